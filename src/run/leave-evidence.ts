/** Makes the output of a run: a report, its files, and the files that are attached to a release. */
import { AnchorError } from "../core/errors.ts";
import { demonstrationNote, toReport, type Report, type RunFacts, type RunOrigin } from "../core/report.ts";
import { type Row } from "../core/row.ts";
import type { ListedSubject } from "../core/digest.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import { createAttempts, type Attempts } from "../host/attempts.ts";
import type { SavedFile } from "../host/files.ts";
import type { Host, Log } from "../host/host.ts";
import { type Inputs, reasonToSkip, serviceAddress, sourceOf } from "../host/inputs.ts";
import { renderStopped } from "../render/causes.ts";
import { renderHeadline, renderPlan } from "../render/headline.ts";
import { renderResultLine } from "../render/lines.ts";
import type { Witnessed, Witnesses } from "./ask-witnesses.ts";
import type { History } from "./history.ts";
import { tellUnjudged } from "./late-assets.ts";
import { chainOf, warnOfUnnamedChain } from "./name-chain.ts";
import { type ReleaseAccess, withAdvice } from "./release-access.ts";
import { writeFiles } from "./write-evidence.ts";

/** The parts from which the evidence of a run is made. */
export interface EvidenceParts {
  readonly startedAt: Date;
  /** Absolute path of the folder for the files. */
  readonly folder: string;
  readonly checksums: readonly ListedSubject[];
  readonly results: readonly Row[];
  readonly history: History;
  /** Whether the run has sent a stamp. */
  readonly hasSent: () => boolean;
  readonly reports: ReadonlyMap<string, SavedFile>;
  /** Absent where no witness is asked. */
  readonly witnesses: Witnesses | undefined;
}

/**
 * Compares the results with what was recorded and with what the release serves now, writes the evidence and attaches
 * it.
 *
 * @returns the report and the facts of the run, and the errors of what could not be written or attached
 */
export async function leaveEvidence(
  parts: EvidenceParts,
  release: ReleaseAccess | undefined,
  inputs: Inputs,
  host: Host,
) {
  const { startedAt, checksums, reports, history, hasSent, folder } = parts;
  const { log, origin, workspace } = host;
  const { attempt, errors: uncompared } = createAttempts();
  const results = await compareReleased(parts, release, log, attempt);
  const report = toReport(inputs.mode, results);
  const isDemonstration = !isSigning(inputs) && isOfDemonstration(report, history.record);
  const { witnessed, missing } = await witness(parts, inputs, host);
  const facts = toRunFacts(report, inputs, origin, startedAt, witnessed);
  const written = await writeFiles(report, checksums, facts, {
    folder,
    workspace,
    history,
    hasSent: hasSent(),
    // By GitHub's clock where the run spoke to GitHub: the clocks of runners differ.
    finishedOn: (release?.today() ?? facts.finishedAt).toISOString(),
    release: release?.identity,
    isDemonstration,
    witnessed,
  });
  logOutcome(report, facts, log);
  const finished = { ...written, report: { ...report, demo: isDemonstration }, hasSent: hasSent() };
  const attached = await release?.attach?.({
    ...finished,
    // A file that could not be judged has no report on the release.
    reports: history.damaged.length === 0 ? reports : new Map<string, SavedFile>(),
    witnessed,
    readClocks: parts.witnesses?.read,
  });
  // Where the release could not be written, that is told.
  if (uncompared.length === 0 && (attached?.errors ?? []).length === 0)
    await tellUnjudged(results, release, inputs, host, attempt);
  const isRecorded = attached?.isRecorded === true;
  const ofRelease = [...(attached?.errors ?? []), ...uncompared].map((one) => withAdvice(one, results, isRecorded));
  const errors = [...written.errors, ...missing, ...ofRelease];
  // What is shown counts the writes to the release too; what is attached there cannot.
  return { report, facts: { ...written.facts, finishedAt: new Date(), releaseUrl: attached?.url }, errors };
}

/** Compares the results with the release, and tells those that are `changed` by that. */
async function compareReleased(
  { results, history }: EvidenceParts,
  release: ReleaseAccess | undefined,
  log: Log,
  attempt: Attempts["attempt"],
): Promise<readonly Row[]> {
  // Nothing is known of the bytes that were recorded.
  if (release === undefined || history.damaged.length > 0) return results;
  const compared = (await attempt(() => release.compare(results))) ?? results;
  const changed = compared.filter(({ verdict }, index) => verdict !== results[index]?.verdict);
  for (const row of changed) log.info(renderResultLine(row));
  return compared;
}

/** Whether clocks are asked to sign: they are no demonstration's, whatever was recorded before. */
function isSigning(inputs: Inputs): boolean {
  return inputs.mode === "stamp" && sourceOf(inputs) === "clocks";
}

/** Where nobody answered, the evidence is of what it was before: a demonstration's line counts only among its like. */
function isOfDemonstration({ results, demo }: Report, recorded: EvidenceRecord): boolean {
  return results.some(({ answer }) => answer !== undefined) ? demo : recorded.isDemonstration;
}

/**
 * Asks the witnesses, and warns of those that gave no usable answer, or returns as `missing` those for which the run
 * fails.
 */
async function witness(
  { witnesses, checksums, results }: EvidenceParts,
  inputs: Inputs,
  { log }: Host,
): Promise<{ readonly witnessed: Witnessed | undefined; readonly missing: readonly AnchorError[] }> {
  const [list] = results;
  const failure = isSigning(inputs) ? list && list.error : undefined;
  // A list that was not sent to the clocks lacks files that failed.
  if (witnesses === undefined || failure?.code === "NOT_ATTEMPTED") return { witnessed: undefined, missing: [] };
  const isListed = checksums.some(({ sha256 }) => sha256 !== undefined);
  const witnessed = isListed ? await witnesses.askAbout(checksums) : undefined;
  for (const { sentence } of witnessed?.sentences ?? []) log.info(`${sentence}.`);
  const isMissed = !isListed && inputs.mode !== "check" && inputs.witness.length > 0;
  const warnings = witnessed?.warnings ?? (isMissed ? [unlistedError()] : []);
  // A witness with another clock is kept.
  const missing = inputs.failOn.has("witness") ? warnings.filter(({ code }) => code !== "WITNESS_CLOCK") : [];
  // Where no clock has signed, its verdict says why.
  for (const warning of failure === undefined ? warnings : []) {
    if (!missing.includes(warning))
      log.warning(`${warning.message} ${warning.hintFor(log.front)}`, { title: warning.code });
  }
  return { witnessed, missing };
}

function unlistedError(): AnchorError {
  return new AnchorError("WITNESS_UNAVAILABLE", "No witness was asked: no file's SHA-256 is known.", {
    hint: "Give the files, not only a list of their SHA3-256 digests.",
  });
}

function toRunFacts(
  report: Report,
  inputs: Inputs,
  origin: RunOrigin,
  startedAt: Date,
  witnessed?: Witnessed,
): RunFacts {
  const { dryRun, failOn, nodes } = inputs;
  return {
    ...origin,
    startedAt,
    finishedAt: new Date(),
    apiUrl: serviceAddress(inputs),
    nodeNames: nodes.map(({ name }) => name),
    chain: chainOf(inputs, report),
    dryRun,
    isSkipped: reasonToSkip(inputs) !== undefined,
    failOn,
    ...(witnessed && { witnessed: witnessed.sentences }),
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
