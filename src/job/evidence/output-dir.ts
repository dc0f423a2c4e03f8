import { access, constants, mkdir } from "node:fs/promises";
import { resolve } from "node:path";

import { AnchorError, messageOf } from "../../domain/errors.ts";
import type { Job } from "../door.ts";

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
