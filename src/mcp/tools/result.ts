import type { CallToolResult } from "@modelcontextprotocol/server";

import { createStriker } from "../../client/secret.ts";
import { maximumShown } from "../../contract/tools.ts";
import { findAnchoring } from "../../domain/report/anchoring.ts";
import type { Digest } from "../../domain/digest.ts";
import { toToolResult, type ToolLink, type ToolResult } from "../../domain/report/tool-result.ts";
import { AnchorError } from "../../domain/errors.ts";
import {
  evidenceOf,
  openOf,
  requestIdOf,
  type ChainRecord,
  type AnswerFacts,
  type Outcome,
} from "../../domain/outcome.ts";
import type { Mode } from "../../domain/report/report.ts";
import { plainText } from "../../domain/text.ts";
import { accounts, hintOf } from "./hints.ts";
import { shortestKey } from "../settings.ts";

/** What the words and the parts of an answer depend on beside the outcome. */
export interface Audience {
  /** The key was the call's own argument. */
  readonly isKeyGiven?: boolean;
  /** The host's revision of the protocol knows content that is a link (since 2025-06-18). */
  readonly knowsLinks?: boolean;
}

type Content = CallToolResult["content"][number];

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
  const { summary, ...structuredContent } = strikeSecrets(toWhole(mode, outcome, result), secrets);
  const links = knowsLinks ? (structuredContent.links ?? []).map(toLinkContent) : [];
  return {
    content: [{ type: "text", text: summary }, { type: "text", text: JSON.stringify(structuredContent) }, ...links],
    summary,
    structuredContent,
    ...(structuredContent.status === "failed" && { isError: true }),
  };
}

/** The result with all that an assistant is told beside what the results file holds. */
function toWhole(mode: Mode, outcome: Outcome, result: ToolResult): ToolResult {
  const summary = [result.summary, renderCut(outcome)].filter((part) => part !== "").join(" ");
  const repeated = mode === "check" ? { message: summary } : { note: summary };
  return { ...result, summary, data: { ...result.data, ...extraData(mode, outcome), ...repeated } };
}

function toLinkContent({ href, label }: ToolLink): Content {
  return {
    type: "resource_link",
    uri: href,
    name: "verification-report.pdf",
    title: label,
    mimeType: "application/pdf",
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
  return evidence === undefined ? outcome : ({ ...outcome, evidence: toShort(evidence, digest) } as Outcome);
}

function toShort(evidence: AnswerFacts, digest: Digest | undefined): AnswerFacts {
  const { records, segments } = evidence;
  return { ...evidence, records: someRecords(records, digest), segments: segments.slice(0, maximumShown) };
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
  const requestId = requestIdOf(outcome);
  const said = "error" in outcome ? serviceWords(outcome.error) : undefined;
  const words = {
    ...(requestId !== undefined && { requestId }),
    ...(said !== undefined && { message: plainText(said) }),
  };
  if (mode !== "check") return words;
  // What a check answers has three members (spec §2.6), and the service's own stand in the third.
  return evidenceOf(outcome) === undefined ? { _raw: words } : {};
}

/** The service's words, and an account that holds some of them. */
function serviceWords({ code, said, account }: AnchorError): string | undefined {
  return said ?? (accounts[code] === undefined ? undefined : account);
}

function renderCut(outcome: Outcome): string {
  const { records = [], segments = [] } = evidenceOf(outcome) ?? {};
  if (records.length <= maximumShown && segments.length <= maximumShown) return "";
  const counts = `${records.length} chain records and ${segments.length} file segments`;
  return `The service named ${counts}; at most ${maximumShown} of each are shown.`;
}

/** A copy of `value` without any of the secrets in its texts. */
function strikeSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  const strikers = secrets.map((secret) => createStriker(secret, shortestKey));
  const strike = (_: string, member: unknown): unknown =>
    typeof member === "string" ? strikers.reduce((text, strikeOne) => strikeOne(text), member) : member;
  return JSON.parse(JSON.stringify(value, strike)) as Value;
}
