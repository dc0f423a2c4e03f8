/** Sends requests about many targets, runs tasks side by side, and collects the errors that work throws. */
import { AnchorError, errorFacts, toAnchorError } from "../core/errors.ts";
import { lastErrorOf, toFailure, type Judgement } from "../core/row.ts";
import { sentence } from "../core/text.ts";

interface QueueOptions<Target> {
  /** How many requests may be under way at once. */
  readonly concurrency: number;
  /** Targets with the same key share one request, so that no stamp is spent twice in a run. */
  readonly keyOf: (target: Target) => string;
  /** Called once for each target, as soon as its result is known. */
  readonly onResult: (target: Target, outcome: Judgement) => void;
  /** Aborts when no more requests may be started. */
  readonly stop: AbortSignal;
}

/** After this many outages in a row, no more requests are started: each would wait for an answer and fail too. */
const maxOutagesInARow = 5;

/**
 * Calls `ask` for each target as soon as `targets` yields it, while the next may still be hashed. After a cancellation,
 * several outages or an error that stops a run, the remaining targets get the error `NOT_ATTEMPTED`.
 *
 * @throws what `targets` throws, once all targets so far have their result
 */
export async function runEach<Target>(
  targets: Iterable<Target> | AsyncIterable<Target>,
  ask: (target: Target) => Promise<Judgement>,
  { concurrency, keyOf, onResult, stop }: QueueOptions<Target>,
): Promise<void> {
  const breaker = createCircuitBreaker(stop);
  const answers = createAnswers<Target>();
  const tasks = createTaskQueue(concurrency, async (target: Target) => {
    const stopReason = breaker.reason();
    const outcome = stopReason === undefined ? await askOne(ask, target) : toNotAttempted(stopReason);
    breaker.watch(lastErrorOf(outcome) ?? outcome.unresolved?.outage);
    for (const each of answers.add(keyOf(target), target, outcome)) onResult(each, outcome);
  });
  try {
    for await (const target of targets) {
      const knownAnswer = answers.find(keyOf(target), target);
      if (knownAnswer === "new") tasks.add(target);
      else if (knownAnswer !== "asked") onResult(target, knownAnswer);
    }
  } finally {
    answers.close();
    // This waits even when `targets` throws: stamps under way may be paid for, so their results must be reported.
    await tasks.whenDone();
  }
}

/** Keeps the answer for each key (what `keyOf` returns), so that no key is asked about twice. */
function createAnswers<Target>() {
  /** `undefined` while the request for a key is under way. */
  const answerByKey = new Map<string, Judgement | undefined>();
  /** By key, the targets that wait for the answer to another target's request. */
  const waitingByKey = new Map<string, Target[]>();
  let isClosed = false;
  return {
    /** Returns the key's answer, `new` for its first target, or `asked`: then `target` waits for the answer. */
    find: (key: string, target: Target): Judgement | "new" | "asked" => {
      const answer = answerByKey.get(key);
      if (answer !== undefined) return answer;
      if (!answerByKey.has(key)) {
        answerByKey.set(key, undefined);
        return "new";
      }
      const waitingTargets = waitingByKey.get(key);
      if (waitingTargets === undefined) waitingByKey.set(key, [target]);
      else waitingTargets.push(target);
      return "asked";
    },
    /** Adds the answer to `asker`, the first target with `key`; returns `asker` and the targets that waited. */
    add: (key: string, asker: Target, answer: Judgement): readonly Target[] => {
      if (!isClosed) answerByKey.set(key, answer);
      return [asker, ...(waitingByKey.get(key) ?? [])];
    },
    /** Frees the memory of the answers; called when no more targets come. */
    close: (): void => {
      isClosed = true;
      answerByKey.clear();
    },
  };
}

/** Asks about a target. An error that `ask` throws, a defect of this program, fails only this target. */
async function askOne<Target>(ask: (target: Target) => Promise<Judgement>, target: Target): Promise<Judgement> {
  try {
    return await ask(target);
  } catch (thrown) {
    return toFailure(toAnchorError(thrown));
  }
}

/** Stops requests after a cancellation, an error that stops a run, or {@link maxOutagesInARow} outages in a row. */
export function createCircuitBreaker(stop: AbortSignal) {
  let stopCause: AnchorError | undefined;
  let outages = 0;
  return {
    /** Returns why no more requests may be started; `undefined` while they may. */
    reason: (): AnchorError | "cancelled" | undefined => (stop.aborted ? "cancelled" : stopCause),
    /** Notes how a request ended: with `error`, or without one. */
    watch: (error: AnchorError | undefined): void => {
      if (error?.code === "NOT_ATTEMPTED") return;
      const facts = error && errorFacts(error.code);
      outages = facts?.outage === true ? outages + 1 : 0;
      if (facts?.stopsRun === true || outages >= maxOutagesInARow) stopCause ??= error;
    },
  };
}

/** Makes the judgement of a target that is not asked about, because the run was cancelled or stopped by an error. */
export function toNotAttempted(reason: AnchorError | "cancelled"): Judgement {
  const [explanation, cause] =
    reason === "cancelled"
      ? ["the run was cancelled"]
      : // An error with `paid: "stamp"` says that a stamp may have been paid for, but for this target none was sent.
        [`the run was stopped by ${reason.code}${reason.paid === "stamp" ? "" : `: ${reason.message}`}`, reason];
  const message = sentence(`No request was sent for this: ${explanation}`);
  return toFailure(new AnchorError("NOT_ATTEMPTED", message, { cause }));
}

/** Works on tasks in order, `concurrency` at a time. A waiting task has no Promise: 100,000 would fill the memory. */
export function createTaskQueue<Task>(concurrency: number, work: (task: Task) => Promise<void>) {
  const tasks: (Task | undefined)[] = [];
  let nextIndex = 0;
  let workerCount = 0;
  let firstFailure: { readonly thrown: unknown } | undefined;
  let onDone = (): void => {};
  const startWorker = async (): Promise<void> => {
    workerCount += 1;
    for (let task = tasks[nextIndex]; task !== undefined; task = tasks[nextIndex]) {
      tasks[nextIndex] = undefined;
      nextIndex += 1;
      try {
        await work(task);
      } catch (thrown) {
        firstFailure ??= { thrown };
      }
    }
    workerCount -= 1;
    if (workerCount === 0) onDone();
  };
  return {
    add: (task: Task): void => {
      tasks.push(task);
      if (workerCount < concurrency) void startWorker();
    },
    /** Resolves when all tasks are done; no task may be added afterwards. @throws what a task threw */
    whenDone: async (): Promise<void> => {
      if (workerCount > 0) await new Promise<void>((resolve) => (onDone = resolve));
      if (firstFailure !== undefined) throw firstFailure.thrown;
    },
  };
}

/** Runs several pieces of work, and collects what they throw in `errors`, in the order in which the pieces began. */
export function createErrorCollector() {
  const errors: AnchorError[] = [];
  /** For each of `errors`, the number of the work that threw it; ascending. */
  const attemptNumbers: number[] = [];
  let attemptCount = 0;
  /** Gives a piece of work the next number; the returned function adds the work's error in the order of the numbers. */
  const beginAttempt = (): ((error: AnchorError) => void) => {
    const attemptNumber = (attemptCount += 1);
    return (error) => {
      const position = attemptNumbers.findLastIndex((otherNumber) => otherNumber <= attemptNumber) + 1;
      attemptNumbers.splice(position, 0, attemptNumber);
      errors.splice(position, 0, error);
    };
  };
  /** Runs `work`; returns `undefined` when it throws. */
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const onError = beginAttempt();
    try {
      return await work();
    } catch (thrown) {
      onError(toAnchorError(thrown));
      return undefined;
    }
  };
  return { attempt, beginAttempt, errors: errors as readonly AnchorError[] };
}

export type ErrorCollector = Readonly<ReturnType<typeof createErrorCollector>>;
