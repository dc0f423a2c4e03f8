import { toAnchorError } from "../../domain/errors.ts";
import { createTurns } from "../../operations/turns.ts";
import type { AssetCandidate, Candidate, Ready } from "../subjects/candidate.ts";

interface AssetOptions {
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

/** Downloads at the same time: enough to fill a line, few enough for the storage hosts. */
const downloads = 4;

/**
 * Downloads and hashes the assets among the candidates, several at a time, in the order of completion, each with its
 * place among the candidates.
 */
export function hashAssets(
  candidates: readonly Candidate[],
  options: AssetOptions,
): AsyncIterable<readonly [index: number, ready: Ready]> {
  return new ReadableStream<readonly [number, Ready]>({
    start: (hashed) => {
      const turns = createTurns(downloads, async ([index, asset]: readonly [number, AssetCandidate]) => {
        hashed.enqueue(await hashAsset(index, asset, options));
      });
      for (const [index, candidate] of candidates.entries()) {
        if (candidate.kind === "asset") turns.add([index, candidate]);
      }
      turns
        .rest()
        .then(() => hashed.close())
        .catch((thrown: unknown) => hashed.error(thrown));
    },
  });
}

/** Must not reject: while another asset is being asked about, nobody listens to this one. */
async function hashAsset(
  index: number,
  { name, hash }: AssetCandidate,
  { onBytes, signal }: AssetOptions,
): Promise<readonly [number, Ready]> {
  try {
    const { subject, error } = await hash(onBytes, signal);
    return [index, error === undefined ? { kind: "digest", subject } : { kind: "failed", subject, error }];
  } catch (thrown) {
    return [index, { kind: "failed", subject: { name }, error: toAnchorError(thrown) }];
  }
}
