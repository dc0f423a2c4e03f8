/** Runs the command line as it ships, or in this process, and reads what it prints. */
import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";

import { runCommandLine } from "#cli/start.ts";
import type { Screen } from "#cli/options.ts";
import { startProcess } from "./runner/action-process.ts";

export const cliEntry = fileURLToPath(new URL("../../dist/cli/index.js", import.meta.url));

export interface CommandRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandSettings {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly entry?: string;
}

/** Runs `anchor-artifacts` with `args`; nothing of this process's environment but the path reaches it. */
export async function runCommand(args: readonly string[], { cwd, env = {}, entry = cliEntry }: CommandSettings) {
  const { ended } = startProcess({
    args: [entry, ...args],
    cwd,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    timeoutMs: 240_000,
  });
  const { exitCode, stdout, stderr } = await ended;
  return { exitCode, stdout, stderr } satisfies CommandRun;
}

export interface HereSettings extends CommandSettings {
  /** How wide the terminal is; without it the streams lead to no terminal. */
  readonly columns?: number;
  /** Where signals come from. */
  readonly signals?: EventEmitter;
}

/** Runs the command line from the sources in this process, whose current folder is `cwd` meanwhile. */
export async function runCommandHere(args: readonly string[], settings: HereSettings): Promise<CommandRun> {
  const { cwd, env = {}, columns, signals = new EventEmitter() } = settings;
  const [stdout, stderr] = [createScreen(columns), createScreen(columns)];
  const home = process.cwd();
  process.chdir(cwd);
  try {
    const exitCode = await runCommandLine(args, { stdout: stdout.screen, stderr: stderr.screen, env, signals });
    return { exitCode: exitCode ?? null, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.chdir(home);
  }
}

function createScreen(columns: number | undefined): { readonly screen: Screen; readonly text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  const screen = columns === undefined ? stream : Object.assign(stream, { isTTY: true, columns });
  return { screen, text: () => Buffer.concat(chunks).toString("utf8") };
}
