/** Whoever has no key can hold nothing of the service: each connection ends within a bound, which is short here. */
import { expect, onTestFinished, test } from "vitest";

import { createCertificate } from "../../test/support/network/tls/certificate.ts";
import { defaultBounds, listen, readMaxConnections, type ListenOptions } from "../http/listen.ts";
import type { Handler } from "../http/requests.ts";
import { answersAfter, closing, kinds, openCrowd, type Kind } from "./support/crowd.ts";

const bounds = {
  ...defaultBounds,
  handshake: 1000,
  head: 300,
  request: 1000,
  unread: 300,
  refused: 200,
  running: 300,
  idle: 100,
};
const longest = Buffer.alloc(1_000_000);
const answerAll: Handler = async ({ url }) => ({
  status: 200,
  headers: {},
  body: url.endsWith("about") ? "" : longest,
});

async function aServer(options: ListenOptions = {}, handle = answerAll) {
  const { cert, key } = createCertificate();
  const certificate = { cert: Buffer.from(cert), key: Buffer.from(key) };
  const { url, close } = await listen(handle, 0, { certificate, bounds, ...options });
  return { port: Number(new URL(url).port), close };
}

test.each(Object.keys(kinds) as Kind[])("%s clients are let go, with nobody waiting", async (kind) => {
  const { port, close } = await aServer();
  onTestFinished(close);
  const crowd = openCrowd(kind, port, 10);
  expect(await answersAfter(port, 2000)).toBeLessThan(2000);
  // A client that reads nothing does not see the end.
  if (kind === "deaf") setTimeout(() => crowd.forEach((socket) => socket.resume()), 2000);
  await Promise.all(crowd.map(closing));
});

test("a stop ends within its bounds, with all of them there and a request that never ends", async () => {
  const never = Promise.withResolvers<never>();
  const { port, close } = await aServer({ bounds: { ...defaultBounds, running: 300, idle: 100 } }, async (request) =>
    request.url.endsWith("never") ? await never.promise : await answerAll(request),
  );
  const crowd = (Object.keys(kinds) as Kind[]).flatMap((kind) => openCrowd(kind, port, 10));
  await answersAfter(port, 2000);
  const startedAt = performance.now();
  await close();
  expect(performance.now() - startedAt).toBeLessThan(2000);
  for (const socket of crowd) socket.destroy();
});

test("one connection more than the most is closed, and taken when another one has ended", async () => {
  const { port, close } = await aServer({ maxConnections: 2, bounds: { ...bounds, handshake: 60_000 } });
  onTestFinished(close);
  const [first, ...others] = openCrowd("silent", port, 3);
  await Promise.race(others.map(closing));
  expect(await answersAfter(port, 300)).toBe(Infinity);
  first?.destroy();
  expect(await answersAfter(port, 2000)).toBeLessThan(2000);
  for (const socket of others) socket.destroy();
});

test("the most connections are fewer than the descriptors of the process", () => {
  expect(readMaxConnections("Max open files            1024                 4096                 files")).toBe(896);
  expect(readMaxConnections("Max open files            unlimited            unlimited            files")).toBe(10_000);
  expect(readMaxConnections("Max open files            20                   20                   files")).toBe(16);
  expect(readMaxConnections()).toBeGreaterThan(16);
});
