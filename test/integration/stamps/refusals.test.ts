/** Refusals that a stamp, or a look for one, meets: nothing is sent twice or weakened, and the run is red. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { mayBeSpent } from "#core/row.ts";
import { exitCodeOf } from "#cli/ending.ts";
import { failingRows, hasPassed } from "#evidence/run.ts";
import { skipWaits } from "../../support/clock.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { answers } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { anotherDigest } from "../../support/network/replies.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { byRoute, type Rule } from "../../support/runner/rules.ts";
import { notFound, rightReply } from "../../support/service/client.ts";
import { sha3Of } from "../../support/digests.ts";

const waiting = { wait: "3", "block-time": "1" };

interface Given {
  readonly rules?: Partial<Record<"stamp" | "check" | "verify", Rule | Behaviour>>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The verdict of an earlier run's stamp of the first file, in the journal. */
  readonly earlier?: string;
  /** Whether a run like this one has used the folder before. */
  readonly isSecond?: boolean;
}

/** Stamps two files, one after the other. */
async function stamp({ rules = {}, inputs: given = {}, earlier, isSecond = false }: Given) {
  using _ = skipWaits();
  await using server = await startFaultServer({ onRequest: byRoute({ check: notFound, ...rules }, rightReply) });
  await using workspace = await createWorkspace({ a: "a", b: "b" });
  const inputs = {
    mode: "stamp",
    files: join(workspace.path, "*"),
    "api-url": server.url,
    "api-key": "k",
    concurrency: "1",
    ...given,
  };
  if (earlier !== undefined) {
    const line = { at: new Date().toISOString(), run_id: "1", event: "result", name: "a", digest: sha3Of("a") };
    const text = JSON.stringify({ ...line, verdict: earlier, service: new URL(server.url).href });
    await mkdir(join(workspace.temp, "evidence"));
    await writeFile(join(workspace.temp, "evidence", "journal.jsonl"), `${text}\n`);
  }
  if (isSecond) await runPlainJob(workspace, inputs);
  const { ending, lines, statements } = await runPlainJob(workspace, inputs);
  const outcomes = ending.rows;
  const sent = (route: string) => server.requests.filter((request) => request.route === route).length;
  const anchors = statements.flatMap(({ statement }) => statement.predicate.anchors);
  return { ending, outcomes, lines: lines.join("\n"), anchors, stamps: sent("stamp"), checks: sent("check") };
}

const page = (status: number, headers = {}): Behaviour => ({
  kind: "answer",
  answer: { status, headers: { "content-type": "text/html", ...headers }, body: "<h1>No</h1>" },
});
/** A refusal in the service's own form. */
const refusing = (statusCode: number): Behaviour =>
  json({ status: "error", statusCode, message: "No." }, { status: statusCode });
const elsewhere: Rule = ({ id }) => json(answers.found(anotherDigest, id));

test.each<[string, Behaviour, number]>([
  ["403", page(403), 1],
  ["404", page(404), 2],
  ["418", page(418), 2],
  ["302", page(302, { location: "https://elsewhere.example/" }), 1],
  ["403 with a time", page(403, { "retry-after": "1" }), 1],
  ["404 with a time", page(404, { "retry-after": "1" }), 2],
  ["409", page(409), 2],
  ["408", page(408), 2],
])(
  "a stamp that a gateway refuses by %s may be spent, and is not sent again by a run that waits",
  async (_, answer, most) => {
    const { ending, outcomes, lines, anchors, stamps, checks } = await stamp({
      rules: { stamp: answer },
      inputs: waiting,
    });
    expect([stamps, checks]).toEqual([most, 0]);
    expect(outcomes.slice(0, most)).toMatchObject(
      Array.from({ length: most }, () => ({ verdict: "failed", mayBeSpent: true })),
    );
    expect(outcomes.filter(mayBeSpent)).toHaveLength(most);
    // The next run looks before it sends.
    expect(anchors.filter((anchor) => anchor.mayBeSpent)).toHaveLength(most);
    expect(lines).toContain("may have been paid for, although the answer is an error");
    expect(lines).not.toMatch(/nothing was (?:stamped|anchored)/);
    expect(hasPassed(ending)).toBe(false);
  },
);

test("a stamp that the service itself refuses is not spent", async () => {
  const { outcomes, stamps, lines } = await stamp({ rules: { stamp: refusing(403) }, inputs: waiting });
  expect(outcomes).toMatchObject([
    { verdict: "failed", error: { code: "API_KEY_REJECTED" } },
    { error: { code: "NOT_ATTEMPTED" } },
  ]);
  expect(outcomes.filter(mayBeSpent)).toEqual([]);
  expect([stamps, lines.includes("may have been paid for")]).toEqual([1, false]);
});

const refusedLooks: readonly (readonly [string, Rule | Behaviour, string])[] = [
  ["401", refusing(401), "API_KEY_REJECTED"],
  ["402", refusing(402), "PLAN_LIMIT_REACHED"],
  ["403", refusing(403), "API_KEY_REJECTED"],
  ["the reply to another digest", elsewhere, "REPLY_MISMATCH"],
];

test.each(refusedLooks)(
  "a look for an earlier stamp that meets %s leaves it accepted, stops the run and is red",
  async (_, check, code) => {
    const { ending, outcomes, stamps, lines } = await stamp({ rules: { check }, earlier: "accepted" });
    expect(outcomes).toMatchObject([
      { verdict: "accepted", refusal: { code } },
      { verdict: "failed", error: { code: "NOT_ATTEMPTED" } },
    ]);
    expect([stamps, hasPassed(ending), exitCodeOf(ending)]).toEqual([0, false, 4]);
    expect(lines).toContain(code);
  },
);

test.each(refusedLooks)("waiting that meets %s leaves the stamps accepted, and is red", async (_, check, code) => {
  const { ending, outcomes } = await stamp({ rules: { check }, inputs: waiting });
  expect(outcomes).toMatchObject([{ verdict: "accepted" }, { verdict: "accepted" }]);
  expect([hasPassed(ending), exitCodeOf(ending)]).toEqual([false, 4]);
  expect(failingRows(ending).map(({ refusal }) => refusal?.code)).toEqual([code, code]);
});

test("a stamp answered about another hash leaves the one before it accepted, and nothing more is asked", async () => {
  const crossed: Rule = ({ hash, id }) => json(answers.stamp(hash === sha3Of("b") ? anotherDigest : hash, id));
  const { ending, outcomes, checks, lines } = await stamp({ rules: { stamp: crossed }, inputs: waiting });
  expect(outcomes).toMatchObject([
    { verdict: "accepted" },
    { verdict: "failed", error: { code: "REPLY_MISMATCH" }, mayBeSpent: true },
  ]);
  expect([checks, hasPassed(ending)]).toEqual([0, false]);
  expect(lines).toContain("may have been paid for");
});

test.each([
  ["that wait for no block", {}],
  ["whose waiting has timed out", { wait: "2" }],
])("stamps that no block holds yet are sent once by two runs with one folder: %s", async (_, inputs) => {
  const { outcomes, stamps } = await stamp({ inputs, isSecond: true });
  expect(outcomes).toMatchObject([{ verdict: "accepted" }, { verdict: "accepted" }]);
  expect(stamps).toBe(2);
});

test("an outage while the chain is waited for leaves the stamps accepted, says why, and does not make the run wait longer than it was told to", async () => {
  const began = performance.now();
  const { outcomes, lines } = await stamp({ rules: { check: page(503, { "retry-after": "20" }) }, inputs: waiting });
  const open = { verdict: "accepted", checkErrorCode: "SERVICE_UNAVAILABLE" };
  expect(outcomes).toMatchObject([open, open]);
  expect(lines).toMatch(/0 of 2 stamps found on the chain; for 2 .*SERVICE_UNAVAILABLE/);
  // The input `wait` is three seconds.
  expect(performance.now() - began).toBeLessThan(15_000);
});
