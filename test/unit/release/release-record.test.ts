/** What is recorded of a release whose files were recorded by their paths, in the notes, and as assets. */
import { expect, test } from "vitest";

import { toStatementFile, type StatementFile } from "#evidence/statement-file.ts";
import { openRecord } from "#evidence/record.ts";
import { openReleaseRecord } from "#release/statements.ts";
import { aStatement, aSubject, digestOf } from "../../support/evidence/statements.ts";

const record = (...stamps: readonly (readonly [name: string, content: string, mode?: "stamp" | "check"])[]) => {
  const files: StatementFile[] = [];
  for (const [index, [name, content, mode = "stamp"]] of stamps.entries()) {
    const [last] = files.slice(-1);
    const after = last === undefined ? [] : [last.id];
    const finishedOn = new Date(Date.UTC(2026, 10, 22, 4, index)).toISOString();
    const said = mode === "check" ? { anchors: [] } : {};
    files.push(toStatementFile(aStatement([aSubject(name, content)], { after, finishedOn, mode, ...said })));
  }
  return [...openReleaseRecord(files).names.values()].map(({ name, digest, former }) => [
    name,
    digest.sha3_256,
    former.map((one) => one.digest.sha3_256),
  ]);
};

test.each([
  ["dist/zip", "zip"],
  ["zip", "dist/zip"],
])("a file that was recorded as %s and then as %s is one file, with its last bytes", (first, second) => {
  expect(record([first, "same"], [second, "same"])).toEqual([["zip", digestOf("same"), []]]);
  expect(record([first, "old"], [second, "new"])).toEqual([["zip", digestOf("new"), [digestOf("old")]]]);
  expect(record([first, "only seen", "check"], [second, "new"])).toEqual([["zip", digestOf("new"), []]]);
});

test("of a file that was recorded under both names, the last stamp counts, and no check", () => {
  expect(record(["zip", "A"], ["dist/zip", "B", "check"])).toEqual([["zip", digestOf("A"), []]]);
  expect(record(["zip", "A"], ["dist/zip", "B"], ["zip", "A"])).toEqual([["zip", digestOf("A"), [digestOf("B")]]]);
});

test("statements that all name one release are joined for every reader, and others are not", () => {
  const stamp = (name: string, tag: string) =>
    toStatementFile(aStatement([aSubject(name, "same")], { release: { repository: "o/r", tag } }));
  const namesOf = (...tags: readonly [string, string]) => [
    ...openRecord([stamp("zip", tags[0]), stamp("dist/zip", tags[1])]).names.keys(),
  ];
  expect([namesOf("v1", "v1"), namesOf("v1", "v2")]).toEqual([["zip"], ["dist/zip", "zip"]]);
});

test("files of one name in several folders stay several files", () => {
  const names = record(["a/zip", "a"], ["b/zip", "b"], ["zip", "c"]).map(([name]) => name);
  expect(names).toEqual(["a/zip", "b/zip", "zip"]);
});

test("a proof whose file nobody gave is no file that the release must have, and a file called as a digest is one", () => {
  const digest = digestOf("proved");
  expect(record(["a.txt", "a"], [digest, "proved", "check"])).toEqual([["a.txt", digestOf("a"), []]]);
  expect(record([digest, "other"])).toEqual([[digest, digestOf("other"), []]]);
});
