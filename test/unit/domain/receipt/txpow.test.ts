/** The bytes of transactions and blocks of a real chain, and what is none. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { parseStatement } from "#evidence/parse-statement.ts";
import { parseTxPow } from "#evidence/receipts/txpow.ts";
import { rebuildTxpow } from "#node/receipts/rebuild.ts";
import { readSample } from "../../../support/chain/samples.ts";
import { bodyStartOf, headerPlaces, replaced, sha3 } from "../../../support/evidence/receipts.ts";

const home = new URL("../../../conformance/evidence/statements/", import.meta.url);
const { receipts = [] } = parseStatement(readFileSync(new URL("receipts.json", home))).predicate;
const [app, naive, core] = receipts.map(({ txpow, data }) => ({
  id: txpow.slice(2).toLowerCase(),
  bytes: Buffer.from(data.slice(2), "hex"),
}));
if (app === undefined || naive === undefined || core === undefined) throw new TypeError("the statement has three");

const bodyStart = bodyStartOf(naive.bytes);
const places = headerPlaces(naive.bytes);
const nonceEnd = 2 + naive.bytes.readUInt8(1);

interface ShownTxPow {
  readonly txpowid: string;
  readonly isblock: boolean;
  readonly header: { readonly block: string; readonly timemilli: string };
  readonly body: {
    readonly txn: {
      readonly state: readonly { readonly port: number; readonly type: number; readonly data: string }[];
    };
    readonly txnlist: readonly string[];
  };
}

/** `naive` with another body, which its header names. */
function withBody(change: (body: Buffer) => Buffer | string): Buffer {
  const header = Buffer.from(naive?.bytes.subarray(0, bodyStart) ?? []);
  const changed = change(Buffer.from(naive?.bytes.subarray(bodyStart) ?? []));
  const body = typeof changed === "string" ? Buffer.from(changed, "hex") : changed;
  sha3(body).copy(header, header.length - 33);
  return Buffer.concat([header, body]);
}

describe("the bytes that a node made", () => {
  test.each([
    ["a block whose own transaction it is", app, { block: 9, time: 1_795_350_845_880, names: [] }],
    ["a block that names another transaction", naive, { block: 12, time: 1_795_350_872_234, names: [core.id] }],
    ["a transaction that another block names", core, { block: 10, time: 1_795_350_853_904, names: [] }],
  ] as const)("are read: %s", (_, { id, bytes }, { block, time, names }) => {
    const { state, ...read } = parseTxPow(bytes);
    expect(read).toEqual({ id, isBlock: true, block, time, names: new Set(names) });
    expect(state.map(({ port }) => port)).toEqual([99]);
  });

  test.each(["stamp", "naming", "named", "split", "transfer", "states", "token", "spent-token"])(
    "say what the node shows of them as JSON: %s",
    (name) => {
      const shown = readSample(`txpow-${name}`).answer["response"] as ShownTxPow;
      const { data = "" } = rebuildTxpow(shown) ?? {};
      const hex = shown.body.txn.state.map((entry) => (entry.type === 1 ? entry.data.slice(2).toLowerCase() : ""));
      expect(parseTxPow(Buffer.from(data.slice(2), "hex"))).toEqual({
        id: shown.txpowid.slice(2).toLowerCase(),
        isBlock: shown.isblock,
        block: Number(shown.header.block),
        time: Number(shown.header.timemilli),
        state: shown.body.txn.state.map(({ port }, index) => ({ port, hex: hex[index] })),
        names: new Set(shown.body.txnlist.map((id) => id.slice(2).toLowerCase())),
      });
    },
  );
});

describe("bytes are refused", () => {
  test("wherever they end too early, or go on", () => {
    for (let end = 0; end < naive.bytes.length; end += end < 500 ? 1 : 61) {
      expect(() => parseTxPow(naive.bytes.subarray(0, end))).toThrow(RangeError);
    }
    expect(() => parseTxPow(Buffer.concat([naive.bytes, Buffer.of(0)]))).toThrow(RangeError);
  });

  test("when a bit is another one, or are of another id", () => {
    for (let at = 0; at < naive.bytes.length; at += at < 500 ? 1 : 61) {
      const changed = Buffer.from(naive.bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(idOf(changed)).not.toBe(naive.id);
    }
  });

  test.each<[string, Buffer]>([
    [
      "with a state that has a port twice",
      withBody((body) => body.toString("hex").replace(/0001016301(.{72})/, "0001026301$16301$1")),
    ],
    [
      "with a state of a foreign type",
      withBody((body) => body.toString("hex").replace(/0001016301(.{72})/, "0001016303$1")),
    ],
    ["without a body", replaced(naive.bytes.subarray(0, bodyStart), bodyStart - 1, bodyStart, "00")],
    ["with a flag that is none", replaced(naive.bytes, bodyStart - 1, bodyStart, "02")],
    ["with a length of 4 GiB", replaced(naive.bytes, places.difficulty, places.difficulty + 4, "ffffffff")],
    ["with a number of 33 bytes", replaced(naive.bytes, 1, nonceEnd, `21${"01".repeat(33)}`)],
    ["with a number without bytes", replaced(naive.bytes, 1, nonceEnd, "00")],
    ["with a time that is no whole number", replaced(naive.bytes, places.time, places.time + 1, "01")],
    ["with a time before all times", replaced(naive.bytes, places.time, places.block, "0001ff")],
    ["with a time beyond all times", replaced(naive.bytes, places.time, places.block, "000720000000000000")],
    ["with no parents", replaced(naive.bytes, places.parents, places.parents + 1, "00")],
    ["with parents of 33 levels", replaced(naive.bytes, places.parents, places.parents + 1, "21")],
    ["with a number of 255 bytes", replaced(naive.bytes, 1, 2, "ff")],
    ["with a number of no bytes", replaced(naive.bytes, 1, 2, "00")],
    ["with a body that goes on", withBody((body) => Buffer.concat([body, Buffer.of(0)]))],
    ["with a body that lost its end", withBody((body) => body.subarray(0, -1))],
    [
      "that name 2^31 transactions",
      withBody((body) => replaced(body, body.length - 39, body.length, "00040080000000")),
    ],
    [
      "that name 2^200 transactions",
      withBody((body) => replaced(body, body.length - 39, body.length, `0019${"7f".repeat(25)}`)),
    ],
    ["that name -1 transactions", withBody((body) => replaced(body, body.length - 39, body.length, "0001ff"))],
    ["that name 1.0 transactions", withBody((body) => replaced(body, body.length - 39, body.length - 36, "01010a"))],
    [
      "with an id of 65 bytes",
      withBody((body) => replaced(body, body.length - 36, body.length, `00000041${"00".repeat(65)}`)),
    ],
  ])("%s", (_, bytes) => {
    expect(() => parseTxPow(bytes)).toThrow(RangeError);
  });

  test("the same change with what it was before is read", () => {
    expect(parseTxPow(withBody((body) => body)).id).toBe(naive.id);
    const text = withBody((body) => body.toString("hex").replace(/0001016301(.{72})/, "0001016304$1"));
    expect(parseTxPow(text).state).toEqual([{ port: 99, hex: "" }]);
    const nothing = withBody((body) => replaced(body, body.length - 39, body.length, "000100"));
    expect(parseTxPow(nothing)).toMatchObject({ names: new Set() });
  });
});

function idOf(bytes: Uint8Array): string | undefined {
  try {
    return parseTxPow(bytes).id;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return undefined;
  }
}
