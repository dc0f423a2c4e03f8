/** The files by which a step talks to the runner: its outputs and its summary. */
import { constants } from "node:fs";
import { appendFile } from "node:fs/promises";

import * as core from "@actions/core";

import { AnchorError, messageOf } from "../core/errors.ts";
import type { Log } from "../host/host.ts";
import { toMarkdownCode, toMarkdownText } from "../render/markdown.ts";
import { emptyOutputs, type Outputs } from "./output-table.ts";

/**
 * Sets every output (interface §1.2); without `outputs`, those of a run that ended before it knew its subjects.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function setOutputs(outputs: Outputs = emptyOutputs): Promise<void> {
  await writingForRunner("GITHUB_OUTPUT", "outputs", async () => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  });
}

/**
 * The file belongs to the runner: a failure to write it is neither a defect of this action nor a mistake in the inputs.
 */
async function writingForRunner(variable: string, what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    const reason = messageOf(cause).replace(/\.$/, "");
    const account = `The ${what} of this step could not be written to the file that ${variable} names: ${reason}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", account, {
      cause,
      hint: `See that the runner's disk has free space, and that no earlier step changes ${variable} or removes its file. The evidence is in output-dir all the same.`,
    });
  }
}

/** The summary of a run that ended before it had results. */
export async function writeFailure(error: AnchorError, log: Log): Promise<void> {
  const lines = error.message.split("\n").map((line) => toMarkdownText(line, 2000));
  await writeSummary(
    `## ⛔ ${toMarkdownCode(error.code)}\n\n${lines.join("\n")}\n\n${toMarkdownText(error.hint)}\n`,
    log,
  );
}

/**
 * Adds `markdown` to the job summary, where the runner has one.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export async function writeSummary(markdown: string, log: Log): Promise<void> {
  const file = process.env["GITHUB_STEP_SUMMARY"] ?? "";
  if (file === "") {
    log.debug("There is no GITHUB_STEP_SUMMARY: this runner shows no summaries.");
    return;
  }
  // The runner has made this file, and reads no other.
  const flag = constants.O_WRONLY | constants.O_APPEND;
  await writingForRunner("GITHUB_STEP_SUMMARY", "summary", () => appendFile(file, markdown, { flag }));
}
