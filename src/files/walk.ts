import { lstatSync, readdirSync, realpathSync, type Dirent, type Stats } from "node:fs";
import { join, sep } from "node:path";
import { setImmediate } from "node:timers/promises";

import type { AnchorError } from "../core/errors.ts";
import { brokenLinkError, fileError, leadsNowhere, toFileError } from "../hash/hash-file.ts";
import { isPossibleName, createSpelling, isInGit, namesBelow } from "./paths.ts";
import type { Pattern } from "./patterns.ts";

/** Receives what {@link walkPatterns} finds; names are relative to the workspace, with `/`. */
export interface Collector {
  /** Gets a file that `pattern` selects, perhaps several times; `path` is absolute, with every link resolved. */
  readonly addFile: (name: string, path: string, pattern: Pattern) => void;
  /** Gets an entry that `patterns` select but that cannot be a subject. */
  readonly addFailure: (name: string, error: AnchorError, patterns: readonly Pattern[]) => void;
  /** Gets a pipe, a socket or a device that a wildcard matched; it is left out. */
  readonly addSpecial: (name: string) => void;
  /** Gets a link that is left out. */
  readonly addSkippedLink: (name: string) => void;
}

/** What may be selected in a folder. */
interface Scope {
  /** The pattern matches this folder or one above it, and so everything below. */
  readonly isCovered: boolean;
  /** The pattern's leading names that are still to be entered; empty where all entries matter. */
  readonly namesToEnter: readonly string[];
  /** The patterns that could exclude something below. */
  readonly exclusions: readonly Pattern[];
}

interface WalkedFolder extends Scope {
  readonly name: string;
  readonly path: string;
  /** The folder in which the walk found this one or a link to it; needed to detect a cycle. */
  readonly enteredFrom: WalkedFolder | undefined;
}

interface WalkState {
  readonly root: string;
  readonly pattern: Pattern;
  readonly collector: Collector;
  readonly toWalk: WalkedFolder[];
  /** The files and folders that any pattern names without a wildcard, and all folders above them. */
  readonly namedPaths: ReadonlySet<string>;
  /** How often each folder was entered through a link, by its path. */
  readonly timesEntered: Map<string, number>;
  /** Returns a path with each name as the disk has it. */
  readonly spellAsOnDisk: (path: string) => string;
}

/** An entry in `folder`; `name` is relative to the workspace. */
interface FoundEntry {
  readonly folder: WalkedFolder;
  readonly name: string;
  readonly path: string;
}

/** How often a folder may be entered through links: ten folders that link to each other have millions of paths. */
const maxTimesEntered = 16;
/** How long the walk may block the event loop: a signal is only handled afterwards. */
const maxWalkBlockMs = 50;

/**
 * Walks the workspace once for each pattern, from the names before its first wildcard to all that it may match, never
 * into `.git`. A line with `!` excludes files of earlier and later lines; a selected folder includes everything below.
 *
 * @param root the workspace, with every link resolved
 * @param patterns none leads out of the workspace
 */
export async function walkPatterns(root: string, patterns: readonly Pattern[], collector: Collector): Promise<void> {
  const exclusions = patterns.filter(({ isExclusion }) => isExclusion);
  const selections = patterns.filter(({ isExclusion }) => !isExclusion);
  const namedPaths = new Set(
    selections.flatMap(({ leadingNames = [] }) =>
      leadingNames.map((_, index) => leadingNames.slice(0, index + 1).join("/")),
    ),
  );
  const spellAsOnDisk = createSpelling();
  let resumedAt = performance.now();
  for (const pattern of selections) {
    const timesEntered = new Map<string, number>();
    const state: WalkState = { root, pattern, collector, toWalk: [], namedPaths, timesEntered, spellAsOnDisk };
    const rootScope = innerScope(
      { namesToEnter: ["", ...(pattern.leadingNames ?? [])], isCovered: false, exclusions },
      "",
      pattern,
    );
    if (rootScope !== undefined) state.toWalk.push({ name: "", path: root, ...rootScope, enteredFrom: undefined });
    for (let folder = state.toWalk.pop(); folder !== undefined; folder = state.toWalk.pop()) {
      for (const entry of listFolder(state, folder)) {
        // Not `+`: V8 keeps all parts of a concatenated string in memory.
        const name = folder.name === "" ? entry.name : [folder.name, entry.name].join("/");
        const path = join(folder.path, entry.name);
        takeEntry(state, entry.kind, { folder, name, path: entry.isFromPattern ? spellAsOnDisk(path) : path });
      }
      if (performance.now() - resumedAt < maxWalkBlockMs) continue;
      await setImmediate();
      resumedAt = performance.now();
    }
  }
}

/** Returns the scope of the folder `name` inside one of scope `outer`; `undefined` if nothing in it can be selected. */
function innerScope(outer: Scope, name: string, pattern: Pattern): Scope | undefined {
  if (outer.exclusions.some((one) => one.matchesFolder(name))) return undefined;
  const isCovered = outer.isCovered || pattern.matchesFolder(name);
  const namesToEnter = isCovered ? [] : outer.namesToEnter.slice(1);
  if (!isCovered && namesToEnter.length === 0 && (pattern.isLiteral || !pattern.mayMatchBelow(name))) return undefined;
  return { isCovered, namesToEnter, exclusions: outer.exclusions.filter((one) => one.mayMatchBelow(name)) };
}

function listFolder(
  { collector, pattern }: WalkState,
  { name, path, isCovered, namesToEnter }: WalkedFolder,
): readonly Entry[] {
  const [nextName] = namesToEnter;
  try {
    return nextName === undefined ? readEntries(path) : readNamedEntry(path, nextName);
  } catch (thrown) {
    collector.addFailure(name === "" ? "." : name, toFileError(thrown), isCovered ? [pattern] : []);
    return [];
  }
}

function takeEntry(state: WalkState, kind: Entry["kind"], entry: FoundEntry): void {
  const { collector, pattern, namedPaths, toWalk } = state;
  const { folder, name, path } = entry;
  if (kind === "folder") {
    const scope = isGit(state, path) ? undefined : innerScope(folder, name, pattern);
    if (scope !== undefined) toWalk.push({ name, path, ...scope, enteredFrom: folder });
    return;
  }
  const isSelected = folder.isCovered || pattern.matchesFile(name);
  const isMatched = isSelected && !folder.exclusions.some((one) => one.matchesFile(name));
  // A link, or an entry whose name Node cannot open, may be a folder: what it is cannot be known here.
  const mayBeFolder = kind === "link" || kind === "not-utf8";
  if (!isMatched && !(mayBeFolder && innerScope(folder, name, pattern) !== undefined)) return;
  if (kind === "file") collector.addFile(name, path, pattern);
  else if (kind === "link") takeLink(state, entry, isMatched);
  else if (kind === "not-utf8") collector.addFailure(name, fileError("FILE_NAME_INVALID"), isMatched ? [pattern] : []);
  else if (namedPaths.has(name)) collector.addFailure(name, fileError("FILE_NOT_REGULAR"), [pattern]);
  else collector.addSpecial(name);
}

/** Whether a path is in a `.git` folder: one below the workspace or, where a link led outside, any in the path. */
function isGit({ root }: WalkState, path: string): boolean {
  return isInGit(namesBelow(root, path) ?? path.split(sep));
}

/**
 * Follows a link anywhere when a pattern names it, since the workflow's author wrote that pattern; otherwise only
 * inside the workspace, since anybody may have put the link there.
 *
 * @param isMatched the pattern selects the link itself, not only something below it
 */
function takeLink(state: WalkState, entry: FoundEntry, isMatched: boolean): void {
  const { root, collector, timesEntered, namedPaths } = state;
  const { name, folder } = entry;
  const target = readTarget(state, entry, isMatched);
  // A link that no pattern selects matters only if it leads to a folder, which may hold selected files.
  if (target === undefined || !(isMatched || target.kind === "folder")) return;
  const { kind } = target;
  const path = state.spellAsOnDisk(target.path);
  const isFolder = kind === "folder";
  const timesHere = (timesEntered.get(path) ?? 0) + 1;
  timesEntered.set(path, timesHere);
  if (isGit(state, path)) return collector.addSkippedLink(name);
  if (!namedPaths.has(name)) {
    // The walk is in this folder already.
    if (isFolder && isWithin(folder, path)) return;
    if (namesBelow(root, path) === undefined || (isFolder && timesHere > maxTimesEntered))
      return collector.addSkippedLink(name);
  }
  takeEntry(state, kind, { ...entry, path });
}

/** Reads where a link leads; `undefined` if that fails. A broken link that no pattern matches is not reported. */
function readTarget(
  { collector, pattern, namedPaths }: WalkState,
  { name, path }: FoundEntry,
  isMatched: boolean,
): ReturnType<typeof readLink> | undefined {
  try {
    return readLink(path);
  } catch (thrown) {
    if (!leadsNowhere(thrown)) collector.addFailure(name, toFileError(thrown), namedPaths.has(name) ? [pattern] : []);
    else if (namedPaths.has(name)) collector.addFailure(name, brokenLinkError(), [pattern]);
    else if (isMatched) collector.addSkippedLink(name);
    return undefined;
  }
}

/** Whether the walk already searches all of `path`: it is `folder`, or a folder through which the walk came there. */
function isWithin(folder: WalkedFolder, path: string): boolean {
  for (let each: WalkedFolder | undefined = folder; each !== undefined; each = each.enteredFrom) {
    if (each.path === path && each.namesToEnter.length === 0) return true;
  }
  return false;
}

/** `not-utf8`: its name is not valid UTF-8, so no pattern can name it. */
type EntryKind = "file" | "folder" | "link" | "special" | "not-utf8";

interface Entry {
  readonly name: string;
  readonly kind: EntryKind;
  /** The name is taken from a pattern, and the disk may spell it otherwise. */
  readonly isFromPattern?: true;
}

function readEntries(path: string): readonly Entry[] {
  const dirents = readdirSync(path, { withFileTypes: true });
  const entries = dirents.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  return entries.some(({ name }) => name.includes("\uFFFD")) ? markInvalidNames(path, entries) : entries;
}

/** Finds one entry of a folder by its name, so the folder need not be readable. */
function readNamedEntry(path: string, name: string): readonly Entry[] {
  const stats = isPossibleName(name) ? lstatSync(join(path, name), { throwIfNoEntry: false }) : undefined;
  return stats === undefined ? [] : [{ name, kind: kindOf(stats), isFromPattern: true }];
}

/** Marks names that are not UTF-8. Only their bytes show that: Node puts U+FFFD, which a valid name may have too. */
function markInvalidNames(path: string, entries: readonly Entry[]): readonly Entry[] {
  const names = Map.groupBy(readdirSync(path, { encoding: "buffer" }), isUtf8);
  const validNames = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
  const invalid = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "not-utf8" as const }));
  return [...entries.filter(({ name }) => validNames.has(name)), ...invalid];
}

/** Returns the target of a link; its kind is `not-utf8` if its path is not UTF-8, since Node cannot open that. */
function readLink(path: string): { readonly path: string; readonly kind: EntryKind } {
  const bytes = realpathSync.native(path, { encoding: "buffer" });
  const target = bytes.toString("utf8");
  return { path: target, kind: isUtf8(bytes) ? kindOf(lstatSync(target)) : "not-utf8" };
}

function kindOf(entry: Dirent | Stats): EntryKind {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "special";
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString("utf8")).equals(bytes);
}
