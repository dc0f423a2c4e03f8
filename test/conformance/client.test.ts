/** Every case through the client, in a time of its own: what it waits for passes at once. */
import { expect, test } from "vitest";

import { createClientOf, operations } from "../support/service/client.ts";
import {
  countOwnRequests,
  goodVerdicts,
  readCases,
  startCaseService,
  type ConformanceCase,
} from "../support/service/conformance.ts";
import { createCanary, findSecret } from "../support/runner/secrets.ts";

const cases = readCases();

test("the cases are many, and most of them must not pass", () => {
  expect(cases.length).toBeGreaterThanOrEqual(160);
  expect(cases.filter(({ isFail }) => isFail).length / cases.length).toBeGreaterThanOrEqual(2 / 3);
});

test("the cases say what they are", () => {
  for (const { name, about, isFail, expected } of cases) {
    expect(name).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)+$/);
    expect(about).toMatch(/[.!?]$/);
    expect({ name, isGood: goodVerdicts.has(expected.verdict) }).toEqual({ name, isGood: !isFail });
    expect({ name, hasCode: expected.code !== undefined }).toEqual({
      name,
      hasCode: /^(?:failed|unreachable)$/.test(expected.verdict),
    });
  }
});

test.each(["stamp", "check", "verify", "verify-report", "verify-proof"])(
  "the cases cover %s on both sides",
  (operation) => {
    const own = cases.filter((given) => given.operation === operation);
    expect(new Set(own.map(({ isFail }) => isFail)).size).toBe(2);
  },
);

const { stamp, check, verify, verifyProof } = operations;
const asked = {
  stamp,
  check,
  verify,
  "verify-report": operations["verify with report"],
  "verify-proof": verifyProof,
} as const satisfies Record<ConformanceCase["operation"], unknown>;

test.each(cases.map((given) => [given.name, given] as const))(
  "the client comes to the verdict of the case %s",
  async (_, given) => {
    await using service = await startCaseService(given);
    const key = createCanary();
    const client = createClientOf(service, { apiKey: key });
    const outcome = await asked[given.operation].ask(client);
    await client.close();
    const { verdict, code, requests } = given.expected;
    expect({
      verdict: outcome.verdict,
      code: outcome.error?.code,
      requests: countOwnRequests(given, service),
    }).toEqual({ verdict, code, requests });
    expect(findSecret(key, { outcome: JSON.stringify(outcome) })).toEqual([]);
  },
);
