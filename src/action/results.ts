/** `results.json` and the output `results` (interface §1.2, §1.3). */
import type { Digest } from "../domain/digest.ts";
import { toToolResult, type ToolResult } from "../domain/envelope.ts";
import { safeLink } from "../domain/link.ts";
import { evidenceOf, requestIdOf, statusOf, type Status, type Verdict } from "../domain/outcome.ts";
import { digestOf, type Mode, type Report, type Result } from "../domain/report.ts";
import { plainText, textLimits } from "../domain/text.ts";
import type { RunFacts } from "./run-facts.ts";

/** One result in the file: the subject, the verdict, and the fields of the tool result envelope (spec §2.6). */
export interface ResultEntry extends ToolResult {
  readonly subject: {
    readonly name: string;
    readonly digest?: Digest;
    readonly algorithm: "sha3-256";
    readonly sha256?: string;
    readonly size?: number;
  };
  readonly verdict: Verdict;
  readonly request_id?: string;
  readonly covered_by?: Digest;
}

/** The whole file; `schema/results.schema.json` says the same. Times are ISO 8601 in UTC. */
export interface ResultsFile {
  readonly version: 1;
  readonly mode: Mode;
  readonly status: Status;
  readonly started_at: string;
  readonly finished_at: string;
  readonly api_url: string;
  readonly demo: boolean;
  readonly repository: string;
  readonly run_id: string;
  readonly commit: string;
  readonly results: readonly ResultEntry[];
}

/** Repository, run and commit are empty where the runner does not name them. */
export function toResultsFile(report: Report, facts: RunFacts): ResultsFile {
  return {
    version: 1,
    mode: report.mode,
    status: report.status,
    started_at: facts.startedAt.toISOString(),
    finished_at: facts.finishedAt.toISOString(),
    api_url: facts.apiUrl,
    demo: report.demo,
    repository: facts.repository ?? "",
    run_id: facts.runId ?? "",
    commit: facts.commit ?? "",
    results: report.results.map((result) => toEntry(report.mode, result)),
  };
}

function toEntry(mode: Mode, result: Result): ResultEntry {
  const { outcome, coveredBy } = result;
  const requestId = requestIdOf(outcome);
  return {
    subject: toSubjectEntry(result),
    verdict: outcome.kind,
    ...(requestId !== undefined && { request_id: plainText(requestId, textLimits.word) }),
    ...(coveredBy !== undefined && { covered_by: coveredBy }),
    ...toToolResult(mode, outcome, digestOf(result)),
  };
}

function toSubjectEntry({ subject }: Result): ResultEntry["subject"] {
  if (!("digest" in subject)) return { name: subject.name, algorithm: "sha3-256" };
  const { name, digest, sha256, size } = subject;
  return {
    name,
    digest,
    algorithm: "sha3-256",
    ...(sha256 !== undefined && { sha256 }),
    ...(size !== undefined && { size }),
  };
}

/** The file's text: indented JSON with a final newline. */
export function renderResultsFile(file: ResultsFile): string {
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** Longest output, in characters: a job's outputs may have 1 MB in UTF-16 together (faults §3). */
const longestOutput = 400_000;

/** A JSON array as an output's value, and whether it is `[]` for being too long. */
export interface ListOutput {
  readonly text: string;
  readonly isCut: boolean;
}

/** The output `results`; of a subject whose bytes could not be read, neither digest nor size is given. */
export function toResultsOutput(report: Report): ListOutput {
  return toListOutput(
    report.results.map(({ subject, outcome }) => {
      const url = reportUrlOf({ subject, outcome });
      return {
        name: subject.name,
        ...("digest" in subject && { digest: subject.digest }),
        ...("size" in subject && { size: subject.size }),
        verdict: outcome.kind,
        status: statusOf(outcome),
        ...(url !== undefined && { report: url }),
      };
    }),
  );
}

/** The output `report-urls`, in subject order. */
export function toReportUrlsOutput(report: Report): ListOutput {
  return toListOutput(report.results.map(reportUrlOf).filter((url) => url !== undefined));
}

function toListOutput(items: readonly unknown[]): ListOutput {
  const text = JSON.stringify(items);
  return text.length > longestOutput ? { text: "[]", isCut: true } : { text, isCut: false };
}

function reportUrlOf({ outcome }: Result): string | undefined {
  const url = evidenceOf(outcome)?.report?.url;
  return url === undefined ? undefined : safeLink(url);
}
