import { constants } from "node:fs";
import { open } from "node:fs/promises";

import { AnchorError, toAnchorError } from "../../domain/errors.ts";
import { maximumProofSize, parseProof } from "../../domain/proof/proof.ts";
import type { FileSource } from "../../operations/hashing/hash-files.ts";
import { findWorkspaceFiles } from "../files/workspace-files.ts";
import type { Job } from "../door.ts";
import type { Ready } from "./candidate.ts";

/** Reads and checks the proof files of `proofs`, in the order of their names (interface §5). */
export async function findProofs(job: Job, outputDir: string): Promise<readonly Ready[]> {
  const found = await findWorkspaceFiles(job.inputs.proofs, outputDir, job);
  const failed = found.failed.map((failure) => ({ kind: "failed" as const, ...failure }));
  return [...(await Promise.all(found.files.map(readProof))), ...failed];
}

/** The bytes that are checked here are the bytes that are sent: the file is never read again. */
async function readProof(source: FileSource): Promise<Ready> {
  try {
    const proof = parseProof(source.name, await readProofFile(source.path));
    return { kind: "digest", subject: { ...proof, path: source.name } };
  } catch (thrown) {
    return { kind: "failed", subject: { name: source.name, path: source.name }, error: proofError(thrown) };
  }
}

function proofError(thrown: unknown): AnchorError {
  if (thrown instanceof AnchorError) return thrown;
  const error = toAnchorError(thrown);
  return new AnchorError("PROOF_INVALID", `The proof file cannot be read: ${error.message}`, { cause: thrown });
}

/** At most one byte more than a proof file may have: its content leaves the machine, so nothing large is even read. */
async function readProofFile(path: string): Promise<Uint8Array> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stats = await file.stat();
  if (!stats.isFile()) throw new AnchorError("PROOF_INVALID", "The proof file is not a regular file.");
  const buffer = Buffer.alloc(Math.min(stats.size, maximumProofSize) + 1);
  const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
  return buffer.subarray(0, bytesRead);
}
