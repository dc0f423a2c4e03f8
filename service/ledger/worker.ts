import { setTimeout as sleep } from "node:timers/promises";

import { toAnchorError } from "../../src/core/errors.ts";
import { createFailureLog, logFault } from "../log.ts";
import type { Store } from "../store/store.ts";
import type { Chain, RoundResult } from "./chain.ts";

/** What the last round has brought, for the operator, and how often blocks were taken back. */
type WorkerState = Pick<RoundResult, "problem" | "coins" | "isForeign"> & { readonly reorganisations: number };

export type Worker = ReturnType<typeof startWorker>;

/** Works off the queue until it is stopped; an error is kept for the operator and the work tried again. */
export function startWorker(store: Store, chain: Chain) {
  const asked = Promise.withResolvers<void>();
  const { run, state } = createRounds(chain, asked.resolve);
  const stopping = new AbortController();
  let waking = new AbortController();
  const wake = () => waking.abort();
  store.onElected(wake);
  /** A wake-up ends one idle pause, also when it comes before the pause begins; a busy pause is short enough. */
  const pause = async (isBusy: boolean) => {
    const signal = isBusy ? stopping.signal : AbortSignal.any([stopping.signal, waking.signal]);
    const { busy, idle } = chain.pauses;
    if (!signal.aborted) await sleep(isBusy ? busy : idle, undefined, { signal }).catch(() => undefined);
    if (!isBusy) waking = new AbortController();
  };
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      const isBusy = await run(stopping.signal);
      asked.resolve();
      await pause(isBusy);
    }
  })();
  return {
    /** Resolves when the chain has answered, or when it is known why it has not. */
    asked: asked.promise,
    state,
    /** Wakes the worker, because something waits. If another process is the worker, it looks by itself. */
    wake() {
      if (store.asWorker() !== undefined) wake();
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Creates `run`, which runs a round, keeps its outcome in `state`, and returns whether there is more to do. */
function createRounds(chain: Chain, resolveAsked: () => void) {
  let state: WorkerState = { problem: "The node has not answered yet.", reorganisations: 0 };
  let isFirstRound = true;
  const onAnswer = () => {
    if (isFirstRound) state = { ...state, problem: undefined };
    resolveAsked();
  };
  let fault: string | undefined;
  const failures = createFailureLog();
  const run = async (stopping: AbortSignal): Promise<boolean> => {
    const { isBusy, reorganised, ...round } = await chain.round(stopping, onAnswer).catch((thrown: unknown) => {
      const error = toAnchorError(thrown);
      // An error that comes again each second is logged with its stack only once.
      if (error.code === "INTERNAL" && error.message !== fault) logFault(thrown);
      fault = error.message;
      return { isBusy: true, problem: error.message, coins: undefined, reorganised: false };
    });
    const { problem } = round;
    if (problem === undefined) failures.worked();
    else failures.failed(problem);
    isFirstRound = false;
    state = { ...state, ...round, problem, reorganisations: state.reorganisations + (reorganised === true ? 1 : 0) };
    return isBusy;
  };
  return { run, state: () => state };
}
