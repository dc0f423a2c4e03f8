/** Chain nodes in the service's place: jobs against nodes that know less, differ, lie or are away. */
import { failingRows } from "#evidence/run.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import type { InputName } from "#host/input-table.ts";
import { unspendableAddress } from "#node/find.ts";
import { createFakeChain, type Character } from "../../support/chain/fake-chain.ts";
import { failure, refusal, startNodeServer, toBody, toHttp } from "../../support/chain/node-server.ts";
import { skipWaits } from "../../support/clock.ts";
import { sha3Of } from "../../support/digests.ts";
import { readStatements } from "../../support/evidence/folder.ts";
import { aStatement, filesOf } from "../../support/evidence/statements.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { publishedProofs } from "../../support/proofs.ts";

const text = "shipped bytes";
const digest = sha3Of(text);
const at = (block: number, hash: string = digest) => ({ digest: hash, block, address: unspendableAddress });
const holding = createFakeChain("one", [at(40)]);
const empty = createFakeChain("one", []);

type Start = (typeof holding)["startNode"];

/** Addresses of nodes that run until the test ends. */
async function startNodes(...nodes: readonly (readonly [{ readonly startNode: Start }, Character?])[]) {
  const servers = await Promise.all(nodes.map(([chain, character]) => chain.startNode(character)));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  });
  return servers.map(({ url }) => url);
}

type Given = Partial<Record<InputName, string>>;

/** What a job on one file comes to. */
async function run(
  urls: readonly string[],
  given: Given = {},
  files: Readonly<Record<string, string>> = { "a.bin": text },
) {
  await using workspace = await createWorkspace(files);
  return await runIn(workspace, urls, given);
}

async function runIn(workspace: Workspace, urls: readonly string[], given: Given) {
  const files = given.proofs === undefined ? join(workspace.path, "*.bin") : "";
  const inputs = { mode: "verify", files, "node-url": urls.join("\n"), ...given };
  using _ = skipWaits();
  const { ending, lines, folder } = await runPlainJob(workspace, inputs);
  const written = await readFile(join(folder, "results.json"), "utf8");
  const {
    api_url: apiUrl,
    demo,
    results,
  } = JSON.parse(written) as {
    api_url: string;
    demo: boolean;
    results: { verdict: string; request_id?: string; data: Record<string, unknown>; error?: { code: string } }[];
  };
  return { ending, lines, apiUrl, demo, results, verdicts: results.map(({ verdict }) => verdict), folder };
}

test.each([
  ["verify", "verified"],
  ["check", "found"],
])("without the service %s says %s of what a node finds, and that it rests on the node", async (mode, verdict) => {
  const [url = ""] = await startNodes([holding]);
  const { results, apiUrl, demo, lines } = await run([url], { mode });
  expect({ apiUrl, demo }).toEqual({ apiUrl: "", demo: true });
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({
    verdict,
    data: { sources: [{ url, said: "found", block: 40, confirmations: 60 }], rests_on: url },
  });
  expect(results[0]).not.toHaveProperty("request_id");
  expect(lines.join("\n")).toContain(`by the word of ${url} alone`);
});

test.each([
  ["verify", "no-match"],
  ["check", "not-found"],
])("%s says %s of what a whole node does not find", async (mode, verdict) => {
  const [url = ""] = await startNodes([empty]);
  const { results, ending } = await run([url], { mode });
  expect(results[0]).toMatchObject({ verdict, data: { sources: [{ url, said: "not-found" }] } });
  expect(failingRows(ending)).toHaveLength(1);
});

test("no report is missed where no service was asked for one", async () => {
  const urls = await startNodes([holding]);
  const { verdicts, lines } = await run(urls, { report: "true" });
  expect(verdicts).toEqual(["verified"]);
  expect(lines.join("\n")).not.toContain("REPORT_UNAVAILABLE");
  expect(lines.join("\n")).not.toContain("The service");
});

test("a node that refuses the password stops the run, and nothing names the password", async () => {
  await using node = await startNodeServer(() => refusal);
  const url = node.url.replace("//", "//reader:pass-w0rd-of-mine@");
  const files = { "a.bin": "1", "b.bin": "2" };
  const { results, lines, folder } = await run([url], { concurrency: "1" }, files);
  expect(results.map(({ error }) => error?.code)).toEqual(["NODE_NOT_AUTHORISED", "NOT_ATTEMPTED"]);
  const told = [JSON.stringify(results), ...lines, folder].join("\n");
  expect(told).toContain(node.url);
  expect(told).not.toMatch(/pass-w0rd|reader:/);
});

test("a node that has no blocks yet is one that cannot be asked", async () => {
  await using node = await startNodeServer((commands) =>
    toHttp(toBody(commands, (command) => failure(command, "NO Blocks yet.."))),
  );
  const { results } = await run([node.url]);
  expect(results[0]).toMatchObject({ verdict: "unreachable", error: { code: "NODE_UNREACHABLE" } });
  expect(results[0]?.error).toMatchObject({ message: expect.stringContaining("it has no blocks yet") });
});

test.each([
  ["its root is on the chain", "root", "verified"],
  ["only its digest is, which it does not prove", "data", "no-match"],
] as const)("nodes are asked what stands in a proof: %s", async (_, member, verdict) => {
  const item = publishedProofs["a sibling on the right"];
  await using workspace = await createWorkspace({ "a.proof.json": JSON.stringify([item]) });
  const chain = createFakeChain("one", [at(40, item[member].slice(2).toLowerCase())]);
  const urls = await startNodes([chain]);
  const { verdicts } = await runIn(workspace, urls, { proofs: join(workspace.path, "*.json") });
  expect(verdicts).toEqual([verdict]);
});

test("the statement says that a node of a test chain was asked, and names no service where it is the public one", async () => {
  const [trial = "", other = ""] = await startNodes([holding], [holding, { isPublic: true }]);
  const ask = async (url: string) => {
    await using workspace = await createWorkspace({ "a.bin": text });
    const { folder, demo } = await runIn(workspace, [url], {});
    const [file] = await readStatements(folder);
    return { demo, statement: file?.statement ?? expect.unreachable("the run leaves a statement") };
  };
  const [ofTest, ofPublic] = [await ask(trial), await ask(other)];
  expect([ofTest.statement.predicate.service, ofPublic.statement.predicate.service]).toEqual([
    { url: trial, demonstration: true },
    undefined,
  ]);
  expect([ofTest.demo, ofPublic.demo]).toEqual([true, false]);
  expect(ofPublic.statement.predicate.anchors[0]).toMatchObject({
    verdict: "verified",
    chain: { records: [{ block: 40 }] },
  });
});

test("a dry run asks no node, and does not count what it would ask", async () => {
  await using node = await startNodeServer(() => undefined);
  const { verdicts, lines } = await run([node.url], { "dry-run": "true" });
  expect(verdicts).toEqual(["skipped"]);
  expect(node.asked).toEqual([]);
  expect(lines.join("\n")).toContain(
    "A real run would make 0 requests to the service. Not counted: repeated attempts, questions to chain nodes.",
  );
});

const journalLine = (service: string) =>
  JSON.stringify({ at: new Date().toISOString(), run_id: "", event: "intent", name: "a.bin", digest, service });
const stampedNow = () =>
  filesOf(
    aStatement([{ name: "a.bin", digest: { sha3_256: digest } }], {
      finishedOn: new Date().toISOString(),
      service: { url: "https://service.example", demonstration: false },
      anchors: [{ covers: "subject", digest, verdict: "accepted" }],
    }),
  );

test.each([
  ["journal", () => [["journal.jsonl", `${journalLine("https://service.example/")}\n`]]],
  ["statement", () => stampedNow().map(({ id, text: statement }) => [`anchor-${id}.intoto.json`, statement])],
] as const)("a check by nodes says that a stamp is young, which the folder's %s knows", async (_, filesOfFolder) => {
  const urls = await startNodes([empty], [empty]);
  await using workspace = await createWorkspace({ "a.bin": text });
  for (const [name = "", content = ""] of filesOfFolder()) await workspace.write(`out/${name}`, content);
  const outputDir = join(workspace.path, "out");
  const inputs = { mode: "check", files: join(workspace.path, "*.bin"), "node-url": urls.join("\n") };
  const { ending } = await runPlainJob(workspace, { ...inputs, "output-dir": outputDir });
  expect(ending.rows).toMatchObject([{ verdict: "not-found", recentStamp: { blockTimeMs: 180_000 } }]);
});
