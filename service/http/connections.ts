/** Ends connections that are slow, not read or idle, so that nobody can hold many of them at no cost. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

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

export type Bounds = typeof defaultBounds;

const sweepMs = 1000;

/** The most requests on one connection that are not answered: common clients send one, and wait. */
const maxPending = 16;

type Streams = Map<Duplex, { pending: number; unreadSince: number | undefined }>;

export type Connections = ReturnType<typeof watchConnections>;

/** Watches the connections of `server`; with `isTls` each begins with a handshake. */
export function watchConnections(server: Server, isTls: boolean, { unread }: Bounds) {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  /** The connections on which requests may come: those inside TLS, or all without TLS. */
  const streams: Streams = new Map();
  server.on(isTls ? "secureConnection" : "connection", (stream: Socket) => {
    streams.set(stream, { pending: 0, unreadSince: undefined });
    stream.once("close", () => streams.delete(stream));
  });
  const timer = setInterval(() => endUnread(streams, unread), Math.min(sweepMs, unread)).unref();
  server.once("close", () => clearInterval(timer));
  return {
    isReady: (stream: Duplex) => streams.has(stream) && stream.writable,
    destroyAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    /** Counts a request until its answer has ended; returns false, and ends the connection, if there are too many. */
    take(stream: Socket, answer: ServerResponse): boolean {
      const state = streams.get(stream);
      if (state === undefined || state.pending >= maxPending) {
        stream.destroy();
        return false;
      }
      state.pending += 1;
      answers.add(answer);
      answer.once("close", () => {
        answers.delete(answer);
        state.pending -= 1;
      });
      return true;
    },
    /** Resolves when all requests that were taken so far are answered, or their clients gone. */
    answered: async () => await Promise.all([...answers].map((answer) => once(answer, "close"))),
  };
}

function endUnread(streams: Streams, unread: number): void {
  const now = performance.now();
  for (const [stream, state] of streams) {
    state.unreadSince = stream.writableLength === 0 ? undefined : (state.unreadSince ?? now);
    if (now - (state.unreadSince ?? now) > unread) stream.destroy();
  }
}

/** Ends the connection of the answered request `incoming`, when the client goes on sending it for too long. */
export function endUnfinished(incoming: IncomingMessage, { refused }: Bounds): void {
  if (incoming.complete) return;
  setTimeout(() => incoming.complete || incoming.socket.destroy(), refused).unref();
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
