import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { toStatementFile } from "#evidence/statement-file.ts";
import { readStatements, removeEarlierFiles } from "#run/output-dir.ts";
import { isPosix } from "../../support/availability.ts";
import { canLink, makeFifo } from "../../support/files/zoo.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

test("a run's files take the place of an earlier one's, but not of journal, statements, reports, a baseline and what is nobody's", async () => {
  await using workspace = await createWorkspace();
  const folder = join(workspace.path, "evidence");
  await mkdir(folder);
  const kept = [
    "SHA256SUMS",
    "anchor-0123456789abcdef.intoto.json",
    "anchor-a.txt.verification.pdf",
    "journal.jsonl",
    "mine.txt",
    "monitor.json",
  ];
  const ours = ["results.json", "badge.json", "anchor-evidence.html", "anchor-SHA3-256SUMS", "anchor-SHA256SUMS"];
  const names = [...kept, ...ours, "anchor-SHA256SUMS.tsr"];
  for (const name of names) await writeFile(join(folder, name), "");
  await removeEarlierFiles(folder, [join(folder, "monitor.json")]);
  expect((await readdir(folder)).toSorted()).toEqual(kept);
});

test.runIf(canLink())("a baseline stays though it is given by a path that leads through a link", async () => {
  await using workspace = await createWorkspace();
  const folder = join(workspace.path, "evidence");
  await mkdir(folder);
  await symlink(folder, join(workspace.path, "link"), "junction");
  for (const name of ["results.json", "monitor.json"]) await writeFile(join(folder, name), "");
  await removeEarlierFiles(folder, [join(workspace.path, "link", "monitor.json")]);
  expect(await readdir(folder)).toEqual(["monitor.json"]);
});

test.each([
  ["results.json", '{"version": 1, "tool": {"name": "a tester"}}'],
  ["monitor.json", '{"mine": true}'],
  ["badge.json", '{"schemaVersion":1,"label":"coverage"}'],
  ["anchor-evidence.html", "<!doctype html><title>Anchors of ships</title>"],
  ["anchor-SHA3-256SUMS", "my notes about sums"],
  ["anchor-SHA256SUMS", "SHA256 (a.txt) = aa"],
  ["anchor-SHA256SUMS.tsr", "a traffic summary report"],
  ["anchor-SHA256SUMS.2.ots", "an order"],
])("a file called %s that no run wrote stays, and so does all beside it", async (name, content) => {
  await using workspace = await createWorkspace();
  const ours = name === "results.json" ? "badge.json" : "results.json";
  await workspace.write(ours, "");
  await workspace.write(name, content);
  await expect(removeEarlierFiles(workspace.path, [])).rejects.toMatchObject({
    code: "OUTPUT_UNWRITABLE",
    message: expect.stringContaining(`wrote ${name}.`),
  });
  expect((await readdir(workspace.path)).toSorted()).toEqual([ours, name].toSorted());
});

test.each([
  ["anchor-SHA3-256SUMS", `SHA3-256 (a.txt) = ${"a".repeat(64)}\n`],
  ["anchor-SHA256SUMS", `${"a".repeat(64)}  a.txt\n`],
  ["anchor-SHA256SUMS.tsr", Buffer.from([0x30, 0x82, 1, 2])],
  ["anchor-SHA256SUMS.2.ots", "\0OpenTimestamps\0"],
])("a file called %s is a run's only where a run has left something else", async (name, content) => {
  await using workspace = await createWorkspace();
  const path = join(workspace.path, name);
  await writeFile(path, content);
  await expect(removeEarlierFiles(workspace.path, [])).rejects.toMatchObject({ code: "OUTPUT_UNWRITABLE" });
  expect(await readdir(workspace.path)).toEqual([name]);
  await workspace.write(`anchor-${id}.intoto.json`, text);
  await removeEarlierFiles(workspace.path, []);
  expect(await readdir(workspace.path)).toEqual([`anchor-${id}.intoto.json`]);
});

const { id, text } = toStatementFile(aStatement([aSubject("a.txt")]));

test("the statements of a folder are read, and what is none of ours is not", async () => {
  await using workspace = await createWorkspace();
  await workspace.write(`anchor-${id}.intoto.json`, text);
  await workspace.write("other.intoto.json", "of another tool");
  const { files, damaged } = readStatements(workspace.path);
  expect([files.map((file) => file.id), damaged]).toEqual([[id], []]);
});

test.runIf(isPosix).each([
  ["was changed", (path: string) => writeFile(path, text.replace("a.txt", "b.txt")), /its bytes do not give its name/],
  ["was cut", (path: string) => writeFile(path, text.slice(0, -9)), /it was changed/],
  ["is a pipe", async (path: string) => makeFifo(path), /it is not a regular file/],
  ["is a link", (path: string) => symlink("elsewhere", path), /it is a symbolic link/],
])("a statement that %s is told as damaged, by its path, and is not passed over", async (_, make, why) => {
  await using workspace = await createWorkspace();
  const name = `anchor-${id}.intoto.json`;
  await make(join(workspace.path, name));
  const { files, damaged } = readStatements(workspace.path);
  expect(files).toEqual([]);
  expect(damaged).toMatchObject([{ what: expect.stringContaining(join(workspace.path, name)) }]);
  expect(damaged[0]?.what).toMatch(why);
  expect(damaged[0]?.advice).toContain("Put it back from a copy");
});
