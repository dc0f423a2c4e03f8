/** Bytes, compared and written as text. */

/** Bytes that no other thread can change: WebCrypto accepts no others. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Whether two byte strings are the same. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** Returns each byte as the character of its number. */
export function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
}

/**
 * Decodes base64 (RFC 4648 §4) with its padding.
 *
 * @throws RangeError
 */
export function fromBase64(text: string): Bytes {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new RangeError("it is not base64");
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}

/** Encodes bytes in base64 with its padding. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(latin1(bytes));
}
