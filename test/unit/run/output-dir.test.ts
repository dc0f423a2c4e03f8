import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { removeEarlierFiles } from "#run/output-dir.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

test("a run's files take the place of an earlier one's, but not of the journal, a baseline and what is nobody's", async () => {
  await using workspace = await createWorkspace();
  const folder = join(workspace.path, "evidence");
  await mkdir(folder);
  const names = ["results.json", "badge.json", "anchor.intoto.json", "journal.jsonl", "monitor.json", "mine.txt"];
  for (const name of names) await writeFile(join(folder, name), "");
  await removeEarlierFiles(folder, [join(folder, "monitor.json")]);
  expect((await readdir(folder)).toSorted()).toEqual(["journal.jsonl", "mine.txt", "monitor.json"]);
});

test("a baseline stays though it is given by a path that leads through a link", async () => {
  await using workspace = await createWorkspace();
  const folder = join(workspace.path, "evidence");
  await mkdir(folder);
  await symlink(folder, join(workspace.path, "link"), "junction");
  for (const name of ["results.json", "monitor.json"]) await writeFile(join(folder, name), "");
  await removeEarlierFiles(folder, [join(workspace.path, "link", "monitor.json")]);
  expect(await readdir(folder)).toEqual(["monitor.json"]);
});
