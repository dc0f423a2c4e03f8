/** The statements that runs have left in a folder for evidence. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { idOfStatementFile } from "#core/file-names.ts";
import { parseStatementFile, type StatementFile } from "#evidence/statement-file.ts";

/** Reads them; each has to be the one that its name says. */
export async function readStatements(folder: string): Promise<readonly StatementFile[]> {
  const names = (await readdir(folder)).filter((name) => idOfStatementFile(name) !== undefined);
  return Promise.all(names.map(async (name) => parseStatementFile(await readFile(join(folder, name)), name)));
}
