import { renderChainName } from "../core/chain-name.ts";
import { nonEmpty, plainText, shorten } from "../core/text.ts";
import { explorerAddress } from "../evidence/to-statement.ts";
import { type EvidenceRun, type EvidenceVerdict, type FileClaims, type LookUp, type Verification } from "./claims.ts";
import { listNote, pageNote, reportNote, renderSourceNote } from "../words/claims.ts";
import { toPlainResult } from "./result.ts";

/** Longest name, in characters; longer ones are cut. */
const maxNameLength = 300;
/** Longest sentence about a witness, in characters: it may have three names and a fingerprint. */
const maxWitnessLength = 1000;

/** How a line is coloured: `good` is as it should be, `bad` is wrong, `open` is not settled, `quiet` is neutral. */
export type Tone = "good" | "bad" | "open" | "quiet";

/** A line of a verification; with a `name`, a row of a table. `text` has no line breaks or invisible characters. */
export interface ClaimLine {
  readonly name?: string;
  readonly text: string;
  readonly tone?: Tone;
  /** The line is a file's name. */
  readonly isTitle?: true;
}

const verdictTones: Readonly<Record<EvidenceVerdict, Tone>> = {
  valid: "good",
  mismatch: "bad",
  incomplete: "open",
  unreachable: "open",
  unknown: "open",
};

type Claim = FileClaims["bytes" | "path" | "chain" | "witness"] | "–";

const claimTones: Readonly<Record<Claim, Tone>> = {
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
  unknown: "open",
  "not asked": "quiet",
  none: "quiet",
  "–": "quiet",
};

/** Renders the claims as plain text, each line ending in LF: the page shows and copies it, the command prints it. */
export function renderClaims(verification: Verification): string {
  return toClaimLines(verification)
    .map((line) => `${renderClaimLine(line)}\n`)
    .join("");
}

export function renderClaimLine({ name, text }: ClaimLine): string {
  return name === undefined ? text : `  ${name.padEnd(12)} ${text}`;
}

/** Returns the claims on files, what to look up, and remarks. Untrusted text adds no lines or invisible characters. */
export function toClaimLines(verification: Verification): readonly ClaimLine[] {
  const { evidence, chainName, verdict } = verification;
  const { tool, finishedOn, run } = evidence;
  const release = renderPlace(evidence);
  const { headline, next, rest } = toPlainResult(verification);
  // Evidence that is only a checksum list has no date.
  const written = finishedOn && ` of ${finishedOn}`;
  const toLines = (texts: readonly string[]): readonly ClaimLine[] => texts.map((text) => ({ text }));
  return [
    { text: headline, ...(verdict !== undefined && { tone: verdictTones[verdict] }) },
    ...toLines([...nonEmpty([next, ...rest]), ""]),
    toRow("evidence", `${tool.name} ${tool.version}${written}`),
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

/** Returns repository and release, else the run's ref, as far as the evidence names them. */
export function renderPlace({ release, run }: Pick<EvidenceRun, "release" | "run">): string {
  const parts = [
    release?.repository ?? run?.repository,
    release?.tag ?? run?.ref?.replace(/^refs\/(?:tags|heads)\//, ""),
  ];
  return parts.filter((part) => part !== undefined).join(" ");
}

/** Returns notes: one for each file that is a page, a list or a report, and one where the chain was not asked. */
export function notesOf({ files, lists, reports, usedAsEvidence }: Verification): readonly string[] {
  const isAsked = files.every(({ bytes, chain }) => bytes !== "yes" || chain === "yes");
  const noteEach = (names: readonly string[], note: string) => names.map((name) => `${renderName(name)}: ${note}`);
  const pages = noteEach(usedAsEvidence.filter(isEvidencePage), pageNote);
  const source = renderSourceNote(files.some((file) => shownClaims(file).path !== "–"));
  return [...pages, ...noteEach(lists, listNote), ...noteEach(reports, reportNote), ...(isAsked ? [] : [source])];
}

function isEvidencePage(name: string): boolean {
  return name.endsWith(".html");
}

/**
 * Returns which claims are shown. Path and chain are about the recorded bytes, so neither is shown for other bytes. Nor
 * is either shown where there is nothing to look up, unless the path is broken.
 */
export function shownClaims({ bytes, path, chain, lookUp }: FileClaims) {
  return bytes === "yes" && (path === "broken" || lookUp !== undefined)
    ? { path, chain, lookUp }
    : ({ path: "–", chain: "–" } as const);
}

function toFileLines(claims: FileClaims, chainName: Verification["chainName"]): readonly ClaimLine[] {
  const { file, digest, bytes, according, notes, verdict, witness, witnesses } = claims;
  const { path, chain, lookUp } = shownClaims(claims);
  const who =
    bytes === "yes" && according.length > 0
      ? `, according to ${according.map((source) => plainText(source)).join(", ")}`
      : "";
  return [
    { text: "" },
    { text: renderName(file), tone: verdictTones[verdict], isTitle: true },
    toRow("SHA3-256", digest),
    toClaimLine("bytes", bytes),
    toClaimLine("path", path),
    toClaimLine("chain", chain, who),
    ...(witness === "none"
      ? []
      : [toClaimLine("witness", witness), ...witnesses.map((said) => toRow("", said, maxWitnessLength))]),
    ...notes.map((note) => toRow("note", note)),
    ...(lookUp === undefined ? [] : toLookUpRows(lookUp, chainName)).flatMap(([name, value]) =>
      value === undefined ? [] : [toRow(name, String(value))],
    ),
  ];
}

function toClaimLine(name: string, value: Claim, who = ""): ClaimLine {
  return { ...toRow(name, `${value}${who}`), tone: claimTones[value] };
}

function toRow(name: string, value: string, maxLength = maxNameLength): ClaimLine {
  return { name, text: plainText(value, maxLength) };
}

/** Most records that are shown: a widely known digest may have thousands. */
const maxRecords = 5;

/** What sentences call the hash that is looked up. */
export const lookUpNames = {
  digest: "the digest",
  list: "the digest of the checksum list",
  root: "the root",
} as const satisfies Record<LookUp["is"], string>;

export function toLookUpRows(
  { hash, is, address, port, records }: LookUp,
  chainName: Verification["chainName"],
): readonly (readonly [name: string, value: string | number | undefined])[] {
  const blocks = records.slice(0, maxRecords).flatMap((record) => {
    const { block, date, transaction, txpow } = record;
    return [
      ["block", date === undefined ? block : `${block ?? "?"}, ${date}`],
      ["transaction", transaction],
      ["txpow", txpow],
      ["explorer", explorerAddress(chainName, record)],
    ] as const;
  });
  return [["look up", hash], ["", `(${lookUpNames[is]})`], ["address", address], ["state", port], ...blocks];
}
