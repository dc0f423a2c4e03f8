import { errorCatalogue } from "../../domain/errors.ts";
import { errorOf, verdictFacts } from "../../domain/outcome.ts";
import type { Report, Result } from "../../domain/report/report.ts";
import { renderFew, renderWithinBudget } from "../../job/text/budget.ts";
import { toMarkdownCode, toMarkdownText } from "../../job/text/markdown.ts";
import type { Cause, Causes } from "../../job/wording/causes.ts";
import { explain } from "../../job/wording/explanation.ts";

/**
 * What needs attention, one paragraph a cause, in the order of `causes`: what happened, what to do, and the names. What
 * something else stopped is counted at the end.
 *
 * @param budget most bytes
 * @returns an empty text when nothing needs attention
 */
export function renderCauses({ causes, stopped }: Causes, { tally }: Report, budget: number): string {
  const { rows, left } = renderWithinBudget(causes, budget, renderCause);
  const cut = left > 0 ? [`✂️ ${left} of ${causes.length} causes are left out here; \`results.json\` has all.`] : [];
  return [...rows, ...cut, ...renderStoppedOnes(stopped, tally.accepted + tally.unclear)].join("\n\n");
}

function renderCause({ verdict, explanation: { title, account, advice }, results }: Cause): string {
  const own = results.filter(({ coveredBy }) => coveredBy === undefined);
  const covered = results.length - own.length;
  const others = new Set(results.map((result) => explain(result)?.account)).size - 1;
  const more = others > 0 ? ` (${others} more of this kind have other words; their rows have them)` : "";
  return [
    `${verdictFacts[verdict].icon} **${toMarkdownText(title)}**: ${countFiles(results.length)}`,
    `${toMarkdownText(account)}${more}`,
    ...(advice === "" ? [] : [`**What to do:** ${toMarkdownText(advice)}`]),
    renderFew(own, ({ subject }) => toMarkdownCode(subject.name)) +
      (covered > 0 ? ` and ${countFiles(covered)} in this list` : ""),
  ].join("<br>");
}

/**
 * A list of their names would hide what has to be repaired.
 *
 * @param open stamps that were sent and are in no block yet: to run the job again at once may spend them again
 */
function renderStoppedOnes(stopped: readonly Result[], open: number): readonly string[] {
  if (stopped.length === 0) return [];
  const wait = `Then wait until \`mode: check\` finds the stamps that are in no block yet (${open}): a run before that may stamp them a second time. `;
  // Some of them may have been sent already; their own hint says so.
  const hints = new Set(stopped.map(({ outcome }) => errorOf(outcome)?.hint ?? ""));
  const others = [...hints]
    .filter((hint) => hint !== errorCatalogue.NOT_ATTEMPTED.hint)
    .map((hint) => toMarkdownText(hint));
  return [
    `⏸️ **Not attempted**: ${countFiles(stopped.length)}, named in \`results.json\`<br>` +
      `**What to do:** Wait until what stopped the run is over or mended. ${open > 0 ? wait : ""}Then run the job again. ${others.slice(0, 3).join(" ")}`.trim(),
  ];
}

function countFiles(count: number): string {
  return `${count} ${count === 1 ? "file" : "files"}`;
}
