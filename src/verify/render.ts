import { renderChainName } from "../core/addresses.ts";
import { nonEmpty, plainText, shorten } from "../core/text.ts";
import { explorerAddress } from "../evidence/to-statement.ts";
import type { EvidenceRun, EvidenceVerdict, FileClaims, LookUpPlace, Verification } from "./claims.ts";
import { toPlainResult } from "./result.ts";

/** The longest name or value that is shown, in characters; longer texts are cut. */
const maxNameLength = 300;
/** The longest sentence about a witness that is shown, in characters: it may have three names and a digest. */
const maxWitnessSentenceLength = 1000;

/** How a line is coloured: `good` is as it should be, `bad` is wrong, `open` is not settled, `quiet` is neutral. */
export type Tone = "good" | "bad" | "open" | "quiet";

/** A line of a verification; with a `name`, it is a table row. `text` has no line breaks or invisible characters. */
export interface ClaimLine {
  readonly name?: string;
  readonly text: string;
  readonly tone?: Tone;
  /** The line is a file's name. */
  readonly isTitle?: true;
}

type Claim = FileClaims["bytes" | "path" | "chain" | "witness"] | "–";

/** The tone of each verdict on a file, and of each claim. */
const toneByWord: Readonly<Record<EvidenceVerdict | Claim, Tone>> = {
  valid: "good",
  mismatch: "bad",
  incomplete: "open",
  unreachable: "open",
  unknown: "open",
  yes: "good",
  "none needed": "good",
  "other bytes": "bad",
  "not named": "bad",
  missing: "bad",
  broken: "bad",
  no: "bad",
  "not fitting": "bad",
  pending: "open",
  "not trusted": "open",
  "could not be asked": "open",
  "not asked": "quiet",
  none: "quiet",
  "–": "quiet",
};

/** The tone in which a claim's word is shown, and a sentence that explains the word. */
export type Meaning = readonly ["good" | "bad" | "none", string];

export const claimWords = {
  bytes: {
    yes: ["good", "The file has the digest that the evidence names."],
    "other bytes": ["bad", "This is not the file that the evidence names."],
    "not named": ["bad", "The evidence names no such file."],
    missing: ["bad", "There is no such file."],
  },
  path: {
    yes: ["good", "The named digest leads to what was anchored."],
    broken: ["bad", "The named digest does not lead to what was anchored."],
    "none needed": ["none", "The named digest itself was to be anchored."],
    "–": ["none", "The evidence names nothing on a chain for this file."],
  },
  chain: {
    yes: ["good", "The chain holds it."],
    no: ["bad", "The chain does not hold it."],
    "not asked": ["none", "This page never goes online."],
    "could not be asked": ["none", "Nobody could be asked."],
    unknown: ["none", "The answers about the chain prove nothing."],
    "–": ["none", "There is no block to look up."],
  },
  witness: {
    yes: ["good", "Another clock says since when it exists."],
    "not fitting": ["bad", "What another clock said is about other bytes, or was changed."],
    "not trusted": ["none", "This page cannot know whom you trust."],
    pending: ["none", "Another clock promised to say since when it exists."],
  },
} as const satisfies {
  readonly bytes: Record<FileClaims["bytes"], Meaning>;
  readonly path: Record<FileClaims["path"] | "–", Meaning>;
  readonly chain: Record<FileClaims["chain"] | "–", Meaning>;
  readonly witness: Record<Exclude<FileClaims["witness"], "none">, Meaning>;
};

/** Renders the claims as plain text, each line ending in LF: the page shows and copies it, the command prints it. */
export function renderClaims(verification: Verification, unreadCount = 0): string {
  return toClaimLines(verification, unreadCount)
    .map((line) => `${renderClaimLine(line)}\n`)
    .join("");
}

export function renderClaimLine({ name, text }: ClaimLine): string {
  return name === undefined ? text : `  ${name.padEnd(12)} ${text}`;
}

/**
 * Returns the claims on files, what to look up, and remarks. Untrusted text adds no lines or invisible characters.
 * @param unreadCount as {@link toPlainResult} takes it
 */
export function toClaimLines(verification: Verification, unreadCount = 0): readonly ClaimLine[] {
  const { evidence, chainName } = verification;
  const { tool, finishedOn, run } = evidence;
  const release = renderPlace(evidence);
  const { headline, nextStep, otherFindings, verdict } = toPlainResult(verification, unreadCount);
  // Evidence that is only a checksum list has no date.
  const dateText = finishedOn && ` of ${finishedOn}`;
  const toLines = (texts: readonly string[]): readonly ClaimLine[] => texts.map((text) => ({ text }));
  return [
    { text: headline, ...(verdict !== undefined && { tone: toneByWord[verdict] }) },
    ...toLines([...nonEmpty([nextStep, ...otherFindings]), ""]),
    toRow("evidence", `${tool.name} ${tool.version}${dateText}`),
    ...(release === "" ? [] : [toRow("", release)]),
    ...(run?.url === undefined ? [] : [toRow("", run.url)]),
    ...(chainName === undefined ? [] : [toRow("of chain", renderChainName(chainName))]),
    ...verification.files.flatMap((file) => toFileLines(file, chainName)),
    ...(verification.unread ?? []).flatMap(({ file, why }) => [
      ...toLines(["", renderName(file)]),
      toClaimLine("bytes", "–"),
      toRow("note", `It could not be read, so nothing is known about it: ${why}`),
    ]),
    ...verification.usedAsEvidence
      .filter((name) => !isEvidencePage(name))
      .flatMap((name) => toLines(["", `${renderName(name)}: read as evidence.`])),
    ...notesOf(verification).flatMap((note) => toLines(["", note])),
  ];
}

function renderName(name: string): string {
  return plainText(shorten(name, maxNameLength));
}

/** Returns the repository with the release's tag, else with the run's ref, as far as the evidence names them. */
export function renderPlace({ release, run }: Pick<EvidenceRun, "release" | "run">): string {
  const parts = [
    release?.repository ?? run?.repository,
    release?.tag ?? run?.ref?.replace(/^refs\/(?:tags|heads)\//, ""),
  ];
  return parts.filter((part) => part !== undefined).join(" ");
}

/** Shown beside each list that was verified as a file. */
const listNote =
  "a list of this evidence, unchanged. No block holds the list itself, so verify other files by this evidence, not by the list.";

/** Shown beside each report that was given to be verified. */
const reportNote = "by its name a report of the service's. It was not compared, and proves nothing here.";

/** Shown beside an evidence page: anybody may put evidence into a page, together with other content. */
const pageNote = "read as evidence. What else is in this page was not compared.";

/** Renders the note that stands below the claims unless the chain holds every file with the recorded bytes. */
function renderSourceNote(isOnChain: boolean): string {
  const where = isOnChain ? "Look the digest up on the chain, or take" : "Take";
  return `Bytes and path compare the file with the evidence alone: whoever can replace the files there can replace the evidence too. ${where} the evidence from a second place.`;
}

/** Returns notes on pages, lists, reports and, unless the chain holds all files with recorded bytes, on the source. */
export function notesOf({ files, lists, reports, usedAsEvidence }: Verification): readonly string[] {
  const areAllOnChain = files.every(({ bytes, chain }) => bytes !== "yes" || chain === "yes");
  const noteEach = (names: readonly string[], note: string) => names.map((name) => `${renderName(name)}: ${note}`);
  const pageNotes = noteEach(usedAsEvidence.filter(isEvidencePage), pageNote);
  const sourceNote = renderSourceNote(files.some((file) => selectShownClaims(file).path !== "–"));
  return [
    ...pageNotes,
    ...noteEach(lists, listNote),
    ...noteEach(reports, reportNote),
    ...(areAllOnChain ? [] : [sourceNote]),
  ];
}

function isEvidencePage(name: string): boolean {
  return name.endsWith(".html");
}

/**
 * Returns which claims are shown, `–` for a hidden one. Path and chain are about the recorded bytes, so both are hidden
 * for other bytes. Both are also hidden where there is nothing to look up, unless the path is broken.
 */
export function selectShownClaims({ bytes, path, chain, lookUp }: FileClaims) {
  return bytes === "yes" && (path === "broken" || lookUp !== undefined)
    ? { path, chain, lookUp }
    : ({ path: "–", chain: "–" } as const);
}

function toFileLines(claims: FileClaims, chainName: Verification["chainName"]): readonly ClaimLine[] {
  const { file, digest, bytes, according, notes, verdict, witness, witnesses } = claims;
  const { path, chain, lookUp } = selectShownClaims(claims);
  const sourcesText =
    bytes === "yes" && according.length > 0
      ? `, according to ${according.map((source) => plainText(source)).join(", ")}`
      : "";
  return [
    { text: "" },
    { text: renderName(file), tone: toneByWord[verdict], isTitle: true },
    toRow("SHA3-256", digest),
    toClaimLine("bytes", bytes),
    toClaimLine("path", path),
    toClaimLine("chain", chain, sourcesText),
    ...(witness === "none"
      ? []
      : [toClaimLine("witness", witness), ...witnesses.map((said) => toRow("", said, maxWitnessSentenceLength))]),
    ...notes.map((note) => toRow("note", note)),
    ...(lookUp === undefined ? [] : toLookUpRows(lookUp, chainName)).flatMap(([name, value]) =>
      value === undefined ? [] : [toRow(name, String(value))],
    ),
  ];
}

function toClaimLine(name: string, value: Claim, sourcesText = ""): ClaimLine {
  return { ...toRow(name, `${value}${sourcesText}`), tone: toneByWord[value] };
}

function toRow(name: string, value: string, maxLength = maxNameLength): ClaimLine {
  return { name, text: plainText(value, maxLength) };
}

/** The most chain records that are shown: a widely known digest may have thousands of them. */
const maxShownRecords = 5;

/** What sentences call the hash that is looked up. */
export const lookUpNames = {
  digest: "the digest",
  list: "the digest of the checksum list",
  root: "the root",
} as const satisfies Record<LookUpPlace["is"], string>;

export function toLookUpRows(
  { hash, is, address, port, records }: LookUpPlace,
  chainName: Verification["chainName"],
): readonly (readonly [name: string, value: string | number | undefined])[] {
  const blockRows = records.slice(0, maxShownRecords).flatMap((record) => {
    const { block, date, transaction, txpow } = record;
    return [
      ["block", date === undefined ? block : `${block ?? "?"}, ${date}`],
      ["transaction", transaction],
      ["txpow", txpow],
      ["explorer", explorerAddress(chainName, record)],
    ] as const;
  });
  return [["look up", hash], ["", `(${lookUpNames[is]})`], ["address", address], ["state", port], ...blockRows];
}
