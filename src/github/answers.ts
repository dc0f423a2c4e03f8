/** Converts GitHub's answers to releases and assets, and failed requests to faults and errors. */
import type { getOctokit } from "@actions/github";

import type { Download } from "../api/downloads.ts";
import { AnchorError, type ErrorCode } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { Asset, Release } from "../release/forge.ts";

/** Why a request to GitHub brought no data. */
export interface GitHubFault {
  /** The status of GitHub's answer; `undefined` if no answer came, or if it could not be read or was not GitHub's. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  /** GitHub's own words, untrusted and cut; empty where there are none. */
  readonly message: string;
  /** The codes of the errors in an answer with status 422, such as `already_exists`. */
  readonly errorCodes: readonly string[];
  readonly cause: unknown;
  /** Set if the token was refused although it had worked earlier in this run. */
  readonly isTokenExpired?: true;
}

export type GitHubAnswer<Data> =
  | {
      readonly data: Data;
      /** Whether GitHub says that the list has another page. */
      readonly hasNext?: boolean;
    }
  | {
      readonly fault: GitHubFault;
      /** Set if GitHub asked to wait. The caller may ask again, and its next request waits as long as GitHub asked. */
      readonly isRetryable?: true;
    };

type Octokit = ReturnType<typeof getOctokit>;

/** Converts an error of Octokit to a fault. @throws `thrown` itself when it is not an error of a request */
export function toFault(thrown: unknown): GitHubFault {
  if (typeof memberAt(thrown, "status") !== "number") throw thrown;
  // Octokit's error states 500 even where the connection broke; only an error about an answer has a `response`.
  const status = memberAt(thrown, "response", "status");
  const data = memberAt(thrown, "response", "data");
  const headers = (memberAt(thrown, "response", "headers") ?? {}) as GitHubFault["headers"];
  // A refusal with neither a request id nor a JSON message is a firewall's, and says nothing about the token.
  const isRefusal = typeof status === "number" && status < 500 && status !== 429;
  const isFromGitHub = headers["x-github-request-id"] !== undefined || typeof memberAt(data, "message") === "string";
  if (isRefusal && !isFromGitHub) return toBrokenFault(memberAt(thrown, "response", "url"), true);
  const statedErrors = memberAt(data, "errors");
  const errors: readonly unknown[] = Array.isArray(statedErrors) ? statedErrors : [];
  const messages = [data, ...errors].map((part) => memberAt(part, "message"));
  return {
    status: typeof status === "number" ? status : undefined,
    headers,
    message: messages
      .filter((message) => typeof message === "string")
      .join(": ")
      .slice(0, 200),
    errorCodes: errors.map((error) => String(memberAt(error, "code"))),
    // The error itself is not kept, since it holds the whole request, with the token.
    cause: thrown instanceof Error ? thrown.cause : undefined,
  };
}

/**
 * Makes the fault of an answer that is not GitHub's JSON: it broke off, has another type, or is a firewall's.
 *
 * @param url the answer's address, whose host is named if `isForeign` is true
 * @param isForeign whether a firewall or a login page seems to have answered in GitHub's place
 */
export function toBrokenFault(url: unknown, isForeign: boolean): GitHubFault {
  const host = isForeign && typeof url === "string" && URL.canParse(url) ? new URL(url).host : undefined;
  const cause = new Error(host === undefined ? "its answer is incomplete, or not JSON" : foreignPageMessage(host));
  return { status: undefined, headers: {}, message: "", errorCodes: [], cause };
}

function foreignPageMessage(host: string, sentText = "a page"): string {
  return `${host} sent ${sentText} in place of it, so a firewall or a login may be in the way`;
}

/**
 * Explains a download that is not GitHub's: an HTML page by its type or its first characters, which `start` has, or a
 * file that `isOther` than the asset and comes from a host that is not GitHub's.
 */
export function explainForeign(
  { host, status, headers }: Omit<Download, "body">,
  start: string,
  isOther: boolean,
): string | undefined {
  if (status !== 200) return undefined;
  const isHtml = /^text\/html\b/i.test(headers["content-type"] ?? "") || /^\s*<(?:!doctype\s+)?html\b/i.test(start);
  if (isHtml) return foreignPageMessage(host);
  return isOther ? foreignPageMessage(host, "something else") : undefined;
}

/** Whether GitHub may have done what was asked, although no answer says so. */
export function isAmbiguous({ status }: GitHubFault): boolean {
  return status === undefined || status >= 500 || status === 408;
}

/** Whether GitHub refused an asset because another one has its name. */
export function isNameTaken({ status, errorCodes }: GitHubFault): boolean {
  return status === 422 && errorCodes.includes("already_exists");
}

/**
 * Makes the error of a fault. @param task what was asked, such as "Listing the releases"; precedes "failed"
 * @param refusalCode the error's code for a status 403, 404 or 410
 */
export function toGitHubError(fault: GitHubFault, task: string, refusalCode: ErrorCode): AnchorError {
  const { status, message, cause } = fault;
  const code = errorCodeOf(fault, refusalCode);
  const answerText =
    status === undefined ? `GitHub gave no usable answer: ${rootMessageOf(cause)}` : `GitHub answered ${status}`;
  const hint = fault.isTokenExpired === true ? expiredTokenHint : undefined;
  return new AnchorError(code, `${task} failed: ${answerText}`, { cause, hint, quotation: message || undefined });
}

export const expiredTokenHint =
  "The token worked earlier in this run, so it has expired. Make the token right before this step, or split the job.";

/** Returns the data of an answer. @throws the error that {@link toGitHubError} makes, if the answer has a fault */
export function dataOf<Data>(answer: GitHubAnswer<Data>, task: string, refusalCode: ErrorCode): Data {
  if ("data" in answer) return answer.data;
  throw toGitHubError(answer.fault, task, refusalCode);
}

function errorCodeOf(fault: GitHubFault, refusalCode: ErrorCode): ErrorCode {
  const { status, message } = fault;
  if (isAmbiguous(fault)) return "GITHUB_UNAVAILABLE";
  if (isRateLimit(fault)) return "GITHUB_RATE_LIMITED";
  if (status === 401) return "GITHUB_TOKEN_REJECTED";
  if (status === 422 && /immutable/i.test(message)) return "RELEASE_IMMUTABLE";
  // GitHub answers 410 where a repository's issues are switched off.
  return status === 403 || status === 404 || status === 410 ? refusalCode : "GITHUB_REFUSED";
}

function rootMessageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "the connection broke";
  return cause.cause instanceof Error ? rootMessageOf(cause.cause) : cause.message;
}

/** Whether GitHub asks for fewer requests: by a 429, or by a 403 whose headers or message say so. */
export function isRateLimit({ status, headers, message }: GitHubFault): boolean {
  if (status === 429) return true;
  const isInHeaders = headers["retry-after"] !== undefined || headers["x-ratelimit-remaining"] === "0";
  return status === 403 && (isInHeaders || /rate limit|abuse detection/i.test(message));
}

/** A release as GitHub documents it; old GitHub Enterprise Servers lack some of these members. */
export type ReleaseData = Awaited<ReturnType<Octokit["rest"]["repos"]["getRelease"]>>["data"];
export type AssetData = ReleaseData["assets"][number];

/** Makes the error of an answer without the documented form. Such an answer is neither trusted nor written back. */
export function unexpectedFormError(dataName: string): AnchorError {
  return new AnchorError("GITHUB_UNAVAILABLE", `GitHub's ${dataName} has an unexpected form.`);
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for data that is not a release */
export function toRelease(data: ReleaseData): Release {
  const { id, tag_name, upload_url, body }: Partial<ReleaseData> = data ?? {};
  const isIdentified = typeof id === "number" && typeof tag_name === "string" && tag_name !== "";
  if (!isIdentified || typeof upload_url !== "string" || typeof (body ?? "") !== "string")
    throw unexpectedFormError("answer about a release");
  return {
    id,
    tag: tag_name,
    name: data.name,
    body: body ?? "",
    isDraft: data.draft,
    isPrerelease: data.prerelease,
    isImmutable: data.immutable === true,
    url: data.html_url,
    ...(Number.isNaN(Date.parse(data.created_at ?? "")) ? {} : { createdAt: new Date(data.created_at ?? "") }),
    assetNames: (Array.isArray(data.assets) ? data.assets : []).map(({ name }) => name),
    uploadUrl: upload_url,
  };
}

/**
 * Converts an asset of the release of `tag`. GitHub gives a draft's asset an address (`untagged-…`) that is invalid
 * once the release is published. The result has the address that is valid from then on.
 *
 * @throws AnchorError `GITHUB_UNAVAILABLE` for data that is not an asset
 */
export function toAsset(data: AssetData, tag: string): Asset {
  const { id, name, size, browser_download_url: url, created_at }: Partial<AssetData> = data ?? {};
  const isIdentified = typeof id === "number" && typeof name === "string" && name !== "" && typeof url === "string";
  if (!isIdentified || typeof size !== "number" || Number.isNaN(Date.parse(created_at ?? "")))
    throw unexpectedFormError("answer about an asset");
  const [, sha256] = /^sha256:([0-9a-f]{64})$/i.exec(data.digest ?? "") ?? [];
  return {
    id,
    name,
    size,
    ...(sha256 !== undefined && { sha256: sha256.toLowerCase() }),
    isUploaded: data.state === "uploaded",
    url: url.replace(/(?<=\/releases\/download\/)untagged-[0-9a-f]+(?=\/)/, () => encodeURIComponent(tag)),
    uploaded: toUtc(data.created_at),
    ...(data.uploader && { uploader: data.uploader.login }),
  };
}

/** Converts a time that GitHub states to ISO 8601 in UTC, without milliseconds if it has none. */
export function toUtc(time: string): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}
