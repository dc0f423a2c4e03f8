import { AnchorError } from "../../domain/errors.ts";
import type { Named } from "../../domain/target.ts";
import { nameOf, type Candidate, type Ready } from "../subjects/candidate.ts";

/** What is ready, as it becomes so, each with its place among the candidates. */
export type ReadyRows =
  | AsyncIterable<readonly [index: number, ready: Ready]>
  | Iterable<readonly [index: number, ready: Ready]>;

/** What ends the waiting early. */
interface Collecting {
  /** Resolves when the run is to end with what it has. */
  readonly overdue: Promise<void>;
  /** Told of a defect that belongs to no subject. */
  readonly onDefect: (thrown: unknown) => void;
}

/** Waits until all candidates are ready, for what needs every digest first; keeps the order of the candidates. */
export async function collectReady(
  candidates: readonly Candidate[],
  rows: ReadyRows,
  { overdue, onDefect }: Collecting,
): Promise<readonly Ready[]> {
  const collected: (Ready | undefined)[] = Array.from({ length: candidates.length });
  const fill = async (): Promise<void> => {
    for await (const [index, ready] of rows) collected[index] = ready;
  };
  await Promise.race([fill().catch(onDefect), overdue]);
  return candidates.map((candidate, index) => collected[index] ?? toUnreached(nameOf(candidate)));
}

/** The failure of a candidate that was not hashed before the run ended early. */
export function toUnreached(subject: Named): Extract<Ready, { kind: "failed" }> {
  const error = new AnchorError("NOT_ATTEMPTED", "The run ended before this was hashed.");
  return { kind: "failed", subject, error };
}
