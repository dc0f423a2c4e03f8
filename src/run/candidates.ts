/** The candidates of a run, and their names in reports and evidence. */
import { relative, sep } from "node:path";

import type { Digest, NamedSubject, Proof, Subject, UnreadSubject } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { toAssetName } from "../core/file-names.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import type { FileSource } from "../hash/hash-files.ts";
import type { Inputs } from "../host/inputs.ts";

/** A subject whose digest is known, so that it can be asked about, or one that failed before that. */
export type HashedSubject =
  | { readonly kind: "digest"; readonly subject: Subject | Proof }
  | { readonly kind: "failed"; readonly subject: UnreadSubject | Subject; readonly error: AnchorError };

export interface FileCandidate {
  readonly kind: "file";
  readonly source: FileSource;
  /** The file's digest, as the checksum list states it. */
  readonly listed?: Digest;
}

/** An asset of a release; `size` in bytes. */
export interface AssetCandidate {
  readonly kind: "asset";
  readonly name: string;
  readonly size: number;
  readonly listed?: Digest;
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

/** A checksum list that is itself a subject; `lf` is the digest it would have with LF instead of CRLF line ends. */
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

/**
 * Gives candidates and list the names they have in a release, where assets are read or attached.
 * @throws AnchorError `INPUT_INVALID` when several files would have one name
 */
export function withReleaseNames(listed: CandidatesAndList, inputs: Inputs): CandidatesAndList {
  if (!hasAssetNames(inputs)) return listed;
  const { candidates, list } = listed;
  const named = candidates.map(withBaseName);
  refuseCollisions(candidates, named);
  return { candidates: named, ...(list && { list: { ...list, name: toAssetName(list.name) } }) };
}

/** Finds the assets, not in `names`, that have been added to the release and can still be taken; logs them. */
export type FindLateAssets = (names: ReadonlySet<string>) => Promise<readonly AssetCandidate[]>;

/** Whether subjects are named without folders: assets have such names, and files must match them. */
export function hasAssetNames({ fromRelease, releaseAttach }: Inputs): boolean {
  return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
}

function withBaseName(candidate: Candidate): Candidate {
  if (candidate.kind === "asset") return candidate;
  if (candidate.kind === "file") {
    const { source } = candidate;
    return { ...candidate, source: { ...source, name: toAssetName(source.name) } };
  }
  const { subject } = candidate;
  const name = toAssetName(subject.name);
  if (candidate.kind === "digest") return { ...candidate, subject: { ...candidate.subject, name } };
  // Without a path, the candidate is a pattern that leads out of the workspace, and its name must stay.
  return subject.path === undefined ? candidate : { ...candidate, subject: { ...subject, name } };
}

function refuseCollisions(candidates: readonly Candidate[], named: readonly Candidate[]): void {
  const names = candidates.map((candidate, index) => ({
    given: nameOf(candidate).name,
    wanted: nameOf(named[index] ?? candidate).name,
  }));
  const lines = [...Map.groupBy(names, ({ wanted }) => wanted)].flatMap(([wanted, files]) =>
    files.length === 1
      ? []
      : `${toLineNames(files.map(({ given }) => given))} would all be called ${toLineName(wanted)}.`,
  );
  if (lines.length === 0) return;
  const shown = lines.slice(0, maxCollisions).join("\n");
  const message = `Several files would have the same name in the release.\n${shown}`;
  const hint =
    "Nothing was sent. In a release, files have no folders, and GitHub renames odd characters. Rename all but one of these files.";
  throw new AnchorError("INPUT_INVALID", message, { hint, saysUnsent: true });
}

const maxCollisions = 20;

/** Returns `path` relative to the folder `root`, with `/` as separator. */
export function toWorkspacePath(root: string, path: string): string {
  return relative(root, path).replaceAll(sep, "/");
}
