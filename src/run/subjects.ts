/** Finds the subjects of a run: files, assets, entries of a checksum list, and proofs. */
import { basename, dirname } from "node:path";

import { compareNames } from "../core/checksums.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { isRunFile } from "../core/file-names.ts";
import { toLineNames } from "../core/text.ts";
import { maxProofBytes, parseProof } from "../evidence/proof.ts";
import { findFiles, type FoundFiles } from "../files/find-files.ts";
import { toRealPath } from "../files/paths.ts";
import type { FileSource } from "../hash/hash-files.ts";
import { readBeginning } from "../host/files.ts";
import type { Host } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import {
  nameOf,
  type FindLateAssets,
  type AssetCandidate,
  type Candidate,
  type HashedSubject,
  withReleaseNames,
  type CandidatesAndList,
} from "./candidates.ts";
import { addChecksumList } from "./checksum-list.ts";

/**
 * Finds the subjects, in this order: assets, files by name, entries that only the checksum list names.
 * @param outputDir absolute path of the folder for evidence
 * @param assets the assets of a release that `files` selected; the workspace is then not searched
 * @throws AnchorError `INPUT_INVALID`, `CHECKSUMS_INVALID`
 */
export async function findSubjects(inputs: Inputs, host: Host, outputDir: string, assets: readonly AssetCandidate[]) {
  const { fromRelease, subjectChecksums } = inputs;
  const found = [...assets, ...(fromRelease ? [] : await findLocalFiles(inputs, host, outputDir))];
  const isListed = subjectChecksums !== "";
  const listed: CandidatesAndList = isListed ? await addChecksumList(found, inputs, host) : { candidates: found };
  const named = withReleaseNames(listed, inputs);
  const none: FoundFiles = { files: [], failed: [] };
  const ofProofs = inputs.proofs.length === 0 ? none : await findWorkspaceFiles(inputs.proofs, inputs, host, outputDir);
  const proofs = [...ofProofs.files.map(readProof), ...ofProofs.failed.map(toFailed)];
  return {
    /** What is to be hashed or asked about; hashing replaces each candidate by its subject. */
    candidates: [...named.candidates],
    /** The given checksum list, if it is asked about itself: by a check or verification with `anchor: manifest`. */
    ...(named.list && { list: named.list }),
    proofs,
    /** The number of candidates and proofs together. */
    count: named.candidates.length + proofs.length,
  };
}

export interface Subjects extends Readonly<Awaited<ReturnType<typeof findSubjects>>> {
  /** Finds assets that are added while others are asked about; absent where none are taken. */
  readonly findLateAssets?: FindLateAssets;
}

async function findLocalFiles(inputs: Inputs, host: Host, outputDir: string): Promise<readonly Candidate[]> {
  const { files, failed } = await findWorkspaceFiles(inputs.files, inputs, host, outputDir);
  const all: readonly Candidate[] = [
    ...files.map((source) => ({ kind: "file" as const, source })),
    ...failed.map(toFailed),
  ];
  return failed.length === 0 ? all : all.toSorted((one, two) => compareNames(nameOf(one).name, nameOf(two).name));
}

/**
 * Finds the files of `patterns`, without those that this run will replace in the folder for evidence: a stamp would be
 * about content that the same run removes. Throws AnchorError `INPUT_INVALID`.
 */
async function findWorkspaceFiles(
  patterns: readonly string[],
  inputs: Inputs,
  { workspace, log }: Host,
  outputDir: string,
): Promise<FoundFiles> {
  const found = await findFiles(patterns, {
    workspace,
    notice: (text) => log.notice(text, { title: "left out" }),
    // With `if-no-files-found: ignore`, a pattern that matches nothing is logged as a plain line.
    onUnmatched:
      inputs.ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text, { title: "unmatched pattern" }),
  });
  const folder = toRealPath(outputDir);
  const isOwnEvidence = ({ path }: { readonly path: string }): boolean =>
    dirname(path) === folder && isRunFile(basename(path));
  const there = found.files.filter(isOwnEvidence).map(({ name }) => name);
  if (there.length === 0) return found;
  log.notice(
    `These files in the folder for evidence were left out, because they have the names of files that this action writes: ${toLineNames(there)}.`,
    { title: "left out" },
  );
  return { ...found, files: found.files.filter((file) => !isOwnEvidence(file)) };
}

/** Reads one proof, or only the beginning of a file too large for one. The bytes are kept, since these are sent. */
function readProof({ name, path }: FileSource): HashedSubject {
  try {
    return { kind: "digest", subject: { ...parseProof(name, readBeginning(path, maxProofBytes + 1)), path: name } };
  } catch (thrown) {
    const message = `The proof file cannot be read: ${toAnchorError(thrown).message}`;
    const options = { cause: thrown, hint: proofPathHint };
    const error = thrown instanceof AnchorError ? thrown : new AnchorError("PROOF_INVALID", message, options);
    return { kind: "failed", subject: { name, path: name }, error };
  }
}

function toFailed(failure: FoundFiles["failed"][number]): HashedSubject {
  return { kind: "failed", ...failure };
}

/** Advice about a proof file that cannot be opened, so that nothing is known of its content. */
const proofPathHint = "Check the path and its permissions. It must name a regular file that this user may read.";
