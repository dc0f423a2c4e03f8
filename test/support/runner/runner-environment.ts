/** The environment GitHub's runner gives to an action, from scratch: nothing of the test's own leaks into it. */
import { join } from "node:path";

import { refusingUrl } from "../network/fault-server.ts";
import type { Workspace } from "../files/workspace.ts";

/** What the workflow, the event and the job say; each has a harmless default. */
export interface Job {
  /** Name of the event, and its payload. */
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly repository?: string;
  readonly sha?: string;
  readonly ref?: string;
  readonly runId?: string;
  readonly runAttempt?: string;
  readonly workflow?: string;
  readonly job?: string;
  /** GITHUB_ACTION: the step's id. */
  readonly action?: string;
  readonly matrix?: unknown;
  /** `github.token`. */
  readonly token?: string;
  /** GITHUB_API_URL. Default: a port that refuses, so that no test reaches GitHub. */
  readonly apiUrl?: string;
  /** RUNNER_DEBUG=1. */
  readonly debug?: boolean;
}

/** A job with all its facts. */
export type FullJob = Required<Job>;

/** Fills in the defaults. */
export function toFullJob(job: Job): FullJob {
  return {
    event: { name: "push", payload: {} },
    repository: "octo-org/octo-repo",
    sha: "0123456789abcdef0123456789abcdef01234567",
    ref: "refs/heads/main",
    runId: "1658821493",
    runAttempt: "1",
    workflow: "Release",
    job: "build",
    action: "anchor",
    matrix: null,
    token: "github-token-for-tests",
    apiUrl: refusingUrl,
    debug: false,
    ...job,
  };
}

/** The files a step writes for the runner, and the event's payload; in RUNNER_TEMP as on a real runner. */
export function commandFiles(temp: string) {
  const folder = join(temp, "_runner_file_commands");
  return {
    folder,
    output: join(folder, "set_output_1"),
    env: join(folder, "set_env_1"),
    path: join(folder, "add_path_1"),
    state: join(folder, "save_state_1"),
    summary: join(folder, "step_summary_1"),
    event: join(temp, "event.json"),
  } as const;
}

/** The variables of a job, as `github.*` and `runner.*` put them into the environment. */
export function toEnvironment(
  job: FullJob,
  { path, temp, home }: Pick<Workspace, "path" | "temp" | "home">,
): Record<string, string> {
  const files = commandFiles(temp);
  const [owner = ""] = job.repository.split("/");
  const refName = job.ref.replace(/^refs\/(?:heads|tags|pull)\//, "");
  return {
    ...hostVariables(),
    HOME: home,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: job.action,
    GITHUB_ACTION_REPOSITORY: "",
    GITHUB_ACTION_REF: "",
    GITHUB_ACTOR: "octocat",
    GITHUB_API_URL: job.apiUrl,
    GITHUB_BASE_REF: "",
    GITHUB_ENV: files.env,
    GITHUB_EVENT_NAME: job.event.name,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_GRAPHQL_URL: `${job.apiUrl}/graphql`,
    GITHUB_HEAD_REF: "",
    GITHUB_JOB: job.job,
    GITHUB_OUTPUT: files.output,
    GITHUB_PATH: files.path,
    GITHUB_REF: job.ref,
    GITHUB_REF_NAME: refName,
    GITHUB_REF_TYPE: job.ref.startsWith("refs/tags/") ? "tag" : "branch",
    GITHUB_REPOSITORY: job.repository,
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_RUN_ATTEMPT: job.runAttempt,
    GITHUB_RUN_ID: job.runId,
    GITHUB_RUN_NUMBER: "1",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: job.sha,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_WORKFLOW: job.workflow,
    GITHUB_WORKSPACE: path,
    RUNNER_ARCH: process.arch === "arm64" ? "ARM64" : "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_NAME: "runner for tests",
    RUNNER_OS: runnerNames[process.platform] ?? "Linux",
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(temp, "tool-cache"),
    ACTIONS_RESULTS_URL: refusingUrl,
    ACTIONS_RUNTIME_TOKEN: "runtime-token-for-tests",
    ACTIONS_RUNTIME_URL: refusingUrl,
    ...(job.debug ? { RUNNER_DEBUG: "1" } : {}),
  };
}

const runnerNames: Readonly<Record<string, string>> = { linux: "Linux", darwin: "macOS", win32: "Windows" };

/** What a process needs of its host to start at all. */
function hostVariables(): Record<string, string> {
  const names = process.platform === "win32" ? ["Path", "SystemRoot", "PATHEXT", "TEMP", "TMP"] : ["PATH"];
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? ""]));
}

/** An input's variable: upper case, spaces as `_`, hyphens kept (actions/runner, Handler.cs). */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
