/**
 * Returns whether a tag is among those that lines of globs name: `*` and `?` stay within a part between slashes, `**`
 * crosses them. A line with `!` excludes, wherever it is; when all lines begin with `!`, all other tags are named, and
 * so do none.
 */
export function createTagFilter(lines: readonly string[]): (tag: string) => boolean {
  const excluding = lines.filter((line) => line.startsWith("!")).map((line) => toRegExp(line.slice(1)));
  const including = lines.filter((line) => !line.startsWith("!")).map(toRegExp);
  return (tag) =>
    (including.length === 0 || including.some((glob) => glob.test(tag))) && !excluding.some((glob) => glob.test(tag));
}

const wildcards: Readonly<Record<string, string>> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };

function toRegExp(glob: string): RegExp {
  const source = glob.replaceAll(/\*\*\/|\*\*|[\\^$.*+?()[\]{}|/]/g, (part) => wildcards[part] ?? `\\${part}`);
  return new RegExp(`^${source}$`, "su");
}
