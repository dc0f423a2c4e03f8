import { once } from "node:events";
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable, type Duplex } from "node:stream";

import { headers as names } from "../contract/api.ts";
import { requestIdOf, toResponse, type Answer } from "./envelope.ts";
import type { Handler } from "./service.ts";

const host = "127.0.0.1";

/** How long a client may take for its head and for its whole request, and how long a stop waits for answers, in ms. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000, stop: 1000 };

/** A server that listens; `close` lets running requests end. */
export interface Listener {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves on 127.0.0.1 what `createHandler` makes for the url; `port` 0 takes a free one. Requests for another host name are refused, so that a web
 * page cannot reach the service through a name that its owner points at this computer.
 *
 * @throws Error of `node:net` when the port cannot be had
 */
export async function listen(createHandler: (url: string) => Handler, port: number): Promise<Listener> {
  const server = createServer({ ...limits, requireHostHeader: false });
  server.listen(port, host);
  await once(server, "listening");
  const { port: actual } = server.address() as AddressInfo;
  const url = `http://${host}:${actual}`;
  const handle = createHandler(url);
  const hosts = new Set([host, "localhost", "[::1]"].map((name) => `${name}:${actual}`));
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    await send(await answerIncoming(handle, request, { url, hosts }), response);
  };
  server.on("request", (request, response) => void respond(request, response));
  // Node would refuse any Expect header but one by itself, without our envelope.
  server.on("checkExpectation", (request, response) => void respond(request, response));
  server.on("clientError", refuse);
  return { url, close: () => close(server) };
}

async function answerIncoming(
  handle: Handler,
  incoming: IncomingMessage,
  { url, hosts }: { url: string; hosts: ReadonlySet<string> },
): Promise<Response> {
  if (!hosts.has(incoming.headers.host?.toLowerCase() ?? "")) {
    return toError(incoming, { statusCode: 421, message: `Use ${url}: this service answers to no other name.` });
  }
  const request = toRequest(incoming, url);
  return request === undefined
    ? toError(incoming, { statusCode: 400, message: "The request cannot be understood." })
    : await handle(request);
}

/** `incoming` as a fetch request, or `undefined` where that has no word for it, such as the method TRACE. */
function toRequest(incoming: IncomingMessage, url: string): Request | undefined {
  const { method = "GET", url: target = "/" } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const hasBody = method !== "GET" && method !== "HEAD";
  try {
    return new Request(url + (target.startsWith("/") ? target : `/${target}`), {
      method,
      headers,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" as const }),
    });
  } catch {
    return undefined;
  }
}

function toError(incoming: IncomingMessage, answer: Answer): Response {
  const sent = incoming.headers[names.requestId];
  const requestId = requestIdOf(Array.isArray(sent) ? undefined : sent);
  return toResponse(answer, { requestId, path: incoming.url ?? "/", time: new Date() });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), "content-length": body.length });
  outgoing.end(body);
}

const malformed: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: "The request's headers are too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: "The request took too long." },
};

/** Answers what is not HTTP, or came too slowly, before there is a request to answer. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return;
  const fallback = { statusCode: 400, message: "The request is not HTTP." };
  const response = toResponse(malformed[error.code ?? ""] ?? fallback, {
    requestId: requestIdOf(undefined),
    path: "/",
    time: new Date(),
  });
  void writeRaw(response, socket);
}

async function writeRaw(response: Response, socket: Duplex): Promise<void> {
  const body = await response.text();
  const fields = [...response.headers, ["content-length", String(Buffer.byteLength(body))], ["connection", "close"]];
  const head = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
    ...fields.map((field) => field.join(": ")),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), limits.stop);
  await closed;
  clearTimeout(timer);
}
