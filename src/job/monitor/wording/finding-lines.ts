import type { Finding } from "../compare/finding.ts";
import { toLine, toLineName } from "../../text/line.ts";
import { describeFinding } from "./describe-finding.ts";

/** Findings for a terminal or a log: what became of each, then both sides. */
export function renderFindingLines(
  findings: readonly Finding[],
  renderKind: (finding: Finding) => string = ({ kind }) => kind,
): readonly string[] {
  return findings.flatMap((finding) => {
    const { what, sentence, facts } = describeFinding(finding, { code: toLineName, text: toLine });
    return [`  ${renderKind(finding)}  ${what} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
  });
}
