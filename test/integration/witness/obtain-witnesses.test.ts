/** Witnesses are asked over a network that may do anything, and nothing of what it does is kept unchecked. */
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Witness } from "#evidence/statement.ts";
import { createWebClient, type WebClient } from "#api/downloads.ts";
import type { WitnessLine } from "#witness/parse-witness-lines.ts";
import { readWitness } from "#witness/read-witness.ts";
import { obtainWitnesses } from "#witness/witness.ts";
import { createFakeClock } from "../../support/clock.ts";
import type { Behaviour } from "../../support/network/behaviours.ts";
import { type FaultServer, startFaultServer } from "../../support/network/fault-server.ts";
import type { ReceivedRequest } from "../../support/network/received-request.ts";
import { decide, inOrder, type Rule } from "../../support/runner/rules.ts";
import { oid, sequence } from "../../support/witness/der.ts";
import { digestOf, makeChain, makeToken, type TokenParts } from "../../support/witness/make-token.ts";
import { append, bitcoin, hash, pending, proofOf, rootOf } from "../../support/witness/proofs.ts";
import { authority as authorityOf } from "../../support/witness/stand-ins.ts";

const text = "the list\n";
const sha256 = digestOf(text).toString("hex");
const genTime = new Date("2026-06-01T03:12:40Z");
const chain = makeChain();

const answer = (body: Uint8Array | string, status = 200, headers: Record<string, string> = {}): Behaviour => ({
  kind: "answer",
  answer: { status, body, headers },
});
const authority = (flaws: Partial<TokenParts> = {}): Rule => authorityOf(chain, flaws);
const calendar = (uri: string) => answer(Buffer.concat([append(Buffer.from([1, 2])), hash, pending(uri)]));

let web: WebClient;
beforeEach(() => {
  web = createWebClient();
});
afterEach(() => web.close());

function obtain(lines: readonly WitnessLine[], known: readonly Witness[] = [], clock = createFakeClock(0.5, genTime)) {
  return obtainWitnesses(lines, sha256, known, { web, clock, signal: new AbortController().signal, timeoutMs: 5000 });
}
const rfc3161 = ({ url }: Pick<FaultServer, "url">, path = "/tsr"): WitnessLine => ({
  kind: "rfc3161",
  url: url + path,
});
const ots = ({ url }: Pick<FaultServer, "url">): WitnessLine => ({ kind: "opentimestamps", url });
const witness = (line: WitnessLine, bytes: Uint8Array): Witness => ({
  ...line,
  of: "anchor-SHA256SUMS",
  token: Buffer.from(bytes).toString("base64"),
});
const claims = (witnesses: readonly Witness[]) =>
  Promise.all(witnesses.map(async (one) => (await readWitness(one, { sha256 })).claim));

test("two authorities and a calendar each leave a file, and see nothing but one digest", async () => {
  await using tsa = await startFaultServer(authority());
  await using second = await startFaultServer(calendar("https://calendar.example"));
  const lines = [rfc3161(tsa, "/a?policy=1"), ots(second), rfc3161(tsa, "/b")];
  const { witnesses, files, warnings } = await obtain(lines);
  expect(warnings).toEqual([]);
  expect(witnesses.map(({ kind, of, url }) => ({ kind, of, url }))).toEqual(
    lines.map((line) => ({ ...line, of: "anchor-SHA256SUMS" })),
  );
  expect(await claims(witnesses)).toEqual(["not trusted", "pending", "not trusted"]);
  expect(files.map(({ name }) => name)).toEqual([
    "anchor-SHA256SUMS.tsr",
    "anchor-SHA256SUMS.ots",
    "anchor-SHA256SUMS.2.tsr",
  ]);
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString("base64"))).toEqual(witnesses.map(({ token }) => token));
  const all: readonly ReceivedRequest[] = [...tsa.requests, ...second.requests];
  expect(all.map(({ method, target }) => `${method} ${target}`).toSorted()).toEqual([
    "POST /a?policy=1",
    "POST /b",
    "POST /digest",
  ]);
  expect(tsa.requests.map(({ body }) => body.subarray(24, 56).toString("hex"))).toEqual([sha256, sha256]);
  expect(new Set(tsa.requests.map(({ body }) => body.toString("hex"))).size).toBe(2);
  // Not even the digest: what a calendar is sent stands in its published tree.
  expect(second.requests[0]?.body).toHaveLength(32);
  expect(second.requests[0]?.body.toString("hex")).not.toBe(sha256);
  for (const { headers } of all) expect(Object.keys(headers)).not.toContain("x-api-key");
});

test.each<readonly [string, Rule, string, string]>([
  ["an answer to be asked for later", answer("", 202), "WITNESS_UNAVAILABLE", "it answered 202"],
  [
    "a page of a proxy",
    answer("<!doctype html><title>Sign in</title>", 200, { "content-type": "text/html; charset=utf-8" }),
    "WITNESS_INVALID",
    "it is no time-stamp reply, but 37 bytes of text/html; charset=utf-8 (status 200)",
  ],
  ["the answer to another query", authority({ nonce: "0080" }), "WITNESS_INVALID", "it answers another query"],
  [
    "a refusal of its own",
    authority({ status: Buffer.from([2, 1, 2]) }),
    "WITNESS_INVALID",
    "did not grant it (status 2)",
  ],
])("%s costs a warning, and no other witness", async (_, rule, code, why) => {
  await using bad = await startFaultServer(rule);
  await using good = await startFaultServer(authority());
  const { witnesses, files, warnings } = await obtain([rfc3161(bad), rfc3161(good)]);
  expect(warnings).toMatchObject([{ code, message: expect.stringContaining(why) }]);
  expect(warnings[0]?.message).toContain(rfc3161(bad).url);
  expect(witnesses.map(({ url }) => url)).toEqual([rfc3161(good).url]);
  expect(files.map(({ name }) => name)).toEqual(["anchor-SHA256SUMS.tsr"]);
});

test("an authority that says that it has created a time-stamp is heard", async () => {
  await using tsa = await startFaultServer(async (request) => {
    const right = await decide(authority(), request);
    return right.kind === "answer" ? { ...right, answer: { ...right.answer, status: 201 } } : right;
  });
  expect(await obtain([rfc3161(tsa)])).toMatchObject({ witnesses: [{ kind: "rfc3161" }], warnings: [] });
});

test("a passing outage of a witness is waited for", async () => {
  await using busy = await startFaultServer(inOrder(answer("", 503), { kind: "reset" }, authority()));
  const clock = createFakeClock(0.5, genTime);
  expect(await obtain([rfc3161(busy)], [], clock)).toMatchObject({
    witnesses: [{ url: rfc3161(busy).url }],
    warnings: [],
  });
  expect(clock.waits).toHaveLength(2);
});

test("a cancelled run waits for no witness", async () => {
  await using silent = await startFaultServer({ kind: "silence" });
  const stop = new AbortController();
  const asking = { web, clock: createFakeClock(), signal: stop.signal, timeoutMs: 60_000 };
  const run = obtainWitnesses([rfc3161(silent)], sha256, [], asking);
  await silent.received(1);
  stop.abort();
  expect((await run).warnings).toMatchObject([{ message: expect.stringContaining("the run was cancelled") }]);
});

test("a time that is far from this machine's is kept, and both are told", async () => {
  await using tsa = await startFaultServer(authority());
  const near = await obtain([rfc3161(tsa)], [], createFakeClock(0.5, new Date("2026-06-01T03:17:40Z")));
  expect(near.warnings).toEqual([]);
  const { witnesses, warnings } = await obtain(
    [rfc3161(tsa)],
    [],
    createFakeClock(0.5, new Date("2026-06-01T03:07:39Z")),
  );
  expect(witnesses).toHaveLength(1);
  expect(warnings).toMatchObject([{ code: "WITNESS_CLOCK", message: expect.stringMatching(/T03:12:40.*T03:07:39/) }]);
});

test("a good witness of the kind is not asked for again, one that does not fit is", async () => {
  await using tsa = await startFaultServer(authority());
  const elsewhere = rfc3161({ url: "https://elsewhere.example" });
  const good = witness(elsewhere, makeToken(text, chain));
  const kept = await obtain([rfc3161(tsa)], [good]);
  expect([kept.witnesses, kept.files.map(({ name }) => name), tsa.requests.length]).toEqual([
    [good],
    ["anchor-SHA256SUMS.tsr"],
    0,
  ]);
  const bad = witness(rfc3161(tsa), makeToken("other", chain));
  expect((await obtain([rfc3161(tsa)], [bad])).witnesses[0]?.token).not.toBe(bad.token);
  expect(tsa.requests).toHaveLength(1);
  const both = await obtain([rfc3161(tsa), elsewhere], [good]);
  expect(both.witnesses.map(({ url }) => url)).toEqual([rfc3161(tsa).url, elsewhere.url]);
  expect(both.witnesses[1]).toBe(good);
  expect(tsa.requests).toHaveLength(2);
});

test("a recorded time-stamp that cannot be checked here does not stand in for a new one", async () => {
  await using tsa = await startFaultServer(authority());
  const signatureAlgorithm = sequence(oid("1.2.840.113549.1.1.10"));
  const uncheckable = witness(rfc3161(tsa), makeToken(text, chain, { signatureAlgorithm }));
  expect(await readWitness(uncheckable, { sha256 })).toMatchObject({
    claim: "not trusted",
    problem: expect.any(String),
  });
  const { witnesses } = await obtain([rfc3161(tsa)], [uncheckable]);
  expect(witnesses).toMatchObject([{ token: expect.not.stringContaining(uncheckable.token) }]);
  expect(tsa.requests).toHaveLength(1);
});

test.each([
  ["a promise with a byte behind it", Buffer.concat([pending("https://a.example"), Buffer.from([0])])],
  ["a promise of a chain that is not known", Buffer.from("0001020304050607080100", "hex")],
])("of a calendar, %s is not kept", async (_, bytes) => {
  await using server = await startFaultServer(answer(bytes));
  const warnings = [{ code: "WITNESS_INVALID" }];
  expect(await obtain([ots(server)])).toMatchObject({ witnesses: [], files: [], warnings });
});

test("a later run asks the calendar for the block, until it has it", async () => {
  const block = Buffer.concat([hash, bitcoin(870_123)]);
  const later: Rule = ({ target, nth }) =>
    target === "/digest" ? calendar(server.url) : nth === 1 ? answer("Pending", 404) : answer(block);
  await using server = await startFaultServer(later);
  const first = await obtain([ots(server)]);
  const second = await obtain([ots(server)], first.witnesses);
  expect([second.witnesses, second.warnings]).toEqual([first.witnesses, []]);
  const third = await obtain([ots(server)], second.witnesses);
  expect(server.requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
  expect(server.requests[1]?.target).toMatch(/^\/timestamp\/[0-9a-f]{64}$/);
  expect(await readWitness(third.witnesses[0] as Witness, { sha256 })).toMatchObject({ lookUp: { block: 870_123 } });
  expect(third.files).toMatchObject([{ name: "anchor-SHA256SUMS.ots" }]);
  expect((await obtain([ots(server)], third.witnesses)).witnesses).toEqual(third.witnesses);
  expect(server.requests).toHaveLength(3);
});

test("where a record holds the promise and the block that kept it, the block stands and nobody is asked", async () => {
  await using server = await startFaultServer(answer("", 500));
  const promise = witness(ots(server), proofOf(text, pending(server.url)));
  const both = Buffer.concat([Buffer.from([0xff]), pending(server.url), bitcoin(870_123)]);
  const kept = witness(ots(server), proofOf(text, both));
  expect(await obtain([ots(server)], [promise, kept])).toMatchObject({ witnesses: [kept], warnings: [] });
  expect(server.requests).toEqual([]);
});

test("no address is asked that stands only in a proof", async () => {
  await using stranger = await startFaultServer(answer("", 500));
  await using own = await startFaultServer(answer("", 500));
  // Each is another server, or another place of one that may be asked.
  const uris = [
    stranger.url,
    `${own.url}/..`,
    `${own.url}/timestamp`,
    `${own.url}.evil.example`,
    own.url.replace("127.0.0.1", "localhost"),
    own.url.replace("http:", "https:"),
    "http://169.254.169.254/latest",
    "file:///etc/passwd",
    "//localhost",
    "https://alice.btc.calendar.opentimestamps.org.evil.example",
    "http://alice.btc.calendar.opentimestamps.org",
    "https://alice.btc.calendar.opentimestamps.org:22",
  ];
  const asked: string[] = [];
  const get: WebClient["get"] = async (url, ...more) => {
    asked.push(url.href);
    return web.get(url, ...more);
  };
  const asking = { clock: createFakeClock(0.5, genTime), signal: new AbortController().signal, timeoutMs: 500 };
  for (const uri of uris) {
    const known = [witness(ots(own), proofOf(text, pending(uri)))];
    const found = await obtainWitnesses([ots(own)], sha256, known, { ...asking, web: { get, post: web.post } });
    expect(found).toMatchObject({ witnesses: known, warnings: [] });
  }
  expect([asked, stranger.requests.length + own.requests.length]).toEqual([[], 0]);
});

test.each([
  ["https://own.example", 1],
  ["https://own.example/", 1],
  ["http://own.example", 0],
  ["http://127.0.0.1:9", 0],
])(
  "of a promise whose statement names %s, this calendar is asked by %i request, without a line too",
  async (url, count) => {
    const asked: string[] = [];
    const get: WebClient["get"] = async ({ href }) => {
      asked.push(href);
      throw new Error("no route");
    };
    const asking = { clock: createFakeClock(0.5, genTime), signal: new AbortController().signal, timeoutMs: 500 };
    const known = [witness(ots({ url }), proofOf(text, pending(url)))];
    for (const lines of [[], [ots({ url: "https://other.example" })]]) {
      const { witnesses } = await obtainWitnesses(lines, sha256, known, { ...asking, web: { get, post: web.post } });
      expect(witnesses).toEqual(known);
    }
    const target = `https://own.example/timestamp/${rootOf(text).toString("hex")}`;
    expect(asked).toEqual(Array(2 * count).fill(target));
  },
);

test("of a proof with hundreds of promises a few are asked about, all at once, and none is waited for twice", async () => {
  await using server = await startFaultServer({ kind: "silence" });
  const promises = Array.from({ length: 200 }, () => Buffer.concat([Buffer.from([0xff]), pending(server.url)]));
  const known = [witness(ots(server), proofOf(text, Buffer.concat([...promises, pending(server.url)])))];
  const clock = createFakeClock(0.5, genTime);
  const asking = { web, clock, signal: new AbortController().signal, timeoutMs: 500 };
  const { witnesses, warnings } = await obtainWitnesses([ots(server)], sha256, known, asking);
  expect(witnesses).toEqual(known);
  expect(warnings.map(({ code }) => code)).toEqual(Array(4).fill("WITNESS_UNAVAILABLE"));
  expect([server.requests.length, clock.waits.length]).toEqual([4, 0]);
});

test("a promise whose calendar gives no usable answer stays, and a block that is none is not taken", async () => {
  await using server = await startFaultServer(
    inOrder(answer("", 500), answer("<html>"), answer(pending("https://a.example"))),
  );
  const known = [witness(ots(server), proofOf(text, pending(`${server.url}/`)))];
  const codes: (readonly string[])[] = [];
  for (let run = 0; run < 3; run += 1) {
    const { witnesses, warnings } = await obtain([ots(server)], known);
    expect(witnesses).toEqual(known);
    codes.push(warnings.map(({ code }) => code));
  }
  expect(codes).toEqual([["WITNESS_UNAVAILABLE"], ["WITNESS_INVALID"], []]);
  expect(server.requests.map(({ target }) => target)).toEqual(
    Array(3).fill(`/timestamp/${rootOf(text).toString("hex")}`),
  );
});
