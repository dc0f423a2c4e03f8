import { AnchorError } from "../core/errors.ts";
import { type Digest, digestFromWire } from "../core/digest.ts";
import { isReportFile } from "../core/file-names.ts";
import { toReadableMinute } from "../core/text.ts";
import { maxProofBytes, parseProofItem } from "../evidence/proof.ts";
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
import type { FileAtHand, ChainAnswer, UnreadFile, UnservedFile, WitnessAnswer, BytesClaim } from "./claims.ts";

/** The subject that a file was compared with, and the outcome. */
export interface Match {
  readonly bytes: BytesClaim;
  readonly subject?: RecordedName;
  /** Of the two digests in the evidence (SHA3-256 and SHA-256), only one is the file's. */
  readonly isContradicted?: true;
  /** The name under which the evidence once recorded these bytes. */
  readonly formerOf?: string;
  readonly notes: readonly string[];
}

/**
 * Creates the function that finds a file's subject and compares the bytes. It looks for the file's name, else for its
 * base name if that is unique, else for its digest, else for the name before a browser changed it. Matching bytes that
 * were never stamped count as other bytes if a list in a block names other bytes for the file.
 */
export function createMatcher(record: EvidenceRecord): (file: FileAtHand) => Match {
  const { names } = record;
  const subjects = [...names.values()];
  const anchoredDigestsByName = digestsInBlocks(record);
  const subjectByNormalName = uniqueBy(subjects, ({ name }) => name.normalize("NFC"));
  const subjectByBaseName = uniqueBy(subjects, ({ name }) => baseName(name).normalize("NFC"));
  const subjectByDigest = new Map(subjects.map((subject) => [subject.digest.sha3_256, subject] as const).toReversed());
  const formerBytes = subjects.flatMap(({ name, former }) => former.map((one) => ({ ...one, name })));
  const formerDateByKey = new Map(
    formerBytes.map(({ name, digest, recordedOn }) => [toKey(name, digest.sha3_256), recordedOn]),
  );
  const formerNameByDigest = new Map(formerBytes.map(({ name, digest }) => [digest.sha3_256, name]));
  const findByName = (name: string): RecordedName | undefined =>
    names.get(name) ??
    subjectByNormalName.get(name.normalize("NFC")) ??
    subjectByBaseName.get(baseName(name).normalize("NFC"));
  return (file) => {
    const digest = file.sha3_256;
    const subjectOfName = findByName(file.name);
    const subject = subjectOfName ?? subjectByDigest.get(digest) ?? findByName(originalName(file.name));
    const match = compareWithSubject(subject, file, subjectOfName === undefined, formerNameByDigest.get(digest));
    const anchoredDigests = subject && anchoredDigestsByName.get(subject.name);
    if (match.bytes === "yes" && anchoredDigests?.has(digest) === false && !isStamped(record, digest))
      return { ...match, bytes: "other bytes", notes: ["A list that a block holds names other bytes for this file."] };
    const formerDate =
      formerDateByKey.get(toKey(subject?.name ?? file.name, digest)) ??
      formerDateByKey.get(toKey(baseName(file.name), digest));
    if (match.bytes === "yes" || formerDate === undefined) return match;
    const note = `These bytes stood under this name on ${toReadableMinute(formerDate)}; the evidence records other bytes.`;
    return { ...match, ...(subject && { formerOf: subject.name }), notes: [...match.notes, note] };
  };
}

/** Returns, by file name, the digests in lists that a block is known to hold. */
function digestsInBlocks({ lists, anchors }: EvidenceRecord): ReadonlyMap<string, ReadonlySet<Digest>> {
  const listEntries = lists.filter(({ sha3_256 }) => isSettled(anchors.get(sha3_256))).flatMap(listEntriesOf);
  return new Map(
    [...Map.groupBy(listEntries, ({ name }) => name)].map(([name, all]) => [
      name,
      new Set(all.map(({ digest }) => digest)),
    ]),
  );
}

function toKey(name: string, digest: Digest): string {
  return JSON.stringify([name, digest]);
}

export function baseName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Returns a name without what a browser adds, such as ` (1)` to a second download or `.part` to an unfinished one. */
export function originalName(name: string): string {
  return name.replace(/\.(?:crdownload|part|download)$/, "").replace(/ ?\(\d+\)(?=\.[^/]*$|$)/, "");
}

/** Returns the items by their keys. A key that several items share is left out. */
function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, Item> {
  const groups = [...Map.groupBy(items, key)];
  return new Map(
    groups.flatMap(([name, [item, other]]) => (item && other === undefined ? [[name, item] as const] : [])),
  );
}

/** Compares a file with the subject found for it; `formerName` is a name for which its bytes were once recorded. */
function compareWithSubject(
  subject: RecordedName | undefined,
  file: FileAtHand,
  isRenamed: boolean,
  formerName: string | undefined,
): Match {
  if (subject === undefined)
    return { bytes: "not named", ...(formerName !== undefined && { formerOf: formerName }), notes: [] };
  const comparison = compareDigests(file, subject.digest);
  const note = `These are the bytes of ${subject.name}, under another name.`;
  return { ...comparison, subject, notes: isRenamed && comparison.bytes === "yes" ? [note] : comparison.notes };
}

/** Compares a file with the recorded SHA3-256, and with the recorded SHA-256 where the evidence has one. */
export function compareDigests({ sha3_256, sha256 }: FileAtHand, recorded: SubjectDigests): Omit<Match, "subject"> {
  const isSha3Same = recorded.sha3_256 === sha3_256;
  const isSha256Same = recorded.sha256 === undefined ? isSha3Same : recorded.sha256 === sha256;
  if (isSha3Same === isSha256Same) return { bytes: isSha3Same ? "yes" : "other bytes", notes: [] };
  const [rightAlgorithm, wrongAlgorithm] = isSha3Same ? ["SHA3-256", "SHA-256"] : ["SHA-256", "SHA3-256"];
  return {
    bytes: "other bytes",
    isContradicted: true,
    notes: [`The ${rightAlgorithm} is that of the evidence, the ${wrongAlgorithm} is not: the evidence was changed.`],
  };
}

export interface EvidenceAtHand {
  readonly record: EvidenceRecord;
  readonly files: readonly FileAtHand[];
  /** SHA3-256 of the files that the evidence was read from. These files are not verified themselves. */
  readonly evidenceDigests?: ReadonlySet<Digest>;
  /** Recorded names under which the release serves nothing, or too many bytes. */
  readonly unserved?: readonly UnservedFile[];
  readonly unread?: readonly UnreadFile[];
  /** Further evidence, which may name the files, could not be read. */
  readonly isPartial?: true;
  /** Answers about the hashes that `hashesToAsk` returned; absent when nobody was to be asked. */
  readonly chain?: readonly ChainAnswer[];
  readonly witnesses?: readonly WitnessAnswer[];
}

/**
 * Separates the files to be verified from those that are evidence themselves (statements, proofs of anchored digests,
 * answers of witnesses), and from reports, which are known by their names.
 */
export function sortFiles({ record, files, evidenceDigests }: EvidenceAtHand, match: (file: FileAtHand) => Match) {
  const anchoredDigests = new Set<string>(record.anchors.keys());
  const witnessFileDigests = witnessDigests(record.witnesses);
  const sortedFiles = {
    files: [] as FileAtHand[],
    proofs: [] as ProofItem[],
    usedAsEvidence: [] as string[],
    reports: [] as string[],
  };
  for (const file of files) {
    const isNamed = match(file).bytes !== "not named";
    const proof = isNamed ? undefined : readProof(file, anchoredDigests);
    const isOwnEvidence =
      file.evidence === "this" || evidenceDigests?.has(file.sha3_256) || witnessFileDigests.has(file.sha256);
    const isEvidence = proof !== undefined || (!isNamed && isOwnEvidence);
    if (isEvidence) sortedFiles.usedAsEvidence.push(file.name);
    else if (!isNamed && isReportFile(originalName(baseName(file.name)))) sortedFiles.reports.push(file.name);
    else sortedFiles.files.push(file);
    if (proof !== undefined) sortedFiles.proofs.push(proof);
  }
  return sortedFiles;
}

/** Whether a file of this name and size (bytes) may be evidence in any form. */
export function mayBeEvidence(name: string, size: number): boolean {
  return /\.(?:json|html)$/.test(name) && size <= maxStatementBytes;
}

/** Whether a file of this name and size (bytes) may be a proof file. */
export function mayBeProof(name: string, size: number): boolean {
  return name.endsWith(".json") && size <= maxProofBytes;
}

/** Returns `this` for evidence that adds nothing to `record`, `other` for further evidence, else `undefined`. */
export function classifyEvidence(record: EvidenceRecord, bytes: Uint8Array, name: string): FileAtHand["evidence"] {
  try {
    const knownIds = new Set(record.statements.map(({ id }) => id));
    const isOtherEvidence = (file: StatementFile): boolean => !knownIds.has(file.id) && addsToRecord(record, file);
    return parseEvidence(bytes, baseName(name)).some(isOtherEvidence) ? "other" : "this";
  } catch (cause) {
    if (cause instanceof AnchorError) return undefined;
    throw cause;
  }
}

/** Whether a file that the evidence does not name is a checksum list, a list's signature, or other evidence. */
export function isListOrEvidence({ name, evidence }: FileAtHand): boolean {
  const listNamePattern =
    /^(?:(?:anchor-)?SHA[0-9-]+SUMS|(?:sha256)?checksums?)(?:\.txt)?(?:(?:\.\d+)?\.(?:tsr|ots|asc|sig))?$/i;
  return evidence === "other" || listNamePattern.test(originalName(baseName(name)));
}

/** Returns the proof in a file; `undefined` for any other file, and for a proof of a digest that is not recorded. */
function readProof({ name, bytes }: FileAtHand, anchoredDigests: ReadonlySet<string>): ProofItem | undefined {
  if (bytes === undefined || !name.endsWith(".json")) return undefined;
  try {
    const item = parseProofItem(bytes);
    return anchoredDigests.has(digestFromWire(item.data) ?? "") ? item : undefined;
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

/** The tool's name in a statement that is made from a checksum list: who wrote the list is not known. */
export const listToolName = "the checksum list";

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
    tool: { name: listToolName, version: fileName },
    mode: "verify",
    // A checksum list has no date. With this date, it comes before every statement.
    finishedOn: new Date(0).toISOString(),
    subjects: entries.map(({ name, digest }) => ({ name, digest: { sha3_256: digest } })),
    anchors: [...digests].map((digest) => ({ covers: "subject", digest, verdict: "unknown" })),
  });
  if (statement === undefined) throw new RangeError("A list that can be read names a file.");
  return toStatementFile(statement);
}
