/** The files of a run in its folder: `results.json`, lists, statement, page and badge (interface §1.3, §1.4). */
import { join } from "node:path";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import { runFiles } from "../core/file-names.ts";
import { type Report, type RunFacts, digestOf, type Mode, type Result } from "../core/report.ts";
import type { Digest, ListedSubject, Subject } from "../core/digest.ts";
import { chainLines, renderEvidencePage } from "../evidence/log.ts";
import { isNews } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import { renderStatement } from "../evidence/to-statement.ts";
import { hashText } from "../hash/hash-files.ts";
import { type FileContent, writeAtomically, createAttempts } from "../host/files.ts";
import type { Log } from "../host/host.ts";
import { toBadge } from "../render/lines.ts";
import { requestIdOf } from "../core/outcome.ts";
import { plainText, textLimits } from "../core/text.ts";
import { version } from "../core/version.ts";
import { toToolResult } from "../render/tool-result.ts";
import type { Witnessed } from "./ask-witnesses.ts";
import { addToFolderLog, keepEarlierList, type AddedLine } from "./evidence-folder.ts";
import { composeStatement, readGivenList, type StatementContext } from "./run-statement.ts";

/** Where the evidence is written, and what it has besides the report. */
export interface WriteContext extends Omit<StatementContext, "givenList" | "witnessed"> {
  readonly witnessed?: Pick<Witnessed, "witnesses" | "files"> | undefined;
  readonly folder: string;
  readonly workspace: string;
  /** The digest of a list in the folder that keeps its bytes, under another name where this run's list is another. */
  readonly keptList?: Digest | undefined;
  readonly hasSent: boolean;
  /** The lines of the release, for the page; absent where the run has none. */
  readonly released?: readonly Statement[] | undefined;
  readonly log: Pick<Log, "notice">;
}

/**
 * Writes the evidence of a run into `folder`: statement, log, results, checksum lists, page and badge; when one fails,
 * the others are still written. Without a digest neither statement nor log is written, and without SHA-256 no
 * `SHA256SUMS`.
 *
 * @returns the facts with the paths of the written files, and the errors that kept some from being written. The
 *   statement, the content of `anchor.intoto.json`, is absent when no digest is known, or when it cannot be made
 */
export async function writeFiles(
  report: Report,
  listed: readonly ListedSubject[],
  facts: RunFacts,
  { folder, workspace, keptList, hasSent, released, log, ...context }: WriteContext,
) {
  const { attempt, errors } = createAttempts();
  const write = (name: string, content: FileContent) =>
    attempt(async () => {
      const path = join(folder, name);
      await writeAtomically(path, content);
      return path;
    });
  const own = await attempt(async () => {
    const givenList = await readGivenList(report, workspace);
    return composeStatement(report, listed, facts, { ...context, givenList });
  });
  const isLogged = own !== undefined && !facts.dryRun;
  // The log comes first: by it, the next run knows which lists are ours, and which of them was stamped.
  const added = isLogged ? await attempt(() => addToFolderLog(folder, own, hasSent)) : undefined;
  if (keptList !== undefined && hashText(renderChecksums(listed)).sha3_256 !== keptList) {
    const name = await attempt(() => keepEarlierList(folder, keptList));
    if (name !== undefined) log.notice(`The list that was in the folder before stays there, as ${name}.`);
  }
  // All other files are written at the same time, since most of the time is the disk's.
  const statement = added?.statement ?? own;
  const isPaired = !context.isSha256Foreign && listed.some(({ sha256 }) => sha256 !== undefined);
  const [resultsPath, checksumsPath, statementPath] = await Promise.all([
    write(runFiles.results, renderResultsFile(report, facts)),
    write(runFiles.checksums, renderChecksums(listed)),
    statement && write(runFiles.statement, concat(renderStatement(statement), ["\n"])),
    statement &&
      attempt(() => openPage(toPageLines(statement, added, released))).then(
        (page) => page && write(runFiles.page, page),
      ),
    write(runFiles.badge, `${JSON.stringify(toBadge(report))}\n`),
    isPaired ? write(runFiles.sha256, renderSha256Sums(listed)) : undefined,
    ...(context.witnessed?.files ?? []).map(({ name, bytes }) => write(name, bytes)),
  ]);
  const logPath = added && (added.isAdded || added.above.length > 0) ? join(folder, runFiles.log) : undefined;
  return { facts: { ...facts, resultsPath, checksumsPath, statementPath, logPath }, statement, errors };
}

function* concat(...parts: readonly Iterable<string>[]): Generator<string, void> {
  for (const part of parts) yield* part;
}

/** Returns the lines of the page: those of the release, else of the folder, and this run's where it says something new. */
function toPageLines(
  statement: Statement,
  added: AddedLine | undefined,
  released: readonly Statement[] | undefined,
): readonly Statement[] {
  const above = released ?? added?.above ?? [];
  const isNew = released === undefined ? added?.isAdded !== false : isNews(released, statement);
  return isNew || above.length === 0 ? [...above, statement] : above;
}

/** Where the page lies: next to the action's bundle, next to the folder of another bundle, or in dist for sources. */
const pageFolders = ["page", "../page", "../../dist/page"] as const;

/** Returns the page `anchor-evidence.html` of a log, in pieces. It is read only here, so it does not slow the start. */
export async function openPage(lines: readonly Statement[]): Promise<Iterable<string>> {
  const paths = pageFolders.map((folder) => join(import.meta.dirname, folder, "verify.html"));
  const template = await readFile(paths.find((path) => existsSync(path)) ?? paths[0] ?? "", "utf8");
  return renderEvidencePage(template, chainLines(lines));
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
 * Returns one result: the subject, the verdict, and the fields of the tool result envelope (spec §2.6). Undefined
 * values are left out of JSON.
 */
function toEntry(mode: Mode, result: Result) {
  const { subject, outcome, coveredBy } = result;
  const { name, digest, sha256, size }: Partial<Subject> = subject;
  const requestId = requestIdOf(outcome);
  return {
    subject: { name, digest, algorithm: "sha3-256", sha256, size },
    verdict: outcome.kind,
    request_id: requestId && plainText(requestId, textLimits.word),
    covered_by: coveredBy,
    ...toToolResult(mode, outcome, digestOf(result)),
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
