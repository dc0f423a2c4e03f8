/** Reads the runner's description of a step, and decides whether its event may be trusted. */
import { lstatSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

import { AnchorError, messageOf } from "../core/errors.ts";
import { maxJsonLength } from "../core/json.ts";
import { memberAt } from "../core/members.ts";
import type { RunOrigin } from "../core/origin.ts";
import { nonEmpty, toLine } from "../core/text.ts";
import { toRealPath, namesBelow } from "../files/paths.ts";
import { systemCode } from "../hash/file-error.ts";
import { readRegular } from "../host/files.ts";
import { type Inputs, type MonitorInputs, reasonToSkip, serviceAddress } from "../host/inputs.ts";

/**
 * Makes the workspace the current folder. The runner starts a step there, and patterns are read from there, so that
 * other callers get the same.
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

/**
 * Refuses a folder for evidence in the workspace from which links lead elsewhere: a checkout may bring any link, and a run
 * removes and writes files in that folder. A path outside the workspace is the choice of the workflow's author.
 *
 * @throws AnchorError `INPUT_INVALID`
 */
export function refuseLinkedOutput(outputDir: string, { workspace, runnerFolders }: Context): void {
  const path = resolve(workspace, outputDir);
  const places = [workspace, realOf(workspace) ?? workspace];
  if (!places.some((folder) => namesBelow(folder, path))) return;
  const target = realOf(path);
  const open = [...places, ...runnerFolders.map((folder) => realOf(folder) ?? folder)];
  if (target !== undefined && open.some((folder) => namesBelow(folder, target))) return;
  const account = `output-dir is "${toLine(outputDir)}"; it must be a folder in the workspace or in RUNNER_TEMP, and a link leads from there to ${toLine(target ?? "a place that does not exist")}.`;
  throw new AnchorError("INPUT_INVALID", account, {
    hint: "Nothing was removed or written. Name another folder, or remove the link from the repository.",
  });
}

/** Resolves the links in `path`, of which the last folders need not exist; `undefined` for a link that leads to nothing. */
function realOf(path: string): string | undefined {
  try {
    return toRealPath(path);
  } catch (error) {
    const code = systemCode(error);
    const isLink = code === "ENOENT" && lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    if (isLink || !(code === "ENOENT" || code === "ENOTDIR")) return undefined;
    const parent = realOf(dirname(path));
    return parent && join(parent, basename(path));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the runner's description of this step: its environment (GitHub's default variables) and the event payload. Text
 * that is missing is empty.
 *
 * @param warn is told of an event payload that cannot be used
 */
export function readContext(env: Environment, warn: (text: string) => void = () => {}) {
  const text = (name: string): string => env[name] ?? "";
  // A step id may hold any characters; as the name of a folder it must not be empty, and must not lead out of its
  // parent.
  const folder = text("GITHUB_ACTION").replaceAll(/[^\w.-]/g, "_");
  return {
    /** Absolute. */
    workspace: resolve(env["GITHUB_WORKSPACE"] || process.cwd()),
    /** Absolute; the folder for evidence unless `output-dir` names another. */
    defaultOutputDir: join(env["RUNNER_TEMP"] || tmpdir(), "anchor-artifacts", /^\.*$/.test(folder) ? "step" : folder),
    /** Absolute; folders of the runner alone, and of earlier steps. */
    runnerFolders: nonEmpty([env["RUNNER_TEMP"], env["RUNNER_WORKSPACE"]]),
    origin: readOrigin(text),
    /** The address of GitHub's API, without a slash at the end; a GitHub Enterprise Server has its own. */
    githubApiUrl: text("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
    eventName: text("GITHUB_EVENT_NAME"),
    /** Parsed event payload, untrusted; `undefined` when there is none. */
    event: readEvent(text("GITHUB_EVENT_PATH"), warn),
  };
}

export type Context = Readonly<ReturnType<typeof readContext>>;

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

/** Without a readable payload nothing is known about the event; code that needs the payload reports that. */
function readEvent(path: string, warn: (text: string) => void): unknown {
  if (path === "") return undefined;
  try {
    const bytes = readRegular(realpathSync(path), maxJsonLength);
    return bytes && JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    warn(`The event is not known: the file of GITHUB_EVENT_PATH, ${path}, cannot be used (${messageOf(error)}).`);
    return undefined;
  }
}

/**
 * Whether the event runs with the repository's secrets while a fork may decide what it works on: `pull_request_target`,
 * a comment on a pull request, and `workflow_run` that a fork, one of these, or another `workflow_run` set off.
 */
function isUntrustedEvent({ eventName, event, origin }: Context): boolean {
  if (eventName === "pull_request_target") return true;
  if (eventName === "issue_comment") {
    // A comment on a plain issue has no member `pull_request`; without an issue nothing shows that it is a plain one.
    const isIssue = memberAt(event, "issue", "number") !== undefined;
    return !isIssue || memberAt(event, "issue", "pull_request") !== undefined;
  }
  if (eventName !== "workflow_run") return false;
  const first = memberAt(event, "workflow_run", "event");
  // Such a run counts as a run of this repository, whatever caused it, so its head proves nothing.
  if (["pull_request_target", "issue_comment", "workflow_run"].includes(String(first))) return true;
  const head = memberAt(event, "workflow_run", "head_repository", "full_name");
  return typeof head !== "string" || head.toLowerCase() !== origin.repository.toLowerCase();
}

/**
 * Refuses to spend anything or to write to a release or an issue when the event is not to be trusted
 * (docs/security.md#untrusted-input). A run that asks nobody is not refused.
 *
 * @throws AnchorError `UNTRUSTED_EVENT`
 */
export function refuseUntrustedEvent(inputs: Inputs | MonitorInputs, context: Context): void {
  const isSkipped = reasonToSkip({ ...inputs, apiKey: inputs.apiKey || inputs.apiKeyFrom }) !== undefined;
  // A monitor without a key still reads GitHub, and may write an issue.
  if (inputs.dryRun || (isSkipped && inputs.mode !== "monitor")) return;
  const refused = toRefused(inputs);
  if (inputs.allowUntrustedEvent || refused === undefined || !isUntrustedEvent(context)) return;
  throw new AnchorError(
    "UNTRUSTED_EVENT",
    `The event ${context.eventName} can use this repository's secrets, but a fork may have written the files. So ${refused} is refused.`,
  );
}

/** Returns the name of what an untrusted event may not have done; `undefined` for inputs that only ask. */
function toRefused(inputs: Inputs | MonitorInputs): string | undefined {
  if (inputs.mode === "monitor") return inputs.issue ? "writing an issue" : undefined;
  const { mode, releaseAttach, report, proofs } = inputs;
  if (mode === "stamp") return "stamping";
  if (releaseAttach !== "none") return "writing to a release";
  // The service is always asked for a report of a proof.
  const isPaid = mode === "verify" && (report || proofs.length > 0) && serviceAddress(inputs) !== "";
  return isPaid ? "verifying with a paid report" : undefined;
}
