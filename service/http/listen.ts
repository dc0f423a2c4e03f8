/** Serves HTTP, and ends connections that are slow, not read or idle: nobody can hold many of them at no cost. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  createServer,
  STATUS_CODES,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import { Server as NetServer, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

import { messageOf } from "../../src/core/errors.ts";
import type { Handler, ServiceAnswer, ServiceRequest } from "./requests.ts";

/** How long each part of a connection may take, in milliseconds. */
export const defaultBounds = {
  /** Until TLS is agreed on, even while bytes keep coming. */
  handshake: 10_000,
  head: 10_000,
  request: 30_000,
  /** While an answer is not read to its end. */
  unread: 30_000,
  /** After a refusal that came before the request's end: a client reads no answer while it is still sending. */
  refused: 2000,
  /** When the server stops: for requests that are coming in, for running ones, and then for idle connections. */
  coming: 250,
  running: 20_000,
  idle: 1000,
};

type Bounds = typeof defaultBounds;

/** The most requests on one connection that are not answered: common clients send one, and wait. */
const maxPending = 16;

export type TlsCertificate = Readonly<Record<"cert" | "key", Buffer>>;

export interface ListenOptions {
  readonly address?: string | undefined;
  readonly certificate?: TlsCertificate | undefined;
  readonly publicUrl?: string | undefined;
  /** The most connections at a time; for one more the oldest that asks nothing is closed. */
  readonly maxConnections?: number;
  readonly bounds?: Partial<Bounds>;
}

/**
 * Serves `handle`; `port` 0 takes a free one. Without TLS it refuses requests for another host name, so that no web
 * page can reach the service by a name that its owner points at this computer.
 *
 * @throws Error naming the port when it cannot be used; the error of `node:tls` when the certificate is not valid
 */
export async function listen(handle: Handler, port: number, options: ListenOptions = {}) {
  const { address = "127.0.0.1", certificate, publicUrl, maxConnections } = options;
  const bounds = { ...defaultBounds, ...options.bounds };
  const { tlsServer, server, open } = createServers(bounds, certificate, maxConnections);
  server.listen(port, address);
  await once(server, "listening").catch((cause: unknown) => {
    throw new Error(`Port ${port} of ${address} cannot be listened on: ${messageOf(cause)}.`, { cause });
  });
  const { address: host, family, port: taken } = server.address() as AddressInfo;
  const url = `${certificate ? "https" : "http"}://${family === "IPv6" ? `[${host}]` : host}:${taken}`;
  const own = new URL(url);
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    if (!takeRequest(open, socket, outgoing)) return;
    const { status, headers, body } = await handle(toRequest(incoming, own, publicUrl));
    outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
    outgoing.end(body);
    const unread = setTimeout(() => socket.destroy(), bounds.unread).unref();
    outgoing.once("close", () => clearTimeout(unread));
    if (incoming.complete) return;
    incoming.resume();
    setTimeout(() => incoming.complete || socket.destroy(), bounds.refused).unref();
  };
  server.on("request", (incoming, outgoing) => void respond(incoming, outgoing));
  // Node itself would refuse every Expect header but one, without our envelope.
  server.on("checkExpectation", (incoming, outgoing) => void respond(incoming, outgoing));
  server.on("clientError", (error, socket) => {
    if (open.ready.has(socket) && socket.writable) void refuseMalformed(error, socket, handle, own.href);
    else socket.destroy();
    // A client may never close its end, so the connection is destroyed.
    setTimeout(() => socket.destroy(), bounds.refused).unref();
  });
  return {
    url,
    renew: (next: TlsCertificate) => tlsServer?.setSecureContext({ ...next }),
    close: async () => await closeGently(server, open, bounds),
  };
}

/** What is open; `ready` are connections on which there is somebody to answer: those inside TLS, or all without TLS. */
type Open = Readonly<{
  sockets: Set<Socket>;
  ready: WeakSet<Duplex>;
  /** How many requests on a connection, by its client's address and port, are not answered. */
  pending: Map<string, number>;
  answers: Set<ServerResponse>;
}>;

/** Names a connection alike inside TLS and outside. */
const peerOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

function keepUntilClosed<Item extends Socket | ServerResponse>(items: Set<Item>, item: Item): void {
  items.add(item);
  item.once("close", () => items.delete(item));
}

/** Counts a request until its answer has ended; returns false, and ends the connection, if there are too many. */
function takeRequest({ pending, answers }: Open, socket: Socket, answer: ServerResponse): boolean {
  const peer = peerOf(socket);
  const count = pending.get(peer) ?? 0;
  if (count >= maxPending) {
    socket.destroy();
    return false;
  }
  pending.set(peer, count + 1);
  keepUntilClosed(answers, answer);
  answer.once("close", () => {
    const left = (pending.get(peer) ?? 1) - 1;
    if (left > 0) pending.set(peer, left);
    else pending.delete(peer);
  });
  return true;
}

/** Closes the oldest connection that asks nothing, else the oldest: a crowd that waits must not keep others out. */
function makeRoom({ sockets, pending }: Open): void {
  const [oldest] = sockets;
  const left = [...sockets].find((socket) => !pending.has(peerOf(socket))) ?? oldest;
  if (left === undefined) return;
  left.destroy();
  // Its close comes later than the next connections of a burst.
  sockets.delete(left);
}

function createServers(
  { handshake, head, request }: Bounds,
  certificate: TlsCertificate | undefined,
  maxConnections = Infinity,
) {
  const options = {
    headersTimeout: head,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(1000, head),
    requireHostHeader: false,
  };
  const tlsServer = certificate && createTlsServer({ ...options, ...certificate, handshakeTimeout: handshake });
  const server = tlsServer ?? createServer(options);
  const open: Open = { sockets: new Set(), ready: new WeakSet(), pending: new Map(), answers: new Set() };
  server.on("connection", (socket: Socket) => {
    if (open.sockets.size >= maxConnections) makeRoom(open);
    keepUntilClosed(open.sockets, socket);
  });
  server.on(certificate ? "secureConnection" : "connection", (socket: Socket) => open.ready.add(socket));
  return { tlsServer, server, open };
}

/** The refusal of a request of another version of HTTP than 1.0 and 1.1. */
const otherHttp: ServiceAnswer = { statusCode: 505, message: "Speak HTTP/1.1." };

const malformed: Readonly<Record<string, ServiceAnswer>> = {
  HPE_PAUSED_H2_UPGRADE: otherHttp,
  HPE_INVALID_VERSION: otherHttp,
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: "The request's headers are too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: "The request took too long." },
};

/** Answers data that is not HTTP/1, or came too slowly, before there is a request to answer. */
async function refuseMalformed({ code = "" }: NodeJS.ErrnoException, socket: Duplex, handle: Handler, url: string) {
  const refusal = malformed[code] ?? { statusCode: 400, message: "The request is not HTTP/1.1." };
  const { status, headers, body } = await handle({ method: "", url, headers: new Map(), body: null, refusal });
  const fields = { ...headers, "content-length": Buffer.byteLength(body), connection: "close" };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${String(body)}`);
}

/**
 * Converts `incoming` to a service request. With TLS the origin is the name that the client used; else it is `own`,
 * because a name without a certificate proves nothing.
 */
function toRequest(incoming: IncomingMessage, own: URL, publicUrl: string | undefined): ServiceRequest {
  const { method = "GET", url: target = "/", headers } = incoming;
  const host = headers.host?.toLowerCase() ?? "";
  const isTls = own.protocol === "https:";
  const { origin } = (isTls && URL.parse(`https://${host}`)) || own;
  const isPublic = publicUrl !== undefined && host === new URL(publicUrl).host;
  // A loopback name may have any port: tunnels and containers change the port, and no web page has such a name.
  const loopbackNames = ["127.0.0.1", "localhost", "[::1]", own.hostname];
  const isKnown = isTls || isPublic || loopbackNames.includes(host.replace(/:[0-9]{1,5}$/, ""));
  // A proxy on this computer adds a header, or passes on the public name.
  const isForwarded = Object.keys(headers).some((name) => /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name));
  const sender = incoming.socket.remoteAddress ?? "";
  const isHere = isLoopbackAddress(sender);
  const misdirected = {
    statusCode: 421,
    message: `Use ${publicUrl ?? own.origin}: this service answers to no other name.`,
  };
  return {
    method,
    url: origin + (target.startsWith("/") ? target : `/${target}`),
    headers: new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: incoming.iterator({ destroyOnReturn: false }),
    client: (isHere && forwardedFor(headers)) || sender,
    isRemote: isPublic || isForwarded || !isHere,
    refusal: /^1\.[01]$/.test(incoming.httpVersion) ? (isKnown ? undefined : misdirected) : otherHttp,
  };
}

/** Returns the address that the last proxy saw; the ones before it may be made up. */
function forwardedFor({ "x-forwarded-for": addresses }: IncomingHttpHeaders): string | undefined {
  return addresses === undefined ? undefined : String(addresses).split(",").at(-1)?.trim();
}

async function closeGently(server: Server | TlsServer, { sockets, answers }: Open, bounds: Bounds): Promise<void> {
  const closed = once(server, "close");
  server.prependListener("request", (_incoming, outgoing) => outgoing.setHeader("connection", "close"));
  // Connections that are not accepted yet would be reset; a turn of the event loop accepts them.
  await nextTurn();
  // No new connections. The server's own close would also cut those on which a request is just coming in.
  NetServer.prototype.close.call(server);
  await sleep(bounds.coming);
  server.close();
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  const deadline = setTimeout(destroyAll, bounds.running);
  await Promise.all([...answers].map((answer) => once(answer, "close")));
  const silent = setTimeout(destroyAll, bounds.idle);
  await closed;
  clearTimeout(deadline);
  clearTimeout(silent);
}

/** Whether `address`, an IP address, can be reached from this computer only. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127\.[0-9.]+$|^::1$/i.test(address);
}

/** The descriptors that are kept for all but connections: for the ledger, the store, the node and the log. */
const ownDescriptors = 128;

/** Returns the default limit of connections, which is below the descriptors that this process may open. */
export function readMaxConnections(
  limits = process.platform === "linux" ? readFileSync("/proc/self/limits", "utf8") : "",
): number {
  const { soft = "1024" } = /^Max open files +(?<soft>[0-9]+|unlimited)/m.exec(limits)?.groups ?? {};
  return Math.max(16, Math.min(10_000, soft === "unlimited" ? Infinity : Number(soft) - ownDescriptors));
}
