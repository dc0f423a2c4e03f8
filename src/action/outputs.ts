import { evidenceOf, statusOf } from "../core/outcome.ts";
import type { Report, Result, RunFacts } from "../core/report.ts";
import { safeLink } from "../core/url.ts";

/**
 * The outputs (interface §1.2): the value of each when a run does not know its subjects, as after an input error
 * (§1.6), and its description. action.yml and docs/reference.md are made from this table.
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

/** The outputs of a run, and those among them that are `[]` because they were too long. */
export interface RunOutputs {
  readonly values: Outputs;
  readonly cut: readonly OutputName[];
}

/** Returns all outputs of a run (interface §1.2); a path or an address that is missing becomes an empty output. */
export function toOutputs(
  report: Report,
  paths: Pick<RunFacts, "resultsPath" | "checksumsPath" | "statementPath" | "releaseUrl">,
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
