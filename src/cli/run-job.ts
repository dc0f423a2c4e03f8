/** `stamp`, `check`, `verify` and `monitor`: the job, run from a command line. */
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { readPatternProblems } from "../job/files/patterns.ts";
import { parseInputs } from "../job/inputs/inputs.ts";
import type { InputName } from "../job/inputs/values.ts";
import { runJob } from "../job/job.ts";
import { show } from "../job/text/line.ts";
import { watchSignals } from "../job/signals.ts";
import { exitCodeOf } from "./exit-code.ts";
import { usageError, type CommandOptions } from "./options.ts";
import { createCommandDoor } from "./door/command-door.ts";
import { readApiKey } from "./secrets.ts";

/** Where evidence goes, below the current folder (interface §11). */
const outputFolder = "anchor-artifacts";

/**
 * Runs the job that the options describe in the current folder.
 *
 * @returns the exit code
 * @throws AnchorError `INPUT_INVALID`, and what else ends a job before it has results
 */
export async function runJobCommand(options: CommandOptions, env: NodeJS.ProcessEnv): Promise<number> {
  const apiKey = await readApiKey(options, env);
  const read = (name: InputName): string => readInput(name, options, env, apiKey).trim();
  const patterns = await Promise.all(
    (["files", "proofs"] as const).map((name) => findPatternProblems(name, read(name))),
  );
  const inputs = parseInputs(read, patterns.flat());
  if (inputs.mode === "monitor") throw usageError("monitor is not there yet");
  const isJson = options.values.get("json")?.at(-1) === "true";
  const signals = watchSignals(process, {
    onSignal: (name) => process.stderr.write(`${name}: cancelling; results so far are being written.\n`),
    onDefect: (thrown) => process.stderr.write(`${show(String(thrown))}\n`),
  });
  const door = createCommandDoor({ signals, isJson, env });
  try {
    const ending = await runJob({ inputs, door });
    if (isJson) await printResults(door.resultsPath());
    return signals.exitCode() ?? exitCodeOf(ending);
  } finally {
    door.close();
    signals.close();
  }
}

/** The text of an input: of its option, or from where the command line takes it instead. */
function readInput(name: InputName, options: CommandOptions, env: NodeJS.ProcessEnv, apiKey: string): string {
  const given = options.values.get(name) ?? [];
  const elsewhere: Partial<Record<InputName, string>> = {
    mode: options.command,
    "api-key": apiKey,
    "api-url": given[0] ?? env["ANCHOR_API_URL"] ?? "",
    "github-token": env["GITHUB_TOKEN"] ?? "",
    "output-dir": given[0] ?? outputFolder,
    files: [...given, ...options.words.map(toLiteralPattern)].join("\n"),
    "node-url": [...given, ...(options.values.get("node") ?? [])].join("\n"),
  };
  return elsewhere[name] ?? given.join("\n");
}

/** A word that is the very name of a file means that file, whatever patterns make of its characters. */
function toLiteralPattern(word: string): string {
  const isLiteral = /[*?[\]!#~]/.test(word) && existsSync(word);
  if (!isLiteral) return word;
  const escaped = word.replaceAll(/[*?[]/g, (character) => `[${character}]`);
  return /^[!#~]/.test(escaped) ? `./${escaped}` : escaped;
}

async function findPatternProblems(name: "files" | "proofs", text: string): Promise<readonly string[]> {
  return text === "" ? [] : readPatternProblems(name, text);
}

async function printResults(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  await pipeline(createReadStream(join(path)), process.stdout, { end: false });
}
