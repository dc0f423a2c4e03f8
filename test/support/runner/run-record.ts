/** What a finished run left, read the way GitHub's runner reads it. */
import { readFile } from "node:fs/promises";
import { EOL } from "node:os";

import type { ResultsFile } from "../results-file.ts";
import type { Exit } from "./action-process.ts";
import { parseCommands, type Command } from "./commands.ts";
import { parseKeyValueFile, parsePathFile } from "./file-commands.ts";
import { commandFiles } from "./runner-environment.ts";

export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** What a finished run left. */
export interface Run extends Exit {
  /** The workflow commands of stdout, then those of stderr. */
  readonly commands: readonly Command[];
  readonly annotations: readonly Annotation[];
  /** Everything the runner masks by now: the given secrets, the token and what `add-mask` registered. */
  readonly masks: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly summary: string;
  /** `results.json`, when the output `results-path` names it. */
  readonly results: ResultsFile | undefined;
}

/**
 * Reads the files a step left in `temp` and the commands it printed.
 *
 * @param known what the runner masked before the step began
 * @throws RangeError when a file is not as the runner wants it
 */
export async function readRun(exit: Exit, temp: string, known: readonly string[]): Promise<Run> {
  const files = commandFiles(temp);
  const read = (file: string) => readFile(file, "utf8");
  // It reads lines, whatever ends them.
  const stdout = exit.stdout.replaceAll(EOL, "\n");
  const commands = [...parseCommands(stdout), ...parseCommands(exit.stderr)];
  const outputs = parseKeyValueFile(await read(files.output));
  return {
    ...exit,
    stdout,
    commands,
    annotations: toAnnotations(commands),
    masks: [...new Set([...known, ...addedMasks(commands)])],
    outputs,
    env: parseKeyValueFile(await read(files.env)),
    state: parseKeyValueFile(await read(files.state)),
    path: parsePathFile(await read(files.path)),
    summary: await read(files.summary),
    results: await readResults(outputs["results-path"]),
  };
}

async function readResults(path: string | undefined): Promise<ResultsFile | undefined> {
  return path ? (JSON.parse(await readFile(path, "utf8")) as ResultsFile) : undefined;
}

const levels = ["error", "warning", "notice"] as const;

function toAnnotations(commands: readonly Command[]): readonly Annotation[] {
  return commands.flatMap(({ command, message, properties }) => {
    const level = levels.find((name) => name === command);
    return level === undefined ? [] : [{ level, message, properties }];
  });
}

/** What `add-mask` registers: the whole value and each of its lines. */
function addedMasks(commands: readonly Command[]): readonly string[] {
  const values = commands.filter(({ command }) => command === "add-mask").map(({ message }) => message);
  const masks = values.flatMap((value) => [value, ...value.split(/\r|\n/).map((line) => line.trim())]);
  return masks.filter((mask) => mask !== "");
}
