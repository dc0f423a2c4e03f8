import type { Statement } from "./statement.ts";
import { renderStatement } from "./to-statement.ts";

const opening = '<script type="application/json" id="statement">';
const closing = "</script>";

/**
 * The page `anchor-evidence.html`: `template` (`dist/page/verify.html`) with `statement` in it as data that no browser
 * runs, whatever the names in it are. Equal statements give equal pages. In pieces, as the statement is.
 *
 * @throws RangeError when the template has no place for a statement
 */
export function* renderEvidencePage(template: string, statement: Statement): Generator<string, void> {
  const start = template.indexOf(opening + closing);
  if (start === -1) throw new RangeError("The page has no place for a statement.");
  const inside = start + opening.length;
  yield `${template.slice(0, inside)}\n`;
  // No piece ends within a text, so that nothing to escape is cut in two.
  for (const piece of renderStatement(statement)) yield toScriptText(piece);
  yield template.slice(inside);
}

/** The text of {@link renderEvidencePage} as a whole. */
export function formatEvidencePage(template: string, statement: Statement): string {
  return [...renderEvidencePage(template, statement)].join("");
}

/** The text of the statement in a page by {@link renderEvidencePage}; `undefined` when there is none. */
export function evidenceTextOf(page: string): string | undefined {
  const start = page.indexOf(opening);
  const end = page.indexOf(closing, start);
  const text = start === -1 || end === -1 ? "" : page.slice(start + opening.length, end).trim();
  return text === "" ? undefined : text;
}

/** JSON that ends no script element and opens no comment in one (HTML, 4.12.1.3), and is the same JSON. */
function toScriptText(json: string): string {
  return json.replaceAll(/<(?=!--|\/?script)/gi, "\\u003c");
}
