/** Finds the subjects of a run: files, release assets, entries of a checksum list, and proofs. */
import { lstatSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, dirname, posix, resolve } from "node:path";

import { compareNames, parseChecksums, type ChecksumEntry } from "../core/checksums.ts";
import { AnchorError, messageOf, toAnchorError } from "../core/errors.ts";
import { isRunFile, toAssetName } from "../core/file-names.ts";
import { toLine, toLineName, toLineNames } from "../core/text.ts";
import { maxProofBytes, parseProof } from "../evidence/proof.ts";
import {
  createListedFiles,
  findFiles,
  type FoundFiles,
  type ListedFile,
  type ListedFiles,
} from "../files/find-files.ts";
import { toRealPath, namesBelow } from "../files/paths.ts";
import { fingerprintOf, hashBytes, toDigests } from "../hash/hash-file.ts";
import type { FileSource } from "../hash/hash-files.ts";
import { readBeginning } from "../host/files.ts";
import type { Host, Log } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import {
  nameOf,
  toWorkspacePath,
  wantsSha256,
  type AssetCandidate,
  type Candidate,
  type CandidatesAndList,
  type HashedSubject,
} from "./candidates.ts";
import { usesAssetNames, withReleaseNames } from "./release-access.ts";

/**
 * Finds the subjects, in this order: assets, files by name, entries that only the checksum list names.
 * @param outputDir absolute path of the folder for evidence
 * @param assets the assets of a release that `files` selected; the workspace is then not searched
 * @throws AnchorError `INPUT_INVALID`, `CHECKSUMS_INVALID`
 */
export async function findSubjects(inputs: Inputs, host: Host, outputDir: string, assets: readonly AssetCandidate[]) {
  const candidates = [...assets, ...(inputs.fromRelease ? [] : await findLocalFiles(inputs, host, outputDir))];
  const namedCandidates = withReleaseNames(await addChecksumList(candidates, inputs, host), inputs);
  const noFiles: FoundFiles = { files: [], failed: [] };
  const proofFiles =
    inputs.proofs.length === 0 ? noFiles : await findWorkspaceFiles(inputs.proofs, inputs, host, outputDir);
  const proofs = [...proofFiles.files.map(readProof), ...proofFiles.failed.map(toFailedSubject)];
  return {
    /** What is to be hashed or asked about; hashing replaces each candidate by its subject. */
    candidates: [...namedCandidates.candidates],
    /** The given checksum list, if it is asked about itself: by a check or verification with `anchor: manifest`. */
    ...(namedCandidates.list && { list: namedCandidates.list }),
    proofs,
    /** The number of subjects: each proof is bound to one of the files, if files are given too. */
    count: Math.max(namedCandidates.candidates.length, proofs.length),
  };
}

export type Subjects = Readonly<Awaited<ReturnType<typeof findSubjects>>>;

async function findLocalFiles(inputs: Inputs, host: Host, outputDir: string): Promise<readonly Candidate[]> {
  const { files, failed } = await findWorkspaceFiles(inputs.files, inputs, host, outputDir);
  const candidates: readonly Candidate[] = [
    ...files.map((source) => ({ kind: "file" as const, source })),
    ...failed.map(toFailedSubject),
  ];
  if (failed.length === 0) return candidates;
  return candidates.toSorted((one, two) => compareNames(nameOf(one).name, nameOf(two).name));
}

/**
 * Finds the files of `patterns`, without those in the folder for evidence that have names which this action writes:
 * they are its own evidence, and this run removes or adds to them. Throws AnchorError `INPUT_INVALID`.
 */
async function findWorkspaceFiles(
  patterns: readonly string[],
  inputs: Inputs,
  { workspace, log }: Host,
  outputDir: string,
): Promise<FoundFiles> {
  const foundFiles = await findFiles(patterns, {
    workspace,
    notice: (text) => log.notice(text, { title: "left out" }),
    // With `if-no-files-found: ignore`, a pattern that matches nothing is logged as a plain line.
    onUnmatched:
      inputs.ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text, { title: "unmatched pattern" }),
  });
  const folder = toRealPath(outputDir);
  const isOwnEvidence = ({ path }: { readonly path: string }): boolean =>
    dirname(path) === folder && isRunFile(basename(path));
  const ownEvidenceNames = foundFiles.files.filter(isOwnEvidence).map(({ name }) => name);
  if (ownEvidenceNames.length === 0) return foundFiles;
  const message = `These files in the folder for evidence were left out, because they have the names of files that this action writes: ${toLineNames(ownEvidenceNames)}.`;
  log.notice(message, { title: "left out" });
  return { ...foundFiles, files: foundFiles.files.filter((file) => !isOwnEvidence(file)) };
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

function toFailedSubject(failure: FoundFiles["failed"][number]): HashedSubject {
  return { kind: "failed", ...failure };
}

/** Advice about a proof file that cannot be opened, so that nothing is known of its content. */
const proofPathHint = "Check the path and its permissions. It must name a regular file that this user may read.";

/** Largest checksum list in bytes: 100,000 lines with long names. */
const maxChecksumListBytes = 64 * 1024 * 1024;

/** Merges the list of `subject-checksums`, if any, with the candidates. @throws AnchorError `CHECKSUMS_INVALID` */
export async function addChecksumList(
  candidates: readonly Candidate[],
  inputs: Inputs,
  { workspace, log }: Pick<Host, "log" | "workspace">,
): Promise<CandidatesAndList> {
  const { subjectChecksums, anchor, mode } = inputs;
  if (subjectChecksums === "") return { candidates };
  const path = resolve(workspace, subjectChecksums);
  const bytes = await readList(path);
  const entries = parseChecksums(basename(path), bytes);
  const workspaceName = namesBelow(workspace, path)?.join("/");
  const name = workspaceName ?? basename(path);
  const realWorkspace = toRealPath(workspace);
  const realPath = toRealPath(path);
  const listedFiles = createListedFiles(path, realWorkspace, workspaceName === undefined);
  const isListAsked = anchor === "manifest" && mode !== "stamp";
  // The list has a row of its own, so it is not one of the files.
  const isListFile = (candidate: Candidate): boolean =>
    isListAsked && candidate.kind === "file" && candidate.source.path === realPath;
  const filesBesideList = candidates.filter((candidate) => !isListFile(candidate));
  const mergeOptions = { ...listedFiles, usesAssetNames: usesAssetNames(inputs) };
  const allCandidates = mergeList(filesBesideList, entries, realWorkspace, mergeOptions);
  logUnreadFiles(name, entries, allCandidates, log);
  if (!isListAsked) return { candidates: allCandidates };
  const lfBytes = Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
  // A list with CRLF is also asked about with LF, but only where that is free: a verification with a report is not.
  const isLfFree = mode === "check" || !inputs.report;
  const lf = isLfFree && lfBytes.length < bytes.length && { lf: hashBytes(lfBytes) };
  const listFile = { path: toWorkspacePath(workspace, path), fingerprint: fingerprintOf(lstatSync(path)) };
  const digests = toDigests(bytes, { wantsSha256: wantsSha256(inputs) });
  const list = { name, ...listFile, ...digests, size: bytes.length, ...lf };
  return { candidates: allCandidates, list };
}

function invalidListError(path: string, problem: string, cause?: unknown): AnchorError {
  return new AnchorError("CHECKSUMS_INVALID", `The checksum list ${toLineName(basename(path))} ${problem}.`, {
    cause,
    hint: ({ input }) =>
      `Set ${input("subject-checksums")} to the path of one checksum list. The path starts at the workspace.`,
  });
}

/** @throws AnchorError `CHECKSUMS_INVALID` when the list cannot be read, is no regular file or is too large */
async function readList(path: string): Promise<Buffer> {
  try {
    const stats = await stat(path);
    // Reading a pipe or a device may never end.
    if (!stats.isFile()) throw invalidListError(path, "is not a regular file");
    if (stats.size > maxChecksumListBytes) throw invalidListError(path, "is larger than 64 MiB");
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    throw invalidListError(path, `cannot be read (${toLine(messageOf(cause))})`, cause);
  }
}

/** Gives candidates their digests in the list; adds a candidate for each line without one. No link is in `root`. */
export function mergeList(
  candidates: readonly Candidate[],
  entries: readonly ChecksumEntry[],
  root: string,
  { folder, find, usesAssetNames: isByAssetName = false }: ListedFiles & { readonly usesAssetNames?: boolean },
): readonly Candidate[] {
  const allCandidates = [...candidates];
  const indexByPath = new Map(candidates.map((candidate, index) => [lookupKeyOf(candidate, root), index]));
  const indexByAssetName = new Map<string, number>();
  for (const [index, candidate] of candidates.entries()) {
    if (isByAssetName && candidate.kind === "file") indexByAssetName.set(toAssetName(candidate.source.name), index);
  }
  for (const entry of entries) {
    // Most lists name files that the patterns found, too. For such a file the disk is not read again.
    const pathIndex =
      indexByPath.get(resolve(folder, entry.name)) ?? findIndexByName(entry, allCandidates, indexByPath);
    const listedFile = pathIndex === undefined ? find(entry.name) : undefined;
    const isAbsent = listedFile === undefined || "isOutside" in listedFile;
    const index =
      pathIndex ??
      (isAbsent ? findIndexByName(entry, allCandidates, indexByAssetName) : indexByPath.get(listedFile.path));
    const candidate = index === undefined ? undefined : allCandidates[index];
    if (index === undefined || candidate === undefined) allCandidates.push(toListedCandidate(entry, root, listedFile));
    // A second line that gives the file another digest gets a row of its own: one of the two rows must fail.
    else if (hasOtherDigest(candidate, entry))
      allCandidates.push(toListedCandidate(entry, root, listedFile ?? find(entry.name)));
    else if (candidate.kind === "file" || candidate.kind === "asset")
      allCandidates[index] = { ...candidate, listedDigest: entry.digest };
  }
  return allCandidates;
}

/** Returns the key by which a line of the checksum list finds a candidate: an asset's name, or an absolute path. */
function lookupKeyOf(candidate: Candidate, root: string): string {
  if (candidate.kind === "asset") return candidate.name;
  return candidate.kind === "file" ? candidate.source.path : resolve(root, nameOf(candidate).name);
}

/** Returns the index of the candidate with the line's name, else with the name that GitHub gives such a file. */
function findIndexByName(
  entry: ChecksumEntry,
  candidates: readonly Candidate[],
  indexByName: ReadonlyMap<string, number>,
): number | undefined {
  const index = indexByName.get(entry.name) ?? indexByName.get(toAssetName(entry.name));
  const candidate = index === undefined ? undefined : candidates[index];
  return candidate?.kind === "file" && !mayBeSameFile(candidate.source.name, entry.name) ? undefined : index;
}

/** Whether two paths may mean one file, written from different folders: one path's folders end with the other's. */
function mayBeSameFile(...paths: readonly [string, string]): boolean {
  const [one = "", other = ""] = paths.map((path) => posix.dirname(posix.normalize(`/${path.replaceAll("\\", "/")}`)));
  return one.endsWith(other === "/" ? "" : other) || other.endsWith(one === "/" ? "" : one);
}

function hasOtherDigest(candidate: Candidate, { digest }: ChecksumEntry): boolean {
  return "listedDigest" in candidate && candidate.listedDigest !== digest;
}

function toListedCandidate(
  { name: listedName, digest }: ChecksumEntry,
  root: string,
  listedFile: ListedFile | undefined,
): Candidate {
  if (listedFile === undefined) return { kind: "digest", subject: { name: listedName, digest } };
  const { path, name = listedName } = listedFile;
  if ("size" in listedFile)
    return { kind: "file", source: { name, path, size: listedFile.size }, listedDigest: digest };
  return { kind: "failed", subject: { name, path: toWorkspacePath(root, path) }, error: listedFile.error };
}

function logUnreadFiles(
  listName: string,
  entries: readonly ChecksumEntry[],
  candidates: readonly Candidate[],
  log: Log,
): void {
  const unreadNames = candidates.filter(({ kind }) => kind === "digest").map((candidate) => nameOf(candidate).name);
  if (unreadNames.length === 0) return;
  const counts = `${unreadNames.length} of the ${entries.length} files in ${toLineName(listName)}`;
  const message = `${counts} ${unreadNames.length === 1 ? "was" : "were"} not found, so the digests were taken from the list: ${toLineNames(unreadNames)}.`;
  log.notice(message, { title: "file not read" });
}
