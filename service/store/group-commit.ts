/** What has become of one of the items of a commit: its result, or why it alone was refused. */
export type ItemOutcome<Result> = { readonly result: Result } | { readonly refusal: Error };

/** The next commit waits for as many items as the last one had, at most half as long as that one took, and never longer. */
const maxGatheringMs = 20;

/**
 * Creates a function that hands `commit` items of about the same time together: the disk takes about as long for many as
 * for one. A promise resolves when its item is on the disk. When a commit fails, all its callers get the error.
 */
export function createGroupCommit<Item, Result>(
  commit: (items: readonly Item[]) => readonly ItemOutcome<Result>[] | Promise<readonly ItemOutcome<Result>[]>,
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
      for (const [index, { asked }] of group.entries()) settleItem(asked, outcomes[index]);
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

function settleItem<Result>(
  { resolve, reject }: PromiseWithResolvers<Result>,
  outcome: ItemOutcome<Result> | undefined,
): void {
  if (outcome !== undefined && "result" in outcome) resolve(outcome.result);
  else reject(outcome?.refusal ?? new Error("A commit has told nothing of one of its items."));
}
