/** The files that a pattern input selects, as the other inputs want them searched. */
import { realpathSync } from "node:fs";
import { basename, dirname } from "node:path";

import { findFiles, type Found, type FindOptions } from "./find-files.ts";
import type { Inputs } from "../inputs/inputs.ts";
import type { Log } from "../../action/runner/log.ts";
import { showNames } from "../text/line.ts";

/** Where a run searches, and where it writes; both absolute. */
export interface Grounds {
  readonly workspace: string;
  readonly outputDir: string;
}

/**
 * Finds the files of `patterns`, but not those in output-dir that this run is about to replace: what would be stamped
 * of them would be gone with the same run.
 *
 * @throws AnchorError `INPUT_INVALID` for patterns that are not usable
 */
export async function search(patterns: readonly string[], grounds: Grounds, inputs: Inputs, log: Log): Promise<Found> {
  const found = await findFiles(patterns, {
    workspace: grounds.workspace,
    followSymbolicLinks: inputs.followSymbolicLinks,
    notice: log.notice,
    warn: log.warning,
    unmatched: tellerOfUnmatched(inputs, log),
  });
  const outputDir = realpathSync(grounds.outputDir);
  const isReplaced = ({ path }: { readonly path: string }): boolean =>
    dirname(path) === outputDir && isEvidence(basename(path), inputs);
  const replaced = found.files.filter(isReplaced).map(({ name }) => name);
  if (replaced.length === 0) return found;
  log.notice(`Left out as evidence in output-dir, which this run replaces: ${showNames(replaced)}.`);
  return { ...found, files: found.files.filter((file) => !isReplaced(file)) };
}

function isEvidence(name: string, { mode }: Inputs): boolean {
  const isReport = mode === "verify" && name.endsWith(".verification.pdf");
  return isReport || ["results.json", "SHA3-256SUMS", "badge.json", "journal.jsonl"].includes(name);
}

/** How patterns that matched nothing are told of: with `if-no-files-found: ignore` they are no more than a line. */
export function tellerOfUnmatched({ ifNoFilesFound }: Inputs, log: Log): FindOptions["unmatched"] {
  return ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text);
}
