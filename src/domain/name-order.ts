/**
 * Orders names by their UTF-8 bytes, as `LC_ALL=C sort` does (interface §1.4).
 * UTF-16 order differs from it: it puts surrogate pairs before U+E000 to U+FFFF.
 */
export function compareNames(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const one = left.charCodeAt(index);
    const other = right.charCodeAt(index);
    if (one !== other) return codePointRank(one) - codePointRank(other);
  }
  return left.length - right.length;
}

/** Moves the surrogates behind every other code unit, where their UTF-8 bytes stand. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit;
}
