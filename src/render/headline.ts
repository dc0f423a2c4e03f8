import { renderChainName } from "../core/chain-name.ts";
import { stepFront } from "../words/front.ts";
import { mayBeSpent, refusalOf, type Row } from "../core/row.ts";
import { anchoringOf } from "../core/anchoring.ts";
import { laterAdvice, type Shortfall, shortfallWords } from "../words/verdict-words.ts";
import { isGreen, type Verdict, verdictFacts, verdicts } from "../words/verdicts.ts";
import {
  demonstrationNote,
  failures,
  filesAmong,
  isNothingStamped,
  type Mode,
  type Report,
  type RunFacts,
  toFilesReport,
} from "../core/report.ts";
import { counted, given, toReadableDay, toReadableMinute } from "../core/text.ts";
import { type Inputs, serviceAddress, sourceOf } from "../host/inputs.ts";
import { toMarkdownCode, toMarkdownText } from "./markdown.ts";
import { isStopped } from "./result-view.ts";

/** The good verdict of each mode, in one word. */
export const goals = { stamp: "anchored", check: "found", verify: "verified" } as const satisfies Record<Mode, string>;

const shortfalls = Object.keys(shortfallWords) as readonly Shortfall[];

/** Returns how bad a verdict is: 0 is the worst, verdicts that are as they should be come last. */
export function severityOf(verdict: Verdict): number {
  const index = (shortfalls as readonly Verdict[]).indexOf(verdict);
  return index < 0 ? shortfalls.length : index;
}

/** Renders the run's files in one line: `✅ 3 of 3 verified`, `❌ 1 of 3 does not match, 1 failed`. Only our own words. */
export function renderHeadline(all: Report, facts: RunFacts): string {
  const report = toFilesReport(all);
  const total = report.results.length;
  if (total === 0) return "⚠️ No files, nothing was done";
  if (facts.dryRun && report.tally.skipped === total) return `⏭️ Dry run: ${total} hashed, nothing sent`;
  const [counts, since] = [renderVerdictCounts(report), renderSince(report)];
  return renderCounted(report, facts, counts, since && (counts.length > 1 ? ` (${since})` : `, ${since}`));
}

/** Renders the headline above a tally: the worst and the good verdicts, and the number of the others. */
export function renderShortHeadline(all: Report, facts: RunFacts): string {
  const report = toFilesReport(all);
  const present = shortfalls.filter((verdict) => report.tally[verdict] > 0);
  const [worst] = present;
  const missing = (facts.unwritten ?? []).length > 0 ? ", evidence is missing" : "";
  if (worst === undefined || present.length < 3) return `${renderHeadline(report, facts)}${missing}`;
  const isOther = (result: Row): boolean => result.verdict !== worst || isStopped(result);
  const good = countGood(report);
  const others = good.reduce((rest, [each]) => rest - each, report.results.filter(isOther).length);
  const shown = good.filter(([each]) => each > 0).map(([each, word]) => `${each} ${word}`);
  const counts = [...renderVerdictCounts(report).slice(0, 1), ...shown, `${others} with other verdicts`];
  return `${renderCounted(report, facts, counts)}${missing}`;
}

function renderCounted(report: Report, facts: RunFacts, counts: readonly string[], since = ""): string {
  return `${renderIcon(report, facts)} ${counts.join(", ")}${since}${report.demo ? " (demonstration only)" : ""}`;
}

/** Renders, in Markdown, the warning that every reader of a demonstration needs. */
export function renderDemoBanner({ demo }: Report): readonly string[] {
  return demo ? [`> [!WARNING]\n> **${demonstrationNote}**`] : [];
}

/** Renders, in Markdown, the line that names the chain, where somebody says what it is called. */
export function renderChain({ chain }: Pick<RunFacts, "chain">): readonly string[] {
  return chain === undefined ? [] : [`Chain: ${toMarkdownText(renderChainName(chain))}`];
}

/** Renders the last line of a summary: who was asked, how long it took, and where the evidence is, all in Markdown. */
export function renderFoot(what: string, facts: RunFacts, places: readonly string[]): string {
  const { apiUrl, nodeNames = [], startedAt, finishedAt } = facts;
  const asked = given([apiUrl, ...nodeNames]).map((address) => `${toMarkdownCode(address)} · `);
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
  const evidence = places.length > 0 ? `<br>Evidence: ${places.join(" · ")}` : "";
  return `<sub>${what} · ${asked.join("")}${seconds} s · finished ${toReadableMinute(finishedAt)}${evidence}</sub>`;
}

/** Counts the results of each verdict, the worst first: `❌ 1 no match`, `⛔ 5 failed`, `⏸️ 3 not attempted`. */
export function renderTally(report: Report): readonly string[] {
  const [stopped = [], tried = []] = [true, false].map((isOf) =>
    toFilesReport(report).results.filter((result) => isStopped(result) === isOf),
  );
  const counts = [...Map.groupBy(tried, ({ verdict }) => verdict)]
    .toSorted(([one], [other]) => severityOf(one) - severityOf(other))
    .map(([verdict, { length }]) => `${verdictFacts[verdict].icon} ${length} ${verdictFacts[verdict].label}`);
  return given([...counts, stopped.length > 0 && `⏸️ ${stopped.length} ${notAttempted}`]);
}

/**
 * Renders the icon. A run that fails has ❌ whatever its verdicts are; if its worst sign is ⛔ it keeps ⛔, since an
 * outage or a limit is no fault of a file.
 */
function renderIcon(report: Report, facts: RunFacts): string {
  const worst = shortfalls.find((verdict) => report.tally[verdict] > 0);
  const icon = worst === undefined ? "✅" : verdictFacts[worst].icon;
  return reasonsToFail(report, facts).length > 0 && icon !== "⛔" ? "❌" : icon;
}

/** Counts what is as it should be, each with its word. */
const countGood = ({ anchoredCount, mode, tally }: Report) =>
  [
    [anchoredCount, goals[mode]],
    [tally.timestamped, verdictFacts.timestamped.label],
  ] as const;

/** Counts the files of each verdict, the worst first; the first count also has the total. What was never tried did not fail. */
export function renderVerdictCounts(report: Report): readonly string[] {
  const files = toFilesReport(report);
  const { results } = files;
  const tried = Map.groupBy(results, (result) => (isStopped(result) ? "stopped" : result.verdict));
  const count = (kind: Verdict | "stopped"): number => tried.get(kind)?.length ?? 0;
  const counts = shortfalls.map((verdict) => [count(verdict), ...shortfallWords[verdict]] as const);
  const stopped = [count("stopped"), notAttempted, notAttempted] as const;
  return [...counts, stopped, ...countGood(files).map(([each, word]) => [each, word, word] as const)]
    .filter(([each]) => each > 0)
    .map(([each, one, many], index) => {
      const ofAll = index === 0 ? ` of ${counted(results.length, "file")}` : "";
      return `${each}${ofAll} ${each === 1 ? one : many}`;
    });
}

const notAttempted = "not attempted";

/** Renders since when the chain holds the files that it holds, or by when those that clocks signed existed: the day, of several the last. */
function renderSince({ results }: Report): string {
  const files = filesAmong(results);
  const blocks = files.flatMap((file) => anchoringOf(file) ?? []).map(({ first }) => first.blockDate);
  const signed = files.flatMap(({ verdict, on }) => (verdict === "timestamped" ? [on] : []));
  const days = new Set((blocks.length > 0 ? blocks : signed).map((date = "") => toReadableDay(date)));
  const last = [...days].toSorted((one, other) => Date.parse(one ?? "") - Date.parse(other ?? "")).at(-1);
  if (last === undefined || days.has(undefined)) return "";
  if (blocks.length === 0) return `existed by ${last}`;
  return `on the chain ${days.size === 1 ? "since" : "by"} ${last}`;
}

/** Counts some of `total` results by verdict, the worst first: `2 of 12 files are not found, 1 failed`. */
export function renderCounts(results: readonly Pick<Row, "verdict">[], total: number): string {
  const byVerdict = [...Map.groupBy(results, ({ verdict }) => verdict)];
  return byVerdict
    .toSorted(([one], [other]) => severityOf(one) - severityOf(other))
    .map(([verdict, { length }], index) => {
      const files = total === 1 ? " file" : length === total ? " files" : ` of ${total} files`;
      return `${length}${index === 0 ? files : ""} ${predicateOf(verdict, length === 1)}`;
    })
    .join(", ");
}

function predicateOf(verdict: Verdict, isOne: boolean): string {
  if (verdict === "no-match") return shortfallWords[verdict][isOne ? 0 : 1];
  if (verdict === "failed") return verdict;
  return `${isOne ? "is" : "are"} ${verdictFacts[verdict].label}`;
}

/** Says whether the run fails, and why, unless its headline already shows that. */
export function renderConsequence(report: Report, facts: RunFacts): readonly string[] {
  // Missing evidence has a paragraph of its own.
  const { unwritten = [] } = facts;
  const reasons = reasonsToFail(report, { ...facts, unwritten: [] });
  if (reasons.length > 0) return [`**The step fails**: ${reasons.join("; ")}.`];
  const isGood = report.results.every((row) => isGreen(row));
  const isPlain = unwritten.length > 0 || isGood || facts.dryRun || report.results.length === 0;
  return isPlain ? [] : ["Nothing here fails the step (`fail-on`)."];
}

/**
 * Says that nothing was stamped, and what to do. It counts stamps whose answer was lost: stamping these again may cost
 * twice.
 */
export function renderNothingStamped(report: Report, front = stepFront): readonly [account: string, advice: string] {
  const count = report.results.filter((row) => mayBeSpent(row)).length;
  if (count === 0) {
    const advice = "The other messages say why. Correct that, then run it again.";
    return ["no stamp of this run was accepted, so nothing was stamped", advice];
  }
  const spent = `${counted(count, "stamp")} may have been paid for`;
  // After such an error the job must not simply run again.
  const isRefused = report.results.some((row) => row.verdict === "failed" && mayBeSpent(row));
  const advice = isRefused ? "The other messages say why, and what to do first." : laterAdvice(front);
  return [`no stamp is known to be accepted, but ${spent}`, advice];
}

function reasonsToFail(report: Report, facts: RunFacts): readonly string[] {
  const { failOn, unwritten = [] } = facts;
  const failing = verdicts.filter((verdict) => report.tally[verdict] > 0 && failOn.has(verdict));
  const others = failures(report, failOn).filter(({ verdict }) => !failOn.has(verdict));
  const codes = new Set(others.flatMap((row) => refusalOf(row)?.code ?? []));
  return given([
    failing.length > 0 && `\`fail-on\` lists ${failing.map((verdict) => `\`${verdict}\``).join(", ")}`,
    codes.size > 0 && `requests met ${[...codes].map((code) => `\`${code}\``).join(", ")}`,
    isNothingStamped(report, facts) && renderNothingStamped(report)[0],
    unwritten.length > 0 && "not all evidence could be written",
  ]);
}

const writes = {
  none: false,
  body: "write a section into the release's notes",
  assets: "attach files to the release",
  both: "attach files to the release and write a section into its notes",
} as const satisfies Record<Inputs["releaseAttach"], string | false>;

/** Renders the requests of a real run in one line, and what the number leaves out. */
export function renderPlan({ results }: Report, inputs: Inputs): string {
  // Counts one request a digest, however many files share the digest; a file under a manifest makes no request.
  const asked = results.filter(({ verdict, coveredBy }) => verdict === "skipped" && coveredBy === undefined);
  const count = serviceAddress(inputs) === "" ? 0 : new Set(asked.map(({ subject }) => subject.digest)).size;
  const clocks = inputs.mode === "check" ? 0 : inputs.witness.length;
  const requests = given([
    (sourceOf(inputs) !== "clocks" || clocks === 0) && `make ${counted(count, "request")} to the service`,
    clocks > 0 && `ask ${clocks} ${clocks === 1 ? "witness" : "witnesses"} for the time`,
    writes[inputs.releaseAttach],
  ]).join(", and ");
  const left = given([
    "repeated attempts",
    inputs.nodes.length > 0 && "questions to chain nodes",
    inputs.mode === "stamp" && inputs.wait > 0 && "checks of the chain while it waits",
    (inputs.fromRelease || inputs.releaseAttach !== "none") && "requests to GitHub",
  ]);
  return `A real run would ${requests}. Not counted: ${left.join(", ")}.`;
}
