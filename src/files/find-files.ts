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
  /** Absolute; must also be the current folder, where patterns start. */
  readonly workspace: string;
  readonly notice: (text: string) => void;
  /** Called for each pattern that matched nothing. */
  readonly onUnmatched: (text: string) => void;
}

/** Both in byte order of their names; `failed` are selected entries that cannot be subjects. */
export interface FoundFiles {
  readonly files: readonly FileSource[];
  readonly failed: readonly { readonly subject: NamedSubject; readonly error: AnchorError }[];
}

/**
 * Finds the regular files that `patterns` select in the workspace, each once. Nothing outside the workspace is read,
 * unless a pattern names a link that leads there. An entry that cannot be read does not end the search.
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

/** Whether a line with wildcards is also, character by character, the name of a file, such as `a[1].txt`. */
function isFileName(line: string, workspace: string): boolean {
  if (!/^[^!#~].*$/.test(line) || !/[*?[\\]/.test(line)) return false;
  const path = resolve(workspace, line);
  return existsSync(path) && lstatSync(path).isFile();
}

/** Collects what the walks find, and the patterns that matched something; `close` also logs what was left out. */
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

/** Keeps one entry of each file: links may give it several names. The real name is kept, or else the first. */
function keepOnePerFile(root: string, files: readonly FileSource[]): readonly FileSource[] {
  if (new Set(files.map(({ path }) => path)).size === files.length) return files;
  const nameByPath = new Map<string, string>();
  for (const { name, path } of files) {
    if (!nameByPath.has(path) || namesBelow(root, path)?.join("/") === name) nameByPath.set(path, name);
  }
  const keptFiles = files.filter(({ name, path }) => nameByPath.get(path) === name);
  return [...new Map(keptFiles.map((file) => [file.path, file])).values()];
}

/** Matches the start of a path in the workspace as a container of a job or of an action sees it. */
const containerPathStart = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;

/** Returns advice on a pattern with a path that exists only inside a container; `undefined` for other patterns. */
function renderContainerAdvice(pattern: string): string | undefined {
  if (!containerPathStart.test(pattern)) return undefined;
  return `This is a path in a container. Write it from the workspace: ${toLineName(pattern.replace(containerPathStart, ""))}.`;
}

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
 * Creates a finder of the files that a checksum list names. It looks beside the list, then in the workspace, where
 * names in lists of this action start. The names are untrusted: only files in folders that may be read are found, and
 * links are followed only inside these. Names are compared after NFC (UAX #15); `\` counts as `/` if only that finds
 * a file.
 *
 * @param listPath absolute path of the list, which exists
 * @param workspace its path, with every link resolved
 * @param isListOutside the list is outside the workspace, so that files in its own folder may be read too
 * @returns the list's folder, with every link resolved, and the finder
 */
export function createListedFiles(listPath: string, workspace: string, isListOutside: boolean) {
  const spellAsOnDisk = createSpelling();
  const folder = toRealPath(dirname(listPath), spellAsOnDisk);
  const readableFolders = isListOutside ? [workspace, folder] : [workspace];
  // Resolving a folder reads each folder above it, and a list may have a hundred thousand names in few folders.
  const realFolders = new Map<string, string>();
  const toRealFolder = (path: string): string => {
    const real = realFolders.get(path) ?? toRealPath(path, spellAsOnDisk);
    realFolders.set(path, real);
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
    // On Windows no name has a backslash.
    const listedFile = hasBackslash && sep === "\\" ? undefined : findExactly(name);
    if (listedFile !== undefined || !hasBackslash) return listedFile;
    const slashedName = name.replaceAll("\\", "/");
    const slashedFile = findExactly(slashedName);
    return slashedFile && ("error" in slashedFile ? slashedFile : { ...slashedFile, name: slashedName });
  };
  return { folder, find };
}

/** Returns what is at the path `given`, however the disk spells it; `undefined` where nothing is. */
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
    // A list names files, never folders.
    if (targetStats.isDirectory()) return undefined;
    if (targetStats.isFile()) return { path: target, size: targetStats.size };
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
