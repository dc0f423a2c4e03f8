/** A server that speaks as a chain node's RPC does, byte by byte, and misbehaves in every way that was measured. */
import { startFaultServer } from "../network/fault-server.ts";
import type { TestCertificate } from "../network/tls/certificate.ts";
import type { Rule } from "../runner/rules.ts";

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
  const rule: Rule = async ({ target, raw }) => {
    const commands = decodeURIComponent(target.slice(1)).split(";");
    asked.push(commands);
    const bytes = await respond(commands, raw.toString("latin1"));
    return bytes === undefined ? { kind: "close" } : { kind: "bytes", bytes, ending: "close" };
  };
  const server = await startFaultServer(rule, tls && { tls });
  return { url: server.url, asked, connections: () => server.connections.length, [Symbol.asyncDispose]: server.close };
}
