import { lstatSync, realpathSync, type Stats } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

import type { AnchorError } from "../core/errors.ts";
import { brokenLink, fileError, leadsNowhere, systemCode, toFileError } from "../hash/file-error.ts";
import { kindOf } from "./entries.ts";
import { isInGit, wayInto } from "./patterns.ts";

/** What lies at an absolute path: a file of `size` bytes, with every link resolved, or what may not be read. */
export type ListedFile =
  | { readonly path: string; readonly size: number }
  | { readonly path: string; readonly error: AnchorError };

/** Where the names of a checksum list lead. */
export interface ListedFiles {
  /** The list's folder, with every link resolved. */
  readonly folder: string;
  /** What a name stands for, or `undefined` where nothing is at hand. */
  readonly find: (name: string) => ListedFile | undefined;
}

export interface ListedOptions {
  /** The workspace, with every link resolved. */
  readonly root: string;
  /** Whether the list was given from outside the workspace, so that its own folder is open too. */
  readonly isElsewhere: boolean;
  readonly followLinks: boolean;
}

/**
 * Finds what a checksum list names (interface §1.1 `subject-checksums`): beside the list, else where our own lists name
 * it, by its path in the workspace. The names are untrusted: nothing but these folders is looked into.
 *
 * @param list absolute path of the list, which is there
 */
export function createListedFiles(list: string, options: ListedOptions): ListedFiles {
  const folder = realpathSync(dirname(list));
  const open = options.isElsewhere ? [options.root, folder] : [options.root];
  const realFolder = memoize(realpathSync);
  const find = (name: string): ListedFile | undefined => {
    for (const base of new Set([folder, options.root])) {
      const path = resolve(base, name);
      const found = isBelow(open, path) ? statListed(path, open, options.followLinks, realFolder) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { folder, find };
}

/** What is at `path`, to which no link may lead unless links are followed. */
function statListed(
  path: string,
  open: readonly string[],
  followLinks: boolean,
  realFolder: (folder: string) => string,
): ListedFile | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const isLink = stats.isSymbolicLink();
    const target = isLink ? resolveLinks(path) : join(realFolder(dirname(path)), basename(path));
    if (target !== path && !followLinks) return { path, error: fileError("FILE_IS_LINK") };
    if ([path, target].some((place) => isClosed(open, place))) return { path, error: closed() };
    if (target === undefined) return { path, error: brokenLink() };
    return isBelow(open, target)
      ? toListedFile(target, isLink ? lstatSync(target) : stats)
      : { path, error: fileError("FILE_OUTSIDE_WORKSPACE") };
  } catch (thrown) {
    // On this system no file can have such a name.
    if (["ENAMETOOLONG", "EINVAL"].includes(systemCode(thrown) ?? "")) return undefined;
    return { path, error: toFileError(thrown) };
  }
}

/** A digest is published, and a short secret can be guessed from it: `.git` holds the token of the checkout. */
function isClosed(open: readonly string[], path: string | undefined): boolean {
  return path !== undefined && open.some((folder) => isInGit(wayInto(folder, path)));
}

function closed(): AnchorError {
  const hint = "Take the line out of the list: what lies in a .git folder is never read.";
  return fileError("FILE_OUTSIDE_WORKSPACE", { detail: "a .git folder is no part of it", hint });
}

/**
 * A list may have a hundred thousand names in few folders, and to resolve a folder costs a look at each folder above
 * it.
 */
function memoize(resolveFolder: (folder: string) => string): (folder: string) => string {
  const known = new Map<string, string>();
  return (folder) => {
    const real = known.get(folder) ?? resolveFolder(folder);
    known.set(folder, real);
    return real;
  };
}

function resolveLinks(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (thrown) {
    if (leadsNowhere(thrown)) return undefined;
    throw thrown;
  }
}

/** A folder is not the file that a list names. */
function toListedFile(path: string, stats: Stats): ListedFile | undefined {
  const kind = kindOf(stats);
  if (kind === "folder") return undefined;
  return kind === "file" ? { path, size: stats.size } : { path, error: fileError("FILE_NOT_REGULAR") };
}

function isBelow(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => (wayInto(folder, path) ?? []).length > 0);
}
