/** Everything a run left behind where somebody could read it. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Run } from "../runner/run-record.ts";
import type { Workspace } from "../files/workspace.ts";

/**
 * Both streams and every file below the job's folders, by name, to be searched for a secret. The commands that
 * register a mask are taken out of the streams: they are the one place where a secret belongs.
 */
export async function readLeftovers(run: Run, workspace: Workspace): Promise<Record<string, string | Uint8Array>> {
  const leftovers: Record<string, string | Uint8Array> = {
    stdout: withoutMasks(run.stdout),
    stderr: withoutMasks(run.stderr),
  };
  for (const folder of [workspace.path, workspace.temp, workspace.home]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      leftovers[`name of ${path}`] = path;
      if (entry.isFile()) leftovers[path] = await readFile(path);
    }
  }
  return leftovers;
}

function withoutMasks(text: string): string {
  return text.replaceAll(/^::add-mask::.*$/gm, "");
}
