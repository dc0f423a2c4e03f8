/** Assets as they are served, held against what GitHub states of them. */
import type { IncomingHttpHeaders } from "node:http";

import type { Clock } from "../client/clock.ts";
import { AnchorError, messageOf } from "../domain/errors.ts";
import type { ListedAsset, Repository } from "../job/monitor/look/repository.ts";
import { hashStream, type StreamHashes } from "../operations/hashing/stream.ts";
import type { Connection } from "./connection.ts";
import { createReads } from "./reads.ts";

const mostDownloads = 4;

/** What has to be known of an asset to download it. */
type Stated = Pick<ListedAsset, "id" | "size" | "sha256">;

export interface Downloads {
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
    insist(connection.clock, signal, async () => {
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

/** Keeps what passes by; hashing uses the chunks up. */
function createCopy(most: number) {
  const chunks: Uint8Array[] = [];
  return {
    keep: async function* (body: AsyncIterable<Uint8Array>) {
      let size = 0;
      for await (const chunk of body) {
        size += chunk.length;
        if (size > most) throw new AnchorError("ASSET_UNREADABLE", `The asset has more than ${most} bytes.`);
        chunks.push(Uint8Array.from(chunk));
        yield chunk;
      }
    },
    bytes: (): Uint8Array => Buffer.concat(chunks),
  };
}

/** @throws AnchorError `ASSET_UNREADABLE` when it was to no avail, or what `work` throws of the kind */
async function insist<Taken>(clock: Clock, signal: AbortSignal, work: () => Promise<Taken>): Promise<Taken> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof AnchorError) throw cause;
      if (signal.aborted) throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before this was downloaded.");
      const isFinal = cause instanceof RangeError || attempt >= mostDownloads;
      const why = messageOf(cause);
      if (isFinal) throw new AnchorError("ASSET_UNREADABLE", `The asset cannot be downloaded: ${why}.`, { cause });
      await clock.wait(1000 * 2 ** (attempt - 1) * (0.5 + clock.random() / 2), signal);
    }
  }
}

/** The error of an answer that is none; worth another attempt when it is not an AnchorError. */
function toRefusal(status: number, headers: IncomingHttpHeaders): Error {
  // The storage host refuses addresses that have grown old; of its refusals nothing follows for the token.
  const isApi = headers["x-github-request-id"] !== undefined;
  const isLimit = headers["retry-after"] !== undefined || headers["x-ratelimit-remaining"] === "0";
  const account = `The asset was answered with ${status}.`;
  if (status === 401 && isApi) return new AnchorError("GITHUB_TOKEN_REJECTED", account);
  if (status === 403 && isApi && !isLimit) return new AnchorError("RELEASE_NOT_READABLE", account);
  if (status === 404) return new AnchorError("ASSET_UNREADABLE", account);
  return new Error(`it was answered with ${status}`);
}

/** @throws AnchorError `ASSET_DIGEST_MISMATCH`, or an Error for fewer bytes than there are */
function ensureStated({ sha256, size }: Stated, hashes: StreamHashes): StreamHashes {
  if (size !== undefined && hashes.size < size) throw new Error(`only ${hashes.size} of ${size} bytes came`);
  if (sha256 === undefined ? hashes.size === size : hashes.sha256 === sha256) return hashes;
  const stated = sha256 === undefined ? `${size} bytes` : `SHA-256 ${sha256}`;
  const served = sha256 === undefined ? `${hashes.size} bytes` : `SHA-256 ${hashes.sha256}`;
  throw new AnchorError("ASSET_DIGEST_MISMATCH", `GitHub states ${stated} for this asset, and serves ${served}.`);
}
