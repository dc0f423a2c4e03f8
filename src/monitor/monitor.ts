/** The story of a look: what is recorded, what is there, what differs, and what it leaves. */
import { join, resolve } from "node:path";
import { readFile, stat } from "node:fs/promises";

import { createWeb, type Web } from "../api/downloads.ts";
import { toAnchorError, type AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { writeAtomically } from "../host/atomic-file.ts";
import { reasonToSkip, serviceAddress } from "../host/inputs.ts";
import type { Progress } from "../host/log.ts";
import { createProgress, idleFor } from "../host/progress.ts";
import { renderResultLine } from "../render/lines.ts";
import { judgeRun, type Ending } from "../run/ending.ts";
import { openOperation } from "../run/operation.ts";
import { openOutputDir, removeEarlierFiles } from "../run/output-dir.ts";
import { renderResultsFile } from "../run/results-file.ts";
import { parseAcceptance } from "./accept.ts";
import type { ScanWatch } from "./ask-chain.ts";
import { renderMonitorFile, maxBaselineBytes, parseBaseline, unusable } from "./baseline-file.ts";
import type { Baseline } from "./baseline.ts";
import { toScanBadge, renderScanHeadline } from "./headline.ts";
import { keepIssue } from "./issue.ts";
import type { MonitorFacts, MonitorJob } from "./monitor-host.ts";
import { toScanReport, type ScanReport } from "./report.ts";
import { isPassingFault } from "./repository.ts";
import { scanRepository, type RepositoryScan } from "./scan.ts";
import { renderFindingLines } from "./wording.ts";

/**
 * Looks at a repository's releases. All evidence is written before the verdict is given.
 *
 * @throws AnchorError for what ends a look before or beside its verdicts: a baseline that cannot be used, a 401 or 403
 */
export async function runMonitor(job: MonitorJob): Promise<Ending> {
  const web = createWeb();
  try {
    return await run(job, web);
  } finally {
    await web.close();
  }
}

/** Findings that the log tells of with both sides; monitor.json has all. */
const maxLogged = 100;

async function run(job: MonitorJob, web: Web): Promise<Ending> {
  const { inputs, door } = job;
  const startedAt = new Date();
  const baseline = await findBaseline(job);
  const folder = await openOutputDir(toVerification(job));
  await removeEarlierFiles(folder, [resolve(door.workspace, inputs.baseline)]);
  const scan = await see(job, web, baseline);
  const look = toScanReport(scan, baseline, door.origin.repository, new Date());
  for (const result of look.report.results) door.log.info(renderResultLine(result));
  door.log.info(renderScanHeadline(look));
  const told = renderFindingLines(look.findings.slice(0, maxLogged));
  for (const line of [...told, ...renderFindingLines(look.accepted.slice(0, maxLogged), () => "accepted")])
    door.log.info(line);
  const facts: MonitorFacts = {
    ...door.origin,
    mode: "monitor",
    startedAt,
    finishedAt: new Date(look.look.finished),
    apiUrl: serviceAddress(inputs),
    nodeNames: inputs.nodes.map(({ name }) => name),
    dryRun: inputs.dryRun,
    failOn: inputs.failOn,
  };
  const files = await writeScanFiles(look, facts, folder);
  const issue = await tellIssue(job, web, look);
  const unshown = await door.present(look, { ...facts, ...files.paths, ...(issue.url && { issueUrl: issue.url }) });
  return judgeRun(look.report, [...files.errors, ...issue.errors, ...unshown], job);
}

/** The same job as a verification by hash without reports, which is what a look asks the service for. */
function toVerification({ inputs, door }: MonitorJob) {
  const present = (): Promise<readonly AnchorError[]> => Promise.resolve([]);
  return {
    inputs: { ...inputs, mode: "verify" as const, report: false, fromRelease: true },
    door: { ...door, present },
  };
}

async function findBaseline({ inputs, door }: MonitorJob): Promise<Baseline | undefined> {
  const { baseline: path } = inputs;
  if (path === "") return undefined;
  const baseline = await readBaseline(path, door.workspace, door.origin.repository);
  if (baseline === undefined) door.log.notice("There is no baseline yet: what this look sees becomes the first one.");
  return baseline;
}

async function see(job: MonitorJob, web: Web, baseline: Baseline | undefined): Promise<RepositoryScan> {
  const { inputs, door } = job;
  const skip = reasonToSkip(inputs);
  const { stop } = door.signals.cancellation;
  if (skip !== undefined) {
    door.log.notice(`${skip} GitHub was not asked either.`);
    return { releases: [], faults: [], outcomes: new Map(), skipped: skip };
  }
  await using operation = await openOperation(toVerification(job).inputs, door);
  const counter = countScan();
  const progress = createProgress(door.log, counter.read);
  const looking = scanRepository(door.openRepository(web), baseline, {
    most: inputs.releases,
    isDownloading: inputs.bytes === "download",
    accepted: inputs.accept.flatMap((line) => parseAcceptance(line) ?? []),
    signal: stop,
    now: new Date(),
    blockTime: inputs.blockTime,
    chain: { verify: operation.operate, concurrency: inputs.concurrency, stop },
    watch: {
      ...counter,
      seen: (tag) => {
        counter.seen(tag);
        door.log.debug(`Read the release ${tag}.`);
      },
    },
  });
  return await looking.finally(progress.stop);
}

interface Written {
  readonly paths: Pick<MonitorFacts, "resultsPath" | "monitorPath">;
  readonly errors: readonly AnchorError[];
}

async function writeScanFiles(look: ScanReport, facts: MonitorFacts, folder: string): Promise<Written> {
  const resultsPath = join(folder, runFiles.results);
  const monitorPath = join(folder, runFiles.monitor);
  const attempts = await Promise.allSettled([
    writeAtomically(resultsPath, renderResultsFile(look.report, facts)),
    writeAtomically(monitorPath, renderMonitorFile(look.file)),
    writeAtomically(join(folder, runFiles.badge), `${JSON.stringify(toScanBadge(look))}\n`),
  ]);
  const [results, monitor] = attempts;
  return {
    paths: {
      ...(results.status === "fulfilled" && { resultsPath }),
      ...(monitor.status === "fulfilled" && { monitorPath }),
    },
    errors: attempts.flatMap((attempt) => (attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : [])),
  };
}

/** An issue that an outage kept from being written is for the next look; every other reason fails the step. */
async function tellIssue(
  { inputs, door }: MonitorJob,
  web: Web,
  look: ScanReport,
): Promise<{ readonly url?: string; readonly errors: readonly AnchorError[] }> {
  if (!inputs.issue) return { errors: [] };
  try {
    const url = await keepIssue(door.openIssues(web), {
      findings: look.findings,
      isWhole: look.look.isWhole,
      finished: new Date(look.look.finished),
      runUrl: door.origin.runUrl,
    });
    return { ...(url !== undefined && { url }), errors: [] };
  } catch (thrown) {
    const error = toAnchorError(thrown);
    if (!isPassingFault(error)) return { errors: [error] };
    door.log.warning(error.message, { title: error.code });
    return { errors: [] };
  }
}

/**
 * Reads the baseline at `path`.
 *
 * @returns `undefined` when there is no such file, as on the first run
 * @throws AnchorError `INPUT_INVALID` when it is there and cannot be used
 */
async function readBaseline(path: string, workspace: string, repository: string): Promise<Baseline | undefined> {
  const text = await readText(resolve(workspace, path));
  return text === undefined ? undefined : parseBaseline(text, repository);
}

async function readText(path: string): Promise<string | undefined> {
  try {
    const stats = await stat(path);
    // A pipe, or a device, may never end.
    if (!stats.isFile()) throw unusable("it is not a regular file");
    if (stats.size > maxBaselineBytes) throw unusable("it is larger than 256 MiB");
    return await readFile(path, "utf8");
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    if (error.code === "ENOENT") return undefined;
    if (error.code === "INPUT_INVALID") throw error;
    throw unusable(`it cannot be read (${String(error.code)})`);
  }
}

/** Counts what a look reads and asks. */
function countScan(): ScanWatch & { readonly read: () => Progress } {
  let progress = idleFor("GitHub's list of releases");
  return {
    listed: (releasesTotal) => {
      const { waitingFor: _, ...counts } = progress;
      progress = { ...counts, releasesRead: 0, releasesTotal };
    },
    seen: () => void (progress = { ...progress, releasesRead: (progress.releasesRead ?? 0) + 1 }),
    asking: (requestsTotal) => void (progress = { ...progress, requestsTotal }),
    answered: () => void (progress = { ...progress, requestsDone: progress.requestsDone + 1 }),
    read: () => progress,
  };
}
