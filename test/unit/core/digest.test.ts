import { createHash } from "node:crypto";

import * as fc from "fast-check";
import { expect, test } from "vitest";

import { digestFromBytes, digestFromWire, emptyDigest, isDigest, isSameDigest } from "#core/digest.ts";
import { aDigest, anotherDigest } from "../../support/network/replies.ts";

test.each([
  ["nothing", ""],
  ["a digit too few", aDigest.slice(1)],
  ["a digit too many at the end", `${aDigest}0`],
  ["a digit too many at the start", `0${aDigest}`],
  ["upper case", aDigest.toUpperCase()],
  ["a prefix", `0x${aDigest}`],
  ["a letter that is no digit", aDigest.replace("f", "g")],
  ["a line break at the end", `${aDigest}\n`],
])("a digest is not %s", (_, text) => {
  expect(isDigest(text)).toBe(false);
});

test("a digest of no bytes is the published one", () => {
  expect(emptyDigest).toBe(createHash("sha3-256").digest("hex"));
});

test.each([
  ["lower case", aDigest],
  ["upper case", aDigest.toUpperCase()],
  ["mixed case", aDigest.replace("f", "F")],
  ["a prefix", `0x${aDigest}`],
  ["a prefix in upper case", `0X${aDigest.toUpperCase()}`],
])("a digest on the wire may have %s", (_, text) => {
  expect(digestFromWire(text)).toBe(aDigest);
});

test.each([
  ["no text", 106],
  ["nothing", undefined],
  ["a list of one digest", [aDigest]],
  ["an empty text", ""],
  ["a prefix alone", "0x"],
  ["two prefixes", `0x0x${aDigest.slice(2)}`],
  ["a prefix inside", `${aDigest.slice(0, 32)}0x${aDigest.slice(32)}`],
  ["a digit too few", `0x${aDigest.slice(1)}`],
  ["a digit too many", `${aDigest}0`],
  ["two digits too many", `${aDigest}00`],
  ["space around it", ` ${aDigest}`],
])("a digest on the wire is not %s", (_, value) => {
  expect(digestFromWire(value)).toBeUndefined();
});

test("a digest on the wire is the same in every spelling, and no other", () => {
  const digest = digestFromBytes(Buffer.from(aDigest, "hex"));
  expect([aDigest, `0x${aDigest.toUpperCase()}`].map((text) => isSameDigest(text, digest))).toEqual([true, true]);
  expect([anotherDigest, undefined, ""].map((text) => isSameDigest(text, digest))).toEqual([false, false, false]);
});

test("32 bytes are one digest and back again", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const digest = digestFromBytes(bytes);
      expect(isDigest(digest)).toBe(true);
      expect(new Uint8Array(Buffer.from(digest, "hex"))).toEqual(bytes);
      expect(digestFromWire(`0x${digest.toUpperCase()}`)).toBe(digest);
    }),
  );
});

test.each([0, 31, 33])("%i bytes are no digest", (length) => {
  expect(() => digestFromBytes(new Uint8Array(length))).toThrow(
    new RangeError(`A SHA3-256 digest has 32 bytes, not ${length}.`),
  );
});
