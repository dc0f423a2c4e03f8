import { requestIdOf } from "../../domain/outcome.ts";
import type { Report, Result } from "../../domain/report/report.ts";
import { verdictFacts } from "../../domain/outcome.ts";
import { toFinding, worstFirst, type Finding } from "../../job/wording/explanation.ts";
import { code, text } from "../../job/text/markdown.ts";
import { renderFew, renderWithin } from "../../job/text/budget.ts";

/** Results that have the same to say. */
interface Group {
  readonly finding: Finding;
  readonly icon: string;
  readonly results: Result[];
}

/**
 * What is wrong, as a list, the worst first: equal findings are told once, with the names they are about and the
 * request ids to quote.
 *
 * @param budget most bytes
 * @returns an empty text when nothing is wrong
 */
export function renderFindings(report: Report, budget: number): string {
  const groups = groupFindings(report.results);
  if (groups.length === 0) return "";
  const { rows, left } = renderWithin(groups, budget, renderGroup);
  const cut = left > 0 ? `\n\n${left} more of ${groups.length} kinds are left out here; \`results.json\` has all.` : "";
  return `### What happened\n\n${rows.join("\n")}${cut}`;
}

function groupFindings(results: readonly Result[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const result of worstFirst(results)) {
    const finding = toFinding(result);
    if (finding === undefined) continue;
    const key = JSON.stringify([finding.title, finding.explanation]);
    const group = groups.get(key) ?? { finding, icon: verdictFacts[result.outcome.kind].icon, results: [] };
    group.results.push(result);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function renderGroup({ finding, icon, results }: Group): string {
  const names = renderFew(results, renderName);
  const advice = finding.advice === undefined ? "" : `<br>→ ${text(finding.advice)}`;
  return `- ${icon} **${text(finding.title)}**: ${names}<br>${text(finding.explanation)}${advice}`;
}

function renderName({ subject, outcome }: Result): string {
  const requestId = requestIdOf(outcome);
  return requestId === undefined ? code(subject.name) : `${code(subject.name)} (request ${code(requestId)})`;
}
