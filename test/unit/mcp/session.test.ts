import { normalize } from "node:path";

import { expect, test, afterEach } from "vitest";

import { isSwitchedOn, readSettings, createClientCache } from "#mcp/session.ts";

test.each([
  [{}, ""],
  [{ HOME: "/home/me" }, "/home/me/.local/state/anchor-artifacts"],
  [{ HOME: "/home/me", XDG_STATE_HOME: "/state" }, "/state/anchor-artifacts"],
  [{ HOME: "/home/me", XDG_STATE_HOME: "relative" }, "/home/me/.local/state/anchor-artifacts"],
  [{ HOME: "" }, ""],
])("what processes remember together lies by %j in “%s”", (environment, directory) => {
  expect(readSettings(environment).stateDirectory).toBe(directory && normalize(directory));
});

test.each(["true", "TRUE", "1", "yes", "on", "ture"])("a switch is on by “%s”", (text) => {
  expect(isSwitchedOn(text)).toBe(true);
});

test.each(["", "false", "False", "0", "no", "off"])("a switch is off by “%s”", (text) => {
  expect(isSwitchedOn(text)).toBe(false);
});

const { signal } = new AbortController();
const clients = createClientCache({ cancellation: { stop: signal, abort: signal }, onRequest: () => {} });
const base = new URL("http://127.0.0.1:2");
afterEach(() => clients.close());

test("a key keeps its client from call to call", async () => {
  const client = await clients.open(base, "one");
  expect(await clients.open(base, "two")).not.toBe(client);
  expect(await clients.open(base, "one")).toBe(client);
});

test("invented keys push out the oldest, so that connections have an end", async () => {
  const kept = await Promise.all(Array.from({ length: 8 }, (_, index) => clients.open(base, `key ${index}`)));
  await clients.open(base, "one too many");
  expect(await clients.open(base, "key 7")).toBe(kept[7]);
  expect(await clients.open(base, "key 0")).not.toBe(kept[0]);
});
