/** The words of the claims about a file: they are fixed, and every interface shows them (docs/evidence.md). */

/** Whether the file has the digest that the evidence names; `missing` where the release does not serve it. */
export type BytesClaim = "yes" | "other bytes" | "not named" | "missing";

/** Whether that digest leads to what was anchored; `none needed` when it is itself what was anchored. */
export type PathClaim = "yes" | "broken" | "none needed";

/** Whether the chain holds it, according to who was asked; `unknown` where the answers prove nothing. */
export type ChainClaim = "yes" | "no" | "not asked" | "could not be asked" | "unknown";

/** What independent clocks say about the list that names the digest; `none` where there are none. */
export type WitnessClaim = "yes" | "not fitting" | "not trusted" | "pending" | "none";

/** The tone of a claim, and what its word means. */
export type Meaning = readonly ["good" | "bad" | "none", string];

/** How each word is shown, and what it means; the words themselves are fixed (docs/evidence.md). */
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

/** What every interface says of each of `lists` of a `Verification`. */
export const listNote =
  "a list of this evidence, unchanged. No block holds the list itself, so verify other files by this evidence, not by the list.";

/** What every interface says of each of `reports` of a `Verification`. */
export const reportNote = "by its name a report of the service's. It was not compared, and proves nothing here.";

/** What every interface says of a page among `usedAsEvidence` of a `Verification`: anybody may put evidence into a page. */
export const pageNote = "read as evidence. What else is in this page was not compared.";

/** What every interface shows below the claims where the chain was not asked. */
export function renderSourceNote(isOnChain: boolean): string {
  const where = isOnChain ? "Look the digest up on the chain, or take" : "Take";
  return `Bytes and path compare the file with the evidence alone: whoever can replace the files there can replace the evidence too. ${where} the evidence from a second place.`;
}
