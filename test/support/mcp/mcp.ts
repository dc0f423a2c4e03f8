/** The assistant tool server as a host runs it: a process, spoken to over its standard streams. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

import { Client, type CallToolResult, type ClientOptions } from "@modelcontextprotocol/client";
import { getDefaultEnvironment, StdioClientTransport } from "@modelcontextprotocol/client/stdio";

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

/** Starts a server and connects the official client to it, once it was prepared. */
export async function connectAssistant(
  environment: McpEnvironment,
  options: ClientOptions = {},
  prepare: (client: Client) => void = () => {},
  entry = mcpEntry,
): Promise<Assistant> {
  const client = new Client({ name: "test-host", version: "1.0.0" }, options);
  prepare(client);
  const env = environmentOf(environment);
  const transport = new StdioClientTransport({ command: process.execPath, args: [entry], env, stderr: "pipe" });
  const stderr = collect(transport.stderr as Readable);
  await client.connect(transport);
  const call: Assistant["call"] = (name, given) => client.callTool({ name, arguments: { ...given } });
  return { client, call, stderr, [Symbol.asyncDispose]: () => client.close() };
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
  /** The answer to the request with this id, once it is there. */
  readonly answerTo: (id: number | string) => Promise<Message>;
  /** The complete lines on stdout so far. */
  readonly lines: () => readonly string[];
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Closes stdin, as a host does when it is done. */
  readonly end: () => void;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Starts a server; `initialize` it by hand. `nodeOptions` come before the program. */
export function startMcp(environment: McpEnvironment, nodeOptions: readonly string[] = []): McpProcess {
  const env = environmentOf(environment);
  const child = spawn(process.execPath, [...nodeOptions, mcpEntry], { env, stdio: "pipe" });
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  const exited = once(child, "close").then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  const lines = () => stdout().split("\n").slice(0, -1);
  const answerTo = async (id: number | string): Promise<Message> => {
    for (;;) {
      const messages = lines().map((line) => JSON.parse(line) as Message);
      const found = messages.find((message) => message.id === id && message.method === undefined);
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(`The server exited before it answered request ${id}.`);
      await Promise.race([once(child.stdout, "data"), exited]);
    }
  };
  return {
    send: (message) => child.stdin.write(`${typeof message === "string" ? message : JSON.stringify(message)}\n`),
    answerTo,
    lines,
    stdout,
    stderr,
    end: () => child.stdin.end(),
    kill: (signal) => child.kill(signal),
    exited,
    [Symbol.asyncDispose]: async () => {
      child.stdin.end();
      child.kill("SIGKILL");
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
