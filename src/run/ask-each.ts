import { compareNames } from "../core/checksums.ts";
import { toFailure, type Outcome } from "../core/outcome.ts";
import type { Result } from "../core/report.ts";
import type { Proof, Subject, ListedSubject, Named } from "../core/subject.ts";
import { hashBytes } from "../hash/hash-files.ts";
import { runEach, type Operate } from "../host/queue.ts";
import { nameOf, type Candidate, type HashedSubject } from "./candidates.ts";
import { toUnreached, type HashedRows } from "./hash-subjects.ts";

/**
 * Asks about everything that can be asked about, while later subjects are still being hashed.
 *
 * @returns one result a candidate, in their order
 */
export async function askEach(
  candidates: readonly Candidate[],
  ready: HashedRows,
  asking: Asking,
): Promise<readonly Result[]> {
  const open: (Subject | Proof | undefined)[] = Array.from({ length: candidates.length });
  const results: (Result | undefined)[] = Array.from({ length: candidates.length });
  const settle = (index: number, result: Result): void => {
    results[index] = result;
    asking.onResult(result);
  };
  const done = runEach(askable(ready, open, settle), asking.operate, {
    concurrency: asking.concurrency,
    stop: asking.stop,
    keyOf: (target) => ("root" in target ? `${target.digest} ${hashBytes(target.bytes)}` : target.digest),
    onResult: ({ index, target }, outcome) =>
      settle(index, { subject: target, outcome: asking.confirm(outcome, target) }),
  });
  await Promise.race([done.catch(asking.onDefect), asking.overdue]);
  return candidates.map((candidate, index) => results[index] ?? toUnsettled(open[index], candidate));
}

/**
 * Yields what can be asked about, and notes it as open until it has its result; what has failed gets its result at
 * once.
 */
async function* askable(
  rows: HashedRows,
  open: (Subject | Proof | undefined)[],
  settle: (index: number, result: Result) => void,
) {
  for await (const [index, ready] of rows) {
    if (ready.kind === "digest") {
      open[index] = ready.subject;
      yield { index, target: ready.subject };
    } else settle(index, toFailedResult(ready));
  }
}

function toUnsettled(target: Subject | undefined, candidate: Candidate): Result {
  return target === undefined
    ? toFailedResult(toUnreached(nameOf(candidate)))
    : { subject: target, outcome: unanswered };
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

/** How one run asks about its subjects. */
export interface Asking {
  readonly operate: Operate<Subject | Proof>;
  /** Looks once more at the file that an outcome is about. */
  readonly confirm: (outcome: Outcome, subject: Subject) => Outcome;
  readonly concurrency: number;
  readonly stop: AbortSignal;
  /** Resolves when the run is to end with what it has. */
  readonly overdue: Promise<void>;
  readonly onResult: (result: Result) => void;
  /** Told of a defect that belongs to no subject; the results so far are kept. */
  readonly onDefect: (thrown: unknown) => void;
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
