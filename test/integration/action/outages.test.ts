/** A service that is down, full or not to be trusted: the run ends early, and says of each file what became of it. */
import { expect, test } from "vitest";

import { answers } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { rightReply } from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import type { ReceivedRequest } from "../../support/network/received-request.ts";
import { byRoute, decide, inOrder, type Rule } from "../../support/runner/rules.ts";
import { runActionHere } from "../../support/runner/runner.ts";
import { redirect } from "../../support/network/transport-faults.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const files = Object.fromEntries(Array.from("abcdefgh", (letter) => [`${letter}.txt`, letter]));
const otherDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";

async function run(rule: Rule, inputs: Readonly<Record<string, string>> = {}) {
  await using server = await startFaultServer(rule);
  await using workspace = await createWorkspace(files);
  const ended = await runActionHere({
    workspace,
    inputs: {
      mode: "check",
      files: "*.txt",
      "api-url": server.url,
      "api-key": "a-secret-key",
      concurrency: "1",
      ...inputs,
    },
  });
  const results = ended.results?.results ?? [];
  return {
    ...ended,
    verdicts: results.map(({ verdict, error }) => error?.code ?? verdict),
    messages: results.map(({ error }) => error?.message ?? ""),
    requests: server.requests,
  };
}

const times = (count: number, verdict: string) => Array.from({ length: count }, () => verdict);
const refusal = (status: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  json(answers.error(status, "No", "theirs"), { status, headers });

test.each([
  ["API_KEY_REJECTED", refusal(401)],
  ["API_KEY_REJECTED", refusal(403)],
  ["PLAN_LIMIT_REACHED", refusal(402)],
  ["REDIRECT_REFUSED", redirect(307, "https://elsewhere.example/")],
  ["REPLY_MISMATCH", json(answers.found(otherDigest, "theirs"))],
] as const)("what is everybody's ends the run at the first file: %s", async (code, behaviour) => {
  const { verdicts, messages, requests, exitCode } = await run(behaviour);
  expect(verdicts).toEqual([code, ...times(7, "NOT_ATTEMPTED")]);
  expect(messages.slice(1).every((message) => message.includes(code))).toBe(true);
  expect(requests).toHaveLength(1);
  expect(exitCode).toBe(1);
});

test("what is everybody's ends the run, and what was found before stays", async () => {
  const { verdicts, outputs } = await run(inOrder(rightReply, rightReply, refusal(401)), { mode: "stamp" });
  expect(verdicts).toEqual(["accepted", "accepted", "API_KEY_REJECTED", ...times(5, "NOT_ATTEMPTED")]);
  expect(outputs).toMatchObject({ count: "8", "accepted-count": "2", "anchored-count": "0", status: "failed" });
  expect(outputs["all-anchored"]).toBe("false");
});

test.each([
  ["an outage", refusal(503, { "retry-after": "0" }), 0],
  ["an answer that proves nothing", json({ captive: "portal" }), 0],
  ["a rejected key", refusal(401), 1],
  ["a plan that is used up", refusal(402), 1],
  ["a file that is not there", json(answers.notFound(otherDigest, "theirs")), 1],
])("%s, where fail-on leaves out unreachable and unknown, ends with %#", async (_, behaviour, exitCode) => {
  const ended = await run(behaviour, { "fail-on": "not-found,no-match,changed,failed" });
  expect(ended.exitCode).toBe(exitCode);
});

test("an outage ends the run when five files in a row have had all their tries", async () => {
  const { verdicts, messages, requests, results, exitCode } = await run(refusal(503, { "retry-after": "0" }));
  expect(verdicts).toEqual([...times(5, "SERVICE_UNAVAILABLE"), ...times(3, "NOT_ATTEMPTED")]);
  expect(results?.results.map(({ verdict }) => verdict)).toEqual(times(8, "unreachable"));
  expect(exitCode).toBe(1);
  expect(messages.at(-1)).toContain("SERVICE_UNAVAILABLE");
  expect(requests).toHaveLength(20);
});

test("an outage that has gaps does not end the run", async () => {
  const rule: Rule = (request) =>
    request.hash.endsWith("0") || /[13579bdf]$/.test(request.hash)
      ? refusal(503, { "retry-after": "0" })
      : decide(rightReply, request);
  const { verdicts } = await run(rule);
  expect(verdicts).not.toContain("NOT_ATTEMPTED");
  expect(verdicts).toContain("found");
});

test("an outage in the middle of the run keeps the verdicts before it, and none after it is made up", async () => {
  const rule: Rule = (request) =>
    request.index < 2 ? decide(rightReply, request) : refusal(500, { "retry-after": "0" });
  const { verdicts, outputs } = await run(rule);
  expect(verdicts).toEqual(["found", "found", ...times(5, "SERVICE_UNAVAILABLE"), "NOT_ATTEMPTED"]);
  expect(outputs).toMatchObject({ "anchored-count": "2" });
});

const waiting = { mode: "stamp", wait: "2" };
const whileWaiting = (behaviour: Behaviour) => byRoute({ check: behaviour }, rightReply);

test.each([
  ["SERVICE_UNAVAILABLE", refusal(503, { "retry-after": "0" }), "2"],
  ["API_KEY_REJECTED", refusal(401), "2"],
  // The pauses between the tries of one check take seconds.
  ["CONNECTION_LOST", { kind: "reset" }, "8"],
] as const)(
  "an outage while the chain is waited for leaves the stamps accepted and says why: %s",
  async (code, behaviour, seconds) => {
    const { verdicts, results, stdout } = await run(whileWaiting(behaviour), { ...waiting, wait: seconds });
    expect(verdicts).toEqual(times(8, "accepted"));
    for (const { summary } of results?.results ?? []) {
      expect(summary).toContain(code);
      expect(summary).not.toContain("on the chain yet");
    }
    expect(stdout).toMatch(new RegExp(`0 of 8 stamps found on the chain; for 8 .*${code}`));
  },
);

test("a stamp whose answer was lost is sent once more within a wait of ten seconds, when a block takes three", async () => {
  const sent: string[] = [];
  const rule: Rule = (request) => {
    const { route, hash, id } = request;
    if (route === "check" && sent.length === 1) return json(answers.notFound(hash, id));
    if (route === "stamp" && sent.push(id) === 1) return { kind: "reset" };
    return decide(rightReply, request);
  };
  const short = { mode: "stamp", files: "a.txt", wait: "10", "block-time": "3" };
  const { verdicts, outputs, exitCode } = await run(rule, short);
  expect([verdicts, sent.length, new Set(sent).size, exitCode]).toEqual([["anchored"], 2, 2, 0]);
  expect(outputs).toMatchObject({ "all-anchored": "true" });
});

test("of pauses that the service asks for, one is annotated", async () => {
  const limited = refusal(429, { "retry-after": "1" });
  const { verdicts, stdout } = await run(inOrder(limited, limited, rightReply), { files: "a.txt" });
  expect(verdicts).toEqual(["found"]);
  expect(stdout.match(/^::notice title=waiting/gm)).toHaveLength(1);
  expect(stdout.match(/The run waits 1 s, then goes on/g)).toHaveLength(2);
});

test("a limit for longer than a run lasts ends the run, and says for how long", async () => {
  const { verdicts, messages, requests, durationMs } = await run(refusal(429, { "retry-after": "86400" }));
  expect(verdicts).toEqual(["RATE_LIMITED", ...times(7, "NOT_ATTEMPTED")]);
  for (const message of messages) expect(message).toContain("86400 s");
  expect(requests).toHaveLength(1);
  expect(durationMs).toBeLessThan(120_000);
});

test("answers that are crossed between two requests end the run", async () => {
  const held: ReceivedRequest[] = [];
  const both = Promise.withResolvers<void>();
  const rule: Rule = async (request) => {
    held.push(request);
    if (held.length === 2) both.resolve();
    await both.promise;
    const other = held.find(({ id }) => id !== request.id) ?? request;
    return json(answers.found(request.hash, other.id));
  };
  const { verdicts } = await run(byRoute({ check: rule }, { kind: "reset" }), { concurrency: "2" });
  expect(verdicts).toContain("REPLY_MISMATCH");
  expect(verdicts.slice(2)).toEqual(times(6, "NOT_ATTEMPTED"));
});
