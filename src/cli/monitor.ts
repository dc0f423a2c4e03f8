import type { Web } from "../api/downloads.ts";
import { AnchorError, toAnchorError, type ErrorCode } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { parseBaseUrl } from "../core/url.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { openIssues } from "../github/issues.ts";
import { createRepository } from "../github/repository.ts";
import { systemClock } from "../host/clock.ts";
import type { MonitorHost } from "../monitor/monitor-host.ts";
import { renderScan } from "../monitor/scan-table.ts";
import { usageError, type CommandOptions } from "./options.ts";
import type { PlainHost, ShowOnTerminal } from "./plain-host.ts";

/**
 * The command line as a monitor's door.
 *
 * @param show prints what only a terminal shows
 */
export function createScanHost(
  door: PlainHost,
  place: RepositoryAddress & { readonly token: string },
  show: ShowOnTerminal,
): MonitorHost {
  const { log, signals } = door;
  const optionsOf = (web: Web): GitHubOptions => ({
    ...place,
    web,
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return {
    ...door,
    origin: { ...door.origin, repository: place.repository },
    openRepository: (web) => createRepository(optionsOf(web)),
    openIssues: (web) => openIssues(optionsOf(web)),
    present: async (look, facts) => {
      show((paint, columns) => renderScan(look, paint, columns));
      door.printPaths(facts);
      return [];
    },
  };
}

/** What to do about refusals of GitHub where there is no job whose inputs and permissions could be set. */
const refusalHints: Partial<Record<ErrorCode, string>> = {
  GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
  RELEASE_NOT_READABLE:
    "Check --repository, and that the token in GH_TOKEN or GITHUB_TOKEN may read the contents of that repository.",
};

/** What ended a look, with what to do about it on a command line. */
export function toScanError(thrown: unknown): AnchorError {
  const error = toAnchorError(thrown);
  const { code, account, said, requestId } = error;
  const hint = refusalHints[code];
  return hint === undefined ? error : new AnchorError(code, account, { cause: error, said, requestId, hint });
}

/** The repository that is looked at, and where GitHub is asked about it. */
interface RepositoryAddress {
  /** `owner/name`. */
  readonly repository: string;
  /** GitHub's API, without a slash at the end. */
  readonly apiUrl: string;
}

/** GitHub's tools read these, the first before the second. */
const tokenNames = ["GH_TOKEN", "GITHUB_TOKEN"] as const;

/**
 * The token of the environment; empty for a dry run without one, which asks nobody.
 *
 * @throws AnchorError `INPUT_INVALID` when there is none
 */
export function readToken({ values }: CommandOptions, env: NodeJS.ProcessEnv): string {
  const token = tokenNames.map((name) => (env[name] ?? "").trim()).find((text) => text !== "");
  if (token !== undefined) return token;
  if (/^true$/i.test(values.get("dry-run")?.at(-1) ?? "")) return "";
  throw usageError("monitor needs a token of GitHub that may read the repository, in GH_TOKEN or GITHUB_TOKEN");
}

/**
 * Reads `--repository` and what the environment says of GitHub.
 *
 * @throws AnchorError `INPUT_INVALID` when the repository is missing, or an address cannot be used
 */
export function readRepositoryAddress({ values }: CommandOptions, env: NodeJS.ProcessEnv): RepositoryAddress {
  const [repository = env["GITHUB_REPOSITORY"] ?? ""] = values.get("repository") ?? [];
  if (repository === "") throw usageError("monitor needs --repository OWNER/NAME, or GITHUB_REPOSITORY");
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw usageError(`--repository is ${toLine(repository)}; it must be OWNER/NAME`);
  }
  return { repository, apiUrl: readApiUrl(env) };
}

/** The token goes there, so it is https:, or on this machine. */
function readApiUrl(env: NodeJS.ProcessEnv): string {
  const text = env["GITHUB_API_URL"] || "https://api.github.com";
  try {
    return parseBaseUrl(text).href.replace(/\/$/, "");
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw usageError(`GITHUB_API_URL cannot be used: ${error.message}`);
  }
}
