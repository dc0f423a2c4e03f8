import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readContext, refuseUntrustedEvent, type StepContext } from "#action/context.ts";
import type { InputName } from "#host/input-table.ts";
import { toAnyInputs } from "../../support/inputs.ts";

const runner = {
  GITHUB_ACTION: "__acme_anchor",
  GITHUB_API_URL: "https://github.acme.example/api/v3",
  GITHUB_EVENT_NAME: "push",
  GITHUB_REF: "refs/tags/v1.2/rc",
  GITHUB_REPOSITORY: "acme/tool",
  GITHUB_RUN_ATTEMPT: "2",
  GITHUB_RUN_ID: "77",
  GITHUB_SERVER_URL: "https://github.acme.example",
  GITHUB_SHA: "c0ffee",
  GITHUB_WORKSPACE: "/srv/work",
  RUNNER_TEMP: "/srv/temp",
  RUNNER_WORKSPACE: "/srv/runner",
};

test("what the runner says of a step is read from its variables", () => {
  expect(readContext(runner)).toEqual({
    workspace: "/srv/work",
    defaultOutputDir: join("/srv/temp", "anchor-artifacts", "__acme_anchor"),
    runnerFolders: ["/srv/temp", "/srv/runner"],
    origin: {
      repository: "acme/tool",
      ref: "refs/tags/v1.2/rc",
      tag: "v1.2/rc",
      commit: "c0ffee",
      runId: "77",
      runAttempt: "2",
      runUrl: "https://github.acme.example/acme/tool/actions/runs/77/attempts/2",
    },
    githubApiUrl: "https://github.acme.example/api/v3",
    eventName: "push",
    event: undefined,
  });
});

test("without the runner's variables all texts are empty, and folders are this machine's", () => {
  const none = { repository: "", ref: "", tag: "", commit: "", runId: "", runAttempt: "", runUrl: "" };
  expect(readContext({})).toEqual({
    workspace: process.cwd(),
    defaultOutputDir: join(tmpdir(), "anchor-artifacts", "step"),
    runnerFolders: [],
    origin: none,
    githubApiUrl: "https://api.github.com",
    eventName: "",
    event: undefined,
  });
});

test.each([
  ["refs/heads/main", ""],
  ["refs/tags/", ""],
  ["x/refs/tags/v1", ""],
  ["refs/tags/v1\nrefs/tags/v2", ""],
])("a run for the ref %j has the tag %j", (ref, tag) => {
  expect(readContext({ GITHUB_REF: ref }).origin.tag).toBe(tag);
});

test.each(["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"])("without %s a run has no page", (name) => {
  expect(readContext({ ...runner, [name]: "" }).origin.runUrl).toBe("");
});

test("a run without attempts has a page all the same", () => {
  const { origin } = readContext({ ...runner, GITHUB_RUN_ATTEMPT: undefined });
  expect(origin.runUrl).toBe("https://github.acme.example/acme/tool/actions/runs/77");
});

test("GitHub's address has no slash at its end", () => {
  expect(readContext({ GITHUB_API_URL: "https://github.acme.example//" }).githubApiUrl).toBe(
    "https://github.acme.example",
  );
});

test.each([
  ["", "step"],
  ["..", "step"],
  ["../../etc", ".._.._etc"],
  ["a b\\c", "a_b_c"],
  ["..x", "..x"],
  ["x..", "x.."],
])("the step %j has its folder for evidence in %s, which is never outside", (id, folder) => {
  const { defaultOutputDir } = readContext({ ...runner, GITHUB_ACTION: id });
  expect(defaultOutputDir).toBe(join("/srv/temp", "anchor-artifacts", folder));
});

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
