/** The bytes of transactions and blocks, taken apart by their hashes alone. */
import { createHash } from "node:crypto";

export function sha3(bytes: Uint8Array): Buffer {
  return createHash("sha3-256").update(bytes).digest();
}

/** Where the body of a transaction or block starts: its hash ends the header, and a byte 1 stands between them. */
export function bodyStartOf(bytes: Buffer): number {
  const isBody = (at: number): boolean => sha3(bytes.subarray(at)).equals(bytes.subarray(at - 33, at - 1));
  const start = [...bytes.keys()].find((at) => at > 33 && isBody(at));
  if (start === undefined) throw new TypeError("these bytes have no body");
  return start;
}
