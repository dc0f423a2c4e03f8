import { getEventListeners, once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import type { Outcome } from "#core/outcome.ts";
import { openWithNodes } from "#run/ask-nodes.ts";
import { refusingUrl } from "../../support/network/fault-server.ts";
import { aJob } from "../../support/plain-job.ts";
import { aDigest } from "../../support/results.ts";

test("a look for a stamp leaves nothing listening to the signal that ends it", async () => {
  const found: Outcome = { kind: "found", evidence: { requestId: "r", records: [], segments: [] } };
  const answer = async (): Promise<Outcome> => found;
  const service = { operate: answer, chain: { find: answer, locate: answer }, [Symbol.asyncDispose]: async () => {} };
  const { inputs, host } = aJob({ mode: "stamp", "wait-for-finality": "true", "node-url": refusingUrl });
  const { chain } = await openWithNodes(inputs, host, async () => service);
  const over = new AbortController();
  const looks = [1, 2, 3].map(async (index) => chain?.find(aDigest(index), over.signal));
  expect(getEventListeners(over.signal, "abort")).toHaveLength(3);
  expect((await Promise.all(looks)).map((outcome) => outcome?.kind)).toEqual(Array(3).fill("unreachable"));
  expect(getEventListeners(over.signal, "abort")).toEqual([]);
});

test("a look ends with the signal, whatever is still under way", async () => {
  const never = (): Promise<Outcome> => new Promise(() => {});
  const service = { operate: never, chain: { find: never, locate: never }, [Symbol.asyncDispose]: async () => {} };
  const { inputs, host } = aJob({ mode: "stamp", "wait-for-finality": "true", "node-url": refusingUrl });
  const { chain } = await openWithNodes(inputs, host, async () => service);
  expect(await chain?.find(aDigest(1), AbortSignal.abort())).toMatchObject({ error: { code: "NOT_ATTEMPTED" } });
});

test("a request that nobody waits for any more ends with the operation", async () => {
  const never = (): Promise<Outcome> => new Promise(() => {});
  const service = { operate: never, chain: { find: never, locate: never }, [Symbol.asyncDispose]: async () => {} };
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const { inputs, host } = aJob({
    mode: "stamp",
    "wait-for-finality": "true",
    "node-url": url,
    "request-timeout": "300",
  });
  const operation = await openWithNodes(inputs, host, async () => service);
  const over = new AbortController();
  const look = operation.chain?.find(aDigest(1), over.signal);
  const [socket] = (await once(silent, "connection")) as [Socket];
  const left = once(socket.resume(), "close");
  over.abort();
  await look;
  await operation[Symbol.asyncDispose]();
  await left;
});
