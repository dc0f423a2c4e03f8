/** Asks a run's source about each hashed subject, about proofs of subjects, or about one list of all subjects. */
import { setImmediate } from "node:timers/promises";

import { compareNames, renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import type { Proof, Subject, ListedSubject, Digest, UnreadSubject } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { toFailure, type Judgement, type Row } from "../core/row.ts";
import { isAnchored } from "../words/verdicts.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { hashText } from "../hash/hash-files.ts";
import { type Run, judgementOf } from "../evidence/run.ts";
import { runEach } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import {
  collectHashed,
  failUnhashed,
  type Candidate,
  type GivenList,
  type HashedSubject,
  type HashedSubjects,
} from "./candidates.ts";
import type { Ask, Source } from "./source.ts";

/** How one run asks about its subjects. */
export interface AskEachOptions extends Pick<Source, "isAskedByName"> {
  /** Stamps, checks or verifies, by the mode of the run. */
  readonly ask: Ask;
  /** Returns the digest of the stamped checksum list to ask about instead of a digest without a stamp of its own. */
  readonly findCoveringList: (digest: Digest) => Digest | undefined;
  /** Returns the judgement, or a failure where the file has changed since it was hashed. */
  readonly confirm: (judgement: Judgement, subject: Subject) => Judgement;
  readonly concurrency: number;
  readonly signals: Pick<Signals, "cancellation" | "fail" | "overdue">;
  /** Adds to a row what earlier runs recorded under its name; called before the row is logged. */
  readonly addRecordedFacts: (row: Row) => void;
  /** Called with each row as soon as it is made. */
  readonly onRow: (row: Row) => void;
}

/** Asks about subjects while later ones are hashed. Returns a row for each candidate, even if the run ends early. */
export async function askEach(
  candidates: readonly Candidate[],
  hashedSubjects: HashedSubjects,
  { ask, isAskedByName, findCoveringList, confirm, concurrency, signals, addRecordedFacts, onRow }: AskEachOptions,
): Promise<readonly Row[]> {
  const rows: (Row | undefined)[] = Array.from({ length: candidates.length });
  const unansweredTargets = new Map<number, AskedSubject>();
  const storeRow = (index: number, row: Row): Row => {
    addRecordedFacts(row);
    return (rows[index] = row);
  };
  /** Yields the hashed subjects; one that could not be hashed gets its row at once, and nobody is asked about it. */
  async function* yieldAskable(): AsyncGenerator<AskedSubject> {
    for await (const [index, candidate] of hashedSubjects) {
      if (candidate.kind === "failed") onRow(storeRow(index, toFailedRow(candidate)));
      else {
        const { subject } = candidate;
        const coveredBy = "root" in subject ? undefined : findCoveringList(subject.digest);
        const target = { index, subject, ...(coveredBy && { coveredBy }) };
        unansweredTargets.set(index, target);
        yield target;
      }
    }
  }
  const requests = runEach(
    yieldAskable(),
    ({ coveredBy, subject }) => ask(coveredBy ? { name: runFiles.checksums, digest: coveredBy } : subject),
    {
      concurrency,
      stop: signals.cancellation.stop,
      keyOf: (target) => answerKeyOf(target, isAskedByName),
      onResult: (target, judgement) => {
        unansweredTargets.delete(target.index);
        onRow(storeRow(target.index, toRow(target, judgement, confirm(judgement, target.subject))));
      },
    },
  );
  await untilOverdue(requests, signals);
  for (const target of unansweredTargets.values()) storeRow(target.index, toRow(target, cancelledBeforeAnswer));
  return candidates.map((candidate, index) => rows[index] ?? storeRow(index, toFailedRow(failUnhashed(candidate))));
}

/** A subject to ask about, with its index among the candidates. */
interface AskedSubject {
  readonly index: number;
  readonly subject: Subject | Proof;
  readonly coveredBy?: Digest;
}

/**
 * Makes the whole row at once: adding or removing members later doubles its memory.
 * @param judgement `answer` itself, or the failure of a file that has changed since it was hashed
 */
function toRow({ subject, coveredBy }: AskedSubject, answer: Judgement, judgement = answer): Row {
  // Where a clock has signed a list, the files in it have the verdict of the list.
  const isJudgedByList = answer.verdict === "timestamped" && answer.listDigest !== subject.digest;
  const listDigest = coveredBy ?? (isJudgedByList ? answer.listDigest : undefined);
  return { ...judgement, subject, ...(listDigest && { coveredBy: listDigest }) };
}

/** Returns the key of the question about a subject: subjects with the same key share one answer. */
function answerKeyOf({ coveredBy, subject }: AskedSubject, isAskedByName = false): string {
  if ("root" in subject) return `${subject.digest} ${hashBytes(subject.bytes)}`;
  return isAskedByName ? `${subject.digest} ${subject.name}` : (coveredBy ?? subject.digest);
}

const cancelledBeforeAnswer: Judgement = {
  verdict: "unclear",
  note: "The job was cancelled before an answer about this file came. The request may have been carried out all the same.",
};

/**
 * Makes the row of a subject that failed before anybody was asked. An asset with other bytes than GitHub states is no
 * failure: its verdict is `changed`.
 */
function toFailedRow({ subject, error }: Extract<HashedSubject, { kind: "failed" }>): Row {
  const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
  return { subject, ...(isChanged ? { verdict: "changed", note: error.message } : toFailure(error)) };
}

/** The rows of a run, and the lines of its checksum list, `anchor-SHA3-256SUMS`. */
export type RowsAndChecksums = Pick<Run, "rows" | "checksums">;

/** Returns the lines of `anchor-SHA3-256SUMS`: sorted, one for each name, without subjects of unknown digest. */
export function toChecksumLines(subjects: readonly (UnreadSubject | Subject)[]): readonly ListedSubject[] {
  const sortedSubjects = subjects
    .filter((subject) => subject.digest !== undefined)
    .sort((a, b) => compareNames(a.name, b.name));
  return sortedSubjects.filter(({ name }, index) => sortedSubjects[index + 1]?.name !== name);
}

/**
 * Asks only about the checksum list; every file that agrees with it shares its verdict. A list that the run makes is
 * not sent if a file failed, since it would lack that file.
 *
 * @param listOrAlgorithm the given list, or else the algorithm for a list to be made of all files: SHA-256 for clocks
 */
export async function askManifest(
  candidates: readonly Candidate[],
  hashed: HashedSubjects,
  listOrAlgorithm: GivenList | "sha3-256" | "sha256",
  options: AskEachOptions,
): Promise<RowsAndChecksums> {
  const subjects = await collectHashed(candidates, hashed, options.signals);
  const files = listOrAlgorithm === "sha256" ? subjects.map(failWithoutSha256) : subjects;
  const checksums = toChecksumLines(files.map(({ subject }) => subject));
  // An empty list would have the digest of zero bytes: it would pass and prove nothing.
  if (files.length === 0) return { rows: [], checksums };
  const subject = typeof listOrAlgorithm === "object" ? listOrAlgorithm : toListSubject(listOrAlgorithm, checksums);
  const failedFile = typeof listOrAlgorithm === "string" ? files.find((file) => file.kind === "failed") : undefined;
  const message = "The list was not sent, because files that belong in it failed.";
  const error = failedFile && new AnchorError("NOT_ATTEMPTED", message, { cause: failedFile.error });
  const candidate: HashedSubject = error ? { kind: "failed", subject, error } : { kind: "digest", subject };
  const [listRow] = await askEach([candidate], [[0, candidate]], { ...options, findCoveringList: () => undefined });
  if (listRow === undefined) return { rows: [], checksums };
  // Adding a member to this one row costs nothing; only many such rows would take up memory.
  listRow.isList = true;
  const coveredRows = await toCoveredRows(files, subject.digest, judgementOf(listRow), options);
  const lfDigest = typeof listOrAlgorithm === "object" ? listOrAlgorithm.lf : undefined;
  if (lfDigest !== undefined && (await isLfListStamped(lfDigest, subject.name, listRow, options)))
    listRow.isStampedWithLf = true;
  return { rows: [listRow, ...coveredRows], checksums };
}

/** Whether the chain holds the checksum list with LF line ends (`lfDigest`), but not the list as it was given. */
async function isLfListStamped(
  lfDigest: Digest,
  name: string,
  { verdict }: Judgement,
  options: AskEachOptions,
): Promise<boolean> {
  if (verdict !== "not-found" && verdict !== "no-match") return false;
  const candidate = { kind: "digest", subject: { name, digest: lfDigest } } as const;
  const quietOptions: AskEachOptions = { ...options, findCoveringList: () => undefined, onRow: () => {} };
  const [lfRow] = await askEach([candidate], [[0, candidate]], quietOptions);
  return lfRow !== undefined && isAnchored(lfRow);
}

/**
 * Makes the subject of a checksum list that the run writes; its lines have digests of the given algorithm. The list
 * itself has a SHA-256 where a file in it has one.
 */
function toListSubject(algorithm: "sha3-256" | "sha256", lines: readonly ListedSubject[]): Subject {
  const [name, text] =
    algorithm === "sha256" ? [runFiles.sha256, renderSha256Sums(lines)] : [runFiles.checksums, renderChecksums(lines)];
  const { sha3_256: digest, sha256, size } = hashText(text);
  const hasSha256 = lines.some((line) => line.sha256 !== undefined);
  return { name, digest, size, ...(hasSha256 && { sha256 }) };
}

/** Fails a file of which only the SHA3-256 in a list is known: clocks sign SHA-256, which needs the bytes. */
function failWithoutSha256(file: HashedSubject): HashedSubject {
  if (file.kind === "failed" || file.subject.sha256 !== undefined) return file;
  const message = "Clocks sign SHA-256, and of this file only the SHA3-256 is given. Nothing was sent.";
  const hint = "Put the file beside the list, or leave it out.";
  return { kind: "failed", subject: file.subject, error: new AnchorError("CHECKSUMS_INVALID", message, { hint }) };
}

/** How many rows are made, in some milliseconds, between two pauses in which a signal can be handled. */
const rowsBetweenPauses = 1000;

/** Makes the rows of the files: each has the list's verdict, unless the file itself failed. */
async function toCoveredRows(
  files: readonly HashedSubject[],
  listDigest: Digest,
  judgement: Judgement,
  { confirm, addRecordedFacts, onRow }: AskEachOptions,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const file of files) {
    const row: Row =
      file.kind === "failed"
        ? toFailedRow(file)
        : { ...confirm(judgement, file.subject), subject: file.subject, coveredBy: listDigest };
    addRecordedFacts(row);
    rows.push(row);
    if (rows.length % rowsBetweenPauses === 0) await setImmediate();
  }
  rows.forEach(onRow);
  return rows;
}

/**
 * Makes the subjects to ask about: one for each proof and each file with the proof's digest, under the file's name. A
 * proof without a file fails, and so does a file without a proof.
 */
export function bindProofs(
  subjects: readonly HashedSubject[],
  proofs: readonly HashedSubject[],
): readonly HashedSubject[] {
  const provenDigests = new Set<Digest>();
  const boundProofs = proofs.flatMap((each): readonly HashedSubject[] => {
    if (!("root" in each.subject)) return [each];
    const { bytes, root, ...proof } = each.subject;
    provenDigests.add(proof.digest);
    const files = subjects.flatMap((file) =>
      file.kind === "digest" && file.subject.digest === proof.digest ? [file.subject] : [],
    );
    if (files.length > 0)
      return files.map((subject) => ({ kind: "digest", subject: { ...proof, ...subject, bytes, root } }));
    const { name, digest, path } = proof;
    const error = new AnchorError("PROOF_INVALID", `The proof is for the digest ${digest}, and no given file has it.`);
    return [{ kind: "failed", subject: { name, ...(path !== undefined && { path }) }, error }];
  });
  const unprovenFiles = subjects.filter((file) => !(file.kind === "digest" && provenDigests.has(file.subject.digest)));
  const failedFiles = unprovenFiles.map((file): HashedSubject => {
    if (file.kind === "failed") return file;
    const error = new AnchorError("PROOF_MISSING", "None of the proof files names this file.");
    return { kind: "failed", subject: file.subject, error };
  });
  return [...boundProofs, ...failedFiles];
}
