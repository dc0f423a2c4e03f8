import { timingSafeEqual, hash, randomBytes } from "node:crypto";
import { readFileSync, existsSync } from "node:fs";
import { appendFile } from "node:fs/promises";

import { messageOf } from "../../src/core/errors.ts";
import { decodeText } from "../../src/core/json.ts";

/** A value at once, or later. */
export type Eventual<Value> = Value | Promise<Value>;

/** Decides which callers may use the service, and how often. */
export type Keyring = ReturnType<typeof createKeyring>;

/** Keys beside those of a file, which are found by more than a look into memory; and the rates of all keys. */
export interface KeySource {
  find(sent: string): Eventual<KeyEntry | undefined>;
  /** Takes one of `rate` requests a minute for `name`; returns 0, or the whole seconds until one more is allowed. */
  take(name: string, rate: number): Eventual<number>;
  /** Makes a key that works until `expires`, in milliseconds since 1970. */
  issue(name: string, limits: KeyLimits, expires: number): Eventual<string>;
}

/** Accepts every key but an empty one, without limits: for trying things out on loopback. */
export const openKeyring: Keyring = {
  find: (sent) => (sent === null || sent === "" ? undefined : { name: "any", hash: Buffer.alloc(0), limits: {} }),
  takeRequest: () => 0,
};

/** Creates a keyring that accepts the keys that `entries` returns at the time of each request, and those of `source`. */
export function createKeyring(entries: () => readonly KeyEntry[], source: KeySource = createMemoryKeys()) {
  return {
    /** Returns the entry of the key `sent`, or `undefined` when there is none. */
    find(sent: string | null): Eventual<KeyEntry | undefined> {
      if (sent === null || sent === "") return undefined;
      return findEntry(entries(), toKeyHash(sent)) ?? (madeKey.test(sent) ? source.find(sent) : undefined);
    },
    /** Takes one request from the entry's rate; returns 0, or the seconds until the rate allows one more request. */
    takeRequest: ({ name, limits: { rate } }: KeyEntry): Eventual<number> =>
      rate === undefined ? 0 : source.take(name, rate),
  };
}

/** Creates a source of keys that end with the process at the latest. */
export function createMemoryKeys(): KeySource {
  const issued = new Map<string, { readonly entry: KeyEntry; readonly expires: number }>();
  return {
    find(sent) {
      const found = issued.get(toKeyHash(sent).toString("hex"));
      return found !== undefined && found.expires > Date.now() ? found.entry : undefined;
    },
    take: createRateCounter(() => performance.now()),
    issue(name, limits, expires) {
      for (const [id, { expires: end }] of issued) if (end <= Date.now()) issued.delete(id);
      const key = createKey();
      issued.set(toKeyHash(key).toString("hex"), { entry: { name, hash: toKeyHash(key), limits }, expires });
      return key;
    },
  };
}

export const minuteMs = 60_000;

/**
 * Creates the `take` of a {@link KeySource} for one process, in any span of a minute; `now` returns milliseconds. A name
 * may have several rates, as while keys work that were given before a rule changed: each counts all its requests.
 */
export function createRateCounter(now: () => number): (name: string, rate: number) => number {
  const timesByName = new Map<string, number[]>();
  return (name, rate) => {
    const times = timesByName.get(name) ?? [];
    timesByName.set(name, times);
    const time = now();
    const waitMs = (times.at(-rate) ?? -Infinity) + minuteMs - time;
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    times.push(time);
    // Half at a time: so the list is moved once for as many requests as it holds.
    const half = Math.floor(times.length / 2);
    if ((times[half] ?? time) <= time - minuteMs) times.splice(0, half);
    return 0;
  };
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

/** A key that the service accepts; only the hash of the key is stored. */
export interface KeyEntry {
  readonly name: string;
  readonly hash: Buffer;
  readonly limits: KeyLimits;
}

/** The comment at the head of a new key file, which explains the lines below it. */
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

/** Writes the key file's line for a key, without the line break. */
export function formatKeyEntry({ name, hash: keyHash, limits: { rate, count } }: KeyEntry): string {
  const parts = [name, `sha3-256:${keyHash.toString("hex")}`, rate && `rate=${rate}`, count && `count=${count}`];
  return parts.filter((part) => part !== undefined).join(" ");
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
