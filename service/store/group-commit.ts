import { setImmediate as nextTurn } from "node:timers/promises";

/** The longest wait of a commit for other items, in milliseconds; it is never longer than the last commit took. */
const maxGatheringMs = 20;
/** After a wait in vain so many commits wait only for as many as the last one had: callers may go to others, too. */
const modestCommits = 16;

type Commit<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;

type Asked<Item, Result> = { readonly item: Item; readonly asked: PromiseWithResolvers<Result> };

/**
 * Creates a function that hands `commit` the items of about the same time together: the disk takes about as long for
 * many as for one. A commit waits a little for as many items as the last one had, and as came meanwhile: so two halves
 * of the callers do not take turns. The returned promise resolves when its item is on the disk. When a commit fails, all
 * its callers get the error; an error among its results refuses only the item in that place.
 */
export function createGroupCommit<Item, Result extends number | boolean | string>(
  commit: Commit<Item, Result>,
): (item: Item) => Promise<Result> {
  let waiting: Asked<Item, Result>[] = [];
  let [isBusy, modestLeft] = [false, 0];
  let goal = { count: Infinity, reached: (_isReached: boolean): void => undefined };
  const gather = async (count: number, ms: number) => {
    if (waiting.length >= count) return;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    goal = { count, reached: resolve };
    const timer = setTimeout(resolve, ms, false);
    if (!(await promise)) modestLeft = modestCommits;
    clearTimeout(timer);
    goal.count = Infinity;
  };
  const run = async () => {
    isBusy = true;
    for (; waiting.length > 0; modestLeft = Math.max(0, modestLeft - 1)) {
      // Items that come in the same turn of the event loop join this commit.
      await nextTurn();
      const [group, startedAt] = [waiting, performance.now()];
      waiting = [];
      await commitAll(group, commit);
      const tookMs = performance.now() - startedAt;
      // What came while the commit kept the event loop busy is read now.
      await nextTurn();
      const count = group.length + (modestLeft === 0 ? waiting.length : 0);
      // A timer knows no time below a millisecond.
      if (tookMs >= 1) await gather(count, Math.min(tookMs, maxGatheringMs));
    }
    isBusy = false;
  };
  return async (item: Item) => {
    const asked = Promise.withResolvers<Result>();
    waiting.push({ item, asked });
    if (!isBusy) void run();
    else if (waiting.length >= goal.count) goal.reached(true);
    return await asked.promise;
  };
}

async function commitAll<Item, Result>(group: readonly Asked<Item, Result>[], commit: Commit<Item, Result>) {
  try {
    const outcomes = await commit(group.map(({ item }) => item));
    for (const [index, { asked }] of group.entries()) settle(asked, outcomes[index]);
  } catch (error) {
    for (const { asked } of group) asked.reject(error);
  }
}

function settle<Result>({ resolve, reject }: PromiseWithResolvers<Result>, outcome: Result | Error | undefined): void {
  if (outcome === undefined) reject(new Error("A commit has told nothing of one of its items."));
  else if (outcome instanceof Error) reject(outcome);
  else resolve(outcome);
}
