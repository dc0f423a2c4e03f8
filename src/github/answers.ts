/** Converts GitHub's answers: to releases and assets, or to a fault and the error for it. */
import type { getOctokit } from "@actions/github";

import type { Download } from "../api/downloads.ts";
import { AnchorError, type ErrorCode } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import { sentence } from "../core/text.ts";
import type { Asset, Release } from "../release/forge.ts";

export interface GitHubFault {
  /** The HTTP status; `undefined` when there was no answer, or none that could be read. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  /** GitHub's own words, untrusted. */
  readonly message: string;
  /** Codes of a 422, such as `already_exists`. */
  readonly codes: readonly string[];
  readonly cause: unknown;
  /** The token was refused, and has worked earlier in this run. */
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
      /** GitHub will accept the request later; the next request waits until then. */
      readonly isRetryable?: true;
    };

type Octokit = ReturnType<typeof getOctokit>;

const maxSaidLength = 200;

/**
 * Converts an error of Octokit to a fault.
 *
 * @throws `thrown` itself when it is not a request's error: a defect of this program is not GitHub's
 */
export function toFault(thrown: unknown): GitHubFault {
  if (typeof memberAt(thrown, "status") !== "number") throw thrown;
  // Octokit gives a broken connection the status 500; only a real answer has a `response`.
  const status = memberAt(thrown, "response", "status");
  const data = memberAt(thrown, "response", "data");
  const headers = (memberAt(thrown, "response", "headers") ?? {}) as GitHubFault["headers"];
  const isClear = typeof status !== "number" || status >= 500 || status === 429;
  // GitHub explains a refusal in JSON. What a firewall refuses says nothing of the token or the release.
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
      .slice(0, maxSaidLength),
    codes: errors.map((error) => String(memberAt(error, "code"))),
    // Keeps only the network's own error: Octokit's error holds the whole request.
    cause: thrown instanceof Error ? thrown.cause : undefined,
  };
}

/**
 * Returns the fault of an answer whose body is not JSON. Octokit gives such a body as text, and a cut body as an empty
 * text: code that reads members of a text finds none, and takes a release's notes for empty.
 *
 * @param url of the answer: a firewall or a login page may have answered in GitHub's place
 */
export function toBrokenFault(url: unknown, isForeign: boolean): GitHubFault {
  const host = isForeign && typeof url === "string" && URL.canParse(url) ? new URL(url).host : undefined;
  const cause = new Error(host === undefined ? "its answer is incomplete, or not JSON" : pageOf(host));
  return { status: undefined, headers: {}, message: "", codes: [], cause };
}

/** Whether text is a page and not JSON. */
export function isPage(data: unknown): boolean {
  return typeof data === "string" && /^\s*</.test(data);
}

/** Says that a page came in place of what was asked for: of a firewall, a proxy or a login. */
function pageOf(host: string): string {
  return `${host} sent a page in place of it, so a firewall or a login may be in the way`;
}

/**
 * Says the same of a download that is a page, where its bytes are not those of the asset; else `undefined`.
 *
 * @param start the first characters: not every firewall says that it sends HTML
 */
export function foreignPage({ host, status, headers }: Omit<Download, "body">, start = ""): string | undefined {
  const isHtml = /^text\/html\b/i.test(headers["content-type"] ?? "") || /^\s*<(?:!doctype\s+)?html\b/i.test(start);
  return status === 200 && isHtml ? pageOf(host) : undefined;
}

/** Whether a write may have been done although no clear answer came. */
export function isAmbiguous({ status }: GitHubFault): boolean {
  return status === undefined || status >= 500 || status === 408;
}

/** Whether an asset was refused because another one has its name. */
export function isNameTaken({ status, codes }: GitHubFault): boolean {
  return status === 422 && codes.includes("already_exists");
}

/** Makes the error of a fault; `doing` is completed by "… failed", `refusal` is the code of a 403, 404 or 410 here. */
export function toGitHubError(fault: GitHubFault, doing: string, refusal: ErrorCode): AnchorError {
  const { status, message, cause } = fault;
  const code = codeOf(fault, refusal);
  const what = status === undefined ? `GitHub gave no usable answer: ${wordsOf(cause)}` : `GitHub answered ${status}`;
  const hint = fault.isExpired === true ? expiredHint : undefined;
  const account = `${doing} failed: ${what}`;
  return new AnchorError(code, message === "" ? sentence(account) : account, {
    cause,
    hint,
    quote: message || undefined,
  });
}

export const expiredHint =
  "The token worked earlier in this run, so it has expired. Make the token right before this step, or split the job.";

/** Returns the data of an answer; throws the error of {@link toGitHubError} for a fault. */
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
  // GitHub answers 410 about issues where they are switched off.
  return status === 403 || status === 404 || status === 410 ? refusal : "GITHUB_REFUSED";
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "the connection broke";
  return cause.cause instanceof Error ? wordsOf(cause.cause) : cause.message;
}

/** Whether GitHub asks for fewer requests: 429, or a 403 that says so. */
export function isLimit({ status, headers, message }: GitHubFault): boolean {
  if (status === 429) return true;
  const isNamed = headers["retry-after"] !== undefined || headers["x-ratelimit-remaining"] === "0";
  return status === 403 && (isNamed || /rate limit|abuse detection/i.test(message));
}

/** A release and an asset as GitHub describes them; old servers lack some members. */
export type ReleaseData = Awaited<ReturnType<Octokit["rest"]["repos"]["getRelease"]>>["data"];
export type AssetData = ReleaseData["assets"][number];

/** Makes the error of an answer without the documented form: it must be neither trusted nor written back. */
export function notOfItsForm(what: string): AnchorError {
  return new AnchorError("GITHUB_UNAVAILABLE", `GitHub's ${what} has an unexpected form.`);
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no release */
export function toRelease(data: ReleaseData): Release {
  const { id, tag_name, upload_url, body }: Partial<ReleaseData> = data ?? {};
  const isNamed = typeof id === "number" && typeof tag_name === "string" && tag_name !== "";
  if (!isNamed || typeof upload_url !== "string" || typeof (body ?? "") !== "string")
    throw notOfItsForm("answer about a release");
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
 * Converts an asset of the release of `tag`. The address of a draft's asset names no tag (`untagged-…`) and becomes
 * invalid when the release is published, so it is replaced by the address that is valid from then on.
 *
 * @throws AnchorError `GITHUB_UNAVAILABLE` for what is no asset
 */
export function toAsset(data: AssetData, tag: string): Asset {
  const { id, name, size, browser_download_url: url, created_at }: Partial<AssetData> = data ?? {};
  const isNamed = typeof id === "number" && typeof name === "string" && name !== "" && typeof url === "string";
  if (!isNamed || typeof size !== "number" || Number.isNaN(Date.parse(created_at ?? "")))
    throw notOfItsForm("answer about an asset");
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

/** Writes a time of GitHub's, which counts whole seconds. */
export function toUtc(time: string): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}
