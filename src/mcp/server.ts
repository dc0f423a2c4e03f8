/** The tool server for assistants, on standard input and output. */
import { Readable, type Writable } from "node:stream";

import { type CallToolResult, type JSONRPCMessage, McpServer, type ServerContext } from "@modelcontextprotocol/server";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";

import type { Digest } from "../core/digest.ts";
import { toAnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import { type Judgement, toFailure } from "../core/row.ts";
import { version } from "../core/version.ts";
import type { Clock } from "../host/host.ts";
import type { RequestEvent } from "../api/call.ts";
import { createRedactorOfAll } from "../api/redact.ts";
import { routes } from "../api/wire.ts";
import { createSession, type ToolSession, readSettings } from "./session.ts";
import { apiKeyIn, parseArguments, toCallResult } from "./tool-call.ts";
import { instructionsOf, schemasOf, type Tool, type ToolName, toolsOf } from "./tools.ts";

/** The first revision of the protocol in which an answer may hold a link. */
const firstRevisionWithLinks = "2025-06-18";

/** Creates the tool server for one connection; all connections of the process share `session` and `log`. */
export function createServer(session: ToolSession, log: ToolLog): McpServer {
  const { secrets, isReadOnly, perform } = session;
  const options = { instructions: instructionsOf(isReadOnly), capabilities: { tools: { listChanged: false } } };
  const mcpServer = new McpServer({ name: "anchor-artifacts", title: "Anchor artifacts", version }, options);
  /** Answers one call; an error becomes a failed result that says what to do. */
  const answerCall = async (
    name: ToolName,
    { mode }: Tool,
    givenArguments: unknown,
    context: ServerContext,
  ): Promise<CallToolResult> => {
    const apiKey = apiKeyIn(givenArguments);
    const revision = mcpServer.server.getNegotiatedProtocolVersion() ?? firstRevisionWithLinks;
    const knowsLinks = revision >= firstRevisionWithLinks;
    const callFacts = { isKeyGiven: apiKey !== "", knowsLinks };
    const toResult = (outcome: Judgement, digest?: Digest): CallToolResult =>
      toCallResult(mode, outcome, digest, [...secrets, apiKey], callFacts);
    try {
      const request = parseArguments(name, givenArguments);
      const performCall = () => perform(mode, request, context.mcpReq.signal);
      return toResult(await withProgress(context, performCall, log.error), request.digest);
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code === "INTERNAL") log.error(thrown, [apiKey]);
      return toResult(toFailure(error));
    }
  };
  for (const [name, tool] of toolsOf(isReadOnly)) {
    const { title, description, annotations } = tool;
    const config = { title, description, annotations, ...schemasOf(tool) };
    mcpServer.registerTool(name, config, (givenArguments, context) => answerCall(name, tool, givenArguments, context));
  }
  return mcpServer;
}

/** What the tool server uses of Node's `process`. */
export interface ServerProcess {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly once: (signal: "SIGINT" | "SIGTERM", onSignal: () => void) => unknown;
  exitCode?: number | string | null | undefined;
}

/**
 * Serves the standard streams of `host` until one is closed (exit code 0), a signal comes (130 or 143), or a line of
 * the input is too long (1). From now on, only messages of the protocol may be written to stdout.
 * @returns `closed`, which resolves when everything is closed; in an object, so that a caller need not await it
 */
export function startServer(host: ServerProcess, clock?: Clock): { readonly closed: Promise<unknown> } {
  const { stdin, stdout, stderr } = host;
  const settings = readSettings(host.env);
  const log = createToolLog((text) => stderr.write(text), [settings.apiKey]);
  const endController = new AbortController();
  const cancellation = { stop: endController.signal, abort: endController.signal };
  const session = createSession(settings, {
    cancellation,
    onRequest: log.request,
    onError: log.error,
    ...(clock && { clock }),
  });
  const boundedInput = Readable.from(
    readUntilAnswered(stdin, () => waitUntilAnswered()),
    { objectMode: false },
  );
  const transport = new StdioServerTransport(boundedInput, stdout, { maxBufferSize: Number.POSITIVE_INFINITY });
  const connection = serveStdio(() => createServer(session, log), { transport, onerror: log.protocol });
  const waitUntilAnswered = watchAnswers(transport);
  const { promise: closed, resolve: resolveClosed } = Promise.withResolvers<unknown>();

  /** Cancels all running calls, since nobody is left to read an answer, and closes everything. */
  const closeAll = (exitCode: number): void => {
    if (endController.signal.aborted) return;
    host.exitCode = exitCode;
    endController.abort();
    stdin.destroy();
    resolveClosed(Promise.all([connection.close(), session.close()]).catch(log.error));
  };

  boundedInput.once("end", () => closeAll(0));
  boundedInput.on("error", (error: Error) => {
    log.error(`${error.message}; the server ends.`);
    closeAll(1);
  });
  stdout.once("error", () => closeAll(0));
  // A host may close stderr and still wait for answers, so an error of stderr ends nothing.
  stderr.on("error", () => {});
  host.once("SIGINT", () => closeAll(130));
  host.once("SIGTERM", () => closeAll(143));
  return { closed };
}

/** The longest line of input, in bytes. The limit of the protocol's library is off, since it gives no message. */
const maxLineBytes = 8 * 1024 * 1024;
/** How long calls may go on after the end of the input, in milliseconds. */
const maxAnsweringMs = 10_000;

/** Yields the input, and ends once all its requests are answered. Throws RangeError for a line that is too long. */
async function* readUntilAnswered(
  stdin: Readable,
  waitUntilAnswered: () => Promise<unknown>,
): AsyncGenerator<Buffer, void> {
  let lineBytes = 0;
  try {
    for await (const chunk of stdin as AsyncIterable<Buffer>) {
      const [firstBreak, lastBreak] = [chunk.indexOf("\n"), chunk.lastIndexOf("\n")];
      if (lineBytes + (firstBreak === -1 ? chunk.length : firstBreak) > maxLineBytes) {
        throw new RangeError("a line of the input is longer than 8 MiB");
      }
      lineBytes = lastBreak === -1 ? lineBytes + chunk.length : chunk.length - lastBreak - 1;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // An error of the input means that the host has closed it, so nobody waits for answers.
    return;
  }
  // The last line may lack its line break, and the transport reads only whole lines.
  if (lineBytes > 0) yield Buffer.from("\n");
  // The transport reads the last chunk before the next turn of the event loop: from then on its requests are counted.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  await waitUntilAnswered();
}

/** Returns a function that waits, at most {@link maxAnsweringMs}, until all requests are answered or cancelled. */
function watchAnswers(transport: StdioServerTransport): () => Promise<void> {
  const openRequestIds = new Set<unknown>();
  let onAllAnswered = (): void => {};
  const closeRequest = (id: unknown): void => {
    openRequestIds.delete(id);
    if (openRequestIds.size === 0) onAllAnswered();
  };
  const { onmessage } = transport;
  const sendToTransport = transport.send.bind(transport);
  Object.assign(transport, {
    onmessage: (message: JSONRPCMessage) => {
      if ("method" in message && "id" in message) openRequestIds.add(message.id);
      if ("method" in message && message.method === "notifications/cancelled") {
        closeRequest(memberAt(message, "params", "requestId"));
      }
      onmessage?.(message);
    },
    send: async (message: JSONRPCMessage) => {
      await sendToTransport(message);
      if (!("method" in message)) closeRequest(message.id);
    },
  });
  return async () => {
    if (openRequestIds.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    onAllAnswered = resolve;
    const timer = setTimeout(resolve, maxAnsweringMs);
    await promise;
    clearTimeout(timer);
  };
}

/** Creates a log on stderr, since stdout is for the protocol alone. `secrets` are removed from it. */
function createToolLog(write: (text: string) => void, secrets: readonly string[]) {
  const redact = createRedactorOfAll(secrets);
  const writeLine = (text: string): void => write(`anchor-artifacts-mcp: ${redact(text)}\n`);
  return {
    request: ({ path, requestId, milliseconds, result, wasCutOff }: RequestEvent): void => {
      // If the answer was not waited for, a stamp or a report may be paid for; a check costs nothing.
      const outcome =
        wasCutOff === true && path !== routes.check ? "was sent, its answer not waited for: it may be paid," : result;
      writeLine(`POST ${path} ${outcome} ${milliseconds} ms, request ${requestId}`);
    },
    /** Logs a defect, or any other failure that no call's answer mentions, without the secrets of the call. */
    error: (thrown: unknown, secretsOfCall: readonly string[] = []): void => {
      const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      writeLine(createRedactorOfAll(secretsOfCall)(text));
    },
    /** Logs that input is no message. Of the error only the name is logged: its text may quote an API key. */
    protocol: ({ name }: Error): void => writeLine(`input that is not a message of the protocol (${name})`),
  };
}

type ToolLog = ReturnType<typeof createToolLog>;

/** The time between two progress notifications, in milliseconds. Hosts end a call after a minute without one. */
const progressIntervalMs = 3000;

/** Runs `work`. A caller that gave a progress token is told every few seconds that the work goes on. */
async function withProgress<Result>(
  { mcpReq }: ServerContext,
  work: () => Promise<Result>,
  onError: (error: unknown) => void,
): Promise<Result> {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return work();
  const startedAt = performance.now();
  const notify = async (): Promise<void> => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const params = { progressToken, progress: seconds, message: `Waiting for the service, ${seconds} s so far.` };
    await mcpReq.notify({ method: "notifications/progress", params }).catch(onError);
  };
  const timer = setInterval(() => void notify(), progressIntervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
