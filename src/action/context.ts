/** Reads what the runner says of a step, in variables and event payload, and refuses what is unsafe there. */
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
import { type Inputs, type MonitorInputs, reasonToSkip, serviceAddress } from "../host/inputs.ts";

/** Makes the workspace the current folder, so that relative paths start there. @throws AnchorError `INPUT_INVALID` */
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
 * writes and removes files there. A path that openly leads outside is the choice of the workflow's author.
 *
 * @throws AnchorError `INPUT_INVALID`
 */
export function refuseLinkedOutput(outputDir: string, { workspace, runnerFolders }: StepContext): void {
  const path = resolve(workspace, outputDir);
  const places = [workspace, realPathOf(workspace) ?? workspace];
  if (!places.some((folder) => namesBelow(folder, path))) return;
  const target = realPathOf(path);
  const allowedFolders = [...places, ...runnerFolders.map((folder) => realPathOf(folder) ?? folder)];
  if (target !== undefined && allowedFolders.some((folder) => namesBelow(folder, target))) return;
  const message = `output-dir is "${toLine(outputDir)}"; it must be a folder in the workspace or in RUNNER_TEMP, and a link leads from there to ${toLine(target ?? "a place that does not exist")}.`;
  throw new AnchorError("INPUT_INVALID", message, {
    hint: "Nothing was removed or written. Name another folder, or remove the link from the repository.",
  });
}

/** Resolves the links in a path whose last names need not exist; `undefined` if that fails, as with a broken link. */
function realPathOf(path: string): string | undefined {
  try {
    return toRealPath(path);
  } catch (error) {
    const code = systemCode(error);
    const isLink = code === "ENOENT" && lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    if (isLink || !(code === "ENOENT" || code === "ENOTDIR")) return undefined;
    const parent = realPathOf(dirname(path));
    return parent && join(parent, basename(path));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads GitHub's variables and the event payload. Missing texts are empty; `warn` is told of an unusable payload. */
export function readContext(env: Environment, warn: (text: string) => void = () => {}) {
  const text = (name: string): string => env[name] ?? "";
  // The step's id becomes the name of a folder, which must not lead out of its parent.
  const folder = text("GITHUB_ACTION").replaceAll(/[^\w.-]/g, "_");
  return {
    /** Absolute. */
    workspace: resolve(env["GITHUB_WORKSPACE"] || process.cwd()),
    /** Absolute; for a step without `output-dir`. */
    defaultOutputDir: join(env["RUNNER_TEMP"] || tmpdir(), "anchor-artifacts", /^\.*$/.test(folder) ? "step" : folder),
    /** Absolute folders that only the runner and earlier steps write to. */
    runnerFolders: nonEmpty([env["RUNNER_TEMP"], env["RUNNER_WORKSPACE"]]),
    origin: readOrigin(text),
    /** Without a slash at the end; a GitHub Enterprise Server has its own. */
    githubApiUrl: text("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
    eventName: text("GITHUB_EVENT_NAME"),
    /** The parsed event payload, untrusted; `undefined` when there is none. */
    event: readEvent(text("GITHUB_EVENT_PATH"), warn),
  };
}

export type StepContext = Readonly<ReturnType<typeof readContext>>;

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
 * Whether the event has the repository's secrets although a fork may have written the files: `pull_request_target`, a
 * comment on a pull request, or a `workflow_run` caused by a fork, by one of these two, or by another `workflow_run`.
 */
function isUntrustedEvent({ eventName, event, origin }: StepContext): boolean {
  if (eventName === "pull_request_target") return true;
  if (eventName === "issue_comment") {
    // Without a readable payload, the comment may be on a pull request.
    const isIssue = memberAt(event, "issue", "number") !== undefined;
    return !isIssue || memberAt(event, "issue", "pull_request") !== undefined;
  }
  if (eventName !== "workflow_run") return false;
  const first = memberAt(event, "workflow_run", "event");
  // GitHub names this repository as the `head_repository` of such a run, even if a fork caused it.
  if (["pull_request_target", "issue_comment", "workflow_run"].includes(String(first))) return true;
  const head = memberAt(event, "workflow_run", "head_repository", "full_name");
  return typeof head !== "string" || head.toLowerCase() !== origin.repository.toLowerCase();
}

/** Refuses to pay or write for an untrusted event (docs/security.md#untrusted-input). @throws AnchorError */
export function refuseUntrustedEvent(inputs: Inputs | MonitorInputs, context: StepContext): void {
  const isSkipped = reasonToSkip({ ...inputs, apiKey: inputs.apiKey || inputs.apiKeyFrom }) !== undefined;
  // A skipped run does nothing that could be refused, but a monitor without a key may still write an issue.
  if (inputs.dryRun || (isSkipped && inputs.mode !== "monitor")) return;
  const refused = describeRefusedAction(inputs);
  if (inputs.allowUntrustedEvent || refused === undefined || !isUntrustedEvent(context)) return;
  throw new AnchorError(
    "UNTRUSTED_EVENT",
    `The event ${context.eventName} can use this repository's secrets, but a fork may have written the files. So ${refused} is refused.`,
  );
}

/** Returns what the inputs would do that an untrusted event may not; `undefined` for inputs that only ask. */
function describeRefusedAction(inputs: Inputs | MonitorInputs): string | undefined {
  if (inputs.mode === "monitor") return inputs.issue ? "writing an issue" : undefined;
  const { mode, releaseAttach, report, proofs } = inputs;
  if (mode === "stamp") return "stamping";
  if (releaseAttach !== "none") return "writing to a release";
  // Verifying a proof always makes a report, which is paid.
  const isPaid = mode === "verify" && (report || proofs.length > 0) && serviceAddress(inputs) !== "";
  return isPaid ? "verifying with a paid report" : undefined;
}
