/** Proof files that a run obtains itself, against the service in this process (interface §5.1). */
import { appendFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { routes } from "#api/wire.ts";
import { digestOf } from "#core/report.ts";
import { parseStatement } from "#evidence/log.ts";
import { parseProof } from "#evidence/proof.ts";
import type { Statement } from "#evidence/statement.ts";
import { hasPassed } from "#run/ending.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { runPlainJob, type PlainRun } from "../../support/plain-job.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

/** One makes a block with every write, the other only when it is told to. */
let quick: RunningService;
let slow: RunningService;
beforeAll(async () => {
  [quick, slow] = await Promise.all([startService(), startService({ blockTimeMs: 3_600_000 })]);
});
afterAll(() => Promise.all([quick.close(), slow.close()]));

type Given = Parameters<typeof runPlainJob>[1];

function runOn(service: RunningService, workspace: Workspace, given: Given): Promise<PlainRun> {
  const files = join(workspace.path, "**");
  return runPlainJob(workspace, { "api-url": service.url, "api-key": service.apiKey, files, ...given });
}

const stamping: Given = { mode: "stamp", proof: "true", "wait-timeout": "0" };

/** Requests of a route that name one of the digests, or any where none is given. */
function countOf(service: RunningService, route: keyof typeof routes, digests: readonly string[] = [""]): number {
  return service.requests.filter(({ path, body }) => {
    return path === routes[route] && digests.some((digest) => body.includes(digest));
  }).length;
}

const digestsOf = ({ ending }: PlainRun): string[] => ending.report.results.map((result) => digestOf(result) ?? "");
const proofsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(".proof.json")).toSorted();
const statementIn = async (folder: string): Promise<Statement> =>
  parseStatement(await readFile(join(folder, "anchor.intoto.json")));
interface Entry {
  readonly verdict: string;
  readonly proof?: { readonly state: string; readonly file?: string; readonly uid?: string };
}
const entriesIn = async (folder: string): Promise<readonly Entry[]> =>
  (JSON.parse(await readFile(join(folder, "results.json"), "utf8")) as { results: Entry[] }).results;

test("a stamp with proof: true writes each proof in the documented form, and names it in results and statement", async () => {
  await using workspace = await createWorkspace({ "dist/a.txt": "first proof", "b.txt": "second proof" });
  const run = await runOn(quick, workspace, stamping);
  expect(hasPassed(run.ending)).toBe(true);
  expect(await proofsIn(run.folder)).toEqual(["a.txt.proof.json", "b.txt.proof.json"]);
  const { anchors } = (await statementIn(run.folder)).predicate;
  for (const [index, { verdict, proof }] of (await entriesIn(run.folder)).entries()) {
    const digest = digestsOf(run)[index];
    const text = await readFile(join(run.folder, proof?.file ?? ""), "utf8");
    const [item] = JSON.parse(text) as [{ data: string; root: string }];
    expect({ verdict, state: proof?.state }).toEqual({ verdict: "accepted", state: "written" });
    expect(proof?.uid).toMatch(/^0x[0-9A-F]{20}$/);
    expect(text).toBe(JSON.stringify([item], undefined, 2));
    expect(Object.keys(item)).toEqual(["address", "data", "proof", "root"]);
    expect(parseProof("p", Buffer.from(text)).digest).toBe(digest);
    expect(anchors.find((anchor) => anchor.digest === digest)?.proof?.file).toEqual(item);
  }
  expect(run.lines).toContain(
    "2 digests are sent once more for a proof file. Each costs a second stamp of the account.",
  );
  expect(countOf(quick, "requestProof", digestsOf(run))).toBe(2);
});

test("a stamp with proof: true asks once for equal files", async () => {
  await using workspace = await createWorkspace({ "a.txt": "the same bytes", "copy.txt": "the same bytes" });
  const run = await runOn(quick, workspace, stamping);
  expect(countOf(quick, "requestProof", digestsOf(run).slice(0, 1))).toBe(1);
  expect(await proofsIn(run.folder)).toEqual(["a.txt.proof.json"]);
  expect((await entriesIn(run.folder)).map(({ proof }) => proof?.file)).toEqual([
    "a.txt.proof.json",
    "a.txt.proof.json",
  ]);
});

test("a stamp with proof: true gives files of one name different proof files, also when their names are hostile", async () => {
  await using workspace = await createWorkspace({ "x/a.txt": "in x", "y/a.txt": "in y", "<b>&#10;.txt": "odd" });
  const lines = ["../../etc/passwd", "/etc/shadow", "..", "C:\\x\\.env", `${"n".repeat(300)}.bin`];
  const list = lines.map((name, index) => `sha3-256:${index.toString().repeat(64)}  ${name}`).join("\n");
  await writeFile(join(workspace.temp, "list.txt"), list);
  const given = { ...stamping, "subject-checksums": join(workspace.temp, "list.txt") };
  const run = await runOn(quick, workspace, given);
  const files = (await entriesIn(run.folder)).map(({ proof }) => proof?.file ?? "");
  expect(new Set(files).size).toBe(8);
  expect(await proofsIn(run.folder)).toEqual(files.toSorted());
  for (const file of files) expect(file).toMatch(/^[A-Za-z0-9_+@-][A-Za-z0-9_+@.-]*\.proof\.json$/);
  expect(files.some((file) => /^a\.txt\.[0-9a-f]{8}\.proof\.json$/.test(file))).toBe(true);
});

test("a stamp with proof: true with anchor: manifest asks for the list's alone", async () => {
  await using workspace = await createWorkspace({ "a.txt": "under a list", "b.txt": "under it too" });
  const run = await runOn(quick, workspace, { ...stamping, anchor: "manifest" });
  expect(await proofsIn(run.folder)).toEqual(["SHA3-256SUMS.proof.json"]);
  expect(countOf(quick, "requestProof", digestsOf(run))).toBe(1);
  const [anchor] = (await statementIn(run.folder)).predicate.anchors;
  expect({ covers: anchor?.covers, hasProof: anchor?.proof !== undefined }).toEqual({
    covers: "list",
    hasProof: true,
  });
});

test("a stamp with proof: true is counted by a dry run, which asks for none", async () => {
  await using workspace = await createWorkspace({ "a.txt": "dry", "b.txt": "run" });
  const run = await runOn(quick, workspace, { ...stamping, "dry-run": "true" });
  expect(run.lines.join("\n")).toContain(
    "A real run would make 4 requests to the service, 2 of them for proof files at the cost of a second stamp each",
  );
  expect(countOf(quick, "requestProof", digestsOf(run))).toBe(0);
  expect(await proofsIn(run.folder)).toEqual([]);
});

test("a stamp with proof: true asks about 120 proofs in three requests", async () => {
  const files = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`${index}.txt`, `one of ${index}`]));
  await using workspace = await createWorkspace(files);
  const before = countOf(quick, "proofStatus");
  const run = await runOn(quick, workspace, stamping);
  const sizes = quick.requests
    .filter(({ path }) => path === routes.proofStatus)
    .slice(before)
    .map(({ body }) => (JSON.parse(body) as { uids: string[] }).uids.length);
  expect(sizes.toSorted((one, other) => one - other)).toEqual([20, 50, 50]);
  expect(await proofsIn(run.folder)).toHaveLength(120);
  expect(countOf(quick, "requestProof", digestsOf(run))).toBe(120);
});

test("a later run with the proof at hand asks for nothing, and keeps it in its evidence", async () => {
  await using workspace = await createWorkspace({ "a.txt": "kept" });
  const first = await runOn(quick, workspace, stamping);
  const status = countOf(quick, "proofStatus");
  for (const given of [stamping, { mode: "check" }]) {
    const { folder } = await runOn(quick, workspace, { ...given, "block-time": "0" });
    expect((await statementIn(folder)).predicate.anchors[0]?.proof).toBeDefined();
    expect((await entriesIn(folder))[0]?.proof).toMatchObject({ state: "written", file: "a.txt.proof.json" });
  }
  expect(countOf(quick, "requestProof", digestsOf(first))).toBe(1);
  expect(countOf(quick, "proofStatus")).toBe(status);
});

test.each(["check", "verify", "stamp"])("a later %s writes the proof that was not ready", async (mode) => {
  await using workspace = await createWorkspace({ "a.txt": `not ready before ${mode}` });
  const first = await runOn(slow, workspace, stamping);
  const [entry] = await entriesIn(first.folder);
  const uid = entry?.proof?.uid ?? "";
  expect(entry).toMatchObject({ verdict: "accepted", proof: { state: "pending", uid } });
  expect(hasPassed(first.ending)).toBe(true);
  expect((await statementIn(first.folder)).predicate.anchors[0]?.pendingProof).toEqual({ uid });
  expect(first.lines.join("\n")).toContain("Proof files that are not ready yet: a.txt.");
  const waiting = await runOn(slow, workspace, { ...stamping, mode, ...(mode !== "stamp" && { proof: "false" }) });
  expect((await entriesIn(waiting.folder))[0]?.proof).toMatchObject({ state: "pending", uid });
  await slow.ledger.makeBlock();
  const last = await runOn(slow, workspace, { mode, "block-time": "0" });
  expect((await entriesIn(last.folder))[0]?.proof).toMatchObject({ state: "written", uid });
  expect(await proofsIn(last.folder)).toEqual(["a.txt.proof.json"]);
  expect(countOf(slow, "requestProof", digestsOf(first))).toBe(1);
});

test.each(["check", "verify", "stamp"])("a later %s of files writes their list's proof", async (mode) => {
  await using workspace = await createWorkspace({ "a.txt": `listed before ${mode}`, "b.txt": `so is b ${mode}` });
  const first = await runOn(slow, workspace, { ...stamping, anchor: "manifest" });
  const list = digestsOf(first).slice(0, 1);
  const files = join(workspace.path, "a.txt");
  const waiting = await runOn(slow, workspace, { mode, files, "wait-timeout": "0" });
  expect(waiting.lines.join("\n")).toContain("Proof files that are not ready yet: SHA3-256SUMS.");
  await slow.ledger.makeBlock();
  const last = await runOn(slow, workspace, { mode, files, "wait-timeout": "0" });
  expect(last.lines.join("\n")).toContain("Proof files: 1 of 1 at hand.");
  const text = await readFile(join(last.folder, "SHA3-256SUMS.proof.json"));
  expect(parseProof("p", text).digest).toBe(list[0]);
  const asked = countOf(slow, "proofStatus");
  await runOn(slow, workspace, { mode, files, "wait-timeout": "0" });
  expect([countOf(slow, "requestProof", list), countOf(slow, "proofStatus") - asked]).toEqual([1, 0]);
});

test("a later run asks again by the id where the file was lost, and for nothing where the request was", async () => {
  await using workspace = await createWorkspace({ "a.txt": "lost file", "b.txt": "lost answer" });
  const files = (name: string) => ({ files: join(workspace.path, name) });
  const first = await runOn(quick, workspace, { ...stamping, ...files("a.txt") });
  await rm(join(first.folder, "a.txt.proof.json"));
  const again = await runOn(quick, workspace, { ...stamping, ...files("a.txt") });
  expect(await proofsIn(again.folder)).toEqual(["a.txt.proof.json"]);
  expect(countOf(quick, "requestProof", digestsOf(first))).toBe(1);

  const second = await runOn(quick, workspace, { mode: "check", ...files("b.txt") });
  const [digest = ""] = digestsOf(second);
  const line = { at: new Date().toISOString(), run_id: "", name: "b.txt", digest, event: "proof-intent" };
  await appendFile(join(second.folder, "journal.jsonl"), `${JSON.stringify({ ...line, service: `${quick.url}/` })}\n`);
  const third = await runOn(quick, workspace, { ...stamping, ...files("b.txt") });
  expect((await entriesIn(third.folder))[0]?.proof).toEqual({ state: "unclear" });
  expect(third.lines.join("\n")).toContain("not sent again");
  expect(countOf(quick, "requestProof", [digest])).toBe(0);
  expect(hasPassed(third.ending)).toBe(true);
});

test("a later run leaves the proof of other bytes under the name, and what is no proof", async () => {
  await using workspace = await createWorkspace({ "a.txt": "these bytes", "b.txt": "b" });
  const first = await runOn(quick, workspace, { ...stamping, files: join(workspace.path, "a.txt") });
  await workspace.write("a.txt", "other bytes");
  await writeFile(join(first.folder, "b.txt.proof.json"), "my own notes");
  const second = await runOn(quick, workspace, { mode: "check" });
  expect(await proofsIn(second.folder)).toEqual(["a.txt.proof.json", "b.txt.proof.json"]);
  expect((await entriesIn(second.folder)).map(({ proof }) => proof)).toEqual([undefined, undefined]);
});

test("a later run does not stamp the proof files in output-dir, and verifies them when they are given", async () => {
  await using workspace = await createWorkspace({ "a.txt": "in one folder" });
  const inside = { "output-dir": "evidence" };
  await runOn(quick, workspace, { ...stamping, ...inside });
  const second = await runOn(quick, workspace, { mode: "check", ...inside });
  expect(second.ending.report.results.map(({ subject }) => subject.name)).toEqual(["a.txt"]);
  const proofs = join(workspace.path, "evidence/*.proof.json");
  const files = join(workspace.path, "a.txt");
  const verified = await runOn(quick, workspace, { mode: "verify", ...inside, proofs, files });
  expect(verified.ending.report.results.map(({ outcome }) => outcome.kind)).toEqual(["verified"]);
});
