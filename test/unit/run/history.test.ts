import { expect, test } from "vitest";

import { openHistory } from "#run/history.ts";
import { aStatement, aSubject, filesOf } from "../../support/evidence/statements.ts";

const identity = { repository: "o/r", tag: "v1", id: 7 };
const of = (name: string, release?: typeof identity, after: readonly never[] = []) =>
  filesOf(aStatement([aSubject(name)], { after, ...(release && { release }) }));

test("a run's statement comes after the heads of both places", () => {
  const [old] = of("a", identity);
  const [folder, released] = [of("b", identity, [old?.id as never]), of("c", identity)];
  const place = { identity, statements: released, damaged: [] };
  const files = [...folder, ...(old === undefined ? [] : [old])];
  const { heads } = openHistory({ files, damaged: [] }, place);
  expect(heads).toEqual([folder[0]?.id ?? "", released[0]?.id ?? ""].toSorted((a, b) => (a < b ? -1 : 1)));
});

test("a statement that goes to the release names nothing that lies in the folder alone", () => {
  const [released] = of("c", identity);
  const place = { identity, statements: released === undefined ? [] : [released], damaged: [] };
  const attach = async () => [];
  expect(openHistory({ files: of("b", identity), damaged: [] }, { ...place, attach }).heads).toEqual([released?.id]);
  const other = of("b", { ...identity, id: 8 });
  expect(openHistory({ files: other, damaged: [] }, place).heads).toEqual([released?.id]);
});

test("what a folder has of another release does not count for this one, and stays in the folder's record", () => {
  const files = [...of("a", identity), ...of("b", { ...identity, tag: "v2", id: 8 })];
  const { record, folderRecord } = openHistory({ files, damaged: [] }, { identity, statements: [], damaged: [] });
  expect([...record.names.keys()]).toEqual(["a"]);
  expect([...folderRecord.names.keys()]).toEqual(["a", "b"]);
});

test("without a release all that a folder has counts", () => {
  const files = [...of("a", identity), ...of("b")];
  expect([...openHistory({ files, damaged: [] }, undefined).record.names.keys()]).toEqual(["a", "b"]);
});

test("what is damaged in either place is told", () => {
  const damaged = (what: string) => [{ what, advice: "" }];
  const place = { identity, statements: [], damaged: damaged("there") };
  expect(openHistory({ files: [], damaged: damaged("here") }, place).damaged.map(({ what }) => what)).toEqual([
    "here",
    "there",
  ]);
});
