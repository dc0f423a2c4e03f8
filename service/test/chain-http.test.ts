/** Every route of the service by one table, on the embedded ledger and before a chain node. */
import { randomBytes } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { headers as names, routes, type ApiRoute } from "../../src/api/wire.ts";
import { parseProof } from "../../src/evidence/proof.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { openDemonstration } from "../ledger/demonstration.ts";
import { openDatabase } from "../store/database.ts";
import { createStore, type Store } from "../store/store.ts";
import { createService } from "../service.ts";
import { leaveOut } from "../../test/support/availability.ts";
import { startWalletChain } from "./support/wallet-chain.ts";
import { keyringOf } from "../../test/support/service/keyring.ts";
import { openOn } from "./support/ledgers.ts";
import { startPostgres, whyNoPostgres } from "./support/postgres.ts";
import { judging, type FetchHandler } from "../../test/support/service/service-replies.ts";
import { storesOf } from "./support/stores.ts";

const base = "http://127.0.0.1:8787";
const key = "key-1";

/** A ledger, and what makes its next block. */
interface Stage {
  readonly ledger: Ledger;
  readonly makeBlock: () => Promise<void> | void;
  readonly close: () => Promise<void>;
}

async function openEmbedded(): Promise<Stage> {
  const ledger = openDemonstration({ data: ":memory:", blockTimeMs: 3_600_000 });
  return { ledger, makeBlock: ledger.makeBlock, close: async () => await ledger.close() };
}

async function openBeforeNode(store: Promise<Store> | Store): Promise<Stage> {
  const chain = await startWalletChain();
  const ledger = openOn(chain, await store);
  const close = async () => {
    await ledger.close();
    await chain[Symbol.asyncDispose]();
  };
  return { ledger, makeBlock: () => chain.mine(), close };
}

async function openInPostgres(): Promise<Stage> {
  const server = await startPostgres();
  const stores = storesOf(async () => await Promise.resolve(server));
  const stage = await openBeforeNode(stores.open(await server.createStore(), unspendableAddress));
  const close = async () => {
    await stage.close();
    await server[Symbol.asyncDispose]();
  };
  return { ...stage, close };
}

/** What `make` makes, made once for all tests of a ledger. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return async () => await (made ??= make());
}

const missing = whyNoPostgres();
if (missing !== undefined) leaveOut("a queue in PostgreSQL", missing);

describe.each<[string, () => Promise<Stage>]>([
  ["the embedded ledger", openEmbedded],
  [
    "a chain node",
    async () => await openBeforeNode(createStore(openDatabase(":memory:", "queue"), unspendableAddress)),
  ],
  ...(missing === undefined
    ? [["a chain node, with the queue in PostgreSQL", openInPostgres] as [string, () => Promise<Stage>]]
    : []),
])("on %s", (_, openStage) => {
  let stage: Stage;
  let handle: FetchHandler;
  beforeAll(async () => {
    stage = await openStage();
    handle = judging(createService({ ledger: stage.ledger, keyring: keyringOf(key) }));
  });
  afterAll(() => stage.close());

  type Init = {
    readonly method?: string;
    readonly body?: string | FormData;
    readonly headers?: Record<string, string>;
  };
  const ask = async (path: string, init: Init = {}, sent: Record<string, string> = { [names.apiKey]: key }) => {
    const response = await handle(new Request(base + path, { ...init, headers: { ...sent, ...init.headers } }));
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    const body = (isJson ? await response.json() : undefined) as { message: string; data: never } | undefined;
    return { status: response.status, response, message: body?.message, data: body?.data as unknown };
  };
  const post = async (route: ApiRoute, body: unknown, more: Record<string, string> = {}) =>
    await ask(routes[route], {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...more },
    });
  const aHash = () => randomBytes(32).toString("hex");
  const text = async (hash: string) => ((await post("check", { hash })).data as { data: string }).data;
  /** Makes blocks until `isSo`, with time between them for who reads them. */
  const settle = async (isSo: () => Promise<boolean>) =>
    await expect
      .poll(async () => {
        await stage.makeBlock();
        return await isSo();
      })
      .toBe(true);

  /** A hash that is stamped and settled. */
  const stamped = once(async () => {
    const hash = aHash();
    await post("stamp", { hash });
    await settle(async () => (await text(hash)) === "Hash found.");
    return hash;
  });

  const proven = once(async () => {
    const hash = aHash();
    const { data } = await post("requestProof", { hash });
    const { uid } = data as { uid: string };
    const status = async () => {
      const answer = await post("proofStatus", { uids: [uid] });
      return Object.values(answer.data as object)[0] as Record<string, string | boolean>;
    };
    const before = await status();
    await settle(async () => (await status())["onchain"] === true);
    const { address, data: of, proof, root } = await status();
    return { hash, before, item: { address, data: of, proof, root } as Record<string, string> };
  });

  const verifyProof = async (item: object) => {
    const body = new FormData();
    body.set("jsonproof", new Blob([JSON.stringify([item])]), "proof.json");
    return await ask(routes.verifyProof, { method: "POST", body }, { [names.apiKey]: key, [names.report]: "true" });
  };
  const resultOf = (data: unknown) => (data as { response: { data: { result: string } } }).response.data.result;

  test("a stamp is taken, is not found before its block is settled, and answers with its place after that", async () => {
    const hash = aHash();
    const first = await post("stamp", { hash });
    expect(first).toMatchObject({ status: 200, message: "Hash anchored successfully.", data: { command: "send" } });
    expect(JSON.stringify(first.data).toLowerCase()).toContain(hash);
    expect(await text(hash)).toBe("Hash not found.");
    expect((await post("verify", { hash })).data).toMatchObject({ data: { result: "no match" } });
    await settle(async () => (await text(hash)) === "Hash found.");
    const again = await post("stamp", { hash: hash.toUpperCase() });
    expect(again).toMatchObject({ status: 200, message: "Verification complete" });
    expect(again.data).toMatchObject({ data: { result: "full match", blockchainData: [expect.any(Object)] } });
    expect(again.data).not.toHaveProperty("file");
  });

  test("a verification tells the block, its time and ids; of what nobody stamped it says no match", async () => {
    const hash = await stamped();
    const { data } = await post("verify", { hash, filename: "a.bin", filesize: 1 });
    expect(data).toMatchObject({ data: { result: "full match" } });
    const [record] = (data as { data: { blockchainData: Record<string, unknown>[] } }).data.blockchainData;
    expect(JSON.stringify(record).toLowerCase()).toContain(hash);
    expect(Object.keys(record ?? {}).length).toBeGreaterThan(3);
    const other = (await post("verify", { hash: aHash() })).data;
    expect(other).toMatchObject({ data: { result: "no match", blockchainData: [] } });
  });

  test("a report is a PDF behind a link, with the ids of a trace", async () => {
    const hash = await stamped();
    const asked = post("verify", { hash }, { [names.report]: "true" });
    const { data } = await asked;
    const { file, data: said } = data as { file: { downloadUrl: string }; data: Record<string, string> };
    expect([said["nftCoinId"], said["nftTxnId"]].map((id) => /^0x[0-9A-F]{64}$/i.test(id ?? ""))).toEqual([true, true]);
    const { status, response } = await ask(file.downloadUrl.slice(base.length), {}, {});
    expect([status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await ask(file.downloadUrl.slice(base.length).replace(/signature=.*/, "signature=x"))).status).toBe(404);
  });

  test("a proof request is answered with a proof that leads to what is on the chain", async () => {
    const { hash, before, item } = await proven();
    expect(before["onchain"]).not.toBe(true);
    expect(parseProof("a.proof.json", Buffer.from(JSON.stringify([item])))).toMatchObject({ digest: hash });
    expect(resultOf((await verifyProof(item)).data)).toBe("full match");
  });

  test.each([
    ["another root", (item: Record<string, string>) => ({ ...item, root: `0x${"AB".repeat(32)}` })],
    ["another hash", (item: Record<string, string>) => ({ ...item, data: `0x${"CD".repeat(32)}` })],
    ["another address", (item: Record<string, string>) => ({ ...item, address: `0x${"EF".repeat(32)}` })],
    ["an address of half a byte", (item: Record<string, string>) => ({ ...item, address: "0xFFEED" })],
  ])("a proof with %s is no match", async (_case, change) => {
    const { item } = await proven();
    expect(resultOf((await verifyProof(change(item))).data)).toBe("no match");
  });

  test("an unknown uid has no proof", async () => {
    const { status, data } = await post("proofStatus", { uids: ["0x00000000000000000000"] });
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toContain('"onchain":true');
  });

  test.each(Object.entries(routes))("%s wants a key, a POST and its media type", async (_route, path) => {
    const init = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await ask(path, init, {})).status).toBe(401);
    expect((await ask(path, init, { [names.apiKey]: "another" })).status).toBe(401);
    expect((await ask(path)).status).toBe(405);
    expect((await ask(path, { ...init, headers: { "content-type": "text/plain" } })).status).toBe(415);
  });

  test("the pages of the operator answer", async () => {
    await settle(async () => (await ask("/health")).status === 200);
    const about = await (await handle(new Request(`${base}/about`))).json();
    expect(about).toMatchObject({ address: stage.ledger.address, demo: true });
    const metrics = await (await handle(new Request(`${base}/metrics`, { headers: { [names.apiKey]: key } }))).text();
    expect(metrics).toMatch(/^anchor_queue \d+$/m);
    expect((await ask("/openapi.json")).status).toBe(200);
    expect((await ask("/nothing")).status).toBe(404);
  });
});
