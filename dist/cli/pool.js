import "./rolldown-runtime.js";
import { AnchorError, messageOf } from "./start.js";
import { Worker } from "node:worker_threads";
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
async function* hashInPool(paths, options) {
  const { threads, sha256, fingerprint, onBytes, signal } = options;
  if (signal?.aborted) return;
  const pool = startPool(threads, {
    paths,
    sha256,
    fingerprint,
    next: new Int32Array(new SharedArrayBuffer(4))
  }, onBytes);
  const stop = () => void pool.stop();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    for (let batch = await pool.next(); batch !== void 0; batch = await pool.next()) yield batch;
  } finally {
    signal?.removeEventListener("abort", stop);
    await pool.stop();
  }
}
function startPool(threads, task, onBytes) {
  const settings = {
    workerData: task,
    execArgv: [],
    env: {}
  };
  const workers = Array.from({ length: threads }, () => new Worker(workerFile(), settings));
  let arrived = [];
  let alive = threads;
  let death;
  let wake = () => {
  };
  const isQuiet = () => arrived.length === 0 && alive > 0 && death === void 0;
  for (const worker of workers) {
    worker.on("message", ({ results, bytes }) => {
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
    next: async () => {
      while (isQuiet()) await new Promise((resolve) => wake = resolve);
      if (death !== void 0) {
        const message = `A hashing thread died: ${messageOf(death)}`;
        throw new AnchorError("INTERNAL", message, { cause: death });
      }
      const batch = arrived;
      arrived = [];
      return batch.length > 0 ? batch : void 0;
    },
    stop: async () => void await Promise.all(workers.map((worker) => worker.terminate()))
  };
}
function toFileResult(result) {
  if ("hashes" in result) return result;
  const { code, message, hint } = result.failure;
  return {
    job: result.job,
    error: new AnchorError(code, message, { hint })
  };
}
function workerFile() {
  const here = import.meta.dirname;
  const beside = join(here, `hash-worker${extname(import.meta.filename)}`);
  return [
    beside,
    join(here, "worker", "index.js"),
    join(here, "..", "worker", "index.js")
  ].find((path) => existsSync(path)) ?? beside;
}
export { hashInPool };
