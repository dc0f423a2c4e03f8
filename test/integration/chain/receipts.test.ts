/** A run that asks a node writes receipts of what it found, whatever else the node shows; the answers are a real node's. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { toReport } from "#core/report.ts";
import { unknownOrigin } from "#core/run-facts.ts";
import { parseStatement } from "#evidence/parse-statement.ts";
import { judgeReceipts } from "#evidence/receipts/judge-receipts.ts";
import type { Statement } from "#evidence/statement.ts";
import { fieldOf } from "#node/reply.ts";
import { composeStatement } from "#run/run-statement.ts";
import { failure, startNodeServer, success, toBody, toHttp, type Answer } from "../../support/chain/node-server.ts";
import { readSample } from "../../support/chain/samples.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { runPlainJob } from "../../support/plain-job.ts";

const byStamp = "195d8051a6355a65932b7d9dac53b1b7d3b0084ce9b6db0e4ddd99a90c107c04" as Digest;
const byNamed = "540c17360d8ca973967b4a218242910851ce355d64bccb9347de94b3e3b4e531" as Digest;
const list = `SHA3-256 (named) = ${byNamed}\nSHA3-256 (stamp) = ${byStamp}\n`;

const shownIn = (name: string) => fieldOf(readSample(name).answer, "response") as Record<string, unknown>;
const [stamp, naming, named] = ["txpow-stamp", "txpow-naming", "txpow-named"].map(shownIn);
const idOf = (shown: unknown) => String(fieldOf(shown, "txpowid"));

/** The coin that holds the digest of a transaction, as a node shows it. */
function coinOf(shown: unknown, block: number): object {
  const transaction = fieldOf(fieldOf(shown, "body"), "txn");
  const [output] = fieldOf(transaction, "outputs") as object[];
  return { ...output, created: String(block), state: fieldOf(transaction, "state") };
}

const known: Record<string, unknown> = {
  block: { block: "100" },
  status: {
    version: "1.0.45.15 TEST",
    minima: "1000000000",
    chain: { block: 100, hash: idOf(stamp) },
    network: { connected: 0 },
  },
  megammr: { enabled: false },
  "txpow block:1": shownIn("txpow-split"),
  "txpow block:24": stamp,
  "txpow block:57": naming,
  [`txpow txpowid:${idOf(named)}`]: named,
  [`coins state:0x${byStamp.toUpperCase()} simplestate:true megammr:true`]: [coinOf(stamp, 24)],
  [`coins state:0x${byNamed.toUpperCase()} simplestate:true megammr:true`]: [coinOf(named, 57)],
};

/** A run on both digests by a node that says `other` things; the first that it says of a block decides the verdict. */
async function run(other: Readonly<Record<string, unknown>> = {}, mode = "check") {
  const said = { ...known, ...other };
  const answer = (command: string): Answer =>
    said[command] === undefined ? failure(command, "TxPoW not found") : success(command, said[command]);
  const server = await startNodeServer((commands) => toHttp(toBody(commands, answer)));
  onTestFinished(() => server[Symbol.asyncDispose]());
  await using workspace = await createWorkspace({ "LIST-SHA3-256": list });
  const given = { mode, "subject-checksums": "LIST-SHA3-256", "node-url": server.url };
  const { ending, lines, folder } = await runPlainJob(workspace, given);
  const statement = parseStatement(await readFile(join(folder, "anchor.intoto.json"), "utf8"));
  return { ending, lines, statement, asked: server.asked.flat() };
}

const idsOf = ({ predicate: { receipts = [] } }: Statement) => receipts.map(({ txpow }) => txpow);

describe("a run that asks a node", () => {
  test.each(["check", "verify"])("has receipts of all it found, which lead to their blocks: %s", async (mode) => {
    const { ending, statement } = await run({}, mode);
    expect(ending.failing).toEqual([]);
    expect(idsOf(statement)).toEqual([naming, stamp, named].map(idOf));
    const { byAnchor, problem } = judgeReceipts(statement.predicate);
    expect(problem).toBeUndefined();
    expect(byAnchor.get(byStamp)).toMatchObject({ transaction: idOf(stamp), block: idOf(stamp), number: 24 });
    expect(byAnchor.get(byNamed)).toMatchObject({ transaction: idOf(named), block: idOf(naming), number: 57 });
  });

  const withTime = { ...stamp, header: { ...(stamp?.["header"] as object), timemilli: "1795350665312" } };
  const withState = structuredClone(named) as unknown as { body: { txn: { state: { data: string }[] } } };
  withState.body.txn.state[0] = { ...withState.body.txn.state[0], data: `0x${"AB".repeat(32)}` };
  test.each<[string, Record<string, unknown>, readonly string[]]>([
    ["shows another time of the block", { "txpow block:24": withTime }, [naming, named].map(idOf)],
    ["has no transaction of the block", { [`txpow txpowid:${idOf(named)}`]: undefined }, [idOf(stamp)]],
    ["shows another state", { [`txpow txpowid:${idOf(named)}`]: withState }, [idOf(stamp)]],
    ["shows another transaction", { [`txpow txpowid:${idOf(named)}`]: shownIn("txpow-transfer") }, [idOf(stamp)]],
    ["names no transaction", { "txpow block:57": { ...naming, body: {} } }, [idOf(stamp)]],
  ])("has the same verdicts and no such receipt when that %s", async (_, other, ids) => {
    const { ending, statement } = await run(other);
    expect(ending.failing).toEqual([]);
    expect(statement.predicate.anchors.map(({ verdict }) => verdict)).toEqual(["found", "found"]);
    expect(idsOf(statement)).toEqual(ids);
    expect(judgeReceipts(statement.predicate).problem).toBeUndefined();
  });

  test("asks for no receipt of what is not found", async () => {
    const nothing = Object.fromEntries(
      Object.keys(known)
        .filter((name) => name.startsWith("coins"))
        .map((name) => [name, []]),
    );
    const { statement, asked } = await run(nothing);
    expect(idsOf(statement)).toEqual([]);
    expect(asked.filter((command) => command.startsWith("txpow"))).toEqual(["txpow block:1"]);
  });
});

test("a run that asks no node keeps the receipts of the evidence that it replaces, also of what stood there before", async () => {
  const { statement: earlier } = await run();
  const again = (digests: readonly Digest[]) => {
    const results = digests.map((digest) => ({
      subject: { name: digest === byStamp ? "stamp" : "named", digest },
      outcome: { kind: "unreachable", error: expect.anything() as never } as const,
    }));
    const listed = results.map(({ subject }) => subject);
    const facts = {
      ...unknownOrigin,
      startedAt: new Date(),
      finishedAt: new Date(),
      apiUrl: "https://a.example",
      dryRun: false,
    };
    const report = toReport("check", results);
    return composeStatement(report, listed, { ...facts, failOn: new Set() }, { earlier }) ?? expect.unreachable();
  };
  expect(idsOf(again([byStamp, byNamed]))).toEqual(idsOf(earlier));
  const { predicate } = again([byStamp]);
  expect(predicate.changed?.map(({ digest }) => digest)).toEqual([byNamed]);
  expect(predicate.receipts).toEqual(earlier.predicate.receipts);
  expect(judgeReceipts(predicate).problem).toBeUndefined();
});
