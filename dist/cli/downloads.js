import { follow } from "./run.js";
import { backoff } from "./ask.js";
import { takeAtMost } from "./verify.js";
import { AnchorError, isLoopback, messageOf } from "./start.js";
import { hashStream } from "./hash.js";
import { isLimit, leastShare, toFault, toGitHubError } from "./connection.js";
import { json } from "node:stream/consumers";
function hashAsset(connection, asset, onBytes, signal, through = (body) => body) {
  return download(connection, asset, signal, async (body) => {
    let counted = 0;
    try {
      const hashes = await hashStream(through(body), (bytes) => {
        counted += bytes;
        onBytes(bytes);
      });
      return {
        hashes,
        error: findMismatch(asset, hashes)
      };
    } catch (error) {
      onBytes(-counted);
      throw error;
    }
  });
}
async function hashStated(connection, asset, signal, through) {
  const { hashes, error } = await hashAsset(connection, asset, () => {
  }, signal, through);
  if (error !== void 0) throw error;
  return hashes;
}
async function readAsset(connection, asset, most, signal) {
  const tooLarge = () => new AnchorError("ASSET_UNREADABLE", `The file is larger than the limit of ${most} bytes for evidence.`, { hint: "No evidence of this action is that large. Find out who attached the file." });
  let copies = [];
  await hashStated(connection, asset, signal, async function* (body) {
    copies = [];
    for await (const chunk of takeAtMost(body, most, tooLarge)) {
      copies.push(Uint8Array.from(chunk));
      yield chunk;
    }
  });
  return Buffer.concat(copies);
}
function toRefusal(answer) {
  const { status } = answer;
  const isApi = isOfApi(answer);
  const account = `GitHub refused the download of the file (${status}).`;
  if (status === 401 && isApi) return new AnchorError("GITHUB_TOKEN_REJECTED", account);
  if (status === 403 && isApi) return new AnchorError("RELEASE_NOT_READABLE", account);
  const why = `GitHub answered ${status}`;
  return status >= 400 && status < 500 && ![
    401,
    403,
    408
  ].includes(status) ? notDownloaded(why) : new Error(why);
}
function isOfApi({ headers }) {
  return headers["x-github-request-id"] !== void 0;
}
const maxDownloads = 4;
const maxAssetBytes = 2 ** 31;
async function download(connection, { id, size = maxAssetBytes }, signal, take) {
  const { clock } = connection;
  for (let attempt = 1; ; attempt += 1) try {
    const answer = await openInTurn(connection, id, signal);
    if (answer.status === 200) return await take(takeAtMost(answer.body, size, () => tooManyBytes(size)));
    answer.body.destroy();
    throw toRefusal(answer);
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    if (signal.aborted) throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this file was downloaded.");
    if (cause instanceof RangeError || attempt >= maxDownloads) throw notDownloaded(messageOf(cause), cause);
    await clock.wait(backoff(attempt, clock.random(), leastShare), signal);
  }
}
function notDownloaded(why, cause) {
  return new AnchorError("ASSET_UNREADABLE", `The file could not be downloaded: ${why}.`, { cause });
}
function tooManyBytes(size) {
  return new AnchorError("ASSET_DIGEST_MISMATCH", `GitHub recorded ${size} bytes for this file, but the download has more.`);
}
function findMismatch({ sha256, size }, hashes) {
  if (size !== void 0 && hashes.size < size) throw new Error(`only ${hashes.size} of ${size} bytes came`);
  if (sha256 === void 0 || hashes.sha256 === sha256) return void 0;
  const account = `GitHub recorded SHA-256 ${sha256} for this file, but the download has ${hashes.sha256}.`;
  return new AnchorError("ASSET_DIGEST_MISMATCH", account);
}
async function openInTurn(connection, id, signal) {
  for (let attempt = 1; ; attempt += 1) {
    await connection.readTurn();
    const known = connection.downloadLimit();
    if (known !== void 0) throw toDownloadLimit(known);
    const answer = await openAsset(connection, id, signal);
    const limit = await readLimit(answer);
    if (limit === void 0) return answer;
    if (connection.applyBackoff(limit, attempt, false)) continue;
    if (isOfApi(answer)) connection.closeDownloads(limit, attempt);
    throw toDownloadLimit(limit);
  }
}
function toDownloadLimit(limit) {
  return toGitHubError(limit, "Downloading an asset", "RELEASE_NOT_READABLE");
}
const maxRefusalLength = 65536;
async function readLimit({ status, headers, body }) {
  if (status !== 403 && status !== 429) return void 0;
  const tooLong = () => new RangeError("the refusal is too long");
  const data = await json(takeAtMost(body, maxRefusalLength, tooLong)).catch(() => void 0);
  const fault = toFault({
    status,
    response: {
      status,
      headers,
      data
    }
  });
  return isLimit(fault) ? fault : void 0;
}
function openAsset({ web, token, apiUrl, repository }, id, signal) {
  const api = new URL(apiUrl);
  const start = new URL(`${apiUrl}/repos/${repository}/releases/assets/${id}`);
  const accept = "application/octet-stream";
  return follow(web, start, signal, {
    isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || isLoopback(api) && isLoopback(url),
    headersFor: ({ origin }) => origin === api.origin && token !== "" ? {
      accept,
      authorization: `token ${token}`
    } : { accept }
  });
}
export { hashAsset, hashStated, notDownloaded, readAsset };
