import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { digestFromWire } from "#core/digest.ts";
import { openRecord } from "#evidence/record.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const run = async (workspace: Workspace, given: Record<string, string>) => {
  const { folder, statements } = await runPlainJob(workspace, {
    files: join(workspace.path, "*.txt"),
    "api-url": service.url,
    "api-key": service.apiKey,
    ...given,
  });
  const [file] = statements;
  if (file === undefined) throw new Error("the run wrote no statement");
  return { ...file, folder };
};

const fileAtHand = (name: string, text: string) => ({
  name,
  sha3_256: digestFromWire(createHash("sha3-256").update(text).digest("hex")) ?? expect.unreachable(),
  sha256: createHash("sha256").update(text).digest("hex"),
});

test("a stamp's statement says of each file which bytes, and where on the chain", async () => {
  await using workspace = await createWorkspace({ "a.txt": "first", "b.txt": "second" });
  const file = await run(workspace, { mode: "stamp", wait: "300" });
  expect(file.statement.subject.map(({ name }) => name)).toEqual(["a.txt", "b.txt"]);
  expect(file.statement.predicate.service).toEqual({ url: service.url, demonstration: true });
  expect(file.statement.predicate.run).toBeUndefined();
  expect(file.statement.predicate.anchors.map(({ covers, verdict }) => [covers, verdict])).toEqual([
    ["subject", "anchored"],
    ["subject", "anchored"],
  ]);
  // The state that the stamp's answer foresaw may be another one in the end.
  const [chain] = file.statement.predicate.anchors.map((each) => each.chain);
  expect(chain).toEqual({
    address: expect.stringMatching(/^0x/),
    records: [expect.objectContaining({ block: expect.any(Number) })],
  });
  const { files } = verifyEvidence({
    record: openRecord([file]),
    files: [fileAtHand("a.txt", "first"), fileAtHand("b.txt", "other")],
  });
  expect(files.map(({ bytes, path }) => [bytes, path])).toEqual([
    ["yes", "none needed"],
    ["other bytes", "none needed"],
  ]);
});

test("with a manifest only the list is anchored, and every file leads to it", async () => {
  await using workspace = await createWorkspace({ "a.txt": "first of a list", "b.txt": "second of a list" });
  const file = await run(workspace, { mode: "stamp", anchor: "manifest" });
  expect(file.statement.predicate.anchors.map(({ covers }) => covers)).toEqual(["list"]);
  const { files } = verifyEvidence({
    record: openRecord([file]),
    files: [fileAtHand("a.txt", "first of a list")],
  });
  expect(files.map(({ bytes, path }) => [bytes, path])).toEqual([["yes", "yes"]]);
});

test.each([
  ["in the workspace", "SHA3-256.list"],
  ["outside of it", "../SHA3-256.list"],
])("a list in other words %s is quoted, so that files lead to it all the same", async (_, name) => {
  await using workspace = await createWorkspace({ "a.txt": "listed by hand" });
  const { sha3_256 } = fileAtHand("a.txt", "listed by hand");
  const list = await workspace.write(name, `sha3-256:${sha3_256}  a.txt\n`);
  const given = { anchor: "manifest", "subject-checksums": list };
  const file = await run(workspace, { mode: "check", ...given });
  const { files } = verifyEvidence({ record: openRecord([file]), files: [fileAtHand("a.txt", "listed by hand")] });
  expect(files.map(({ bytes, path }) => [bytes, path])).toEqual([["yes", "yes"]]);
  expect(file.statement.predicate.lists.some(({ text }) => text !== undefined)).toBe(true);
});

test("a list in UTF-16 is not quoted: as a text it would have another digest than the one that was asked about", async () => {
  await using workspace = await createWorkspace({ "a.txt": "listed in UTF-16" });
  const { sha3_256 } = fileAtHand("a.txt", "listed in UTF-16");
  const list = await workspace.write("SHA3-256.list", Buffer.from(`\uFEFFsha3-256:${sha3_256}  a.txt\r\n`, "utf16le"));
  const { statement } = await run(workspace, { mode: "check", anchor: "manifest", "subject-checksums": list });
  expect(statement.predicate.lists.map(({ name, text }) => [name, text])).toEqual([["anchor-SHA3-256SUMS", undefined]]);
});

test("a run that nobody answered names the bytes and claims no block", async () => {
  await using workspace = await createWorkspace({ "a.txt": "not asked" });
  const file = await run(workspace, { mode: "check", "api-key": "", "if-no-api-key": "skip" });
  expect(file.statement.predicate.anchors).toEqual([
    { covers: "subject", digest: fileAtHand("a.txt", "not asked").sha3_256, verdict: "skipped" },
  ]);
});

test("a stamp that a gateway refused may be spent, and its statement says so, for the next run to look before it sends", async () => {
  await using workspace = await createWorkspace({ "a.txt": "perhaps paid" });
  await using gateway = await startFaultServer({ kind: "answer", answer: { status: 404, body: "<h1>No</h1>" } });
  const { statement } = await run(workspace, { mode: "stamp", "api-url": gateway.url });
  expect(statement.predicate.anchors).toMatchObject([{ verdict: "failed", mayBeSpent: true }]);
});

test("equal runs give equal bytes but for times", async () => {
  await using workspace = await createWorkspace({ "a.txt": "equal", "b.txt": "equal too" });
  const first = await run(workspace, { mode: "check" });
  await rm(first.folder, { recursive: true });
  const second = await run(workspace, { mode: "check" });
  const timeless = (text: string) => text.replaceAll(/"finishedOn":"[^"]*",/g, "");
  expect(timeless(second.text)).toBe(timeless(first.text));
  expect(second.text).not.toBe(first.text);
});

test("the page holds the statement, and a run without a digest has neither", async () => {
  await using workspace = await createWorkspace({ "a.txt": "on a page" });
  const { folder } = await run(workspace, { mode: "check" });
  const page = await readFile(join(folder, "anchor-evidence.html"), "utf8");
  expect(page).toContain(fileAtHand("a.txt", "on a page").sha3_256);
  expect(page).toContain("default-src 'none'");
});
