/** The files in a section of the release notes: their rows in a table, and digest, block and transaction below it. */
import type { Digest } from "../core/digest.ts";
import { reportFileName } from "../core/file-names.ts";
import { type Row } from "../core/row.ts";
import { verdictFacts, type Verdict } from "../words/verdicts.ts";
import type { Run } from "../evidence/run.ts";
import { counted, nonEmpty, textLimits, toReadableMinute } from "../core/text.ts";
import {
  isSettled,
  oldestRecord,
  type EvidenceRecord,
  type RecordedAnchor,
  type RecordedName,
} from "../evidence/record.ts";
import { finalityByVerdict, type AnchorRecord } from "../evidence/statement.ts";
import { explorerAddress } from "../evidence/to-statement.ts";
import {
  toBreakableCode,
  renderFolded,
  renderLink,
  maxUnfoldedRows,
  renderWithinBudget,
  toMarkdownCode,
  toMarkdownText,
} from "../render/markdown.ts";
import { toView } from "../render/result-view.ts";
import { createNameFinder } from "./statements.ts";
import { pickAttestation, isAboutBytes, type Attestation, type WitnessAnswer } from "../verify/claims.ts";

export interface SectionFacts {
  /** The release's record, this run's statement included. */
  readonly record: EvidenceRecord;
  /** This run's rows: they tell which files are not as recorded, and have the service's links to reports. */
  readonly rows: readonly Row[];
  readonly run: Pick<Run, "finishedAt" | "chain" | "origin" | "witnessed">;
  /** Permanent addresses of the release's assets, by name. */
  readonly assetUrls: ReadonlyMap<string, string>;
  /** Whether reports are linked at the service's address, since this run attaches no reports. */
  readonly linksReportsAtService: boolean;
  /** What time-stamp authorities and calendars signed or promised for the record's lists, also if it does not fit. */
  readonly clockAnswers: readonly WitnessAnswer[];
  /** The hidden comments with statements, which are never cut. */
  readonly comments: readonly string[];
}

/** A recorded name, and what is known of its bytes. */
export interface SectionFile extends RecordedName {
  /** The digest's own anchor, else that of a list that names the file. */
  readonly anchor?: RecordedAnchor | undefined;
  /** Absent where nobody has answered about the file yet. */
  readonly verdict?: Verdict;
  /** What a witness says about when the file existed; only where no `anchor` is known. */
  readonly signed?: Attestation | undefined;
  /** The row of this run that is about the name. */
  readonly row?: Row | undefined;
  /** Whether a service was asked about the file, and was not reached. */
  readonly isUnreached: boolean;
  /** Whether the file was stamped so recently that a block may still come. */
  readonly isRecent: boolean;
}

/** Returns what is known of each recorded name, in the byte order of names. */
export function toSectionFiles({ record, rows, clockAnswers }: SectionFacts): readonly SectionFile[] {
  const findRow = createNameFinder(rows, ({ subject }) => subject.name);
  return [...record.names.values()].map((entry): SectionFile => {
    const row = findRow(entry.name);
    const { sha3_256 } = entry.digest;
    const knownAnchors = [record.anchors.get(sha3_256), record.findListAnchor(sha3_256)].filter(
      (each) => each !== undefined,
    );
    // An anchor that is only `timestamped` does not count here: what the witnesses signed is judged below.
    const anchor =
      knownAnchors.find(isSettled) ?? knownAnchors.find((one) => one.verdict !== "timestamped" && hasOutcome(one));
    const runVerdict = row?.verdict;
    const { signed, verdict: clockVerdict } = anchor === undefined ? judgeByWitnesses(entry, clockAnswers) : {};
    const isWrong = runVerdict !== undefined && verdictFacts[runVerdict].class === "wrong";
    // Of all stamps in no block, only an `accepted` one is known to be made. Every other one is `unclear`.
    const isUnclear =
      anchor !== undefined && finalityByVerdict[anchor.verdict] === "open" && anchor.verdict !== "accepted";
    const verdict = isWrong ? runVerdict : (clockVerdict ?? (isUnclear ? "unclear" : anchor?.verdict));
    const isUnreached = knownAnchors.some((one) => one.verdict === "unreachable");
    const isRecent = row?.recentStamp !== undefined;
    return { ...entry, anchor, signed, row, ...(verdict && { verdict }), isUnreached, isRecent };
  });
}

/** Judges a file by what witnesses signed or promised for its lists; no verdict if an answer does not fit. */
function judgeByWitnesses(
  { name, digest: { sha256 } }: RecordedName,
  clockAnswers: readonly WitnessAnswer[],
): { readonly signed?: Attestation | undefined; readonly verdict?: Verdict } {
  const fileAnswers = clockAnswers.filter((answer) => isAboutBytes(answer, name, sha256));
  if (fileAnswers.some(({ claim }) => claim === "not fitting")) return {};
  const signed = pickAttestation(fileAnswers.flatMap(({ attested }) => attested ?? []));
  if (signed !== undefined) return { signed, verdict: "timestamped" };
  return fileAnswers.length > 0 ? { verdict: "accepted" } : {};
}

/** Whether somebody answered about the anchor's digest, or its stamp may have been made. */
function hasOutcome({ verdict, mayBeSpent }: RecordedAnchor): boolean {
  return (
    finalityByVerdict[verdict] !== "open" || verdict === "accepted" || verdict === "unclear" || mayBeSpent === true
  );
}

/** Returns the group in which the section's heading counts a file. */
export const sectionGroupOf = ({ verdict, anchor, isRecent }: SectionFile) => {
  if (verdict === undefined) return "none";
  if (verdict === "changed") return "changed";
  if (verdict === "not-found" || verdict === "no-match") return isRecent ? "waiting" : "absent";
  if (verdict === "timestamped") return "signed";
  // Such a file is not `waiting`, since nobody knows whether its stamp was accepted.
  if (verdict === "unclear") return "unclear";
  return isSettled(anchor) ? "anchored" : "waiting";
};

/** Whether witnesses alone were asked: at least one run stamped, and no run names a service. */
export function hasOnlyWitnesses({ record: { statements } }: Pick<SectionFacts, "record">): boolean {
  const runs = statements.map(({ statement }) => statement.predicate);
  return runs.some(({ mode }) => mode === "stamp") && runs.every(({ service }) => service === undefined);
}

/** Renders what a file becomes if all goes well, such as `anchored`; the word completes "not … yet". */
export function renderGoal(facts: Pick<SectionFacts, "record">): string {
  return verdictFacts[hasOnlyWitnesses(facts) ? "timestamped" : "anchored"].label;
}

/** Renders the table of files, and their digests, blocks and transactions, as many as fit into `maxBytes`. */
export function renderFiles(files: readonly SectionFile[], facts: SectionFacts, maxBytes: number): readonly string[] {
  // Four bytes are kept free for each file, since each line end takes one byte more in notes with CRLF.
  const lists = renderLists(facts);
  const maxFileBytes = maxBytes - 4 * files.length - Buffer.byteLength(lists.join("\r\n"));
  const render = (file: SectionFile): string => `${renderRow(file, facts)}\n${renderNumbers(file, facts)}`;
  const { rows: fitting, omittedCount } = renderWithinBudget(files, maxFileBytes, render);
  const count = counted(files.length, "file");
  const omission =
    omittedCount > 0
      ? [`✂️ **${omittedCount} of ${count} ${omittedCount === 1 ? "is" : "are"} left out**: the notes take no more.`]
      : [];
  if (fitting.length === 0) return omission;
  const shownFiles = files.slice(0, fitting.length);
  const areSomeSigned = hasOnlyWitnesses(facts) || files.some(({ signed }) => signed !== undefined);
  const head = `| File | ${areSomeSigned ? "Existed by" : "On the chain since"} | |\n| --- | --- | --- |`;
  const table = [head, ...shownFiles.map((file) => renderRow(file, facts))].join("\n");
  const numbers = [...lists, ...shownFiles.map((file) => renderNumbers(file, facts))].join("\n");
  return [
    shownFiles.length > maxUnfoldedRows
      ? renderFolded(omittedCount > 0 ? `${shownFiles.length} of ${count}` : count, table)
      : table,
    renderFolded(
      files.every(({ signed }) => signed !== undefined) ? "Digests" : "Digests, blocks, transactions",
      numbers,
    ),
    ...omission,
  ];
}

function renderRow(file: SectionFile, facts: SectionFacts): string {
  const { name, anchor, verdict, signed } = file;
  const group = sectionGroupOf(file);
  const { icon, label } =
    verdict === undefined
      ? { icon: "⏳", label: `not ${renderGoal(facts)} yet` }
      : group === "waiting" && file.isRecent
        ? { icon: "⏳", label: "waiting for a block" }
        : verdictFacts[verdict];
  // Neither date nor report is shown: both are of the recorded bytes, and would vouch for bytes that are not.
  const isDenied = group === "changed" || group === "absent";
  const verdictText = nonEmpty([label, !isDenied && renderReport(file, facts)]).join(" · ");
  const signedDate = signed && (signed.on === undefined ? toMarkdownText(signed.says) : toReadableMinute(signed.on));
  const since = isDenied ? "–" : (signedDate ?? renderSince(anchor, facts) ?? "not yet");
  return `| ${toBreakableCode(name)} | ${since} | ${icon} ${verdictText} |`;
}

/** Renders the block's date, or else its height, linked to an explorer; `undefined` where no block is known. */
function renderSince(anchor: RecordedAnchor | undefined, facts: SectionFacts): string | undefined {
  const record = oldestRecord(anchor?.chain?.records ?? []);
  if (record === undefined || !isSettled(anchor)) return undefined;
  const text = record.date === undefined ? `block ${record.block ?? ""}` : toReadableMinute(record.date);
  return linkBlock(text, record, facts);
}

/** Links a text about a block to the chain's explorer; without a known explorer, returns the text as code. */
export function linkBlock(text: string, record: AnchorRecord, { run, record: { chain } }: SectionFacts): string {
  const address = explorerAddress(run.chain ?? chain, record);
  return address === undefined ? toMarkdownCode(text, textLimits.word) : renderLink(text, address);
}

/** The service's link to a report works for an hour (docs/service-api.md#the-report). */
const reportLinkLifeMs = 3_600_000;

/** Renders a link to a file's report, attached or else at the service; `undefined` if there is no report. */
function renderReport({ name, digest, row }: SectionFile, facts: SectionFacts): string | undefined {
  const possibleNames = [true, false].map((isTaken) => reportFileName(name, digest.sha3_256, isTaken));
  const attachedUrl = possibleNames.map((each) => facts.assetUrls.get(each)).find((url) => url !== undefined);
  if (attachedUrl !== undefined) return renderLink("PDF", attachedUrl);
  const isSameFile = row !== undefined && row.subject.digest === digest.sha3_256;
  const reportUrl = facts.linksReportsAtService && isSameFile ? toView(row).reportUrl : undefined;
  if (reportUrl === undefined) return undefined;
  const linkEnd = toReadableMinute(new Date(facts.run.finishedAt.getTime() + reportLinkLifeMs));
  return `${renderLink("PDF", reportUrl)} (link expires within an hour, by ${linkEnd})`;
}

/** Renders digest, block and transaction as a list item: in a table's cell, such long words would not break. */
function renderNumbers({ name, digest: { sha3_256 }, anchor, former }: SectionFile, facts: SectionFacts): string {
  const coveringDigest = anchor === undefined || anchor.digest === sha3_256 ? undefined : anchor.digest;
  const lines = [
    toMarkdownCode(name),
    coveringDigest === undefined
      ? renderBlock(anchor, facts)
      : `through the list ${toMarkdownCode(coveringDigest.slice(0, 8))}…`,
    renderDigest(sha3_256),
    coveringDigest === undefined && renderTransaction(anchor),
    ...former.map(
      ({ digest }) =>
        `earlier bytes: ${nonEmpty([renderDigest(digest.sha3_256), renderBlock(facts.record.anchors.get(digest.sha3_256), facts)]).join(" · ")}`,
    ),
  ];
  return `- ${nonEmpty(lines).join("<br>")}`;
}

/** Renders digest, block and transaction of each stamped list, so that its files need not repeat them. */
function renderLists(facts: SectionFacts): readonly string[] {
  const { lists, anchors } = facts.record;
  return lists.flatMap(({ name, sha3_256 }) => {
    const anchor = anchors.get(sha3_256);
    if (anchor?.covers !== "list" || !hasOutcome(anchor)) return [];
    const lines = [toMarkdownCode(name), renderBlock(anchor, facts), renderDigest(sha3_256), renderTransaction(anchor)];
    return [`- ${nonEmpty(lines).join("<br>")}`];
  });
}

const renderDigest = (digest: Digest): string => `<sub>SHA3-256 ${toMarkdownCode(digest)}</sub>`;

function renderBlock(anchor: RecordedAnchor | undefined, facts: SectionFacts): string | undefined {
  const record = oldestRecord(anchor?.chain?.records ?? []);
  const date = record?.date && toMarkdownCode(record.date, textLimits.word);
  return record?.block === undefined
    ? date
    : nonEmpty([linkBlock(`block ${record.block}`, record, facts), date]).join(" · ");
}

/** Renders a transaction's id whole, since an explorer finds nothing by a part of it. */
function renderTransaction(anchor: RecordedAnchor | undefined): string | undefined {
  const transaction = oldestRecord(anchor?.chain?.records ?? [])?.transaction;
  return transaction && `<sub>transaction ${toMarkdownCode(transaction, textLimits.word)}</sub>`;
}
