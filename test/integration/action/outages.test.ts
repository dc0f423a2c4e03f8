/** A service that is down or full: what a step says of it. */
import { expect, test } from "vitest";

import { answers } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { rightReply } from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { byRoute, inOrder, type Rule } from "../../support/runner/rules.ts";
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
  };
}

const times = (count: number, verdict: string) => Array.from({ length: count }, () => verdict);
const refusal = (status: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  json(answers.error(status, "No", "theirs"), { status, headers });

test("an outage while the chain is waited for leaves the stamps accepted and says why", async () => {
  const away = byRoute({ check: refusal(503, { "retry-after": "0" }) }, rightReply);
  const { verdicts, results, stdout } = await run(away, { mode: "stamp", wait: "2" });
  expect(verdicts).toEqual(times(8, "accepted"));
  for (const { summary } of results?.results ?? []) {
    expect(summary).toContain("SERVICE_UNAVAILABLE");
    expect(summary).not.toContain("on the chain yet");
  }
  expect(stdout).toMatch(/0 of 8 stamps found on the chain; for 8 .*SERVICE_UNAVAILABLE/);
});

test("of pauses that the service asks for, one is annotated", async () => {
  const limited = refusal(429, { "retry-after": "1" });
  const { verdicts, stdout } = await run(inOrder(limited, limited, rightReply), { files: "a.txt" });
  expect(verdicts).toEqual(["found"]);
  expect(stdout.match(/^::notice title=waiting/gm)).toHaveLength(1);
  expect(stdout.match(/The run waits 1 s, then goes on/g)).toHaveLength(2);
});
