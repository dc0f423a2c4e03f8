/** Runs the job of `stamp`, `check`, `verify` and `monitor` from a command line. */
import { createReadStream, existsSync, lstatSync } from "node:fs";
import { resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";

import { nearestWord } from "../core/match.ts";
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
import { unwritableOutput, usageError, printLine, type CommandOptions, type Screen, type Terminal } from "./options.ts";
import { shellFront } from "../words/other-fronts.ts";

const outputFolder = "anchor-artifacts";

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
    const ended = await run(host);
    host.printExplanationLinks();
    if (isJson) await printResults(ended.files.results, stdout);
    return signals.exitCode() ?? exitCodeOf(ended);
  } finally {
    host.close();
    signals.close();
  }
}

/** Returns the inputs, and the function that runs the job on a host. */
async function prepareRun(options: CommandOptions, env: NodeJS.ProcessEnv) {
  // A command that names nodes asks these, so the service's variables, such as ANCHOR_API_URL, are ignored.
  const ofService: NodeJS.ProcessEnv = options.values.has("node") || options.values.has("node-url") ? {} : env;
  const { command, values } = options;
  const isAddressed = values.has("api-url") || values.has("api-key-file") || (ofService["ANCHOR_API_URL"] ?? "") !== "";
  // ANCHOR_API_KEY alone chooses the service only for a stamp without witnesses: else clocks or evidence can answer.
  const isServiceMeant = isAddressed || (command === "stamp" && !values.has("witness"));
  const apiKey = isServiceMeant ? await readApiKey(options, ofService) : "";
  const isFromRelease = options.values.get("from-release")?.[0] === "true";
  const token = options.command === "monitor" || isFromRelease ? readToken(options, env) : "";
  const withRelease = isFromRelease ? prepareRelease(options, env) : undefined;
  const read = (name: InputName): string => readInput(name, options, ofService, { apiKey, token }).trim();
  const patterns = await Promise.all(
    (["files", "proofs"] as const).map(async (name) =>
      read(name) === "" ? [] : readPatternProblems(shellFront.input(name), read(name)),
    ),
  );
  ensureUsable(options, read);
  const witnesses = witnessProblems(linesOf(read("witness")), shellFront);
  const inputs = parseInputs(read, [...patterns.flat(), ...witnesses], { ...shellFront, guess: nearestWord });
  if (inputs.mode === "monitor") return { inputs, run: await prepareScan(inputs, options, env) };
  if (inputs.ifNoFilesFound === "error" && !isFromRelease) ensureNamed(options.positionals);
  const isAgain = options.values.get("again")?.at(-1) === "true";
  if (isAgain) ensureOnlyFiles(options);
  const run = (host: CommandHost) => {
    const whole = withRelease?.(inputs, host) ?? host;
    return runJob(isAgain ? { ...inputs, again: true } : inputs, whole, whole);
  };
  return { inputs, run };
}

/** Throws AnchorError `INPUT_INVALID` where the command lacks what it needs, such as a file or a tag. */
function ensureUsable({ command, values, positionals }: CommandOptions, read: (name: InputName) => string): void {
  const sources = ["files", "subject-checksums", "proofs"] as const;
  const isFromRelease = read("from-release") === "true";
  if (command !== "monitor" && sources.every((name) => read(name) === "") && !isFromRelease)
    throw usageError(`${command} needs a file`);
  if (values.has("release-tag") && !isFromRelease) throw usageError("--release-tag needs --from-release");
  if (isFromRelease && read("release-tag") === "")
    throw usageError("--from-release needs --release-tag TAG, or --release-tag latest");
  const [first = ""] = positionals;
  const mayBeRepository = command === "verify" && /^[\w.-]+\/[\w.-]+$/.test(first) && !existsSync(first);
  if (mayBeRepository && read("api-url") === "" && read("node-url") === "") throw missingTagError(first);
}

/** Returns the text of an input: from its option or, for some, also from the command, its words or the environment. */
function readInput(
  name: InputName,
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
  { apiKey, token }: { readonly apiKey: string; readonly token: string },
): string {
  const given = options.values.get(name) ?? [];
  const elsewhere: Partial<Record<InputName, string>> = {
    mode: options.command,
    "api-key": apiKey,
    "api-url": given[0] ?? env["ANCHOR_API_URL"] ?? "",
    "github-token": token,
    "output-dir": given[0] ?? outputFolder,
    files: [...given, ...options.positionals.map(toLiteralPattern)].join("\n"),
    "node-url": [...given, ...(options.values.get("node") ?? [])].join("\n"),
  };
  return elsewhere[name] ?? given.join("\n");
}

/** What must be escaped in a pattern: its wildcards, white space at its ends and, except on Windows, a backslash. */
const patternSigns = sep === "/" ? /[*?[\\]|^\s+|\s+$/g : /[*?[]|^\s+|\s+$/g;

/**
 * Escapes a word that is the name of an existing file, so that as a pattern it finds this file alone. Throws
 * AnchorError `INPUT_INVALID` for a name with a line break, since a pattern is one line.
 */
function toLiteralPattern(word: string): string {
  if (!/[*?[\]!#~\\\r\n]|\.\.|^\s|\s$/.test(word) || !existsSync(word)) return word;
  if (/[\r\n]/.test(word))
    throw usageError(`${toLine(word)} contains a line break. Write ? in its place, as in a pattern`);
  const path = word.split(/[\\/]/).includes("..") ? resolve(word) : word;
  const escaped = path.replaceAll(patternSigns, (signs) => (signs === "\\" ? "\\\\" : signs.replaceAll(/./g, "[$&]")));
  return /^[!#~]/.test(escaped) ? `./${escaped}` : escaped;
}

/** Throws AnchorError `NO_FILES_FOUND` if a word without wildcards names no file, even if other words name files. */
function ensureNamed(positionals: readonly string[]): void {
  const absent = positionals.filter((word) => !/[*?[\r\n]|^\s*[!#~]|^\s*$/.test(word) && isMissingFile(word));
  if (absent.length === 0) return;
  const hint = "Correct the names. A name without a folder is looked for in the current folder. Nothing was sent.";
  throw new AnchorError("NO_FILES_FOUND", `These files do not exist: ${toLineNames(absent)}.`, { hint });
}

/** Throws AnchorError `INPUT_INVALID` unless each word names a file. `--again` may pay twice: no pattern may choose. */
function ensureOnlyFiles({ positionals, values }: CommandOptions): void {
  const other = ["files", "subject-checksums", "from-release"].find((name) => values.has(name));
  if (other !== undefined) throw usageError(`--again takes only files by their names. Leave --${other} out`);
  const notAFile = positionals.find((word) => !existsSync(word) || !lstatSync(word).isFile());
  if (notAFile !== undefined)
    throw usageError(`--again takes only files by their names, and ${toLine(notAFile)} is not the name of a file`);
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
    throw unwritableOutput(error, `Make room where standard output goes, or read ${toLine(path)}.`);
  }
}
