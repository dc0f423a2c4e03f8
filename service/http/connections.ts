/** Keeps each connection of a server within bounds: nobody can hold one who gives nothing for it. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** How long each part of a connection may take, in milliseconds. */
export const defaultBounds = {
  /** Until its TLS is agreed on, even while bytes keep coming. */
  handshake: 10_000,
  head: 10_000,
  request: 30_000,
  /** While an answer is not read to its end. */
  unread: 30_000,
  /** After a refusal that came before the request's end: a client reads no answer while it is still sending. */
  refused: 2000,
  /** At a stop, for requests on their way, for those that run, and after them for idle connections. */
  coming: 250,
  running: 20_000,
  idle: 1000,
};

export type Bounds = typeof defaultBounds;

const lookMs = 1000;

interface Connection {
  readonly raw: Socket;
  readonly since: number;
  stream: Socket | undefined;
  unreadSince?: number | undefined;
}

export type Connections = ReturnType<typeof watchConnections>;

/** Watches the connections of `server`, of which each begins with a handshake where it speaks TLS. */
export function watchConnections(server: Server, isTls: boolean, bounds: Bounds) {
  const connections = new Map<string, Connection>();
  // The stream inside TLS and the one below it know nothing of each other, but have the same other end.
  const nameOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`;
  server.on("connection", (raw: Socket) => {
    const name = nameOf(raw);
    connections.get(name)?.raw.destroy();
    const connection = { raw, since: performance.now(), stream: isTls ? undefined : raw };
    connections.set(name, connection);
    raw.once("close", () => connections.get(name) === connection && connections.delete(name));
  });
  server.on("secureConnection", (stream: Socket) => {
    const connection = connections.get(nameOf(stream));
    if (connection !== undefined) connection.stream = stream;
  });
  const isOver = (connection: Connection, now: number): boolean => {
    if (connection.stream === undefined) return now - connection.since > bounds.handshake;
    if (connection.stream.writableLength === 0) connection.unreadSince = undefined;
    else connection.unreadSince ??= now;
    return now - (connection.unreadSince ?? now) > bounds.unread;
  };
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const connection of connections.values()) if (isOver(connection, now)) connection.raw.destroy();
    },
    Math.min(lookMs, bounds.handshake, bounds.unread),
  ).unref();
  server.once("close", () => clearInterval(timer));
  return {
    isReady: (socket: Duplex) => connections.get(nameOf(socket as Socket))?.stream === socket && socket.writable,
    destroyAll: () => {
      for (const { raw } of connections.values()) raw.destroy();
    },
  };
}

/** The most requests on one connection that are not answered: common clients send one, and wait. */
const maxPending = 16;

/** Counts the requests of each connection that are not answered yet. */
export function countPending() {
  const counts = new WeakMap<Socket, number>();
  return {
    /** Counts a request until its answer has ended; returns whether it may be answered, else ends the connection. */
    take(socket: Socket, answer: ServerResponse): boolean {
      const count = (counts.get(socket) ?? 0) + 1;
      counts.set(socket, count);
      answer.once("close", () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
      if (count > maxPending) socket.destroy();
      return count <= maxPending;
    },
  };
}

/** Ends the connection of `incoming`, which was answered, when its request goes on for too long. */
export function endUnfinished(incoming: IncomingMessage, { refused }: Bounds): void {
  if (incoming.complete) return;
  setTimeout(() => incoming.complete || incoming.socket.destroy(), refused).unref();
}

/** The descriptors that are kept for all but connections: the ledger, the store, the node, the log. */
const ownDescriptors = 128;

/** Returns how many connections this process may have when nobody says so: fewer than it may open descriptors. */
export function readMaxConnections(
  limits = process.platform === "linux" ? readFileSync("/proc/self/limits", "utf8") : "",
): number {
  const { soft = "1024" } = /^Max open files +(?<soft>[0-9]+|unlimited)/m.exec(limits)?.groups ?? {};
  return Math.max(16, Math.min(10_000, soft === "unlimited" ? Infinity : Number(soft) - ownDescriptors));
}
