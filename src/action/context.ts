/** Reads what GitHub's runner says of a step, in variables and the event's payload; refuses a step that is not safe. */
import { lstatSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

import { AnchorError, messageOf, systemCode } from "../core/errors.ts";
import { maxJsonLength } from "../core/json.ts";
import { memberAt } from "../core/members.ts";
import type { RunOrigin } from "../evidence/run.ts";
import { nonEmpty, toLine } from "../core/text.ts";
import { toRealPath, namesBelow } from "../files/paths.ts";
import { readRegular } from "../host/files.ts";
import type { Log } from "../host/host.ts";
import { type Inputs, type MonitorInputs, reasonToSkip, serviceAddressOf } from "../host/inputs.ts";

/** Makes the workspace the current folder, where relative paths then start. @throws AnchorError `INPUT_INVALID` */
export function enterWorkspace({ workspace }: StepContext): void {
  try {
    process.chdir(workspace);
  } catch (cause) {
    const message = `The workspace, the folder that GITHUB_WORKSPACE names, cannot be entered (${systemCode(cause) ?? messageOf(cause)}).`;
    throw new AnchorError("INPUT_INVALID", message, {
      cause,
      hint: "Check the repository out, or make the folder, before this step; in a container, mount it where GITHUB_WORKSPACE says.",
    });
  }
}

/**
 * Refuses an `output-dir` in the workspace that leads elsewhere by a link: a checkout may bring any link, and a run
 * writes and removes files where it leads. A path that plainly leads outside is the choice of the workflow's author.
 *
 * @throws AnchorError `INPUT_INVALID`
 */
export function refuseLinkedOutput(outputDir: string, { workspace, runnerFolders }: StepContext): void {
  const path = resolve(workspace, outputDir);
  const workspacePaths = [workspace, realPathOf(workspace) ?? workspace];
  if (!workspacePaths.some((folder) => namesBelow(folder, path))) return;
  const realTarget = realPathOf(path);
  const allowedFolders = [...workspacePaths, ...runnerFolders.map((folder) => realPathOf(folder) ?? folder)];
  if (realTarget !== undefined && allowedFolders.some((folder) => namesBelow(folder, realTarget))) return;
  const message = `output-dir is "${toLine(outputDir)}"; it must be a folder in the workspace or in RUNNER_TEMP, and a link leads from there to ${toLine(realTarget ?? "a place that does not exist")}.`;
  throw new AnchorError("INPUT_INVALID", message, {
    hint: "Nothing was removed or written. Name another folder, or remove the link from the repository.",
  });
}

/** Resolves the links in a path, whose last names need not exist; returns `undefined` if a link is broken. */
function realPathOf(path: string): string | undefined {
  try {
    return toRealPath(path);
  } catch (error) {
    const code = systemCode(error);
    const isBrokenLink = code === "ENOENT" && lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    if (isBrokenLink || !(code === "ENOENT" || code === "ENOTDIR")) return undefined;
    const parent = realPathOf(dirname(path));
    return parent && join(parent, basename(path));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads GitHub's variables and the event payload. Missing texts are empty; `warn` tells of an unusable payload. */
export function readContext(env: Environment, warn: Log["warning"] = () => {}) {
  const readText = (name: string): string => env[name] ?? "";
  // The step's id becomes the name of a folder, which must not lead out of its parent.
  const id = readText("GITHUB_ACTION").replaceAll(/[^\w.-]/g, "_");
  const folderName = /^\.*$/.test(id) ? "step" : id;
  return {
    /** The absolute path of the job's workspace. */
    workspace: resolve(env["GITHUB_WORKSPACE"] || process.cwd()),
    /** The absolute path of the folder for evidence, used where the step has no `output-dir`. */
    defaultOutputDir: join(env["RUNNER_TEMP"] || tmpdir(), "anchor-artifacts", folderName),
    /** The absolute paths of folders that only the runner and earlier steps write to. */
    runnerFolders: nonEmpty([env["RUNNER_TEMP"], env["RUNNER_WORKSPACE"]]),
    origin: readOrigin(readText),
    /** The address of GitHub's API, without a slash at the end; a GitHub Enterprise Server has its own. */
    githubApiUrl: readText("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
    eventName: readText("GITHUB_EVENT_NAME"),
    /** The parsed event payload, untrusted; `undefined` when there is none. */
    event: readEvent(readText("GITHUB_EVENT_PATH"), warn),
  };
}

export type StepContext = Readonly<ReturnType<typeof readContext>>;

function readOrigin(readText: (name: string) => string): RunOrigin {
  const [serverUrl, repository] = [readText("GITHUB_SERVER_URL"), readText("GITHUB_REPOSITORY")];
  const [runId, runAttempt] = [readText("GITHUB_RUN_ID"), readText("GITHUB_RUN_ATTEMPT")];
  const hasPageUrl = serverUrl !== "" && repository !== "" && runId !== "";
  const pageUrl = `${serverUrl}/${repository}/actions/runs/${runId}`;
  return {
    repository,
    ref: readText("GITHUB_REF"),
    tag: /^refs\/tags\/(.+)$/.exec(readText("GITHUB_REF"))?.[1] ?? "",
    commit: readText("GITHUB_SHA"),
    runId,
    runAttempt,
    runUrl: hasPageUrl ? pageUrl + (runAttempt === "" ? "" : `/attempts/${runAttempt}`) : "",
  };
}

function readEvent(path: string, warn: Log["warning"]): unknown {
  if (path === "") return undefined;
  try {
    const bytes = readRegular(realpathSync(path), maxJsonLength);
    return bytes && JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    const message = `The event is not known: the file of GITHUB_EVENT_PATH, ${path}, cannot be used (${messageOf(error)}).`;
    warn(message, { title: "unknown event" });
    return undefined;
  }
}

/**
 * Whether the event has the repository's secrets although a fork may have written the files: `pull_request_target`, a
 * comment on a pull request, or a `workflow_run` that a fork, one of these two events or a `workflow_run` caused.
 */
function isUntrustedEvent({ eventName, event, origin }: StepContext): boolean {
  if (eventName === "pull_request_target") return true;
  if (eventName === "issue_comment") {
    // If the payload cannot be read, the comment may be on a pull request, so the event counts as untrusted.
    const isIssue = memberAt(event, "issue", "number") !== undefined;
    return !isIssue || memberAt(event, "issue", "pull_request") !== undefined;
  }
  if (eventName !== "workflow_run") return false;
  const causingEvent = memberAt(event, "workflow_run", "event");
  // GitHub names this repository as the `head_repository` of such a run, even if a fork caused it.
  if (["pull_request_target", "issue_comment", "workflow_run"].includes(String(causingEvent))) return true;
  const headRepository = memberAt(event, "workflow_run", "head_repository", "full_name");
  return typeof headRepository !== "string" || headRepository.toLowerCase() !== origin.repository.toLowerCase();
}

/** Refuses to pay or write for an untrusted event (docs/security.md#untrusted-input). @throws AnchorError */
export function refuseUntrustedEvent(inputs: Inputs | MonitorInputs, context: StepContext): void {
  const isSkipped = reasonToSkip({ ...inputs, apiKey: inputs.apiKey || inputs.apiKeyFrom }) !== undefined;
  // A skipped run does nothing that could be refused. But a monitor that is skipped may still write an issue.
  if (inputs.dryRun || (isSkipped && inputs.mode !== "monitor")) return;
  const refusedAction = describeRefusedAction(inputs);
  if (inputs.allowUntrustedEvent || refusedAction === undefined || !isUntrustedEvent(context)) return;
  throw new AnchorError(
    "UNTRUSTED_EVENT",
    `The event ${context.eventName} can use this repository's secrets, but a fork may have written the files. So ${refusedAction} is refused.`,
  );
}

/** Returns what the inputs would do that an untrusted event may not; `undefined` for inputs that only ask. */
function describeRefusedAction(inputs: Inputs | MonitorInputs): string | undefined {
  if (inputs.mode === "monitor") return inputs.issue ? "writing an issue" : undefined;
  const { mode, releaseAttach, report, proofs } = inputs;
  if (mode === "stamp") return "stamping";
  if (releaseAttach !== "none") return "writing to a release";
  // Verifying a proof always makes a report, and reports are paid for.
  const makesPaidReport = mode === "verify" && (report || proofs.length > 0) && serviceAddressOf(inputs) !== "";
  return makesPaidReport ? "verifying with a paid report" : undefined;
}
