import { lstatSync, readdirSync, realpathSync, type Dirent, type Stats } from "node:fs";
import { join } from "node:path";

/** What an entry of a folder is; `nameless` has a name that is not valid UTF-8, so that nothing could name it. */
export type Kind = "file" | "folder" | "link" | "special" | "nameless";

export interface Entry {
  readonly name: string;
  readonly kind: Kind;
}

/**
 * The entries of a folder. A file system that does not tell cases apart finds an entry under other spellings too: where
 * `named`, the names in patterns, has such a spelling, it stands for the entry.
 */
export function readEntries(path: string, named: Iterable<string>): readonly Entry[] {
  const listed = readListing(path);
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = [...named].filter((name) => !names.has(name));
  const respelled = readNamed(path, unlisted);
  if (respelled.length === 0) return listed;
  const folded = new Set(respelled.map(({ name }) => foldName(name)));
  return [...listed.filter(({ name }) => !folded.has(foldName(name))), ...respelled];
}

/** Of `names`, those that are in the folder. The folder itself need not be readable. */
export function readNamed(path: string, names: readonly string[]): readonly Entry[] {
  return names.flatMap((name) => {
    const stats = lstatSync(join(path, name), { throwIfNoEntry: false });
    return stats === undefined ? [] : [{ name, kind: kindOf(stats) }];
  });
}

function readListing(path: string): readonly Entry[] {
  const listed = readdirSync(path, { withFileTypes: true });
  const entries = listed.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  return entries.some(({ name }) => name.includes("\uFFFD")) ? withoutNameless(path, entries) : entries;
}

/** Bytes that are not UTF-8 are read as U+FFFD, and such a name opens nothing; only the bytes tell them apart. */
function withoutNameless(path: string, entries: readonly Entry[]): readonly Entry[] {
  const names = Map.groupBy(readdirSync(path, { encoding: "buffer" }), isUtf8);
  const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
  const nameless = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "nameless" as const }));
  return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
}

/** Where a link leads and what is there; a target whose path is not UTF-8 cannot be opened by it. */
export function readLink(path: string): { readonly path: string; readonly kind: Kind } {
  const bytes = realpathSync.native(path, { encoding: "buffer" });
  const target = bytes.toString("utf8");
  return { path: target, kind: isUtf8(bytes) ? kindOf(lstatSync(target)) : "nameless" };
}

/** What the system says an entry is; of a link, that it is one. */
function kindOf(entry: Dirent | Stats): Kind {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "special";
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString("utf8")).equals(bytes);
}

/** A name without what some systems do not tell apart: cases, and forms of Unicode. */
export function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
