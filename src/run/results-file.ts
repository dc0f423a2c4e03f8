/** `results.json` (interface §1.3). */
import { requestIdOf } from "../core/outcome.ts";
import { digestOf, type Mode, type Report, type Result, type ProofState, type RunFacts } from "../core/report.ts";
import type { Subject } from "../core/digest.ts";
import { plainText, textLimits } from "../core/text.ts";
import { version } from "../core/version.ts";
import { toToolResult } from "../render/tool-result.ts";

/**
 * Returns the whole content; `schema/results.schema.json` describes it too. Times are ISO 8601 in UTC; repository, ref,
 * tag, run and commit are empty where the host does not know them.
 */
export function toResultsFile(report: Report, facts: RunFacts) {
  return {
    version: 2,
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
  const { subject, outcome, coveredBy, proof } = result;
  const { name, digest, sha256, size }: Partial<Subject> = subject;
  const requestId = requestIdOf(outcome);
  return {
    subject: { name, digest, algorithm: "sha3-256", sha256, size },
    verdict: outcome.kind,
    request_id: requestId && plainText(requestId, textLimits.word),
    covered_by: coveredBy,
    proof: proof && toProofEntry(proof),
    ...toToolResult(mode, outcome, digestOf(result)),
  };
}

/** Returns the state of a proof file: its name in output-dir, and the id to ask for it by, as far as they exist. */
function toProofEntry(proof: ProofState) {
  return {
    state: proof.kind,
    file: "file" in proof ? proof.file : undefined,
    uid: "uid" in proof ? proof.uid : undefined,
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
