/** A token of a workflow's run is exchanged for a key, by rules; and whatever cannot be trusted gives none. */
import { createHmac } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, afterEach, expect, test, vi } from "vitest";

import { isPosix } from "../../test/support/availability.ts";
import { startIssuer } from "../../test/support/service/issuer.ts";
import { createMemoryKeys } from "../admin/keys.ts";
import { createExchange, createTrust, findRule, readRuleFile, UntrustedToken } from "../http/oidc.ts";
import type { Refusal } from "../http/requests.ts";
import { judgeReply } from "../../test/support/service/service-replies.ts";
import { startServiceHere } from "../../test/support/service/service-here.ts";
import { aFolder, startServiceProcess } from "../../test/support/service/service-process.ts";
import { post } from "./support/calls.ts";

const audience = "https://anchor.example";

const issuer = await startIssuer();
const stranger = await generateKeyPair("RS256");
afterAll(() => issuer.close());
afterEach(() => {
  Object.assign(issuer.mood, { isAway: false, isFailing: false, answerKeys: undefined });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const now = () => Math.floor(Date.now() / 1000);
const claims = {
  repository: "acme/rocket",
  repository_owner: "acme",
  ref: "refs/tags/v1.0",
  environment: "release",
  event_name: "push",
};
const payload = (): JWTPayload => ({
  iss: issuer.url,
  aud: audience,
  iat: now(),
  nbf: now(),
  exp: now() + 300,
  ...claims,
});
const sign = async (content: JWTPayload, header: object = {}, key = issuer.pair.privateKey) =>
  await new SignJWT(content).setProtectedHeader({ alg: "RS256", kid: "one", typ: "JWT", ...header }).sign(key);
const encode = (text: string) => Buffer.from(text).toString("base64url");
/** A right signature over any two texts. */
async function signTexts(head: string, body: string): Promise<string> {
  const input = `${encode(head)}.${encode(body)}`;
  const signature = await crypto.subtle.sign("RSASSA-PKCS1-v1_5", issuer.pair.privateKey, Buffer.from(input));
  return `${input}.${Buffer.from(signature).toString("base64url")}`;
}
const head = '{"alg":"RS256","kid":"one"}';

const rule = {
  name: "releases",
  if: { repository: "acme/*", ref: "refs/tags/v*", environment: "release" },
  rate: 600,
  count: 2,
};

async function aRuleFile(rules: readonly object[] = [rule], more: object = {}): Promise<string> {
  const file = join(await aFolder(), "rules.json");
  await writeFile(file, JSON.stringify({ issuer: issuer.url, audience, rules, ...more }));
  return file;
}

async function exchange(url: string, token: string) {
  const response = await fetch(`${url}/token`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  expect(await judgeReply("POST", "/token", response)).toBe("");
  const text = await response.text();
  return { status: response.status, text, cache: response.headers.get("cache-control") };
}

async function stamp(url: string, key: string, hash: string): Promise<number> {
  return (await post(url, "stamp", { hash }, key)).status;
}

test("a token that fits a rule gives a key of a quarter of an hour, whose count is the rule's, and neither is logged", async () => {
  const { url, lines, errors } = await startServiceProcess("--oidc", await aRuleFile());
  const [first, second] = [await sign(payload()), await sign(payload())];
  const answers = [await exchange(url, first), await exchange(url, second)];
  expect(answers).toMatchObject([{ status: 200, cache: "no-store" }, { status: 200 }]);
  const given = answers.map(({ text }) => JSON.parse(text) as { api_key: string; expires_at: string });
  const [one, other] = given.map(({ api_key: key }) => key) as [string, string];
  expect(one).toMatch(/^anchor_[\w-]{52,140}$/);
  expect(Date.parse(given[0]?.expires_at ?? "") - Date.now()).toBeGreaterThan(14 * 60_000);
  expect(given[0]?.expires_at).toMatch(/Z$/);
  const digests = ["a", "b", "c"].map((digit) => digit.repeat(64));
  expect(await stamp(url, one, digests[0] ?? "")).toBe(200);
  expect(await stamp(url, other, digests[1] ?? "")).toBe(200);
  expect(await stamp(url, one, digests[2] ?? "")).toBe(402);
  expect(await stamp(url, "any", digests[0] ?? "")).toBe(401);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('anchor_key_stamps_total{key="releases"} 2\n');
  expect((await fetch(`${url}/token/${second}`)).status).toBe(404);
  await expect.poll(() => errors.filter((line) => line.includes('"key":"releases"')).length).toBe(3);
  await expect.poll(() => errors.some((line) => line.includes('"status":404'))).toBe(true);
  const log = [...lines, ...errors].join("\n");
  for (const secret of [one, other, first, second]) expect(log).not.toContain(secret);
});

const refused: readonly (readonly [string, () => string | Promise<string>])[] = [
  ["of another issuer", () => sign({ ...payload(), iss: "https://token.actions.githubusercontent.com.example" })],
  ["of the issuer with a slash", () => sign({ ...payload(), iss: `${issuer.url}/` })],
  ["without an issuer", () => sign({ ...payload(), iss: undefined as never })],
  ["for another audience", () => sign({ ...payload(), aud: "https://other.example" })],
  ["for an audience that begins alike", () => sign({ ...payload(), aud: `${audience}.example` })],
  ["without an audience", () => sign({ ...payload(), aud: undefined as never })],
  ["for a list of others", () => sign({ ...payload(), aud: ["https://a.example", "https://b.example"] })],
  ["expired a second beyond the leeway", () => sign({ ...payload(), exp: now() - 31 })],
  ["without an end", () => sign({ ...payload(), exp: undefined as never })],
  ["with an end that is a text", () => sign({ ...payload(), exp: `${now() + 300}` as never })],
  ["not valid yet", () => sign({ ...payload(), nbf: now() + 60 })],
  ["with a beginning that is a text", () => sign({ ...payload(), nbf: "now" as never })],
  ["unsigned", () => new UnsecuredJWT(payload()).encode()],
  ["unsigned in other letters", () => `${encode('{"alg":"NONE","kid":"one"}')}.${encode(JSON.stringify(payload()))}.`],
  [
    "signed by the public key as a shared secret",
    () => {
      const input = `${encode('{"alg":"HS256","kid":"one"}')}.${encode(JSON.stringify(payload()))}`;
      return `${input}.${createHmac("sha256", issuer.spki).update(input).digest("base64url")}`;
    },
  ],
  ["with another kid", () => sign(payload(), { kid: "two" })],
  ["signed by a stranger under the issuer's kid", () => sign(payload(), {}, stranger.privateKey)],
  [
    "with a key of its own",
    async () => sign(payload(), { jwk: await exportJWK(stranger.publicKey) }, stranger.privateKey),
  ],
  [
    "with an address of keys of its own",
    () => sign(payload(), { jku: "https://evil.example/keys", kid: "evil" }, stranger.privateKey),
  ],
  [
    "with a claim that was changed",
    async () => {
      const [before, , signature] = (await sign(payload())).split(".");
      return `${before}.${encode(JSON.stringify({ ...payload(), repository: "acme/other" }))}.${signature}`;
    },
  ],
  ["with half a signature", async () => (await sign(payload())).slice(0, -40)],
  ["without a signature", async () => `${(await sign(payload())).split(".").slice(0, 2).join(".")}.`],
  ["of two parts", async () => (await sign(payload())).split(".").slice(0, 2).join(".")],
  ["of four parts", async () => `${await sign(payload())}.x`],
  ["that is no token", () => "token"],
  ["that is a key", () => `anchor_${"x".repeat(43)}`],
  [
    "with a member that stands twice",
    () => signTexts(head, JSON.stringify(payload()).replace(/}$/, ',"repository":"acme/rocket"}')),
  ],
  [
    "with an audience that stands twice",
    () => signTexts(head, JSON.stringify({ ...payload(), aud: "x" }).replace(/}$/, `,"aud":"${audience}"}`)),
  ],
  [
    "with an algorithm that stands twice",
    () => signTexts('{"alg":"none","alg":"RS256","kid":"one"}', JSON.stringify(payload())),
  ],
  ["of text that is no JSON", () => signTexts(head, "claims")],
  ["of a list", () => signTexts(head, JSON.stringify([payload()]))],
  [
    "with a rule for readers that nobody knows",
    () =>
      signTexts(
        '{"alg":"RS256","kid":"one","crit":["said-by-the-token"],"said-by-the-token":1}',
        JSON.stringify(payload()),
      ),
  ],
];

test("no token that cannot be trusted gives a key, and none is told or logged", async () => {
  const { url, lines, errors } = await startServiceProcess("--oidc", await aRuleFile());
  expect(refused.length).toBeGreaterThan(30);
  expect((await exchange(url, await sign(payload()))).status).toBe(200);
  for (const [what, make] of refused) {
    const token = await make();
    const answer = await exchange(url, token);
    expect({ what, status: answer.status }).toEqual({ what, status: 401 });
    expect(answer.text).not.toContain("api_key");
    expect(answer.text).not.toContain("said-by-the-token");
    expect([...lines, ...errors, answer.text].join("\n")).not.toContain(
      token.length > 20 ? token.slice(0, 60) : token + token,
    );
  }
  const large = await exchange(url, `${await sign(payload())}${"x".repeat(1_048_576)}`).catch(() => ({
    status: 431,
    text: "",
  }));
  expect(large).toMatchObject({ status: 431, text: expect.not.stringContaining("api_key") });
  // An unknown kid has the keys asked for again, but not for each token.
  expect(issuer.asked.keys).toBeLessThanOrEqual(4);
});

test.each<[string, object]>([
  ["of another environment", { environment: "releases" }],
  ["without an environment", { environment: undefined }],
  ["with a list for an environment", { environment: ["release"] }],
])("a token %s fits no rule, and the refusal says what it claims", async (_, changed) => {
  const { url } = await startServiceHere("--oidc", await aRuleFile());
  const token = await sign({ ...payload(), ...changed });
  const { status, text } = await exchange(url, token);
  expect(status).toBe(403);
  expect((JSON.parse(text) as { message: string }).message).toContain(String.raw`"event_name":"push"`);
  expect(text).not.toContain(token.slice(0, 60));
});

test("the first rule that fits counts", () => {
  const names = ["other", "shared", "all", "later"];
  const conditions = [{ repository: "acme/other" }, { job_workflow_ref: "acme/shared/**@main" }, {}, {}];
  const rules = names.map((name, index) => ({ name, if: { repository_owner: "acme", ...conditions[index] } }));
  const nameOf = (claimed: object) => findRule({ issuer: "", audience: "", rules }, { ...claims, ...claimed })?.name;
  const shared = { job_workflow_ref: "acme/shared/.github/workflows/stamp.yml@main" };
  expect([nameOf(shared), nameOf({}), nameOf({ repository_owner: "else" })]).toEqual(["shared", "all", undefined]);
});

test("a key of a rule whose count is 0 checks, and cannot stamp", async () => {
  const { url } = await startServiceHere("--oidc", await aRuleFile([{ ...rule, count: 0 }]));
  const { api_key: key } = JSON.parse((await exchange(url, await sign(payload()))).text) as { api_key: string };
  const hash = "7".repeat(64);
  expect(await stamp(url, key, hash)).toBe(402);
  expect((await post(url, "check", { hash }, key)).data).toMatchObject({ data: "Hash not found." });
});

test.each([
  ["acme/*", "acme/rocket", true],
  ["acme/*", "acme/rocket/more", false],
  ["acme/*", "ACME/rocket", false],
  ["acme/*", "acme", false],
  ["acme/**", "acme/rocket/more", true],
  ["*/rocket", "acme/rocket", true],
  ["*/rocket", "acme/x/rocket", false],
  ["a.me/*", "axme/rocket", false],
  ["acme/rocket*", "acme/rocket", true],
  ["acme/*-*-*", "acme/one-two", false],
  ["acme/[r]ocket", "acme/rocket", false],
  ["refs/**/v*.*", "refs/tags/a/v1.0", true],
  ["refs/**/v*.*", "refs/tags/v1/0", false],
  ["*", "", true],
])("whether %s fits %s: %s", (repository, claim, fits) => {
  const rules = [{ name: "one", if: { repository } }];
  expect(findRule({ issuer: "", audience: "", rules }, { repository: claim }) !== undefined).toBe(fits);
});

/** Claims as GitHub makes them for runs of the documented workflows. */
const called = (name: string) => ({
  repository: "acme/rocket",
  job_workflow_ref: `anchor-artifacts/anchor-artifacts/.github/workflows/${name}.yml@${"0".repeat(40)}`,
});
const ownJob = { repository: "acme/rocket", job_workflow_ref: "acme/rocket/.github/workflows/a.yml@refs/tags/v1.0" };
const onTag = { ref: "refs/tags/v1.0", event_name: "push" };
const onMain = { ref: "refs/heads/main", event_name: "schedule" };

const byHand = { ref: "refs/heads/main", event_name: "workflow_dispatch" };
const released = { ...onTag, event_name: "release" };
const pullRequest = { ref: "refs/pull/1/merge", event_name: "pull_request" };
const environment = "release";

test.each<[string, object, string | undefined]>([
  ["stamp.yml, on a tag", { ...called("stamp"), ...onTag }, "called"],
  ["verify.yml, on a release", { ...called("verify"), ...released }, "called"],
  ["verify.yml, every week", { ...called("verify"), ...onMain }, "schedule"],
  ["monitor.yml, every week", { ...called("monitor"), ...onMain, repository: "acme/release-watch" }, "schedule"],
  ["monitor.yml, by hand", { ...called("monitor"), ...byHand }, "by-hand"],
  ["the README's job, in the environment", { ...ownJob, ...onTag, environment }, "own-job"],
  ["the README's job, without the environment", { ...ownJob, ...onTag }, undefined],
  ["the recipe for release-please, on a merge", { ...ownJob, ...onMain, event_name: "push", environment }, "own-job"],
  ["the recipe for softprops, by hand", { ...ownJob, ...byHand, environment }, "own-job"],
  ["the recipe with a check every week, on a release", { ...ownJob, ...released, environment }, "own-job"],
  ["the recipe with a check every week, in the week", { ...ownJob, ...onMain }, "schedule"],
  ["a nightly that stamps", { ...ownJob, ...onMain, environment }, "own-job"],
  ["the recipe for pull requests", { ...ownJob, ...pullRequest }, "pull-request"],
  ["a push to a branch", { ...called("stamp"), ...onMain, event_name: "push" }, undefined],
  ["stamp.yml, in a pull request", { ...called("stamp"), ...pullRequest }, "pull-request"],
  ["a fork's tag", { ...called("stamp"), ...onTag, repository: "stranger/rocket" }, undefined],
  ["a stranger's environment", { ...ownJob, ...onTag, environment, repository: "stranger/rocket" }, undefined],
  ["a stranger's schedule", { ...called("monitor"), ...onMain, repository: "stranger/rocket" }, undefined],
  [
    "a stranger's stamp.yml",
    { ...onTag, repository: "acme/a", job_workflow_ref: "stranger/a/.github/workflows/stamp.yml@main" },
    undefined,
  ],
])("the rules of roll-out.md and a token of %s", async (_, token, name) => {
  const page = await readFile("docs/roll-out.md", "utf8");
  const [, text = ""] = /```json\n(\{\n {2}"audience"[^]*?)```/.exec(page) ?? [];
  const file = join(await aFolder(), "rules.json");
  await writeFile(file, text);
  const found = findRule(readRuleFile(file), token);
  expect(found?.name).toBe(name);
  // What the page's table says of each rule.
  const [, mayStamp] = new RegExp(`^\\| \`${name}\` \\|.*\\| (yes|no) \\|$`, "m").exec(page) ?? [];
  const most = found?.count;
  expect(mayStamp).toBe(most === undefined ? undefined : most > 0 ? "yes" : "no");
});

test("a text that was chosen for many stars costs as little as another", () => {
  const rules = [{ name: "one", if: { ref: "**a".repeat(30) } }];
  const chosen = { ref: `${"a".repeat(5000)}b` };
  expect(findRule({ issuer: "", audience: "", rules }, chosen)).toBeUndefined();
});

test("it starts while the issuer is away, says 503, and goes on when the issuer is back", async () => {
  issuer.mood.isAway = true;
  const { url } = await startServiceHere("--oidc", await aRuleFile());
  expect((await exchange(url, await sign(payload()))).status).toBe(503);
  issuer.mood.isAway = false;
  await expect.poll(async () => (await exchange(url, await sign(payload()))).status).toBe(200);
});

test("tokens of known keys are trusted while the issuer fails, which no token has asked more than once a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const startedAt = Date.now();
  const waitUntil = (time: number) => vi.advanceTimersByTime(startedAt + time - Date.now());
  const trust = await createTrust({ issuer: issuer.url, audience });
  const madeUp = await sign(payload(), { kid: "two" });
  const isTrusted = async () => expect(await trust(await sign(payload()))).toMatchObject({ repository: "acme/rocket" });
  const cannotAsk = { code: "SERVICE_UNAVAILABLE" };
  const askedBefore = issuer.asked.failing;
  const asked = () => issuer.asked.failing - askedBefore;
  issuer.mood.isFailing = true;
  for (const _ of [1, 2]) await expect(trust(await sign(payload()))).rejects.toMatchObject(cannotAsk);
  expect(asked()).toBe(1);
  issuer.mood.isFailing = false;
  waitUntil(2000);
  await isTrusted();
  await expect(trust(madeUp)).rejects.toThrow(UntrustedToken);

  issuer.mood.isFailing = true;
  for (const minute of [2, 3]) {
    waitUntil(minute * 60_000);
    for (const _ of [1, 2]) await expect(trust(madeUp)).rejects.toMatchObject(cannotAsk);
    await isTrusted();
    expect(asked()).toBe(minute);
  }
  // The issuer may have taken keys back meanwhile.
  waitUntil(602_000);
  await expect(trust(await sign(payload()))).rejects.toMatchObject(cannotAsk);
  issuer.mood.isFailing = false;
  waitUntil(604_000);
  await isTrusted();
  await expect(trust(madeUp)).rejects.toThrow(UntrustedToken);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ["is no set of keys", (response) => response.end("{}")],
  ["has a key that is none", (response) => response.end(JSON.stringify({ keys: [{ ...issuer.keys[0], n: "AQ" }] }))],
  ["sends elsewhere", (response) => response.writeHead(302, { location: `${issuer.url}/keys?moved` }).end()],
  [
    "is larger than a MiB",
    (response) => response.end(JSON.stringify({ keys: issuer.keys, more: " ".repeat(2 ** 20) })),
  ],
  [
    "never ends",
    (response) => {
      response.write("{");
      const timer = setInterval(() => response.write(" "), 500);
      response.once("close", () => clearInterval(timer));
    },
  ],
])(
  "an issuer's answer that %s is a look that failed within its bound, and is not made again at once",
  async (_, answerKeys) => {
    const { url } = await startServiceHere("--oidc", await aRuleFile());
    const askedBefore = issuer.asked.keys;
    issuer.mood.answerKeys = (response) => void answerKeys(response);
    const startedAt = performance.now();
    for (const _again of [1, 2]) expect((await exchange(url, await sign(payload()))).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(issuer.asked.keys - askedBefore).toBe(1);
    expect((await fetch(`${url}/live`)).status).toBe(200);
  },
  15_000,
);

test("keys are trusted for ten minutes, also when this machine's date is set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const trust = await createTrust({ issuer: issuer.url, audience });
  await trust(await sign(payload()));
  vi.setSystemTime(Date.now() - 3_600_000);
  issuer.mood.isFailing = true;
  await trust(await sign(payload()));
  vi.advanceTimersByTime(601_000);
  await expect(trust(await sign(payload()))).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});

const token = await sign(payload());

/** An exchange by the rules in `file`, and what it answers to a token that `client` sends. */
async function anExchange(file: string) {
  const exchanged = await createExchange(file, createMemoryKeys());
  const answerTo = async (client: string, sent = token) => {
    const headers = new Map([["authorization", `Bearer ${sent}`]]);
    const answering = exchanged.answer({ method: "POST", url: "", headers, body: null, client });
    return await answering.then(
      (reply) => ({ ...reply, statusCode: reply.status }),
      (error: Refusal) => ({ ...error.answer, body: "" }),
    );
  };
  return { ...exchanged, answerTo };
}

test("a renewal of the rules keeps the issuer's keys", async () => {
  const file = await aRuleFile();
  const { answerTo, renew } = await anExchange(file);
  expect(await answerTo("a")).toMatchObject({ statusCode: 200 });
  issuer.mood.isFailing = true;
  await writeFile(file, JSON.stringify({ issuer: issuer.url, audience, rules: [] }));
  await renew();
  expect(await answerTo("a")).toMatchObject({ statusCode: 403 });
  issuer.mood.isFailing = false;
  await writeFile(file, JSON.stringify({ issuer: issuer.url, audience: "https://other.example", rules: [rule] }));
  await renew();
  expect(await answerTo("a")).toMatchObject({ statusCode: 401 });
});

test("a token of the former issuer that is under way gets no key of new rules", async () => {
  const file = await aRuleFile([]);
  const { answerTo, renew } = await anExchange(file);
  const asked = Promise.withResolvers<ServerResponse>();
  issuer.mood.answerKeys = (response) => asked.resolve(response);
  const answering = answerTo("a");
  const response = await asked.promise;
  const rules = [{ name: "new", if: { repository: "acme/*" } }];
  await writeFile(file, JSON.stringify({ issuer: "https://other.example", audience: "https://other.example", rules }));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await renew();
  response.end(JSON.stringify({ keys: issuer.keys }));
  expect(await answering).toMatchObject({ statusCode: 403 });
});

test("a key has its rule's limits of today, and ends with its rule", async () => {
  const file = await aRuleFile();
  const { answerTo, renew, find } = await anExchange(file);
  const answer = await answerTo("a");
  const { api_key: key } = JSON.parse(String(answer.body)) as { api_key: string };
  const renewWith = async (rules: readonly object[]) => {
    await writeFile(file, JSON.stringify({ issuer: issuer.url, audience, rules }));
    await renew();
    return await find(key);
  };
  expect(await find(key)).toMatchObject({ name: "releases", rate: 600, count: 2 });
  expect(await renewWith([{ ...rule, rate: 5 }])).toMatchObject({ name: "releases", rate: 5, count: 2 });
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await renewWith([{ ...rule, name: "other" }])).toBeUndefined();
  expect(JSON.parse(String(told.mock.lastCall?.[0]))).toMatchObject({
    event: "rules-read",
    changed: ["releases", "other"],
  });
  expect(await find(`${key.slice(0, -2)}AA`)).toBeUndefined();
});

test("one address has sixty keys a minute of a rule, others have theirs, and no token that is refused counts", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { answerTo } = await anExchange(await aRuleFile());
  for (let count = 0; count < 5; count += 1)
    expect(await answerTo("a", `${token}x`)).toMatchObject({ statusCode: 401 });
  for (let count = 0; count < 60; count += 1) expect(await answerTo("a")).toMatchObject({ statusCode: 200 });
  expect(await answerTo("a")).toMatchObject({ statusCode: 429, headers: { "retry-after": "1" } });
  expect(await answerTo("b")).toMatchObject({ statusCode: 200 });
});

test("a key outlives the service that gave it, and works over the same data alone", async () => {
  const file = await aRuleFile([rule]);
  const data = join(await aFolder(), "chain.ledger");
  const first = await startServiceHere("--oidc", file, "--data", data);
  const { api_key: key } = JSON.parse((await exchange(first.url, await sign(payload()))).text) as { api_key: string };
  await first.stop();
  const again = await startServiceHere("--oidc", file, "--data", data);
  expect(await stamp(again.url, key, "ab".repeat(32))).toBe(200);
  const other = await startServiceHere("--oidc", file);
  expect(await stamp(other.url, key, "ab".repeat(32))).toBe(401);
});

test.runIf(isPosix)("SIGHUP reads the rules again, and a broken file leaves the former ones", async () => {
  const file = await aRuleFile([]);
  const { url, child, errors } = await startServiceProcess("--oidc", file);
  expect((await exchange(url, await sign(payload()))).status).toBe(403);
  await writeFile(file, JSON.stringify({ issuer: issuer.url, audience, rules: [rule] }));
  child.kill("SIGHUP");
  await expect.poll(async () => (await exchange(url, await sign(payload()))).status).toBe(200);
  await writeFile(file, "{");
  child.kill("SIGHUP");
  await expect
    .poll(() => errors.some((line) => /"reason":"The file of rules .* cannot be used: it is not JSON\."/.test(line)))
    .toBe(true);
  expect((await exchange(url, await sign(payload()))).status).toBe(200);
});

test.each<[string, object, RegExp]>([
  ["an unknown member", { extra: 1 }, /extra/],
  ["no audience", { audience: undefined }, /audience/],
  ["an issuer without TLS", { issuer: "http://issuer.example" }, /its issuer is no https: address/],
  ["a rule for everybody", { rules: [{ name: "all", if: {} }] }, /it names no claim/],
  [
    "a claim that nobody knows",
    { rules: [{ name: "all", if: { actor: "me" } }] },
    /rules\.0\.if has the unknown member actor/,
  ],
  ["a rate of nothing", { rules: [{ ...rule, rate: 0 }] }, /rules\.0\.rate/],
  ["two rules of one name", { rules: [rule, { ...rule, count: 3 }] }, /the name releases stands twice/],
])("a file of rules with %s is refused before anything listens", async (_, more, told) => {
  await expect(startServiceHere("--oidc", await aRuleFile([rule], more))).rejects.toThrow(told);
});
