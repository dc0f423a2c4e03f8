import { access, constants, mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { AnchorError, messageOf } from "../../domain/errors.ts";
import type { Job } from "../door.ts";
import { runFiles } from "./file-names.ts";

/**
 * Makes the folder for evidence and makes sure that it can be written, before a stamp is spent.
 *
 * @returns its absolute path
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function openOutputDir({ inputs: { outputDir }, door }: Job): Promise<string> {
  const folder = outputDir === "" ? door.defaultOutputDir : resolve(door.workspace, outputDir);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
  }
}

/**
 * Removes what an earlier run left in `folder` under the names of this one's files, so that nothing old is read as new;
 * the journal stays (interface §1.6).
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function removeEarlierFiles(folder: string): Promise<void> {
  const names = Object.values(runFiles).filter((name) => name !== runFiles.journal);
  try {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `What an earlier run left cannot be removed: ${reason}.`, { cause });
  }
}
