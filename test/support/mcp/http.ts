/**
 * The tool server over HTTP on loopback, for test suites that speak nothing else. It guards nothing beyond what they
 * ask for and is no part of the product.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  type McpServer,
} from "@modelcontextprotocol/server";

export interface McpHttpFace extends AsyncDisposable {
  /** Where to connect. */
  readonly url: string;
}

/** Serves a new server from `factory` for every request, on a free port. */
export async function startMcpHttp(factory: () => McpServer, port = 0): Promise<McpHttpFace> {
  const handler = createMcpHandler(factory);
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    const refusal =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    const response = refusal ?? (await handler.fetch(request));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body === null) outgoing.end();
    else await pipeline(Readable.fromWeb(response.body), outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const close = async (): Promise<void> => {
    await handler.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, [Symbol.asyncDispose]: close };
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", headers, url = "/" } = incoming;
  const body = method === "POST" ? await text(incoming) : null;
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Request(new URL(url, `http://${headers.host ?? "localhost"}`), { method, headers: pairs, body });
}
