/** What the runner says of a step, and whether its event may be trusted. */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { AnchorError, messageOf } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { RunOrigin } from "../core/report.ts";
import { systemCode } from "../hash/file-error.ts";
import type { Inputs } from "../host/inputs.ts";

/** What the runner tells about this step (GitHub's default environment variables). Empty text where it tells nothing. */
export interface Context {
  /** Absolute. */
  readonly workspace: string;
  /** Absolute; where evidence goes unless `output-dir` says otherwise (interface §1.1). */
  readonly defaultOutputDir: string;
  readonly origin: RunOrigin;
  /** Where GitHub's API is, without a slash at the end; of a GitHub Enterprise Server, its own. */
  readonly githubApiUrl: string;
  readonly eventName: string;
  /** Parsed event payload, untrusted; `undefined` when there is none. */
  readonly event: unknown;
  readonly workflow: string;
  readonly job: string;
  readonly action: string;
}

/**
 * Makes the workspace the current folder. The runner starts a step there; patterns are read from there, whoever starts
 * it.
 *
 * @throws AnchorError `INPUT_INVALID` when there is no such folder
 */
export function enterWorkspace({ workspace }: Context): void {
  try {
    process.chdir(workspace);
  } catch (cause) {
    const account = `The workspace, the folder that GITHUB_WORKSPACE names, cannot be entered (${systemCode(cause) ?? messageOf(cause)}).`;
    throw new AnchorError("INPUT_INVALID", account, {
      cause,
      hint: "Check the repository out, or make the folder, before this step; in a container, mount it where GITHUB_WORKSPACE says.",
    });
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the runner's environment and the event payload. */
export function readContext(env: Environment): Context {
  const text = (name: string): string => env[name] ?? "";
  const action = text("GITHUB_ACTION");
  // A step id may hold anything; as a folder it must neither leave its parent nor be empty.
  const folder = action.replaceAll(/[^\w.-]/g, "_");
  return {
    workspace: resolve(env["GITHUB_WORKSPACE"] || process.cwd()),
    defaultOutputDir: join(env["RUNNER_TEMP"] || tmpdir(), "anchor-artifacts", /^\.*$/.test(folder) ? "step" : folder),
    origin: readOrigin(text),
    githubApiUrl: text("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
    eventName: text("GITHUB_EVENT_NAME"),
    event: readEvent(text("GITHUB_EVENT_PATH")),
    workflow: text("GITHUB_WORKFLOW"),
    job: text("GITHUB_JOB"),
    action,
  };
}

function readOrigin(text: (name: string) => string): RunOrigin {
  const [server, repository, runId] = [text("GITHUB_SERVER_URL"), text("GITHUB_REPOSITORY"), text("GITHUB_RUN_ID")];
  const runAttempt = text("GITHUB_RUN_ATTEMPT");
  const hasPage = server !== "" && repository !== "" && runId !== "";
  const page = `${server}/${repository}/actions/runs/${runId}`;
  return {
    repository,
    ref: text("GITHUB_REF"),
    tag: /^refs\/tags\/(.+)$/.exec(text("GITHUB_REF"))?.[1] ?? "",
    commit: text("GITHUB_SHA"),
    runId,
    runAttempt,
    runUrl: hasPage ? page + (runAttempt === "" ? "" : `/attempts/${runAttempt}`) : "",
  };
}

function readEvent(path: string): unknown {
  if (path === "") return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // A missing or broken payload only means that nothing is known about the event; what needs it says so.
    return undefined;
  }
}

/**
 * Whether the event runs with the repository's secrets while a fork may decide what it works on: `pull_request_target`,
 * a comment on a pull request, and `workflow_run` that a fork, one of these, or another `workflow_run` set off.
 */
function isUntrustedEvent({ eventName, event, origin }: Context): boolean {
  if (eventName === "pull_request_target") return true;
  // A comment on a plain issue has no member of this name.
  if (eventName === "issue_comment") return memberAt(event, "issue", "pull_request") !== undefined;
  if (eventName !== "workflow_run") return false;
  const first = memberAt(event, "workflow_run", "event");
  // Such a run counts as one of this repository, whoever caused it, so its head says nothing.
  if (["pull_request_target", "issue_comment", "workflow_run"].includes(String(first))) return true;
  const head = memberAt(event, "workflow_run", "head_repository", "full_name");
  return typeof head !== "string" || head.toLowerCase() !== origin.repository.toLowerCase();
}

/**
 * Refuses what spends stamps or writes to a release when the event is not to be trusted (interface §1.1
 * `allow-untrusted-event`).
 *
 * @throws AnchorError `UNTRUSTED_EVENT`
 */
export function refuseUntrustedEvent({ mode, releaseAttach, allowUntrustedEvent }: Inputs, context: Context): void {
  const stamps = mode === "stamp";
  if (allowUntrustedEvent || !(stamps || releaseAttach !== "none") || !isUntrustedEvent(context)) return;
  throw new AnchorError(
    "UNTRUSTED_EVENT",
    `${stamps ? "Stamping" : "Writing to a release"} is refused: the event ${context.eventName} has this repository's secrets while a fork may have written the files.`,
  );
}
