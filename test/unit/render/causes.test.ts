import { expect, test } from "vitest";

import { AnchorError, errorCatalogue, type ErrorCode } from "#core/errors.ts";
import { toFailure, type Judgement, type Row } from "#core/row.ts";

import { renderStopReason, toCauses } from "#render/causes.ts";
import { aDigest, aResult, outcomes } from "../../support/results.ts";

const all = outcomes(aDigest(1));

const failed = (code: ErrorCode, message = "It failed."): Judgement => toFailure(new AnchorError(code, message));

/** What was not attempted any more, because of `cause`. */
function stoppedBy(cause?: AnchorError, message = "Nothing was sent for it."): Judgement {
  return toFailure(new AnchorError("NOT_ATTEMPTED", message, cause === undefined ? {} : { cause }));
}

function named(outcomeByName: Readonly<Record<string, Judgement>>): readonly Row[] {
  return Object.entries(outcomeByName).map(([name, outcome]) => aResult(outcome, { name }));
}

const namesOf = (results: readonly Row[]): readonly string[] => results.map(({ subject }) => subject.name);
const groupsOf = (results: readonly Row[]) =>
  toCauses(results).causes.map(({ verdict, explanation, rows }) => [verdict, explanation.title, namesOf(rows)]);

test("causes are told once each, the worst verdict first, their files in order", () => {
  const results = named({
    a: all.unknown,
    b: failed("FILE_UNREADABLE", "EACCES of b."),
    c: all["no-match"],
    d: failed("FILE_UNREADABLE", "EACCES of d."),
    e: all.verified,
    f: failed("REQUEST_REJECTED"),
  });
  expect(groupsOf(results)).toEqual([
    ["no-match", "no match", ["c"]],
    ["failed", "FILE_UNREADABLE", ["b", "d"]],
    ["failed", "REQUEST_REJECTED", ["f"]],
    ["unknown", "unknown", ["a"]],
  ]);
  expect(toCauses(results).causes[1]?.explanation.message).toContain("EACCES of b.");
  expect(toCauses(results).stopped).toEqual([]);
});

test("causes of one verdict differ where the advice does", () => {
  const open = { kind: "unknown", since: 0, mayResend: false, ownMessage: "The file cannot be" } as const;
  const spent = { verdict: "unknown", note: "read.", unresolved: open } as const;
  expect(groupsOf(named({ a: all.unknown, b: spent }))).toEqual([
    ["unknown", "unknown", ["a"]],
    ["unknown", "unknown", ["b"]],
  ]);
});

test("causes are none where the chain holds everything", () => {
  expect(toCauses(named({ a: all.verified, b: all.anchored }))).toMatchObject({ causes: [], stopped: [] });
});

test("causes begin with what stopped the run, also below worse verdicts; what it stopped stands apart", () => {
  const limit = new AnchorError("PLAN_LIMIT_REACHED", "POST /x answered 402.");
  const results = named({ a: all.changed, b: stoppedBy(limit), c: toFailure(limit), d: stoppedBy(limit) });
  expect(groupsOf(results)).toEqual([
    ["failed", "PLAN_LIMIT_REACHED", ["c"]],
    ["changed", "changed", ["a"]],
  ]);
  expect(namesOf(toCauses(results).stopped)).toEqual(["b", "d"]);
});

test("causes of a cancelled run keep their order: nothing else stopped it", () => {
  const results = named({ a: failed("REQUEST_REJECTED"), b: stoppedBy(), c: all.changed });
  expect(groupsOf(results).map(([verdict]) => verdict)).toEqual(["changed", "failed"]);
});

const reasons = Object.entries(errorCatalogue).flatMap(([code, facts]) =>
  ("stopsRun" in facts && facts.stopsRun) || ("outage" in facts && facts.outage) ? [code as ErrorCode] : [],
);

test.each(reasons)("what stopped a run is told in words of its own: %s", (code) => {
  const results = named({ a: all.verified, b: failed(code), c: stoppedBy(new AnchorError(code, "Its own words.")) });
  expect(renderStopReason(results)).toMatch(/^Stopped after 2 of 3 files: (?!the run was cancelled)[\p{L}' ]+$/u);
  expect(renderStopReason(results)).not.toContain("Its own words");
});

test("no two causes that stop a run read alike", () => {
  const told = reasons.map((code) => renderStopReason(named({ a: stoppedBy(new AnchorError(code, "x")) })));
  expect(new Set(told).size).toBe(reasons.length);
});

test("what stopped a run has the status that the service answered with", () => {
  const limit = new AnchorError("PLAN_LIMIT_REACHED", "POST /x answered 402.", { httpStatus: 402 });
  expect(renderStopReason(named({ a: toFailure(limit), b: stoppedBy(limit), c: stoppedBy(limit) }))).toBe(
    "Stopped after 1 of 3 files: the plan is used up (402)",
  );
});

test("what stopped a run is found behind one that was not attempted itself", () => {
  const limit = new AnchorError("API_KEY_REJECTED", "POST /x answered 401.");
  const between = new AnchorError("NOT_ATTEMPTED", "Nothing was sent for the list.", { cause: limit });
  expect(renderStopReason(named({ a: stoppedBy(between) }))).toBe(
    "Stopped after 0 of 1 file: the service rejects the key",
  );
  const cancelled = new AnchorError("NOT_ATTEMPTED", "The run was cancelled.");
  expect(renderStopReason(named({ a: stoppedBy(cancelled, "The list was not sent.") }))).toBe("The list was not sent.");
});

test("what stopped a run is an outage in the words of its code", () => {
  const outage = new AnchorError("SERVICE_UNREACHABLE", "ENOTFOUND");
  expect(renderStopReason(named({ a: all.verified, b: stoppedBy(outage) }))).toBe(
    "Stopped after 1 of 2 files: the service cannot be reached",
  );
});

test("what stopped a run is the cancellation where there is no error", () => {
  expect(renderStopReason(named({ a: all.verified, b: stoppedBy() }))).toBe(
    "Stopped after 1 of 2 files: the run was cancelled",
  );
  const foreign = toFailure(new AnchorError("NOT_ATTEMPTED", "x.", { cause: new Error("AbortError") }));
  expect(renderStopReason(named({ a: foreign }))).toBe("Stopped after 0 of 1 file: the run was cancelled");
});

test("what stopped a run is told of files alone", () => {
  const [list, a, b] = named({ list: stoppedBy(), a: all.verified, b: stoppedBy() });
  const results = [{ ...list, isList: true } as Row, a as Row, b as Row];
  expect(renderStopReason(results)).toMatch(/^Stopped after 1 of 2 files: /);
});

test("what stopped a run is a file where a list was not sent because of it", () => {
  const unread = new AnchorError("FILE_UNREADABLE", "EACCES.");
  expect(renderStopReason(named({ a: stoppedBy(unread, "The list is not sent, for b cannot be read.") }))).toBe(
    "The list is not sent, for b cannot be read.",
  );
});

test("what stopped a run is nothing where all were attempted", () => {
  expect(renderStopReason(named({ a: all.failed, b: all.unreachable }))).toBeUndefined();
});
