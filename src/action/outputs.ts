import { evidenceOf, statusOf } from "../core/outcome.ts";
import type { Report, Result, RunFacts } from "../core/report.ts";
import { safeLink } from "../core/url.ts";
import { emptyOutputs, type OutputName, type Outputs } from "./empty-outputs.ts";

/** A newline in a name would forge another output, so names are constants. */
export const outputNames = Object.keys(emptyOutputs) as readonly OutputName[];

/** The outputs of a run, and those among them that are `[]` because they were too long. */
export interface RunOutputs {
  readonly values: Outputs;
  readonly cut: readonly OutputName[];
}

/** Returns all outputs of a run (interface §1.2); a path or an address that is missing becomes an empty output. */
export function toOutputs(
  report: Report,
  paths: Pick<RunFacts, "resultsPath" | "checksumsPath" | "statementPath" | "logPath" | "releaseUrl">,
): RunOutputs {
  const links = new Set(report.results.map(reportUrlOf).filter((url) => url !== undefined));
  const lists = { results: toListText(report.results, toItem), "report-urls": toListText(links, (url) => url) };
  return {
    values: {
      ...emptyOutputs,
      results: lists.results ?? "[]",
      "results-path": paths.resultsPath ?? "",
      "checksums-path": paths.checksumsPath ?? "",
      "statement-path": paths.statementPath ?? "",
      "log-path": paths.logPath ?? "",
      status: report.status,
      count: String(report.results.length),
      "accepted-count": String(report.tally.accepted),
      "anchored-count": String(report.anchoredCount),
      "all-anchored": String(report.allAnchored),
      "report-urls": lists["report-urls"] ?? "[]",
      "release-url": paths.releaseUrl ?? "",
    },
    cut: (["results", "report-urls"] as const).filter((name) => lists[name] === undefined),
  };
}

/**
 * Finds the outputs that hold one of the runner's secrets: the runner drops such an output, even when the text is in it
 * by chance (faults §3).
 */
export function maskedOutputs(outputs: Outputs, secrets: readonly string[]): readonly OutputName[] {
  return outputNames.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
}

/** The length of the longest output, in characters: a job's outputs may have 1 MB in UTF-16 together (faults §3). */
export const maxOutputText = 400_000;

/** Renders a JSON array; returns `undefined` as soon as the array is too long for an output. */
function toListText<Item>(items: Iterable<Item>, toOutput: (item: Item) => unknown): string | undefined {
  const texts: string[] = [];
  // The length starts with the brackets; each item but the first adds a comma.
  let length = 1;
  for (const item of items) {
    const text = JSON.stringify(toOutput(item));
    texts.push(text);
    length += text.length + 1;
    if (length > maxOutputText) return undefined;
  }
  return `[${texts.join(",")}]`;
}

/** Renders an item of the output `results`; a subject whose bytes could not be read has neither digest nor size. */
function toItem(result: Result): object {
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
}

function reportUrlOf({ outcome }: Result): string | undefined {
  const url = evidenceOf(outcome)?.report?.url;
  return url === undefined ? undefined : safeLink(url);
}
