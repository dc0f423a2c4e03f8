import { timingSafeEqual, hash, randomBytes } from "node:crypto";
import { readFileSync, existsSync } from "node:fs";
import { appendFile, writeFile } from "node:fs/promises";

import { messageOf } from "../../src/core/errors.ts";
import { decodeText } from "../../src/core/json.ts";
import { isExchangedKey } from "./exchanged-keys.ts";
import { createRateCounter } from "./rates.ts";

export type Eventual<Value> = Value | Promise<Value>;

export type Keyring = ReturnType<typeof createKeyring>;

/** Where a process counts the rates of all keys, and keeps the secret of keys that are given for a token. */
export interface KeySource {
  find(sent: string): Eventual<Caller | undefined>;
  /** Takes one of `rate` requests a minute for `name`; returns 0, or the whole seconds until one more is allowed. */
  take(name: string, rate: number): Eventual<number>;
  /** Returns 32 random bytes, the same for all processes that share the source. */
  secret(): Eventual<Buffer>;
}

/** Accepts every key but an empty one, without limits: for trying things out on loopback. */
export const anyKeyKeyring: Keyring = {
  find: (sent) => (sent === null || sent === "" ? undefined : { name: "any", limits: {} }),
  takeRequest: () => 0,
};

export const maxKeyLength = 256;

/**
 * Creates a keyring that accepts the keys that `entries` returns at the time of each request, those of `source`, and
 * those that `findExchanged` knows.
 */
export function createKeyring(
  entries: () => readonly KeyEntry[],
  source: KeySource = createMemoryKeys(),
  findExchanged: (sent: string) => Eventual<Caller | undefined> = () => undefined,
) {
  return {
    find(sent: string | null): Eventual<Caller | undefined> {
      if (sent === null || sent === "" || sent.length > maxKeyLength) return undefined;
      const entry = findEntry(entries(), toKeyHash(sent));
      if (entry !== undefined) return entry;
      return isExchangedKey(sent) ? findExchanged(sent) : madeKey.test(sent) ? source.find(sent) : undefined;
    },
    /** Takes one request from the caller's rate; returns 0, or the seconds until the rate allows one more request. */
    takeRequest: ({ name, limits: { rate } }: Caller): Eventual<number> =>
      rate === undefined ? 0 : source.take(name, rate),
  };
}

/** Creates a source for one process, whose secret ends with it. */
export function createMemoryKeys(): KeySource {
  const secret = randomBytes(32);
  return { find: () => undefined, take: createRateCounter(() => performance.now()), secret: () => secret };
}

/** Finds the entry of `sent`; compares with all entries, also after a match, so that the time taken reveals nothing. */
function findEntry(entries: readonly KeyEntry[], sent: Buffer): KeyEntry | undefined {
  let found: KeyEntry | undefined;
  for (const entry of entries) if (timingSafeEqual(entry.hash, sent)) found = entry;
  return found;
}

/** The limits of a key: requests a minute, and stamps in all; an absent member means no limit. */
export interface KeyLimits {
  readonly rate?: number;
  readonly count?: number;
}

/** Whose a key is: the name of the key, or of the rule by which it was given, and what it may. */
export interface Caller {
  readonly name: string;
  readonly limits: KeyLimits;
}

/** A key that the service accepts; only the hash of the key is stored. */
export interface KeyEntry extends Caller {
  readonly hash: Buffer;
}

const keyFileHead = "# One key a line: its name, the hash of the key, and what it may. Never the key itself.\n";

const line =
  /^(?<name>[\w.@-]{1,64}) sha3-256:(?<hash>[0-9a-f]{64})(?: rate=(?<rate>[1-9][0-9]{0,5}))?(?: count=(?<count>[1-9][0-9]{0,8}))?$/;

const madeKey = /^anchor_[\w-]{43}$/;

/** Creates a key of 256 random bits; its prefix lets people and secret scanners see what it is. */
export function createKey(): string {
  return `anchor_${randomBytes(32).toString("base64url")}`;
}

/** Returns the hash by which a key is recognised; a fast hash is enough for a random key. */
export function toKeyHash(key: string): Buffer {
  return hash("sha3-256", key, "buffer");
}

function formatLimits({ rate, count }: KeyLimits): string {
  return `${rate === undefined ? "" : ` rate=${rate}`}${count === undefined ? "" : ` count=${count}`}`;
}

/** Writes the key file's line for a key, without the line break. */
export function formatKeyEntry({ name, hash: keyHash, limits }: KeyEntry): string {
  return `${name} sha3-256:${keyHash.toString("hex")}${formatLimits(limits)}`;
}

/**
 * Reads a key file: a line each, `NAME sha3-256:HEX [rate=NUMBER] [count=NUMBER]`; empty and `#` lines are ignored.
 *
 * @throws Error naming the line that is wrong, or the name that occurs twice; never what the line holds
 */
export function parseKeyFile(text: string): readonly KeyEntry[] {
  const entries = new Map<string, KeyEntry>();
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const trimmed = content.trim().replaceAll(/[ \t]+/g, " ");
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const { name, hash: hex, rate, count } = line.exec(trimmed)?.groups ?? {};
    if (name === undefined || hex === undefined)
      throw new Error(`line ${index + 1} is not NAME sha3-256:HEX [rate=NUMBER] [count=NUMBER]`);
    if (entries.has(name)) throw new Error(`the name ${name} stands twice`);
    const limits = { ...(rate && { rate: Number(rate) }), ...(count && { count: Number(count) }) };
    entries.set(name, { name, hash: Buffer.from(hex, "hex"), limits });
  }
  return [...entries.values()];
}

/**
 * Reads the key file `file`.
 *
 * @throws Error naming the file, and the line when one line is wrong
 */
export function readKeyFile(file: string): readonly KeyEntry[] {
  try {
    return parseKeyFile(decodeText(readFileSync(file)));
  } catch (cause) {
    throw new Error(`The key file ${file} cannot be used: ${messageOf(cause)}.`, { cause });
  }
}

/**
 * Adds a new key named `name` to the key file `file`, and creates a missing file that only its owner may read; returns
 * the key, which is stored nowhere else.
 *
 * @throws Error when the name is taken or the file is no key file; the file is left as it was
 */
export async function addKey(file: string, name: string, limits: KeyLimits): Promise<string> {
  const isNew = !existsSync(file);
  if (!isNew && readKeyFile(file).some((entry) => entry.name === name)) {
    throw new Error(`The key file ${file} has a key named ${name} already.`);
  }
  const key = createKey();
  const before = isNew ? keyFileHead : /[^\n]$/.test(readFileSync(file, "utf8")) ? "\n" : "";
  // Appended, not replaced: the file keeps its owner and mode, which let the service read it.
  await appendFile(file, `${before}${formatKeyEntry({ name, hash: toKeyHash(key), limits })}\n`, { mode: 0o600 });
  return key;
}

/**
 * Removes the key named `name` from the key file `file`; its comments and its other lines stay as they are.
 *
 * @throws Error when there is no such key or the file is no key file
 */
export async function removeKey(file: string, name: string): Promise<void> {
  if (!readKeyFile(file).some((entry) => entry.name === name))
    throw new Error(`The key file ${file} has no key named ${name}.`);
  const isOther = (text: string) => text.trim().split(/[ \t]/)[0] !== name;
  const kept = readFileSync(file, "utf8").split("\n").filter(isOther);
  await writeFile(file, kept.join("\n"));
}

/** Writes whose keys there are and what they may, a line each; never a hash. */
export function formatCallers(callers: readonly Caller[]): string {
  return callers.map(({ name, limits }) => `${name}${formatLimits(limits)}`).join("\n") || "There are no keys.";
}

export type KeyCommand =
  | { readonly name: "add-key"; readonly key: string; readonly limits: KeyLimits }
  | { readonly name: "remove-key"; readonly key: string }
  | { readonly name: "list-keys" };

/** Does what `command` says to the key file `file`; returns what there is to say. */
export async function runOnKeyFile(command: KeyCommand, file: string): Promise<string> {
  if (command.name === "add-key") return await addKey(file, command.key, command.limits);
  if (command.name === "list-keys") return formatCallers(readKeyFile(file));
  await removeKey(file, command.key);
  return `The key ${command.key} is removed, and ends when the service reads the file again (SIGHUP).`;
}
