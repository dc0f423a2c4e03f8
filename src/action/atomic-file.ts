import { randomUUID } from "node:crypto";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { AnchorError } from "../domain/errors.ts";

/**
 * Writes `text`, whole or in pieces, to `path` so that a reader meets the old file or the new one, never half of it: a temporary file in
 * the same folder, flushed to the disk, then renamed. Only the owner may read it, as report links are secrets.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`; nothing is left behind
 */
export async function writeAtomically(path: string, text: string | Iterable<string>): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await fill(file, text);
      await rename(temporary, path);
    } catch (cause) {
      await rm(temporary, { force: true });
      throw cause;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
  }
}

async function fill(file: FileHandle, text: string | Iterable<string>): Promise<void> {
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
