/** The log of a folder (docs/evidence.md): what runs recorded there stays, is read by the next run, and is never mended. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstat, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { parseEvidence, parseLog } from "#evidence/log.ts";
import { openRecord } from "#evidence/record.ts";
import type { Statement } from "#evidence/statement.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { refusingUrl, startFaultServer, type FaultServer } from "../../support/network/fault-server.ts";
import { errorsOf } from "../../support/github/release-world.ts";
import { runActionHere } from "../../support/runner/runner.ts";
import { rightReply } from "../../support/service/client.ts";
import { startService } from "../../support/service/service.ts";

const sha3 = (text: string): string => createHash("sha3-256").update(text).digest("hex");

let service: FaultServer;
beforeAll(async () => {
  service = await startFaultServer(rightReply);
});
afterAll(() => service.close());
beforeEach(() => void (service.requests as unknown[]).splice(0));

const run = (workspace: Workspace, inputs: Readonly<Record<string, string>>) =>
  runActionHere({
    workspace,
    inputs: { files: "*.txt", "api-url": service.url, "api-key": "a-secret-key", "output-dir": "out", ...inputs },
  });
const linesOf = async ({ read }: Workspace): Promise<readonly Statement[]> =>
  parseLog(await read("out/anchor.jsonl")).map(({ statement }) => statement);

test.each(["check", "verify"])(
  "a %s in the folder of a stamp leaves the stamped list, and page and log still have its digests",
  async (mode) => {
    await using workspace = await createWorkspace({ "a.txt": "a" });
    await run(workspace, { mode: "stamp", anchor: "manifest" });
    const stamped = await workspace.read("out/SHA3-256SUMS");
    await workspace.write("a.txt", "other");
    const { stdout, summary, exitCode } = await run(workspace, { mode });
    expect(exitCode).toBe(0);
    const kept = `SHA3-256SUMS.${sha3(stamped).slice(0, 12)}`;
    expect(await workspace.read(`out/${kept}`)).toBe(stamped);
    expect(await workspace.read("out/SHA3-256SUMS")).toBe(`SHA3-256 (a.txt) = ${sha3("other")}\n`);
    expect(stdout).toContain(`The list that was in the folder before stays there, as ${kept}.`);
    expect((await linesOf(workspace)).map(({ predicate }) => predicate.mode)).toEqual(["stamp", mode]);
    for (const name of ["anchor.jsonl", "anchor-evidence.html"]) {
      const record = openRecord(parseEvidence(await workspace.read(`out/${name}`)));
      expect(record.names.get("a.txt")).toMatchObject({
        digest: { sha3_256: sha3("a") },
        former: [{ digest: { sha3_256: sha3("other") } }],
      });
      expect(record.lists.map(({ sha3_256 }) => sha3_256)).toContain(sha3(stamped));
      expect(record.anchors.get(sha3(stamped) as never)).toMatchObject({ covers: "list", verdict: "accepted" });
    }
    expect(stdout).toMatch(new RegExp(`a\\.txt.*recorded before: SHA3-256 ${sha3("a")}`));
    expect(summary).toContain(`recorded before: SHA3-256 <code>${sha3("a").slice(0, 8)}`);
  },
);

test("a check in the folder of a stamp that was killed knows the stamped file by the journal alone", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await run(workspace, { mode: "stamp" });
  await rm(join(workspace.path, "out/anchor.jsonl"));
  await rm(join(workspace.path, "out/anchor.intoto.json"));
  await workspace.write("a.txt", "other");
  expect((await run(workspace, { mode: "check" })).stdout).toContain(`recorded before: SHA3-256 ${sha3("a")}`);
});

test("a check of a file that only an anchored list covers says so, and what to ask about", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a file in a list" });
  await using ours = await startService();
  const reach = { "api-url": ours.url, "api-key": ours.apiKey };
  await run(workspace, { mode: "stamp", anchor: "manifest", ...reach, wait: "300" });
  const list = sha3(await readFile(join(workspace.path, "out/SHA3-256SUMS"), "utf8"));
  const { stdout, results } = await run(workspace, { mode: "check", ...reach });
  expect(stdout).toContain(
    `It has SHA3-256 ${list}: look for SHA3-256SUMS in output-dir, or SHA3-256SUMS.${list.slice(0, 12)}.`,
  );
  expect(results?.results.map(({ verdict }) => verdict)).toEqual(["not-found"]);
  expect(stdout).toContain("The chain does not hold this digest itself, but a list that names it.");
  expect(stdout).not.toContain("nobody stamped these bytes");
  expect(stdout.match(/not found {2}a\.txt/g)).toHaveLength(1);
});

const damages: readonly (readonly [string, (path: string, text: string) => Promise<unknown>])[] = [
  ["a line that is cut", (path, text) => writeFile(path, text.slice(0, -20))],
  [
    "a `previous` of another line",
    (path, text) =>
      writeFile(
        path,
        text.replace(/("previous":")(.)/, (_, head, digit) => `${head}${digit === "0" ? "1" : "0"}`),
      ),
  ],
  ["a line that was taken out", (path, text) => writeFile(path, text.slice(text.indexOf("\n") + 1))],
  ["a FIFO in its place", (path) => rm(path).then(() => execFileSync("mkfifo", [path]))],
  [
    "a link in its place",
    async (path, text) => {
      await rm(path);
      await writeFile(`${path}.there`, text);
      await symlink(`${path}.there`, path);
    },
  ],
];

test.runIf(process.platform === "linux").each(damages)(
  "a folder's log with %s ends the run before anything is sent, and stays as it is",
  async (_, damage) => {
    await using workspace = await createWorkspace({ "a.txt": "a" });
    await run(workspace, { mode: "stamp" });
    await workspace.write("b.txt", "b");
    await run(workspace, { mode: "stamp" });
    const path = join(workspace.path, "out", "anchor.jsonl");
    await damage(path, await readFile(path, "utf8"));
    const stateOf = async () => {
      const stats = await lstat(path);
      const names = await readdir(join(workspace.path, "out"));
      return [
        stats.ino,
        stats.mtimeMs,
        stats.isFIFO() ? "" : await readFile(path, "utf8"),
        names.includes("anchor.jsonl"),
      ];
    };
    const [before, sent] = [await stateOf(), service.requests.length];
    for (const mode of ["stamp", "check"]) {
      const ended = await run(workspace, { mode });
      expect([ended.exitCode, errorsOf(ended)]).toEqual([1, ["EVIDENCE_INVALID"]]);
      // Nothing old is there to be read as new.
      expect(await readdir(join(workspace.path, "out"))).not.toContain("results.json");
      expect(ended.stdout).toMatch(
        /The file .*anchor\.jsonl cannot be used: (?:line|it is).*\n?.*Put it back from a copy/,
      );
      expect([await stateOf(), service.requests.length]).toEqual([before, sent]);
    }
  },
);

test("a project's own SHA256SUMS in output-dir stays, is told once, and is in no lists", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a", "out/SHA256SUMS": "theirs\n" });
  for (const mode of ["stamp", "check"]) {
    const { stdout, exitCode } = await run(workspace, { mode });
    expect([exitCode, stdout.match(/SHA256SUMS in output-dir was not written by this action/g)]).toMatchObject([
      0,
      [{}],
    ]);
    expect(await workspace.read("out/SHA256SUMS")).toBe("theirs\n");
  }
  const names = (await linesOf(workspace)).flatMap(({ predicate }) => predicate.lists.map(({ name }) => name));
  expect(new Set(names)).toEqual(new Set(["SHA3-256SUMS"]));
});

test("a project's own SHA3-256SUMS in output-dir is put aside, and told", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a", "out/SHA3-256SUMS": "theirs\n" });
  const kept = `SHA3-256SUMS.${sha3("theirs\n").slice(0, 12)}`;
  const { stdout } = await run(workspace, { mode: "stamp" });
  expect(stdout).toContain(`The list that was in the folder before stays there, as ${kept}.`);
  expect(await workspace.read(`out/${kept}`)).toBe("theirs\n");
  expect(await workspace.read("out/SHA3-256SUMS")).toContain("SHA3-256 (a.txt)");
});

test("the lists of a dry run are ours: the run after it replaces both", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  // Only with a witness, or a release, SHA-256 is computed; this one has no usable answer.
  const witnessed = { mode: "stamp", witness: `rfc3161 ${service.url}` };
  await run(workspace, { ...witnessed, "dry-run": "true", files: "none", "if-no-files-found": "ignore" });
  await run(workspace, { ...witnessed, "dry-run": "true" });
  await workspace.write("a.txt", "other");
  const { stdout } = await run(workspace, witnessed);
  expect(stdout).not.toMatch(/not written by this action|stays there/);
  expect(await workspace.read("out/SHA256SUMS")).toContain(createHash("sha256").update("other").digest("hex"));
  expect((await readdir(join(workspace.path, "out"))).filter((name) => name.includes("SUMS"))).toHaveLength(2);
});

test("a weekly check that finds what is known adds no line to its folder's log, and one of other bytes does", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await run(workspace, { mode: "stamp" });
  await run(workspace, { mode: "check" });
  const log = await workspace.read("out/anchor.jsonl");
  expect(parseLog(log)).toHaveLength(2);
  for (let week = 1; week <= 3; week += 1) {
    const { outputs } = await run(workspace, { mode: "check" });
    expect(outputs["log-path"]).toBe(join(workspace.path, "out", "anchor.jsonl"));
    expect(await workspace.read("out/anchor.jsonl")).toBe(log);
  }
  await workspace.write("a.txt", "other");
  await run(workspace, { mode: "check" });
  expect(await linesOf(workspace)).toHaveLength(3);
  expect(await workspace.read("out/anchor.jsonl")).toSatisfy((text: string) => text.startsWith(log));
});

test("a run that nobody answers shows no demonstration, and its line stays among those of one", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await using demonstration = await startService();
  const reach = { "api-url": demonstration.url, "api-key": demonstration.apiKey };
  await run(workspace, { mode: "stamp", ...reach, wait: "300" });
  await workspace.write("b.txt", "b");
  const all = { mode: "stamp", files: "*.txt", "fail-on": "none" };
  const { stdout, results } = await run(workspace, { ...all, ...reach, "api-url": refusingUrl });
  expect(results).toMatchObject({ demo: false, results: [{ verdict: "unreachable" }, { verdict: "unreachable" }] });
  expect(stdout).not.toMatch(/demonstration/i);
  const lines = await linesOf(workspace);
  expect(lines.map(({ predicate }) => predicate.service?.demonstration)).toEqual([true, true]);
});

test("a demonstration's line is marked in the log, and nothing of it counts beside a public one", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await using demonstration = await startService();
  const reach = { "api-url": demonstration.url, "api-key": demonstration.apiKey };
  await run(workspace, { mode: "stamp", ...reach, wait: "300" });
  expect(openRecord(await linesOf(workspace))).toMatchObject({ isDemonstration: true });
  const { results } = await run(workspace, { mode: "stamp" });
  expect(results?.results.map(({ verdict }) => verdict)).toEqual(["accepted"]);
  expect(service.requests.map(({ route }) => route)).toEqual(["stamp"]);
  const lines = await linesOf(workspace);
  expect(lines.map(({ predicate }) => predicate.service?.demonstration)).toEqual([true, false]);
  const { anchors, isDemonstration } = openRecord(lines);
  expect([
    isDemonstration,
    [...anchors.values()].map(({ verdict, chain }) => [verdict, chain?.records.length]),
  ]).toEqual([false, [["accepted", 0]]]);
});
