/** Prepares `monitor` on a command line. Code that reaches GitHub is loaded for a scan only. */
import type { Web } from "../api/downloads.ts";
import { AnchorError, type ErrorCode, toAnchorError } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { parseBaseUrl } from "../core/url.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { systemClock } from "../host/clock.ts";
import type { MonitorInputs } from "../host/inputs.ts";
import type { MonitorTools } from "../monitor/monitor.ts";
import type { Ending } from "../run/ending.ts";
import type { CommandHost } from "./command-host.ts";
import { type CommandOptions, readAddress, usageError } from "./options.ts";
import type { PlainHost, ShowOnTerminal } from "./plain-host.ts";

/**
 * Reads what a scan needs to know about GitHub, and returns a run that only lacks its host.
 *
 * @throws AnchorError `INPUT_INVALID`, see {@link readRepositoryAddress}
 */
export async function prepareScan(
  inputs: MonitorInputs,
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): Promise<(host: CommandHost) => Promise<Ending>> {
  const address = readRepositoryAddress(options, env);
  const { runMonitor } = await import("../monitor/monitor.ts");
  return async (host) => {
    const tools = await loadMonitorTools(host, { ...address, token: inputs.githubToken }, host.show);
    const origin = { ...host.origin, repository: address.repository };
    return runMonitor(inputs, { ...host, origin }, tools).catch((thrown: unknown) => {
      throw toScanError(thrown);
    });
  };
}

/**
 * Loads what a monitor needs besides its host on a command line; code for GitHub is loaded here, for a scan only.
 *
 * @param show prints what only a terminal shows
 */
export async function loadMonitorTools(
  { log, signals, printPaths }: PlainHost,
  address: RepositoryAddress & { readonly token: string },
  show: ShowOnTerminal,
): Promise<MonitorTools> {
  const [{ createRepository }, { openIssues }, { renderScanTable }] = await Promise.all([
    import("../github/repository.ts"),
    import("../github/issues.ts"),
    import("../monitor/render.ts"),
  ]);
  const toOptions = (web: Web): GitHubOptions => ({
    ...address,
    web,
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return {
    openRepository: (web) => createRepository(toOptions(web)),
    openIssues: (web) => openIssues(toOptions(web)),
    present: async (view, facts) => {
      show((paint, columns) => renderScanTable(view, paint, columns));
      printPaths(facts);
      return [];
    },
  };
}

/** Advice on refusals of GitHub where there is no job whose inputs and permissions could be set. */
const refusalHints: Partial<Record<ErrorCode, string>> = {
  GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
  RELEASE_NOT_READABLE:
    "Check --repository, and that the token in GH_TOKEN or GITHUB_TOKEN may read the contents of that repository.",
};

/** Converts what ended a scan to an error with advice for a command line. */
function toScanError(thrown: unknown): AnchorError {
  const error = toAnchorError(thrown);
  const { code, account, said, requestId } = error;
  const hint = refusalHints[code];
  return hint === undefined ? error : new AnchorError(code, account, { cause: error, said, requestId, hint });
}

/** The repository whose releases are read, and the address of GitHub's API for it. */
interface RepositoryAddress {
  /** `owner/name`. */
  readonly repository: string;
  /** GitHub's API, without a slash at the end. */
  readonly apiUrl: string;
}

/** The variables of the token, as GitHub's tools read them: the first takes precedence. */
const tokenNames = ["GH_TOKEN", "GITHUB_TOKEN"] as const;

/**
 * Reads the token from the environment; it may be empty for a dry run, which sends no requests.
 *
 * @throws AnchorError `INPUT_INVALID` when there is none
 */
export function readToken({ values }: CommandOptions, env: NodeJS.ProcessEnv): string {
  const token = tokenNames.map((name) => (env[name] ?? "").trim()).find((text) => text !== "");
  if (token !== undefined) return token;
  if (values.get("dry-run")?.[0] === "true") return "";
  throw usageError("monitor needs a token of GitHub that may read the repository, in GH_TOKEN or GITHUB_TOKEN");
}

/**
 * Reads `--repository` and what the environment says of GitHub.
 *
 * @throws AnchorError `INPUT_INVALID` when the repository is missing, or an address cannot be used
 */
function readRepositoryAddress({ values }: CommandOptions, env: NodeJS.ProcessEnv): RepositoryAddress {
  const [repository = env["GITHUB_REPOSITORY"] ?? ""] = values.get("repository") ?? [];
  if (repository === "") throw usageError("monitor needs --repository OWNER/NAME, or GITHUB_REPOSITORY");
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw usageError(`--repository is ${toLine(repository)}; it must be OWNER/NAME`);
  }
  // The token goes there, so it is https:, or on this machine.
  const apiUrl = readAddress(parseBaseUrl, env["GITHUB_API_URL"] || "https://api.github.com", "GITHUB_API_URL");
  return { repository, apiUrl: apiUrl.href.replace(/\/$/, "") };
}
