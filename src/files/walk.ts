import { lstatSync, readdirSync, realpathSync, type Dirent, type Stats } from "node:fs";
import { join, sep } from "node:path";
import { setImmediate } from "node:timers/promises";

import type { AnchorError } from "../core/errors.ts";
import { brokenLink, fileError, leadsNowhere, toFileError } from "../hash/file-error.ts";
import { canBeName, createSpelling, foldName, isInGit, wayInto } from "./paths.ts";
import type { Pattern, Scope, Selection } from "./patterns.ts";

/** Receives what the walk finds; names are relative to the workspace, with `/`. */
export interface Collector {
  /** A file that `patterns` select; `path` is absolute, with every link resolved. */
  readonly file: (name: string, path: string, patterns: readonly Pattern[]) => void;
  /** An entry that `patterns` select and that cannot be a subject. */
  readonly fail: (name: string, error: AnchorError, patterns: readonly Pattern[]) => void;
  /** A pipe, a socket or a device that a wildcard matched. */
  readonly skipSpecial: (name: string) => void;
  /** A link that is not followed. */
  readonly skipLink: (name: string) => void;
}

interface WalkedFolder {
  readonly name: string;
  /** Absolute path with every link resolved. */
  readonly path: string;
  readonly scope: Scope;
  /** The folder from which this folder was entered, to detect a cycle. */
  readonly above: WalkedFolder | undefined;
}

interface Walk {
  readonly root: string;
  readonly selection: Selection;
  readonly collector: Collector;
  readonly pending: WalkedFolder[];
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

/** Walks the workspace, `root` with every link resolved, as far as the selection reaches, but never into `.git`. */
export async function walk(root: string, selection: Selection, collector: Collector): Promise<void> {
  if (selection.top === undefined) return;
  const pending: WalkedFolder[] = [{ name: "", path: root, scope: selection.top, above: undefined }];
  const state: Walk = { root, selection, collector, pending, entered: new Map(), spell: createSpelling() };
  let resumed = performance.now();
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of listFolder(state, folder)) {
      // join() makes one flat text; a text made by + keeps all of its parts in memory.
      const name = folder.name === "" ? entry.name : [folder.name, entry.name].join("/");
      const path = join(folder.path, entry.name);
      takeEntry(state, entry.kind, { folder, name, path: entry.isTyped ? state.spell(path) : path });
    }
    if (performance.now() - resumed < maxSignalMs) continue;
    await setImmediate();
    resumed = performance.now();
  }
}

function listFolder({ selection, collector }: Walk, { name, path, scope }: WalkedFolder): readonly Entry[] {
  const named = [...selection.steps(name).keys()];
  try {
    return selection.needsListing(name, scope) ? readEntries(path, named) : readNamedEntries(path, named);
  } catch (thrown) {
    collector.fail(name === "" ? "." : name, toFileError(thrown), scope.covering);
    return [];
  }
}

function takeEntry(state: Walk, kind: Entry["kind"], found: FoundEntry): void {
  const { selection, collector } = state;
  const { folder, name, path } = found;
  if (kind === "folder") {
    const scope = isGit(state, path) ? undefined : selection.enter(name, folder.scope);
    if (scope !== undefined) state.pending.push({ name, path, scope, above: folder });
    return;
  }
  const patterns = selection.select(name, folder.scope);
  // A link, or a name that nothing can open, may stand for a folder.
  const mayBeFolder = kind === "link" || kind === "nameless";
  if (patterns.length === 0 && !(mayBeFolder && selection.enter(name, folder.scope) !== undefined)) return;
  if (kind === "file") return collector.file(name, path, patterns);
  if (kind === "link") return takeLink(state, found, patterns.length > 0);
  if (kind === "nameless") return collector.fail(name, fileError("FILE_NAME_INVALID"), patterns);
  const named = namedBy(state, found);
  if (named.length > 0) collector.fail(name, fileError("FILE_NOT_REGULAR"), named);
  else collector.skipSpecial(name);
}

/** The patterns that name this entry, or something below it, without a wildcard. */
function namedBy({ selection }: Walk, { folder, name }: FoundEntry): readonly Pattern[] {
  return selection.steps(folder.name).get(name.slice(name.lastIndexOf("/") + 1)) ?? [];
}

/** Whether `path` is in `.git`: in the workspace, or anywhere when a link led out of it. */
function isGit({ root }: Walk, path: string): boolean {
  return isInGit(wayInto(root, path) ?? path.split(sep));
}

/**
 * Follows a link: wherever it leads when a pattern names it, since the workflow's author wrote that pattern; else only
 * inside the workspace, since anybody may have put the link there.
 *
 * @param isMatched whether a pattern selects the link itself; else something below it could be selected
 */
function takeLink(state: Walk, found: FoundEntry, isMatched: boolean): void {
  const { root, collector, entered } = state;
  const { name, folder } = found;
  const named = namedBy(state, found);
  const target = readTarget(state, found, isMatched, named);
  // A link that no pattern selects matters only when it leads to a folder, which might hold selected files.
  if (target === undefined || !(isMatched || target.kind === "folder")) return;
  const { kind } = target;
  const path = state.spell(target.path);
  const isFolder = kind === "folder";
  const times = (entered.get(path) ?? 0) + 1;
  entered.set(path, times);
  if (isGit(state, path)) return collector.skipLink(name);
  if (named.length === 0) {
    // What is in a folder around the link is found without it.
    if (isFolder && isWithin(state, folder, path)) return;
    if (wayInto(root, path) === undefined || (isFolder && times > waysThroughLinks)) return collector.skipLink(name);
  }
  takeEntry(state, kind, { ...found, path });
}

/** Returns the target of a link; `undefined` when it cannot be read, which is reported where it matters. */
function readTarget(
  { collector }: Walk,
  { name, path }: FoundEntry,
  isMatched: boolean,
  named: readonly Pattern[],
): ReturnType<typeof readLink> | undefined {
  try {
    return readLink(path);
  } catch (thrown) {
    if (!leadsNowhere(thrown)) collector.fail(name, toFileError(thrown), named);
    else if (named.length > 0) collector.fail(name, brokenLink(), named);
    else if (isMatched) collector.skipLink(name);
    return undefined;
  }
}

/** Whether `path` is the folder itself or a searched folder above it; a mere step on the way may be repeated. */
function isWithin({ selection }: Walk, folder: WalkedFolder, path: string): boolean {
  for (let each: WalkedFolder | undefined = folder; each !== undefined; each = each.above) {
    if (each.path === path && selection.needsListing(each.name, each.scope)) return true;
  }
  return false;
}

/** The kind of an entry; `nameless` has a name that is not valid UTF-8, so no pattern could name it. */
export type Kind = "file" | "folder" | "link" | "special" | "nameless";

export interface Entry {
  readonly name: string;
  readonly kind: Kind;
  /** The name is a pattern's, and the disk may have another spelling of it. */
  readonly isTyped?: true;
}

/**
 * Lists a folder. A file system that ignores letter case finds an entry under other spellings too: where
 * `named`, the names in patterns, has such a spelling, that spelling replaces the entry's name.
 */
export function readEntries(path: string, named: Iterable<string>): readonly Entry[] {
  const entries = readdirSync(path, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    kind: kindOf(entry),
  }));
  const listed = entries.some(({ name }) => name.includes("\uFFFD")) ? withoutNameless(path, entries) : entries;
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = [...named].filter((name) => !names.has(name));
  const respelled = readNamedEntries(path, unlisted);
  if (respelled.length === 0) return listed;
  const folded = new Set(respelled.map(({ name }) => foldName(name)));
  return [...listed.filter(({ name }) => !folded.has(foldName(name))), ...respelled];
}

/** Returns the entries of the folder that have one of `names`. The folder itself need not be readable. */
export function readNamedEntries(path: string, names: readonly string[]): readonly Entry[] {
  return names.filter(canBeName).flatMap((name) => {
    const stats = lstatSync(join(path, name), { throwIfNoEntry: false });
    return stats === undefined ? [] : [{ name, kind: kindOf(stats), isTyped: true }];
  });
}

/** Marks names that are not UTF-8: Node reads them with U+FFFD and cannot open them; only the bytes show this. */
function withoutNameless(path: string, entries: readonly Entry[]): readonly Entry[] {
  const names = Map.groupBy(readdirSync(path, { encoding: "buffer" }), isUtf8);
  const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
  const nameless = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "nameless" as const }));
  return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
}

/** Returns where a link leads and the kind of its target; a target whose path is not UTF-8 cannot be opened. */
export function readLink(path: string): { readonly path: string; readonly kind: Kind } {
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
