import { isIP } from "node:net";
import { parseArgs } from "node:util";

import { parseChainName, parseNodeAddress, toSafeLink } from "../src/core/addresses.ts";
import { AnchorError, messageOf } from "../src/core/errors.ts";
import { findNearestWord } from "../src/core/match.ts";
import { nonEmpty, sentence, toLine, wrapLine } from "../src/core/text.ts";

/**
 * An option: the name of its value, empty for a switch; a function that reads the value, whose RangeError has the end
 * of a sentence that begins with the option's name; its purpose; its default, as text.
 */
type OptionRow = readonly [value: string, read: (given: string) => unknown, purpose: string, usual?: string];
type OptionRows = Readonly<Record<string, OptionRow>>;

const checkedText = (isRight: (given: string) => unknown, rule: string) => (given: string) => {
  if (!isRight(given)) throw new RangeError(`must be ${rule}`);
  return given;
};

const parsedBy = (parse: (given: string) => unknown) => (given: string) => {
  try {
    parse(given);
    return given;
  } catch (cause) {
    throw new RangeError(`cannot be used: ${messageOf(cause)}`, { cause });
  }
};

const numberFrom =
  (least: number, most: number, form = /^[0-9]{1,9}$/, what = "number") =>
  (given: string) => {
    if (form.test(given) && Number(given) >= least && Number(given) <= most) return Number(given);
    throw new RangeError(`${given} is not a ${what} from ${least} to ${most}`);
  };

/** Creates a reader of seconds that returns milliseconds. */
const secondsFrom = (least: number, most: number, form?: RegExp) => {
  const read = numberFrom(least, most, form, "number of seconds");
  return (given: string) => Math.ceil(read(given) * 1000);
};
const matchingText = (form: RegExp, rule: string) => checkedText((given) => form.test(given), rule);

// These rules never repeat what was given, since it may hold a secret.
const aFile = matchingText(/./, "the name of a file");
const aKey = matchingText(/^[\x21-\x7e]{1,256}$/, "1 to 256 characters of ASCII without spaces");
const aWay = matchingText(/^(?:digest|root)$/, "digest or root");
const anAddress = checkedText(isIP, "an IP address");
const aHash = matchingText(/^0x[0-9a-f]{64}$/i, "0x and 64 hexadecimal digits");
const postgres = matchingText(/^postgres(?:ql)?:\/\/./, "such as postgres://anchor@db.example/anchor");
const aStore = (given: string) => parsedBy((text) => new URL(text))(postgres(given));
// All users of the machine could read a password among the arguments of a process.
const bareNode = checkedText((given) => new URL(given).password === "", "without a password: use --node-password-file");
const aNode = (given: string) => bareNode(parsedBy(parseNodeAddress)(given));
// Answers carry the chain's name in a header, which is ASCII; clients check it by the rules of their own input for it.
const aHeader = matchingText(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/, "ASCII without spaces at its ends");
const aChainName = (given: string) => parsedBy(parseChainName)(aHeader(given));
// Clients send their keys to this address, so it is https, or http on this computer.
const anOrigin = (given: string) => {
  const link = toSafeLink(given) ?? "";
  if (URL.canParse(link) && link === `${new URL(link).origin}/`) return link.slice(0, -1);
  throw new RangeError("must be such as https://anchor.example");
};
const fraction = /^[0-9]+(?:\.[0-9]+)?$/;
const aSwitch = () => true as const;

/** Every option in the order of `--help`, in groups: what most people need first. */
const ofMost = {
  port: ["PORT", numberFrom(0, 65_535), "where to listen; 0 takes a free port", "8787"],
  data: ["FILE", aFile, "keep the ledger in this file; :memory: is gone when this stops", ":memory:"],
  apiKey: ["KEY", aKey, "accept this key alone, on loopback only (default: any that is not empty)"],
  blockTimeMs: ["SECONDS", secondsFrom(0, 86_400, fraction), "seconds until a stamp is in a block, 0 at once", "0"],
  chainName: [
    "TEXT",
    aChainName,
    "what answers call the chain; after the last space an explorer's https: address with {block}, {txpow} or {transaction}",
  ],
} as const satisfies OptionRows;
const ofReach = {
  listen: ["ADDRESS", anAddress, "where to listen; others than this machine need keys and TLS", "127.0.0.1"],
  apiKeys: ["FILE", aFile, "accept the keys whose hashes this file holds; read again on SIGHUP"],
  oidc: ["FILE", aFile, "give a key for a token of GitHub's that fits a rule of this file; read again on SIGHUP"],
  tlsCert: ["FILE", aFile, "the certificate with its chain, PEM; read again on SIGHUP"],
  tlsKey: ["FILE", aFile, "the certificate's private key, PEM"],
  maxConnections: ["NUMBER", numberFrom(1, 1e6), "most at a time (default: 128 fewer than descriptors, at most 10000)"],
  drainMs: ["SECONDS", secondsFrom(0, 600), "how long it still answers after SIGTERM, when /ready says no", "5"],
  publicUrl: ["URL", anOrigin, "where clients reach this, such as https://anchor.example behind a proxy"],
} as const satisfies OptionRows;
const ofChain = {
  node: [
    "URL",
    aNode,
    "anchor on the chain of this node's RPC, https: or on this machine; needs --data or --store, and the others go with it",
  ],
  nodePasswordFile: ["FILE", aFile, "the node's password; or ANCHOR_NODE_PASSWORD in the environment"],
  nodeCa: ["FILE", aFile, "the node's own certificate, or that of its authority, PEM"],
  anchor: ["digest|root", aWay, "each digest in a state of its own, or the root of many", "digest"],
  batchIntervalMs: ["SECONDS", secondsFrom(0, 86_400), "how long a batch gathers before its root goes", "60"],
  confirmations: ["NUMBER", numberFrom(0, 1000), "blocks on top until a hash counts as found", "3"],
  queue: ["NUMBER", numberFrom(0, 10_000_000), "most stamps and proof requests that may wait", "100000"],
  staleAfterMs: ["SECONDS", secondsFrom(1, 999_999_999), "age of the last block from which /health says no", "1800"],
  address: ["ADDRESS", aHash, "where stamps go (default: where nobody can spend)"],
  mintTrace: ["", aSwitch, "the trace of a report is a token, which stays in the wallet for ever"],
  store: [
    "URL",
    aStore,
    "keep all in this PostgreSQL, for any number of processes; or ANCHOR_STORE in the environment",
  ],
  noWorker: ["", aSwitch, "with --store: only answer, and leave the anchoring to other processes"],
} as const satisfies OptionRows;
const ofCommands = {
  rate: ["NUMBER", numberFrom(1, 999_999), "add-key: most requests a minute (default: no limit)"],
  count: ["NUMBER", numberFrom(1, 999_999_999), "add-key: most stamps in all (default: no limit)"],
  plan: ["", aSwitch, "migrate: only say what would be done"],
} as const satisfies OptionRows;

const table = { ...ofMost, ...ofReach, ...ofChain, ...ofCommands };
const rows = new Map(Object.entries<OptionRow>(table).map(([key, row]) => [toOptionName(key), { key, row }]));

export const optionNames: readonly string[] = [...rows.keys()];

type Table = typeof table;
export type OptionKey = keyof Table;

/** The values of the options that were given; a switch is `true` or absent. */
export type Values = { readonly [Key in OptionKey]?: ReturnType<Table[Key][1]> };

type UsualKey = {
  [Key in OptionKey]: Table[Key] extends readonly [unknown, unknown, unknown, string] ? Key : never;
}[OptionKey];

/** The values, with the defaults of options that were not given. */
export type ServiceSettings = Values & Required<Pick<Values, UsualKey>>;

/** Returns the name of an option, as it stands after `--`, where times are in seconds. */
export function toOptionName(key: string): string {
  return key.replace(/Ms$/, "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Writes an option on lines that fit a terminal of 80 columns. */
function describeOption([key, [value, , purpose, usual]]: readonly [key: string, OptionRow]): string {
  const says = usual === undefined ? purpose : `${purpose} (default ${usual})`;
  return `${`  --${toOptionName(key)} ${value}`.trimEnd()}\n${wrapLine(`      ${says}`, 80, 6)}`;
}

const describeGroup = (title: string, group: OptionRows): string =>
  [title, ...Object.entries(group).map(describeOption)].join("\n");

/**
 * The operator's commands: the word after each, empty for none; lists of options, one of each list is needed; the
 * purpose.
 */
export const commands = {
  backup: ["FILE", [["data"]], "writes a sound copy of the ledger, also while a service uses it"],
  "add-key": ["NAME", [["apiKeys", "store"]], "prints a new key once, and keeps its hash"],
  "list-keys": ["", [["apiKeys", "store"]], "whose keys there are, and what they may"],
  "remove-key": ["NAME", [["apiKeys", "store"]], "ends a key"],
  migrate: ["", [["store"]], "brings a store to this version, and makes its tables"],
  move: ["", [["data"], ["store"]], "copies a queue made with --node into an empty store"],
} as const satisfies Readonly<Record<string, CommandRow>>;

export type CommandRow = readonly [word: string, needs: readonly (readonly OptionKey[])[], purpose: string];

function describeCommand([name, [word, needs, purpose]]: readonly [name: string, CommandRow]): string {
  const options = needs.map((keys) => keys.map((key) => `--${toOptionName(key)} ${table[key][0]}`).join(" or "));
  return `  ${nonEmpty([name, word, ...options]).join(" ")}\n${wrapLine(`      ${purpose}`, 80, 6)}`;
}

export const help = `Usage: anchor-artifacts service [OPTION…]

Examples
  anchor-artifacts service --port 8787 --data chain.ledger
  anchor-artifacts service add-key releases --api-keys keys.json --rate 600

${describeGroup("What most people need", ofMost)}

${describeGroup("For other machines", ofReach)}

${describeGroup("On a real chain", ofChain)}

${describeGroup("With commands", ofCommands)}

Commands beside a service
${Object.entries(commands).map(describeCommand).join("\n")}

Exit codes
  0    it was asked to end, or the command is done
  4    it could not start or go on

Signals: SIGTERM and SIGINT finish the requests under way and stop, SIGTERM
after --drain; SIGHUP reads keys and certificate again. On Windows Ctrl-C and
Ctrl-Break stop it, and nothing is read again: start it anew after a change.`;

/**
 * Splits the arguments after the program's name into values and other words.
 *
 * @throws AnchorError `INPUT_INVALID` for an option that is unknown, is given twice, lacks its value or has a wrong one
 */
export function parseServiceOptions(args: readonly string[]): { values: Values; positionals: readonly string[] } {
  const forms = [...rows].map(([name, { row }]) => [name, { type: row[0] === "" ? "boolean" : "string" }] as const);
  // Not strict, so that mistakes are told in our sentences, not in Node's.
  const config = { options: Object.fromEntries(forms), strict: false, tokens: true, allowPositionals: true } as const;
  const { tokens } = parseArgs({ args: [...args], ...config });
  const values = new Map<string, unknown>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const { key: known, row } = rows.get(name) ?? {};
    if (known === undefined || row === undefined) {
      const meant = findNearestWord(name, optionNames);
      throw optionError(`${toLine(rawName)} is not an option${meant === undefined ? "" : `. Do you mean --${meant}?`}`);
    }
    if (values.has(known)) throw optionError(`--${name} is given twice`);
    if (row[0] === "" && value !== undefined) throw optionError(`--${name} takes no value`);
    // What looks like the next option is no value. A negative number is one, and the option's own rule refuses it.
    if (row[0] !== "" && (value === undefined || (!inlineValue && /^-[^0-9]/.test(value))))
      throw optionError(`--${name} lacks its value; one that begins with - is written --${name}=VALUE`);
    values.set(known, readOption(known, row, value ?? ""));
  }
  const positionals = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  return { values: Object.fromEntries(values), positionals };
}

function readOption(key: string, [, read]: OptionRow, given: string): unknown {
  try {
    return read(given);
  } catch (error) {
    if (error instanceof RangeError) throw optionError(`--${toOptionName(key)} ${error.message}`, error);
    throw error;
  }
}

/** Reads the store's address from the environment by the rules of the option `--store`. */
export const readStore = (given: string): string => String(readOption("store", table.store, given));

/** Refuses, for a service, the options of a chain where there is no `--node`, and the options of commands. */
export function refuseForeign(values: Values): void {
  const find = (group: OptionRows) =>
    Object.entries(values).find(([key, value]) => key !== "node" && value !== undefined && Object.hasOwn(group, key));
  const [[ofNode] = [], [ofCommand] = []] = [values.node === undefined ? find(ofChain) : undefined, find(ofCommands)];
  if (ofNode !== undefined) throw optionError(`--${toOptionName(ofNode)} goes with --node`);
  if (ofCommand !== undefined) throw optionError(`--${toOptionName(ofCommand)} goes with a command`);
}

/** Returns `values`, with the defaults of options that were not given. */
export function withUsual(values: Values): ServiceSettings {
  const usual = Object.entries<OptionRow>(table).filter(([, row]) => row[3] !== undefined);
  return {
    ...Object.fromEntries(usual.map(([key, row]) => [key, row[1](row[3] ?? "")])),
    ...values,
  } as ServiceSettings;
}

/** Creates the one-line error about a wrong argument. */
export function optionError(problem: string, cause?: unknown): AnchorError {
  return new AnchorError("INPUT_INVALID", `${sentence(problem)} See "anchor-artifacts service --help".`, { cause });
}

/** Returns what `read` makes of a file that an operator names. @throws Error that begins with `what`, and says why */
export function readNamedFile<Content>(what: string, read: () => Content): Content {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${what} cannot be used: ${messageOf(cause)}.`, { cause });
  }
}
