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
