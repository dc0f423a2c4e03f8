/** The story of a run, on a host that is no step of a workflow. */
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";
import { failingRows, hasPassed, tallyOf } from "#evidence/run.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const reach = () => ({ "api-url": service.url, "api-key": service.apiKey });
const filesOf = (workspace: Workspace): string => join(workspace.path, "**");
const pathsSince = (start: number): readonly string[] => service.requests.slice(start).map(({ path }) => path);

test("what ends a run is told, also where an earlier run's files cannot be removed", async () => {
  await using workspace = await createWorkspace();
  await mkdir(join(workspace.temp, "evidence", "results.json", "in the way"), { recursive: true });
  const run = runPlainJob(workspace, { ...reach(), mode: "check", files: filesOf(workspace) });
  await expect(run).rejects.toMatchObject({ code: "NO_FILES_FOUND" });
  const found = runPlainJob(workspace, {
    ...reach(),
    mode: "check",
    files: workspace.path,
    "if-no-files-found": "ignore",
  });
  await expect(found).rejects.toMatchObject({ code: "OUTPUT_UNWRITABLE" });
});

test("evidence is written before a failing verdict is told", async () => {
  await using workspace = await createWorkspace({ "lost.txt": "nobody stamped this" });
  const { ending, lines, folder } = await runPlainJob(workspace, {
    ...reach(),
    mode: "check",
    files: filesOf(workspace),
  });
  expect(hasPassed(ending)).toBe(false);
  expect(failingRows(ending)).toHaveLength(1);
  const results = JSON.parse(await readFile(join(folder, "results.json"), "utf8")) as {
    results: { verdict: string }[];
  };
  expect(results.results.map(({ verdict }) => verdict)).toEqual(["not-found"]);
  const path = lines.indexOf(`results: ${join(folder, "results.json")}`);
  expect(path).toBeGreaterThan(-1);
  expect(lines.findIndex((line) => line.startsWith("error: "))).toBeGreaterThan(path);
});

test.each([{ "dry-run": "true" }, { "if-no-api-key": "skip", "api-key": "" }])(
  "a run that asks nobody writes all of its files (%o)",
  async (more) => {
    await using workspace = await createWorkspace({ "a.txt": "kept here" });
    const start = service.requests.length;
    const given = { ...reach(), mode: "stamp", files: filesOf(workspace), ...more };
    const { ending, folder } = await runPlainJob(workspace, given);
    expect(ending.rows.map(({ verdict }) => verdict)).toEqual(["skipped"]);
    expect(pathsSince(start)).toEqual([]);
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(["anchor-SHA3-256SUMS", "badge.json", "results.json"]),
    );
    expect(await readdir(folder)).not.toContain("journal.jsonl");
  },
);

test("nothing is removed from the folder beside evidence that cannot be read or after wrong inputs, and what a run left is removed after it", async () => {
  await using workspace = await createWorkspace({ "a.txt": "kept beside damage", "b/a.txt": "of the same name" });
  const given = { ...reach(), mode: "stamp", "dry-run": "true", files: filesOf(workspace) };
  const { folder } = await runPlainJob(workspace, given);
  const before = await readdir(folder);
  await writeFile(join(folder, "anchor-0123456789abcdef.intoto.json"), "damaged");
  await expect(runPlainJob(workspace, given)).rejects.toMatchObject({ code: "EVIDENCE_INVALID", saysUnsent: true });
  expect(await readdir(folder)).toEqual(expect.arrayContaining(before));
  await rm(join(folder, "anchor-0123456789abcdef.intoto.json"));
  const sameNames = { files: join(workspace.path, "**/a.txt"), "release-attach": "both", "github-token": "t" };
  const nobody = { mode: "check", "dry-run": "false", "api-url": "", "api-key": "" };
  for (const wrong of [sameNames, nobody])
    await expect(runPlainJob(workspace, { ...given, ...wrong })).rejects.toMatchObject({ code: "INPUT_INVALID" });
  expect(await readdir(folder)).toEqual(before);
  await expect(runPlainJob(workspace, { ...given, files: join(workspace.path, "none/*") })).rejects.toMatchObject({
    code: "NO_FILES_FOUND",
  });
  expect(await readdir(folder)).toEqual([]);
});

test("a host without releases refuses a run that needs one", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const given = { ...reach(), mode: "check", files: filesOf(workspace), "release-attach": "body", "github-token": "t" };
  await expect(runPlainJob(workspace, given)).rejects.toMatchObject({ code: "INTERNAL" });
});

test("with a release base names stand in the list, the results and the statement, and a list by path still binds", async () => {
  await using workspace = await createWorkspace({ "dist/app v1.tgz": "named by its base", "dist/b.txt": "b" });
  const attaching = { "release-attach": "both", "github-token": "t", "dry-run": "true" };
  const given = { ...reach(), ...attaching, files: join(workspace.path, "dist/*") };
  const { ending, folder } = await runPlainJob(workspace, { ...given, mode: "stamp" });
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
  const checked = await runPlainJob(workspace, check);
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
  const given = { ...reach(), anchor: "manifest", files: join(workspace.path, "dist", "*"), "output-dir": folder };
  await runPlainJob(workspace, { ...given, mode: "stamp" });
  const list = join(folder, "anchor-SHA3-256SUMS");
  const { ending } = await runPlainJob(workspace, { ...given, mode: "verify", "subject-checksums": list });
  expect(tallyOf(ending.rows).counts).toMatchObject({ verified: 3, failed: 0 });
  expect(hasPassed(ending)).toBe(true);
  expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^anchor-[0-9a-f]{16}\.intoto\.json$/));
});

test("two files of one base name are told before anything is hashed or sent", async () => {
  await using workspace = await createWorkspace({ "a/x.txt": "one", "b/x.txt": "two" });
  const start = service.requests.length;
  const given = { ...reach(), mode: "stamp", files: filesOf(workspace), "dry-run": "true" };
  const attaching = { "release-attach": "both", "github-token": "t" };
  await expect(runPlainJob(workspace, { ...given, ...attaching })).rejects.toMatchObject({ code: "INPUT_INVALID" });
  expect(pathsSince(start)).toEqual([]);
});

const waiting = { mode: "stamp", wait: "60" };

test("a run that waits for blocks says what was found, and no line before it that there is no block", async () => {
  const slow = await startService({ blockTimeMs: 500 });
  try {
    await using workspace = await createWorkspace({ "a.txt": "waited for", "b.txt": "this as well" });
    const given = { ...waiting, "api-url": slow.url, "api-key": slow.apiKey, files: filesOf(workspace) };
    const { lines } = await runPlainJob(workspace, given);
    expect(lines.filter((line) => line.includes("accepted"))).not.toEqual([]);
    expect(lines.join("\n")).toContain("2 of 2 stamps found on the chain.");
    expect(lines.join("\n")).not.toMatch(/no block/i);
    for (const name of ["a.txt", "b.txt"]) {
      const told = lines.filter((line) => line.includes(`  ${name}  `)).map((line) => line.split("  ")[0]);
      expect(told).toEqual(["⏳ accepted", "⚓ anchored"]);
    }
  } finally {
    await slow.close();
  }
});

test("a run that waits for blocks says nothing of stamps where none is waited for", async () => {
  await using workspace = await createWorkspace({ "a.txt": "stamped before" });
  const given = { ...reach(), ...waiting, files: filesOf(workspace) };
  await runPlainJob(workspace, given);
  const { ending, lines } = await runPlainJob(workspace, given);
  expect(ending.rows.map(({ verdict }) => verdict)).toEqual(["already-anchored"]);
  expect(lines.join("\n")).not.toContain("stamps found");
});
