/** Whoever has no key can hold nothing of the service: each connection ends within a bound, which is short here. */
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

import { createCertificate } from "../../test/support/network/tls/certificate.ts";
import { defaultBounds, listen, readMaxConnections, type ListenOptions } from "../http/listen.ts";
import type { Handler } from "../http/requests.ts";
import { openDemonstration } from "../ledger/demonstration.ts";
import { createService } from "../service.ts";
import { answersAfter, closing, kinds, openCrowd, toTls, type Kind } from "./support/crowd.ts";

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

const post = "POST /core/v2/file/check HTTP/1.1\r\nhost: localhost\r\nx-api-key: any\r\ncontent-type: application/json";

test.each(Object.keys(kinds) as Kind[])("%s clients are let go, with nobody waiting", async (kind) => {
  // Who was refused is let go for that, and not for the time of a whole request.
  const { port, close } = await aServer(kind === "endless" ? { bounds: { ...bounds, request: 60_000 } } : {});
  onTestFinished(close);
  const crowd = openCrowd(kind, port, 5);
  expect(await answersAfter(port, 2000)).toBeLessThan(2000);
  // A client that reads nothing does not see the end.
  if (kind === "deaf") void setTimeout(2000).then(() => crowd.forEach((socket) => socket.resume()));
  await Promise.all(crowd.map(closing));
});

test("a stop ends within its bounds, with all of them there and a request that never ends", async () => {
  const asked = Promise.withResolvers<void>();
  const bounded = { ...defaultBounds, running: 300, idle: 100 };
  const { port, close } = await aServer({ bounds: bounded }, async (request) => {
    if (!request.url.endsWith("never")) return await answerAll(request);
    asked.resolve();
    return await new Promise<never>(() => undefined);
  });
  const asking = toTls(port).on("error", () => undefined);
  asking.once("secureConnect", () => asking.write("GET /never HTTP/1.1\r\nhost: localhost\r\n\r\n"));
  await asked.promise;
  const crowd = (Object.keys(kinds) as Kind[]).flatMap((kind) => openCrowd(kind, port, 5));
  await answersAfter(port, 2000);
  const isClosed = close().then(() => true);
  expect(await Promise.race([isClosed, setTimeout(2000)])).toBe(true);
  for (const socket of crowd) socket.destroy();
});

test("a crowd that holds all connections shuts nobody out, and ends no request that is under way", async () => {
  const crowded = Promise.withResolvers<void>();
  const { port, close } = await aServer({ maxConnections: 4, bounds: { handshake: 60_000 } }, async (request) => {
    if (request.method === "POST") await crowded.promise;
    return await answerAll(request);
  });
  onTestFinished(close);
  const asking = toTls(port).once("secureConnect", () => asking.write(`${post}\r\n\r\n`));
  await answersAfter(port, 2000);
  const crowd = openCrowd("silent", port, 20);
  await Promise.all(crowd.slice(0, 16).map(closing));
  expect(await answersAfter(port, 300)).toBeLessThan(300);
  crowded.resolve();
  expect(String((await asking.take(1).toArray())[0])).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of crowd) socket.destroy();
});

test.each([
  [
    "sends all of it before it reads",
    `transfer-encoding: chunked\r\n\r\n2000000\r\n${" ".repeat(0x200_0000)}\r\n0\r\n\r\n`,
  ],
  ["says its size, and sends no more", "content-length: 1048577\r\n\r\n{"],
  ["says no size, and stops sending", `transfer-encoding: chunked\r\n\r\n200000\r\n${" ".repeat(0x11_0000)}`],
])("whoever has a body over the limit and %s reads that it is", async (_, rest) => {
  const ledger = openDemonstration({ data: ":memory:", blockTimeMs: 0 });
  const { port, close } = await aServer({ certificate: undefined, bounds: {} }, createService({ ledger }));
  const socket = connect(port, "127.0.0.1");
  await new Promise((sent) => socket.write(`${post}\r\n${rest}`, sent));
  expect(String((await socket.take(1).toArray())[0])).toMatch(/^HTTP\/1\.1 413 /);
  await Promise.all([close(), ledger.close()]);
});

test("where all connections ask something, the oldest ends for a new one", async () => {
  const never = new Promise<never>(() => undefined);
  const { port, close } = await aServer({ maxConnections: 2, bounds: { running: 100, idle: 100 } }, async (request) =>
    request.method === "POST" ? await never : await answerAll(request),
  );
  onTestFinished(close);
  const ask = async () => {
    const socket = toTls(port).on("error", () => undefined);
    await new Promise<void>((sent) => socket.write(`${post}\r\n\r\n`, () => sent()));
    return socket;
  };
  const [oldest, other] = [await ask(), await ask()];
  expect(await answersAfter(port, 300)).toBeLessThan(300);
  await closing(oldest);
  expect(other.closed).toBe(false);
});

test("the most connections are fewer than the descriptors of the process", () => {
  expect(readMaxConnections("Max open files            1024                 4096                 files")).toBe(896);
  expect(readMaxConnections("Max open files            unlimited            unlimited            files")).toBe(10_000);
  expect(readMaxConnections("Max open files            20                   20                   files")).toBe(16);
  expect(readMaxConnections()).toBeGreaterThan(16);
});
