/** Of each operation and verdict one case through the action, one of a proof as it ships. */
import { expect, test } from "vitest";

import type { Command } from "../support/runner/commands.ts";
import {
  caseDigest,
  caseProof,
  countOwnRequests,
  goodVerdicts,
  readCases,
  startCaseService,
  type ConformanceCase,
} from "../support/service/conformance.ts";
import { readLeftovers } from "../support/process/leftovers.ts";
import { brokenLimits } from "../support/runner/limits.ts";
import type { Run } from "../support/runner/run-record.ts";
import { runAction, runSources, type runActionHere } from "../support/runner/runner.ts";
import { createCanary, findSecret } from "../support/runner/secrets.ts";
import { createWorkspace } from "../support/files/workspace.ts";

const lengthOf = ({ answers, checks }: ConformanceCase): number => answers.length + (checks?.length ?? 0);

/** Of each operation and verdict the first of those with the fewest answers, the shortest first. */
const cases = [...Map.groupBy(readCases(), ({ operation, expected }) => `${operation} ${expected.verdict}`).values()]
  .flatMap((kind) => kind.toSorted((one, other) => lengthOf(one) - lengthOf(other)).slice(0, 1))
  .toSorted((one, other) => lengthOf(one) - lengthOf(other));

const modes = {
  stamp: { mode: "stamp" },
  check: { mode: "check" },
  verify: { mode: "verify" },
  "verify-report": { mode: "verify", report: "true" },
  "verify-proof": { mode: "verify" },
} as const;

/** Commands that the action means to print; a service that could add one would speak in its name. */
const ownCommands = /^(?:add-mask|debug|notice|warning|error|group:Problem report.*|endgroup)$/;

const toWord = ({ command, message }: Command): string => (command === "group" ? `group:${message}` : command);

function expectSound({ isFail, expected }: ConformanceCase, run: Run): void {
  const results = run.results?.results ?? [];
  expect(results).toHaveLength(1);
  const [result] = results;
  expect({ verdict: result?.verdict, code: result?.error?.code, exitCode: run.exitCode }).toEqual({
    verdict: expected.verdict,
    code: expected.code,
    exitCode: expected.exitCode,
  });
  if (isFail) expect([...goodVerdicts]).not.toContain(result?.verdict);
  expect(run.outputs).toMatchObject({
    count: "1",
    "accepted-count": result?.verdict === "accepted" ? "1" : "0",
    "anchored-count": isFail || result?.verdict === "accepted" ? "0" : "1",
    "all-anchored": String(!isFail && result?.verdict !== "accepted"),
    status: result?.status,
  });
  expect(run.commands.map(toWord).filter((word) => !ownCommands.test(word))).toEqual([]);
  expect(brokenLimits(run)).toEqual([]);
  expect(run.stderr).toBe("");
}

async function playCase(given: ConformanceCase, play: typeof runActionHere): Promise<void> {
  await using service = await startCaseService(given);
  await using workspace = await createWorkspace();
  const key = createCanary();
  const isProof = given.operation === "verify-proof";
  if (isProof) await workspace.write("proof.json", JSON.stringify([caseProof]));
  else await workspace.write("SHA3-256SUMS", `SHA3-256 (artifact.tgz) = ${caseDigest}\n`);
  const run = await play({
    workspace,
    inputs: {
      ...modes[given.operation],
      ...(isProof ? { proofs: "proof.json" } : { "subject-checksums": "SHA3-256SUMS" }),
      "api-url": service.url,
      "api-key": key,
    },
  });
  expectSound(given, run);
  expect(countOwnRequests(given, service)).toBe(given.expected.requests);
  expect(findSecret(key, await readLeftovers(run, workspace))).toEqual([]);
}

/** What ships is asked for the other operations in test/e2e and test/contract/archive.test.ts. */
const isBuilt = ({ operation, isFail }: ConformanceCase) => operation === "verify-proof" && !isFail;

test.each(cases.filter(isBuilt).map((given) => [given.name, given] as const))(
  "the built action comes to the verdict of the case %s",
  (_, given) => playCase(given, runAction),
);

test.each(cases.filter((given) => !isBuilt(given)).map((given) => [given.name, given] as const))(
  "the action comes to the verdict of the case %s",
  (_, given) => playCase(given, runSources),
);
