import { lstatSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, posix, resolve } from "node:path";

import { parseChecksums, type ChecksumEntry } from "../core/checksums.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { toAssetName } from "../core/file-names.ts";
import { toLine, toLineName, toLineNames } from "../core/text.ts";
import { createListedFiles, type ListedFile, type ListedFiles } from "../files/listed-files.ts";
import { toRealPath, namesBelow } from "../files/paths.ts";
import { fingerprintOf, hashBytes } from "../hash/hash-file.ts";
import type { Host, Log } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { hasAssetNames, nameOf, toWorkspacePath, type Candidate, type CandidatesAndList } from "./candidates.ts";

/** Largest checksum list in bytes: 100,000 lines with long names. */
const maxChecksumListBytes = 64 * 1024 * 1024;

/** Reads the list of `subject-checksums` and merges it with the candidates. @throws AnchorError `CHECKSUMS_INVALID` */
export async function addChecksumList(
  candidates: readonly Candidate[],
  inputs: Inputs,
  { workspace, log }: Pick<Host, "log" | "workspace">,
): Promise<CandidatesAndList> {
  const { subjectChecksums, anchor, mode } = inputs;
  const path = resolve(workspace, subjectChecksums);
  const bytes = await readList(path);
  const entries = parseChecksums(basename(path), bytes);
  const inside = namesBelow(workspace, path)?.join("/");
  const name = inside ?? basename(path);
  const root = toRealPath(workspace);
  const realPath = toRealPath(path);
  const listed = createListedFiles(path, root, inside === undefined);
  const isAsked = anchor === "manifest" && mode !== "stamp";
  // The list has a row of its own, so it is not one of the files.
  const isList = (candidate: Candidate): boolean =>
    isAsked && candidate.kind === "file" && candidate.source.path === realPath;
  const others = candidates.filter((candidate) => !isList(candidate));
  const merged = mergeList(others, entries, root, { ...listed, hasAssetNames: hasAssetNames(inputs) });
  logUnread(name, entries, merged, log);
  if (!isAsked) return { candidates: merged };
  const unix = Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
  // A list with CRLF is also asked about with LF, but only where that is free: a verification with a report is not.
  const isFree = mode === "check" || !inputs.report;
  const lf = isFree && unix.length < bytes.length && { lf: hashBytes(unix) };
  const file = { path: toWorkspacePath(workspace, path), fingerprint: fingerprintOf(lstatSync(path)) };
  return { candidates: merged, list: { name, ...file, digest: hashBytes(bytes), size: bytes.length, ...lf } };
}

function invalidList(path: string, why: string, cause?: unknown): AnchorError {
  return new AnchorError("CHECKSUMS_INVALID", `The checksum list ${toLineName(basename(path))} ${why}.`, {
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
    if (!stats.isFile()) throw invalidList(path, "is not a regular file");
    if (stats.size > maxChecksumListBytes) throw invalidList(path, "is larger than 64 MiB");
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    throw invalidList(path, `cannot be read (${toLine(messageOf(cause))})`, cause);
  }
}

/** Gives candidates their digests in the list, and adds a candidate for each line without one. `root` has no links. */
export function mergeList(
  candidates: readonly Candidate[],
  entries: readonly ChecksumEntry[],
  root: string,
  { folder, find, hasAssetNames: isByAssetName = false }: ListedFiles & { readonly hasAssetNames?: boolean },
): readonly Candidate[] {
  const merged = [...candidates];
  const byPath = new Map(candidates.map((candidate, index) => [lookupKeyOf(candidate, root), index]));
  const byBaseName = new Map<string, number>();
  for (const [index, candidate] of candidates.entries()) {
    if (isByAssetName && candidate.kind === "file") byBaseName.set(toAssetName(candidate.source.name), index);
  }
  for (const entry of entries) {
    // Most lists name files that the patterns found too: for these the disk is not read again.
    const near = byPath.get(resolve(folder, entry.name)) ?? assetIndex(entry, merged, byPath);
    const listed = near === undefined ? find(entry.name) : undefined;
    const isElsewhere = listed === undefined || "isOutside" in listed;
    const index = near ?? (isElsewhere ? assetIndex(entry, merged, byBaseName) : byPath.get(listed.path));
    const known = index === undefined ? undefined : merged[index];
    if (index === undefined || known === undefined) merged.push(toListedCandidate(entry, root, listed));
    // A second line that gives the file another digest gets a row of its own: one of the two rows must fail.
    else if (isListedOtherwise(known, entry)) merged.push(toListedCandidate(entry, root, listed ?? find(entry.name)));
    else if (known.kind === "file" || known.kind === "asset") merged[index] = { ...known, listed: entry.digest };
  }
  return merged;
}

/** Returns the key by which a line of the list finds a candidate: an asset's name, or an absolute path. */
function lookupKeyOf(candidate: Candidate, root: string): string {
  if (candidate.kind === "asset") return candidate.name;
  return candidate.kind === "file" ? candidate.source.path : resolve(root, nameOf(candidate).name);
}

/** Returns the index of the candidate with the line's name, else with the name that GitHub gives such a file. */
function assetIndex(
  entry: ChecksumEntry,
  candidates: readonly Candidate[],
  indexes: ReadonlyMap<string, number>,
): number | undefined {
  const index = indexes.get(entry.name) ?? indexes.get(toAssetName(entry.name));
  const known = index === undefined ? undefined : candidates[index];
  return known?.kind === "file" && !mayBeSameFile(known.source.name, entry.name) ? undefined : index;
}

/** Whether two paths may mean one file, written from different folders: one path's folders end with the other's. */
function mayBeSameFile(...paths: readonly [string, string]): boolean {
  const [one = "", other = ""] = paths.map((path) => posix.dirname(posix.normalize(`/${path.replaceAll("\\", "/")}`)));
  return one.endsWith(other === "/" ? "" : other) || other.endsWith(one === "/" ? "" : one);
}

function isListedOtherwise(candidate: Candidate, { digest }: ChecksumEntry): boolean {
  return "listed" in candidate && candidate.listed !== digest;
}

function toListedCandidate(
  { name: written, digest }: ChecksumEntry,
  root: string,
  listed: ListedFile | undefined,
): Candidate {
  if (listed === undefined) return { kind: "digest", subject: { name: written, digest } };
  const { path, name = written } = listed;
  if ("size" in listed) return { kind: "file", source: { name, path, size: listed.size }, listed: digest };
  return { kind: "failed", subject: { name, path: toWorkspacePath(root, path) }, error: listed.error };
}

function logUnread(list: string, entries: readonly ChecksumEntry[], candidates: readonly Candidate[], log: Log): void {
  const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => nameOf(candidate).name);
  if (unread.length === 0) return;
  const count = `${unread.length} of the ${entries.length} files in ${toLineName(list)}`;
  log.notice(
    `${count} ${unread.length === 1 ? "was" : "were"} not found, so the digests were taken from the list: ${toLineNames(unread)}.`,
    { title: "file not read" },
  );
}
