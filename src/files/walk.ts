import { lstatSync, readdirSync, realpathSync, type Dirent, type Stats } from "node:fs";
import { join, sep } from "node:path";
import { setImmediate } from "node:timers/promises";

import type { AnchorError } from "../core/errors.ts";
import { brokenLink, fileError, leadsNowhere, toFileError } from "../hash/file-error.ts";
import { canBeName, createSpelling, isInGit, wayInto } from "./paths.ts";
import type { Pattern } from "./patterns.ts";

/** Receives what the walk finds; names are relative to the workspace, with `/`. */
export interface Collector {
  /** A file that `pattern` selects; `path` is absolute, with every link resolved. A file may come several times. */
  readonly file: (name: string, path: string, pattern: Pattern) => void;
  /** An entry that `patterns` select and that cannot be a subject. */
  readonly fail: (name: string, error: AnchorError, patterns: readonly Pattern[]) => void;
  /** A pipe, a socket or a device that a wildcard matched. */
  readonly skipSpecial: (name: string) => void;
  readonly skipLink: (name: string) => void;
}

interface Scope {
  /** The pattern matches the folder or one above it, and so all its descendants. */
  readonly isCovered: boolean;
  /** The folders and names that the pattern still names, without a wildcard; none where all entries matter. */
  readonly way: readonly string[];
  /** Patterns that could exclude something below. */
  readonly excluding: readonly Pattern[];
}

interface WalkedFolder extends Scope {
  readonly name: string;
  readonly path: string;
  /** The folder from which this folder was entered, to detect a cycle. */
  readonly above: WalkedFolder | undefined;
}

interface Walk {
  readonly root: string;
  readonly pattern: Pattern;
  readonly collector: Collector;
  readonly pending: WalkedFolder[];
  /** What any pattern names without a wildcard, and what is on the way there. */
  readonly named: ReadonlySet<string>;
  /** How often each folder was entered through a link. */
  readonly entered: Map<string, number>;
  readonly spell: (path: string) => string;
}

/** An entry in `folder`: its name, and its real path. */
interface FoundEntry {
  readonly folder: WalkedFolder;
  readonly name: string;
  readonly path: string;
}

/** Limit for links between folders: ten folders that link to each other have millions of ways through. */
const waysThroughLinks = 16;
/** Longest time in milliseconds that the walk delays a signal to the process. */
const maxSignalMs = 50;

/**
 * Walks the workspace, `root` with every link resolved, once for each pattern, from what it names to what it may match,
 * but never into `.git`. `!` excludes wherever it is, and a selected folder includes its descendants.
 *
 * @param patterns those that stay in the workspace
 */
export async function walk(root: string, patterns: readonly Pattern[], collector: Collector): Promise<void> {
  const excluding = patterns.filter(({ negate }) => negate);
  const selecting = patterns.filter(({ negate }) => !negate);
  const named = new Set(
    selecting.flatMap(({ stem = [] }) => stem.map((_, index) => stem.slice(0, index + 1).join("/"))),
  );
  const spell = createSpelling();
  let resumed = performance.now();
  for (const pattern of selecting) {
    const state: Walk = { root, pattern, collector, pending: [], named, entered: new Map(), spell };
    const top = scopeIn({ way: ["", ...(pattern.stem ?? [])], isCovered: false, excluding }, "", pattern);
    if (top !== undefined) state.pending.push({ name: "", path: root, ...top, above: undefined });
    for (let folder = state.pending.pop(); folder !== undefined; folder = state.pending.pop()) {
      for (const entry of listFolder(state, folder)) {
        // join() makes one flat text; a text made by + keeps all of its parts in memory.
        const name = folder.name === "" ? entry.name : [folder.name, entry.name].join("/");
        const path = join(folder.path, entry.name);
        takeEntry(state, entry.kind, { folder, name, path: entry.isTyped ? spell(path) : path });
      }
      if (performance.now() - resumed < maxSignalMs) continue;
      await setImmediate();
      resumed = performance.now();
    }
  }
}

/** Returns the scope of the folder `name` in one of scope `outer`; `undefined` where nothing in it can be selected. */
function scopeIn(outer: Scope, name: string, pattern: Pattern): Scope | undefined {
  if (outer.excluding.some((one) => one.matchesFolder(name))) return undefined;
  const isCovered = outer.isCovered || pattern.matchesFolder(name);
  const way = isCovered ? [] : outer.way.slice(1);
  if (!isCovered && way.length === 0 && (pattern.literal || !pattern.mayMatchBelow(name))) return undefined;
  return { isCovered, way, excluding: outer.excluding.filter((one) => one.mayMatchBelow(name)) };
}

function listFolder({ collector, pattern }: Walk, { name, path, isCovered, way }: WalkedFolder): readonly Entry[] {
  const [next] = way;
  try {
    return next === undefined ? readEntries(path) : readNamedEntry(path, next);
  } catch (thrown) {
    collector.fail(name === "" ? "." : name, toFileError(thrown), isCovered ? [pattern] : []);
    return [];
  }
}

function takeEntry(state: Walk, kind: Entry["kind"], found: FoundEntry): void {
  const { collector, pattern, named, pending } = state;
  const { folder, name, path } = found;
  if (kind === "folder") {
    const scope = isGit(state, path) ? undefined : scopeIn(folder, name, pattern);
    if (scope !== undefined) pending.push({ name, path, ...scope, above: folder });
    return;
  }
  const isSelected = folder.isCovered || pattern.matchesFile(name);
  const isMatched = isSelected && !folder.excluding.some((one) => one.matchesFile(name));
  // A link, or a name that nothing can open, may stand for a folder.
  const mayBeFolder = kind === "link" || kind === "nameless";
  if (!isMatched && !(mayBeFolder && scopeIn(folder, name, pattern) !== undefined)) return;
  if (kind === "file") collector.file(name, path, pattern);
  else if (kind === "link") takeLink(state, found, isMatched);
  else if (kind === "nameless") collector.fail(name, fileError("FILE_NAME_INVALID"), isMatched ? [pattern] : []);
  else if (named.has(name)) collector.fail(name, fileError("FILE_NOT_REGULAR"), [pattern]);
  else collector.skipSpecial(name);
}

/** Whether `path` is in `.git`: in the workspace, or anywhere when a link led out of it. */
function isGit({ root }: Walk, path: string): boolean {
  return isInGit(wayInto(root, path) ?? path.split(sep));
}

/**
 * Follows a link: wherever it leads when a pattern names it, since the workflow's author wrote that pattern; else only
 * inside the workspace, since anybody may have put the link there.
 *
 * @param isMatched whether the pattern selects the link itself; else something below it could be selected
 */
function takeLink(state: Walk, found: FoundEntry, isMatched: boolean): void {
  const { root, collector, entered, named } = state;
  const { name, folder } = found;
  const target = readTarget(state, found, isMatched);
  // A link that no pattern selects matters only when it leads to a folder, which might hold selected files.
  if (target === undefined || !(isMatched || target.kind === "folder")) return;
  const { kind } = target;
  const path = state.spell(target.path);
  const isFolder = kind === "folder";
  const times = (entered.get(path) ?? 0) + 1;
  entered.set(path, times);
  if (isGit(state, path)) return collector.skipLink(name);
  if (!named.has(name)) {
    // What is in a folder around the link is found without it.
    if (isFolder && isWithin(folder, path)) return;
    if (wayInto(root, path) === undefined || (isFolder && times > waysThroughLinks)) return collector.skipLink(name);
  }
  takeEntry(state, kind, { ...found, path });
}

/** Returns the target of a link; `undefined` when it cannot be read, which is reported where it matters. */
function readTarget(
  { collector, pattern, named }: Walk,
  { name, path }: FoundEntry,
  isMatched: boolean,
): ReturnType<typeof readLink> | undefined {
  try {
    return readLink(path);
  } catch (thrown) {
    if (!leadsNowhere(thrown)) collector.fail(name, toFileError(thrown), named.has(name) ? [pattern] : []);
    else if (named.has(name)) collector.fail(name, brokenLink(), [pattern]);
    else if (isMatched) collector.skipLink(name);
    return undefined;
  }
}

/** Whether `path` is the folder itself or a searched folder above it; a mere step on the way may be repeated. */
function isWithin(folder: WalkedFolder, path: string): boolean {
  for (let each: WalkedFolder | undefined = folder; each !== undefined; each = each.above) {
    if (each.path === path && each.way.length === 0) return true;
  }
  return false;
}

/** The kind of an entry; `nameless` has a name that is not valid UTF-8, so no pattern could name it. */
type Kind = "file" | "folder" | "link" | "special" | "nameless";

interface Entry {
  readonly name: string;
  readonly kind: Kind;
  /** The name is a pattern's, and the disk may have another spelling of it. */
  readonly isTyped?: true;
}

function readEntries(path: string): readonly Entry[] {
  const listed = readdirSync(path, { withFileTypes: true });
  const entries = listed.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  return entries.some(({ name }) => name.includes("\uFFFD")) ? withoutNameless(path, entries) : entries;
}

/** Returns the entry of that name, if the folder has it. The folder itself need not be readable. */
function readNamedEntry(path: string, name: string): readonly Entry[] {
  const stats = canBeName(name) ? lstatSync(join(path, name), { throwIfNoEntry: false }) : undefined;
  return stats === undefined ? [] : [{ name, kind: kindOf(stats), isTyped: true }];
}

/** Marks names that are not UTF-8: Node reads them with U+FFFD and cannot open them; only the bytes show this. */
function withoutNameless(path: string, entries: readonly Entry[]): readonly Entry[] {
  const names = Map.groupBy(readdirSync(path, { encoding: "buffer" }), isUtf8);
  const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
  const nameless = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "nameless" as const }));
  return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
}

/** Returns where a link leads and the kind of its target; a target whose path is not UTF-8 cannot be opened. */
function readLink(path: string): { readonly path: string; readonly kind: Kind } {
  const bytes = realpathSync.native(path, { encoding: "buffer" });
  const target = bytes.toString("utf8");
  return { path: target, kind: isUtf8(bytes) ? kindOf(lstatSync(target)) : "nameless" };
}

/** Returns the kind that the system reports for an entry; a link counts as a link. */
function kindOf(entry: Dirent | Stats): Kind {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "special";
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString("utf8")).equals(bytes);
}
