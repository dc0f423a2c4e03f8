/** A whole scan: compares the record with the present, writes the files, updates the issue. */
import { join, resolve } from "node:path";

import { createWebClient, type WebClient } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { createTagFilter } from "../core/glob.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Judgement } from "../core/row.ts";
import type { Run } from "../evidence/run.ts";
import { createAttempts } from "../host/attempts.ts";
import { type FileContent, removeTemporaryFiles, writeAtomically } from "../host/files.ts";
import { type Host, startProgressDisplay, toWaitingProgress } from "../host/host.ts";
import { reasonToSkip, sourceOf, type MonitorInputs } from "../host/inputs.ts";
import { chainOf, openRun, tellEnding } from "../run/begin-and-end.ts";
import { nobodyToAskError, openSource } from "../run/open-source.ts";
import { unaskedChain } from "../run/source.ts";
import { openOutputDir, removeEarlierFiles } from "../run/output-dir.ts";
import { renderResultsFile } from "../render/results-file.ts";
import { parseAcceptance } from "./finding.ts";
import { reportToIssue } from "./issue.ts";
import { readBaseline, renderMonitorFile, type Baseline, type MonitorFile } from "./monitor-file.ts";
import { renderScanLines, toScanBadge } from "./render.ts";
import type { Issues, Repositories } from "./repository.ts";
import { type Scan, type ScanOptions, scanRepositories } from "./scan.ts";
import { hasRecords, type ScanView, toScanView } from "./view.ts";

export interface MonitorTools {
  readonly openRepositories: (web: WebClient) => Repositories;
  readonly openIssues: (web: WebClient) => Issues;
  /** Shows a scan in the way of this host; returns the errors of what could not be shown. */
  readonly present: (view: ScanView, run: Run) => Promise<readonly AnchorError[]>;
}

/**
 * Scans the releases of repositories. All evidence is written before the verdict is given.
 * @throws AnchorError for an error that ends a scan before its verdicts: an unusable baseline, or GitHub's 401 or 403
 */
export async function runMonitor(inputs: MonitorInputs, host: Host, tools: MonitorTools): Promise<Run> {
  await using web = createWebClient();
  const { workspace, origin, log } = host;
  const run = openRun(inputs, origin);
  const watched = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
  const baseline = findBaseline(inputs.baseline, host);
  const folder = await openOutputDir(inputs.outputDir, host);
  removeTemporaryFiles(folder, log.warning);
  await removeEarlierFiles(folder, [resolve(workspace, inputs.baseline)]);
  const scan = await scanOrSkip(inputs, host, watched, () => tools.openRepositories(web), baseline);
  const view = toScanView(scan, baseline, origin.repository, new Date());
  for (const line of renderScanLines(view)) log.info(line);
  run.rows = scan.results;
  run.finishedAt = new Date(view.counts.finished);
  run.chain = chainOf(inputs, run);
  const file = toMonitorFile(scan, baseline, view);
  const write = (one: MonitorFile) => writeScanFiles(view, one, run, folder);
  const errors = await write(file);
  const names = scan.repositories.flatMap(({ known }) => known?.repository ?? []);
  const { issueAuthor: author } = file;
  // Nobody knows whether a changed release that was not scanned is right again, so the issue must stay open.
  const counts = { ...view.counts, isWhole: view.counts.isWhole && view.notScanned.length === 0 };
  const issueReport = { ...view, counts, scope: [...watched, ...names], author, runUrl: origin.runUrl };
  const issue: Awaited<ReturnType<typeof reportToIssue>> = inputs.issue
    ? await reportToIssue(() => tools.openIssues(web), issueReport, log)
    : { errors: [] };
  const unwritten = issue.author === undefined ? errors : await write({ ...file, issueAuthor: issue.author });
  run.issueUrl = issue.url;
  const unshown = await tools.present(view, run);
  run.problems.push(...unwritten, ...issue.errors, ...unshown);
  await tellEnding(run, host);
  return run;
}

function findBaseline(path: string, { workspace, log }: Host): Baseline | undefined {
  if (path === "") return undefined;
  const baseline = readBaseline(resolve(workspace, path), workspace);
  const last = baseline?.scans.at(-1)?.finished;
  if (!hasRecords(baseline))
    log.notice("There is no baseline yet: what this look sees becomes it.", { title: "first look" });
  else log.info(`Comparing with the baseline ${path}${last === undefined ? "" : ` of ${last.slice(0, 10)}`}.`);
  return baseline;
}

/**
 * Opens what a scan asks about recorded digests: the service or nodes. Where none is named, `readRecord` says what
 * clocks have signed; where nobody is to be asked, `reason` is why.
 */
async function openScanSource(
  inputs: MonitorInputs,
  host: Pick<Host, "log" | "signals">,
  reason: string | undefined,
): Promise<Pick<ScanOptions, "verify" | "readRecord"> & AsyncDisposable> {
  const nobody = (outcome: Judgement) => ({
    verify: () => Promise.resolve(outcome),
    [Symbol.asyncDispose]: async () => {},
  });
  if (reason !== undefined) return nobody({ verdict: "skipped", note: reason });
  if (sourceOf(inputs) !== "clocks") return openSource(inputs, host);
  const { openRecordedClocks } = await import("../run/ask-clocks.ts");
  return { ...nobody(unaskedChain), readRecord: openRecordedClocks };
}

function toSkippedScan(name: string, reason = ""): Scan {
  const results = [{ subject: { name }, verdict: "skipped" as const, note: reason }];
  return { repositories: [], releases: [], faults: [], findings: [], results, isWhole: false, skipped: reason };
}

/** Throws AnchorError `INPUT_INVALID` where there is nobody to ask, and nothing is recorded. */
async function scanOrSkip(
  inputs: MonitorInputs,
  { log, signals, origin }: Host,
  watched: readonly string[],
  openRepositories: () => Repositories,
  baseline: Baseline | undefined,
): Promise<Scan> {
  const reason = reasonToSkip(inputs);
  if (reason !== undefined)
    log.notice(inputs.dryRun ? `${reason} GitHub was not asked either.` : reason, { title: "skipped" });
  if (inputs.dryRun) return toSkippedScan(origin.repository, reason);
  const { stop } = signals.cancellation;
  await using asked = await openScanSource(inputs, { log, signals }, reason);
  let progress = toWaitingProgress("GitHub's list of releases");
  const shown = startProgressDisplay(log, () => progress);
  const repositories = openRepositories();
  const scan = scanRepositories(watched, repositories, baseline, {
    limit: inputs.releases,
    includesTag: inputs.tags.length > 0 ? createTagFilter(inputs.tags) : undefined,
    isDownloading: inputs.bytes === "download",
    accepted: inputs.accept.flatMap((line) => parseAcceptance(line) ?? []),
    stop,
    today: repositories.today,
    blockTime: inputs.blockTime,
    verify: asked.verify,
    ...(asked.readRecord && { readRecord: asked.readRecord }),
    concurrency: inputs.concurrency,
    onProgress: (change) => {
      const { waitingFor: _, ...counts } = progress;
      progress = { ...counts, ...change };
    },
    onDebug: log.debug,
  });
  const seen = await scan.finally(shown.stop);
  const isRecorded = baseline !== undefined || seen.releases.some(({ recorded }) => recorded !== undefined);
  if (asked.readRecord !== undefined && !isRecorded) throw nobodyToAskError({ mode: "monitor" });
  return { ...seen, ...(reason !== undefined && { unasked: reason }) };
}

/** Makes the next baseline; parts that this scan did not cover stay as they were. */
export function toMonitorFile(
  { repositories, releases, findings }: Pick<Scan, "repositories" | "releases" | "findings">,
  baseline: Baseline | undefined,
  { counts, history }: Pick<ScanView, "counts" | "history">,
): MonitorFile {
  const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
  const scanned = new Set(repositories.map(({ known }) => known));
  const next = repositories.map(({ name: repository, identity, known }) => {
    if (identity === undefined && known !== undefined) return known;
    const own = releases.filter((release) => release.repository === repository);
    const tags = new Set(own.map(({ tag }) => tag));
    return {
      repository,
      ...withoutUndefined({ number: known?.number ?? identity?.number }),
      releases: [...own.map((one) => one.next), ...(known?.releases ?? []).filter(({ tag }) => !tags.has(tag))],
    };
  });
  return {
    finished: counts.finished,
    ...withoutUndefined({ lastWhole, issueAuthor: baseline?.issueAuthor }),
    scans: history,
    findings,
    repositories: [...next, ...(baseline?.repositories ?? []).filter((known) => !scanned.has(known))],
  };
}

/** Writes results.json, monitor.json and the badge; returns the errors. */
async function writeScanFiles(view: ScanView, file: MonitorFile, run: Run, folder: string) {
  const { attempt, errors } = createAttempts();
  const write = (name: string, content: FileContent): Promise<string | undefined> =>
    attempt(async () => {
      await writeAtomically(join(folder, name), content);
      return join(folder, name);
    });
  [run.files.results, run.files.monitor] = await Promise.all([
    write(runFiles.results, renderResultsFile(run)),
    write(runFiles.monitor, renderMonitorFile(file)),
    write(runFiles.badge, `${JSON.stringify(toScanBadge(view))}\n`),
  ]);
  return errors;
}
