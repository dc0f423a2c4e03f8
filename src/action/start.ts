/** Runs from the start of the process to its exit code. Large modules are loaded only when the inputs are usable. */
import * as core from "@actions/core";

import type { WebClient } from "../api/downloads.ts";
import { createRedactor } from "../api/redact.ts";
import { AnchorError, toAnchorError, messageLines } from "../core/errors.ts";
import { sentence } from "../core/text.ts";
import { parseBoolean } from "../host/input-reader.ts";
import type { Log } from "../host/host.ts";
import { watchSignals } from "../host/signals.ts";
import { problemReportTitle, renderProblemReport } from "../render/problem-report.ts";
import type { StepTools } from "./step.ts";
import { createLog, readInputs, readSecrets, setOutputs, writeFailure } from "./runner.ts";

/**
 * Runs the action as a step: parses inputs, runs, and sets the exit code. Never throws.
 *
 * @param toGitHubWeb what GitHub is asked through, made of the connections of the run
 */
export async function startAction(toGitHubWeb = (web: WebClient): WebClient => web): Promise<void> {
  // When stdout is closed, logging its error would raise the next one, and so on. The evidence is still written.
  process.stdout.on("error", () => {});
  const log = createLog();
  const signals = watchSignals(process, {
    onSignal: (name) => log.info(`${name}: cancelling; results so far are being written.`),
    onDefect: (thrown) => logFailure(withoutSecrets(thrown), log),
  });
  try {
    const passed = await runInputs({ log, signals, toGitHubWeb });
    process.exitCode = signals.exitCode() ?? (passed ? 0 : 1);
  } catch (thrown) {
    process.exitCode = signals.exitCode() ?? 1;
    await reportFailure(withoutSecrets(thrown), log);
  } finally {
    log.closeAnnotations();
    signals.close();
  }
}

/** @returns whether the step passes */
async function runInputs(tools: StepTools): Promise<boolean> {
  const inputs = await readInputs();
  if (inputs.mode === "monitor") {
    const { runMonitorStep } = await import("./monitor-step.ts");
    return runMonitorStep(inputs, tools);
  }
  const { runStep } = await import("./step.ts");
  return runStep(inputs, tools);
}

/** The shortest secret that is redacted: a shorter one, such as a user of one letter, would redact half of a text. */
const shortestSecret = 4;

/**
 * Converts `thrown` to an error that anybody may read: secrets in an input's value or in a message of the system are
 * redacted. The runner's masks do not know the spelling that Markdown needs.
 */
function withoutSecrets(thrown: unknown): AnchorError {
  const { code, lines, quote, requestId, hint } = toAnchorError(thrown);
  const redactors = readSecrets().map((secret) => createRedactor(secret, shortestSecret));
  const redact = (text: string): string => redactors.reduce((rest, redactOne) => redactOne(rest), text);
  return new AnchorError(code, lines.map(redact), { cause: thrown, quote: quote && redact(quote), requestId, hint });
}

/** Logs a failure that does not belong to one subject. Where its first line only counts others, these are annotated. */
function logError(error: AnchorError, log: Log): void {
  const { code, hint } = error;
  const [first = "", ...others] = messageLines(error);
  if (others.length > 0) log.info(first);
  for (const line of others.length > 0 ? others : [first]) log.error(`${sentence(line)} ${hint}`, { title: code });
}

/** Logs what ended the run, then what to send to a helper. */
function logFailure(failure: AnchorError, log: Log): void {
  logError(failure, log);
  for (const line of [problemReportTitle, ...renderProblemReport(undefined, [], [failure])]) log.info(line);
}

/** Reports a run that ended before it had results; also sets its outputs. */
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
