/**
 * The outputs (interface §1.2): what each is when a run does not know its subjects, as after an input error (§1.6), and
 * what it says. action.yml and docs/reference.md are made from this table.
 */
export const outputTable = {
  results: {
    empty: "[]",
    sentence:
      "JSON array, one object a subject: `{subject: {name, digest, size}, verdict, status}`; `[]` with a warning past 400,000 characters.",
  },
  "results-path": { empty: "", sentence: "Path of `results.json`, always whole." },
  "checksums-path": { empty: "", sentence: "Path of `SHA3-256SUMS`." },
  "statement-path": {
    empty: "",
    sentence: "Path of `anchor.intoto.json`, the evidence that anybody can check offline.",
  },
  status: {
    empty: "failed",
    sentence:
      "Of the run: `failed` if any subject failed or was unreachable, else `unknown` if any is unknown or skipped, else `pending` if any is accepted or unclear, else `finalized`.",
  },
  count: { empty: "0", sentence: "Number of subjects." },
  "accepted-count": { empty: "0", sentence: "Subjects with verdict `accepted`, which no block is known to hold yet." },
  "anchored-count": {
    empty: "0",
    sentence: "Subjects that the chain is known to hold, `anchored`, `already-anchored`, `found` or `verified`.",
  },
  "all-anchored": { empty: "false", sentence: "`true` when `count` > 0 and all of them are; else `false`." },
  "report-urls": { empty: "[]", sentence: "JSON array of report links, empty array when none." },
  "release-url": { empty: "", sentence: "The release that was written to, or empty." },
  findings: {
    empty: "[]",
    sentence: "`monitor`: JSON array of what differs from the record; `[]` with a warning past 400,000 characters.",
  },
  "findings-count": { empty: "0", sentence: "`monitor`: number of findings, those among them that are only told." },
  "issue-url": { empty: "", sentence: "`monitor`: the open issue about findings, or empty." },
  "monitor-path": { empty: "", sentence: "`monitor`: path of `monitor.json`, the next look's baseline." },
} as const satisfies Record<string, { readonly empty: string; readonly sentence: string }>;

export type OutputName = keyof typeof outputTable;
export type Outputs = Readonly<Record<OutputName, string>>;

/** A newline in a name would forge another output, so names are constants. */
export const outputNames = Object.keys(outputTable) as readonly OutputName[];

export const emptyOutputs = Object.fromEntries(outputNames.map((name) => [name, outputTable[name].empty])) as Outputs;
