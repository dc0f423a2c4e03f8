/**
 * How thoroughly tests draw. What is drawn at random is drawn anew in every run, so that a few draws a run find in a
 * week what many find at once: `ANCHOR_TEST_LONG=1` makes the many, for whoever changes what they are about.
 */
export const isLong = process.env["ANCHOR_TEST_LONG"] === "1";

/**
 * Whether browsers, chain nodes and gateways count as missing, as they are on most machines: `ANCHOR_TEST_BARE=1`. They
 * take a third of a whole run.
 */
export const isBare = process.env["ANCHOR_TEST_BARE"] === "1";

/** @returns `many` in a long run, otherwise a thirtieth */
export const runs = (many: number): number => (isLong ? many : Math.ceil(many / 30));

/** @returns all of `cases` in a long run, otherwise `few` of them, drawn anew in every run */
export function drawn<Case>(cases: readonly Case[], few: number): readonly Case[] {
  if (isLong) return cases;
  const left = [...cases];
  return Array.from({ length: few }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat();
}
