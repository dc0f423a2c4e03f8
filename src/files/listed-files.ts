import { lstatSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";

import { type AnchorError, systemCode } from "../core/errors.ts";
import { brokenLinkError, fileError, leadsNowhere, toFileError } from "../hash/hash-file.ts";
import { isPossibleName, createSpelling, isInGit, toRealPath, namesBelow } from "./paths.ts";

/**
 * What a name in a checksum list leads to, with every link in `path` resolved. `name` is present where only the name
 * with `/` for `\` was found; `isOutside` is present where the name leads out of the folders that may be read.
 */
export type ListedFile = { readonly path: string; readonly name?: string } & (
  | { readonly size: number }
  | { readonly error: AnchorError; readonly isOutside?: true }
);

export type ListedFiles = ReturnType<typeof createListedFiles>;

/**
 * Creates a finder of the files that a checksum list names. It looks beside the list, then in the workspace, from where
 * our own lists name files. The names are untrusted: only files in folders that may be read are found, and links are
 * followed only inside these. Names are compared after NFC (UAX #15); `\` counts as `/` if only that finds a file.
 *
 * @param list absolute path of the list, which exists
 * @param workspace its path, with every link resolved
 * @param isElsewhere the list is outside the workspace, so that files in its own folder may be read too
 * @returns the list's folder, with every link resolved, and the finder
 */
export function createListedFiles(list: string, workspace: string, isElsewhere: boolean) {
  const spell = createSpelling();
  const folder = toRealPath(dirname(list), spell);
  const readable = isElsewhere ? [workspace, folder] : [workspace];
  // Resolving a folder reads each folder above it, and a list may have a hundred thousand names in few folders.
  const realFolders = new Map<string, string>();
  const toRealFolder = (path: string): string => {
    const real = realFolders.get(path) ?? toRealPath(path, spell);
    realFolders.set(path, real);
    return real;
  };
  const findExactly = (name: string): ListedFile | undefined => {
    const paths = [folder, workspace].map((start) => resolve(start, name));
    const inside = paths.filter((path) => isBelow(readable, path));
    for (const path of new Set(inside)) {
      const found = statListed(path, readable, { toRealFolder, spell });
      if (found !== undefined) return found;
    }
    const [path = ""] = paths;
    return inside.length > 0 ? undefined : { path, error: fileError("FILE_OUTSIDE_WORKSPACE"), isOutside: true };
  };
  const find = (name: string): ListedFile | undefined => {
    const hasBackslash = name.includes("\\");
    // On Windows no name has a backslash.
    const found = hasBackslash && sep === "\\" ? undefined : findExactly(name);
    if (found !== undefined || !hasBackslash) return found;
    const slashed = name.replaceAll("\\", "/");
    const other = findExactly(slashed);
    return other && ("error" in other ? other : { ...other, name: slashed });
  };
  return { folder, find };
}

/** Returns what is at the path `given`, however the disk spells it; `undefined` where nothing is. */
function statListed(
  given: string,
  readable: readonly string[],
  { toRealFolder, spell }: Readonly<Record<"toRealFolder" | "spell", (path: string) => string>>,
): ListedFile | undefined {
  let path = given;
  try {
    path = spell(given);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const isLink = stats.isSymbolicLink();
    const target = isLink ? findTarget(path) : join(toRealFolder(dirname(path)), basename(path));
    if (isInGitBelow(readable, path) || (target !== undefined && isInGitBelow(readable, target)))
      return { path, error: fileError("FILE_OUTSIDE_WORKSPACE", inGit) };
    if (target === undefined) return { path, error: brokenLinkError() };
    if (!isBelow(readable, target)) return { path, error: fileError("FILE_OUTSIDE_WORKSPACE") };
    const found = isLink ? lstatSync(target) : stats;
    // A list names files, never folders.
    if (found.isDirectory()) return undefined;
    if (found.isFile()) return { path: target, size: found.size };
    return { path: target, error: fileError("FILE_NOT_REGULAR") };
  } catch (thrown) {
    // No file of this system can have such a name.
    if (["ENAMETOOLONG", "EINVAL"].includes(systemCode(thrown) ?? "")) return undefined;
    return { path, error: toFileError(thrown) };
  }
}

/** `.git` is never read: it may hold a token, and a short secret can be guessed from its public digest. */
function isInGitBelow(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => isInGit(namesBelow(folder, path)));
}

const inGit = {
  detail: "a .git folder is no part of it",
  hint: "Take the line out of the list: what lies in a .git folder is never read.",
} as const;

function findTarget(path: string): string | undefined {
  try {
    return toRealPath(path);
  } catch (thrown) {
    if (leadsNowhere(thrown)) return undefined;
    throw thrown;
  }
}

function isBelow(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => {
    const names = namesBelow(folder, path) ?? [];
    return names.length > 0 && names.every(isPossibleName);
  });
}
