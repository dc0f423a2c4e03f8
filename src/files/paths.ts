/** Compares paths as the system does: a path may name a file in another letter case, by a short name or by a link. */
import { lstatSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

/**
 * Returns the absolute form of an existing path, with every link resolved and each name spelled as on the disk. Only a
 * file with hard links has several such paths.
 *
 * @param spellAsOnDisk made by {@link createSpelling}; it remembers folders, for a caller with many paths
 * @throws an Error of the system
 */
export function toRealPath(path: string, spellAsOnDisk = createSpelling()): string {
  return spellAsOnDisk(resolveLinks(path));
}

/** Falls back to Node's JavaScript, since the native function fails on some Windows RAM disks, and in Wine. */
function resolveLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return realpathSync(path);
  }
}

/** Returns the names that lead from `folder` down to `target`: none if both are equal, `undefined` if it is outside. */
export function namesBelow(folder: string, target: string): readonly string[] | undefined {
  const path = relative(folder, target);
  if (path === "") return [];
  const names = path.split(sep);
  return names[0] === ".." || isAbsolute(path) ? undefined : names;
}

/** Whether the names of a path lead into `.git`. Any letter case counts, since `.GIT` opens `.git` on some systems. */
export function isInGit(names: readonly string[] | undefined): boolean {
  return names !== undefined && names.some((name) => name.toLowerCase() === ".git");
}

/** Whether a file can have this name. On Windows it has no colon, which begins the name of a stream in the file. */
export function isPossibleName(name: string): boolean {
  return sep === "/" || !name.includes(":");
}

/** Removes the differences between names that some systems ignore: letter case and Unicode form. */
function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/**
 * Creates a function that returns an absolute path with each name spelled as on the disk; links stay. Some file systems
 * find a file by another letter case or Unicode form (UAX #15) of its name, and Windows also by its short name. A name
 * that does not exist stays as it is. Each folder is examined once, and listed only where needed.
 */
export function createSpelling(): (path: string) => string {
  const folders = new Map<string, (name: string) => string>();
  const spellAsOnDisk = (path: string): string => {
    const parent = dirname(path);
    if (parent === path) return path;
    const spellInFolder = folders.get(parent) ?? createFolderSpelling(spellAsOnDisk(parent));
    folders.set(parent, spellInFolder);
    return spellInFolder(basename(path));
  };
  return spellAsOnDisk;
}

/** Creates a function that returns the path of a name in the folder `path`, with the name spelled as on the disk. */
function createFolderSpelling(path: string): (name: string) => string {
  let names: ReturnType<typeof listNames> | undefined;
  const getNames = () => (names ??= listNames(path));
  let ignoresCase: boolean | undefined;
  const isCaseIgnored = (name: string): boolean => {
    const upper = name.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
    const otherCase = upper === name ? name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : upper;
    // The folder ignores case if an existing name is found in its other case too, and the folder does not have both.
    if (ignoresCase === undefined && otherCase !== name && isThere(join(path, name)))
      ignoresCase = isThere(join(path, otherCase)) && !(getNames().exact.has(name) && getNames().exact.has(otherCase));
    return ignoresCase ?? false;
  };
  return (name) => {
    const ignoresCaseHere = isCaseIgnored(name);
    // Where case counts, an ASCII name stays as it is, since it has one Unicode form, and so does a name that exists.
    if (!ignoresCaseHere && (/^\p{ASCII}*$/u.test(name) || isThere(join(path, name)))) return join(path, name);
    const { exact, folded, normal } = getNames();
    if (exact.has(name)) return join(path, name);
    const spelledName = ignoresCaseHere ? folded.get(foldName(name)) : normal.get(name.normalize("NFC"));
    return join(path, spelledName ?? (ignoresCaseHere ? findLongName(path, name, exact) : undefined) ?? name);
  };
}

function listNames(path: string) {
  const names = readNames(path);
  return {
    exact: new Set(names),
    normal: new Map(names.map((name) => [name.normalize("NFC"), name])),
    folded: new Map(names.map((name) => [foldName(name), name])),
  };
}

/** Lists a folder's names. Returns none for a folder that the user may enter but not list. */
function readNames(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Finds the entry that is the same file as `name`, which is then its short name on Windows. */
function findLongName(path: string, name: string, names: Iterable<string>): string | undefined {
  const identity = identityOf(join(path, name));
  return identity && [...names].find((other) => identityOf(join(path, other)) === identity);
}

function identityOf(path: string): string | undefined {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
