/** Glob patterns, and the files that a set of them selects. */
import { homedir } from "node:os";
import { dirname, isAbsolute, resolve, sep } from "node:path";

import { create } from "@actions/glob";
import { escape, Minimatch } from "minimatch";

import { AnchorError } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { wayInto } from "./paths.ts";

/** A folder in its two spellings: as it was given, and with every link resolved. */
export interface Workspace {
  readonly given: string;
  readonly real: string;
}

/** One line of a pattern input. Names are relative to the workspace, with `/`; the empty name is the workspace. */
export type Pattern = Readonly<ReturnType<typeof toPattern>>;

/** A line that `@actions/glob` has accepted. */
interface GlobPattern {
  readonly negate: boolean;
  /** Absolute: the folders and names before the first wildcard. */
  readonly searchPath: string;
  /** It ends with a slash: only folders match. */
  readonly ofFolders: boolean;
  /** Absolute; matches paths as `@actions/glob` does. */
  readonly glob: Minimatch;
}

/**
 * Parses pattern lines by `@actions/glob`, whose syntax is the contract: relative to the
 * current folder, comments left out.
 *
 * @throws AnchorError `INPUT_INVALID`, with every line that it refuses and its reason
 */
export async function parsePatterns(lines: readonly string[], workspace: Workspace): Promise<readonly Pattern[]> {
  const { patterns, refused } = await parseLines(lines);
  if (refused.length === 0) return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
  const problems = refused.map(([text, why]) => `- ${toLine(text)}: ${toLine(why)}`);
  throw new AnchorError("INPUT_INVALID", ["These patterns are not usable:", ...problems]);
}

/**
 * Finds the errors in the patterns of an input, to be reported together with those of other inputs.
 *
 * @returns one line for each problem, with the input, the pattern and the reason
 */
export async function readPatternProblems(input: string, text: string): Promise<readonly string[]> {
  const { refused } = await parseLines([text]);
  return refused.map(
    ([line, why]) => `${input} is "${toLine(line)}"; it must be a list of glob patterns, like dist/** (${toLine(why)})`,
  );
}

/** Parses each line; returns the patterns, and the lines that the globber refuses with the reason. */
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

/** How `@actions/glob` calls `minimatch`. */
const globOptions = { dot: true, nobrace: true, nocase: isWindows, nocomment: true, noext: true, nonegate: true };

/**
 * Parses one line; `undefined` for a comment and for an empty line. `@actions/glob` judges the line and finds where its
 * search starts. Its walk is slow and gives up early, and it has no function that matches a path; so paths are matched by
 * `minimatch`, as it does itself.
 *
 * @throws Error with the reason for which `@actions/glob` refuses the line
 */
async function parsePatternLine(text: string): Promise<GlobPattern | undefined> {
  const [marks = ""] = /^(?:!\s*)*/.exec(text) ?? [];
  const negate = marks.replaceAll(/\s/g, "").length % 2 === 1;
  // It tells no search path of an exclusion; one more mark makes it a selection.
  const [searchPath] = (await create(negate ? `!${text}` : text)).getSearchPaths();
  if (searchPath === undefined) return undefined;
  const written = text.slice(marks.length);
  const slashed = isWindows ? written.replaceAll("\\", "/") : written;
  const glob = new Minimatch(toAbsolute(slashed).replace(/(?<=.)\/+$/, ""), globOptions);
  glob.set = glob.set.map((parts) => parts.map((part) => (part instanceof RegExp ? withoutBacktracking(part) : part)));
  return { negate, searchPath, ofFolders: slashed.endsWith("/"), glob };
}

/** What `minimatch` makes of `*`; nothing else in a pattern becomes this text. */
const anyText = "[^/]*?";

/**
 * Returns the expression for one part of a path so that its time grows with the product of pattern and name. Strangers
 * choose the names of files and assets, and `*-*-*-*-*` could try every place for each `-` of a long name. What is between
 * two stars has one length, so its first place is as good as any other, and is kept: a lookahead is never entered again.
 */
function withoutBacktracking(part: RegExp): RegExp {
  const pieces = part.source.split(anyText);
  if (pieces.length < 3) return part;
  const kept = pieces.slice(1, -1).map((piece, index) => `(?=(${anyText}${piece}))\\${index + 1}`);
  return new RegExp([pieces[0], ...kept, anyText, pieces.at(-1)].join(""), part.flags);
}

/** Makes a pattern absolute: from the current folder, or from the home folder where it starts with `~`. */
function toAbsolute(pattern: string): string {
  const from = (folder: string, rest: string): string => {
    const literal = escape(folder.replaceAll(sep, "/"), { windowsPathsNoEscape: isWindows });
    return `${literal.replace(/\/$/, "")}/${rest}`;
  };
  if (/^~(?:\/|$)/.test(pattern)) return from(homedir(), pattern.slice(2));
  // On Windows, / is the root of the current drive.
  if (/^\/(?!\/)/.test(pattern)) return from(resolve("/"), pattern.slice(1));
  return isAbsolute(pattern) ? pattern : from(resolve(), pattern.replace(/^\.(?:\/|$)/, ""));
}

function toPattern(text: string, pattern: GlobPattern, workspace: Workspace) {
  const { negate, searchPath, ofFolders, glob } = pattern;
  const base = wayInto(workspace.real, searchPath) === undefined ? workspace.given : workspace.real;
  const prefix = base.endsWith(sep) ? base : `${base}${sep}`;
  const segments = glob.pattern.split("/").filter(Boolean);
  const toPath = (name: string): string => (name === "" ? base : `${prefix}${name}`);
  // A folder matches `**` below itself too.
  const matches = (path: string): boolean => glob.match(segments.at(-1) === "**" ? `${path}${sep}` : path);
  return {
    text,
    /** Matching entries are excluded. */
    negate,
    /** The folders and names before the first wildcard; `undefined` when they lead out of the workspace. */
    stem: wayInto(base, searchPath),
    /** The pattern has no wildcard: it names one file or folder. */
    literal: segments.length === searchPath.split(sep).filter(Boolean).length && matches(searchPath),
    matchesFile: (name: string): boolean => !ofFolders && matches(toPath(name)),
    // A pattern that matches a folder above the workspace matches the workspace too.
    matchesFolder: (name: string): boolean =>
      matches(toPath(name)) || (name === "" && foldersAbove(base).some(matches)),
    /** Whether an entry in this folder, at any depth, could match. */
    mayMatchBelow: (name: string): boolean => glob.match(toPath(name), true),
  };
}

function foldersAbove(path: string): readonly string[] {
  const above = dirname(path);
  return above === path ? [] : [above, ...foldersAbove(above)];
}
