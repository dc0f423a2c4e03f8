import { toFailure, type Outcome } from "../../domain/outcome.ts";
import type { Result } from "../../domain/report/report.ts";
import type { Proof, Subject } from "../../domain/target.ts";
import { hashBytes } from "../../operations/hashing/hash-files.ts";
import { runEach } from "../../operations/run-each.ts";
import { nameOf, type Candidate, type Ready } from "../subjects/candidate.ts";
import type { Asking } from "./asking.ts";
import { toUnreached, type ReadyRows } from "../ready/collect-ready.ts";

/**
 * Asks about everything that can be asked about, while later subjects are still being hashed.
 *
 * @returns one result a candidate, in their order
 */
export async function askEach(
  candidates: readonly Candidate[],
  ready: ReadyRows,
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
  rows: ReadyRows,
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
export function toFailedResult({ subject, error }: Extract<Ready, { kind: "failed" }>): Result {
  const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
  return { subject, outcome: isChanged ? { kind: "changed", note: error.message } : toFailure(error) };
}
