/** What every download of an asset has in common: how often it is tried, and what GitHub states of its bytes. */
import type { Clock } from "../client/clock.ts";
import { AnchorError, messageOf } from "../domain/errors.ts";
import type { StreamHashes } from "../operations/hashing/stream.ts";
import { gitHubBackoff } from "./retry.ts";

const mostDownloads = 4;

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
      const isFinal = cause instanceof RangeError || attempt >= mostDownloads;
      if (isFinal) throw notDownloaded(messageOf(cause), cause);
      await clock.wait(gitHubBackoff(attempt, clock.random()), signal);
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
