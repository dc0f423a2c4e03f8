import { hash } from "node:crypto";

import { PDFDocument } from "pdf-lib";
import { expect, onTestFinished, test, vi } from "vitest";

import {
  checkDataForm,
  envelopeForm,
  errorEnvelopeForm,
  headers as names,
  reportFileForm,
  routes,
  stampDataForm,
  verificationForm,
  type ApiRoute,
} from "../../src/api/wire.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { objectOf, tryRead, textOf } from "../../src/core/members.ts";
import { parseProof } from "../../src/evidence/proof.ts";
import { demoAddress, openDemonstration } from "../ledger/demonstration.ts";
import type { ServiceRequest } from "../http/requests.ts";
import { createService, type ServiceOptions } from "../service.ts";
import { keyringOf } from "../../test/support/service/keyring.ts";
import { judging, toFetch, type FetchHandler } from "../../test/support/service/service-replies.ts";
import { metric } from "./support/ledgers.ts";

const base = "http://127.0.0.1:8787";
const apiKey = "key-1";
const start = Date.UTC(2026, 10, 21, 3, 4, 5, 678);
const digestOf = (text: string) => hash("sha3-256", text);
const digest = digestOf("app");

/** A service over a ledger in memory whose clock the test moves; blocks at once, or only by `ledger.makeBlock`. */
function aService({ blocksAtOnce = true, ...options }: Partial<ServiceOptions> & { blocksAtOnce?: boolean } = {}) {
  const clock = { time: start };
  const now = () => new Date(clock.time);
  const ledger = openDemonstration({ data: ":memory:", blockTimeMs: blocksAtOnce ? 0 : 3_600_000, now });
  onTestFinished(() => ledger.close());
  const handle = judging(createService({ ledger, keyring: keyringOf(apiKey), now, ...options }));
  return { handle, ledger, clock };
}

function toJsonRequest(route: ApiRoute, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(base + routes[route], {
    method: "POST",
    headers: { [names.apiKey]: apiKey, "content-type": "application/json", ...headers },
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
  });
}

function proofRequest(proof: string | Blob, headers: Record<string, string> = { [names.report]: "true" }): Request {
  const body = new FormData();
  body.set("jsonproof", proof instanceof Blob ? proof : new Blob([proof]), "proof.json");
  return new Request(base + routes.verifyProof, {
    method: "POST",
    headers: { [names.apiKey]: apiKey, ...headers },
    body,
  });
}

async function answerOf(response: Response) {
  expect(response.headers.get(names.demo)).toBe("1");
  const json = (await response.json()) as { data: never };
  return { json, ...envelopeForm(at(json)) };
}

const post = async (handle: FetchHandler, route: ApiRoute, body: unknown, headers?: Record<string, string>) =>
  await answerOf(await handle(toJsonRequest(route, body, headers)));

const at = (value: unknown) => ({ value, where: "the answer" });
const searchData = objectOf({ data: verificationForm });
const reported = objectOf({ file: reportFileForm });
const proofData = objectOf({
  response: objectOf({ fileHash: textOf, nftcoinid: textOf, nfttxnid: textOf, data: verificationForm }),
});

test("a new hash is sent to the chain, in the shape of the specification", async () => {
  const { handle } = aService();
  const { json, data } = await post(handle, "stamp", { hash: digest }, { [names.requestId]: "trace 1" });
  expect(json).toEqual({
    service: "CORE_API",
    apiVersion: 2,
    requestId: "trace 1",
    status: "success",
    statusCode: 200,
    message: "Hash anchored successfully.",
    timestamp: "2026-11-21T03:04:05.678Z",
    data: {
      service: "CHAIN_NODE",
      command: "send",
      params: { amount: "1e-22", address: expect.stringMatching(/^0x[0-9A-F]+$/), state: { "99": `0x${digest}` } },
      status: true,
    },
  });
  expect(tryRead(stampDataForm, data)).toBeDefined();
});

test("a hash that waits for its block is answered as sent, but anchored once", async () => {
  const { handle, ledger } = aService({ blocksAtOnce: false });
  await post(handle, "stamp", { hash: digest });
  const { message, data } = await post(handle, "stamp", { hash: `0x${digest.toUpperCase()}` });
  expect(message).toBe("Hash anchored successfully.");
  expect(stampDataForm(at(data)).params.state).toEqual({ "99": `0x${digest.toUpperCase()}` });
  expect([await metric(ledger, "blocks"), await metric(ledger, "queue")]).toEqual([0, 1]);
});

test("a check tells what is in a block, with the hash as sent", async () => {
  const { handle } = aService();
  await post(handle, "stamp", { hash: digest });
  const found = await post(handle, "check", { hash: `0x${digest.toUpperCase()}` });
  expect(found.message).toBe("Hash checked");
  expect(found.data).toEqual({
    service: "SEARCH_API",
    apiVersion: 2,
    requestId: found.requestId,
    responseTime: expect.stringMatching(/^\d+\.\d\d ms$/),
    hash: `0x${digest.toUpperCase()}`,
    data: "Hash found.",
  });
  const missing = await post(handle, "check", { hash: digestOf("other") });
  expect(checkDataForm(at(missing.data))).toEqual({ hash: digestOf("other"), data: "Hash not found." });
});

test("a verification by hash has the shape of version 2", async () => {
  const { handle } = aService();
  await post(handle, "stamp", { hash: digest });
  const hashSent = digest.toUpperCase();
  const { message, requestId, data } = await post(handle, "verify", { hash: hashSent, filename: "a.tgz", filesize: 9 });
  expect(message).toBe("Verification complete");
  expect(data).toEqual({
    service: "SEARCH_API",
    apiVersion: 2,
    requestId,
    responseTime: expect.stringMatching(/^\d+\.\d\d ms$/),
    data: {
      fileHash: hashSent,
      fileName: "a.tgz",
      fileSize: 9,
      result: "full match",
      method: "file",
      uniqueHashes: 1,
      blockchainData: [
        {
          blockNumber: 1,
          blockDate: "2026-11-21T03:04:05.678Z",
          txpowId: expect.stringMatching(/^0x[0-9A-F]{64}$/),
          transactionId: expect.stringMatching(/^0x[0-9A-F]{64}$/),
          matchedHash: hashSent,
        },
      ],
      fileSegments: [{ matchedHash: hashSent, offset: 0, packetSize: 9 }],
    },
  });
  expect(searchData(at(data)).data.records).toHaveLength(1);
});

test("a hash on no chain is no match, with empty arrays", async () => {
  const { handle } = aService();
  const { status, data } = await post(handle, "verify", { hash: digest });
  expect(status).toBe("success");
  expect(searchData(at(data)).data).toMatchObject({ fileHash: digest, result: "no match", uniqueHashes: 0 });
  expect(data).toHaveProperty("data.blockchainData", []);
  expect(data).toHaveProperty("data.fileSegments", []);
  expect(data).toMatchObject({ data: { fileName: "", fileSize: 0 } });
});

test.each(["full match", "no match"])("a report is made for a %s when it is wanted", async (result) => {
  const { handle, clock } = aService();
  if (result === "full match") await post(handle, "stamp", { hash: digest });
  const { message, data } = await post(handle, "verify", { hash: digest }, { [names.report]: "true" });
  expect(message).toBe("Verification complete - PDF uploaded");
  const found = searchData(at(data)).data;
  expect(found.result).toBe(result);
  expect([found.nftCoinId, found.nftTxnId]).toEqual(Array(2).fill(expect.stringMatching(/^0x[0-9A-F]{64}$/)));

  const file = reported(at(data)).file;
  expect(file.fileName).toBe("verification-report-2026-11-21T03-04-05-678Z.pdf");
  expect(file.expiresIn).toBe("1 hour");
  expect(file.url).toMatch(/^http:\/\/127\.0\.0\.1:8787\/reports\/.+\?signature=[\w-]{43}$/);

  clock.time += 3_599_999;
  const download = await handle(new Request(file.url));
  expect(download.status).toBe(200);
  expect(download.headers.get("content-type")).toBe("application/pdf");
  expect(download.headers.get("content-disposition")).toBe(`attachment; filename="${file.fileName}"`);
  expect(download.headers.get(names.demo)).toBe("1");
  const pdf = await download.arrayBuffer();
  expect(pdf.byteLength).toBe(file.size);
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);

  clock.time += 1;
  const late = await answerOf(await handle(new Request(file.url)));
  expect(late).toMatchObject({ status: "error", statusCode: 404 });
});

test("a report link of which a part was guessed is not found", async () => {
  const { handle } = aService();
  const { data } = await post(handle, "verify", { hash: digest }, { [names.report]: "true" });
  const url = reported(at(data)).file.url;
  const guesses = [url.slice(0, -1), url.replace("2026", "2025"), url.replace(/\?.*/, ""), `${base}/reports/`];
  for (const guess of guesses) {
    expect((await answerOf(await handle(new Request(guess)))).statusCode).toBe(404);
  }
  const posted = await handle(new Request(url, { method: "POST" }));
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET"]);
});

test.each([1, 2, 3, 9])("proofs of a batch of %i hold, and none with a digit changed", async (count) => {
  const { handle, ledger } = aService({ blocksAtOnce: false });
  const hashes = Array.from({ length: count }, (_, index) => digestOf(`file ${index}`));
  const uids: string[] = [];
  for (const one of hashes) {
    const { message, data } = await post(handle, "requestProof", { hash: one });
    expect(message).toBe("Hash forwarded successfully");
    expect(data).toEqual({ status: true, data: `0x${one}`, uid: expect.stringMatching(/^0x[0-9A-F]{20}$/) });
    uids.push((data as { uid: string }).uid);
  }
  await ledger.makeBlock();
  expect([await metric(ledger, "blocks"), await metric(ledger, "queue")]).toEqual([1, 0]);
  const items = (await post(handle, "proofStatus", { uids })).data as Record<string, string>[];
  expect(new Set(items.map(({ root }) => root)).size).toBe(1);
  for (const [index, item] of items.entries()) {
    const { address = "", data = "", proof = "", root = "" } = item;
    const json = JSON.stringify([{ address, data, proof, root }], undefined, 2);
    expect(parseProof("proof.json", Buffer.from(json))).toMatchObject({ digest: hashes[index] });
    const verified = proofData(at((await answerOf(await handle(proofRequest(json)))).data));
    expect(verified.response.data.result).toBe("full match");

    for (const part of [data, root, proof.length > 14 ? proof : data]) {
      const last = part.length > 66 ? part.length - 10 : part.length - 1;
      const changed = part.slice(0, last) + (part[last] === "7" ? "8" : "7") + part.slice(last + 1);
      const forged = proofData(at((await answerOf(await handle(proofRequest(json.replace(part, changed))))).data));
      expect(forged.response.data).toMatchObject({ result: "no match", records: [] });
    }
  }
});

test("a verified proof has the shape of version 1", async () => {
  const { handle } = aService();
  const { data: requested } = await post(handle, "requestProof", { hash: digest });
  const uid = (requested as { uid: string }).uid;
  const { json: status } = await post(handle, "proofStatus", { uids: [uid] });
  expect(status).toMatchObject({ apiVersion: 1, message: "UID statuses fetched" });
  const [item] = status.data as Record<string, unknown>[];
  expect(item).toEqual({
    status: true,
    uid,
    data: `0x${digest.toUpperCase()}`,
    number: 1,
    datecreated: "2026-11-21 03:04:05",
    datestamped: "2026-11-21 03:04:05",
    root: expect.stringMatching(/^0x[0-9A-F]{64}$/),
    proof: "0x000100000100",
    address: demoAddress,
    onchain: true,
  });
  const { json, requestId } = await answerOf(await handle(proofRequest(JSON.stringify(item))));
  expect(json).toEqual({
    service: "CORE_API",
    apiVersion: 1,
    requestId,
    status: "success",
    statusCode: 200,
    message: "Verification complete",
    timestamp: "2026-11-21T03:04:05.678Z",
    data: {
      service: "SEARCH_API",
      api_version: 1,
      requestId,
      response_time: expect.stringMatching(/^\d+\.\d\d ms$/),
      response: {
        fileHash: `0x${digest.toUpperCase()}`,
        nftcoinid: expect.stringMatching(/^0x[0-9A-F]{64}$/),
        nfttxnid: expect.stringMatching(/^0x[0-9A-F]{64}$/),
        data: {
          result: "full match",
          validationMethod: "timestamplite",
          blockchain_data: [
            {
              block_number: 1,
              block_date: "2026-11-21 03:04:05",
              txpow_id: expect.stringMatching(/^0x[0-9A-F]{64}$/),
              transactionid: expect.stringMatching(/^0x[0-9A-F]{64}$/),
              coin_id: expect.stringMatching(/^0x[0-9A-F]{64}$/),
              matched_hash: `0x${digest.toUpperCase()}`,
            },
          ],
        },
      },
    },
  });
});

test("a proof waits for its block, an unknown uid is told apart, and a repeated request keeps its own uid", async () => {
  const { handle, ledger } = aService({ blocksAtOnce: false });
  const first = (await post(handle, "requestProof", { hash: digest })).data as { uid: string };
  const pending = (await post(handle, "proofStatus", { uids: [first.uid.toLowerCase(), "0x00"] })).data;
  expect(pending).toEqual([
    {
      status: true,
      uid: first.uid.toLowerCase(),
      data: `0x${digest.toUpperCase()}`,
      number: 1,
      datecreated: "2026-11-21 03:04:05",
      onchain: false,
    },
    { status: false, uid: "0x00", error: "UID not found" },
  ]);
  await ledger.makeBlock();
  const second = (await post(handle, "requestProof", { hash: digest })).data as { uid: string };
  await ledger.makeBlock();
  expect(second.uid).not.toBe(first.uid);
  const done = (await post(handle, "proofStatus", { uids: [first.uid, second.uid] })).data;
  expect(done).toMatchObject([{ onchain: true }, { onchain: true }]);
});

test("a root counts only at the address that the proof names", async () => {
  const { handle } = aService();
  const { data: requested } = await post(handle, "requestProof", { hash: digest });
  const { data } = await post(handle, "proofStatus", { uids: [(requested as { uid: string }).uid] });
  const [item] = data as Record<string, unknown>[];
  const resultAt = async (address: string) =>
    proofData(at((await answerOf(await handle(proofRequest(JSON.stringify({ ...item, address }))))).data)).response.data
      .result;
  expect(await resultAt(demoAddress.toLowerCase())).toBe("full match");
  expect(await resultAt("0xFFEEDE")).toBe("no match");
});

const goodProof = { address: "0xFFEEDD", data: `0x${digest}`, proof: "0x000100000100", root: `0x${digest}` };

test.each([
  ["no JSON", "{"],
  ["two proofs", JSON.stringify([goodProof, goodProof])],
  ["a path that ends early", JSON.stringify({ ...goodProof, proof: "0x0001000001" })],
])("a proof file with %s is refused", async (_, text) => {
  const { handle } = aService();
  expect((await answerOf(await handle(proofRequest(text)))).statusCode).toBe(400);
});

test("a proof is verified only with a report, from one file part of the right name", async () => {
  const { handle } = aService();
  const text = JSON.stringify(goodProof);
  const withForm = (fill: (form: FormData) => void) => {
    const body = new FormData();
    fill(body);
    const headers = { [names.apiKey]: apiKey, [names.report]: "true" };
    return new Request(base + routes.verifyProof, { method: "POST", headers, body });
  };
  const refused = [
    proofRequest(text, {}),
    proofRequest(text, { [names.report]: "false" }),
    withForm((form) => form.set("file", new Blob([text]), "proof.json")),
    withForm((form) => form.set("jsonproof", text)),
    withForm((form) => {
      form.append("jsonproof", new Blob([text]), "a.json");
      form.append("jsonproof", new Blob([text]), "b.json");
    }),
    new Request(base + routes.verifyProof, {
      method: "POST",
      headers: { [names.apiKey]: apiKey, [names.report]: "true", "content-type": "multipart/form-data" },
      body: text,
    }),
  ];
  for (const request of refused) expect((await answerOf(await handle(request))).statusCode).toBe(400);
  expect((await answerOf(await handle(proofRequest(text)))).statusCode).toBe(200);
});

test("a proof file may have a whole mebibyte, a JSON body no byte more", async () => {
  const { handle } = aService();
  const proof = JSON.stringify(goodProof).padEnd(1_048_576);
  expect((await answerOf(await handle(proofRequest(proof)))).statusCode).toBe(200);
  const { url, method, headers, body: large } = proofRequest(proof.padEnd(1_060_000));
  const whole = new Blob([await new Response(large).bytes()]).stream();
  expect((await answerOf(await handle({ url, method, headers, body: whole }))).statusCode).toBe(413);
  const body = JSON.stringify({ hash: digest }).padEnd(1_048_576);
  expect((await post(handle, "check", body)).statusCode).toBe(200);
  expect((await post(handle, "check", `${body} `)).statusCode).toBe(413);
});

test.each<[string, number, Request]>([
  ["an unknown path", 404, new Request(`${base}/core/v2/nothing`, { method: "POST" })],
  ["the root", 404, new Request(base)],
  ...(Object.keys(routes) as ApiRoute[]).flatMap((route): [string, number, Request][] => [
    [`${route} without a key`, 401, toJsonRequest(route, "{}", { [names.apiKey]: "" })],
    [`${route} with a wrong key`, 401, toJsonRequest(route, "{}", { [names.apiKey]: "key-2" })],
    [`${route} by GET`, 405, new Request(base + routes[route], { headers: { [names.apiKey]: apiKey } })],
    [`${route} as text`, 415, toJsonRequest(route, "{}", { "content-type": "text/plain" })],
  ]),
  ["JSON for a proof", 415, toJsonRequest("verifyProof", goodProof)],
  ["a body that is not JSON", 400, toJsonRequest("check", "{")],
  [
    "a body that is not UTF-8",
    400,
    toJsonRequest("check", new Blob([`{"hash":"${digest}","note":"`, Uint8Array.of(0xff), '"}'])),
  ],
  ["an empty body", 400, toJsonRequest("check", "")],
  ["null", 400, toJsonRequest("check", "null")],
  ["a short hash", 400, toJsonRequest("stamp", { hash: digest.slice(1) })],
  ["a hash of other letters", 400, toJsonRequest("verify", { hash: "g".repeat(64) })],
  ["a hash that is a number", 400, toJsonRequest("requestProof", { hash: 1 })],
  ["a fractional size", 400, toJsonRequest("verify", { hash: digest, filesize: 1.5 })],
  ["no uids", 400, toJsonRequest("proofStatus", { uids: [] })],
  ["51 uids", 400, toJsonRequest("proofStatus", { uids: Array(51).fill("0x00") })],
])("%s is answered with %i in the envelope", async (_, status, request) => {
  const { handle } = aService();
  const response = await handle(request);
  expect(response.status).toBe(status);
  const { json, requestId } = await answerOf(response);
  expect(errorEnvelopeForm(at(json))).toMatchObject({ status: "error", statusCode: status });
  expect(json).toEqual({
    service: "CORE_API",
    apiVersion: new URL(request.url).pathname.startsWith("/core/v1/") ? 1 : 2,
    requestId,
    status: "error",
    statusCode: status,
    message: expect.stringMatching(/^[A-Z].+\.$/),
    timestamp: "2026-11-21T03:04:05.678Z",
  });
});

test.each<[string, object, string]>([
  ["a negative size", { filesize: -1 }, "filesize"],
  ["a name that is a number", { filename: 1 }, "filename"],
  ["a long name", { filename: "a".repeat(1025) }, "filename"],
  ["a short hash and a negative size", { hash: "g", filesize: -1 }, "hash"],
])("a verification with %s is refused by the member that is wrong", async (_, members, wrong) => {
  const { handle } = aService();
  const message = expect.stringMatching(new RegExp(`^The member ${wrong} of the body is missing or wrong;`));
  expect(await post(handle, "verify", { hash: digest, ...members })).toMatchObject({ statusCode: 400, message });
});

test.each(["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])("%s on an operation is answered with 405", async (method) => {
  const { handle } = aService();
  const response = await handle(new Request(base + routes.check, { method }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("a request id is repeated when it is short printable ASCII, else replaced", async () => {
  const { handle } = aService();
  const idFor = async (id: string) =>
    (await post(handle, "check", { hash: digest }, { [names.requestId]: id })).requestId;
  const longest = "x".repeat(128);
  expect(await idFor(longest)).toBe(longest);
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  for (const id of [`${longest}x`, "caf\u00e9", ""]) expect(await idFor(id)).toMatch(uuid);
});

test("a member that stands twice is refused as such", async () => {
  const { handle } = aService();
  const body = `{"hash":"${digest}","hash":"${digest.replaceAll("a", "b")}"}`;
  const message = expect.stringContaining('two members named "hash"');
  expect(await post(handle, "check", body)).toMatchObject({ statusCode: 400, message });
});

test("with too many requests under way all but an operator's pages are told to come again, at no cost", async () => {
  const takeRequest = vi.fn(() => 0);
  const { handle } = aService({ maxRequests: 0, keyring: { ...keyringOf(apiKey), takeRequest } });
  const answer = await handle(toJsonRequest("check", { hash: digest }));
  expect({ status: answer.status, wait: answer.headers.get("retry-after") }).toEqual({ status: 503, wait: "5" });
  expect(takeRequest).not.toHaveBeenCalled();
  expect((await handle(new Request(`${base}/about`))).status).toBe(200);
});

test("bodies that never come hold no place of the requests under way, and only so many of a key may be large", async () => {
  const { handle } = aService({ maxRequests: 1, keyring: keyringOf(apiKey, "other") });
  const { url, method } = toJsonRequest("check", {});
  const send = async (size: string, body: NonNullable<ServiceRequest["body"]> = new ReadableStream()) => {
    const type = ["content-type", "application/json"] as const;
    return await handle({
      url,
      method,
      headers: new Map([[names.apiKey, apiKey], type, ["content-length", size]]),
      body,
    });
  };
  for (let count = 0; count < 64; count += 1) void send("65537");
  expect((await send("65537")).status).toBe(503);
  void send("65536");
  expect((await send("75", new Blob([JSON.stringify({ hash: digest })]).stream())).status).toBe(200);
  expect((await post(handle, "check", { hash: digest }, { [names.apiKey]: "other" })).statusCode).toBe(200);
});

test("tokens whose issuer does not answer keep nobody else out", async () => {
  const answer = async () => await new Promise<never>(() => undefined);
  const { handle } = aService({
    maxRequests: 1,
    exchange: { answer, find: async () => undefined, renew: async () => undefined },
  });
  void handle(new Request(`${base}/token`, { method: "POST" }));
  expect((await post(handle, "check", { hash: digest })).statusCode).toBe(200);
});

test.each([
  ["elsewhere without a key is told no reason", { isRemote: true, key: "" }, ["ready", "health", "key"], false],
  ["this computer is told the reason", { isRemote: false, key: "" }, ["ready", "health", "key"], true],
  ["elsewhere with a key is told the reason", { isRemote: true, key: apiKey }, ["ready", "health"], true],
])("while the store is away who is %s", async (_, { isRemote, key }, asked, isTold) => {
  const { ledger } = aService();
  const inner = "connect ECONNREFUSED 10.1.2.3:5432";
  const away = () => Promise.reject(new AnchorError("SERVICE_UNAVAILABLE", inner));
  const known = keyringOf(apiKey);
  const keyring = { ...known, find: (sent: string | null) => (sent === "of the store" ? away() : known.find(sent)) };
  const handle = createService({ ledger: { ...ledger, unready: away }, keyring });
  for (const path of asked) {
    const [url, sent] = path === "key" ? [`${base}${routes.check}`, "of the store"] : [`${base}/${path}`, key];
    const given = new Map([[names.apiKey, sent]]);
    const method = path === "key" ? "POST" : "GET";
    const { status, body } = await handle({ method, url, headers: given, body: null, isRemote });
    expect([status, String(body).includes(inner)]).toEqual([503, isTold]);
  }
});

test("a failure of the ledger is answered with 500 and nothing of its cause", async ({ task }) => {
  const { handle, ledger } = aService();
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const find = async () => await Promise.reject(new Error(task.name));
  const broken = toFetch(createService({ ledger: { ...ledger, find } }));
  const { json } = await post(broken, "check", { hash: digest });
  expect(json).toMatchObject({ status: "error", statusCode: 500 });
  expect(JSON.stringify(json)).not.toContain(task.name);
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
    event: "fault",
    error: expect.stringContaining(task.name),
  });
  expect((await post(handle, "check", { hash: digest })).statusCode).toBe(200);
});
