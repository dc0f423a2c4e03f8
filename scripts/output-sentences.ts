/** Describes each output in one sentence, for action.yml and for the table of docs/reference.md. */
import type { OutputName } from "../src/action/empty-outputs.ts";

export const outputSentences = {
  results:
    "JSON array, one object a subject: `{subject: {name, digest, size}, verdict, status}`; `[]` with a warning past 400,000 characters.",
  "results-path": "Path of `results.json`, always whole.",
  "checksums-path": "Path of `SHA3-256SUMS`.",
  "statement-path": "Path of `anchor.intoto.json`, this run's own statement, which anybody can check offline.",
  "log-path": "Path of `anchor.jsonl`, what all runs in this folder recorded.",
  status:
    "Of the run: `failed` if any subject failed or was unreachable, else `unknown` if any is unknown or skipped, else `pending` if any is accepted or unclear, else `finalized`.",
  count: "Number of subjects.",
  "accepted-count": "Subjects with verdict `accepted`, which no block is known to hold yet.",
  "anchored-count": "Subjects that the chain is known to hold, `anchored`, `already-anchored`, `found` or `verified`.",
  "all-anchored": "`true` when `count` > 0 and all of them are; else `false`.",
  "report-urls": "JSON array of report links, empty array when none.",
  "release-url": "The release that was written to, or empty.",
  findings: "`monitor`: JSON array of what differs from the record; `[]` with a warning past 400,000 characters.",
  "findings-count": "`monitor`: number of findings, those among them that are only told.",
  "issue-url": "`monitor`: the open issue about findings, or empty.",
  "monitor-path": "`monitor`: path of `monitor.json`, the next look's baseline.",
} as const satisfies Record<OutputName, string>;
