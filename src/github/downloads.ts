/** Downloads assets, and compares their bytes with the size and digest that GitHub states. */
import { json } from "node:stream/consumers";

import { backoffMs, type Download, getWithRedirects, limitDownload } from "../api/downloads.ts";
import { takeAtMost } from "../core/json.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { isLoopback } from "../core/addresses.ts";
import { hashStream, type StreamHashes } from "../hash/hash-files.ts";
import type { ListedAsset } from "../monitor/repository.ts";
import type { Forge } from "../release/forge.ts";
import { type Connection, NotFoundError } from "./connection.ts";
import { minBackoffShare } from "./caller.ts";
import { expiredTokenHint, type GitHubFault, explainForeign, isRateLimit, toFault, toGitHubError } from "./answers.ts";

/** What is known of an asset before its download. */
interface StatedAsset extends Pick<ListedAsset, "id" | "size" | "sha256"> {
  /** The public download address; without an address, the API is asked for the asset. */
  readonly address?: URL;
  /** The recorded SHA-256. If GitHub states no SHA-256, a download that differs from this one is repeated once. */
  readonly expectedSha256?: string | undefined;
}

type ByteStream = AsyncIterable<Uint8Array>;

/**
 * Downloads and hashes an asset. If its SHA-256 is not the one that GitHub states, returns the hashes and an error.
 * @param onBytes receives how many bytes more were hashed; a negative number takes back those of a failed attempt
 * @param relay passes the bytes on to be hashed, and may keep a copy or throw
 */
export function hashDownload(
  connection: Connection,
  asset: StatedAsset,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
  relay = (body: ByteStream) => body,
): ReturnType<Forge["hash"]> {
  let hashes: StreamHashes | undefined;
  const hashBody = async (body: ByteStream): ReturnType<Forge["hash"]> => {
    let countedBytes = 0;
    hashes = undefined;
    try {
      hashes = await hashStream(relay(body), (bytes) => {
        countedBytes += bytes;
        onBytes(bytes);
      });
      const error = findMismatch(asset, hashes);
      if (error !== undefined) throw error;
      return { hashes, error };
    } catch (error) {
      // Takes back the bytes of this attempt, since the next attempt counts them again.
      onBytes(-countedBytes);
      throw error;
    }
  };
  return connection
    .downloadInTime(() => download(connection, asset, signal, hashBody))
    .catch((error: unknown) => {
      if (hashes === undefined || !isDigestMismatch(error)) throw error;
      return { hashes, error: asset.sha256 === undefined ? undefined : error };
    });
}

/** Throws `ASSET_NOT_JUDGED` for an asset that was listed and is gone, which is no outage; any other error as it is. */
export function throwUnjudged(thrown: unknown): never {
  if (!(thrown instanceof NotFoundError)) throw thrown;
  throw new AnchorError("ASSET_NOT_JUDGED", "The release does not have this file any more.", { cause: thrown });
}

export function isDigestMismatch(error: unknown): error is AnchorError {
  return error instanceof AnchorError && error.code === "ASSET_DIGEST_MISMATCH";
}

/** Downloads an asset of at most `maxBytes`. @throws AnchorError also if the bytes are not those that GitHub states */
export async function readAsset(
  connection: Connection,
  asset: StatedAsset,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const toTooLargeError = () =>
    new AnchorError("ASSET_UNREADABLE", `The file is larger than the limit of ${maxBytes} bytes for evidence.`, {
      hint: "No evidence of this action is that large. Find out who attached the file.",
    });
  let chunks: Uint8Array[] = [];
  const { error } = await hashDownload(
    connection,
    asset,
    () => {},
    signal,
    async function* (body) {
      chunks = [];
      for await (const chunk of takeAtMost(body, maxBytes, toTooLargeError)) {
        // A copy is kept, since hashing frees the chunk's memory.
        chunks.push(Uint8Array.from(chunk));
        yield chunk;
      }
    },
  );
  if (error !== undefined) throw error;
  return Buffer.concat(chunks);
}

/** Makes the error of a refused download: an AnchorError where another attempt is useless, else a plain Error. */
function toDownloadRefusal(answer: Download, { address }: StatedAsset): Error {
  const { status } = answer;
  // A refusal says something about the token only if the API sent it: the storage host refuses expired addresses too.
  const isApiRefusal = isFromApi(answer);
  const message = `GitHub refused the download of the file (${status}).`;
  // The same token listed the assets before, so it has expired.
  if (status === 401 && isApiRefusal)
    return new AnchorError("GITHUB_TOKEN_REJECTED", message, { hint: expiredTokenHint });
  if (status === 403 && isApiRefusal) return new AnchorError("RELEASE_NOT_READABLE", message);
  const why = `${isApiRefusal ? "GitHub" : answer.host} answered ${status}`;
  const isGone = address === undefined ? isApiRefusal && (status === 404 || status === 410) : status === 404;
  if (isGone) return new NotFoundError("ASSET_UNREADABLE", `The file could not be downloaded: ${why}.`);
  const isFinal = isApiRefusal && status >= 400 && status < 500 && status !== 408;
  return isFinal ? downloadError(why) : new Error(why);
}

function isFromApi({ headers }: Download): boolean {
  return headers["x-github-request-id"] !== undefined;
}

const maxDownloadAttempts = 4;
/** GitHub accepts no asset of more bytes. */
const maxAssetBytes = 2 ** 31;

/**
 * Downloads an asset until `consume` succeeds with its bytes, and returns the result. If the bytes are not as GitHub
 * states, they are downloaded once more. Any other AnchorError, or a forbidden redirect, ends the attempts.
 *
 * @throws AnchorError `ASSET_UNREADABLE` after the last attempt, `NOT_ATTEMPTED` once `signal` has aborted
 */
async function download<Result>(
  connection: Connection,
  asset: StatedAsset,
  signal: AbortSignal,
  consume: (body: ByteStream) => Promise<Result>,
): Promise<Result> {
  const { clock } = connection;
  const { size = maxAssetBytes } = asset;
  let mismatchCount = 0;
  for (let attempt = 1; ; attempt += 1) {
    let answer: Download | undefined;
    const received = { start: "", bytes: 0, isWhole: false };
    try {
      answer = await openWithinLimit(connection, asset, signal);
      const body = observe(answer.body, received);
      const tooLongMessage = `GitHub recorded ${size} bytes for this file, but the download has more.`;
      const limitedBody = takeAtMost(body, size, () => new AnchorError("ASSET_DIGEST_MISMATCH", tooLongMessage));
      if (answer.status === 200) return await consume(limitDownload(limitedBody, size, clock));
      answer.body.destroy();
      throw toDownloadRefusal(answer, asset);
    } catch (cause) {
      const isOther = isOtherFile(asset, received, cause);
      const foreignPage =
        answer && explainForeign(answer, received.start, isOther && !isGitHubHost(answer, connection, asset));
      if (isDigestMismatch(cause)) mismatchCount += 1;
      const isFirstMismatch = isDigestMismatch(cause) && mismatchCount === 1;
      if (cause instanceof AnchorError && !isFirstMismatch)
        throw isDigestMismatch(cause) && foreignPage !== undefined ? downloadError(foreignPage, cause) : cause;
      if (signal.aborted)
        throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this file was downloaded.");
      const isFinal = cause instanceof RangeError || attempt >= maxDownloadAttempts;
      if (isFinal) throw downloadError(foreignPage ?? messageOf(cause), cause);
      await clock.wait(backoffMs(attempt, clock.random(), minBackoffShare), signal);
    }
  }
}

/** What has come of a download: its first characters, 100 at most, how many bytes, and whether it came to its end. */
interface Received {
  start: string;
  bytes: number;
  isWhole: boolean;
}

/** Passes the bytes on, and sets in `received` what has come. */
async function* observe(body: ByteStream, received: Received): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    if (received.bytes === 0) received.start = Buffer.from(chunk.subarray(0, 100)).toString("latin1");
    received.bytes += chunk.length;
    yield chunk;
  }
  received.isWhole = true;
}

/** Whether a failed download is another file: by its length or, if GitHub states none, by its digest. */
function isOtherFile({ size }: StatedAsset, { bytes, isWhole }: Received, cause: unknown): boolean {
  if (size === undefined) return isDigestMismatch(cause);
  return bytes > size || (isWhole && bytes < size);
}

/** Whether a host is one of GitHub's: of the API, of the asset's public address, or of the storage of github.com. */
function isGitHubHost({ host }: Download, { apiUrl }: Connection, { address }: StatedAsset): boolean {
  const apiName = new URL(apiUrl).hostname.replace(/^api\./, "");
  const { hostname } = new URL(`https://${host}`);
  const gitHubNames = [apiName, address?.hostname ?? apiName, "githubusercontent.com"];
  return gitHubNames.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

function downloadError(why: string, cause?: unknown): AnchorError {
  const isNetworkError = cause instanceof Error && "syscall" in cause;
  const hint = isNetworkError ? "Check network, proxy and DNS. The file is not judged." : undefined;
  return new AnchorError("ASSET_UNREADABLE", `The file could not be downloaded: ${why}.`, { cause, hint });
}

/** Returns an error if the bytes have another SHA-256. @throws Error for too few bytes, after which a retry may help */
function findMismatch(
  { expectedSha256, sha256 = expectedSha256, size }: Omit<StatedAsset, "id">,
  hashes: StreamHashes,
): AnchorError | undefined {
  if (size !== undefined && hashes.size < size) throw new Error(`only ${hashes.size} of ${size} bytes came`);
  if (sha256 === undefined || hashes.sha256 === sha256) return undefined;
  const message = `GitHub recorded SHA-256 ${sha256} for this file, but the download has ${hashes.sha256}.`;
  return new AnchorError("ASSET_DIGEST_MISMATCH", message);
}

/** Opens an asset; waits at a rate limit. @throws AnchorError `GITHUB_RATE_LIMITED` if the wait would be too long */
async function openWithinLimit(connection: Connection, asset: StatedAsset, signal: AbortSignal): Promise<Download> {
  for (let attempt = 1; ; attempt += 1) {
    await connection.waitForReadTurn();
    connection.ensureDownloadsAllowed();
    const answer = await openAsset(connection, asset, signal);
    const limitFault = asset.address === undefined ? await readRateLimit(answer) : undefined;
    if (limitFault === undefined) return answer;
    if (connection.applyBackoff(limitFault, attempt, false)) continue;
    const error = toGitHubError(limitFault, "Downloading an asset", "RELEASE_NOT_READABLE");
    // Only a limit of the API holds for later downloads: the storage host has limits of its own.
    if (isFromApi(answer)) connection.refuseDownloads(limitFault, attempt, error);
    throw error;
  }
}

const maxRefusalBytes = 65_536;

/** Returns the fault if a rate limit refused the download; otherwise returns `undefined`. */
async function readRateLimit({ status, headers, body }: Download): Promise<GitHubFault | undefined> {
  if (status !== 403 && status !== 429) return undefined;
  const toError = (): Error => new RangeError("the refusal is too long");
  const data = await json(takeAtMost(body, maxRefusalBytes, toError)).catch(() => undefined);
  const fault = toFault({ status, response: { status, headers, data } });
  return isRateLimit(fault) ? fault : undefined;
}

/** Opens an asset. The API answers with its bytes, or redirects to a storage host, which never gets the token. */
function openAsset(
  { web, token, apiUrl, repository }: Connection,
  { id, address }: StatedAsset,
  signal: AbortSignal,
): Promise<Download> {
  const api = new URL(apiUrl);
  const firstUrl = address ?? new URL(`${apiUrl}/repos/${repository}/releases/assets/${id}`);
  const accept = "application/octet-stream";
  return getWithRedirects(web, firstUrl, signal, {
    // All ports of the local machine belong to one owner, so http and other ports are safe there.
    isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || (isLoopback(api) && isLoopback(url)),
    headersFor: ({ origin }) =>
      origin === api.origin && token !== "" ? { accept, authorization: `token ${token}` } : { accept },
  });
}
