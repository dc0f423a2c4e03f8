import { randomUUID } from "node:crypto";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { AnchorError } from "../domain/errors.ts";

/** What a file is made of: whole, or in pieces that are written as they come. */
export type FileContent = string | Iterable<string> | AsyncIterable<Uint8Array>;

/**
 * Writes `content` to `path` so that a reader meets the old file or the new one, never half of it: a temporary file in
 * the same folder, flushed to the disk, then renamed. Only the owner may read it, as report links are secrets.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`, or the one that `content` threw; nothing is left behind
 */
export async function writeAtomically(path: string, content: FileContent): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await fill(file, content);
      await rename(temporary, path);
    } catch (cause) {
      await rm(temporary, { force: true });
      throw cause;
    }
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
  }
}

async function fill(file: FileHandle, content: FileContent): Promise<void> {
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
