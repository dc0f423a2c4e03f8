/** The assistant tool server, spoken to over its standard streams: as a host runs it, or in this process. */
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { fileURLToPath } from "node:url";

import { type CallToolResult, Client, type ClientOptions } from "@modelcontextprotocol/client";
import { getDefaultEnvironment } from "@modelcontextprotocol/client/stdio";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";

import { type ServerProcess, startServer } from "#mcp/server.ts";
import type { Clock } from "#host/host.ts";
import { createFakeClock } from "../clock.ts";
import { compiled } from "../runner/action-process.ts";

/** The one place that says which program is tested. */
export const mcpEntry = fileURLToPath(new URL("../../../dist/mcp/index.js", import.meta.url));

/** Settings of the server, e.g. `ANCHOR_API_URL`; nothing else of ours reaches its environment. */
export type McpEnvironment = Readonly<Record<string, string>>;

/** Without a home, so that no server remembers the stamps of another test, or leaves files behind. */
function environmentOf(environment: McpEnvironment): Record<string, string> {
  return { ...getDefaultEnvironment(), HOME: "", ...environment };
}

/** A connection of the official client. */
export interface Assistant extends AsyncDisposable {
  readonly client: Client;
  readonly call: (name: string, given: Readonly<Record<string, unknown>>) => Promise<CallToolResult>;
  /** What the server has written to its log so far. */
  readonly stderr: () => string;
}

/** One for all clients: each would otherwise compile the schemas of schemas anew, most of what a short test computes. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** Starts a server in this process, from the sources, whose client waits in no time, and connects the official client to it. */
export async function openAssistant(environment: McpEnvironment, options: ClientOptions = {}): Promise<Assistant> {
  const client = new Client({ name: "test-host", version: "1.0.0" }, { jsonSchemaValidator, ...options });
  const server = openStreams(environment);
  const stderr = collect(server.stderr);
  // Made for a server, it serves a client as well: lines in, lines out.
  await client.connect(new StdioServerTransport(server.stdout, server.stdin));
  const call: Assistant["call"] = (name, given) => client.callTool({ name, arguments: { ...given } });
  const close = async (): Promise<void> => {
    await client.close();
    server.stdin.end();
    await server.exited;
  };
  return { client, call, stderr, [Symbol.asyncDispose]: close };
}

/** One JSON-RPC message, or one line that is none. */
export interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A server without a client: lines in, lines out. */
export interface McpProcess extends AsyncDisposable {
  /** Writes a message, or a line as it is. */
  readonly send: (message: object | string) => void;
  /** Writes a piece of a line; resolves when the server has taken it, where it is a large one. */
  readonly write: (piece: string) => Promise<void>;
  /** The answer to the request with this id, once it is there. */
  readonly answerTo: (id: number | string) => Promise<Message>;
  /** The complete lines on stdout so far. */
  readonly lines: () => readonly string[];
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Closes stdin, as a host does when it is done. */
  readonly end: (last?: object) => void;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** What a server is reached by, wherever it runs. */
interface ServerStreams {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly exited: McpProcess["exited"];
}

/** Starts a server; `initialize` it by hand. `nodeOptions` come before the program `entry`. */
export function startMcp(
  environment: McpEnvironment,
  nodeOptions: readonly string[] = [],
  entry = mcpEntry,
): McpProcess {
  const env = { ...compiled, ...environmentOf(environment) };
  const child = spawn(process.execPath, [...nodeOptions, entry], { env, stdio: "pipe" });
  const exited = once(child, "close").then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  const { stdin, stdout, stderr } = child;
  // A server that has ended reads no more.
  stdin.on("error", () => {});
  return toProcess({ stdin, stdout, stderr, kill: (signal) => child.kill(signal), exited });
}

/** Starts a server in this process, from the sources; `initialize` it by hand. */
export function openMcp(environment: McpEnvironment, clock?: Clock): McpProcess {
  return toProcess(openStreams(environment, clock));
}

function openStreams(environment: McpEnvironment, clock: Clock = createFakeClock()): ServerStreams {
  const signals = new EventEmitter();
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const host: ServerProcess = {
    ...streams,
    env: environmentOf(environment),
    once: (signal, end) => signals.once(signal, end),
  };
  const { closed } = startServer(host, clock);
  const exited = closed.then(() => ({ code: host.exitCode as number, signal: null }));
  const kill = (signal: NodeJS.Signals): void => void signals.emit(signal);
  return { ...streams, kill, exited };
}

function toProcess({ stdin, kill, exited, ...streams }: ServerStreams): McpProcess {
  const stdout = collect(streams.stdout);
  const stderr = collect(streams.stderr);
  let isOver = false;
  void exited.then(() => (isOver = true));
  const lines = () => stdout().split("\n").slice(0, -1);
  const found = new Map<unknown, Message>();
  let read = 0;
  const readOn = (): void => {
    const end = stdout().lastIndexOf("\n") + 1;
    for (const line of stdout().slice(read, end).split("\n").slice(0, -1)) {
      const message = JSON.parse(line) as Message;
      if (message.method === undefined) found.set(message.id, message);
    }
    read = Math.max(read, end);
  };
  const answerTo = async (id: number | string): Promise<Message> => {
    for (;;) {
      readOn();
      const answer = found.get(id);
      if (answer !== undefined) return answer;
      if (isOver) throw new Error(`The server exited before it answered request ${id}.`);
      await Promise.race([once(streams.stdout, "data"), exited]);
    }
  };
  return {
    send: (message) => stdin.write(`${typeof message === "string" ? message : JSON.stringify(message)}\n`),
    write: (piece) =>
      new Promise((resolve, reject) => stdin.write(piece, (error) => (error ? reject(error) : resolve()))),
    answerTo,
    lines,
    stdout,
    stderr,
    end: (last) => stdin.end(JSON.stringify(last)),
    kill,
    exited,
    [Symbol.asyncDispose]: async () => {
      stdin.end();
      kill("SIGKILL");
      await exited;
    },
  };
}

/** Opens a connection in the revisions that begin with `initialize`; returns what the server says of itself. */
export async function initialize(server: McpProcess, protocolVersion: string): Promise<Message> {
  const clientInfo = { name: "test-host", version: "1.0.0" };
  server.send({
    jsonrpc: "2.0",
    id: "initialize",
    method: "initialize",
    params: { protocolVersion, capabilities: {}, clientInfo },
  });
  const answer = await server.answerTo("initialize");
  server.send({ jsonrpc: "2.0", method: "notifications/initialized" });
  return answer;
}

/** A `tools/call` request. */
export function toolCall(id: number | string, name: string, given: unknown): object {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: given } };
}

function collect(stream: Readable): () => string {
  let text = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => (text += chunk));
  return () => text;
}
