/** Adds to what is kept, many in one transaction of the database: one flush of the disk serves all who came meanwhile. */
export interface GroupCommit {
  /** Runs `add` in the next transaction; resolves when that is on the disk, rejects when nothing of it is. */
  add(add: () => void): Promise<void>;
}

interface Waiter {
  readonly add: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Commits by `write`, once a turn of the event loop. */
export function createGroupCommit(write: (change: () => void) => void): GroupCommit {
  let waiting: Waiter[] = [];
  const commit = (): void => {
    const group = waiting;
    waiting = [];
    try {
      write(() => {
        for (const { add } of group) add();
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    for (const { resolve } of group) resolve();
  };
  return {
    add(add) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      if (waiting.length === 0) setImmediate(commit);
      waiting.push({ add, resolve, reject });
      return promise;
    },
  };
}
