import { createKeyring, openKeyFile, runKeyCommand, toKeyHash } from "#service/admin/keys.ts";
import type { Command } from "#service/settings.ts";

/** Accepts these keys, without limits. */
export function keyringOf(...keys: readonly string[]) {
  const entries = keys.map((key) => ({ name: `of ${key}`, hash: toKeyHash(key) }));
  return createKeyring(() => entries);
}

/** Adds a key to the key file `file`; returns it. */
export async function addKey(file: string, word: string, limits: Pick<Command, "rate" | "count">): Promise<string> {
  return await runKeyCommand({ name: "add-key", word, ...limits }, openKeyFile(file));
}
