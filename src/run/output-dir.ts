import { existsSync, realpathSync } from "node:fs";
import { access, constants, mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { AnchorError, messageOf } from "../core/errors.ts";
import { runFiles, witnessFiles } from "../core/file-names.ts";
import { given } from "../core/text.ts";
import type { Host } from "../host/host.ts";
import type { StandingLists } from "./folder-log.ts";

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
 * new; journal, log, a stamped list and a project's own list stay (interface §1.6).
 *
 * @param kept absolute path of a file that stays too
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function removeEarlierFiles(folder: string, lists: StandingLists, kept: string): Promise<void> {
  const paths = [...Object.values(runFiles), ...witnessFiles].map((name) => join(folder, name));
  const names = given([
    runFiles.journal,
    runFiles.log,
    lists.stamped !== undefined && runFiles.checksums,
    ...(lists.isSha256Foreign ? [runFiles.sha256, ...witnessFiles] : []),
  ]);
  const stays = new Set([...names.map((name) => join(folder, name)), kept].map(toReal));
  await removeAll(paths.filter((path) => !stays.has(toReal(path))));
}

/** Resolves links, since they may give one file two paths. */
function toReal(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
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
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `Old files in output-dir could not be removed: ${reason}.`, { cause });
  }
}
