/** The four claims of a verification about a file. Every interface shows the same fixed words (docs/evidence.md). */

/** Whether the file has the digest that the evidence names; `missing`: the release has no such file. */
export type BytesClaim = "yes" | "other bytes" | "not named" | "missing";

/** Whether a list or a proof leads from the file's digest to the anchored one; `none needed`: the two are equal. */
export type PathClaim = "yes" | "broken" | "none needed";

/** Whether the chain holds the anchored digest; `unknown`: the answers prove nothing. */
export type ChainClaim = "yes" | "no" | "not asked" | "could not be asked" | "unknown";

/** Whether an independent clock (time-stamp authority or calendar) dates the checksum list that names the file. */
export type WitnessClaim = "yes" | "not fitting" | "not trusted" | "pending" | "none";

/** The tone in which a claim's word is shown, and a sentence that explains the word. */
export type Meaning = readonly ["good" | "bad" | "none", string];

export const bytesWords = {
  yes: ["good", "The file has the digest that the evidence names."],
  "other bytes": ["bad", "This is not the file that the evidence names."],
  "not named": ["bad", "The evidence names no such file."],
  missing: ["bad", "There is no such file."],
} as const satisfies Record<BytesClaim, Meaning>;

export const pathWords = {
  yes: ["good", "The named digest leads to what was anchored."],
  broken: ["bad", "The named digest does not lead to what was anchored."],
  "none needed": ["none", "The named digest itself was to be anchored."],
  "–": ["none", "The evidence names nothing on a chain for this file."],
} as const satisfies Record<PathClaim | "–", Meaning>;

export const chainWords = {
  yes: ["good", "The chain holds it."],
  no: ["bad", "The chain does not hold it."],
  "not asked": ["none", "This page never goes online."],
  "could not be asked": ["none", "Nobody could be asked."],
  unknown: ["none", "The answers about the chain prove nothing."],
  "–": ["none", "There is no block to look up."],
} as const satisfies Record<ChainClaim | "–", Meaning>;

export const witnessWords = {
  yes: ["good", "Another clock says since when it exists."],
  "not fitting": ["bad", "What another clock said is about other bytes, or was changed."],
  "not trusted": ["none", "This page cannot know whom you trust."],
  pending: ["none", "Another clock promised to say since when it exists."],
} as const satisfies Record<Exclude<WitnessClaim, "none">, Meaning>;

/** Shown beside each list that was verified as a file. */
export const listNote =
  "a list of this evidence, unchanged. No block holds the list itself, so verify other files by this evidence, not by the list.";

/** Shown beside each report that was given to be verified. */
export const reportNote = "by its name a report of the service's. It was not compared, and proves nothing here.";

/** Shown beside an evidence page: anybody may put evidence into a page, together with other content. */
export const pageNote = "read as evidence. What else is in this page was not compared.";

/** Shown below the claims where the chain was not asked. */
export function renderSourceNote(isOnChain: boolean): string {
  const where = isOnChain ? "Look the digest up on the chain, or take" : "Take";
  return `Bytes and path compare the file with the evidence alone: whoever can replace the files there can replace the evidence too. ${where} the evidence from a second place.`;
}
