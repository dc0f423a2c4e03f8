/** A job run in this process, on the host that prints plain lines. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { createPlainHost, type PlainHost } from "#cli/command-host.ts";
import type { InputName } from "#host/input-table.ts";
import type { Inputs } from "#host/inputs.ts";
import type { Signals } from "#host/signals.ts";
import type { StatementFile } from "#evidence/statement-file.ts";
import type { Run } from "#evidence/run.ts";
import { readStatements } from "#run/prepare.ts";
import { runJob } from "#run/run.ts";
import type { Workspace } from "./files/workspace.ts";
import { toInputs } from "./inputs.ts";

export interface PlainRun {
  readonly ending: Run;
  readonly lines: readonly string[];
  /** Absolute path of the folder for evidence. */
  readonly folder: string;
  /** The statements that are in that folder after the run. */
  readonly statements: readonly StatementFile[];
}

/** Signals of a run that nobody cancels; a defect ends the test. */
export function neverCancelled(): Signals {
  const never = new AbortController().signal;
  return {
    cancellation: { stop: never, abort: never },
    overdue: new Promise(() => {}),
    exitCode: () => undefined,
    fail: (thrown) => {
      throw thrown;
    },
    close: () => {},
  };
}

/** A job without a place of its own, for one step of it: it prints nothing, and writes nowhere. */
export function aJob(given: Partial<Record<InputName, string>>): { readonly inputs: Inputs; readonly host: PlainHost } {
  return { inputs: toInputs(given), host: aHost() };
}

/** A host that prints plain lines: by default of no place, and of a run that nobody cancels. */
export function aHost(
  print: (line: string) => void = () => {},
  workspace = "/nowhere",
  defaultOutputDir = workspace,
  signals = neverCancelled(),
): PlainHost {
  return createPlainHost({ print, signals, workspace, defaultOutputDir });
}

/** Runs a job on `workspace`; patterns start from the current folder, so they are given in full. */
export async function runPlainJob(
  workspace: Workspace,
  given: Partial<Record<InputName, string>>,
  signals: Signals = neverCancelled(),
): Promise<PlainRun> {
  const lines: string[] = [];
  const folder = join(workspace.temp, "evidence");
  const inputs = toInputs({ "api-url": "", "api-key": "", files: "", ...given });
  const host = aHost((line) => void lines.push(line), workspace.path, folder, signals);
  const ending = await runJob(inputs, host, host);
  return { ending, lines, folder, statements: existsSync(folder) ? readStatements(folder).files : [] };
}
