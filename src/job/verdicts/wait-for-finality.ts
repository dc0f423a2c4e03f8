/** Waits until the chain has what was stamped (interface §1.1 `wait-for-finality`). */
import { systemClock } from "../../client/clock.ts";
import type { Digest } from "../../domain/digest.ts";
import type { Outcome } from "../../domain/outcome.ts";
import { digestOf, type Result } from "../../domain/report.ts";
import { afterWaiting, awaitFinality, isAwaited, type FinalityOptions } from "../../operations/finality.ts";
import type { Job } from "../door.ts";

/** Checks the stamps until the chain has them; a subject under a manifest waits with its list. */
export async function waitForFinality(
  results: readonly Result[],
  check: FinalityOptions["check"],
  { inputs, door: { log, signals } }: Job,
  waitFor: (what: string) => void,
): Promise<readonly Result[]> {
  const awaited = results.filter(({ outcome, coveredBy }) => coveredBy === undefined && isAwaited(outcome));
  const waiting = awaitFinality(
    awaited.map(digestOf).filter((digest) => digest !== undefined),
    {
      timeoutMs: inputs.waitTimeout,
      concurrency: inputs.concurrency,
      check,
      wait: (milliseconds, signal) => systemClock.wait(milliseconds, signal),
      stop: signals.cancellation.stop,
      onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`),
    },
  );
  const nothing = (): Map<Digest, Outcome> => new Map();
  const known = waiting.catch((thrown: unknown) => {
    signals.fail(thrown);
    return nothing();
  });
  const seen = await Promise.race([known, signals.overdue.then(nothing)]);
  log.info(renderSeen(seen, awaited.length));
  return results.map((result) => {
    const digest = result.coveredBy ?? digestOf(result);
    const outcome = digest === undefined ? result.outcome : afterWaiting(result.outcome, seen.get(digest));
    return { ...result, outcome };
  });
}

/** `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderSeen(seen: ReadonlyMap<Digest, Outcome>, count: number): string {
  const outcomes = [...seen.values()];
  const found = `${outcomes.filter(({ kind }) => kind === "found").length} of ${count} stamps found on the chain`;
  const whys = outcomes.flatMap((outcome) => {
    if (outcome.kind === "failed") return [outcome.error.code];
    return outcome.kind === "unknown" ? ["unknown answer"] : [];
  });
  if (whys.length === 0) return `${found}.`;
  return `${found}; for ${whys.length} the service could not be asked (${[...new Set(whys)].join(", ")}).`;
}
