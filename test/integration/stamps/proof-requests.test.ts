/** Proof files from a service that fails, lies or does not answer: nothing wrong is written, nothing is sent twice. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { digestOf } from "#core/report.ts";
import { hasPassed } from "#run/ending.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { rightService } from "../../support/network/answers.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer, type FaultServer } from "../../support/network/fault-server.ts";
import type { ReceivedRequest } from "../../support/network/received-request.ts";
import { runPlainJob, type PlainRun } from "../../support/plain-job.ts";
import { publishedProofs } from "../../support/proofs.ts";
import { byRoute, type Rule } from "../../support/runner/rules.ts";

const uid = "0x2F4A6B8C0D1E2F3A4B5C";
/** A proof of one leaf for any digest: its root is made from the digest alone. */
const single = publishedProofs["a batch of one"];

const reply = (data: unknown) => json({ status: "success", statusCode: 200, message: "", data });
const ticket: Rule = ({ hash }: ReceivedRequest) => reply({ status: true, data: `0x${hash}`, uid });
const statusOf = (item: object): Rule => reply([{ uid, status: true, onchain: true, ...item }]);

interface Entry {
  readonly verdict: string;
  readonly proof?: { readonly state: string; readonly uid?: string };
  readonly error?: { readonly code: string };
}

async function play(rules: Readonly<{ requestProof?: Rule; proofStatus?: Rule }>, files = 1) {
  const names = Array.from({ length: files }, (_, index) => [`${index}.txt`, `bytes of ${index}`] as const);
  const workspace = await createWorkspace(Object.fromEntries(names));
  const server = await startFaultServer(byRoute({ requestProof: ticket, ...rules }, rightService));
  const given = { "api-url": server.url, "api-key": "key-of-the-test", files: join(workspace.path, "*.txt") };
  const run = (more: Parameters<typeof runPlainJob>[1]): Promise<PlainRun> =>
    runPlainJob(workspace, { ...given, "wait-timeout": "0", ...more });
  const first = await run({ mode: "stamp", proof: "true" });
  return { workspace, server, run, first, entries: await readEntries(first.folder) };
}

async function readEntries(folder: string): Promise<readonly Entry[]> {
  return (JSON.parse(await readFile(join(folder, "results.json"), "utf8")) as { results: Entry[] }).results;
}

const posts = ({ requests }: FaultServer): number => requests.filter(({ route }) => route === "requestProof").length;
const written = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(".proof.json"));
const close = async ({ workspace, server }: { workspace: Workspace; server: FaultServer }): Promise<void> => {
  await server[Symbol.asyncDispose]();
  await workspace.remove();
};

test.each<[string, Rule, string, string]>([
  ["is an error", statusOf({ proof: "[ERROR]", onchain: false }), "SERVICE_REFUSED", "failed"],
  [
    "has an id that nobody knows",
    reply([{ status: false, uid, error: "UID not found" }]),
    "SERVICE_REFUSED",
    "pending",
  ],
  ["is of another digest", statusOf(single), "PROOF_INVALID", "pending"],
])(
  "a proof that cannot be used fails unwritten, and its digest keeps what is known: %s",
  async (_, proofStatus, code, state) => {
    const played = await play({ proofStatus });
    const { first, entries } = played;
    expect(entries).toMatchObject([{ verdict: "failed", proof: { state, uid }, error: { code } }]);
    expect(hasPassed(first.ending)).toBe(false);
    expect(first.ending.nothingStamped).toBe(false);
    expect(await written(first.folder)).toEqual([]);
    const statement = await readFile(join(first.folder, "anchor.intoto.json"), "utf8");
    expect(statement).toContain('"verdict":"accepted"');
    expect(statement.includes("pendingProof")).toBe(state === "pending");
    await close(played);
  },
);

test("a proof that cannot be used does not lead to its root", async () => {
  let asked = "";
  const played = await play({
    requestProof: (request) => {
      asked = request.hash;
      return reply({ status: true, data: `0x${request.hash}`, uid });
    },
    proofStatus: () => reply([{ ...single, uid, status: true, onchain: true, data: `0x${asked}` }]),
  });
  expect(played.entries).toMatchObject([{ verdict: "failed", error: { code: "PROOF_INVALID" } }]);
  expect(await written(played.first.folder)).toEqual([]);
  await close(played);
});

test("an id that nobody knows is asked about again by the next run, and not paid again", async () => {
  const played = await play({ proofStatus: reply([{ status: false, uid, error: "UID not found" }]) });
  const { folder } = await played.run({ mode: "stamp", proof: "true" });
  expect(await readEntries(folder)).toMatchObject([{ verdict: "failed", proof: { state: "pending", uid } }]);
  expect(posts(played.server)).toBe(1);
  await close(played);
});

test("a proof that cannot be used fails every file under its list", async () => {
  const played = await play({ proofStatus: statusOf({ proof: "[ERROR]" }) }, 2);
  const { folder } = await played.run({ mode: "stamp", proof: "true", anchor: "manifest", "block-time": "0" });
  expect((await readEntries(folder)).map(({ verdict }) => verdict)).toEqual(["failed", "failed", "failed"]);
  await close(played);
});

test.each<[string, Rule]>([
  ["a connection that breaks", { kind: "reset" }],
  ["500", json({}, { status: 500 })],
  ["503 with a time", json({}, { status: 503, headers: { "retry-after": "1" } })],
  ["202", json({}, { status: 202 })],
  ["a web page", { kind: "answer", answer: { body: "<html>" } }],
  ["an answer without an id", ({ hash }) => reply({ status: true, data: hash })],
])(
  "a proof request whose answer is lost by %s may have cost a stamp, and is never sent again",
  async (_, requestProof) => {
    const played = await play({ requestProof });
    const { first, run, server } = played;
    expect(await readEntries(first.folder)).toMatchObject([{ verdict: "accepted", proof: { state: "unclear" } }]);
    expect(first.lines.join("\n")).toContain("may have cost a stamp");
    for (const mode of ["stamp", "check", "stamp"]) {
      const { folder } = await run({ mode, proof: mode === "stamp" ? "true" : "false" });
      expect((await readEntries(folder))[0]?.proof).toEqual({ state: "unclear" });
    }
    expect(posts(server)).toBe(1);
    await close(played);
  },
);

test.each<[string, Rule, string]>([
  ["408", { kind: "answer", answer: { status: 408, body: "<html>" } }, "REQUEST_TIMEOUT"],
  ["404", { kind: "answer", answer: { status: 404, body: "<html>" } }, "ENDPOINT_NOT_FOUND"],
  ["a redirect", { kind: "answer", answer: { status: 302, headers: { location: "/" }, body: "" } }, "REDIRECT_REFUSED"],
])(
  "a proof request that a gateway answers with %s fails, may have cost a stamp, and is never sent again",
  async (_, requestProof, code) => {
    const played = await play({ requestProof });
    expect(played.entries).toMatchObject([{ verdict: "failed", proof: { state: "unclear" }, error: { code } }]);
    expect(played.first.lines.join("\n")).not.toContain("cost nothing");
    const { folder } = await played.run({ mode: "stamp", proof: "true" });
    expect(await readEntries(folder)).toMatchObject([{ proof: { state: "unclear" } }]);
    expect(posts(played.server)).toBe(1);
    await close(played);
  },
);

test.each<[string, Rule, string]>([
  ["402", json({}, { status: 402 }), "PLAN_LIMIT_REACHED"],
  ["401", json({}, { status: 401 }), "API_KEY_REJECTED"],
  ["a redirect", { kind: "answer", answer: { status: 302, headers: { location: "/" }, body: "" } }, "REDIRECT_REFUSED"],
  ["the reply to another digest", reply({ status: true, data: single.data, uid }), "REPLY_MISMATCH"],
])("a proof request that is refused by %s fails its digest, and ends the asking", async (_, requestProof, code) => {
  const played = await play({ requestProof }, 30);
  const { first, server, entries } = played;
  const failed = entries.filter(({ verdict }) => verdict === "failed");
  expect(failed.map(({ error }) => error?.code)).toEqual(failed.map(() => code));
  expect(posts(server)).toBe(failed.length);
  expect(failed.length).toBeLessThanOrEqual(8);
  expect(entries.filter(({ proof }) => proof?.state === "missing")).toHaveLength(30 - failed.length);
  expect(hasPassed(first.ending)).toBe(false);
  await close(played);
});

test("proof requests end when five in a row meet an outage, each of which may have cost a stamp", async () => {
  const played = await play({ requestProof: json({}, { status: 500 }) }, 30);
  expect(posts(played.server)).toBeLessThanOrEqual(13);
  expect(played.entries.filter(({ proof }) => proof?.state === "missing")).not.toHaveLength(0);
  await close(played);
});

test("a proof request that is refused by a word of the service fails its digest alone, and a later stamp asks once more", async () => {
  let count = 0;
  const requestProof: Rule = ({ hash }) => {
    count += 1;
    return reply(count === 1 ? { status: false, error: "DB error" } : { status: true, data: hash, uid });
  };
  const played = await play({ requestProof, proofStatus: reply([]) });
  expect(played.entries).toMatchObject([{ verdict: "failed", error: { code: "SERVICE_REFUSED" } }]);
  const { folder } = await played.run({ mode: "stamp", proof: "true" });
  expect(await readEntries(folder)).toMatchObject([{ proof: { state: "pending", uid } }]);
  expect(posts(played.server)).toBe(2);
  await close(played);
});

test.each<[string, Rule]>([
  ["is not there", json({}, { status: 404 })],
  ["refuses the key", json({}, { status: 401 })],
  ["says nothing of the id", reply([])],
  ["brings no list", reply({})],
])("a status that %s leaves the id for a later run, and the run passes", async (_, proofStatus) => {
  const played = await play({ proofStatus });
  expect(played.entries).toMatchObject([{ verdict: "accepted", proof: { state: "pending", uid } }]);
  expect(hasPassed(played.first.ending)).toBe(true);
  await close(played);
});

test("the key goes into one header, and into no file and no line", async () => {
  const played = await play({ proofStatus: reply([]) });
  const { server, first } = played;
  for (const { headers, body, path } of server.requests) {
    expect(headers["x-api-key"]).toBe("key-of-the-test");
    expect(`${path}${String(body)}${JSON.stringify({ ...headers, "x-api-key": "" })}`).not.toContain("key-of-the-test");
  }
  const files = await Promise.all(
    (await readdir(first.folder)).map((name) => readFile(join(first.folder, name), "utf8")),
  );
  expect([...files, ...first.lines].join("\n")).not.toContain("key-of-the-test");
  expect(first.ending.report.results.map(digestOf)).toHaveLength(1);
  await close(played);
});
