import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import { Server as NetServer, type AddressInfo } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

import { messageOf } from "../../src/core/errors.ts";
import { defaultBounds, endUnfinished, watchConnections, type Bounds, type Connections } from "./connections.ts";
import { otherHttp, refuseMalformed, type Handler, type ServiceRequest } from "./requests.ts";

export type TlsCertificate = Readonly<Record<"cert" | "key", Buffer>>;

export interface ListenOptions {
  readonly address?: string | undefined;
  readonly certificate?: TlsCertificate | undefined;
  readonly publicUrl?: string | undefined;
  /** Whether refusals of malformed requests carry the mark of a service without a public chain; they do by default. */
  readonly demo?: () => boolean;
  /** The most connections at a time; one more is closed at once. */
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
  const { address = "127.0.0.1", certificate, publicUrl, demo = () => true, maxConnections } = options;
  const bounds = { ...defaultBounds, ...options.bounds };
  const { tlsServer, server } = createServers(bounds, certificate);
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  const connections = watchConnections(server, certificate !== undefined, bounds);
  server.listen(port, address);
  await once(server, "listening").catch((cause: unknown) => {
    throw new Error(`Port ${port} of ${address} cannot be listened on: ${messageOf(cause)}.`, { cause });
  });
  const { address: host, family, port: taken } = server.address() as AddressInfo;
  const url = `${certificate ? "https" : "http"}://${family === "IPv6" ? `[${host}]` : host}:${taken}`;
  const own = new URL(url);
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!connections.take(incoming.socket, outgoing)) return;
    const { status, headers, body } = await handle(toRequest(incoming, own, publicUrl));
    outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
    outgoing.end(body);
    endUnfinished(incoming, bounds);
  };
  server.on("request", (incoming, outgoing) => void respond(incoming, outgoing));
  // Node itself would refuse every Expect header but one, without our envelope.
  server.on("checkExpectation", (incoming, outgoing) => void respond(incoming, outgoing));
  server.on("clientError", (error, socket) => {
    if (connections.isReady(socket)) refuseMalformed(error, socket, demo());
    else socket.destroy();
    // A client may never close its end, so the connection is destroyed.
    setTimeout(() => socket.destroy(), bounds.refused).unref();
  });
  return {
    url,
    renew: (next: TlsCertificate) => tlsServer?.setSecureContext({ ...next }),
    close: async () => await closeGently(server, connections, bounds),
  };
}

function createServers({ handshake, head, request }: Bounds, certificate: TlsCertificate | undefined) {
  const options = {
    headersTimeout: head,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(1000, head),
    requireHostHeader: false,
  };
  const tlsServer = certificate && createTlsServer({ ...options, ...certificate, handshakeTimeout: handshake });
  return { tlsServer, server: tlsServer ?? createServer(options) };
}

const foreignMethods = new Set(["CONNECT", "TRACE", "TRACK"]);

/**
 * Converts `incoming` to a service request. With TLS the origin is the name that the client used; else it is `own`,
 * because a name without a certificate proves nothing.
 */
function toRequest(incoming: IncomingMessage, own: URL, publicUrl: string | undefined): ServiceRequest {
  const { method = "GET", url: target = "/", headers } = incoming;
  const isTls = own.protocol === "https:";
  const origin = isTls ? toSentOrigin(headers.host) : undefined;
  const address = (origin ?? own.origin) + (target.startsWith("/") ? target : `/${target}`);
  const isReadable = URL.canParse(address);
  const host = headers.host?.toLowerCase() ?? "";
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
  const unclear = { statusCode: 400, message: "The request cannot be understood." };
  const isHttp1 = /^1\.[01]$/.test(incoming.httpVersion);
  const refusal = !isKnown ? misdirected : foreignMethods.has(method) || !isReadable ? unclear : undefined;
  return {
    method,
    url: isReadable ? address : own.href,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: incoming,
    client: (isHere && forwardedFor(headers)) || sender,
    isRemote: isPublic || isForwarded || !isHere,
    refusal: isHttp1 ? refusal : otherHttp,
  };
}

/** Returns the address that the last proxy saw; the ones before it may be made up. */
function forwardedFor({ "x-forwarded-for": addresses }: IncomingHttpHeaders): string | undefined {
  return addresses === undefined ? undefined : String(addresses).split(",").at(-1)?.trim();
}

/** Returns the https origin of a `Host` header that holds a host and nothing else. */
function toSentOrigin(host = ""): string | undefined {
  const origin = `https://${host.toLowerCase()}`;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase() ? origin : undefined;
}

async function closeGently(server: Server | TlsServer, connections: Connections, bounds: Bounds): Promise<void> {
  const closed = once(server, "close");
  server.prependListener("request", (_incoming, outgoing) => outgoing.setHeader("connection", "close"));
  // Connections that are not accepted yet would be reset; a turn of the event loop accepts them.
  await nextTurn();
  // No new connections. The server's own close would also cut those on which a request is just coming in.
  NetServer.prototype.close.call(server);
  await sleep(bounds.coming);
  server.close();
  const deadline = setTimeout(connections.destroyAll, bounds.running);
  await connections.answered();
  const silent = setTimeout(connections.destroyAll, bounds.idle);
  await closed;
  clearTimeout(deadline);
  clearTimeout(silent);
}

/** Whether `address`, an IP address, can be reached from this computer only. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127\.[0-9.]+$|^::1$/i.test(address);
}
