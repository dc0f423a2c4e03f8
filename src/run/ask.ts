/** Hashes a run's subjects, and asks its source about each as soon as it is hashed. */
import { setImmediate } from "node:timers/promises";

import { emptyDigest } from "../core/digest.ts";
import { counted } from "../core/text.ts";
import type { Row } from "../core/row.ts";
import { judgementOf, type Run } from "../evidence/run.ts";
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
import { maxUnfoldedRows } from "../render/markdown.ts";
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
  wantsSha256,
  type Candidate,
} from "./candidates.ts";
import type { FindLateAssets } from "./release-access.ts";
import type { Ask, Source } from "./source.ts";
import type { Subjects } from "./subjects.ts";
import { waitForStamps } from "./wait.ts";

/** What a run asks its source with, and what earlier runs recorded about its rows. */
type AskTools = Pick<Source, "check" | "locate" | "trouble"> &
  Pick<AskEachOptions, "ask" | "isAskedByName" | "findCoveringList" | "addRecordedFacts"> & {
    /** Finds assets added during the run; absent without a release. */
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
  const { waitEndsAt: firstWaitEndsAt, ...results } = await hashAskAndWait(subjects, tools, inputs, host);
  Object.assign(run, results);
  // No file can be added to a list that was stamped.
  if (findLateAssets === undefined || inputs.anchor === "manifest") return;
  for (let waitEndsAt = firstWaitEndsAt; ;) {
    const lateAssets = await findLateAssets(new Set(run.rows.map(({ subject }) => subject.name)));
    if (lateAssets.length === 0) return;
    const lateSubjects = { candidates: [...lateAssets], proofs: [], count: lateAssets.length };
    const lateTools = { ...tools, ask: withKnownAnswers(tools, run.rows) };
    const lateResults = await hashAskAndWait(lateSubjects, lateTools, inputs, host, waitEndsAt);
    waitEndsAt = lateResults.waitEndsAt;
    run.rows = [...run.rows, ...lateResults.rows];
    run.checksums = toChecksumLines(run.rows.map(({ subject }) => subject));
  }
}

/** Answers about a digest that has a row already by that row: no digest is asked about, or stamped, twice in a run. */
function withKnownAnswers({ ask, isAskedByName }: AskTools, rows: readonly Row[]): Ask {
  if (isAskedByName === true) return ask;
  const rowsByDigest = new Map(rows.map((row) => [row.coveredBy ?? row.subject.digest, row]));
  return async (target) => {
    const row = rowsByDigest.get(target.digest);
    return row === undefined ? await ask(target) : judgementOf(row);
  };
}

/**
 * Hashes all subjects, asks about them, and waits for their stamps. If they are many, the log groups their lines.
 * @param waitEndsAt when the run's wait is over, if it has begun; the result has it too
 */
async function hashAskAndWait(
  subjects: Subjects,
  tools: AskTools,
  inputs: Inputs,
  host: Host,
  waitEndsAt?: number,
): Promise<RowsAndChecksums & { readonly waitEndsAt: number | undefined }> {
  const { log } = host;
  const { count, candidates, proofs } = subjects;
  log.debug(`Hashing ${counted(count, "subject")}.`);
  const requestsTotal = inputs.anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length;
  const counts: Counts = { ...noProgress, requestsTotal };
  const hashAndAsk = async () => {
    const readProgress = () => ({ ...counts, trouble: withWaitLimit(tools.trouble?.(), inputs) });
    const progress = startProgressDisplay(log, readProgress);
    try {
      // All work until here may have been one turn of the event loop: now a signal that came meanwhile is handled.
      await setImmediate();
      const results = await askByAnchor(subjects, tools, inputs, host, counts);
      const onWait: Parameters<typeof waitForStamps>[4] = (waiting) => void Object.assign(counts, waiting);
      const endsAt = await waitForStamps(results.rows, tools, inputs, host, onWait, waitEndsAt);
      if (inputs.mode === "stamp") await warnOfChangedFiles(results.rows, host);
      return { ...results, waitEndsAt: endsAt };
    } finally {
      progress.stop();
    }
  };
  return count > maxUnfoldedRows ? log.group(`${count} subjects, a line each`, hashAndAsk) : hashAndAsk();
}

/** Corrects, for the progress line, when the run gives up in an outage: a stamp run goes on until `wait` is over. */
function withWaitLimit(trouble: OutageProgress | undefined, { mode, wait }: Inputs): OutageProgress | undefined {
  if (trouble === undefined || mode !== "stamp") return trouble;
  return { ...trouble, givesUpAt: Math.max(trouble.givesUpAt, trouble.startedAt + wait) };
}

/** Asks the source about each subject, about proofs of the subjects, or about one checksum list of all subjects. */
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
  const hashedSubjects = hash(candidates);
  const askOptions: AskEachOptions = {
    ask,
    ...(isAskedByName && { isAskedByName }),
    findCoveringList,
    addRecordedFacts,
    confirm: (judgement, subject) =>
      inputs.mode === "verify" ? confirmVerified(judgement, subject, workspace) : judgement,
    concurrency: inputs.concurrency,
    signals,
    onRow: (row) => {
      // Files of a list have rows, but no requests of their own, so the count stops at the number of requests.
      counts.requestsDone = Math.min(counts.requestsDone + 1, counts.requestsTotal);
      log.info(renderResultLine(row));
    },
  };
  if (inputs.anchor === "manifest") {
    const allHashed =
      list === undefined && findLateAssets
        ? withLateAssets(candidates, hashedSubjects, findLateAssets, hash)
        : hashedSubjects;
    return askManifest(candidates, allHashed, list ?? (areClocksAsked ? "sha256" : "sha3-256"), askOptions);
  }
  const areSubjectsWanted = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
  if (inputs.proofs.length > 0) return askProofs(subjects, hashedSubjects, areSubjectsWanted, askOptions);
  const rows = await askEach(candidates, hashedSubjects, askOptions);
  return { rows, checksums: toChecksumLines(rows.map(({ subject }) => subject)) };
}

/** Creates a function that hashes candidates, and counts them for the progress line. */
function createHasher(
  inputs: Inputs,
  mustBeListed: boolean,
  { log, signals, workspace }: Pick<Host, "log" | "signals" | "workspace">,
  counts: Counts,
): (someCandidates: Candidate[]) => AsyncGenerator<IndexedSubject> {
  const hashOptions = {
    wantsSha256: wantsSha256(inputs),
    wantsFingerprint: inputs.mode !== "check",
    mustBeListed,
    workspace,
    signal: signals.cancellation.stop,
    onBytes: (bytes: number) => void (counts.hashedBytes += bytes),
    onHashed: () => void (counts.hashedFiles += 1),
  };
  return (someCandidates) => {
    const sizes = someCandidates.map(sizeOf).filter((size) => size !== undefined);
    counts.totalBytes += sizes.reduce((sum, size) => sum + size, 0);
    counts.totalFiles += sizes.length;
    return storeSubjects(hashCandidates(someCandidates, hashOptions), someCandidates, log);
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
  const emptyIndexes = candidates.flatMap((candidate, index) => (sizeOf(candidate) === 0 ? [index] : []));
  let isWarned = false;
  for await (const indexed of hashed) {
    const [index, candidate] = indexed;
    const { subject } = candidate;
    candidates[index] = candidate;
    if (!isWarned && subject.digest !== undefined && subject.digest === emptyDigest) {
      isWarned = true;
      const otherEmptyCount = emptyIndexes.filter((other) => other !== index).length;
      const { message, target } = toEmptyFileWarning(subject, otherEmptyCount);
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
  hash: (candidates: Candidate[]) => AsyncIterable<IndexedSubject>,
): AsyncGenerator<IndexedSubject> {
  yield* hashed;
  for (;;) {
    const lateAssets = await findLateAssets(new Set(candidates.map((candidate) => nameOf(candidate).name)));
    if (lateAssets.length === 0) return;
    const startIndex = candidates.length;
    candidates.push(...lateAssets);
    for await (const [index, subject] of hash([...lateAssets])) yield [startIndex + index, subject];
  }
}

/**
 * Asks the source about proofs, each bound to the files with its digest; without files, each proof is itself a subject.
 *
 * @param areSubjectsWanted whether the inputs name files, even if none were found: a proof without a file then fails
 */
async function askProofs(
  { candidates, proofs }: Subjects,
  hashed: HashedSubjects,
  areSubjectsWanted: boolean,
  askOptions: AskEachOptions,
): Promise<RowsAndChecksums> {
  const subjects = await collectHashed(candidates, hashed, askOptions.signals);
  const targets = areSubjectsWanted ? bindProofs(subjects, proofs) : proofs;
  return {
    rows: await askEach(targets, targets.entries(), askOptions),
    checksums: toChecksumLines(subjects.map(({ subject }) => subject)),
  };
}

/** The counts that the progress line shows; the code that hashes and asks raises them. */
type Counts = { -readonly [Name in keyof Progress]: Progress[Name] };
