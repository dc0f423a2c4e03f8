import { realpath, stat } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";

import { formatChecksums } from "../core/checksums.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { fileError, toFileError } from "../hash/file-error.ts";
import { hashFiles, type FileSource, type Hashed } from "../hash/hash-files.ts";
import { usageError, type CommandOptions } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** Prints `SHA3-256 (FILE) = hex` for each file, in the order they were given; 4 when one cannot be read. */
export async function hashCommand({ words, values }: CommandOptions, { stdout, stderr }: Terminal): Promise<0 | 4> {
  const [surplus] = values.keys();
  if (surplus !== undefined) throw usageError(`--${surplus} is no option of hash`);
  if (words.length === 0) throw usageError("hash needs a file");
  const { sources, errors } = await openFiles(words);
  const failed = [...errors];
  const lines = new Map<number, string>();
  for await (const batch of hashFiles(sources)) {
    for (const hashed of batch) {
      if ("error" in hashed) failed.push(toReadError(hashed));
      else lines.set(hashed.index, formatChecksums([hashed.subject]));
    }
  }
  stdout.write(
    [...lines.keys()]
      .sort((one, other) => one - other)
      .map((index) => lines.get(index))
      .join(""),
  );
  for (const { message } of failed) stderr.write(`${toLine(message)}\n`);
  return failed.length === 0 ? 0 : 4;
}

/** Files that can be opened, by the names they were given, and what is wrong with the others. */
export async function openFiles(
  words: readonly string[],
): Promise<{ readonly sources: readonly FileSource[]; readonly errors: readonly AnchorError[] }> {
  const opened = await Promise.all(words.map(openFile));
  return {
    sources: opened.filter((one): one is FileSource => !(one instanceof AnchorError)),
    errors: opened.filter((one) => one instanceof AnchorError),
  };
}

/** A link that a person names is followed: what it leads to is meant. */
async function openFile(word: string): Promise<FileSource | AnchorError> {
  try {
    const path = await realpath(resolve(word));
    const facts = await stat(path);
    if (!facts.isFile()) return withName(word, fileError("FILE_NOT_REGULAR"));
    return { name: toPrintedName(word), path, size: facts.size };
  } catch (thrown) {
    const error = toFileError(thrown);
    if (error.code !== "FILE_VANISHED") return withName(word, error);
    const pattern = /[*?]/.test(word) ? ", and patterns are the shell's to expand" : "";
    return new AnchorError("FILE_VANISHED", `${word}: No file has this name${pattern}.`);
  }
}

/** As it was given with `/`, and without a leading `./`. */
function toPrintedName(word: string): string {
  const inside = relative(process.cwd(), resolve(word));
  return (inside.startsWith("..") || inside === "" ? word : inside).replaceAll(sep, "/");
}

/** Why a file could not be hashed, with its name. */
export function toReadError(hashed: Extract<Hashed, { error: AnchorError }>): AnchorError {
  return withName(hashed.subject.name, toAnchorError(hashed.error));
}

function withName(name: string, { code, account }: AnchorError): AnchorError {
  return new AnchorError(code, `${name}: ${account}`);
}
