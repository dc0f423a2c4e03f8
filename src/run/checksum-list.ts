/** The list of `subject-checksums`: it is read, checked and compared with the candidates (interface §1.1). */
import { lstatSync, realpathSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, relative, resolve, sep } from "node:path";

import { decodeUtf8 } from "../core/bytes.ts";
import { parseChecksums, type ChecksumEntry } from "../core/checksums.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { runFiles, toAssetName } from "../core/file-names.ts";
import type { Subject } from "../core/subject.ts";
import { toLine, toLineName, toLineNames } from "../core/text.ts";
import { createListedFiles, type ListedFile, type ListedFiles } from "../files/listed-files.ts";
import { wayInto } from "../files/patterns.ts";
import { fingerprintOf } from "../hash/hash-file.ts";
import { hashBytes } from "../hash/hash-files.ts";
import type { Log } from "../host/log.ts";
import { nameOf, type Candidate, type ListedCandidates, isByBaseName } from "./candidates.ts";
import type { Job } from "./host.ts";

/** Largest checksum list in bytes: 100,000 lines with long names. */
const maxChecksumListBytes = 64 * 1024 * 1024;

/**
 * Reads the list of `subject-checksums` and lays it beside the candidates.
 *
 * @param outputDir absolute path of the folder for evidence
 * @throws AnchorError `CHECKSUMS_INVALID`
 */
export async function addChecksumList(
  candidates: readonly Candidate[],
  outputDir: string,
  { inputs, door: { workspace, log } }: Job,
): Promise<ListedCandidates> {
  const { subjectChecksums, followSymbolicLinks: followLinks, anchor, mode } = inputs;
  const path = resolve(workspace, subjectChecksums);
  const bytes = await readList(path);
  const entries = parseChecksums(basename(path), decodeList(bytes, path));
  const place = wayInto(workspace, path)?.join("/");
  const name = place ?? basename(path);
  const root = realpathSync(workspace);
  const listed = createListedFiles(path, { root, isElsewhere: place === undefined, followLinks });
  const isAsked = anchor === "manifest" && mode !== "stamp";
  // The list is reported as a row of its own, so it is no file among the others.
  const others = isAsked ? without(realpathSync(path), candidates) : candidates;
  const merged = mergeList(others, entries, root, { ...listed, isByBaseName: isByBaseName(inputs) });
  logUnread(name, entries, merged, log);
  const isReplaced = realpathSync(path) === resolve(realpathSync(outputDir), runFiles.checksums);
  if (isReplaced) log.notice(`${toLineName(name)} lies in output-dir: the list of this run replaces it.`);
  if (!isAsked) return { candidates: merged };
  // What this run replaces is not there any more when it would be looked at once more.
  const file = isReplaced ? {} : toFilePlace(path, workspace);
  return { candidates: merged, list: { name, ...file, digest: hashBytes(bytes), size: bytes.length } };
}

function toFilePlace(path: string, workspace: string): Required<Pick<Subject, "path" | "fingerprint">> {
  return { path: relative(workspace, path).replaceAll(sep, "/"), fingerprint: fingerprintOf(lstatSync(path)) };
}

function without(path: string, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter((candidate) => candidate.kind !== "file" || candidate.source.path !== path);
}

function invalidList(path: string, why: string, cause?: unknown): AnchorError {
  return new AnchorError("CHECKSUMS_INVALID", `The checksum list ${toLineName(basename(path))} ${why}.`, {
    cause,
    hint: "Make subject-checksums the path of one checksum list, in UTF-8 and relative to the workspace.",
  });
}

/**
 * Reads a checksum list.
 *
 * @throws AnchorError `CHECKSUMS_INVALID` when it cannot be read, is no regular file or is too large
 */
async function readList(path: string): Promise<Buffer> {
  try {
    const stats = await stat(path);
    // A pipe, or a device, may never end.
    if (!stats.isFile()) throw invalidList(path, "is not a regular file");
    if (stats.size > maxChecksumListBytes) throw invalidList(path, "is larger than 64 MiB");
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    throw invalidList(path, `cannot be read (${toLine(messageOf(cause))})`, cause);
  }
}

/** A name that is not UTF-8 could not be told from others in any report. */
function decodeList(bytes: Uint8Array, path: string): string {
  try {
    return decodeUtf8(bytes);
  } catch (cause) {
    throw invalidList(path, "is not UTF-8", cause);
  }
}

/**
 * Every listed digest beside the candidates: bound to the file it names where that is at hand, else on its own.
 *
 * @param root the workspace, with every link resolved
 */
export function mergeList(
  candidates: readonly Candidate[],
  entries: readonly ChecksumEntry[],
  root: string,
  { folder, find, isByBaseName: isByBase = false }: ListedFiles & { readonly isByBaseName?: boolean },
): readonly Candidate[] {
  const merged = [...candidates];
  const bases = isByBase ? placesByBaseName(candidates) : new Map<string, number>();
  const places = new Map<string, number>();
  candidates.forEach((candidate, index) => {
    const isAsset = candidate.kind === "asset";
    places.set(isAsset ? candidate.name : candidatePathOf(candidate, root), index);
  });
  for (const entry of entries) {
    // Most lists name files that the patterns found too; for these the disk need not be read again.
    const near = places.get(resolve(folder, entry.name)) ?? assetPlace(entry, merged, places);
    const listed = near === undefined ? find(entry.name) : undefined;
    const place = near ?? (listed ? places.get(listed.path) : assetPlace(entry, merged, bases));
    const known = place === undefined ? undefined : merged[place];
    if (place === undefined || known === undefined) merged.push(toListedCandidate(entry, root, listed));
    // A second line about the file, by another path: it has a row of its own, of which one must fail.
    else if (isListedOtherwise(known, entry)) merged.push(toListedCandidate(entry, root, listed ?? find(entry.name)));
    else if (known.kind === "file" || known.kind === "asset") merged[place] = { ...known, listed: entry.digest };
  }
  return merged;
}

/** Where the files are, by the names that they have as assets of a release. */
function placesByBaseName(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const files = candidates.flatMap((candidate, index) =>
    candidate.kind === "file" ? [[toAssetName(candidate.source.name), index] as const] : [],
  );
  return new Map(files);
}

/** Where the asset of a line is: by the line's name, else by the name that GitHub gives such a file. */
function assetPlace(
  entry: ChecksumEntry,
  candidates: readonly Candidate[],
  places: ReadonlyMap<string, number>,
): number | undefined {
  const place = places.get(entry.name) ?? places.get(toAssetName(entry.name));
  const asset = place === undefined ? undefined : candidates[place];
  // Two lines of different folders about one asset contradict each other.
  return asset !== undefined && isListedOtherwise(asset, entry) ? undefined : place;
}

function isListedOtherwise(candidate: Candidate, { digest }: ChecksumEntry): boolean {
  const isOnDisk = candidate.kind === "asset" || candidate.kind === "file";
  return isOnDisk && candidate.listed !== undefined && candidate.listed !== digest;
}

function candidatePathOf(candidate: Candidate, root: string): string {
  return candidate.kind === "file" ? candidate.source.path : resolve(root, nameOf(candidate).name);
}

/** The candidate of a line whose file no pattern selected. */
function toListedCandidate({ name, digest }: ChecksumEntry, root: string, listed: ListedFile | undefined): Candidate {
  if (listed === undefined) return { kind: "digest", subject: { name, digest } };
  const { path } = listed;
  if ("size" in listed) return { kind: "file", source: { name, path, size: listed.size }, listed: digest };
  return { kind: "failed", subject: { name, path: relative(root, path).replaceAll(sep, "/") }, error: listed.error };
}

/** Says for which names of the list no file was read. */
function logUnread(list: string, entries: readonly ChecksumEntry[], candidates: readonly Candidate[], log: Log): void {
  const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => nameOf(candidate).name);
  if (unread.length === 0) return;
  const count = `${unread.length} of the ${entries.length} names in ${toLineName(list)}`;
  log.notice(`No file was read for ${count}; the list's digests stand for them: ${toLineNames(unread)}.`);
}
