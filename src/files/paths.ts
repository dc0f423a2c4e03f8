/** Paths as the system compares them: every file has one spelling, whatever case, short name or link somebody wrote. */
import { lstatSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

/**
 * Returns the one spelling of an existing path, absolute: with every link resolved, and each name as the disk has it.
 * Two paths lead to one file where this is equal, but for hard links.
 *
 * @param spell keeps what it has seen of folders, for a caller with many paths
 * @throws an Error of the system
 */
export function toReal(path: string, spell = createSpelling()): string {
  return spell(resolveLinks(path));
}

/** Windows cannot say where a file lies on some disks in memory and, in Wine, by a long path: Node itself then can. */
function resolveLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return realpathSync(path);
  }
}

/** Returns the names on the way from `folder` to `path`: none when they are equal, `undefined` when it leads out. */
export function wayInto(folder: string, path: string): readonly string[] | undefined {
  const way = relative(folder, path);
  if (way === "") return [];
  const names = way.split(sep);
  return names[0] === ".." || isAbsolute(way) ? undefined : names;
}

/** Whether the way leads into `.git`, in any letter case: on some file systems `.GIT` opens `.git`. */
export function isInGit(way: readonly string[] | undefined): boolean {
  return way !== undefined && way.some((name) => name.toLowerCase() === ".git");
}

/** Whether a file here can have this name: on Windows, what follows a colon names another content of the same file. */
export function canBeName(name: string): boolean {
  return sep === "/" || !name.includes(":");
}

/** Returns a name without differences that some systems ignore: letter case, and forms of Unicode. */
export function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/**
 * Creates the function that returns an absolute path with each name as the disk has it; links stay. Some file systems
 * find a name in another letter case, Windows also by a short name, and some in another Unicode form (UAX #15); what is
 * in no folder stays as it is written. Each folder is looked at once, and is listed only where that may matter.
 */
export function createSpelling(): (path: string) => string {
  const folders = new Map<string, Folder>();
  const spell = (path: string): string => {
    const parent = dirname(path);
    if (parent === path) return path;
    const folder = folders.get(parent) ?? createFolder(spell(parent));
    folders.set(parent, folder);
    return folder.spell(basename(path));
  };
  return spell;
}

interface Folder {
  /** Returns the path of the entry of that name. */
  readonly spell: (name: string) => string;
}

function createFolder(path: string): Folder {
  let names: ReturnType<typeof listNames> | undefined;
  const list = () => (names ??= listNames(path));
  let folds: boolean | undefined;
  const isFolding = (name: string): boolean => {
    const upper = name.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
    const other = upper === name ? name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : upper;
    // Only a name that is there, and has letters, shows it: as two entries, or as one with two names.
    if (folds === undefined && other !== name && isThere(join(path, name)))
      folds = isThere(join(path, other)) && !(list().exact.has(name) && list().exact.has(other));
    return folds ?? false;
  };
  const spell = (name: string): string => {
    const isFolded = isFolding(name);
    // No name of ASCII alone has another Unicode form.
    if (!isFolded && (/^\p{ASCII}*$/u.test(name) || isThere(join(path, name)))) return join(path, name);
    const { exact, folded, normal } = list();
    if (exact.has(name)) return join(path, name);
    const known = isFolded ? folded.get(foldName(name)) : normal.get(name.normalize("NFC"));
    return join(path, known ?? (isFolded ? findAlias(path, name, exact) : undefined) ?? name);
  };
  return { spell };
}

function listNames(path: string) {
  const names = readNames(path);
  return {
    exact: new Set(names),
    normal: new Map(names.map((name) => [name.normalize("NFC"), name])),
    folded: new Map(names.map((name) => [foldName(name), name])),
  };
}

/** A folder on the way may be closed to this user, who may enter it all the same. */
function readNames(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Finds the entry that Windows gives `name` to as its short name. */
function findAlias(path: string, name: string, names: Iterable<string>): string | undefined {
  const own = identityOf(join(path, name));
  return own && [...names].find((other) => identityOf(join(path, other)) === own);
}

function identityOf(path: string): string | undefined {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
