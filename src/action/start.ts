/** From the start of the process to its exit code. Large modules are loaded only when the inputs are usable. */
import { resolve } from "node:path";

import * as core from "@actions/core";

import { createRedactor } from "../api/redact.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { parseInputs } from "../host/inputs.ts";
import type { Log } from "../host/log.ts";
import { nodeSecrets } from "../host/node-addresses.ts";
import { watchSignals, type Signals } from "../host/signals.ts";
import { renderProblemReport, toProblems } from "../render/problem-report.ts";
import { environmentProblems } from "./environment.ts";
import { setOutputs, writeFailure } from "./runner-files.ts";
import { createLog, type RunnerLog } from "./runner-log.ts";

/** Runs the action as a step: parses inputs, runs, and sets the exit code. Never throws. */
export async function startAction(): Promise<void> {
  // When stdout is closed, logging its error would raise the next one, and so on. The evidence is still written.
  process.stdout.on("error", () => {});
  const log = createLog();
  const signals = watchSignals(process, {
    onSignal: (name) => log.info(`${name}: cancelling; results so far are being written.`),
    onDefect: (thrown) => tellError(toTold(thrown), log),
  });
  try {
    const passed = await startStep(log, signals);
    process.exitCode = signals.exitCode() ?? (passed ? 0 : 1);
  } catch (thrown) {
    process.exitCode = signals.exitCode() ?? 1;
    await tellFailure(toTold(thrown), log);
  } finally {
    log.closeAnnotations();
    signals.close();
  }
}

async function startStep(log: RunnerLog, signals: Signals): Promise<boolean> {
  // This comes before all other output: the runner hides only secrets that it has been told.
  for (const secret of readSecrets()) core.setSecret(secret);
  const problems = [...environmentProblems(process.env), ...(await patternProblems())];
  const inputs = parseInputs((name) => core.getInput(name), problems);
  if (inputs.mode === "monitor") {
    const { runMonitorStep } = await import("./monitor-step.ts");
    return runMonitorStep(inputs, log, signals);
  }
  const { runStep } = await import("./step.ts");
  return runStep(inputs, log, signals);
}

async function patternProblems(): Promise<readonly string[]> {
  const given = ["files", "proofs"].filter((name) => core.getInput(name) !== "");
  if (given.length === 0) return [];
  const { readPatternProblems } = await import("../files/patterns.ts");
  const problems = given.map((name) => readPatternProblems(name, core.getInput(name)));
  return (await Promise.all(problems)).flat();
}

/** A shorter secret, such as a node's user of one letter, would strike out half of every sentence. */
const shortestSecret = 4;

/**
 * `thrown` as an error that anybody may read: where an input's value or a message of the system's quotes a secret, it
 * is struck out. The runner's masks do not know the spelling that Markdown needs.
 */
function toTold(thrown: unknown): AnchorError {
  const { code, account, said, requestId, hint } = toAnchorError(thrown);
  const redactors = readSecrets().map((secret) => createRedactor(secret, shortestSecret));
  const redact = (text: string): string => redactors.reduce((rest, redactOne) => redactOne(rest), text);
  return new AnchorError(code, redact(account), { cause: thrown, said: said && redact(said), requestId, hint });
}

/** A failure that is not one subject's: every line of it is an annotation. */
function tellError({ message, code, hint }: AnchorError, log: Log): void {
  for (const line of message.split("\n")) log.error(line, { title: code });
  log.info(hint);
}

/** Reports a run that ended before it had results; its outputs are set too. */
async function tellFailure(failure: AnchorError, log: Log): Promise<void> {
  tellError(failure, log);
  for (const line of renderProblemReport(undefined, toProblems([], [failure]))) log.info(line);
  const isShown = !/^false$/i.test(core.getInput("show-summary"));
  const attempts = await Promise.allSettled([
    setOutputs(),
    isShown ? writeFailure(failure, log) : undefined,
    ["INPUT_INVALID", "UNTRUSTED_EVENT"].includes(failure.code) ? removeVerdicts() : undefined,
  ]);
  for (const attempt of attempts) {
    if (attempt.status === "rejected") tellError(toTold(attempt.reason), log);
  }
}

/** What an earlier run said in the same folder must not be read as said by this one (interface §1.6). */
async function removeVerdicts(): Promise<void> {
  const given = core.getInput("output-dir");
  // The default folder is this step's alone, and new in every job.
  if (given === "") return;
  const { removeEarlierVerdicts } = await import("../run/output-dir.ts");
  await removeEarlierVerdicts(resolve(process.env["GITHUB_WORKSPACE"] || ".", given));
}

/** The secrets among the inputs: the keys, and users and passwords of chain nodes. */
export function readSecrets(): readonly string[] {
  const keys = ["api-key", "github-token"].map((name) => core.getInput(name));
  return [...keys, ...nodeSecrets(core.getInput("node-url"))].filter((secret) => secret !== "");
}
