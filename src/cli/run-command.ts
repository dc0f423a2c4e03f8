/** Runs `stamp`, `check`, `verify` (without evidence) and `monitor` from a command line. */
import { createReadStream, existsSync, lstatSync } from "node:fs";
import { resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";

import { findNearestWord } from "../core/match.ts";
import { AnchorError, systemCode } from "../core/errors.ts";
import type { Run } from "../evidence/run.ts";
import { toLine, toLineNames } from "../core/text.ts";
import { readPatternProblems } from "../files/patterns.ts";
import { linesOf } from "../host/input-reader.ts";
import type { InputName } from "../host/input-table.ts";
import { parseInputs } from "../host/inputs.ts";
import { watchSignals } from "../host/signals.ts";
import { runJob } from "../run/run.ts";
import { witnessProblems } from "../witness/parse-witness-lines.ts";
import { exitCodeOf, renderNextSteps } from "./ending.ts";
import { type CommandHost, createCommandHost } from "./command-host.ts";
import { prepareRelease, prepareScan, readApiKey, readToken, missingTagError } from "./repository.ts";
import {
  unwritableOutputError,
  usageError,
  printLine,
  type CommandOptions,
  type Screen,
  type Terminal,
} from "./options.ts";
import { shellFront } from "../words/other-fronts.ts";

const defaultOutputFolder = "anchor-artifacts";

/**
 * Runs a job in the current folder, and returns the exit code.
 * @throws AnchorError `INPUT_INVALID`, `NO_FILES_FOUND`, or another error that ends the job before it has results
 */
export async function runJobCommand(options: CommandOptions, terminal: Terminal): Promise<number> {
  const { stdout, stderr, env } = terminal;
  const { inputs, run } = await prepareRun(options, env);
  const isJson = options.values.get("json")?.at(-1) === "true";
  const signals = watchSignals(terminal.signals, {
    onSignal: (name) =>
      printLine(stderr, `${name}: The run is being cancelled, and the results so far are being written.`),
    onDefect: (thrown) => printLine(stderr, String(thrown)),
  });
  const renderNext = ({ rows }: Run) => renderNextSteps(rows, inputs, options, env);
  const host = createCommandHost({ signals, isJson, terminal, renderNext });
  try {
    const finishedRun = await run(host);
    host.printExplanationLinks();
    if (isJson) await printResults(finishedRun.files.results, stdout);
    return signals.exitCode() ?? exitCodeOf(finishedRun);
  } finally {
    host.close();
    signals.close();
  }
}

/** Returns the inputs, and the function that runs the job on a host. */
async function prepareRun(options: CommandOptions, env: NodeJS.ProcessEnv) {
  // A command that names nodes asks these, so the service's variables, such as ANCHOR_API_URL, are ignored.
  const serviceEnv: NodeJS.ProcessEnv = options.values.has("node") || options.values.has("node-url") ? {} : env;
  const { command, values } = options;
  const hasServiceOption = values.has("api-url") || values.has("api-key-file");
  const isServiceNamed = hasServiceOption || (serviceEnv["ANCHOR_API_URL"] ?? "") !== "";
  // Where no service is named, the key is read only for a stamp without witnesses: other commands may need no service.
  const isServiceMeant = isServiceNamed || (command === "stamp" && !values.has("witness"));
  const apiKey = isServiceMeant ? await readApiKey(options, serviceEnv) : "";
  const isFromRelease = options.values.get("from-release")?.[0] === "true";
  const token = options.command === "monitor" || isFromRelease ? readToken(options, env) : "";
  const addReleaseTools = isFromRelease ? prepareRelease(options, env) : undefined;
  const read = (name: InputName): string => readInput(name, options, serviceEnv, { apiKey, token }).trim();
  const patternProblems = await Promise.all(
    (["files", "proofs"] as const).map(async (name) =>
      read(name) === "" ? [] : readPatternProblems(shellFront.input(name), read(name)),
    ),
  );
  ensureUsable(options, read);
  const problems = [...patternProblems.flat(), ...witnessProblems(linesOf(read("witness")), shellFront)];
  const inputs = parseInputs(read, problems, { ...shellFront, guess: findNearestWord });
  if (inputs.mode === "monitor") return { inputs, run: await prepareScan(inputs, options, env) };
  if (inputs.ifNoFilesFound === "error" && !isFromRelease) ensureFilesExist(options.positionals);
  const stampsAgain = options.values.get("again")?.at(-1) === "true";
  if (stampsAgain) ensureOnlyFiles(options);
  const run = (host: CommandHost) => {
    const hostWithTools = addReleaseTools?.(inputs, host) ?? host;
    return runJob(stampsAgain ? { ...inputs, again: true } : inputs, hostWithTools, hostWithTools);
  };
  return { inputs, run };
}

/** Throws AnchorError `INPUT_INVALID` where the command lacks what it needs, such as a file or a tag. */
function ensureUsable({ command, values, positionals }: CommandOptions, read: (name: InputName) => string): void {
  const fileInputs = ["files", "subject-checksums", "proofs"] as const;
  const isFromRelease = read("from-release") === "true";
  if (command !== "monitor" && fileInputs.every((name) => read(name) === "") && !isFromRelease)
    throw usageError(`${command} needs a file`);
  if (values.has("release-tag") && !isFromRelease) throw usageError("--release-tag needs --from-release");
  if (isFromRelease && read("release-tag") === "")
    throw usageError("--from-release needs --release-tag TAG, or --release-tag latest");
  const [firstWord = ""] = positionals;
  const mayBeRepository = command === "verify" && /^[\w.-]+\/[\w.-]+$/.test(firstWord) && !existsSync(firstWord);
  if (mayBeRepository && read("api-url") === "" && read("node-url") === "") throw missingTagError(firstWord);
}

/** Returns an input's text: that of its option; for some inputs also the command, its words or the environment. */
function readInput(
  name: InputName,
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
  { apiKey, token }: { readonly apiKey: string; readonly token: string },
): string {
  const givenValues = options.values.get(name) ?? [];
  const valuesFromElsewhere: Partial<Record<InputName, string>> = {
    mode: options.command,
    "api-key": apiKey,
    "api-url": givenValues[0] ?? env["ANCHOR_API_URL"] ?? "",
    "github-token": token,
    "output-dir": givenValues[0] ?? defaultOutputFolder,
    files: [...givenValues, ...options.positionals.map(toLiteralPattern)].join("\n"),
    "node-url": [...givenValues, ...(options.values.get("node") ?? [])].join("\n"),
  };
  return valuesFromElsewhere[name] ?? givenValues.join("\n");
}

/** What must be escaped in a pattern: its wildcards, white space at its ends and, except on Windows, a backslash. */
const signsToEscape = sep === "/" ? /[*?[\\]|^\s+|\s+$/g : /[*?[]|^\s+|\s+$/g;

/**
 * Escapes a word that is the name of an existing file, so that as a pattern it finds this file alone; any other word is
 * a pattern already. Throws AnchorError `INPUT_INVALID` for a name with a line break, since a pattern is one line.
 */
function toLiteralPattern(word: string): string {
  if (!/[*?[\]!#~\\\r\n]|\.\.|^\s|\s$/.test(word) || !existsSync(word)) return word;
  if (/[\r\n]/.test(word))
    throw usageError(`${toLine(word)} contains a line break. Write ? in its place, as in a pattern`);
  const path = word.split(/[\\/]/).includes("..") ? resolve(word) : word;
  const escapeSigns = (signs: string): string => (signs === "\\" ? "\\\\" : signs.replaceAll(/./g, "[$&]"));
  const escapedPath = path.replaceAll(signsToEscape, escapeSigns);
  return /^[!#~]/.test(escapedPath) ? `./${escapedPath}` : escapedPath;
}

/** Throws AnchorError `NO_FILES_FOUND` if a word without wildcards names no file, even if other words name files. */
function ensureFilesExist(positionals: readonly string[]): void {
  const missingNames = positionals.filter((word) => !/[*?[\r\n]|^\s*[!#~]|^\s*$/.test(word) && isMissingFile(word));
  if (missingNames.length === 0) return;
  const hint = "Correct the names. A name without a folder is looked for in the current folder. Nothing was sent.";
  throw new AnchorError("NO_FILES_FOUND", `These files do not exist: ${toLineNames(missingNames)}.`, { hint });
}

/** Throws AnchorError `INPUT_INVALID` if a word names no file: `--again` may pay twice, so it takes no pattern. */
function ensureOnlyFiles({ positionals, values }: CommandOptions): void {
  const otherOption = ["files", "subject-checksums", "from-release"].find((name) => values.has(name));
  if (otherOption !== undefined)
    throw usageError(`--again takes only files by their names. Leave --${otherOption} out`);
  const wrongWord = positionals.find((word) => !existsSync(word) || !lstatSync(word).isFile());
  if (wrongWord !== undefined)
    throw usageError(`--again takes only files by their names, and ${toLine(wrongWord)} is not the name of a file`);
}

function isMissingFile(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  } catch (thrown) {
    return ["ENOTDIR", "ENAMETOOLONG"].includes(systemCode(thrown) ?? "");
  }
}

/**
 * Prints results.json; throws AnchorError `OUTPUT_UNWRITABLE`. When a reader such as `head` closes the pipe early, this
 * is no error: the verdict still decides the exit code.
 */
async function printResults(path: string | undefined, stdout: Screen): Promise<void> {
  if (path === undefined) return;
  try {
    await pipeline(createReadStream(path), stdout, { end: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return;
    throw unwritableOutputError(error, `Make room where standard output goes, or read ${toLine(path)}.`);
  }
}
