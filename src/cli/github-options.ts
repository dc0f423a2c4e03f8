/** What a command that reads releases has to know of GitHub. It loads nothing that reaches GitHub. */
import { toLine } from "../core/text.ts";
import { parseBaseUrl } from "../core/url.ts";
import { readAddress, usageError, type CommandOptions } from "./options.ts";

/** The repository whose releases are read, and where GitHub is asked about it. */
export interface RepositoryAddress {
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
  if (values.get("dry-run")?.[0] === "true") return "";
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
  // The token goes there, so it is https:, or on this machine.
  const apiUrl = readAddress(parseBaseUrl, env["GITHUB_API_URL"] || "https://api.github.com", "GITHUB_API_URL");
  return { repository, apiUrl: apiUrl.href.replace(/\/$/, "") };
}
