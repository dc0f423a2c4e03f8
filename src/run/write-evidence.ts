import { join } from "node:path";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import type { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import type { Report, RunFacts } from "../core/report.ts";
import type { ListedSubject } from "../core/digest.ts";
import type { Statement } from "../evidence/statement.ts";
import { renderStatement, renderEvidencePage } from "../evidence/to-statement.ts";
import { type FileContent, writeAtomically, createAttempts } from "../host/atomic-file.ts";
import { toBadge } from "../render/lines.ts";
import { renderResultsFile } from "./results-file.ts";
import { composeStatement, readGivenList, type StatementContext } from "./run-statement.ts";

/** A report with its files, and the errors that kept some files from being written. */
export interface WrittenFiles {
  readonly report: Report;
  /** The facts of the run, with the paths of the written files. */
  readonly facts: RunFacts;
  /** The content of `anchor.intoto.json`; absent when no digest is known, or the statement cannot be made. */
  readonly statement: Statement | undefined;
  readonly errors: readonly AnchorError[];
}

/**
 * Writes the evidence of a run into `folder`: results, checksum lists, statement, page and badge; when one fails, the
 * others are still written. Without a digest no statement is written, and without SHA-256 no `SHA256SUMS`.
 */
export async function writeFiles(
  report: Report,
  listed: readonly ListedSubject[],
  facts: RunFacts,
  { folder, workspace, ...context }: StatementContext & { readonly folder: string; readonly workspace: string },
): Promise<WrittenFiles> {
  const { attempt, errors } = createAttempts();
  const write = (name: string, content: FileContent) =>
    attempt(async () => {
      const path = join(folder, name);
      await writeAtomically(path, content);
      return path;
    });
  // All files are written at the same time, since most of the time is the disk's; only the page needs the statement.
  const isPaired = listed.some(({ sha256 }) => sha256 !== undefined);
  const lists = Promise.all([
    write(runFiles.results, renderResultsFile(report, facts)),
    write(runFiles.checksums, renderChecksums(listed)),
    write(runFiles.badge, `${JSON.stringify(toBadge(report))}\n`),
    isPaired ? write(runFiles.sha256, renderSha256Sums(listed)) : undefined,
  ]);
  const statement = await attempt(async () => {
    const givenList = await readGivenList(report, workspace);
    return composeStatement(report, listed, facts, { ...context, givenList });
  });
  const [statementPath] = await Promise.all([
    statement && write(runFiles.statement, renderStatement(statement)),
    statement && attempt(() => openPage(statement)).then((page) => page && write(runFiles.page, page)),
  ]);
  const [resultsPath, checksumsPath] = await lists;
  return { report, facts: { ...facts, resultsPath, checksumsPath, statementPath }, statement, errors };
}

/** Where the page lies: next to the action's bundle, next to the folder of another bundle, or in dist for sources. */
const pageFolders = ["page", "../page", "../../dist/page"] as const;

/**
 * Reads the page without evidence, for `renderEvidencePage` (domain/evidence/evidence-page). The page is read only
 * when a run writes its page, so it does not slow the start.
 */
export async function readPageTemplate(): Promise<string> {
  const paths = pageFolders.map((folder) => join(import.meta.dirname, folder, "verify.html"));
  const [first = ""] = paths;
  return await readFile(paths.find((path) => existsSync(path)) ?? first, "utf8");
}

/** Returns the page `anchor-evidence.html` of a statement, in pieces. */
export async function openPage(statement: Statement): Promise<Iterable<string>> {
  return renderEvidencePage(await readPageTemplate(), statement);
}
