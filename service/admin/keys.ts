/** Keys: what each allows, how it is made and recognised, how its rate is counted, and where an operator keeps it. */
import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { appendFile, open } from "node:fs/promises";

import { AnchorError } from "../../src/core/errors.ts";
import { decodeText, decodeUtf8 } from "../../src/core/json.ts";
import { readNamedFile } from "../options.ts";
import type { Command } from "../settings.ts";

export type Eventual<Value> = Value | Promise<Value>;

/** Whoever sent a key: the name of the key, or of the rule by which it was given, and its limits if there are any. */
export interface Caller {
  readonly name: string;
  /** The most requests a minute, and the most stamps in all. */
  readonly rate?: number | undefined;
  readonly count?: number | undefined;
}

/** A key that the service accepts; only the hash of the key is stored. */
export interface KeyEntry extends Caller {
  readonly hash: Buffer;
}

/** Finds stored keys, counts requests against rates, and keeps the secret of keys that are given for tokens. */
export interface KeySource {
  find(sent: string): Eventual<Caller | undefined>;
  /** Takes one of `rate` requests a minute for `name`; returns 0, or the whole seconds until one more is allowed. */
  take(name: string, rate: number): Eventual<number>;
  /** Returns 32 random bytes, the same for all processes that share the source. */
  secret(): Eventual<Buffer>;
}

/** Creates a source for one process, without stored keys; without `readSecret` its secret is gone when the process ends. */
export function createMemoryKeys(readSecret?: () => Promise<Buffer>): KeySource {
  const own = randomBytes(32);
  let kept: Buffer | undefined;
  const secret = async () => (kept ??= (await readSecret?.()) ?? own);
  return { find: () => undefined, take: createRateCounter(() => performance.now()), secret };
}

export type Keyring = ReturnType<typeof createKeyring>;

/** Accepts every key but an empty one, without limits: for trying things out on loopback. */
export const anyKeyKeyring: Keyring = {
  find: (sent) => (sent === null || sent === "" ? undefined : { name: "any" }),
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
      return exchangedKey.test(sent) ? findExchanged(sent) : madeKey.test(sent) ? source.find(sent) : undefined;
    },
    /** Takes one request from the caller's rate; returns 0, or the seconds until the rate allows one more request. */
    takeRequest: ({ name, rate }: Caller): Eventual<number> => (rate === undefined ? 0 : source.take(name, rate)),
  };
}

/** Finds the entry of `sent`; compares with all entries, also after a match, so that the time taken reveals nothing. */
function findEntry(entries: readonly KeyEntry[], sent: Buffer): KeyEntry | undefined {
  let found: KeyEntry | undefined;
  for (const entry of entries) if (timingSafeEqual(entry.hash, sent)) found = entry;
  return found;
}

const madeKey = /^anchor_[\w-]{43}$/;

/** Creates a key of 256 random bits; its prefix lets people and secret scanners see what it is. */
export function createKey(): string {
  return `anchor_${randomBytes(32).toString("base64url")}`;
}

/** Returns the hash by which a key is recognised; a fast hash is enough for a random key. */
export function toKeyHash(key: string): Buffer {
  return hash("sha3-256", key, "buffer");
}

/** The form of a key given for a token: it holds the name of its rule and when it ends, so nothing of it is stored. */
const exchangedKey = /^anchor_(?<content>[\w-]{52,140})$/;
const endBytes = 6;
const macBytes = 32;

const toMac = (secret: Buffer, content: Buffer) =>
  createHmac("sha256", secret).update("anchor-artifacts exchanged key\n").update(content).digest();

/** Makes the key of the rule `name` that works until `end`, in milliseconds since 1970. */
export function makeExchangedKey(secret: Buffer, name: string, end: number): string {
  const content = Buffer.concat([Buffer.alloc(endBytes), Buffer.from(name)]);
  content.writeUIntBE(end, 0, endBytes);
  return `anchor_${Buffer.concat([content, toMac(secret, content)]).toString("base64url")}`;
}

/** Returns the rule's name in the key `sent`; `undefined` if it was not made with `secret`, or its end has passed. */
export function readExchangedKey(secret: Buffer, sent: string, now: number): string | undefined {
  const bytes = Buffer.from(exchangedKey.exec(sent)?.groups?.["content"] ?? "", "base64url");
  if (bytes.length <= endBytes + macBytes) return undefined;
  const content = bytes.subarray(0, -macBytes);
  if (!timingSafeEqual(bytes.subarray(-macBytes), toMac(secret, content))) return undefined;
  return content.readUIntBE(0, endBytes) > now ? content.subarray(endBytes).toString() : undefined;
}

const minuteMs = 60_000;

/**
 * Asks for one of `rate` requests a minute, by the generic cell rate algorithm. After an idle minute `rate` requests
 * may come at once, then one at a time. `due` stands for all requests let in so far: it is when they are paid off, in
 * milliseconds, and 0 at first.
 *
 * @returns the next `due`, and 0 or the whole seconds until a request is let in
 */
export function admitRequest(due: number, now: number, rate: number): { readonly due: number; readonly wait: number } {
  // If the clock was set back, this keeps nobody out until it shows the old time again.
  const from = Math.min(Math.max(due, now), now + minuteMs);
  const next = from + minuteMs / rate;
  // Sums of fractions may be off by less than a hundredth of a millisecond.
  const early = next - now - minuteMs - 0.01;
  return early > 0 ? { due: from, wait: Math.ceil(early / 1000) } : { due: next, wait: 0 };
}

/** With so many names, those whose requests are paid off are forgotten. */
const maxNames = 10_000;

/** Creates a function that asks for one request of a name, counted in this process; `now` returns milliseconds. */
export function createRateCounter(now: () => number): (name: string, rate: number) => number {
  const dues = new Map<string, number>();
  return (name, rate) => {
    const time = now();
    if (dues.size >= maxNames && !dues.has(name)) for (const [known, due] of dues) if (due <= time) dues.delete(known);
    const { due, wait } = admitRequest(dues.get(name) ?? 0, time, rate);
    dues.set(name, due);
    return wait;
  };
}

export interface KeyBook {
  /** Parts of sentences: what the book is, and when a removed key stops working. */
  readonly words: Readonly<Record<"subject" | "end", string>>;
  list(): Eventual<readonly Caller[]>;
  /** Adds a key; returns false when its name is taken. */
  add(entry: KeyEntry): Promise<boolean>;
  /** Removes the key of a name; returns false when there is none. */
  remove(name: string): Promise<boolean>;
}

/**
 * Does what `command` says to the keys of `book`.
 *
 * @returns a new key, which is stored nowhere, or what was done, as a sentence; never a hash
 * @throws AnchorError `INPUT_INVALID` when the name is taken, or there is no such key; Error when the book is unusable
 */
export async function runKeyCommand(command: Command, book: KeyBook): Promise<string> {
  const { subject, end } = book.words;
  const { word: name, rate, count } = command;
  if (command.name === "list-keys")
    return (
      (await book.list()).map((caller) => `${caller.name}${formatLimits(caller)}`).join("\n") || "There are no keys."
    );
  if (command.name === "remove-key") {
    if (await book.remove(name)) return `The key ${name} is removed, and ends ${end}.`;
    throw new AnchorError("INPUT_INVALID", `${subject} has no key named ${name}.`);
  }
  const key = createKey();
  if (await book.add({ name, hash: toKeyHash(key), rate, count })) return key;
  throw new AnchorError("INPUT_INVALID", `${subject} has a key named ${name} already.`);
}

const keyFileHead = "# One key a line: its name, the hash of the key, and what it may. Never the key itself.\n";

/** Opens the keys in `file`. A missing file is made with its first key, and only its owner may read it. */
export function openKeyFile(file: string): KeyBook {
  // What is written is UTF-8, also what is kept: a file of another encoding is not changed.
  const text = () => readNamedFile(`The key file ${file}`, () => decodeUtf8(readFileSync(file)));
  const has = (name: string) => parseKeyFile(text()).some((entry) => entry.name === name);
  return {
    words: { subject: `The key file ${file}`, end: "when the service reads the file again (SIGHUP)" },
    list: () => readKeyFile(file),
    async add(entry) {
      const isNew = !existsSync(file);
      if (!isNew && has(entry.name)) return false;
      const before = isNew ? keyFileHead : /[^\n]$/.test(text()) ? "\n" : "";
      // Appended, not replaced: the file keeps its owner and mode, which let the service read it.
      await appendFile(file, `${before}${formatKeyEntry(entry)}\n`, { mode: 0o600 });
      return true;
    },
    async remove(name) {
      if (!has(name)) return false;
      const isOther = (one: string) => one.trim().split(/[ \t]/)[0] !== name;
      const shorter = Buffer.from(text().split("\n").filter(isOther).join("\n"));
      await using handle = await open(file, "r+");
      // Cut only at the end: a file that was emptied first would have no keys if this were killed.
      await handle.writeFile(shorter);
      await handle.truncate(shorter.length);
      return true;
    },
  };
}

function formatLimits({ rate, count }: Caller): string {
  return `${rate === undefined ? "" : ` rate=${rate}`}${count === undefined ? "" : ` count=${count}`}`;
}

/** Writes the key file's line for a key, without the line break. */
export function formatKeyEntry(entry: KeyEntry): string {
  return `${entry.name} sha3-256:${entry.hash.toString("hex")}${formatLimits(entry)}`;
}

const line =
  /^(?<name>[\w.@-]{1,64}) sha3-256:(?<hash>[0-9a-f]{64})(?: rate=(?<rate>[1-9][0-9]{0,5}))?(?: count=(?<count>[1-9][0-9]{0,8}))?$/;

/**
 * Parses a key file: each line is `NAME sha3-256:HEX [rate=NUMBER] [count=NUMBER]`, empty, or begins with `#`.
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
    entries.set(name, { name, hash: Buffer.from(hex, "hex"), ...limits });
  }
  return [...entries.values()];
}

/** Reads the key file `file`. @throws Error naming the file, and the line when one line is wrong */
export function readKeyFile(file: string): readonly KeyEntry[] {
  return readNamedFile(`The key file ${file}`, () => parseKeyFile(decodeText(readFileSync(file))));
}
