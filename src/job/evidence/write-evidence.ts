import { access, constants, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";

import * as core from "@actions/core";

import { renderChecksums, type ChecksumLine } from "../../domain/checksums.ts";
import { AnchorError, toAnchorError } from "../../domain/errors.ts";
import type { Report } from "../../domain/report.ts";
import { writeAtomically } from "./atomic-file.ts";
import { toBadge } from "./badge.ts";
import type { Context } from "../../action/context.ts";
import type { Inputs } from "../inputs/inputs.ts";
import type { Log } from "../../action/runner/log.ts";
import { code, text } from "../text/markdown.ts";
import type { Attached } from "../../action/release/attach.ts";
import { cutOutputs, emptyOutputs, maskedOutputs, toOutputs, type Outputs } from "./outputs.ts";
import { renderResultsFile } from "./results-file.ts";
import type { RunFacts } from "../wording/run-facts.ts";
import { renderSummary } from "../../action/summary/summary.ts";

/**
 * Makes the folder for evidence and makes sure that it can be written, before a stamp is spent.
 *
 * @returns its absolute path
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function openOutputDir({ outputDir }: Inputs, { workspace, defaultOutputDir }: Context): Promise<string> {
  const folder = outputDir === "" ? defaultOutputDir : resolve(workspace, outputDir);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
  }
}

/** Where evidence goes. */
export interface EvidencePlace {
  readonly folder: string;
  readonly showSummary: boolean;
  /** What the runner masks: an output that holds it does not leave the job. */
  readonly secrets: readonly string[];
  readonly log: Log;
  /** Attaches the evidence to a release, where that is asked for; told what the files say of the run. */
  readonly attach?: ((run: RunFacts) => Promise<Attached>) | undefined;
}

/**
 * Writes all evidence of a run: the files, the release, the outputs, the summary. What can be written is written,
 * whatever fails.
 *
 * @returns what could not be written
 */
export async function writeEvidence(
  report: Report,
  checksums: readonly ChecksumLine[],
  facts: RunFacts,
  { folder, showSummary, secrets, log, attach }: EvidencePlace,
): Promise<readonly AnchorError[]> {
  const resultsPath = join(folder, "results.json");
  const checksumsPath = join(folder, "SHA3-256SUMS");
  const withPaths: RunFacts = { ...facts, resultsPath, checksumsPath };
  const files = await Promise.allSettled([
    writeAtomically(resultsPath, renderResultsFile(report, withPaths)),
    writeAtomically(checksumsPath, renderChecksums(checksums)),
    writeAtomically(join(folder, "badge.json"), `${JSON.stringify(toBadge(report))}\n`),
  ]);
  const { url, errors } = (await attach?.(withPaths)) ?? { errors: [] };
  const withRelease: RunFacts = { ...withPaths, ...(url !== undefined && { releaseUrl: url }) };
  const outputs = toOutputs(report, withRelease);
  warnOfOutputs(report, outputs, secrets, log);
  const summarize = async (): Promise<void> => writeSummary(renderSummary(report, withRelease), log);
  const others = await Promise.allSettled([showSummary ? summarize() : undefined, setOutputs(outputs)]);
  const unwritten = [...files, ...others].flatMap((attempt) =>
    attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : [],
  );
  return [...unwritten, ...errors];
}

/** Says which outputs the runner will drop without a word that reaches who reads them (faults §3). */
function warnOfOutputs(report: Report, outputs: Outputs, secrets: readonly string[], log: Log): void {
  for (const name of cutOutputs(report)) {
    log.warning(`The output ${name} would be too long for the runner and is []; the file at results-path is whole.`);
  }
  for (const name of maskedOutputs(outputs, secrets)) {
    log.warning(
      `The output ${name} happens to hold the text of a secret, so the runner keeps it from other jobs; the file at results-path is whole.`,
    );
  }
}

/** Sets every output (interface §1.2); without `outputs`, those of a run that ended before it knew its subjects. */
export async function setOutputs(outputs: Outputs = emptyOutputs): Promise<void> {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}

/** The summary of a run that ended before it had results. */
export async function writeFailure(error: AnchorError, log: Log): Promise<void> {
  const lines = error.message.split("\n").map((line) => text(line, 2000));
  await writeSummary(`## ⛔ ${code(error.code)}\n\n${lines.join("\n")}\n\n${text(error.hint)}\n`, log);
}

/** Adds `markdown` to the job summary, where the runner has one. */
async function writeSummary(markdown: string, log: Log): Promise<void> {
  if (process.env["GITHUB_STEP_SUMMARY"] === undefined) {
    log.debug("There is no GITHUB_STEP_SUMMARY: this runner shows no summaries.");
    return;
  }
  await core.summary.addRaw(markdown).write();
}
