import { createKeyring, toKeyHash, type Keyring } from "#service/admin/keys.ts";
import { openStampCounts } from "#service/admin/limits.ts";

/** Accepts these keys, without limits. */
export function keyringOf(...keys: readonly string[]): Keyring {
  const entries = keys.map((key) => ({ name: `of ${key}`, hash: toKeyHash(key), limits: {} }));
  return createKeyring(() => entries, openStampCounts(":memory:"));
}
