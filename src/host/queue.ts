import { AnchorError, errorFacts, toAnchorError } from "../core/errors.ts";
import { refusalOf, toFailure, type Judgement } from "../core/row.ts";
import { sentence } from "../core/text.ts";

interface RunOptions<Target> {
  /** How many requests may be under way at once. */
  readonly concurrency: number;
  /** Targets with equal keys share one request, so that no stamp is spent twice in a run. */
  readonly keyOf: (target: Target) => string;
  /** Called once for each target, in the order of completion. */
  readonly onResult: (target: Target, outcome: Judgement) => void;
  /** When it aborts, no further request is started. */
  readonly stop: AbortSignal;
}

/** After this many outages the run ends, since the remaining subjects would only wait as long and fail too. */
const maxOutagesInARow = 5;

/**
 * Calls `ask` for the targets as they come, so that the first is asked about while the next is still made ready. After a
 * rejected key, several outages or a cancellation, the remaining targets get the error `NOT_ATTEMPTED`.
 *
 * @throws what `targets` throws, once all requests under way have their result
 */
export async function runEach<Target>(
  targets: Iterable<Target> | AsyncIterable<Target>,
  ask: (target: Target) => Promise<Judgement>,
  { concurrency, keyOf, onResult, stop }: RunOptions<Target>,
): Promise<void> {
  const breaker = createCircuitBreaker(stop);
  const register = createRegister<Target>();
  const tasks = createTaskQueue(concurrency, async (target: Target) => {
    const reason = breaker.reason();
    const outcome = reason === undefined ? await attempt(ask, target) : toNotAttempted(reason);
    breaker.watch(refusalOf(outcome) ?? outcome.unresolved?.outage);
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
    // Also when `targets` throws: stamps under way may be paid for, so their results are reported.
    await tasks.whenDone();
  }
}

/** Remembers the keys that were asked about, so that none is asked about twice. */
function createRegister<Target>() {
  /** The answer of each key; `undefined` while its request is under way. */
  const answers = new Map<string, Judgement | undefined>();
  const sharers = new Map<string, Target[]>();
  let isClosed = false;
  return {
    /** Returns the key's answer; `new` for its first target; `asked` while an answer is awaited, also by `target`. */
    enter: (key: string, target: Target): Judgement | "new" | "asked" => {
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
    /** Returns all targets that wait for the answer of `key`. */
    settle: (key: string, first: Target, answer: Judgement): readonly Target[] => {
      if (!isClosed) answers.set(key, answer);
      return [first, ...(sharers.get(key) ?? [])];
    },
    /** Frees the answers, since no more targets come. */
    close: (): void => {
      isClosed = true;
      answers.clear();
    },
  };
}

/** A defect of this program fails only the target at which it happens. */
async function attempt<Target>(ask: (target: Target) => Promise<Judgement>, target: Target): Promise<Judgement> {
  try {
    return await ask(target);
  } catch (thrown) {
    return toFailure(toAnchorError(thrown));
  }
}

/** Decides when no more requests may be started: after a cancellation, an error that stops a run, or several outages. */
export function createCircuitBreaker(stop: AbortSignal) {
  let cause: AnchorError | undefined;
  let outages = 0;
  return {
    reason: (): AnchorError | "cancelled" | undefined => (stop.aborted ? "cancelled" : cause),
    watch: (error: AnchorError | undefined): void => {
      if (error?.code === "NOT_ATTEMPTED") return;
      const facts = error && errorFacts(error.code);
      outages = facts?.outage === true ? outages + 1 : 0;
      if (facts?.stopsRun === true || outages >= maxOutagesInARow) cause ??= error;
    },
  };
}

/** Judges a target that was not asked about, because of the error that ended the run. */
export function toNotAttempted(reason: AnchorError | "cancelled"): Judgement {
  const [why, cause] =
    reason === "cancelled"
      ? ["the run was cancelled"]
      : // The message says that a stamp may have been paid for, which is not true of a target without a request.
        [`the run was stopped by ${reason.code}${reason.paid === "stamp" ? "" : `: ${reason.message}`}`, reason];
  return toFailure(new AnchorError("NOT_ATTEMPTED", sentence(`No request was sent for this: ${why}`), { cause }));
}

/** Works on tasks in order, `count` at a time. Tasks wait without a promise each: 100,000 would fill the memory. */
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
    /** Resolves when all tasks are done; no task may be added afterwards. @throws what a task threw */
    whenDone: async (): Promise<void> => {
      if (busy > 0) await new Promise<void>((resolve) => (wake = resolve));
      if (failure !== undefined) throw failure.thrown;
    },
  };
}
