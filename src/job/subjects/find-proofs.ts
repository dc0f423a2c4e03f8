import { constants } from "node:fs";
import { open } from "node:fs/promises";

import type { Digest } from "../../domain/digest.ts";
import { AnchorError, toAnchorError } from "../../domain/errors.ts";
import { maximumProofSize, parseProof } from "../../domain/proof.ts";
import type { Named, Proof } from "../../domain/target.ts";
import type { FileSource } from "../../operations/hashing/hash-files.ts";
import type { Inputs } from "../inputs/inputs.ts";
import type { Log } from "../../action/runner/log.ts";
import type { Prepared } from "./hash-candidates.ts";
import { search, type Grounds } from "../files/workspace-files.ts";

/** A proof file that can be asked about, or why it cannot. */
export type ProofCandidate = { readonly proof: Proof } | { readonly subject: Named; readonly error: AnchorError };

/** Reads and checks the proof files of `proofs`, in the order of their names (interface §5). */
export async function findProofs(inputs: Inputs, grounds: Grounds, log: Log): Promise<readonly ProofCandidate[]> {
  const found = await search(inputs.proofs, grounds, inputs, log);
  return [...(await Promise.all(found.files.map(readProof))), ...found.failed];
}

/** The bytes that are checked here are the bytes that are sent: the file is never read again. */
async function readProof(source: FileSource): Promise<ProofCandidate> {
  try {
    const proof = parseProof(source.name, await readSmall(source.path));
    return { proof: { ...proof, path: source.name } };
  } catch (thrown) {
    return { subject: { name: source.name, path: source.name }, error: proofError(thrown) };
  }
}

function proofError(thrown: unknown): AnchorError {
  if (thrown instanceof AnchorError) return thrown;
  const error = toAnchorError(thrown);
  return new AnchorError("PROOF_INVALID", `The proof file cannot be read: ${error.message}`, { cause: thrown });
}

/** At most one byte more than a proof file may have: its content leaves the machine, so nothing large is even read. */
async function readSmall(path: string): Promise<Uint8Array> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stats = await file.stat();
  if (!stats.isFile()) throw new AnchorError("PROOF_INVALID", "The proof file is not a regular file.");
  const buffer = Buffer.alloc(Math.min(stats.size, maximumProofSize) + 1);
  const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
  return buffer.subarray(0, bytesRead);
}

/**
 * Binds proofs and subjects (interface §1.1 `proofs`): one result a proof, named by the subject it is about; a proof
 * about none of them and a subject that no proof names fail. Without subjects every proof stands for itself.
 *
 * @param isBound whether subjects were asked for, also when none were found: nothing passes for want of files
 */
export function bindProofs(
  subjects: readonly Prepared[],
  proofs: readonly ProofCandidate[],
  isBound: boolean,
): readonly Prepared[] {
  if (!isBound) return proofs.map((candidate) => ("proof" in candidate ? { target: candidate.proof } : candidate));
  const named = new Set<Digest>();
  const rows = proofs.flatMap((candidate) => {
    if (!("proof" in candidate)) return [candidate];
    const { proof } = candidate;
    const bound = subjects.filter((subject) => "target" in subject && subject.target.digest === proof.digest);
    named.add(proof.digest);
    return bound.length === 0 ? [orphan(proof)] : bound.map((subject) => withProof(subject, proof));
  });
  return [
    ...rows,
    ...subjects.filter((subject) => !("target" in subject && named.has(subject.target.digest))).map(unproven),
  ];
}

function orphan({ name, digest, path }: Proof): Prepared {
  const error = new AnchorError("PROOF_INVALID", `The proof is about ${digest}, which is none of the files.`);
  return { subject: { name, ...(path !== undefined && { path }) }, error };
}

/** The subject's own name, size and file state, asked about with the proof's bytes. */
function withProof(subject: Prepared, proof: Proof): Prepared {
  return "target" in subject
    ? { target: { ...proof, ...subject.target, bytes: proof.bytes, root: proof.root } }
    : subject;
}

function unproven(subject: Prepared): Prepared {
  if (!("target" in subject)) return subject;
  return {
    subject: subject.target,
    error: new AnchorError("PROOF_MISSING", "None of the proof files names this file."),
  };
}
