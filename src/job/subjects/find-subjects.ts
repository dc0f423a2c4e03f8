import { lstatSync, realpathSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, relative, resolve, sep } from "node:path";

import { parseChecksums, type ChecksumEntry } from "../../domain/checksums.ts";
import type { Digest } from "../../domain/digest.ts";
import { AnchorError } from "../../domain/errors.ts";
import { compareNames } from "../../domain/name-order.ts";
import type { Named, Subject } from "../../domain/target.ts";
import { fingerprintOf } from "../../operations/hashing/fingerprint.ts";
import { hashBytes, type FileSource } from "../../operations/hashing/hash-files.ts";
import type { Inputs } from "../inputs/inputs.ts";
import { createListedFiles, type ListedFile, type ListedFiles } from "../files/listed-files.ts";
import type { Log } from "../../action/runner/log.ts";
import { wayInto } from "../files/patterns.ts";
import { search, type Grounds } from "../files/workspace-files.ts";
import { showName, showNames } from "../text/line.ts";

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

/** What a run is about. */
export interface Subjects {
  readonly candidates: readonly Candidate[];
  /** The checksum list that was given, where it is the one thing to ask about (interface §1.1 `anchor`). */
  readonly list?: Subject;
}

/**
 * The subjects of `files` and `subject-checksums`, in their order: files by name, then what only the list names.
 *
 * @param assets what `files` selected among the assets of a release; the workspace is then not searched
 */
export async function findSubjects(
  inputs: Inputs,
  grounds: Grounds,
  log: Log,
  assets: readonly AssetCandidate[],
): Promise<Subjects> {
  const found = await search(inputs.fromRelease ? [] : inputs.files, grounds, inputs, log);
  const local: readonly Candidate[] = [
    ...found.files.map((source) => ({ kind: "file" as const, source })),
    ...found.failed.map((failure) => ({ kind: "failed" as const, ...failure })),
  ];
  const byName =
    found.failed.length === 0 ? local : local.toSorted((a, b) => compareNames(nameOf(a).name, nameOf(b).name));
  const candidates: readonly Candidate[] = [...assets, ...byName];
  return inputs.subjectChecksums === "" ? { candidates } : await addList(candidates, grounds, inputs, log);
}

/** The candidates, and what `subject-checksums` says of them and of others. */
async function addList(
  candidates: readonly Candidate[],
  { workspace, outputDir }: Grounds,
  { subjectChecksums, followSymbolicLinks: followLinks, anchor, mode }: Inputs,
  log: Log,
): Promise<Subjects> {
  const path = resolve(workspace, subjectChecksums);
  const bytes = await readList(path);
  const fingerprint = fingerprintOf(lstatSync(path));
  const entries = parseChecksums(basename(path), decode(bytes, path));
  const place = wayInto(workspace, path)?.join("/");
  const name = place === undefined ? { name: basename(path) } : { name: place, path: place };
  const root = realpathSync(workspace);
  const listed = createListedFiles(path, { root, isElsewhere: place === undefined, followLinks });
  const isAsked = anchor === "manifest" && mode !== "stamp";
  // It has a row of its own, and no list names itself.
  const others = isAsked ? without(realpathSync(path), candidates) : candidates;
  const merged = mergeList(others, entries, root, listed);
  tellUnread(name.name, entries, merged, log);
  if (realpathSync(path) === resolve(realpathSync(outputDir), "SHA3-256SUMS"))
    log.notice(`${showName(name.name)} lies in output-dir: the list of this run replaces it.`);
  if (!isAsked) return { candidates: merged };
  return { candidates: merged, list: { ...name, digest: hashBytes(bytes), size: bytes.length, fingerprint } };
}

function without(path: string, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter((candidate) => candidate.kind !== "file" || candidate.source.path !== path);
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
  root: string,
  { folder, find }: ListedFiles,
): readonly Candidate[] {
  const merged = [...candidates];
  const places = new Map<string, number>();
  candidates.forEach((candidate, index) => {
    const isAsset = candidate.kind === "asset";
    places.set(isAsset ? candidate.name : pathOf(candidate, root), index);
  });
  for (const entry of entries) {
    // Most lists name files that the patterns found as well: those cost no look at the disk.
    const near = places.get(resolve(folder, entry.name)) ?? places.get(entry.name);
    const listed = near === undefined ? find(entry.name) : undefined;
    const place = near ?? (listed && places.get(listed.path));
    const known = place === undefined ? undefined : merged[place];
    if (place === undefined || known === undefined) merged.push(toCandidate(entry, root, listed));
    else if (known.kind === "file" || known.kind === "asset") merged[place] = { ...known, listed: entry.digest };
  }
  return merged;
}

function pathOf(candidate: Candidate, root: string): string {
  return candidate.kind === "file" ? candidate.source.path : resolve(root, nameOf(candidate).name);
}

/** What a line that no pattern led to is about. */
function toCandidate({ name, digest }: ChecksumEntry, root: string, listed: ListedFile | undefined): Candidate {
  if (listed === undefined) return { kind: "digest", subject: { name, digest } };
  const { path } = listed;
  if ("size" in listed) return { kind: "file", source: { name, path, size: listed.size }, listed: digest };
  return { kind: "failed", subject: { name, path: relative(root, path).replaceAll(sep, "/") }, error: listed.error };
}

/** Says for which names of the list there is only the list's own word. */
function tellUnread(list: string, entries: readonly ChecksumEntry[], candidates: readonly Candidate[], log: Log): void {
  const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => nameOf(candidate).name);
  if (unread.length === 0) return;
  const count = `${unread.length} of the ${entries.length} names in ${showName(list)}`;
  log.notice(`No file was read for ${count}; the list's digests stand for them: ${showNames(unread)}.`);
}
