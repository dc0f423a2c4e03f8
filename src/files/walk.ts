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
  /** Gets an entry that cannot be a subject, or a folder that cannot be read; `patterns` select it, or are none. */
  readonly addFailure: (name: string, error: AnchorError, patterns: readonly Pattern[]) => void;
  /** Gets a pipe, a socket or a device that a wildcard matched, and that is therefore left out. */
  readonly addSpecial: (name: string) => void;
  /** Gets a link that is left out, because it leads to nothing, out of the workspace, into `.git`, or too often. */
  readonly addSkippedLink: (name: string) => void;
}

/** What a pattern may select in a folder. */
interface Scope {
  /** Whether the pattern matches this folder or one above it, and so selects everything below. */
  readonly isCovered: boolean;
  /** The names before the pattern's first wildcard that are still to be entered; empty where all entries matter. */
  readonly namesToEnter: readonly string[];
  /** The patterns that could exclude something below the folder. */
  readonly exclusions: readonly Pattern[];
}

interface WalkedFolder extends Scope {
  readonly name: string;
  readonly path: string;
  /** The folder in which the walk found this folder or a link to it; shows when links lead in a circle. */
  readonly enteredFrom: WalkedFolder | undefined;
}

interface WalkState {
  readonly root: string;
  readonly pattern: Pattern;
  /** Receives the files that the pattern selects, and what could not be read. */
  readonly collector: Collector;
  readonly toWalk: WalkedFolder[];
  /** The files and folders that any pattern names without a wildcard, and all folders above them. */
  readonly namedPaths: ReadonlySet<string>;
  /** How often links may still lead to each folder or to one above it, by path. */
  readonly timesLeft: Map<string, number>;
  /** Returns a path with each name spelled as on the disk. */
  readonly spellAsOnDisk: (path: string) => string;
}

/** An entry in `folder`; `name` is relative to the workspace. */
interface FoundEntry {
  readonly folder: WalkedFolder;
  readonly name: string;
  readonly path: string;
}

/**
 * How often links may lead into one folder, or into one above it: ten folders that link to each other have millions of
 * paths.
 */
const maxEntries = 16;
/** How long the walk may block the event loop, which handles no signal meanwhile. */
const maxWalkBlockMs = 50;

/**
 * Walks the workspace once for each pattern. A walk goes first to the folder before the pattern's first wildcard. It
 * never enters `.git`. A selected folder includes everything below. A `!` pattern excludes, wherever its line stands.
 *
 * @param root the workspace, with every link resolved
 * @param patterns patterns that do not lead out of the workspace
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
    const state: WalkState = { root, pattern, collector, toWalk: [], namedPaths, timesLeft: new Map(), spellAsOnDisk };
    const rootScope = innerScope(
      { namesToEnter: ["", ...(pattern.leadingNames ?? [])], isCovered: false, exclusions },
      "",
      pattern,
    );
    if (rootScope !== undefined) state.toWalk.push({ name: "", path: root, ...rootScope, enteredFrom: undefined });
    for (let folder = state.toWalk.pop(); folder !== undefined; folder = state.toWalk.pop()) {
      for (const entry of listFolder(state, folder)) {
        // Not by `+`, since V8 keeps all parts of a concatenated string in memory.
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

/** Returns the scope of the folder `name`, in a folder of scope `outer`; `undefined` if nothing in it is selected. */
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
    if (scope && mayEnter(state, entry)) toWalk.push({ name, path, ...scope, enteredFrom: folder });
    return;
  }
  const isSelected = folder.isCovered || pattern.matchesFile(name);
  const isMatched = isSelected && !folder.exclusions.some((one) => one.matchesFile(name));
  // A link may lead to a folder. An entry whose name is not UTF-8 may be one, since Node cannot look at it.
  const mayBeFolder = kind === "link" || kind === "not-utf8";
  if (!isMatched && !(mayBeFolder && innerScope(folder, name, pattern) !== undefined)) return;
  if (kind === "file") collector.addFile(name, path, pattern);
  else if (kind === "link") takeLink(state, entry, isMatched);
  else if (kind === "not-utf8") collector.addFailure(name, fileError("FILE_NAME_INVALID"), isMatched ? [pattern] : []);
  else if (namedPaths.has(name)) collector.addFailure(name, fileError("FILE_NOT_REGULAR"), [pattern]);
  else collector.addSpecial(name);
}

/** Counts that links lead to a folder, or to one above it. A folder's own name and a name in a pattern do not count. */
function mayEnter({ root, collector, namedPaths, timesLeft }: WalkState, { name, path }: FoundEntry): boolean {
  if (path === join(root, name) || namedPaths.has(name)) return true;
  const left = (timesLeft.get(path) ?? maxEntries) - 1;
  timesLeft.set(path, left);
  if (left < 0) collector.addSkippedLink(name);
  return left >= 0;
}

/** Whether a path is in a `.git` folder. In the workspace, only folders below it count; elsewhere the whole path. */
function isGit({ root }: WalkState, path: string): boolean {
  return isInGit(namesBelow(root, path) ?? path.split(sep));
}

/**
 * Follows a link. If a pattern names the link, it may lead anywhere, since the workflow's author wrote the pattern.
 * Otherwise it must lead to a place in the workspace, since anybody may have put the link there.
 *
 * @param isMatched whether the pattern selects the link itself, and not only something below it
 */
function takeLink(state: WalkState, entry: FoundEntry, isMatched: boolean): void {
  const { root, collector, namedPaths } = state;
  const { name, folder } = entry;
  const target = readTarget(state, entry, isMatched);
  // A link that no pattern selects matters only if it leads to a folder, which may hold selected files.
  if (target === undefined || !(isMatched || target.kind === "folder")) return;
  const path = state.spellAsOnDisk(target.path);
  const isNamed = namedPaths.has(name);
  // The walk searches this folder already, so the link adds nothing.
  if (!isNamed && target.kind === "folder" && isWithin(folder, path)) return;
  const isOutside = !isNamed && namesBelow(root, path) === undefined;
  if (isOutside || isGit(state, path)) return collector.addSkippedLink(name);
  takeEntry(state, target.kind, { ...entry, path });
}

/** Returns where a link leads; `undefined` if it cannot be resolved. Reports no broken link that no pattern matches. */
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

/** Whether the walk already searches all of `path`: it is `folder`, or a folder through which the walk came to it. */
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
  /** Whether the name was taken from a pattern, so that the disk may spell it otherwise. */
  readonly isFromPattern?: true;
}

function readEntries(path: string): readonly Entry[] {
  const dirents = readdirSync(path, { withFileTypes: true });
  const entries = dirents.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  return entries.some(({ name }) => name.includes("\uFFFD")) ? markInvalidNames(path, entries) : entries;
}

/** Finds one entry of a folder by its name, without listing the folder, which may not be allowed. */
function readNamedEntry(path: string, name: string): readonly Entry[] {
  const stats = isPossibleName(name) ? lstatSync(join(path, name), { throwIfNoEntry: false }) : undefined;
  return stats === undefined ? [] : [{ name, kind: kindOf(stats), isFromPattern: true }];
}

/** Marks names that are not UTF-8. Their bytes are compared, as a valid name too may have the U+FFFD that Node puts. */
function markInvalidNames(path: string, entries: readonly Entry[]): readonly Entry[] {
  const names = Map.groupBy(readdirSync(path, { encoding: "buffer" }), isUtf8);
  const validNames = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
  const invalid = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "not-utf8" as const }));
  return [...entries.filter(({ name }) => validNames.has(name)), ...invalid];
}

/** Returns the target of a link. A target whose path is not UTF-8 has the kind `not-utf8`: Node cannot open it. */
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
