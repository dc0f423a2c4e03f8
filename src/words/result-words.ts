/** Words by verdict, by the mode of a run and by network error. A start does not load this file. */
import type { Front, FrontText } from "./front.ts";
import type { Verdict, verdictFacts } from "./verdicts.ts";

/** Shown with answers of the local service, or of a chain node started with `-test`. */
export const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";

export const signedMeaning =
  "A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. You must trust the signer of a time stamp; a block does not depend on one signer.";

/** A verdict that keeps a run from full success. */
export type Shortfall = {
  [Each in Verdict]: (typeof verdictFacts)[Each]["class"] extends "anchored" | "signed" ? never : Each;
}[Verdict];

/** Singular and plural after a count of files, such as “3 not found”; the worst shortfall is the first. */
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

/** What an assistant is told: a whole sentence, or the beginning of a sentence that is completed later. */
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
/** For a stamp of other bytes under a recorded name: afterwards the evidence has both digests. */
export const replacedAdvice =
  "Was the file built twice? Then the evidence keeps both. Otherwise do not publish it: find out who replaced it.";
/** For a stamp without a known block: once a block is known, running again is free, as no new stamp is made. */
export const waitForBlockAdvice = ({ input, again }: Front): string =>
  `Wait a few minutes (${input("block-time")}). Then ${again}, or a check of the same files: what the chain holds by then is not paid again.`;
/** For a stamp answered by an error: the service may have made it all the same, so stamping at once could pay twice. */
export const checkFirstAdvice = ({ input, setting }: Front): string =>
  `Wait a few minutes (${input("block-time")}), then run a check of the same files (${setting("mode", "check")}). Stamp again only what it does not find.`;

export const acceptedMessage = "The service accepted the stamp, but no block is known to hold it yet.";

export const unrecordedWords = {
  message: "The evidence at hand does not name this file.",
  advice:
    "If it is of another release, take that release's evidence. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.",
} as const;

/** The verdict that a run is made for, and what it means, by the run's mode. */
export const goodVerdictWords = { stamp: "anchored", check: "found", verify: "verified" };
export const goodVerdictMeanings = {
  stamp:
    "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
  check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
  verify:
    "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean.",
};

/** What a run would write to a release, by the input release-attach; completes "would …". */
export const releaseWrites = {
  none: false,
  body: "write a section into the release's notes",
  assets: "attach files to the release",
  both: "attach files to the release and write a section into its notes",
} as const;

/** By the `code` of a network error, as Node reports it. */
export const networkErrorWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused (ECONNREFUSED)",
  ECONNRESET: "the connection broke (ECONNRESET)",
  ENOTFOUND: "the host name is not known (ENOTFOUND)",
  ETIMEDOUT: "no connection came in time (ETIMEDOUT)",
};

const unknownHostAdvice: FrontText = ({ input }) =>
  `This name was not found. Check the spelling of ${input("api-url")}, then DNS.`;

/** Advice by the `code` of a network error, for codes that say why there is no connection. */
export const connectionHints: Readonly<Partial<Record<string, FrontText>>> = {
  ECONNREFUSED: ({ input }) =>
    `Nothing listens at this address. Is the service running? If it is, check the spelling and the port of ${input("api-url")}, then the proxy.`,
  ENOTFOUND: unknownHostAdvice,
  EAI_AGAIN: unknownHostAdvice,
};
