/** From the start of the process to its exit code. What is heavy is loaded only once the inputs are usable. */
import * as core from "@actions/core";

import { toAnchorError, type AnchorError } from "../domain/errors.ts";
import { watchSignals, type Signals } from "./cancellation.ts";
import { readContext } from "./context.ts";
import { setOutputs, writeFailure } from "./evidence.ts";
import { parseInputs } from "./inputs.ts";
import { createLog, type Log } from "./log.ts";
import { environmentProblems } from "./trust.ts";

/** Runs the action as a step: parses inputs, runs, and sets the exit code. Never throws. */
export async function startAction(): Promise<void> {
  const log = createLog();
  const signals = watchSignals(process, {
    onSignal: (name) => log.info(`${name}: cancelling; results so far are being written.`),
    onDefect: (thrown) => tellError(toAnchorError(thrown), log),
  });
  try {
    const passed = await start(log, signals);
    process.exitCode = signals.exitCode() ?? (passed ? 0 : 1);
  } catch (thrown) {
    process.exitCode = signals.exitCode() ?? 1;
    await tellFailure(toAnchorError(thrown), log);
  } finally {
    log.closeAnnotations();
    signals.close();
  }
}

async function start(log: Log, signals: Signals): Promise<boolean> {
  maskSecrets();
  const inputs = parseInputs((name) => core.getInput(name), environmentProblems(process.env));
  const context = readContext(process.env);
  // The runner starts a step in the workspace; patterns are read from there, whoever starts it.
  process.chdir(context.workspace);
  const { runAction } = await import("./run.ts");
  return runAction({ inputs, context, log, signals });
}

/** Before anything else is printed: the runner hides what it has been told about. */
function maskSecrets(): void {
  for (const name of ["api-key", "github-token"]) {
    const secret = core.getInput(name);
    if (secret !== "") core.setSecret(secret);
  }
}

/** A failure that is not one subject's: every line of it is an annotation. */
function tellError({ message, code, hint }: AnchorError, log: Log): void {
  for (const line of message.split("\n")) log.error(line, { title: code });
  log.info(hint);
}

/** Tells of a run that ended before it had results; the outputs are set all the same. */
async function tellFailure(failure: AnchorError, log: Log): Promise<void> {
  tellError(failure, log);
  const isShown = !/^false$/i.test(core.getInput("show-summary"));
  const attempts = await Promise.allSettled([setOutputs(), isShown ? writeFailure(failure, log) : undefined]);
  for (const attempt of attempts) {
    if (attempt.status === "rejected") tellError(toAnchorError(attempt.reason), log);
  }
}
