import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { addToFolderLog, readFolderLog, removeEarlierFiles } from "#run/evidence-folder.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

test("a run's files take the place of an earlier one's, but not of journal, log, a baseline and what is nobody's", async () => {
  await using workspace = await createWorkspace();
  const folder = join(workspace.path, "evidence");
  await mkdir(folder);
  const kept = ["anchor.jsonl", "journal.jsonl", "mine.txt", "monitor.json"];
  const names = [...kept, "results.json", "badge.json", "anchor.intoto.json", "SHA3-256SUMS", "SHA256SUMS"];
  for (const name of names) await writeFile(join(folder, name), "");
  await removeEarlierFiles(folder, { isSha256Foreign: false }, join(folder, "monitor.json"));
  expect((await readdir(folder)).toSorted()).toEqual(kept);
});

test("a baseline stays though it is given by a path that leads through a link", async () => {
  await using workspace = await createWorkspace();
  const folder = join(workspace.path, "evidence");
  await mkdir(folder);
  await symlink(folder, join(workspace.path, "link"), "junction");
  for (const name of ["results.json", "monitor.json"]) await writeFile(join(folder, name), "");
  await removeEarlierFiles(folder, { isSha256Foreign: false }, join(workspace.path, "link", "monitor.json"));
  expect(await readdir(folder)).toEqual(["monitor.json"]);
});

test("a line that no run could read is not added to the log", async () => {
  await using workspace = await createWorkspace();
  const line = aStatement([aSubject("a.txt")]);
  await addToFolderLog(workspace.path, line, true);
  const long = { ...line, subject: Array.from({ length: 17_000 }, () => aSubject("n".repeat(4096), "")) };
  await expect(addToFolderLog(workspace.path, long, true)).rejects.toMatchObject({
    code: "OUTPUT_UNWRITABLE",
    message: expect.stringContaining("anchor.jsonl could not be written: its new line would be larger than 64 MiB."),
  });
  expect(readFolderLog(workspace.path)).toHaveLength(1);
});
