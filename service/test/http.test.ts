import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { errorEnvelopeForm, headers as names, routes } from "../../src/api/wire.ts";
import { startService, type RunningService } from "../../test/support/service/service.ts";

async function aService(): Promise<RunningService> {
  const service = await startService();
  onTestFinished(() => service.close());
  return service;
}

interface Answer {
  readonly status: number | undefined;
  readonly demo: unknown;
  readonly body: string;
}

/** One request by node:http, which lets a test choose the Host header, the method and the raw target. */
async function send(
  service: RunningService,
  { target = routes.check, method = "POST", headers = {}, body = "" }: SendOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(service.url);
  const outgoing = httpRequest({ hostname, port, path: target, method, headers });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const chunks = await incoming.setEncoding("utf8").toArray();
  return { status: incoming.statusCode, demo: incoming.headers[names.demo], body: chunks.join("") };
}

interface SendOptions {
  readonly target?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

function expectError({ status, demo, body }: Answer, expected: number): void {
  expect(status).toBe(expected);
  expect(demo).toBe("1");
  expect(errorEnvelopeForm({ value: JSON.parse(body), where: "the answer" }).statusCode).toBe(expected);
}

/** What comes back for `text` written to the bare socket. */
async function exchange(service: RunningService, text: string): Promise<string> {
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1").setEncoding("latin1");
  socket.write(text);
  return (await socket.toArray()).join("");
}

test("a proof request goes through, multipart and all, and a report can be downloaded", async () => {
  const service = await aService();
  const headers = { [names.apiKey]: service.apiKey, [names.report]: "true" };
  const form = new FormData();
  form.set("jsonproof", new Blob(["[]"]), "proof.json");
  const refused = await fetch(service.url + routes.verifyProof, { method: "POST", headers, body: form });
  expect(refused.status).toBe(400);
  const verified = await fetch(service.url + routes.verify, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ hash: "ab".repeat(32) }),
  });
  const { data } = (await verified.json()) as { data: { file: { downloadUrl: string } } };
  expect(data.file.downloadUrl.startsWith(`${service.url}/`)).toBe(true);
  const download = await fetch(data.file.downloadUrl);
  expect(Buffer.from(await download.arrayBuffer()).toString("latin1")).toMatch(/^%PDF-/);
});

test("only loopback names are answered, with any port: a tunnel and a container have their own", async () => {
  const service = await aService();
  const { port } = new URL(service.url);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:1`, `[::1]:65535`, "127.0.0.1"]) {
    expectError(await send(service, { headers: { host } }), 401);
  }
  for (const host of [`rebound.example:${port}`, `127.0.0.1.example:${port}`, "localhost:1:2", "localhost."]) {
    expectError(await send(service, { headers: { host } }), 421);
  }
  for (const head of ["HTTP/1.0", "HTTP/1.1\r\nconnection: close", "HTTP/1.1\r\nhost:\r\nconnection: close"]) {
    expect(await exchange(service, `POST ${routes.check} ${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 421 /);
  }
});

test.each([
  [404, { target: "//" }],
  [404, { target: "http://other.example/core/v2/file/check" }],
  [404, { target: "/%00" }],
  [404, { target: "*" }],
  [405, { method: "TRACE" }],
  [401, { headers: { expect: "something" } }],
])("an odd request gets %i in the envelope: %j", async (status, options: SendOptions) => {
  expectError(await send(await aService(), options), status);
});

test.each([
  [400, "NOT HTTP\r\n\r\n"],
  [505, "GET / HTTP/2.0\r\nhost: localhost\r\n\r\n"],
  [505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  [505, "GET /\r\n\r\n"],
  [431, `GET / HTTP/1.1\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`],
])("what is not HTTP/1 gets %i in the envelope too", async (status, text) => {
  const answer = await exchange(await aService(), text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z][^\\r]+\\r\\n`));
  expect(answer).toContain(`\r\n${names.demo}: 1\r\n`);
  const body = answer.slice(answer.indexOf("\r\n\r\n") + 4);
  expect(errorEnvelopeForm({ value: JSON.parse(body), where: "the answer" }).statusCode).toBe(status);
});

test("a client that leaves in the middle of its body does no harm", async () => {
  const service = await aService();
  const { host } = new URL(service.url);
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
  const head = [
    `POST ${routes.check} HTTP/1.1`,
    `host: ${host}`,
    `${names.apiKey}: ${service.apiKey}`,
    "content-type: application/json",
    "content-length: 100",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{"hash"`, () => socket.destroy());
  await once(socket, "close");
  expectError(await send(service), 401);
});

test("stopping does not wait for a connection that asks nothing", async () => {
  const service = await startService();
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
  await once(socket, "connect");
  const closed = once(socket, "close");
  const before = performance.now();
  await service.close();
  await closed;
  // Node itself would look for it after thirty seconds.
  expect(performance.now() - before).toBeLessThan(20_000);
});
