import { lstatSync, realpathSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, dirname, relative, resolve, sep } from "node:path";

import { parseChecksums, type ChecksumEntry } from "../domain/checksums.ts";
import type { Digest } from "../domain/digest.ts";
import { AnchorError } from "../domain/errors.ts";
import { compareNames } from "../domain/name-order.ts";
import type { Named, Subject } from "../domain/target.ts";
import { fingerprintOf } from "../operations/fingerprint.ts";
import { hashBytes, type FileSource } from "../operations/hash.ts";
import { findFiles } from "./files.ts";
import type { Inputs } from "./inputs.ts";
import type { Log } from "./log.ts";

/** What hashing an asset told, and why it cannot be a subject all the same. */
export interface HashedAsset {
  readonly subject: Subject;
  readonly error?: AnchorError;
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

/** Something that will be a subject: a file or an asset still to be hashed, a digest, or what cannot be one. */
export type Candidate =
  | { readonly kind: "file"; readonly source: FileSource; readonly listed?: Digest }
  | AssetCandidate
  | { readonly kind: "digest"; readonly subject: Subject }
  | { readonly kind: "failed"; readonly subject: Named; readonly error: AnchorError };

/** What a candidate will be reported as, whatever becomes of it. */
export function nameOf(candidate: Candidate): Named {
  if (candidate.kind === "asset") return { name: candidate.name };
  return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
}

/** Largest checksum list in bytes: 100,000 lines with long names. */
const maximumListSize = 64 * 1024 * 1024;

/** What a run is about, and the checksum list that was given, as a subject of its own. */
export interface Subjects {
  readonly candidates: readonly Candidate[];
  readonly list?: Subject;
}

/**
 * The subjects of `files` and `subject-checksums`, in their order: files by name, then what only the list names.
 *
 * @param assets what `files` selected among the assets of a release; the workspace is then not searched
 */
export async function findSubjects(
  inputs: Inputs,
  workspace: string,
  log: Log,
  assets: readonly AssetCandidate[],
): Promise<Subjects> {
  const { followSymbolicLinks, fromRelease } = inputs;
  const patterns = fromRelease ? [] : inputs.files;
  const found = await findFiles(patterns, { workspace, followSymbolicLinks, notice: log.notice, warn: log.warning });
  const local: readonly Candidate[] = [
    ...found.files.map((source) => ({ kind: "file" as const, source })),
    ...found.failed.map((failure) => ({ kind: "failed" as const, ...failure })),
  ];
  const byName =
    found.failed.length === 0 ? local : local.toSorted((a, b) => compareNames(nameOf(a).name, nameOf(b).name));
  const candidates: readonly Candidate[] = [...assets, ...byName];
  if (inputs.subjectChecksums === "") return { candidates };
  const path = resolve(workspace, inputs.subjectChecksums);
  const bytes = await readList(path);
  const fingerprint = fingerprintOf(lstatSync(path, { bigint: true }));
  const entries = parseChecksums(basename(path), decode(bytes, path));
  const place = relative(workspace, path).replaceAll(sep, "/");
  const name = isInside(workspace, path) ? { name: place, path: place } : { name: basename(path) };
  return {
    candidates: mergeList(candidates, entries, dirname(path), realpathSync(workspace)),
    list: { ...name, digest: hashBytes(bytes), size: bytes.length, fingerprint },
  };
}

function invalidList(path: string, why: string, cause?: unknown): AnchorError {
  return new AnchorError("CHECKSUMS_INVALID", `The checksum list ${basename(path)} ${why}.`, { cause });
}

/**
 * Reads a checksum list.
 *
 * @throws AnchorError `CHECKSUMS_INVALID` when it cannot be read or is too large
 */
async function readList(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > maximumListSize) throw invalidList(path, "is larger than 64 MiB");
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    throw invalidList(path, `cannot be read (${cause instanceof Error ? cause.message : String(cause)})`, cause);
  }
}

/** A name that is not UTF-8 could not be told from others in any report. */
function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalidList(path, "is not UTF-8", cause);
  }
}

/** Every listed digest beside the candidates: bound to the file it names where that is at hand, else on its own. */
function mergeList(
  candidates: readonly Candidate[],
  entries: readonly ChecksumEntry[],
  folder: string,
  workspace: string,
): readonly Candidate[] {
  const merged = [...candidates];
  const places = new Map<string, number>();
  candidates.forEach((candidate, index) => {
    if (candidate.kind === "file") places.set(candidate.source.path, index).set(candidate.source.name, index);
    if (candidate.kind === "asset") places.set(candidate.name, index);
  });
  for (const entry of entries) {
    // Most lists name files that the patterns found as well: those cost no look at the disk.
    const beside = places.get(resolve(folder, entry.name));
    const source = beside === undefined ? findListed(entry, folder, workspace) : undefined;
    const place = beside ?? places.get(source?.path ?? entry.name) ?? places.get(entry.name);
    const known = place === undefined ? undefined : merged[place];
    const isHashed = known?.kind === "file" || known?.kind === "asset";
    if (place !== undefined && isHashed) merged[place] = { ...known, listed: entry.digest };
    else if (source !== undefined) merged.push({ kind: "file", source, listed: entry.digest });
    else merged.push({ kind: "digest", subject: { name: entry.name, digest: entry.digest } });
  }
  return merged;
}

/** The file that a line names: beside the list, else where our own lists name it, by its path in the workspace. */
function findListed(entry: ChecksumEntry, folder: string, workspace: string): FileSource | undefined {
  return fileOf(entry, folder, workspace) ?? fileOf(entry, workspace, workspace);
}

/** The file that a line names, when it is present beside the list, regular, and inside the workspace. */
function fileOf({ name }: ChecksumEntry, folder: string, workspace: string): FileSource | undefined {
  const path = resolve(folder, name);
  try {
    if (name.includes("\0") || lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
    const real = realpathSync(path);
    const stats = lstatSync(real);
    return stats.isFile() && isInside(workspace, real) ? { name, path: real, size: stats.size } : undefined;
  } catch (error) {
    // Not at hand, for whatever reason: the digest in the list is then all there is, as for a list without files.
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}
