import { hash } from "node:crypto";

import { expect, onTestFinished, test, vi } from "vitest";

import {
  createKey,
  createRateCounter,
  formatKeyEntry,
  parseKeyFile,
  toKeyHash,
  createKeyring,
  openKeyring,
} from "../admin/keys.ts";
import { createStoreKeys } from "../admin/store-keys.ts";
import { openDatabase } from "../store/database.ts";
import { keyringOf } from "../../test/support/service/keyring.ts";

const hex = hash("sha3-256", "key-1");

test("a key is random, recognisable and fit for a header", () => {
  const [one, other] = [createKey(), createKey()];
  expect(one).toMatch(/^anchor_[\w-]{43}$/);
  expect(one).not.toBe(other);
});

test("what is written as a line is read back, limits and all", () => {
  const entries = [
    { name: "build", hash: toKeyHash("key-1"), limits: { rate: 60, count: 1000 } },
    { name: "ops@team", hash: toKeyHash("key-2"), limits: {} },
    { name: "a.b-c_d", hash: toKeyHash("key-3"), limits: { count: 1 } },
  ];
  expect(parseKeyFile(entries.map(formatKeyEntry).join("\n"))).toEqual(entries);
});

test("comments, empty lines, indents and CRLF say nothing", () => {
  expect(parseKeyFile(`# keys\r\n\r\n  build \t sha3-256:${hex}  rate=5\r\n`)).toEqual([
    { name: "build", hash: Buffer.from(hex, "hex"), limits: { rate: 5 } },
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
  let entries = [{ name: "a", hash: toKeyHash("key-1"), limits: {} }];
  const keyring = createKeyring(() => entries);
  expect(keyring.find("key-1")).toBeDefined();
  entries = [];
  expect(keyring.find("key-1")).toBeUndefined();
});

test("the open keyring takes every key but none", () => {
  expect(openKeyring.find("x")).toBeDefined();
  expect([openKeyring.find(""), openKeyring.find(null)]).toEqual([undefined, undefined]);
});

test("no minute holds more requests than the rate, wherever it begins", () => {
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
    expect((taken[index + 7] ?? Infinity) - time).toBeGreaterThanOrEqual(60_000);
});

test("who comes too early is told how long to wait, and is let in then", () => {
  const clock = { time: 0 };
  const take = createRateCounter(() => clock.time);
  expect([take("a", 2), take("a", 2)]).toEqual([0, 0]);
  clock.time = 12_500;
  expect(take("a", 2)).toBe(48);
  expect(take("b", 2)).toBe(0);
  clock.time = 59_999;
  expect(take("a", 2)).toBe(1);
  clock.time = 60_000;
  expect(take("a", 2)).toBe(0);
});

test("two rates of one name are judged by all its requests, whichever asks", () => {
  const clock = { time: 0 };
  const take = createRateCounter(() => clock.time);
  const ask = (...rates: readonly number[]) => rates.map((rate) => take("a", rate));
  expect(ask(3, 2, 3, 2, 3, 2)).toEqual([0, 0, 0, 60, 60, 60]);
  clock.time = 60_000;
  expect(ask(2, 3, 2, 3, 3)).toEqual([0, 0, 60, 0, 60]);
});

test("a key of a store works no longer than it was given for, however lately it was found", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const schema = "CREATE TABLE keys (hash TEXT, name TEXT, rate INTEGER, count INTEGER, expires INTEGER);";
  const database = openDatabase(":memory:", { applicationId: 1, version: 1, refusal: "", schema });
  onTestFinished(database.close);
  const keys = createStoreKeys(database);
  const key = await keys.issue("releases", { count: 3 }, Date.now() + 1000);
  vi.advanceTimersByTime(999);
  expect(await keys.find(key)).toMatchObject({ name: "releases", limits: { count: 3 } });
  vi.advanceTimersByTime(1);
  expect(await keys.find(key)).toBeUndefined();
});
