/** Reads one release for a command line, without Octokit: to load that takes longer than all the rest of the command. */
import { getWithRedirects, keepPace } from "../api/downloads.ts";
import { decodeUtf8, maxJsonLength, parseJsonText, readAtMost } from "../core/json.ts";
import { dataOf, notOfItsForm, readRefusal, type ReleaseData, toAsset, toRelease } from "./answers.ts";
import { createCaller, type GitHubCaller, reading, type Send } from "./caller.ts";
import type { GitHubOptions } from "./connection.ts";

/** What reads of one repository need. */
export type ReadConnection = GitHubOptions & GitHubCaller;

/** Connects to one repository, to read a release and its files. */
export function connectToRead(options: GitHubOptions): ReadConnection {
  return { ...options, ...createCaller(options.clock, options.stop, () => {}) };
}

/**
 * Reads the release of a tag with its assets: one request, but for `latest`, which may be a tag's name. A limit of GitHub's
 * ends it.
 *
 * @returns `undefined` where GitHub says that there is no such release
 */
export async function readWithAssets(connection: ReadConnection, tag: string) {
  const byTag = `tags/${encodeURIComponent(tag)}`;
  for (const path of tag === "latest" ? [byTag, "latest"] : [byTag]) {
    const policy = { ...reading, timeoutMs: 60_000, endsAtLimit: true } as const;
    const answer = await connection.call(policy, sendFor(connection, path));
    if ("fault" in answer && answer.fault.status === 404) continue;
    const data = dataOf(answer, "Reading the release", readRefusal);
    const release = toRelease(data);
    if (!Array.isArray(data.assets)) throw notOfItsForm("list of the release's assets");
    const assets = data.assets.map((asset) => toAsset(asset, release.tag)).filter(({ isUploaded }) => isUploaded);
    return { release, assets };
  }
  return undefined;
}

/** Gives an answer, and throws what is none, in the forms of Octokit. */
function sendFor({ web, token, apiUrl, repository, clock }: ReadConnection, path: string): Send<ReleaseData> {
  const url = new URL(`${apiUrl}/repos/${repository}/releases/${path}`);
  const authorization = token === "" ? {} : { authorization: `token ${token}` };
  const rules = {
    isAllowed: ({ origin }: URL): boolean => origin === url.origin,
    headersFor: () => ({ accept: "application/vnd.github+json", ...authorization }),
  };
  return async ({ signal }) => {
    const noAnswer = (cause: unknown): never => {
      throw Object.assign(new Error("no answer", { cause }), { status: 500 });
    };
    const { host, status, headers, body } = await getWithRedirects(web, url, signal, rules).catch(noAnswer);
    const whole = readAtMost(keepPace(body, maxJsonLength, clock), maxJsonLength, () => notOfItsForm("answer"));
    const data = parseIfJson(await whole.then(decodeUtf8).catch(noAnswer));
    const from = `https://${host}`;
    if (status >= 300)
      throw Object.assign(new Error("a refusal"), { status, response: { status, headers, data, url: from } });
    return { status, headers: {}, data: data as ReleaseData, url: from };
  };
}

/** @returns the text itself where it is not JSON */
function parseIfJson(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return text;
  }
}
