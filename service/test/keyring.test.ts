import { hash } from "node:crypto";

import { expect, test } from "vitest";

import {
  admitRequest,
  anyKeyKeyring,
  createKey,
  createKeyring,
  createRateCounter,
  formatKeyEntry,
  makeExchangedKey,
  parseKeyFile,
  readExchangedKey,
  toKeyHash,
} from "../admin/keys.ts";
import { keyringOf } from "../../test/support/service/keyring.ts";

const hex = hash("sha3-256", "key-1");

test("a key is random, recognisable and fit for a header", () => {
  const [one, other] = [createKey(), createKey()];
  expect(one).toMatch(/^anchor_[\w-]{43}$/);
  expect(one).not.toBe(other);
});

test("what is written as a line is read back, limits and all", () => {
  const entries = [
    { name: "build", hash: toKeyHash("key-1"), rate: 60, count: 1000 },
    { name: "ops@team", hash: toKeyHash("key-2") },
    { name: "a.b-c_d", hash: toKeyHash("key-3"), count: 1 },
  ];
  expect(parseKeyFile(entries.map(formatKeyEntry).join("\n"))).toEqual(entries);
});

test("comments, empty lines, indents and CRLF say nothing", () => {
  expect(parseKeyFile(`# keys\r\n\r\n  build \t sha3-256:${hex}  rate=5\r\n`)).toEqual([
    { name: "build", hash: Buffer.from(hex, "hex"), rate: 5 },
  ]);
});

test.each([
  ["a bare key", "anchor_secret"],
  ["a name alone", "build"],
  ["a key in place of its hash", "build anchor_secret"],
  ["a short hash", `build sha3-256:${hex.slice(1)}`],
  ["an upper-case hash", `build sha3-256:${hex.toUpperCase()}`],
  ["another algorithm", `build sha256:${hex}`],
  ["limits in the other order", `build sha3-256:${hex} count=1 rate=1`],
  ["a rate of nothing", `build sha3-256:${hex} rate=0`],
  ["an unknown limit", `build sha3-256:${hex} until=tomorrow`],
  ["a name with a quote", `"build" sha3-256:${hex}`],
])("a file with %s is refused by line, without telling what stands there", (_, text) => {
  const parse = () => parseKeyFile(`# head\n${text}\n`);
  expect(parse).toThrow("line 2 is not");
  expect(parse).not.toThrow("secret");
});

test("a name that stands twice is refused", () => {
  expect(() => parseKeyFile(`a sha3-256:${hex}\na sha3-256:${hash("sha3-256", "b")}`)).toThrow("a stands twice");
});

test("a keyring knows each of its keys and no other", () => {
  const keyring = keyringOf("key-1", "key-2", "key-3");
  for (const key of ["key-1", "key-2", "key-3"]) expect(keyring.find(key)).toMatchObject({ name: `of ${key}` });
  for (const other of [null, "", "key-4", "key-1 ", "KEY-1", hex]) expect(keyring.find(other)).toBeUndefined();
});

test("a keyring reads its entries anew each time", () => {
  let entries = [{ name: "a", hash: toKeyHash("key-1") }];
  const keyring = createKeyring(() => entries);
  expect(keyring.find("key-1")).toBeDefined();
  entries = [];
  expect(keyring.find("key-1")).toBeUndefined();
});

test("the open keyring takes every key but none", () => {
  expect(anyKeyKeyring.find("x")).toBeDefined();
  expect([anyKeyKeyring.find(""), anyKeyKeyring.find(null)]).toEqual([undefined, undefined]);
});

test("whoever was idle may send a minute's requests at once, and then no more than the rate", () => {
  const clock = { time: 5 };
  const take = createRateCounter(() => clock.time);
  const taken: number[] = [];
  let asked = 0;
  while (clock.time < 300_000) {
    if (take("a", 7) === 0) taken.push(clock.time);
    asked += 1;
    clock.time += 1 + ((asked * 7919) % 4000);
  }
  expect(taken.length).toBeGreaterThan(28);
  for (const [index, time] of taken.entries())
    for (const [later, end] of taken.entries())
      if (later >= index) expect(later - index + 1).toBeLessThanOrEqual(7 + (7 * (end - time)) / 60_000 + 1e-6);
});

test("who comes too early is told how long to wait, and is let in then", () => {
  const clock = { time: 0 };
  const take = createRateCounter(() => clock.time);
  expect([take("a", 2), take("a", 2), take("a", 2), take("b", 2)]).toEqual([0, 0, 30, 0]);
  clock.time = 12_500;
  expect(take("a", 2)).toBe(18);
  clock.time = 29_999;
  expect(take("a", 2)).toBe(1);
  clock.time = 30_000;
  expect([take("a", 2), take("a", 2)]).toEqual([0, 30]);
});

test("a clock that was set back keeps nobody out for longer than a minute", () => {
  expect(admitRequest(3_600_000, 0, 600).wait).toBe(1);
  expect(admitRequest(3_600_000, 0, 1).wait).toBe(60);
});

const secret = Buffer.alloc(32, 7);

test("an exchanged key says whose it is until its end, without a look anywhere", () => {
  const names = ["r", "releases", "a.b-c_d@e", "x".repeat(64)];
  for (const name of names) {
    const key = makeExchangedKey(secret, name, 1000);
    expect(key).toMatch(/^anchor_[\w-]{52,140}$/);
    expect(readExchangedKey(secret, key, 999)).toBe(name);
    expect(readExchangedKey(secret, key, 1000)).toBeUndefined();
    expect(readExchangedKey(Buffer.alloc(32, 8), key, 999)).toBeUndefined();
  }
});

test("no exchanged key that was changed in a place is one", () => {
  const bytes = Buffer.from(makeExchangedKey(secret, "releases", 1000).slice("anchor_".length), "base64url");
  for (const [index, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    expect(readExchangedKey(secret, `anchor_${changed.toString("base64url")}`, 1)).toBeUndefined();
  }
  for (const other of ["", "anchor_", createKey(), `anchor_${"A".repeat(60)}`])
    expect(readExchangedKey(secret, other, 1)).toBeUndefined();
});

test("a key that is longer than any is nobody's, whatever it begins with", () => {
  const keyring = createKeyring(() => [{ name: "long", hash: toKeyHash("x".repeat(257)) }]);
  expect(keyring.find("x".repeat(257))).toBeUndefined();
});
