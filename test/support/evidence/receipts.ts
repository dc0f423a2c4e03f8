/** The bytes of transactions and blocks, taken apart by their hashes alone. */
import { createHash } from "node:crypto";

import type { StatementReceipt } from "#evidence/statement.ts";

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

/** Where nonce, time and number of a block start, its difficulty, and what it says of its parents. */
export function headerPlaces(bytes: Buffer) {
  const numberEnd = (at: number): number => at + 2 + bytes.readUInt8(at + 1);
  const blobEnd = (at: number): number => at + 4 + bytes.readUInt32BE(at);
  const time = blobEnd(numberEnd(0));
  const block = numberEnd(time);
  const difficulty = numberEnd(block);
  return { nonce: 0, time, block, difficulty, parents: blobEnd(difficulty) };
}

/** `bytes` with `hex` in the place of those from `start` to `end`. */
export function replaced(bytes: Buffer, start: number, end: number, hex: string): Buffer {
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(hex, "hex"), bytes.subarray(end)]);
}

/** A receipt of the same transaction or block with another difficulty and first byte of its nonce. */
export function withDifficulty({ data }: StatementReceipt, digit: "0" | "F", nonce = 0): StatementReceipt {
  const bytes = Buffer.from(data.slice(2), "hex");
  const { difficulty, parents } = headerPlaces(bytes);
  const changed = replaced(bytes, difficulty, parents, `00000020${digit.repeat(64)}`);
  changed.writeUInt8(nonce, 3);
  const id = sha3(changed.subarray(0, bodyStartOf(changed) - 1)).toString("hex");
  return { txpow: `0x${id}`, data: `0x${changed.toString("hex")}` };
}
