import { expect, test } from "vitest";

import { parseStatement } from "#evidence/parse-statement.ts";
import { evidenceTextOf, formatEvidencePage, formatStatement } from "#evidence/to-statement.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";

const place = '<script type="application/json" id="statement"></script>';
const template = `<!doctype html><title>t</title>${place}<script>run()</script>`;
const hostile = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "</SCRIPT\t>",
  "<!--",
  "]]>",
  "$&$1$$",
  "\u2028",
];

/** What a browser takes for the statement: all up to the next end tag. */
function statementIn(page: string): string {
  const start = page.indexOf(place.slice(0, -"</script>".length));
  return page.slice(page.indexOf(">", start) + 1, page.search(/<\/script>/i));
}

test.each(hostile)("the page with a statement in it holds a name such as %j as data", (name) => {
  const statement = aStatement([aSubject(name), aSubject("plain")]);
  const page = formatEvidencePage(template, statement);
  expect(page.match(/<\/?script|<!--/gi)).toEqual(["<script", "</script", "<script", "</script"]);
  expect(parseStatement(statementIn(page))).toEqual(statement);
  expect(parseStatement(evidenceTextOf(page) ?? "")).toEqual(statement);
});

test.each(["", template, "<html>", place.replace("</script>", "{}")])(
  "no statement is found in the page %j",
  (page) => {
    expect(evidenceTextOf(page)).toBeUndefined();
  },
);

test("the page with a statement in it is the same for equal statements", () => {
  const files = [aSubject("b"), aSubject("a")];
  expect(formatEvidencePage(template, aStatement(files))).toBe(
    formatEvidencePage(template, aStatement(files.toReversed())),
  );
});

test("the page with a statement in it grows by no more than twice the statement, whatever the names are", () => {
  for (const part of [...hostile, "<", "<!--".repeat(60), "<script".repeat(36)]) {
    const statement = aStatement(Array.from({ length: 50 }, (_, index) => aSubject(`${part}${index}`)));
    const grown = formatEvidencePage(template, statement).length - template.length;
    expect(grown).toBeLessThanOrEqual(2 * formatStatement(statement).length);
  }
});

test("the page with a statement in it cannot be made from a page without a place for it", () => {
  expect(() => formatEvidencePage("<!doctype html>", aStatement([aSubject("a")]))).toThrow(RangeError);
});
