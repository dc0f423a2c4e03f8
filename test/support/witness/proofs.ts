/** Proofs of OpenTimestamps, written by other code than the one that reads them in the sources. */
import { createHash } from "node:crypto";

const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();
const sized = (bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from([bytes.length]), bytes]);
const varuint = (value: number): Buffer => {
  const digits = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) digits.push(rest % 128);
  return Buffer.from(digits.map((digit, index) => (index < digits.length - 1 ? digit + 128 : digit)));
};

/** What stands before the digest in a proof file over a SHA-256. */
export const head = Buffer.from("004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e892940108", "hex");

export function pending(uri: string): Buffer {
  return Buffer.concat([Buffer.from("0083dfe30d2ef90c8e", "hex"), sized(sized(Buffer.from(uri)))]);
}

export function bitcoin(height: number): Buffer {
  return Buffer.concat([Buffer.from("000588960d73d71901", "hex"), sized(varuint(height))]);
}

export function append(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([0xf0]), sized(bytes)]);
}

export const hash = Buffer.from([0x08]);

/** A proof file that puts `salt` behind the digest, hashes it, and ends with `end`. */
export function proofOf(text: string, end: Uint8Array, salt = Buffer.alloc(16, 7)): Buffer {
  return Buffer.concat([head, sha256(Buffer.from(text)), append(salt), hash, end]);
}

/** The root to which {@link proofOf} leads. */
export function rootOf(text: string, salt = Buffer.alloc(16, 7)): Buffer {
  return sha256(Buffer.concat([sha256(Buffer.from(text)), salt]));
}

/** The header of a made-up Bitcoin block, in hex. */
export function headerOf(root: Uint8Array, time: Date): string {
  const header = Buffer.alloc(80);
  header.writeUInt32LE(0x2000_0000, 0);
  header.set(root, 36);
  header.writeUInt32LE(time.getTime() / 1000, 68);
  header.writeUInt32LE(0x207f_ffff, 72);
  return header.toString("hex");
}
