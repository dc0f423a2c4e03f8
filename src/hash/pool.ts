import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";

import { AnchorError, messageOf } from "../core/errors.ts";
import type { FileOutcome, Hashes, HashSettings } from "./hash-file.ts";

/** What each thread gets. All threads share `nextIndex`, the index of the next file. A thread takes and raises it. */
export interface HashTask extends Pick<HashSettings, "wantsSha256" | "wantsFingerprint"> {
  readonly paths: readonly string[];
  readonly nextIndex: Int32Array<SharedArrayBuffer>;
}

/** A {@link FileOutcome} in a form that can be sent to another thread: an error would lose its class on the way. */
export type SendableOutcome =
  | Extract<FileOutcome, { readonly hashes: Hashes }>
  | { readonly fileIndex: number; readonly failure: Pick<AnchorError, "code" | "message" | "hint"> };

/** A thread's message: its results since the last message, and the bytes that it has read since then. */
export interface ResultBatch {
  readonly results: readonly SendableOutcome[];
  readonly bytes: number;
}

interface PoolOptions extends HashSettings {
  readonly threads: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Hashes files in threads, which take them in the given order. The results come in the order of completion. When they
 * end, all threads are gone.
 *
 * @throws AnchorError `INTERNAL` when a thread dies
 */
export async function* hashInPool(
  paths: readonly string[],
  options: PoolOptions,
): AsyncGenerator<readonly FileOutcome[]> {
  const { threads, wantsSha256, wantsFingerprint, onBytes, signal } = options;
  if (signal?.aborted) return;
  const nextIndex = new Int32Array(new SharedArrayBuffer(4));
  const pool = startPool(threads, { paths, wantsSha256, wantsFingerprint, nextIndex }, onBytes);
  const stop = (): void => void pool.stop();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    for (let batch = await pool.next(); batch !== undefined; batch = await pool.next()) yield batch;
  } finally {
    signal?.removeEventListener("abort", stop);
    await pool.stop();
  }
}

function startPool(threads: number, task: HashTask, onBytes: (bytes: number) => void) {
  // A thread needs neither this process's command-line flags nor its environment, which may hold the API key.
  const settings = { workerData: task, execArgv: [], env: {} };
  const workers = Array.from({ length: threads }, () => new Worker(findWorkerFile(), settings));
  let arrivedOutcomes: FileOutcome[] = [];
  let runningThreads = threads;
  let crash: unknown;
  let wake = (): void => {};
  const mustWait = (): boolean => arrivedOutcomes.length === 0 && runningThreads > 0 && crash === undefined;
  for (const worker of workers) {
    worker.on("message", ({ results, bytes }: ResultBatch) => {
      onBytes(bytes);
      for (const result of results) arrivedOutcomes.push(toFileOutcome(result));
      wake();
    });
    worker.on("error", (error) => {
      crash ??= error;
    });
    worker.on("exit", () => {
      runningThreads -= 1;
      wake();
    });
  }
  return {
    /** Waits for results, and returns all results since the last call; `undefined` when all threads have ended. */
    next: async (): Promise<readonly FileOutcome[] | undefined> => {
      while (mustWait()) await new Promise<void>((resolve) => (wake = resolve));
      if (crash !== undefined) {
        const message = `A hashing thread died: ${messageOf(crash)}`;
        throw new AnchorError("INTERNAL", message, { cause: crash });
      }
      const batch = arrivedOutcomes;
      arrivedOutcomes = [];
      return batch.length > 0 ? batch : undefined;
    },
    stop: async (): Promise<void> => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}

function toFileOutcome(result: SendableOutcome): FileOutcome {
  if ("hashes" in result) return result;
  const { code, message, hint } = result.failure;
  return { fileIndex: result.fileIndex, error: new AnchorError(code, message, { hint }) };
}

/** Returns the path of a thread's program: among the sources a file beside this one, in `dist` a separate bundle. */
function findWorkerFile(): string {
  const folder = import.meta.dirname;
  const besidePath = join(folder, `hash-worker${extname(import.meta.filename)}`);
  // `worker/` is in the folder of the action's bundle, and beside the folders of the other programs' bundles.
  const paths = [besidePath, join(folder, "worker", "index.js"), join(folder, "..", "worker", "index.js")];
  return paths.find((path) => existsSync(path)) ?? besidePath;
}
