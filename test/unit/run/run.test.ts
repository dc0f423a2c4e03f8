/** The story of a run, on a host that is no step of a workflow, and the statement that it leaves. */
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import { failingRows, hasPassed, tallyOf } from "#evidence/run.ts";
import type { StatementFile } from "#evidence/statement-file.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { sha256Of, sha3Of } from "../../support/digests.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Runs on all files of the workspace, with the service of this file where none is given. */
const run = (workspace: Workspace, given: Parameters<typeof runPlainJob>[1]) =>
  runPlainJob(workspace, {
    "api-url": service.url,
    "api-key": service.apiKey,
    files: join(workspace.path, "**"),
    ...given,
  });

test("what ends a run is told, also where an earlier run's files cannot be removed", async () => {
  await using workspace = await createWorkspace();
  await mkdir(join(workspace.temp, "evidence", "results.json", "in the way"), { recursive: true });
  await expect(run(workspace, { mode: "check" })).rejects.toMatchObject({ code: "NO_FILES_FOUND" });
  const found = run(workspace, { mode: "check", files: workspace.path, "if-no-files-found": "ignore" });
  await expect(found).rejects.toMatchObject({ code: "OUTPUT_UNWRITABLE" });
});

test("evidence is written before a failing verdict is told", async () => {
  await using workspace = await createWorkspace({ "lost.txt": "nobody stamped this" });
  const { ending, lines, folder } = await run(workspace, { mode: "check" });
  expect(hasPassed(ending)).toBe(false);
  expect(failingRows(ending)).toHaveLength(1);
  const results = JSON.parse(await readFile(join(folder, "results.json"), "utf8")) as {
    results: { verdict: string }[];
  };
  expect(results.results.map(({ verdict }) => verdict)).toEqual(["not-found"]);
  const path = lines.indexOf(`results: ${join(folder, "results.json")}`);
  expect(path).toBeGreaterThan(-1);
  expect(lines.findIndex((line) => line.startsWith("error: "))).toBeGreaterThan(path);
  expect(lines).toContain("❌ 1 of 1 file not found (demonstration only)");
});

test.each([
  [{ "dry-run": "true" }, []],
  [
    { "if-no-api-key": "skip", "api-key": "" },
    [{ covers: "subject", digest: sha3Of("kept here"), verdict: "skipped" }],
  ],
])("a run that asks nobody writes all of its files, and claims no block: %o", async (more, anchors) => {
  await using workspace = await createWorkspace({ "a.txt": "kept here" });
  const start = service.requests.length;
  const { ending, folder, statements } = await run(workspace, { mode: "stamp", ...more });
  expect(ending.rows.map(({ verdict }) => verdict)).toEqual(["skipped"]);
  expect(service.requests).toHaveLength(start);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(["anchor-SHA3-256SUMS", "badge.json", "results.json"]));
  expect(await readdir(folder)).not.toContain("journal.jsonl");
  // A dry run leaves no statement.
  expect(statements.flatMap(({ statement }) => statement.predicate.anchors)).toEqual(anchors);
  expect(ending.files.statement === undefined).toBe("dry-run" in more);
});

test("nothing is removed from the folder beside evidence that cannot be read or after wrong inputs, and what a run left is removed after it", async () => {
  await using workspace = await createWorkspace({ "a.txt": "kept beside damage", "b/a.txt": "of the same name" });
  const given = { mode: "stamp", "dry-run": "true" };
  const { folder } = await run(workspace, given);
  const before = await readdir(folder);
  await writeFile(join(folder, "anchor-0123456789abcdef.intoto.json"), "damaged");
  await expect(run(workspace, given)).rejects.toMatchObject({ code: "EVIDENCE_INVALID", saysUnsent: true });
  expect(await readdir(folder)).toEqual(expect.arrayContaining(before));
  await rm(join(folder, "anchor-0123456789abcdef.intoto.json"));
  const sameNames = { files: join(workspace.path, "**/a.txt"), "release-attach": "both", "github-token": "t" };
  const nobody = { mode: "check", "dry-run": "false", "api-url": "", "api-key": "" };
  const list = await workspace.write("../SHA3-256.list", "no digest\n");
  for (const [code, wrong] of [
    ["INPUT_INVALID", sameNames],
    ["INPUT_INVALID", nobody],
    ["CHECKSUMS_INVALID", { "subject-checksums": list }],
    ["TOO_MANY_FILES", { "max-files": "1" }],
  ] as const)
    await expect(run(workspace, { ...given, ...wrong })).rejects.toMatchObject({ code });
  expect(await readdir(folder)).toEqual(before);
  const none = run(workspace, { ...given, files: join(workspace.path, "none/*") });
  await expect(none).rejects.toMatchObject({ code: "NO_FILES_FOUND" });
  expect(await readdir(folder)).toEqual([]);
});

test("a host without releases refuses a run that needs one", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const given = { mode: "check", "release-attach": "body", "github-token": "t" };
  await expect(run(workspace, given)).rejects.toMatchObject({ code: "INTERNAL" });
});

test("with a release base names stand in the list, the results and the statement, and a list by path still binds", async () => {
  await using workspace = await createWorkspace({ "dist/app v1.tgz": "named by its base", "dist/b.txt": "b" });
  const attaching = { "release-attach": "both", "github-token": "t", "dry-run": "true" };
  const given = { ...attaching, files: join(workspace.path, "dist/*") };
  const { ending, folder } = await run(workspace, { ...given, mode: "stamp" });
  const names = ["app.v1.tgz", "b.txt"];
  expect(ending.rows.map(({ subject }) => subject.name)).toEqual(names);
  const read = (name: string): Promise<string> => readFile(join(folder, name), "utf8");
  expect((await read("anchor-SHA3-256SUMS")).match(/(?<=\().*(?=\))/g)).toEqual(names);
  for (const name of ["results.json", "anchor-evidence.html"]) {
    expect(await read(name)).not.toContain("dist/app");
  }
  const digests = ending.rows.map((result) => result.subject.digest ?? "");
  const lines = `SHA3-256 (dist/app v1.tgz) = ${digests[0]}\nSHA3-256 (dist/b.txt) = ${digests[0]}\n`;
  await workspace.write("SHA3-256SUMS", lines);
  const check = { ...given, mode: "check", "subject-checksums": join(workspace.path, "SHA3-256SUMS") };
  const checked = await run(workspace, check);
  expect(checked.ending.rows.map(({ subject, verdict }) => [subject.name, verdict])).toEqual([
    ["app.v1.tgz", "skipped"],
    ["b.txt", "failed"],
  ]);
});

test.each([
  ["in the workspace", (workspace: Workspace) => join(workspace.path, "anchor-artifacts")],
  ["outside of it", (workspace: Workspace) => join(workspace.temp, "anchor-artifacts")],
])("the list that a stamp left in output-dir %s is what a verification there is about", async (_, folderOf) => {
  await using workspace = await createWorkspace({ "dist/a.txt": "listed", "dist/b.txt": "listed too" });
  const folder = folderOf(workspace);
  const given = { anchor: "manifest", files: join(workspace.path, "dist", "*"), "output-dir": folder };
  await run(workspace, { ...given, mode: "stamp" });
  const list = join(folder, "anchor-SHA3-256SUMS");
  const { ending } = await run(workspace, { ...given, mode: "verify", "subject-checksums": list });
  expect(tallyOf(ending.rows).counts).toMatchObject({ verified: 3, failed: 0 });
  expect(hasPassed(ending)).toBe(true);
  expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^anchor-[0-9a-f]{16}\.intoto\.json$/));
});

test("a verification leaves its own list in output-dir as it was given, so that a changed file never agrees with it", async () => {
  await using workspace = await createWorkspace({ "dist/a.txt": "listed as it is", "dist/b.txt": "listed before" });
  const folder = join(workspace.path, "anchor-artifacts");
  const given = { anchor: "manifest", files: join(workspace.path, "dist", "*"), "output-dir": folder };
  await run(workspace, { ...given, mode: "stamp" });
  const list = join(folder, "anchor-SHA3-256SUMS");
  const anchored = await readFile(list, "utf8");
  await workspace.write("dist/b.txt", "tampered with");
  for (const mode of ["verify", "check"]) {
    const { ending } = await run(workspace, { ...given, mode, "subject-checksums": list });
    expect(failingRows(ending).map(({ subject, error }) => [subject.name, error?.code])).toEqual([
      ["dist/b.txt", "CHECKSUM_MISMATCH"],
    ]);
    expect(await readFile(list, "utf8")).toBe(anchored);
    expect(ending.files.checksums).toBe(list);
  }
});

test("a run that waits for blocks says what was found, no line before it that there is no block, and nothing of stamps where none is waited for", async () => {
  await using slow = await startService({ blockTimeMs: 500 });
  await using workspace = await createWorkspace({ "a.txt": "waited for", "b.txt": "this as well" });
  const given = { mode: "stamp", wait: "60", "api-url": slow.url, "api-key": slow.apiKey };
  const { lines } = await run(workspace, given);
  expect(lines.filter((line) => line.includes("accepted"))).not.toEqual([]);
  expect(lines.join("\n")).toContain("2 of 2 stamps found on the chain.");
  expect(lines.join("\n")).not.toMatch(/no block/i);
  for (const name of ["a.txt", "b.txt"]) {
    const told = lines.filter((line) => line.includes(`  ${name}  `)).map((line) => line.split("  ")[0]);
    expect(told).toEqual(["⏳ accepted", "⚓ anchored"]);
  }
  const again = await run(workspace, given);
  expect(again.ending.rows.map(({ verdict }) => verdict)).toEqual(["already-anchored", "already-anchored"]);
  expect(again.lines.join("\n")).not.toContain("stamps found");
});

/** What the evidence says of the bytes of these files, and of their way to what was asked about. */
function claimsOf(statements: readonly StatementFile[], texts: Readonly<Record<string, string>>) {
  const files = Object.entries(texts).map(([name, text]) => ({ name, sha3_256: sha3Of(text), sha256: sha256Of(text) }));
  return verifyEvidence({ record: openRecord(statements), files }).files.map(({ bytes, path }) => [bytes, path]);
}

test("a stamp's statement says of each file which bytes, and where on the chain", async () => {
  await using workspace = await createWorkspace({ "a.txt": "first", "b.txt": "second" });
  const { statements } = await run(workspace, { mode: "stamp", wait: "300" });
  const { subject, predicate } = statements[0]?.statement ?? expect.unreachable("no statement");
  expect(subject.map(({ name }) => name)).toEqual(["a.txt", "b.txt"]);
  expect(predicate.service).toEqual({ url: service.url, demonstration: true });
  expect(predicate.run).toBeUndefined();
  expect(predicate.anchors.map(({ covers, verdict }) => [covers, verdict])).toEqual([
    ["subject", "anchored"],
    ["subject", "anchored"],
  ]);
  // The state that the stamp's answer foresaw may be another one in the end.
  expect(predicate.anchors[0]?.chain).toEqual({
    address: expect.stringMatching(/^0x/),
    records: [expect.objectContaining({ block: expect.any(Number) })],
  });
  expect(claimsOf(statements, { "a.txt": "first", "b.txt": "other" })).toEqual([
    ["yes", "none needed"],
    ["other bytes", "none needed"],
  ]);
});

test("with a manifest only the list is anchored, and every file leads to it", async () => {
  await using workspace = await createWorkspace({ "a.txt": "first of a list", "b.txt": "second of a list" });
  const { statements } = await run(workspace, { mode: "stamp", anchor: "manifest" });
  expect(statements[0]?.statement.predicate.anchors.map(({ covers }) => covers)).toEqual(["list"]);
  expect(claimsOf(statements, { "a.txt": "first of a list" })).toEqual([["yes", "yes"]]);
});

test.each([
  ["in the workspace", "SHA3-256.list"],
  ["outside of it", "../SHA3-256.list"],
])("a list in other words %s is quoted, so that files lead to it all the same", async (_, name) => {
  await using workspace = await createWorkspace({ "a.txt": "listed by hand" });
  const list = await workspace.write(name, `sha3-256:${sha3Of("listed by hand")}  a.txt\n`);
  const { statements } = await run(workspace, { mode: "check", anchor: "manifest", "subject-checksums": list });
  expect(claimsOf(statements, { "a.txt": "listed by hand" })).toEqual([["yes", "yes"]]);
  expect(statements[0]?.statement.predicate.lists.some(({ text }) => text !== undefined)).toBe(true);
});

test("a list in UTF-16 is not quoted: as a text it would have another digest than the one that was asked about", async () => {
  await using workspace = await createWorkspace({ "a.txt": "listed in UTF-16" });
  const text = `\uFEFFsha3-256:${sha3Of("listed in UTF-16")}  a.txt\r\n`;
  const list = await workspace.write("SHA3-256.list", Buffer.from(text, "utf16le"));
  const { statements } = await run(workspace, { mode: "check", anchor: "manifest", "subject-checksums": list });
  const lists = statements.flatMap(({ statement }) => statement.predicate.lists);
  expect(lists.map((one) => [one.name, one.text])).toEqual([["anchor-SHA3-256SUMS", undefined]]);
});

test("equal runs give equal bytes but for times", async () => {
  await using workspace = await createWorkspace({ "a.txt": "equal", "b.txt": "equal too" });
  const first = await run(workspace, { mode: "check" });
  await rm(first.folder, { recursive: true });
  const second = await run(workspace, { mode: "check" });
  const [one = "", other = ""] = [first, second].map(({ statements }) => statements[0]?.text);
  const timeless = (text: string) => text.replaceAll(/"finishedOn":"[^"]*",/g, "");
  expect(timeless(other)).toBe(timeless(one));
  expect(other).not.toBe(one);
});
