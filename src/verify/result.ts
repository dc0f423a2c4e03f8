/** The result in plain sentences, for somebody who fears that the download is bad and knows none of our words. */
import { nonEmpty, plainText, shorten } from "../core/text.ts";
import type { EvidenceVerdict, FileClaims, Verification } from "./claims.ts";
import { listToolName } from "./bytes.ts";
import { toSinceTexts, type SinceTexts } from "./since.ts";
import { isListInNoBlock } from "./verify-evidence.ts";

/** The longest name in a sentence, in characters: a phone shows it in at most three lines. */
const maxNameLength = 80;

type FileFinding =
  | EvidenceVerdict
  | "contradiction"
  | "other bytes"
  | "not named"
  | "missing"
  | "earlier bytes"
  | "beside"
  | "unread evidence"
  | "unreadable"
  | "demonstration"
  | "list"
  | "not held"
  | "unsent"
  | "unheld"
  | "confirmed";

export interface PlainResult {
  /** The verdict on all files; absent where nothing was compared. */
  readonly verdict?: EvidenceVerdict;
  readonly headline: string;
  readonly nextStep: string;
  /** What was found about the files that the headline does not cover, a sentence for each finding. */
  readonly otherFindings: readonly string[];
}

/** The words of the sentences about the files that share a finding. */
interface SentenceWords extends SinceTexts {
  /** What the files are called: `who` within a sentence, `Who` at its start. */
  readonly who: string;
  readonly Who: string;
  /** Whether the finding is about one file. */
  readonly isOne: boolean;
  /** The sentence is about the only file that was to be verified. */
  readonly isOnly: boolean;
  /** What to do where the chain could not be asked; absent where the user can only ask again later. */
  readonly advice: string | undefined;
  /** The name under which the first file's bytes were recorded earlier. */
  readonly formerOf: string;
  /** Whom to tell, with an address where the evidence has one. */
  readonly project: string;
}

function renderSameBut({ Who, isOne, isOnly }: SentenceWords, problem: string): string {
  return `${isOnly ? "Same bytes" : `${Who} ${isOne ? "has" : "have"} the same bytes`}, but ${problem}`;
}

/** Renders that the files are what the evidence names, and by when they existed. */
function renderSameFile({ Who, isOne, isOnly }: SentenceWords, since = ""): string {
  const beginning = isOnly
    ? "This is exactly the file"
    : `${Who} ${isOne ? "is exactly the one" : "are exactly the ones"}`;
  return `${beginning} that the release's evidence names. ${since}`.trimEnd();
}

function renderBrokenEvidence(isWhat: string): (words: SentenceWords) => readonly [says: string, next: string] {
  return ({ who, project }) => [
    `The evidence of ${who} ${isWhat}: do not rely on it.`,
    `Download the evidence again; if it stays so, tell ${project}.`,
  ];
}

/** Renders the date by which time stamps say that the files existed; without time stamps, returns `otherwise`. */
function renderClockDate({ clockText, trustText }: SentenceWords, otherwise: string): string {
  return clockText === undefined ? otherwise : nonEmpty([clockText, trustText]).join(" ");
}

/** What to say of each finding, and what the user has to do. The findings are in order, the worst first. */
const sentences: Readonly<Record<FileFinding, (words: SentenceWords) => readonly [says: string, next: string]>> = {
  "other bytes": ({ who, isOne, project }) => [
    `Do not open ${who}: ${isOne ? "it is not the one" : "they are not the ones"} that the evidence names.`,
    `Download ${isOne ? "it again; if it stays" : "them again; if they stay"} so, tell ${project}.`,
  ],
  missing: ({ Who, isOne, isOnly }) => [
    `${isOnly ? "The file that the evidence names" : Who} ${isOne ? "is" : "are"} missing: the release does not have ${isOne ? "it" : "them"}.`,
    "Ask the project whether it has removed what the evidence names.",
  ],
  contradiction: renderBrokenEvidence("contradicts itself"),
  mismatch: renderBrokenEvidence("is broken"),
  "earlier bytes": ({ who, isOne, formerOf, project }) => [
    `Do not open ${who}: ${isOne ? `it is an earlier ${formerOf}` : "they are earlier ones"}, and the evidence names other bytes now.`,
    `Download ${isOne ? "the release's file. If that has" : "the release's files. If those have"} these bytes too, tell ${project}.`,
  ],
  "not named": ({ who, isOne, isOnly }) => [
    `No file of this release has ${isOnly ? "these bytes" : `the bytes of ${who}`}.`,
    isOne
      ? "If it came from this release, do not open it. If it came from another one, take that release's evidence."
      : "If they came from this release, do not open them. If they came from another one, take that release's evidence.",
  ],
  "unread evidence": ({ who, isOne, isOnly }) => [
    `The evidence that could be read does not name ${isOnly ? "these bytes" : `the bytes of ${who}`}.`,
    `Other evidence of the release may: try again later, and do not open ${isOne ? "it" : "them"} before.`,
  ],
  beside: ({ Who, isOne }) => [
    isOne
      ? `${Who} is a checksum list or evidence, but not of this evidence: it was not compared.`
      : `${Who} are checksum lists or evidence, but not of this evidence: they were not compared.`,
    "Start again, and choose only the files that you downloaded to use.",
  ],
  unreadable: ({ Who, isOne, advice }) => [
    `${Who} could not be read, so nothing is known about ${isOne ? "it" : "them"}.`,
    advice ?? `Choose ${isOne ? "it" : "them"} again.`,
  ],
  unreachable: (words) => [
    renderSameBut(words, "the chain could not be asked."),
    words.advice ?? "Try again later, or name another node of that chain.",
  ],
  unknown: (words) => [
    renderSameBut(words, "the answers about the chain prove nothing."),
    "Read below what was said. Try again later, or name another node of that chain.",
  ],
  demonstration: (words) => [
    renderSameBut(words, "the evidence is a demonstration: nothing was anchored on a public chain."),
    renderClockDate(words, "It does not prove when the file existed."),
  ],
  list: (words) => [
    renderSameBut(words, "a checksum list names no block."),
    renderClockDate(words, "Use the release's anchor-evidence.html: it says since when the file existed."),
  ],
  "not held": (words) => [
    renderSameBut(words, "the chain does not hold them."),
    renderClockDate(words, `A stamp needs some minutes until it is in a block. If it stays so, tell ${words.project}.`),
  ],
  unsent: (words) => [
    renderSameBut(words, "the evidence has no stamp of them on a chain."),
    `The evidence does not prove when ${words.isOne ? "it" : "they"} existed.`,
  ],
  incomplete: (words) => [
    renderSameBut(words, "no block is known to hold them yet."),
    nonEmpty([renderClockDate(words, ""), "Download the evidence again later. By then, it may name the block."]).join(
      " ",
    ),
  ],
  unheld: (words) => [
    renderSameBut(words, `no block holds ${words.isOne ? "this list" : "these lists"}.`),
    "Verify each file itself, with the same evidence.",
  ],
  valid: (words) =>
    words.blockText === undefined && words.clockText !== undefined
      ? [
          renderSameFile(words, words.clockText),
          `${words.trustText ?? "You must trust the signer of a time stamp."} A block does not depend on one signer.`,
        ]
      : [
          renderSameFile(words, words.blockText),
          words.blockText === undefined
            ? `To check since when ${words.isOne ? "it has" : "they have"} existed, look on the chain as shown below.`
            : renderClockDate(words, ""),
        ],
  confirmed: (words) => [renderSameFile(words, words.blockText), renderClockDate(words, "")],
};
const findingOrder = Object.keys(sentences) as readonly FileFinding[];

function findingOf(claims: FileClaims, { evidence: { service, tool }, isPartial }: Verification): FileFinding {
  const { bytes, chain, verdict, isContradicted, isUnsent, isUnsettled } = claims;
  if (claims.isBeside === true) return "beside";
  if (isContradicted === true) return "contradiction";
  if (bytes === "missing") return bytes;
  if (bytes !== "yes" && isPartial === true) return "unread evidence";
  if (claims.formerOf !== undefined) return "earlier bytes";
  if (bytes !== "yes") return bytes;
  if (verdict === "valid" && chain === "yes" && isUnsettled !== true) return "confirmed";
  if (verdict === "mismatch" && chain === "no" && isUnsettled === true) return "not held";
  if (verdict !== "incomplete") return verdict;
  if (tool.name === listToolName) return "list";
  if (service?.demonstration === true) return "demonstration";
  if (isListInNoBlock(claims)) return "unheld";
  return isUnsent === true ? "unsent" : verdict;
}

/** Sorts the files by what was found, the worst first: if there are many files, the page shows only the first ones. */
export function sortWorstFirst(verification: Verification): readonly FileClaims[] {
  const filesByFinding = Map.groupBy(verification.files, (file) => findingOf(file, verification));
  return findingOrder.flatMap((finding) => filesByFinding.get(finding) ?? []);
}

/** Makes the plain result; `unreadCount` counts unreadable files that `verification.unread` does not name. */
export function toPlainResult(verification: Verification, unreadCount = 0): PlainResult {
  const { files, verdict, unread = [], chainName } = verification;
  const project = nonEmpty(["the project", renderProjectAddress(verification.evidence)]).join(" ");
  const unreadableCount = unread.length + unreadCount;
  const filesByFinding = Map.groupBy(files, (file) => findingOf(file, verification));
  const fileCount = files.length + unreadableCount;
  const foundSentences = findingOrder.flatMap((finding) => {
    const ownFiles = filesByFinding.get(finding) ?? [];
    const count = finding === "unreadable" ? unreadableCount : ownFiles.length;
    const unreadAdvice = finding === "unreadable" && unread.length > 0 ? "Try again later." : undefined;
    const advice = unreadAdvice ?? ownFiles.find((one) => one.advice !== undefined)?.advice;
    const formerOf = plainText(shorten(ownFiles[0]?.formerOf ?? "", maxNameLength));
    return count === 0
      ? []
      : [
          sentences[finding]({
            ...renderWho(count, fileCount, ownFiles[0]?.file ?? unread[0]?.file),
            ...toSinceTexts(ownFiles, chainName),
            project,
            advice,
            formerOf,
          }),
        ];
  });
  const [[headline, nextStep] = ["Nothing is compared yet.", "Choose the file that you downloaded too."], ...findings] =
    foundSentences;
  return {
    verdict: unreadableCount > 0 && verdict === "valid" ? "incomplete" : verdict,
    headline,
    nextStep,
    otherFindings: findings.map(([says]) => says),
  };
}

/** Returns what sentences call `count` of `fileCount` files. One file of several is called by its `name`, if known. */
function renderWho(count: number, fileCount: number, name?: string) {
  const [isOne, isOnly] = [count === 1, fileCount === 1];
  if (isOne && !isOnly && name !== undefined) {
    const who = plainText(shorten(name, maxNameLength));
    return { who, Who: who, isOne, isOnly };
  }
  const files = `${fileCount.toLocaleString("en")} files`;
  const [who, Who] = isOnly ? ["this file", "This file"] : [`these ${files}`, `These ${files}`];
  if (count === fileCount) return { who, Who, isOne, isOnly };
  const countOfFiles = `${count.toLocaleString("en")} of ${who}`;
  return { who: countOfFiles, Who: countOfFiles, isOne, isOnly };
}

/** Renders the project's address in brackets, as far as the evidence has it. */
function renderProjectAddress({ release, run }: Verification["evidence"]): string | undefined {
  const repository = release?.repository ?? run?.repository;
  if (repository === undefined) return undefined;
  const host = run?.url !== undefined && URL.canParse(run.url) ? `${new URL(run.url).origin}/` : "";
  return `(${plainText(`${host}${repository}`)})`;
}
