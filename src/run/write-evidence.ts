/** The files of a run in its folder for evidence: `results.json`, checksum lists, statement, page and badge. */
import { join, resolve } from "node:path";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import { runFiles, statementFileName } from "../core/file-names.ts";
import type { Row } from "../core/row.ts";
import { addsToRecord, type EvidenceRecord } from "../evidence/record.ts";
import type { Run } from "../evidence/run.ts";
import { renderEvidencePage, toStatementFile, type StatementFile } from "../evidence/statement-file.ts";
import { hashText } from "../hash/hash-files.ts";
import type { StatementInput } from "../evidence/to-statement.ts";
import { createErrorCollector } from "../host/queue.ts";
import { type FileContent, writeAtomically } from "../host/files.ts";
import type { Host } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { toBadge } from "../render/lines.ts";
import { renderResultsFile } from "../render/json-results.ts";
import { toRealPathIfThere, type PreparedJob } from "./prepare.ts";
import { fromWorkspacePath } from "./candidates.ts";
import { composeStatement, findCoveringRow } from "./run-statement.ts";

/**
 * Writes the evidence of a run; when one file fails, the others are still written. The statement is written only where
 * it says something new. Puts the statement and the paths of the files into `run`, and returns the errors.
 */
export async function writeFiles(
  run: Run,
  { folder, history, release }: Pick<PreparedJob, "folder" | "history" | "release">,
  { subjectChecksums }: Pick<Inputs, "subjectChecksums">,
  { workspace }: Pick<Host, "workspace">,
) {
  const { rows, checksums, hasSent, witnessed, files } = run;
  const { attempt, errors } = createErrorCollector();
  const givenListPath = toRealPathIfThere(resolve(workspace, subjectChecksums));
  const write = (name: string, content: FileContent) =>
    attempt(async () => {
      const path = join(folder, name);
      // The list that the run was given may be the anchored one, so the digests that this run found do not replace it.
      if (toRealPathIfThere(path) !== givenListPath) await writeAtomically(path, content);
      return path;
    });
  const statement = await attempt(async () => {
    const newStatement = composeStatement(run, history, await readGivenList(findCoveringRow(rows), workspace), release);
    return newStatement && toStatementFile(newStatement, (text) => hashText([text]).sha3_256);
  });
  const { record, ownRecord } = history;
  const isStatementNew = statement !== undefined && !run.dryRun && (hasSent || addsToRecord(ownRecord, statement));
  const isStatementOnPage = statement !== undefined && (hasSent || addsToRecord(record, statement));
  const pageStatements = isStatementOnPage ? [...record.statements, statement] : record.statements;
  const hasSha256 = checksums.some(({ sha256 }) => sha256 !== undefined);
  // With `signedLines`, the witnesses' files are about a longer recorded list, and do not fit this run's list.
  const witnessFiles = witnessed?.signedLines === undefined ? (witnessed?.files ?? []) : [];
  // The files are written at the same time, since most of the time is the disk's.
  [files.results, files.checksums, files.statement, files.page] = await Promise.all([
    write(runFiles.results, renderResultsFile(run)),
    write(runFiles.checksums, renderChecksums(checksums)),
    isStatementNew ? write(statementFileName(statement.id), statement.text) : undefined,
    statement && attempt(() => openEvidencePage(pageStatements)).then((page) => page && write(runFiles.page, page)),
    write(runFiles.badge, `${JSON.stringify(toBadge(run))}\n`),
    hasSha256 ? write(runFiles.sha256, renderSha256Sums(checksums)) : undefined,
    ...witnessFiles.map(({ name, bytes }) => write(name, bytes)),
  ]);
  const sameStatement = isStatementNew || statement === undefined ? undefined : findSameStatement(ownRecord, statement);
  files.statement ??= sameStatement && join(folder, statementFileName(sameStatement.id));
  run.statement = run.dryRun ? undefined : statement;
  return errors;
}

/** Finds the newest recorded statement that names all subjects of `statement`, for a statement that is not written. */
function findSameStatement({ statements }: EvidenceRecord, { statement }: StatementFile): StatementFile | undefined {
  const keyOf = ({ name, digest }: (typeof statement.subject)[number]) => `${digest.sha3_256} ${name}`;
  return statements.findLast((file) => {
    const keysOfFile = new Set(file.statement.subject.map(keyOf));
    return statement.subject.every((subject) => keysOfFile.has(keyOf(subject)));
  });
}

/** Where the page's template lies: next to the action's bundle, next to another bundle's folder, or in dist. */
const templateFolders = ["page", "../page", "../../dist/page"] as const;

/** Returns the page `anchor-evidence.html` in pieces. Its template is read only here, so that a run starts quickly. */
export async function openEvidencePage(statements: readonly StatementFile[]): Promise<Iterable<string>> {
  const paths = templateFolders.map((folder) => join(import.meta.dirname, folder, "verify.html"));
  const template = await readFile(paths.find((path) => existsSync(path)) ?? paths[0] ?? "", "utf8");
  return renderEvidencePage(template, statements);
}

/** The largest given checksum list, in bytes, that is quoted in the statement. */
const maxListBytes = 16 * 1024 * 1024;

/**
 * Reads a checksum list as the user gave it, for it need not be canonical; `undefined` where the run made the list, where
 * it is too large or no UTF-8, which a statement cannot quote, and where the file has changed since.
 */
export async function readGivenList(
  listRow: Pick<Row, "subject"> | undefined,
  workspace: string,
): Promise<StatementInput["givenList"]> {
  const subject = listRow?.subject;
  if (subject?.digest === undefined || subject.path === undefined) return undefined;
  const path = fromWorkspacePath(workspace, subject.path);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.size > maxListBytes) return undefined;
  const text = await readFile(path, "utf8");
  return hashText([text]).sha3_256 === subject.digest ? { name: subject.name, text } : undefined;
}
