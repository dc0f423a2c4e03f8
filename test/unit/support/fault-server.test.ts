import { connect, type Socket } from "node:net";

import { Agent, request, type Dispatcher } from "undici";
import { expect, onTestFinished, test } from "vitest";

import { answers } from "../../support/network/answers.ts";
import { json, jsonAnswer } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { inOrder, type Rule } from "../../support/runner/rules.ts";

const right = jsonAnswer(answers.found("ab".repeat(32), "request-1"));

/** A server and a client of its own, both gone when the test ends. */
async function setUp(script: Rule) {
  const server = await startFaultServer(script);
  const agent = new Agent({ headersTimeout: 300 });
  onTestFinished(async () => {
    await agent.destroy();
    await server.close();
  });
  const post = (path = "/", body = "{}", more: Partial<Dispatcher.RequestOptions> = {}) =>
    request(`${server.url}${path}`, { method: "POST", body, dispatcher: agent, ...more });
  return { server, post };
}

/** The code (or, without one, the name) of what a promise rejects with, or `answered`. */
async function outcome(answer: Promise<Dispatcher.ResponseData>): Promise<string> {
  try {
    const { body } = await answer;
    await body.arrayBuffer();
    return "answered";
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return code ?? name;
  }
}

/** Everything a raw client receives after it sent `text`, until the server ends the connection. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("end", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.once("error", reject);
  });
}

test("a trickling body comes whole, one byte at a time", async () => {
  const { post } = await setUp({ kind: "trickle", answer: { body: "slow" }, everyMs: 20 });
  const { body } = await post();
  const sizes: number[] = [];
  for await (const chunk of body) sizes.push((chunk as Buffer).length);
  expect(sizes).toEqual([1, 1, 1, 1]);
});

test("a gzip bomb is small on the wire and inflates to what was asked, with the answer at its end", async () => {
  const inflated = 3 * 1024 * 1024;
  const { post } = await setUp({ kind: "gzip-bomb", answer: right, inflated });
  const { body, headers } = await post();
  expect(headers["content-encoding"]).toBe("gzip");
  const bytes = await body.bytes();
  expect(bytes.length).toBeLessThan(10_000);
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  expect(text.length).toBe(inflated + String(right.body).length);
  expect(text.trim()).toBe(right.body);
});

test("a huge body has the size it promises and ends in the answer", async () => {
  const { post } = await setUp({ kind: "huge-body", answer: right, size: 1_000_003 });
  const text = await (await post()).body.text();
  expect(text.length).toBe(1_000_003);
  expect(text.trim()).toBe(right.body);
});

test("an endless body goes on until the client leaves", async () => {
  const { post, server } = await setUp({ kind: "endless", answer: right });
  const { body } = await post();
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > 2_000_000) break;
  }
  await server.close();
  expect(size).toBeGreaterThan(2_000_000);
});

test("raw bytes are sent as they are", async () => {
  const { server } = await setUp({ kind: "bytes", bytes: "HTTP/1.0 200 OK\r\n\r\n{}", ending: "close" });
  expect(await exchange(server.port, "GET / HTTP/1.1\r\n\r\n")).toBe("HTTP/1.0 200 OK\r\n\r\n{}");
});

test("an answer has its status, headers, version and delay", async () => {
  const answer = { status: 503, headers: { "retry-after": "3" }, body: "later", version: "1.0" } as const;
  const { server } = await setUp({ kind: "answer", answer, afterMs: 60, ending: "close" });
  const started = performance.now();
  const text = await exchange(server.port, "GET / HTTP/1.1\r\n\r\n");
  expect(performance.now() - started).toBeGreaterThan(50);
  expect(text).toBe("HTTP/1.0 503 Service Unavailable\r\nretry-after: 3\r\ncontent-length: 5\r\n\r\nlater");
});

test("the fault server answers several requests on one connection in their order", async () => {
  const rule = inOrder({ kind: "answer", answer: { body: "one" }, afterMs: 30 }, () => ({
    kind: "answer",
    answer: { body: "two" },
    ending: "close",
  }));
  const { server } = await setUp(rule);
  const text = await exchange(server.port, "GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n");
  expect(text.match(/one|two/g)).toEqual(["one", "two"]);
  expect(server.connections).toHaveLength(1);
});

test("a script that throws is told of when the server is closed, and the client is not left waiting", async () => {
  const server = await startFaultServer(() => {
    throw new RangeError("a mistake in the test");
  });
  expect(await outcome(request(server.url, { method: "POST", body: "{}" }))).toBe("ECONNRESET");
  await expect(server.close()).rejects.toThrow("script failed");
});

test("the fault server reads a chunked body, and one that comes in pieces", async () => {
  const { post, server } = await setUp(json({}));
  async function* pieces() {
    yield '{"hash":';
    await new Promise((resolve) => setTimeout(resolve, 20));
    yield '"ef"}';
  }
  const { body } = await post("/", undefined, { body: pieces() as unknown as string });
  await body.dump();
  expect(server.requests[0]).toMatchObject({ headers: { "transfer-encoding": "chunked" }, hash: "ef" });
});

test("a fault server that is closed drops everything at once, also the silent connections", async () => {
  const server = await startFaultServer({ kind: "silence" });
  const client: Socket = connect(server.port, "127.0.0.1");
  const closed = new Promise((resolve) => client.once("close", resolve));
  client.on("error", () => undefined).write("GET / HTTP/1.1\r\n\r\n");
  await server.received(1);
  await server.close();
  await closed;
  expect(await outcome(request(server.url))).toBe("ECONNREFUSED");
});
