/** The folder for evidence: the statements of earlier runs, and what is removed there at the start of a run. */
import { constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { access, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { AnchorError, messageOf } from "../core/errors.ts";
import { idOfStatementFile, runFiles, witnessFiles } from "../core/file-names.ts";
import { type Damaged, maxStatementBytes, parseStatementFile, type StatementFile } from "../evidence/statement-file.ts";
import { toReal } from "../files/paths.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { makeFolders, readRegular, untilFree } from "../host/files.ts";
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

/**
 * Removes an earlier run's files in `folder` that have the names of this run's files, so that nothing old is read as
 * new; the journal, statements and reports stay.
 *
 * @param kept absolute paths of files that stay too: those that this run is to read
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function removeEarlierFiles(folder: string, kept: readonly string[]): Promise<void> {
  const names = [...Object.values(runFiles), ...witnessFiles].filter((name) => name !== runFiles.journal);
  const stays = new Set(kept.map(resolved));
  const paths = names.map((name) => join(folder, name)).filter((path) => !stays.has(resolved(path)));
  try {
    // Most names are not there, and to find that out by removing them takes ten times as long.
    const found = paths.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined);
    await Promise.all(found.map((path) => untilFree(() => rm(path, { force: true }))));
  } catch (cause) {
    const account = `Old files in the folder for evidence could not be removed: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", account, { cause });
  }
}

/** Resolves links, since they may give one file two paths. */
function resolved(path: string): string {
  return existsSync(path) ? toReal(path) : path;
}
