/** A service that is down, full or not to be trusted: the run ends early, and says of each file what became of it. */
import { expect, test } from "vitest";

import { answers } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { rightReply } from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { byRoute, decide, inOrder, type Rule } from "../../support/runner/rules.ts";
import { runActionHere } from "../../support/runner/runner.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const files = Object.fromEntries(Array.from("abcdefgh", (letter) => [`${letter}.txt`, letter]));

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

test("what is everybody's ends the run, and what was found before stays", async () => {
  const { verdicts, outputs } = await run(inOrder(rightReply, rightReply, refusal(401)), { mode: "stamp" });
  expect(verdicts).toEqual(["accepted", "accepted", "API_KEY_REJECTED", ...times(5, "NOT_ATTEMPTED")]);
  expect(outputs).toMatchObject({ count: "8", "accepted-count": "2", "anchored-count": "0", status: "failed" });
  expect(outputs["all-anchored"]).toBe("false");
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
