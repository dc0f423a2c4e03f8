import { AnchorError, errorFacts, toAnchorError } from "../core/errors.ts";
import { errorOf, toFailure, type Outcome } from "../core/outcome.ts";
import { sentence } from "../core/text.ts";

/** Asks about one target. */
export type Operate<Target> = (target: Target) => Promise<Outcome>;

interface RunOptions<Target> {
  /** Operations under way at the same time. */
  readonly concurrency: number;
  /** Targets with equal keys share one operation: no stamp is spent twice in a run. */
  readonly keyOf: (target: Target) => string;
  /** Called once a target, in the order of completion. */
  readonly onResult: (target: Target, outcome: Outcome) => void;
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
  targets: Iterable<Target> | AsyncIterable<Target>,
  operate: Operate<Target>,
  { concurrency, keyOf, onResult, stop }: RunOptions<Target>,
): Promise<void> {
  const breaker = createCircuitBreaker(stop);
  const register = createRegister<Target>();
  const tasks = createTaskQueue(concurrency, async (target: Target) => {
    const reason = breaker.reason();
    const outcome = reason === undefined ? await attemptOperation(operate, target) : notAttempted(reason);
    breaker.watch(errorOf(outcome));
    for (const each of register.settle(keyOf(target), target, outcome)) onResult(each, outcome);
  });
  try {
    for await (const target of targets) {
      const known = register.enter(keyOf(target), target);
      if (known === "new") tasks.add(target);
      else if (known !== "asked") onResult(target, known);
    }
  } finally {
    register.close();
    // Also when the targets break off: what is under way may have been spent, so its result is reported.
    await tasks.rest();
  }
}

/** Knows what was asked, so that nothing is asked twice. */
function createRegister<Target>() {
  /** The answer of each key; `undefined` while it is asked for. */
  const answers = new Map<string, Outcome | undefined>();
  const sharers = new Map<string, Target[]>();
  let isClosed = false;
  return {
    /** The answer for `key`, or whether it is asked for already; then `target` waits for it too. */
    enter: (key: string, target: Target): Outcome | "new" | "asked" => {
      const answer = answers.get(key);
      if (answer !== undefined) return answer;
      if (!answers.has(key)) {
        answers.set(key, undefined);
        return "new";
      }
      const waiting = sharers.get(key);
      if (waiting === undefined) sharers.set(key, [target]);
      else waiting.push(target);
      return "asked";
    },
    /** @returns all who asked for `key` */
    settle: (key: string, first: Target, answer: Outcome): readonly Target[] => {
      if (!isClosed) answers.set(key, answer);
      return [first, ...(sharers.get(key) ?? [])];
    },
    /** No more targets come, so the answers need not be kept. */
    close: (): void => {
      isClosed = true;
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

/**
 * Does tasks first come, first served, `count` at a time. Tasks wait as plain values: with a hundred thousand of them, a
 * promise for each would take most of the memory.
 */
export function createTaskQueue<Task>(count: number, work: (task: Task) => Promise<void>) {
  const tasks: (Task | undefined)[] = [];
  let head = 0;
  let busy = 0;
  let failure: { readonly thrown: unknown } | undefined;
  let wake = (): void => {};
  const takeTurns = async (): Promise<void> => {
    busy += 1;
    for (let task = tasks[head]; task !== undefined; task = tasks[head]) {
      tasks[head] = undefined;
      head += 1;
      try {
        await work(task);
      } catch (thrown) {
        failure ??= { thrown };
      }
    }
    busy -= 1;
    if (busy === 0) wake();
  };
  return {
    add: (task: Task): void => {
      tasks.push(task);
      if (busy < count) void takeTurns();
    },
    /**
     * Resolves when nothing is left to do; nothing more is to be added.
     *
     * @throws what a task threw
     */
    rest: async (): Promise<void> => {
      if (busy > 0) await new Promise<void>((resolve) => (wake = resolve));
      if (failure !== undefined) throw failure.thrown;
    },
  };
}
