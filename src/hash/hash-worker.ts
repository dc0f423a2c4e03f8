/** A hashing thread. It imports only built-in modules: any other import would cost time in each thread. */
import { parentPort, workerData } from "node:worker_threads";

import { toFileError } from "./file-error.ts";
import { createBuffer, hashFileSync } from "./hash-file.ts";
import type { ResultBatch, JobResult, Task } from "./pool.ts";

/** Shortest time between two messages, in milliseconds; results in between are sent together. */
const sendEveryMs = 20;

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
    if (performance.now() - sent >= sendEveryMs) post();
  };
  const onBytes = (count: number): void => {
    bytes += count;
    postWhenDue();
  };
  const settings = { sha256, fingerprint, onBytes };
  for (let job = Atomics.add(next, 0, 1); job < paths.length; job = Atomics.add(next, 0, 1)) {
    // Hashing a long file may send `results` and begin another list, so the list is looked up afterwards.
    const result = attemptHash(job, () => hashFileSync(paths[job] ?? "", buffer, settings));
    results.push(result);
    postWhenDue();
  }
  if (results.length > 0) post();
}

/** Hashes one file. Errors lose their class between threads: their texts are sent, and become an error again. */
function attemptHash(job: number, hash: () => ReturnType<typeof hashFileSync>): JobResult {
  try {
    return { job, hashes: hash() };
  } catch (thrown) {
    const { code, message, hint } = toFileError(thrown);
    return { job, failure: { code, message, hint } };
  }
}

hashTask(workerData as Task, (batch) => parentPort?.postMessage(batch, []));
