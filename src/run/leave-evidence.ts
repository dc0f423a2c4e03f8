/** Leaves the evidence of a run: compares its rows with the release, writes its files, and attaches them. */
import { AnchorError } from "../core/errors.ts";
import { chainOf, type Run, areFromTestChain, tallyOf } from "../evidence/run.ts";
import { createErrorCollector } from "../host/queue.ts";
import type { Host, Log } from "../host/host.ts";
import { type Inputs, sourceOf } from "../host/inputs.ts";
import { renderStopReason } from "../render/causes.ts";
import { renderHeadline, renderPlan } from "../render/headline.ts";
import { renderResultLine } from "../render/lines.ts";
import { demonstrationNote } from "../words/result-words.ts";
import type { Witnesses } from "./ask-witnesses.ts";
import type { PreparedJob } from "./prepare.ts";
import { reportUnjudgedAssets, withReleaseAdvice } from "./release-access.ts";
import { writeFiles } from "./write-evidence.ts";

/**
 * Compares the rows with what is recorded and with what the release serves now, writes the evidence and attaches it.
 * Sets the results in `run`, and adds the errors of what could not be written or attached to its `problems`.
 */
export async function leaveEvidence(
  run: Run,
  prepared: PreparedJob,
  witnesses: Witnesses | undefined,
  inputs: Inputs,
  host: Host,
): Promise<void> {
  const { history, release } = prepared;
  const { attempt, errors: releaseReadErrors } = createErrorCollector();
  // Where evidence cannot be read, the recorded bytes are not known, so there is nothing to compare with.
  if (release !== undefined && history.damaged.length === 0)
    await logChangedVerdicts(run.rows, host.log, () => attempt(() => release.compare(run.rows)));
  const witnessErrors = await askWitnesses(run, witnesses, inputs, host);
  // Where the record itself is asked, it decides too.
  const hasAnswer = sourceOf(inputs) !== "clocks" && run.rows.some(({ answer }) => answer !== undefined);
  // Without any answer, the record decides: whether it has statements of demonstrations, and none of a real chain.
  run.isDemonstration =
    !asksClocksToSign(inputs) && (hasAnswer ? areFromTestChain(run.rows) : history.record.isDemonstration);
  run.finishedAt = new Date();
  run.chain = chainOf(inputs, run);
  if (inputs.dryRun) run.plan = renderPlan(run, inputs);
  const writeErrors = await writeFiles(run, prepared, inputs, host);
  logOutcome(run, host);
  // Where evidence is damaged, the rows were not compared with the release, so no PDF report is attached to it.
  if (history.damaged.length > 0) run.reports = new Map();
  const attachErrors = (await release?.attach?.(run, witnesses?.read)) ?? [];
  // Where reading or writing the release has failed already, reading it once more says nothing new.
  if (release !== undefined && releaseReadErrors.length === 0 && attachErrors.length === 0)
    await attempt(() => reportUnjudgedAssets(run.rows, release, inputs, host));
  const releaseErrors = [...attachErrors, ...releaseReadErrors].map((one) => withReleaseAdvice(one, run));
  run.problems.push(...writeErrors, ...witnessErrors, ...releaseErrors);
  // From now on the end of the run includes the work on the release; the files were written with the earlier end.
  run.finishedAt = new Date();
}

/** Does `work`, then logs again each row whose verdict has changed. */
export async function logChangedVerdicts(
  rows: Run["rows"],
  log: Pick<Host["log"], "info">,
  work: () => Promise<void>,
): Promise<void> {
  const oldVerdicts = rows.map(({ verdict }) => verdict);
  await work();
  for (const [index, row] of rows.entries()) if (row.verdict !== oldVerdicts[index]) log.info(renderResultLine(row));
}

/** Whether the run asks clocks to sign: then it is no demonstration, whatever was recorded before. */
function asksClocksToSign(inputs: Inputs): boolean {
  return inputs.mode === "stamp" && sourceOf(inputs) === "clocks";
}

/** Asks witnesses about the run's checksum list; warns of those without a good answer; returns what fails the run. */
async function askWitnesses(
  run: Run,
  witnesses: Witnesses | undefined,
  inputs: Inputs,
  { log }: Host,
): Promise<readonly AnchorError[]> {
  const { checksums, rows } = run;
  const signingError = asksClocksToSign(inputs) ? rows[0]?.error : undefined;
  // If files of the list failed, the run did not send the list to the clocks, so it is not sent here either.
  if (witnesses === undefined || signingError?.code === "NOT_ATTEMPTED") return [];
  const hasSha256 = checksums.some(({ sha256 }) => sha256 !== undefined);
  const witnessed = hasSha256 ? await witnesses.askAbout(checksums) : undefined;
  run.witnessed = witnessed;
  for (const { sentence } of witnessed?.sentences ?? []) log.info(`${sentence}.`);
  const areWitnessesIgnored = !hasSha256 && inputs.mode !== "check" && inputs.witness.length > 0;
  const noSha256Error = new AnchorError("WITNESS_UNAVAILABLE", "No witness was asked: no file's SHA-256 is known.", {
    hint: "Give the files, not only a list of their SHA3-256 digests.",
  });
  const warnings = witnessed?.warnings ?? (areWitnessesIgnored ? [noSha256Error] : []);
  // A witness whose clock differs did answer, and its answer is kept, so it does not fail the run.
  const failingErrors = inputs.failOn.has("witness") ? warnings.filter(({ code }) => code !== "WITNESS_CLOCK") : [];
  // Where no clock has signed, the row's verdict says why already, so no warning repeats it.
  for (const warning of signingError === undefined ? warnings : []) {
    if (!failingErrors.includes(warning))
      log.warning(`${warning.message} ${warning.hintFor(log.front)}`, { title: warning.code });
  }
  return failingErrors;
}

/** Warns where something is anchored and nobody has named the chain; a demonstration's chain has no name. */
export function warnOfUnnamedChain({ rows, chain }: Pick<Run, "rows" | "chain">, log: Pick<Log, "warning">): void {
  if (chain !== undefined || areFromTestChain(rows) || tallyOf(rows).anchored === 0) return;
  const { code, message, hint } = new AnchorError(
    "CHAIN_UNNAMED",
    "The evidence does not name the chain, because neither the service nor the inputs name it.",
  );
  log.warning(`${message} ${hint}`, { title: code });
}

function logOutcome(run: Run, { log }: Pick<Host, "log">): void {
  const demonstrationLine = areFromTestChain(run.rows) ? demonstrationNote : undefined;
  for (const line of [renderHeadline(run), renderStopReason(run.rows), run.plan, demonstrationLine]) {
    if (line !== undefined) log.info(line);
  }
}
