/** A TxPoW's bytes are made of what a real node showed of it, and only where both hashes come out. */
import { hash } from "node:crypto";

import { array, assert, bigInt, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";

import { rebuildTxpow } from "#node/receipts/rebuild.ts";
import { hashHex, searchPlaces } from "#node/receipts/search-places.ts";
import { renderDecimal } from "#node/receipts/txpow-layout.ts";
import { fieldOf } from "#node/reply.ts";
import { readSample } from "../../../support/chain/samples.ts";

const samples = {
  "a stamp that is a block itself": "txpow-stamp",
  "a block that only names transactions": "txpow-naming",
  "a transaction that a block names": "txpow-named",
  "a coin of the first block split in ten": "txpow-split",
  "a transfer whose amounts end in zeros": "txpow-transfer",
  "a state of every type": "txpow-states",
  "a new token": "txpow-token",
};

const shownIn = (name: string) => fieldOf(readSample(name).answer, "response");

/** The hash of bytes as a node writes it, by no code of the product. */
const hashOf = (bytes: Uint8Array) => `0x${hash("sha3-256", bytes, "hex").toUpperCase()}`;

describe("the bytes of a TxPoW", () => {
  test.each(Object.entries(samples))("of %s have both hashes and the size that the node says", (_, name) => {
    const shown = shownIn(name) as { size: number; txpowid: string; header: { txbodyhash: string } };
    const { data, txpow } = rebuildTxpow(shown) ?? { data: "", txpow: "" };
    expect(txpow).toBe(shown.txpowid);
    expect(data.length).toBe(2 + shown.size * 2);
    const bytes = Buffer.from(data.slice(2), "hex");
    const lengths = Array.from({ length: shown.size - 200 }, (_each, index) => index + 100);
    const bodyLength = lengths.find((length) => hashOf(bytes.subarray(-length)) === shown.header.txbodyhash) ?? 0;
    expect(hashOf(bytes.subarray(0, -bodyLength - 1))).toBe(shown.txpowid);
  });

  test("are those that the node had made of its own transaction", () => {
    for (const name of ["txpow-stamp", "txpow-named", "txpow-naming"]) {
      expect(rebuildTxpow(shownIn(name))?.data).toBe(readSample(name).data);
    }
  });
});

/** What a node shows beside the bytes, or makes of them. */
const shownOnly = /\.(miniaddress|rootkey|prooflength)$|scripts\.\d+\.address$/;

/** Paths of all values in `value` that are no objects. */
function leavesOf(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${path}.${name}`));
}

/** `shown` with another value at `path`. */
function changedAt(shown: unknown, path: string, change: (value: unknown) => unknown): unknown {
  const copy = structuredClone(shown) as Record<string, unknown>;
  const names = path.split(".").slice(1);
  const last = names.pop() ?? "";
  const owner = names.reduce((object, name) => object[name] as Record<string, unknown>, copy);
  owner[last] = change(owner[last]);
  return copy;
}

/** The last digit of a text or number is another one; a flag is its opposite. */
function otherDigit(value: unknown): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  return String(value).replace(/.$/, (digit) => (digit === "1" ? "2" : "1"));
}

describe("there are no bytes", () => {
  const shown = shownIn("txpow-naming");
  const stamp = shownIn("txpow-stamp");

  const inHeader =
    "chainid block timemilli nonce blkdiff superparents.0.count superparents.0.parent magic.currentmaxtxn mmr total customhash txbodyhash";

  test.each([
    ".txpowid",
    ".size",
    ...inHeader.split(" ").map((name) => `.header.${name}`),
    ...leavesOf(fieldOf(shown, "body"), ".body"),
  ])("of a block whose %s is another", (path) => {
    expect(rebuildTxpow(changedAt(shown, path, otherDigit))).toBeUndefined();
  });

  test("of a transaction of which any field is another", () => {
    const paths = leavesOf(fieldOf(stamp, "body"), ".body").filter((path) => !shownOnly.test(path));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => rebuildTxpow(changedAt(stamp, path, otherDigit)) !== undefined)).toEqual([]);
  });

  test.each([
    ["nothing", () => undefined],
    ["null", () => null],
    ["a list", () => []],
    ["a text with a digit of another script", () => "٣"],
    ["an exponent", () => "1e9"],
    ["a negative number", () => "-1"],
    ["a number without end", () => "1".repeat(100_000)],
    ["hex in lower case", () => "0xab"],
    ["half a byte", () => "0xABC"],
  ])("where a field holds %s", (_, change) => {
    const paths = [
      ".txpowid",
      ".header.nonce",
      ".header.block",
      ".header.mmr",
      ".header.superparents",
      ".header.magic",
    ];
    const inBody = [".body", ".body.txn", ".body.txn.inputs", ".body.txn.outputs.0.amount"];
    const all = [...paths, ...inBody, ".body.txn.state.0.data", ".size"];
    expect(all.filter((path) => rebuildTxpow(changedAt(stamp, path, change)) !== undefined)).toEqual([]);
  });

  test("of a token whose name nests deeper than the stack", () => {
    const name: unknown = JSON.parse(`{"a": ${"[".repeat(200_000)}${"]".repeat(200_000)}}`);
    expect(rebuildTxpow(changedAt(stamp, ".body.txn.outputs.0.token", () => ({ name })))).toBeUndefined();
  });

  test("of a list longer than any, of more bytes than any has, and of no TxPoW at all", () => {
    const id = fieldOf(stamp, "txpowid");
    expect(
      rebuildTxpow(changedAt(stamp, ".body.txnlist", () => Array.from({ length: 1025 }, () => id))),
    ).toBeUndefined();
    const path = ".body.witness.mmrproofs.0.proof.proof";
    const steps = Array.from({ length: 1000 }, (_, index) => {
      return { left: true, data: { data: `0x${String(index).padStart(64, "0")}`, value: String(index) } };
    });
    expect(rebuildTxpow(changedAt(stamp, path, () => steps))).toBeUndefined();
    expect(rebuildTxpow(changedAt(stamp, ".size", () => 300_000))).toBeUndefined();
    for (const other of [undefined, null, 1, "0x00", [], {}]) expect(rebuildTxpow(other)).toBeUndefined();
  });
});

describe("a number", () => {
  test.each([
    ["0", 0n, 0, 0, "000100"],
    ["127", 127n, 0, 0, "00017F"],
    ["128, which needs a byte for its sign", 128n, 0, 0, "00020080"],
    ["1.5 with two places", 15n, 1, 2, "02020096"],
    ["a thousand with three places fewer than none", 1000n, 0, -3, "FD0101"],
  ])("%s in bytes", (_, unscaled, scale, places, hex) => {
    expect(renderDecimal({ unscaled, scale }, places)).toBe(hex);
  });

  test.each([
    ["two of three have the same places", ["98.12345 6", "24.5 2", "73.62345 6"]],
    ["one of four has other places", ["266.12345 6", "0.1 44", "7 44", "8 44"]],
    [
      "three of five have places of their own",
      ["140.12345 6", "1 0", "0.0000000000000000000003 22", "19.9 22", "7.5 4"],
    ],
    ["a whole number is written without its zeros", ["1000000000 -9", "999000000 0"]],
  ])("has its zeros found, where %s", (_, written) => {
    const parts = written.map((text, index) => {
      const [number = "", places = ""] = text.split(" ");
      const [before = "", after = ""] = number.split(".");
      return { key: String(index), unscaled: BigInt(before + after), scale: after.length, places: Number(places) };
    });
    const hex = parts.map((part) => renderDecimal(part, part.places)).join("");
    expect(searchPlaces(parts, { hash: hashHex(hex), length: hex.length / 2 }, new Map())?.hex).toBe(hex);
  });

  test("has its zeros found, where some numbers have the same places", () => {
    const numbers = array(
      record({ unscaled: bigInt({ min: 1n, max: 10n ** 30n }), scale: integer({ min: 0, max: 22 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    assert(
      property(numbers, integer({ min: 0, max: 44 }), integer({ min: 0, max: 15 }), (listed, common, raised) => {
        const parts = listed.map((number, index) => ({ ...number, key: String(index) }));
        const isRaised = ({ scale }: { scale: number }, index: number) =>
          ((raised >> index) & 1) === 1 && scale < common;
        const written = new Map(parts.map((part, index) => [part.key, isRaised(part, index) ? common : part.scale]));
        const hex = parts.map((part) => renderDecimal(part, written.get(part.key))).join("");
        expect(searchPlaces(parts, { hash: hashHex(hex), length: hex.length / 2 }, new Map())?.hex).toBe(hex);
      }),
    );
  });

  test("gives up at once where a node shows more numbers than a transaction has, of whatever length", () => {
    const parts = Array.from({ length: 26_000 }, (_, index) => {
      return { key: String(index), unscaled: BigInt((index % 90) + 1), scale: 0 };
    });
    // It took minutes, in which nothing else of the run could go on.
    expect(searchPlaces(parts, { hash: hashHex("00"), length: 999 }, new Map())).toBeUndefined();
  });

  test("gives up soon where no number that a node shows can have other places", () => {
    const parts = Array.from({ length: 1500 }, (_, index) => {
      return { key: String(index), unscaled: 10n ** 63n + BigInt(2 * index + 1), scale: 64 };
    });
    // It took many minutes, in which nothing else of the run could go on.
    expect(searchPlaces(parts, { hash: hashHex("00"), length: 999 }, new Map())).toBeUndefined();
  });

  test("gives up soon where no choice of very many has the length that a node says", () => {
    const once = Array.from({ length: 20 }, (_, index) => {
      return { key: String(index), unscaled: 10n ** 41n + BigInt(index), scale: 41 };
    });
    // Each number stands there twice, so that none adds an odd number of bytes. It took hours.
    const bytes = once.reduce((sum, number) => sum + renderDecimal(number).length, 0);
    expect(searchPlaces([...once, ...once], { hash: hashHex("00"), length: bytes + 9 }, new Map())).toBeUndefined();
  });
});
