import { compareNames } from "../../domain/name-order.ts";
import type { Subject } from "../../domain/target.ts";
import type { Job } from "../door.ts";
import { isProofFile } from "../output-dir/file-names.ts";
import { findWorkspaceFiles } from "../files/workspace-files.ts";
import { nameOf, type AssetCandidate, type Candidate, type Ready } from "./candidate.ts";
import { addChecksumList } from "./checksum-list.ts";
import { findProofs } from "./find-proofs.ts";
import { withWantedNames } from "./names.ts";

/** What a run is about. */
export interface Subjects {
  readonly candidates: readonly Candidate[];
  /** The checksum list that was given, where it is the one thing to ask about (interface §1.1 `anchor`). */
  readonly list?: Subject;
  readonly proofs: readonly Ready[];
  /** Candidates and proofs together. */
  readonly count: number;
}

/**
 * The subjects of `files`, `subject-checksums` and `proofs`, in their order: assets, files by name, then what only the
 * list names.
 *
 * @param outputDir absolute path of the folder for evidence
 * @param assets what `files` selected among the assets of a release; the workspace is then not searched
 * @throws AnchorError `INPUT_INVALID`, `CHECKSUMS_INVALID`
 */
export async function findSubjects(job: Job, outputDir: string, assets: readonly AssetCandidate[]): Promise<Subjects> {
  const { fromRelease, subjectChecksums } = job.inputs;
  const local = fromRelease ? [] : await findLocal(job, outputDir);
  const found = [...assets, ...local];
  const listed = subjectChecksums === "" ? { candidates: found } : await addChecksumList(found, outputDir, job);
  const named = withWantedNames(listed, job.inputs);
  const proofs = await findProofs(job, outputDir);
  return { ...named, proofs, count: named.candidates.length + proofs.length };
}

async function findLocal(job: Job, outputDir: string): Promise<readonly Candidate[]> {
  const { files, failed } = await findWorkspaceFiles(job.inputs.files, outputDir, job, isProofFile);
  const all: readonly Candidate[] = [
    ...files.map((source) => ({ kind: "file" as const, source })),
    ...failed.map((failure) => ({ kind: "failed" as const, ...failure })),
  ];
  return failed.length === 0 ? all : all.toSorted((one, two) => compareNames(nameOf(one).name, nameOf(two).name));
}
