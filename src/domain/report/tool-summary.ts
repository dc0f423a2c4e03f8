/** What a tool result says in words (spec §4.5). */
import type { Digest } from "../digest.ts";
import { evidenceOf, type AnswerFacts, type Outcome } from "../outcome.ts";
import { plainText, sentence } from "../text.ts";
import { findAnchoring } from "./anchoring.ts";
import { demonstrationNote, type Mode } from "./report.ts";

/** The verdict, and after a stamp or a verification what the service said with it. */
export function toSummary(mode: Mode, outcome: Outcome, digest: Digest | undefined): string {
  const alone = outcome.restsOn === undefined ? "" : ` This rests on the word of ${outcome.restsOn} alone.`;
  const verdict = toSentence(outcome, digest) + alone;
  const evidence = evidenceOf(outcome);
  if (mode === "check" || evidence === undefined) return verdict;
  const said = mode === "verify" ? toSaid(evidence) : "";
  const demo = evidence.demo ? demonstrationNote : "";
  return [verdict, said, demo].filter((part) => part !== "").join(" ");
}

const verdictSentences = {
  accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
  anchored: "Anchored: the hash is on the chain.",
  found: "Hash found.",
  "not-found": "Hash not found.",
  verified: "Full match: exactly this hash is anchored.",
  "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
} as const;

const notePrefixes = { changed: "Changed", unclear: "Unclear", unknown: "Unknown", skipped: "Skipped" } as const;
const failurePrefixes = { unreachable: "Unreachable", failed: "Failed" } as const;

/** The verdict in a sentence. */
export function toSentence(outcome: Outcome, digest: Digest | undefined): string {
  if ("error" in outcome) {
    const { code, message, hint } = outcome.error;
    return `${failurePrefixes[outcome.kind]} with ${code}: ${sentence(plainText(message))} ${hint}`;
  }
  if (outcome.kind === "accepted") {
    return outcome.note === undefined
      ? verdictSentences.accepted
      : `${verdictSentences.accepted} ${plainText(outcome.note)}`;
  }
  if ("note" in outcome) return `${notePrefixes[outcome.kind]}: ${plainText(outcome.note)}`;
  if (outcome.kind === "already-anchored") return `Already anchored: ${firstSeen(outcome.evidence, digest)}.`;
  return verdictSentences[outcome.kind];
}

/** The earlier block is somebody's, not necessarily ours: it is called first seen, never a stamp of this run. */
function firstSeen({ records }: AnswerFacts, digest: Digest | undefined): string {
  const first = digest && findAnchoring(records, [digest])?.first;
  if (first?.blockNumber === undefined) return "the hash is on the chain";
  const date = spokenOf(first.blockDate, dateForm);
  return `first seen in block ${first.blockNumber}${date && ` (${date})`}`;
}

/** Message, service and date (spec §4.5), marked as the service's own words. */
function toSaid({ message, service, date }: AnswerFacts): string {
  const words = spokenOf(message, /^Verification complete(?: - PDF uploaded)?$/);
  const source = [spokenOf(service, /^CORE_API$/), spokenOf(date, dateForm)].filter((text) => text !== "");
  if (words === "" && source.length === 0) return "";
  const says = words === "" ? "The service answered" : `The service says: “${words}”`;
  return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
}

/** ISO 8601 and the date of version 1 (spec §2.2, §2.5). */
const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;

/**
 * A text of the service's when it has the form that is documented, else nothing: outside `data` it would be read as
 * ours, and an assistant might follow it (faults T18).
 */
export function spokenOf(text: string | undefined, form: RegExp): string {
  return text !== undefined && form.test(text) ? text : "";
}
