import * as fc from "fast-check";
import { expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import { formatStatement } from "#evidence/to-statement.ts";
import { parseNotes, renderNotesData, toBrief } from "#release/notes-data.ts";
import { aStatement, aSubject, anAnchor, digestOf } from "../../support/evidence/statements.ts";
import { hostileText } from "../../support/files/hostile-text.ts";

const key = "0123456789ab";
const [a, b] = [aSubject("dist/a.tgz"), aSubject("dist/b.tgz")];
const place = { records: [{ block: 7, date: "2026-11-22", transaction: "0x0B", txpow: "0x0C" }] };
const stamped = aStatement([a, b], { anchors: [anAnchor(a, { verdict: "accepted" }), anAnchor(b, { chain: place })] });
const found = aStatement([aSubject("dist/a.tgz", "other"), b], {
  mode: "check",
  finishedOn: "2026-11-23T04:00:00.000Z",
});
const lines = [stamped, found].map(toBrief);
const comment = renderNotesData(key, lines);
const inNotes = (text: string) => `Hello\r\n\r\n${text}\r\nBye`;

test("what is written into notes is read back, whatever stands around it", () => {
  expect(parseNotes(inNotes(comment))).toEqual([{ key, lines }]);
  expect(parseNotes("Hello")).toEqual([]);
  const brief = openRecord(lines).anchors.get(b.digest.sha3_256);
  expect(brief?.chain).toEqual({ records: [{ block: 7, date: "2026-11-22", transaction: "0x0B" }] });
});

test("lines of many files keep of each the verdict and the block", () => {
  const many = Array.from({ length: 201 }, (_, index) => aSubject(`f${index}`));
  const line = toBrief(aStatement(many, { anchors: many.map((each) => anAnchor(each, { chain: place })) }));
  expect(new Set(line.predicate.anchors.map(({ chain }) => JSON.stringify(chain?.records)))).toEqual(
    new Set(['[{"block":7}]']),
  );
});

test("data with names that would end a comment ends none", () => {
  fc.assert(
    fc.property(hostileText(), (name) => {
      if (name === "" || name.includes("\0") || !name.isWellFormed()) return;
      const line = toBrief(aStatement([aSubject(name, "x")]));
      const text = renderNotesData(key, [line]);
      expect(text.slice(4, -3)).not.toMatch(/--|[<>\n]/);
      expect(parseNotes(inNotes(text))).toEqual([{ key, lines: [line] }]);
    }),
  );
});

test("data of version 0.2 is read with all that it held, and written anew with it", () => {
  const changed = [{ name: "dist/a.tgz", digest: digestOf("old"), seenOn: "2026-01-01T00:00:00.000Z" }];
  const { predicate, ...rest } = stamped;
  const first = {
    ...rest,
    predicateType: "https://anchor-artifacts.github.io/anchor/v1",
    predicate: { ...predicate, changed },
  };
  const old = `<!-- anchor-artifacts:data ${formatStatement(first as typeof stamped)} -->`;
  const notes = `<!-- anchor-artifacts:begin ${key} -->\ntext\n\n${old}\n<!-- anchor-artifacts:end ${key} -->`;
  const [read] = parseNotes(notes);
  expect(read?.lines?.[0]).toEqual({ ...stamped, predicate: { ...predicate, changed } });
  expect(parseNotes(renderNotesData(key, read?.lines ?? []))).toEqual([read]);
  expect(openRecord(read?.lines ?? []).names.get("dist/a.tgz")?.former).toHaveLength(1);
});

test("two comments of one job are read together", () => {
  const [one, two] = lines.map((line) => renderNotesData(key, [line]));
  expect(parseNotes(`${one}\n${two}`)).toEqual([{ key, lines }]);
});

const at = comment.length - 40;
test.each([
  ["a digit of the data is another", comment.slice(0, at) + (comment[at] === "A" ? "B" : "A") + comment.slice(at + 1)],
  ["the data is cut", comment.slice(0, -20) + " -->"],
  ["its end is lost", comment.slice(0, -4)],
  [
    "a digit of the checksum is another",
    comment.replace(/ ([0-9a-f])([0-9a-f]{15}) /, (_, one, rest) => ` ${one === "0" ? 1 : 0}${rest} `),
  ],
  ["a line break was put into it", comment.replace(" v2", "\nv2")],
  ["it is JSON of version 0.2 that was cut", '<!-- anchor-artifacts:data {"_type":"https://in-toto.io/State -->'],
  ["it is JSON of somebody else", '<!-- anchor-artifacts:data {"_type":"https://in-toto.io/Statement/v1"} -->'],
  ["it is empty", "<!-- anchor-artifacts:data  -->"],
  ["it is of a later version", comment.replace(" v2 ", " v3 ")],
  ["other data of the job is whole", `${comment}\n${comment.slice(0, -20)} -->`],
])("data is damaged, and not passed over, where %s", (_, text) => {
  const section = `<!-- anchor-artifacts:begin ${key} -->\n${text}\n<!-- anchor-artifacts:end ${key} -->`;
  expect(parseNotes(section)).toEqual([{ key, lines: undefined }]);
});

test.each(["  ", "> ", "Notes: "])("data that an editor has put behind %j is data all the same", (before) => {
  expect(parseNotes(inNotes(`${before}${comment} `))).toEqual([{ key, lines }]);
});
