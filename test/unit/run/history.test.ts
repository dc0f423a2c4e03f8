import { expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import type { AnchorVerdict, Statement } from "#evidence/statement.ts";
import { toStatementFile } from "#evidence/statement-file.ts";
import { openHistory, pickYoungestStamps, toRecordedStamps } from "#run/history.ts";
import { parseJournal, toJournaledStamps } from "#run/journal.ts";
import { anAnchor, aStatement, aSubject, filesOf } from "../../support/evidence/statements.ts";
import { aDigest } from "../../support/results.ts";

const digest = aDigest(1);
const service = "https://service.example/";
const now = new Date("2026-01-29T12:01:00.000Z");
const at = "2026-01-29T12:00:00.000Z";
const later = "2026-01-29T12:00:30.000Z";
const intent = { at, run_id: "1", event: "intent", name: "a", digest, service };
const result = { ...intent, event: "result", request_id: "r-1" };

const parse = (...lines: readonly (object | string)[]) =>
  toJournaledStamps(
    parseJournal(lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"), service),
    now,
  ).get(digest);

test.each<[string, readonly object[], object | undefined]>([
  ["sent, and never heard of again", [intent], { verdict: "unclear", ageMs: 60_000 }],
  ["accepted", [intent, { ...result, verdict: "accepted" }], { verdict: "accepted", ageMs: 60_000, requestId: "r-1" }],
  ["seen on the chain", [intent, { ...result, verdict: "anchored" }], { verdict: "accepted" }],
  ["left unclear", [intent, { ...result, verdict: "unclear", open: true }], { verdict: "unclear" }],
  ["left open by an outage", [intent, { ...result, verdict: "unreachable", open: true }], { verdict: "unclear" }],
  ["left open by a page", [intent, { ...result, verdict: "unknown", open: true }], { verdict: "unclear" }],
  ["never sent", [intent, { ...result, verdict: "unreachable", code: "SERVICE_UNREACHABLE" }], undefined],
  ["refused", [intent, { ...result, verdict: "failed", code: "PLAN_LIMIT_REACHED" }], undefined],
  [
    "answered about another digest",
    [intent, { ...result, verdict: "failed", code: "REPLY_MISMATCH" }],
    { verdict: "unclear", isMismatched: true },
  ],
  [
    "refused by a gateway",
    [intent, { ...result, verdict: "failed", code: "ROUTE_NOT_FOUND", open: true }],
    { verdict: "unclear" },
  ],
  [
    "accepted, sent again and refused",
    [intent, { ...result, verdict: "accepted" }, intent, { ...result, verdict: "failed" }],
    { verdict: "accepted" },
  ],
  [
    "sent again, and never heard of again",
    [intent, { ...result, verdict: "accepted" }, intent],
    { verdict: "unclear" },
  ],
  ["sent again after it was refused", [intent, { ...result, verdict: "failed" }, intent], { verdict: "unclear" }],
  ["there before", [intent, { ...result, verdict: "already-anchored" }], undefined],
  ["sent to another service", [{ ...intent, service: "http://127.0.0.1:8787/" }], undefined],
  ["written by an earlier version, which named no service", [{ ...intent, service: undefined }], undefined],
  [
    "sent later than five minutes from now",
    [{ ...intent, at: "2026-01-29T12:06:01.000Z" }],
    { verdict: "unclear", ageMs: 86_400_000 },
  ],
  ["sent by a clock that is up to five minutes ahead", [{ ...intent, at: "2026-01-29T12:06:00.000Z" }], { ageMs: 0 }],
])("a stamp that was %s", (_, lines, expected) => {
  if (expected === undefined) expect(parse(...lines)).toBeUndefined();
  else expect(parse(...lines)).toMatchObject(expected);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "7",
  '"a"',
  JSON.stringify({ ...intent, digest: "0x1" }),
  JSON.stringify({ ...intent, at: "then" }),
  JSON.stringify({ ...intent, event: "other" }),
])("a line that is none of ours tells nothing: %s", (line) => {
  expect(parse(line)).toBeUndefined();
  expect(parse(line, intent, line)).toMatchObject({ verdict: "unclear" });
});

test("what both the journal and the evidence tell of a stamp is as young as the younger says", () => {
  const old = new Map([[digest, { verdict: "unclear", ageMs: 600_000, requestId: "r-1" }]] as const);
  const young = new Map([[digest, { verdict: "accepted", ageMs: 10_000 }]] as const);
  const expected = [[digest, { verdict: "accepted", ageMs: 10_000, requestId: "r-1" }]];
  expect([...pickYoungestStamps(old, young)]).toEqual(expected);
  expect([...pickYoungestStamps(young, old)]).toEqual([[digest, { verdict: "accepted", ageMs: 10_000 }]]);
});

const [a, b] = [aSubject("a"), aSubject("b")];
const future = "2027-01-01T00:00:00.000Z";
const youngest = { verdict: "accepted", ageMs: 60_000 };
const url = "https://service.example";
const line = (verdict: AnchorVerdict, finishedOn: string, members: object = {}, of = a, demonstration = false) =>
  aStatement([of], {
    finishedOn,
    anchors: [anAnchor(of, { verdict, ...members })],
    service: { url, demonstration },
  });
const recordOf = (...lines: readonly Statement[]) => openRecord(filesOf(...lines));
const recorded = (...lines: readonly Statement[]) =>
  toRecordedStamps(recordOf(...lines), url, now).get(a.digest.sha3_256);
/** Its service is asked about it before anything else is stamped there. */
const mistaken = { verdict: "unclear", ageMs: 60_000, isMismatched: true };

test.each<[string, readonly Statement[], object | undefined]>([
  ["was accepted", [line("accepted", at)], { verdict: "accepted", ageMs: 60_000 }],
  ["was accepted twice", [line("accepted", at), line("accepted", later)], { verdict: "accepted", ageMs: 30_000 }],
  ["was accepted in a time to come", [line("accepted", future)], { verdict: "accepted", ageMs: 86_400_000 }],
  ["was accepted now and in a time to come", [line("accepted", at), line("accepted", future)], youngest],
  ["was left unclear", [line("unclear", at)], { verdict: "unclear", ageMs: 60_000 }],
  ["was refused and may be spent", [line("failed", at, { mayBeSpent: true })], mistaken],
  ["was refused", [line("failed", at)], undefined],
  ["could not be asked about", [line("unreachable", at)], undefined],
  ["a block holds", [line("found", at)], { verdict: "anchored", ageMs: 86_400_000 }],
  ["is another's", [line("accepted", at, {}, b)], undefined],
])("what the evidence tells of a digest that %s", (_, lines, expected) => {
  expect(recorded(...lines)).toEqual(expected);
  expect(recorded(...lines.toReversed())).toEqual(expected);
});

test("the evidence tells nothing of a stamp that another service has, nor of a block of a demonstration's own chain", () => {
  const played = line("found", at, {}, a, true);
  for (const one of [line("accepted", at), played])
    expect(toRecordedStamps(recordOf(one), "https://other.example", now).size).toBe(0);
  expect(recorded(played)).toMatchObject({ verdict: "anchored" });
});

test.each(["\n", "x\n", "{}\n", "\0"])("a journal full of %j costs no more than its length", (filler) => {
  const journal = `${filler.repeat(2 ** 21)}\n${JSON.stringify(intent)}\n`;
  expect(parseJournal(journal, service)).toMatchObject([{ digest }]);
});

test("a digest that a block holds is anchored, whatever the journal says of its stamp", () => {
  const held = line("found", at);
  const journal = { ...intent, digest: a.digest.sha3_256, event: "result", verdict: "accepted" };
  const lines = parseJournal(JSON.stringify(journal), service);
  const stamps = pickYoungestStamps(toJournaledStamps(lines, now), toRecordedStamps(recordOf(held), url, now));
  expect(stamps.get(a.digest.sha3_256)).toMatchObject({ verdict: "anchored", ageMs: 60_000 });
});

test.each([
  ["of a stamp counts from GitHub's time, whatever the clock of the run that stamped it said", now, 30_000],
  ["that nobody can tell, as GitHub states no time, is that of a stamp just sent", undefined, 0],
])("the age %s", (_, today, ageMs) => {
  const file = { ...toStatementFile(line("accepted", "2026-01-29T11:50:00.000Z")), uploadedOn: later };
  expect(toRecordedStamps(openRecord([file]), url, today).get(a.digest.sha3_256)).toMatchObject({ ageMs });
});

test.each([
  [undefined, 60_000],
  [{ repository: "o/r", tag: "v1", id: 7 }, 30_000],
])("a folder's stamp of the release %o is as old as the clock that dated it says", (release, ageMs) => {
  const statement = aStatement([a], {
    finishedOn: at,
    anchors: [anAnchor(a, { verdict: "accepted" })],
    service: { url, demonstration: false },
    ...(release && { release }),
  });
  expect(toRecordedStamps(recordOf(statement), url, now, new Date(later)).get(a.digest.sha3_256)).toMatchObject({
    ageMs,
  });
});

const identity = { repository: "o/r", tag: "v1", id: 7 };
const of = (name: string, release?: typeof identity, after: readonly never[] = []) =>
  filesOf(aStatement([aSubject(name)], { after, ...(release && { release }) }));

test("a run's statement comes after the heads of both places", () => {
  const [old] = of("a", identity);
  const [folder, released] = [of("b", identity, [old?.id as never]), of("c", identity)];
  const place = { identity, statements: released, damaged: [] };
  const files = [...folder, ...(old === undefined ? [] : [old])];
  const { heads } = openHistory({ files, damaged: [] }, place);
  expect(heads).toEqual([folder[0]?.id ?? "", released[0]?.id ?? ""].toSorted((one, other) => (one < other ? -1 : 1)));
});

test("a statement that goes to the release names nothing that lies in the folder alone", () => {
  const [released] = of("c", identity);
  const place = { identity, statements: released === undefined ? [] : [released], damaged: [] };
  const attach = async () => [];
  expect(openHistory({ files: of("b", identity), damaged: [] }, { ...place, attach }).heads).toEqual([released?.id]);
  const other = of("b", { ...identity, id: 8 });
  expect(openHistory({ files: other, damaged: [] }, place).heads).toEqual([released?.id]);
});

test("what a folder has of another release does not count for this one, and stays in the folder's record; without a release all of it counts", () => {
  const files = [...of("a", identity), ...of("b", { ...identity, tag: "v2", id: 8 })];
  const folder = { files, damaged: [] };
  const { record, folderRecord } = openHistory(folder, { identity, statements: [], damaged: [] });
  const alone = openHistory(folder, undefined);
  expect([...record.names.keys()]).toEqual(["a"]);
  for (const whole of [folderRecord, alone.record]) expect([...whole.names.keys()]).toEqual(["a", "b"]);
});

test("what is damaged in either place is told", () => {
  const damaged = (what: string) => [{ what, advice: "" }];
  const place = { identity, statements: [], damaged: damaged("there") };
  expect(openHistory({ files: [], damaged: damaged("here") }, place).damaged.map(({ what }) => what)).toEqual([
    "here",
    "there",
  ]);
});
