/** Downloads assets, no further than their stated sizes, and compares their bytes with what GitHub states of them. */
import { json } from "node:stream/consumers";

import { type Download, getWithRedirects, limitDownload } from "../api/downloads.ts";
import { backoff } from "../api/retry.ts";
import { takeAtMost } from "../core/json.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { isLoopback } from "../core/url.ts";
import { hashStream, type StreamHashes } from "../hash/hash-files.ts";
import type { ListedAsset } from "../monitor/repository.ts";
import type { Forge } from "../release/forge.ts";
import { type Connection, NotThere } from "./connection.ts";
import { leastShare } from "./caller.ts";
import { expiredHint, type GitHubFault, foreignPage, isLimit, toFault, toGitHubError } from "./answers.ts";

/** The facts about an asset that its download needs. */
interface Stated extends Pick<ListedAsset, "id" | "size" | "sha256"> {
  /** Where everybody may download it; the API is asked where this is absent. */
  readonly address?: URL;
  /** The SHA-256 that is recorded: where GitHub states none, other bytes are downloaded once more before they count. */
  readonly expected?: string | undefined;
}
type ByteStream = AsyncIterable<Uint8Array>;

/**
 * Hashes an asset that is a subject; whole bytes other than those that GitHub states are still hashed as the asset.
 *
 * @param through receives the bytes of one attempt and passes them on
 */
export function hashDownload(
  connection: Connection,
  asset: Stated,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
  through = (body: ByteStream) => body,
): ReturnType<Forge["hash"]> {
  let hashes: StreamHashes | undefined;
  const take = async (body: ByteStream): ReturnType<Forge["hash"]> => {
    let counted = 0;
    hashes = undefined;
    try {
      hashes = await hashStream(through(body), (bytes) => {
        counted += bytes;
        onBytes(bytes);
      });
      const error = findMismatch(asset, hashes);
      if (error !== undefined) throw error;
      return { hashes, error };
    } catch (error) {
      // The next attempt counts these bytes again.
      onBytes(-counted);
      throw error;
    }
  };
  return connection
    .inTime(() => download(connection, asset, signal, take))
    .catch((error: unknown) => {
      if (hashes === undefined || !isOfOtherBytes(error)) throw error;
      return { hashes, error: asset.sha256 === undefined ? undefined : error };
    });
}

/** Whether an error is about bytes that came, and are not those of the asset. */
export function isOfOtherBytes(error: unknown): error is AnchorError {
  return error instanceof AnchorError && error.code === "ASSET_DIGEST_MISMATCH";
}

/** Reads the bytes of an asset, which must be those that GitHub states and no more than `most`. */
export async function readAsset(
  connection: Connection,
  asset: Stated,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const tooLarge = () =>
    new AnchorError("ASSET_UNREADABLE", `The file is larger than the limit of ${most} bytes for evidence.`, {
      hint: "No evidence of this action is that large. Find out who attached the file.",
    });
  let copies: Uint8Array[] = [];
  const { error } = await hashDownload(
    connection,
    asset,
    () => {},
    signal,
    async function* (body) {
      copies = [];
      for await (const chunk of takeAtMost(body, most, tooLarge)) {
        // Copies the chunks, because hashing frees them.
        copies.push(Uint8Array.from(chunk));
        yield chunk;
      }
    },
  );
  if (error !== undefined) throw error;
  return Buffer.concat(copies);
}

/** Makes the error of a refused download; a retry makes sense when the error is not an AnchorError. */
function toRefusal(answer: Download, { address }: Stated): Error {
  const { status } = answer;
  // The storage host refuses expired addresses; such a refusal says nothing about the token.
  const isApi = isOfApi(answer);
  const account = `GitHub refused the download of the file (${status}).`;
  // Whoever downloads has listed the assets before, with the same token.
  if (status === 401 && isApi) return new AnchorError("GITHUB_TOKEN_REJECTED", account, { hint: expiredHint });
  if (status === 403 && isApi) return new AnchorError("RELEASE_NOT_READABLE", account);
  const why = `${isApi ? "GitHub" : answer.host} answered ${status}`;
  if (address !== undefined && status === 404)
    return new NotThere("ASSET_UNREADABLE", `The file could not be downloaded: ${why}.`);
  const isFinal = isApi && status >= 400 && status < 500 && status !== 408;
  return isFinal ? notDownloaded(why) : new Error(why);
}

function isOfApi({ headers }: Download): boolean {
  return headers["x-github-request-id"] !== undefined;
}

const maxDownloads = 4;
/** GitHub takes no larger asset: what goes on for longer is not read to its end. */
const maxAssetBytes = 2 ** 31;

/**
 * Returns the result of `take` for the bytes of an asset. Downloads again until `take` succeeds; an AnchorError is
 * final, but for the first one of other bytes, and so is a RangeError: a forbidden redirect stays forbidden in a retry.
 *
 * @throws AnchorError `ASSET_UNREADABLE` after the last attempt, `NOT_ATTEMPTED` once `signal` has aborted
 */
async function download<Taken>(
  connection: Connection,
  asset: Stated,
  signal: AbortSignal,
  take: (body: ByteStream) => Promise<Taken>,
): Promise<Taken> {
  const { clock } = connection;
  const { size = maxAssetBytes } = asset;
  let differences = 0;
  for (let attempt = 1; ; attempt += 1) {
    let answer: Download | undefined;
    let start = "";
    try {
      answer = await openInTurn(connection, asset, signal);
      const body = withStart(answer.body, (first) => (start = first));
      if (answer.status === 200)
        return await take(
          limitDownload(
            takeAtMost(body, size, () => tooManyBytes(size)),
            size,
            clock,
          ),
        );
      answer.body.destroy();
      throw toRefusal(answer, asset);
    } catch (cause) {
      const foreign = answer && foreignPage(answer, start);
      if (isOfOtherBytes(cause)) differences += 1;
      const isFirst = isOfOtherBytes(cause) && differences === 1;
      if (cause instanceof AnchorError && !isFirst)
        throw isOfOtherBytes(cause) && foreign !== undefined ? notDownloaded(foreign, cause) : cause;
      if (signal.aborted)
        throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this file was downloaded.");
      const isFinal = cause instanceof RangeError || attempt >= maxDownloads;
      if (isFinal) throw notDownloaded(foreign ?? messageOf(cause), cause);
      await clock.wait(backoff(attempt, clock.random(), leastShare), signal);
    }
  }
}

const startLength = 100;

/** Passes the bytes on, and tells the characters that they start with. */
async function* withStart(body: ByteStream, tell: (start: string) => void): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of body) {
    if (isFirst) tell(Buffer.from(chunk.subarray(0, startLength)).toString("latin1"));
    isFirst = false;
    yield chunk;
  }
}

export function notDownloaded(why: string, cause?: unknown): AnchorError {
  const isCutOff = cause instanceof Error && "syscall" in cause;
  const hint = isCutOff ? "Check network, proxy and DNS. The file is not judged." : undefined;
  return new AnchorError("ASSET_UNREADABLE", `The file could not be downloaded: ${why}.`, { cause, hint });
}

/** Makes the error of an asset of which more bytes come than GitHub states: the others are not read. */
function tooManyBytes(size: number): AnchorError {
  return new AnchorError(
    "ASSET_DIGEST_MISMATCH",
    `GitHub recorded ${size} bytes for this file, but the download has more.`,
  );
}

/**
 * Returns the error of whole bytes that are not those that GitHub states.
 *
 * @throws Error for fewer bytes than there are: the download broke off, and is worth another attempt
 */
export function findMismatch(
  { expected, sha256 = expected, size }: Omit<Stated, "id">,
  hashes: StreamHashes,
): AnchorError | undefined {
  if (size !== undefined && hashes.size < size) throw new Error(`only ${hashes.size} of ${size} bytes came`);
  if (sha256 === undefined || hashes.sha256 === sha256) return undefined;
  const account = `GitHub recorded SHA-256 ${sha256} for this file, but the download has ${hashes.sha256}.`;
  return new AnchorError("ASSET_DIGEST_MISMATCH", account);
}

/** Opens an asset, and waits when GitHub limits the rate of requests. */
async function openInTurn(connection: Connection, asset: Stated, signal: AbortSignal): Promise<Download> {
  for (let attempt = 1; ; attempt += 1) {
    await connection.readTurn();
    connection.refuseClosed();
    const answer = await openAsset(connection, asset, signal);
    const limit = asset.address === undefined ? await readLimit(answer) : undefined;
    if (limit === undefined) return answer;
    if (connection.applyBackoff(limit, attempt, false)) continue;
    const error = toGitHubError(limit, "Downloading an asset", "RELEASE_NOT_READABLE");
    // What the storage host limits, the API may still answer.
    if (isOfApi(answer)) connection.closeDownloads(limit, attempt, error);
    throw error;
  }
}

const maxRefusalLength = 65_536;

/** Reads the fault of a download that a rate limit refused, by its headers or by GitHub's own words. */
async function readLimit({ status, headers, body }: Download): Promise<GitHubFault | undefined> {
  if (status !== 403 && status !== 429) return undefined;
  const tooLong = (): Error => new RangeError("the refusal is too long");
  const data = await json(takeAtMost(body, maxRefusalLength, tooLong)).catch(() => undefined);
  const fault = toFault({ status, response: { status, headers, data } });
  return isLimit(fault) ? fault : undefined;
}

/** Opens an asset. The API answers with the bytes, or redirects to a storage host, which never gets the token. */
function openAsset(
  { web, token, apiUrl, repository }: Connection,
  { id, address }: Stated,
  signal: AbortSignal,
): Promise<Download> {
  const api = new URL(apiUrl);
  const start = address ?? new URL(`${apiUrl}/repos/${repository}/releases/assets/${id}`);
  const accept = "application/octet-stream";
  return getWithRedirects(web, start, signal, {
    // On the local machine all ports belong to one owner.
    isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || (isLoopback(api) && isLoopback(url)),
    headersFor: ({ origin }) =>
      origin === api.origin && token !== "" ? { accept, authorization: `token ${token}` } : { accept },
  });
}
