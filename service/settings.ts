import { findNearestWord } from "../src/core/match.ts";
import { toLine } from "../src/core/text.ts";
import { isLoopbackAddress } from "./http/listen.ts";
import {
  commands,
  optionError,
  parseServiceOptions,
  readStore,
  refuseForeign,
  toOptionName,
  withUsual,
  type CommandRow,
  type ServiceSettings,
  type Values,
} from "./options.ts";

/** A command of an operator: the word after its name, empty where it takes none, and the values of its options. */
export type Command = Values & { readonly name: CommandName; readonly word: string };

type CommandName = keyof typeof commands;

/**
 * Reads the arguments after the program's name.
 *
 * @throws AnchorError `INPUT_INVALID`, one line that says what is wrong and what is allowed
 */
export function parseCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Command | { readonly name: "serve"; readonly settings: ServiceSettings } {
  const { values: given, positionals } = parseServiceOptions(args);
  const store = environment["ANCHOR_STORE"] || undefined;
  const values = given.store === undefined && store !== undefined ? { ...given, store: readStore(store) } : given;
  const [name, ...words] = positionals;
  if (name === undefined) return { name: "serve", settings: toSettings(values) };
  const known = Object.keys(commands).find((one): one is CommandName => one === name);
  if (known === undefined) {
    const meant = findNearestWord(name, Object.keys(commands));
    throw optionError(`Unknown command ${toLine(name)}${meant === undefined ? "" : `. Do you mean ${meant}?`}`);
  }
  const [word, needs]: CommandRow = commands[known];
  if (words.length !== (word === "" ? 0 : 1) || words[0] === "")
    throw optionError(`${name} takes ${word === "" ? "no further words" : `one ${word}`}`);
  for (const keys of needs)
    if (keys.every((key) => values[key] === undefined))
      throw optionError(`${name} needs ${keys.map((key) => `--${toOptionName(key)}`).join(" or ")}`);
  if (known === "backup" && values.data === ":memory:")
    throw optionError("backup needs --data FILE, the ledger to copy");
  if (known === "add-key" && !/^[\w.@-]{1,64}$/.test(words[0] ?? ""))
    throw optionError("a key's name is 1 to 64 letters, digits and . _ - @");
  return { name: known, word: words[0] ?? "", ...values };
}

function toSettings(values: Values): ServiceSettings {
  refuseForeign(values);
  const { data, store, node, blockTimeMs, apiKey, apiKeys, noWorker, tlsCert, tlsKey } = values;
  if (store !== undefined && data !== undefined) throw optionError("--data and --store exclude each other");
  if (node !== undefined && blockTimeMs !== undefined)
    throw optionError("--block-time is for the ledger without --node");
  if (node !== undefined && data === undefined && store === undefined)
    throw optionError("--node needs --data FILE or --store URL: what was taken must outlive this process");
  if (noWorker === true && store === undefined) throw optionError("--no-worker goes with --store");
  if (apiKeys !== undefined && apiKey !== undefined)
    throw optionError("--api-key and --api-keys cannot be used together");
  if ((tlsCert === undefined) !== (tlsKey === undefined)) throw optionError("--tls-cert and --tls-key go together");
  const settings = withUsual(values);
  if (!isLoopbackAddress(settings.listen)) checkReach(settings);
  return settings;
}

/** Refuses an address that other machines reach, unless the service has keys of its own and TLS. */
function checkReach({ listen, apiKey, apiKeys, oidc, store, tlsCert }: ServiceSettings): void {
  const reach = `--listen ${listen} can be reached from other machines, so it needs`;
  if (apiKey !== undefined)
    throw optionError(`--api-key is for loopback only, so --listen ${listen} needs --api-keys FILE in its place`);
  if ((apiKeys ?? oidc ?? store) === undefined)
    throw optionError(`${reach} --api-keys FILE, --oidc FILE or --store URL`);
  if (tlsCert === undefined) throw optionError(`${reach} --tls-cert and --tls-key`);
}
