import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";

import { mostBaselineBytes, parseBaseline, unusable } from "./baseline/parse-baseline.ts";
import type { Baseline } from "./baseline/baseline.ts";

/**
 * Reads the baseline at `path`.
 *
 * @returns `undefined` when there is no such file, as on the first run
 * @throws AnchorError `INPUT_INVALID` when it is there and cannot be used
 */
export async function readBaseline(path: string, workspace: string, repository: string): Promise<Baseline | undefined> {
  const text = await readText(resolve(workspace, path));
  return text === undefined ? undefined : parseBaseline(text, repository);
}

async function readText(path: string): Promise<string | undefined> {
  try {
    const stats = await stat(path);
    // A pipe, or a device, may never end.
    if (!stats.isFile()) throw unusable("it is not a regular file");
    if (stats.size > mostBaselineBytes) throw unusable("it is larger than 256 MiB");
    return await readFile(path, "utf8");
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    if (error.code === "ENOENT") return undefined;
    if (error.code === "INPUT_INVALID") throw error;
    throw unusable(`it cannot be read (${String(error.code)})`);
  }
}
