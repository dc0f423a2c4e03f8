/** What subjects are called in lists, results and evidence (interface §1.1 `names`). */
import { relative, sep } from "node:path";

import type { Digest, Named, Proof, Subject } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { toAssetName } from "../core/file-names.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import type { FileSource } from "../hash/hash-files.ts";
import type { Inputs } from "../host/inputs.ts";

/** What is ready: the service can be asked about its digest, or it failed before anything was sent. */
export type HashedSubject =
  | { readonly kind: "digest"; readonly subject: Subject | Proof }
  | { readonly kind: "failed"; readonly subject: Named | Subject; readonly error: AnchorError };

/** A file on the disk that is still to be hashed. */
export interface FileCandidate {
  readonly kind: "file";
  readonly source: FileSource;
  /** What a checksum list says its digest is. */
  readonly listed?: Digest;
}

/** An asset of a release; `size` in bytes. */
export interface AssetCandidate {
  readonly kind: "asset";
  readonly name: string;
  readonly size: number;
  readonly listed?: Digest;
  /** Downloads and hashes it; throws AnchorError. */
  readonly hash: (onBytes: (bytes: number) => void, signal: AbortSignal) => Promise<HashedAsset>;
}

/** What hashing an asset found, and why it cannot be a subject all the same. */
export interface HashedAsset {
  readonly subject: Subject;
  readonly error?: AnchorError;
}

/** Something that will be a subject: a file or an asset still to be hashed, or what is ready. */
export type Candidate = FileCandidate | AssetCandidate | HashedSubject;

/** The candidates, and the checksum list that names them. */
export interface ListedCandidates {
  readonly candidates: readonly Candidate[];
  /** The list itself, where it is the one thing to ask about (interface §1.1 `anchor`). */
  readonly list?: Subject;
}

/** What reports call a candidate, whatever its verdict is. */
export function nameOf(candidate: Candidate): Named {
  if (candidate.kind === "asset") return { name: candidate.name };
  return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
}

/** Bytes to be hashed for it, where there are any. */
export function sizeOf(candidate: Candidate): number | undefined {
  if (candidate.kind === "asset") return candidate.size;
  return candidate.kind === "file" ? candidate.source.size : undefined;
}

/**
 * The candidates, and their list, under the names that the inputs want. An asset keeps the name that GitHub gave it.
 *
 * @throws AnchorError `INPUT_INVALID` when files of several folders would have one name
 */
export function withWantedNames(listed: ListedCandidates, inputs: Inputs): ListedCandidates {
  if (!isByBaseName(inputs)) return listed;
  const { candidates, list } = listed;
  const named = candidates.map(withBaseName);
  refuseCollisions(candidates, named);
  return { candidates: named, ...(list && { list: { ...list, name: toAssetName(list.name) } }) };
}

/** Release assets have no folders: what stands beside them is named as they are. */
export function isByBaseName({ names, fromRelease, releaseAttach }: Inputs): boolean {
  if (names !== "auto") return names === "base";
  return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
}

function withBaseName(candidate: Candidate): Candidate {
  if (candidate.kind === "asset") return candidate;
  if (candidate.kind === "file") {
    const { source } = candidate;
    return { ...candidate, source: { ...source, name: toAssetName(source.name) } };
  }
  const { subject } = candidate;
  // Without a path it is a pattern that leads out of the workspace, and no file.
  if (candidate.kind === "failed")
    return subject.path === undefined
      ? candidate
      : { ...candidate, subject: { ...subject, name: toAssetName(subject.name) } };
  return { ...candidate, subject: { ...candidate.subject, name: toAssetName(subject.name) } };
}

function refuseCollisions(candidates: readonly Candidate[], named: readonly Candidate[]): void {
  const names = candidates.map((candidate, index) => ({
    given: nameOf(candidate).name,
    wanted: nameOf(named[index] ?? candidate).name,
  }));
  const lines = [...Map.groupBy(names, ({ wanted }) => wanted)].flatMap(([wanted, files]) =>
    files.length === 1 ? [] : `${toLineName(wanted)}: ${toLineNames(files.map(({ given }) => given))}`,
  );
  if (lines.length === 0) return;
  const shown = lines.slice(0, maxCollisions).join("\n");
  const message = `Files of several folders would have one name, and names is base here.\n${shown}`;
  const hint = "Set names: path, give the files different names, or narrow the patterns. Nothing was sent.";
  throw new AnchorError("INPUT_INVALID", message, { hint });
}

/** Collisions that are named in full. */
const maxCollisions = 20;

/** Relative to the workspace and with `/`, where `root` is the workspace with every link resolved. */
export function toWorkspacePath(root: string, path: string): string {
  return relative(root, path).replaceAll(sep, "/");
}
