import { setTimeout as sleep } from "node:timers/promises";

import { toAnchorError } from "../../src/core/errors.ts";
import { createFailureLog, logFault } from "../log.ts";
import type { Store } from "../store/store.ts";
import type { Chain, RoundResult } from "./chain.ts";

/** The worker's current state, for the operator. */
interface WorkerState {
  /** Whether the chain was asked how it stands, with whatever outcome. */
  readonly isAsked: boolean;
  readonly version?: string;
  /** Why nothing can be anchored at the moment, as a sentence. */
  readonly problem?: string | undefined;
  /** The coins that can be spent; absent while another process is the worker. */
  readonly coins?: number | undefined;
  readonly reorganisations: number;
}

export type Worker = ReturnType<typeof startWorker>;

/** Works off the queue until it is stopped; an error is kept for the operator and the work tried again. */
export function startWorker(store: Store, chain: Chain) {
  const asked = Promise.withResolvers<void>();
  let state: WorkerState = { isAsked: false, reorganisations: 0 };
  const failures = createFailureLog();
  const tell: Tell = (change) => {
    if (change.problem !== undefined) failures.failed(change.problem);
    else if ("problem" in change) failures.worked();
    state = { ...state, ...change };
    if (state.isAsked || state.problem !== undefined) asked.resolve();
  };
  const runRound = createRound(store, chain, tell);
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
    while (!stopping.signal.aborted) await pause(await runRound(stopping.signal));
  })();
  return {
    /** Resolves when the state of the chain is known, or why it is not. */
    asked: asked.promise,
    state: () => state,
    /** Wakes the worker, because something waits; another process looks for itself. */
    wake() {
      if (store.asWorker() !== undefined) wake();
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

type Tell = (change: Partial<WorkerState>) => void;

/** Creates a round: the worker's while this process is the worker, else a look at the chain. True: more to do. */
function createRound(store: Store, chain: Chain, tell: Tell) {
  let term: { readonly store: Store; readonly work: Awaited<ReturnType<Chain["begin"]>> } | undefined;
  let reorganisations = 0;
  let fault: string | undefined;
  const run = async (stopping: AbortSignal): Promise<RoundResult> => {
    const standing = await chain.look((await store.index.tip())?.number ?? 0);
    const { version, problem } = standing;
    tell({ isAsked: true, ...(version !== undefined && { version }) });
    if (problem !== undefined) return { isBusy: true, problem };
    const own = store.asWorker();
    if (own === undefined) return { isBusy: false, coins: undefined };
    if (term?.store !== own) term = { store: own, work: await chain.begin(own, standing) };
    return await term.work(standing, stopping);
  };
  return async (stopping: AbortSignal): Promise<boolean> => {
    try {
      const { isBusy, reorganised = false, problem, ...told } = await run(stopping);
      if (reorganised) reorganisations += 1;
      tell({ ...told, problem, reorganisations });
      return isBusy;
    } catch (thrown) {
      const error = toAnchorError(thrown);
      // With its stack once, not in each second in which it comes again.
      if (error.code === "INTERNAL" && error.message !== fault) logFault(thrown);
      fault = error.message;
      tell({ problem: error.message });
      return true;
    }
  };
}
