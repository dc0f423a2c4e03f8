import type { CallToolResult } from "@modelcontextprotocol/server";

import { createRedactor } from "../api/redact.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError, type ErrorCode, type StoppingCode } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import { errorOf, evidenceOf, openOf, requestIdOf, type ChainRecord, type Outcome } from "../core/outcome.ts";
import { findAnchoring, type Mode } from "../core/report.ts";
import { given, plainText } from "../core/text.ts";
import { toToolResult } from "../render/tool-result.ts";
import { maximumShown } from "./schemas.ts";
import { shortestKey } from "./settings.ts";

/** What the words and the parts of an answer depend on beside the outcome. */
export interface Audience {
  /** The key was the call's own argument. */
  readonly isKeyGiven?: boolean;
  /** The host's revision of the protocol knows content that is a link (since 2025-06-18). */
  readonly knowsLinks?: boolean;
}

/**
 * What a call answers (interface §7), whole for every host: some pass on to a model the texts of `content` alone,
 * others `structuredContent` alone. The summary is the first text and stands in `data` too; the second text is the
 * structured content. Words of the service stand in `data` alone, where they cannot pass for ours (faults T18).
 *
 * @param secrets struck out wherever they stand
 */
export function toCallResult(
  mode: Mode,
  outcome: Outcome,
  digest: Digest | undefined,
  secrets: readonly string[],
  { isKeyGiven = false, knowsLinks = true }: Audience = {},
): CallToolResult {
  const result = toToolResult(mode, toShown(outcome, digest, isKeyGiven), digest);
  const whole = given([result.summary, renderCut(outcome)]).join(" ");
  const repeated = mode === "check" ? { message: whole } : { note: whole };
  const data = { ...result.data, ...extraData(mode, outcome), ...repeated };
  const { summary, ...structuredContent } = redactSecrets({ ...result, summary: whole, data }, secrets);
  const links = (knowsLinks ? (structuredContent.links ?? []) : []).map(({ href: uri, label: title }) => {
    return { type: "resource_link", uri, name: "verification-report.pdf", title, mimeType: "application/pdf" } as const;
  });
  return {
    content: [{ type: "text", text: summary }, { type: "text", text: JSON.stringify(structuredContent) }, ...links],
    summary,
    structuredContent,
    ...(structuredContent.status === "failed" && { isError: true }),
  };
}

/** The outcome as an assistant may read it: failures in our words alone, chain records in a number one can read. */
function toShown(outcome: Outcome, digest: Digest | undefined, isKeyGiven: boolean): Outcome {
  if ("error" in outcome) {
    const { error } = outcome;
    const { code, cause, requestId } = error;
    const hint = hintOf(error, isKeyGiven);
    // That a stamp may have been spent is said in words that fit this call.
    const account = openOf(outcome) === undefined ? (accounts[code] ?? error.account) : error.account;
    return { ...outcome, error: new AnchorError(code, account, { cause, requestId, hint }) };
  }
  const evidence = evidenceOf(outcome);
  if (evidence === undefined) return outcome;
  const records = someRecords(evidence.records, digest);
  return {
    ...outcome,
    evidence: { ...evidence, records, segments: evidence.segments.slice(0, maximumShown) },
  } as Outcome;
}

/** The oldest record says since when the bytes exist, so it is among those that are shown. */
function someRecords(records: readonly ChainRecord[], digest: Digest | undefined): readonly ChainRecord[] {
  if (records.length <= maximumShown) return records;
  const oldest = digest && findAnchoring(records, [digest])?.first;
  const shown = records.slice(0, maximumShown);
  return oldest === undefined || shown.includes(oldest) ? shown : [...shown.slice(0, -1), oldest];
}

/** What belongs into `data` beside the evidence: the id to quote to the service's operator, and what it said. */
function extraData(mode: Mode, outcome: Outcome): object {
  const error = errorOf(outcome);
  // An account that holds some of the service's words has another one in its place.
  const said = error?.said ?? (error && accounts[error.code] && error.account);
  const words = withoutUndefined({ requestId: requestIdOf(outcome), message: said && plainText(said) });
  if (mode !== "check") return words;
  // What a check answers has three members (spec §2.6), and the service's own stand in the third.
  return evidenceOf(outcome) === undefined ? { _raw: words } : {};
}

function renderCut(outcome: Outcome): string {
  const { records = [], segments = [] } = evidenceOf(outcome) ?? {};
  if (records.length <= maximumShown && segments.length <= maximumShown) return "";
  const counts = `${records.length} chain records and ${segments.length} file segments`;
  return `The service named ${counts}; at most ${maximumShown} of each are shown.`;
}

/** A copy of `value` without any of the secrets in its texts. */
function redactSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  const redactors = secrets.map((secret) => createRedactor(secret, shortestKey));
  const redact = (_: string, member: unknown): unknown =>
    typeof member === "string" ? redactors.reduce((text, redactOne) => redactOne(text), member) : member;
  return JSON.parse(JSON.stringify(value, redact)) as Value;
}

/** What stops a run, and may befall a tool too: tools ask the service alone. */
type StoppingTool = Exclude<StoppingCode, `NODE_${string}` | `GITHUB_${string}` | `ASSET_${string}`>;

/** What an assistant can do about a failure, where the catalogue speaks of a workflow's inputs instead. */
export const hints: Readonly<Record<StoppingTool, string | undefined> & Partial<Record<ErrorCode, string>>> = {
  API_KEY_REJECTED: "Have the user check ANCHOR_API_KEY in the tool server's configuration.",
  PLAN_LIMIT_REACHED: "The account's plan is used up. Tell the user; trying again does not help.",
  RATE_LIMITED: "Wait a few minutes before the next call.",
  ENDPOINT_NOT_FOUND: "Have the user check ANCHOR_API_URL: it is the base address, without a path of the API.",
  REDIRECT_REFUSED: "Have the user set ANCHOR_API_URL to the final address; redirects are never followed.",
  SERVICE_UNAVAILABLE: "Try again in a few minutes; this says nothing about the hash.",
  SERVICE_UNREACHABLE: "Have the user check ANCHOR_API_URL, DNS, proxy and firewall; this says nothing about the hash.",
  // The error's own hint fits.
  TLS_REJECTED: undefined,
  CONNECTION_LOST: "Try again in a few minutes; this says nothing about the hash.",
  REQUEST_TIMEOUT: "Try again in a few minutes; this says nothing about the hash.",
  RESPONSE_INVALID: "Have the user check ANCHOR_API_URL: another program may have answered in the service's place.",
  REPLY_MISMATCH: "Trust no answer of this service: it answered about something that was not asked. Tell the user.",
  NOT_ATTEMPTED: "Nothing was done; call again later if it is still wanted.",
  INTERNAL: "This is a defect of the tool server; it has written the details to its log.",
};

/** What happened, where the error's own account quotes the service: that stands in `data` alone. */
const accounts: Readonly<Partial<Record<ErrorCode, string>>> = {
  REDIRECT_REFUSED: "The service answered with a redirect, which is not followed.",
};

const rejectedArgument =
  "The api_key argument was rejected: leave it out to use the configured key, or have the user check it.";

/** What to do about `error`. @param isKeyGiven the key was the call's own argument */
export function hintOf({ code, hint, retryAfterMs }: AnchorError, isKeyGiven: boolean): string {
  if (code === "API_KEY_REJECTED" && isKeyGiven) return rejectedArgument;
  if (retryAfterMs !== undefined && (code === "RATE_LIMITED" || code === "SERVICE_UNAVAILABLE")) {
    return `The service asks to wait ${renderWait(retryAfterMs)} before the next call; this says nothing about the hash.`;
  }
  return hints[code] ?? hint;
}

/** Rounded up: a call that comes too early is refused again. */
function renderWait(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds <= 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
