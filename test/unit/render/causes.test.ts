import * as fc from "fast-check";
import { expect, test } from "vitest";

import { AnchorError, errorCatalogue, type ErrorCode } from "#core/errors.ts";
import { toFailure, type Judgement, type Row } from "#core/row.ts";
import { renderStopReason, toCauses, toAnnotations, toChangedWarning, toEmptyFileWarning } from "#render/causes.ts";
import { aDigest, aResult, outcomes, aFullEvidence } from "../../support/results.ts";
import { hostileText } from "../../support/files/hostile-text.ts";

const all = outcomes(aDigest(1));

const limit = new AnchorError("PLAN_LIMIT_REACHED", "POST /x answered 402.", { httpStatus: 402 });
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
  expect(toCauses(results).untriedRows).toEqual([]);
});

test("causes of one verdict differ where the advice does", () => {
  const open = { kind: "unknown", sinceMs: 0, mayResend: false, ownMessage: "The file cannot be" } as const;
  const spent = { verdict: "unknown", note: "read.", unresolved: open } as const;
  expect(groupsOf(named({ a: all.unknown, b: spent }))).toEqual([
    ["unknown", "unknown", ["a"]],
    ["unknown", "unknown", ["b"]],
  ]);
});

test("causes are none where the chain holds everything", () => {
  expect(toCauses(named({ a: all.verified, b: all.anchored }))).toMatchObject({ causes: [], untriedRows: [] });
});

test("causes begin with what stopped the run, also below worse verdicts; what it stopped stands apart", () => {
  const results = named({ a: all.changed, b: stoppedBy(limit), c: toFailure(limit), d: stoppedBy(limit) });
  expect(groupsOf(results)).toEqual([
    ["failed", "PLAN_LIMIT_REACHED", ["c"]],
    ["changed", "changed", ["a"]],
  ]);
  expect(namesOf(toCauses(results).untriedRows)).toEqual(["b", "d"]);
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

const error = (code: ErrorCode, cause?: Error) => new AnchorError(code, "It happened.", cause && { cause });
const unsent = "The list is not sent, for b cannot be read.";

test.each<[string, readonly Row[], string | undefined]>([
  [
    "has the status that the service answered with",
    named({ a: toFailure(limit), b: stoppedBy(limit), c: stoppedBy(limit) }),
    "Stopped after 1 of 3 files: the plan is used up (402)",
  ],
  [
    "is found behind one that was not attempted itself",
    named({ a: stoppedBy(error("NOT_ATTEMPTED", error("API_KEY_REJECTED"))) }),
    "Stopped after 0 of 1 file: the service rejects the key",
  ],
  ["is a cancellation in the list's own words", named({ a: stoppedBy(error("NOT_ATTEMPTED"), unsent) }), unsent],
  [
    "is an outage in the words of its code",
    named({ a: all.verified, b: stoppedBy(error("SERVICE_UNREACHABLE")) }),
    "Stopped after 1 of 2 files: the service cannot be reached",
  ],
  [
    "is the cancellation where there is no error",
    named({ a: all.verified, b: stoppedBy() }),
    "Stopped after 1 of 2 files: the run was cancelled",
  ],
  [
    "is the cancellation where the error is none of ours",
    named({ a: toFailure(error("NOT_ATTEMPTED", new Error("AbortError"))) }),
    "Stopped after 0 of 1 file: the run was cancelled",
  ],
  [
    "is told of files alone",
    named({ list: stoppedBy(), a: all.verified, b: stoppedBy() }).map((row) =>
      row.subject.name === "list" ? { ...row, isList: true as const } : row,
    ),
    "Stopped after 1 of 2 files: the run was cancelled",
  ],
  ["is a file where a list was not sent for it", named({ a: stoppedBy(error("FILE_UNREADABLE"), unsent) }), unsent],
  ["is nothing where all were attempted", named({ a: all.failed, b: all.unreachable }), undefined],
])("what stopped a run %s", (_, rows, told) => {
  expect(renderStopReason(rows)).toBe(told);
});

const annotatedOf = (results: readonly Row[], most = 9): readonly (string | undefined)[] =>
  toAnnotations(results, most).shown.map(({ target }) => target.file);

test("what stopped the run comes first, then the worst; what it stopped has none", () => {
  const results = [
    aResult(stoppedBy(limit), { name: "left" }),
    aResult(all["no-match"], { name: "wrong" }),
    aResult(all.failed, { name: "lost" }),
    aResult(toFailure(limit), { name: "refused" }),
  ];
  expect(annotatedOf(results)).toEqual(["refused", "wrong", "lost"]);
  expect(toAnnotations(results, 1).rest).toEqual(
    new Map([
      ["no match", 1],
      ["REQUEST_REJECTED", 1],
    ]),
  );
});

test("a cause is annotated once, at its first file, with the number of others", () => {
  const results = ["a", "b", "c"].map((name) => aResult(all.unreachable, { name }));
  expect(toAnnotations(results, 9).shown).toEqual([
    {
      message: expect.stringMatching(
        /^a and 2 others: POST \/core answered 503\. Your files are not judged.* Request r-4\.$/,
      ),
      target: { title: "SERVICE_UNAVAILABLE", file: "a", count: 3 },
    },
  ]);
  expect(toAnnotations(results.slice(1), 9).shown[0]?.message).toMatch(/^b and 1 other: /);
});

test.each<[string, Judgement]>([
  ["not-found", all["not-found"]],
  ["no-match", all["no-match"]],
  ["changed", all.changed],
  ["an unreadable file", toFailure(new AnchorError("FILE_UNREADABLE", "EACCES."))],
  ["a file that differs from its list", toFailure(new AnchorError("CHECKSUM_MISMATCH", "It differs."))],
])("%s is annotated at each file", (_, outcome) => {
  expect(annotatedOf(["a", "b", "c"].map((name) => aResult(outcome, { name })))).toEqual(["a", "b", "c"]);
});

test("every kind has an annotation before one kind has all of them", () => {
  const many = Array.from({ length: 20 }, (_, index) => aResult(all["no-match"], { name: `f${index}` }));
  expect(annotatedOf([...many, aResult(all.unreachable, { name: "down" })], 3)).toEqual(["f0", "down", "f1"]);
});

test("a cancelled run has one annotation for all that was left", () => {
  const { shown } = toAnnotations(named({ a: stoppedBy(), b: stoppedBy() }), 9);
  expect(shown.map(({ target }) => target)).toEqual([{ title: "NOT_ATTEMPTED", file: "a", count: 2 }]);
});

test("an annotation names the file in its text, has the code as title and says what to do", () => {
  const [annotation] = toAnnotations([aResult(all.failed, { name: "a.txt" })], 9).shown;
  expect(annotation?.target).toEqual({ title: "REQUEST_REJECTED", file: "a.txt", count: 1 });
  expect(annotation?.message).toMatch(/^a\.txt: POST \/core answered 400\. .+ Request r-1\.$/);
});

test("what is no file of the workspace is annotated without a place", () => {
  const [annotation] = toAnnotations([aResult(all["not-found"], { name: "asset.tgz", path: undefined })], 9).shown;
  expect(annotation?.target).not.toHaveProperty("file");
});

test("a demonstration says so in the title", () => {
  const evidence = aFullEvidence(aDigest(1), { demo: true });
  const [annotation] = toAnnotations([aResult({ verdict: "no-match", answer: evidence })], 9).shown;
  expect(annotation?.target).toMatchObject({ title: "no match (demonstration)", helpTitle: "no match" });
  const [plain] = toAnnotations([aResult(all["no-match"])], 9).shown;
  expect(plain?.target).not.toHaveProperty("helpTitle");
});

test("a hostile name is one line of visible characters", () => {
  fc.assert(
    fc.property(hostileText(), (name) => {
      const [annotation] = toAnnotations([aResult(all["not-found"], { name })], 9).shown;
      expect(annotation?.message.split(": ")[0]).not.toMatch(/[\r\n\p{Cc}]/u);
    }),
  );
});

test("empty files are warned of at the first one's place", () => {
  const proves = (names: string) => `${names} empty. A stamp of an empty file proves nothing. Check your build.`;
  expect(toEmptyFileWarning({ name: "empty.txt", path: "empty.txt" }, 0)).toStrictEqual({
    message: proves("empty.txt is"),
    target: { title: "empty file", count: 1, file: "empty.txt" },
  });
  expect(toEmptyFileWarning({ name: "elsewhere" }, 2)).toStrictEqual({
    message: proves("elsewhere and 2 others are"),
    target: { title: "empty file", count: 3 },
  });
});

test("changed files are warned of at the first one's place", () => {
  const target = { title: "FILE_CHANGED", count: 1 };
  expect(toChangedWarning([{ name: "a", path: "dist/a" }])?.target).toStrictEqual({ ...target, file: "dist/a" });
  expect(toChangedWarning([{ name: "a" }])?.target).toStrictEqual(target);
});

test("a good verdict that fail-on names is pointed at, once a kind, and some of its results may be of a demonstration", () => {
  const demo: Judgement = { verdict: "found", answer: aFullEvidence(aDigest(2), { demo: true }) };
  const results = [
    aResult(all.found, { name: "a" }),
    aResult(demo, { name: "b" }, aDigest(2)),
    aResult(all.verified, { name: "c" }),
  ];
  const { shown, rest } = toAnnotations(results, 9);
  expect(shown.map(({ message, target: { title, count } }) => [message.split(":")[0], title, count])).toEqual([
    ["a and 1 other", "found (demonstration)", 2],
    ["c", "verified", 1],
  ]);
  expect(rest.size).toBe(0);
});

test("files under a list of another verdict have annotations of their own, and of two lists each counts its files", () => {
  const under = (list: number, name: string) => ({
    ...aResult(all["no-match"], { name }, aDigest(9)),
    coveredBy: aDigest(list),
  });
  const list = (number: number) => aResult(all["no-match"], { name: `list ${number}` }, aDigest(number));
  const counts = (results: readonly Row[]) =>
    toAnnotations(results, 9).shown.map(({ target: { file, count } }) => [file, count]);
  expect(counts([under(3, "a"), under(3, "b")])).toEqual([
    ["a", 1],
    ["b", 1],
  ]);
  expect(counts([list(1), under(3, "a")])).toEqual([
    ["list 1", 1],
    ["a", 1],
  ]);
  expect(counts([list(1), list(2), under(2, "a"), under(2, "b")])).toEqual([
    ["list 1", 1],
    ["list 2", 3],
  ]);
});
