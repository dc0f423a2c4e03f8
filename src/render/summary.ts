import { emptyDigest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { isFine, type Row } from "../core/row.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { operationOf, type Run, filesAmong, tallyOf, anchoringOf } from "../evidence/run.ts";
import { goodVerdictWords, goodVerdictMeanings, replacedAdvice, signedMeaning } from "../words/result-words.ts";
import { counted, nonEmpty, renderFew, toReadableMinute } from "../core/text.ts";
import { documentUrl, errorHelpUrl } from "../core/version.ts";
import { countAccounts, renderStopReason, toCauses, type Cause } from "./causes.ts";
import {
  isUnjudgedError,
  renderChain,
  renderWhyStepFails,
  renderDemoBanner,
  renderShortHeadline,
  renderTally,
  renderLastLine,
} from "./headline.ts";
import { toMarkdownCode, toMarkdownText, renderLink, renderWithinBudget, renderWitnesses } from "./markdown.ts";
import { explain } from "./result-view.ts";
import { renderCauseRows, renderRows } from "./summary-rows.ts";

/** Less than the 1 MiB beyond which the runner drops a summary. */
const maxSummaryBytes = 900_000;
const maxCausesBytes = 200_000;
const maxMissingBytes = 100_000;
/** Bytes kept free for lines that say how many rows are left out. */
const spareBytes = 1000;

/**
 * Renders the job summary in less than 900,000 bytes of Markdown: verdict, why the run stopped, counts, causes that
 * need attention, their rows, then all other rows. Omitted rows are counted where they are missing.
 */
export function renderSummary(run: Run): string {
  const groups = toCauses(run.rows);
  // If no chain was asked, witnesses come first: only they tell since when the files exist.
  const isNoChainAsked = run.apiUrl === "" && run.nodeNames.length === 0;
  const witnessLines = nonEmpty([renderWitnesses(run)]);
  const causes = run.dryRun ? groups.causes.filter(({ verdict }) => verdict !== "skipped") : groups.causes;
  const worryingCount = causes.filter((cause) => !cause.rows.every((row) => isFine(row))).length;
  const { counts } = tallyOf(run.rows);
  const shownCauses = renderWithinBudget(causes, maxCausesBytes, renderCause);
  const topParts = [
    `## ${renderShortHeadline(run)}`,
    ...renderBanners(run),
    // Missing evidence comes before causes with which nothing is wrong, such as a stamp that waits for a block.
    ...shownCauses.rows.toSpliced(worryingCount, 0, ...renderMissingEvidence(run.problems)),
    ...(shownCauses.omittedCount === 0
      ? []
      : [`✂️ ${shownCauses.omittedCount} of ${causes.length} causes are left out here; \`results.json\` has all.`]),
    ...renderReplaced(run.rows),
    ...renderNotAttempted(groups.untriedRows, counts.accepted + counts.unclear),
    ...(isNoChainAsked ? witnessLines : []),
  ];
  const meaning = isNoChainAsked ? counts.timestamped > 0 && signedMeaning : goodVerdictMeanings[operationOf(run)];
  const notes = renderSummaryNotes(run, meaning);
  const bottomParts = [...notes, ...(isNoChainAsked ? [] : witnessLines), renderEvidence(run)];
  const bytesAround = Buffer.byteLength([...topParts, ...bottomParts].join("\n\n"));
  const rowParts = renderAllRows(run, groups, maxSummaryBytes - bytesAround - spareBytes, {
    explorer: run.chain?.explorer,
    areWitnessesShown: witnessLines.length > 0,
  });
  return `${[...topParts, ...rowParts, ...bottomParts].filter((part) => part !== "").join("\n\n")}\n`;
}

function renderBanners(run: Run): readonly string[] {
  const stopReason = renderStopReason(run.rows);
  const tallyTexts = renderTally(run).map((count) => count.replaceAll(" ", "&nbsp;"));
  return nonEmpty([
    stopReason && `**${stopReason}**`,
    tallyTexts.length > 1 && tallyTexts.join(" · "),
    ...renderDemoBanner(run),
    ...renderChain(run),
    run.plan,
    ...renderWhyStepFails(run),
  ]);
}

function renderMissingEvidence(errors: readonly AnchorError[]): readonly string[] {
  const { omittedCount } = renderWithinBudget(
    errors,
    maxMissingBytes,
    ({ message }) => `${toMarkdownText(message)}<br>`,
  );
  const shownErrors = errors.slice(0, errors.length - omittedCount);
  const errorsByCause = Map.groupBy(shownErrors, ({ code, hint }) => JSON.stringify([code, hint]));
  const paragraphs = [...errorsByCause.values()].map((errorsOfCause) => {
    const firstError = errorsOfCause[0] as AnchorError;
    const { code, hint } = firstError;
    const what = isUnjudgedError(firstError) ? "not all was judged" : "this evidence is missing";
    const messages = new Set(errorsOfCause.map(({ message }) => toMarkdownText(message)));
    const headText = `⛔ **${renderLink(code, errorHelpUrl(code))}**: ${what}, so the step fails`;
    return [headText, ...messages, `**What to do:** ${toMarkdownText(hint)}`].join("<br>");
  });
  return omittedCount === 0
    ? paragraphs
    : [...paragraphs, `✂️ ${omittedCount} more pieces of evidence are missing; the log names them.`];
}

/** Renders in `budget` bytes rows that need attention, rows that wait or were skipped, then rows that need nothing. */
function renderAllRows(
  run: Run,
  { causes, waitingRows, provenRows }: ReturnType<typeof toCauses>,
  budget: number,
  rowOptions: Parameters<typeof renderRows>[3],
) {
  const { counts } = tallyOf(run.rows);
  // If all rows are of one kind, the headline counts them, and a title need not.
  const titleOf = (title: string, some: readonly Row[]): string =>
    some.length === run.rows.length ? "" : `${filesAmong(some).length} ${title}`;
  const worryingCauses = causes.map((cause) => ({
    ...cause,
    rows: cause.rows.filter((row) => !isFine(row)),
  }));
  const worryingTable = renderCauseRows(worryingCauses, budget / 2);
  const title = counts.skipped > 0 ? "not asked about" : "accepted";
  const waitingTable = renderRows(
    titleOf(title, waitingRows),
    waitingRows,
    (budget - Buffer.byteLength(worryingTable)) / 2,
  );
  const provenTitle = counts.timestamped > 0 ? verdictFacts.timestamped.label : goodVerdictWords[operationOf(run)];
  const leftBytes = budget - Buffer.byteLength(worryingTable) - Buffer.byteLength(waitingTable);
  return [worryingTable, waitingTable, renderRows(titleOf(provenTitle, provenRows), provenRows, leftBytes, rowOptions)];
}

/** Matches a date with its time zone, and an empty text, which stands for no date. */
const zonedDateOrNone = /^$|(?:Z|UTC|[+-]\d\d:?\d\d)$/;

function renderSummaryNotes({ rows }: Run, meaning: string | false): readonly string[] {
  const namesOf = (some: readonly Row[]): string => renderFew(some, ({ subject }) => toMarkdownCode(subject.name));
  const emptyRows = rows.filter(({ subject }) => subject.digest === emptyDigest);
  // These rows are of digests that only the checksum list states: neither file nor proof was read.
  const unreadRows = rows.filter(
    ({ subject }) => subject.digest !== undefined && subject.size === undefined && !("root" in subject),
  );
  const sentences = [
    meaning,
    rows.some(({ subject }) => subject.digest !== undefined) &&
      "Digests are SHA3-256, cut here; `anchor-SHA3-256SUMS` has them whole.",
    rows.some((row) => !zonedDateOrNone.test(anchoringOf(row)?.firstRecord.blockDate ?? "")) &&
      "The service sent dates without a zone.",
    rows.some(({ answer }) => answer?.report !== undefined) &&
      "Report links of the service stop working after an hour.",
  ];
  return nonEmpty([
    emptyRows.length > 0 && `⚠️ Empty: ${namesOf(emptyRows)}. A stamp of an empty file proves nothing.`,
    unreadRows.length > 0 && `📄 Not read, because only the checksum list names them: ${namesOf(unreadRows)}.`,
    nonEmpty(sentences).join(" "),
  ]);
}

function renderEvidence(run: Run): string {
  const { mode, rows, files: written, releaseUrl } = run;
  // The names have no folders, since the runner's disk is gone when somebody reads the summary.
  const fileNames = nonEmpty([written.results, written.checksums, written.statement]).map((path) =>
    path.replace(/^.*[\\/]/, ""),
  );
  const places = nonEmpty([
    fileNames.length > 0 && fileNames.map((name) => toMarkdownCode(name)).join(", "),
    fileNames.length > 0 && renderLink("where they are", documentUrl("reference.md#outputs")),
    releaseUrl && renderLink("release", releaseUrl),
  ]);
  return renderLastLine(`${mode} · ${countFiles(rows)}`, run, places);
}

/** Warns of files for which the release's evidence records other bytes: tells which, when, and by which run. */
function renderReplaced(rows: readonly Row[]): readonly string[] {
  const replacedFiles = rows.flatMap(({ subject: { name }, recorded }) =>
    recorded?.firstRecording === undefined ? [] : [{ name, digest: recorded.digest, ...recorded.firstRecording }],
  );
  if (replacedFiles.length === 0) return [];
  const title = "recorded otherwise";
  const lines = renderFew(replacedFiles, ({ name, digest, on, runUrl }) => {
    // The address is shown as code, not as a link, since anybody may have written the evidence that contains it.
    const byRun = runUrl === undefined ? "" : ` by ${toMarkdownCode(runUrl)}`;
    return `${toMarkdownCode(name)}: SHA3-256 ${toMarkdownCode(digest)}, recorded ${toMarkdownText(toReadableMinute(on))}${byRun}`;
  });
  const headText = `⚠️ **${renderLink(title, errorHelpUrl(title))}**: ${counted(replacedFiles.length, "file")} had other bytes before`;
  return [[headText, lines, `**What to do:** ${replacedAdvice}`].join("<br>")];
}

/** Renders what happened and what to do. The names of the files are in the tables below. */
function renderCause({ verdict, explanation: { title, message, advice }, rows }: Cause): string {
  const otherAccounts = countAccounts(rows) - 1;
  const otherAccountsText =
    otherAccounts > 0 ? ` (${otherAccounts} more of this kind have other words; their rows have them)` : "";
  return [
    `${verdictFacts[verdict].icon} **${renderLink(title, errorHelpUrl(title))}**: ${countFiles(rows)}`,
    `${toMarkdownText(message)}${otherAccountsText}`,
    ...(advice === "" ? [] : [`**What to do:** ${toMarkdownText(advice)}`]),
  ].join("<br>");
}

/**
 * Counts the files that were not attempted. Their names would hide the cause that a person has to mend.
 * @param openStamps how many stamps were sent and are in no block yet: another run at once may pay for them again
 */
function renderNotAttempted(untriedRows: readonly Row[], openStamps: number): readonly string[] {
  if (untriedRows.length === 0) return [];
  const nextStep =
    openStamps > 0
      ? `Wait until \`mode: check\` finds the stamps that are in no block yet (${openStamps}) before you run the job again: a run before then may pay for them again.`
      : "Then run the job again.";
  // Some of these stamps may have been sent before the run stopped. The hint of their error says so.
  const rowsWithOwnHint = untriedRows.filter(({ error }) => error?.ownHint !== undefined);
  const hints = new Set(rowsWithOwnHint.map((row) => explain(row)?.advice ?? ""));
  const ownHints = [...hints].slice(0, 3).map((hint) => toMarkdownText(hint));
  return [
    `⏸️ **Not attempted**: ${countFiles(untriedRows)}, named in \`results.json\`<br>` +
      `**What to do:** Correct what stopped the run, or wait until it is over. ${nextStep} ${ownHints.join(" ")}`.trim(),
  ];
}

function countFiles(rows: readonly Row[]): string {
  return counted(filesAmong(rows).length, "file");
}
