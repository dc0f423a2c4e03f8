/** What the service can answer (faults §4.3): the verdict, how often it is asked, and that nothing wrong ever passes. */
import { describe, expect, test } from "vitest";

import { changed, answers } from "../support/network/answers.ts";
import { json, jsonAnswer, type Answer, type Behaviour } from "../support/network/behaviours.ts";
import {
  createBench,
  digest,
  found,
  isFree,
  notFound,
  onlyFor,
  operationNames,
  operations,
  otherDigest,
  proof,
  rightAnswer,
  rightReply,
  rightVerdicts,
  verdictOf,
  type Operation,
} from "../support/client.ts";
import { byRoute, inOrder, type Rule } from "../support/runner/rules.ts";
import { errorStatuses } from "../support/network/transport-faults.ts";
import {
  errorEnvelopes,
  heavyBodies,
  oddBodies,
  otherSuccesses,
  spoiled,
  wrongBodies,
} from "../support/network/wrong-answers.ts";

const good = new Set(["anchored", "already-anchored", "found", "verified"]);
const answering = (answer: Answer): Behaviour => ({ kind: "answer", answer });

/** The verdict of `operation` when its route is answered by `rule`; whatever a stamp leaves open, the chain has not. */
async function ask(operation: Operation, rule: Rule, chain: Rule = notFound) {
  const { route, ask: askClient } = operations[operation];
  await using bench = await createBench(operation === "check" ? rule : onlyFor(route, { onRequest: rule }, chain));
  const outcome = await askClient(bench.client);
  return { outcome, verdict: verdictOf(outcome), requests: bench.counts() };
}

/** What a status means; `free`, `dear` and `stamps` are the requests made, `looks` the checks after a stamp. */
interface StatusRow {
  readonly code: string;
  readonly free: number;
  readonly dear: number;
  readonly stamps: number;
  readonly looks: number;
}

const refusal = (code: string): StatusRow => ({ code, free: 1, dear: 1, stamps: 1, looks: 0 });
const outage: StatusRow = { code: "SERVICE_UNAVAILABLE", free: 4, dear: 2, stamps: 2, looks: 4 };

const statusRows: Readonly<Record<number, StatusRow>> = {
  401: refusal("API_KEY_REJECTED"),
  402: refusal("PLAN_LIMIT_REACHED"),
  403: refusal("API_KEY_REJECTED"),
  404: refusal("ENDPOINT_NOT_FOUND"),
  408: { ...outage, code: "REQUEST_TIMEOUT" },
  409: { ...refusal("REQUEST_REJECTED"), stamps: 2, looks: 4 },
  425: { ...refusal("SERVICE_UNAVAILABLE"), free: 4, dear: 4, stamps: 4 },
  429: { ...refusal("RATE_LIMITED"), free: 4, dear: 4, stamps: 4 },
};

const rowOf = (status: number): StatusRow =>
  statusRows[status] ?? (status >= 500 ? outage : refusal("REQUEST_REJECTED"));

describe.each(errorStatuses)("status %i", (status) => {
  const row = rowOf(status);
  // With the right answer as its body: the status alone decides.
  const ruleOf = (operation: Operation) => json(rightAnswer(operation), { status });

  test.each(operationNames.filter((operation) => operation !== "stamp"))("fails %s", async (operation) => {
    const { verdict, requests } = await ask(operation, ruleOf(operation));
    expect(verdict).toBe(row.code);
    expect(requests).toEqual({ [operations[operation].route]: isFree(operation) ? row.free : row.dear });
  });

  test("of a stamp is a refusal, or leaves open whether it was spent", async () => {
    const { outcome, verdict, requests } = await ask("stamp", ruleOf("stamp"));
    expect(requests).toEqual({ stamp: row.stamps, ...(row.looks > 0 && { check: row.looks }) });
    expect(verdict).toBe(row.looks > 0 ? "pending" : row.code);
    if (row.looks > 0) expect(outcome).toMatchObject({ note: expect.stringContaining(`answered ${status}`) });
  });

  test("is told with the service's own words, and with a request id to quote", async () => {
    const said = json(answers.error(status, "Out of paper", "theirs"), { status });
    const { outcome } = await ask("check", said);
    expect(outcome).toMatchObject({
      error: { message: expect.stringContaining("Out of paper"), account: expect.not.stringContaining("paper") },
    });
    expect(outcome).toMatchObject({ error: { requestId: expect.stringMatching(/^[\da-f-]{36}$/) } });
  });
});

test("an outage is never a verdict about the file, whatever the body says", async () => {
  for (const status of errorStatuses) {
    const { verdict } = await ask("check", json(answers.notFound(digest, "request-1"), { status }));
    expect(verdict).not.toBe("not-found");
  }
});

test.each(["API rate limit exceeded", "Too many requests", "Monthly quota is used up"])(
  "403 that speaks of a limit is one: %s",
  async (said) => {
    const { verdict } = await ask("check", json(answers.error(403, said, "theirs"), { status: 403 }));
    expect(verdict).toBe("RATE_LIMITED");
  },
);

test.each([
  ["check", Buffer.byteLength(JSON.stringify({ hash: digest }))],
  ["verifyProof", proof.bytes.length],
] as const)("a body that is too large is told with its size: %s", async (operation, size) => {
  await using bench = await createBench(json({}, { status: 413 }));
  const outcome = await operations[operation].ask(bench.client);
  expect(outcome).toMatchObject({ error: { message: expect.stringContaining(`413, too large, to ${size} bytes.`) } });
});

test.each([401, 404, 302])("status %i decides also when its body does not come whole", async (status) => {
  const answer = jsonAnswer({}, { status, headers: { location: "/x" } });
  const { verdict, requests } = await ask("stamp", { kind: "cut-body", answer, sent: 1, ending: "reset" });
  expect(["API_KEY_REJECTED", "ENDPOINT_NOT_FOUND", "REDIRECT_REFUSED"]).toContain(verdict);
  expect(requests).toEqual({ stamp: 1 });
});

describe.each(operationNames)("%s", (operation) => {
  const right = rightAnswer(operation);
  const { route } = operations[operation];
  const own = operation === "verify with report" ? "verify" : operation;

  test.each(Object.entries(otherSuccesses(right)))("answered with status %s is no success", async (status, answer) => {
    const { verdict, requests } = await ask(operation, answering(answer));
    expect(verdict).toBe(operation === "stamp" && status === "202" ? "pending" : "unknown");
    expect(requests[route]).toBe(operation === "stamp" ? 2 : 1);
  });

  test.each(Object.entries(wrongBodies(right)))("answered by %s is unknown", async (name, answer) => {
    const { verdict, requests } = await ask(operation, answering(answer));
    expect(verdict).toBe("unknown");
    const isWrongType = name.includes("called a web page") || name.includes("called nothing") || name === "a web page";
    expect(requests[route]).toBe(operation === "stamp" ? 2 : isWrongType || name === "an empty object" ? 1 : 2);
  });

  test("answered by a body that is no JSON is asked once more, and can then succeed", async () => {
    const { verdict, requests } = await ask(
      operation,
      inOrder(answering(wrongBodies(right)["JSON cut short"] ?? {}), rightReply),
    );
    expect(verdict).toBe(rightVerdicts[operation]);
    expect(requests[route]).toBe(2);
  });

  test.each(Object.entries(heavyBodies(right)))("answered by %s is judged or unknown, soon", async (name, answer) => {
    const started = performance.now();
    const { verdict } = await ask(operation, answering(answer));
    expect([rightVerdicts[operation], "unknown"]).toContain(verdict);
    if (name.includes("in place of the data")) expect(verdict).toBe("unknown");
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test.each(Object.entries(oddBodies(right)))("answered with %s is understood", async (_, answer) => {
    const { verdict } = await ask(operation, answering(answer));
    expect(verdict).toBe(rightVerdicts[operation]);
  });

  test.each(Object.entries(errorEnvelopes(right)))(
    "answered by %s does not pass, and is not repeated",
    async (_, answer) => {
      const { verdict, requests } = await ask(operation, answering(answer));
      expect(good).not.toContain(verdict);
      if (operation !== "stamp") expect(requests[route]).toBe(1);
    },
  );

  test("is never passed by an answer with a member of the wrong type or value", async () => {
    let spoilt: object = {};
    const { route: path, ask: askClient } = operations[operation];
    const rule: Rule = () => json(spoilt);
    await using bench = await createBench(operation === "check" ? rule : onlyFor(path, { onRequest: rule }, notFound));
    const passed: string[] = [];
    for (const [name, answer] of Object.entries(spoiled(own, right))) {
      spoilt = answer;
      const verdict = verdictOf(await askClient(bench.client));
      if (good.has(verdict)) passed.push(`${name}: ${verdict}`);
    }
    expect(passed).toEqual([]);
  });
});

describe("an answer about another hash", () => {
  const others: Readonly<Record<Operation, Rule>> = {
    check: json(answers.found(otherDigest, "request-1")),
    stamp: json(answers.stamp(otherDigest, "request-1")),
    verify: json(answers.verified(otherDigest, "request-1")),
    "verify with report": json(answers.verified(otherDigest, "request-1")),
    verifyProof: json(answers.proofVerified(otherDigest, "request-1")),
  };

  test.each(operationNames)("fails %s at once and for good", async (operation) => {
    const { verdict, requests } = await ask(operation, others[operation]);
    expect(verdict).toBe("REPLY_MISMATCH");
    expect(requests).toEqual({ [operations[operation].route]: 1 });
  });

  test("fails a stamp also when only a look after it is about another one", async () => {
    const { verdict, requests } = await ask("stamp", { kind: "reset" }, others.check);
    expect(verdict).toBe("REPLY_MISMATCH");
    expect(requests).toEqual({ stamp: 1, check: 1 });
  });

  test("fails a stamp that is called anchored already", async () => {
    const { verdict } = await ask("stamp", json(answers.alreadyAnchored(otherDigest, "request-1")));
    expect(verdict).toBe("REPLY_MISMATCH");
  });
});

describe("the id of another request that is under way", () => {
  test.each(operationNames)("in the answer to %s fails it, and nothing is repeated", async (operation) => {
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

  test("is only a curiosity when that request has long ended, or is nobody's", async () => {
    const ids: string[] = [];
    await using bench = await createBench(({ id, hash }) => {
      ids.push(id);
      return json(answers.found(hash, ids[0] === id ? "nobody's" : (ids[0] ?? "")));
    });
    expect(verdictOf(await operations.check.ask(bench.client))).toBe("found");
    expect(verdictOf(await operations.check.ask(bench.client))).toBe("found");
    expect(new Set(ids).size).toBe(2);
  });
});

test("a stamp that the node did not accept is refused, and the chain is not asked", async () => {
  const { verdict, requests } = await ask(
    "stamp",
    json(changed(rightAnswer("stamp"), { "data.status": false })),
    found,
  );
  expect(verdict).toBe("SERVICE_REFUSED");
  expect(requests).toEqual({ stamp: 1 });
});

test("an answer by HTTP/1.0 is an answer", async () => {
  const { verdict } = await ask("check", {
    ...json(rightAnswer("check"), { version: "1.0" }),
    ending: "close",
  } as Behaviour);
  expect(verdict).toBe("found");
});
