/** The outputs of a run that ended before it knew its subjects, in the order of action.yml and docs/reference.md. */
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

export const outputNames = Object.keys(emptyOutputs) as readonly OutputName[];
