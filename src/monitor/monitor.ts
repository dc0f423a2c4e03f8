/** A monitor's run from start to end: scans the releases, writes the files, updates the issue. */
import { join, resolve } from "node:path";

import { createWebClient, type WebClient } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { createTagFilter } from "../core/match.ts";
import { withoutUndefined } from "../core/members.ts";
import { chainOf, type Run } from "../evidence/run.ts";
import { createErrorCollector } from "../host/queue.ts";
import { type FileContent, removeTemporaryFiles, writeAtomically } from "../host/files.ts";
import { noProgress, startProgressDisplay, type Host, type Progress } from "../host/host.ts";
import { reasonToSkip, sourceOf, type MonitorInputs } from "../host/inputs.ts";
import { createRun, logEnding } from "../run/run.ts";
import { answerAlways, nobodyToAskError, openSource } from "../run/source.ts";
import { openOutputDir, removeEarlierFiles } from "../run/prepare.ts";
import { renderResultsFile } from "../render/json-results.ts";
import { parseAcceptance } from "./finding.ts";
import { reportToIssue } from "./issue.ts";
import { readBaseline, renderMonitorFile, type Baseline, type MonitorFile } from "./monitor-file.ts";
import { renderScanLines, toScanBadge } from "./render.ts";
import type { IssueAccess, RepositoryAccess } from "./repository.ts";
import { type Scan, type ScanOptions, scanRepositories } from "./scan.ts";
import { hasRecords, type ScanView, toScanView } from "./view.ts";

export interface MonitorTools {
  readonly openRepositoryAccess: (web: WebClient) => RepositoryAccess;
  readonly openIssues: (web: WebClient) => IssueAccess;
  /** Shows a scan, as a step's summary or in a terminal; returns the errors of what could not be shown. */
  readonly present: (view: ScanView, run: Run) => Promise<readonly AnchorError[]>;
}

/**
 * Scans the releases of repositories. All files are written before it is known whether the run passes.
 * @throws AnchorError that ends a scan before its verdicts, such as for an unusable baseline, or GitHub's 401 or 403
 */
export async function runMonitor(inputs: MonitorInputs, host: Host, tools: MonitorTools): Promise<Run> {
  await using web = createWebClient();
  const { workspace, origin, log } = host;
  const run = createRun(inputs, origin);
  const repositoryNames = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
  const baseline = loadBaseline(inputs.baseline, host);
  const folder = await openOutputDir(inputs.outputDir, host);
  removeTemporaryFiles(folder, log.warning);
  await removeEarlierFiles(folder, [resolve(workspace, inputs.baseline)]);
  const scan = await scanOrSkip(inputs, host, repositoryNames, () => tools.openRepositoryAccess(web), baseline);
  const view = toScanView(scan, baseline, origin.repository, new Date());
  for (const line of renderScanLines(view)) log.info(line);
  run.rows = scan.rows;
  run.finishedAt = new Date(view.counts.finishedAt);
  run.chain = chainOf(inputs, run);
  const file = toMonitorFile(scan, baseline, view);
  const writeFiles = (content: MonitorFile) => writeScanFiles(view, content, run, folder);
  let fileErrors = await writeFiles(file);
  let issueErrors: readonly AnchorError[] = [];
  if (inputs.issue) {
    const earlierNames = scan.repositories.flatMap(({ baseline: before }) => before?.repository ?? []);
    // A changed release that this scan did not read may still be changed, so its issue must stay open.
    const counts = { ...view.counts, isWhole: view.counts.isWhole && view.notScanned.length === 0 };
    const watchedNames = [...repositoryNames, ...earlierNames];
    const report = { ...view, counts, watchedNames, author: file.issueAuthor, runUrl: origin.runUrl };
    const issue = await reportToIssue(() => tools.openIssues(web), report, log);
    if (issue.author !== undefined) fileErrors = await writeFiles({ ...file, issueAuthor: issue.author });
    run.issueUrl = issue.url;
    issueErrors = issue.errors;
  }
  const displayErrors = await tools.present(view, run);
  run.problems.push(...fileErrors, ...issueErrors, ...displayErrors);
  await logEnding(run, host);
  return run;
}

/** Reads the baseline, and logs with what the scan compares. */
function loadBaseline(path: string, { workspace, log }: Host): Baseline | undefined {
  if (path === "") return undefined;
  const baseline = readBaseline(resolve(workspace, path), workspace);
  const lastScanAt = baseline?.scans.at(-1)?.finishedAt;
  if (!hasRecords(baseline))
    log.notice("There is no baseline yet: what this look sees becomes it.", { title: "first look" });
  else
    log.info(`Comparing with the baseline ${path}${lastScanAt === undefined ? "" : ` of ${lastScanAt.slice(0, 10)}`}.`);
  return baseline;
}

/**
 * Opens what a scan asks about recorded digests: the service or nodes. If the inputs name neither, the result has
 * `openJudge`, whose judge decides by what the recorded witnesses prove.
 * @param skipReason why nobody is to be asked; `undefined` if somebody is to be asked
 */
async function openScanSource(
  inputs: MonitorInputs,
  host: Pick<Host, "log" | "signals">,
  skipReason: string | undefined,
): Promise<Pick<ScanOptions, "verify" | "openJudge"> & AsyncDisposable> {
  if (skipReason !== undefined) return answerAlways({ verdict: "skipped", note: skipReason });
  if (sourceOf(inputs) !== "clocks") return openSource(inputs, host);
  const { chainNotAsked, createRecordJudge } = await import("../run/ask-clocks.ts");
  return { ...answerAlways(chainNotAsked), openJudge: createRecordJudge };
}

const clocksReason =
  "Neither a service nor a chain node is named, so no chain was asked: what clocks have signed decides.";

/** @throws AnchorError `INPUT_INVALID` where the inputs name neither service nor node, and nothing is recorded */
async function scanOrSkip(
  inputs: MonitorInputs,
  { log, signals, origin }: Host,
  repositoryNames: readonly string[],
  openRepositoryAccess: () => RepositoryAccess,
  baseline: Baseline | undefined,
): Promise<Scan> {
  const skipReason = reasonToSkip(inputs);
  if (skipReason !== undefined)
    log.notice(inputs.dryRun ? `${skipReason} GitHub was not asked either.` : skipReason, { title: "skipped" });
  if (inputs.dryRun) {
    const rows = [{ subject: { name: origin.repository }, verdict: "skipped" as const, note: skipReason ?? "" }];
    return { repositories: [], releases: [], faults: [], findings: [], rows, isWhole: false, skipReason };
  }
  await using source = await openScanSource(inputs, { log, signals }, skipReason);
  let progress: Progress = { ...noProgress, waitingFor: "GitHub's list of releases" };
  const progressDisplay = startProgressDisplay(log, () => progress);
  const repositoryAccess = openRepositoryAccess();
  const pendingScan = scanRepositories(repositoryNames, repositoryAccess, baseline, {
    limit: inputs.releases,
    includesTag: inputs.tags.length > 0 ? createTagFilter(inputs.tags) : undefined,
    isDownloading: inputs.bytes === "download",
    acceptances: inputs.accept.flatMap((line) => parseAcceptance(line) ?? []),
    stop: signals.cancellation.stop,
    githubTime: repositoryAccess.githubTime,
    blockTimeMs: inputs.blockTime,
    verify: source.verify,
    ...(source.openJudge && { openJudge: source.openJudge }),
    concurrency: inputs.concurrency,
    onProgress: (change) => {
      const { waitingFor: _, ...counts } = progress;
      progress = { ...counts, ...change };
    },
    onDebug: log.debug,
  });
  const finishedScan = await pendingScan.finally(progressDisplay.stop);
  const isRecorded = baseline !== undefined || finishedScan.releases.some(({ recorded }) => recorded !== undefined);
  // What could not be read may be recorded: that is an outage, and no mistake in the inputs.
  if (source.openJudge && !isRecorded && finishedScan.isWhole) throw nobodyToAskError({ mode: "monitor" });
  return { ...finishedScan, ...withoutUndefined({ unaskedReason: skipReason ?? (source.openJudge && clocksReason) }) };
}

/** Makes the next baseline. A repository or release that this scan did not read stays as the baseline has it. */
export function toMonitorFile(
  { repositories, releases, findings }: Pick<Scan, "repositories" | "releases" | "findings">,
  baseline: Baseline | undefined,
  { counts, history }: Pick<ScanView, "counts" | "history">,
): MonitorFile {
  const lastWholeScanAt = counts.isWhole ? counts.finishedAt : baseline?.lastWholeScanAt;
  const nextRepositories = repositories.map(({ name: repository, identity, baseline: before }) => {
    if (identity === undefined && before !== undefined) return before;
    const scannedReleases = releases.filter((release) => release.repository === repository);
    const tags = new Set(scannedReleases.map(({ tag }) => tag));
    return {
      repository,
      ...withoutUndefined({ number: before?.number ?? identity?.number }),
      releases: [
        ...scannedReleases.map((one) => one.next),
        ...(before?.releases ?? []).filter(({ tag }) => !tags.has(tag)),
      ],
    };
  });
  const replacedBaselines = new Set(repositories.map(({ baseline: before }) => before));
  return {
    finishedAt: counts.finishedAt,
    ...withoutUndefined({ lastWholeScanAt, issueAuthor: baseline?.issueAuthor }),
    scans: history,
    findings,
    repositories: [...nextRepositories, ...(baseline?.repositories ?? []).filter((one) => !replacedBaselines.has(one))],
  };
}

/** Writes results.json, monitor.json and the badge; returns the errors. */
async function writeScanFiles(view: ScanView, file: MonitorFile, run: Run, folder: string) {
  const { attempt, errors } = createErrorCollector();
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
