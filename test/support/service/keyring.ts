import { createKeyring, toKeyHash } from "#service/admin/keys.ts";

/** Accepts these keys, without limits. */
export function keyringOf(...keys: readonly string[]) {
  const entries = keys.map((key) => ({ name: `of ${key}`, hash: toKeyHash(key), limits: {} }));
  return createKeyring(() => entries);
}
