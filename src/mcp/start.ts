/** The assistant tool server on standard input and output (interface §7). */
import type { Readable, Writable } from "node:stream";

import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";

import type { Clock } from "../host/clock.ts";
import { createServer } from "./server.ts";
import { createSession } from "./session.ts";
import { readSettings } from "./settings.ts";
import { createToolLog } from "./tool-log.ts";

/** What the tool server touches of its process. */
export interface McpHost {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly once: (signal: "SIGINT" | "SIGTERM", end: () => void) => unknown;
  exitCode?: number | string | null | undefined;
}

/**
 * Serves the standard streams of `host` until they are closed or a signal comes; the exit code is then 0, 130 or 143,
 * and a process exits by itself. Only the protocol may be written to stdout from now on.
 *
 * @param clock paces the requests; the system's by default
 * @returns `closed`, which resolves when everything is closed; a member, so that a caller need not await it
 */
export function startServer(host: McpHost, clock?: Clock): { readonly closed: Promise<unknown> } {
  const { stdin, stdout, stderr } = host;
  const settings = readSettings(host.env);
  const log = createToolLog((text) => stderr.write(text), [settings.apiKey]);
  const over = new AbortController();
  const cancellation = { stop: over.signal, abort: over.signal };
  const session = createSession(settings, {
    cancellation,
    onRequest: log.request,
    onError: log.error,
    ...(clock && { clock }),
  });
  const transport = new StdioServerTransport(stdin, stdout);
  const connection = serveStdio(() => createServer(session, log), { transport, onerror: log.protocol });
  const { promise: closed, resolve } = Promise.withResolvers<unknown>();

  /** Ends everything that is under way, since nobody is left to read an answer. */
  const end = (exitCode: number): void => {
    if (over.signal.aborted) return;
    host.exitCode = exitCode;
    over.abort();
    resolve(Promise.all([connection.close(), session.close()]).catch(log.error));
  };

  stdin.once("end", () => end(0));
  stdin.once("close", () => end(0));
  stdout.once("error", () => end(0));
  host.once("SIGINT", () => end(130));
  host.once("SIGTERM", () => end(143));
  return { closed };
}
