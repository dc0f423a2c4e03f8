/** The folder for evidence: made before a stamp is spent, read, and cleared of an earlier run's files. */
import { constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { access, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { AnchorError, messageOf } from "../core/errors.ts";
import { idOfStatementFile, runFiles, witnessFiles } from "../core/file-names.ts";
import { toLineNames } from "../core/text.ts";
import {
  type DamagedEvidence,
  damagedFileAdvice,
  maxStatementBytes,
  parseStatementFile,
  type StatementFile,
} from "../evidence/statement-file.ts";
import { toRealPath } from "../files/paths.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { makeFolders, readBeginning, readRegular, retryWhileHeld } from "../host/files.ts";
import type { Host } from "../host/host.ts";

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
      damaged.push({ what: `The file ${path} (${why})`, advice: damagedFileAdvice("here") });
    }
  }
  return { files, damaged };
}

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
    const message = `The folder for evidence cannot be used: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", message, { cause });
  }
}

/** Files made from statements. In a folder without any other file of a run, files of these names are the user's. */
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
 * @throws AnchorError `OUTPUT_UNWRITABLE`, also where a file has such a name but is no run's: then nothing is removed
 */
export async function removeEarlierFiles(folder: string, kept: readonly string[]): Promise<void> {
  const stays = new Set(kept.map(toRealPathIfThere));
  try {
    // Most names are not there, and to find that out by removing them takes ten times as long.
    const found = [...beginnings].filter(([name]) => lstatSync(join(folder, name), { throwIfNoEntry: false }));
    const old = found.filter(([name]) => !stays.has(toRealPathIfThere(join(folder, name))));
    const isOfRun = (name: string): boolean =>
      name === runFiles.results || name === runFiles.journal || idOfStatementFile(name) !== undefined;
    const hasRun = readdirSync(folder).some(isOfRun);
    const others = old
      .filter(
        ([name, beginning]) =>
          !isOurFile(join(folder, name), derivedNames.has(name) && !hasRun ? onlyEmpty : beginning),
      )
      .map(([name]) => name);
    if (others.length > 0)
      throw new RangeError(
        `no run of this action wrote ${toLineNames(others)}. Move them, or set output-dir to another folder`,
      );
    await Promise.all(old.map(([name]) => retryWhileHeld(() => rm(join(folder, name), { force: true }))));
  } catch (cause) {
    const message = `Old files in the folder for evidence could not be removed: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", message, { cause });
  }
}

/** How many bytes of a file are read to recognise it: the title of a page is among them. */
const beginningBytes = 4096;

function isOurFile(path: string, beginning: RegExp): boolean {
  try {
    const start = Buffer.from(readBeginning(path, beginningBytes)).toString("latin1");
    return start === "" || beginning.test(start);
  } catch (thrown) {
    // What is no regular file was not written by a run.
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
}

/** Resolves links, since they may give one file two paths; returns a path that does not exist as it is. */
function toRealPathIfThere(path: string): string {
  return existsSync(path) ? toRealPath(path) : path;
}
