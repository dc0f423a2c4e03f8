/** Compares paths as the system does: one file may be named in another letter case, by a short name or by a link. */
import { lstatSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

/**
 * Returns an existing path absolute, with every link resolved and each name as the disk has it. So a file has one such
 * path, unless it has hard links.
 *
 * @param spellAsOnDisk remembers folders, for a caller with many paths
 * @throws an Error of the system
 */
export function toRealPath(path: string, spellAsOnDisk = createSpelling()): string {
  return spellAsOnDisk(resolveLinks(path));
}

/** The native function fails on some RAM disks of Windows, and in Wine with long paths; Node's JavaScript does not. */
function resolveLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return realpathSync(path);
  }
}

/** Returns the names that lead from `folder` to `target`: none if both are equal, `undefined` if it is outside. */
export function namesBelow(folder: string, target: string): readonly string[] | undefined {
  const path = relative(folder, target);
  if (path === "") return [];
  const names = path.split(sep);
  return names[0] === ".." || isAbsolute(path) ? undefined : names;
}

/** Whether the names of a path lead into `.git`, in any letter case: on some file systems `.GIT` opens `.git`. */
export function isInGit(names: readonly string[] | undefined): boolean {
  return names !== undefined && names.some((name) => name.toLowerCase() === ".git");
}

/** Whether a file can have this name: on Windows, a colon begins the name of another stream of the same file. */
export function isPossibleName(name: string): boolean {
  return sep === "/" || !name.includes(":");
}

/** Removes the differences between names that some systems ignore: letter case and Unicode form. */
function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/**
 * Creates a function that returns an absolute path with each name as the disk has it; links stay. Some file systems
 * find a name in another letter case or Unicode form (UAX #15), Windows also by a short name. Names that do not exist
 * stay as they are. Each folder is examined once, and listed only where needed.
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

/** Creates a function that returns the path of a name in the folder `path`, as the disk has the name. */
function createFolderSpelling(path: string): (name: string) => string {
  let names: ReturnType<typeof listNames> | undefined;
  const getNames = () => (names ??= listNames(path));
  let ignoresCase: boolean | undefined;
  const isCaseIgnored = (name: string): boolean => {
    const upper = name.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
    const otherCase = upper === name ? name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : upper;
    // Only an existing name with letters shows whether the folder ignores case: then the other case finds it too.
    if (ignoresCase === undefined && otherCase !== name && isThere(join(path, name)))
      ignoresCase = isThere(join(path, otherCase)) && !(getNames().exact.has(name) && getNames().exact.has(otherCase));
    return ignoresCase ?? false;
  };
  return (name) => {
    const ignoresCaseHere = isCaseIgnored(name);
    // A name in ASCII has only one Unicode form.
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

/** Lists a folder; returns no names of one that the user may enter but not list. */
function readNames(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Finds the entry whose short name on Windows is `name`: both are one file. */
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
