#!/usr/bin/env node
/** The assistant tool server on standard input and output (interface §7). */
// First, before anything that an old Node cannot load.
import "./node-version.ts";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

import { createLog } from "./log.ts";
import { createServer } from "./server.ts";
import { createSession } from "./session.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(process.env);
const log = createLog((text) => process.stderr.write(text), [settings.apiKey]);
const over = new AbortController();
const cancellation = { stop: over.signal, abort: over.signal };
const session = createSession(settings, { cancellation, onRequest: log.request });
const connection = serveStdio(() => createServer(session, log), { onerror: log.protocol });

/** Ends everything that is under way: nobody is left to answer to. The process exits by itself then. */
function end(exitCode: number): void {
  if (over.signal.aborted) return;
  process.exitCode = exitCode;
  over.abort();
  Promise.all([connection.close(), session.close()]).catch(log.error);
}

process.stdin.once("end", () => end(0));
process.stdin.once("close", () => end(0));
process.stdout.once("error", () => end(0));
process.once("SIGINT", () => end(130));
process.once("SIGTERM", () => end(143));
