/** The names of statements prove their bytes. */
import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { statementFileName } from "#core/file-names.ts";
import { parseEvidence, parseStatementFile, toStatementFile } from "#evidence/statement-file.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";

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
