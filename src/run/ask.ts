/** Hashes the subjects and asks about them, each as soon as it is hashed. */
import { setImmediate } from "node:timers/promises";

import { emptyDigest } from "../core/digest.ts";
import { counted } from "../core/text.ts";
import type { Run } from "../evidence/run.ts";
import {
  type Host,
  type Log,
  type Progress,
  type OutageProgress,
  noProgress,
  startProgressDisplay,
} from "../host/host.ts";
import { sourceOf, type Inputs } from "../host/inputs.ts";
import { toEmptyFileWarning } from "../render/causes.ts";
import { renderResultLine } from "../render/lines.ts";
import { maxUnfolded } from "../render/markdown.ts";
import {
  toChecksumLines,
  askEach,
  type RowsAndChecksums,
  type AskEachOptions,
  askManifest,
  bindProofs,
} from "./ask-each.ts";
import {
  collectHashed,
  confirmVerified,
  hashCandidates,
  warnOfChangedFiles,
  type IndexedSubject,
  type HashedSubjects,
  nameOf,
  sizeOf,
  type Candidate,
} from "./candidates.ts";
import type { FindLateAssets } from "./release-access.ts";
import type { Source } from "./source.ts";
import type { Subjects } from "./subjects.ts";
import { waitForStamps } from "./wait.ts";

/** What a run asks with, and what earlier runs tell about its rows. */
type AskTools = Pick<Source, "check" | "locate" | "trouble"> &
  Pick<AskEachOptions, "ask" | "isAskedByName" | "findCoveringList" | "addRecordedFacts"> & {
    /** Absent without a release. */
    readonly findLateAssets?: FindLateAssets | undefined;
  };

/** Gives the run a row for each subject, and for each asset that was added to the release meanwhile. */
export async function askSubjects(
  run: Run,
  subjects: Subjects,
  tools: AskTools,
  inputs: Inputs,
  host: Host,
): Promise<void> {
  const { findLateAssets } = tools;
  Object.assign(run, await hashAskAndWait(subjects, tools, inputs, host));
  // No file can be added to a list that was stamped.
  if (findLateAssets === undefined || inputs.anchor === "manifest") return;
  for (;;) {
    const late = await findLateAssets(new Set(run.rows.map(({ subject }) => subject.name)));
    if (late.length === 0) return;
    const more = await hashAskAndWait({ candidates: [...late], proofs: [], count: late.length }, tools, inputs, host);
    run.rows = [...run.rows, ...more.rows];
    run.checksums = toChecksumLines(run.rows.map(({ subject }) => subject));
  }
}

/** Hashes all subjects, asks about them, and waits for their stamps. If they are many, the log groups their lines. */
async function hashAskAndWait(
  subjects: Subjects,
  tools: AskTools,
  inputs: Inputs,
  host: Host,
): Promise<RowsAndChecksums> {
  const { log } = host;
  const { count, candidates, proofs } = subjects;
  log.debug(`Hashing ${counted(count, "subject")}.`);
  const requestsTotal = inputs.anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length;
  const counts: Counts = { ...noProgress, requestsTotal };
  const work = async (): Promise<RowsAndChecksums> => {
    const progress = startProgressDisplay(log, () => ({ ...counts, trouble: withWait(tools.trouble?.(), inputs) }));
    try {
      // A signal is handled only between turns of the event loop, and all work until here may have been one turn.
      await setImmediate();
      const asked = await askByAnchor(subjects, tools, inputs, host, counts);
      await waitForStamps(asked.rows, tools, inputs, host, (waiting) => void Object.assign(counts, waiting));
      if (inputs.mode === "stamp") await warnOfChangedFiles(asked.rows, host);
      return asked;
    } finally {
      progress.stop();
    }
  };
  return count > maxUnfolded ? log.group(`${count} subjects, a line each`, work) : work();
}

/** Corrects when the run gives up in an outage, for the progress line: a stamp run goes on until `wait` is over. */
function withWait(trouble: OutageProgress | undefined, { mode, wait }: Inputs): OutageProgress | undefined {
  if (trouble === undefined || mode !== "stamp") return trouble;
  return { ...trouble, givesUpAt: Math.max(trouble.givesUpAt, trouble.startedAt + wait) };
}

/** Asks about each subject, about its proofs, or about one list of all subjects. */
async function askByAnchor(
  subjects: Subjects,
  { ask, isAskedByName, findCoveringList, addRecordedFacts, findLateAssets }: AskTools,
  inputs: Inputs,
  { log, signals, workspace }: Host,
  counts: Counts,
): Promise<RowsAndChecksums> {
  const { candidates, list } = subjects;
  const areClocksAsked = sourceOf(inputs) === "clocks";
  const hash = createHasher(inputs, list !== undefined, { log, signals, workspace }, counts);
  const hashed = hash(candidates);
  const asking: AskEachOptions = {
    ask,
    ...(isAskedByName && { isAskedByName }),
    findCoveringList,
    addRecordedFacts,
    confirm: (judgement, subject) =>
      inputs.mode === "verify" ? confirmVerified(judgement, subject, workspace) : judgement,
    concurrency: inputs.concurrency,
    signals,
    onRow: (row) => {
      // A file under a list has a row, but no request of its own.
      counts.requestsDone = Math.min(counts.requestsDone + 1, counts.requestsTotal);
      log.info(renderResultLine(row));
    },
  };
  if (inputs.anchor === "manifest") {
    const all =
      list === undefined && findLateAssets ? withLateAssets(candidates, hashed, findLateAssets, hash) : hashed;
    return askManifest(candidates, all, list ?? (areClocksAsked ? "sha256" : "sha3-256"), asking);
  }
  const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
  if (inputs.proofs.length > 0) return askProofs(subjects, hashed, isBound, asking);
  const rows = await askEach(candidates, hashed, asking);
  return { rows, checksums: toChecksumLines(rows.map(({ subject }) => subject)) };
}

/** Creates a function that hashes candidates, and counts them for the progress line. */
function createHasher(
  inputs: Inputs,
  mustBeListed: boolean,
  { log, signals, workspace }: Pick<Host, "log" | "signals" | "workspace">,
  counts: Counts,
): (some: Candidate[]) => AsyncGenerator<IndexedSubject> {
  const { fromRelease, releaseAttach, witness, mode } = inputs;
  const hashing = {
    sha256: fromRelease || releaseAttach !== "none" || witness.length > 0 || sourceOf(inputs) === "clocks",
    fingerprint: mode !== "check",
    mustBeListed,
    workspace,
    signal: signals.cancellation.stop,
    onBytes: (bytes: number) => void (counts.hashedBytes += bytes),
    onHashed: () => void (counts.hashedFiles += 1),
  };
  return (some) => {
    const sizes = some.map(sizeOf).filter((size) => size !== undefined);
    counts.totalBytes += sizes.reduce((sum, size) => sum + size, 0);
    counts.totalFiles += sizes.length;
    return storeSubjects(hashCandidates(some, hashing), some, log);
  };
}

/**
 * Yields the subjects. Each replaces its candidate, whose memory is then free: a run may have a hundred thousand. Warns
 * once of all empty files, before the first of them is asked about.
 */
async function* storeSubjects(
  hashed: HashedSubjects,
  candidates: Candidate[],
  log: Pick<Log, "warning">,
): AsyncGenerator<IndexedSubject> {
  const empty = candidates.flatMap((candidate, index) => (sizeOf(candidate) === 0 ? [index] : []));
  let isWarned = false;
  for await (const indexed of hashed) {
    const [index, candidate] = indexed;
    const { subject } = candidate;
    candidates[index] = candidate;
    if (!isWarned && subject.digest !== undefined && subject.digest === emptyDigest) {
      isWarned = true;
      const others = empty.filter((other) => other !== index).length;
      const { message, target } = toEmptyFileWarning(subject, others);
      log.warning(message, target);
    }
    yield indexed;
  }
}

/** Yields the subjects, then those of assets added to the release meanwhile; adds these assets to `candidates`. */
async function* withLateAssets(
  candidates: Candidate[],
  hashed: HashedSubjects,
  findLateAssets: FindLateAssets,
  hash: (some: Candidate[]) => AsyncIterable<IndexedSubject>,
): AsyncGenerator<IndexedSubject> {
  yield* hashed;
  for (;;) {
    const late = await findLateAssets(new Set(candidates.map((candidate) => nameOf(candidate).name)));
    if (late.length === 0) return;
    const start = candidates.length;
    candidates.push(...late);
    for await (const [index, subject] of hash([...late])) yield [start + index, subject];
  }
}

/**
 * Asks about proofs, each bound to the files that have its digest; without files, each proof is a subject itself.
 *
 * @param isBound whether the inputs ask for subjects, even if none were found: a proof without a file must then fail
 */
async function askProofs(
  { candidates, proofs }: Subjects,
  hashed: HashedSubjects,
  isBound: boolean,
  asking: AskEachOptions,
): Promise<RowsAndChecksums> {
  const subjects = await collectHashed(candidates, hashed, asking.signals);
  const asked = isBound ? bindProofs(subjects, proofs) : proofs;
  return {
    rows: await askEach(asked, asked.entries(), asking),
    checksums: toChecksumLines(subjects.map(({ subject }) => subject)),
  };
}

/** What the progress line reads; the code that hashes and asks writes it. */
type Counts = { -readonly [Name in keyof Progress]: Progress[Name] };
