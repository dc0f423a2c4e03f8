import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { errorFacts } from "#core/errors.ts";
import { toStatementFile } from "#evidence/statement-file.ts";
import type { Log } from "#host/host.ts";
import type { InputName } from "#host/input-table.ts";
import { checkSubjectCount, ensureStatementFits, readStatements, removeEarlierFiles } from "#run/prepare.ts";
import { isPosix } from "../../support/availability.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { canLink, makeFifo } from "../../support/files/zoo.ts";
import { toInputs } from "../../support/inputs.ts";

/** The warnings of a check of so many subjects, or the error by which it refuses them. */
function check(count: number, given: Partial<Record<InputName, string>> = {}): unknown {
  const warnings: string[] = [];
  const warning: Log["warning"] = (message, target) => void warnings.push(`${target?.title}: ${message}`);
  try {
    checkSubjectCount(count, toInputs(given), { workspace: "/w", log: { warning } });
    return warnings;
  } catch (thrown) {
    return thrown;
  }
}

const noFile = "The patterns match no file in /w. Nothing was done.";
const tooMany = {
  code: "TOO_MANY_FILES",
  message: "This run has 2 files, and at most 1 are allowed. Nothing was sent.",
  hint: errorFacts("TOO_MANY_FILES").hint,
};

test.each([
  [0, {}, { code: "NO_FILES_FOUND", message: noFile, hint: errorFacts("NO_FILES_FOUND").hint }],
  [
    0,
    { files: "# a, b\n!*.$\n*.c\n*.{a,b}" },
    { code: "NO_FILES_FOUND", message: noFile, hint: "Braces name no alternatives here. Write a line for each." },
  ],
  [
    0,
    { files: "", "from-release": "true", "github-token": "t" },
    {
      message: "The release has no file to work on. Nothing was done.",
      hint: "Upload the files to the release before this step runs. GitHub's archives of the source do not count.",
    },
  ],
  [
    0,
    { files: "app-$VERSION.tgz", "from-release": "true", "github-token": "t" },
    {
      message: "The release has no file to work on. Nothing was done.",
      hint: "A $ is no variable here. Write what it stands for, or ${{ env.NAME }}.",
    },
  ],
  [0, { "if-no-files-found": "ignore" }, []],
  [0, { "if-no-files-found": "warn" }, [`NO_FILES_FOUND: ${noFile} ${errorFacts("NO_FILES_FOUND").hint}`]],
  [1, {}, []],
  [1, { "if-no-files-found": "warn" }, []],
  [1000, {}, []],
  [1001, {}, { code: "TOO_MANY_FILES" }],
  [2, { "max-files": "1" }, tooMany],
  [2, { "max-files": "1", "dry-run": "true" }, { code: "TOO_MANY_FILES" }],
  [
    2,
    { "max-files": "1", anchor: "manifest" },
    { ...tooMany, hint: "Make the patterns narrower, or raise max-files." },
  ],
] as const)("the number of subjects is %i with %o: %o", (count, given, expected) => {
  expect(check(count, given)).toMatchObject(expected);
});

test.each([
  [100_000, 40, "each", undefined],
  [110_000, 40, "each", "TOO_MANY_FILES"],
  [200_000, 40, "manifest", undefined],
  [200_000, 4000, "manifest", "TOO_MANY_FILES"],
  [1_000_001, 0, "manifest", "TOO_MANY_FILES"],
] as const)(
  "one statement has room for %i names of %i characters, or the run ends: %s",
  (count, length, anchor, code) => {
    const names = Array.from({ length: count }, () => "n".repeat(length));
    const ask = () => ensureStatementFits(names, { anchor });
    if (code === undefined) ask();
    else expect(ask).toThrow(expect.objectContaining({ code }));
  },
);

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
