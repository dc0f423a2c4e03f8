import { expect, test } from "vitest";

import {
  evidenceTextOf,
  parseEvidence,
  parsePageData,
  renderEvidencePage,
  toStatementFile,
} from "#evidence/statement-file.ts";
import { aStatement, aSubject, digestOf } from "../../support/evidence/statements.ts";

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

const pageOf = (files: Parameters<typeof renderEvidencePage>[1]): string =>
  [...renderEvidencePage(template, files)].join("");

/** What a browser takes for the evidence: all up to the next end tag. */
function evidenceIn(page: string): string {
  const start = page.indexOf(place.slice(0, -"</script>".length));
  return page.slice(page.indexOf(">", start) + 1, page.search(/<\/script>/i));
}

test.each(hostile)("the page holds a name such as %j as data, and each statement byte for byte", (name) => {
  const files = [aStatement([aSubject(name), aSubject("plain")]), aStatement([aSubject(`${name}2`)])].map((one) =>
    toStatementFile(one),
  );
  const page = pageOf(files);
  expect(page.match(/<\/?script|<!--/gi)).toEqual(["<script", "</script", "<script", "</script"]);
  expect(parseEvidence(page)).toEqual(files);
  expect(parsePageData(evidenceIn(page))).toEqual(files);
});

test("a statement that was laid out anew keeps its bytes, and so its name, in a page", () => {
  const text = `${JSON.stringify(aStatement([aSubject("a")]), undefined, 2)}\r\n`;
  expect(parseEvidence(pageOf([{ text }]))).toMatchObject([{ text, id: digestOf(text).slice(0, 16) }]);
});

test.each(["", template, "<html>", place.replace("</script>", "{}")])("no evidence is found in the page %j", (page) => {
  expect(evidenceTextOf(page)).toBeUndefined();
});

test("a page without its end is said to be cut, and a whole one without evidence to have none", () => {
  const page = pageOf([toStatementFile(aStatement([aSubject("a")]))]);
  for (const length of [20, page.indexOf("[") + 10])
    expect(() => parseEvidence(page.slice(0, length))).toThrow("the page was cut");
  expect(() => parseEvidence(`${template}</html>\n`)).toThrow("the page has no evidence in it");
});

test.each(["[1]", "[[]]", '["{}"]', "{}", "[]", "["])("a page with %s in it is no evidence", (text) => {
  expect(() => parseEvidence(template.replace("></script>", `>${text}</script>`))).toThrow("cannot be used");
});

test("the page with evidence in it grows by no more than twice the statement, whatever the names are", () => {
  for (const part of [...hostile, "<", "<!--".repeat(60), "<script".repeat(36)]) {
    const statement = aStatement(Array.from({ length: 50 }, (_, index) => aSubject(`${part}${index}`)));
    const file = toStatementFile(statement);
    expect(pageOf([file]).length - template.length).toBeLessThanOrEqual(2 * file.text.length);
  }
});

test("a long statement comes out of the page as it went in, whatever stands where it was cut", () => {
  for (const part of ["\u{1f600}", "<", '"', "\\"]) {
    for (const before of [0, 1]) {
      const text = `${"a".repeat(before)}${part.repeat(70_000)}`;
      expect(JSON.parse(evidenceTextOf(pageOf([{ text }])) ?? "")).toEqual([text]);
    }
  }
});

test("the page with evidence in it cannot be made from a page without a place for it", () => {
  expect(() => [...renderEvidencePage("<!doctype html>", [])]).toThrow(RangeError);
});
