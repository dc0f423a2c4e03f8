/** The folder for evidence, and what earlier runs recorded there and in the release. */
import { constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { access, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { Digest, StatementId } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { idOfStatementFile, runFiles, witnessFiles } from "../core/file-names.ts";
import type { Row } from "../core/row.ts";
import { rejudge } from "../core/rows.ts";
import { toLineNames } from "../core/text.ts";
import {
  isClaimedStamped,
  isOfRelease,
  isSettled,
  isStamped,
  openRecord,
  type EvidenceRecord,
} from "../evidence/record.ts";
import {
  type DamagedEvidence,
  maxStatementBytes,
  parseStatementFile,
  type StatementFile,
} from "../evidence/statement-file.ts";
import { toRealPath } from "../files/paths.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { makeFolders, readBeginning, readRegular, untilFree } from "../host/files.ts";
import type { Host } from "../host/host.ts";
import { serviceAddress, sourceOf, type Inputs } from "../host/inputs.ts";
import {
  journaledStamps,
  recordedStamps,
  stampedNames,
  youngestStamps,
  type EarlierLine,
  type EarlierStamp,
} from "./earlier-stamps.ts";
import type { ReleaseAccess } from "./release-access.ts";

export interface History {
  /** What is recorded of this run's files: by the folder, or by a release and the folder's statements about it. */
  readonly record: EvidenceRecord;
  /** All that the folder records, of any release. */
  readonly folder: EvidenceRecord;
  /** What the folder records of this run's release; without a release, all that the folder records. */
  readonly own: EvidenceRecord;
  /** What the release records; empty without a release. */
  readonly released: EvidenceRecord;
  /** The newest statements in the folder or release that gets this run's, which names them in its `after`. */
  readonly heads: readonly StatementId[];
  readonly damaged: readonly DamagedEvidence[];
}

const maxHeads = 1000;

/** Opens the records of folder and release. With a release, `record` and `own` have only statements about it. */
export function openHistory(
  folder: { readonly files: readonly StatementFile[]; readonly damaged: readonly DamagedEvidence[] },
  release: Pick<ReleaseAccess, "identity" | "statements" | "damaged" | "attach"> | undefined,
): History {
  const { files } = folder;
  const [released, damaged] = [release?.statements ?? [], [...folder.damaged, ...(release?.damaged ?? [])]];
  const counted =
    release === undefined ? files : files.filter(({ statement }) => isOfRelease(statement, release.identity));
  const [record, ofRelease] = [openRecord([...released, ...counted]), openRecord(released)];
  const { heads } = release?.attach === undefined ? record : ofRelease;
  return {
    record,
    folder: openRecord(files),
    own: openRecord(counted),
    released: ofRelease,
    heads: heads.slice(0, maxHeads),
    damaged,
  };
}

/** What earlier runs tell about the stamps and rows of this one. */
export interface EarlierFacts {
  /** The stamps of earlier runs; their ages are by the clock that dated them, this machine's or GitHub's. */
  readonly earlier: ReadonlyMap<Digest, EarlierStamp>;
  /** Returns the digest of the stamped list that names a digest which was never stamped itself. */
  readonly findCoveringList: (digest: Digest) => Digest | undefined;
  /** Adds to a row what is recorded under its name; called before the row is logged. */
  readonly addRecorded: (row: Row) => void;
}

/** Collects what earlier runs tell; `lines` are of the folder's journal. */
export function toEarlierFacts(
  inputs: Inputs,
  history: History,
  lines: readonly EarlierLine[],
  release: Pick<ReleaseAccess, "githubTime"> | undefined,
): EarlierFacts {
  const service = serviceAddress(inputs);
  const now = new Date();
  const earlier = youngestStamps(
    journaledStamps(lines, now),
    recordedStamps(history.folder, service, now),
    recordedStamps(history.released, service, release === undefined ? now : release.githubTime()),
  );
  const journaled = stampedNames(lines, now);
  const addRecorded = createRecordedAdder(inputs, history, { journaled, earlier, isReleased: release !== undefined });
  return { earlier, findCoveringList: createListFinder(inputs, history.record), addRecorded };
}

/** Creates what finds the stamped list that names a digest without a stamp of its own. A stamp run needs no list. */
function createListFinder(inputs: Inputs, record: EvidenceRecord): EarlierFacts["findCoveringList"] {
  // Clocks sign lists, but are asked about the files one by one.
  if (inputs.mode === "stamp" || sourceOf(inputs) === "clocks") return () => undefined;
  const { anchors, coverOf } = record;
  return (digest) => {
    const cover = isClaimedStamped(anchors.get(digest)) ? undefined : coverOf(digest);
    // A list that was stamped counts even where the chain does not hold it yet.
    return cover !== undefined && (isSettled(cover) || cover.stamps.length > 0) ? cover.digest : undefined;
  };
}

/**
 * Creates what adds to a row the other digests of its name, and a stamp whose block may still come. These change no
 * verdict, since a folder may record one name from many places; a record that cannot be read makes it `unknown`.
 */
function createRecordedAdder(
  { mode, blockTime }: Inputs,
  { record, damaged }: History,
  {
    journaled,
    earlier,
    isReleased,
  }: Pick<EarlierFacts, "earlier"> & { readonly journaled: ReadonlyMap<string, Digest>; readonly isReleased: boolean },
): EarlierFacts["addRecorded"] {
  const [unread] = damaged;
  return (row) => {
    const { subject, verdict, coveredBy = subject.digest } = row;
    const known = record.names.get(subject.name);
    const digests = known === undefined ? [] : [known, ...known.former].map(({ digest }) => digest.sha3_256);
    const former = digests.filter((digest) => digest !== subject.digest);
    if (former.length > 0) row.former = former;
    if (unread !== undefined) return markUnknown(row, unread);
    if (mode === "stamp") return;
    const isAbsent = verdict === "not-found" || verdict === "no-match";
    const { ageMs = blockTime } = (isAbsent && coveredBy && earlier.get(coveredBy)) || {};
    if (ageMs < blockTime) row.recent = { ageMs, blockTimeMs: blockTime };
    const digest = isReleased ? undefined : (digests[0] ?? journaled.get(subject.name));
    if (subject.digest === undefined || digest === undefined || digest === subject.digest) return;
    const wasStamped = journaled.get(subject.name) === digest || isStamped(record, digest);
    row.recorded = { digest, isStamped: wasStamped };
  };
}

function markUnknown(row: Row, { what, advice }: DamagedEvidence): void {
  const { verdict, answer } = row;
  if (verdict === "failed" || verdict === "skipped" || verdict === "unreachable") return;
  const note = `${what} cannot be read, so the recorded bytes are not known.`;
  rejudge(row, { verdict: "unknown", note, advice, ...(answer && { answer }) });
}

/** Reads the statements of a folder; `damaged` are those that cannot be read. */
export function readStatements(folder: string): {
  readonly files: readonly StatementFile[];
  readonly damaged: readonly DamagedEvidence[];
} {
  const files: StatementFile[] = [];
  const damaged: DamagedEvidence[] = [];
  for (const name of readdirSync(folder)) {
    if (idOfStatementFile(name) === undefined) continue;
    const path = join(folder, name);
    try {
      const bytes = readRegular(path, maxStatementBytes);
      // `undefined` if another program has removed the file by now.
      if (bytes !== undefined) files.push(parseStatementFile(bytes, name, hashBytes));
    } catch (thrown) {
      const why = messageOf(thrown instanceof AnchorError ? thrown.cause : thrown);
      damaged.push({ what: `The file ${path} (${why})`, advice: damagedFileAdvice });
    }
  }
  return { files, damaged };
}

const damagedFileAdvice =
  "The file is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy: its name proves the right one. If there is no copy, keep the damaged file in another place and remove it here. The next run may then pay again for stamps that it knew.";

/** Creates the folder for evidence, before a stamp is spent; throws `OUTPUT_UNWRITABLE` where it cannot be written. */
export async function openOutputDir(
  outputDir: string,
  { workspace, defaultOutputDir }: Pick<Host, "workspace" | "defaultOutputDir">,
): Promise<string> {
  const folder = outputDir === "" ? defaultOutputDir : resolve(workspace, outputDir);
  try {
    makeFolders(folder, 0o777);
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const account = `The folder for evidence cannot be used: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", account, { cause });
  }
}

/** Files made from statements: where no run has left anything else, files of these names are the user's own. */
const derivedNames: ReadonlySet<string> = new Set([runFiles.checksums, runFiles.sha256, ...witnessFiles]);
const onlyEmpty = /^$/;

/** How the files of an earlier run begin: a file with another beginning is not ours, whatever its name is. */
const beginnings: ReadonlyMap<string, RegExp> = new Map([
  ...[runFiles.results, runFiles.monitor].map(
    (name) => [name, /^\{\s*"version": 1,\s*"tool": ?\{\s*"name": ?"anchor-artifacts"/] as const,
  ),
  [runFiles.badge, /^\{"schemaVersion":1,"label":"(?:anchored|releases)/],
  [runFiles.page, /^<!doctype html>[^]*<title>Verify a download<\/title>/],
  [runFiles.checksums, /^\\?SHA3-256 \(/],
  [runFiles.sha256, /^\\?[0-9a-f]{64} {2}/],
  ...witnessFiles.map((name) => [name, name.endsWith(".ots") ? /^\0OpenTimestamps/ : /^0[\x80-\x84]/] as const),
]);

/**
 * Removes an earlier run's files, so that nothing old is read as new; journal, statements and reports stay.
 * @param kept absolute paths of further files that stay, such as a list that this run still reads
 * @throws AnchorError `OUTPUT_UNWRITABLE`, also if no run wrote a file of such a name: then nothing is removed
 */
export async function removeEarlierFiles(folder: string, kept: readonly string[]): Promise<void> {
  const stays = new Set(kept.map(resolved));
  try {
    // Most names are not there, and to find that out by removing them takes ten times as long.
    const found = [...beginnings].filter(([name]) => lstatSync(join(folder, name), { throwIfNoEntry: false }));
    const old = found.filter(([name]) => !stays.has(resolved(join(folder, name))));
    const isOfRun = (name: string): boolean =>
      name === runFiles.results || name === runFiles.journal || idOfStatementFile(name) !== undefined;
    const hasRun = readdirSync(folder).some(isOfRun);
    const others = old
      .filter(
        ([name, beginning]) => !isOurs(join(folder, name), derivedNames.has(name) && !hasRun ? onlyEmpty : beginning),
      )
      .map(([name]) => name);
    if (others.length > 0)
      throw new RangeError(
        `no run of this action wrote ${toLineNames(others)}. Move them, or set output-dir to another folder`,
      );
    await Promise.all(old.map(([name]) => untilFree(() => rm(join(folder, name), { force: true }))));
  } catch (cause) {
    const account = `Old files in the folder for evidence could not be removed: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", account, { cause });
  }
}

/** How many bytes are read of a file: in a page, the title comes within them. */
const beginningBytes = 4096;

function isOurs(path: string, beginning: RegExp): boolean {
  try {
    const start = Buffer.from(readBeginning(path, beginningBytes)).toString("latin1");
    return start === "" || beginning.test(start);
  } catch (thrown) {
    // What is no regular file was not written by a run.
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
}

/** Resolves links, since they may give one file two paths. */
function resolved(path: string): string {
  return existsSync(path) ? toRealPath(path) : path;
}
