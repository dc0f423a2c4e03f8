/** Asks about each of what is hashed. */
import { compareNames } from "../core/checksums.ts";
import { toFailure, type Outcome } from "../core/outcome.ts";
import type { Result } from "../core/report.ts";
import type { Proof, Subject, ListedSubject, Named } from "../core/subject.ts";
import { hashBytes } from "../hash/hash-files.ts";
import { runEach, type Operate } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import { nameOf, type Candidate, type HashedSubject } from "./candidates.ts";
import { toUnreached, type HashedRows } from "./hash-subjects.ts";

/** How one run asks about its subjects. */
export interface Asking {
  readonly operate: Operate<Subject | Proof>;
  /** Looks once more at the file that an outcome is about. */
  readonly confirm: (outcome: Outcome, subject: Subject) => Outcome;
  readonly concurrency: number;
  readonly signals: Pick<Signals, "cancellation" | "fail" | "overdue">;
  readonly onResult: (result: Result) => void;
}

/**
 * Asks about everything that can be asked about, while later subjects are still being hashed. When the run ends early,
 * the results so far are kept.
 *
 * @returns one result a candidate, in their order
 */
export async function askEach(
  candidates: readonly Candidate[],
  rows: HashedRows,
  { operate, confirm, concurrency, signals, onResult }: Asking,
): Promise<readonly Result[]> {
  const results: (Result | undefined)[] = Array.from({ length: candidates.length });
  const settle = (index: number, result: Result): void => {
    results[index] = result;
    onResult(result);
  };
  /** Yields what can be asked about; until it has its answer it is open. What has failed has its result at once. */
  async function* askable() {
    for await (const [index, ready] of rows) {
      if (ready.kind === "failed") {
        settle(index, toFailedResult(ready));
        continue;
      }
      results[index] = { subject: ready.subject, outcome: unanswered };
      yield [index, ready.subject] as const;
    }
  }
  const asking = runEach(askable(), ([, subject]) => operate(subject), {
    concurrency,
    stop: signals.cancellation.stop,
    keyOf: ([, subject]) => ("root" in subject ? `${subject.digest} ${hashBytes(subject.bytes)}` : subject.digest),
    onResult: ([index, subject], outcome) => settle(index, { subject, outcome: confirm(outcome, subject) }),
  });
  await untilOverdue(asking, signals);
  return candidates.map((candidate, index) => results[index] ?? toFailedResult(toUnreached(nameOf(candidate))));
}

const unanswered: Outcome = {
  kind: "unclear",
  note: "The run ended before its answer was there, and what was sent may have been done. Check this digest.",
};

/**
 * The result of what failed before anybody was asked about it. Whole bytes that are not those that the release recorded
 * are no failure: they are `changed` (interface §1.5).
 */
export function toFailedResult({ subject, error }: Extract<HashedSubject, { kind: "failed" }>): Result {
  const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
  return { subject, outcome: isChanged ? { kind: "changed", note: error.message } : toFailure(error) };
}

/** The results, and the checksum list of all that was hashed or given (interface §1.4). */
export interface AskedResults {
  readonly results: readonly Result[];
  /** One line a name. */
  readonly checksums: readonly ListedSubject[];
}

/**
 * The lines of `SHA3-256SUMS` (interface §1.4): every digest that was computed or given, once a name; a subject whose
 * bytes could not be read has no line.
 */
export function toChecksumLines(subjects: readonly (Named | Subject)[]): readonly ListedSubject[] {
  const sorted = subjects.filter((subject) => "digest" in subject).sort((a, b) => compareNames(a.name, b.name));
  return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
}
