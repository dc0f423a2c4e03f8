/** The folder of runs (docs/evidence.md): each leaves one statement, which the next run reads and nobody changes. */
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import { parseEvidence, type StatementFile } from "#evidence/statement-file.ts";
import { readStatements } from "#run/prepare.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { refusingUrl, startFaultServer, type FaultServer } from "../../support/network/fault-server.ts";
import { errorsOf } from "../../support/github/release-world.ts";
import { runSources } from "../../support/runner/runner.ts";
import { rightReply } from "../../support/service/client.ts";
import { startService } from "../../support/service/service.ts";

let service: FaultServer;
beforeAll(async () => {
  service = await startFaultServer(rightReply);
});
afterAll(() => service.close());
beforeEach(() => void (service.requests as unknown[]).splice(0));

const run = (workspace: Workspace, inputs: Readonly<Record<string, string>>) =>
  runSources({
    workspace,
    inputs: { files: "*.txt", "api-url": service.url, "api-key": "a-secret-key", "output-dir": "out", ...inputs },
  });
const statementsOf = ({ path }: Workspace): readonly StatementFile[] =>
  readStatements(join(path, "out")).files.toSorted((one, two) =>
    one.statement.predicate.finishedOn < two.statement.predicate.finishedOn ? -1 : 1,
  );

test.each(["check", "verify"])(
  "a %s of other bytes in the folder of a stamp leaves the record as it is, and shows what was recorded",
  async (mode) => {
    await using workspace = await createWorkspace({ "a.txt": "a" });
    await run(workspace, { mode: "stamp", anchor: "manifest" });
    const stamped = await workspace.read("out/anchor-SHA3-256SUMS");
    await workspace.write("a.txt", "other");
    const { stdout, summary, results, exitCode } = await run(workspace, { mode });
    expect(exitCode).toBe(0);
    expect(results?.results).toMatchObject([{ former: [sha3Of("a")] }]);
    expect(await workspace.read("out/anchor-SHA3-256SUMS")).toBe(`SHA3-256 (a.txt) = ${sha3Of("other")}\n`);
    const files = statementsOf(workspace);
    expect(files.map(({ statement }) => statement.predicate.mode)).toEqual(["stamp", mode]);
    for (const there of [files, parseEvidence(await workspace.read("out/anchor-evidence.html"))]) {
      const record = openRecord(there);
      // What was only observed is no history.
      expect(record.names.get("a.txt")).toMatchObject({ digest: { sha3_256: sha3Of("a") }, former: [] });
      expect(record.lists.map(({ sha3_256 }) => sha3_256)).toContain(sha3Of(stamped));
      expect(record.anchors.get(sha3Of(stamped) as never)).toMatchObject({ covers: "list", verdict: "accepted" });
    }
    expect(stdout).toMatch(new RegExp(`a\\.txt.*recorded before: SHA3-256 ${sha3Of("a")}`));
    expect(summary).toContain(`recorded before: SHA3-256 <code>${sha3Of("a").slice(0, 8)}`);
  },
);

test("a check in the folder of a stamp that was killed knows the stamped file by the journal alone", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await run(workspace, { mode: "stamp" });
  for (const { id } of statementsOf(workspace)) await rm(join(workspace.path, `out/anchor-${id}.intoto.json`));
  await workspace.write("a.txt", "other");
  expect((await run(workspace, { mode: "check" })).stdout).toContain(`recorded before: SHA3-256 ${sha3Of("a")}`);
});

test("files that a stamped list covers are found by one request about it, all of them or one, without being told", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a", "b.txt": "b", "c.txt": "c" });
  await using ours = await startService();
  const reach = { "api-url": ours.url, "api-key": ours.apiKey };
  await run(workspace, { mode: "stamp", anchor: "manifest", ...reach, wait: "300" });
  const list = sha3Of(await workspace.read("out/anchor-SHA3-256SUMS"));
  for (const [mode, verdict] of [
    ["check", "found"],
    ["verify", "verified"],
  ]) {
    for (const [files = "", names] of [
      ["*.txt", ["a.txt", "b.txt", "c.txt"]],
      ["b.txt", ["b.txt"]],
    ] as const) {
      const start = ours.requests.length;
      const { results, exitCode } = await run(workspace, { mode, files, report: "false", ...reach } as never);
      expect(exitCode).toBe(0);
      expect(results?.results.map((row) => [row.subject.name, row.verdict, row.covered_by])).toEqual(
        names.map((name) => [name, verdict, list]),
      );
      expect(ours.requests.slice(start)).toHaveLength(1);
    }
  }
});

test("a file with a stamp of its own is asked about itself, and one that was not found is asked about by its list", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a", "b.txt": "b" });
  await using ours = await startService();
  const reach = { "api-url": ours.url, "api-key": ours.apiKey };
  const check = async () => {
    const { results } = await run(workspace, { mode: "check", "fail-on": "none", ...reach });
    return results?.results.map((row) => [row.subject.name, row.verdict, row.covered_by]);
  };
  expect(await check()).toEqual([
    ["a.txt", "not-found", undefined],
    ["b.txt", "not-found", undefined],
  ]);
  await run(workspace, { mode: "stamp", files: "a.txt", ...reach, wait: "300" });
  await run(workspace, { mode: "stamp", anchor: "manifest", ...reach, wait: "300" });
  const list = sha3Of(await workspace.read("out/anchor-SHA3-256SUMS"));
  expect(await check()).toEqual([
    ["a.txt", "found", undefined],
    ["b.txt", "found", list],
  ]);
});

test("a statement that was cut ends a stamp before anything is sent, and makes check and verify unknown", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const { outputs } = await run(workspace, { mode: "stamp" });
  const path = outputs["statement-path"] ?? "";
  await writeFile(path, (await readFile(path, "utf8")).slice(0, -20));
  const sent = service.requests.length;
  const stamp = await run(workspace, { mode: "stamp" });
  expect([stamp.exitCode, errorsOf(stamp), service.requests.length]).toEqual([1, ["EVIDENCE_INVALID"], sent]);
  expect(stamp.stdout).toContain(basename(path));
  expect(stamp.stdout).toContain("Put it back from a copy");
  for (const mode of ["check", "verify"]) {
    const ended = await run(workspace, { mode });
    expect([ended.exitCode, ended.results?.results.map(({ verdict }) => verdict)]).toEqual([1, ["unknown"]]);
    expect(ended.stdout).toContain(basename(path));
  }
  // Nobody mends it.
  expect(await readdir(join(workspace.path, "out"))).toContain(basename(path));
});

test("a run that finds what is known adds no statement, and names the newest that has its files", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const stamped = await run(workspace, { mode: "stamp" });
  const checked = await run(workspace, { mode: "check" });
  const [first, second] = statementsOf(workspace);
  expect(statementsOf(workspace)).toHaveLength(2);
  expect([first?.statement.predicate.after, second?.statement.predicate.after]).toEqual([undefined, [first?.id]]);
  const pathOf = (file: StatementFile | undefined) => join(workspace.path, "out", `anchor-${file?.id}.intoto.json`);
  expect([stamped, checked].map(({ outputs }) => outputs["statement-path"])).toEqual([pathOf(first), pathOf(second)]);
  for (let week = 1; week <= 3; week += 1) {
    const { outputs } = await run(workspace, { mode: "check" });
    expect(outputs["statement-path"]).toBe(pathOf(second));
    expect(statementsOf(workspace)).toHaveLength(2);
  }
  await workspace.write("a.txt", "other");
  await run(workspace, { mode: "check" });
  expect(statementsOf(workspace).map(({ id }) => id)).toEqual([first?.id, second?.id, expect.anything()]);
});

test("a stamp that is sent leaves a statement, also where it says nothing new", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  for (const again of [1, 2]) {
    await run(workspace, { mode: "stamp", "block-time": "0" });
    expect(statementsOf(workspace)).toHaveLength(again);
    await rm(join(workspace.path, "out/journal.jsonl"), { force: true });
  }
});

test("a run that nobody answers shows no demonstration, and its statement stays among those of one", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await using demonstration = await startService();
  const reach = { "api-url": demonstration.url, "api-key": demonstration.apiKey };
  await run(workspace, { mode: "stamp", ...reach, wait: "300" });
  await workspace.write("b.txt", "b");
  const all = { mode: "stamp", files: "*.txt", "fail-on": "none" };
  const { stdout, results } = await run(workspace, { ...all, ...reach, "api-url": refusingUrl });
  expect(results).toMatchObject({ demo: false, results: [{ verdict: "unreachable" }, { verdict: "unreachable" }] });
  expect(stdout).not.toMatch(/demonstration/i);
  const files = statementsOf(workspace);
  expect(files.map(({ statement }) => statement.predicate.service?.demonstration)).toEqual([true, true]);
});
