/** Measures processes from outside, with what every Debian has: bash tells the time of a command and all it started. */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";

import { remember } from "./place.ts";

export interface Command {
  readonly args: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Goes to its standard input. */
  readonly input?: string;
}

/** What a command cost, in milliseconds. */
export interface Cost {
  readonly wall: number;
  /** User and system time of the command and all its descendants. */
  readonly cpu: number;
  readonly stdout: string;
}

/** The same command on the first `count` cores only, where a count is given; by the `taskset` of Linux. */
export function onCores(count: number | undefined, args: Command["args"]): Command["args"] {
  return count === undefined ? args : ["taskset", "-c", `0-${count - 1}`, ...args];
}

/**
 * Runs a command to its end.
 *
 * @throws Error when it does not exit with one of `codes`
 */
export async function measure(command: Command, codes: readonly number[] = [0]): Promise<Cost> {
  const { args, cwd, env = process.env, input = "" } = command;
  // The report of `time` goes to bash's own error stream, the command's errors to ours.
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$@" 2>&3';
  const child = spawn("bash", ["-c", script, "bash", ...args], {
    cwd,
    env: { ...env, LC_ALL: "C" },
    stdio: ["pipe", "pipe", "pipe", 2],
    detached: true,
  }) as ChildProcessByStdio<Writable, Readable, Readable>;
  const { forget } = remember(() => process.kill(-(child.pid ?? 0), "SIGKILL"));
  // A command that does not read its input to the end is no failure.
  child.stdin.on("error", () => {}).end(input);
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  const [stdout, report, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  forget();
  if (!codes.includes(code ?? -1)) {
    throw new Error(`${args.join(" ").slice(0, 200)} ended with ${code}:\n${stdout.slice(-2000)}${report}`);
  }
  const [real = Number.NaN, user = Number.NaN, system = Number.NaN] = report.trim().split(/\s+/).slice(-3).map(Number);
  return { wall: real * 1000, cpu: (user + system) * 1000, stdout };
}

/** Two measurements that were made right after each other. */
export interface Pair {
  readonly one: Cost;
  readonly other: Cost;
}

/** Measures two things in turn, first one first, then the other first; a first pair warms up and is not counted. */
export async function alternate(
  pairs: number,
  one: () => Promise<Cost>,
  other: () => Promise<Cost>,
): Promise<readonly Pair[]> {
  const measured: Pair[] = [];
  for (let index = 0; index <= pairs; index += 1) {
    if (index % 2 === 0) {
      const first = await one();
      measured.push({ one: first, other: await other() });
    } else {
      const first = await other();
      measured.push({ one: await one(), other: first });
    }
  }
  return measured.slice(1);
}
