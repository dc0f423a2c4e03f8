import { renderChainName } from "../core/chain-name.ts";
import { plainText } from "../core/text.ts";
import { explorerAddress } from "../evidence/to-statement.ts";
import {
  listNote,
  pageNote,
  reportNote,
  sourceNote,
  type EvidenceRun,
  type FileClaims,
  type LookUp,
  type Verification,
} from "./claims.ts";
import { toResult } from "./result.ts";

/** Longest name that is shown in full. */
const maxClaimName = 300;
/** Longest account of a witness: its fingerprint comes after three names. */
const maxWitness = 1000;

/**
 * Renders a verification as plain text: the three claims of each file, what to look up, and further remarks. Every
 * interface shows or copies exactly this. Lines end in LF; untrusted text cannot break a line or hide in one.
 */
export function renderClaims(verification: Verification): string {
  const { evidence, chainName } = verification;
  const { tool, finishedOn, run } = evidence;
  const release = renderPlace(evidence);
  const { headline, next, rest } = toResult(verification);
  // A checksum list does not say when it was written.
  const written = finishedOn && ` of ${finishedOn}`;
  const lines = [
    headline,
    next,
    ...rest,
    "",
    row("evidence", `${tool.name} ${tool.version}${written}`),
    ...(release === "" ? [] : [row("", release)]),
    ...(run?.url === undefined ? [] : [row("", run.url)]),
    ...(chainName === undefined ? [] : [row("of chain", renderChainName(chainName))]),
    ...verification.files.flatMap((file) => renderFile(file, chainName)),
    ...(verification.unread ?? []).flatMap(({ file, why }) => [
      `\n${plainText(file, maxClaimName)}`,
      row("bytes", "–"),
      row("note", `It could not be read, so nothing is known about it: ${why}`),
    ]),
    ...verification.usedAsEvidence
      .filter((name) => !isPage(name))
      .map((name) => `\n${plainText(name, maxClaimName)}: read as evidence.`),
    ...notesOf(verification).map((note) => `\n${note === sourceNote ? note.replaceAll(/(?<=[:.]) /g, "\n") : note}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** Returns the repository and the release of a run, else its ref, as far as the evidence names them. */
export function renderPlace({ release, run }: Pick<EvidenceRun, "release" | "run">): string {
  const parts = [
    release?.repository ?? run?.repository,
    release?.tag ?? run?.ref?.replace(/^refs\/(?:tags|heads)\//, ""),
  ];
  return parts.filter((part) => part !== undefined).join(" ");
}

/**
 * Returns the notes about all files together: which files are pages with the evidence, lists of it or reports, and what
 * the claims do not cover.
 */
export function notesOf({ files, lists, reports, usedAsEvidence }: Verification): readonly string[] {
  const isAsked = files.every(({ bytes, chain }) => bytes !== "yes" || chain === "yes");
  const told = (names: readonly string[], note: string) =>
    names.map((name) => `${plainText(name, maxClaimName)}: ${note}`);
  const pages = told(usedAsEvidence.filter(isPage), pageNote);
  return [...pages, ...told(lists, listNote), ...told(reports, reportNote), ...(isAsked ? [] : [sourceNote])];
}

function isPage(name: string): boolean {
  return name.endsWith(".html");
}

/**
 * Returns what is shown of the claims: path and chain are about the bytes that the evidence names, not about other
 * bytes. Where there is nothing to look up, no way to the chain is shown.
 */
export function shownClaims({ bytes, path, chain, lookUp }: FileClaims) {
  return bytes === "yes" && (path === "broken" || lookUp !== undefined)
    ? { path, chain, lookUp }
    : ({ path: "–", chain: "–" } as const);
}

function renderFile(claims: FileClaims, chainName: Verification["chainName"]): readonly string[] {
  const { file, digest, bytes, according, notes, witness, witnesses } = claims;
  const { path, chain, lookUp } = shownClaims(claims);
  const who =
    bytes === "yes" && according.length > 0
      ? `, according to ${according.map((source) => plainText(source)).join(", ")}`
      : "";
  return [
    `\n${plainText(file, maxClaimName)}`,
    row("SHA3-256", digest),
    row("bytes", bytes),
    row("path", path),
    row("chain", `${chain}${who}`),
    ...(witness === "none" ? [] : [row("witness", witness), ...witnesses.map((said) => row("", said, maxWitness))]),
    ...notes.map((note) => row("note", note)),
    ...(lookUp === undefined ? [] : renderLookUp(lookUp, chainName)),
  ];
}

function row(name: string, value: string, most = maxClaimName): string {
  return `  ${name.padEnd(12)} ${plainText(value, most)}`;
}

/** Most records that are shown: a widely known digest may have thousands. */
export const maxRecords = 5;

const hashNames = {
  digest: "the digest",
  list: "the digest of the checksum list",
  root: "the root",
} as const satisfies Record<LookUp["is"], string>;

function renderLookUp(
  { hash, is, address, port, records }: LookUp,
  chainName: Verification["chainName"],
): readonly string[] {
  const members = records.slice(0, maxRecords).flatMap((record) => {
    const { block, date, transaction, txpow } = record;
    return [
      ["block", date === undefined ? block : `${block ?? "?"}, ${date}`],
      ["transaction", transaction],
      ["txpow", txpow],
      ["explorer", explorerAddress(chainName, record)],
    ] as const;
  });
  const rows = [
    ["look up", hash],
    ["", `(${hashNames[is]})`],
    ["address", address],
    ["state", port],
    ...members,
  ] as const;
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [row(name, String(value))]));
}
