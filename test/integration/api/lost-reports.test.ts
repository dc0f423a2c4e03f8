/** Verifications with a report: each is a payment, and an answer that is lost may have been paid for. */
import { expect, test } from "vitest";

import { type Judgement } from "#core/row.ts";
import { answers } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { byRoute, inOrder, type Rule } from "../../support/runner/rules.ts";
import { createBench, digest, type Operation, operations } from "../../support/service/client.ts";

type Paid = "verify with report" | "verifyProof";

async function ask(operation: Paid, rules: readonly [Rule, ...Rule[]]) {
  const { route, ask: verify } = operations[operation];
  await using bench = await createBench(byRoute({ [route]: inOrder(...rules) }, { kind: "reset" }));
  const outcome: Judgement = await verify(bench.client);
  const withReport = bench.server.requests.map(({ headers }) => headers["x-report-required"] === "true");
  return { outcome, verdict: outcome.verdict, code: outcome.error?.code, told: outcome.error?.message, withReport };
}

const lost: Behaviour = { kind: "reset" };
const refused = json({ status: "error", statusCode: 400, message: "No header." }, { status: 400 });
const page: Behaviour = { kind: "answer", answer: { status: 403, body: "<h1>No</h1>" } };
const right: Rule = ({ id }) => json(answers.proofVerified(digest, id));
const ofAnother: Rule = ({ id }) => json(answers.proofVerified("f".repeat(64), id));
const paid = expect.stringMatching(/may have been paid for/);

test.each<[Operation, string]>([
  ["verify with report", "0.04 s"],
  ["verifyProof", "0.04 s"],
  ["verify", "0.02 s"],
])("a request for a report has twice the time of any other: %s %s", async (operation, time) => {
  const stopping = new AbortController();
  await using bench = await createBench(
    { kind: "silence" },
    {
      timeoutMs: 20,
      cancellation: { stop: stopping.signal, abort: new AbortController().signal },
      // No second request is made in a run that is cancelled.
      onRequest: () => stopping.abort(),
    },
  );
  const { error } = await operations[operation].ask(bench.client);
  expect(error).toMatchObject({ code: "REQUEST_TIMEOUT", message: expect.stringContaining(`within ${time}`) });
});

test("a proof whose first answer was lost is verified by a second question without the header", async () => {
  const { verdict, outcome, withReport } = await ask("verifyProof", [lost, right]);
  expect([verdict, withReport]).toEqual(["verified", [true, false]]);
  expect(outcome).toMatchObject({ answer: { reportLost: expect.stringContaining("connection broke") } });
});

test.each<[Paid, string, readonly [Rule, ...Rule[]], object]>([
  [
    "verifyProof",
    "refused",
    [lost, refused],
    { verdict: "unreachable", code: "CONNECTION_LOST", withReport: [true, false] },
  ],
  ["verifyProof", "refused by a page", [lost, page], { verdict: "failed", code: "API_KEY_REJECTED" }],
  ["verify with report", "refused", [lost, refused], { verdict: "failed", code: "REQUEST_REJECTED" }],
  ["verify with report", "lost too", [lost], { verdict: "unreachable", code: "CONNECTION_LOST" }],
  [
    "verify with report",
    "answered about another file",
    [lost, ofAnother],
    { verdict: "failed", code: "REPLY_MISMATCH" },
  ],
  ["verifyProof", "answered about another file", [lost, ofAnother], { verdict: "failed", code: "REPLY_MISMATCH" }],
  ["verifyProof", "not asked after a gateway's page", [page], { verdict: "failed", withReport: [true] }],
  ["verify with report", "not asked after a gateway's page", [page], { verdict: "failed", withReport: [true] }],
])("a lost report may have been paid for: %s, whose second question is %s", async (operation, _, rules, expected) => {
  const { outcome, ...facts } = await ask(operation, rules);
  expect(facts).toMatchObject({ ...expected, told: paid });
  if (outcome.verdict === "unreachable") expect(outcome.error.hint).toContain("A new report is a new payment");
});
