/** Asks about each hashed subject, about proofs of the subjects, or about the checksum list of all. */
import { setImmediate } from "node:timers/promises";

import { compareNames, renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import type { Proof, Subject, ListedSubject, Digest, Unread } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { toFailure, type Judgement, type Row } from "../core/row.ts";
import { judgementOf } from "../core/rows.ts";
import { isAnchored } from "../words/verdicts.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { hashText } from "../hash/hash-files.ts";
import type { Run } from "../evidence/run.ts";
import { runEach } from "../host/queue.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import { nameOf, type Candidate, type GivenList, type HashedSubject } from "./candidates.ts";
import type { Ask, Source } from "./source.ts";
import { toUnreached, type HashedRows, collectHashed } from "./hash-subjects.ts";

/** How one run asks about its subjects. */
export interface Asking extends Pick<Source, "isAskedByName"> {
  /** Asks in the mode of the run. */
  readonly ask: Ask;
  /** Finds the recorded list by which a digest is asked about, as the digest itself was never stamped. */
  readonly findAskedList: (digest: Digest) => Digest | undefined;
  /** Returns the outcome, or a failure where the file has changed since it was hashed. */
  readonly confirm: (outcome: Judgement, subject: Subject) => Judgement;
  readonly concurrency: number;
  readonly signals: Pick<Signals, "cancellation" | "fail" | "overdue">;
  /** Adds to a row what is recorded of its name; called before the row is logged. */
  readonly recall: (row: Row) => void;
  readonly onResult: (result: Row) => void;
}

/**
 * Asks about every subject that was hashed, while later subjects are still being hashed. When the run ends early, the
 * rows so far are kept.
 *
 * @returns one row a candidate, in their order
 */
export async function askEach(
  candidates: readonly Candidate[],
  ready: HashedRows,
  { ask, isAskedByName, findAskedList, confirm, concurrency, signals, recall, onResult }: Asking,
): Promise<readonly Row[]> {
  const rows: (Row | undefined)[] = Array.from({ length: candidates.length });
  const open = new Map<number, Open>();
  const keep = (index: number, row: Row): Row => {
    recall(row);
    return (rows[index] = row);
  };
  /** Yields the hashed subjects. A failed one has its row at once. */
  async function* askable(): AsyncGenerator<Open> {
    for await (const [index, each] of ready) {
      if (each.kind === "failed") onResult(keep(index, toFailedRow(each)));
      else {
        const { subject } = each;
        const coveredBy = "root" in subject ? undefined : findAskedList(subject.digest);
        const asked = { index, subject, ...(coveredBy && { coveredBy }) };
        open.set(index, asked);
        yield asked;
      }
    }
  }
  const asking = runEach(
    askable(),
    ({ coveredBy, subject }) => ask(coveredBy ? { name: runFiles.checksums, digest: coveredBy } : subject),
    {
      concurrency,
      stop: signals.cancellation.stop,
      keyOf: (asked) => sharedKeyOf(asked, isAskedByName),
      onResult: (asked, outcome) => {
        open.delete(asked.index);
        onResult(keep(asked.index, toRow(asked, outcome, confirm(outcome, asked.subject))));
      },
    },
  );
  await untilOverdue(asking, signals);
  for (const asked of open.values()) keep(asked.index, toRow(asked, unanswered));
  return candidates.map((candidate, index) => rows[index] ?? keep(index, toFailedRow(toUnreached(nameOf(candidate)))));
}

/** A subject that was asked about and waits for its answer. */
interface Open {
  readonly index: number;
  readonly subject: Subject | Proof;
  readonly coveredBy?: Digest;
}

/** Makes a row, whole at once: one to which members are added or from which they are taken costs twice the memory. */
function toRow({ subject, coveredBy }: Open, outcome: Judgement, judgement = outcome): Row {
  // The file may have the verdict of the list that a clock has signed.
  const isByList = outcome.verdict === "timestamped" && outcome.list !== subject.digest;
  const list = coveredBy ?? (isByList ? outcome.list : undefined);
  return { ...judgement, subject, ...(list && { coveredBy: list }) };
}

/** Returns the key under which rows share one question and its answer. */
function sharedKeyOf({ coveredBy, subject }: Open, isAskedByName = false): string {
  if ("root" in subject) return `${subject.digest} ${hashBytes(subject.bytes)}`;
  return isAskedByName ? `${subject.digest} ${subject.name}` : (coveredBy ?? subject.digest);
}

const unanswered: Judgement = {
  verdict: "unclear",
  note: "The job was cancelled before an answer about this file came. The request may have been carried out all the same.",
};

/**
 * Makes the row of a subject that failed before any request about it. Whole bytes other than those that the release
 * recorded are no failure: they are `changed`.
 */
export function toFailedRow({ subject, error }: Extract<HashedSubject, { kind: "failed" }>): Row {
  const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
  return { subject, ...(isChanged ? { verdict: "changed", note: error.message } : toFailure(error)) };
}

/** The rows of a run, and the lines of the checksum list of all that was hashed or given, one for each name. */
export type Asked = Pick<Run, "rows" | "listed">;

/**
 * Returns the lines of `anchor-SHA3-256SUMS`: every digest that was computed or given, once a name; a
 * subject whose bytes could not be read has no line.
 */
export function toChecksumLines(subjects: readonly (Unread | Subject)[]): readonly ListedSubject[] {
  const sorted = subjects
    .filter((subject) => subject.digest !== undefined)
    .sort((a, b) => compareNames(a.name, b.name));
  return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
}

/**
 * Asks only about the checksum list; every file that agrees with the list shares its verdict. A list that would
 * leave out a file that failed is not stamped.
 *
 * @param list the list that was given; else one is made of all files: with SHA3-256, or with SHA-256 for clocks
 */
export async function askManifest(
  candidates: readonly Candidate[],
  rows: HashedRows,
  list: GivenList | "sha3-256" | "sha256",
  asking: Asking,
): Promise<Asked> {
  const hashed = await collectHashed(candidates, rows, asking.signals);
  const files = list === "sha256" ? hashed.map(refuseUnread) : hashed;
  const listed = toChecksumLines(files.map(({ subject }) => subject));
  // An empty list would have the digest of zero bytes: it would pass and prove nothing.
  if (files.length === 0) return { rows: [], listed };
  const subject = typeof list === "object" ? list : toManifest(list, listed);
  const missing = typeof list === "string" ? files.find((file) => file.kind === "failed") : undefined;
  const account = "The list was not sent, because files that belong in it failed.";
  const error = missing && new AnchorError("NOT_ATTEMPTED", account, { cause: missing.error });
  const head: HashedSubject = error ? { kind: "failed", subject, error } : { kind: "digest", subject };
  const [first] = await askEach([head], [[0, head]], { ...asking, findAskedList: () => undefined });
  if (first === undefined) return { rows: [], listed };
  first.isList = true;
  const covered = await coverAll(files, subject.digest, judgementOf(first), asking);
  const lf = typeof list === "object" ? list.lf : undefined;
  if (lf !== undefined && (await isStampedAs(lf, subject.name, first, asking))) first.isOfLf = true;
  return { rows: [first, ...covered], listed };
}

/** Whether the chain holds a list with LF line ends, where it does not hold the list as it is. */
async function isStampedAs(
  digest: Digest,
  name: string,
  { verdict: kind }: Judgement,
  asking: Asking,
): Promise<boolean> {
  if (kind !== "not-found" && kind !== "no-match") return false;
  const head = { kind: "digest", subject: { name, digest } } as const;
  const alone: Asking = { ...asking, findAskedList: () => undefined, onResult: () => {} };
  const [answered] = await askEach([head], [[0, head]], alone);
  return answered !== undefined && isAnchored(answered);
}

function toManifest(kind: "sha3-256" | "sha256", checksums: readonly ListedSubject[]): Subject {
  const isPaired = kind === "sha256";
  const pieces = isPaired ? renderSha256Sums(checksums) : renderChecksums(checksums);
  const { sha3_256: digest, sha256, size } = hashText(pieces);
  return { name: isPaired ? runFiles.sha256 : runFiles.checksums, digest, size, ...(isPaired && { sha256 }) };
}

/** Clocks sign SHA-256: a digest that a list gives, without bytes at hand, has none. */
function refuseUnread(file: HashedSubject): HashedSubject {
  if (file.kind === "failed" || file.subject.sha256 !== undefined) return file;
  const account = "Clocks sign SHA-256, and of this file only the SHA3-256 is given. Nothing was sent.";
  const hint = "Put the file beside the list, or leave it out.";
  return { kind: "failed", subject: file.subject, error: new AnchorError("CHECKSUMS_INVALID", account, { hint }) };
}

/** Rows between two pauses. To check so many files takes some milliseconds; in a pause a signal can be handled. */
const rowsAtOnce = 1000;

/** Returns the files' rows: each has the list's verdict, unless the file itself failed. */
async function coverAll(
  files: readonly HashedSubject[],
  list: Digest,
  outcome: Judgement,
  { confirm, recall, onResult }: Asking,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const file of files) {
    const row: Row =
      file.kind === "failed"
        ? toFailedRow(file)
        : { ...confirm(outcome, file.subject), subject: file.subject, coveredBy: list };
    recall(row);
    rows.push(row);
    if (rows.length % rowsAtOnce === 0) await setImmediate();
  }
  rows.forEach(onResult);
  return rows;
}

/**
 * Binds proofs to subjects: one row a proof, named by the subject it is about; a proof about
 * none of them and a subject that no proof names fail.
 */
export function bindProofs(
  subjects: readonly HashedSubject[],
  proofs: readonly HashedSubject[],
): readonly HashedSubject[] {
  const proven = new Set<Digest>();
  const rows = proofs.flatMap((row): readonly HashedSubject[] => {
    if (row.kind === "failed" || !("root" in row.subject)) return [row];
    const { bytes, root, ...proof } = row.subject;
    proven.add(proof.digest);
    const bound = subjects.flatMap((ready) =>
      ready.kind === "digest" && ready.subject.digest === proof.digest ? [ready.subject] : [],
    );
    // The result has the subject's own name, size and file state, and the proof's bytes are sent.
    if (bound.length > 0)
      return bound.map((subject) => ({ kind: "digest", subject: { ...proof, ...subject, bytes, root } }));
    const { name, digest, path } = proof;
    const error = new AnchorError("PROOF_INVALID", `The proof is for the digest ${digest}, and no given file has it.`);
    return [{ kind: "failed", subject: { name, ...(path !== undefined && { path }) }, error }];
  });
  const others = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest)));
  const unproven = others.map((ready): HashedSubject => {
    if (ready.kind === "failed") return ready;
    const error = new AnchorError("PROOF_MISSING", "None of the proof files names this file.");
    return { kind: "failed", subject: ready.subject, error };
  });
  return [...rows, ...unproven];
}
