/** Matches files with the names of a record. */
import { AnchorError } from "../core/errors.ts";
import { type Digest, digestFromWire, type ProofItem } from "../core/digest.ts";
import { evidenceKind, isReportFile, toAssetName } from "../core/file-names.ts";
import { maxLogBytes, parseEvidence } from "../evidence/log.ts";
import { parseProofItem } from "../evidence/proof.ts";
import { entriesOf, isKnownTo, isSettled, isStamped, openRecord, type EvidenceRecord } from "../evidence/record.ts";
import type { Statement, StatementSubject, SubjectDigests } from "../evidence/statement.ts";
import { toStatement, witnessDigests } from "../evidence/to-statement.ts";
import { parseChecksums } from "../core/checksums.ts";
import type { BytesClaim, FileAtHand, ChainAnswer, WitnessAnswer } from "./claims.ts";

/** The subject that a file was compared with, and the result. */
export interface Match {
  readonly bytes: BytesClaim;
  readonly subject?: StatementSubject;
  /** One digest of the evidence is the file's, the other is not. */
  readonly isContradicted?: true;
  /** The name under which the evidence once recorded the bytes of a file that it does not name. */
  readonly formerOf?: string;
  readonly notes: readonly string[];
}

/**
 * Matches a file with the subject of its name, else of its base name where that is unique; an unknown name is
 * searched by its digest, also among what each job stamped last, then by the name that it had before a browser changed
 * it. A known name with other bytes is reported so, also where another subject has its digest, and where a run found the
 * bytes to be other than those of a list that a block holds.
 */
export function createMatcher(record: EvidenceRecord): (file: FileAtHand) => Match {
  const subject = [...record.names.values()];
  const listed = listedNames(record);
  const byName = new Map(subject.map((one) => [one.name, one]));
  const byForm = uniqueBy(subject, ({ name }) => name.normalize("NFC"));
  const byBase = uniqueBy(subject, ({ name }) => baseName(name).normalize("NFC"));
  const all = [...subject, ...stampedByJobs(record)];
  const byDigest = new Map(all.map((one) => [one.digest.sha3_256, one] as const).toReversed());
  const formers = subject.flatMap(({ name, former }) => former.map((one) => ({ ...one, name })));
  const former = new Map(formers.map(({ name, digest, on }) => [fileKey(name, digest.sha3_256), on]));
  const formerNames = new Map(formers.map(({ name, digest }) => [digest.sha3_256, name]));
  const named = (name: string): StatementSubject | undefined =>
    byName.get(name) ?? byForm.get(name.normalize("NFC")) ?? byBase.get(baseName(name).normalize("NFC"));
  return (file) => {
    const known = named(file.name);
    const own = known ?? byDigest.get(file.sha3_256) ?? named(plainName(file.name));
    const match =
      own === undefined ? unnamed(formerNames.get(file.sha3_256)) : matchWith(own, file, known === undefined);
    const rightful = own && listed.get(own.name);
    if (match.bytes === "yes" && rightful?.has(file.sha3_256) === false && !isStamped(record, file.sha3_256))
      return { ...match, bytes: "other bytes", notes: ["A list that a block holds names other bytes for this file."] };
    const on =
      former.get(fileKey(own?.name ?? file.name, file.sha3_256)) ??
      former.get(fileKey(baseName(file.name), file.sha3_256));
    if (match.bytes === "yes" || on === undefined) return match;
    return {
      ...match,
      notes: [...match.notes, `These bytes stood under this name on ${on}; the evidence records other bytes.`],
    };
  };
}

/** Returns what each job stamped last: legs of a matrix may each have a file of one name, uploaded under others. */
function stampedByJobs({ lines }: EvidenceRecord): readonly StatementSubject[] {
  const stamps = lines.filter(({ predicate }) => predicate.mode === "stamp");
  const jobs = [...Map.groupBy(stamps, ({ predicate }) => predicate.run?.section).values()];
  if (jobs.length < 2) return [];
  return jobs
    .map((job) => openRecord(job))
    .flatMap((job) => [...job.names.values()].filter(({ digest }) => isStamped(job, digest.sha3_256)));
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

function unnamed(formerOf: string | undefined): Match {
  return { bytes: "not named", ...(formerOf !== undefined && { formerOf }), notes: [] };
}

function matchWith(subject: StatementSubject, file: FileAtHand, isRenamed: boolean): Match {
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

/** The input of a verification. */
export interface EvidenceAtHand {
  readonly record: EvidenceRecord;
  readonly files: readonly FileAtHand[];
  /** SHA3-256 of the evidence file itself, so that it is not taken for a file that the evidence does not name. */
  readonly evidenceDigest?: Digest;
  /** Other evidence could not be read, and may name the files. */
  readonly isPartial?: true;
  /** Answers about the hashes of `hashesToAsk`; absent when nobody was to be asked. */
  readonly chain?: readonly ChainAnswer[];
  /** What the witnesses of the record say. */
  readonly witnesses?: readonly WitnessAnswer[];
}

/**
 * Separates files to be verified from those that help with it: proofs of anchored digests, the evidence itself, and what
 * its witnesses answered. Reports about its files, by their names, are neither.
 */
export function sortFiles({ record, files, evidenceDigest }: EvidenceAtHand, match: (file: FileAtHand) => Match) {
  const known = new Set<string>(record.anchors.keys());
  const witnesses = witnessDigests(record.witnesses);
  const isReport = createReportMatcher(record);
  const sorted = {
    files: [] as FileAtHand[],
    proofs: [] as ProofItem[],
    used: [] as string[],
    reports: [] as string[],
  };
  for (const file of files) {
    const isNamed = match(file).bytes !== "not named";
    const proof = isNamed ? undefined : proofIn(file, known);
    const isOwn = file.evidence === "this" || file.sha3_256 === evidenceDigest || witnesses.has(file.sha256);
    const isEvidence = proof !== undefined || (!isNamed && isOwn);
    if (isEvidence) sorted.used.push(file.name);
    else if (!isNamed && isReport(file.name)) sorted.reports.push(file.name);
    else sorted.files.push(file);
    if (proof !== undefined) sorted.proofs.push(proof);
  }
  return sorted;
}

/** Finds out whether a file has the name of a report about a file or list of the record. */
function createReportMatcher({ names }: EvidenceRecord): (name: string) => boolean {
  let assets: ReadonlySet<string> | undefined;
  return (name) => {
    const base = plainName(baseName(name));
    if (!isReportFile(base)) return false;
    assets ??= new Set([...names.keys()].map(toAssetName));
    return evidenceKind(base, assets) === "report";
  };
}

/** Whether a file of this name and size, in bytes, may be evidence in any of its forms. */
export function mayBeEvidence(name: string, size: number): boolean {
  return /\.(?:jsonl?|html)$/.test(name) && size <= maxLogBytes;
}

/** Whether `bytes` are evidence, a page, a log or a statement: of lines of `record` alone, or of others too. */
export function evidenceIn(record: EvidenceRecord, bytes: Uint8Array): "this" | "other" | undefined {
  try {
    return isKnownTo(record, openRecord(parseEvidence(bytes)).lines) ? "this" : "other";
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
  const list = /^(?:SHA[0-9-]+SUMS|(?:sha256)?checksums?)(?:\.txt)?(?:(?:\.\d+)?\.(?:tsr|ots|asc|sig))?$/i;
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
  return /SHA3-256/i.test(fileName) && !/\.(?:jsonl?|html)$/i.test(fileName);
}

/**
 * Reads a checksum list as a statement that knows nothing of a chain, so that its verdicts are `incomplete`.
 *
 * @throws AnchorError `CHECKSUMS_INVALID`
 */
export function parseListEvidence(fileName: string, bytes: Uint8Array): Statement {
  const entries = parseChecksums(fileName, new TextDecoder().decode(bytes));
  const digests = new Set(entries.map(({ digest }) => digest));
  const statement = toStatement({
    tool: { name: listTool, version: fileName },
    mode: "verify",
    finishedOn: "",
    subjects: entries.map(({ name, digest }) => ({ name, digest: { sha3_256: digest } })),
    anchors: [...digests].map((digest) => ({ covers: "subject", digest, verdict: "unknown" })),
  });
  if (statement === undefined) throw new RangeError("A list that can be read names a file.");
  return statement;
}
