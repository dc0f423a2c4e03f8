/** The command `hash`, and the hashing of files that a user names. */
import { realpath, stat } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";

import { renderChecksums } from "../core/checksums.ts";
import { AnchorError, withMessage, toAnchorError } from "../core/errors.ts";
import type { Subject } from "../core/digest.ts";
import { fileError, folderError, toFileError } from "../hash/hash-file.ts";
import { type FileSource, hashFiles } from "../hash/hash-files.ts";
import { usageError, printLine, type CommandOptions, type Terminal } from "./options.ts";
import { shellFront } from "../words/other-fronts.ts";

/** Prints `SHA3-256 (FILE) = hex` for each file, in the given order; returns 4 when a file cannot be read, else 0. */
export async function runHashCommand({ positionals }: CommandOptions, { stdout, stderr }: Terminal): Promise<0 | 4> {
  if (positionals.length === 0) throw usageError("hash needs a file");
  const { files, errors } = await hashNamedFiles(positionals);
  stdout.write(files.flatMap(({ subject }) => [...renderChecksums([subject])]).join(""));
  printErrors(errors, stderr);
  return errors.length === 0 ? 0 : 4;
}

/**
 * Hashes the named files. Returns them in the given order, and an error for each file that cannot be hashed. A file in
 * the current folder is named by its path from that folder, any other file as the user named it. In all names `/`
 * separates folders.
 */
export async function hashNamedFiles(names: readonly string[], options: { readonly wantsSha256?: boolean } = {}) {
  const sourcesOrErrors = await Promise.all(names.map(findFile));
  const sources = sourcesOrErrors.filter((one): one is FileSource => !(one instanceof AnchorError));
  const errors = sourcesOrErrors.filter((one) => one instanceof AnchorError);
  const files: { index: number; subject: Subject; source: FileSource }[] = [];
  for await (const batch of hashFiles(sources.entries(), options)) {
    for (const hashed of batch) {
      const source = sources[hashed.index];
      if ("error" in hashed) errors.push(withName(hashed.subject.name, toAnchorError(hashed.error)));
      else if (source !== undefined) files.push({ ...hashed, source });
    }
  }
  return { files: files.sort((one, other) => one.index - other.index), errors };
}

/** Finds a file's path and size. Follows a link, because a user who names a link means its target. */
async function findFile(givenName: string): Promise<FileSource | AnchorError> {
  try {
    const path = await realpath(resolve(givenName));
    const stats = await stat(path);
    if (stats.isDirectory()) return withName(givenName, folderError());
    if (!stats.isFile()) return withName(givenName, fileError("FILE_NOT_REGULAR"));
    const relativePath = relative(process.cwd(), resolve(givenName));
    const name = relativePath.startsWith("..") || relativePath === "" ? givenName : relativePath;
    return { name: name.replaceAll(sep, "/"), path, size: stats.size };
  } catch (thrown) {
    const error = toFileError(thrown);
    if (error.code !== "FILE_VANISHED") return withName(givenName, error);
    const hint = /[*?]/.test(givenName) ? "A pattern must be expanded by the shell." : "Check the name.";
    return new AnchorError("FILE_VANISHED", `${givenName}: No file has this name.`, { hint });
  }
}

function withName(name: string, error: AnchorError): AnchorError {
  return withMessage(error, `${name}: ${error.ownMessage}`);
}

export function printErrors(errors: readonly AnchorError[], stderr: Terminal["stderr"]): void {
  for (const error of errors) printLine(stderr, `${error.message} ${error.hintFor(shellFront)}`);
}
