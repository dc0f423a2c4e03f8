/**
 * Reads what a recorded witness (a time stamp or a proof of OpenTimestamps) proves, renders it as sentences, and joins
 * what all witnesses of a record say about its files. No request is sent; the page uses this too, so it needs no Node.
 */
import { sha256 as hashSha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import { sha256ListName } from "../core/checksums.ts";
import { plainText, renderFew, textLimits, toReadableMinute } from "../core/text.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { SubjectDigests, Witness } from "../evidence/statement.ts";
import { listDigests, listText } from "../evidence/to-statement.ts";
import type { Attestation, WitnessAnswer } from "../verify/claims.ts";
import type { Certificate } from "./certificate.ts";
import { checkToken, type ListDigests, type CertificateHolder } from "./check-token.ts";
import { decodeBase64, sameBytes } from "./der.ts";
import { leavesOf, parseProofFile, type Timestamp } from "./ots.ts";
import type { WitnessKind } from "./parse-witness-lines.ts";

/**
 * What a witness says, and the claim that follows from that. `not fitting`: the witness is about other bytes, or was
 * changed. `not trusted`: it may be right, but nothing that the user trusts confirms it. Names are untrusted text.
 */
export type WitnessReading =
  /** An authority's time-stamp; `not trusted` where it does not lead to a root that the user trusts. */
  | {
      readonly claim: "yes" | "not trusted";
      readonly kind: "rfc3161";
      readonly time: Date;
      readonly signer: CertificateHolder;
      readonly root: CertificateHolder;
    }
  /** The checksum list is in the Bitcoin block whose header was given. */
  | { readonly claim: "yes"; readonly kind: "opentimestamps"; readonly time: Date; readonly block: string }
  /** The checksum list is in this block if its header has this Merkle root; no header was given. */
  | {
      readonly claim: "not trusted";
      readonly kind: "opentimestamps";
      readonly lookUp: { readonly block: number; readonly merkleRoot: string };
    }
  | { readonly claim: "pending"; readonly kind: "opentimestamps"; readonly calendars: readonly string[] }
  | { readonly claim: "not fitting" | "not trusted"; readonly kind: WitnessKind; readonly problem: string };

export type BitcoinHeader = Readonly<ReturnType<typeof parseBitcoinHeader>>;

export interface Trust {
  /** Roots of time-stamp authorities. */
  readonly roots?: readonly Certificate[];
  readonly bitcoinHeader?: BitcoinHeader;
}

/** Parses a Bitcoin block's header, 80 bytes in hex; throws RangeError. */
export function parseBitcoinHeader(hex: string) {
  if (!/^[0-9a-f]{160}$/i.test(hex)) throw new RangeError("the header of a Bitcoin block has 160 hexadecimal digits");
  const bytes = new Uint8Array(hexToBytes(hex));
  const seconds = new DataView(bytes.buffer).getUint32(68, true);
  /** The block's id, written as Bitcoin shows it. */
  const hash = toBitcoinHex(hashSha256(hashSha256(bytes)));
  return { hash, merkleRoot: bytes.subarray(36, 68), time: new Date(seconds * 1000) };
}

/** Writes a hash as Bitcoin shows it, with the last byte first. */
function toBitcoinHex(bytes: Uint8Array): string {
  return bytesToHex(bytes.toReversed());
}

export async function readWitness(witness: Witness, digests: ListDigests, trust: Trust = {}): Promise<WitnessReading> {
  const { kind } = witness;
  try {
    const token = decodeBase64(witness.token);
    if (kind === "opentimestamps") return readOtsProof(parseProofFile(token), digests, trust.bitcoinHeader);
    const check = await checkToken(token, digests, trust.roots);
    if (check.result !== "right") {
      return { claim: check.result === "wrong" ? "not fitting" : "not trusted", kind, problem: check.problem };
    }
    const { isTrusted, time, signer, root } = check;
    return { claim: isTrusted ? "yes" : "not trusted", kind, time, signer, root };
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return { claim: "not fitting", kind, problem: thrown.message };
  }
}

function readOtsProof(proof: Timestamp, digests: ListDigests, header: BitcoinHeader | undefined): WitnessReading {
  const kind = "opentimestamps";
  if (bytesToHex(proof.message) !== digests.sha256) throw new RangeError("it is over other bytes");
  const leaves = leavesOf(proof);
  const blocks = leaves.flatMap(({ timestamp, attestation }) =>
    attestation.kind === "bitcoin" ? [{ root: timestamp.message, block: attestation.height }] : [],
  );
  const [oldest] = blocks.toSorted((one, other) => one.block - other.block);
  if (oldest === undefined) {
    const calendars = leaves.flatMap(({ attestation }) => (attestation.kind === "pending" ? [attestation.uri] : []));
    if (calendars.length === 0) throw new RangeError("it leads to nothing that is known here");
    return { claim: "pending", kind, calendars };
  }
  if (header === undefined) {
    const lookUp = { block: oldest.block, merkleRoot: toBitcoinHex(oldest.root) };
    return { claim: "not trusted", kind, lookUp };
  }
  if (!blocks.some(({ root }) => sameBytes(root, header.merkleRoot))) {
    throw new RangeError("the header that was given is of a block with another Merkle root");
  }
  // The block's height in the proof is left out, since the header does not confirm it.
  return { claim: "yes", kind, time: header.time, block: header.hash };
}

/**
 * Returns by when the checksum list existed; `undefined` for a calendar's promise, and for a reading with a `problem`.
 * @param run the index of the recorded run that got the witness
 */
export function attestationOf(reading: WitnessReading, run: number): Attestation | undefined {
  if ("lookUp" in reading) {
    const block = reading.lookUp.block.toLocaleString("en-US");
    return { says: `is in Bitcoin block ${block}, says its proof alone: look the block up`, parties: [] };
  }
  if (!("time" in reading)) return undefined;
  const [time, source] = [toFullMinute(reading), renderSource(reading)];
  const existence = { on: time.toISOString(), says: `existed by ${toReadableMinute(time)}, says ${source}` };
  if ("block" in reading) return { ...existence, parties: [] };
  const stamp = { run, says: `T${source.slice(1)} says ${toReadableMinute(time)}` };
  const root = isSelfSigned(reading) ? [] : [{ is: "root", ...reading.root } as const];
  return { ...existence, parties: [{ is: "signer", ...reading.signer }, ...root], stamp };
}

/** Renders one plain sentence without its full stop; `listName` is what the checksum list is called. */
export function renderWitness(reading: WitnessReading, listName: string = sha256ListName): string {
  if ("problem" in reading) {
    return reading.claim === "not fitting"
      ? `The ${witnessNames[reading.kind]} does not fit: ${reading.problem}`
      : `The ${witnessNames[reading.kind]} cannot be checked here: ${reading.problem}`;
  }
  if ("calendars" in reading) {
    return `${listName} is promised to Bitcoin by calendar ${renderCalendars(reading.calendars)}, not in a block yet: a later stamp or verify asks for it`;
  }
  if ("lookUp" in reading)
    return `By its proof, ${listName} is in Bitcoin block ${reading.lookUp.block.toLocaleString("en-US")}`;
  const rootNote = "root" in reading && !isSelfSigned(reading) ? ` (root ${renderHolder(reading.root)})` : "";
  return `${listName} existed by ${toReadableMinute(toFullMinute(reading))}, says ${renderSource(reading)}${rootNote}`;
}

type DatedReading = Extract<WitnessReading, { readonly time: Date }>;

/** Rounds up to a full minute: a list that existed at 10:00:30 may not have existed at 10:00. */
function toFullMinute({ time }: DatedReading): Date {
  return new Date(Math.ceil(time.getTime() / 60_000) * 60_000);
}

function renderSource(reading: DatedReading): string {
  if ("block" in reading) return `the header of Bitcoin block ${reading.block}`;
  const note = isSelfSigned(reading) ? " (self-signed: no authority has confirmed the signer)" : "";
  return `the time stamp of ${renderHolder(reading.signer)}${note}`;
}

/** Whether the signer's certificate is itself the root, so that no authority has confirmed the signer. */
function isSelfSigned({ signer, root }: Readonly<Record<"signer" | "root", CertificateHolder>>): boolean {
  return signer.fingerprint !== undefined && signer.fingerprint === root.fingerprint;
}

/** Renders what the user has to do before the witness counts; `undefined` where it counts already, or never can. */
export function renderWitnessAdvice(reading: WitnessReading): string | undefined {
  if ("problem" in reading || reading.claim === "yes") return undefined;
  if (reading.claim === "pending") return `The command ots upgrade ${sha256ListName}*.ots asks for it too.`;
  if ("lookUp" in reading) {
    const { block, merkleRoot } = reading.lookUp;
    return `Look up block ${block.toLocaleString("en-US")}: its Merkle root must be ${merkleRoot}.`;
  }
  const { fingerprint } = reading.root;
  const party = isSelfSigned(reading) ? "signer" : "root";
  const advice =
    fingerprint === undefined
      ? "Decide whether you trust it."
      : `Compare its SHA-256 fingerprint with the one that the authority publishes: ${fingerprint}`;
  return `The ${party} ${renderHolder(reading.root)} is not known here. ${advice}`;
}

const witnessNames = { rfc3161: "time stamp", opentimestamps: "proof of OpenTimestamps" } as const;

function renderHolder({ name }: CertificateHolder): string {
  return plainText(name, textLimits.word);
}

/** Renders the calendars' hosts, each once. */
export function renderCalendars(addresses: readonly string[]): string {
  const toHost = (uri: string) => plainText(URL.canParse(uri) ? new URL(uri).host : uri, textLimits.word);
  return renderFew([...new Set(addresses)], toHost);
}

interface ListedWitness {
  readonly witness: Witness;
  readonly list: Required<SubjectDigests>;
  /** The SHA-256 of the list, and of the files that the list names. */
  readonly coveredSha256s: ReadonlySet<string>;
  readonly sha256ByName: ReadonlyMap<string, string | undefined>;
  /** The statement's date, ISO 8601. */
  readonly on: string;
  /** The index of the run that got the witness. */
  readonly run: number;
}

/** Returns each witness with its statement's list, which is made anew from the statement's subjects. */
function toListedWitnesses(statements: EvidenceRecord["statements"]): readonly ListedWitness[] {
  const witnessByContent = new Map<string, ListedWitness>();
  for (const [index, { statement }] of statements.entries()) {
    const { subject, predicate } = statement;
    const witnesses = (predicate.witnesses ?? []).filter(({ of }) => of === sha256ListName);
    if (witnesses.length === 0) continue;
    // The list's stated text is not used: a forged statement may quote a signed list that does not name its subjects.
    const list = listDigests(listText({ name: sha256ListName }, subject));
    const sha256ByName = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
    const coveredSha256s = new Set([list.sha256, ...[...sha256ByName.values()].flatMap((one) => one ?? [])]);
    for (const witness of witnesses) {
      const key = JSON.stringify([witness, list.sha256]);
      const run = witnessByContent.get(key)?.run ?? index;
      witnessByContent.set(key, { witness, list, coveredSha256s, sha256ByName, on: predicate.finishedOn, run });
    }
  }
  return [...witnessByContent.values()];
}

/** Reads each recorded witness; leaves out a promise if another proof already leads from its list to a block. */
export async function readWitnesses(
  { statements }: Pick<EvidenceRecord, "statements">,
  trust: Trust = {},
): Promise<readonly WitnessAnswer[]> {
  const addReading = async (listed: ListedWitness, trusted: Trust) => {
    return { ...listed, reading: await readWitness(listed.witness, listed.list, trusted) };
  };
  const readings = await Promise.all(toListedWitnesses(statements).map((one) => addReading(one, trust)));
  // If the header fits one proof, proofs of other blocks are read without it: it says nothing against them.
  const isHeaderUsed = readings.some(({ reading }) => "block" in reading);
  const { bitcoinHeader: _, ...withoutHeader } = trust;
  const isInOtherBlock = ({ witness, reading }: (typeof readings)[number]): boolean =>
    isHeaderUsed && witness.kind === "opentimestamps" && reading.claim === "not fitting";
  const results = await Promise.all(
    readings.map(async (one) => (isInOtherBlock(one) ? addReading(one, withoutHeader) : one)),
  );
  const listsInBlock = new Set(
    results.flatMap(({ list, reading }) => ("lookUp" in reading || "block" in reading ? list.sha256 : [])),
  );
  const hasSeveral = new Set(results.map(({ list }) => list.sha256)).size > 1;
  return results.flatMap((one) => {
    if (one.reading.claim === "pending" && listsInBlock.has(one.list.sha256)) return [];
    const { reading, run, on, list, coveredSha256s, sha256ByName } = one;
    // If there are several lists, all with the same name, the sentence tells them apart by their dates.
    const sentence = renderWitness(
      reading,
      hasSeveral ? `${sha256ListName} of ${toReadableMinute(on)}` : sha256ListName,
    );
    const calendars = "calendars" in reading ? reading.calendars : undefined;
    const words = { claim: reading.claim, sentence, advice: renderWitnessAdvice(reading), calendars };
    return { ...words, attested: attestationOf(reading, run), listDigests: list, coveredSha256s, sha256ByName };
  });
}
