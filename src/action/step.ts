/** The GitHub step as a host: lines become workflow commands, and the report becomes outputs and a summary. */
import { type AnchorError, toAnchorError } from "../core/errors.ts";
import type { Result } from "../core/report.ts";
import { systemClock } from "../host/clock.ts";
import type { Host, Level, Log } from "../host/host.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import type { Signals } from "../host/signals.ts";
import { toAnnotations } from "../render/causes.ts";
import { renderSummary } from "../render/summary.ts";
import { hasPassed } from "../run/ending.ts";
import { runJob, type RunTools } from "../run/run.ts";
import { type Context, enterWorkspace, readContext, refuseUntrustedEvent } from "./context.ts";
import { maskedOutputs, type RunOutputs, toOutputs } from "./outputs.ts";
import { annotationsPerLevel, readSecrets, type RunnerLog, setOutputs, writeSummary } from "./runner.ts";

/**
 * Runs the job of a step whose inputs are usable.
 *
 * @returns whether the step passes
 * @throws AnchorError `UNTRUSTED_EVENT`, and any error that ends a run before it has verdicts
 */
export async function runStep(given: Inputs, log: RunnerLog, signals: Signals): Promise<boolean> {
  const context = readContext(process.env);
  enterWorkspace(context);
  refuseUntrustedEvent(given, context);
  const inputs = await withKey(given, log);
  const host = createStepHost(inputs, context, log, signals);
  return hasPassed(await runJob(inputs, host, host));
}

/** Exchanges the job's token for a key where `api-key-from` says so; the code for that is loaded only then. */
export async function withKey<Given extends Inputs | MonitorInputs>(inputs: Given, log: Log): Promise<Given> {
  if (inputs.apiKeyFrom === "") return inputs;
  const { withGitHubKey } = await import("./github-key.ts");
  return await withGitHubKey(inputs, log);
}

/** Creates the host of a step; code for releases is loaded only when a release is needed. */
function createStepHost(inputs: Inputs, context: Context, log: RunnerLog, signals: Signals): Host & RunTools {
  const { stop } = signals.cancellation;
  return {
    log,
    signals,
    workspace: context.workspace,
    defaultOutputDir: context.defaultOutputDir,
    origin: context.origin,
    openRelease: async (web) => {
      const [{ openRelease }, { createGitHub }] = await Promise.all([
        import("../release/open.ts"),
        import("../github/releases.ts"),
      ]);
      const forge = createGitHub({
        token: inputs.githubToken,
        repository: context.origin.repository,
        apiUrl: context.githubApiUrl,
        web,
        clock: systemClock,
        stop,
        onDebug: log.debug,
      });
      return openRelease(forge, inputs, context, { log, clock: systemClock, stop });
    },
    pointAt: (level, results) => annotateResults(log, level, results),
    present: (report, facts) =>
      presentOutputs(toOutputs(report, facts), inputs.showSummary && (() => renderSummary(report, facts)), log),
  };
}

/** Sets the outputs and writes the summary; returns the errors of what could not be written. */
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

/** Warns of outputs that the runner will drop, since the runner itself does not report this (faults §3). */
export function warnOfOutputs({ values, cut }: RunOutputs, secrets: readonly string[], log: Log): void {
  for (const name of cut) {
    log.warning(`The output ${name} is too long for the runner, so it is []. The file at results-path is complete.`, {
      title: "long output",
    });
  }
  const masked = maskedOutputs(values, secrets);
  if (masked.length === 0) return;
  log.warning(
    `The text of a secret is in these outputs: ${masked.join(", ")}. The runner hides them, so other jobs get empty values. Read the files of this step in the same job.`,
    { title: "hidden output" },
  );
}

/** Annotates the `results` that need attention; those for which the runner has no room are counted by kind. */
export function annotateResults(log: RunnerLog, level: Level, results: readonly Result[]): void {
  const { shown, rest } = toAnnotations(results, annotationsPerLevel);
  for (const { message, target } of shown) log[level](message, target);
  log.leaveOut(level, rest);
}
