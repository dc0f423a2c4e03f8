import { verdictFacts, verdicts, type Verdict } from "../../domain/outcome.ts";
import { failures, type Mode, type Report } from "../../domain/report/report.ts";
import type { RunFacts } from "./run-facts.ts";

/** What a run wants to be able to say. */
const goals = { stamp: "anchored", check: "found", verify: "verified" } as const satisfies Record<Mode, string>;

/** Verdicts that keep a run from being all good, worst first. */
const shortfalls = [
  { verdict: "changed", one: "changed", many: "changed" },
  { verdict: "no-match", one: "does not match", many: "do not match" },
  { verdict: "not-found", one: "not found", many: "not found" },
  { verdict: "failed", one: "failed", many: "failed" },
  { verdict: "unreachable", one: "unreachable", many: "unreachable" },
  { verdict: "unknown", one: "unknown", many: "unknown" },
  { verdict: "unclear", one: "unclear", many: "unclear" },
  { verdict: "accepted", one: "accepted, not in a block yet", many: "accepted, not in a block yet" },
  { verdict: "skipped", one: "skipped", many: "skipped" },
] as const satisfies readonly { verdict: Verdict; one: string; many: string }[];

/** How bad a verdict is: 0 is the worst, verdicts that are as they should be come last. */
export function severityOf(verdict: Verdict): number {
  const index = shortfalls.findIndex((shortfall) => shortfall.verdict === verdict);
  return index < 0 ? shortfalls.length : index;
}

/** The run in one line: `✅ 3 of 3 verified`, `❌ 1 of 3 does not match, 1 failed`. Our words only. */
export function renderHeadline(report: Report, facts: RunFacts): string {
  const total = report.results.length;
  if (total === 0) return "⚠️ No files, nothing was done";
  if (facts.dryRun && report.tally.skipped === total) return `⏭️ Dry run: ${total} hashed, nothing sent`;
  const demo = report.demo ? " (demonstration only)" : "";
  return `${renderIcon(report, facts)} ${renderCounts(report).join(", ")}${demo}`;
}

function renderIcon(report: Report, facts: RunFacts): string {
  const worst = shortfalls.find(({ verdict }) => report.tally[verdict] > 0);
  if (worst === undefined) return "✅";
  const { icon } = verdictFacts[worst.verdict];
  return failures(report, facts.failOn).length > 0 && icon !== "⛔" ? "❌" : icon;
}

/** The worst first, and the first of them says how many there are in all. */
export function renderCounts({ mode, results, tally, anchoredCount }: Report): readonly string[] {
  const counts = shortfalls.map(({ verdict, one, many }) => ({ count: tally[verdict], one, many }));
  const good = { count: anchoredCount, one: goals[mode], many: goals[mode] };
  return [...counts, good]
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }, index) => {
      const ofAll = index === 0 ? ` of ${results.length}` : "";
      return `${count}${ofAll} ${count === 1 ? one : many}`;
    });
}

/** Whether the results fail the step, and by which verdicts. */
export function renderConsequence(report: Report, facts: RunFacts): string {
  const failing = verdicts.filter((verdict) => report.tally[verdict] > 0 && facts.failOn.has(verdict));
  if (failing.length === 0) return "Nothing here fails the step (`fail-on`).";
  return `**The step fails**: \`fail-on\` lists ${failing.map((verdict) => `\`${verdict}\``).join(", ")}.`;
}
