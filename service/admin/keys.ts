/** Keys: who has each of them and what it allows, how it is made, and how it is recognised. */
import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";

import { createRateCounter } from "./rates.ts";

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
