/** Runs what it is given in one commit with what comes at about the same time; resolves when that is on the disk. */
export type GroupCommit = <Value>(add: () => Value) => Promise<Value>;

/** An addition that waits for the next commit. */
interface Addition {
  /** Adds it; returns what then resolves its caller's promise. */
  readonly add: () => () => void;
  readonly reject: (reason: unknown) => void;
}

/** For what part of the time that the last commit took the next one waits for more to come. */
const gatheringPart = 1 / 4;

/**
 * Commits by `write`, many additions in one transaction of the database: the disk takes about as long for many as for
 * one. When a commit fails, nothing of it was kept, and all its callers get the error.
 */
export function createGroupCommit(write: (change: () => void) => void): GroupCommit {
  let waiting: Addition[] = [];
  let lastCommitMs = 0;
  const commit = () => {
    const group = waiting;
    waiting = [];
    const startedAt = performance.now();
    try {
      const resolvers: (() => void)[] = [];
      write(() => {
        for (const { add } of group) resolvers.push(add());
      });
      for (const resolve of resolvers) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    lastCommitMs = performance.now() - startedAt;
  };
  const gather = (until: number) => {
    if (performance.now() < until) setImmediate(gather, until);
    else commit();
  };
  return async <Value>(add: () => Value) => {
    if (waiting.length === 0) setImmediate(gather, performance.now() + lastCommitMs * gatheringPart);
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const addAndKeep = () => {
      const value = add();
      return () => resolve(value);
    };
    waiting.push({ add: addAndKeep, reject });
    return await promise;
  };
}
