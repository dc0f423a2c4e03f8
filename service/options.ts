import { parseArgs } from "node:util";

import { AnchorError, messageOf } from "../src/core/errors.ts";

/** Every option in the order of `--help`: the name of its value, empty for a switch, and its purpose. */
const options = {
  port: { value: "PORT", about: "where to listen; 0 takes a free port (default 8787)" },
  data: { value: "FILE", about: "keep the ledger in this file (default: in memory, gone when this stops)" },
  store: {
    value: "URL",
    about: "with --node: keep all in this PostgreSQL, for any number of processes; or ANCHOR_STORE in the environment",
  },
  "no-worker": { value: "", about: "with --store: only answer, and leave the anchoring to other processes" },
  "api-key": { value: "KEY", about: "accept this key alone, on loopback only (default: any that is not empty)" },
  "block-time": { value: "SECONDS", about: "seconds until a stamp is in a block (default 0: at once)" },
  listen: { value: "ADDRESS", about: "the IP address to listen on (default 127.0.0.1); others need keys and TLS" },
  "api-keys": { value: "FILE", about: "accept the keys whose hashes this file holds; read again on SIGHUP" },
  oidc: {
    value: "FILE",
    about: "give a key for a token of GitHub's that fits a rule of this file; read again on SIGHUP",
  },
  "tls-cert": { value: "FILE", about: "the certificate with its chain, PEM; read again on SIGHUP" },
  "tls-key": { value: "FILE", about: "the certificate's private key, PEM" },
  "public-url": { value: "URL", about: "where clients reach this, such as https://anchor.example behind a proxy" },
  "chain-name": { value: "TEXT", about: "what answers call the chain, such as its name in the operator's papers" },
  node: { value: "URL", about: "anchor on the chain of this node's RPC, https: or on this machine" },
  "node-password-file": { value: "FILE", about: "the node's password; or ANCHOR_NODE_PASSWORD in the environment" },
  "node-ca": { value: "FILE", about: "the node's own certificate, or that of its authority, PEM" },
  anchor: {
    value: "WAY",
    about: "with --node: each digest in a state of its own, or the root of many (default digest)",
  },
  "batch-interval": {
    value: "SECONDS",
    about: "with --node: how long a batch gathers before its root goes (default 60)",
  },
  confirmations: { value: "NUMBER", about: "with --node: blocks on top until a hash counts as found (default 3)" },
  queue: { value: "NUMBER", about: "with --node: most stamps and proof requests that may wait (default 100000)" },
  address: { value: "ADDRESS", about: "with --node: where stamps go (default: where nobody can spend)" },
  "mint-trace": {
    value: "",
    about: "with --node: the trace of a report is a token, which stays in the wallet for ever",
  },
  rate: { value: "NUMBER", about: "add-key: most requests a minute (default: no limit)" },
  count: { value: "NUMBER", about: "add-key: most stamps in all (default: no limit)" },
} as const satisfies Record<string, { readonly value: string; readonly about: string }>;

/** The given value of each option; a switch is `true` or absent. */
export type Values = { readonly [Name in keyof typeof options]?: string };

const usageText = "Usage: anchor-artifacts service [OPTION…]; --help lists all options";

const names = Object.keys(options) as (keyof typeof options)[];

/** Breaks a text into lines that a terminal of 80 columns shows whole. */
function wrap(text: string): string {
  return text.replaceAll(/(.{1,72})(?: +|$)/g, "      $1\n").trimEnd();
}

/** The text of `--help`. */
export const help = `${usageText}

${names.map((name) => `  --${name} ${options[name].value}`.trimEnd() + `\n${wrap(options[name].about)}`).join("\n")}

Commands beside a service:

  backup FILE --data FILE
      writes a sound copy of the ledger, also while a service uses it
  add-key NAME --api-keys FILE [--rate NUMBER] [--count NUMBER]
      prints a new key once and adds its hash to the file
  add-key NAME --store URL
      the same for a key in the store
  migrate --store URL
      makes the tables of the store, or brings them to this version
  move --data FILE --store URL
      copies a queue made with --node into an empty store

Signals: SIGTERM and SIGINT finish the requests under way and stop; SIGHUP
reads keys and certificate again.`;

/**
 * Splits the arguments after the program's name into values by option and other words.
 *
 * @throws AnchorError `INPUT_INVALID` for an option that is unknown or lacks its value
 */
export function parseServiceOptions(args: readonly string[]): { values: Values; positionals: readonly string[] } {
  const types = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, { type: value === "" ? "boolean" : "string" }] as const),
  );
  try {
    const parsed = parseArgs({ args: joinNegatives(args), options: types, allowPositionals: true });
    const values = Object.entries(parsed.values).map(([name, value]) => [name, String(value)]);
    return { values: Object.fromEntries(values) as Values, positionals: parsed.positionals };
  } catch (cause) {
    const [problem = ""] = messageOf(cause).split(/\.?(?:\n|$)/);
    const [, name] = /^Option '(--[\w-]+)' argument is ambiguous$/.exec(problem) ?? [];
    throw optionError(
      name ? `${name} lacks its value; one that begins with - is written ${name}=VALUE` : problem,
      cause,
    );
  }
}

/** Joins a negative number to the option before it as its value; the option then says what it takes. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? "";
    if (/^-[0-9]/.test(arg) && /^--[a-z-]+$/.test(before)) joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

/** Creates the one-line error about a wrong argument: `problem` has no full stop at its end. */
export function optionError(problem: string, cause?: unknown): AnchorError {
  return new AnchorError("INPUT_INVALID", `${problem}. ${usageText}`, { cause });
}
