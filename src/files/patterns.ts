import { homedir } from "node:os";
import { dirname, isAbsolute, resolve, sep } from "node:path";

import { create } from "@actions/glob";
import { escape, Minimatch } from "minimatch";

import { AnchorError } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { namesBelow } from "./paths.ts";

/** The workspace's path as it was given, and with every link resolved. */
export interface Workspace {
  readonly given: string;
  readonly real: string;
}

/** One line of a pattern input. Its methods take names relative to the workspace, with `/`; "" is the workspace. */
export type Pattern = Readonly<ReturnType<typeof toPattern>>;

/** A line that `@actions/glob` has accepted. */
interface GlobPattern {
  readonly negate: boolean;
  /** The absolute path before the first wildcard. */
  readonly searchPath: string;
  /** The line ends with a slash, so only folders match. */
  readonly isForFolders: boolean;
  /** Matches absolute paths as `@actions/glob` does. */
  readonly glob: Minimatch;
}

/** Parses the syntax of `@actions/glob`. @throws AnchorError `INPUT_INVALID` with each refused line and its reason */
export async function parsePatterns(lines: readonly string[], workspace: Workspace): Promise<readonly Pattern[]> {
  const { patterns, refused } = await parseLines(lines);
  if (refused.length === 0) return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
  const problems = refused.map(([text, why]) => `- ${toLine(text)}: ${toLine(why)}`);
  throw new AnchorError("INPUT_INVALID", ["These patterns are not usable:", ...problems]);
}

/** Returns a line for each mistake in the patterns of an input, to be reported with those of other inputs. */
export async function readPatternProblems(input: string, text: string): Promise<readonly string[]> {
  const { refused } = await parseLines([text]);
  return refused.map(
    ([line, why]) => `${input} is "${toLine(line)}"; it must be a list of glob patterns, like dist/** (${toLine(why)})`,
  );
}

async function parseLines(lines: readonly string[]) {
  const patterns: (readonly [text: string, pattern: GlobPattern])[] = [];
  const refused: (readonly [text: string, why: string])[] = [];
  for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
    try {
      const pattern = await parsePatternLine(text);
      if (pattern !== undefined) patterns.push([text, pattern]);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      refused.push([text, error.message]);
    }
  }
  return { patterns, refused };
}

const isWindows = sep === "\\";

/** The options with which `@actions/glob` calls `minimatch`. */
const globOptions = { dot: true, nobrace: true, nocase: isWindows, nocomment: true, noext: true, nonegate: true };

/**
 * Parses one line; `undefined` for a comment or an empty line. `@actions/glob` judges the line and says where a search
 * starts. But it exports no matching, and its search is slow and ends at the first error, so paths are matched here, by
 * the library that it uses, `minimatch`.
 *
 * @throws Error with the reason for which `@actions/glob` refuses the line
 */
async function parsePatternLine(text: string): Promise<GlobPattern | undefined> {
  const [marks = ""] = /^(?:!\s*)*/.exec(text) ?? [];
  const negate = marks.replaceAll(/\s/g, "").length % 2 === 1;
  // `@actions/glob` gives no search path for an exclusion; one more `!` makes it a selection.
  const [searchPath] = (await create(negate ? `!${text}` : text)).getSearchPaths();
  if (searchPath === undefined) return undefined;
  const written = text.slice(marks.length);
  const slashed = isWindows ? written.replaceAll("\\", "/") : written;
  const glob = new Minimatch(toAbsolute(slashed).replace(/(?<=.)\/+$/, ""), globOptions);
  glob.set = glob.set.map((parts) => parts.map((part) => (part instanceof RegExp ? withoutBacktracking(part) : part)));
  return { negate, searchPath, isForFolders: slashed.endsWith("/"), glob };
}

/** `minimatch` turns `*`, and nothing else, into this. */
const anyText = "[^/]*?";

/**
 * Returns an equal expression that cannot take exponential time: strangers choose the names of files and assets, and
 * `*-*-*-*-*` could try every place for each `-` of a long name. What is between two stars has a fixed length, so its
 * first match is as good as any other, and a lookahead keeps that match.
 */
function withoutBacktracking(part: RegExp): RegExp {
  const pieces = part.source.split(anyText);
  if (pieces.length < 3) return part;
  const kept = pieces.slice(1, -1).map((piece, index) => `(?=(${anyText}${piece}))\\${index + 1}`);
  return new RegExp([pieces[0], ...kept, anyText, pieces.at(-1)].join(""), part.flags);
}

function toAbsolute(pattern: string): string {
  const from = (folder: string, rest: string): string => {
    const literal = escape(folder.replaceAll(sep, "/"), { windowsPathsNoEscape: isWindows });
    return `${literal.replace(/\/$/, "")}/${rest}`;
  };
  if (/^~(?:\/|$)/.test(pattern)) return from(homedir(), pattern.slice(2));
  // On Windows, `/` is the root of the current drive.
  if (/^\/(?!\/)/.test(pattern)) return from(resolve("/"), pattern.slice(1));
  return isAbsolute(pattern) ? pattern : from(resolve(), pattern.replace(/^\.(?:\/|$)/, ""));
}

function toPattern(text: string, pattern: GlobPattern, workspace: Workspace) {
  const { negate, searchPath, isForFolders, glob } = pattern;
  const base = namesBelow(workspace.real, searchPath) === undefined ? workspace.given : workspace.real;
  const prefix = base.endsWith(sep) ? base : `${base}${sep}`;
  const segments = glob.pattern.split("/").filter(Boolean);
  const toPath = (name: string): string => (name === "" ? base : `${prefix}${name}`);
  // `folder/**` matches the folder itself too.
  const matches = (path: string): boolean => glob.match(segments.at(-1) === "**" ? `${path}${sep}` : path);
  return {
    text,
    negate,
    /** The names before the first wildcard; `undefined` when they lead out of the workspace. */
    stem: namesBelow(base, searchPath),
    /** The pattern has no wildcard. */
    literal: segments.length === searchPath.split(sep).filter(Boolean).length && matches(searchPath),
    matchesFile: (name: string): boolean => !isForFolders && matches(toPath(name)),
    // A pattern that matches a folder above the workspace matches the workspace too.
    matchesFolder: (name: string): boolean =>
      matches(toPath(name)) || (name === "" && foldersAbove(base).some(matches)),
    /** Whether an entry in the folder `name`, at any depth, could match. */
    mayMatchBelow: (name: string): boolean => glob.match(toPath(name), true),
  };
}

function foldersAbove(path: string): readonly string[] {
  const above = dirname(path);
  return above === path ? [] : [above, ...foldersAbove(above)];
}
