import { existsSync, lstatSync } from "node:fs";
import { resolve, sep } from "node:path";

import { compareNames } from "../core/checksums.ts";
import type { AnchorError } from "../core/errors.ts";
import type { NamedSubject } from "../core/digest.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import { fileError, toFileError } from "../hash/file-error.ts";
import type { FileSource } from "../hash/hash-files.ts";
import { toReal, wayInto } from "./paths.ts";
import { parsePatterns, type Pattern } from "./patterns.ts";
import { walk, type Collector } from "./walk.ts";

export interface FindFilesOptions {
  /** Absolute; the current folder, from which patterns start, is the same folder. */
  readonly workspace: string;
  readonly notice: (text: string) => void;
  /** Called for each pattern that matched nothing. */
  readonly unmatched: (text: string) => void;
}

/** Files, each once, in the byte order of their names; and selected entries that cannot be subjects. */
export interface FoundFiles {
  readonly files: readonly FileSource[];
  readonly failed: readonly { readonly subject: NamedSubject; readonly error: AnchorError }[];
}

/**
 * Finds the regular files that `patterns` select in the workspace. Nothing outside the workspace is read, unless a
 * pattern names a link that leads there; and no kind of entry ends the search.
 *
 * @throws AnchorError `INPUT_INVALID` for patterns that are not usable
 */
export async function findFiles(patterns: readonly string[], options: FindFilesOptions): Promise<FoundFiles> {
  const workspace = { given: options.workspace, real: toReal(options.workspace) };
  const parsed = await parsePatterns(patterns, workspace);
  const leadsOutside = ({ negate, stem }: Pattern): boolean => !negate && stem === undefined;
  const collection = createCollection(options.notice);
  for (const pattern of parsed.filter(leadsOutside))
    collection.fail(pattern.text, fileError("FILE_OUTSIDE_WORKSPACE", { hint: containerAdvice(pattern.text) }), [
      pattern,
    ]);
  const inside = parsed.filter((pattern) => !leadsOutside(pattern));
  await walk(workspace.real, inside, collection);
  const isUnmatched = (pattern: Pattern): boolean => !pattern.negate && !collection.credited.has(pattern);
  const named = parsed.filter((pattern) => isUnmatched(pattern) && isName(pattern.text, options.workspace));
  for (const pattern of named) {
    const escaped = pattern.text.replaceAll(/[*?[]/g, "[$&]").replaceAll("\\", "\\\\");
    const literals = await parsePatterns([escaped], workspace);
    await walk(workspace.real, [...literals, ...inside.filter(({ negate }) => negate)], collection);
    if (literals.some((literal) => collection.credited.has(literal))) collection.credited.add(pattern);
  }
  const found = collection.close();
  const files = unique(workspace.real, found.files);
  for (const { text } of parsed.filter(isUnmatched)) {
    options.unmatched(
      `No file in ${toLineName(options.workspace)} matches ${toLineName(text)}. ${causeInPattern(text) ?? "Check the name: names start at the workspace."}`,
    );
  }
  return { ...found, files };
}

/** Whether a line with wildcards is, character by character, the name of a file in the workspace. */
function isName(line: string, workspace: string): boolean {
  if (!/^[^!#~].*$/.test(line) || !/[*?[\\]/.test(line)) return false;
  const path = resolve(workspace, line);
  return existsSync(path) && lstatSync(path).isFile();
}

function createCollection(notice: (text: string) => void) {
  const files: FileSource[] = [];
  const failed = new Map<string, FoundFiles["failed"][number]>();
  const credited = new Set<Pattern>();
  const special = new Set<string>();
  const links = new Set<string>();
  const fail: Collector["fail"] = (name, error, patterns) => {
    for (const pattern of patterns) credited.add(pattern);
    const inside = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ stem }) => stem !== undefined);
    failed.set(name, { subject: inside ? { name, path: name } : { name }, error });
  };
  const file: Collector["file"] = (name, path, pattern) => {
    credited.add(pattern);
    try {
      files.push({ name, path, size: lstatSync(path).size });
    } catch (thrown) {
      fail(name, toFileError(thrown), []);
    }
  };
  const close = (): FoundFiles => {
    const are = special.size === 1 ? "was left out: it is" : "were left out: each is";
    const specials = toLineNames([...special].sort(compareNames));
    if (special.size > 0) notice(`${specials} ${are} a pipe, a socket or a device.`);
    const [first] = [...links].sort(compareNames);
    const [were, isFirst] = links.size === 1 ? ["link was", ""] : ["links were", " is the first"];
    if (first !== undefined)
      notice(
        `${links.size} symbolic ${were} left out: ${toLineName(first)}${isFirst}. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.`,
      );
    return {
      files: files.sort((left, right) => compareNames(left.name, right.name)),
      failed: [...failed.values()].sort((left, right) => compareNames(left.subject.name, right.subject.name)),
    };
  };
  const skipSpecial = (name: string): void => void special.add(name);
  const skipLink = (name: string): void => void links.add(name);
  return { file, fail, skipSpecial, skipLink, close, credited };
}

/** Keeps one source for each file. Where links give a file several names, its real name is kept, else the first. */
function unique(root: string, files: readonly FileSource[]): readonly FileSource[] {
  if (new Set(files.map(({ path }) => path)).size === files.length) return files;
  const best = new Map<string, string>();
  for (const { name, path } of files) {
    if (!best.has(path) || wayInto(root, path)?.join("/") === name) best.set(path, name);
  }
  const kept = files.filter(({ name, path }) => best.get(path) === name);
  return [...new Map(kept.map((file) => [file.path, file])).values()];
}

/** Signs that other tools read and this syntax does not, with what to do; the first that a pattern holds is its cause. */
const causes: readonly (readonly [sign: RegExp, what: string, advice: string])[] = [
  [/\$/, "A $ is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
  [/%\w+%/, "A name between % is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
  [/["'`]/, "A quote is a part of the name here", "Write the pattern without quotes."],
  [/\{/, "Braces name no alternatives here", "Write a line for each."],
  [/,/, "A comma separates no patterns here", "Write a line for each."],
  [/ /, "A space separates no patterns here", "Write a line for each."],
  ...(sep === "/" ? [[/\\/, "A backslash separates no folders here", "Write / in its place."] as const] : []),
];

/** Returns what a pattern that matches nothing shows to be its cause, with what to do; else `undefined`. */
export function causeInPattern(pattern: string): string | undefined {
  // A comment and what leaves files out never were to match a file.
  if (/^[#!]/.test(pattern)) return undefined;
  const found = causes.find(([sign]) => sign.test(pattern));
  return found && `${found[1]}. ${found[2]}`;
}

/** Places of the workspace in a container, which are nowhere outside of it. */
const inContainer = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;

/** Returns what to do about a pattern that leads out of the workspace by a path that is only in a container. */
export function containerAdvice(pattern: string): string | undefined {
  if (!inContainer.test(pattern)) return undefined;
  return `This is a path in a container. Write it from the workspace: ${toLineName(pattern.replace(inContainer, ""))}.`;
}
