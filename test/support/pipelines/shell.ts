/** A shell of a pipeline, in which `npx` and `anchor-artifacts` are the command line as it ships: nothing is fetched. */
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";

import { cliEntry, type CommandRun } from "../cli.ts";
import { startProcess } from "../runner/action-process.ts";
import type { Workspace } from "../files/workspace.ts";

/** Runs `script` as GitLab and Jenkins do, with `sh -e` in the checkout; nothing else of this process reaches it. */
export async function runPipelineShell(
  workspace: Workspace,
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<CommandRun> {
  const { ended } = startProcess({
    command: "sh",
    args: ["-e", "-c", script],
    cwd: workspace.path,
    env: { ...env, PATH: await preparePath(workspace) },
    timeoutMs: 240_000,
  });
  const { exitCode, stdout, stderr } = await ended;
  return { exitCode, stdout, stderr };
}

async function preparePath({ home }: Workspace): Promise<string> {
  const folder = join(home, "bin");
  await mkdir(folder, { recursive: true });
  const command = `exec "${process.execPath}" "${cliEntry}" "$@"\n`;
  await writeProgram(join(folder, "anchor-artifacts"), command);
  // As `npx --yes anchor-artifacts@VERSION …` would, once it has fetched the package.
  await writeProgram(join(folder, "npx"), `[ "$1" = --yes ] || exit 64\nshift 2\n${command}`);
  return [folder, dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter);
}

async function writeProgram(path: string, script: string): Promise<void> {
  await writeFile(path, `#!/bin/sh\n${script}`);
  await chmod(path, 0o755);
}
