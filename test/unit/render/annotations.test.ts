import * as fc from "fast-check";
import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { type Judgement, toFailure, type Row } from "#core/row.ts";

import { toAnnotations, toChangedWarning, toEmptyFileWarning } from "#render/causes.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { aDigest, aFullEvidence, aResult, outcomes } from "../../support/results.ts";

const all = outcomes(aDigest(1));

const namesOf = (results: readonly Row[], most = 9): readonly (string | undefined)[] =>
  toAnnotations(results, most).shown.map(({ target }) => target.file);
const limit = new AnchorError("PLAN_LIMIT_REACHED", "POST /x answered 402.", { httpStatus: 402 });
const stopped = toFailure(new AnchorError("NOT_ATTEMPTED", "Nothing was sent for it.", { cause: limit }));

test("what stopped the run comes first, then the worst; what it stopped has none", () => {
  const results = [
    aResult(stopped, { name: "left" }),
    aResult(all["no-match"], { name: "wrong" }),
    aResult(all.failed, { name: "lost" }),
    aResult(toFailure(limit), { name: "refused" }),
  ];
  expect(namesOf(results)).toEqual(["refused", "wrong", "lost"]);
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
  expect(namesOf(["a", "b", "c"].map((name) => aResult(outcome, { name })))).toEqual(["a", "b", "c"]);
});

test("every kind has an annotation before one kind has all of them", () => {
  const many = Array.from({ length: 20 }, (_, index) => aResult(all["no-match"], { name: `f${index}` }));
  expect(namesOf([...many, aResult(all.unreachable, { name: "down" })], 3)).toEqual(["f0", "down", "f1"]);
});

test("a cancelled run has one annotation for all that was left", () => {
  const cancelled = toFailure(new AnchorError("NOT_ATTEMPTED", "No request was sent for this: the run was cancelled."));
  const { shown } = toAnnotations(
    ["a", "b"].map((name) => aResult(cancelled, { name })),
    9,
  );
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
