import { openKeyFile, runKeyCommand } from "#service/admin/key-books.ts";
import { createKeyring, toKeyHash, type KeyLimits } from "#service/admin/keys.ts";

/** Accepts these keys, without limits. */
export function keyringOf(...keys: readonly string[]) {
  const entries = keys.map((key) => ({ name: `of ${key}`, hash: toKeyHash(key), limits: {} }));
  return createKeyring(() => entries);
}

/** Adds a key to the key file `file`; returns it. */
export async function addKey(file: string, key: string, limits: KeyLimits): Promise<string> {
  return await runKeyCommand({ name: "add-key", key, limits }, openKeyFile(file));
}
