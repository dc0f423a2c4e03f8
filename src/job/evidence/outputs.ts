import type { Report } from "../../domain/report.ts";
import { toReportUrlsOutput, toResultsOutput } from "./results-file.ts";
import type { RunFacts } from "../wording/run-facts.ts";

/** The action's outputs (interface §1.2); a newline in a name would forge another output, so names are constants. */
export const outputNames = [
  "results",
  "results-path",
  "checksums-path",
  "status",
  "count",
  "anchored-count",
  "all-anchored",
  "report-urls",
  "release-url",
] as const;

export type OutputName = (typeof outputNames)[number];
export type Outputs = Readonly<Record<OutputName, string>>;

/** What is set before a run knows its subjects: after an input error these stand (interface §1.6). */
export const emptyOutputs: Outputs = {
  results: "[]",
  "results-path": "",
  "checksums-path": "",
  status: "failed",
  count: "0",
  "anchored-count": "0",
  "all-anchored": "false",
  "report-urls": "[]",
  "release-url": "",
};

/** The paths and addresses among the outputs; one that is missing becomes an empty output. */
export type OutputPaths = Pick<RunFacts, "resultsPath" | "checksumsPath" | "releaseUrl">;

/** All outputs of a run; a list that would be too long is `[]`, see {@link cutOutputs}. */
export function toOutputs(report: Report, paths: OutputPaths): Outputs {
  return {
    results: toResultsOutput(report).text,
    "results-path": paths.resultsPath ?? "",
    "checksums-path": paths.checksumsPath ?? "",
    status: report.status,
    count: String(report.results.length),
    "anchored-count": String(report.anchoredCount),
    "all-anchored": String(report.allAnchored),
    "report-urls": toReportUrlsOutput(report).text,
    "release-url": paths.releaseUrl ?? "",
  };
}

/** The outputs that were emptied for being too long: worth a warning that `results-path` is whole. */
export function cutOutputs(report: Report): readonly OutputName[] {
  return [
    ...(toResultsOutput(report).isCut ? (["results"] as const) : []),
    ...(toReportUrlsOutput(report).isCut ? (["report-urls"] as const) : []),
  ];
}

/** The outputs that hold one of the runner's secrets: it drops them, though they may hold it by mere chance (faults §3). */
export function maskedOutputs(outputs: Outputs, secrets: readonly string[]): readonly OutputName[] {
  return outputNames.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
}
