/** Runs a job as a GitHub step: log lines become workflow commands, and results become outputs and a summary. */
import type { WebClient } from "../api/downloads.ts";
import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { hasPassed, type Run, tallyOf } from "../evidence/run.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { systemClock, type Host, type AnnotationLevel, type Log } from "../host/host.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import type { Signals } from "../host/signals.ts";
import { toAnnotations } from "../render/causes.ts";
import { renderSummary } from "../render/summary.ts";
import { runJob } from "../run/run.ts";
import type { Row } from "../core/row.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { toSafeLink } from "../core/addresses.ts";
import { enterWorkspace, readContext, refuseLinkedOutput, refuseUntrustedEvent } from "./context.ts";
import {
  annotationsPerLevel,
  emptyOutputs,
  outputNames,
  type OutputName,
  type Outputs,
  readSecrets,
  type RunnerLog,
  setOutputs,
  writeSummary,
} from "./runner.ts";

export interface StepTools {
  readonly log: RunnerLog;
  readonly signals: Signals;
  /** Makes the client for GitHub from the run's web client. Outside tests, the two are the same client. */
  readonly toGitHubClient: (web: WebClient) => WebClient;
}

/**
 * Runs a step whose inputs are usable. Code for releases is imported only when a release is needed.
 *
 * @returns whether the step passes
 * @throws AnchorError `UNTRUSTED_EVENT`, and any error that ends a run before it has verdicts
 */
export async function runStep(givenInputs: Inputs, tools: StepTools): Promise<boolean> {
  const { context, inputs, host, toGitHub } = await openStepHost(givenInputs, tools);
  const { log } = tools;
  const run = await runJob(inputs, host, {
    openRelease: async (web, releaseInputs) => {
      const [{ openRelease }, { createGitHubForge }] = await Promise.all([
        import("../release/open.ts"),
        import("../github/releases.ts"),
      ]);
      const options = toGitHub(web);
      const createForge = (stop: AbortSignal) => createGitHubForge({ ...options, stop });
      return openRelease(createForge, releaseInputs, context, { ...options, log });
    },
    present: (finishedRun) =>
      presentOutputs(toOutputs(finishedRun), inputs.showSummary && (() => renderSummary(finishedRun)), log),
  });
  return hasPassed(run);
}

/**
 * Makes the step's `Host`, and the options for GitHub. Also enters the workspace, except for a monitor, and exchanges
 * the job's token for a key if `api-key-from` says so.
 *
 * @throws AnchorError `UNTRUSTED_EVENT`, or `INPUT_INVALID` for an unusable workspace, `output-dir` or permission
 */
export async function openStepHost<GivenInputs extends Inputs | MonitorInputs>(
  givenInputs: GivenInputs,
  { log, signals, toGitHubClient }: StepTools,
) {
  const context = readContext(process.env, log.warning);
  if (givenInputs.mode !== "monitor") enterWorkspace(context);
  refuseLinkedOutput(givenInputs.outputDir, context);
  refuseUntrustedEvent(givenInputs, context);
  const inputs =
    givenInputs.apiKeyFrom === ""
      ? givenInputs
      : await (await import("./github-key.ts")).withExchangedKey(givenInputs, log, signals.cancellation.stop);
  const { workspace, defaultOutputDir, origin, githubApiUrl } = context;
  const annotate: Host["annotate"] = (level, results) => annotateResults(log, level, results);
  const host: Host = { log, signals, workspace, defaultOutputDir, origin, annotate };
  const toGitHub = (web: WebClient): GitHubOptions => ({
    token: inputs.githubToken,
    repository: origin.repository,
    apiUrl: githubApiUrl,
    web: toGitHubClient(web),
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return { context, inputs, host, toGitHub };
}

/** Sets the outputs and writes the summary; returns the errors of both. */
export async function presentOutputs(
  outputs: RunOutputs,
  renderMarkdown: false | (() => string),
  log: Log,
): Promise<readonly AnchorError[]> {
  warnOfOutputs(outputs, readSecrets(), log);
  const summarize = async (): Promise<void> => void (renderMarkdown && (await writeSummary(renderMarkdown(), log)));
  const attempts = await Promise.allSettled([summarize(), setOutputs(outputs.values)]);
  return attempts.flatMap((attempt) => (attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : []));
}

/** Warns of outputs that are too long, and of outputs that the runner will empty, since they contain a secret. */
function warnOfOutputs({ values, cutOutputs }: RunOutputs, secrets: readonly string[], log: Log): void {
  for (const name of cutOutputs) {
    const path = name === "findings" ? "monitor-path" : "results-path";
    log.warning(`The output ${name} is too long for the runner, so it is []. The file at ${path} is complete.`, {
      title: "long output",
    });
  }
  const maskedNames = findMaskedOutputs(values, secrets);
  if (maskedNames.length === 0) return;
  const message = `The text of a secret is in these outputs: ${maskedNames.join(", ")}. The runner hides them, so other jobs get empty values. Read the files of this step in the same job.`;
  log.warning(message, { title: "hidden output" });
}

/** Annotates the rows that need attention. Annotations beyond the runner's limit are only counted. */
export function annotateResults(log: RunnerLog, level: AnnotationLevel, rows: readonly Row[]): void {
  const { shown, rest } = toAnnotations(rows, annotationsPerLevel);
  for (const { message, target } of shown) log[level](message, target);
  log.countUnprinted(level, rest);
}

/** Returns all outputs of a run; `cutOutputs` names those that are `[]` because they were too long. */
export function toOutputs({ rows, files, releaseUrl }: Pick<Run, "rows" | "files" | "releaseUrl">) {
  const { status, counts, anchored } = tallyOf(rows);
  const links = new Set(rows.map(reportUrlOf).filter((url) => url !== undefined));
  const listTexts = { results: toListText(rows, toOutputItem), "report-urls": toListText(links, (url) => url) };
  const values: Outputs = {
    ...emptyOutputs,
    results: listTexts.results ?? "[]",
    "results-path": files.results ?? "",
    "checksums-path": files.checksums ?? "",
    "statement-path": files.statement ?? "",
    status,
    count: String(rows.length),
    "accepted-count": String(counts.accepted),
    "timestamped-count": String(counts.timestamped),
    "anchored-count": String(anchored),
    "all-anchored": String(rows.length > 0 && anchored === rows.length),
    "report-urls": listTexts["report-urls"] ?? "[]",
    "release-url": releaseUrl ?? "",
  };
  const listNames = ["results", "report-urls"] as const;
  const cutOutputs: readonly OutputName[] = listNames.filter((name) => listTexts[name] === undefined);
  return { values, cutOutputs };
}

export type RunOutputs = ReturnType<typeof toOutputs>;

/** Finds the outputs that contain the text of a secret, even by chance: the runner hides such outputs. */
export function findMaskedOutputs(outputs: Outputs, secrets: readonly string[]): readonly OutputName[] {
  return outputNames.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
}

/** The most characters of an output: all outputs of a job together may have 1 MB in UTF-16. */
export const maxOutputLength = 400_000;

/** Renders items as a JSON array; returns `undefined` if the array is too long for an output. */
function toListText<Item>(items: Iterable<Item>, toOutput: (item: Item) => unknown): string | undefined {
  const itemTexts: string[] = [];
  // Counts the two brackets less one comma: below, a comma is counted for each item, but the first item has none.
  let textLength = 1;
  for (const item of items) {
    const text = JSON.stringify(toOutput(item));
    itemTexts.push(text);
    textLength += text.length + 1;
    if (textLength > maxOutputLength) return undefined;
  }
  return `[${itemTexts.join(",")}]`;
}

function toOutputItem(row: Row): object {
  const { subject, verdict } = row;
  const url = reportUrlOf(row);
  return {
    subject: {
      name: subject.name,
      ...(subject.digest !== undefined && { digest: subject.digest }),
      ...(subject.size !== undefined && { size: subject.size }),
    },
    verdict,
    status: verdictFacts[verdict].status,
    ...(url !== undefined && { report: url }),
  };
}

function reportUrlOf({ answer }: Row): string | undefined {
  const url = answer?.report?.url;
  return url === undefined ? undefined : toSafeLink(url);
}
