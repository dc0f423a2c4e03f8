import { toAnchorError } from "../../domain/errors.ts";
import type { AssetCandidate, Candidate, Ready } from "./candidate.ts";

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
export async function* hashAssets(
  candidates: readonly Candidate[],
  options: AssetOptions,
): AsyncGenerator<readonly [index: number, ready: Ready]> {
  const waiting = [...candidates.entries()].values();
  const running = new Map<number, Promise<readonly [number, Ready]>>();
  const start = (): void => {
    for (const [index, candidate] of waiting) {
      if (candidate.kind === "asset") running.set(index, hashAsset(index, candidate, options));
      if (running.size >= downloads) return;
    }
  };
  for (start(); running.size > 0; start()) {
    const hashed = await Promise.race(running.values());
    running.delete(hashed[0]);
    yield hashed;
  }
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
