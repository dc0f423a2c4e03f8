/** Proofs of OpenTimestamps, which the stock client has to read in the same way. */
import { assert, nat, property, tuple, uint8Array } from "fast-check";
import { expect, test } from "vitest";

import { leavesOf, parseProofFile, parseTimestamp, replacePromises, toProofFile } from "#witness/ots.ts";
import { append, bitcoin, hash, head, pending, proofOf } from "../../support/witness/proofs.ts";
import { runs } from "../../support/runs.ts";

const alice = "https://alice.btc.calendar.opentimestamps.org";
const parse = (bytes: Uint8Array) => parseProofFile(new Uint8Array(bytes));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/** Written by the stock library with all of its operations; it ends in Bitcoin and in another chain. */
const ofLibrary = Buffer.from(
  [
    "004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e8929401085891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34",
    "d08286a2e846f6be03f0106e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e08f102010208ff0083dfe30d2ef90c8e2e2d68747470733a2f2f616c69",
    "63652e6274632e63616c656e6461722e6f70656e74696d657374616d70732e6f7267f303f20267ff000588960d73d7190103eb8d35000686",
    "9a0d73d71b450105",
  ].join(""),
  "hex",
);

test("a proof with every operation leads where the stock library says", () => {
  expect(leavesOf(parse(ofLibrary)).map(({ timestamp, attestation }) => [hex(timestamp.message), attestation])).toEqual(
    [
      ["429c4185ef329914b5f750ce80a73f12d139fd25f00649c53b3049bd027c23e0", { kind: "pending", uri: alice }],
      ["191c215ffc7e06699da31328f84defa7799ea80596f629899d2955e0c94059b7", { kind: "bitcoin", height: 870_123 }],
    ],
  );
});

test("a proof is written as it was read, without the chains that are not known", () => {
  const bytes = ofLibrary.toString("hex");
  const known = bytes.replace("ff000588960d73d7190103eb8d350006869a0d73d71b450105", "000588960d73d7190103eb8d35");
  expect(known).not.toBe(bytes);
  expect(hex(toProofFile(parse(ofLibrary)))).toBe(known);
});

test("a block takes the place of the promise, and the other promise stays", () => {
  const two = proofOf("a", Buffer.concat([more, pending(alice), pending("https://other.example")]));
  const proof = parse(proofOf("a", pending(alice)));
  const [promise] = leavesOf(proof);
  const block = parseTimestamp(
    new Uint8Array(Buffer.concat([hash, bitcoin(9)])),
    promise?.timestamp.message ?? new Uint8Array(),
  );
  const replaced = replacePromises(proof, new Map([[promise?.timestamp ?? proof, block]]));
  expect(hex(toProofFile(replaced))).toBe(hex(proofOf("a", Buffer.concat([hash, bitcoin(9)]))));
  expect(leavesOf(parse(two))).toHaveLength(2);
  expect(hex(toProofFile(parse(two)))).toBe(hex(two));
});

const more = Buffer.from([0xff]);
/** An attestation that is not known, of so many bytes. */
const ofOtherChain = (size: number): Buffer =>
  Buffer.concat([
    Buffer.from("000102030405060708", "hex"),
    Buffer.from([0x80 | (size & 0x7f), size >> 7]),
    Buffer.alloc(size),
  ]);
/** So many paths that turn their message 250 times. */
const forks = (count: number): readonly Buffer[] =>
  Array.from({ length: count }, () => Buffer.concat([more, Buffer.alloc(250, 0xf2), ofOtherChain(0)]));
const whole = proofOf("a", bitcoin(870_123));

test.each<readonly [string, Buffer]>([
  ["nothing", Buffer.alloc(0)],
  ["a page in HTML", Buffer.from("<!doctype html><title>Not found</title>")],
  ["another first byte", Buffer.concat([Buffer.from([1]), whole.subarray(1)])],
  ["version 2", Buffer.concat([head.subarray(0, -2), Buffer.from([2, 8]), whole.subarray(head.length)])],
  ["a SHA-1", Buffer.concat([head.subarray(0, -1), Buffer.from([2]), whole.subarray(head.length)])],
  ["half of the digest", whole.subarray(0, head.length + 16)],
  ["no end", proofOf("a", Buffer.alloc(0))],
  ["a byte behind it", Buffer.concat([whole, Buffer.from([0])])],
  ["an unknown operation", proofOf("a", Buffer.from([0x99]))],
  ["an addition of nothing", proofOf("a", Buffer.concat([append(Buffer.alloc(0)), bitcoin(1)]))],
  ["a block reached by 33 bytes", proofOf("a", Buffer.concat([append(Buffer.from([1])), bitcoin(1)]))],
  ["a promise at a strange address", proofOf("a", pending("https://user@evil.example"))],
  ["a promise at no address", proofOf("a", pending(""))],
  ["a needless zero in a number", proofOf("a", Buffer.from("000588960d73d71901028100", "hex"))],
  ["a number without an end", proofOf("a", Buffer.from("000588960d73d7190106ffffffffffff", "hex"))],
  ["a byte behind the height", proofOf("a", Buffer.from("000588960d73d71901020100", "hex"))],
  ["an attestation that is cut off", proofOf("a", Buffer.from("000588960d", "hex"))],
  ["an attestation that is too long", proofOf("a", Buffer.concat([more, ofOtherChain(8193), pending(alice)]))],
  [
    "more than 64 KiB",
    proofOf(
      "a",
      Buffer.concat([...Array.from({ length: 9 }, () => Buffer.concat([more, ofOtherChain(8000)])), pending(alice)]),
    ),
  ],
  ["257 operations in a row", proofOf("a", Buffer.concat([Buffer.alloc(257, 0x08), bitcoin(1)]))],
  ["a message that doubles without an end", proofOf("a", Buffer.concat([Buffer.alloc(8, 0xf3), pending(alice)]))],
  [
    "messages of a mebibyte and more, of a few thousand bytes",
    proofOf("a", Buffer.concat([append(Buffer.alloc(127)), Buffer.alloc(4, 0xf3), ...forks(10), pending(alice)])),
  ],
  ["ten megabytes", Buffer.concat([whole, Buffer.alloc(10_000_000)])],
])("a proof with %s is refused", (_, bytes) => {
  expect(() => parse(bytes)).toThrow(RangeError);
});

test("a proof that ends in nothing known has no ends", () => {
  expect(leavesOf(parse(proofOf("a", ofOtherChain(8192))))).toEqual([]);
});

test("whatever is cut out of a proof, or put into it, it is refused, or written again with all its ends", () => {
  const spoiled = tuple(nat(ofLibrary.length), nat(20), uint8Array({ maxLength: 20 })).map(([start, length, put]) =>
    Buffer.concat([ofLibrary.subarray(0, start), put, ofLibrary.subarray(start + length)]),
  );
  assert(
    property(spoiled, (bytes) => {
      try {
        const proof = parse(bytes);
        if (leavesOf(proof).length > 0)
          expect(leavesOf(parse(toProofFile(proof)))).toHaveLength(leavesOf(proof).length);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: runs(2000) },
  );
});
