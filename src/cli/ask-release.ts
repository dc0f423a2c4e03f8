/** Asks GitHub for a release with the list of its assets. */
import { getWithRedirects, keepPace, type Web } from "../api/downloads.ts";
import { backoff, maxAttempts } from "../api/retry.ts";
import { AnchorError, retold } from "../core/errors.ts";
import { decodeUtf8, maxJsonLength, parseJsonText, readAtMost } from "../core/json.ts";
import {
  type Answer,
  isPage,
  notOfItsForm,
  type ReleaseData,
  toBrokenFault,
  toFault,
  toGitHubError,
} from "../github/answers.ts";
import { systemClock } from "../host/clock.ts";
import type { GitHubPlace, ReleaseName } from "./repository.ts";

/** Which release is read, and by what. */
export interface Reading extends GitHubPlace {
  readonly tag: ReleaseName["tag"];
  readonly web: Web;
}

/** The token goes to the API alone. */
export function headersOf({ token, apiUrl }: Reading, accept: string) {
  const { origin } = new URL(apiUrl);
  return (url: URL): Readonly<Record<string, string>> => ({
    accept,
    ...(token !== "" && url.origin === origin && { authorization: `token ${token}` }),
  });
}

/** The random share of a wait that is always waited. */
export const leastShare = 0.5;

/**
 * Asks GitHub for the release with the list of its assets: one request, but for `latest`, which may be a tag's name.
 *
 * @throws AnchorError `RELEASE_NOT_FOUND`, or what GitHub's answer means
 */
export async function askForRelease(reading: Reading): Promise<ReleaseData> {
  const { repository, tag } = reading;
  const byTag = `tags/${encodeURIComponent(tag)}`;
  for (const path of tag === "latest" ? [byTag, "latest"] : [byTag]) {
    const found = await askOnce(reading, path);
    if (found !== undefined) return found;
  }
  const account = `In ${repository} there is no release with the tag ${tag}.`;
  throw withTokenHint(new AnchorError("RELEASE_NOT_FOUND", account), reading);
}

/** GitHub says *not found* of what one may not see. */
export function withTokenHint(error: AnchorError, { token }: Reading): AnchorError {
  if (token !== "") return error;
  const hint = "Check owner, repository and tag. A private repository needs a token in GH_TOKEN.";
  return retold(
    error,
    error.account,
    error.code === "RELEASE_NOT_FOUND" ? hint : "Try again later, or with a token in GH_TOKEN.",
  );
}

/** The longest time of one answer, in milliseconds. */
const timeoutMs = 60_000;

/** @returns `undefined` where GitHub says that there is no such release */
async function askOnce(reading: Reading, path: string): Promise<ReleaseData | undefined> {
  const { web, apiUrl, repository } = reading;
  const url = new URL(`${apiUrl}/repos/${repository}/releases/${path}`);
  const headersFor = headersOf(reading, "application/vnd.github+json");
  const isAllowed = ({ origin }: URL): boolean => origin === url.origin;
  const ask = async (): Promise<Answer<ReleaseData>> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { host, status, headers, body } = await getWithRedirects(web, url, signal, { isAllowed, headersFor });
    const text = decodeUtf8(
      await readAtMost(keepPace(body, maxJsonLength, systemClock), maxJsonLength, () => notOfItsForm("answer")),
    );
    const data = parseAnswer(text);
    const from = `https://${host}`;
    if (status !== 200) return { fault: toFault({ status, response: { status, headers, data, url: from } }) };
    // A page in place of a release is an outage of the way, such as the login page of a network.
    return typeof data === "string" ? { fault: toBrokenFault(from, isPage(data)) } : { data: data as ReleaseData };
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask().catch((cause: unknown) => {
      return { fault: { status: undefined, headers: {}, said: "", codes: [], cause } };
    });
    if ("data" in answer) return answer.data;
    if (answer.fault.status === 404) return undefined;
    const error = toGitHubError(answer.fault, "Reading the release", "RELEASE_NOT_READABLE");
    if (error.code !== "GITHUB_UNAVAILABLE" || attempt >= maxAttempts) throw error;
    await systemClock.wait(backoff(attempt, systemClock.random(), leastShare));
  }
}

/** @returns the text itself where it is not JSON */
function parseAnswer(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return text;
  }
}
