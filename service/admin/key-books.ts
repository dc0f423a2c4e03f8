/** Where an operator keeps keys, in a file or in a store, and the commands about them. */
import { appendFile, open } from "node:fs/promises";
import { existsSync, readFileSync } from "node:fs";

import { AnchorError } from "../../src/core/errors.ts";
import { decodeText, decodeUtf8 } from "../../src/core/json.ts";
import { readNamedFile } from "../named-file.ts";
import type { Command } from "../settings.ts";
import { createKey, toKeyHash, type Caller, type Eventual, type KeyEntry } from "./keys.ts";

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
