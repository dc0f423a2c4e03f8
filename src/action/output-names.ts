/** The action's outputs (interface §1.2); a newline in a name would forge another output, so names are constants. */
export const outputNames = [
  "results",
  "results-path",
  "checksums-path",
  "statement-path",
  "status",
  "count",
  "accepted-count",
  "anchored-count",
  "all-anchored",
  "report-urls",
  "release-url",
  "findings",
  "findings-count",
  "issue-url",
  "monitor-path",
] as const;

export type OutputName = (typeof outputNames)[number];
export type Outputs = Readonly<Record<OutputName, string>>;

/**
 * The values of a run that does not know its subjects yet: after an input error the outputs have these (interface
 * §1.6).
 */
export const emptyOutputs: Outputs = {
  results: "[]",
  "results-path": "",
  "checksums-path": "",
  "statement-path": "",
  status: "failed",
  count: "0",
  "accepted-count": "0",
  "anchored-count": "0",
  "all-anchored": "false",
  "report-urls": "[]",
  "release-url": "",
  findings: "[]",
  "findings-count": "0",
  "issue-url": "",
  "monitor-path": "",
};
