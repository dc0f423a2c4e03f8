/** Says the result in plain sentences, to somebody who fears that the download is bad and knows none of our words. */
import type { EvidenceVerdict, FileClaims, Verification } from "./claims.ts";
import { listTool } from "./list-evidence.ts";

/** What was found out about a file. */
type Finding =
  | EvidenceVerdict
  | "other bytes"
  | "not named"
  | "unreadable"
  | "demonstration"
  | "list"
  | "unheld"
  | "confirmed";

/** The result of all files, and what to do next. */
export interface Result {
  /** The tone; absent where nothing was compared. */
  readonly verdict?: EvidenceVerdict;
  readonly headline: string;
  readonly next: string;
  /** What holds of the other files, a sentence for each finding. */
  readonly rest: readonly string[];
}

/** How some of the files are spoken of. */
interface Words {
  /** They, in the middle of a sentence and at its start. */
  readonly who: string;
  readonly Who: string;
  readonly isOne: boolean;
  readonly isOnly: boolean;
}

function sameBytes({ Who, isOne, isOnly }: Words, but: string): string {
  return `${isOnly ? "Same bytes" : `${Who} ${isOne ? "has" : "have"} the same bytes`}, but ${but}`;
}

function sameFile({ Who, isOne, isOnly }: Words): string {
  if (isOnly) return "This is exactly the file that the release's evidence names.";
  return `${Who} ${isOne ? "is exactly the one" : "are exactly the ones"} that the release's evidence names.`;
}

/** What to say of each finding, and what to do next; the worst first. */
const sentences: Readonly<Record<Finding, (words: Words) => readonly [says: string, next: string]>> = {
  "other bytes": ({ who, isOne }) => [
    `Do not open ${who}: ${isOne ? "it is not the one" : "they are not the ones"} that the evidence names.`,
    `Download ${isOne ? "it again; if it stays" : "them again; if they stay"} so, tell the project.`,
  ],
  mismatch: ({ who }) => [
    `The evidence of ${who} is broken: do not rely on it.`,
    "Download the evidence again; if it stays so, tell the project.",
  ],
  "not named": ({ who, isOne }) => [
    `The evidence does not name ${who}.`,
    `So nothing is known about ${isOne ? "it" : "them"}. Take the file and the evidence from the same release.`,
  ],
  unreadable: ({ Who, isOne }) => [
    `${Who} could not be read, so nothing is known about ${isOne ? "it" : "them"}.`,
    `Choose ${isOne ? "it" : "them"} again.`,
  ],
  unreachable: (words) => [
    sameBytes(words, "the chain could not be asked."),
    "Check the address of the node or service, then try again.",
  ],
  demonstration: (words) => [
    sameBytes(words, "the evidence is a demonstration: nothing was anchored on a public chain."),
    "It does not prove when the file existed.",
  ],
  list: (words) => [
    sameBytes(words, "a checksum list names no block."),
    "Use the release's anchor-evidence.html or anchor.jsonl: they say since when the file existed.",
  ],
  incomplete: (words) => [
    sameBytes(words, "no block is known to hold them yet."),
    "Download the evidence again later. By then, it may name the block.",
  ],
  unheld: (words) => [
    sameBytes(words, `no block holds ${words.isOne ? "this list" : "these lists"}.`),
    "Verify each file itself, with the same evidence.",
  ],
  valid: (words) => [
    sameFile(words),
    `To check since when ${words.isOne ? "it has" : "they have"} existed, look on the chain as shown below.`,
  ],
  confirmed: (words) => [sameFile(words), `The chain holds ${words.isOne ? "it" : "them"}, says who was asked.`],
};
const order = Object.keys(sentences) as readonly Finding[];

function findingOf(
  { bytes, chain, verdict, lookUp }: FileClaims,
  { service, tool }: Verification["evidence"],
): Finding {
  if (bytes !== "yes") return bytes;
  if (verdict === "valid" && chain === "yes") return "confirmed";
  if (verdict !== "incomplete") return verdict;
  if (tool.name === listTool) return "list";
  if (service?.demonstration === true) return "demonstration";
  return lookUp === undefined ? "unheld" : verdict;
}

/** Sorts files so that those to be warned of come first, since the last may not be shown. */
export function worstFirst({ files, evidence }: Verification): readonly FileClaims[] {
  const groups = Map.groupBy(files, (file) => findingOf(file, evidence));
  return order.flatMap((finding) => groups.get(finding) ?? []);
}

/**
 * Returns the result of `verification`.
 *
 * @param unreadable how many files beside could not be read
 */
export function toResult({ files, evidence, verdict }: Verification, unreadable = 0): Result {
  const groups = Map.groupBy(files, (file) => findingOf(file, evidence));
  const total = files.length + unreadable;
  const found = order.flatMap((finding) => {
    const count = finding === "unreadable" ? unreadable : (groups.get(finding)?.length ?? 0);
    return count === 0 ? [] : [sentences[finding](wordsFor(count, total))];
  });
  const [[headline, next] = ["Nothing is compared yet.", "Choose the file that you downloaded too."], ...rest] = found;
  return {
    verdict: unreadable > 0 && verdict === "valid" ? "incomplete" : verdict,
    headline,
    next,
    rest: rest.map(([says]) => says),
  };
}

function wordsFor(count: number, total: number): Words {
  const all = total === 1 ? "this file" : `these ${total.toLocaleString("en")} files`;
  const who = count === total ? all : `${count.toLocaleString("en")} of ${all}`;
  return { who, Who: who.replace(/^t/, "T"), isOne: count === 1, isOnly: total === 1 };
}
