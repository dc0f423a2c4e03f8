import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";

import { AnchorError, messageOf } from "../core/errors.ts";
import type { FileResult, Hashes, HashSettings } from "./hash-file.ts";

/** The data for every thread: the files, and the shared counter from which each thread takes the next file. */
export interface Task extends Pick<HashSettings, "sha256" | "fingerprint"> {
  readonly paths: readonly string[];
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** The result for one file. Errors lose their class between threads, so only their texts are sent. */
export type JobResult =
  | Extract<FileResult, { readonly hashes: Hashes }>
  | { readonly job: number; readonly failure: Pick<AnchorError, "code" | "message" | "hint"> };

/** A message of a thread: the results since its last message, and how many bytes it has read. */
export interface ResultBatch {
  readonly results: readonly JobResult[];
  readonly bytes: number;
}

export interface PoolOptions extends HashSettings {
  readonly threads: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Hashes the files in `threads` threads, which start on them in the given order. Results come in the order of
 * completion; after an abort they end, and every thread is gone.
 *
 * @throws AnchorError `INTERNAL` when a thread dies
 */
export async function* hashInPool(
  paths: readonly string[],
  options: PoolOptions,
): AsyncGenerator<readonly FileResult[]> {
  const { threads, sha256, fingerprint, onBytes, signal } = options;
  if (signal?.aborted) return;
  const next = new Int32Array(new SharedArrayBuffer(4));
  const pool = startPool(threads, { paths, sha256, fingerprint, next }, onBytes);
  const stop = (): void => void pool.stop();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    for (let batch = await pool.next(); batch !== undefined; batch = await pool.next()) yield batch;
  } finally {
    signal?.removeEventListener("abort", stop);
    await pool.stop();
  }
}

function startPool(threads: number, task: Task, onBytes: (bytes: number) => void) {
  // A hashing thread gets neither the flags of this process nor its environment, which holds the key.
  const settings = { workerData: task, execArgv: [], env: {} };
  const workers = Array.from({ length: threads }, () => new Worker(workerFile(), settings));
  let arrived: FileResult[] = [];
  let alive = threads;
  let death: unknown;
  let wake = (): void => {};
  const isQuiet = (): boolean => arrived.length === 0 && alive > 0 && death === undefined;
  for (const worker of workers) {
    worker.on("message", ({ results, bytes }: ResultBatch) => {
      onBytes(bytes);
      for (const result of results) arrived.push(toFileResult(result));
      wake();
    });
    worker.on("error", (error) => {
      death ??= error;
    });
    worker.on("exit", () => {
      alive -= 1;
      wake();
    });
  }
  return {
    /** Returns all that arrived since the last call, once there is something; `undefined` when all threads ended. */
    next: async (): Promise<readonly FileResult[] | undefined> => {
      while (isQuiet()) await new Promise<void>((resolve) => (wake = resolve));
      if (death !== undefined) {
        const message = `A hashing thread died: ${messageOf(death)}`;
        throw new AnchorError("INTERNAL", message, { cause: death });
      }
      const batch = arrived;
      arrived = [];
      return batch.length > 0 ? batch : undefined;
    },
    stop: async (): Promise<void> => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}

function toFileResult(result: JobResult): FileResult {
  if ("hashes" in result) return result;
  const { code, message, hint } = result.failure;
  return { job: result.job, error: new AnchorError(code, message, { hint }) };
}

/** Returns the thread's program: next to this file in the sources, a bundle of its own when this is bundled. */
function workerFile(): string {
  const here = import.meta.dirname;
  const beside = join(here, `hash-worker${extname(import.meta.filename)}`);
  // The action's bundle is one folder above the thread's folder, those of the other programs are next to that folder.
  const paths = [beside, join(here, "worker", "index.js"), join(here, "..", "worker", "index.js")];
  return paths.find((path) => existsSync(path)) ?? beside;
}
