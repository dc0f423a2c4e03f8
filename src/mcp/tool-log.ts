import type { ServerContext } from "@modelcontextprotocol/server";

import type { RequestEvent } from "../api/call.ts";
import { createRedactor } from "../api/redact.ts";
import { routes } from "../api/wire.ts";
import { shortestKey } from "./settings.ts";

/** Writes to stderr, one line for each entry: stdout carries the protocol alone. */
export interface ToolLog {
  readonly request: (event: RequestEvent) => void;
  /** Logs a defect, or a progress notification that could not be sent. */
  readonly error: (thrown: unknown) => void;
  /** Logs input that is no message. Its error is not printed: it quotes the input, which may hold a key. */
  readonly protocol: (error: Error) => void;
}

/** @param secrets redacted in every line */
export function createToolLog(write: (text: string) => void, secrets: readonly string[]): ToolLog {
  const redactors = secrets.map((secret) => createRedactor(secret, shortestKey));
  const redact = (text: string): string => redactors.reduce((rest, redactOne) => redactOne(rest), text);
  const line = (text: string): void => write(`anchor-artifacts-mcp: ${redact(text)}\n`);
  return {
    request: ({ path, requestId, milliseconds, result, isOpen = false }) => {
      // A check that was cancelled has cost nothing; a stamp or a report that was sent before that may be paid.
      const end = isOpen && path !== routes.check ? "was sent, its answer not waited for: it may be paid," : result;
      line(`POST ${path} ${end} ${milliseconds} ms, request ${requestId}`);
    },
    error: (thrown) => line(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)),
    protocol: ({ name }) => line(`input that is not a message of the protocol (${name})`),
  };
}

/** The time between two progress notifications, in milliseconds; hosts give up after a minute without one. */
const intervalMs = 3000;

/** Runs `work`; notifies a caller that gave a progress token every few seconds that the work still goes on. */
export async function withProgress<Result>(
  { mcpReq }: ServerContext,
  work: () => Promise<Result>,
  onError: (error: unknown) => void,
): Promise<Result> {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return work();
  const started = performance.now();
  const report = async (): Promise<void> => {
    const progress = Math.round((performance.now() - started) / 1000);
    const params = { progressToken, progress, message: `Waiting for the service, ${progress} s so far.` };
    await mcpReq.notify({ method: "notifications/progress", params }).catch(onError);
  };
  const timer = setInterval(() => void report(), intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
