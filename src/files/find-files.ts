/** Finds the files that patterns select, and those that a checksum list names. */
import { existsSync, lstatSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";

import { compareNames } from "../core/checksums.ts";
import type { NamedSubject } from "../core/digest.ts";
import { type AnchorError, systemCode } from "../core/errors.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import { brokenLinkError, fileError, leadsNowhere, toFileError } from "../hash/hash-file.ts";
import type { FileSource } from "../hash/hash-files.ts";
import { createSpelling, isInGit, isPossibleName, namesBelow, toRealPath } from "./paths.ts";
import { parsePatterns, patternMistakeIn, type Pattern } from "./patterns.ts";
import { walkPatterns, type Collector } from "./walk.ts";

interface FindFilesOptions {
  /** The absolute path of the workspace, which must be the current folder: patterns start there. */
  readonly workspace: string;
  readonly notice: (text: string) => void;
  /** Called for each pattern that matched nothing. */
  readonly onUnmatched: (text: string) => void;
}

/** Both lists are sorted by the bytes of names. `failed` has the selected entries that cannot be subjects, and why. */
export interface FoundFiles {
  readonly files: readonly FileSource[];
  readonly failed: readonly { readonly subject: NamedSubject; readonly error: AnchorError }[];
}

/**
 * Finds the regular files that `patterns` select in the workspace, each once. Nothing outside the workspace is read,
 * unless a pattern names a link that leads out of it. An entry that cannot be read does not end the search.
 *
 * @throws AnchorError `INPUT_INVALID` for patterns that are not usable
 */
export async function findFiles(patterns: readonly string[], options: FindFilesOptions): Promise<FoundFiles> {
  const workspace = { givenPath: options.workspace, realPath: toRealPath(options.workspace) };
  const allPatterns = await parsePatterns(patterns, workspace);
  const leadsOutside = ({ isExclusion, leadingNames }: Pattern): boolean => !isExclusion && leadingNames === undefined;
  const collector = createCollector(options.notice);
  const { matchedPatterns } = collector;
  for (const pattern of allPatterns.filter(leadsOutside)) {
    const error = fileError("FILE_OUTSIDE_WORKSPACE", { hint: renderContainerAdvice(pattern.line) });
    collector.addFailure(pattern.line, error, [pattern]);
  }
  const innerPatterns = allPatterns.filter((pattern) => !leadsOutside(pattern));
  await walkPatterns(workspace.realPath, innerPatterns, collector);
  const isUnmatched = (pattern: Pattern): boolean => !pattern.isExclusion && !matchedPatterns.has(pattern);
  for (const pattern of allPatterns.filter((each) => isUnmatched(each) && isFileName(each.line, options.workspace))) {
    const escaped = pattern.line.replaceAll(/[*?[]/g, "[$&]").replaceAll("\\", "\\\\");
    const literals = await parsePatterns([escaped], workspace);
    const exclusions = innerPatterns.filter(({ isExclusion }) => isExclusion);
    await walkPatterns(workspace.realPath, [...literals, ...exclusions], collector);
    if (literals.some((literal) => matchedPatterns.has(literal))) matchedPatterns.add(pattern);
  }
  const collected = collector.close();
  const files = keepOnePerFile(workspace.realPath, collected.files);
  for (const { line } of allPatterns.filter(isUnmatched)) {
    options.onUnmatched(
      `No file in ${toLineName(options.workspace)} matches ${toLineName(line)}. ${patternMistakeIn(line) ?? "Check the name: names start at the workspace."}`,
    );
  }
  return { ...collected, files };
}

/** Whether a line with wildcards is, taken literally, the name of an existing file, such as `a[1].txt`. */
function isFileName(line: string, workspace: string): boolean {
  if (!/^[^!#~].*$/.test(line) || !/[*?[\\]/.test(line)) return false;
  const path = resolve(workspace, line);
  return existsSync(path) && lstatSync(path).isFile();
}

/** Collects what walks find, and which patterns matched something. `close` returns all, and logs what was left out. */
function createCollector(notice: (text: string) => void) {
  const files: FileSource[] = [];
  const failedByName = new Map<string, FoundFiles["failed"][number]>();
  const matchedPatterns = new Set<Pattern>();
  const specialNames = new Set<string>();
  const linkNames = new Set<string>();
  const addFailure: Collector["addFailure"] = (name, error, patterns) => {
    for (const pattern of patterns) matchedPatterns.add(pattern);
    const isInWorkspace =
      error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ leadingNames }) => leadingNames !== undefined);
    failedByName.set(name, { subject: isInWorkspace ? { name, path: name } : { name }, error });
  };
  const addFile: Collector["addFile"] = (name, path, pattern) => {
    matchedPatterns.add(pattern);
    try {
      files.push({ name, path, size: lstatSync(path).size });
    } catch (thrown) {
      addFailure(name, toFileError(thrown), []);
    }
  };
  const close = (): FoundFiles => {
    const leftOutText = specialNames.size === 1 ? "was left out: it is" : "were left out: each is";
    const specialsText = toLineNames([...specialNames].sort(compareNames));
    if (specialNames.size > 0) notice(`${specialsText} ${leftOutText} a pipe, a socket or a device.`);
    const [firstLink] = [...linkNames].sort(compareNames);
    const [wereText, firstNote] = linkNames.size === 1 ? ["link was", ""] : ["links were", " is the first"];
    if (firstLink !== undefined)
      notice(
        `${linkNames.size} symbolic ${wereText} left out: ${toLineName(firstLink)}${firstNote}. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.`,
      );
    return {
      files: files.sort((one, other) => compareNames(one.name, other.name)),
      failed: [...failedByName.values()].sort((one, other) => compareNames(one.subject.name, other.subject.name)),
    };
  };
  const addSpecial = (name: string): void => void specialNames.add(name);
  const addSkippedLink = (name: string): void => void linkNames.add(name);
  return { addFile, addFailure, addSpecial, addSkippedLink, close, matchedPatterns };
}

/** Keeps one entry of each file, which links may give several names: that with the real name, or else the first. */
function keepOnePerFile(root: string, files: readonly FileSource[]): readonly FileSource[] {
  if (new Set(files.map(({ path }) => path)).size === files.length) return files;
  const nameByPath = new Map<string, string>();
  for (const { name, path } of files) {
    if (!nameByPath.has(path) || namesBelow(root, path)?.join("/") === name) nameByPath.set(path, name);
  }
  const keptFiles = files.filter(({ name, path }) => nameByPath.get(path) === name);
  return [...new Map(keptFiles.map((file) => [file.path, file])).values()];
}

/** Matches the workspace's path inside the container of a job or of an action, at the start of a path. */
const containerPathStart = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;

/** Returns advice on a pattern with a path that exists only inside a container; `undefined` for other patterns. */
function renderContainerAdvice(pattern: string): string | undefined {
  if (!containerPathStart.test(pattern)) return undefined;
  return `This is a path in a container. Write it from the workspace: ${toLineName(pattern.replace(containerPathStart, ""))}.`;
}

/**
 * The file to which a name in a checksum list leads, or why it is not usable. `name` is present if only the name with
 * `/` for `\` was found, and `isOutside` if the name leads out of the folders that may be read.
 */
export type ListedFile = { readonly path: string; readonly name?: string } & (
  | { readonly size: number }
  | { readonly error: AnchorError; readonly isOutside?: true }
);

export type ListedFiles = ReturnType<typeof createListedFiles>;

/**
 * Creates the function that finds the file of a name in a checksum list: beside the list, or else in the workspace,
 * where names in lists of this action start. The names are untrusted, so only files in folders that may be read are
 * found, and links are followed only inside these folders. Names are compared after NFC (UAX #15). `\` counts as `/` if
 * no file has the name with `\`.
 *
 * @param listPath the absolute path of the list, which exists
 * @param workspace the workspace's path, with every link resolved
 * @param isListOutside whether the list is outside the workspace: files in its own folder may then be read too
 * @returns the list's folder, with every link resolved, and the function
 */
export function createListedFiles(listPath: string, workspace: string, isListOutside: boolean) {
  const spellAsOnDisk = createSpelling();
  const folder = toRealPath(dirname(listPath), spellAsOnDisk);
  const readableFolders = isListOutside ? [workspace, folder] : [workspace];
  // Each folder is resolved once: that takes long, and a list may have a hundred thousand names in few folders.
  const realPathByFolder = new Map<string, string>();
  const toRealFolder = (path: string): string => {
    const real = realPathByFolder.get(path) ?? toRealPath(path, spellAsOnDisk);
    realPathByFolder.set(path, real);
    return real;
  };
  const findExactly = (name: string): ListedFile | undefined => {
    const paths = [folder, workspace].map((start) => resolve(start, name));
    const inside = paths.filter((path) => isBelow(readableFolders, path));
    for (const path of new Set(inside)) {
      const listedFile = statListed(path, readableFolders, { toRealFolder, spellAsOnDisk });
      if (listedFile !== undefined) return listedFile;
    }
    const [path = ""] = paths;
    return inside.length > 0 ? undefined : { path, error: fileError("FILE_OUTSIDE_WORKSPACE"), isOutside: true };
  };
  const find = (name: string): ListedFile | undefined => {
    const hasBackslash = name.includes("\\");
    // On Windows a name has no backslash, so only the name with slashes is searched for.
    const listedFile = hasBackslash && sep === "\\" ? undefined : findExactly(name);
    if (listedFile !== undefined || !hasBackslash) return listedFile;
    const slashedName = name.replaceAll("\\", "/");
    const slashedFile = findExactly(slashedName);
    return slashedFile && ("error" in slashedFile ? slashedFile : { ...slashedFile, name: slashedName });
  };
  return { folder, find };
}

/** Returns the file at `givenPath`, however the disk spells it; `undefined` if nothing or a folder is there. */
function statListed(
  givenPath: string,
  readableFolders: readonly string[],
  { toRealFolder, spellAsOnDisk }: Readonly<Record<"toRealFolder" | "spellAsOnDisk", (path: string) => string>>,
): ListedFile | undefined {
  let path = givenPath;
  try {
    path = spellAsOnDisk(givenPath);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const isLink = stats.isSymbolicLink();
    const target = isLink ? findTarget(path) : join(toRealFolder(dirname(path)), basename(path));
    if (isInGitBelow(readableFolders, path) || (target !== undefined && isInGitBelow(readableFolders, target)))
      return { path, error: fileError("FILE_OUTSIDE_WORKSPACE", gitErrorDetails) };
    if (target === undefined) return { path, error: brokenLinkError() };
    if (!isBelow(readableFolders, target)) return { path, error: fileError("FILE_OUTSIDE_WORKSPACE") };
    const targetStats = isLink ? lstatSync(target) : stats;
    // A list names files, so a folder of that name counts as if it were not there.
    if (targetStats.isDirectory()) return undefined;
    if (targetStats.isFile()) return { path: target, size: targetStats.size };
    return { path: target, error: fileError("FILE_NOT_REGULAR") };
  } catch (thrown) {
    // With these codes the system says that no file can have such a name.
    if (["ENAMETOOLONG", "EINVAL"].includes(systemCode(thrown) ?? "")) return undefined;
    return { path, error: toFileError(thrown) };
  }
}

/** `.git` is never read: it may hold a token, and a short secret can be guessed from its public digest. */
function isInGitBelow(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => isInGit(namesBelow(folder, path)));
}

const gitErrorDetails = {
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
