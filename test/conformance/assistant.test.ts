/** The assistant tools come to the same verdict as the action, case by case. */
import { expect, test } from "vitest";

import { digestFromWire } from "#core/digest.ts";
import { toAnchorError } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { createSession, readSettings } from "#mcp/session.ts";
import { parseArguments, toCallResult } from "#mcp/tool-call.ts";
import { createFakeClock } from "../support/clock.ts";
import { caseDigest, readCases, startCaseService } from "../support/service/conformance.ts";

/** The tool of each operation; the tools have none for proofs, and always ask for the report. */
const tools = { stamp: "stamp", check: "check", "verify-report": "verify" } as const;

const digest = digestFromWire(caseDigest);
if (digest === undefined) throw new RangeError("The cases are about no digest.");
const never = new AbortController().signal;

const cases = readCases().flatMap((given) => {
  const mode = Object.entries(tools).find(([operation]) => operation === given.operation)?.[1];
  return mode === undefined ? [] : [[given.name, mode, given] as const];
});

test("there is a tool for most of the cases", () => {
  expect(cases.length).toBeGreaterThan(60);
});

test.each(cases)("an assistant's tool comes to the verdict of the case %s", async (_, mode, given) => {
  await using service = await startCaseService(given);
  const settings = readSettings({ ANCHOR_API_URL: service.url, ANCHOR_API_KEY: "a-key-for-the-cases" });
  const cancellation = { stop: never, abort: never };
  const session = createSession(settings, { cancellation, onRequest: () => {}, clock: createFakeClock() });
  const outcome = await session
    .perform(mode, parseArguments("check_hash", { file_hash: digest }), never)
    .catch((thrown: unknown): Judgement => ({ verdict: "failed", error: toAnchorError(thrown) }));
  await session.close();
  const code = outcome.error?.code;
  expect({ verdict: outcome.verdict, code }).toEqual({ verdict: given.expected.verdict, code: given.expected.code });
  const { structuredContent, isError = false } = toCallResult(mode, outcome, digest, session.secrets);
  const members = Object.keys(structuredContent ?? {});
  // A refused key is an error of the tool, whatever is known of the stamp.
  const hasError = ["failed", "unreachable"].includes(given.expected.verdict) || outcome.refusal !== undefined;
  expect(isError).toBe(hasError);
  expect(members.includes("error")).toBe(hasError);
});
