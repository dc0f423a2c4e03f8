import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import { Server as NetServer, type AddressInfo } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

import { headers as names } from "../../src/api/wire.ts";
import { messageOf } from "../../src/core/errors.ts";
import {
  markDemo,
  acceptedRequestId,
  toReply,
  type Handler,
  type ServiceAnswer,
  type ServiceReply,
  refuseMalformed,
  type RequestLog,
  redactKeys,
  toHeaders,
  toRequest,
} from "./requests.ts";

/** How long a client may take to send its head and its whole request, in ms. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 };

/** How long a stop waits for requests on their way, for running ones, and after them for idle connections, in ms. */
const stopLimitsMs = { coming: 250, requests: 10_000, connections: 1000 };

/** A certificate with its chain and its key, PEM. */
export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface ListenOptions {
  /** An IP address; 127.0.0.1 by default. */
  readonly address?: string | undefined;
  /** The certificate for https; without one the server speaks http. */
  readonly certificate?: Certificate | undefined;
  /** The public origin by which clients reach this server, as through a proxy. */
  readonly publicUrl?: string | undefined;
  /** Whether refusals of malformed requests carry the mark of a service without a public chain; they do by default. */
  readonly demo?: () => boolean;
  readonly log?: RequestLog | undefined;
}

/** A server that listens; `close` lets running requests end. */
export interface Listener {
  readonly url: string;
  /** Uses another certificate for connections from now on. */
  readonly renew: (certificate: Certificate) => void;
  readonly close: () => Promise<void>;
}

/** What the server needs in order to answer a request. */
interface ListenContext {
  readonly handle: Handler;
  /** The URL at which this server listens, and its public origin when there is one. */
  readonly url: string;
  readonly publicUrl: string | undefined;
  readonly isTls: boolean;
  readonly demo: () => boolean;
  readonly log: RequestLog | undefined;
}

/**
 * Serves the handler of `createHandler` for the url; `port` 0 takes a free one. Without TLS refuses requests for
 * another host name, so that no web page can reach the service by a name that its owner points at this computer.
 *
 * @throws Error naming the port when it cannot be used; the error of `node:tls` when the certificate is not valid
 */
export async function listen(
  createHandler: (url: string) => Handler,
  port: number,
  { address = "127.0.0.1", certificate, publicUrl, demo = () => true, log }: ListenOptions = {},
): Promise<Listener> {
  const options = { ...limits, requireHostHeader: false };
  const tlsServer = certificate && createTlsServer({ ...options, ...certificate });
  const server: Server | TlsServer = tlsServer ?? createServer(options);
  server.listen(port, address);
  await once(server, "listening").catch((cause: unknown) => {
    throw new Error(`Port ${port} of ${address} cannot be listened on: ${messageOf(cause)}.`, { cause });
  });
  const { address: host, family, port: taken } = server.address() as AddressInfo;
  const url = `${certificate ? "https" : "http"}://${family === "IPv6" ? `[${host}]` : host}:${taken}`;
  const handle = createHandler(publicUrl ?? url);
  const context = { handle, url, publicUrl, isTls: certificate !== undefined, demo, log };
  const running = new Set<ServerResponse>();
  const respond: RequestListener = (incoming, outgoing) => {
    running.add(outgoing);
    outgoing.once("close", () => running.delete(outgoing));
    void answerRequest(context, incoming, outgoing);
  };
  server.on("request", respond);
  // Node itself would refuse every Expect header but one, without our envelope.
  server.on("checkExpectation", respond);
  server.on("clientError", (error, socket) => refuseMalformed(error, socket, demo()));
  return { url, renew: (next) => tlsServer?.setSecureContext({ ...next }), close: () => closeGently(server, running) };
}

async function answerRequest(
  context: ListenContext,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await answerIncoming(context, incoming);
  outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  outgoing.end(body);
}

async function answerIncoming(context: ListenContext, incoming: IncomingMessage): Promise<ServiceReply> {
  const { handle, url, publicUrl, isTls } = context;
  const { host } = incoming.headers;
  if (!isTls && !acceptsHost(host, url, publicUrl)) {
    const message = `Use ${publicUrl ?? url}: this service answers to no other name.`;
    return refuse(context, incoming, { statusCode: 421, message });
  }
  const request = toRequest(incoming, url, isTls);
  if (request === undefined) {
    return refuse(context, incoming, { statusCode: 400, message: "The request cannot be understood." });
  }
  return await handle(request, { isLocal: isLocal(incoming, publicUrl) });
}

/**
 * Whether a request comes from this computer, as far as the request shows: a proxy on this computer adds a header, or
 * passes on the public name.
 */
function isLocal({ socket, headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const isForwarded = Object.keys(headers).some((name) => /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name));
  const isPublic = publicUrl !== undefined && headers.host?.toLowerCase() === new URL(publicUrl).host;
  return isLoopbackAddress(socket.remoteAddress ?? "") && !isForwarded && !isPublic;
}

function refuse({ demo, log }: ListenContext, incoming: IncomingMessage, refusal: ServiceAnswer): ServiceReply {
  const sent = incoming.headers[names.requestId];
  const requestId = acceptedRequestId(Array.isArray(sent) ? undefined : sent);
  const { method = "", url: path = "/" } = incoming;
  const entry = { requestId, method, path: path.replace(/\?.*$/s, ""), status: refusal.statusCode, milliseconds: 0 };
  log?.(redactKeys(entry, toHeaders(incoming.headers).get(names.apiKey)));
  return markDemo(toReply(refusal, { requestId, path, time: new Date() }), demo());
}

async function closeGently(server: Server | TlsServer, running: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = once(server, "close");
  server.prependListener("request", (_incoming, outgoing) => outgoing.setHeader("connection", "close"));
  // Connections that wait to be taken would be reset; a turn of the event loop takes them.
  await nextTurn();
  // No new connections. The server's own close would also cut those on which a request is just coming in.
  NetServer.prototype.close.call(server);
  await sleep(stopLimitsMs.coming);
  server.close();
  const deadline = setTimeout(() => server.closeAllConnections(), stopLimitsMs.requests);
  await Promise.all([...running].map((response) => once(response, "close")));
  const silent = setTimeout(() => server.closeAllConnections(), stopLimitsMs.connections);
  await closed;
  clearTimeout(deadline);
  clearTimeout(silent);
}

/** Whether `address`, an IP address, can be reached from this computer only. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127\.[0-9.]+$|^::1$/i.test(address);
}

/**
 * Whether the header `host` names the loopback service at `url`, or the public origin in front of it. A loopback name
 * may have any port: a tunnel and a container's port have another one than this service, and no web page has the name.
 */
function acceptsHost(host = "", url: string, publicUrl: string | undefined): boolean {
  const sent = host.toLowerCase();
  if (publicUrl !== undefined && sent === new URL(publicUrl).host) return true;
  return ["127.0.0.1", "localhost", "[::1]", new URL(url).hostname].includes(sent.replace(/:[0-9]{1,5}$/, ""));
}
