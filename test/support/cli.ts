/** Runs the command line as it ships, or from the sources, and reads what it prints. */
import { fileURLToPath } from "node:url";

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
    timeoutMs: 120_000,
  });
  const { exitCode, stdout, stderr } = await ended;
  return { exitCode, stdout, stderr } satisfies CommandRun;
}
