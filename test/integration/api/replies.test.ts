/** What the client tells of an answer, and whose answer it takes. */
import { expect, test } from "vitest";

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
import { errorStatuses } from "../../support/network/transport-faults.ts";
import { byRoute, type Rule } from "../../support/runner/rules.ts";

test("an error is told with the service's own words apart, and with a request id to quote", async () => {
  for (const status of errorStatuses) {
    await using bench = await createBench(json(answers.error(status, "Out of paper", "theirs"), { status }));
    expect(await operations.check.ask(bench.client)).toMatchObject({
      error: {
        message: expect.stringContaining("Out of paper"),
        account: expect.not.stringContaining("paper"),
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
  }
});

test("what the service calls its chain is told without the key, should the service repeat it", async () => {
  const headers = { "x-chain-name": "The chain of key-of-the-bench" };
  await using bench = await createBench(json(answers.found(digest, "theirs"), { headers }));
  expect(await operations.check.ask(bench.client)).toMatchObject({ evidence: { chainName: "The chain of ***" } });
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
