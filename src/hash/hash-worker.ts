/** The program of a hashing thread. It imports as little as possible, since each thread loads all of that again. */
import { parentPort, workerData } from "node:worker_threads";

import { toFileError } from "./file-error.ts";
import { createBuffer, hashFileSync } from "./hash-file.ts";
import type { ResultBatch, JobResult, Task } from "./pool.ts";

/** The shortest time between two messages; results that come meanwhile are sent together. */
const minSendIntervalMs = 20;

function hashTask({ paths, sha256, fingerprint, next }: Task, send: (batch: ResultBatch) => void): void {
  const buffer = createBuffer();
  let results: JobResult[] = [];
  let bytes = 0;
  let sent = Number.NEGATIVE_INFINITY;
  const post = (): void => {
    send({ results, bytes });
    results = [];
    bytes = 0;
    sent = performance.now();
  };
  const postWhenDue = (): void => {
    if (performance.now() - sent >= minSendIntervalMs) post();
  };
  const onBytes = (count: number): void => {
    bytes += count;
    postWhenDue();
  };
  const settings = { sha256, fingerprint, onBytes };
  for (let job = Atomics.add(next, 0, 1); job < paths.length; job = Atomics.add(next, 0, 1)) {
    // `results.push(attemptHash(…))` would be wrong: hashing may send `results` and begin another list.
    const result = attemptHash(job, () => hashFileSync(paths[job] ?? "", buffer, settings));
    results.push(result);
    postWhenDue();
  }
  if (results.length > 0) post();
}

function attemptHash(job: number, hash: () => ReturnType<typeof hashFileSync>): JobResult {
  try {
    return { job, hashes: hash() };
  } catch (thrown) {
    const { code, message, hint } = toFileError(thrown);
    return { job, failure: { code, message, hint } };
  }
}

hashTask(workerData as Task, (batch) => parentPort?.postMessage(batch, []));
