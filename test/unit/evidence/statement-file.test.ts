/** The names of statements prove their bytes. */
import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { statementFileName } from "#core/file-names.ts";
import {
  parseEvidence,
  parseStatementFile,
  toStatementFile,
  evidenceTextOf,
  parsePageData,
  renderEvidencePage,
} from "#evidence/statement-file.ts";
import { openEvidencePage } from "#run/write-evidence.ts";
import { aStatement, aSubject, digestOf } from "../../support/evidence/statements.ts";

const file = toStatementFile(aStatement([aSubject("app")]));
const name = statementFileName(file.id);

test("a statement is one line, and called by the digest of its bytes", () => {
  expect(file.text).toMatch(/^[^\n]+\n$/);
  const digest = createHash("sha3-256").update(file.text).digest("hex");
  expect(name).toBe(`anchor-${digest.slice(0, 16)}.intoto.json`);
  expect(parseStatementFile(file.text, name)).toEqual(file);
  expect(parseEvidence(Buffer.from(file.text), name)).toEqual([file]);
});

test.each([
  ["other bytes", file.text.replace("app", "apq"), "it was changed: its bytes do not give its name"],
  ["other line ends", file.text.replace("\n", "\r\n"), "since the line ends were changed from LF to CRLF"],
  ["no bytes", "", "it was changed: its bytes do not give its name"],
])("a statement of %s under its name was changed", (_, text, why) => {
  expect(() => parseStatementFile(text, name)).toThrow(why);
  expect(() => parseEvidence(Buffer.from(text), name)).toThrow(expect.objectContaining({ code: "EVIDENCE_INVALID" }));
});

test("a statement under any other name is read by its own bytes", () => {
  const text = JSON.stringify(JSON.parse(file.text), undefined, 2);
  const read = parseStatementFile(text, "own.intoto.json");
  expect(read.statement).toEqual(file.statement);
  expect(read.id).not.toBe(file.id);
});

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

test.each(hostile)("the page holds a name such as %j as data, and each statement byte for byte", (part) => {
  const files = [aStatement([aSubject(part), aSubject("plain")]), aStatement([aSubject(`${part}2`)])].map((one) =>
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
    const { text } = toStatementFile(statement);
    expect(pageOf([{ text }]).length - template.length).toBeLessThanOrEqual(2 * text.length);
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

test("the page that ships has a place for a run's statement", async () => {
  const page = [...(await openEvidencePage([toStatementFile(aStatement([aSubject("app.tgz")]))]))].join("");
  expect(page).toContain("default-src 'none'");
  expect(page).toContain(String.raw`\"name\":\"app.tgz\"`);
});
