import type { CallToolResult } from "@modelcontextprotocol/server";

import { createStriker } from "../client/secret.ts";
import { maximumShown } from "../contract/tools.ts";
import { findAnchoring } from "../domain/anchoring.ts";
import type { Digest } from "../domain/digest.ts";
import { toToolResult } from "../domain/envelope.ts";
import { AnchorError } from "../domain/errors.ts";
import { evidenceOf, requestIdOf, type ChainRecord, type Evidence, type Outcome } from "../domain/outcome.ts";
import type { Mode } from "../domain/report.ts";
import { plainText } from "../domain/text.ts";
import { hints } from "./hints.ts";

/**
 * What a call answers (interface §7): the summary as its text and as a field, the rest as structured content. Words of
 * the service stand in `data` alone, where they cannot pass for ours (faults T18).
 *
 * @param secrets struck out wherever they stand
 */
export function toCallResult(
  mode: Mode,
  outcome: Outcome,
  digest: Digest | undefined,
  secrets: readonly string[],
): CallToolResult {
  const result = toToolResult(mode, toShown(outcome, digest), digest);
  const whole = { ...result, data: { ...toCutNote(outcome), ...result.data, ...besides(mode, outcome) } };
  const { summary, ...structuredContent } = struck(whole, secrets);
  return {
    content: [{ type: "text", text: summary }],
    summary,
    structuredContent,
    ...(structuredContent.status === "failed" && { isError: true }),
  };
}

/** The outcome as an assistant may read it: failures in our words alone, chain records in a number one can read. */
function toShown(outcome: Outcome, digest: Digest | undefined): Outcome {
  if (outcome.kind === "failed") {
    const { code, account, hint, cause, requestId } = outcome.error;
    return { ...outcome, error: new AnchorError(code, account, { cause, requestId, hint: hints[code] ?? hint }) };
  }
  const evidence = evidenceOf(outcome);
  return evidence === undefined ? outcome : ({ ...outcome, evidence: toShort(evidence, digest) } as Outcome);
}

function toShort(evidence: Evidence, digest: Digest | undefined): Evidence {
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
function besides(mode: Mode, outcome: Outcome): object {
  const requestId = requestIdOf(outcome);
  const said = outcome.kind === "failed" ? outcome.error.said : undefined;
  const words = {
    ...(requestId !== undefined && { requestId }),
    ...(said !== undefined && { message: plainText(said) }),
  };
  if (mode !== "check") return words;
  // What a check answers has three members (spec §2.6), and the service's own stand in the third.
  return evidenceOf(outcome) === undefined ? { _raw: words } : {};
}

function toCutNote(outcome: Outcome) {
  const { records = [], segments = [] } = evidenceOf(outcome) ?? {};
  if (records.length <= maximumShown && segments.length <= maximumShown) return {};
  const counts = `${records.length} chain records and ${segments.length} file segments`;
  return { note: `The service named ${counts}; at most ${maximumShown} of each are shown.` };
}

/** A copy of `value` without any of the secrets in its texts. */
function struck<Value>(value: Value, secrets: readonly string[]): Value {
  const strikers = secrets.map(createStriker);
  const strike = (_: string, member: unknown): unknown =>
    typeof member === "string" ? strikers.reduce((text, strikeOne) => strikeOne(text), member) : member;
  return JSON.parse(JSON.stringify(value, strike)) as Value;
}
