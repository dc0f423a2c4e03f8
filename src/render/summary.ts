import { emptyDigest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { isFine, type Row } from "../core/row.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { operationOf, type Run, filesAmong, tallyOf, anchoringOf } from "../evidence/run.ts";
import { goodVerdictWords, goodVerdictMeanings, replacedAdvice, signedMeaning } from "../words/result-words.ts";
import { counted, nonEmpty, renderFew, toReadableMinute } from "../core/text.ts";
import { documentAt, errorHelpUrl } from "../core/version.ts";
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
/** Bytes kept free for lines that say what was cut. */
const spareBytes = 1000;

/**
 * Renders the job summary in Markdown of less than 900,000 bytes: verdict, reason for a stop, counts, causes that need
 * attention, their rows, then all good rows. Omitted rows are counted where they are missing.
 */
export function renderSummary(run: Run): string {
  const all = toCauses(run.rows);
  // Where no chain was asked, witnesses come first: people want to know since when the files exist, and who says so.
  const isOfClocks = run.apiUrl === "" && run.nodeNames.length === 0;
  const witnesses = nonEmpty([renderWitnesses(run)]);
  const causes = run.dryRun ? all.causes.filter(({ verdict }) => verdict !== "skipped") : all.causes;
  const worrying = causes.filter((cause) => !cause.rows.every((row) => isFine(row))).length;
  const { counts } = tallyOf(run.rows);
  const shownCauses = renderWithinBudget(causes, maxCausesBytes, renderCause);
  const top = [
    `## ${renderShortHeadline(run)}`,
    ...renderBanners(run),
    // Missing evidence comes before causes that fail no step, such as a wait for a block.
    ...shownCauses.rows.toSpliced(worrying, 0, ...renderMissingEvidence(run.problems)),
    ...(shownCauses.left === 0
      ? []
      : [`✂️ ${shownCauses.left} of ${causes.length} causes are left out here; \`results.json\` has all.`]),
    ...renderReplaced(run.rows),
    ...renderNotAttempted(all.stopped, counts.accepted + counts.unclear),
    ...(isOfClocks ? witnesses : []),
  ];
  const meaning = isOfClocks ? counts.timestamped > 0 && signedMeaning : goodVerdictMeanings[operationOf(run)];
  const notes = renderSummaryNotes(run, meaning);
  const bottom = [...notes, ...(isOfClocks ? [] : witnesses), renderEvidence(run)];
  const around = Buffer.byteLength([...top, ...bottom].join("\n\n"));
  const rows = renderAllRows(run, all, maxSummaryBytes - around - spareBytes, {
    explorer: run.chain?.explorer,
    areClocksTold: witnesses.length > 0,
  });
  return `${[...top, ...rows, ...bottom].filter((part) => part !== "").join("\n\n")}\n`;
}

function renderBanners(run: Run): readonly string[] {
  const stopped = renderStopReason(run.rows);
  const tally = renderTally(run).map((count) => count.replaceAll(" ", "&nbsp;"));
  return nonEmpty([
    stopped && `**${stopped}**`,
    tally.length > 1 && tally.join(" · "),
    ...renderDemoBanner(run),
    ...renderChain(run),
    run.plan,
    ...renderWhyStepFails(run),
  ]);
}

function renderMissingEvidence(errors: readonly AnchorError[]): readonly string[] {
  const { left } = renderWithinBudget(errors, maxMissingBytes, ({ message }) => `${toMarkdownText(message)}<br>`);
  const shown = errors.slice(0, errors.length - left);
  const byCause = Map.groupBy(shown, ({ code, hint }) => JSON.stringify([code, hint]));
  const paragraphs = [...byCause.values()].map((errorsOfCause) => {
    const first = errorsOfCause[0] as AnchorError;
    const { code, hint } = first;
    const what = isUnjudgedError(first) ? "not all was judged" : "this evidence is missing";
    const messages = new Set(errorsOfCause.map(({ message }) => toMarkdownText(message)));
    const head = `⛔ **${renderLink(code, errorHelpUrl(code))}**: ${what}, so the step fails`;
    return [head, ...messages, `**What to do:** ${toMarkdownText(hint)}`].join("<br>");
  });
  return left === 0
    ? paragraphs
    : [...paragraphs, `✂️ ${left} more pieces of evidence are missing; the log names them.`];
}

/** Renders, within one budget, rows that need attention, then those that wait or were skipped, then the good ones. */
function renderAllRows(
  run: Run,
  { causes, waiting, good }: ReturnType<typeof toCauses>,
  budget: number,
  more: Parameters<typeof renderRows>[3],
) {
  const { counts } = tallyOf(run.rows);
  // Where all rows are of one kind, the headline has counted them.
  const nameOf = (title: string, some: readonly Row[]): string =>
    some.length === run.rows.length ? "" : `${filesAmong(some).length} ${title}`;
  const worrying = causes.map((cause) => ({
    ...cause,
    rows: cause.rows.filter((row) => !isFine(row)),
  }));
  const first = renderCauseRows(worrying, budget / 2);
  const title = counts.skipped > 0 ? "not asked about" : "accepted";
  const second = renderRows(nameOf(title, waiting), waiting, (budget - Buffer.byteLength(first)) / 2);
  const goodTitle = counts.timestamped > 0 ? verdictFacts.timestamped.label : goodVerdictWords[operationOf(run)];
  const left = budget - Buffer.byteLength(first) - Buffer.byteLength(second);
  return [first, second, renderRows(nameOf(goodTitle, good), good, left, more)];
}

/** A date with its zone, or no date. */
const zoned = /^$|(?:Z|UTC|[+-]\d\d:?\d\d)$/;

function renderSummaryNotes({ rows }: Run, meaning: string | false): readonly string[] {
  const namesOf = (some: readonly Row[]): string => renderFew(some, ({ subject }) => toMarkdownCode(subject.name));
  const empty = rows.filter(({ subject }) => subject.digest === emptyDigest);
  // Digests that only the checksum list states, as neither a file nor a proof was found.
  const unread = rows.filter(
    ({ subject }) => subject.digest !== undefined && subject.size === undefined && !("root" in subject),
  );
  const sentences = [
    meaning,
    rows.some(({ subject }) => subject.digest !== undefined) &&
      "Digests are SHA3-256, cut here; `anchor-SHA3-256SUMS` has them whole.",
    rows.some((row) => !zoned.test(anchoringOf(row)?.first.blockDate ?? "")) &&
      "The service sent dates without a zone.",
    rows.some(({ answer }) => answer?.report !== undefined) &&
      "Report links of the service stop working after an hour.",
  ];
  return nonEmpty([
    empty.length > 0 && `⚠️ Empty: ${namesOf(empty)}. A stamp of an empty file proves nothing.`,
    unread.length > 0 && `📄 Not read, because only the checksum list names them: ${namesOf(unread)}.`,
    nonEmpty(sentences).join(" "),
  ]);
}

function renderEvidence(run: Run): string {
  const { mode, rows, files: written, releaseUrl } = run;
  // Without folders: the runner they are on is gone when somebody reads this.
  const files = nonEmpty([written.results, written.checksums, written.statement]).map((path) =>
    path.replace(/^.*[\\/]/, ""),
  );
  const places = nonEmpty([
    files.length > 0 && files.map((name) => toMarkdownCode(name)).join(", "),
    files.length > 0 && renderLink("where they are", documentAt("reference.md#outputs")),
    releaseUrl && renderLink("release", releaseUrl),
  ]);
  return renderLastLine(`${mode} · ${countFiles(rows)}`, run, places);
}

/** Warns of files that the release's evidence records otherwise: what was recorded, when, and by which run. */
function renderReplaced(rows: readonly Row[]): readonly string[] {
  const replaced = rows.flatMap(({ subject: { name }, recorded }) =>
    recorded?.first === undefined ? [] : [{ name, digest: recorded.digest, ...recorded.first }],
  );
  if (replaced.length === 0) return [];
  const title = "recorded otherwise";
  const lines = renderFew(replaced, ({ name, digest, on, runUrl }) => {
    // Not as a link, since the evidence, and so the address, may be anybody's.
    const by = runUrl === undefined ? "" : ` by ${toMarkdownCode(runUrl)}`;
    return `${toMarkdownCode(name)}: SHA3-256 ${toMarkdownCode(digest)}, recorded ${toMarkdownText(toReadableMinute(on))}${by}`;
  });
  const head = `⚠️ **${renderLink(title, errorHelpUrl(title))}**: ${counted(replaced.length, "file")} had other bytes before`;
  return [[head, lines, `**What to do:** ${replacedAdvice}`].join("<br>")];
}

/** Renders what happened and what to do; the names of the files are in the rows below. */
function renderCause({ verdict, explanation: { title, message, advice }, rows }: Cause): string {
  const others = countAccounts(rows) - 1;
  const more = others > 0 ? ` (${others} more of this kind have other words; their rows have them)` : "";
  return [
    `${verdictFacts[verdict].icon} **${renderLink(title, errorHelpUrl(title))}**: ${countFiles(rows)}`,
    `${toMarkdownText(message)}${more}`,
    ...(advice === "" ? [] : [`**What to do:** ${toMarkdownText(advice)}`]),
  ].join("<br>");
}

/**
 * Only counts what was not attempted: a list of names would hide the cause that has to be repaired.
 * @param open how many stamps were sent and are in no block yet: another run at once may pay for them again
 */
function renderNotAttempted(stopped: readonly Row[], open: number): readonly string[] {
  if (stopped.length === 0) return [];
  const next =
    open > 0
      ? `Wait until \`mode: check\` finds the stamps that are in no block yet (${open}) before you run the job again: a run before then may pay for them again.`
      : "Then run the job again.";
  // Some stamps may have been sent before the stop; their own hint says so.
  const withOwnHint = stopped.filter(({ error }) => error?.ownHint !== undefined);
  const hints = new Set(withOwnHint.map((row) => explain(row)?.advice ?? ""));
  const others = [...hints].slice(0, 3).map((hint) => toMarkdownText(hint));
  return [
    `⏸️ **Not attempted**: ${countFiles(stopped)}, named in \`results.json\`<br>` +
      `**What to do:** Correct what stopped the run, or wait until it is over. ${next} ${others.join(" ")}`.trim(),
  ];
}

function countFiles(rows: readonly Row[]): string {
  return counted(filesAmong(rows).length, "file");
}
