import { setImmediate } from "node:timers/promises";

import { renderChecksums, type ChecksumLine } from "../../domain/checksums.ts";
import type { Digest } from "../../domain/digest.ts";
import { AnchorError } from "../../domain/errors.ts";
import { compareNames } from "../../domain/name-order.ts";
import type { Outcome } from "../../domain/outcome.ts";
import type { Result } from "../../domain/report.ts";
import type { Named, Proof, Subject } from "../../domain/target.ts";
import { createSha3, hashBytes } from "../../operations/hashing/hash-files.ts";
import { run } from "../../operations/run-each.ts";
import type { Prepared } from "../subjects/hash-candidates.ts";
import { bindProofs, type ProofCandidate } from "../subjects/find-proofs.ts";

/** How one run asks about its subjects. */
export interface Work {
  readonly operate: (target: Subject | Proof) => Promise<Outcome>;
  /** Looks once more at a file that shares another subject's verdict. */
  readonly confirm: (outcome: Outcome, subject: Subject) => Outcome;
  readonly concurrency: number;
  readonly stop: AbortSignal;
  /** Resolves when the run is to end with what it has. */
  readonly overdue: Promise<void>;
  readonly onResult: (result: Result) => void;
  /** Told of a defect that belongs to no subject; the results so far are kept. */
  readonly onDefect: (thrown: unknown) => void;
}

/** What a run brought: a result a subject, and the checksum list of all that was hashed or given (interface §1.4). */
export interface Execution {
  readonly results: readonly Result[];
  /** One line a name. */
  readonly checksums: readonly ChecksumLine[];
}

/** How many subjects there are, and what each is called by its place. */
export interface Roll {
  readonly count: number;
  readonly nameAt: (index: number) => Named | undefined;
}

type Placed = Prepared & { readonly index: number };

/** Every subject is asked about by itself, while later ones are still being hashed. */
export async function executeEach(roll: Roll, prepared: AsyncIterable<Placed>, work: Work): Promise<Execution> {
  const results = await ask(roll, prepared, work);
  return { results, checksums: checksumsOf(results.map(({ subject }) => subject)) };
}

/** Proofs are asked about, bound to the subjects they name. */
export async function executeProofs(
  roll: Roll,
  prepared: AsyncIterable<Placed>,
  proofs: readonly ProofCandidate[],
  isBound: boolean,
  work: Work,
): Promise<Execution> {
  const subjects = await inOrder(roll, prepared, work);
  const rows = bindProofs(subjects, proofs, isBound);
  return { results: await ask(rollOf(rows), placed(rows), work), checksums: checksumsOf(subjects.map(nameOf)) };
}

/**
 * Only the checksum list is asked about; every file that agrees with it shares the list's verdict. A list that would
 * leave out a file that failed is not stamped (interface §1.1 `anchor`).
 *
 * @param list the list that was given, or `undefined` to make one of all files
 */
export async function executeManifest(
  roll: Roll,
  prepared: AsyncIterable<Placed>,
  list: Subject | undefined,
  work: Work,
): Promise<Execution> {
  const subjects = await inOrder(roll, prepared, work);
  const checksums = checksumsOf(subjects.map(nameOf));
  // The list of nothing has everybody's digest: it would pass, and prove nothing.
  if (subjects.length === 0) return { results: [], checksums };
  const manifest = list ?? toManifest(checksums);
  const incomplete = list === undefined && subjects.some((subject) => "error" in subject);
  const head = incomplete ? { subject: manifest, error: incompleteList() } : { target: manifest };
  const [first] = await ask(rollOf([head]), placed([head]), work);
  if (first === undefined) return { results: [], checksums };
  const rows: Result[] = [];
  for (const subject of subjects) {
    rows.push(coveredBy(subject, manifest.digest, first.outcome, work));
    if (rows.length % rowsAtOnce === 0) await setImmediate();
  }
  rows.forEach(work.onResult);
  return { results: [first, ...rows], checksums };
}

function toManifest(checksums: readonly ChecksumLine[]): Subject {
  const sha3 = createSha3();
  let size = 0;
  for (const piece of renderChecksums(checksums)) {
    const bytes = Buffer.from(piece, "utf8");
    sha3.update(bytes);
    size += bytes.length;
  }
  return { name: "SHA3-256SUMS", digest: sha3.digest(), size };
}

function incompleteList(): AnchorError {
  return new AnchorError("NOT_ATTEMPTED", "Nothing was sent for the list: files that belong in it failed.");
}

/** Looking at so many files once more takes some milliseconds; then signals are heard again. */
const rowsAtOnce = 1000;

/** A file's row under a manifest: the list's verdict, unless the file itself failed. */
function coveredBy(prepared: Prepared, digest: Digest, outcome: Outcome, { confirm }: Work): Result {
  if ("error" in prepared) return toResult(prepared);
  return { subject: prepared.target, outcome: confirm(outcome, prepared.target), coveredBy: digest };
}

/** Asks about everything that can be asked about; the results stand in the subjects' order. */
async function ask({ count, nameAt }: Roll, prepared: AsyncIterable<Placed>, work: Work): Promise<readonly Result[]> {
  const open: (Subject | Proof | undefined)[] = Array.from({ length: count });
  const results: (Result | undefined)[] = Array.from({ length: count });
  const settle = (index: number, result: Result): void => {
    results[index] = result;
    work.onResult(result);
  };
  const asking = run(askable(prepared, open, settle), work.operate, {
    concurrency: work.concurrency,
    stop: work.stop,
    keyOf: (target) => ("root" in target ? `${target.digest} ${hashBytes(target.bytes)}` : target.digest),
    onResult: ({ index, target }, outcome) => settle(index, { subject: target, outcome }),
  });
  await Promise.race([asking.catch(work.onDefect), work.overdue]);
  return Array.from(results, (result, index) => result ?? toUnsettled(open[index], nameAt(index)));
}

/** Lets through what can be asked about, which is open until it has its result; what failed before is settled at once. */
async function* askable(
  prepared: AsyncIterable<Placed>,
  open: (Subject | Proof | undefined)[],
  settle: (index: number, result: Result) => void,
) {
  for await (const item of prepared) {
    if ("target" in item) {
      const { index, target } = item;
      open[index] = target;
      yield { index, target };
    } else settle(item.index, toResult(item));
  }
}

function toUnsettled(target: Subject | undefined, name: Named | undefined): Result {
  return target === undefined ? toResult(notReached(name)) : { subject: target, outcome: unanswered };
}

const unanswered: Outcome = {
  kind: "pending",
  note: "The run ended before its answer was there, and what was sent may have been done. Check this digest.",
};

type Failed = Extract<Prepared, { error: AnchorError }>;

function toResult({ subject, error }: Failed): Result {
  return { subject, outcome: { kind: "failed", error } };
}

function notReached(subject: Named = { name: "?" }): Failed {
  return { subject, error: new AnchorError("NOT_ATTEMPTED", "The run ended before this was hashed.") };
}

async function inOrder(
  { count, nameAt }: Roll,
  prepared: AsyncIterable<Placed>,
  { overdue, onDefect }: Work,
): Promise<readonly Prepared[]> {
  const rows: (Prepared | undefined)[] = Array.from({ length: count });
  const fill = async (): Promise<void> => {
    for await (const item of prepared) rows[item.index] = item;
  };
  await Promise.race([fill().catch(onDefect), overdue]);
  return Array.from(rows, (row, index) => row ?? notReached(nameAt(index)));
}

async function* placed(rows: readonly Prepared[]): AsyncGenerator<Placed> {
  for (const [index, row] of rows.entries()) yield { ...row, index };
}

function rollOf(rows: readonly Prepared[]): Roll {
  const nameAt = (index: number): Named | undefined => {
    const row = rows[index];
    return row && nameOf(row);
  };
  return { count: rows.length, nameAt };
}

function nameOf(row: Prepared): Named | Subject {
  return "target" in row ? row.target : row.subject;
}

/** Every digest that was computed or given, once a name; a subject whose bytes could not be read has no line. */
function checksumsOf(subjects: readonly (Named | Subject)[]): readonly ChecksumLine[] {
  const sorted = subjects.filter((subject) => "digest" in subject).sort((a, b) => compareNames(a.name, b.name));
  return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
}
