import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

import type { AnchorError } from "../core/errors.ts";
import { brokenLink, fileError, leadsNowhere, toFileError } from "../hash/file-error.ts";
import { readEntries, readLink, readNamed, type Entry } from "./entries.ts";
import { isInGit, wayInto, type Pattern } from "./patterns.ts";
import type { Scope, Selection } from "./selection.ts";

/** Is told what the walk finds; names are relative to the workspace, with `/`. */
export interface Collector {
  /** A file that `patterns` select; `path` is absolute, with every link resolved. */
  readonly file: (name: string, path: string, patterns: readonly Pattern[]) => void;
  /** Something that `patterns` select and that can be no subject. */
  readonly fail: (name: string, error: AnchorError, patterns: readonly Pattern[]) => void;
  /** Something that a wildcard matched and that is left out; `why` completes "the name …". */
  readonly skip: (name: string, why: string) => void;
}

interface Folder {
  readonly name: string;
  /** With every link resolved. */
  readonly path: string;
  readonly scope: Scope;
  /** The folder it was entered from, by which a cycle is seen. */
  readonly above: Folder | undefined;
}

interface Walk {
  readonly root: string;
  readonly selection: Selection;
  readonly collector: Collector;
  readonly followLinks: boolean;
  readonly pending: Folder[];
  /** How often each folder was entered through a link. */
  readonly entered: Map<string, number>;
}

/** Something in `folder`: its name, and where it really is. */
interface EntryPlace {
  readonly folder: Folder;
  readonly name: string;
  readonly path: string;
}

/** Links between folders multiply: ten folders that link to each other have millions of ways through. */
const waysThroughLinks = 16;
/** Longest time in milliseconds for which a signal to the process waits. */
const maxSignalMs = 50;

/** Walks the workspace, `root` with every link resolved, as far as the selection reaches; `.git` folders are closed. */
export async function walk(
  root: string,
  selection: Selection,
  collector: Collector,
  options: { readonly followLinks: boolean },
): Promise<void> {
  if (selection.top === undefined) return;
  const pending: Folder[] = [{ name: "", path: root, scope: selection.top, above: undefined }];
  const state: Walk = { root, selection, collector, ...options, pending, entered: new Map() };
  let resumed = performance.now();
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    visit(state, folder);
    if (performance.now() - resumed < maxSignalMs) continue;
    await setImmediate();
    resumed = performance.now();
  }
}

function visit(state: Walk, folder: Folder): void {
  for (const entry of entriesOf(state, folder)) {
    const name = folder.name === "" ? entry.name : `${folder.name}/${entry.name}`;
    takeEntry(state, entry.kind, { folder, name, path: join(folder.path, entry.name) });
  }
}

function entriesOf({ selection, collector }: Walk, { name, path, scope }: Folder): readonly Entry[] {
  const named = [...selection.steps(name).keys()];
  try {
    return selection.needsListing(name, scope) ? readEntries(path, named) : readNamed(path, named);
  } catch (thrown) {
    collector.fail(name === "" ? "." : name, toFileError(thrown), scope.covering);
    return [];
  }
}

function takeEntry(state: Walk, kind: Entry["kind"], place: EntryPlace): void {
  if (kind === "file") takeFile(state, place);
  else if (kind === "folder") takeFolder(state, place);
  else if (kind === "link") takeLink(state, place);
  else if (kind === "special") takeSpecial(state, place);
  else takeNameless(state, place);
}

function takeFile({ selection, collector }: Walk, { folder, name, path }: EntryPlace): void {
  const patterns = selection.select(name, folder.scope);
  if (patterns.length > 0) collector.file(name, path, patterns);
}

function takeFolder({ root, selection, pending }: Walk, { folder, name, path }: EntryPlace): void {
  if (isInGit(wayInto(root, path))) return;
  const scope = selection.enter(name, folder.scope);
  if (scope !== undefined) pending.push({ name, path, scope, above: folder });
}

function takeSpecial(state: Walk, place: EntryPlace): void {
  const patterns = state.selection.select(place.name, place.folder.scope);
  if (patterns.length === 0) return;
  const named = namedBy(state, place);
  if (named.length > 0) state.collector.fail(place.name, fileError("FILE_NOT_REGULAR"), named);
  else state.collector.skip(place.name, "is a pipe, a socket or a device");
}

function takeNameless({ selection, collector }: Walk, { folder, name }: EntryPlace): void {
  const patterns = selection.select(name, folder.scope);
  const isSelected = patterns.length > 0 || selection.enter(name, folder.scope) !== undefined;
  if (isSelected) collector.fail(name, fileError("FILE_NAME_INVALID"), patterns);
}

/** The patterns that name this entry, or something below it, without a wildcard. */
function namedBy({ selection }: Walk, { folder, name }: EntryPlace): readonly Pattern[] {
  return selection.steps(folder.name).get(name.slice(name.lastIndexOf("/") + 1)) ?? [];
}

function takeLink(state: Walk, place: EntryPlace): void {
  const { selection, collector, followLinks } = state;
  const selected = selection.select(place.name, place.folder.scope).length > 0;
  if (!selected && selection.enter(place.name, place.folder.scope) === undefined) return;
  const named = namedBy(state, place);
  if (!followLinks && named.length > 0) return collector.fail(place.name, fileError("FILE_IS_LINK"), named);
  const target = resolve(state, place, named);
  // A link that no pattern selects is reported only when it leads to a folder, which might have held selected files.
  if (target === undefined || !(selected || target.kind === "folder")) return;
  if (!followLinks) return collector.skip(place.name, "is a symbolic link; see follow-symbolic-links");
  followLink(state, { ...place, path: target.path }, target.kind, named);
}

/** Where a link leads; a broken one is told of, as far as it matters. */
function resolve(
  { collector }: Walk,
  { name, path }: EntryPlace,
  named: readonly Pattern[],
): ReturnType<typeof readLink> | undefined {
  try {
    return readLink(path);
  } catch (thrown) {
    const isBroken = leadsNowhere(thrown);
    if (isBroken && named.length === 0) collector.skip(name, "is a symbolic link that leads nowhere");
    else collector.fail(name, isBroken ? brokenLink() : toFileError(thrown), named);
    return undefined;
  }
}

function followLink(state: Walk, place: EntryPlace, kind: Entry["kind"], named: readonly Pattern[]): void {
  const { root, collector, entered } = state;
  const { name, path, folder } = place;
  const way = wayInto(root, path);
  if (way === undefined) {
    if (named.length > 0) collector.fail(name, fileError("FILE_OUTSIDE_WORKSPACE"), named);
    else collector.skip(name, "is a symbolic link that leaves the workspace");
  } else if (isInGit(way)) {
    collector.skip(name, "is a symbolic link into .git");
  } else if (kind === "folder" && named.length === 0 && isWithin(state, folder, path)) {
    collector.skip(name, "is a symbolic link to a folder that it lies in");
  } else {
    const times = (entered.get(path) ?? 0) + 1;
    if (kind === "folder" && times > waysThroughLinks)
      collector.skip(name, "is one symbolic link too many to its folder");
    else takeEntry(state, kind, place);
    entered.set(path, times);
  }
}

/** Whether `path` is the folder itself or one that it was searched through; a mere step on the way may be repeated. */
function isWithin({ selection }: Walk, folder: Folder, path: string): boolean {
  for (let place: Folder | undefined = folder; place !== undefined; place = place.above) {
    if (place.path === path && selection.needsListing(place.name, place.scope)) return true;
  }
  return false;
}
