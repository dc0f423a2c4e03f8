import { isAbsolute, join } from "node:path";

import { AnchorError } from "../core/errors.ts";
import { parseBaseUrl } from "../core/url.ts";

/** The values of the environment (interface §7), trimmed, empty when not set. Each is parsed when a tool needs it. */
export interface McpSettings {
  /** `ANCHOR_API_URL` */
  readonly apiUrl: string;
  /** `ANCHOR_API_KEY` */
  readonly apiKey: string;
  /** `ANCHOR_MAX_STAMPS` */
  readonly maximumStamps: string;
  /** `ANCHOR_READ_ONLY`: only tools that cost nothing are offered. */
  readonly readOnly?: string;
  /** `ANCHOR_CONFIRM`: the user is asked before a call that costs something, where the host can ask. */
  readonly confirm?: string;
  /** The folder of the journal that the processes of one user share; without one nothing is shared. */
  readonly stateDirectory?: string;
}

const defaultMaximumStamps = 100;

/** The fewest characters of a key that is redacted: a shorter text may occur in any answer by chance. */
export const shortestKey = 4;

/** Reads the settings without parsing them, so that a server with wrong settings can still report that. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): McpSettings {
  const read = (name: string): string => environment[name]?.trim() ?? "";
  // As the XDG base directory specification says, or Windows' own folder for local data.
  const home = read("HOME");
  const folders = [read("XDG_STATE_HOME"), read("LOCALAPPDATA"), home && join(home, ".local", "state")];
  const base = folders.find((path) => path !== "" && isAbsolute(path));
  return {
    apiUrl: read("ANCHOR_API_URL"),
    apiKey: read("ANCHOR_API_KEY"),
    maximumStamps: read("ANCHOR_MAX_STAMPS"),
    readOnly: read("ANCHOR_READ_ONLY"),
    confirm: read("ANCHOR_CONFIRM"),
    stateDirectory: base === undefined ? "" : join(base, "anchor-artifacts"),
  };
}

/** Whether a switch of the environment is on. An unknown word counts as on: each switch only forbids something. */
export function isOn(text = ""): boolean {
  return !/^(?:|0|false|no|off)$/i.test(text);
}

/** @throws AnchorError `API_URL_MISSING`, or `INPUT_INVALID` saying what is wrong with the address */
export function parseServiceUrl({ apiUrl }: McpSettings): URL {
  if (apiUrl === "") throw new AnchorError("API_URL_MISSING", "ANCHOR_API_URL is not set.");
  try {
    return parseBaseUrl(apiUrl);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw settingError("ANCHOR_API_URL", cause.message, cause);
  }
}

/**
 * Returns the key to use: the argument where it is given, else the environment's.
 *
 * @throws AnchorError `API_KEY_MISSING`, or `INPUT_INVALID` when it cannot stand in a header
 */
export function parseApiKey({ apiKey }: McpSettings, argument: string | undefined): string {
  const key = argument || apiKey;
  if (key === "") throw new AnchorError("API_KEY_MISSING", "ANCHOR_API_KEY is not set, and no api_key was given.");
  if (!/^[!-~]+$/.test(key)) throw settingError("ANCHOR_API_KEY", "it contains a space or a character outside ASCII");
  return key;
}

/** @throws AnchorError `INPUT_INVALID`: a limit that cannot be read must not become none */
export function parseMaximumStamps({ maximumStamps }: McpSettings): number {
  if (maximumStamps === "") return defaultMaximumStamps;
  if (!/^[0-9]{1,9}$/.test(maximumStamps)) throw settingError("ANCHOR_MAX_STAMPS", "it must be a whole number");
  return Number(maximumStamps);
}

function settingError(name: string, why: string, cause?: unknown): AnchorError {
  const hint = `Correct ${name} in the tool server's configuration, then restart the server.`;
  return new AnchorError("INPUT_INVALID", `${name} is not usable: ${why}.`, { cause, hint });
}
