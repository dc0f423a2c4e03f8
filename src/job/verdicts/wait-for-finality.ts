/** Waits until the chain has what was stamped (interface §1.1 `wait-for-finality`). */
import { systemClock } from "../../client/clock.ts";
import type { Digest } from "../../domain/digest.ts";
import { isAwaited } from "../../domain/open-stamp.ts";
import { errorOf, openOf, type Outcome } from "../../domain/outcome.ts";
import { digestOf, type Result } from "../../domain/report/report.ts";
import { awaitFinality, type FinalityOptions } from "../../operations/finality.ts";
import type { Proof, Subject } from "../../domain/target.ts";
import type { Operate } from "../../operations/run-each.ts";
import type { Job } from "../door.ts";
import { toLineName } from "../text/line.ts";

/** What the waiting needs beside the job: two requests, and a word for the progress line. */
export interface FinalityWait {
  readonly find: FinalityOptions["check"];
  /** Stamps once more, with the same record as the first time. */
  readonly operate: Operate<Subject | Proof>;
  readonly waitFor: (what: string) => void;
}

/** Looks for the stamps until the chain has them; a subject under a manifest waits with its list. */
export async function waitForFinality(
  results: readonly Result[],
  { find, operate, waitFor }: FinalityWait,
  { inputs, door: { log, signals } }: Job,
): Promise<readonly Result[]> {
  const awaited = awaitedOf(results);
  if (awaited.size === 0) return results;
  const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
  const clock = systemClock;
  const waiting = awaitFinality(stamps, {
    deadline: lastAnswer(stamps, clock.now()) + inputs.waitTimeout,
    blockTimeMs: inputs.blockTime,
    concurrency: inputs.concurrency,
    check: find,
    resend: (digest) => {
      const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
      log.warning(
        `The answer to the stamp of ${toLineName(subject.name)} was lost, and after block-time the chain does not hold it: it is sent once more.`,
      );
      return operate(subject);
    },
    clock,
    stop: signals.cancellation.stop,
    onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`),
  });
  const known = waiting.catch((thrown: unknown) => {
    signals.fail(thrown);
    return stamps;
  });
  const ended = await Promise.race([known, signals.overdue.then(() => stamps)]);
  log.info(renderEnded(ended));
  return results.map((result) => {
    const digest = result.coveredBy ?? digestOf(result);
    const outcome = digest === undefined || !isAwaited(result.outcome) ? undefined : ended.get(digest);
    return outcome === undefined ? result : { ...result, outcome };
  });
}

/** The stamps that are waited for, each once; files under a manifest wait with their list. */
function awaitedOf(results: readonly Result[]): ReadonlyMap<Digest, { subject: Subject; outcome: Outcome }> {
  const awaited = results.flatMap(({ subject, outcome, coveredBy }) =>
    "digest" in subject && coveredBy === undefined && isAwaited(outcome)
      ? [[subject.digest, { subject, outcome }] as const]
      : [],
  );
  return new Map(awaited);
}

/**
 * The time to wait counts from the last answer to a stamp; the looks for a stamp whose answer was lost count as waiting
 * too.
 */
function lastAnswer(stamps: ReadonlyMap<Digest, Outcome>, now: number): number {
  return [...stamps.values()].reduce(
    (latest, outcome) => Math.max(latest, openOf(outcome)?.since ?? now),
    Number.NEGATIVE_INFINITY,
  );
}

/** `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderEnded(ended: ReadonlyMap<Digest, Outcome>): string {
  const outcomes = [...ended.values()];
  const found = `${outcomes.filter(({ kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
  const unasked = outcomes.flatMap((outcome) => whyUnasked(outcome) ?? []);
  if (unasked.length === 0) return `${found}.`;
  return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
}

function whyUnasked(outcome: Outcome): string | undefined {
  return outcome.kind === "accepted" ? outcome.unasked : errorOf(outcome)?.code;
}
