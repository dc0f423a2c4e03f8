import { join } from "node:path";

import { renderChecksums, renderSha256Sums } from "../../domain/checksums.ts";
import type { AnchorError } from "../../domain/errors.ts";
import { renderStatement } from "../../domain/evidence/render-statement.ts";
import type { Statement } from "../../domain/evidence/statement.ts";
import type { Report } from "../../domain/report/report.ts";
import { placesWithoutReceipt, withReceipts, type ObtainReceipts } from "../../domain/receipt/keep-receipts.ts";
import type { ListedSubject } from "../../domain/target.ts";
import { createAttempts } from "../attempts.ts";
import type { RunFacts } from "../wording/run-facts.ts";
import { writeAtomically, type FileContent } from "../output-dir/atomic-file.ts";
import { toBadge } from "./badge.ts";
import { runFiles } from "../output-dir/file-names.ts";
import { openPage } from "../page-template.ts";
import { renderResultsFile } from "./results-file.ts";
import { toRunStatement, type StatementPlace } from "./run-statement.ts";

/** A report in its files, and what kept some of them from being written. */
export interface WrittenFiles {
  readonly report: Report;
  /** Those of the run, with the paths of what was written. */
  readonly facts: RunFacts;
  /** What `anchor.intoto.json` says; absent when no digest is known, or it cannot be said. */
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
  {
    folder,
    receipts,
    ...place
  }: StatementPlace & { readonly folder: string; readonly receipts: ObtainReceipts | undefined },
): Promise<WrittenFiles> {
  const { attempt, errors } = createAttempts();
  const write = (name: string, content: FileContent) =>
    attempt(async () => {
      const path = join(folder, name);
      await writeAtomically(path, content);
      return path;
    });
  // All under way at once, since most of the time is the disk's; only the page waits for the statement.
  const isPaired = listed.some(({ sha256 }) => sha256 !== undefined);
  const lists = Promise.all([
    write(runFiles.results, renderResultsFile(report, facts)),
    write(runFiles.checksums, renderChecksums(listed)),
    write(runFiles.badge, `${JSON.stringify(toBadge(report))}\n`),
    isPaired ? write(runFiles.sha256, renderSha256Sums(listed)) : undefined,
  ]);
  const stated = await attempt(() => toRunStatement(report, listed, facts, place));
  // Receipts are worth less than a statement: whatever goes wrong with them, it is written.
  const statement = stated && receipts ? ((await attempt(() => complete(stated, receipts))) ?? stated) : stated;
  const [statementPath] = await Promise.all([
    statement && write(runFiles.statement, renderStatement(statement)),
    statement && attempt(() => openPage(statement)).then((page) => page && write(runFiles.page, page)),
  ]);
  const [resultsPath, checksumsPath] = await lists;
  return { report, facts: { ...facts, resultsPath, checksumsPath, statementPath }, statement, errors };
}

/** The statement with receipts of what has none yet; without them where they cannot be had. */
async function complete(statement: Statement, receipts: ObtainReceipts): Promise<Statement> {
  const places = placesWithoutReceipt(statement);
  return places.length === 0 ? statement : withReceipts(statement, await receipts(places));
}
