/** `results.json`: what a run says of itself and of each of its rows. */
import type { Mode } from "../core/origin.ts";
import { requestIdOf, type Row } from "../core/row.ts";
import { areFromTestChain, tallyOf } from "../core/rows.ts";
import { plainText, textLimits } from "../core/text.ts";
import { version } from "../core/version.ts";
import { operationOf, type Run } from "../evidence/run.ts";
import { toToolResult } from "./tool-result.ts";

/**
 * Returns the whole content; its schema is schema/results.schema.json. Times are ISO 8601 in UTC; repository, ref, tag,
 * run and commit are empty where the host does not know them.
 */
export function toResultsFile(run: Run) {
  const { mode, origin, rows } = run;
  return {
    version: 1,
    tool: { name: "anchor-artifacts", version },
    mode,
    status: tallyOf(rows).status,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt.toISOString(),
    api_url: run.apiUrl,
    chain: run.chain,
    demo: areFromTestChain(rows),
    repository: origin.repository,
    ref: origin.ref,
    tag: origin.tag,
    run_id: origin.runId,
    run_attempt: origin.runAttempt,
    run_url: origin.runUrl,
    commit: origin.commit,
    results: rows.map((row) => toResultEntry(operationOf(run), row)),
  };
}

/** Subject, verdict, and the members of a tool result; JSON leaves out what is `undefined`. */
function toResultEntry(mode: Mode, row: Row) {
  const { subject, verdict, coveredBy, former } = row;
  const { name, digest, sha256, size } = subject;
  const requestId = requestIdOf(row);
  return {
    subject: { name, digest, algorithm: "sha3-256", sha256, size },
    verdict,
    request_id: requestId && plainText(requestId, textLimits.word),
    covered_by: coveredBy,
    former,
    ...toToolResult(mode, row, digest),
  };
}

/** Characters of a piece: enough for one write to disk, few compared with a run's memory. */
const chunkLength = 65_536;

/** Yields the text in pieces, a line a row: a large file is never whole in memory, and is easy to search. */
export function* renderResultsFile(run: Run): Generator<string, void> {
  const { rows } = run;
  const withoutRows = {
    ...toResultsFile({ ...run, rows: [] }),
    status: tallyOf(rows).status,
    demo: areFromTestChain(rows),
  };
  const frame = JSON.stringify(withoutRows, undefined, 2);
  let piece = frame.slice(0, frame.lastIndexOf("]"));
  for (const [index, row] of rows.entries()) {
    piece += `${index === 0 ? "" : ","}\n    ${JSON.stringify(toResultEntry(operationOf(run), row))}`;
    if (piece.length < chunkLength) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}${rows.length === 0 ? "" : "\n  "}]\n}\n`;
}
