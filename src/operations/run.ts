import { AnchorError, errorFacts, toAnchorError } from "../domain/errors.ts";
import type { Outcome } from "../domain/outcome.ts";

/** A target and its place among the subjects. */
export interface Indexed<Target> {
  readonly index: number;
  readonly target: Target;
}

export interface RunOptions<Target> {
  /** Operations under way at the same time. */
  readonly concurrency: number;
  /** Targets with equal keys share one operation: no stamp is spent twice in a run. */
  readonly keyOf: (target: Target) => string;
  /** Called once a target, in the order of completion. */
  readonly onResult: (turn: Indexed<Target>, outcome: Outcome) => void;
  /** Starts nothing more once aborted. */
  readonly stop: AbortSignal;
}

/** As many subjects in a row lost to an outage end the run: the rest would only wait as long and fail as well. */
const outagesInARow = 5;

/**
 * Runs `operate` over the targets as they come, so that the first is under way while the next is still made ready.
 * When the run stops early (a rejected key, an outage, a cancellation), what was not started ends `NOT_ATTEMPTED`.
 *
 * @throws what `targets` throws, once all that was started has its result
 */
export async function run<Target>(
  targets: AsyncIterable<Indexed<Target>>,
  operate: (target: Target) => Promise<Outcome>,
  options: RunOptions<Target>,
): Promise<void> {
  const shared = new Map<string, Promise<Outcome>>();
  const slots = createSlots(options.concurrency);
  const brake = createBrake(options.stop);
  const start = async (target: Target): Promise<Outcome> => {
    await slots.take();
    try {
      const outcome = brake.reason() ?? (await attempt(operate, target));
      brake.watch(outcome);
      return outcome;
    } finally {
      slots.free();
    }
  };
  const finished: Promise<void>[] = [];
  try {
    for await (const turn of targets) {
      const key = options.keyOf(turn.target);
      const outcome = shared.get(key) ?? start(turn.target);
      shared.set(key, outcome);
      finished.push(outcome.then((value) => options.onResult(turn, value)));
    }
  } finally {
    // Also when the targets break off: what is under way may have been spent, so its result is told.
    await Promise.all(finished);
  }
}

/** A defect costs the subject that meets it, and no other one its result. */
async function attempt<Target>(operate: (target: Target) => Promise<Outcome>, target: Target): Promise<Outcome> {
  try {
    return await operate(target);
  } catch (thrown) {
    return { kind: "failed", error: toAnchorError(thrown) };
  }
}

/** A counting semaphore, first come, first served. */
function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let head = 0;
  let unused = count;
  return {
    take: async (): Promise<void> => {
      if (unused > 0) unused -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    free: (): void => {
      const next = waiting[head];
      if (next === undefined) {
        unused += 1;
        return;
      }
      head += 1;
      next();
    },
  };
}

/** Knows when nothing more may be started, and why. */
function createBrake(stop: AbortSignal) {
  let cause: string | undefined;
  let outages = 0;
  const why = (): string | undefined => {
    if (stop.aborted) return "the run was cancelled";
    return cause && `the run was stopped by ${cause}`;
  };
  return {
    reason: (): Outcome | undefined => {
      const reason = why();
      return reason === undefined
        ? undefined
        : { kind: "failed", error: new AnchorError("NOT_ATTEMPTED", `Nothing was sent for it: ${reason}`) };
    },
    watch: (outcome: Outcome): void => {
      const error = outcome.kind === "failed" ? outcome.error : undefined;
      const facts = error && errorFacts(error.code);
      if (error?.code === "NOT_ATTEMPTED") return;
      // A stamp that is left open has cost all its tries as well.
      outages = facts?.outage === true || outcome.kind === "pending" ? outages + 1 : 0;
      if (facts?.stopsRun !== true && outages < outagesInARow) return;
      cause ??= error === undefined ? "an outage, which left stamps open" : `${error.code}: ${error.message}`;
    },
  };
}
