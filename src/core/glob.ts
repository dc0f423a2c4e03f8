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
