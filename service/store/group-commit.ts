/** Runs `add` in one commit with additions of about the same time; resolves when the commit is on the disk. */
export type GroupCommit = <Value>(add: () => Value) => Promise<Value>;

/** An addition that waits for the next commit. */
interface Addition {
  /** Adds it; returns a function that then resolves its caller's promise. */
  readonly add: () => () => void;
  readonly reject: (reason: unknown) => void;
}

/** How long the next commit waits for more additions, as a part of the time that the last commit took. */
const gatheringPart = 1 / 4;

/**
 * Creates a commit by `write` of many additions in one transaction of the database: the disk takes about as long for
 * many as for one. When a commit fails, nothing of it is kept, and all its callers get the error.
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
