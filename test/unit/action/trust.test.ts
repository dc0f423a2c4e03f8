import { expect, test } from "vitest";

import { type StepContext, readContext, refuseUntrustedEvent } from "#action/context.ts";
import type { InputName } from "#host/input-table.ts";
import { toAnyInputs } from "../../support/inputs.ts";

const context = (eventName: string, event?: unknown): StepContext => ({
  ...readContext({ GITHUB_REPOSITORY: "Owner/name", GITHUB_EVENT_NAME: eventName }),
  event,
});
const from = (fullName: unknown, event?: string) => ({
  workflow_run: { head_repository: { full_name: fullName }, ...(event !== undefined && { event }) },
});

function isRefused(given: Partial<Record<InputName, string>>, where: StepContext): boolean {
  try {
    refuseUntrustedEvent(toAnyInputs({ ...(given.mode !== "monitor" && { files: "**" }), ...given }), where);
    return false;
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: "UNTRUSTED_EVENT" });
    return true;
  }
}

test.each([
  ["pull_request_target", undefined, true],
  ["workflow_run", from("fork/name"), true],
  ["workflow_run", from("owner/NAME"), false],
  ["workflow_run", from(7), true],
  ["workflow_run", {}, true],
  ["workflow_run", undefined, true],
  ["workflow_run", [null], true],
  ["workflow_run", from("owner/name", "push"), false],
  ["workflow_run", from("owner/name", "pull_request"), false],
  ["workflow_run", from("owner/name", "pull_request_target"), true],
  ["workflow_run", from("owner/name", "issue_comment"), true],
  ["workflow_run", from("owner/name", "workflow_run"), true],
  ["issue_comment", { issue: { number: 7, pull_request: { url: "https://example" } } }, true],
  ["issue_comment", { issue: { number: 7, pull_request: null } }, true],
  ["issue_comment", { issue: { number: 7 } }, false],
  ["issue_comment", undefined, true],
  ["issue_comment", {}, true],
  ["issue_comment", { issue: null }, true],
  ["push", from("fork/name"), false],
  ["pull_request", undefined, false],
  ["release", undefined, false],
  ["", undefined, false],
])("stamping at %s of %j is refused: %s", (eventName, event, expected) => {
  expect(isRefused({ mode: "stamp" }, context(eventName, event))).toBe(expected);
});

test.each([
  [{ mode: "check" }, false],
  [{ mode: "verify" }, false],
  [{ mode: "verify", report: "true" }, true],
  [{ mode: "verify", report: "true", "allow-untrusted-event": "true" }, false],
  [{ mode: "verify", report: "true", "api-url": "", "api-key": "", "node-url": "https://node.example:9005" }, false],
  [{ mode: "check", report: "true" }, false],
  [{ mode: "verify", proofs: "*.proof.json", report: "false" }, true],
  [{ mode: "verify", "release-attach": "body", "github-token": "t" }, true],
  [{ mode: "check", "release-attach": "assets", "github-token": "t" }, true],
  [{ mode: "check", "from-release": "true", "github-token": "t" }, false],
  [{ mode: "stamp", "allow-untrusted-event": "true" }, false],
  [{ mode: "stamp", "api-key": "", "if-no-api-key": "skip" }, false],
  [{ mode: "monitor", "github-token": "t", issue: "true" }, true],
  [{ mode: "monitor", "github-token": "t" }, false],
  [{ mode: "monitor", "github-token": "t", issue: "true", "allow-untrusted-event": "true" }, false],
  [{ mode: "monitor", "github-token": "t", issue: "true", "dry-run": "true" }, false],
  [{ mode: "monitor", "github-token": "t", issue: "true", "api-key": "", "if-no-api-key": "skip" }, true],
] as const)("%o under an untrusted event is refused: %s", (given, expected) => {
  expect(isRefused(given, context("pull_request_target"))).toBe(expected);
});
