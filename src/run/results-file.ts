/** `results.json` (interface §1.3). */
import type { Digest } from "../core/digest.ts";
import { requestIdOf, type Status, type Verdict } from "../core/outcome.ts";
import { digestOf, type Mode, type Report, type Result, type ProofState } from "../core/report.ts";
import type { RunFacts } from "../core/run-facts.ts";
import { plainText, textLimits } from "../core/text.ts";
import { version } from "../core/version.ts";
import { toToolResult, type ToolResult } from "../render/tool-result.ts";

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
  readonly proof?: ProofEntry;
}

/** What became of a proof file: its name in output-dir, and the id to ask for it by, where there are any. */
export interface ProofEntry {
  readonly state: ProofState["kind"];
  readonly file?: string;
  readonly uid?: string;
}

/** The whole file; `schema/results.schema.json` says the same. Times are ISO 8601 in UTC. */
export interface ResultsFile {
  readonly version: 2;
  readonly tool: { readonly name: string; readonly version: string };
  readonly mode: Mode | "monitor";
  readonly status: Status;
  readonly started_at: string;
  readonly finished_at: string;
  readonly api_url: string;
  readonly demo: boolean;
  readonly repository: string;
  readonly ref: string;
  readonly tag: string;
  readonly run_id: string;
  readonly run_attempt: string;
  readonly run_url: string;
  readonly commit: string;
  readonly results: readonly ResultEntry[];
}

/** Repository, ref, tag, run and commit are empty where the door does not know them. */
export function toResultsFile(report: Report, facts: RunFacts): ResultsFile {
  return {
    version: 2,
    tool: { name: "anchor-artifacts", version },
    mode: facts.mode ?? report.mode,
    status: report.status,
    started_at: facts.startedAt.toISOString(),
    finished_at: facts.finishedAt.toISOString(),
    api_url: facts.apiUrl,
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

function toEntry(mode: Mode, result: Result): ResultEntry {
  const { outcome, coveredBy, proof } = result;
  const requestId = requestIdOf(outcome);
  return {
    subject: toSubjectEntry(result),
    verdict: outcome.kind,
    ...(requestId !== undefined && { request_id: plainText(requestId, textLimits.word) }),
    ...(coveredBy !== undefined && { covered_by: coveredBy }),
    ...(proof && { proof: toProofEntry(proof) }),
    ...toToolResult(mode, outcome, digestOf(result)),
  };
}

function toProofEntry(proof: ProofState): ProofEntry {
  return {
    state: proof.kind,
    ...("file" in proof && { file: proof.file }),
    ...("uid" in proof && proof.uid !== undefined && { uid: proof.uid }),
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

/** Characters of a piece of the file: large enough to be written at once, small beside a run's memory. */
const pieceLength = 65_536;

/**
 * The text of `results.json` in pieces: one line a result, so that a file of a hundred thousand results is never whole
 * in memory, and is easy to search.
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
