/**
 * Whether all of `text` fits `glob`, where `*` stands for any text without a slash, and `**` for any text. A regular
 * expression with several stars would take hours for a text that somebody has chosen for that.
 *
 * @param wildcards matches the wildcards that count, in a group: beside these `?` for any character but a slash, and
 *   `**` with a slash after it for any folders, or none
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

/** Adds where a wildcard may end that begins at `start`; stops where another beginning has added the rest. */
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

/** The wildcards of a tag's glob; a bracket stands for itself. */
const tagWildcards = /(\*\*\/|\*\*|\*|\?)/;

/**
 * Returns whether a tag is among those that lines of globs name: `*` and `?` stay within a part between slashes, `**`
 * crosses them. A line with `!` excludes, wherever it is; when all lines begin with `!`, all other tags are named, and
 * so do none.
 */
export function createTagFilter(lines: readonly string[]): (tag: string) => boolean {
  const excluding = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const including = lines.filter((line) => !line.startsWith("!"));
  return (tag) => {
    const fits = (glob: string): boolean => fitsGlob(glob, tag, tagWildcards);
    return (including.length === 0 || including.some(fits)) && !excluding.some(fits);
  };
}
