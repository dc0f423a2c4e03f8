/** Downloads assets and compares their bytes with what GitHub states of them. */
import type { IncomingHttpHeaders } from "node:http";

import { backoff } from "../api/retry.ts";
import { takeAtMost } from "../core/bytes.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { hashStream, type StreamHashes } from "../hash/stream.ts";
import type { Clock } from "../host/clock.ts";
import type { ListedAsset, Repository } from "../monitor/repository.ts";
import { connect, type GitHubOptions, type Connection } from "./connection.ts";
import { createReads, type GitHubReads, createWrites, type GitHubWrites } from "./releases.ts";
import { leastShare } from "./requests.ts";

/** The release operations of one repository. */
export type GitHub = GitHubReads & GitHubWrites & Pick<Downloads, "read">;

/** @throws AnchorError `RELEASE_NOT_FOUND` when `options` name no repository */
export function createGitHub(options: GitHubOptions): GitHub {
  const connection = connect(options);
  const { read } = createDownloads(connection);
  return { ...createReads(connection), ...createWrites(connection), read };
}

/** What has to be known of an asset to download it. */
type Stated = Pick<ListedAsset, "id" | "size" | "sha256">;

interface Downloads {
  readonly hash: (asset: Stated, signal: AbortSignal) => ReturnType<Repository["hash"]>;
  readonly read: (asset: Stated, most: number, signal: AbortSignal) => Promise<Uint8Array>;
}

/** Both methods refuse bytes that are not those that GitHub states. */
export function createDownloads(connection: Connection): Downloads {
  const { openAsset } = createReads(connection);
  const take = (
    asset: Stated,
    signal: AbortSignal,
    through: (body: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>,
  ): Promise<StreamHashes> =>
    retryDownload(connection.clock, signal, async () => {
      const { status, headers, body } = await openAsset(asset, signal);
      if (status === 200) return ensureStated(asset, await hashStream(through(body), () => {}));
      body.destroy();
      throw toRefusal(status, headers);
    });
  return {
    hash: async (asset, signal) => {
      const { digest, sha256 } = await take(asset, signal, (body) => body);
      return { sha3_256: digest, sha256 };
    },
    read: async (asset, most, signal) => {
      let copy = createCopy(most);
      await take(asset, signal, (body) => (copy = createCopy(most)).keep(body));
      return copy.bytes();
    },
  };
}

/** Keeps a copy of each chunk, since hashing frees the chunks. */
function createCopy(most: number) {
  const chunks: Uint8Array[] = [];
  return {
    keep: async function* (body: AsyncIterable<Uint8Array>) {
      const tooLarge = () => new AnchorError("ASSET_UNREADABLE", `The asset has more than ${most} bytes.`);
      for await (const chunk of takeAtMost(body, most, tooLarge)) {
        chunks.push(Uint8Array.from(chunk));
        yield chunk;
      }
    },
    bytes: (): Uint8Array => Buffer.concat(chunks),
  };
}

/** The error of an answer that is none; worth another attempt when it is not an AnchorError. */
function toRefusal(status: number, headers: IncomingHttpHeaders): Error {
  // The storage host refuses expired addresses; such a refusal says nothing about the token.
  const isApi = headers["x-github-request-id"] !== undefined;
  const account = `The asset was answered with ${status}.`;
  if (status === 401 && isApi) return new AnchorError("GITHUB_TOKEN_REJECTED", account);
  if (status === 403 && isApi) return new AnchorError("RELEASE_NOT_READABLE", account);
  if (status === 404) return new AnchorError("ASSET_UNREADABLE", account);
  return new Error(`it was answered with ${status}`);
}

/** @throws AnchorError `ASSET_DIGEST_MISMATCH`, or an Error for fewer bytes than there are */
function ensureStated({ sha256, size }: Stated, hashes: StreamHashes): StreamHashes {
  const mismatch = findMismatch({ size, sha256 }, hashes);
  if (mismatch !== undefined) throw mismatch;
  return hashes;
}

const maxDownloads = 4;

/**
 * Repeats `work` until it succeeds. An AnchorError is final, and so is a RangeError: a forbidden redirect does not
 * change by being tried again.
 *
 * @throws AnchorError `ASSET_UNREADABLE` after the last attempt, `NOT_ATTEMPTED` once `signal` has aborted
 */
export async function retryDownload<Taken>(
  clock: Clock,
  signal: AbortSignal,
  work: () => Promise<Taken>,
): Promise<Taken> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof AnchorError) throw cause;
      if (signal.aborted) throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this was downloaded.");
      const isFinal = cause instanceof RangeError || attempt >= maxDownloads;
      if (isFinal) throw notDownloaded(messageOf(cause), cause);
      await clock.wait(backoff(attempt, clock.random(), leastShare), signal);
    }
  }
}

/** The error of an asset whose bytes cannot be had. */
export function notDownloaded(why: string, cause?: unknown): AnchorError {
  return new AnchorError("ASSET_UNREADABLE", `The asset cannot be downloaded: ${why}.`, { cause });
}

/**
 * The error of whole bytes that are not those that GitHub states; where it states no SHA-256, their number is compared.
 *
 * @throws Error for fewer bytes than there are: the download broke off, and is worth another attempt
 */
export function findMismatch(
  { sha256, size }: { readonly sha256?: string | undefined; readonly size?: number | undefined },
  hashes: StreamHashes,
): AnchorError | undefined {
  if (size !== undefined && hashes.size < size) throw new Error(`only ${hashes.size} of ${size} bytes came`);
  if (sha256 === undefined ? hashes.size === size : hashes.sha256 === sha256) return undefined;
  const stated = sha256 === undefined ? `${size} bytes` : `SHA-256 ${sha256}`;
  const served = sha256 === undefined ? `${hashes.size} bytes` : `SHA-256 ${hashes.sha256}`;
  return new AnchorError("ASSET_DIGEST_MISMATCH", `GitHub states ${stated} for this asset, and serves ${served}.`);
}
