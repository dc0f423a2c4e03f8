/** Reads repository, GitHub server, token and key from options and environment, and makes a host's tools for GitHub. */
import { existsSync } from "node:fs";
import { join, relative } from "node:path";

import type { WebClient } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { toLine } from "../core/text.ts";
import { decodePart, parseBaseUrl } from "../core/addresses.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { systemClock, type Host } from "../host/host.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import type { MonitorTools } from "../monitor/monitor.ts";
import type { Run } from "../evidence/run.ts";
import type { RunTools } from "../run/run.ts";
import type { CommandHost, PlainHost } from "./command-host.ts";
import { type CommandOptions, parseSetting, readOptionFile, usageError } from "./options.ts";

/** The first of these variables that is set gives the token, as in GitHub's own tools. */
const tokenVariables = ["GH_TOKEN", "GITHUB_TOKEN"] as const;

/** Returns the token for GitHub; an empty text where there is none. */
function findToken(env: NodeJS.ProcessEnv): string {
  return tokenVariables.map((name) => (env[name] ?? "").trim()).find((text) => text !== "") ?? "";
}

/** Reads the token for GitHub. Throws AnchorError `INPUT_INVALID` if none is set; a dry run then gets an empty text. */
export function readToken({ command, values }: CommandOptions, env: NodeJS.ProcessEnv): string {
  const token = findToken(env);
  if (token !== "" || values.get("dry-run")?.[0] === "true") return token;
  const purpose = command === "monitor" ? command : "--from-release";
  throw usageError(`${purpose} needs a token of GitHub that may read the repository, in GH_TOKEN or GITHUB_TOKEN`);
}

/**
 * Reads the service's key from the file that `--api-key-file` names, else from `ANCHOR_API_KEY`; empty without both.
 * @throws AnchorError `INPUT_INVALID` when the file cannot be read or is empty
 */
export async function readApiKey({ values }: CommandOptions, env: NodeJS.ProcessEnv): Promise<string> {
  const [path] = values.get("api-key-file") ?? [];
  if (path === undefined) return (env["ANCHOR_API_KEY"] ?? "").trim();
  const fileText = `The file ${toLine(path)} of --api-key-file`;
  const text = (await readOptionFile(path, fileText)).trim();
  if (text === "") throw usageError(`${fileText} is empty`);
  return text;
}

/**
 * Reads the repository as `owner/name`, and the address of GitHub's API without a slash at the end.
 * @throws AnchorError `INPUT_INVALID` when the repository is missing but needed, or one of the two cannot be used
 */
function readRepositoryAddress({ command, values }: CommandOptions, env: NodeJS.ProcessEnv) {
  const [repository = env["GITHUB_REPOSITORY"] ?? ""] = values.get("repository") ?? [];
  const isIssueWanted = values.get("issue")?.[0] === "true";
  // A monitor with --repositories needs --repository only to write its issue there.
  const isRepositoryNeeded = isIssueWanted || !values.has("repositories");
  const purpose = command !== "monitor" ? "--from-release" : isIssueWanted ? "--issue" : command;
  if (repository === "" && isRepositoryNeeded)
    throw usageError(`${purpose} needs --repository OWNER/NAME, or GITHUB_REPOSITORY`);
  if (repository !== "" && !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw usageError(`--repository is "${toLine(repository)}"; it must be OWNER/NAME`);
  }
  return { repository, apiUrl: readApiUrl(env, publicApi) };
}

type RepositoryAddress = Readonly<ReturnType<typeof readRepositoryAddress>>;

/** Reads the address of GitHub's API. It must be https:, or on this machine, since the token is sent there. */
function readApiUrl(env: NodeJS.ProcessEnv, defaultUrl: string): string {
  return withoutSlash(parseSetting(parseBaseUrl, env["GITHUB_API_URL"] || defaultUrl, "GITHUB_API_URL"));
}

const publicServer = "https://github.com";
const publicApi = "https://api.github.com";

/**
 * Reads server, API and token for a repository that the user names. No address ends in a slash; the token may be empty.
 * @throws AnchorError `INPUT_INVALID` when an address cannot be used, or `--repository-url` contradicts the name
 */
export function readGitHubPlace(
  { repository, server: namedServer }: Omit<ReleaseName, "tag">,
  { values }: CommandOptions,
  env: NodeJS.ProcessEnv,
) {
  const token = findToken(env);
  const environmentServer = parseSetting(parseBaseUrl, env["GITHUB_SERVER_URL"] || publicServer, "GITHUB_SERVER_URL");
  const server = withoutSlash(environmentServer);
  const [repositoryUrl] = values.get("repository-url") ?? [];
  if (repositoryUrl === undefined) {
    if (namedServer === undefined || namedServer === server)
      return { repository, server, apiUrl: readApiUrl(env, apiUrlOf(server)), token };
    // `token` is for github.com and the environment's server; any other server gets the one in GH_ENTERPRISE_TOKEN.
    const serverToken = namedServer === publicServer ? token : (env["GH_ENTERPRISE_TOKEN"] ?? "").trim();
    return { repository, server: namedServer, apiUrl: apiUrlOf(namedServer), token: serverToken };
  }
  if (namedServer !== undefined) throw usageError("A release's address names its server. Leave --repository-url out");
  const { origin, pathname } = parseSetting(parseBaseUrl, repositoryUrl, "--repository-url");
  const path = pathname.replace(/(?:\.git)?\/?$/, "");
  if (path !== "" && path.toLowerCase() !== `/${repository}`.toLowerCase())
    throw usageError(`--repository-url names ${toLine(path.slice(1))}, but the command names ${repository}`);
  return { repository, server: origin, apiUrl: apiUrlOf(origin), token };
}

export type GitHubPlace = Readonly<ReturnType<typeof readGitHubPlace>>;

/** Returns the address of a GitHub server's API, by GitHub's own rules. */
function apiUrlOf(server: string): string {
  const url = new URL(server);
  if (server === publicServer) return publicApi;
  return url.host.endsWith(".ghe.com") ? server.replace("://", "://api.") : `${server}/api/v3`;
}

function withoutSlash({ href }: URL): string {
  return href.replace(/\/$/, "");
}

/** Makes the error for an argument that may name a repository, but has no tag of a release. */
export function missingTagError(word: string): AnchorError {
  const example = "For a release, write OWNER/REPO@TAG";
  return usageError(`${toLine(word)} is not a file, and has no tag. ${example}, for example ${toLine(word)}@v1`);
}

/** A release that the user names; `server` is present where the user gave the address of the release's web page. */
export interface ReleaseName {
  readonly repository: string;
  readonly tag: string;
  readonly server?: string;
}

/**
 * Returns the release that the first word names, as `OWNER/REPO@TAG` or by the address of its web page; `undefined` if
 * the word names no release. Throws AnchorError `INPUT_INVALID` for `OWNER/REPO@` or for any other web address.
 */
export function findNamedRelease({ command, positionals: [word = ""] }: CommandOptions): ReleaseName | undefined {
  if (command !== "verify" || existsSync(word)) return undefined;
  if (/^https?:/i.test(word)) return parseReleaseAddress(word);
  const [, repository, tag] = /^([\w.-]+\/[\w.-]+)@(\S.*)?$/.exec(word) ?? [];
  if (repository === undefined) return undefined;
  if (tag === undefined) throw missingTagError(repository);
  return { repository, tag };
}

function parseReleaseAddress(word: string): ReleaseName {
  const formHint = "it must be like https://github.com/OWNER/REPO/releases/tag/TAG";
  const { origin, pathname } = URL.canParse(word) ? new URL(word) : { origin: word, pathname: "" };
  const server = withoutSlash(parseSetting(parseBaseUrl, origin, "The release's address"));
  const [, repository, namedTag, latestTag] =
    /^\/([\w.-]+\/[\w.-]+)\/releases\/(?:tag\/(.+?)|(latest))\/?$/.exec(decodePart(pathname) ?? "") ?? [];
  const tag = namedTag ?? latestTag;
  if (repository === undefined || tag === undefined)
    throw usageError(`${toLine(word)} is not a release's address; ${formHint}`);
  return { repository, tag, server };
}

/**
 * Returns a function that adds the tools for a release to a host. They load their code when a run opens the release.
 * @throws AnchorError `INPUT_INVALID` when the repository is missing, or an address cannot be used
 */
export function prepareRelease(options: CommandOptions, env: NodeJS.ProcessEnv) {
  const { repository, apiUrl } = readRepositoryAddress(options, env);
  return (inputs: Inputs, host: CommandHost): Host & RunTools => {
    const { log, signals, workspace } = host;
    const origin = { ...host.origin, repository };
    const openRelease: RunTools["openRelease"] = async (web) => {
      const [release, { createGitHubForge }] = await Promise.all([
        import("../release/open.ts"),
        import("../github/releases.ts"),
      ]);
      const { stop } = signals.cancellation;
      const clock = systemClock;
      const githubOptions = { token: inputs.githubToken, repository, apiUrl, web, clock, onDebug: log.debug };
      const createForge = (forgeStop: AbortSignal) => createGitHubForge({ ...githubOptions, stop: forgeStop });
      return release.openRelease(createForge, inputs, { event: undefined, workspace, origin }, { log, clock, stop });
    };
    return { ...host, origin, openRelease };
  };
}

/** Returns the function that runs a monitor's scan on a host; throws as {@link readRepositoryAddress} does. */
export async function prepareScan(
  inputs: MonitorInputs,
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): Promise<(host: CommandHost) => Promise<Run>> {
  const address = readRepositoryAddress(options, env);
  const { runMonitor } = await import("../monitor/monitor.ts");
  return async (host) => {
    const origin = { ...host.origin, repository: address.repository };
    // Unless the input names a baseline, the last scan's monitor.json in the folder for evidence is the baseline.
    const ownBaseline = join(inputs.outputDir || host.defaultOutputDir, runFiles.monitor);
    const baseline = inputs.baseline || relative(host.workspace, ownBaseline);
    const tools = await loadMonitorTools(host, { ...address, token: inputs.githubToken, baseline });
    return runMonitor({ ...inputs, baseline }, { ...host, origin }, tools);
  };
}

/**
 * Makes the tools of a monitor. It loads their code only now, since other commands do not need it.
 * @param address with the path of the baseline, which a terminal names after the scan, since it shows no log before
 */
export async function loadMonitorTools(
  { log, signals, show, printPaths }: PlainHost,
  { baseline, ...address }: RepositoryAddress & Pick<MonitorInputs, "baseline"> & { readonly token: string },
): Promise<MonitorTools> {
  const [{ createRepositoryAccess, openIssues }, { renderScanTable }] = await Promise.all([
    import("../github/repository.ts"),
    import("../monitor/render.ts"),
  ]);
  const toOptions = (web: WebClient): GitHubOptions => ({
    ...address,
    web,
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return {
    openRepositoryAccess: (web) => createRepositoryAccess(toOptions(web)),
    openIssues: (web) => openIssues(toOptions(web)),
    present: async (view, run) => {
      const isCompared = view.hasBaseline && view.skipReason === undefined;
      const comparison = isCompared ? `\nbaseline: ${toLine(baseline)}` : "";
      show((paint, columns) => renderScanTable(view, paint, columns) + comparison);
      printPaths(run);
      return [];
    },
  };
}
