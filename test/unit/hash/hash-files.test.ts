import { createHash } from "node:crypto";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import * as fc from "fast-check";
import { sha3 } from "hash-wasm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { emptyDigest } from "#core/digest.ts";
import { errorCatalogue } from "#core/errors.ts";
import { bufferBytes, createSha3, hashBytes, toFileError } from "#hash/hash-file.ts";
import { hashFiles, hashText, isUnchanged, type HashedFile } from "#hash/hash-files.ts";

/** FIPS 202 known answers: NIST's examples, and the first of its short messages (SHA3_256ShortMsg.rsp). */
const knownAnswers = [
  ["no bytes", "", emptyDigest],
  ["e9", Buffer.from("e9", "hex"), "f0d04dd1e6cfc29a4460d521796852f25d9ef8d28b44ee91ff5b759d72c1e6d6"],
  ["d477", Buffer.from("d477", "hex"), "94279e8f5ccdf6e17f292b59698ab4e614dfe696a46c46da78305fc6a3146ab7"],
  ["abc", "abc", "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"],
  [
    "448 bits",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "41c0dba2a9d6240849100376a8235e2c82e1b9998a999e21db32dd97496d3376",
  ],
  [
    "896 bits",
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
    "916f6061fe879741ca6469b43971dfdb28b1a32dc36cb3254e812be27aad1d18",
  ],
  ["1600 bits", Buffer.alloc(200, 0xa3), "79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787"],
  ["a million times a", "a".repeat(1_000_000), "5c8875ae474a3634ba4fd55ec85bffd661f32aca75c6d699d0cdcb6c115891c1"],
] as const;

test.each(knownAnswers)("the answer for %s is known, whole and in parts", (_, message, digest) => {
  const bytes = Buffer.from(message);
  expect(hashBytes(bytes)).toBe(digest);
  const parts = createSha3();
  for (let start = 0; start < bytes.length; start += 77_777) parts.update(bytes.subarray(start, start + 77_777));
  expect(parts.digest()).toBe(digest);
});

test.each([65_534, 65_535, 65_536, 131_071])(
  "a sign of two units at unit %i of a long text is hashed whole",
  (before) => {
    const text = `${"a".repeat(before)}\u{1f600}${"é".repeat(70_000)}`;
    const digestBy = (name: string): string => createHash(name).update(text).digest("hex");
    const expected = { sha3_256: digestBy("sha3-256"), sha256: digestBy("sha256"), size: Buffer.byteLength(text) };
    expect(hashText([text])).toEqual(expected);
  },
);

test("another implementation agrees on any bytes, in any parts", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 5 }), (parts) => {
      const state = createSha3();
      for (const part of parts) state.update(part);
      expect(state.digest()).toBe(bytesToHex(sha3_256(Buffer.concat(parts))));
    }),
  );
});

let folder: string;
const sizes = [0, 1, 135, 136, 137, bufferBytes - 1, bufferBytes, bufferBytes + 1, 2 * bufferBytes, 3_000_000];
const bytesOf = (size: number): Buffer => Buffer.alloc(size, `${size} `);
const sourceOf = (size: number) => ({ name: `${size}.bin`, path: join(folder, `${size}.bin`), size });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "anchor-hash-"));
  await Promise.all(sizes.map((size) => writeFile(sourceOf(size).path, bytesOf(size))));
  for (const size of sizes) digests.set(size, await sha3(bytesOf(size), 256));
});
afterAll(() => rm(folder, { recursive: true }));

const collect = async (results: AsyncIterable<readonly HashedFile[]>): Promise<readonly HashedFile[]> => {
  const all: HashedFile[] = [];
  for await (const batch of results) all.push(...batch);
  return all.sort((left, right) => left.index - right.index);
};
/** By another implementation. */
const digests = new Map<number, string>();
const expected = (size: number, index: number) => ({
  index,
  subject: { name: `${size}.bin`, path: `${size}.bin`, size, digest: digests.get(size) },
});

test.each([undefined, 0, 2])("files around the buffer's size have their digests, with %s threads", async (threads) => {
  const options = threads === undefined ? {} : { threads };
  expect(await collect(hashFiles(sizes.map(sourceOf).entries(), options))).toEqual(sizes.map(expected));
});

test.each([0, 1])("files have SHA-256 and a fingerprint where they are asked for, %d threads", async (threads) => {
  let total = 0;
  const options = { threads, wantsSha256: true, wantsFingerprint: true, onBytes: (bytes: number) => (total += bytes) };
  // As if they had grown since they were found: they are hashed as they are.
  const stale = sizes.map((size) => ({ ...sourceOf(size), size: 0 }));
  const results = await collect(hashFiles(stale.entries(), options));
  const fingerprint = expect.stringMatching(/^(?:[\d.]+:){4}[\d.]+$/);
  expect(results).toEqual(
    sizes.map((size, index) => {
      const sha256 = createHash("sha256").update(bytesOf(size)).digest("hex");
      return { index, subject: { ...expected(size, index).subject, sha256, fingerprint } };
    }),
  );
  expect(total, "every byte that is read is told").toBe(sizes.reduce((sum, size) => sum + size));
});

test("hashing no files at all ends at once", async () => {
  expect(await collect(hashFiles([]))).toEqual([]);
  expect(await collect(hashFiles([], { threads: 4 }))).toEqual([]);
});

test("files are unchanged until something touches them", async () => {
  const path = join(folder, "touched");
  await writeFile(path, "same");
  const [hashed] = await collect(hashFiles([[0, { name: "touched", path, size: 4 }]], { wantsFingerprint: true }));
  const fingerprint = hashed !== undefined && "digest" in hashed.subject ? (hashed.subject.fingerprint ?? "") : "";
  expect(isUnchanged(path, fingerprint)).toBe(true);
  await utimes(path, 1, 1);
  expect(isUnchanged(path, fingerprint)).toBe(false);
  expect(isUnchanged(join(folder, "gone"), fingerprint)).toBe(false);
});

const thrown = (code: string) => Object.assign(new Error(`${code}: it went wrong, open 'a'`), { code, errno: -1 });

test.each([
  ["EACCES", "FILE_UNREADABLE", /permission/],
  ["EPERM", "FILE_UNREADABLE", /permission/],
  ["EMFILE", "FILE_UNREADABLE", /^(?!.*permission).*open files.*ulimit -n/],
  ["ENFILE", "FILE_UNREADABLE", /^(?!.*permission).*open files/],
  ["EIO", "FILE_UNREADABLE", /^(?!.*permission).*disk/],
  ["ENOENT", "FILE_VANISHED", /removed the file/],
  ["ELOOP", "FILE_CHANGED", /still writes the file/],
])("%s is %s, and its hint fits it", (systemCode, code, hint) => {
  expect(toFileError(thrown(systemCode))).toMatchObject({ code, hint: expect.stringMatching(hint) });
});

test("what is no error of the system's is a defect", () => {
  expect(toFileError(new TypeError("odd"))).toMatchObject({ code: "INTERNAL", hint: errorCatalogue.INTERNAL.hint });
});
