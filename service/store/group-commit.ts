/** What has become of one of the items of a commit: its result, or why it alone was refused. */
export type Outcome<Result> = { readonly result: Result } | { readonly refusal: Error };

/** An item that waits for the next commit. */
interface Waiting<Item, Result> {
  readonly item: Item;
  readonly settle: { readonly resolve: (result: Result) => void; readonly reject: (reason: unknown) => void };
}

/** How long the next commit waits for more items, as a part of the time that the last commit took; and at most. */
const gatheringPart = 1 / 4;
const maxGatheringMs = 20;

/**
 * Creates a function that hands `commit` items of about the same time together: the disk takes about as long for many as
 * for one. A promise resolves when its item is on the disk. When a commit fails, all its callers get the error.
 */
export function createGroupCommit<Item, Result>(
  commit: (items: readonly Item[]) => readonly Outcome<Result>[] | Promise<readonly Outcome<Result>[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let lastCommitMs = 0;
  const run = async () => {
    const group = waiting;
    waiting = [];
    const startedAt = performance.now();
    try {
      const outcomes = await commit(group.map(({ item }) => item));
      for (const [index, waiter] of group.entries()) settleOne(waiter, outcomes[index]);
    } catch (error) {
      for (const { settle } of group) settle.reject(error);
    }
    lastCommitMs = performance.now() - startedAt;
    isRunning = waiting.length > 0;
    if (isRunning) begin();
  };
  let isRunning = false;
  const gather = (until: number) => {
    const leftMs = until - performance.now();
    if (leftMs <= 0) void run();
    // A timer leaves the processor to others, and knows no shorter time.
    else if (leftMs >= 1) setTimeout(gather, leftMs, until);
    else setImmediate(gather, until);
  };
  const begin = () =>
    void setImmediate(gather, performance.now() + Math.min(lastCommitMs * gatheringPart, maxGatheringMs));
  return async (item: Item) => {
    const { promise, ...settle } = Promise.withResolvers<Result>();
    waiting.push({ item, settle });
    if (!isRunning) {
      isRunning = true;
      begin();
    }
    return await promise;
  };
}

function settleOne<Item, Result>({ settle }: Waiting<Item, Result>, outcome: Outcome<Result> | undefined): void {
  if (outcome !== undefined && "result" in outcome) settle.resolve(outcome.result);
  else settle.reject(outcome?.refusal ?? new Error("A commit has told nothing of one of its items."));
}
