import { lstatSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";

import type { AnchorError } from "../core/errors.ts";
import { brokenLink, fileError, leadsNowhere, systemCode, toFileError } from "../hash/file-error.ts";
import { canBeName, createSpelling, isInGit, toReal, wayInto } from "./paths.ts";

/**
 * What is at an absolute path: a file of `size` bytes, with every link resolved, or an entry that may not be read;
 * `name` where it was found only by `/` in place of `\`.
 */
export type ListedFile = { readonly path: string; readonly name?: string } & (
  | { readonly size: number }
  | { readonly error: AnchorError; readonly isOutside?: true }
);

export type ListedFiles = ReturnType<typeof createListedFiles>;

export interface ListedOptions {
  /** The workspace, with every link resolved. */
  readonly root: string;
  /** Whether the list is outside the workspace, so that files in its own folder may be read too. */
  readonly isElsewhere: boolean;
}

/**
 * Finds what a checksum list names: next to the list, else, as our own lists name files, by its path in the workspace.
 * The names are untrusted: only files in these folders are read, and links are followed only inside them. Names are
 * equal after Unicode NFC (UAX #15), and `\` counts as `/` where only that finds a file.
 *
 * @param list absolute path of the list, which exists
 * @returns the list's folder, with every link resolved, and what finds the file of a name
 */
export function createListedFiles(list: string, options: ListedOptions) {
  const spell = createSpelling();
  const folder = toReal(dirname(list), spell);
  const open = options.isElsewhere ? [options.root, folder] : [options.root];
  // A list may have a hundred thousand names in few folders, and to resolve a folder reads each folder above it.
  const realFolders = new Map<string, string>();
  const toRealFolder = (path: string): string => {
    const real = realFolders.get(path) ?? toReal(path, spell);
    realFolders.set(path, real);
    return real;
  };
  const findExactly = (name: string): ListedFile | undefined => {
    const paths = [folder, options.root].map((base) => resolve(base, name));
    const inside = paths.filter((path) => isBelow(open, path));
    for (const path of new Set(inside)) {
      const found = statListed(path, open, { toRealFolder, spell });
      if (found !== undefined) return found;
    }
    const [path = ""] = paths;
    return inside.length > 0 ? undefined : { path, error: fileError("FILE_OUTSIDE_WORKSPACE"), isOutside: true };
  };
  /** Returns the file that a name means, or `undefined` where there is none. */
  const find = (name: string): ListedFile | undefined => {
    const isSlashed = !name.includes("\\");
    // On Windows no name has a backslash.
    const found = isSlashed || sep === "/" ? findExactly(name) : undefined;
    if (found !== undefined || isSlashed) return found;
    const slashed = name.replaceAll("\\", "/");
    const other = findExactly(slashed);
    return other && ("error" in other ? other : { ...other, name: slashed });
  };
  return { folder, find };
}

/** Returns what is at `written`, in whichever spelling. */
function statListed(
  written: string,
  open: readonly string[],
  { toRealFolder, spell }: Readonly<Record<"toRealFolder" | "spell", (path: string) => string>>,
): ListedFile | undefined {
  let path = written;
  try {
    path = spell(written);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const isLink = stats.isSymbolicLink();
    const target = isLink ? findTarget(path) : join(toRealFolder(dirname(path)), basename(path));
    if (isClosed(open, path) || (target !== undefined && isClosed(open, target))) return { path, error: closed() };
    if (target === undefined) return { path, error: brokenLink() };
    if (!isBelow(open, target)) return { path, error: fileError("FILE_OUTSIDE_WORKSPACE") };
    const found = isLink ? lstatSync(target) : stats;
    // A folder is not the file that a list names.
    if (found.isDirectory()) return undefined;
    if (found.isFile()) return { path: target, size: found.size };
    return { path: target, error: fileError("FILE_NOT_REGULAR") };
  } catch (thrown) {
    // On this system no file can have such a name.
    if (["ENAMETOOLONG", "EINVAL"].includes(systemCode(thrown) ?? "")) return undefined;
    return { path, error: toFileError(thrown) };
  }
}

/** Whether `path` may not be read: a short secret can be guessed from its public digest, and `.git` holds a token. */
function isClosed(open: readonly string[], path: string): boolean {
  return open.some((folder) => isInGit(wayInto(folder, path)));
}

function closed(): AnchorError {
  const hint = "Take the line out of the list: what lies in a .git folder is never read.";
  return fileError("FILE_OUTSIDE_WORKSPACE", { detail: "a .git folder is no part of it", hint });
}

function findTarget(path: string): string | undefined {
  try {
    return toReal(path);
  } catch (thrown) {
    if (leadsNowhere(thrown)) return undefined;
    throw thrown;
  }
}

function isBelow(folders: readonly string[], path: string): boolean {
  const ways = folders.map((folder) => wayInto(folder, path) ?? []);
  return ways.some((way) => way.length > 0 && way.every(canBeName));
}
