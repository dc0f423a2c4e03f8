import type { AnchorError } from "../core/errors.ts";
import { renderChainName } from "../core/addresses.ts";
import { mayBeSpent, lastErrorOf, type Row } from "../core/row.ts";
import { isNotAttempted } from "../core/open-stamp.ts";
import { counted, nonEmpty, textLimits, toLineName, toReadableDay, toReadableMinute } from "../core/text.ts";
import {
  failingRows,
  hasPassed,
  isNothingStamped,
  operationOf,
  type Run,
  areFromTestChain,
  filesAmong,
  tallyOf,
  anchoringOf,
} from "../evidence/run.ts";
import { type Inputs, serviceAddressOf, sourceOf } from "../host/inputs.ts";
import { stepFront } from "../words/front.ts";
import {
  demonstrationNote,
  waitForBlockAdvice,
  type Shortfall,
  shortfallWords,
  goodVerdictWords,
  releaseWrites,
} from "../words/result-words.ts";
import { isAnchoredOrSigned, type Verdict, verdictFacts, verdicts } from "../words/verdicts.ts";
import { toMarkdownCode, toMarkdownText } from "./markdown.ts";

const shortfalls = Object.keys(shortfallWords) as readonly Shortfall[];

/** Ranks a verdict: 0 is the worst. All verdicts that are no shortfall, such as `anchored`, share the last rank. */
export function severityOf(verdict: Verdict): number {
  const index = (shortfalls as readonly Verdict[]).indexOf(verdict);
  return index < 0 ? shortfalls.length : index;
}

/**
 * Renders the run's files in one line: `✅ 3 of 3 files verified`, `❌ 1 of 3 files does not match, 1 failed`. `encode`
 * escapes a signer's name for the place where the line is shown; all other words are ours.
 */
export function renderHeadline(run: Run, encode: (name: string) => string = (name) => toLineName(name)): string {
  const files = withFilesOnly(run);
  const { length } = files.rows;
  if (length === 0) return "⚠️ No files, nothing was done";
  if (run.dryRun && files.rows.every(({ verdict }) => verdict === "skipped"))
    return `⏭️ Dry run: ${length} hashed, nothing sent`;
  const [verdictCounts, dayText] = [renderVerdictCounts(files), renderLastDay(files, encode)];
  return renderWithIcon(files, verdictCounts, dayText && (verdictCounts.length > 1 ? ` (${dayText})` : `, ${dayText}`));
}

/** Renders the summary's headline in Markdown. With three shortfalls or more, it names only the worst one. */
export function renderShortHeadline(run: Run): string {
  const files = withFilesOnly(run);
  const { counts: countByVerdict } = tallyOf(files.rows);
  const presentShortfalls = shortfalls.filter((verdict) => countByVerdict[verdict] > 0);
  const [worstVerdict] = presentShortfalls;
  const [problem] = run.problems;
  const problemText =
    problem === undefined ? "" : `, ${isUnjudgedError(problem) ? "others were not judged" : "evidence is missing"}`;
  if (worstVerdict === undefined || presentShortfalls.length < 3)
    return `${renderHeadline(files, (name) => toMarkdownText(name, textLimits.word))}${problemText}`;
  const isOther = (row: Row): boolean => row.verdict !== worstVerdict || isNotAttempted(row);
  const goodCounts = countProven(files);
  const otherCount = goodCounts.reduce((rest, [each]) => rest - each, files.rows.filter(isOther).length);
  const goodTexts = goodCounts.filter(([each]) => each > 0).map(([each, word]) => `${each} ${word}`);
  const counts = [...renderVerdictCounts(files).slice(0, 1), ...goodTexts, `${otherCount} with other verdicts`];
  return `${renderWithIcon(files, counts)}${problemText}`;
}

/** Whether an error is about a file that came to the release too late. All other errors are about missing evidence. */
export function isUnjudgedError({ code }: AnchorError): boolean {
  return code === "ASSET_NOT_JUDGED";
}

/** Returns the run without the row of a checksum list, which was asked about in place of its files. */
function withFilesOnly<Whole extends Pick<Run, "rows">>(run: Whole): Whole {
  return { ...run, rows: filesAmong(run.rows) };
}

function renderWithIcon(run: Run, counts: readonly string[], dayText = ""): string {
  const demoText = areFromTestChain(run.rows) ? " (demonstration only)" : "";
  return `${renderIcon(run)} ${counts.join(", ")}${dayText}${demoText}`;
}

/** Renders, in Markdown, the warning that the results are a demonstration's; nothing if they are not. */
export function renderDemoBanner({ rows }: Pick<Run, "rows">): readonly string[] {
  return areFromTestChain(rows) ? [`> [!WARNING]\n> **${demonstrationNote}**`] : [];
}

/** Renders, in Markdown, the chain's name; nothing where it is not known. */
export function renderChain({ chain }: Pick<Run, "chain">): readonly string[] {
  return chain === undefined ? [] : [`Chain: ${toMarkdownText(renderChainName(chain))}`];
}

/** Renders the last line of a summary in Markdown: who was asked, how long it took, where the evidence is. */
export function renderLastLine(subject: string, run: Run, places: readonly string[]): string {
  const { apiUrl, nodeNames, startedAt, finishedAt } = run;
  const askedAddresses = nonEmpty([apiUrl, ...nodeNames]).map((address) => `${toMarkdownCode(address)} · `);
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
  const evidence = places.length > 0 ? `<br>Evidence: ${places.join(" · ")}` : "";
  return `<sub>${subject} · ${askedAddresses.join("")}${seconds} s · finished ${toReadableMinute(finishedAt)}${evidence}</sub>`;
}

/** Counts the files of each verdict, the worst first: `❌ 1 no match`, `⛔ 5 failed`, `⏸️ 3 not attempted`. */
export function renderTally({ rows }: Pick<Run, "rows">): readonly string[] {
  const files = filesAmong(rows);
  const triedFiles = files.filter((row) => !isNotAttempted(row));
  const counts = [...Map.groupBy(triedFiles, ({ verdict }) => verdict)]
    .toSorted(([one], [other]) => severityOf(one) - severityOf(other))
    .map(([verdict, { length }]) => `${verdictFacts[verdict].icon} ${length} ${verdictFacts[verdict].label}`);
  const stoppedCount = files.length - triedFiles.length;
  return nonEmpty([...counts, stoppedCount > 0 && `⏸️ ${stoppedCount} ${notAttemptedLabel}`]);
}

/** Returns the worst verdict's icon, or ❌ if the run fails; but ⛔ for `failed` stays, since it accuses no file. */
function renderIcon(run: Run): string {
  const { counts } = tallyOf(run.rows);
  const worstVerdict = shortfalls.find((verdict) => counts[verdict] > 0);
  const icon = worstVerdict === undefined ? "✅" : verdictFacts[worstVerdict].icon;
  return icon !== "⛔" && !hasPassed(run) ? "❌" : icon;
}

/** Counts the anchored rows and the time-stamped rows, each number with its word. */
function countProven(run: Pick<Run, "mode" | "rows">) {
  const { anchored, counts } = tallyOf(run.rows);
  return [
    [anchored, goodVerdictWords[operationOf(run)]],
    [counts.timestamped, verdictFacts.timestamped.label],
  ] as const;
}

/** Counts the files of each verdict, the worst first, with the total. Files not attempted are counted separately. */
export function renderVerdictCounts(run: Pick<Run, "mode" | "rows">): readonly string[] {
  const files = withFilesOnly(run);
  const filesByKind = Map.groupBy(files.rows, (row) => (isNotAttempted(row) ? "stopped" : row.verdict));
  const countOfKind = (kind: Verdict | "stopped"): number => filesByKind.get(kind)?.length ?? 0;
  const counts = shortfalls.map((verdict) => [countOfKind(verdict), ...shortfallWords[verdict]] as const);
  const stoppedEntry = [countOfKind("stopped"), notAttemptedLabel, notAttemptedLabel] as const;
  return [...counts, stoppedEntry, ...countProven(files).map(([each, word]) => [each, word, word] as const)]
    .filter(([each]) => each > 0)
    .map(([each, one, many], index) => {
      const totalText = index === 0 ? ` of ${counted(files.rows.length, "file")}` : "";
      return `${each}${totalText} ${each === 1 ? one : many}`;
    });
}

const notAttemptedLabel = "not attempted";

/**
 * Renders since which day the chain holds the files. If no block is known, renders by which day the files existed
 * according to witnesses, and who signed, if all files have one signer. Of several days it names the last.
 */
function renderLastDay({ rows: files }: Pick<Run, "rows">, encode: (name: string) => string): string {
  const blockDates = files.flatMap((file) => anchoringOf(file) ?? []).map(({ firstRecord }) => firstRecord.blockDate);
  const timestampedFiles = files.filter(({ verdict }) => verdict === "timestamped");
  const signedDates = timestampedFiles.map(({ signedOn: on }) => on);
  const [signer, ...otherSigners] = new Set(timestampedFiles.map((file) => file.signer));
  const days = new Set((blockDates.length > 0 ? blockDates : signedDates).map((date = "") => toReadableDay(date)));
  const lastDay = [...days].toSorted((one, other) => Date.parse(one ?? "") - Date.parse(other ?? "")).at(-1);
  if (lastDay === undefined || days.has(undefined)) return "";
  const signerText = signer === undefined || otherSigners.length > 0 ? "" : `, says ${encode(signer)}`;
  if (blockDates.length === 0) return `existed by ${lastDay}${signerText}`;
  return `on the chain ${days.size === 1 ? "since" : "by"} ${lastDay}`;
}

/** Counts `rows`, which are some of `total`, by verdict, the worst first: `2 of 12 files are not found, 1 failed`. */
export function renderCounts(rows: readonly Pick<Row, "verdict">[], total: number): string {
  const rowsByVerdict = [...Map.groupBy(rows, ({ verdict }) => verdict)];
  return rowsByVerdict
    .toSorted(([one], [other]) => severityOf(one) - severityOf(other))
    .map(([verdict, { length }], index) => {
      const isOne = length === 1;
      const predicate =
        verdict === "no-match"
          ? shortfallWords[verdict][isOne ? 0 : 1]
          : verdict === "failed"
            ? verdict
            : `${isOne ? "is" : "are"} ${verdictFacts[verdict].label}`;
      const filesText = total === 1 ? " file" : length === total ? " files" : ` of ${total} files`;
      return `${length}${index === 0 ? filesText : ""} ${predicate}`;
    })
    .join(", ");
}

/** Renders why the step fails, or that nothing fails it; returns nothing if the rest of the summary shows that. */
export function renderWhyStepFails(run: Run): readonly string[] {
  const { rows, failOn, dryRun, problems } = run;
  const { counts } = tallyOf(rows);
  const failingVerdicts = verdicts.filter((verdict) => counts[verdict] > 0 && failOn.has(verdict));
  const otherFailingRows = failingRows(run).filter(({ verdict }) => !failOn.has(verdict));
  const codes = new Set(otherFailingRows.flatMap((row) => lastErrorOf(row)?.code ?? []));
  // Missing evidence is no reason here, since the summary has a paragraph about it.
  const reasons = nonEmpty([
    failingVerdicts.length > 0 && `\`fail-on\` lists ${failingVerdicts.map((verdict) => `\`${verdict}\``).join(", ")}`,
    codes.size > 0 && `requests met ${[...codes].map((code) => `\`${code}\``).join(", ")}`,
    isNothingStamped(run) && renderNothingStamped(run)[0],
  ]);
  if (reasons.length > 0) return [`**The step fails**: ${reasons.join("; ")}.`];
  const isReasonShown = problems.length > 0 || dryRun || rows.every((row) => isAnchoredOrSigned(row));
  return isReasonShown ? [] : ["Nothing here fails the step (`fail-on`)."];
}

/** Renders that no stamp is known to be accepted, how many may have been paid for, and what to do. */
export function renderNothingStamped(
  { rows }: Pick<Run, "rows">,
  front = stepFront,
): readonly [message: string, advice: string] {
  const openRows = rows.filter((row) => mayBeSpent(row));
  if (openRows.length === 0) {
    const advice = "The other messages say why. Correct that, then run it again.";
    return ["no stamp of this run was accepted, so nothing was stamped", advice];
  }
  const spentText = `${counted(openRows.length, "stamp")} may have been paid for`;
  // After a failed stamp, the job must not simply run again: the cause has to be corrected first.
  const hasFailedStamp = openRows.some(({ verdict }) => verdict === "failed");
  const advice = hasFailedStamp ? "The other messages say why, and what to do first." : waitForBlockAdvice(front);
  return [`no stamp is known to be accepted, but ${spentText}`, advice];
}

/** Renders how many requests a real run would make, and what the number leaves out. */
export function renderPlan({ rows }: Pick<Run, "rows">, inputs: Inputs): string {
  // A real run asks about the rows that are `skipped` here: each digest once, files that a list covers by the list.
  const rowsToAsk = rows.filter(({ verdict }) => verdict === "skipped");
  const digestsToAsk = new Set(rowsToAsk.map(({ coveredBy, subject }) => coveredBy ?? subject.digest));
  const requestCount = serviceAddressOf(inputs) === "" ? 0 : digestsToAsk.size;
  const witnessCount = inputs.mode === "check" ? 0 : inputs.witness.length;
  const requests = nonEmpty([
    (sourceOf(inputs) !== "clocks" || witnessCount === 0) && `make ${counted(requestCount, "request")} to the service`,
    witnessCount > 0 && `ask ${witnessCount} ${witnessCount === 1 ? "witness" : "witnesses"} for the time`,
    releaseWrites[inputs.releaseAttach],
  ]).join(", and ");
  const uncountedRequests = nonEmpty([
    "repeated attempts",
    inputs.nodes.length > 0 && "questions to chain nodes",
    inputs.mode === "stamp" && inputs.wait > 0 && "checks of the chain while it waits",
    (inputs.fromRelease || inputs.releaseAttach !== "none") && "requests to GitHub",
  ]);
  return `A real run would ${requests}. Not counted: ${uncountedRequests.join(", ")}.`;
}
