import type { Backend } from "./backend.ts";
import type { Ledger } from "./ledger.ts";

/** An addition that waits for the next commit, and whom to tell. */
interface PendingCommit {
  readonly add: () => void;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * `ledger`, of which stamps and proof requests that come together share one commit: the disk takes about as long for
 * many as for one. Each is answered once its commit is on the disk; when a commit fails, none of it was kept.
 */
export function shareCommits(ledger: Ledger): Backend {
  const commit = createCommits(ledger);
  return {
    ...ledger,
    stamp: async (digest) => await commit(() => ledger.stamp(digest)),
    requestProof: async (digest) => await commit(() => ledger.requestProof(digest)),
  };
}

/** For what part of the time that the last commit took the next one waits for more to come. */
const gatheringPart = 1 / 4;

/** Runs what it is given in one commit with what comes at about the same time. */
function createCommits(ledger: Ledger) {
  let waiting: PendingCommit[] = [];
  let lastCommitMs = 0;
  const flush = () => {
    const batch = waiting;
    waiting = [];
    const startedAt = performance.now();
    try {
      ledger.together(() => batch.forEach(({ add }) => add()));
      batch.forEach(({ resolve }) => resolve());
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
    lastCommitMs = performance.now() - startedAt;
  };
  const gather = (until: number) => {
    if (performance.now() < until) setImmediate(gather, until);
    else flush();
  };
  return async <Value>(add: () => Value): Promise<Value> => {
    if (waiting.length === 0) setImmediate(gather, performance.now() + lastCommitMs * gatheringPart);
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    waiting.push(toWaiting(add, resolve, reject));
    return await promise;
  };
}

function toWaiting<Value>(
  add: () => Value,
  resolve: (value: Value) => void,
  reject: PendingCommit["reject"],
): PendingCommit {
  let told = () => undefined as void;
  const addAndKeep = () => {
    const value = add();
    told = () => resolve(value);
  };
  return { add: addAndKeep, resolve: () => told(), reject };
}
