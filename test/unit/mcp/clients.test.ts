import { afterEach, expect, test } from "vitest";

import { createClients, type Clients } from "#mcp/clients.ts";

const { signal } = new AbortController();
const options = { cancellation: { stop: signal, abort: signal }, onRequest: () => {} };

let clients: Clients;
afterEach(() => clients.close());

function create(): Clients {
  clients = createClients(new URL("http://127.0.0.1:2"), options);
  return clients;
}

test("a key keeps its client from call to call", () => {
  const { clientOf } = create();
  const client = clientOf("one");
  expect(clientOf("two")).not.toBe(client);
  expect(clientOf("one")).toBe(client);
});

test("a key whose client was released gets a fresh one", () => {
  const { clientOf, release } = create();
  const client = clientOf("one");
  release("one");
  expect(clientOf("one")).not.toBe(client);
});

test("invented keys push out the oldest, so that connections have an end", () => {
  const { clientOf } = create();
  const kept = Array.from({ length: 8 }, (_, index) => clientOf(`key ${index}`));
  clientOf("one too many");
  expect(clientOf("key 7")).toBe(kept[7]);
  expect(clientOf("key 0")).not.toBe(kept[0]);
});
