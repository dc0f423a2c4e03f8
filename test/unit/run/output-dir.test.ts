import { spawnSync } from "node:child_process";
import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { AnchorError } from "#core/errors.ts";
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

const killed = spawnSync(process.execPath, ["--version"]).pid;

test.each([
  ["a living process, however old", hostname(), process.ppid, 3_600_000, false],
  ["a process that was killed", hostname(), killed, 0, true],
  ["an earlier process of this id", hostname(), process.pid, 0, true],
  ["another machine", "elsewhere", killed, 30_000, false],
  ["another machine long ago", "elsewhere", process.ppid, 90_000, true],
])("a cancelled run takes the lock on a log of %s: %j %i, %i ms, %s", async (_, host, pid, age, isTaken) => {
  await using workspace = await createWorkspace();
  const lock = `.anchor.jsonl.${host}.${pid}.${crypto.randomUUID()}.lock`;
  await writeFile(join(workspace.path, lock), "");
  const time = (Date.now() - age) / 1000;
  await utimes(join(workspace.path, lock), time, time);
  const options = { hasSent: true, stop: AbortSignal.abort() };
  const adding = addToFolderLog(workspace.path, aStatement([aSubject("a.txt")]), options);
  const ended = await adding.catch(({ code }: AnchorError) => code);
  expect(ended).toEqual(isTaken ? expect.objectContaining({ isAdded: true }) : "OUTPUT_UNWRITABLE");
  expect(await readdir(workspace.path)).toEqual([isTaken ? "anchor.jsonl" : lock]);
});

test("of twenty runs that end at once in one folder, with the locks of killed ones there, none loses its line", async () => {
  await using workspace = await createWorkspace();
  for (let index = 0; index < 5; index += 1) {
    const lock = `.anchor.jsonl.${hostname()}.${killed}.${crypto.randomUUID()}.lock`;
    await writeFile(join(workspace.path, lock), "");
  }
  const options = { hasSent: true, stop: new AbortController().signal };
  const lines = Array.from({ length: 20 }, (_, index) => aStatement([aSubject(`${index}.txt`)]));
  await Promise.all(lines.map((line) => addToFolderLog(workspace.path, line, options)));
  expect(readFolderLog(workspace.path)).toHaveLength(20);
  expect(await readdir(workspace.path)).toEqual(["anchor.jsonl"]);
});

test("a line that no run could read is not added to the log", async () => {
  await using workspace = await createWorkspace();
  const options = { hasSent: true, stop: new AbortController().signal };
  const line = aStatement([aSubject("a.txt")]);
  await addToFolderLog(workspace.path, line, options);
  const long = { ...line, subject: Array.from({ length: 17_000 }, () => aSubject("n".repeat(4096), "")) };
  await expect(addToFolderLog(workspace.path, long, options)).rejects.toMatchObject({
    code: "OUTPUT_UNWRITABLE",
    message: expect.stringContaining("anchor.jsonl could not be written: its new line would be larger than 64 MiB."),
  });
  expect(readFolderLog(workspace.path)).toHaveLength(1);
});
