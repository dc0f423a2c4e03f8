/** Converts GitHub's answers to releases and assets, or to a fault and its error. */
import type { getOctokit } from "@actions/github";

import type { Download } from "../api/downloads.ts";
import { AnchorError, type ErrorCode } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { Asset, Release } from "../release/forge.ts";

export interface GitHubFault {
  /** `undefined` when there was no answer, or none that could be read. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  /** GitHub's own words, untrusted. */
  readonly message: string;
  /** Codes of a 422, such as `already_exists`. */
  readonly codes: readonly string[];
  readonly cause: unknown;
  /** The token was refused but had worked earlier in this run. */
  readonly isExpired?: true;
}

export type GitHubAnswer<Data> =
  | {
      readonly data: Data;
      /** GitHub says that another page of the list follows. */
      readonly hasNext?: boolean;
    }
  | {
      readonly fault: GitHubFault;
      /** GitHub asked to wait: the caller may ask again, and its next request will wait. */
      readonly isRetryable?: true;
    };

type Octokit = ReturnType<typeof getOctokit>;

const maxGitHubMessage = 200;

/** Converts an error of Octokit to a fault. @throws `thrown` itself when it is not an error of a request */
export function toFault(thrown: unknown): GitHubFault {
  if (typeof memberAt(thrown, "status") !== "number") throw thrown;
  // Octokit gives a broken connection the status 500; only a real answer has a `response`.
  const status = memberAt(thrown, "response", "status");
  const data = memberAt(thrown, "response", "data");
  const headers = (memberAt(thrown, "response", "headers") ?? {}) as GitHubFault["headers"];
  const isClear = typeof status !== "number" || status >= 500 || status === 429;
  // GitHub explains a refusal in JSON. A firewall's refusal says nothing about the token or the release.
  const isExplained = typeof memberAt(data, "message") === "string";
  if (!isClear && headers["x-github-request-id"] === undefined && !isExplained)
    return toBrokenFault(memberAt(thrown, "response", "url"), true);
  const listed = memberAt(data, "errors");
  const errors: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const words = [data, ...errors].map((part) => memberAt(part, "message"));
  return {
    status: typeof status === "number" ? status : undefined,
    headers,
    message: words
      .filter((word) => typeof word === "string")
      .join(": ")
      .slice(0, maxGitHubMessage),
    codes: errors.map((error) => String(memberAt(error, "code"))),
    // Octokit's error itself holds the whole request, with the token.
    cause: thrown instanceof Error ? thrown.cause : undefined,
  };
}

/**
 * Returns the fault of an answer whose body is not JSON. Octokit gives such a body as a string, in which a reader of
 * members would find none, and take a release's notes for empty.
 *
 * @param url of the answer
 * @param isForeign a firewall or a login page seems to have answered in GitHub's place
 */
export function toBrokenFault(url: unknown, isForeign: boolean): GitHubFault {
  const host = isForeign && typeof url === "string" && URL.canParse(url) ? new URL(url).host : undefined;
  const cause = new Error(host === undefined ? "its answer is incomplete, or not JSON" : foreignPageMessage(host));
  return { status: undefined, headers: {}, message: "", codes: [], cause };
}

export function isMarkup(data: unknown): boolean {
  return typeof data === "string" && /^\s*</.test(data);
}

function foreignPageMessage(host: string): string {
  return `${host} sent a page in place of it, so a firewall or a login may be in the way`;
}

/** Explains a download that is an HTML page, by its type or by `start`, its first characters; else `undefined`. */
export function foreignPage({ host, status, headers }: Omit<Download, "body">, start = ""): string | undefined {
  const isHtml = /^text\/html\b/i.test(headers["content-type"] ?? "") || /^\s*<(?:!doctype\s+)?html\b/i.test(start);
  return status === 200 && isHtml ? foreignPageMessage(host) : undefined;
}

/** Whether GitHub may have done a write although its answer does not say so. */
export function isAmbiguous({ status }: GitHubFault): boolean {
  return status === undefined || status >= 500 || status === 408;
}

/** Whether GitHub refused an asset because another one has its name. */
export function isNameTaken({ status, codes }: GitHubFault): boolean {
  return status === 422 && codes.includes("already_exists");
}

/**
 * @param doing precedes "failed" in the message
 * @param refusal the code for a status 403, 404 or 410
 */
export function toGitHubError(fault: GitHubFault, doing: string, refusal: ErrorCode): AnchorError {
  const { status, message, cause } = fault;
  const code = codeOf(fault, refusal);
  const what =
    status === undefined ? `GitHub gave no usable answer: ${rootMessage(cause)}` : `GitHub answered ${status}`;
  const hint = fault.isExpired === true ? expiredHint : undefined;
  return new AnchorError(code, `${doing} failed: ${what}`, { cause, hint, quote: message || undefined });
}

export const expiredHint =
  "The token worked earlier in this run, so it has expired. Make the token right before this step, or split the job.";

/** @throws the error of {@link toGitHubError} for a fault */
export function dataOf<Data>(answer: GitHubAnswer<Data>, doing: string, refusal: ErrorCode): Data {
  if ("data" in answer) return answer.data;
  throw toGitHubError(answer.fault, doing, refusal);
}

function codeOf(fault: GitHubFault, refusal: ErrorCode): ErrorCode {
  const { status, message } = fault;
  if (isAmbiguous(fault)) return "GITHUB_UNAVAILABLE";
  if (isLimit(fault)) return "GITHUB_RATE_LIMITED";
  if (status === 401) return "GITHUB_TOKEN_REJECTED";
  if (status === 422 && /immutable/i.test(message)) return "RELEASE_IMMUTABLE";
  // GitHub answers 410 where a repository's issues are switched off.
  return status === 403 || status === 404 || status === 410 ? refusal : "GITHUB_REFUSED";
}

function rootMessage(cause: unknown): string {
  if (!(cause instanceof Error)) return "the connection broke";
  return cause.cause instanceof Error ? rootMessage(cause.cause) : cause.message;
}

/** Whether GitHub asks for fewer requests, by a 429 or by a 403 that says so. */
export function isLimit({ status, headers, message }: GitHubFault): boolean {
  if (status === 429) return true;
  const isNamed = headers["retry-after"] !== undefined || headers["x-ratelimit-remaining"] === "0";
  return status === 403 && (isNamed || /rate limit|abuse detection/i.test(message));
}

/** Old GitHub Enterprise Servers lack some of these members. */
export type ReleaseData = Awaited<ReturnType<Octokit["rest"]["repos"]["getRelease"]>>["data"];
export type AssetData = ReleaseData["assets"][number];

/** The error of an answer without the documented form, which must be neither trusted nor written back. */
export function unexpectedFormError(what: string): AnchorError {
  return new AnchorError("GITHUB_UNAVAILABLE", `GitHub's ${what} has an unexpected form.`);
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no release */
export function toRelease(data: ReleaseData): Release {
  const { id, tag_name, upload_url, body }: Partial<ReleaseData> = data ?? {};
  const isNamed = typeof id === "number" && typeof tag_name === "string" && tag_name !== "";
  if (!isNamed || typeof upload_url !== "string" || typeof (body ?? "") !== "string")
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
    fileNames: (Array.isArray(data.assets) ? data.assets : []).map(({ name }) => name),
    uploadUrl: upload_url,
  };
}

/**
 * Converts an asset of the release of `tag`. A draft's asset has an address (`untagged-…`) that becomes invalid when the
 * release is published, so it gets the address that is valid from then on.
 *
 * @throws AnchorError `GITHUB_UNAVAILABLE` for what is no asset
 */
export function toAsset(data: AssetData, tag: string): Asset {
  const { id, name, size, browser_download_url: url, created_at }: Partial<AssetData> = data ?? {};
  const isNamed = typeof id === "number" && typeof name === "string" && name !== "" && typeof url === "string";
  if (!isNamed || typeof size !== "number" || Number.isNaN(Date.parse(created_at ?? "")))
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

/** Returns a time of GitHub's in UTC, without milliseconds, since GitHub states whole seconds. */
export function toUtc(time: string): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}
