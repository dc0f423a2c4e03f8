/** A call of a tool: the arguments that an assistant gives, and the answer that it gets. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type * as z from "zod/mini";

import { createRedactorOfAll } from "../api/redact.ts";
import { digestFromWire, isDigest, type Digest } from "../core/digest.ts";
import { AnchorError, withMessage, withoutQuote } from "../core/errors.ts";
import { memberAt, withoutUndefined } from "../core/members.ts";
import { lostReportMessage } from "../core/open-stamp.ts";
import { type Mode, findAnchoring } from "../evidence/run.ts";
import { mayBeSpent, requestIdOf, type Judgement, type ChainRecord } from "../core/row.ts";
import { nonEmpty, plainText } from "../core/text.ts";
import { toToolResult } from "../render/json-results.ts";
import { rejectedKeyAdvice, toolMessages, toolFront } from "../words/other-fronts.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { type fileInput, maxShownItems, tools, type ToolName } from "./tools.ts";

/** The form of an argument, in words for the model that has to correct it; `file_hash` has messages of its own. */
const argumentForms: Readonly<Record<string, string>> = {
  filename: "filename must be a text of at most 255 characters without control characters",
  filesize: "filesize must be a whole number of bytes, 0 or more",
  api_key: "api_key must be at most 512 printable ASCII characters without spaces",
};

/**
 * Parses a call's arguments by the tool's schema. No error repeats a value, which may be an API key in the wrong place.
 * @throws AnchorError `HASH_INVALID` about `file_hash`, or `INPUT_INVALID` about the other arguments
 */
export function parseArguments(tool: ToolName, givenArguments: unknown) {
  const { input } = tools[tool];
  const parsed = catchTypeError(() => input.safeParse(givenArguments ?? {}));
  if (parsed === undefined) throw inputError(Object.values(argumentForms));
  if (!parsed.success) {
    const issueNames = parsed.error.issues.map(({ path }) => String(path[0]));
    if (issueNames.includes("file_hash")) throw explainInvalidHash(givenArguments);
    const allowedNames = Object.keys(input.shape).join(", ");
    const problems = issueNames.map((name) => {
      const isNull = argumentForms[name] !== undefined && memberAt(givenArguments, name) === null;
      return isNull
        ? `${name} is null: leave it out instead`
        : (argumentForms[name] ?? `${tool} takes only ${allowedNames}`);
    });
    throw inputError(problems);
  }
  const { file_hash: digest, filename = "", filesize, api_key }: z.infer<typeof fileInput> = parsed.data;
  if (!isDigest(digest)) throw explainInvalidHash(givenArguments);
  // Only the last part of a path is kept, because folders in a report would tell of the user's machine. Invisible
  // characters are removed, since they could make one name look like another.
  const fileName = plainText(filename.replace(/^.*[/\\]/s, ""));
  return { digest, fileName: fileName === "" ? undefined : fileName, fileSize: filesize, apiKey: api_key };
}

export type ToolRequest = Readonly<ReturnType<typeof parseArguments>>;

/** Runs `parse`; `undefined` where the schema library throws a TypeError, as for some objects with a `length`. */
function catchTypeError<Parsed>(parse: () => Parsed): Parsed | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Returns the `api_key` among the arguments, valid or not, so that it can be removed from the answer; else empty. */
export function apiKeyIn(givenArguments: unknown): string {
  const apiKey = memberAt(givenArguments, "api_key");
  return typeof apiKey === "string" ? apiKey : "";
}

function explainInvalidHash(givenArguments: unknown): AnchorError {
  const text = memberAt(givenArguments, "file_hash");
  const errorThat = (what: string, hint?: string) => new AnchorError("HASH_INVALID", `file_hash ${what}.`, { hint });
  if (text === undefined) return errorThat("is missing");
  if (typeof text !== "string") return errorThat("is not a text");
  const digest = digestFromWire(text.slice(0, 100).trim());
  if (digest !== undefined) {
    const hint = `Send exactly ${digest} instead.`;
    return errorThat("must be 64 lowercase hex digits, without 0x and without spaces", hint);
  }
  return text.length === 64
    ? errorThat("has 64 characters, but not all of them are hex digits")
    : errorThat(`has ${text.length} characters, and a SHA3-256 digest has 64 hex digits`);
}

function inputError(problems: readonly string[]): AnchorError {
  const hint = "Correct the arguments that are named here. The tool's input schema has the form of each.";
  return new AnchorError("INPUT_INVALID", `${[...new Set(problems)].join("; ")}.`, { hint });
}

/**
 * Builds a call's answer. `content` and `structuredContent` each have all of it, since some hosts pass only one of them
 * to a model: `content` has the summary, then the structured content as JSON, in which `data` repeats the summary. The
 * service's words are in `data` alone, so that a model does not take them for this program's.
 * @param secrets texts that are removed from the whole answer
 * @param isKeyGiven whether the API key was an argument of the call
 * @param knowsLinks whether the host's revision of the protocol has links in `content` (since 2025-06-18)
 */
export function toCallResult(
  mode: Mode,
  outcome: Judgement,
  digest: Digest | undefined,
  secrets: readonly string[],
  { isKeyGiven = false, knowsLinks = true }: { readonly isKeyGiven?: boolean; readonly knowsLinks?: boolean } = {},
): CallToolResult {
  const outcomeToShow = failIfCheckRefused(outcome);
  const result = toToolResult(mode, toAssistantView(outcomeToShow, digest, isKeyGiven), digest);
  const summaryText = nonEmpty([result.summary, renderOmission(outcome)]).join(" ");
  const repeatedSummary = mode === "check" ? { message: summaryText } : { note: summaryText };
  const data = { ...result.data, ...toExtraData(mode, outcomeToShow), ...repeatedSummary };
  const { summary, ...structuredContent } = redactSecrets({ ...result, summary: summaryText, data }, secrets);
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

/** Makes an open stamp a failure if its check was refused: to tell the assistant to check later would be of no use. */
function failIfCheckRefused(outcome: Judgement): Judgement {
  const { refusal, verdict, error } = outcome;
  const isDecided = error !== undefined || verdictFacts[verdict].status === "finalized";
  if (refusal === undefined || isDecided) return outcome;
  const sentText = verdict === "accepted" ? "The service accepted this stamp." : "This stamp may have been paid for.";
  const message = `${sentText} A look whether a block holds it was refused: ${refusal.ownMessage}`;
  return { verdict: "failed", error: withMessage(refusal, message), mayBeSpent: true };
}

/** Rewrites a judgement for an assistant: no words of the service, and at most {@link maxShownItems} chain records. */
function toAssistantView(outcome: Judgement, digest: Digest | undefined, isKeyGiven: boolean): Judgement {
  if (outcome.error !== undefined) {
    const { error } = outcome;
    const { code, cause, requestId, paid } = error;
    const hint = hintOf(error, isKeyGiven);
    const ownMessage = toolMessages[code];
    // The message that replaces the error's own does not say that a report or stamp may be paid, so a note does.
    const reportNote = paid === "report" ? `${lostReportMessage} ` : "";
    const note = mayBeSpent(outcome) ? "This stamp may have been paid for. " : reportNote;
    const message =
      ownMessage === undefined || outcome.unresolved !== undefined ? withoutQuote(error) : `${note}${ownMessage}`;
    return { ...outcome, error: new AnchorError(code, message, { cause, requestId, hint }) };
  }
  const { unresolved, answer } = outcome;
  // The service's words stand in `data` alone, where `toExtraData` puts them.
  const unquotedOutcome = (
    unresolved ? { ...outcome, unresolved: { ...unresolved, quotation: undefined } } : outcome
  ) as Judgement;
  if (answer === undefined) return unquotedOutcome;
  const records = selectRecords(answer.records, digest);
  return { ...unquotedOutcome, answer: { ...answer, records, segments: answer.segments.slice(0, maxShownItems) } };
}

/** Selects the records to show. The oldest is always among them, because it proves since when the bytes exist. */
function selectRecords(records: readonly ChainRecord[], digest: Digest | undefined): readonly ChainRecord[] {
  if (records.length <= maxShownItems) return records;
  const oldestRecord = digest && findAnchoring(records, [digest])?.firstRecord;
  const shownRecords = records.slice(0, maxShownItems);
  const isOldestShown = oldestRecord === undefined || shownRecords.includes(oldestRecord);
  return isOldestShown ? shownRecords : [...shownRecords.slice(0, -1), oldestRecord];
}

/** Returns what is added to `data`: the request's id, to quote to the service's operator, and the service's message. */
function toExtraData(mode: Mode, outcome: Judgement): object {
  const error = outcome.error;
  // `toolMessages` replaces some errors' messages, which may quote the service; `data` gets the original message.
  const replacedMessage = error && toolMessages[error.code] && error.ownMessage;
  const serviceMessage = error?.quotation ?? outcome.unresolved?.quotation ?? replacedMessage;
  const message = serviceMessage && plainText(serviceMessage);
  const data = withoutUndefined({ requestId: requestIdOf(outcome), message });
  if (mode !== "check") return data;
  // A check's `data` has only `_raw` for the service's words. If there is an answer, `_raw` has its words already.
  return outcome.answer === undefined ? { _raw: data } : {};
}

/** Renders how many records and segments the service named; empty where all are shown. */
function renderOmission(outcome: Judgement): string {
  const { records = [], segments = [] } = outcome.answer ?? {};
  if (records.length <= maxShownItems && segments.length <= maxShownItems) return "";
  const counts = `${records.length} chain records and ${segments.length} file segments`;
  return `The service named ${counts}; at most ${maxShownItems} of each are shown.`;
}

function redactSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  const redact = createRedactorOfAll(secrets);
  const redactText = (_: string, member: unknown): unknown => (typeof member === "string" ? redact(member) : member);
  return JSON.parse(JSON.stringify(value, redactText)) as Value;
}

/** Returns advice about an error; `isKeyGiven` says whether the API key was an argument of the call, not a setting. */
export function hintOf(error: AnchorError, isKeyGiven: boolean): string {
  const { code, retryAfterMs } = error;
  if (code === "API_KEY_REJECTED" && isKeyGiven) return rejectedKeyAdvice;
  if (retryAfterMs !== undefined && (code === "RATE_LIMITED" || code === "SERVICE_UNAVAILABLE")) {
    return `The service asks to wait ${renderWait(retryAfterMs)} before the next call. The hash is not judged.`;
  }
  return error.hintFor(toolFront);
}

/** Renders a wait, rounded up, since a call that comes too early is refused again. */
function renderWait(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds <= 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
