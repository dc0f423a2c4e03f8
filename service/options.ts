import { parseArgs } from "node:util";

import { AnchorError } from "../src/core/errors.ts";
import { nearestWord } from "../src/words/nearest.ts";
import { toLine, wrapLine } from "../src/core/text.ts";

/** The name of an option's value, empty for a switch; its purpose; and the option or command without which it is refused. */
type OptionForm = readonly [value: string, purpose: string, needs?: "--node" | "--store" | "add-key" | "migrate"];

/** Every option in the order of `--help`, in groups: what most people need first. */
const groups = {
  "What most people need": {
    port: ["PORT", "where to listen; 0 takes a free port (default 8787)"],
    data: ["FILE", "keep the ledger in this file (default: in memory, gone when this stops)"],
    "api-key": ["KEY", "accept this key alone, on loopback only (default: any that is not empty)"],
    "block-time": ["SECONDS", "seconds until a stamp is in a block (default 0: at once)"],
    "chain-name": [
      "TEXT",
      "what answers call the chain; after the last space an explorer's https: address with {block}, {txpow} or {transaction}",
    ],
  },
  "For other machines": {
    listen: ["ADDRESS", "the IP address to listen on (default 127.0.0.1); others need keys and TLS"],
    "api-keys": ["FILE", "accept the keys whose hashes this file holds; read again on SIGHUP"],
    oidc: ["FILE", "give a key for a token of GitHub's that fits a rule of this file; read again on SIGHUP"],
    "tls-cert": ["FILE", "the certificate with its chain, PEM; read again on SIGHUP"],
    "tls-key": ["FILE", "the certificate's private key, PEM"],
    "max-connections": ["NUMBER", "most connections at a time (default: 128 fewer than descriptors, at most 10000)"],
    drain: ["SECONDS", "how long it still answers after SIGTERM, when /ready says no (default 5)"],
    "public-url": ["URL", "where clients reach this, such as https://anchor.example behind a proxy"],
  },
  "On a real chain": {
    node: ["URL", "anchor on the chain of this node's RPC, https: or on this machine; the others go with it"],
    "node-password-file": ["FILE", "the node's password; or ANCHOR_NODE_PASSWORD in the environment", "--node"],
    "node-ca": ["FILE", "the node's own certificate, or that of its authority, PEM", "--node"],
    anchor: ["digest|root", "each digest in a state of its own, or the root of many (default digest)", "--node"],
    "batch-interval": ["SECONDS", "how long a batch gathers before its root goes (default 60)", "--node"],
    confirmations: ["NUMBER", "blocks on top until a hash counts as found (default 3)", "--node"],
    queue: ["NUMBER", "most stamps and proof requests that may wait (default 100000)", "--node"],
    "stale-after": ["SECONDS", "age of the last block from which /health says no (default 1800)", "--node"],
    address: ["ADDRESS", "where stamps go (default: where nobody can spend)", "--node"],
    "mint-trace": ["", "the trace of a report is a token, which stays in the wallet for ever", "--node"],
    store: [
      "URL",
      "keep all in this PostgreSQL, for any number of processes; or ANCHOR_STORE in the environment",
      "--node",
    ],
    "no-worker": ["", "with --store: only answer, and leave the anchoring to other processes", "--store"],
  },
  "With commands": {
    rate: ["NUMBER", "most requests a minute (default: no limit)", "add-key"],
    count: ["NUMBER", "most stamps in all (default: no limit)", "add-key"],
    plan: ["", "only say what would be done", "migrate"],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, OptionForm>>>>;

type Groups = typeof groups;

/** The given value of each option; a switch is `true` or absent. */
export type Values = { readonly [Name in { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]]?: string };

const forms: ReadonlyMap<string, OptionForm> = new Map(Object.values(groups).flatMap((rows) => Object.entries(rows)));

/** Writes an option on lines that a terminal of 80 columns shows whole. */
function describeOption([name, [value, purpose]]: readonly [name: string, OptionForm]): string {
  return `${`  --${name} ${value}`.trimEnd()}\n${wrapLine(`      ${purpose}`, 80, 6)}`;
}

const describedOptions = Object.entries(groups).map(([title, rows]) =>
  [title, ...Object.entries(rows).map(describeOption)].join("\n"),
);

export const help = `Usage: anchor-artifacts service [OPTION…]

Examples
  anchor-artifacts service --port 8787 --data chain.ledger
  anchor-artifacts service add-key releases --api-keys keys.json --rate 600

${describedOptions.join("\n\n")}

Commands beside a service
  backup FILE --data FILE
      writes a sound copy of the ledger, also while a service uses it
  add-key NAME --api-keys FILE [--rate NUMBER] [--count NUMBER]
      prints a new key once and adds its hash to the file
  list-keys --api-keys FILE
      whose keys there are, and what they may
  remove-key NAME --api-keys FILE
      ends a key
  add-key, list-keys and remove-key with --store URL
      the same for the keys in the store
  migrate --store URL
      makes the tables of the store, or brings them to this version, and says
      before what that is
  migrate --data FILE
      the same for the file of a queue made with --node
  move --data FILE --store URL
      copies a queue made with --node into an empty store

Exit codes
  0    it was asked to end, or the command is done
  4    it could not start or go on

Signals: SIGTERM and SIGINT finish the requests under way and stop, SIGTERM
after --drain; SIGHUP reads keys and certificate again. On Windows Ctrl-C and
Ctrl-Break stop it, and nothing is read again: start it anew after a change.`;

/**
 * Splits the arguments after the program's name into values by option and other words.
 *
 * @throws AnchorError `INPUT_INVALID` for an option that is unknown, is given twice or lacks its value
 */
export function parseServiceOptions(args: readonly string[]): { values: Values; positionals: readonly string[] } {
  const options = Object.fromEntries(
    [...forms].map(([name, [value]]) => [name, { type: value === "" ? "boolean" : "string" }] as const),
  );
  // Not strict: the sentences about mistakes are our own.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const form = forms.get(name);
    if (form === undefined) {
      const meant = nearestWord(name, [...forms.keys()]);
      throw optionError(`${toLine(rawName)} is not an option${meant === undefined ? "" : `. Do you mean --${meant}?`}`);
    }
    if (values.has(name)) throw optionError(`--${name} is given twice`);
    if (form[0] === "" && value !== undefined) throw optionError(`--${name} takes no value`);
    // The next option is not the value of this one; of a negative number, the option says what it takes.
    if (form[0] !== "" && (value === undefined || (!inlineValue && /^-[^0-9]/.test(value))))
      throw optionError(`--${name} lacks its value; one that begins with - is written --${name}=VALUE`);
    values.set(name, value ?? "true");
  }
  const positionals = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  return { values: Object.fromEntries(values), positionals };
}

/** Refuses an option of a service without the other option that it needs, and options of commands. */
export function checkNeeds(values: Values): void {
  const given: Readonly<Record<string, string>> = values;
  for (const [name, [, , needs]] of forms) {
    const isAlone = needs !== undefined && given[needs.replace("--", "")] === undefined;
    if (isAlone && given[name] !== undefined) throw optionError(`--${name} goes with ${needs}`);
  }
}

/** Reads the value of the option `name`, a whole number from `least` to `most`; `undefined` when it is not given. */
export function parseNumber(
  values: Values,
  name: keyof Values,
  [least, most]: readonly [least: number, most: number],
): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw optionError(`--${name} ${text} is not a number from ${least} to ${most}`);
}

/** Creates the one-line error about a wrong argument. */
export function optionError(problem: string, cause?: unknown): AnchorError {
  return new AnchorError(
    "INPUT_INVALID",
    `${problem.endsWith("?") ? problem : `${problem}.`} Help: anchor-artifacts service --help`,
    { cause },
  );
}
