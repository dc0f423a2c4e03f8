/** What the client tells of an answer, and whose answer it takes. */
import { expect, test } from "vitest";

import { createClient } from "#api/client.ts";
import { parseBaseUrl } from "#core/addresses.ts";
import { createFakeClock } from "../../support/clock.ts";
import { answers, changed } from "../../support/network/answers.ts";
import { json } from "../../support/network/behaviours.ts";
import {
  createBench,
  digest,
  operationNames,
  operations,
  proof,
  rightAnswer,
  rightVerdicts,
  verdictOf,
} from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { redirect } from "../../support/network/transport-faults.ts";
import { byRoute, decide, inOrder, type Rule } from "../../support/runner/rules.ts";

test("what the service calls its chain is told without the key, should the service repeat it", async () => {
  const headers = { "x-chain-name": "The chain of key-of-the-bench" };
  await using bench = await createBench(json(answers.found(digest, "theirs"), { headers }));
  expect(await operations.check.ask(bench.client)).toMatchObject({ answer: { chainName: "The chain of ***" } });
});

/** Checks under a signal, by a client whose key is renewed while the first request is under way. */
async function checkWithRenewal(rule: Rule) {
  const key = { now: "the-former-key" };
  await using server = await startFaultServer(async (request) => {
    key.now = "the-renewed-key";
    return await decide(rule, request);
  });
  const client = createClient({
    base: parseBaseUrl(server.url),
    get apiKey() {
      return key.now;
    },
    timeoutMs: 5000,
    clock: createFakeClock(),
  });
  const outcome = await client.check(digest, new AbortController().signal);
  await client.close();
  return { outcome, sent: server.requests.map(({ headers }) => headers["x-api-key"]) };
}

test("an answer that repeats the key of its request is told without it, also where the key was renewed meanwhile", async () => {
  const headers = { "x-chain-name": "The chain of the-former-key" };
  const { outcome } = await checkWithRenewal(json(answers.found(digest, "theirs"), { headers }));
  expect(outcome).toMatchObject({ answer: { chainName: "The chain of ***" } });
});

test("a call that waits sends the key that was renewed meanwhile", async () => {
  const wait = json({ message: "slower" }, { status: 429 });
  const { sent } = await checkWithRenewal(inOrder(wait, json(answers.found(digest, "theirs"))));
  expect(sent).toEqual(["the-former-key", "the-renewed-key"]);
});

test.each([
  ["check", Buffer.byteLength(JSON.stringify({ hash: digest }))],
  ["verifyProof", proof.bytes.length],
] as const)("a body that is too large is told with its size: %s", async (operation, size) => {
  await using bench = await createBench(json({}, { status: 413 }));
  const outcome = await operations[operation].ask(bench.client);
  expect(outcome).toMatchObject({ error: { message: expect.stringContaining(`413, too large, to ${size} bytes.`) } });
});

test.each(operationNames)("the id of another request under way fails %s, once", async (operation) => {
  const { route, ask: askClient } = operations[operation];
  const gate = Promise.withResolvers<string>();
  const hold = Promise.withResolvers<void>();
  // The first request waits until the second was answered with the first one's id.
  const rule: Rule = async ({ id, index }) => {
    if (index === 0) {
      gate.resolve(id);
      await hold.promise;
      return json(changed(rightAnswer(operation), { requestId: id }));
    }
    return json(changed(rightAnswer(operation), { requestId: await gate.promise }));
  };
  await using bench = await createBench(byRoute({ [route]: rule }, { kind: "reset" }));
  const first = askClient(bench.client);
  await gate.promise;
  expect(verdictOf(await askClient(bench.client))).toBe("REPLY_MISMATCH");
  hold.resolve();
  expect(verdictOf(await first)).toBe(rightVerdicts[operation]);
  expect(bench.counts()).toEqual({ [route]: 2 });
});

test("the id of another request that is under way is only a curiosity when that request has long ended, or is nobody's", async () => {
  const ids: string[] = [];
  await using bench = await createBench(({ id, hash }) => {
    ids.push(id);
    return json(answers.found(hash, ids[0] === id ? "nobody's" : (ids[0] ?? "")));
  });
  expect(verdictOf(await operations.check.ask(bench.client))).toBe("found");
  expect(verdictOf(await operations.check.ask(bench.client))).toBe("found");
  expect(new Set(ids).size).toBe(2);
});

test("an answer that points on by other headers is an answer, and they are not followed", async () => {
  await using elsewhere = await startFaultServer({ kind: "close" });
  const target = `http://127.0.0.1:${elsewhere.port}/`;
  const headers = {
    "content-type": "application/json",
    location: target,
    refresh: `0; url=${target}`,
    link: `<${target}>; rel="canonical"`,
    "alt-svc": `h2=":${elsewhere.port}"`,
    "content-location": target,
  };
  const body = JSON.stringify(rightAnswer("check"));
  await using bench = await createBench({ kind: "answer", answer: { headers, body } });
  for (let look = 0; look < 3; look += 1) {
    expect(verdictOf(await operations.check.ask(bench.client))).toBe("found");
  }
  expect(elsewhere.connections).toHaveLength(0);
});

test("the key travels in one header of each request, to the service alone, and each has an id of its own", async () => {
  const apiKey = "key-to-be-followed";
  await using bench = await createBench(redirect(307, "/elsewhere"), { apiKey });
  for (const operation of operationNames) await operations[operation].ask(bench.client);
  expect(bench.server.requests).toHaveLength(operationNames.length);
  expect(new Set(bench.server.requests.map(({ id }) => id)).size).toBe(operationNames.length);
  for (const { raw, headers } of bench.server.requests) {
    expect(headers["x-api-key"]).toBe(apiKey);
    expect(raw.toString("latin1").split(apiKey)).toHaveLength(2);
  }
});
