/** The files that a pattern input selects, as the other inputs want them searched. */
import { realpathSync } from "node:fs";
import { basename, dirname } from "node:path";

import type { Job } from "../door.ts";
import { isRunFile } from "../output-dir/file-names.ts";
import type { Inputs } from "../inputs/inputs.ts";
import type { Log } from "../log.ts";
import { toLineNames } from "../text/line.ts";
import { findFiles, type FoundFiles } from "./find-files.ts";

/**
 * Finds the files of `patterns`, but not those in output-dir that this run is about to replace: what would be stamped
 * of them would be gone with the same run.
 *
 * @param outputDir absolute path of the folder for evidence
 * @param isEvidence which other names there are left out
 * @throws AnchorError `INPUT_INVALID` for patterns that are not usable
 */
export async function findWorkspaceFiles(
  patterns: readonly string[],
  outputDir: string,
  { inputs, door: { workspace, log } }: Job,
  isEvidence: (name: string) => boolean = () => false,
): Promise<FoundFiles> {
  const found = await findFiles(patterns, {
    workspace,
    followSymbolicLinks: inputs.followSymbolicLinks,
    notice: log.notice,
    warn: log.warning,
    unmatched: logUnmatched(inputs, log),
  });
  const folder = realpathSync(outputDir);
  const isReplaced = ({ path }: { readonly path: string }): boolean =>
    dirname(path) === folder && (isRunFile(basename(path), inputs.mode) || isEvidence(basename(path)));
  const replaced = found.files.filter(isReplaced).map(({ name }) => name);
  if (replaced.length === 0) return found;
  log.notice(`Left out as evidence in output-dir, which this run replaces: ${toLineNames(replaced)}.`);
  return { ...found, files: found.files.filter((file) => !isReplaced(file)) };
}

/** Says which patterns matched nothing; with `if-no-files-found: ignore` that is no more than a line. */
export function logUnmatched({ ifNoFilesFound }: Inputs, log: Log): (text: string) => void {
  return ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text);
}
