import { hash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

import { messageOf } from "../../domain/errors.ts";
import type { KeyLimits } from "../settings.ts";

/** A key that the service accepts, by its hash. */
export interface KeyEntry {
  readonly name: string;
  readonly hash: Buffer;
  readonly limits: KeyLimits;
}

/** Says at the head of a new file what its lines are. */
export const keyFileHead = "# One key a line: its name, the hash of the key, and what it may. Never the key itself.\n";

const line =
  /^(?<name>[\w.@-]{1,64}) sha3-256:(?<hash>[0-9a-f]{64})(?: rate=(?<rate>[1-9][0-9]{0,5}))?(?: count=(?<count>[1-9][0-9]{0,8}))?$/;

/** A new key of 256 random bits; the prefix lets people and scanners see what it is. */
export function createKey(): string {
  return `anchor_${randomBytes(32).toString("base64url")}`;
}

/** The bytes by which a key is known; a fast hash is enough for a random key. */
export function toKeyHash(key: string): Buffer {
  return hash("sha3-256", key, "buffer");
}

/** The line of a key, without a line's end. */
export function formatKeyEntry({ name, hash: keyHash, limits: { rate, count } }: KeyEntry): string {
  const parts = [name, `sha3-256:${keyHash.toString("hex")}`, rate && `rate=${rate}`, count && `count=${count}`];
  return parts.filter((part) => part !== undefined).join(" ");
}

/**
 * Reads a key file: a line each, `NAME sha3-256:HEX [rate=NUMBER] [count=NUMBER]`; empty lines and `#` lines say nothing.
 *
 * @throws Error naming the line that is none, or the name that stands twice; never what the line holds
 */
export function parseKeyFile(text: string): readonly KeyEntry[] {
  const entries = text.split(/\r?\n/).flatMap((content, index) => {
    const trimmed = content.trim().replaceAll(/[ \t]+/g, " ");
    return trimmed === "" || trimmed.startsWith("#") ? [] : [parseKeyLine(trimmed, index + 1)];
  });
  const seen = new Set<string>();
  for (const { name } of entries) {
    if (seen.has(name)) throw new Error(`the name ${name} stands twice`);
    seen.add(name);
  }
  return entries;
}

/**
 * Reads the key file `file`.
 *
 * @throws Error naming the file, and the line where it is one that is wrong
 */
export function readKeyFile(file: string): readonly KeyEntry[] {
  try {
    return parseKeyFile(readFileSync(file, "utf8"));
  } catch (cause) {
    const reason = messageOf(cause);
    throw new Error(`The key file ${file} cannot be used: ${reason}.`, { cause });
  }
}

function parseKeyLine(text: string, number: number): KeyEntry {
  const { name, hash: hex, rate, count } = line.exec(text)?.groups ?? {};
  if (name === undefined || hex === undefined) {
    throw new Error(`line ${number} is not NAME sha3-256:HEX [rate=NUMBER] [count=NUMBER]`);
  }
  const limits = { ...(rate && { rate: Number(rate) }), ...(count && { count: Number(count) }) };
  return { name, hash: Buffer.from(hex, "hex"), limits };
}
