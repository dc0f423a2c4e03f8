import { toAnchorError, type AnchorError } from "../../domain/errors.ts";
import type { Named, Subject } from "../../domain/target.ts";
import type { AssetCandidate, Candidate } from "./find-subjects.ts";

/** An asset that was hashed, or that cannot be a subject; `index` is the candidate's place. */
export type PreparedAsset =
  | { readonly index: number; readonly target: Subject }
  | { readonly index: number; readonly subject: Named | Subject; readonly error: AnchorError };

interface AssetOptions {
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

/** Downloads at the same time: enough to fill a line, few enough for the storage hosts. */
const downloads = 4;

/** Downloads and hashes the assets among the candidates, several at a time, in the order of completion. */
export async function* hashAssets(
  candidates: readonly Candidate[],
  options: AssetOptions,
): AsyncGenerator<PreparedAsset> {
  const waiting = [...candidates.entries()].values();
  const running = new Map<number, Promise<PreparedAsset>>();
  const start = (): void => {
    for (const [index, candidate] of waiting) {
      if (candidate.kind === "asset") running.set(index, hashAsset(index, candidate, options));
      if (running.size >= downloads) return;
    }
  };
  for (start(); running.size > 0; start()) {
    const prepared = await Promise.race(running.values());
    running.delete(prepared.index);
    yield prepared;
  }
}

/** Never rejects: nobody listens to a download while another one is being asked about. */
async function hashAsset(
  index: number,
  { name, hash }: AssetCandidate,
  { onBytes, signal }: AssetOptions,
): Promise<PreparedAsset> {
  try {
    const { subject, error } = await hash(onBytes, signal);
    return error === undefined ? { index, target: subject } : { index, subject, error };
  } catch (thrown) {
    return { index, subject: { name }, error: toAnchorError(thrown) };
  }
}
