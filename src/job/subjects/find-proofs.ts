import { AnchorError, toAnchorError } from "../../domain/errors.ts";
import { parseProof } from "../../domain/proof/proof.ts";
import type { FileSource } from "../../operations/hashing/hash-files.ts";
import { findWorkspaceFiles } from "../files/workspace-files.ts";
import { readProofFile } from "../files/read-proof-file.ts";
import type { Job } from "../door.ts";
import type { Ready } from "./candidate.ts";

/** Reads and checks the proof files of `proofs`, in the order of their names (interface §5). */
export async function findProofs(job: Job, outputDir: string): Promise<readonly Ready[]> {
  const found = await findWorkspaceFiles(job.inputs.proofs, outputDir, job);
  const failed = found.failed.map((failure) => ({ kind: "failed" as const, ...failure }));
  const read: Ready[] = [];
  // One after the other: a process may not have so many files open at once as a pattern can name.
  for (const source of found.files) read.push(await readProof(source));
  return [...read, ...failed];
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
