/** Renders our section of the release notes, from the record and from facts that only this run knows. */
import { runFiles, statementFileName, witnessFileNames } from "../core/file-names.ts";
import { demonstrationNote, signedMeaning } from "../words/result-words.ts";
import { counted, nonEmpty, renderFew, textLimits, toReadableDay, toReadableMinute } from "../core/text.ts";
import { documentUrl } from "../core/version.ts";
import { oldestRecord } from "../evidence/record.ts";
import { spanOf } from "../verify/since.ts";
import { renderLink, renderWitnesses, toMarkdownCode, toMarkdownText } from "../render/markdown.ts";
import {
  renderGoal,
  sectionGroupOf,
  hasOnlyWitnesses,
  linkBlock,
  renderFiles,
  toSectionFiles,
  type SectionFacts,
  type SectionFile,
} from "./section-rows.ts";

/** Bytes kept free for the line that says how many files are left out, and for line ends of two bytes. */
const reservedBytes = 500;

/**
 * Renders a section in Markdown in three lengths: with as many files as fit into `maxBytes`, without files, and with
 * the heading alone. Each of the three has all hidden comments. Equal facts give equal texts.
 */
export function renderSection(facts: SectionFacts, maxBytes: number): readonly string[] {
  const files = toSectionFiles(facts);
  const heading = `### ${renderTitle(files, facts)}`;
  const demoBanner = facts.record.isDemonstration ? [`> [!WARNING]\n> **${demonstrationNote}**`] : [];
  const withComments = (parts: readonly string[]): string => [...parts, ...facts.comments].join("\n\n");
  const omission = "✂️ **The files are left out**: the notes take no more.";
  const shorterForms = [withComments([heading, ...demoBanner, omission]), withComments([heading])];
  const bottom = renderFooter(files, facts);
  if (files.every(({ verdict }) => verdict === undefined)) {
    const count = files.length;
    const subject = count === 0 ? "No file is" : `${counted(count, "file")} ${count === 1 ? "is" : "are"} not`;
    // The section does not tell the reason, such as a wrong key: it would not help those who download.
    const unansweredText = `${subject} ${renderGoal(facts)} yet. ${renderWhoSaysWhy(facts)}`;
    return [withComments(nonEmpty([heading, ...demoBanner, unansweredText, bottom])), ...shorterForms];
  }
  const top = [
    heading,
    ...demoBanner,
    ...renderWarnings(files),
    ...renderUnstamped(files, facts),
    renderHowToCheck(facts),
    ...renderSpan(files, facts),
  ];
  const maxFilesBytes =
    maxBytes - reservedBytes - Buffer.byteLength([...top, bottom, ...facts.comments].join("\r\n\r\n"));
  return [withComments([...top, ...renderFiles(files, facts, maxFilesBytes), bottom]), ...shorterForms];
}

/** Renders the heading: what is wrong with files, else how many are anchored, signed or waiting, and the day. */
function renderTitle(files: readonly SectionFile[], facts: SectionFacts): string {
  const { record, run } = facts;
  const groups = Object.groupBy(files, sectionGroupOf);
  const { changed = [], absent = [], anchored = [], signed = [], waiting = [], unclear = [] } = groups;
  const renderCount = (some: readonly SectionFile[]): string =>
    some.length === files.length ? counted(files.length, "file") : `${some.length} of ${counted(files.length, "file")}`;
  const are = (some: readonly SectionFile[]): string => (some.length === 1 ? "is" : "are");
  const demoNote = record.isDemonstration ? " (demonstration only)" : "";
  const [firstChanged] = changed;
  const renderWarningEnd = (it: string): string => `${demoNote}. Do not use ${it} before the project says why.`;
  if (firstChanged !== undefined && changed.length === 1)
    return `❌ ${toMarkdownCode(firstChanged.name)} is not the file that was anchored${renderWarningEnd("it")}`;
  if (changed.length > 0) return `❌ ${renderCount(changed)} are not what was anchored${renderWarningEnd("them")}`;
  if (absent.length > 0) return `❌ ${renderCount(absent)} ${are(absent)} not on the chain${demoNote}`;
  const chainName = (run.chain ?? record.chain)?.name;
  const chainText = chainName === undefined ? "" : ` on ${toMarkdownText(chainName, textLimits.word)}`;
  const otherCounts = nonEmpty([
    anchored.length > 0 && signed.length > 0 && `, ${signed.length} time-stamped`,
    anchored.length + signed.length > 0 && waiting.length > 0 && `, ${waiting.length} waiting for a block`,
    unclear.length > 0 && `, ${unclear.length} unclear`,
  ]).join("");
  if (anchored.length > 0)
    return `⚓ ${renderCount(anchored)} anchored${chainText}${renderDay(anchored)}${otherCounts}${demoNote}`;
  if (signed.length > 0)
    return `🕒 ${renderCount(signed)} time-stamped${renderSigner(signed)}${renderDay(signed)}${otherCounts}${demoNote}`;
  if (waiting.length > 0) return `⏳ ${renderCount(waiting)} accepted, waiting for a block${otherCounts}${demoNote}`;
  return `Not ${renderGoal(facts)} yet${demoNote}`;
}

/** Renders ` by SIGNER` if all files have the same signer; otherwise returns an empty text. */
function renderSigner(files: readonly SectionFile[]): string {
  const signers = new Set(files.map(({ signed }) => signed?.parties[0]?.name));
  const [name] = signers;
  return signers.size === 1 && name !== undefined ? ` by ${toMarkdownText(name, textLimits.word)}` : "";
}

/** Renders `, DAY` if all files have the same day; otherwise returns an empty text. */
function renderDay(files: readonly SectionFile[]): string {
  const days = new Set(files.map((file) => toReadableDay(dateOf(file))));
  const [day] = days;
  return days.size === 1 && day !== undefined ? `, ${day}` : "";
}

/** Returns the date of a file's first block, or the date that a witness states; empty if it is not known. */
function dateOf({ anchor, signed }: SectionFile): string {
  return signed === undefined ? (oldestRecord(anchor?.chain?.records ?? [])?.date ?? "") : (signed.on ?? "");
}

/** Renders how many files have an unclear stamp, and how many only a witness's date although a service was asked. */
function renderUnstamped(files: readonly SectionFile[], facts: SectionFacts): readonly string[] {
  const { unclear = [], signed = [] } = Object.groupBy(files, sectionGroupOf);
  const filesInNoBlock = hasOnlyWitnesses(facts) ? [] : signed;
  const reason = filesInNoBlock.some(({ isUnreached }) => isUnreached) ? ": the service was not reached" : "";
  return nonEmpty([
    unclear.length > 0 &&
      `❔ Whether a stamp was made of ${counted(unclear.length, "file")} is not known. ${renderWhoSaysWhy(facts)}`,
    filesInNoBlock.length > 0 &&
      `No block is known to hold ${counted(filesInNoBlock.length, "file")}${reason}. ${renderWhoSaysWhy(facts)}`,
  ]);
}

function renderWhoSaysWhy({ run: { origin } }: SectionFacts): string {
  return `${origin.runUrl === "" ? "The run's log" : renderLink("The run", origin.runUrl)} says why.`;
}

/** Warns of files that nobody should use. A file whose block may still come is mentioned, but not as a warning. */
function renderWarnings(files: readonly SectionFile[]): readonly string[] {
  const { changed = [], absent = [] } = Object.groupBy(files, sectionGroupOf);
  const recentFiles = files.filter((file) => file.isRecent && sectionGroupOf(file) === "waiting");
  const renderNames = (some: readonly SectionFile[]): string => renderFew(some, (file) => toMarkdownCode(file.name));
  const renderDoNotUse = (some: readonly SectionFile[], reason: string): string =>
    `**Do not use** ${renderNames(some)} before the project says why${reason}.`;
  const absence = `: the chain does not hold ${absent.length === 1 ? "it" : "them"}`;
  return nonEmpty([
    changed.length > 1 && renderDoNotUse(changed, ""),
    absent.length > 0 && renderDoNotUse(absent, changed.length > 0 ? absence : ""),
    recentFiles.length > 0 &&
      `⏳ A short time before the check, ${renderNames(recentFiles)} got a stamp: a block may hold it by now.`,
  ]);
}

function renderHowToCheck({ assetUrls }: SectionFacts): string {
  const page = assetUrls.get(runFiles.page);
  const how =
    page === undefined
      ? "`openssl dgst -sha3-256 FILE` must print the digest that stands below."
      : `save ${renderLink(runFiles.page, page)} and your file, open the page, choose the file. No account, no network.`;
  return `**Check a download:** ${how} ${renderLink(page === undefined ? "More" : "Other ways", documentUrl("verify-a-download.md"))}`;
}

/** Renders `Built by … → block … → today` for the latest block; nothing if a file has no build day or no block. */
function renderSpan(files: readonly SectionFile[], facts: SectionFacts): readonly string[] {
  if (facts.record.isDemonstration || files.some((file) => sectionGroupOf(file) !== "anchored")) return [];
  const spans = files.map(({ recordedOn, anchor }) => {
    const record = oldestRecord(anchor?.chain?.records ?? []);
    return { record, span: spanOf(recordedOn, record) };
  });
  const [latest] = spans.toSorted((one, other) => Number(other.record?.block) - Number(one.record?.block));
  if (latest?.record === undefined || latest.span === undefined || spans.some(({ span }) => span === undefined))
    return [];
  const { built, block, date } = latest.span;
  return [`Built by ${built} → ${linkBlock(`block ${block}`, latest.record, facts)}, ${toMarkdownText(date)} → today`];
}

/** Renders what blocks and signatures prove, and links to the evidence. */
function renderFooter(files: readonly SectionFile[], { assetUrls, record, run }: SectionFacts): string {
  // Only the newest statements are linked, since a release of many jobs has hundreds.
  const statements = record.statements.slice(-10).map(({ id }) => statementFileName(id));
  const names = [runFiles.page, runFiles.checksums, runFiles.sha256, ...witnessFileNames, ...statements];
  const evidenceLinks = names.flatMap((name) => {
    const url = assetUrls.get(name);
    return url === undefined ? [] : [renderLink(name, url)];
  });
  const hasFormer = [...record.names.values()].some(({ former }) => former.length > 0);
  const chainName = (run.chain ?? record.chain)?.name;
  const blockText = chainName === undefined ? "A block" : `A block of ${toMarkdownText(chainName, textLimits.word)}`;
  const dates = files
    .filter((file) => sectionGroupOf(file) === "anchored")
    .map((file) => toReadableMinute(dateOf(file)));
  const hasZonelessDate = dates.some((date) => date !== "" && !date.endsWith(" UTC"));
  const isSigned = (file: SectionFile): boolean => file.signed !== undefined;
  const sentences = nonEmpty([
    files.some(isSigned) && signedMeaning,
    files.some((file) => file.verdict !== undefined && !isSigned(file)) &&
      `${blockText} proves that exactly these bytes existed by its date; not who made them, nor that the build was clean.`,
    hasZonelessDate && "Dates are as the service writes them, which names no time zone.",
    hasFormer && "*Earlier bytes*: an earlier run stamped this digest under the same name.",
  ]);
  const parts = nonEmpty([
    renderWitnesses(run),
    sentences.join(" "),
    evidenceLinks.length > 0 && `Evidence: ${evidenceLinks.join(" · ")}`,
  ]);
  return parts.length === 0 ? "" : `<sub>${parts.join("<br>")}</sub>`;
}
