/** A redirect would carry the key away: none is followed, of any status, to any place (faults T5). */
import { expect, test } from "vitest";

import { createCertificate } from "../../support/network/tls/certificate.ts";
import { askHere, trust } from "../../support/service/client-probe.ts";
import { createBench, operationNames, operations, rightAnswer, verdictOf } from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { redirect, redirectStatuses, redirectTargets } from "../../support/network/transport-faults.ts";

const cases = redirectStatuses.flatMap((status) => operationNames.map((operation) => ({ status, operation })));

test.each(cases)("status $status ends $operation after one request, wherever it points", async (row) => {
  const { status, operation } = row;
  await using elsewhere = await startFaultServer({ kind: "close" });
  let location: string | undefined;
  // With the right answer as its body: a redirect is none.
  await using bench = await createBench(() => redirect(status, location, rightAnswer(operation)));
  const targets = Object.entries(redirectTargets(bench.server.url, elsewhere.port));
  for (const [name, target] of targets) {
    location = target;
    const outcome = await operations[operation].ask(bench.client);
    expect([name, verdictOf(outcome)]).toEqual([name, "REDIRECT_REFUSED"]);
  }
  expect(bench.server.requests).toHaveLength(targets.length);
  expect(new Set(bench.server.requests.map(({ path }) => path)).size).toBe(1);
  expect(elsewhere.connections).toHaveLength(0);
});

test("a status of that kind without a target, or without a meaning, ends it as well", async () => {
  for (const status of [300, 304, 305, 306, 399]) {
    await using bench = await createBench(redirect(status, undefined));
    expect(verdictOf(await operations.check.ask(bench.client))).toBe("REDIRECT_REFUSED");
    expect(bench.server.requests).toHaveLength(1);
  }
});

const told = async (location: string): Promise<string> => {
  await using bench = await createBench(redirect(302, location));
  const outcome = await operations.check.ask(bench.client);
  return outcome.kind === "failed" ? outcome.error.message : "";
};

test("a redirect is told by its origin alone", async () => {
  const message = await told("https://user:word@evil.example:8443/path?token=s3cret#fragment");
  expect(message).toContain("https://evil.example:8443");
  expect(message).not.toMatch(/user|word|path|token|s3cret|fragment/);
});

test.each(["/a/path", "ht!tp://[::bad", "javascript:alert(1)", "//evil.example/x"])(
  "a redirect is told by no more than an origin: %s",
  async (location) => {
    expect(await told(location)).not.toMatch(/alert|bad|\/a\/path/);
  },
);

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

test("the key travels in one header of each request, to the service alone", async () => {
  const apiKey = "key-to-be-followed";
  await using bench = await createBench(redirect(307, "/elsewhere"), { apiKey });
  for (const operation of operationNames) await operations[operation].ask(bench.client);
  expect(bench.server.requests).toHaveLength(operationNames.length);
  for (const { raw, headers } of bench.server.requests) {
    expect(headers["x-api-key"]).toBe(apiKey);
    expect(raw.toString("latin1").split(apiKey)).toHaveLength(2);
  }
});

test("over TLS a redirect to plain text is not followed either", async () => {
  const tls = createCertificate();
  await using elsewhere = await startFaultServer({ kind: "close" });
  await using server = await startFaultServer(redirect(308, `http://127.0.0.1:${elsewhere.port}/`), { tls });
  using _ = trust(tls.cert);
  expect((await askHere({ url: server.url, operation: "check" })).verdict).toBe("REDIRECT_REFUSED");
  expect(server.requests).toHaveLength(1);
  expect(elsewhere.connections).toHaveLength(0);
});
