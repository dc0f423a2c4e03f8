/** Performs the tools' operations by asking the service, and remembers stamps as long as the process lives. */
import { isAbsolute, join } from "node:path";

import type { RequestEvent } from "../api/call.ts";
import type { Client } from "../api/client.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Judgement } from "../core/row.ts";
import type { Mode } from "../evidence/run.ts";
import type { Clock } from "../host/host.ts";
import type { Cancellation } from "../host/signals.ts";
import { AnchorError } from "../core/errors.ts";
import { parseBaseUrl } from "../core/addresses.ts";
import { findKeyMistake } from "../core/text.ts";
import { createStampOnce, openSharedJournal, type SharedJournal, type StampOnce } from "./stamps.ts";
import type { ToolRequest } from "./tool-call.ts";

type ToolOperation = (client: Client, request: ToolRequest, signal: AbortSignal) => Promise<Judgement>;

interface SessionOptions {
  readonly cancellation: Cancellation;
  readonly onRequest: (event: RequestEvent) => void;
  readonly clock?: Clock;
  readonly onError?: (error: unknown) => void;
}

/** Creates a session. Each call parses the settings that it needs, so that the call's answer tells their mistakes. */
export function createSession(settings: McpSettings, options: SessionOptions) {
  const isReadOnly = isSwitchedOn(settings.readOnly);
  const clients = createClientCache(options);
  let journal: SharedJournal | undefined;
  let stampOnce: StampOnce | undefined;
  const openStampOnce = (): StampOnce => {
    const maxStamps = parseMaximumStamps(settings);
    const { stateDirectory: folder } = settings;
    const { onError = () => {} } = options;
    if (folder !== "") journal = openSharedJournal(folder, parseServiceUrl(settings).href, onError);
    return createStampOnce(maxStamps, options.clock, journal);
  };
  const operations: Readonly<Record<Mode, ToolOperation>> = {
    stamp: async (client, { digest }, signal) => {
      stampOnce ??= openStampOnce();
      return stampOnce(digest, client, AbortSignal.any([options.cancellation.stop, signal]));
    },
    check: (client, { digest }, signal) => client.check(digest, signal),
    verify: (client, { digest, fileName, fileSize }, signal) => {
      const details = { report: !isReadOnly, ...withoutUndefined({ fileName, fileSize }) };
      return client.verify(digest, details, signal);
    },
  };
  return {
    /** Texts that no answer may repeat. */
    secrets: [settings.apiKey],
    /** Whether the server offers only what costs nothing: no stamp, no report. */
    isReadOnly,
    /** Judges by the service's answer or failure. Throws AnchorError for bad settings and for a reached limit. */
    perform: async (mode: Mode, request: ToolRequest, signal: AbortSignal): Promise<Judgement> => {
      const base = parseServiceUrl(settings);
      const apiKey = parseApiKey(settings, request.apiKey);
      return operations[mode](await clients.open(base, apiKey), request, signal);
    },
    close: async (): Promise<void> => {
      await clients.close();
      journal?.close();
    },
  };
}

export type ToolSession = Readonly<ReturnType<typeof createSession>>;

/** The most clients that are kept: a caller that invents API keys must not open connections without end. */
const maxKeptClients = 8;
/** How long a request may take, in milliseconds: as long as hosts wait by default. A report may take twice as long. */
const requestTimeoutMs = 60_000;

/** Keeps one client of the service for each API key, and drops the oldest beyond {@link maxKeptClients}. */
export function createClientCache(options: Pick<SessionOptions, "cancellation" | "onRequest" | "clock">) {
  const clients = new Map<string, Client>();
  return {
    open: async (base: URL, apiKey: string): Promise<Client> => {
      // The client is loaded only by the first call, since a host starts all its tool servers, and calls few of them.
      const { createClient } = await import("../api/client.ts");
      const knownClient = clients.get(apiKey);
      // Once the service asks for a long wait, a client sends no more requests. A server then makes another client.
      if (knownClient?.isClosedByService() === false) return knownClient;
      const [oldestKey] = clients.size < maxKeptClients ? [] : clients.keys();
      if (oldestKey !== undefined) clients.delete(oldestKey);
      const client = createClient({ ...options, base, apiKey, timeoutMs: requestTimeoutMs });
      clients.set(apiKey, client);
      return client;
    },
    /** Closes the kept clients' connections. The session's cancellation ends those of dropped clients. */
    close: () => Promise.all([...clients.values()].map((client) => client.close())),
  };
}

const defaultMaxStamps = 100;

/**
 * Reads the settings as texts, empty where they are not set. They are parsed when a tool needs them, so that a server
 * with wrong settings starts, and can tell what is wrong.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const readVariable = (name: string): string => environment[name]?.trim() ?? "";
  // The folder for state (XDG base directory specification), or on Windows the folder for local data.
  const homeFolder = readVariable("HOME");
  const homeStateFolder = homeFolder && join(homeFolder, ".local", "state");
  const stateFolders = [readVariable("XDG_STATE_HOME"), readVariable("LOCALAPPDATA"), homeStateFolder];
  const stateFolder = stateFolders.find((path) => path !== "" && isAbsolute(path));
  return {
    apiUrl: readVariable("ANCHOR_API_URL"),
    apiKey: readVariable("ANCHOR_API_KEY"),
    maximumStamps: readVariable("ANCHOR_MAX_STAMPS"),
    readOnly: readVariable("ANCHOR_READ_ONLY"),
    /** The folder of the journal that a user's processes share; empty where there is none. */
    stateDirectory: stateFolder === undefined ? "" : join(stateFolder, "anchor-artifacts"),
  };
}

type McpSettings = Readonly<ReturnType<typeof readSettings>>;

/** Whether a setting such as ANCHOR_READ_ONLY is on. An unknown word counts as on, the safer side: it forbids more. */
export function isSwitchedOn(text: string): boolean {
  return !/^(?:|0|false|no|off)$/i.test(text);
}

/** Throws AnchorError `API_URL_MISSING`, or `INPUT_INVALID` with what is wrong with the address. */
function parseServiceUrl({ apiUrl }: McpSettings): URL {
  if (apiUrl === "") throw new AnchorError("API_URL_MISSING", "ANCHOR_API_URL is not set.");
  try {
    return parseBaseUrl(apiUrl);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw settingError("ANCHOR_API_URL", cause.message, cause);
  }
}

/**
 * Returns the API key: the call's `argument` if given, else the setting. Throws AnchorError `API_KEY_MISSING`, or
 * `INPUT_INVALID` for characters that an HTTP header cannot hold.
 */
function parseApiKey({ apiKey }: McpSettings, argument: string | undefined): string {
  const key = argument || apiKey;
  if (key === "") throw new AnchorError("API_KEY_MISSING", "ANCHOR_API_KEY is not set, and no api_key was given.");
  const mistake = findKeyMistake(key);
  if (mistake !== undefined) throw settingError("ANCHOR_API_KEY", `it ${mistake}`);
  return key;
}

/** Throws AnchorError `INPUT_INVALID` for a text that is no number: a mistake must not switch the limit off. */
function parseMaximumStamps({ maximumStamps }: McpSettings): number {
  if (maximumStamps === "") return defaultMaxStamps;
  if (!/^[0-9]{1,9}$/.test(maximumStamps)) throw settingError("ANCHOR_MAX_STAMPS", "it must be a whole number");
  return Number(maximumStamps);
}

function settingError(name: string, problem: string, cause?: unknown): AnchorError {
  const hint = `Correct ${name} in the tool server's configuration, then restart the server.`;
  return new AnchorError("INPUT_INVALID", `${name} is not usable: ${problem}.`, { cause, hint });
}
