/** Longest wait of a commit for as many items as the last one had; at most, it is half as long as that commit took. */
const maxGatheringMs = 20;

/**
 * Creates a function that hands `commit` the items of about the same time together: the disk takes about as long for
 * many as for one. The returned promise resolves when its item is on the disk. When a commit fails, all its callers get
 * the error; an error among its results refuses only the item in that place.
 */
export function createGroupCommit<Item, Result extends number | boolean | string>(
  commit: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
): (item: Item) => Promise<Result> {
  let waiting: { readonly item: Item; readonly asked: PromiseWithResolvers<Result> }[] = [];
  let last = { count: 0, until: 0 };
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    const group = waiting;
    waiting = [];
    const startedAt = performance.now();
    try {
      const outcomes = await commit(group.map(({ item }) => item));
      for (const [index, { asked }] of group.entries()) settle(asked, outcomes[index]);
    } catch (error) {
      for (const { asked } of group) asked.reject(error);
    }
    const endedAt = performance.now();
    last = { count: group.length, until: endedAt + Math.min((endedAt - startedAt) / 2, maxGatheringMs) };
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
    if (waiting.length >= last.count || leftMs < 1) start();
    else timer ??= setTimeout(start, leftMs);
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
