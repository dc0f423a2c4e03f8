/** The story of a look: what is recorded, what is there, what differs, and what it leaves. */
import { join, resolve } from "node:path";

import { createWeb, type Web } from "../../client/transport/downloads.ts";
import { toAnchorError, type AnchorError } from "../../domain/errors.ts";
import { writeAtomically } from "../output-dir/atomic-file.ts";
import { runFiles } from "../output-dir/file-names.ts";
import { openOutputDir, removeEarlierFiles } from "../output-dir/output-dir.ts";
import { renderResultsFile } from "../evidence/results-file.ts";
import { reasonToSkip, serviceAddress } from "../inputs/inputs.ts";
import { judgeRun, type Ending } from "../judge.ts";
import { openOperation } from "../operation/open-operation.ts";
import { createProgress } from "../progress.ts";
import { renderResultLine } from "../wording/result-line.ts";
import { renderMonitorFile } from "./baseline/render-baseline.ts";
import type { Baseline } from "./baseline/baseline.ts";
import { parseAcceptance } from "./compare/accept.ts";
import type { MonitorFacts, MonitorJob } from "./door.ts";
import { keepIssue } from "./issue/keep-issue.ts";
import { toLookBadge } from "./look-badge.ts";
import { countLook } from "./look-progress.ts";
import { toLookReport, type LookReport } from "./look-report.ts";
import { lookAt, type RepositorySight } from "./look/look.ts";
import { isPassingFault } from "./look/repository.ts";
import { readBaseline } from "./read-baseline.ts";
import { renderFindingLines } from "./wording/finding-lines.ts";
import { renderLookHeadline } from "./wording/look-headline.ts";

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
const mostLogged = 100;

async function run(job: MonitorJob, web: Web): Promise<Ending> {
  const { inputs, door } = job;
  const startedAt = new Date();
  const baseline = await findBaseline(job);
  const folder = await openOutputDir(toVerification(job));
  await removeEarlierFiles(folder, [resolve(door.workspace, inputs.baseline)]);
  const sighting = await see(job, web, baseline);
  const look = toLookReport(sighting, baseline, door.origin.repository, new Date());
  for (const result of look.report.results) door.log.info(renderResultLine(result));
  door.log.info(renderLookHeadline(look));
  const told = renderFindingLines(look.findings.slice(0, mostLogged));
  for (const line of [...told, ...renderFindingLines(look.accepted.slice(0, mostLogged), () => "accepted")])
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
  const files = await writeLookFiles(look, facts, folder);
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

async function see(job: MonitorJob, web: Web, baseline: Baseline | undefined): Promise<RepositorySight> {
  const { inputs, door } = job;
  const skip = reasonToSkip(inputs);
  const { stop } = door.signals.cancellation;
  if (skip !== undefined) {
    door.log.notice(`${skip} GitHub was not asked either.`);
    return { releases: [], faults: [], outcomes: new Map(), skipped: skip };
  }
  await using operation = await openOperation(toVerification(job));
  const counter = countLook();
  const progress = createProgress(door.log, counter.read);
  const looking = lookAt(door.openRepository(web), baseline, {
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

async function writeLookFiles(look: LookReport, facts: MonitorFacts, folder: string): Promise<Written> {
  const resultsPath = join(folder, runFiles.results);
  const monitorPath = join(folder, runFiles.monitor);
  const attempts = await Promise.allSettled([
    writeAtomically(resultsPath, renderResultsFile(look.report, facts)),
    writeAtomically(monitorPath, renderMonitorFile(look.file)),
    writeAtomically(join(folder, runFiles.badge), `${JSON.stringify(toLookBadge(look))}\n`),
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
  look: LookReport,
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
