/** What the service answers before a chain node, where that is more than what it answers on the embedded ledger. */
import { expect, onTestFinished, test } from "vitest";

import { headers as names, routes, type ApiRoute } from "../../src/api/wire.ts";
import { parseProof } from "../../src/evidence/proof.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import { openDatabase } from "../store/database.ts";
import { createStore } from "../store/store.ts";
import { createService } from "../service.ts";
import { judging } from "../../test/support/service/service-replies.ts";
import { aChain, aDigest, openOn } from "./support/ledgers.ts";

const base = "http://127.0.0.1:8787";

async function aService() {
  const chain = await aChain();
  const ledger = openOn(chain, createStore(openDatabase(":memory:", "queue"), unspendableAddress));
  onTestFinished(() => ledger.close());
  const handle = judging(createService({ ledger }));
  const get = async (path: string) => await handle(new Request(base + path, { headers: { [names.apiKey]: "any" } }));
  const send = async (route: ApiRoute, body: string | FormData, more: Record<string, string>) => {
    const headers = { [names.apiKey]: "any", [names.report]: "true", ...more };
    const response = await handle(new Request(base + routes[route], { method: "POST", body, headers }));
    return (await response.json()) as { readonly message: string; readonly data: never };
  };
  const post = async (route: ApiRoute, body: object) =>
    await send(route, JSON.stringify(body), { "content-type": "application/json" });
  const verifyProof = async (item: object) => {
    const body = new FormData();
    body.set("jsonproof", new Blob([JSON.stringify([item])]), "proof.json");
    const { data } = await send("verifyProof", body, {});
    return (data as { response: { data: { result: string } } }).response.data.result;
  };
  /** Makes blocks until `isSo`, with time between them for who reads them. */
  const settle = async (isSo: () => Promise<boolean>) => {
    const isSettled = async () => {
      chain.mine();
      return await isSo();
    };
    await expect.poll(isSettled).toBe(true);
  };
  return { get, post, verifyProof, settle };
}

test("a stamp is not found before its block is settled; then it has a place, and its report is a PDF with the ids of a trace", async () => {
  const { get, post, settle } = await aService();
  const hash = aDigest();
  const found = async () => ((await post("check", { hash })).data as { data: string }).data === "Hash found.";
  expect((await post("stamp", { hash })).message).toBe("Hash anchored successfully.");
  expect(await found()).toBe(false);
  await settle(found);
  const id = expect.stringMatching(/^0x[0-9A-F]{64}$/);
  const ids = { txpowId: id, transactionId: id, coinId: id };
  const record = { blockNumber: expect.any(Number), blockDate: expect.any(String), ...ids, matchedHash: hash };
  const place = { result: "full match", blockchainData: [record] };
  const again = await post("stamp", { hash: hash.toUpperCase() });
  expect(again.message).toBe("Verification complete");
  expect(again.data).toMatchObject({ data: { result: "full match" } });
  const { data } = await post("verify", { hash });
  expect(data).toMatchObject({ data: { ...place, nftCoinId: id, nftTxnId: id } });
  const report = await get((data as { file: { downloadUrl: string } }).file.downloadUrl.slice(base.length));
  expect([report.status, report.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("a proof is a match where it says that it is, and nowhere else, half a byte of an address included", async () => {
  const { post, verifyProof, settle } = await aService();
  const hash = aDigest();
  const { uid } = (await post("requestProof", { hash })).data as { uid: string };
  const status = async () =>
    ((await post("proofStatus", { uids: [uid] })).data as Record<string, string | boolean>[])[0];
  expect(await status()).toMatchObject({ onchain: false });
  await settle(async () => (await status())?.["onchain"] === true);
  const item = await status();
  expect(parseProof("a.proof.json", Buffer.from(JSON.stringify([item])))).toMatchObject({ digest: hash });
  expect(await verifyProof({ ...item })).toBe("full match");
  for (const address of [`0x${"EF".repeat(32)}`, "0xFFEED"])
    expect(await verifyProof({ ...item, address })).toBe("no match");
});

test("the pages of the operator are as they are described", async () => {
  const { get, settle } = await aService();
  await settle(async () => (await get("/health")).status === 200);
  expect(await (await get("/about")).json()).toMatchObject({ address: unspendableAddress, demo: true, chain: "test" });
  expect(await (await get("/metrics")).text()).toMatch(/^anchor_queue \d+$/m);
});
