/** Prints what was left out on this machine when the tests are done, see availability.ts. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "anchor-left-out-"));
  const file = join(folder, "left-out.txt");
  await writeFile(file, "");
  project.provide("leftOut", file);
  return async () => {
    const lines = new Set((await readFile(file, "utf8")).split("\n").filter((line) => line !== ""));
    await rm(folder, { recursive: true });
    // Reports may be read from stdout.
    for (const line of [...lines].toSorted()) process.stderr.write(`Left out on this machine: ${line}.\n`);
  };
}
