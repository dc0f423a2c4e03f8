/** Runs the command that the arguments name, up to its exit code. Loads a command's code only when it is used. */
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { errorFacts, type AnchorError, toAnchorError } from "../core/errors.ts";
import { nearestWord } from "../words/nearest.ts";
import { toLine } from "../core/text.ts";
import { explainedAt, version } from "../core/version.ts";
import { commands, parseOptions, unwritableOutput, usageError } from "./options.ts";
import { releaseNamed } from "./repository.ts";
import { type Screen, printLine, type Terminal } from "./terminal.ts";

const programs: readonly string[] = [...commands, "service", "mcp"];

/** Runs the command of this process, and sets its exit code. Never throws. */
export async function startCommand(args: readonly string[]): Promise<void> {
  const { stdout, stderr, env } = process;
  const exitCode = await runCommandLine(args, { stdout, stderr, env, signals: process });
  // `mcp` or `service` may have ended already, with an exit code of its own that must be kept.
  if (exitCode !== undefined) process.exitCode = exitCode;
}

/** Never throws. Returns the exit code, or `undefined` where `mcp` or `service` was started, which sets its own. */
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
    await printError(error, args.find((word) => programs.includes(word)) ?? "", terminal);
    // The command ended before it had results: 2 stands for an outage, 4 for a mistake.
    return errorFacts(error.code).outage === true ? 2 : 4;
  }
}

/**
 * Watches standard output. When a reader such as `head` closes the pipe, the verdict still counts; a full disk is an
 * error, because whoever reads the file later would take a part for the whole.
 */
function watchOutput(stdout: Screen): { readonly ensureWritten: () => Promise<void> } {
  let failure: NodeJS.ErrnoException | undefined;
  stdout.on("error", (error: NodeJS.ErrnoException) => void (failure ??= error));
  return {
    ensureWritten: async () => {
      await new Promise<void>((resolve) => void stdout.write("", () => resolve()));
      // The event of a failed write comes after its callback.
      await new Promise<void>((resolve) => void setImmediate(resolve));
      if (failure === undefined || failure.code === "EPIPE") return;
      throw unwritableOutput(failure, "Make room where standard output goes, and run this again.");
    },
  };
}

/** Prints what happened, what to do and, unless the command was mistyped, where more is written. */
async function printError(error: AnchorError, command: string, { env, stderr }: Terminal): Promise<void> {
  const { code } = error;
  const { createShellFront } = await import("../words/shell-front.ts");
  const { programOf } = await import("./ending.ts");
  const isMistake = code === "INPUT_INVALID";
  const lines = error.lines.map((line) => `${isMistake ? "" : `${code}: `}${toLine(line)}`);
  const hint = error.hintFor(createShellFront(command, programOf(env)));
  const all = lines.length === 1 ? [`${lines[0]} ${hint}`] : [...lines, hint];
  for (const line of isMistake ? all : [...all, `More: ${explainedAt(code)}`]) printLine(stderr, line);
}

async function runCommand(args: readonly string[], terminal: Terminal): Promise<number | undefined> {
  const { stdout } = terminal;
  const [word = "help", ...rest] = args;
  const beforeEnd = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  const asksForHelp = beforeEnd.some((one) => ["--help", "-h"].includes(one));
  if (beforeEnd.includes("--version") && word !== "service" && !asksForHelp) {
    stdout.write(`${version}\n`);
    return 0;
  }
  // The service has its own help.
  if (word === "help" || (asksForHelp && word !== "service")) {
    const topic = word === "help" ? rest[0] : word;
    if (topic === "service") return startProgram(topic, ["--help"]);
    if (topic !== undefined && !topic.startsWith("-")) ensureCommand(topic);
    const { renderHelp } = await import("./help.ts");
    const { programOf } = await import("./ending.ts");
    stdout.write(renderHelp(topic, programOf(terminal.env)));
    return 0;
  }
  ensureCommand(word);
  if (word === "mcp" && rest[0] !== undefined)
    throw usageError(`mcp takes no words and no options, but ${toLine(rest[0])} was given`);
  if (word === "mcp" || word === "service") return startProgram(word, rest);
  const options = parseOptions(commands.find((name) => name === word) ?? "hash", rest);
  if (options.command === "hash") {
    const { hashCommand } = await import("./hash.ts");
    return hashCommand(options, terminal);
  }
  const release = releaseNamed(options);
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

/** Throws AnchorError `INPUT_INVALID` for an unknown command, with the name of the one that may be meant. */
function ensureCommand(word: string): void {
  if (programs.includes(word)) return;
  const meant = nearestWord(word, [...programs, "--help", "--version"]);
  const instead = meant === undefined ? "" : `. Do you mean ${meant}?`;
  throw usageError(
    `Unknown ${word.startsWith("-") ? "option" : "command"} ${toLine(word)}${instead || `. The commands are ${programs.join(", ")}`}`,
  );
}

/** Relative to this folder. */
const programSources = { mcp: "../mcp/main.ts", service: "../../service/main.ts" } as const;

/**
 * Starts a program in this process, with `args` as its arguments. Each program is a separate bundle, so that it does
 * not slow the others' start. Returns 4 where it failed, else `undefined`: the program sets the exit code at its end.
 */
async function startProgram(program: keyof typeof programSources, args: readonly string[]): Promise<4 | undefined> {
  process.argv.splice(2, process.argv.length, ...args);
  // A clone may have both: run from its sources, this starts the program's source; run as a bundle, its bundle.
  const file = extname(import.meta.filename) === ".ts" ? programSources[program] : `../${program}/index.js`;
  await import(/* webpackIgnore: true */ pathToFileURL(join(import.meta.dirname, file)).href);
  // For the command line, 1 and 2 tell of other bytes and of outages: `mcp` and `service` can report neither.
  return process.exitCode === 1 || process.exitCode === 2 ? 4 : undefined;
}
