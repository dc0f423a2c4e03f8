/** The proofs of one run while they are obtained. */
import type { Digest } from "../../domain/digest.ts";
import { toAnchorError, type AnchorError } from "../../domain/errors.ts";
import type { ProofState } from "../../domain/proof/obtaining.ts";
import type { Subject } from "../../domain/target.ts";
import { createAttempts, type Attempts } from "../attempts.ts";
import type { Job } from "../door.ts";
import type { Journal, ProofFacts } from "../records/journal.ts";
import { openProofFolder, type ProofFolder } from "./proof-folder.ts";

/** What is known of them so far, and where they are written. */
export interface ProofDesk {
  readonly job: Job;
  readonly folder: ProofFolder;
  readonly states: Map<Digest, ProofState>;
  /** Errors of digests whose state is `failed`. */
  readonly failures: Map<Digest, AnchorError>;
  readonly attempts: Attempts;
  /** Writes a line down, where there is a journal; what cannot be written is warned of. */
  readonly note: (subject: Subject, facts: ProofFacts) => void;
}

/** @param folder absolute; where proof files are written */
export async function openDesk(job: Job, folder: string, journal: Journal | undefined): Promise<ProofDesk> {
  const note = (subject: Subject, facts: ProofFacts): void => {
    try {
      journal?.recordProof(subject, facts);
    } catch (thrown) {
      job.door.log.warning(toAnchorError(thrown).message);
    }
  };
  const empty = {
    states: new Map<Digest, ProofState>(),
    failures: new Map<Digest, AnchorError>(),
    attempts: createAttempts(),
  };
  return { job, folder: await openProofFolder(folder), note, ...empty };
}
