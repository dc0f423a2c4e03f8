import { formatChecksums } from "../domain/checksums.ts";
import type { Digest } from "../domain/digest.ts";
import { AnchorError } from "../domain/errors.ts";
import type { Outcome } from "../domain/outcome.ts";
import type { Result } from "../domain/report.ts";
import type { Named, Proof, Subject } from "../domain/target.ts";
import { hashBytes } from "../operations/hash.ts";
import { run } from "../operations/run.ts";
import type { Prepared } from "./prepare.ts";
import { bindProofs, type ProofCandidate } from "./proofs.ts";

/** How one run asks about its subjects. */
export interface Work {
  readonly operate: (target: Subject | Proof) => Promise<Outcome>;
  /** Looks once more at a file that shares another subject's verdict. */
  readonly confirm: (outcome: Outcome, subject: Subject) => Promise<Outcome>;
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
  readonly checksums: string;
}

type Placed = Prepared & { readonly index: number };

/** Every subject is asked about by itself, while later ones are still being hashed. */
export async function executeEach(
  names: readonly Named[],
  prepared: AsyncIterable<Placed>,
  work: Work,
): Promise<Execution> {
  const seen: Prepared[] = [];
  const results = await ask(names, remember(prepared, seen), work);
  return { results, checksums: checksumsOf(seen) };
}

/** Proofs are asked about, bound to the subjects they name. */
export async function executeProofs(
  names: readonly Named[],
  prepared: AsyncIterable<Placed>,
  proofs: readonly ProofCandidate[],
  isBound: boolean,
  work: Work,
): Promise<Execution> {
  const subjects = await inOrder(names, prepared, work);
  const rows = bindProofs(subjects, proofs, isBound);
  return { results: await ask(rows.map(nameOf), placed(rows), work), checksums: checksumsOf(subjects) };
}

/**
 * Only the checksum list is asked about; every file that agrees with it shares the list's verdict. A list that would
 * leave out a file that failed is not stamped (interface §1.1 `anchor`).
 *
 * @param list the list that was given, or `undefined` to make one of all files
 */
export async function executeManifest(
  names: readonly Named[],
  prepared: AsyncIterable<Placed>,
  list: Subject | undefined,
  work: Work,
): Promise<Execution> {
  const subjects = await inOrder(names, prepared, work);
  const checksums = checksumsOf(subjects);
  // The list of nothing has everybody's digest: it would pass, and prove nothing.
  if (subjects.length === 0) return { results: [], checksums };
  const manifest = list ?? toManifest(checksums);
  const incomplete = list === undefined && subjects.some((subject) => "error" in subject);
  const head = incomplete ? { subject: manifest, error: incompleteList() } : { target: manifest };
  const [first] = await ask([manifest], placed([head]), work);
  if (first === undefined) return { results: [], checksums };
  const rows: Result[] = [];
  for (const subject of subjects) rows.push(await coveredBy(subject, manifest.digest, first.outcome, work));
  rows.forEach(work.onResult);
  return { results: [first, ...rows], checksums };
}

function toManifest(checksums: string): Subject {
  const bytes = Buffer.from(checksums, "utf8");
  return { name: "SHA3-256SUMS", digest: hashBytes(bytes), size: bytes.length };
}

function incompleteList(): AnchorError {
  return new AnchorError("NOT_ATTEMPTED", "Nothing was sent for the list: files that belong in it failed.");
}

/** A file's row under a manifest: the list's verdict, unless the file itself failed. */
async function coveredBy(prepared: Prepared, digest: Digest, outcome: Outcome, { confirm }: Work): Promise<Result> {
  if ("error" in prepared) return toResult(prepared);
  return { subject: prepared.target, outcome: await confirm(outcome, prepared.target), coveredBy: digest };
}

/** Asks about everything that can be asked about; the results stand in the subjects' order. */
async function ask(names: readonly Named[], prepared: AsyncIterable<Placed>, work: Work): Promise<readonly Result[]> {
  const results: (Result | undefined)[] = Array.from({ length: names.length });
  const settle = (index: number, result: Result): void => {
    results[index] = result;
    work.onResult(result);
  };
  const asking = run(askable(prepared, settle, results), ({ subject }) => work.operate(subject), {
    concurrency: work.concurrency,
    stop: work.stop,
    keyOf: ({ subject }) => ("root" in subject ? `${subject.digest} ${hashBytes(subject.bytes)}` : subject.digest),
    onResult: ({ index, target }, outcome) => settle(index, { subject: target.subject, outcome }),
  });
  await Promise.race([asking.catch(work.onDefect), work.overdue]);
  return Array.from(results, (result, index) => result ?? toResult(notReached(names[index])));
}

/** Lets through what can be asked about, which is open until it has its result; what failed before is settled at once. */
async function* askable(
  prepared: AsyncIterable<Placed>,
  settle: (index: number, result: Result) => void,
  results: (Result | undefined)[],
) {
  for await (const item of prepared) {
    if ("target" in item) {
      results[item.index] = { subject: item.target, outcome: unanswered };
      yield { index: item.index, target: { subject: item.target } };
    } else settle(item.index, toResult(item));
  }
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
  names: readonly Named[],
  prepared: AsyncIterable<Placed>,
  { overdue, onDefect }: Work,
): Promise<readonly Prepared[]> {
  const rows: (Prepared | undefined)[] = Array.from({ length: names.length });
  const fill = async (): Promise<void> => {
    for await (const item of prepared) rows[item.index] = item;
  };
  await Promise.race([fill().catch(onDefect), overdue]);
  return Array.from(rows, (row, index) => row ?? notReached(names[index]));
}

async function* placed(rows: readonly Prepared[]): AsyncGenerator<Placed> {
  for (const [index, row] of rows.entries()) yield { ...row, index };
}

async function* remember(prepared: AsyncIterable<Placed>, seen: Prepared[]): AsyncGenerator<Placed> {
  for await (const item of prepared) {
    seen.push(item);
    yield item;
  }
}

function nameOf(row: Prepared): Named | Subject {
  return "target" in row ? row.target : row.subject;
}

/** Every digest that was computed or given, once a name; a subject whose bytes could not be read has no line. */
function checksumsOf(subjects: readonly Prepared[]): string {
  const lines = new Map<string, Subject>();
  for (const item of subjects) {
    const subject = nameOf(item);
    if ("digest" in subject) lines.set(subject.name, subject);
  }
  return formatChecksums([...lines.values()]);
}
