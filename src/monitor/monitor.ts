/** Runs a scan from the record over its comparison with the present to the files that the scan writes. */
import { resolve } from "node:path";

import { createWeb, type Web } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import type { RunFacts } from "../core/report.ts";
import { openRecord } from "../evidence/record.ts";
import { removeAbandoned } from "../host/atomic-file.ts";
import { type Host, createProgress, idleFor } from "../host/host.ts";
import { reasonToSkip, serviceAddress, type MonitorInputs } from "../host/inputs.ts";
import { judgeRun, type Ending } from "../run/ending.ts";
import { chainOf } from "../run/name-chain.ts";
import { openOperation } from "../run/open-operation.ts";
import { findStandingLists, readFolderLog } from "../run/folder-log.ts";
import { openOutputDir, removeEarlierFiles } from "../run/output-dir.ts";
import { parseAcceptance } from "./finding.ts";
import { reportToIssue } from "./issue.ts";
import { readBaseline, type Baseline, type MonitorFile } from "./monitor-file.ts";
import { renderScanLines, toScanBadge } from "./render.ts";
import type { Issues, Repository } from "./repository.ts";
import { writeScanFiles } from "./next-baseline.ts";
import { type RepositoryScan, scanRepository, type ReleaseScan } from "./scan.ts";
import { type ScanView, toScanView } from "./view.ts";

/** The tools that a monitor needs besides its host. */
export interface MonitorTools {
  /** Opens the repository whose releases are scanned. */
  readonly openRepository: (web: Web) => Repository;
  /** Opens that repository's issues. */
  readonly openIssues: (web: Web) => Issues;
  /** Shows a scan in this host's way; returns the errors of what could not be shown. */
  readonly present: (view: ScanView, facts: RunFacts) => Promise<readonly AnchorError[]>;
}

/**
 * Scans a repository's releases. All evidence is written before the verdict is given.
 *
 * @throws AnchorError for an error that ends a scan before its verdicts: an unusable baseline, a 401 or 403
 */
export async function runMonitor(inputs: MonitorInputs, host: Host, tools: MonitorTools): Promise<Ending> {
  const web = createWeb();
  try {
    return await run(inputs, host, tools, web);
  } finally {
    await web.close();
  }
}

async function run(inputs: MonitorInputs, host: Host, tools: MonitorTools, web: Web): Promise<Ending> {
  const { workspace, origin, log } = host;
  const startedAt = new Date();
  const baseline = findBaseline(inputs.baseline, host);
  const folder = await openOutputDir(inputs.outputDir, host);
  const recorded = openRecord((await readFolderLog(folder)).map(({ statement }) => statement));
  removeAbandoned(folder, log.warning);
  await removeEarlierFiles(folder, findStandingLists(folder, recorded), resolve(workspace, inputs.baseline));
  const scan = await scanOrSkip(inputs, host, () => tools.openRepository(web), baseline);
  const view = toScanView(scan, baseline, origin.repository, new Date());
  for (const line of renderScanLines(view)) log.info(line);
  const facts: RunFacts = {
    ...origin,
    mode: "monitor",
    startedAt,
    finishedAt: new Date(view.counts.finished),
    apiUrl: serviceAddress(inputs),
    nodeNames: inputs.nodes.map(({ name }) => name),
    chain: chainOf(inputs, view.report),
    dryRun: inputs.dryRun,
    failOn: inputs.failOn,
  };
  const file = toMonitorFile(scan.releases, baseline, origin.repository, view);
  const files = await writeScanFiles(view.report, file, toScanBadge(view), facts, folder);
  const issue = inputs.issue
    ? await reportToIssue(() => tools.openIssues(web), view, origin.runUrl, log)
    : { errors: [] };
  const unshown = await tools.present(view, { ...facts, ...files.paths, ...(issue.url && { issueUrl: issue.url }) });
  return judgeRun(view.report, [...files.errors, ...issue.errors, ...unshown], inputs, host);
}

function findBaseline(path: string, { workspace, origin, log }: Host): Baseline | undefined {
  if (path === "") return undefined;
  const baseline = readBaseline(resolve(workspace, path), workspace, origin.repository);
  if (baseline === undefined) log.notice("There is no baseline yet: what this look sees becomes the first one.");
  return baseline;
}

async function scanOrSkip(
  inputs: MonitorInputs,
  { log, signals }: Host,
  openRepository: () => Repository,
  baseline: Baseline | undefined,
): Promise<RepositoryScan> {
  const skip = reasonToSkip(inputs);
  if (skip !== undefined) {
    log.notice(`${skip} GitHub was not asked either.`);
    return { releases: [], faults: [], outcomes: new Map(), skipped: skip };
  }
  const { stop } = signals.cancellation;
  // A scan asks whether the chain holds digests, and wants no reports.
  await using operation = await openOperation({ ...inputs, mode: "verify", report: false }, { log, signals });
  let progress = idleFor("GitHub's list of releases");
  const shown = createProgress(log, () => progress);
  const scan = scanRepository(openRepository(), baseline, {
    most: inputs.releases,
    isDownloading: inputs.bytes === "download",
    accepted: inputs.accept.flatMap((line) => parseAcceptance(line) ?? []),
    stop,
    now: new Date(),
    blockTime: inputs.blockTime,
    verify: operation.operate,
    concurrency: inputs.concurrency,
    onProgress: (change) => {
      const { waitingFor: _, ...counts } = progress;
      progress = { ...counts, ...change };
    },
    onDebug: log.debug,
  });
  return await scan.finally(shown.stop);
}

/** Returns the next baseline, with this scan's findings; parts that the scan did not cover stay as they were. */
export function toMonitorFile(
  releases: readonly ReleaseScan[],
  baseline: Baseline | undefined,
  repository: string,
  { counts, history }: Pick<ScanView, "counts" | "history">,
): MonitorFile {
  const scanned = new Set(releases.map(({ tag }) => tag));
  const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
  return {
    repository,
    finished: counts.finished,
    ...(lastWhole !== undefined && { lastWhole }),
    scans: history,
    findings: releases.flatMap(({ findings }) => findings),
    releases: [
      ...releases.map(({ next }) => next),
      ...(baseline?.releases ?? []).filter(({ tag }) => !scanned.has(tag)),
    ],
  };
}
