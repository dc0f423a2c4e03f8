import { setImmediate } from "node:timers/promises";

import { toFileError } from "./file-error.ts";
import { bufferSize, createBuffer, hashFile, hashFileSync, type FileResult, type HashSettings } from "./hash-file.ts";

/** A file by its path; `size` in bytes as it was when it was found. */
interface SizedFile {
  readonly path: string;
  readonly size: number;
}

/** Longest time in milliseconds for which requests under way are not served. */
const longestHoldMs = 4;

/** Hashes the files in order on this thread, which stays responsive. After an abort the results end. */
export async function* hashInline(
  files: readonly SizedFile[],
  settings: HashSettings,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly FileResult[]> {
  const buffers = [createBuffer(), createBuffer()] as const;
  let done: FileResult[] = [];
  let resumed = performance.now();
  let job = -1;
  for (const { path, size } of files) {
    job += 1;
    // A file that has grown since it was found is hashed in more pieces, which only takes longer.
    const isSmall = size < bufferSize;
    if (!isSmall || performance.now() - resumed >= longestHoldMs) {
      yield done;
      done = [];
      await setImmediate();
      resumed = performance.now();
    }
    if (signal?.aborted) return;
    try {
      const hashes = isSmall
        ? hashFileSync(path, buffers[0], settings)
        : await hashFile(path, buffers, settings, signal);
      done.push({ job, hashes });
    } catch (thrown) {
      if (signal?.aborted) return;
      done.push({ job, error: toFileError(thrown) });
    }
  }
  yield done;
}
