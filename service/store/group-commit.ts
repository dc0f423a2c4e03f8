import { setImmediate as nextTurn } from "node:timers/promises";

/** The longest wait of a commit for other items, in milliseconds; it is never longer than the last commit took. */
const maxGatheringMs = 20;

/**
 * Creates a function that hands `commit` the items of about the same time together: the disk takes about as long for
 * many as for one. A commit waits a little for as many items as the last one had, and as came meanwhile: so two halves
 * of the callers do not take turns. The returned promise resolves when its item is on the disk. When a commit fails, all
 * its callers get the error; an error among its results refuses only the item in that place.
 */
export function createGroupCommit<Item, Result extends number | boolean | string>(
  commit: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
): (item: Item) => Promise<Result> {
  let waiting: { readonly item: Item; readonly asked: PromiseWithResolvers<Result> }[] = [];
  let last = { count: 0, until: 0 };
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    const [group, startedAt] = [waiting, performance.now()];
    waiting = [];
    try {
      const outcomes = await commit(group.map(({ item }) => item));
      for (const [index, { asked }] of group.entries()) settle(asked, outcomes[index]);
    } catch (error) {
      for (const { asked } of group) asked.reject(error);
    }
    const gatheringMs = Math.min(performance.now() - startedAt, maxGatheringMs);
    // What came while the commit kept the event loop busy is read now.
    await nextTurn();
    last = { count: group.length + waiting.length, until: performance.now() + gatheringMs };
    isBusy = false;
    if (waiting.length > 0) gather();
  };
  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    isBusy = true;
    // Items that come in the same turn of the event loop join this commit.
    setImmediate(() => void run());
  };
  const gather = () => {
    const leftMs = last.until - performance.now();
    // A timer knows no time below a millisecond.
    if (waiting.length < last.count && leftMs >= 1) timer ??= setTimeout(start, leftMs);
    else start();
  };
  return async (item: Item) => {
    const asked = Promise.withResolvers<Result>();
    waiting.push({ item, asked });
    if (!isBusy) gather();
    return await asked.promise;
  };
}

function settle<Result>({ resolve, reject }: PromiseWithResolvers<Result>, outcome: Result | Error | undefined): void {
  if (outcome === undefined) reject(new Error("A commit has told nothing of one of its items."));
  else if (outcome instanceof Error) reject(outcome);
  else resolve(outcome);
}
