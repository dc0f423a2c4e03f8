import { homedir } from "node:os";
import { dirname, isAbsolute, resolve, sep } from "node:path";

import { create } from "@actions/glob";
import { escape, Minimatch } from "minimatch";

import { AnchorError } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { namesBelow } from "./paths.ts";

/** The workspace's path in two forms: as it was given, and with every link resolved. */
export interface Workspace {
  readonly givenPath: string;
  readonly realPath: string;
}

/** A parsed line of a pattern input. Methods take names relative to the workspace, with `/`; "" is the workspace. */
export type Pattern = Readonly<NonNullable<Awaited<ReturnType<typeof parsePatternLine>>>>;

/** Parses lines in the syntax of `@actions/glob`. @throws AnchorError `INPUT_INVALID` with each refused line and why */
export async function parsePatterns(lines: readonly string[], workspace: Workspace): Promise<readonly Pattern[]> {
  const { patterns, refusedLines } = await parseLines(lines, workspace);
  if (refusedLines.length === 0) return patterns;
  const problems = refusedLines.map(([line, why]) => `- ${toLine(line)}: ${toLine(why)}`);
  throw new AnchorError("INPUT_INVALID", ["These patterns are not usable:", ...problems]);
}

/** Returns a line for each mistake in the patterns of an input, to be reported with those of other inputs. */
export async function readPatternProblems(input: string, text: string): Promise<readonly string[]> {
  // Whether a line can be used does not depend on the workspace, so the current folder takes its place.
  const { refusedLines } = await parseLines([text], { givenPath: resolve(), realPath: resolve() });
  return refusedLines.map(
    ([line, why]) => `${input} is "${toLine(line)}"; it must be a list of glob patterns, like dist/** (${toLine(why)})`,
  );
}

async function parseLines(texts: readonly string[], workspace: Workspace) {
  const patterns: Pattern[] = [];
  const refusedLines: (readonly [line: string, why: string])[] = [];
  for (const line of texts.flatMap((text) => text.split(/\r\n|\r|\n/)).map((untrimmed) => untrimmed.trim())) {
    try {
      const pattern = await parsePatternLine(line, workspace);
      if (pattern !== undefined) patterns.push(pattern);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      refusedLines.push([line, error.message]);
    }
  }
  return { patterns, refusedLines };
}

const isWindows = sep === "\\";

/** The options with which `@actions/glob` calls `minimatch`. */
const globOptions = { dot: true, nobrace: true, nocase: isWindows, nocomment: true, noext: true, nonegate: true };

/**
 * Parses one line; returns `undefined` for a comment or an empty line. `@actions/glob` decides whether the line can be
 * used, and where a search starts. But that library exports no matching, and its search is slow and ends at the first
 * error. So paths are matched here, by `minimatch`, which it uses itself.
 *
 * @throws Error with the reason for which `@actions/glob` refuses the line
 */
async function parsePatternLine(line: string, workspace: Workspace) {
  const [marks = ""] = /^(?:!\s*)*/.exec(line) ?? [];
  const isExclusion = marks.replaceAll(/\s/g, "").length % 2 === 1;
  // `@actions/glob` gives no search path for an exclusion; one more `!` makes it a selection.
  const [searchPath] = (await create(isExclusion ? `!${line}` : line)).getSearchPaths();
  if (searchPath === undefined) return undefined;
  const lineWithoutMarks = line.slice(marks.length);
  const slashedLine = isWindows ? lineWithoutMarks.replaceAll("\\", "/") : lineWithoutMarks;
  const glob = new Minimatch(toAbsolute(slashedLine).replace(/(?<=.)\/+$/, ""), globOptions);
  glob.set = glob.set.map((parts) => parts.map((part) => (part instanceof RegExp ? withoutBacktracking(part) : part)));
  // The form of the workspace's path with which the pattern's own path begins.
  const root = namesBelow(workspace.realPath, searchPath) === undefined ? workspace.givenPath : workspace.realPath;
  const segments = glob.pattern.split("/").filter(Boolean);
  const toPath = (name: string): string => (name === "" ? root : `${root.endsWith(sep) ? root : root + sep}${name}`);
  // By the added separator, `folder/**` matches the folder itself too.
  const matches = (path: string): boolean => glob.match(segments.at(-1) === "**" ? `${path}${sep}` : path);
  return {
    line,
    isExclusion,
    /** The names of the path before the first wildcard; `undefined` when they lead out of the workspace. */
    leadingNames: namesBelow(root, searchPath),
    /** Whether the pattern has no wildcard. */
    isLiteral: segments.length === searchPath.split(sep).filter(Boolean).length && matches(searchPath),
    // A line that ends with a slash is for folders only.
    matchesFile: (name: string): boolean => !slashedLine.endsWith("/") && matches(toPath(name)),
    // A pattern that matches a folder above the workspace covers the workspace too.
    matchesFolder: (name: string): boolean =>
      matches(toPath(name)) || (name === "" && foldersAbove(root).some(matches)),
    /** Whether an entry in the folder `name`, at any depth, could match. */
    mayMatchBelow: (name: string): boolean => glob.match(toPath(name), true),
  };
}

/** The source of the regular expression into which `minimatch` turns a `*`. No other sign becomes this text. */
const starSource = "[^/]*?";

/**
 * Returns an expression that matches the same names, but cannot take exponential time. Strangers choose the names of
 * files and assets, and for `*-*-*-*-*` a long name has very many places to try. What is between two stars has a fixed
 * length, so its first match is as good as any other, and a lookahead keeps that match.
 */
function withoutBacktracking(part: RegExp): RegExp {
  const pieces = part.source.split(starSource);
  if (pieces.length < 3) return part;
  const middlePieces = pieces.slice(1, -1).map((piece, index) => `(?=(${starSource}${piece}))\\${index + 1}`);
  return new RegExp([pieces[0], ...middlePieces, starSource, pieces.at(-1)].join(""), part.flags);
}

function toAbsolute(pattern: string): string {
  const joinLiterally = (folder: string, rest: string): string => {
    const escaped = escape(folder.replaceAll(sep, "/"), { windowsPathsNoEscape: isWindows });
    return `${escaped.replace(/\/$/, "")}/${rest}`;
  };
  if (/^~(?:\/|$)/.test(pattern)) return joinLiterally(homedir(), pattern.slice(2));
  // On Windows, `/` is the root of the current drive.
  if (/^\/(?!\/)/.test(pattern)) return joinLiterally(resolve("/"), pattern.slice(1));
  return isAbsolute(pattern) ? pattern : joinLiterally(resolve(), pattern.replace(/^\.(?:\/|$)/, ""));
}

function foldersAbove(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** Signs that have a meaning in other tools, not here. If a pattern has several, the first of this list is reported. */
const patternMistakes: readonly (readonly [sign: RegExp, what: string, advice: string])[] = [
  [/\$/, "A $ is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
  [/%\w+%/, "A name between % is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
  [/["'`]/, "A quote is a part of the name here", "Write the pattern without quotes."],
  [/\{/, "Braces name no alternatives here", "Write a line for each."],
  [/,/, "A comma separates no patterns here", "Write a line for each."],
  [/ /, "A space separates no patterns here", "Write a line for each."],
  ...(sep === "/" ? [[/\\/, "A backslash separates no folders here", "Write / in its place."] as const] : []),
];

/** Returns why a pattern probably matches nothing, with advice; `undefined` if the pattern itself shows no reason. */
export function patternMistakeIn(pattern: string): string | undefined {
  // Comments and exclusions are not meant to match files.
  if (/^[#!]/.test(pattern)) return undefined;
  const mistake = patternMistakes.find(([sign]) => sign.test(pattern));
  return mistake && `${mistake[1]}. ${mistake[2]}`;
}
