import { AnchorError } from "../core/errors.ts";
import { type Digest, digestFromWire } from "../core/digest.ts";
import { isReportFile } from "../core/file-names.ts";
import { toReadableMinute } from "../core/text.ts";
import { parseProofItem } from "../evidence/proof.ts";
import {
  entriesOf,
  addsToRecord,
  isSettled,
  isStamped,
  type EvidenceRecord,
  type RecordedName,
} from "../evidence/record.ts";
import { maxStatementBytes, parseEvidence, toStatementFile, type StatementFile } from "../evidence/statement-file.ts";
import type { ProofItem, SubjectDigests } from "../evidence/statement.ts";
import { toStatement, witnessDigests } from "../evidence/to-statement.ts";
import { parseChecksums } from "../core/checksums.ts";
import type { FileAtHand, ChainAnswer, UnreadFile, UnservedFile, WitnessAnswer } from "./claims.ts";
import type { BytesClaim } from "../words/claims.ts";

/** The subject that a file was compared with, and the result. */
export interface Match {
  readonly bytes: BytesClaim;
  readonly subject?: RecordedName;
  /** One digest of the evidence is the file's, the other is not. */
  readonly isContradicted?: true;
  /** The name under which the evidence once recorded the bytes. */
  readonly formerOf?: string;
  readonly notes: readonly string[];
}

/**
 * Matches a file with the subject of its name, else of its base name where that is unique, else of its digest, else of
 * the name that it had before a browser changed it. A name of the evidence decides, also where another subject has the
 * file's digest; and a list that a block holds decides against a record that no stamp backs.
 */
export function createMatcher(record: EvidenceRecord): (file: FileAtHand) => Match {
  const subject = [...record.names.values()];
  const listed = listedNames(record);
  const byName = new Map(subject.map((one) => [one.name, one]));
  const byForm = uniqueBy(subject, ({ name }) => name.normalize("NFC"));
  const byBase = uniqueBy(subject, ({ name }) => baseName(name).normalize("NFC"));
  const byDigest = new Map(subject.map((one) => [one.digest.sha3_256, one] as const).toReversed());
  const formers = subject.flatMap(({ name, former }) => former.map((one) => ({ ...one, name })));
  const former = new Map(formers.map(({ name, digest, on }) => [fileKey(name, digest.sha3_256), on]));
  const formerNames = new Map(formers.map(({ name, digest }) => [digest.sha3_256, name]));
  const named = (name: string): RecordedName | undefined =>
    byName.get(name) ?? byForm.get(name.normalize("NFC")) ?? byBase.get(baseName(name).normalize("NFC"));
  return (file) => {
    const known = named(file.name);
    const own = known ?? byDigest.get(file.sha3_256) ?? named(plainName(file.name));
    const match =
      own === undefined ? unnamedMatch(formerNames.get(file.sha3_256)) : matchWith(own, file, known === undefined);
    const rightful = own && listed.get(own.name);
    if (match.bytes === "yes" && rightful?.has(file.sha3_256) === false && !isStamped(record, file.sha3_256))
      return { ...match, bytes: "other bytes", notes: ["A list that a block holds names other bytes for this file."] };
    const on =
      former.get(fileKey(own?.name ?? file.name, file.sha3_256)) ??
      former.get(fileKey(baseName(file.name), file.sha3_256));
    if (match.bytes === "yes" || on === undefined) return match;
    const said = `These bytes stood under this name on ${toReadableMinute(on)}; the evidence records other bytes.`;
    return { ...match, ...(own && { formerOf: own.name }), notes: [...match.notes, said] };
  };
}

/** Returns the digests under each name of the lists that a block is known to hold. */
function listedNames({ lists, anchors }: EvidenceRecord): ReadonlyMap<string, ReadonlySet<Digest>> {
  const held = lists.filter(({ sha3_256 }) => isSettled(anchors.get(sha3_256))).flatMap(entriesOf);
  return new Map(
    [...Map.groupBy(held, ({ name }) => name)].map(([name, all]) => [name, new Set(all.map(({ digest }) => digest))]),
  );
}

function fileKey(name: string, digest: Digest): string {
  return JSON.stringify([name, digest]);
}

/** Returns the last part of a path. */
export function baseName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Returns the name that a file had before a browser changed it, as for a second or an unfinished download. */
export function plainName(name: string): string {
  return name.replace(/\.(?:crdownload|part|download)$/, "").replace(/ ?\(\d+\)(?=\.[^/]*$|$)/, "");
}

/** Maps each key that only one item has to that item. */
function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, Item> {
  const groups = [...Map.groupBy(items, key)];
  return new Map(
    groups.flatMap(([name, [item, other]]) => (item && other === undefined ? [[name, item] as const] : [])),
  );
}

function unnamedMatch(formerOf: string | undefined): Match {
  return { bytes: "not named", ...(formerOf !== undefined && { formerOf }), notes: [] };
}

function matchWith(subject: RecordedName, file: FileAtHand, isRenamed: boolean): Match {
  const compared = compareDigests(file, subject.digest);
  const note = `These are the bytes of ${subject.name}, under another name.`;
  return { ...compared, subject, notes: isRenamed && compared.bytes === "yes" ? [note] : compared.notes };
}

/** Compares a file with the digests that the evidence names: both digests, where both are known. */
export function compareDigests({ sha3_256, sha256 }: FileAtHand, named: SubjectDigests): Omit<Match, "subject"> {
  const isSame3 = named.sha3_256 === sha3_256;
  const isSame2 = named.sha256 === undefined ? isSame3 : named.sha256 === sha256;
  if (isSame3 === isSame2) return { bytes: isSame3 ? "yes" : "other bytes", notes: [] };
  const [right, wrong] = isSame3 ? ["SHA3-256", "SHA-256"] : ["SHA-256", "SHA3-256"];
  return {
    bytes: "other bytes",
    isContradicted: true,
    notes: [`The ${right} is that of the evidence, the ${wrong} is not: the evidence was changed.`],
  };
}

export interface EvidenceAtHand {
  readonly record: EvidenceRecord;
  readonly files: readonly FileAtHand[];
  /** SHA3-256 of the files of the evidence, so that none is taken for a file that the evidence does not name. */
  readonly evidenceDigests?: ReadonlySet<Digest>;
  /** Names of the record under which the release serves nothing, or too much. */
  readonly unserved?: readonly UnservedFile[];
  readonly unread?: readonly UnreadFile[];
  /** Other evidence could not be read, and may name the files. */
  readonly isPartial?: true;
  /** Answers about the hashes of `hashesToAsk`; absent when nobody was to be asked. */
  readonly chain?: readonly ChainAnswer[];
  readonly witnesses?: readonly WitnessAnswer[];
}

/**
 * Separates files to be verified from those that help with it: proofs of anchored digests, the evidence itself, and what
 * its witnesses answered. Reports, by their names, are neither.
 */
export function sortFiles({ record, files, evidenceDigests }: EvidenceAtHand, match: (file: FileAtHand) => Match) {
  const known = new Set<string>(record.anchors.keys());
  const witnesses = witnessDigests(record.witnesses);
  const sorted = {
    files: [] as FileAtHand[],
    proofs: [] as ProofItem[],
    used: [] as string[],
    reports: [] as string[],
  };
  for (const file of files) {
    const isNamed = match(file).bytes !== "not named";
    const proof = isNamed ? undefined : proofIn(file, known);
    const isOwn = file.evidence === "this" || evidenceDigests?.has(file.sha3_256) || witnesses.has(file.sha256);
    const isEvidence = proof !== undefined || (!isNamed && isOwn);
    if (isEvidence) sorted.used.push(file.name);
    else if (!isNamed && isReportFile(plainName(baseName(file.name)))) sorted.reports.push(file.name);
    else sorted.files.push(file);
    if (proof !== undefined) sorted.proofs.push(proof);
  }
  return sorted;
}

/** Whether a file of this name and size, in bytes, may be evidence in any of its forms. */
export function mayBeEvidence(name: string, size: number): boolean {
  return /\.(?:json|html)$/.test(name) && size <= maxStatementBytes;
}

/** Whether `bytes` are evidence, a page or a statement: which says nothing that `record` does not know, or more. */
export function evidenceIn(record: EvidenceRecord, bytes: Uint8Array, name: string): FileAtHand["evidence"] {
  try {
    const known = new Set(record.statements.map(({ id }) => id));
    const isOther = (file: StatementFile): boolean => !known.has(file.id) && addsToRecord(record, file);
    return parseEvidence(bytes, baseName(name)).some(isOther) ? "other" : "this";
  } catch (cause) {
    if (cause instanceof AnchorError) return undefined;
    throw cause;
  }
}

/**
 * Whether a file that the evidence does not name is no download, but a checksum list, what a witness said of one, or
 * evidence of something else.
 */
export function isBeside({ name, evidence }: FileAtHand): boolean {
  const list = /^(?:(?:anchor-)?SHA[0-9-]+SUMS|(?:sha256)?checksums?)(?:\.txt)?(?:(?:\.\d+)?\.(?:tsr|ots|asc|sig))?$/i;
  return evidence === "other" || list.test(plainName(baseName(name)));
}

/** Returns the proof in a file, when it is about a digest that was anchored. */
function proofIn({ name, bytes }: FileAtHand, known: ReadonlySet<string>): ProofItem | undefined {
  if (bytes === undefined || !name.endsWith(".json")) return undefined;
  try {
    const item = parseProofItem(bytes);
    return known.has(digestFromWire(item.data) ?? "") ? item : undefined;
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

/** The words in place of a tool's name when the evidence is a checksum list. */
export const listTool = "the checksum list";

/** Whether a file of this name is a list of SHA3-256 digests. */
export function isNamedAsList(fileName: string): boolean {
  return /SHA3-256/i.test(fileName) && !/\.(?:json|html)$/i.test(fileName);
}

/**
 * Reads a checksum list as a statement that knows nothing of a chain, so that its verdicts are `incomplete`.
 *
 * @throws AnchorError `CHECKSUMS_INVALID`
 */
export function parseListEvidence(fileName: string, bytes: Uint8Array): StatementFile {
  const entries = parseChecksums(fileName, bytes);
  const digests = new Set(entries.map(({ digest }) => digest));
  const statement = toStatement({
    tool: { name: listTool, version: fileName },
    mode: "verify",
    // A list does not say when it was written: whatever says so comes after it.
    finishedOn: new Date(0).toISOString(),
    subjects: entries.map(({ name, digest }) => ({ name, digest: { sha3_256: digest } })),
    anchors: [...digests].map((digest) => ({ covers: "subject", digest, verdict: "unknown" })),
  });
  if (statement === undefined) throw new RangeError("A list that can be read names a file.");
  return toStatementFile(statement);
}
