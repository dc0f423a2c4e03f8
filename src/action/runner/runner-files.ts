/** The files by which a step talks to the runner: its outputs and its summary. */
import * as core from "@actions/core";

import type { AnchorError } from "../../domain/errors.ts";
import { code, text } from "../../job/text/markdown.ts";
import type { Log } from "../../job/log.ts";
import { emptyOutputs, type Outputs } from "./output-names.ts";

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
export async function writeSummary(markdown: string, log: Log): Promise<void> {
  if (process.env["GITHUB_STEP_SUMMARY"] === undefined) {
    log.debug("There is no GITHUB_STEP_SUMMARY: this runner shows no summaries.");
    return;
  }
  await core.summary.addRaw(markdown).write();
}
