/** The program of a hashing thread. It imports as little as possible, since each thread loads its imports anew. */
import { parentPort, workerData } from "node:worker_threads";

import { createBuffer, hashFileSync, toFileError, type Hashes } from "./hash-file.ts";
import type { ResultBatch, SendableOutcome, HashTask } from "./pool.ts";

/** The shortest time between two messages of a thread. Results that come meanwhile are sent together. */
const minSendIntervalMs = 20;

/** Hashes one file after the other until no file is left, and sends the results. */
function hashTask(
  { paths, wantsSha256, wantsFingerprint, nextIndex }: HashTask,
  send: (batch: ResultBatch) => void,
): void {
  const buffer = createBuffer();
  let results: SendableOutcome[] = [];
  let bytes = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  const sendResults = (): void => {
    send({ results, bytes });
    results = [];
    bytes = 0;
    sentAt = performance.now();
  };
  const sendWhenDue = (): void => {
    if (performance.now() - sentAt >= minSendIntervalMs) sendResults();
  };
  const onBytes = (count: number): void => {
    bytes += count;
    sendWhenDue();
  };
  const settings = { wantsSha256, wantsFingerprint, onBytes };
  const takeIndex = (): number => Atomics.add(nextIndex, 0, 1);
  for (let fileIndex = takeIndex(); fileIndex < paths.length; fileIndex = takeIndex()) {
    // `results.push(attemptHash(…))` would be wrong: hashing may send `results` and assign a new list to it.
    const result = attemptHash(fileIndex, () => hashFileSync(paths[fileIndex] ?? "", buffer, settings));
    results.push(result);
    sendWhenDue();
  }
  if (results.length > 0) sendResults();
}

function attemptHash(fileIndex: number, hashFile: () => Hashes): SendableOutcome {
  try {
    return { fileIndex, hashes: hashFile() };
  } catch (thrown) {
    const { code, message, hint } = toFileError(thrown);
    return { fileIndex, failure: { code, message, hint } };
  }
}

hashTask(workerData as HashTask, (batch) => parentPort?.postMessage(batch, []));
