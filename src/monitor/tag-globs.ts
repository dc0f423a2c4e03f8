import { fitsGlob } from "../core/glob.ts";

/** The wildcards of a tag's glob; a bracket stands for itself. */
const wildcards = /(\*\*\/|\*\*|\*|\?)/;

/**
 * Returns whether a tag is among those that lines of globs name: `*` and `?` stay within a part between slashes, `**`
 * crosses them. A line with `!` excludes, wherever it is; when all lines begin with `!`, all other tags are named, and
 * so do none.
 */
export function createTagFilter(lines: readonly string[]): (tag: string) => boolean {
  const excluding = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const including = lines.filter((line) => !line.startsWith("!"));
  return (tag) => {
    const fits = (glob: string): boolean => fitsGlob(glob, tag, wildcards);
    return (including.length === 0 || including.some(fits)) && !excluding.some(fits);
  };
}
