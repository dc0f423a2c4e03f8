import { expect, test } from "vitest";

import { formatLog, parseEvidence, evidenceTextOf, fromPageText, renderEvidencePage } from "#evidence/log.ts";
import { formatStatement } from "#evidence/to-statement.ts";
import { aLog, aStatement, aSubject } from "../../support/evidence/statements.ts";

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

const pageOf = (lines: Parameters<typeof renderEvidencePage>[1]): string =>
  [...renderEvidencePage(template, lines)].join("");

/** What a browser takes for the evidence: all up to the next end tag. */
function evidenceIn(page: string): string {
  const start = page.indexOf(place.slice(0, -"</script>".length));
  return page.slice(page.indexOf(">", start) + 1, page.search(/<\/script>/i));
}

test.each(hostile)("the page with a log in it holds a name such as %j as data", (name) => {
  const log = aLog(aStatement([aSubject(name), aSubject("plain")]), aStatement([aSubject(`${name}2`)]));
  const page = pageOf(log.map(({ text }) => text));
  expect(page.match(/<\/?script|<!--/gi)).toEqual(["<script", "</script", "<script", "</script"]);
  const statements = log.map(({ statement }) => statement);
  expect(parseEvidence(page)).toEqual(statements);
  expect(parseEvidence(evidenceIn(page))).toEqual(statements);
  expect(`${fromPageText(evidenceTextOf(page) ?? "")}\n`).toBe(formatLog(log));
});

test("the page holds a run's own statement as it holds its line", () => {
  const statement = aStatement([aSubject("a"), aSubject("<b>")]);
  expect(pageOf([statement])).toBe(pageOf([formatStatement(statement)]));
});

test("the page may hold several logs one after another, and no line that fits neither", () => {
  const [first, second] = [
    aLog(aStatement([aSubject("a")]), aStatement([aSubject("b")])),
    aLog(aStatement([aSubject("c")])),
  ];
  const lines = [...first, ...second].map(({ text }) => text);
  expect(parseEvidence(pageOf(lines))).toHaveLength(3);
  expect(() => parseEvidence(pageOf(lines.toReversed()))).toThrow("line 2 cannot be read: it does not follow");
  expect(() => parseEvidence(`${lines.join("\n")}\n`)).toThrow("line 3 cannot be read: it does not follow");
});

test("the page of version 0.2, with one statement in it, is evidence", () => {
  const statement = aStatement([aSubject("a")]);
  expect(parseEvidence(template.replace("></script>", `>\n${formatStatement(statement)}\n</script>`))).toEqual([
    statement,
  ]);
});

test.each(["", template, "<html>", place.replace("</script>", "{}")])("no evidence is found in the page %j", (page) => {
  expect(evidenceTextOf(page)).toBeUndefined();
});

test.each(["[1]", "[[]]", '["{}"]', "[]"])("a page with %s in it is no evidence", (text) => {
  expect(() => parseEvidence(template.replace("></script>", `>${text}</script>`))).toThrow("cannot be used");
});

test("the page with evidence in it grows by no more than twice the log, whatever the names are", () => {
  for (const part of [...hostile, "<", "<!--".repeat(60), "<script".repeat(36)]) {
    const statement = aStatement(Array.from({ length: 50 }, (_, index) => aSubject(`${part}${index}`)));
    const grown = pageOf([statement]).length - template.length;
    expect(grown).toBeLessThanOrEqual(2 * formatStatement(statement).length);
  }
});

test("the page with evidence in it cannot be made from a page without a place for it", () => {
  expect(() => [...renderEvidencePage("<!doctype html>", [])]).toThrow(RangeError);
});
