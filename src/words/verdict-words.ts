/** What is said of each verdict beside its label. */
import type { Front } from "./front.ts";
import type { Verdict, verdictFacts } from "./verdicts.ts";

/** What every reader of a demonstration has to know: the local service's chain and a node's `-test` are both such. */
export const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";

/** What the signature of a clock proves, and what it does not prove. */
export const signedMeaning =
  "A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. You must trust the signer of a time stamp; a block does not depend on one signer.";

/** A verdict that keeps a run from being a full success. */
export type Shortfall = {
  [Each in Verdict]: (typeof verdictFacts)[Each]["class"] extends "anchored" | "signed" ? never : Each;
}[Verdict];

/** The words that count shortfalls, singular and plural; the worst is the first. */
export const shortfallWords = {
  changed: ["changed", "changed"],
  "no-match": ["does not match", "do not match"],
  "not-found": ["not found", "not found"],
  failed: ["failed", "failed"],
  unreachable: ["not judged (outage)", "not judged (outage)"],
  unknown: ["unknown", "unknown"],
  unclear: ["unclear", "unclear"],
  accepted: ["accepted, no block known yet", "accepted, no block known yet"],
  skipped: ["skipped", "skipped"],
} as const satisfies Record<Shortfall, readonly [one: string, many: string]>;

/** For an assistant, the sentence of each verdict, or the beginning of a sentence that is completed later. */
export const verdictSentences = {
  accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
  anchored: "Anchored: the hash is on the chain.",
  "already-anchored": "Already anchored",
  found: "Hash found.",
  "not-found": "Hash not found.",
  verified: "Full match: exactly this hash is anchored.",
  timestamped: "Time-stamped",
  "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
  changed: "Changed",
  unclear: "Unclear",
  unknown: "Unknown",
  unreachable: "Unreachable",
  failed: "Failed",
  skipped: "Skipped",
} as const satisfies Record<Verdict, string>;

export const changedAdvice =
  "Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.";
/** A stamp keeps what was recorded before of a name. */
export const replacedAdvice =
  "Was the file built twice? Then the evidence keeps both. Otherwise do not publish it: find out who replaced it.";
/** The service answers a stamp of what the chain holds without making a new one. */
export const waitForBlockAdvice = ({ input, again }: Front): string =>
  `Wait a few minutes (${input("block-time")}). Then ${again}, or a check of the same files: what the chain holds by then is not paid again.`;
/** After a stamp that an error answered, or a wrong answer: a run at once could pay again, so a check comes first. */
export const checkFirstAdvice = ({ input, set }: Front): string =>
  `Wait a few minutes (${input("block-time")}), then run a check of the same files (${set("mode", "check")}). Stamp again only what it does not find.`;

export const acceptedAccount = "The service accepted the stamp, but no block is known to hold it yet.";

export const unrecordedWords = {
  account: "The evidence at hand does not name this file.",
  advice:
    "If it is of another release, take that release's evidence. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.",
} as const;
