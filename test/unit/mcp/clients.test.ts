import { afterEach, expect, test } from "vitest";

import { createClientCache } from "#mcp/session.ts";

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
