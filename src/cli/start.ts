/** From the words of the command line to the exit code. Each command's code is loaded only when it is used. */
import { toAnchorError, type AnchorError } from "../core/errors.ts";
import { toLine } from "../core/text.ts";
import { version } from "../core/version.ts";
import { exitCodeOfError } from "./exit-code.ts";
import { jobCommands, parseOptions, programs, usageError, type CommandOptions } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** Runs one command in this process and sets the exit code. Never throws. */
export async function startCommand(args: readonly string[]): Promise<void> {
  const { stdout, stderr, env } = process;
  const exitCode = await runCommandLine(args, { stdout, stderr, env, signals: process });
  // A program may have ended by now, with an exit code of its own that must stand.
  if (exitCode !== undefined) process.exitCode = exitCode;
}

/**
 * Runs one command. Never throws.
 *
 * @returns the exit code, or `undefined` where a program was started that sets its own
 */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number | undefined> {
  const { stdout, stderr } = terminal;
  // When a reader such as `head` closes the pipe, the evidence is still written.
  stdout.on("error", () => {});
  stderr.on("error", () => {});
  try {
    return await runCommand(args, terminal);
  } catch (thrown) {
    const error = toAnchorError(thrown);
    stderr.write(renderError(error));
    return exitCodeOfError(error);
  }
}

/** One line each: what happened, and what to do. A mistake in the words is one line in all. */
function renderError({ code, message, hint }: AnchorError): string {
  const lines = message.split("\n").map((line) => toLine(line));
  const said = code === "INPUT_INVALID" ? lines : lines.map((line) => `${code}: ${line}`);
  return said.length === 1 ? `${said.join("")} ${toLine(hint)}\n` : `${[...said, toLine(hint)].join("\n")}\n`;
}

async function runCommand(args: readonly string[], terminal: Terminal): Promise<number | undefined> {
  const [command, ...rest] = args;
  if (command === undefined) throw usageError("There is no command");
  const beforeEnd = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  const asksForHelp = beforeEnd.some((word) => word === "--help" || word === "-h");
  // The service has a help of its own.
  if (asksForHelp && command !== "service") return printHelp(terminal);
  const program = programs.find((name) => name === command);
  if (program !== undefined) {
    if (program === "mcp" && rest[0] !== undefined)
      throw usageError(`mcp takes nothing, and ${toLine(rest[0])} was given`);
    const { startProgram } = await import("./programs.ts");
    return startProgram(program, rest);
  }
  if (beforeEnd.includes("--version")) return printText(`${version}\n`, terminal);
  const known = [...jobCommands, "hash" as const].find((name) => name === command);
  if (known === undefined) throw usageError(`${toLine(command)} is no command`);
  return await runOptions(parseOptions(known, rest), terminal);
}

async function runOptions(options: CommandOptions, terminal: Terminal): Promise<number> {
  if (options.command === "hash") {
    const { hashCommand } = await import("./hash.ts");
    return hashCommand(options, terminal);
  }
  if (options.values.has("evidence")) {
    const { verifyByEvidence } = await import("./verify.ts");
    return verifyByEvidence(options, terminal);
  }
  const { runJobCommand } = await import("./run-command.ts");
  return runJobCommand(options, terminal);
}

async function printHelp(terminal: Terminal): Promise<0> {
  const { renderHelp } = await import("./options.ts");
  return printText(renderHelp(), terminal);
}

function printText(text: string, { stdout }: Terminal): 0 {
  stdout.write(text);
  return 0;
}
