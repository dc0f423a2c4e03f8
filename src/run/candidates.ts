/** The candidates of a run (what it may ask about), and their hashing, which compares them with a checksum list. */
import { relative, resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";

import type { Digest, NamedSubject, Proof, Subject, UnreadSubject } from "../core/digest.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import type { Judgement, Row } from "../core/row.ts";
import { toRealPath } from "../files/paths.ts";
import { hashFiles, isUnchanged, type FileSource, type HashedFile } from "../hash/hash-files.ts";
import type { Host } from "../host/host.ts";
import { sourceOf, type Inputs } from "../host/inputs.ts";
import { createTaskQueue } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import { toChangedWarning } from "../render/causes.ts";
import { isAnchoredOrSigned, verdictFacts } from "../words/verdicts.ts";

/** A subject whose digest is known, or one that failed before anybody could be asked about it. */
export type HashedSubject =
  | { readonly kind: "digest"; readonly subject: Subject | Proof }
  | { readonly kind: "failed"; readonly subject: UnreadSubject | Subject; readonly error: AnchorError };

export interface FileCandidate {
  readonly kind: "file";
  readonly source: FileSource;
  /** The file's digest, as the checksum list states it. */
  readonly listedDigest?: Digest;
}

/** An asset of a release; `size` in bytes. */
export interface AssetCandidate {
  readonly kind: "asset";
  readonly name: string;
  readonly size: number;
  /** The asset's digest, as the checksum list states it. */
  readonly listedDigest?: Digest;
  /** Downloads and hashes the asset; throws AnchorError. */
  readonly hash: (onBytes: (bytes: number) => void, signal: AbortSignal) => Promise<HashedSubject>;
}

/** A file or an asset that is still to be hashed, or a subject that is hashed already. */
export type Candidate = FileCandidate | AssetCandidate | HashedSubject;

export interface CandidatesAndList {
  readonly candidates: readonly Candidate[];
  /** The checksum list that the user gave, if only the list is asked about and not its files. */
  readonly list?: GivenList;
}

/** A checksum list that is itself a subject; `lf` is its digest with LF line ends, where it has CRLF. */
export type GivenList = Subject & { readonly lf?: Digest };

export function nameOf(candidate: Candidate): NamedSubject {
  if (candidate.kind === "asset") return { name: candidate.name };
  return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
}

/** Returns the number of bytes to be hashed; `undefined` where nothing is to be hashed. */
export function sizeOf(candidate: Candidate): number | undefined {
  if (candidate.kind === "asset") return candidate.size;
  return candidate.kind === "file" ? candidate.source.size : undefined;
}

/** Returns `path` relative to the folder `root`, with `/` as separator. */
export function toWorkspacePath(root: string, path: string): string {
  return relative(root, path).replaceAll(sep, "/");
}

/**
 * Returns the absolute path of a subject's `path`. One that leads out of the workspace starts at the workspace's real
 * path, which may lie in another folder than the link by which the workspace was given.
 */
export function fromWorkspacePath(workspace: string, path: string): string {
  return resolve(path.startsWith("..") ? toRealPath(workspace) : workspace, path);
}

/** Whether the SHA-256 of subjects is computed: GitHub states it of assets, and clocks sign a list of it. */
export function wantsSha256(inputs: Inputs): boolean {
  const { fromRelease, releaseAttach, witness } = inputs;
  return fromRelease || releaseAttach !== "none" || witness.length > 0 || sourceOf(inputs) === "clocks";
}

interface HashCandidatesOptions {
  /** Whether SHA-256 is computed too. */
  readonly wantsSha256: boolean;
  /** Whether to note device, inode, size and times of each file, by which a later change is noticed. */
  readonly wantsFingerprint: boolean;
  /** Whether a file that the checksum list does not name fails. */
  readonly mustBeListed: boolean;
  /** Absolute path, to which a subject's `path` is relative. */
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
  /** Called for every file and asset, also for one that could not be hashed. */
  readonly onHashed: () => void;
}

/** A hashed candidate, with its index among the candidates. */
export type IndexedSubject = readonly [index: number, subject: HashedSubject];

/** The candidates, each as soon as it is hashed. */
export type HashedSubjects = AsyncIterable<IndexedSubject> | Iterable<IndexedSubject>;

/** Hashes every candidate; yields them in the order in which hashing ends. */
export async function* hashCandidates(
  candidates: readonly Candidate[],
  options: HashCandidatesOptions,
): AsyncGenerator<IndexedSubject> {
  const { mustBeListed, onHashed } = options;
  const files: (readonly [index: number, file: FileSource])[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (candidate.kind === "file") files.push([index, candidate.source]);
    else if (candidate.kind !== "asset") yield [index, candidate];
  }
  const workspace = toRealPath(options.workspace);
  for await (const batch of hashFiles(files, options)) {
    for (const hashed of batch) {
      onHashed();
      const candidate = candidates[hashed.index];
      yield [hashed.index, compareWithList(toHashedSubject(hashed, candidate, workspace), candidate, mustBeListed)];
    }
  }
  if (!candidates.some(({ kind }) => kind === "asset")) return;
  for await (const [index, asset] of hashAssets(candidates, options)) {
    onHashed();
    yield [index, compareWithList(asset, candidates[index], mustBeListed)];
  }
}

/** Makes the subject of a hashed file. A list or a release may give it a name that is not its path. */
function toHashedSubject(hashed: HashedFile, candidate: Candidate | undefined, workspace: string): HashedSubject {
  const { name } = hashed.subject;
  const absolutePath = candidate?.kind === "file" ? candidate.source.path : name;
  const path = absolutePath === `${workspace}${sep}${name}` ? name : toWorkspacePath(workspace, absolutePath);
  if ("error" in hashed) return { kind: "failed", subject: { name, path }, error: hashed.error };
  return { kind: "digest", subject: path === name ? hashed.subject : { ...hashed.subject, path } };
}

/** Fails a candidate whose digest is not as the checksum list states it, or that the list should name and does not. */
function compareWithList(
  hashed: HashedSubject,
  candidate: Candidate | undefined,
  mustBeListed: boolean,
): HashedSubject {
  const listedDigest = candidate !== undefined && "listedDigest" in candidate ? candidate.listedDigest : undefined;
  if (hashed.kind === "failed" || listedDigest === hashed.subject.digest) return hashed;
  const { subject } = hashed;
  if (listedDigest === undefined && !mustBeListed) return hashed;
  const error =
    listedDigest === undefined
      ? new AnchorError("CHECKSUM_MISSING", "The checksum list does not name this file.")
      : new AnchorError(
          "CHECKSUM_MISMATCH",
          `The file's digest is ${subject.digest}, but the checksum list says ${listedDigest}.`,
        );
  return { kind: "failed", subject, error };
}

/** The number of parallel downloads: enough to use the network fully, few enough for the storage hosts. */
const maxParallelDownloads = 4;

/** Downloads and hashes assets, several at a time, in the order of completion. */
function hashAssets(
  candidates: readonly Candidate[],
  options: Pick<HashCandidatesOptions, "onBytes" | "signal">,
): AsyncIterable<IndexedSubject> {
  return new ReadableStream<IndexedSubject>({
    start: (controller) => {
      const tasks = createTaskQueue(maxParallelDownloads, async ([index, asset]: readonly [number, AssetCandidate]) => {
        controller.enqueue([index, await hashAsset(asset, options)]);
      });
      for (const [index, candidate] of candidates.entries()) {
        if (candidate.kind === "asset") tasks.add([index, candidate]);
      }
      tasks
        .whenDone()
        .then(() => controller.close())
        .catch((thrown: unknown) => controller.error(thrown));
    },
  });
}

/** Hashes one asset. It must not reject: while another asset is being asked about, nothing handles the rejection. */
async function hashAsset(
  { name, hash }: AssetCandidate,
  { onBytes, signal }: Pick<HashCandidatesOptions, "onBytes" | "signal">,
): Promise<HashedSubject> {
  try {
    return await hash(onBytes, signal);
  } catch (thrown) {
    return { kind: "failed", subject: { name }, error: toAnchorError(thrown) };
  }
}

/** Collects all subjects in the order of their candidates; what was not hashed when the run ended has failed. */
export async function collectHashed(
  candidates: readonly Candidate[],
  hashed: HashedSubjects,
  signals: Pick<Signals, "fail" | "overdue">,
): Promise<readonly HashedSubject[]> {
  const collectedSubjects: (HashedSubject | undefined)[] = Array.from({ length: candidates.length });
  const collect = async (): Promise<void> => {
    for await (const [index, subject] of hashed) collectedSubjects[index] = subject;
  };
  await untilOverdue(collect(), signals);
  return candidates.map((candidate, index) => collectedSubjects[index] ?? failUnhashed(candidate));
}

/** Makes the failure of a candidate that was not hashed before the run ended early. */
export function failUnhashed(candidate: Candidate): Extract<HashedSubject, { kind: "failed" }> {
  const error = new AnchorError("NOT_ATTEMPTED", "The run ended before this file was hashed.");
  return { kind: "failed", subject: nameOf(candidate), error };
}

/** How many files are looked at between two pauses in which a signal can be handled. */
const filesBetweenPauses = 1000;

/** Warns of files that changed after they were hashed for a stamp. The verdict stays, since it is about the digest. */
export async function warnOfChangedFiles(
  rows: readonly Row[],
  { log, signals, workspace }: Pick<Host, "log" | "signals" | "workspace">,
): Promise<void> {
  const changedSubjects: Subject[] = [];
  for (const [index, { subject, verdict, unresolved }] of rows.entries()) {
    if (signals.cancellation.stop.aborted) return;
    if (index % filesBetweenPauses === filesBetweenPauses - 1) await setImmediate();
    const mayBeSent = verdictFacts[verdict].isStamped || verdict === "unclear" || unresolved !== undefined;
    if (mayBeSent && subject.digest !== undefined && hasFileChanged(subject, workspace)) changedSubjects.push(subject);
  }
  const warning = toChangedWarning(changedSubjects);
  if (warning !== undefined) log.warning(warning.message, warning.target);
}

/** Fails a verified file that changed after it was hashed: `verified` must be true of the file as it is now. */
export function confirmVerified(judgement: Judgement, subject: Subject, workspace: string): Judgement {
  if (!isAnchoredOrSigned(judgement) || !hasFileChanged(subject, workspace)) return judgement;
  const message = "The file changed after it was hashed. The result is for the old bytes.";
  return { verdict: "failed", error: new AnchorError("FILE_CHANGED", message) };
}

/** Whether a file changed since it was hashed; false for a subject that is no file. */
function hasFileChanged({ path, fingerprint }: Subject, workspace: string): boolean {
  return (
    path !== undefined && fingerprint !== undefined && !isUnchanged(fromWorkspacePath(workspace, path), fingerprint)
  );
}
