/** All that a run of the tests writes lies in one folder, which goes with the run; and what was left out is printed. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { TestProject } from "vitest/node";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = project.config.env["TMPDIR"] ?? "";
  await removeOthers(folder);
  // Servers that run as another user write there too.
  await mkdir(folder, { mode: 0o755, recursive: true });
  const file = join(folder, "left-out.txt");
  await writeFile(file, "");
  project.provide("leftOut", file);
  return async () => {
    const lines = new Set((await readFile(file, "utf8")).split("\n").filter((line) => line !== ""));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    // Reports may be read from stdout.
    for (const line of [...lines].toSorted()) process.stderr.write(`Left out on this machine: ${line}.\n`);
  };
}

/** Removes the folders of runs that were killed. */
async function removeOthers(folder: string): Promise<void> {
  const [place, prefix] = [dirname(folder), basename(folder).replace(/\d+$/, "")];
  const others = (await readdir(place)).filter((name) => name.startsWith(prefix)).map((name) => join(place, name));
  for (const other of others) {
    // A run writes there all the time. Its process may be in a namespace that does not show it here.
    const { mtimeMs } = await stat(other).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > 3_600_000) await rm(other, { recursive: true, force: true });
  }
}
