import type { AnchorError } from "../core/errors.ts";
import { renderChainName } from "../core/addresses.ts";
import { mayBeSpent, refusalOf, type Row } from "../core/row.ts";
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
import { type Inputs, serviceAddress, sourceOf } from "../host/inputs.ts";
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

/** Ranks a verdict: 0 is the worst; all good verdicts share the last rank. */
export function severityOf(verdict: Verdict): number {
  const index = (shortfalls as readonly Verdict[]).indexOf(verdict);
  return index < 0 ? shortfalls.length : index;
}

/**
 * Renders the run's files in one line: `✅ 3 of 3 files verified`, `❌ 1 of 3 files does not match, 1 failed`. `encode`
 * escapes a signer's name for the place where it is shown; all other words are ours.
 */
export function renderHeadline(run: Run, encode: (name: string) => string = (name) => toLineName(name)): string {
  const files = withFilesOnly(run);
  const { length } = files.rows;
  if (length === 0) return "⚠️ No files, nothing was done";
  if (run.dryRun && files.rows.every(({ verdict }) => verdict === "skipped"))
    return `⏭️ Dry run: ${length} hashed, nothing sent`;
  const [counts, since] = [renderVerdictCounts(files), renderLastDay(files, encode)];
  return renderWithIcon(files, counts, since && (counts.length > 1 ? ` (${since})` : `, ${since}`));
}

/** Renders the headline in Markdown above a tally: the worst and the good verdicts, and the number of the others. */
export function renderShortHeadline(run: Run): string {
  const files = withFilesOnly(run);
  const { counts: tally } = tallyOf(files.rows);
  const present = shortfalls.filter((verdict) => tally[verdict] > 0);
  const [worst] = present;
  const [problem] = run.problems;
  const missing =
    problem === undefined ? "" : `, ${isUnjudgedError(problem) ? "others were not judged" : "evidence is missing"}`;
  if (worst === undefined || present.length < 3)
    return `${renderHeadline(files, (name) => toMarkdownText(name, textLimits.word))}${missing}`;
  const isOther = (row: Row): boolean => row.verdict !== worst || isNotAttempted(row);
  const good = countGood(files);
  const others = good.reduce((rest, [each]) => rest - each, files.rows.filter(isOther).length);
  const shown = good.filter(([each]) => each > 0).map(([each, word]) => `${each} ${word}`);
  const counts = [...renderVerdictCounts(files).slice(0, 1), ...shown, `${others} with other verdicts`];
  return `${renderWithIcon(files, counts)}${missing}`;
}

/** Whether the error is not about missing evidence, but about a file that came to the release too late. */
export function isUnjudgedError({ code }: AnchorError): boolean {
  return code === "ASSET_NOT_JUDGED";
}

/** Returns the run without the row of a checksum list, which was asked about in place of its files. */
function withFilesOnly<Whole extends Pick<Run, "rows">>(run: Whole): Whole {
  return { ...run, rows: filesAmong(run.rows) };
}

function renderWithIcon(run: Run, counts: readonly string[], since = ""): string {
  const demo = areFromTestChain(run.rows) ? " (demonstration only)" : "";
  return `${renderIcon(run)} ${counts.join(", ")}${since}${demo}`;
}

/** Renders, in Markdown, the warning that every reader of a demonstration needs. */
export function renderDemoBanner({ rows }: Pick<Run, "rows">): readonly string[] {
  return areFromTestChain(rows) ? [`> [!WARNING]\n> **${demonstrationNote}**`] : [];
}

/** Renders, in Markdown, the chain's name; nothing where it is not known. */
export function renderChain({ chain }: Pick<Run, "chain">): readonly string[] {
  return chain === undefined ? [] : [`Chain: ${toMarkdownText(renderChainName(chain))}`];
}

/** Renders the last line of a summary in Markdown: who was asked, how long it took, where the evidence is. */
export function renderLastLine(what: string, run: Run, places: readonly string[]): string {
  const { apiUrl, nodeNames, startedAt, finishedAt } = run;
  const asked = nonEmpty([apiUrl, ...nodeNames]).map((address) => `${toMarkdownCode(address)} · `);
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
  const evidence = places.length > 0 ? `<br>Evidence: ${places.join(" · ")}` : "";
  return `<sub>${what} · ${asked.join("")}${seconds} s · finished ${toReadableMinute(finishedAt)}${evidence}</sub>`;
}

/** Counts the files of each verdict, the worst first: `❌ 1 no match`, `⛔ 5 failed`, `⏸️ 3 not attempted`. */
export function renderTally({ rows }: Pick<Run, "rows">): readonly string[] {
  const files = filesAmong(rows);
  const tried = files.filter((row) => !isNotAttempted(row));
  const counts = [...Map.groupBy(tried, ({ verdict }) => verdict)]
    .toSorted(([one], [other]) => severityOf(one) - severityOf(other))
    .map(([verdict, { length }]) => `${verdictFacts[verdict].icon} ${length} ${verdictFacts[verdict].label}`);
  const stopped = files.length - tried.length;
  return nonEmpty([...counts, stopped > 0 && `⏸️ ${stopped} ${notAttempted}`]);
}

/** Returns the worst verdict's icon, but ❌ for a run that fails; `failed` keeps ⛔: it says nothing against a file. */
function renderIcon(run: Run): string {
  const { counts } = tallyOf(run.rows);
  const worst = shortfalls.find((verdict) => counts[verdict] > 0);
  const icon = worst === undefined ? "✅" : verdictFacts[worst].icon;
  return icon !== "⛔" && !hasPassed(run) ? "❌" : icon;
}

/** Counts the good rows by kind, each with the word for it. */
function countGood(run: Pick<Run, "mode" | "rows">) {
  const { anchored, counts } = tallyOf(run.rows);
  return [
    [anchored, goodVerdictWords[operationOf(run)]],
    [counts.timestamped, verdictFacts.timestamped.label],
  ] as const;
}

/** Counts the files of each verdict, the worst first and with the total. Files not attempted do not count as failed. */
export function renderVerdictCounts(run: Pick<Run, "mode" | "rows">): readonly string[] {
  const files = withFilesOnly(run);
  const tried = Map.groupBy(files.rows, (row) => (isNotAttempted(row) ? "stopped" : row.verdict));
  const count = (kind: Verdict | "stopped"): number => tried.get(kind)?.length ?? 0;
  const counts = shortfalls.map((verdict) => [count(verdict), ...shortfallWords[verdict]] as const);
  const stopped = [count("stopped"), notAttempted, notAttempted] as const;
  return [...counts, stopped, ...countGood(files).map(([each, word]) => [each, word, word] as const)]
    .filter(([each]) => each > 0)
    .map(([each, one, many], index) => {
      const ofAll = index === 0 ? ` of ${counted(files.rows.length, "file")}` : "";
      return `${each}${ofAll} ${each === 1 ? one : many}`;
    });
}

const notAttempted = "not attempted";

/**
 * Renders since which day the chain holds the files, or by which day they existed according to clocks: the last of
 * several days, and with clocks the signer, if there is only one.
 */
function renderLastDay({ rows: files }: Pick<Run, "rows">, encode: (name: string) => string): string {
  const blocks = files.flatMap((file) => anchoringOf(file) ?? []).map(({ first }) => first.blockDate);
  const stamped = files.filter(({ verdict }) => verdict === "timestamped");
  const signed = stamped.map(({ signedOn: on }) => on);
  const [signer, ...others] = new Set(stamped.map((file) => file.signer));
  const days = new Set((blocks.length > 0 ? blocks : signed).map((date = "") => toReadableDay(date)));
  const last = [...days].toSorted((one, other) => Date.parse(one ?? "") - Date.parse(other ?? "")).at(-1);
  if (last === undefined || days.has(undefined)) return "";
  const by = signer === undefined || others.length > 0 ? "" : `, says ${encode(signer)}`;
  if (blocks.length === 0) return `existed by ${last}${by}`;
  return `on the chain ${days.size === 1 ? "since" : "by"} ${last}`;
}

/** Counts some of `total` rows by verdict, the worst first: `2 of 12 files are not found, 1 failed`. */
export function renderCounts(rows: readonly Pick<Row, "verdict">[], total: number): string {
  const byVerdict = [...Map.groupBy(rows, ({ verdict }) => verdict)];
  return byVerdict
    .toSorted(([one], [other]) => severityOf(one) - severityOf(other))
    .map(([verdict, { length }], index) => {
      const isOne = length === 1;
      const predicate =
        verdict === "no-match"
          ? shortfallWords[verdict][isOne ? 0 : 1]
          : verdict === "failed"
            ? verdict
            : `${isOne ? "is" : "are"} ${verdictFacts[verdict].label}`;
      const files = total === 1 ? " file" : length === total ? " files" : ` of ${total} files`;
      return `${length}${index === 0 ? files : ""} ${predicate}`;
    })
    .join(", ");
}

/** Renders why the step fails, or that nothing fails it; empty where the summary already shows that. */
export function renderWhyStepFails(run: Run): readonly string[] {
  const { rows, failOn, dryRun, problems } = run;
  const { counts } = tallyOf(rows);
  const failing = verdicts.filter((verdict) => counts[verdict] > 0 && failOn.has(verdict));
  const others = failingRows(run).filter(({ verdict }) => !failOn.has(verdict));
  const codes = new Set(others.flatMap((row) => refusalOf(row)?.code ?? []));
  // Missing evidence has a paragraph of its own.
  const reasons = nonEmpty([
    failing.length > 0 && `\`fail-on\` lists ${failing.map((verdict) => `\`${verdict}\``).join(", ")}`,
    codes.size > 0 && `requests met ${[...codes].map((code) => `\`${code}\``).join(", ")}`,
    isNothingStamped(run) && renderNothingStamped(run)[0],
  ]);
  if (reasons.length > 0) return [`**The step fails**: ${reasons.join("; ")}.`];
  const isPlain = problems.length > 0 || dryRun || rows.every((row) => isAnchoredOrSigned(row));
  return isPlain ? [] : ["Nothing here fails the step (`fail-on`)."];
}

/** Renders that no stamp is known to be accepted, how many may have been paid for, and what to do. */
export function renderNothingStamped(
  { rows }: Pick<Run, "rows">,
  front = stepFront,
): readonly [message: string, advice: string] {
  const open = rows.filter((row) => mayBeSpent(row));
  if (open.length === 0) {
    const advice = "The other messages say why. Correct that, then run it again.";
    return ["no stamp of this run was accepted, so nothing was stamped", advice];
  }
  const spent = `${counted(open.length, "stamp")} may have been paid for`;
  // After a refusal the job must not simply run again.
  const isRefused = open.some(({ verdict }) => verdict === "failed");
  const advice = isRefused ? "The other messages say why, and what to do first." : waitForBlockAdvice(front);
  return [`no stamp is known to be accepted, but ${spent}`, advice];
}

/** Renders how many requests a real run would make, and what the number leaves out. */
export function renderPlan({ rows }: Pick<Run, "rows">, inputs: Inputs): string {
  // One request for each digest, however many files share it; a file under a manifest makes none.
  const asked = rows.filter(({ verdict, coveredBy }) => verdict === "skipped" && coveredBy === undefined);
  const count = serviceAddress(inputs) === "" ? 0 : new Set(asked.map(({ subject }) => subject.digest)).size;
  const clocks = inputs.mode === "check" ? 0 : inputs.witness.length;
  const requests = nonEmpty([
    (sourceOf(inputs) !== "clocks" || clocks === 0) && `make ${counted(count, "request")} to the service`,
    clocks > 0 && `ask ${clocks} ${clocks === 1 ? "witness" : "witnesses"} for the time`,
    releaseWrites[inputs.releaseAttach],
  ]).join(", and ");
  const left = nonEmpty([
    "repeated attempts",
    inputs.nodes.length > 0 && "questions to chain nodes",
    inputs.mode === "stamp" && inputs.wait > 0 && "checks of the chain while it waits",
    (inputs.fromRelease || inputs.releaseAttach !== "none") && "requests to GitHub",
  ]);
  return `A real run would ${requests}. Not counted: ${left.join(", ")}.`;
}
