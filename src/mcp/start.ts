/** The assistant tool server on standard input and output (interface §7). */
import { serveStdio } from "@modelcontextprotocol/server/stdio";

import { createToolLog } from "./log.ts";
import { createServer } from "./server.ts";
import { createSession } from "./session/session.ts";
import { readSettings } from "./settings.ts";

/**
 * Serves this process's standard streams until they are closed or a signal comes; the process exits by itself then,
 * with 0, 130 or 143. Only the protocol may be written to stdout from now on.
 */
export function startServer(environment: Readonly<Record<string, string | undefined>> = process.env): void {
  const settings = readSettings(environment);
  const log = createToolLog((text) => process.stderr.write(text), [settings.apiKey]);
  const over = new AbortController();
  const cancellation = { stop: over.signal, abort: over.signal };
  const session = createSession(settings, { cancellation, onRequest: log.request, onError: log.error });
  const connection = serveStdio(() => createServer(session, log), { onerror: log.protocol });

  /** Ends everything that is under way: nobody is left to answer to. */
  const end = (exitCode: number): void => {
    if (over.signal.aborted) return;
    process.exitCode = exitCode;
    over.abort();
    Promise.all([connection.close(), session.close()]).catch(log.error);
  };

  process.stdin.once("end", () => end(0));
  process.stdin.once("close", () => end(0));
  process.stdout.once("error", () => end(0));
  process.once("SIGINT", () => end(130));
  process.once("SIGTERM", () => end(143));
}
