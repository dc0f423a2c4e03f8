/** The files of a run in its folder: `results.json`, lists, statement, page and badge. */
import { join } from "node:path";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import { runFiles, statementFileName } from "../core/file-names.ts";
import { addsToRecord, type EvidenceRecord } from "../evidence/record.ts";
import type { Run } from "../evidence/run.ts";
import { renderEvidencePage, toStatementFile, type StatementFile } from "../evidence/statement-file.ts";
import { hashText } from "../hash/hash-files.ts";
import { createAttempts } from "../host/queue.ts";
import { type FileContent, writeAtomically } from "../host/files.ts";
import { toBadge } from "../render/lines.ts";
import { renderResultsFile } from "../render/json-results.ts";
import type { PreparedJob } from "./prepare.ts";
import { composeStatement, readGivenList } from "./run-statement.ts";

/**
 * Writes the evidence of a run; when one file fails, the others are still written. The statement is written only where
 * it says something new. Puts the statement and the paths of the files into `run`, and returns the errors.
 */
export async function writeFiles(
  run: Run,
  { folder, history, release }: Pick<PreparedJob, "folder" | "history" | "release">,
  workspace: string,
) {
  const { checksums, hasSent, witnessed, files } = run;
  const { attempt, errors } = createAttempts();
  const write = (name: string, content: FileContent) =>
    attempt(async () => {
      const path = join(folder, name);
      await writeAtomically(path, content);
      return path;
    });
  const statement = await attempt(async () => {
    const composed = composeStatement(run, history, await readGivenList(run, workspace), release);
    return composed && toStatementFile(composed, (text) => hashText([text]).sha3_256);
  });
  const { record, ownRecord } = history;
  const isNew = statement !== undefined && !run.dryRun && (hasSent || addsToRecord(ownRecord, statement));
  const isOnPage = statement !== undefined && (hasSent || addsToRecord(record, statement));
  const onPage = isOnPage ? [...record.statements, statement] : record.statements;
  const hasSha256 = checksums.some(({ sha256 }) => sha256 !== undefined);
  // With `witnessed.signedLines`, the witnesses' files are about a longer recorded list, and do not fit this run's list.
  const ofWitnesses = witnessed?.signedLines === undefined ? (witnessed?.files ?? []) : [];
  // The files are written at the same time, since most of the time is the disk's.
  [files.results, files.checksums, files.statement, files.page] = await Promise.all([
    write(runFiles.results, renderResultsFile(run)),
    write(runFiles.checksums, renderChecksums(checksums)),
    isNew ? write(statementFileName(statement.id), statement.text) : undefined,
    statement && attempt(() => openEvidencePage(onPage)).then((page) => page && write(runFiles.page, page)),
    write(runFiles.badge, `${JSON.stringify(toBadge(run))}\n`),
    hasSha256 ? write(runFiles.sha256, renderSha256Sums(checksums)) : undefined,
    ...ofWitnesses.map(({ name, bytes }) => write(name, bytes)),
  ]);
  const same = isNew || statement === undefined ? undefined : findSameStatement(ownRecord, statement);
  files.statement ??= same && join(folder, statementFileName(same.id));
  run.statement = run.dryRun ? undefined : statement;
  return errors;
}

/** Finds the newest recorded statement that names all subjects of `statement`, which itself adds nothing. */
function findSameStatement({ statements }: EvidenceRecord, { statement }: StatementFile): StatementFile | undefined {
  const keyOf = ({ name, digest }: (typeof statement.subject)[number]) => `${digest.sha3_256} ${name}`;
  return statements.findLast((file) => {
    const known = new Set(file.statement.subject.map(keyOf));
    return statement.subject.every((subject) => known.has(keyOf(subject)));
  });
}

/** Where the page lies: next to the action's bundle, next to the folder of another bundle, or in dist for sources. */
const pageFolders = ["page", "../page", "../../dist/page"] as const;

/** Returns the page `anchor-evidence.html` in pieces. Its template is read only here, so that a run starts quickly. */
export async function openEvidencePage(statements: readonly StatementFile[]): Promise<Iterable<string>> {
  const paths = pageFolders.map((folder) => join(import.meta.dirname, folder, "verify.html"));
  const template = await readFile(paths.find((path) => existsSync(path)) ?? paths[0] ?? "", "utf8");
  return renderEvidencePage(template, statements);
}
