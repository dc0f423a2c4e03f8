/** Runs the command that the arguments name, and sets the exit code. Loads only that command's code. */
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { errorFacts, type AnchorError, toAnchorError } from "../core/errors.ts";
import { findNearestWord } from "../core/match.ts";
import { toLine } from "../core/text.ts";
import { errorHelpUrl, version } from "../core/version.ts";
import {
  commands,
  parseOptions,
  unwritableOutputError,
  usageError,
  printLine,
  type Screen,
  type Terminal,
} from "./options.ts";
import { findNamedRelease } from "./repository.ts";

const commandNames: readonly string[] = [...commands, "service", "mcp"];

/** Runs the command of this process, and sets its exit code. Never throws. */
export async function startCommand(args: readonly string[]): Promise<void> {
  const { stdout, stderr, env } = process;
  const exitCode = await runCommandLine(args, { stdout, stderr, env, signals: process });
  // `undefined` means that `mcp` or `service` was started, which may have set an exit code of its own already.
  if (exitCode !== undefined) process.exitCode = exitCode;
}

/** Runs a command. Never throws. Returns the exit code; `undefined` for `mcp` and `service`, which set their own. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number | undefined> {
  const { stdout, stderr } = terminal;
  const output = watchOutput(stdout);
  stderr.on("error", () => {});
  try {
    const exitCode = await runCommand(args, terminal);
    // Without an exit code, `mcp` or `service` was started, which handles its own output.
    if (exitCode !== undefined) await output.ensureWritten();
    return exitCode;
  } catch (thrown) {
    const error = toAnchorError(thrown);
    await printError(error, args.find((word) => commandNames.includes(word)) ?? "", terminal);
    // The command ended before it had results: exit code 2 means an outage, 4 anything else.
    return errorFacts(error.code).outage === true ? 2 : 4;
  }
}

/**
 * Watches standard output for errors. It is no error if a reader such as `head` closes the pipe. A full disk is an
 * error, because whoever reads the file later would take a part for the whole.
 */
function watchOutput(stdout: Screen): { readonly ensureWritten: () => Promise<void> } {
  let failure: NodeJS.ErrnoException | undefined;
  stdout.on("error", (error: NodeJS.ErrnoException) => void (failure ??= error));
  return {
    ensureWritten: async () => {
      await new Promise<void>((resolve) => void stdout.write("", () => resolve()));
      // The `error` event of a failed write comes after the callback above.
      await new Promise<void>((resolve) => void setImmediate(resolve));
      if (failure === undefined || failure.code === "EPIPE") return;
      throw unwritableOutputError(failure, "Make room where standard output goes, and run this again.");
    },
  };
}

/** Prints the error, what to do and, unless the command was mistyped, a link to the error's explanation. */
async function printError(error: AnchorError, command: string, { env, stderr }: Terminal): Promise<void> {
  const { code } = error;
  const { createShellFront } = await import("../words/other-fronts.ts");
  const { programOf } = await import("./ending.ts");
  const isUsageError = code === "INPUT_INVALID";
  const messageLines = error.lines.map((line) => `${isUsageError ? "" : `${code}: `}${toLine(line)}`);
  const hint = error.hintFor(createShellFront(command, programOf(env)));
  const shownLines = messageLines.length === 1 ? [`${messageLines[0]} ${hint}`] : [...messageLines, hint];
  if (!isUsageError) shownLines.push(`More: ${errorHelpUrl(code)}`);
  for (const line of shownLines) printLine(stderr, line);
}

async function runCommand(args: readonly string[], terminal: Terminal): Promise<number | undefined> {
  const { stdout } = terminal;
  const [commandWord = "help", ...wordsAfter] = args;
  const wordsBeforeEnd = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  const asksForHelp = wordsBeforeEnd.some((one) => ["--help", "-h"].includes(one));
  if (wordsBeforeEnd.includes("--version") && commandWord !== "service" && !asksForHelp) {
    stdout.write(`${version}\n`);
    return 0;
  }
  // The service has its own help, so `service --help` is left to the service.
  if (commandWord === "help" || (asksForHelp && commandWord !== "service")) {
    const topic = commandWord === "help" ? wordsAfter[0] : commandWord;
    if (topic === "service") return startProgram(topic, ["--help"]);
    if (topic !== undefined && !topic.startsWith("-")) ensureCommand(topic);
    const { renderHelp } = await import("./help.ts");
    const { programOf } = await import("./ending.ts");
    stdout.write(renderHelp(topic, programOf(terminal.env)));
    return 0;
  }
  ensureCommand(commandWord);
  if (commandWord === "mcp" && wordsAfter[0] !== undefined)
    throw usageError(`mcp takes no words and no options, but ${toLine(wordsAfter[0])} was given`);
  if (commandWord === "mcp" || commandWord === "service") return startProgram(commandWord, wordsAfter);
  const options = parseOptions(commands.find((name) => name === commandWord) ?? "hash", wordsAfter);
  if (options.command === "hash") {
    const { runHashCommand } = await import("./hash.ts");
    return runHashCommand(options, terminal);
  }
  const release = findNamedRelease(options);
  if (release !== undefined) {
    const { verifyRelease } = await import("./verify-release.ts");
    return verifyRelease(release, options, terminal);
  }
  if (options.values.has("evidence")) {
    const { verifyByEvidence } = await import("./verify.ts");
    return verifyByEvidence(options, terminal);
  }
  const { runJobCommand } = await import("./run-command.ts");
  return runJobCommand(options, terminal);
}

/** Throws AnchorError `INPUT_INVALID` for an unknown command, and names the command that the user may mean. */
function ensureCommand(commandWord: string): void {
  if (commandNames.includes(commandWord)) return;
  const meantName = findNearestWord(commandWord, [...commandNames, "--help", "--version"]);
  const suggestion = meantName === undefined ? "" : `. Do you mean ${meantName}?`;
  throw usageError(
    `Unknown ${commandWord.startsWith("-") ? "option" : "command"} ${toLine(commandWord)}${suggestion || `. The commands are ${commandNames.join(", ")}`}`,
  );
}

/** The programs' source files, relative to this folder. */
const programSources = { mcp: "../mcp/main.ts", service: "../../service/main.ts" } as const;

/**
 * Starts a program in this process, with `args` as its arguments. Each program is a separate bundle, so that no start
 * loads another program's code. Returns 4 if the start failed, else `undefined`: the program sets its exit code.
 */
async function startProgram(program: keyof typeof programSources, args: readonly string[]): Promise<4 | undefined> {
  process.argv.splice(2, process.argv.length, ...args);
  // If this file runs as a source, the program's source is started; if it was bundled, the program's bundle is.
  const file = extname(import.meta.filename) === ".ts" ? programSources[program] : `../${program}/index.js`;
  await import(/* webpackIgnore: true */ pathToFileURL(join(import.meta.dirname, file)).href);
  // As exit codes of commands, 1 means other bytes and 2 an outage. A program that could not start means neither: 4.
  return process.exitCode === 1 || process.exitCode === 2 ? 4 : undefined;
}
