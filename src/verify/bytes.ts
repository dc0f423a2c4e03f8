import { AnchorError } from "../core/errors.ts";
import { type Digest, digestFromWire } from "../core/digest.ts";
import { isReportFile } from "../core/file-names.ts";
import { toReadableMinute } from "../core/text.ts";
import { parseProofItem } from "../evidence/proof.ts";
import {
  listEntriesOf,
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

/** The subject that a file was compared with, and the outcome. */
export interface Match {
  readonly bytes: BytesClaim;
  readonly subject?: RecordedName;
  /** Of the two digests in the evidence, one is the file's and one is not. */
  readonly isContradicted?: true;
  /** The name under which the evidence once recorded these bytes. */
  readonly formerOf?: string;
  readonly notes: readonly string[];
}

/**
 * Creates what matches a file with a subject: by its name, else its base name if unique, else its digest, else the name
 * it had before a browser changed it. A name decides even if another subject has the digest. Bytes that match but were
 * never stamped count as other bytes if a list in a block has others under the name.
 */
export function createMatcher(record: EvidenceRecord): (file: FileAtHand) => Match {
  const subject = [...record.names.values()];
  const listed = listedNames(record);
  const byName = new Map(subject.map((one) => [one.name, one]));
  const byForm = uniqueBy(subject, ({ name }) => name.normalize("NFC"));
  const byBase = uniqueBy(subject, ({ name }) => baseName(name).normalize("NFC"));
  const byDigest = new Map(subject.map((one) => [one.digest.sha3_256, one] as const).toReversed());
  const formers = subject.flatMap(({ name, former }) => former.map((one) => ({ ...one, name })));
  const former = new Map(formers.map(({ name, digest, recordedOn }) => [fileKey(name, digest.sha3_256), recordedOn]));
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

/** Returns the digests under each name, of lists that a block is known to hold. */
function listedNames({ lists, anchors }: EvidenceRecord): ReadonlyMap<string, ReadonlySet<Digest>> {
  const held = lists.filter(({ sha3_256 }) => isSettled(anchors.get(sha3_256))).flatMap(listEntriesOf);
  return new Map(
    [...Map.groupBy(held, ({ name }) => name)].map(([name, all]) => [name, new Set(all.map(({ digest }) => digest))]),
  );
}

function fileKey(name: string, digest: Digest): string {
  return JSON.stringify([name, digest]);
}

export function baseName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Returns a file's name without what a browser adds to a second or an unfinished download. */
export function plainName(name: string): string {
  return name.replace(/\.(?:crdownload|part|download)$/, "").replace(/ ?\(\d+\)(?=\.[^/]*$|$)/, "");
}

/** Maps each key that exactly one item has to that item. */
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

/** Compares a file with recorded digests, both of them where the evidence has both. */
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
  /** SHA3-256 of the files of evidence, so that none of them is taken for an unnamed download. */
  readonly evidenceDigests?: ReadonlySet<Digest>;
  /** Recorded names under which the release serves nothing, or too many bytes. */
  readonly unserved?: readonly UnservedFile[];
  readonly unread?: readonly UnreadFile[];
  /** There is other evidence that could not be read, and that may name the files. */
  readonly isPartial?: true;
  /** Answers about `hashesToAsk`; absent when nobody was to be asked. */
  readonly chain?: readonly ChainAnswer[];
  readonly witnesses?: readonly WitnessAnswer[];
}

/**
 * Separates files to be verified from proofs of anchored digests, evidence and answers of witnesses, and from reports,
 * which are known by their names.
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

/** Whether a file of this name and size (bytes) may be evidence in any form. */
export function mayBeEvidence(name: string, size: number): boolean {
  return /\.(?:json|html)$/.test(name) && size <= maxStatementBytes;
}

/** Returns `this` for evidence that adds nothing to `record`, `other` for evidence that does, else `undefined`. */
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

/** Whether an unnamed file is no download: a checksum list, a witness's answer, or evidence of something else. */
export function isBeside({ name, evidence }: FileAtHand): boolean {
  const list = /^(?:(?:anchor-)?SHA[0-9-]+SUMS|(?:sha256)?checksums?)(?:\.txt)?(?:(?:\.\d+)?\.(?:tsr|ots|asc|sig))?$/i;
  return evidence === "other" || list.test(plainName(baseName(name)));
}

/** Returns a file's proof, if it is about an anchored digest. */
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

/** Stands for a tool's name where the evidence is a checksum list. */
export const listTool = "the checksum list";

/** Whether a file is a list of SHA3-256 digests, by its name. */
export function isNamedAsList(fileName: string): boolean {
  return /SHA3-256/i.test(fileName) && !/\.(?:json|html)$/i.test(fileName);
}

/**
 * Makes a statement of a checksum list. A list knows nothing of a chain, so the files in it are judged `incomplete`.
 * @throws AnchorError `CHECKSUMS_INVALID`
 */
export function parseListEvidence(fileName: string, bytes: Uint8Array): StatementFile {
  const entries = parseChecksums(fileName, bytes);
  const digests = new Set(entries.map(({ digest }) => digest));
  const statement = toStatement({
    tool: { name: listTool, version: fileName },
    mode: "verify",
    // A list has no date; as the oldest, it comes before every statement.
    finishedOn: new Date(0).toISOString(),
    subjects: entries.map(({ name, digest }) => ({ name, digest: { sha3_256: digest } })),
    anchors: [...digests].map((digest) => ({ covers: "subject", digest, verdict: "unknown" })),
  });
  if (statement === undefined) throw new RangeError("A list that can be read names a file.");
  return toStatementFile(statement);
}
