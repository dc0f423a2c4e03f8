/**
 * The value of each output when a run does not know its subjects, as after an input error.
 * action.yml and docs/reference.md have them in this order.
 */
export const emptyOutputs = {
  results: "[]",
  "results-path": "",
  "checksums-path": "",
  "statement-path": "",
  status: "failed",
  count: "0",
  "accepted-count": "0",
  "timestamped-count": "0",
  "anchored-count": "0",
  "all-anchored": "false",
  "report-urls": "[]",
  "release-url": "",
  findings: "[]",
  "findings-count": "0",
  "issue-url": "",
  "monitor-path": "",
} as const;

export type OutputName = keyof typeof emptyOutputs;
export type Outputs = Readonly<Record<OutputName, string>>;

/** A newline in a name would forge another output, so names are constants. */
export const outputNames = Object.keys(emptyOutputs) as readonly OutputName[];
