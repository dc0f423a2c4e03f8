/** A folder of the benchmarks' own, gone when they end, however they end. */
import { rmSync } from "node:fs";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that is removed when it is disposed of. */
export interface Place extends AsyncDisposable {
  /** Absolute, with every link resolved. */
  readonly path: string;
}

const places = new Set<string>();
const processes = new Set<() => void>();

/** Makes a folder below the system's temporary one. */
export async function createPlace(): Promise<Place> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "anchor-bench-")));
  places.add(path);
  const remove = async (): Promise<void> => {
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
    places.delete(path);
  };
  return { path, [Symbol.asyncDispose]: remove };
}

/** Remembers how to end a process, until it has ended. */
export function remember(end: () => void): { readonly forget: () => void } {
  processes.add(end);
  return { forget: () => void processes.delete(end) };
}

/** On Ctrl-C and the like, ends every process and removes every folder before this process dies of the signal. */
export function cleanUpOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      for (const end of processes) end();
      for (const place of places) rmSync(place, { recursive: true, force: true, maxRetries: 3 });
      process.kill(process.pid, signal);
    });
  }
}
