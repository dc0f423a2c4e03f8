import { renderChainName } from "../core/chain-name.ts";
import { nonEmpty, plainText, shorten } from "../core/text.ts";
import { explorerAddress } from "../evidence/to-statement.ts";
import { type EvidenceRun, type EvidenceVerdict, type FileClaims, type LookUp, type Verification } from "./claims.ts";
import { listNote, pageNote, reportNote, renderSourceNote } from "../words/claims.ts";
import { toPlainResult } from "./result.ts";

/** Longest name, in characters; longer ones are cut. */
const maxClaimName = 300;
/** Longest sentence about a witness, in characters: it may have three names before a fingerprint. */
const maxWitness = 1000;

/** How a line is coloured: `good` is as it should be, `bad` is wrong, `open` is not settled, `quiet` is neutral. */
export type Tone = "good" | "bad" | "open" | "quiet";

/** A line of a verification; a row of a table where it has a name. The text is one line without unseen characters. */
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

/** Renders plain text, each line ending in LF: every interface shows or copies exactly this. */
export function renderClaims(verification: Verification): string {
  return toClaimLines(verification)
    .map((line) => `${renderClaimLine(line)}\n`)
    .join("");
}

export function renderClaimLine({ name, text }: ClaimLine): string {
  return name === undefined ? text : `  ${name.padEnd(12)} ${text}`;
}

/** Returns each file's claims, what to look up, and remarks. Untrusted text in them cannot break lines or be unseen. */
export function toClaimLines(verification: Verification): readonly ClaimLine[] {
  const { evidence, chainName, verdict } = verification;
  const { tool, finishedOn, run } = evidence;
  const release = renderPlace(evidence);
  const { headline, next, rest } = toPlainResult(verification);
  // Evidence that is only a checksum list has no date.
  const written = finishedOn && ` of ${finishedOn}`;
  const texts = (some: readonly string[]): readonly ClaimLine[] => some.map((text) => ({ text }));
  return [
    { text: headline, ...(verdict !== undefined && { tone: verdictTones[verdict] }) },
    ...texts([...nonEmpty([next, ...rest]), ""]),
    row("evidence", `${tool.name} ${tool.version}${written}`),
    ...(release === "" ? [] : [row("", release)]),
    ...(run?.url === undefined ? [] : [row("", run.url)]),
    ...(chainName === undefined ? [] : [row("of chain", renderChainName(chainName))]),
    ...verification.files.flatMap((file) => toFileLines(file, chainName)),
    ...(verification.unread ?? []).flatMap(({ file, why }) => [
      ...texts(["", shownName(file)]),
      claim("bytes", "–"),
      row("note", `It could not be read, so nothing is known about it: ${why}`),
    ]),
    ...verification.usedAsEvidence
      .filter((name) => !isEvidencePage(name))
      .flatMap((name) => texts(["", `${shownName(name)}: read as evidence.`])),
    ...notesOf(verification).flatMap((note) => texts(["", note])),
  ];
}

function shownName(name: string): string {
  return plainText(shorten(name, maxClaimName));
}

/** Returns repository and release, else the run's ref, as far as the evidence names them. */
export function renderPlace({ release, run }: Pick<EvidenceRun, "release" | "run">): string {
  const parts = [
    release?.repository ?? run?.repository,
    release?.tag ?? run?.ref?.replace(/^refs\/(?:tags|heads)\//, ""),
  ];
  return parts.filter((part) => part !== undefined).join(" ");
}

/** Returns notes: which files are pages, lists or reports, and what the claims do not cover. */
export function notesOf({ files, lists, reports, usedAsEvidence }: Verification): readonly string[] {
  const isAsked = files.every(({ bytes, chain }) => bytes !== "yes" || chain === "yes");
  const told = (names: readonly string[], note: string) => names.map((name) => `${shownName(name)}: ${note}`);
  const pages = told(usedAsEvidence.filter(isEvidencePage), pageNote);
  const source = renderSourceNote(files.some((file) => shownClaims(file).path !== "–"));
  return [...pages, ...told(lists, listNote), ...told(reports, reportNote), ...(isAsked ? [] : [source])];
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
    { text: shownName(file), tone: verdictTones[verdict], isTitle: true },
    row("SHA3-256", digest),
    claim("bytes", bytes),
    claim("path", path),
    claim("chain", chain, who),
    ...(witness === "none" ? [] : [claim("witness", witness), ...witnesses.map((said) => row("", said, maxWitness))]),
    ...notes.map((note) => row("note", note)),
    ...(lookUp === undefined ? [] : toLookUpRows(lookUp, chainName)).flatMap(([name, value]) =>
      value === undefined ? [] : [row(name, String(value))],
    ),
  ];
}

function claim(name: string, value: Claim, who = ""): ClaimLine {
  return { ...row(name, `${value}${who}`), tone: claimTones[value] };
}

function row(name: string, value: string, most = maxClaimName): ClaimLine {
  return { name, text: plainText(value, most) };
}

/** Most records that are shown: a widely known digest may have thousands. */
const maxRecords = 5;

export const lookUpNames = {
  digest: "the digest",
  list: "the digest of the checksum list",
  root: "the root",
} as const satisfies Record<LookUp["is"], string>;

export function toLookUpRows(
  { hash, is, address, port, records }: LookUp,
  chainName: Verification["chainName"],
): readonly (readonly [name: string, value: string | number | undefined])[] {
  const members = records.slice(0, maxRecords).flatMap((record) => {
    const { block, date, transaction, txpow } = record;
    return [
      ["block", date === undefined ? block : `${block ?? "?"}, ${date}`],
      ["transaction", transaction],
      ["txpow", txpow],
      ["explorer", explorerAddress(chainName, record)],
    ] as const;
  });
  return [["look up", hash], ["", `(${lookUpNames[is]})`], ["address", address], ["state", port], ...members];
}
