import { AnchorError, errorFacts, toAnchorError } from "../core/errors.ts";
import { errorOf, toFailure, type Outcome } from "../core/outcome.ts";
import { sentence } from "../core/text.ts";

/** A target and its place among the subjects. */
export interface Indexed<Target> {
  readonly index: number;
  readonly target: Target;
}

/** Asks about one target. */
export type Operate<Target> = (target: Target) => Promise<Outcome>;

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

/** So many subjects in a row that meet an outage end the run: the rest would wait as long and meet it too. */
const outagesInARow = 5;

/**
 * Runs `operate` over the targets as they come, so that the first is under way while the next is still made ready.
 * When the run stops early (a rejected key, an outage, a cancellation), what was not started ends `NOT_ATTEMPTED`.
 *
 * @throws what `targets` throws, once all that was started has its result
 */
export async function runEach<Target>(
  targets: AsyncIterable<Indexed<Target>>,
  operate: Operate<Target>,
  options: RunOptions<Target>,
): Promise<void> {
  const { concurrency, keyOf, onResult } = options;
  const breaker = createCircuitBreaker(options.stop);
  const register = createRegister<Target>();
  const tasks = createTaskQueue(concurrency, async (turn: Indexed<Target>) => {
    const reason = breaker.reason();
    const outcome = reason === undefined ? await attemptOperation(operate, turn.target) : notAttempted(reason);
    breaker.watch(errorOf(outcome));
    for (const each of register.settle(keyOf(turn.target), turn, outcome)) onResult(each, outcome);
  });
  try {
    for await (const turn of targets) {
      const known = register.enter(keyOf(turn.target), turn);
      if (known === "new") tasks.add(turn);
      else if (known !== "asked") onResult(turn, known);
    }
  } finally {
    register.close();
    // Also when the targets break off: what is under way may have been spent, so its result is told.
    await tasks.rest();
  }
}

/** Knows what was asked, so that nothing is asked twice. */
function createRegister<Target>() {
  const asked = new Set<string>();
  const answers = new Map<string, Outcome>();
  const collisions = new Map<string, Indexed<Target>[]>();
  let isClosed = false;
  return {
    /** The answer for `key`, or whether it is asked for already; then `turn` waits for it too. */
    enter: (key: string, turn: Indexed<Target>): Outcome | "new" | "asked" => {
      const answer = answers.get(key);
      if (answer !== undefined) return answer;
      if (!asked.has(key)) {
        asked.add(key);
        return "new";
      }
      const waiting = collisions.get(key);
      if (waiting === undefined) collisions.set(key, [turn]);
      else waiting.push(turn);
      return "asked";
    },
    /** @returns all who asked for `key` */
    settle: (key: string, first: Indexed<Target>, answer: Outcome): readonly Indexed<Target>[] => {
      if (!isClosed) answers.set(key, answer);
      return [first, ...(collisions.get(key) ?? [])];
    },
    /** No more targets come, so the answers need not be kept. */
    close: (): void => {
      isClosed = true;
      asked.clear();
      answers.clear();
    },
  };
}

/** A defect fails only the subject at which it happened. */
async function attemptOperation<Target>(operate: Operate<Target>, target: Target): Promise<Outcome> {
  try {
    return await operate(target);
  } catch (thrown) {
    return toFailure(toAnchorError(thrown));
  }
}

/** Knows when nothing more may be started: after a refusal that ends a run, or after several outages in a row. */
export function createCircuitBreaker(stop: AbortSignal) {
  let cause: AnchorError | undefined;
  let outages = 0;
  return {
    reason: (): AnchorError | "cancelled" | undefined => (stop.aborted ? "cancelled" : cause),
    watch: (error: AnchorError | undefined): void => {
      if (error?.code === "NOT_ATTEMPTED") return;
      const facts = error && errorFacts(error.code);
      outages = facts?.outage === true ? outages + 1 : 0;
      if (facts?.stopsRun === true || outages >= outagesInARow) cause ??= error;
    },
  };
}

/** What stopped it goes with it: after an outage nobody could be asked, after anything else nobody was. */
function notAttempted(reason: AnchorError | "cancelled"): Outcome {
  const [why, cause] =
    reason === "cancelled"
      ? ["the run was cancelled"]
      : [`the run was stopped by ${reason.code}: ${reason.message}`, reason];
  return toFailure(new AnchorError("NOT_ATTEMPTED", sentence(`Nothing was sent for it: ${why}`), { cause }));
}

/** Jobs that wait for their turn. */
export interface TaskQueue<Job> {
  readonly add: (job: Job) => void;
  /**
   * Resolves when nothing is left to do; nothing more is to be added.
   *
   * @throws what a job threw
   */
  readonly rest: () => Promise<void>;
}

/**
 * Does jobs first come, first served, `count` at a time. Jobs wait as plain functions: with a hundred thousand of them,
 * a promise for each would take most of the memory.
 */
export function createTaskQueue<Job>(count: number, work: (job: Job) => Promise<void>): TaskQueue<Job> {
  const jobs: (Job | undefined)[] = [];
  let head = 0;
  let busy = 0;
  let failure: { readonly thrown: unknown } | undefined;
  let wake = (): void => {};
  const takeTurns = async (): Promise<void> => {
    busy += 1;
    for (let job = jobs[head]; job !== undefined; job = jobs[head]) {
      jobs[head] = undefined;
      head += 1;
      try {
        await work(job);
      } catch (thrown) {
        failure ??= { thrown };
      }
    }
    busy -= 1;
    if (busy === 0) wake();
  };
  return {
    add: (job: Job): void => {
      jobs.push(job);
      if (busy < count) void takeTurns();
    },
    rest: async (): Promise<void> => {
      if (busy > 0) await new Promise<void>((resolve) => (wake = resolve));
      if (failure !== undefined) throw failure.thrown;
    },
  };
}
