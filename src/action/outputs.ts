import { evidenceOf, statusOf } from "../core/outcome.ts";
import type { Report, Result } from "../core/report.ts";
import type { RunFacts } from "../core/run-facts.ts";
import { safeLink } from "../core/url.ts";
import { outputNames, type OutputName, type Outputs } from "./output-names.ts";

/** The paths and addresses among the outputs; one that is missing becomes an empty output. */
export type OutputPaths = Pick<RunFacts, "resultsPath" | "checksumsPath" | "statementPath" | "releaseUrl">;

/** The outputs of a run, and those among them that are `[]` because they were too long. */
export interface RunOutputs {
  readonly values: Outputs;
  readonly cut: readonly OutputName[];
}

/** All outputs of a run (interface §1.2). */
export function toOutputs(report: Report, paths: OutputPaths): RunOutputs {
  const results = toResultsOutput(report);
  const reportUrls = toReportUrlsOutput(report);
  const values: Outputs = {
    results: results.text,
    "results-path": paths.resultsPath ?? "",
    "checksums-path": paths.checksumsPath ?? "",
    "statement-path": paths.statementPath ?? "",
    status: report.status,
    count: String(report.results.length),
    "accepted-count": String(report.tally.accepted),
    "anchored-count": String(report.anchoredCount),
    "all-anchored": String(report.allAnchored),
    "report-urls": reportUrls.text,
    "release-url": paths.releaseUrl ?? "",
    findings: "[]",
    "findings-count": "0",
    "issue-url": "",
    "monitor-path": "",
  };
  const cut = [...(results.isCut ? ["results" as const] : []), ...(reportUrls.isCut ? ["report-urls" as const] : [])];
  return { values, cut };
}

/**
 * The outputs that hold one of the runner's secrets: it drops such an output, even when the text is in it by chance
 * (faults §3).
 */
export function maskedOutputs(outputs: Outputs, secrets: readonly string[]): readonly OutputName[] {
  return outputNames.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
}

/** Longest output, in characters: a job's outputs may have 1 MB in UTF-16 together (faults §3). */
export const maxOutputText = 400_000;

/** A JSON array as an output's value, and whether it is `[]` because it was too long. */
export interface ListOutput {
  readonly text: string;
  readonly isCut: boolean;
}

/** The output `results`; of a subject whose bytes could not be read, neither digest nor size is given. */
export function toResultsOutput(report: Report): ListOutput {
  return toListOutput(report.results, (result) => {
    const { subject, outcome } = result;
    const url = reportUrlOf(result);
    return {
      subject: {
        name: subject.name,
        ...("digest" in subject && { digest: subject.digest }),
        ...("size" in subject && { size: subject.size }),
      },
      verdict: outcome.kind,
      status: statusOf(outcome),
      ...(url !== undefined && { report: url }),
    };
  });
}

/** The output `report-urls`, in subject order; a link that several share, as under a manifest, stands there once. */
export function toReportUrlsOutput(report: Report): ListOutput {
  const known = new Set<string>();
  return toListOutput(report.results, (result) => {
    const url = reportUrlOf(result);
    if (url === undefined || known.has(url)) return undefined;
    known.add(url);
    return url;
  });
}

/** The items that `results` make, as far as they make one; gives up as soon as they are too long. */
function toListOutput(results: readonly Result[], toItem: (result: Result) => unknown): ListOutput {
  const items: string[] = [];
  // The brackets, and a comma with each item but the first.
  let length = 1;
  for (const result of results) {
    const item = toItem(result);
    if (item === undefined) continue;
    items.push(JSON.stringify(item));
    length += (items.at(-1)?.length ?? 0) + 1;
    if (length > maxOutputText) return { text: "[]", isCut: true };
  }
  return { text: `[${items.join(",")}]`, isCut: false };
}

function reportUrlOf({ outcome }: Result): string | undefined {
  const url = evidenceOf(outcome)?.report?.url;
  return url === undefined ? undefined : safeLink(url);
}
