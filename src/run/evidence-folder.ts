/** The folder for evidence: what an earlier run left there, and the log of all runs, `anchor.jsonl` (docs/evidence.md). */
import { constants, existsSync, lstatSync, realpathSync } from "node:fs";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { join, dirname, resolve } from "node:path";

import { emptyDigest, type Digest } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { maxJsonLength } from "../core/json.ts";
import { keptListName, runFiles, witnessFiles } from "../core/file-names.ts";
import { sha256ListName, sha3ListName } from "../core/checksums.ts";
import { maxLogBytes, parseLog, parseStatement, toNextStatement, type LogLine } from "../evidence/log.ts";
import { isNews, isStamped, openRecord } from "../evidence/record.ts";
import type { Statement, StatementList } from "../evidence/statement.ts";
import { renderStatement } from "../evidence/to-statement.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { writeAtomically, readRegular, unwritable } from "../host/files.ts";
import { given } from "../core/text.ts";
import type { Host } from "../host/host.ts";

/**
 * Reads the log of a folder.
 *
 * @throws AnchorError `EVIDENCE_INVALID` for a log that cannot be read: it stays as it is
 */
export function readFolderLog(folder: string): readonly LogLine[] {
  const path = join(folder, runFiles.log);
  const bytes = readOwn(path);
  if (bytes === undefined) return [];
  try {
    return parseLog(bytes);
  } catch (cause) {
    throw cause instanceof AnchorError ? unusable(path, messageOf(cause.cause), cause) : cause;
  }
}

function readOwn(path: string): Uint8Array | undefined {
  try {
    return readRegular(path, maxLogBytes);
  } catch (cause) {
    throw unusable(path, messageOf(cause), cause);
  }
}

/** What to do where a file with the record of earlier runs cannot be read. */
export const damagedFileAdvice =
  "The file is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy. If there is no copy, keep the damaged file in another place and remove it here: the next run then begins a new record, and may pay again for stamps that the old one knew.";

function unusable(path: string, why: string, cause: unknown): AnchorError {
  const [reason, hint] = [why.replace(/\.$/, ""), damagedFileAdvice];
  return new AnchorError("EVIDENCE_INVALID", `The file ${path} cannot be used: ${reason}.`, { cause, hint });
}

/** A run's own line, and the lines of the folder above it. */
export type AddedLine = Readonly<Awaited<ReturnType<typeof addToFolderLog>>>;

/**
 * Adds a run's line to the log of its folder, unless it says nothing new; returns it with the `previous` that fits there.
 *
 * @param hasSent whether the run has sent a stamp: the next run must learn of that, though the record stays the same
 * @throws AnchorError `OUTPUT_UNWRITABLE`, `EVIDENCE_INVALID`
 */
export async function addToFolderLog(folder: string, line: Statement, hasSent: boolean) {
  const log = readFolderLog(folder);
  const statement = toNextStatement(log, line);
  const above = log.map((known) => known.statement);
  const isAdded = hasSent || isNews(above, statement);
  if (isAdded) await writeAtomically(join(folder, runFiles.log), renderLog(log, statement));
  return { above, statement, isAdded };
}

/** Renders a log with one more line; a log that no run could read is a RangeError, so that the one before stays. */
function* renderLog(log: readonly LogLine[], statement: Statement): Generator<string, void> {
  let [bytes, length] = [0, 0];
  for (const { text } of log) {
    bytes += Buffer.byteLength(text) + 1;
    yield `${text}\n`;
  }
  for (const piece of renderStatement(statement)) {
    bytes += Buffer.byteLength(piece);
    length += piece.length;
    if (bytes >= maxLogBytes) throw new RangeError("it would be larger than 256 MiB");
    if (length > maxJsonLength) throw new RangeError("its new line would be larger than 64 MiB");
    yield piece;
  }
  yield "\n";
}

/** The checksum lists of a folder that a run must not replace. */
export interface StandingLists {
  /** The digest of the `SHA3-256SUMS` there, where it was stamped, is not ours, or the run is to read it. */
  readonly kept?: Digest | undefined;
  /** The `SHA256SUMS` in the folder is not ours: the project made it. */
  readonly isSha256Foreign: boolean;
}

/**
 * Finds the lists in a folder that a run must not replace, by the lines of its log and the statement of its last run.
 *
 * @param source absolute path of what the run is to read as a list
 */
export function findStandingLists(folder: string, log: readonly Statement[], source = ""): StandingLists {
  const record = openRecord(log, Date.now());
  const [list, pair] = [sha3ListName, sha256ListName].map((name) => {
    const bytes = readOwn(join(folder, name));
    return bytes && hashBytes(bytes);
  });
  // Of a list that the run is to read, another log may know that it was stamped.
  const isGiven = toReal(source) === toReal(join(folder, sha3ListName));
  const isForeign = (digest: Digest): boolean =>
    ![record.lists, lastLists(folder)].flat().some(({ sha3_256 }) => sha3_256 === digest);
  // A run that knows no digest writes an empty list, and states none.
  const isKept =
    isGiven || (list !== undefined && (isStamped(record, list) || (list !== emptyDigest && isForeign(list))));
  return { kept: isKept ? list : undefined, isSha256Foreign: pair !== undefined && isForeign(pair) };
}

/** Returns the lists of the statement in the folder: a dry run has no line in the log. */
function lastLists(folder: string): readonly StatementList[] {
  try {
    const bytes = readOwn(join(folder, runFiles.statement));
    return bytes === undefined ? [] : parseStatement(bytes).predicate.lists;
  } catch (cause) {
    // A file that cannot be read as a statement states nothing, and is replaced.
    if (cause instanceof AnchorError) return [];
    throw cause;
  }
}

/**
 * Puts a list that was there before aside, for the list of this run to take its name.
 *
 * @returns the name that it has now
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function keepEarlierList(folder: string, digest: Digest): Promise<string> {
  const name = keptListName(digest);
  try {
    await rename(join(folder, sha3ListName), join(folder, name));
    return name;
  } catch (cause) {
    throw unwritable(name, cause);
  }
}

/**
 * Creates the folder for evidence and checks that it can be written, before a stamp is spent.
 *
 * @returns its absolute path
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function openOutputDir(
  outputDir: string,
  { workspace, defaultOutputDir }: Pick<Host, "workspace" | "defaultOutputDir">,
): Promise<string> {
  const folder = outputDir === "" ? defaultOutputDir : resolve(workspace, outputDir);
  try {
    await makeFolders(folder);
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
  }
}

/** Creates the topmost folder alone: where that fails, as in /proc, a recursive `mkdir` tries for ever. */
async function makeFolders(folder: string): Promise<void> {
  const first = topmostMissing(folder);
  if (first !== undefined) {
    await mkdir(first).catch((cause: unknown) => {
      // Another process may have created the folder in the meantime.
      if (!existsSync(first)) throw cause;
    });
  }
  await mkdir(folder, { recursive: true });
}

function topmostMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const parent = dirname(folder);
  // On a missing drive, the drive is its own parent.
  return parent === folder ? folder : (topmostMissing(parent) ?? folder);
}

/**
 * Removes an earlier run's files in `folder` that have the names of this run's files, so that nothing old is read as
 * new; journal, log, a list that was stamped or given, and a project's own list stay (interface §1.6).
 *
 * @param kept absolute path of a file that stays too
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function removeEarlierFiles(folder: string, lists: StandingLists, kept: string): Promise<void> {
  const paths = [...Object.values(runFiles), ...witnessFiles].map((name) => join(folder, name));
  const names = given([
    runFiles.journal,
    runFiles.log,
    lists.kept !== undefined && runFiles.checksums,
    ...(lists.isSha256Foreign ? [runFiles.sha256, ...witnessFiles] : []),
  ]);
  const stays = new Set([...names.map((name) => join(folder, name)), kept].map(toReal));
  await removeAll(paths.filter((path) => !stays.has(toReal(path))));
}

/** Resolves links, since they may give one file two paths. */
function toReal(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : path;
}

/**
 * Removes the verdicts of an earlier run in `folder`. Its evidence stays: a run that never began has none to replace
 * it, and the evidence of stamps is worth keeping.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function removeEarlierVerdicts(folder: string): Promise<void> {
  await removeAll([runFiles.results, runFiles.badge].map((name) => join(folder, name)));
}

async function removeAll(paths: readonly string[]): Promise<void> {
  try {
    // Most names are not there, and to find that out by removing them takes ten times as long.
    const found = paths.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined);
    await Promise.all(found.map((path) => rm(path, { force: true })));
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `Old files in output-dir could not be removed: ${reason}.`, { cause });
  }
}
