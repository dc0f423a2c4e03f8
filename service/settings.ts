import { isIP } from "node:net";

import { parseChainName } from "../src/core/chain-name.ts";
import { messageOf } from "../src/core/errors.ts";
import { withoutUndefined } from "../src/core/members.ts";
import { nearestWord } from "../src/words/nearest.ts";
import { toLine } from "../src/core/text.ts";
import { toSafeLink } from "../src/core/url.ts";
import type { KeyCommand } from "./admin/key-books.ts";
import type { NodeSettings, QueuePlace } from "./chain-node.ts";
import { isLoopbackAddress } from "./http/listen.ts";
import { checkNeeds, optionError, parseNumber, parseServiceOptions, type Values } from "./options.ts";

export type ServiceSettings = QueuePlace & Awaited<ReturnType<typeof toSettings>>;

export type TlsFiles = Readonly<Record<"cert" | "key", string>>;

export type ServiceCommand =
  | { readonly name: "serve"; readonly settings: ServiceSettings }
  | { readonly name: "backup"; readonly file: string; readonly data: string }
  | { readonly name: "migrate-file"; readonly data: string }
  | (KeyCommand & { readonly apiKeys: string })
  | StoreCommand;

export type StoreCommand = { readonly store: string } & (
  | KeyCommand
  | { readonly name: "migrate"; readonly isPlan: boolean }
  | { readonly name: "move"; readonly data: string }
);

const maxBlockTime = 86_400;

/**
 * Reads the arguments after the program's name.
 *
 * @throws AnchorError `INPUT_INVALID`, one line that says what is wrong and what is allowed
 */
export async function parseCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ServiceCommand> {
  const { values: given, positionals } = parseServiceOptions(args);
  const store = toStore(given.store ?? (environment["ANCHOR_STORE"] || undefined));
  const { store: _given, ...others } = given;
  const values: Values = { ...others, ...withoutUndefined({ store }) };
  const [name, target, ...rest] = positionals;
  if (name === undefined) return { name: "serve", settings: await toSettings(values) };
  if (name === "migrate" || name === "move") {
    if (target !== undefined) throw optionError(`${name} takes no further words`);
    if (values.data && values.plan !== undefined) throw optionError("--plan goes with --store, not with --data");
    if (name === "migrate" && values.data) return { name: "migrate-file", data: values.data };
    if (store === undefined)
      throw optionError(`${name} needs --store URL${name === "migrate" ? " or --data FILE" : ""}`);
    if (name === "migrate") return { name, store, isPlan: values.plan !== undefined };
    if (!values.data) throw optionError("move needs --data FILE, the queue to copy");
    return { name, data: values.data, store };
  }
  if (name === "list-keys" && target === undefined) return toKeyCommand({ name }, values);
  if (name !== "backup" && name !== "add-key" && name !== "remove-key") throw optionError(unknownCommand(name));
  if (target === undefined || rest.length > 0)
    throw optionError(`${name} takes one ${name === "backup" ? "file" : "name"}`);
  if (name === "add-key") return parseAddKeyCommand(target, values);
  if (name === "remove-key") return toKeyCommand({ name, key: target }, values);
  if (!values.data || values.data === ":memory:") throw optionError("backup needs --data FILE, the ledger to copy");
  if (target === "") throw optionError("backup names no file");
  return { name, file: target, data: values.data };
}

function unknownCommand(name: string): string {
  const meant = nearestWord(name, ["add-key", "backup", "list-keys", "migrate", "move", "remove-key"]);
  return `Unknown command ${toLine(name)}${meant === undefined ? "" : `. Do you mean ${meant}?`}`;
}

/** Returns the address of the store; never repeats it, for it may hold a password. */
function toStore(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!/^postgres(?:ql)?:\/\/./.test(url) || !URL.canParse(url))
    throw optionError("--store must be such as postgres://anchor@db.example/anchor");
  return url;
}

async function toSettings(values: Values) {
  checkNeeds(values);
  const { data = ":memory:", "api-key": apiKey, "block-time": blockTime = "0", store } = values;
  const chainName = values["chain-name"];
  if (data === "") throw optionError("--data names no file");
  if (store !== undefined && values.data !== undefined) throw optionError("--data and --store exclude each other");
  if (apiKey !== undefined && !/^[\x21-\x7e]{1,256}$/.test(apiKey)) {
    throw optionError("--api-key must be 1 to 256 characters of printable ASCII without spaces");
  }
  checkChainName(chainName);
  if (!/^[0-9]+(?:\.[0-9]+)?$/.test(blockTime) || Number(blockTime) > maxBlockTime) {
    throw optionError(`--block-time ${blockTime} is not a number of seconds from 0 to ${maxBlockTime}`);
  }
  return {
    port: parseNumber(values, "port", [0, 65_535]) ?? 8787,
    data,
    blockTimeMs: Math.ceil(Number(blockTime) * 1000),
    drainSeconds: parseNumber(values, "drain", [0, 600]) ?? 5,
    works: values["no-worker"] === undefined ? undefined : (false as const),
    ...toReach(values),
    apiKey,
    chainName,
    store,
    maxConnections: parseNumber(values, "max-connections", [1, 1_000_000]),
    node: await toNode(values),
  };
}

/** A header is of ASCII, and a client takes it as its own input of this name. */
function checkChainName(text: string | undefined): void {
  if (text === undefined) return;
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text))
    throw optionError("--chain-name must be printable ASCII without spaces at its ends");
  try {
    parseChainName(text);
  } catch (error) {
    throw optionError(`--chain-name cannot be used: ${messageOf(error)}`);
  }
}

/** Reads who may reach the service and how. Beyond loopback, own keys and TLS are required. */
function toReach(values: Values) {
  const { listen, "api-keys": apiKeys, "public-url": publicUrl, oidc, store } = values;
  const tls = toTls(values);
  if (listen !== undefined && isIP(listen) === 0) throw optionError(`--listen ${listen} is not an IP address`);
  if (apiKeys === "" || oidc === "") throw optionError("--api-keys and --oidc name one file each");
  if (apiKeys !== undefined && values["api-key"] !== undefined)
    throw optionError("--api-key and --api-keys cannot be used together");
  if (listen !== undefined && !isLoopbackAddress(listen)) {
    const reach = `--listen ${listen} can be reached from other machines, so it needs`;
    if (values["api-key"] !== undefined)
      throw optionError(`--api-key is for loopback only, so --listen ${listen} needs --api-keys FILE in its place`);
    if ((apiKeys ?? oidc ?? store) === undefined)
      throw optionError(`${reach} --api-keys FILE, --oidc FILE or --store URL`);
    if (tls === undefined) throw optionError(`${reach} --tls-cert and --tls-key`);
  }
  return { listen, publicUrl: publicUrl === undefined ? undefined : toOrigin(publicUrl), tls, apiKeys, oidc };
}

async function toNode(values: Values): Promise<NodeSettings | undefined> {
  if (values.node === undefined) return undefined;
  // Loaded only where needed: without it the service starts in less time.
  const { parseNodeSettings } = await import("./chain-node.ts");
  return parseNodeSettings(values.node, values);
}

function toTls({ "tls-cert": cert, "tls-key": key }: Values): TlsFiles | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (!cert || !key) throw optionError("--tls-cert and --tls-key name one file each, and go together");
  return { cert, key };
}

/** Reads an origin to which a key may be sent: https, or http on this computer. */
function toOrigin(text: string): string {
  const link = toSafeLink(text);
  const origin = link && new URL(link).origin;
  if (origin && link === `${origin}/`) return origin;
  throw optionError("--public-url must be such as https://anchor.example");
}

function parseAddKeyCommand(key: string, values: Values): ServiceCommand {
  if (!/^[\w.@-]{1,64}$/.test(key)) throw optionError("a key's name is 1 to 64 letters, digits and . _ - @");
  const rate = parseNumber(values, "rate", [1, 999_999]);
  const limits = withoutUndefined({ rate, count: parseNumber(values, "count", [1, 999_999_999]) });
  return toKeyCommand({ name: "add-key", key, limits }, values);
}

function toKeyCommand(command: KeyCommand, { "api-keys": apiKeys, store }: Values): ServiceCommand {
  if (apiKeys) return { ...command, apiKeys };
  if (store !== undefined) return { ...command, store };
  throw optionError(`${command.name} needs --api-keys FILE or --store URL`);
}
