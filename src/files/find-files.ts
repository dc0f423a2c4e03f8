import { existsSync, lstatSync } from "node:fs";
import { resolve, sep } from "node:path";

import { compareNames } from "../core/checksums.ts";
import type { AnchorError } from "../core/errors.ts";
import type { NamedSubject } from "../core/digest.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import { fileError, toFileError } from "../hash/hash-file.ts";
import type { FileSource } from "../hash/hash-files.ts";
import { toRealPath, namesBelow } from "./paths.ts";
import { parsePatterns, type Pattern } from "./patterns.ts";
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
  const workspace = { given: options.workspace, real: toRealPath(options.workspace) };
  const parsed = await parsePatterns(patterns, workspace);
  const leadsOutside = ({ isExclusion, leadingNames }: Pattern): boolean => !isExclusion && leadingNames === undefined;
  const collector = createCollector(options.notice);
  const { matched } = collector;
  for (const pattern of parsed.filter(leadsOutside)) {
    const error = fileError("FILE_OUTSIDE_WORKSPACE", { hint: containerAdvice(pattern.line) });
    collector.addFailure(pattern.line, error, [pattern]);
  }
  const inside = parsed.filter((pattern) => !leadsOutside(pattern));
  await walkPatterns(workspace.real, inside, collector);
  const isUnmatched = (pattern: Pattern): boolean => !pattern.isExclusion && !matched.has(pattern);
  for (const pattern of parsed.filter((each) => isUnmatched(each) && isFileName(each.line, options.workspace))) {
    const escaped = pattern.line.replaceAll(/[*?[]/g, "[$&]").replaceAll("\\", "\\\\");
    const literals = await parsePatterns([escaped], workspace);
    await walkPatterns(workspace.real, [...literals, ...inside.filter(({ isExclusion }) => isExclusion)], collector);
    if (literals.some((literal) => matched.has(literal))) matched.add(pattern);
  }
  const found = collector.close();
  const files = onePerFile(workspace.real, found.files);
  for (const { line } of parsed.filter(isUnmatched)) {
    options.onUnmatched(
      `No file in ${toLineName(options.workspace)} matches ${toLineName(line)}. ${patternMistakeIn(line) ?? "Check the name: names start at the workspace."}`,
    );
  }
  return { ...found, files };
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
  const failed = new Map<string, FoundFiles["failed"][number]>();
  const matched = new Set<Pattern>();
  const special = new Set<string>();
  const links = new Set<string>();
  const addFailure: Collector["addFailure"] = (name, error, patterns) => {
    for (const pattern of patterns) matched.add(pattern);
    const isInside =
      error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ leadingNames }) => leadingNames !== undefined);
    failed.set(name, { subject: isInside ? { name, path: name } : { name }, error });
  };
  const addFile: Collector["addFile"] = (name, path, pattern) => {
    matched.add(pattern);
    try {
      files.push({ name, path, size: lstatSync(path).size });
    } catch (thrown) {
      addFailure(name, toFileError(thrown), []);
    }
  };
  const close = (): FoundFiles => {
    const wasLeftOut = special.size === 1 ? "was left out: it is" : "were left out: each is";
    const specials = toLineNames([...special].sort(compareNames));
    if (special.size > 0) notice(`${specials} ${wasLeftOut} a pipe, a socket or a device.`);
    const [first] = [...links].sort(compareNames);
    const [were, isFirst] = links.size === 1 ? ["link was", ""] : ["links were", " is the first"];
    if (first !== undefined)
      notice(
        `${links.size} symbolic ${were} left out: ${toLineName(first)}${isFirst}. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.`,
      );
    return {
      files: files.sort((one, other) => compareNames(one.name, other.name)),
      failed: [...failed.values()].sort((one, other) => compareNames(one.subject.name, other.subject.name)),
    };
  };
  const addSpecial = (name: string): void => void special.add(name);
  const addSkippedLink = (name: string): void => void links.add(name);
  return { addFile, addFailure, addSpecial, addSkippedLink, close, matched };
}

/** Keeps one entry of each file: links may give it several names. The real name is kept, or else the first. */
function onePerFile(root: string, files: readonly FileSource[]): readonly FileSource[] {
  if (new Set(files.map(({ path }) => path)).size === files.length) return files;
  const nameByPath = new Map<string, string>();
  for (const { name, path } of files) {
    if (!nameByPath.has(path) || namesBelow(root, path)?.join("/") === name) nameByPath.set(path, name);
  }
  const kept = files.filter(({ name, path }) => nameByPath.get(path) === name);
  return [...new Map(kept.map((file) => [file.path, file])).values()];
}

/** Signs with a meaning in other tools but not here. If a pattern has several, the first in this list is reported. */
const patternMistakes: readonly (readonly [sign: RegExp, what: string, advice: string])[] = [
  [/\$/, "A $ is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
  [/%\w+%/, "A name between % is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
  [/["'`]/, "A quote is a part of the name here", "Write the pattern without quotes."],
  [/\{/, "Braces name no alternatives here", "Write a line for each."],
  [/,/, "A comma separates no patterns here", "Write a line for each."],
  [/ /, "A space separates no patterns here", "Write a line for each."],
  ...(sep === "/" ? [[/\\/, "A backslash separates no folders here", "Write / in its place."] as const] : []),
];

/** Returns why a pattern probably matches nothing, with advice; `undefined` where the pattern does not show it. */
export function patternMistakeIn(pattern: string): string | undefined {
  // Comments and exclusions are not meant to match files.
  if (/^[#!]/.test(pattern)) return undefined;
  const found = patternMistakes.find(([sign]) => sign.test(pattern));
  return found && `${found[1]}. ${found[2]}`;
}

/** Matches the start of a path in the workspace as a container of a job or of an action sees it. */
const inContainer = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;

/** Returns advice on a pattern with a path that exists only inside a container; `undefined` for other patterns. */
function containerAdvice(pattern: string): string | undefined {
  if (!inContainer.test(pattern)) return undefined;
  return `This is a path in a container. Write it from the workspace: ${toLineName(pattern.replace(inContainer, ""))}.`;
}
