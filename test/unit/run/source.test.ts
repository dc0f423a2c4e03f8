import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { openSource } from "#run/source.ts";
import { aJob } from "../../support/plain-job.ts";
import { aDigest } from "../../support/results.ts";

test("a request that nobody waits for any more ends with the operation", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const { inputs, host } = aJob({
    mode: "verify",
    "api-url": "",
    "api-key": "",
    "node-url": url,
    "request-timeout": "300",
  });
  const source = await openSource(inputs, host);
  const asking = source.check({ name: "a", digest: aDigest(1) });
  const [socket] = (await once(silent, "connection")) as [Socket];
  const left = once(socket.resume(), "close");
  await source[Symbol.asyncDispose]();
  await left;
  expect((await asking).verdict).toBe("unreachable");
});
