/** Makes the output of a run: a report, its files, and the files that are attached to a release. */
import type { AnchorError } from "../core/errors.ts";
import { evidenceOf } from "../core/outcome.ts";
import { demonstrationNote, toReport, type Report, type RunFacts, type RunOrigin } from "../core/report.ts";
import type { ListedSubject } from "../core/digest.ts";
import { withLaterProofs, withoutDemonstration } from "../evidence/earlier.ts";
import type { SavedFile } from "../host/atomic-file.ts";
import type { Host, Log } from "../host/host.ts";
import { type Inputs, serviceAddress } from "../host/inputs.ts";
import { renderStopped } from "../render/causes.ts";
import { renderHeadline, renderPlan } from "../render/headline.ts";
import { renderResultLine } from "../render/lines.ts";
import type { Proven } from "../stamps/obtain-proofs.ts";
import { chainOf, warnOfUnnamedChain } from "./name-chain.ts";
import type { Compared, FinishedRun, ReleaseAccess } from "./release-access.ts";
import { writeFiles, type WrittenFiles } from "./write-evidence.ts";

/** The parts from which the evidence of a run is made. */
export interface EvidenceParts {
  readonly startedAt: Date;
  /** Absolute path of the folder for the files. */
  readonly folder: string;
  readonly checksums: readonly ListedSubject[];
  readonly proven: Proven;
  readonly reports: ReadonlyMap<string, SavedFile>;
}

/** The report and the files of a run, and the errors of what could not be written or attached. */
export interface LeftEvidence {
  readonly report: Report;
  readonly facts: RunFacts;
  readonly errors: readonly AnchorError[];
}

/**
 * Compares the results with what the release serves now, writes the evidence and attaches it. If another run of the
 * same job has attached its evidence in between, the release code asks for all of these steps again.
 */
export async function leaveEvidence(
  parts: EvidenceParts,
  release: ReleaseAccess | undefined,
  inputs: Inputs,
  host: Host,
): Promise<LeftEvidence> {
  let left = await writeEvidence(parts, release, inputs, host);
  logOutcome(left.report, left.facts, host.log);
  const attached = await release?.attach?.(left, async () => {
    left = await writeEvidence(parts, release, inputs, host);
    return left;
  });
  const { report, facts } = left;
  const errors = [...left.errors, ...parts.proven.errors, ...(attached?.errors ?? [])];
  return { report, facts: { ...facts, releaseUrl: attached?.url }, errors };
}

async function writeEvidence(
  { startedAt, folder, checksums, proven, reports }: EvidenceParts,
  release: ReleaseAccess | undefined,
  inputs: Inputs,
  { log, origin, workspace }: Host,
): Promise<WrittenFiles & FinishedRun> {
  const compared = release === undefined ? { results: proven.results } : await compare(proven, release, log);
  const { earlier, unselected }: Compared = compared;
  const answered = toReport(inputs.mode, compared.results);
  // If no server answered, the earlier evidence still says that this is a demonstration.
  const report = earlier?.predicate.service?.demonstration === true ? { ...answered, demo: true } : answered;
  const facts = toRunFacts(report, inputs, origin, startedAt);
  const context = { folder, workspace, section: release?.section, earlier, unselected };
  const written = await writeFiles(report, checksums, facts, context);
  return { ...written, earlier, reports, proofs: proven.files };
}

/** Returns the results after a comparison with the release; results that the comparison changed are logged again. */
async function compare(
  { results, others }: Pick<Proven, "results" | "others">,
  release: ReleaseAccess,
  log: Log,
): Promise<Compared> {
  const compared = await release.compare(results);
  const known = new Set(results);
  for (const result of compared.results) if (!known.has(result)) log.info(renderResultLine(result));
  const earlier = compared.earlier && withLaterProofs(compared.earlier, others);
  const answers = compared.results.flatMap(({ outcome }) => evidenceOf(outcome) ?? []);
  const isPublic = answers.length > 0 && !answers.some(({ demo }) => demo === true);
  return { ...compared, earlier: isPublic ? earlier && withoutDemonstration(earlier) : earlier };
}

function toRunFacts(report: Report, inputs: Inputs, origin: RunOrigin, startedAt: Date): RunFacts {
  const { dryRun, failOn, nodes } = inputs;
  return {
    ...origin,
    startedAt,
    finishedAt: new Date(),
    apiUrl: serviceAddress(inputs),
    nodeNames: nodes.map(({ name }) => name),
    chain: chainOf(inputs, report),
    dryRun,
    failOn,
    ...(dryRun && { plan: renderPlan(report, inputs) }),
  };
}

function logOutcome(report: Report, facts: RunFacts, log: Log): void {
  warnOfUnnamedChain(report, facts, log);
  const lines = [
    renderHeadline(report, facts),
    renderStopped(report.results),
    facts.plan,
    report.demo ? demonstrationNote : undefined,
  ];
  for (const line of lines) if (line !== undefined) log.info(line);
}
