import * as core from "@actions/core";

import type { WebClient } from "../api/downloads.ts";
import { createRedactorOfAll } from "../api/redact.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { parseBoolean } from "../host/input-reader.ts";
import type { Log } from "../host/host.ts";
import { watchSignals } from "../host/signals.ts";
import { problemReportTitle, renderProblemReport } from "../render/problem-report.ts";
import type { StepTools } from "./step.ts";
import { createLog, readInputs, readSecrets, setOutputs, writeFailure } from "./runner.ts";

/**
 * Runs the action as a step, and sets the exit code. Never throws. Large modules are imported only after the inputs
 * were found usable.
 *
 * @param toGitHubClient makes the client for GitHub from the run's web client; only tests give this parameter
 */
export async function startAction(toGitHubClient = (web: WebClient): WebClient => web): Promise<void> {
  // If stdout is closed, the evidence is still written. The error is ignored, since logging it would raise another.
  process.stdout.on("error", () => {});
  const log = createLog();
  const signals = watchSignals(process, {
    onSignal: (name) => log.info(`${name}: cancelling; results so far are being written.`),
    onDefect: (thrown) => logFailure(withoutSecrets(thrown), log),
  });
  try {
    const passes = await runFromInputs({ log, signals, toGitHubClient });
    process.exitCode = signals.exitCode() ?? (passes ? 0 : 1);
  } catch (thrown) {
    process.exitCode = signals.exitCode() ?? 1;
    await reportFailure(withoutSecrets(thrown), log);
  } finally {
    log.closeAnnotations();
    signals.close();
  }
}

/** @returns whether the step passes */
async function runFromInputs(tools: StepTools): Promise<boolean> {
  const inputs = await readInputs();
  if (inputs.mode === "monitor") {
    const { runMonitorStep } = await import("./monitor-step.ts");
    return runMonitorStep(inputs, tools);
  }
  const { runStep } = await import("./step.ts");
  return runStep(inputs, tools);
}

/**
 * Converts `thrown` to an error without secrets, which an input's value or a message of the system may contain. The
 * runner would not mask a secret of which Markdown escapes a character.
 */
function withoutSecrets(thrown: unknown): AnchorError {
  const { code, lines, requestId, hint } = toAnchorError(thrown);
  return new AnchorError(code, lines.map(createRedactorOfAll(readSecrets())), { cause: thrown, requestId, hint });
}

/** Logs an error that is not about one subject. Annotates its only line or, of several, each line but the first. */
function logError(error: AnchorError, log: Log): void {
  const { code, hint, lines } = error;
  const [summary = "", ...details] = lines;
  if (details.length > 0) log.info(summary);
  for (const line of details.length > 0 ? details : [summary]) log.error(`${line} ${hint}`, { title: code });
}

/** Logs what ended the run, and a problem report that the user can send to whoever helps. */
function logFailure(failure: AnchorError, log: Log): void {
  logError(failure, log);
  for (const line of [problemReportTitle, ...renderProblemReport(undefined, [failure])]) log.info(line);
}

/** Reports a run that ended before it had results. */
async function reportFailure(failure: AnchorError, log: Log): Promise<void> {
  logFailure(failure, log);
  const attempts = await Promise.allSettled([
    setOutputs(),
    parseBoolean(core.getInput("show-summary")) === false ? undefined : writeFailure(failure, log),
  ]);
  for (const attempt of attempts) {
    if (attempt.status === "rejected") logError(withoutSecrets(attempt.reason), log);
  }
}
