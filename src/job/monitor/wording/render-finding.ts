import { toMarkdownCode, toMarkdownText } from "../../text/markdown.ts";
import type { Finding } from "../compare/finding.ts";
import { describeFinding } from "./describe-finding.ts";

/** A finding as one paragraph of Markdown: what, where, and both sides where they differ. */
export function renderFinding(finding: Finding): string {
  const { what, sentence, facts } = describeFinding(finding, { code: toMarkdownCode, text: toMarkdownText });
  return [`**${what}** ${sentence}`, ...facts].join("<br>");
}
