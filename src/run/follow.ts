/** One loop and its timetables for stamps whose result becomes known later (docs/limits.md#running-it-again). */
import type { Clock } from "../host/clock.ts";

/** Times of requests about an item, in milliseconds after it began; after the last of `first`, every `every`. */
interface Timetable {
  readonly first: readonly number[];
  readonly every: number;
}

export const timetables = {
  /** A stamp whose answer is open: the service's search index lags behind its node. */
  open: { first: [2000, 5000, 15_000], every: 30_000 },
  /** An accepted stamp: a block takes seconds to minutes. */
  pending: { first: [1000, 3000, 7000, 15_000], every: 15_000 },
} as const satisfies Record<string, Timetable>;

/** Returns the first time after `now` at which a request is due about what began at `since`. */
export function nextTime({ first, every }: Timetable, since: number, now: number): number {
  const early = first.find((time) => since + time > now);
  if (early !== undefined) return since + early;
  const last = since + (first.at(-1) ?? 0);
  return last + every * (Math.floor((now - last) / every) + 1);
}

/** A stamp about which requests are repeated. */
export interface Followed {
  /** When the next request about it is due, in milliseconds of the clock; `undefined` once it is settled. */
  next: number | undefined;
}

export interface FollowOptions<Item extends Followed> {
  /**
   * Sends requests about the items in `due`, and sets when each is due next; a request that the signal breaks off
   * changes nothing.
   * @returns whether every further question would fail alike
   */
  readonly ask: (due: readonly Item[], over: AbortSignal) => Promise<boolean>;
  /** When the loop ends, in milliseconds of the clock. */
  readonly deadline: number;
  readonly clock: Pick<Clock, "now" | "wait">;
  readonly stop: AbortSignal;
  /** Called before each round with the number of items that are not settled yet. */
  readonly onRound?: ((waiting: number) => void) | undefined;
}

/** Asks about each of `items` when it is due, until all are settled, no request is possible or the time is over. */
export async function follow<Item extends Followed>(
  items: readonly Item[],
  { ask, deadline, clock, stop, onRound }: FollowOptions<Item>,
): Promise<void> {
  const left = Math.max(0, Math.ceil(deadline - clock.now()));
  const over = Number.isFinite(left) ? AbortSignal.any([AbortSignal.timeout(left), stop]) : stop;
  const isOver = (): boolean => over.aborted || clock.now() >= deadline;
  for (;;) {
    const times = items.flatMap(({ next }) => next ?? []);
    if (times.length === 0 || isOver()) return;
    onRound?.(times.length);
    const soonest = times.reduce((one, other) => Math.min(one, other), deadline);
    await clock.wait(Math.max(0, soonest - clock.now()), over);
    if (isOver()) return;
    const due = items.filter(({ next }) => next !== undefined && next <= clock.now());
    if (await ask(due, over)) return;
  }
}
