/** Functions that one place uses, and that are so small that their lines could stand there. */
import { type Declared, type FileNames, readNames, type Use } from "./declared.ts";

type Names = ReadonlyMap<string, FileNames>;

export interface Callers {
  /** All functions that are declared by `function` at the top of a file. */
  readonly declared: number;
  /**
   * Those of them whose name is two words of all sources: where it is declared, and one more. An import would be a
   * third, so that the one caller stands in the same file; so would a comment that names the function.
   */
  readonly once: number;
  /** Those of {@link once} that have at most {@link fewLines} between their braces. */
  readonly small: readonly Declared[];
  /**
   * Functions as small, a `const` that is one among them, that one place uses in whatever file. Imports are followed to
   * what they mean. A function that moves to another file counts as before, which cannot be said of {@link small}.
   */
  readonly smallAnywhere: readonly Declared[];
}

/** Most lines between the braces of a small function. */
const fewLines = 3;

/** Counts who uses each function of `files`. Tests are not among these: what only they call has no caller. */
export function countCallers(root: string, files: Iterable<string>): Callers {
  const names: Names = new Map([...files].map((file) => [file, readNames(root, file)]));
  const functions = [...names.values()].flatMap((each) => each.functions);
  const words = countWords([...names.values()].map(({ text }) => text));
  const places = countPlaces(names);
  const declared = functions.filter(({ isDeclaration }) => isDeclaration);
  const once = declared.filter(({ name }) => words.get(name) === 2);
  const isSmall = ({ bodyLines }: Declared): boolean => bodyLines <= fewLines;
  return {
    declared: declared.length,
    once: once.length,
    small: once.filter(isSmall),
    smallAnywhere: functions.filter((each) => places.get(each) === 1 && isSmall(each)),
  };
}

function countWords(texts: readonly string[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w$]+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/**
 * How many places use each function, itself left out. A parameter or variable inside of a function that has the same
 * name as a function of the file is taken for that one.
 */
function countPlaces(names: Names): ReadonlyMap<Declared, number> {
  const places = new Map<Declared, number>();
  for (const [file, { uses }] of names) {
    for (const use of uses) {
      const meant = meaningOf(use, file, names);
      if (meant !== undefined) places.set(meant, (places.get(meant) ?? 0) + 1);
    }
  }
  return places;
}

/** The function that `use` means, unless it stands within that function. */
function meaningOf(use: Use, file: string, names: Names): Declared | undefined {
  const own = functionOf(use.name, file, names);
  if (own !== undefined) return use.start >= own.span.start && use.start < own.span.end ? undefined : own;
  const origin = names.get(file)?.imports.get(use.name);
  if (origin?.file === undefined) return undefined;
  return exportedBy(origin.file, origin.name === "*" ? use.member : origin.name, names);
}

function functionOf(name: string, file: string, names: Names): Declared | undefined {
  return names.get(file)?.functions.find((each) => each.name === name);
}

/** The function that `file` exports as `name`, its own or one of a file on its way there (`seen` are behind). */
function exportedBy(
  file: string,
  name: string | undefined,
  names: Names,
  seen: readonly string[] = [],
): Declared | undefined {
  if (name === undefined || seen.includes(file)) return undefined;
  for (const { as, ...origin } of names.get(file)?.exports ?? []) {
    if ((as !== name && as !== "*") || origin.file === undefined) continue;
    const meant = as === "*" ? name : origin.name;
    const found =
      origin.file === file ? functionOf(meant, file, names) : exportedBy(origin.file, meant, names, [...seen, file]);
    if (found !== undefined) return found;
  }
  return undefined;
}
