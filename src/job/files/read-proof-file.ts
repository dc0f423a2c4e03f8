import { constants } from "node:fs";
import { open } from "node:fs/promises";

import { AnchorError } from "../../domain/errors.ts";
import { maximumProofSize } from "../../domain/proof/proof.ts";

/**
 * At most one byte more than a proof file may have: its content leaves the machine, so nothing large is even read.
 *
 * @throws AnchorError `PROOF_INVALID` for what is no regular file; an Error of the system
 */
export async function readProofFile(path: string): Promise<Uint8Array> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stats = await file.stat();
  if (!stats.isFile()) throw new AnchorError("PROOF_INVALID", "The proof file is not a regular file.");
  const buffer = Buffer.alloc(Math.min(stats.size, maximumProofSize) + 1);
  const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
  return buffer.subarray(0, bytesRead);
}
