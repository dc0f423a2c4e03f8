import { createHash, hash } from "node:crypto";

import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import type { Proof, Subject } from "#core/digest.ts";
import { type AskEachOptions, askManifest } from "#run/ask-each.ts";
import type { HashedSubject } from "#run/candidates.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest, anEvidence, outcomes } from "../../support/results.ts";

const found: Judgement = { verdict: "found", answer: anEvidence() };
const file = (name: string, number: number): HashedSubject => ({
  kind: "digest",
  subject: { name, path: name, digest: aDigest(number), size: 1 },
});
const broken = {
  kind: "failed" as const,
  subject: { name: "gone" },
  error: new AnchorError("FILE_UNREADABLE", "The file cannot be read."),
};

function createAsking(given: Partial<AskEachOptions> = {}) {
  const asked: (Subject | Proof)[] = [];
  const told: string[] = [];
  const recorded: string[] = [];
  const asking: AskEachOptions = {
    ask: (target) => {
      asked.push(target);
      return Promise.resolve(found);
    },
    findCoveringList: () => undefined,
    addRecordedFacts: ({ subject }) => void recorded.push(subject.name),
    confirm: (outcome) => outcome,
    concurrency: 2,
    signals: neverCancelled(),
    onRow: ({ subject }) => void told.push(subject.name),
    ...given,
  };
  return { asked, told, recorded, asking };
}

test("the sorted list of all files is the one thing that is asked about, and each file has its verdict", async () => {
  const files = [file("b", 2), file("a", 1)];
  const { asked, told, recorded, asking } = createAsking();
  const { rows: results, checksums } = await askManifest(files, files.entries(), "sha3-256", asking);
  const list = `SHA3-256 (a) = ${aDigest(1)}\nSHA3-256 (b) = ${aDigest(2)}\n`;
  const digest = createHash("sha3-256").update(list).digest("hex");
  expect(asked).toEqual([{ name: "anchor-SHA3-256SUMS", digest, size: list.length }]);
  expect(results).toEqual([
    { subject: asked[0], ...found, isList: true },
    { subject: files[0]?.subject, ...found, coveredBy: digest },
    { subject: files[1]?.subject, ...found, coveredBy: digest },
  ]);
  expect(told).toEqual(["anchor-SHA3-256SUMS", "b", "a"]);
  expect(recorded).toEqual(told);
  expect(checksums.map(({ name }) => name)).toEqual(["a", "b"]);
});

test("the list of files has a SHA-256 where one of them has", async () => {
  const known: HashedSubject = { kind: "digest", subject: { name: "b", digest: aDigest(2), sha256: "2".repeat(64) } };
  const files = [file("a", 1), known];
  const { asked, asking } = createAsking();
  await askManifest(files, files.entries(), "sha3-256", asking);
  const list = `SHA3-256 (a) = ${aDigest(1)}\nSHA3-256 (b) = ${aDigest(2)}\n`;
  expect(asked).toMatchObject([{ name: "anchor-SHA3-256SUMS", sha256: hash("sha256", list) }]);
});

test("a list that would leave out a file that failed is not sent", async () => {
  const files = [file("a", 1), broken];
  const { asked, asking } = createAsking();
  const { rows: results } = await askManifest(files, files.entries(), "sha3-256", asking);
  expect(asked).toEqual([]);
  const codes = results.map(({ verdict, error }) => (verdict === "failed" ? error.code : verdict));
  expect(codes).toEqual(["NOT_ATTEMPTED", "NOT_ATTEMPTED", "FILE_UNREADABLE"]);
  const [list] = results;
  expect(list).toMatchObject({
    subject: { name: "anchor-SHA3-256SUMS" },
    error: { ownMessage: "The list was not sent, because files that belong in it failed.", cause: broken.error },
  });
});

test("a list that was given is asked about as it is, whatever became of a file", async () => {
  const files = [file("a", 1), broken];
  const list = { name: "SUMS", digest: aDigest(9), size: 3 };
  const { asked, asking } = createAsking();
  const { rows: results } = await askManifest(files, files.entries(), list, asking);
  expect(asked).toEqual([list]);
  expect(results.map(({ verdict, coveredBy }) => [verdict, coveredBy])).toEqual([
    ["found", undefined],
    ["found", aDigest(9)],
    ["failed", undefined],
  ]);
});

test("nothing is asked about the list of nothing: everybody has its digest", async () => {
  const { asked, asking } = createAsking();
  expect(await askManifest([], [].entries(), "sha3-256", asking)).toEqual({ rows: [], checksums: [] });
  expect(asked).toEqual([]);
});

test("each file is looked at once more before it shares a verdict", async () => {
  const files = [file("same", 1), file("changed", 2)];
  const changed: Judgement = { verdict: "failed", error: new AnchorError("FILE_CHANGED", "It was changed.") };
  const confirm: AskEachOptions["confirm"] = (outcome, { name }) => (name === "changed" ? changed : outcome);
  const { rows: results } = await askManifest(files, files.entries(), "sha3-256", createAsking({ confirm }).asking);
  expect(results.map(({ subject, verdict }) => [subject.name, verdict])).toEqual([
    ["anchor-SHA3-256SUMS", "found"],
    ["same", "found"],
    ["changed", "failed"],
  ]);
});

test("a run that is over before all is hashed says so of what it did not come to", async () => {
  const files = [file("a", 1), file("b", 2)];
  const never = (async function* () {
    yield [0, file("a", 1)] as const;
    await new Promise(() => {});
  })();
  const { asked, asking } = createAsking({ signals: { ...neverCancelled(), overdue: Promise.resolve() } });
  const { rows: results } = await askManifest(files, never, "sha3-256", asking);
  expect(asked).toEqual([]);
  expect(results.map(({ verdict }) => verdict)).not.toContain("found");
  expect(results.find(({ subject }) => subject.name === "b")).toMatchObject({
    error: expect.objectContaining({ code: "NOT_ATTEMPTED" }),
  });
});

test.each([
  ["not-found", "found", true],
  ["no-match", "verified", true],
  ["not-found", "not-found", undefined],
  ["no-match", "unknown", undefined],
  ["unreachable", "found", undefined],
  ["unknown", "found", undefined],
] as const)("a list with CRLF that is %s, and %s with LF, is told to be of LF: %s", async (kind, other, isOfLf) => {
  const list = { name: "SUMS", digest: aDigest(8), lf: aDigest(9) };
  const { told, asking } = createAsking({
    ask: ({ digest }) => Promise.resolve(outcomes(digest)[digest === list.lf ? other : kind]),
  });
  const files = [file("a", 1)];
  const { rows: results } = await askManifest(files, files.entries(), list, asking);
  expect(results.map((result) => result.isStampedWithLf)).toEqual([isOfLf, undefined]);
  expect(told).toEqual(["SUMS", "a"]);
});

test("a list that is not found as it is given, without CRLF, is asked about once", async () => {
  const { asked, asking } = createAsking({ confirm: () => outcomes(aDigest(8))["not-found"] });
  const files = [file("a", 1)];
  await askManifest(files, files.entries(), { name: "SUMS", digest: aDigest(8) }, asking);
  expect(asked).toHaveLength(1);
});

test("clocks are asked about a list of SHA-256, and about none where a file's SHA-256 is not known", async () => {
  const known: HashedSubject = { kind: "digest", subject: { name: "a", digest: aDigest(1), sha256: "1".repeat(64) } };
  const { asked, asking } = createAsking();
  await askManifest([known], [[0, known]], "sha256", asking);
  const sha256 = createHash("sha256")
    .update(`${"1".repeat(64)}  a\n`)
    .digest("hex");
  expect(asked).toMatchObject([{ name: "anchor-SHA256SUMS", sha256 }]);
  const files = [known, file("b", 2), broken];
  const { rows } = await askManifest(files, files.entries(), "sha256", asking);
  expect(asked).toHaveLength(1);
  const codes = rows.map(({ error, verdict }) => error?.code ?? verdict);
  expect(codes).toEqual(["NOT_ATTEMPTED", "NOT_ATTEMPTED", "CHECKSUMS_INVALID", "FILE_UNREADABLE"]);
});
