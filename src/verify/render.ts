import { plainText } from "../core/text.ts";
import { sourceNote, type FileClaims, type LookUp, type Verification } from "./claims.ts";

/** Longest name that is shown in full. */
const maxClaimName = 300;

const headlines = {
  valid: "Valid",
  mismatch: "Does not match",
  incomplete: "Incomplete",
  unreachable: "The chain could not be asked",
} as const satisfies Record<Verification["verdict"], string>;

/** Returns the verdict in words, for a heading. */
export function headlineOf({ verdict, files }: Verification): string {
  const isAsked = files.some(({ chain }) => chain !== "not asked");
  return verdict === "valid" && !isAsked ? "Valid, the chain not asked" : headlines[verdict];
}

/**
 * Renders a verification as plain text: the three claims of each file, what to look up, and further remarks. Every
 * interface shows or copies exactly this. Lines end in LF; untrusted text cannot break a line or hide in one.
 */
export function renderClaims(verification: Verification): string {
  const { tool, finishedOn, run } = verification.evidence;
  const origin = [run?.repository, run?.tag ?? run?.ref, run?.url].filter((part) => part !== undefined);
  const isAsked = verification.files.every(({ chain }) => chain === "yes");
  const lines = [
    `${headlineOf(verification)}.`,
    `Evidence of ${plainText(`${tool.name} ${tool.version}`)}, written ${finishedOn}.`,
    ...origin.map((part) => `  ${plainText(part)}`),
    ...verification.files.flatMap(renderFile),
    ...verification.usedAsEvidence.map((name) => `\n${plainText(name, maxClaimName)}: read as evidence.`),
    ...(isAsked ? [] : [`\n${sourceNote.replaceAll(/(?<=[:.]) /g, "\n")}`]),
  ];
  return `${lines.join("\n")}\n`;
}

function renderFile({ file, digest, bytes, path, chain, according, lookUp, notes }: FileClaims): readonly string[] {
  const who = according.length > 0 ? `, according to ${according.map((source) => plainText(source)).join(", ")}` : "";
  return [
    `\n${plainText(file, maxClaimName)}`,
    row("SHA3-256", digest),
    row("bytes", bytes),
    row("path", path),
    row("chain", `${chain}${who}`),
    ...notes.map((note) => row("note", note)),
    ...(lookUp === undefined ? [] : renderLookUp(lookUp)),
  ];
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(12)} ${plainText(value, maxClaimName)}`;
}

/** Most records that are shown: a widely known digest may have thousands. */
export const maxRecords = 5;

const hashNames = {
  digest: "the digest",
  list: "the digest of the checksum list",
  root: "the root",
} as const satisfies Record<LookUp["is"], string>;

function renderLookUp({ hash, is, address, port, records }: LookUp): readonly string[] {
  const members = records.slice(0, maxRecords).flatMap(
    ({ block, date, transaction, txpow }) =>
      [
        ["block", date === undefined ? block : `${block ?? "?"}, ${date}`],
        ["transaction", transaction],
        ["txpow", txpow],
      ] as const,
  );
  const rows = [
    ["look up", hash],
    ["", `(${hashNames[is]})`],
    ["address", address],
    ["state", port],
    ...members,
  ] as const;
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [row(name, String(value))]));
}
