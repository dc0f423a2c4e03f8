/** The files of a run in its folder: `results.json`, lists, statement, page and badge. */
import { join } from "node:path";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import { runFiles, statementFileName } from "../core/file-names.ts";
import { type Report, type RunFacts, type Mode } from "../core/report.ts";
import type { ListedSubject } from "../core/digest.ts";
import { isNews, type EvidenceRecord } from "../evidence/record.ts";
import { renderEvidencePage, toStatementFile, type StatementFile } from "../evidence/statement-file.ts";
import type { StatementSubject } from "../evidence/statement.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { createAttempts } from "../host/attempts.ts";
import { type FileContent, writeAtomically } from "../host/files.ts";
import { toBadge } from "../render/lines.ts";
import { requestIdOf, type Row } from "../core/row.ts";
import { plainText, textLimits } from "../core/text.ts";
import { version } from "../core/version.ts";
import { toToolResult } from "../render/tool-result.ts";
import type { Witnessed } from "./ask-witnesses.ts";
import type { History } from "./history.ts";
import { composeStatement, readGivenList, type StatementContext } from "./run-statement.ts";

/** Where the evidence is written, and what it has besides the report. */
export interface WriteContext extends Omit<StatementContext, "after" | "knownService" | "givenList" | "witnessed"> {
  readonly witnessed?: Pick<Witnessed, "witnesses" | "files" | "listed"> | undefined;
  readonly folder: string;
  readonly workspace: string;
  readonly history: History;
  readonly hasSent: boolean;
}

/**
 * Writes the evidence of a run into `folder`: its statement where it says something new there, results, checksum lists,
 * page and badge; when one fails, the others are still written. Without a digest there is no statement, and without
 * SHA-256 no `anchor-SHA256SUMS`.
 *
 * @returns the facts with the paths of the written files, the errors that kept some from being written, and the run's
 *   statement: absent when no digest is known, when it cannot be made, and in a dry run
 */
export async function writeFiles(
  report: Report,
  listed: readonly ListedSubject[],
  facts: RunFacts,
  { folder, workspace, history, hasSent, ...context }: WriteContext,
) {
  const { attempt, errors } = createAttempts();
  const write = (name: string, content: FileContent) =>
    attempt(async () => {
      const path = join(folder, name);
      await writeAtomically(path, content);
      return path;
    });
  const statement = await attempt(async () => {
    const givenList = await readGivenList(report, workspace);
    const knownService = history.record.statements.at(-1)?.statement.predicate.service?.url;
    const before = { after: history.heads, knownService };
    const composed = composeStatement(report, listed, facts, { ...context, ...before, givenList });
    return composed && toStatementFile(composed, hashBytes);
  });
  const isNew = statement !== undefined && !facts.dryRun && (hasSent || isNews(history.own, statement));
  const { record } = history;
  const isOnPage = statement !== undefined && (hasSent || isNews(record, statement));
  const onPage = isOnPage ? [...record.statements, statement] : record.statements;
  const isPaired = listed.some(({ sha256 }) => sha256 !== undefined);
  // All files are written at the same time, since most of the time is the disk's.
  const [resultsPath, checksumsPath, ownPath, pagePath] = await Promise.all([
    write(runFiles.results, renderResultsFile(report, facts)),
    write(runFiles.checksums, renderChecksums(listed)),
    isNew ? write(statementFileName(statement.id), statement.text) : undefined,
    statement && attempt(() => openPage(onPage)).then((page) => page && write(runFiles.page, page)),
    write(runFiles.badge, `${JSON.stringify(toBadge(report))}\n`),
    isPaired ? write(runFiles.sha256, renderSha256Sums(listed)) : undefined,
    ...filesBeside(context.witnessed).map(({ name, bytes }) => write(name, bytes)),
  ]);
  const same = isNew || statement === undefined ? undefined : findSame(history.own, statement);
  const statementPath = ownPath ?? (same && join(folder, statementFileName(same.id)));
  const written = { ...facts, resultsPath, checksumsPath, statementPath, pagePath };
  return { facts: written, statement: facts.dryRun ? undefined : statement, errors };
}

/** The files of witnesses of the list that is written: beside a shorter one they would fit no file. */
function filesBeside(witnessed: WriteContext["witnessed"]): Witnessed["files"] {
  return witnessed === undefined || witnessed.listed !== undefined ? [] : witnessed.files;
}

function findSame({ statements }: EvidenceRecord, { statement }: StatementFile): StatementFile | undefined {
  const keyOf = ({ name, digest }: StatementSubject): string => `${digest.sha3_256} ${name}`;
  return statements.findLast((file) => {
    const known = new Set(file.statement.subject.map(keyOf));
    return statement.subject.every((subject) => known.has(keyOf(subject)));
  });
}

/** Where the page lies: next to the action's bundle, next to the folder of another bundle, or in dist for sources. */
const pageFolders = ["page", "../page", "../../dist/page"] as const;

/** Returns the page `anchor-evidence.html` of statements, in pieces. It is read only here, so it does not slow the start. */
export async function openPage(statements: readonly StatementFile[]): Promise<Iterable<string>> {
  const paths = pageFolders.map((folder) => join(import.meta.dirname, folder, "verify.html"));
  const template = await readFile(paths.find((path) => existsSync(path)) ?? paths[0] ?? "", "utf8");
  return renderEvidencePage(template, statements);
}

/**
 * Returns the whole content; `schema/results.schema.json` describes it too. Times are ISO 8601 in UTC; repository, ref,
 * tag, run and commit are empty where the host does not know them.
 */
export function toResultsFile(report: Report, facts: RunFacts) {
  return {
    version: 1,
    tool: { name: "anchor-artifacts", version },
    mode: facts.mode ?? report.mode,
    status: report.status,
    started_at: facts.startedAt.toISOString(),
    finished_at: facts.finishedAt.toISOString(),
    api_url: facts.apiUrl,
    chain: facts.chain,
    demo: report.demo,
    repository: facts.repository,
    ref: facts.ref,
    tag: facts.tag,
    run_id: facts.runId,
    run_attempt: facts.runAttempt,
    run_url: facts.runUrl,
    commit: facts.commit,
    results: report.results.map((result) => toEntry(report.mode, result)),
  };
}

/**
 * Returns one result: the subject, the verdict, and the fields of the tool result envelope. Undefined
 * values are left out of JSON.
 */
function toEntry(mode: Mode, result: Row) {
  const { subject, verdict, coveredBy, former } = result;
  const { name, digest, sha256, size } = subject;
  const requestId = requestIdOf(result);
  return {
    subject: { name, digest, algorithm: "sha3-256", sha256, size },
    verdict,
    request_id: requestId && plainText(requestId, textLimits.word),
    covered_by: coveredBy,
    former,
    ...toToolResult(mode, result, digest),
  };
}

/** Characters of a piece of the file: large enough to be written at once, small compared with a run's memory. */
const pieceLength = 65_536;

/**
 * Yields the text of `results.json` in pieces: one line a result, so that a file of a hundred thousand results is never
 * whole in memory, and is easy to search.
 */
export function* renderResultsFile(report: Report, facts: RunFacts): Generator<string, void> {
  const frame = JSON.stringify(toResultsFile({ ...report, results: [] }, facts), undefined, 2);
  let piece = frame.slice(0, frame.lastIndexOf("]"));
  for (const [index, result] of report.results.entries()) {
    piece += `${index === 0 ? "" : ","}\n    ${JSON.stringify(toEntry(report.mode, result))}`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}${report.results.length === 0 ? "" : "\n  "}]\n}\n`;
}
