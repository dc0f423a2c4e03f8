/** The log of a folder: the lines of all runs that wrote there, `anchor.jsonl` (docs/evidence.md). */
import { constants } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import type { Digest } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { keptListName, runFiles } from "../core/file-names.ts";
import { sha256ListName, sha3ListName } from "../core/checksums.ts";
import { maxLogBytes, parseLog, toNextStatement, type LogLine } from "../evidence/log.ts";
import { isNews, isSettled, type EvidenceRecord } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import { renderStatement } from "../evidence/to-statement.ts";
import { hashBytes } from "../hash/hash-files.ts";
import { writeAtomically } from "../host/atomic-file.ts";
import { readRegular } from "../host/regular-file.ts";

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

function unusable(path: string, why: string, cause: unknown): AnchorError {
  const hint = "The file was not changed. Restore it from a copy, or move it to another folder to begin a new one.";
  const reason = why.replace(/\.$/, "");
  return new AnchorError("EVIDENCE_INVALID", `The file ${path} cannot be used: ${reason}.`, { cause, hint });
}

/** A run's own line, and the lines of the folder above it. */
export interface AddedLine {
  readonly log: readonly LogLine[];
  /** With the `previous` that fits below `log`. */
  readonly statement: Statement;
  /** Whether the line stands in the log: one that says nothing new does not. */
  readonly isAdded: boolean;
}

/**
 * Adds a run's line to the log of its folder, unless it says nothing new.
 *
 * @param hasSent whether the run has sent a stamp: the next run must learn of that, though the record stays the same
 * @throws AnchorError `OUTPUT_UNWRITABLE`, `EVIDENCE_INVALID`
 */
export async function addToFolderLog(folder: string, line: Statement, hasSent: boolean): Promise<AddedLine> {
  const path = join(folder, runFiles.log);
  return withLock(join(folder, `.${runFiles.log}.lock`), async () => {
    // Read again: another run may have added a line since this one began.
    const log = readFolderLog(folder);
    const statement = toNextStatement(log, line);
    const isAdded =
      hasSent ||
      isNews(
        log.map((known) => known.statement),
        statement,
      );
    if (isAdded) await writeAtomically(path, renderLog(log, statement));
    return { log, statement, isAdded };
  });
}

function* renderLog(log: readonly LogLine[], last: Statement): Generator<string, void> {
  for (const { text } of log) yield `${text}\n`;
  yield* renderStatement(last);
  yield "\n";
}

/** Longer than a run holds the lock, which reads and writes one file, and shorter than a cancelled run may take. */
const staleMs = 4000;
const retryMs = 20;

/** Does `work` while no other run does so in this folder. The lock of a killed run is passed over once it is old. */
async function withLock<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  const lock = await takeLock(path);
  try {
    return await work();
  } finally {
    await lock.close();
    await rm(path, { force: true });
  }
}

async function takeLock(path: string) {
  for (;;) {
    try {
      return await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST") {
        const reason = messageOf(cause);
        throw new AnchorError("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
      }
      const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
      // A lock of a time to come would never grow old.
      if (Math.abs(Date.now() - mtimeMs) > staleMs) await rm(path, { force: true });
      else await wait(retryMs);
    }
  }
}

/** The checksum lists of a folder that a run must not replace. */
export interface StandingLists {
  /** The digest of the `SHA3-256SUMS` there, where the log says that it was stamped. */
  readonly stamped?: Digest | undefined;
  /** The `SHA256SUMS` there is none of ours, but a project's own. */
  readonly isSha256Foreign: boolean;
}

/** Finds the lists in a folder that a run must not replace. */
export function findStandingLists(folder: string, record: EvidenceRecord): StandingLists {
  const [list, pair] = [sha3ListName, sha256ListName].map((name) => digestOfFile(join(folder, name)));
  const anchor = list === undefined ? undefined : record.anchors.get(list);
  const isStamped = anchor !== undefined && (isSettled(anchor) || anchor.stamps.length > 0);
  const isForeign = pair !== undefined && !record.lists.some(({ sha3_256 }) => sha3_256 === pair);
  return { stamped: isStamped ? list : undefined, isSha256Foreign: isForeign };
}

function digestOfFile(path: string): Digest | undefined {
  const bytes = readOwn(path);
  return bytes && hashBytes(bytes);
}

/**
 * Puts the stamped list of an earlier run aside, for the list of this run to take its name.
 *
 * @returns the name that it has now
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function keepStampedList(folder: string, digest: Digest): Promise<string> {
  const name = keptListName(digest);
  try {
    await rename(join(folder, sha3ListName), join(folder, name));
    return name;
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `${name} could not be written: ${reason}.`, { cause });
  }
}
