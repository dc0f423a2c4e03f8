/**
 * Whether all of `text` matches `glob`, where `*` stands for any text without a slash, and `**` for any text. It is not
 * done by a regular expression: for one with several stars, an attacker could choose a text that takes hours.
 *
 * @param wildcards finds the wildcards in `glob`, by one capture group. It may also find `?`, which stands for one
 *   character but a slash, and `**` with a slash after it, which stands for any folders or none
 */
export function fitsGlob(glob: string, text: string, wildcards = /(\*\*|\*)/): boolean {
  let ends = new Set([0]);
  for (const [index, part] of glob.split(wildcards).entries()) {
    const next = new Set<number>();
    for (const start of ends) {
      if (index % 2 === 1) addEnds(next, part, text, start);
      else if (text.startsWith(part, start)) next.add(start + part.length);
    }
    ends = next;
  }
  return ends.has(text.length);
}

/** Adds to `ends` where a wildcard at `start` may end. Stops at an end that is there: all later ones are there too. */
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

/** The wildcards in the glob of a tag; a bracket is none, and stands for itself. */
const tagWildcards = /(\*\*\/|\*\*|\*|\?)/;

/** Each line is a glob. A line with a leading `!` excludes tags, wherever it is; if all do, other tags are selected. */
export function createTagFilter(lines: readonly string[]): (tag: string) => boolean {
  const excluding = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const including = lines.filter((line) => !line.startsWith("!"));
  return (tag) => {
    const fits = (glob: string): boolean => fitsGlob(glob, tag, tagWildcards);
    return (including.length === 0 || including.some(fits)) && !excluding.some(fits);
  };
}

/**
 * Returns the candidate that begins with `word`, else the one with the smallest edit distance; `undefined` where that
 * distance is more than half the length of the longer word.
 */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const completed = word.length > 1 ? candidates.find((one) => one.startsWith(word)) : undefined;
  const [nearest] = candidates
    .map((one) => ({ one, distance: editDistance(word, one) }))
    .filter(({ one, distance }) => distance <= Math.max(word.length, one.length) / 2)
    .toSorted((one, other) => one.distance - other.distance);
  return completed ?? nearest?.one;
}

/** Returns the Levenshtein distance: how many characters to change, add or leave out. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [at, other] of Array.from(to).entries()) {
      const changed = (row[at] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
