/**
 * Whether all of `text` matches `glob`, where `*` stands for any text without a slash, and `**` for any text. A regular
 * expression would not do: for one with several stars, an attacker could choose a text that takes hours.
 *
 * @param wildcards finds the wildcards in `glob`, by one capture group. It may also find `?`, which stands for one
 *   character but a slash, and `**` with a slash after it, which stands for any folders or none
 */
export function fitsGlob(glob: string, text: string, wildcards = /(\*\*|\*)/): boolean {
  let possibleEnds = new Set([0]);
  for (const [index, part] of glob.split(wildcards).entries()) {
    const nextEnds = new Set<number>();
    for (const start of possibleEnds) {
      if (index % 2 === 1) addEnds(nextEnds, part, text, start);
      else if (text.startsWith(part, start)) nextEnds.add(start + part.length);
    }
    possibleEnds = nextEnds;
  }
  return possibleEnds.has(text.length);
}

/** Adds to `ends` where a wildcard from `start` may end. Stops at a known end: an earlier call added all later ones. */
function addEnds(ends: Set<number>, wildcard: string, text: string, start: number): void {
  if (wildcard === "?") {
    const [character = "/"] = String.fromCodePoint(text.codePointAt(start) ?? 0x2f);
    if (character !== "/") ends.add(start + character.length);
    return;
  }
  for (let end = start; !ends.has(end) && end <= text.length; end += 1) {
    if (wildcard !== "**/" || end === start || text[end - 1] === "/") ends.add(end);
    if (wildcard === "*" && text[end] === "/") return;
  }
}

/** Finds the wildcards in a glob of tags. Brackets are no wildcards there, but stand for themselves. */
const tagWildcards = /(\*\*\/|\*\*|\*|\?)/;

/** Creates a test of tags. Each line is a glob; one with a leading `!` excludes. If all lines do, other tags pass. */
export function createTagFilter(lines: readonly string[]): (tag: string) => boolean {
  const excludingGlobs = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const includingGlobs = lines.filter((line) => !line.startsWith("!"));
  return (tag) => {
    const fitsTag = (glob: string): boolean => fitsGlob(glob, tag, tagWildcards);
    return (includingGlobs.length === 0 || includingGlobs.some(fitsTag)) && !excludingGlobs.some(fitsTag);
  };
}

/**
 * Returns the candidate that begins with `word`, else the one with the smallest edit distance; `undefined` where that
 * distance is more than half the length of the longer word.
 */
export function findNearestWord(word: string, candidates: readonly string[]): string | undefined {
  const completedWord = word.length > 1 ? candidates.find((one) => one.startsWith(word)) : undefined;
  const [nearestCandidate] = candidates
    .map((one) => ({ one, distance: computeEditDistance(word, one) }))
    .filter(({ one, distance }) => distance <= Math.max(word.length, one.length) / 2)
    .toSorted((one, other) => one.distance - other.distance);
  return completedWord ?? nearestCandidate?.one;
}

/** Returns the Levenshtein distance: how many characters to change, add or leave out. */
function computeEditDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, fromCharacter] of Array.from(from).entries()) {
    const nextRow = [index + 1];
    for (const [column, toCharacter] of Array.from(to).entries()) {
      const costIfChanged = (row[column] ?? 0) + (fromCharacter === toCharacter ? 0 : 1);
      nextRow.push(Math.min(costIfChanged, (row[column + 1] ?? 0) + 1, (nextRow[column] ?? 0) + 1));
    }
    row = nextRow;
  }
  return row.at(-1) ?? 0;
}
