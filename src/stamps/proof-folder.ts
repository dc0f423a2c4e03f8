/** The proof files in the folder for evidence. */
import { readdir, open } from "node:fs/promises";
import { join } from "node:path";
import { constants } from "node:fs";

import { digestFromWire, type Digest, type Subject, type ProofItem } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { createNamer, isProofFile, proofFileName } from "../core/file-names.ts";
import { renderProofFile, parseProofItem, maxProofBytes } from "../evidence/proof.ts";
import { writeAtomically } from "../host/files.ts";

export type ProofFolder = Awaited<ReturnType<typeof openProofFolder>>;

/** Opens the proof files of a folder that is there. */
export async function openProofFolder(folder: string) {
  const present = new Set((await readdir(folder)).filter(isProofFile));
  const nameFor = createNamer(proofFileName);
  return {
    /** Finds the proof file of a subject that leads to its root: its name in the folder, and its content. */
    find: async (subject: Subject) => {
      // Names are given in the order of the subjects, not in that in which their proofs come.
      nameFor(subject);
      for (const isTaken of [false, true]) {
        const file = proofFileName(subject.name, subject.digest, isTaken);
        if (!present.has(file)) continue;
        const item = await readItem(join(folder, file));
        if (item === undefined) continue;
        if (isProofOf(item, subject.digest)) return { file, item };
      }
      return undefined;
    },
    /**
     * Writes the proof of a subject; a file that was there before this run keeps its name.
     *
     * @throws AnchorError `PROOF_INVALID`, and nothing is written; `OUTPUT_UNWRITABLE`
     */
    write: async (subject: Subject, item: ProofItem) => {
      const own = nameFor(subject);
      const file = present.has(own) ? proofFileName(subject.name, subject.digest, true) : own;
      await writeAtomically(join(folder, file), renderProofFile(item, subject.digest));
      return { file, item };
    },
  };
}

function isProofOf(item: ProofItem, digest: Digest): boolean {
  try {
    return digestFromWire(item.data) === digest && renderProofFile(item, digest) !== "";
  } catch (thrown) {
    if (thrown instanceof AnchorError) return false;
    throw thrown;
  }
}

/** Reads a file that has the form of a proof; `undefined` for any other file. */
async function readItem(path: string): Promise<ProofItem | undefined> {
  try {
    return parseProofItem(await readProofFile(path));
  } catch (thrown) {
    // The file is unreadable or no proof: it is not used, and not removed, since another program may have made it.
    if (thrown instanceof RangeError || (thrown instanceof Error && "code" in thrown)) return undefined;
    throw thrown;
  }
}

/** What to do where a proof file cannot be opened: nothing is known of what is in it. */
export const proofPathHint = "Check the path and its permissions. It must name a regular file that this user may read.";

/**
 * Reads at most one byte more than a proof file may have: the content is sent to the service, so no large file is read.
 *
 * @throws AnchorError `PROOF_INVALID` for what is no regular file; an Error of the system
 */
export async function readProofFile(path: string): Promise<Uint8Array> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stats = await file.stat();
  if (!stats.isFile())
    throw new AnchorError("PROOF_INVALID", "The proof file is not a regular file.", { hint: proofPathHint });
  const buffer = Buffer.alloc(Math.min(stats.size, maxProofBytes) + 1);
  const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
  return buffer.subarray(0, bytesRead);
}
