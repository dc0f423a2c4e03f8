/** Performs the tools: one operation of the service each, with a memory that lasts as long as the process. */
import type { Client } from "../api/client.ts";
import { withoutUndefined } from "../core/members.ts";
import { errorOf, type Outcome } from "../core/outcome.ts";
import type { Mode } from "../core/report.ts";
import type { ToolRequest } from "./arguments.ts";
import type { Clients, ClientsOptions } from "./clients.ts";
import { createIntents, createStampOnce, type Intents, noIntents, settledAfterMs, type StampOnce } from "./stamps.ts";
import { isOn, type McpSettings, parseApiKey, parseMaximumStamps, parseServiceUrl } from "./settings.ts";

export interface Session {
  /** The texts that no answer may hold. */
  readonly secrets: readonly string[];
  /** Whether nothing is stamped and no report is made. */
  readonly isReadOnly?: boolean;
  /** Whether the user is asked before a call that costs something, where the host can ask. */
  readonly confirms?: boolean;
  /**
   * Does what one tool asks for.
   *
   * @throws AnchorError for missing settings or a reached limit; the service's failures are outcomes
   */
  readonly perform: (mode: Mode, asked: ToolRequest, signal: AbortSignal) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

type ToolOperation = (client: Client, asked: ToolRequest, signal: AbortSignal) => Promise<Outcome>;

export interface SessionOptions extends ClientsOptions {
  /** Receives errors that do not stop anything. */
  readonly onError?: (error: unknown) => void;
}

/** Creates the session; the first call parses the settings, so that a tool can say what they lack. */
export function createSession(settings: McpSettings, options: SessionOptions): Session {
  const isReadOnly = isOn(settings.readOnly);
  let clients: Promise<Clients> | undefined;
  let stampOnce: StampOnce | undefined;
  const intents = (): Intents => {
    const { stateDirectory: directory = "" } = settings;
    const { onError = () => {} } = options;
    const service = parseServiceUrl(settings).href;
    return directory === "" ? noIntents : createIntents({ directory, service, freshMs: settledAfterMs, onError });
  };
  const operations: Readonly<Record<Mode, ToolOperation>> = {
    stamp: async (client, { digest }, signal) => {
      stampOnce ??= createStampOnce(parseMaximumStamps(settings), options.clock, intents());
      return stampOnce(digest, client, AbortSignal.any([options.cancellation.stop, signal]));
    },
    check: (client, { digest }, signal) => client.check(digest, signal),
    verify: (client, { digest, fileName, fileSize }, signal) => {
      const details = { report: !isReadOnly, ...withoutUndefined({ fileName, fileSize }) };
      return client.verify(digest, details, signal);
    },
  };
  const perform: Session["perform"] = async (mode, asked, signal) => {
    const base = parseServiceUrl(settings);
    const apiKey = parseApiKey(settings, asked.apiKey);
    // A host starts every tool server that it knows and never calls most of them, so the HTTP client is loaded by the
    // first call.
    clients ??= import("./clients.ts").then(({ createClients }) => createClients(base, options));
    const { clientOf, release } = await clients;
    const outcome = await operations[mode](clientOf(apiKey), asked, signal);
    // A client that has to wait long refuses everything from then on: right for a run, not for a server.
    if (errorOf(outcome)?.code === "RATE_LIMITED") release(apiKey);
    return outcome;
  };
  const confirms = isOn(settings.confirm);
  return { secrets: [settings.apiKey], isReadOnly, confirms, perform, close: async () => (await clients)?.close() };
}
