/** The page `anchor-evidence.html`: the verifier's page with a log in it as data that no browser runs. */
import { parseJsonText } from "../core/json.ts";
import { renderStatement } from "./to-statement.ts";
import type { Statement } from "./statement.ts";

/** Its parentheses keep the element's start out of the page's own program. */
const opening = /<(?:script) type="application\/json" id="statement">/;
const closing = "</script>";

/**
 * Renders the page: `template` (`dist/page/verify.html`) with the lines of a log in it, as a JSON array of their texts,
 * since a line's digest is of exactly its bytes. Equal lines give equal pages. In pieces, as a line may be long.
 *
 * @param lines of one log, or of several one after another; each is a text, or a statement that is rendered as one
 * @throws RangeError when the template has no place for evidence
 */
export function* renderEvidencePage(template: string, lines: readonly (string | Statement)[]): Generator<string, void> {
  const inside = endOfOpening(template);
  if (!template.startsWith(closing, inside)) throw new RangeError("The page has no place for evidence.");
  yield `${template.slice(0, inside)}\n[`;
  for (const [index, line] of lines.entries()) {
    yield index === 0 ? '"' : ',\n"';
    const pieces = typeof line === "string" ? [line] : renderStatement(line);
    // JSON that ends no script element and opens no comment in one (HTML, 4.12.1.3) is the same JSON.
    for (const piece of pieces) yield JSON.stringify(piece).slice(1, -1).replaceAll("<", "\\u003c");
    yield '"';
  }
  yield `]\n${template.slice(inside)}`;
}

/** Returns what stands in the place of the evidence in a page; `undefined` when there is nothing. */
export function evidenceTextOf(page: string): string | undefined {
  const start = endOfOpening(page);
  const text = page.slice(start, Math.max(start, page.indexOf(closing, start))).trim();
  return text === "" ? undefined : text;
}

/** Returns where the evidence of a page starts; the page's end when it has no place for evidence. */
function endOfOpening(page: string): number {
  const found = opening.exec(page);
  return found === null ? page.length : found.index + found[0].length;
}

/**
 * Returns the log of which `text` is the form in a page; any other text as it is. A page of version 0.2 has one
 * statement.
 *
 * @throws RangeError when it is a list of something else
 */
export function fromPageText(text: string): string {
  if (!text.startsWith("[")) return text;
  const lines = parseJsonText(text);
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) {
    throw new RangeError("it is no list of lines");
  }
  return lines.join("\n");
}
