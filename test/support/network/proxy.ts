/** A forward proxy (RFC 9110 §7.3): tunnels by CONNECT, plain requests in absolute form. It keeps all it could read. */
import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";

import type { TestCertificate } from "./tls/certificate.ts";

export interface ProxyOptions {
  /** Names that only the proxy can resolve, `name:port`, and the loopback port each leads to. */
  readonly routes?: Readonly<Record<string, number>>;
  /** `user:password` that it asks for. */
  readonly credentials?: string;
  /** The status it answers to every CONNECT, in place of a tunnel. */
  readonly refusal?: number;
  /** Is spoken to by TLS, with this certificate. */
  readonly tls?: TestCertificate;
  /** A socket file to listen on, instead of a port. */
  readonly path?: string;
}

/** A request to the proxy itself. */
export interface ProxiedRequest {
  readonly method: string;
  /** `name:port` of a tunnel, else the whole address. */
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
}

export interface Proxy extends AsyncDisposable {
  /** For `https_proxy` and `http_proxy`; empty when it listens on a socket file. */
  readonly url: string;
  readonly requests: readonly ProxiedRequest[];
  /** Every byte of tunnels and plain requests that went through, in both directions. */
  readonly seen: () => Buffer;
}

/** Starts a proxy on a free loopback port. It leads to loopback ports only, by `routes` or by number. */
export async function startProxy(options: ProxyOptions = {}): Promise<Proxy> {
  const { credentials, refusal, tls, path } = options;
  const requests: ProxiedRequest[] = [];
  const seen: Uint8Array[] = [];
  const sockets = new Set<Socket>();
  const server: Server = tls === undefined ? createServer() : createTlsServer(tls);
  const admit = ({ method = "", url: target = "", headers }: IncomingMessage): boolean => {
    requests.push({ method, target, headers });
    const expected = credentials && `Basic ${Buffer.from(credentials).toString("base64")}`;
    return expected === undefined || headers["proxy-authorization"] === expected;
  };
  const port = (target: string) => options.routes?.[target] ?? loopbackPort(target);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("connect", (request, client: Duplex, first) => {
    const to = port(request.url ?? "");
    if (!admit(request)) client.end("HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n");
    else if (refusal !== undefined) client.end(`HTTP/1.1 ${refusal} No\r\ncontent-length: 0\r\n\r\n`);
    else if (to === undefined) client.end("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n");
    else tunnel(client, to, first, seen);
  });
  server.on("request", (request, response) => {
    const { host, port: number } = URL.canParse(request.url ?? "")
      ? new URL(request.url ?? "")
      : { host: "", port: "" };
    const to = port(number === "" ? `${host}:80` : host);
    if (!admit(request)) response.writeHead(407).end();
    else if (to === undefined) response.writeHead(502).end();
    else relay(request, response, to, seen);
  });
  await new Promise<void>((resolve) => {
    if (path === undefined) server.listen(0, "127.0.0.1", resolve);
    else server.listen(path, resolve);
  });
  const address = server.address() as AddressInfo | string;
  const url = typeof address === "string" ? "" : `${tls ? "https" : "http"}://127.0.0.1:${address.port}`;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, requests, seen: () => Buffer.concat(seen), [Symbol.asyncDispose]: close };
}

function loopbackPort(target: string): number | undefined {
  const [, port] = /^(?:127\.0\.0\.1|localhost):(\d+)$/.exec(target) ?? [];
  return port === undefined ? undefined : Number(port);
}

function tunnel(client: Duplex, port: number, first: Uint8Array, seen: Uint8Array[]): void {
  const server = connect(port, "127.0.0.1", () => {
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    server.write(first);
    client.on("data", (chunk: Uint8Array) => seen.push(chunk)).pipe(server);
    server.on("data", (chunk: Uint8Array) => seen.push(chunk)).pipe(client);
  });
  // Either end may go at any time; the other one learns it by the end of its own connection.
  server.on("error", () => client.destroy());
  client.on("error", () => server.destroy());
}

function relay(request: IncomingMessage, response: ServerResponse, port: number, seen: Uint8Array[]): void {
  const { "proxy-authorization": _, "proxy-connection": __, ...headers } = request.headers;
  const { pathname, search } = new URL(request.url ?? "");
  seen.push(Buffer.from(JSON.stringify(headers)));
  const options = { port, host: "127.0.0.1", method: request.method, path: pathname + search, headers };
  const onward = forward(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("data", (chunk: Uint8Array) => seen.push(chunk)).pipe(response);
  });
  onward.on("error", () => response.destroy());
  request.on("data", (chunk: Uint8Array) => seen.push(chunk)).pipe(onward);
}
