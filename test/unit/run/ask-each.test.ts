/** One question for each file, one for the list of all, and one for a file with its proof. */
import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Proof, Subject } from "#core/digest.ts";
import { AnchorError, type ErrorCode } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { askEach, askManifest, type AskEachOptions, bindProofs, toChecksumLines } from "#run/ask-each.ts";
import type { HashedSubject } from "#run/candidates.ts";
import { sha256Of, sha3Of } from "../../support/digests.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest, aFullEvidence, anEvidence, outcomes } from "../../support/results.ts";

const verified: Judgement = { verdict: "verified", answer: aFullEvidence(aDigest(1)) };
const found: Judgement = { verdict: "found", answer: anEvidence() };
const changed: Judgement = { verdict: "failed", error: new AnchorError("FILE_CHANGED", "It was changed.") };
const file = (name: string, number: number): HashedSubject => ({
  kind: "digest",
  subject: { name, path: name, digest: aDigest(number), size: number, fingerprint: `state ${number}` },
});
const broken = (name: string, code: ErrorCode = "FILE_UNREADABLE") => ({
  kind: "failed" as const,
  subject: { name },
  error: new AnchorError(code, `It is ${code}.`),
});

/** What is asked, told and looked up in the record, where everything is answered so. */
function createAsking(given: Partial<AskEachOptions> = {}, answer = found) {
  const asked: (Subject | Proof)[] = [];
  const told: string[] = [];
  const recorded: string[] = [];
  const asking: AskEachOptions = {
    ask: (target) => {
      asked.push(target);
      return Promise.resolve(answer);
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

test("results stand in the order of the candidates, in whatever order they come", async () => {
  const files = [file("slow", 1), file("quick", 2)];
  const quick = Promise.withResolvers<void>();
  const order: string[] = [];
  const { asking } = createAsking({
    ask: async ({ name }) => {
      if (name === "slow") await quick.promise;
      else quick.resolve();
      return verified;
    },
    addRecordedFacts: ({ subject }) => void order.push(`facts of ${subject.name}`),
    onRow: ({ subject }) => void order.push(subject.name),
  });
  const results = await askEach(files, files.entries(), asking);
  expect(order).toEqual(["facts of quick", "quick", "facts of slow", "slow"]);
  expect(results.map(({ subject }) => subject.name)).toEqual(["slow", "quick"]);
});

const confirm: AskEachOptions["confirm"] = (outcome, { name }) => (name === "changed" ? changed : outcome);

test("files of equal bytes share one answer, and each is looked at itself before it is called verified", async () => {
  const files = [file("same", 1), file("changed", 1)];
  const { asked, asking } = createAsking({ confirm }, verified);
  const results = await askEach(files, files.entries(), asking);
  expect(asked).toHaveLength(1);
  expect(results.map(({ verdict }) => verdict)).toEqual(["verified", "failed"]);
});

test("what was asked about when the run ended is open, and what was not is not attempted", async () => {
  const files = [file("asked", 1), file("unhashed", 2)];
  const sent = Promise.withResolvers<void>();
  const rows = (async function* () {
    yield [0, file("asked", 1)] as const;
    await new Promise(() => {});
  })();
  const { asking } = createAsking({
    ask: () => {
      sent.resolve();
      return new Promise(() => {});
    },
    signals: { ...neverCancelled(), overdue: sent.promise },
  });
  const [asked, unhashed] = await askEach(files, rows, asking);
  const note =
    "The job was cancelled before an answer about this file came. The request may have been carried out all the same.";
  expect(asked).toMatchObject({ verdict: "unclear", note });
  expect(unhashed).toMatchObject({ error: expect.objectContaining({ code: "NOT_ATTEMPTED" }) });
});

test("what failed before is told at once, and whole bytes that are not the recorded ones are changed", async () => {
  const files = (["FILE_UNREADABLE", "ASSET_DIGEST_MISMATCH"] as const).map((code) => broken(code, code));
  const told: string[] = [];
  const { asking } = createAsking({ onRow: ({ verdict }) => void told.push(verdict) });
  const results = await askEach(files, files.entries(), asking);
  expect(told).toEqual(["failed", "changed"]);
  expect(results).toMatchObject([
    { verdict: "failed", error: { code: "FILE_UNREADABLE" } },
    { verdict: "changed", note: "It is ASSET_DIGEST_MISMATCH." },
  ]);
});

test("proofs of one digest are asked about each by itself, unless their bytes are the same", async () => {
  const proofOf = (name: string, text: string): HashedSubject => ({
    kind: "digest",
    subject: { name, digest: aDigest(1), root: aDigest(2), bytes: Buffer.from(text) },
  });
  const files = [proofOf("one", "a"), proofOf("same", "a"), proofOf("other", "b")];
  const { asked, asking } = createAsking({ findCoveringList: () => aDigest(9) }, verified);
  await askEach(files, files.entries(), asking);
  expect(asked.map(({ name }) => name)).toEqual(["one", "other"]);
});

test("files that a recorded list covers are asked about by it, with one request, and each is looked at itself", async () => {
  const files = [file("a", 1), file("own", 2), file("b", 3)];
  const list = aDigest(9);
  const confirmed: string[] = [];
  const { asked, asking } = createAsking({
    findCoveringList: (digest) => (digest === aDigest(2) ? undefined : list),
    confirm: (outcome, { name }) => {
      confirmed.push(name);
      return outcome;
    },
  });
  const results = await askEach(files, files.entries(), asking);
  expect(asked.map(({ digest }) => digest).toSorted()).toEqual([aDigest(2), list].toSorted());
  expect(confirmed.toSorted()).toEqual(["a", "b", "own"]);
  expect(results.map(({ subject, coveredBy }) => [subject.name, coveredBy])).toEqual([
    ["a", list],
    ["own", undefined],
    ["b", list],
  ]);
});

test("where a clock has signed a list, the file is under that list, and the list itself is not", async () => {
  const files = [file("a", 1), file("SUMS", 9)];
  const { asking } = createAsking({}, outcomes(aDigest(9)).timestamped);
  const rows = await askEach(files, files.entries(), asking);
  expect(rows.map(({ coveredBy }) => coveredBy)).toEqual([aDigest(9), undefined]);
});

test("a list has one line for each name, the last one, and none for what has no digest", () => {
  const subjects = [{ name: "b", digest: aDigest(1) }, { name: "c" }, { name: "a", digest: aDigest(2) }];
  expect(toChecksumLines([...subjects, { name: "b", digest: aDigest(3) }])).toEqual([
    { name: "a", digest: aDigest(2) },
    { name: "b", digest: aDigest(3) },
  ]);
});

const gone = broken("gone");

test("the sorted list of all files is the one thing that is asked about, and each file has its verdict", async () => {
  const files = [file("b", 2), file("a", 1)];
  const { asked, told, recorded, asking } = createAsking();
  const { rows: results, checksums } = await askManifest(files, files.entries(), "sha3-256", asking);
  const list = `SHA3-256 (a) = ${aDigest(1)}\nSHA3-256 (b) = ${aDigest(2)}\n`;
  const digest = sha3Of(list);
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
  const sha256 = sha256Of(`SHA3-256 (a) = ${aDigest(1)}\nSHA3-256 (b) = ${aDigest(2)}\n`);
  expect(asked).toMatchObject([{ name: "anchor-SHA3-256SUMS", sha256 }]);
});

test("a list that would leave out a file that failed is not sent", async () => {
  const files = [file("a", 1), gone];
  const { asked, asking } = createAsking();
  const { rows: results } = await askManifest(files, files.entries(), "sha3-256", asking);
  expect(asked).toEqual([]);
  const codes = results.map(({ verdict, error }) => (verdict === "failed" ? error.code : verdict));
  expect(codes).toEqual(["NOT_ATTEMPTED", "NOT_ATTEMPTED", "FILE_UNREADABLE"]);
  const [list] = results;
  expect(list).toMatchObject({
    subject: { name: "anchor-SHA3-256SUMS" },
    error: { ownMessage: "The list was not sent, because files that belong in it failed.", cause: gone.error },
  });
});

test("a list that was given is asked about as it is, whatever became of a file", async () => {
  const files = [file("a", 1), gone];
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
  const sha256 = sha256Of(`${"1".repeat(64)}  a\n`);
  expect(asked).toMatchObject([{ name: "anchor-SHA256SUMS", sha256 }]);
  const files = [known, file("b", 2), gone];
  const { rows } = await askManifest(files, files.entries(), "sha256", asking);
  expect(asked).toHaveLength(1);
  const codes = rows.map(({ error, verdict }) => error?.code ?? verdict);
  expect(codes).toEqual(["NOT_ATTEMPTED", "NOT_ATTEMPTED", "CHECKSUMS_INVALID", "FILE_UNREADABLE"]);
});

const proof = (name: string, number: number): HashedSubject => ({
  kind: "digest",
  subject: { name, path: name, digest: aDigest(number), root: aDigest(1000 + number), bytes: Buffer.from(name) },
});
/** What comes of files and proofs, by their names. */
const bound = (files: readonly HashedSubject[], proofs: readonly HashedSubject[]): readonly string[] =>
  bindProofs(files, proofs).map((row) => `${row.subject.name} ${row.kind === "failed" ? row.error.code : "asked"}`);

test("a proof is asked about under the name and in the state of the file it is about", () => {
  const [row, ...others] = bindProofs([file("a.txt", 1)], [proof("a.proof.json", 1)]);
  expect(others).toEqual([]);
  expect(row).toEqual({
    kind: "digest",
    subject: {
      name: "a.txt",
      path: "a.txt",
      digest: aDigest(1),
      size: 1,
      fingerprint: "state 1",
      root: aDigest(1001),
      bytes: Buffer.from("a.proof.json"),
    },
  });
});

test("a proof about none of the files fails, and is named by its own file", () => {
  const rows = bound([file("a.txt", 1)], [proof("a.json", 1), proof("stray.json", 2)]);
  expect(rows).toEqual(["a.txt asked", "stray.json PROOF_INVALID"]);
});

test("a file that no proof names fails, after all proofs", () => {
  const rows = bound([file("bare.txt", 2), file("a.txt", 1)], [proof("a.json", 1)]);
  expect(rows).toEqual(["a.txt asked", "bare.txt PROOF_MISSING"]);
});

test("without any file every proof fails: nothing passes for want of files", () => {
  expect(bound([], [proof("a.json", 1)])).toEqual(["a.json PROOF_INVALID"]);
});

test("what is not bound says so, under its own name and path", () => {
  const nameless: HashedSubject = {
    kind: "digest",
    subject: { name: "loose.json", digest: aDigest(3), root: aDigest(9), bytes: Buffer.from("") },
  };
  const rows = bindProofs([file("bare.txt", 1)], [proof("stray.json", 2), nameless]);
  expect(rows.map(({ subject, ...row }) => [subject, row.kind === "failed" ? row.error.message : ""])).toStrictEqual([
    [
      { name: "stray.json", path: "stray.json" },
      `The proof is for the digest ${aDigest(2)}, and no given file has it.`,
    ],
    [{ name: "loose.json" }, `The proof is for the digest ${aDigest(3)}, and no given file has it.`],
    [
      { name: "bare.txt", path: "bare.txt", digest: aDigest(1), size: 1, fingerprint: "state 1" },
      "None of the proof files names this file.",
    ],
  ]);
});

test("files of equal bytes are all bound to the proof of their digest", () => {
  const rows = bound([file("a.txt", 1), file("copy.txt", 1)], [proof("a.json", 1)]);
  expect(rows).toEqual(["a.txt asked", "copy.txt asked"]);
});

test("what failed before stays failed with its own reason", () => {
  const rows = bound([broken("gone.txt"), file("a.txt", 1)], [broken("torn.json"), proof("a.json", 1)]);
  expect(rows).toEqual(["torn.json FILE_UNREADABLE", "a.txt asked", "gone.txt FILE_UNREADABLE"]);
});

test("a file that failed though its digest is known is not bound, and stays failed with its own reason", () => {
  const failed = { ...broken("a.txt", "CHECKSUM_MISMATCH"), subject: { name: "a.txt", digest: aDigest(1) } };
  expect(bound([failed], [proof("a.json", 1)])).toEqual(["a.json PROOF_INVALID", "a.txt CHECKSUM_MISMATCH"]);
  const rows = bound([failed, file("copy.txt", 1)], [proof("a.json", 1)]);
  expect(rows).toEqual(["copy.txt asked", "a.txt CHECKSUM_MISMATCH"]);
});

test("no file and no proof is lost, and only pairs of one digest are asked about", () => {
  const numbers = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 });
  fc.assert(
    fc.property(numbers, numbers, (files, proofs) => {
      const rows = bindProofs(
        files.map((number, index) => file(`f${index}`, number)),
        proofs.map((number, index) => proof(`p${index}`, number)),
      );
      const names = new Set(rows.map(({ subject }) => subject.name));
      files.forEach((_, index) => expect(names).toContain(`f${index}`));
      proofs.forEach((number, index) => expect(names.has(`p${index}`)).toBe(!files.includes(number)));
      for (const row of rows.filter(({ kind }) => kind === "digest")) expect(row.subject).toHaveProperty("root");
    }),
  );
});
