/** Limits of the service: obeyed exactly, by all workers together, and never longer than a run lasts. */
import { expect, test } from "vitest";

import { json } from "../../support/network/behaviours.ts";
import { byRoute, inOrder, type Rule } from "../../support/runner/rules.ts";
import { createBench, operationNames, operations, rightReply, verdictOf } from "../../support/service/client.ts";

const refuse = (status: number, headers: Readonly<Record<string, string>>): Rule => json({}, { status, headers });

const absurd = refuse(429, { "retry-after": "86400" });

test("a wait that no run lasts is told, and closes the client to all others at once", async () => {
  const results: string[] = [];
  await using bench = await createBench(absurd, { onRequest: ({ result }) => void results.push(result) });
  const first = await operations.check.ask(bench.client);
  expect(first).toMatchObject({ error: { message: expect.stringContaining("86400 s") } });
  for (const operation of operationNames) {
    const held = await operations[operation].ask(bench.client);
    expect(held).toMatchObject({ error: { code: "NOT_ATTEMPTED", requestId: undefined } });
    expect(held).toMatchObject({
      error: { message: expect.stringMatching(/^No request was sent for this after RATE_LIMITED: .* 86400 s/) },
    });
  }
  expect(bench.server.requests).toHaveLength(1);
  expect(results).toEqual(["429 RATE_LIMITED"]);
  expect(bench.clock.waits).toEqual([]);
});

test("a wait that no run lasts closes the client also when it comes to the last attempt", async () => {
  const again = refuse(429, { "retry-after": "1" });
  await using bench = await createBench(inOrder(again, again, again, absurd, rightReply));
  expect(verdictOf(await operations.check.ask(bench.client))).toBe("RATE_LIMITED");
  expect(verdictOf(await operations.check.ask(bench.client))).toBe("NOT_ATTEMPTED");
  expect(bench.server.requests).toHaveLength(4);
});

test("a wait that no run lasts leaves a stamp open that may have been paid for", async () => {
  await using bench = await createBench(byRoute({ stamp: { kind: "reset" } }, absurd));
  expect(await operations.stamp.ask(bench.client)).toMatchObject({
    verdict: "unreachable",
    error: { code: "RATE_LIMITED", message: expect.stringContaining("may have been paid for") },
  });
  expect(bench.counts()).toEqual({ stamp: 1, check: 1 });
});

test("all workers wait while the service asks for a pause, also when the one that was told has given up", async () => {
  const again = refuse(429, { "retry-after": "9" });
  await using bench = await createBench(inOrder(again, again, again, again, rightReply));
  expect(verdictOf(await operations.check.ask(bench.client))).toBe("RATE_LIMITED");
  expect(bench.clock.waits).toEqual([9000, 9000, 9000]);
  expect(verdictOf(await operations.check.ask(bench.client))).toBe("found");
  expect(bench.clock.waits).toEqual([9000, 9000, 9000, 9000]);
});
