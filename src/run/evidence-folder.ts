/** The folder for evidence: the statements of earlier runs, and what is removed there at the start of a run. */
import { constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { access, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { AnchorError, messageOf } from "../core/errors.ts";
import { idOfStatementFile, runFiles, witnessFiles } from "../core/file-names.ts";
import { toLineNames } from "../core/text.ts";
import { type Damaged, maxStatementBytes, parseStatementFile, type StatementFile } from "../evidence/statement-file.ts";
import { toReal } from "../files/paths.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { makeFolders, readBeginning, readRegular, untilFree } from "../host/files.ts";
import type { Host } from "../host/host.ts";

/** Reads the statements of a folder; one that cannot be read is told as damaged. */
export function readStatements(folder: string): {
  readonly files: readonly StatementFile[];
  readonly damaged: readonly Damaged[];
} {
  const files: StatementFile[] = [];
  const damaged: Damaged[] = [];
  for (const name of readdirSync(folder)) {
    if (idOfStatementFile(name) === undefined) continue;
    const path = join(folder, name);
    try {
      const bytes = readRegular(path, maxStatementBytes);
      // Another program may have removed it by now.
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
    makeFolders(folder, 0o777);
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const account = `The folder for evidence cannot be used: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", account, { cause });
  }
}

/** How the files begin that an earlier run may have left: what begins otherwise is no file of ours, whatever its name is. */
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
 * Removes an earlier run's files in `folder` that have the names of this run's files, so that nothing old is read as
 * new; the journal, statements and reports stay.
 *
 * @param kept absolute paths of files that stay too: those that this run is to read
 * @throws AnchorError `OUTPUT_UNWRITABLE`, also for a file of such a name that is none of ours: then nothing is removed
 */
export async function removeEarlierFiles(folder: string, kept: readonly string[]): Promise<void> {
  const stays = new Set(kept.map(resolved));
  try {
    // Most names are not there, and to find that out by removing them takes ten times as long.
    const found = [...beginnings].filter(([name]) => lstatSync(join(folder, name), { throwIfNoEntry: false }));
    const old = found.filter(([name]) => !stays.has(resolved(join(folder, name))));
    const others = old.filter(([name, beginning]) => !isOurs(join(folder, name), beginning)).map(([name]) => name);
    if (others.length > 0)
      throw new RangeError(
        `no run of this action wrote ${toLineNames(others)}. Move it, or set output-dir to another folder`,
      );
    await Promise.all(old.map(([name]) => untilFree(() => rm(join(folder, name), { force: true }))));
  } catch (cause) {
    const account = `Old files in the folder for evidence could not be removed: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", account, { cause });
  }
}

/** Longer than all that stands before the title of the page. */
const beginningBytes = 4096;

function isOurs(path: string, beginning: RegExp): boolean {
  try {
    const start = Buffer.from(readBeginning(path, beginningBytes)).toString("latin1");
    return start === "" || beginning.test(start);
  } catch (thrown) {
    // What is no regular file is nothing that a run wrote.
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
}

/** Resolves links, since they may give one file two paths. */
function resolved(path: string): string {
  return existsSync(path) ? toReal(path) : path;
}
