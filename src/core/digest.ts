import { bytesToHex } from "@noble/hashes/utils.js";

/** A SHA3-256 digest (FIPS 202) as 64 lowercase hexadecimal digits. Only this module makes one. */
export type Digest = string & { readonly brand: "sha3-256" };

const lowercaseHex = /^[0-9a-f]{64}$/;

/** Whether `text` is a digest as the service's tools define it: 64 lowercase hex digits (spec §1). */
export function isDigest(text: string): text is Digest {
  return lowercaseHex.test(text);
}

/**
 * Reads a digest in any spelling seen on the wire: upper case, lower case, with or without `0x` (spec §2.3, §2.5).
 *
 * @returns the digest, or `undefined` when `text` is not one 32-byte hex value
 */
export function digestFromWire(text: unknown): Digest | undefined {
  if (typeof text !== "string") return undefined;
  const bare = text.replace(/^0x/i, "").toLowerCase();
  return isDigest(bare) ? bare : undefined;
}

/** A hash with the `0x` that proof files and the service may leave out; any other text stays as it is. */
export function toPrefixedHash(text: string): string {
  return text.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x");
}

/** The digest in `bytes`, which must be 32 long. */
export function digestFromBytes(bytes: Uint8Array): Digest {
  const hex = bytesToHex(bytes);
  if (!isDigest(hex)) throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
  return hex;
}

/** SHA3-256 of no bytes at all: everybody has it, so anchoring it proves nothing (FIPS 202 known answer). */
export const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a" as Digest;

/** Whether `text` is `digest` in any spelling of the wire. */
export function sameDigest(text: unknown, digest: Digest): boolean {
  return digestFromWire(text) === digest;
}
