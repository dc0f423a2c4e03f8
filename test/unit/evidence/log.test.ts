import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { formatLog, hasLines, joinLogs, parseEvidence, parseLog, withLine } from "#evidence/log.ts";
import { formatStatement } from "#evidence/to-statement.ts";
import { aLog, aStatement, aSubject } from "../../support/evidence/statements.ts";

const [one, two, three] = [aSubject("one"), aSubject("two"), aSubject("three")].map((subject) => aStatement([subject]));
if (one === undefined || two === undefined || three === undefined) throw new TypeError("three statements");
const named = (log: ReturnType<typeof aLog>): readonly unknown[] =>
  log.map(({ statement }) => statement.subject[0]?.name);
const previousOf = (text: string): unknown => (JSON.parse(text) as typeof one).predicate.previous;

test("each line has the digest of the bytes above it, the first none, and is the run's statement but for that", () => {
  const lines = formatLog(aLog(one, two, three)).split("\n");
  expect(lines.pop()).toBe("");
  expect(lines.map(previousOf)).toEqual([
    undefined,
    ...lines.slice(0, 2).map((line) => createHash("sha3-256").update(line).digest("hex")),
  ]);
  expect(lines.map((line) => line.replace(/"previous":"[0-9a-f]{64}",/, ""))).toEqual(
    [one, two, three].map((statement) => formatStatement(statement)),
  );
});

test("a log is read as it was written, as bytes and as text", () => {
  const log = aLog(one, two, three);
  expect(parseLog(formatLog(log))).toEqual(log);
  expect(parseLog(Buffer.from(formatLog(log)))).toEqual(log);
  expect(parseEvidence(formatLog(log))).toEqual(log.map(({ statement }) => statement));
});

test("any line of a log, taken out of it, is evidence by itself", () => {
  for (const { text, statement } of aLog(one, two)) expect(parseEvidence(`${text}\n`)).toEqual([statement]);
  expect(parseEvidence(`\n${JSON.stringify(one, undefined, 2)}\n`)).toEqual([one]);
});

test("a log that begins with a line that follows another one is not whole", () => {
  const [, second = { text: "" }] = aLog(one, two);
  expect(() => parseLog(second.text)).toThrow("line 1 cannot be read: it does not follow the line above it");
});

test("a log whose line ends were changed, as by Git on Windows, is not whole, and says why", () => {
  const changed = formatLog(aLog(one, two)).replaceAll("\n", "\r\n");
  expect(() => parseLog(changed)).toThrow(
    "line 2 cannot be read: it does not follow the line above it, since the line",
  );
});

test("a line keeps members that this version does not know, also where it is linked anew", () => {
  const text = formatStatement(two).replace('"mode":', '"more":{"__proto__":[1]},"mode":');
  const joined = joinLogs(aLog(one), parseLog(text));
  expect(named(joined)).toEqual(["one", "two"]);
  expect(joined[1]?.text.replace(/"previous":"[0-9a-f]{64}",/, "")).toBe(text);
});

test("logs that grew apart are joined without a line twice", () => {
  const start = aLog(one);
  const joined = joinLogs(withLine(start, two), withLine(start, three));
  expect(named(joined)).toEqual(["one", "two", "three"]);
  expect(parseLog(formatLog(joined))).toEqual(joined);
  expect(hasLines(joined, aLog(three))).toBe(true);
  expect(hasLines(start, joined)).toBe(false);
  expect(joinLogs([], joined)).toEqual(joined);
});
