import { existsSync, readFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";

import type { KeyLimits } from "../settings.ts";
import { createKey, formatKeyEntry, keyFileHead, readKeyFile, toKeyHash } from "./key-file.ts";

/**
 * Adds a new key named `name` to the key file `file`, making it for its owner alone when there is none; returns the
 * key, which stands nowhere else.
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
  // Appended, not replaced: the file keeps its owner and mode, by which the service may read it.
  await appendFile(file, `${before}${formatKeyEntry({ name, hash: toKeyHash(key), limits })}\n`, { mode: 0o600 });
  return key;
}
