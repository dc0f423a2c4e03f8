import * as fc from "fast-check";
import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { bindProofs } from "#run/ask-each.ts";
import type { HashedSubject } from "#run/candidates.ts";
import { aDigest } from "../../support/results.ts";

const file = (name: string, number: number): HashedSubject => ({
  kind: "digest",
  subject: { name, path: name, digest: aDigest(number), size: number, fingerprint: `state ${number}` },
});
const proof = (name: string, number: number): HashedSubject => ({
  kind: "digest",
  subject: { name, path: name, digest: aDigest(number), root: aDigest(1000 + number), bytes: Buffer.from(name) },
});
const broken = (name: string): HashedSubject => ({
  kind: "failed",
  subject: { name },
  error: new AnchorError("FILE_UNREADABLE", "The file cannot be read."),
});
const told = (rows: readonly HashedSubject[]): readonly (readonly [string, string])[] =>
  rows.map((row) => [row.subject.name, row.kind === "failed" ? row.error.code : "asked"]);

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
  expect(told(bindProofs([file("a.txt", 1)], [proof("a.json", 1), proof("stray.json", 2)]))).toEqual([
    ["a.txt", "asked"],
    ["stray.json", "PROOF_INVALID"],
  ]);
});

test("a file that no proof names fails, after all proofs", () => {
  expect(told(bindProofs([file("bare.txt", 2), file("a.txt", 1)], [proof("a.json", 1)]))).toEqual([
    ["a.txt", "asked"],
    ["bare.txt", "PROOF_MISSING"],
  ]);
});

test("without any file every proof fails: nothing passes for want of files", () => {
  expect(told(bindProofs([], [proof("a.json", 1)]))).toEqual([["a.json", "PROOF_INVALID"]]);
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
  expect(told(bindProofs([file("a.txt", 1), file("copy.txt", 1)], [proof("a.json", 1)]))).toEqual([
    ["a.txt", "asked"],
    ["copy.txt", "asked"],
  ]);
});

test("what failed before stays failed with its own reason", () => {
  expect(told(bindProofs([broken("gone.txt"), file("a.txt", 1)], [broken("torn.json"), proof("a.json", 1)]))).toEqual([
    ["torn.json", "FILE_UNREADABLE"],
    ["a.txt", "asked"],
    ["gone.txt", "FILE_UNREADABLE"],
  ]);
});

test("a file that failed though its digest is known is not bound, and stays failed with its own reason", () => {
  const error = new AnchorError("CHECKSUM_MISMATCH", "The list says otherwise.");
  const failed: HashedSubject = { kind: "failed", subject: { name: "a.txt", digest: aDigest(1) }, error };
  expect(told(bindProofs([failed], [proof("a.json", 1)]))).toEqual([
    ["a.json", "PROOF_INVALID"],
    ["a.txt", "CHECKSUM_MISMATCH"],
  ]);
  expect(told(bindProofs([failed, file("copy.txt", 1)], [proof("a.json", 1)]))).toEqual([
    ["copy.txt", "asked"],
    ["a.txt", "CHECKSUM_MISMATCH"],
  ]);
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
