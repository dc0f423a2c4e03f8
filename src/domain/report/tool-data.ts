/** The `data` of a tool result: members that passed the contract, their texts made plain (spec §2.6, §3). */
import type { Digest } from "../digest.ts";
import { safeLink } from "../link.ts";
import { withoutUndefined } from "../member.ts";
import { evidenceOf, type Outcome, type ReportLink } from "../outcome.ts";
import { plainText, textLimits } from "../text.ts";
import type { Mode } from "./report.ts";
import { toSentence } from "./tool-summary.ts";

type ToolData = Readonly<Record<string, unknown>>;

/** The `data` of one outcome; `digest` is what was asked about. */
export function toToolData(mode: Mode, outcome: Outcome, digest: Digest | undefined): ToolData {
  return { ...(mode === "check" ? toCheckData(outcome, digest) : toVerificationData(outcome)), ...toHeard(outcome) };
}

/** Who said it, and the one node on whose word alone it rests. */
function toHeard({ sources, restsOn }: Outcome): ToolData {
  return withoutUndefined({ sources: sources?.map(plainMembers), rests_on: restsOn });
}

/** `found` only where it is known: an outage must never read as not found. */
function toCheckData(outcome: Outcome, digest: Digest | undefined): ToolData {
  const evidence = evidenceOf(outcome);
  const isAnswered = outcome.kind === "found" || outcome.kind === "not-found";
  return withoutUndefined({
    found: isAnswered ? outcome.kind === "found" : undefined,
    message: (isAnswered && toOptionalText(evidence?.message)) || plainText(toSentence(outcome, digest)),
    // Not the body itself: only members that passed the contract, so that nothing unread reaches an assistant.
    _raw: withoutUndefined({
      requestId: toOptionalWord(evidence?.answerId),
      message: toOptionalText(evidence?.message),
      service: toOptionalWord(evidence?.service),
      timestamp: toOptionalWord(evidence?.date),
      hash: evidence && digest,
      data: toOptionalWord(evidence?.result),
      demo: evidence?.demo,
    }),
  });
}

function toVerificationData(outcome: Outcome): ToolData {
  const note = "note" in outcome && outcome.note !== undefined ? plainText(outcome.note) : undefined;
  const evidence = evidenceOf(outcome);
  if (evidence === undefined) return withoutUndefined({ note });
  const { records, segments, uniqueHashes, report, demo } = evidence;
  return withoutUndefined({
    result: toOptionalWord(evidence.result),
    method: toOptionalWord(evidence.method),
    unique_hashes: uniqueHashes,
    blockchainData: records.map(plainMembers),
    fileSegments: segments.map(plainMembers),
    reportFile: report && toReportFile(report),
    message: toOptionalText(evidence.message),
    service: toOptionalWord(evidence.service),
    date: toOptionalWord(evidence.date),
    address: toOptionalWord(evidence.address),
    nftCoinId: toOptionalWord(evidence.nftCoinId),
    nftTxnId: toOptionalWord(evidence.nftTxnId),
    demo,
    note,
  });
}

function toReportFile({ url, fileName, size, expiresIn }: ReportLink) {
  return withoutUndefined({
    fileName: toOptionalWord(fileName),
    downloadUrl: safeLink(url),
    fileSize: size,
    expiresIn: toOptionalWord(expiresIn),
  });
}

/** A flat object of the service's, its texts made plain. */
function plainMembers(members: object): object {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(members);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? toOptionalWord(value) : value]),
  );
}

function toOptionalWord(text: string | undefined): string | undefined {
  return text === undefined ? undefined : plainText(text, textLimits.word);
}

function toOptionalText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : plainText(text);
}
