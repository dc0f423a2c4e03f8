/**
 * Connects a step with the runner: inputs, log, outputs and summary. Only this file prints the log, with every text
 * escaped, since the runner executes commands that a step prints.
 */
import { constants, statSync } from "node:fs";
import { appendFile } from "node:fs/promises";

import * as core from "@actions/core";

import { AnchorError, messageOf } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { errorHelpUrl } from "../core/version.ts";
import { linesOf, nodeSecretsOf } from "../host/input-reader.ts";
import { inputNames, inputTable } from "../host/input-table.ts";
import { type Inputs, type MonitorInputs, parseInputs } from "../host/inputs.ts";
import type { AnnotationTarget, AnnotationLevel, Log } from "../host/host.ts";
import { toMarkdownCode, toMarkdownText } from "../render/markdown.ts";

/** A log that counts its annotations, since the runner shows only ten of each level. */
export interface RunnerLog extends Log {
  /** Adds to the count of unprinted annotations, by title, which {@link RunnerLog.closeAnnotations} prints. */
  readonly countUnprinted: (level: AnnotationLevel, counts: ReadonlyMap<string, number>) => void;
  /** Prints the last annotation of each level, or the count of all that had no room. To be called once, at the end. */
  readonly closeAnnotations: () => void;
}

/** How many annotations of a level we print. The runner shows ten for a step; one is left to its other programs. */
export const annotationsPerLevel = 9;

const printers = { error: core.error, warning: core.warning, notice: core.notice } as const satisfies Record<
  AnnotationLevel,
  unknown
>;

export function createLog(): RunnerLog {
  const isDebugged = core.isDebug();
  const byLevel = {
    error: createAnnotator("error"),
    warning: createAnnotator("warning"),
    notice: createAnnotator("notice"),
  };
  return {
    info: (message) => {
      batchWrites(process.stdout);
      core.info(toLine(message));
    },
    debug: (message) => {
      // Without debugging the runner would drop the line, and there is a line for each request.
      if (!isDebugged) return;
      batchWrites(process.stdout);
      core.debug(toLine(message));
    },
    error: byLevel.error.annotate,
    warning: byLevel.warning.annotate,
    notice: byLevel.notice.annotate,
    group: (title, work) => core.group(toLine(title), work),
    countUnprinted: (level, counts) => byLevel[level].countUnprinted(counts),
    closeAnnotations: () => Object.values(byLevel).forEach(({ close }) => close()),
  };
}

/** Prints annotations. The last one for which there is room waits until the end: if more come, a count replaces it. */
function createAnnotator(level: AnnotationLevel) {
  let issuedCount = 0;
  let last: { readonly message: string; readonly target: AnnotationTarget } | undefined;
  const counts = new Map<string, number>();
  const add = (kind: string, count: number): void => void counts.set(kind, (counts.get(kind) ?? 0) + count);
  const print = (message: string, { title, file, helpTitle = title }: AnnotationTarget): void => {
    // GitHub can only annotate files in the repository.
    const isInWorkspace = file !== undefined && !/^\.\.\/|^\/|^[A-Za-z]:\//.test(file);
    printers[level](toLine(`${message} More: ${errorHelpUrl(helpTitle)}`), {
      title: toLine(title),
      ...(isInWorkspace && { file: toLine(file) }),
    });
  };
  const logOnly = (message: string, { title, count = 1 }: AnnotationTarget): void => {
    add(title, count);
    core.info(toLine(`${level}: ${message}`));
  };
  const annotate = (message: string, target: AnnotationTarget): void => {
    issuedCount += 1;
    if (issuedCount < annotationsPerLevel) print(message, target);
    else if (issuedCount === annotationsPerLevel) last = { message, target };
    else logOnly(message, target);
  };
  const close = (): void => {
    if (last === undefined) return;
    if (counts.size === 0) return print(last.message, last.target);
    const {
      message,
      target: { title, count: ownCount = 1 },
    } = last;
    const unshown = new Map([[title, ownCount]]);
    for (const [kind, count] of counts) unshown.set(kind, (unshown.get(kind) ?? 0) + count);
    core.info(toLine(`${level}: ${message}`));
    const total = [...unshown.values()].reduce((sum, count) => sum + count, 0);
    const kinds = [...unshown].map(([kind, count]) => `${count} ${kind}`).join(", ");
    const target = { title: `more ${level}s`, helpTitle: "Messages without a code" };
    print(`${total} more: ${kinds}. See the log and the summary.`, target);
  };
  const countUnprinted = (kinds: ReadonlyMap<string, number>): void => kinds.forEach((count, kind) => add(kind, count));
  return { annotate, countUnprinted, close };
}

/** Joins the lines of one turn of the event loop to one write: single writes take a tenth of a large run's time. */
function batchWrites(stream: NodeJS.WriteStream): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** The outputs of a run that ended before it knew its subjects, in the order of action.yml and docs/reference.md. */
export const emptyOutputs = {
  results: "[]",
  "results-path": "",
  "checksums-path": "",
  "statement-path": "",
  status: "failed",
  count: "0",
  "accepted-count": "0",
  "timestamped-count": "0",
  "anchored-count": "0",
  "all-anchored": "false",
  "report-urls": "[]",
  "release-url": "",
  findings: "[]",
  "findings-count": "0",
  "issue-url": "",
  "monitor-path": "",
} as const;

export type OutputName = keyof typeof emptyOutputs;
export type Outputs = Readonly<Record<OutputName, string>>;

export const outputNames = Object.keys(emptyOutputs) as readonly OutputName[];

/** Sets every output. @throws AnchorError `OUTPUT_UNWRITABLE` */
export async function setOutputs(outputs: Outputs = emptyOutputs): Promise<void> {
  await writeForRunner("GITHUB_OUTPUT", "outputs", async () => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  });
}

/** Turns an error of `write` into `OUTPUT_UNWRITABLE`, as it is neither this action's defect nor an input's mistake. */
async function writeForRunner(variable: string, kind: string, write: () => Promise<void>): Promise<void> {
  try {
    const stats = statSync(process.env[variable] || ".", { throwIfNoEntry: false });
    // Writing to a pipe that nobody reads would never end.
    if (stats?.isFIFO() === true) throw new RangeError("it is a pipe");
    await write();
  } catch (cause) {
    const message = `The ${kind} of this step could not be written to the file of ${variable}: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", message, {
      cause,
      hint: `Check that the runner's disk has free space, and that no earlier step changes ${variable} or removes its file. The evidence is in output-dir.`,
    });
  }
}

/** Writes the summary of a run that ended before it had results. */
export async function writeFailure(error: AnchorError, log: Log): Promise<void> {
  const { code, hint, lines } = error;
  const [title = "", ...details] = lines.map((line) => toMarkdownText(line, 2000));
  const parts = [`**${title}**`, ...(details.length > 0 ? [details.map((line) => `- ${line}`).join("\n")] : [])];
  const advice = `**What to do:** ${toMarkdownText(hint)} [More](${errorHelpUrl(code)})`;
  await writeSummary(`${[`## ⛔ ${toMarkdownCode(code)}`, ...parts, advice].join("\n\n")}\n`, log);
}

/** Adds `markdown` to the job summary, if the runner has one. @throws AnchorError `OUTPUT_UNWRITABLE` */
export async function writeSummary(markdown: string, log: Log): Promise<void> {
  const file = process.env["GITHUB_STEP_SUMMARY"] ?? "";
  if (file === "") {
    log.debug("There is no GITHUB_STEP_SUMMARY: this runner shows no summaries.");
    return;
  }
  // Without `O_CREAT`, since the runner has made this file and would not read a new one.
  const flag = constants.O_WRONLY | constants.O_APPEND;
  await writeForRunner("GITHUB_STEP_SUMMARY", "summary", () => appendFile(file, markdown, { flag }));
}

const unsafeEnvironment =
  "NODE_TLS_REJECT_UNAUTHORIZED is 0 in the environment; remove it: without certificates anybody could answer";

/** Reads the inputs, and masks the secrets among them. @throws AnchorError `INPUT_INVALID` with every mistake */
export async function readInputs(): Promise<Inputs | MonitorInputs> {
  // Secrets are masked before all other output, since the runner hides only secrets that it knows.
  for (const secret of readSecrets()) core.setSecret(secret);
  // This program's own connections ignore the variable, but connections that a library opens would not.
  const isUnsafe = process.env["NODE_TLS_REJECT_UNAUTHORIZED"] === "0";
  const witnesses = linesOf(core.getInput("witness"));
  const problems = [
    ...(isUnsafe ? [unsafeEnvironment] : []),
    ...(await findPatternProblems()),
    // Imported only here, since most runs have no witnesses.
    ...(witnesses.length === 0 ? [] : (await import("../witness/parse-witness-lines.ts")).witnessProblems(witnesses)),
  ];
  return parseInputs((name) => core.getInput(name), problems);
}

/** Reads the secrets among the inputs: keys, tokens, and users and passwords of chain nodes. */
export function readSecrets(): readonly string[] {
  const secrets = inputNames.flatMap((name) => {
    const { secret, kind } = inputTable[name];
    if (kind === "nodes") return nodeSecretsOf(core.getInput(name));
    return secret === true ? [core.getInput(name)] : [];
  });
  return secrets.filter((secret) => secret !== "");
}

/** Returns the mistakes in inputs that have patterns; imports the parser only if such an input is set. */
async function findPatternProblems(): Promise<readonly string[]> {
  const names = inputNames.filter((name) => inputTable[name].kind === "patterns" && core.getInput(name) !== "");
  if (names.length === 0) return [];
  const { readPatternProblems } = await import("../files/patterns.ts");
  const problems = await Promise.all(names.map((name) => readPatternProblems(name, core.getInput(name))));
  return problems.flat();
}
