/** What a real node answered is read as it was meant; long texts and lists in its answers are shortened. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { parseNodeAddress } from "#core/addresses.ts";
import { findDigest, unspendableAddress } from "#node/find.ts";
import { findPort, readCoin, createNode } from "#node/node.ts";
import { memberAt } from "#core/members.ts";
import { withToken } from "#service/node/transaction.ts";
import { startNodeServer, toBody, toHttp, failure, success, type Answer } from "../../support/chain/node-server.ts";

const digest = "f20598c2da9e6db6e4f3fe4f1113e0ec2e4e4dee255b958837d5f16acb1e22c4" as Digest;
const coinId = "0xFFA63FFDE92FBEEA90C95FE694A14DBEF127B7730212BBD0ED3336FFEA969B85";

interface Sample {
  /** The command that was answered. */
  readonly command: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

const readSample = (name: string): Sample =>
  JSON.parse(readFileSync(new URL(`../../support/chain/samples/${name}.json`, import.meta.url), "utf8")) as Sample;

/** Looks for the digest on a server that answers by these samples, by the command's name. */
async function findBy(samples: Readonly<Record<string, string>>) {
  const recorded: Record<string, Answer> = {
    block: success("block", { block: "91", hash: `0x${"AB".repeat(32)}` }),
    status: success("status", { minima: "1000000000" }),
    ...Object.fromEntries(Object.entries(samples).map(([name, sample]) => [name, readSample(sample).answer])),
  };
  await using server = await startNodeServer((commands) =>
    toHttp(
      toBody(commands, (command) => recorded[command.split(" ")[0] ?? ""] ?? failure(command, "Command not found")),
    ),
  );
  const node = createNode(parseNodeAddress(server.url));
  return { look: await findDigest(node, digest), asked: server.asked.flat() };
}

const mega = { megammr: "megammr-info" };

test("a digest is found in the tree of recent blocks, with its block's id and time", async () => {
  const { look } = await findBy({ coins: "coins-state", txpow: "txpow-block" });
  expect(look.locations).toMatchObject([
    {
      coinId,
      port: 99,
      block: 6,
      confirmations: 85,
      time: 1_795_310_543_413,
      blockId: expect.stringMatching(/^0x00046B/),
    },
  ]);
});

test("a digest is found by a node that keeps all coins, after its block is gone", async () => {
  const { look, asked } = await findBy({ ...mega, coins: "mega-coins-state", txpow: "txpow-unknown" });
  expect(look).toMatchObject({ isComplete: true, locations: [{ coinId, block: 6, confirmations: 85 }] });
  expect(look.locations[0]).not.toHaveProperty("time");
  expect(asked.filter((command) => command.startsWith("archive"))).toEqual([]);
});

test("a digest is found in the archive, in the block that the entry names and not the coin", async () => {
  const archived = { coins: "fresh-coins-state", archive: "pruned-archive-addresscheck", txpow: "txpow-block" };
  const { look } = await findBy(archived);
  expect(look.locations[0]).toMatchObject({ coinId, block: 6 });
});

test("a digest that is nowhere is not there for a node that keeps all coins", async () => {
  const { look } = await findBy({ ...mega, coins: "coins-state-lower", txpow: "txpow-unknown" });
  expect(look).toEqual({ locations: [], isComplete: true, tip: 91 });
});

test("a digest that is nowhere may be forgotten by an ordinary node", async () => {
  const absent = { coins: "coins-state-lower", archive: "pruned-archive-addresscheck-lower", txpow: "txpow-unknown" };
  expect((await findBy(absent)).look).toEqual({ locations: [], isComplete: false, tip: 91 });
});

test("a digest that is only part of what a coin holds is not found", async () => {
  const { look } = await findBy({ coins: "multi-state-find", archive: "send-no-coins", txpow: "txpow-block" });
  expect(look).toEqual({ locations: [], isComplete: false, tip: 91 });
});

test("a coin with a list of states is read with every port", () => {
  const [item] = memberAt(readSample("multi-state-find").answer, "response") as readonly unknown[];
  const coin = readCoin(item);
  expect(coin?.state.size).toBeGreaterThan(1);
  const [[port, data] = [0, ""]] = coin?.state ?? [];
  expect(findPort(coin?.state ?? new Map(), data)).toBe(port);
});

test.each([
  {},
  { coinid: "0xab", created: "1", address: "0x00", amount: "1", tokenid: "0x00" },
  { coinid: coinId, created: "-1", address: "0x00", amount: "1", tokenid: "0x00" },
  { coinid: coinId, created: "1", address: 7, amount: "1", tokenid: "0x00" },
  [coinId],
  null,
])("the value %j is no coin", (value) => {
  expect(readCoin(value)).toBeUndefined();
});

const answer = readSample("txnexport").answer;
const exported = { ok: true, fields: answer };
const facts = {
  coinIds: [
    "0x3A95FAEACBE18B9F8423AACC73F0BCA0613E3C35F777EBCA407FEDFD996AD8EC",
    "0x859E102C702C8F29F3ECAA40AF44FF9BC41A4E29E3DEBFBD3FD89C9B3661E834",
  ],
  own: "0xF924E084443DB425306CD137BD826B3FEA81262FC7A0444F029ABEEFEB5EA3F8",
  digest: `0x${"AB".repeat(32)}`,
} as const;

test("a transaction that a node has exported becomes the bytes that the node took, mined and showed as a token", () => {
  const taken = /data:(\S+)$/.exec(readSample("txnimport-token").command)?.[1];
  expect(taken).toMatch(/^0x/);
  expect(withToken(exported, facts)).toBe(taken);
});

test.each([
  ["of other outputs", { ...facts, coinIds: facts.coinIds.toReversed() }],
  ["that pays somebody else", { ...facts, own: unspendableAddress }],
  ["without a second output", { ...facts, coinIds: facts.coinIds.slice(0, 1) }],
])("a transaction that a node has exported gives no bytes when it is %s", (_, other) => {
  expect(withToken(exported, other)).toBeUndefined();
});

test.each([[undefined], ["0x"], ["0x00; quit"], [7]])("a transaction exported as %j gives no bytes", (data) => {
  expect(withToken({ ok: true, fields: { response: { data } } }, facts)).toBeUndefined();
});
