/** A server that speaks as a chain node's RPC does, byte by byte, and misbehaves in every way that was measured. */
import { createServer, type AddressInfo, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";

import type { TestCertificate } from "../network/tls/certificate.ts";

export type Answer = Readonly<Record<string, unknown>>;

/** The bytes of a whole answer; `undefined` hangs up without one. */
export type Respond = (commands: readonly string[], head: string) => string | undefined | Promise<string | undefined>;

export interface NodeServer extends AsyncDisposable {
  readonly url: string;
  /** Every request's commands, in the order of arrival. */
  readonly asked: readonly (readonly string[])[];
  /** Connections that were made. */
  readonly connections: () => number;
}

/** An answer of the node as it is sent with `-rpccrlf`: no word of the connection, which ends after it. */
export function toHttp(body: string, sent?: Date): string {
  const head = ["HTTP/1.1 200 OK", "Server: HTTP RPC Server from Minima 1.3", "Content-type: text/plain"];
  // The node writes a date as Java does: Sat Nov 28 02:28:00 UTC 2026.
  if (sent !== undefined)
    head.push(`Date: ${sent.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) (\S+) GMT$/, "$1 $3 $2 $5 UTC $4")}`);
  return [
    ...head,
    `Content-length: ${Buffer.byteLength(body)}`,
    "Access-Control-Allow-Origin: *",
    "",
    `${body}\n`,
  ].join("\r\n");
}

/** What the node sends for a wrong password, also with `-rpccrlf`. */
export const refusal =
  'HTTP/1.1 401 Unauthorized\nServer: HTTP RPC Server from Minima 1.3\n\n{"error":"Authentication failure.."}\n';

/** One object for one command, else an array; nothing after the first that fails. */
export function toBody(commands: readonly string[], answer: (command: string) => Answer): string {
  const answers: Answer[] = [];
  for (const command of commands) {
    const said = answer(command);
    answers.push(said);
    if (said["status"] === false) break;
  }
  return JSON.stringify(answers.length === 1 ? answers[0] : answers);
}

/** A success of `command` with `response`, as the node wraps it. */
export function success(command: string, response: unknown): Answer {
  return { command: command.split(" ")[0], status: true, pending: false, response };
}

export function failure(command: string, error: string): Answer {
  return { command: command.split(" ")[0], status: false, pending: false, error };
}

/** Starts it on a free loopback port, with TLS where a certificate is given. */
export async function startNodeServer(respond: Respond, tls?: TestCertificate): Promise<NodeServer> {
  const asked: (readonly string[])[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const serve = (socket: Socket): void => {
    connections += 1;
    sockets.add(socket);
    let head = "";
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    socket.on("data", (chunk) => {
      head += chunk.toString("latin1");
      if (head.includes("\r\n\r\n")) void answer(head, socket);
    });
  };
  const answer = async (head: string, socket: Socket): Promise<void> => {
    const commands = decodeURIComponent(/^GET \/(\S*) /.exec(head)?.[1] ?? "").split(";");
    asked.push(commands);
    const bytes = await respond(commands, head);
    if (bytes === undefined) socket.destroy();
    else socket.end(bytes);
  };
  const server = tls === undefined ? createServer(serve) : createSecureServer(tls, serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http${tls === undefined ? "" : "s"}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, asked, connections: () => connections, [Symbol.asyncDispose]: close };
}
