import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import { onTestFinished } from "vitest";

/** As it ships: from the sources a start computes more than twice as long. */
const program = fileURLToPath(new URL("../../../dist/service/index.js", import.meta.url));

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** A service in a process of its own, killed when the test ends; its lines are collected as they come. */
export interface ServiceProcess {
  readonly child: Child;
  readonly url: string;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

/** Starts the service with `args` on a free port and waits for the line that says where it listens. */
export async function startServiceProcess(...args: readonly string[]): Promise<ServiceProcess> {
  return await startServiceOf(program, ...args);
}

/** As {@link startServiceProcess}, by the file `main`. */
export async function startServiceOf(main: string, ...args: readonly string[]): Promise<ServiceProcess> {
  return await whenListening(launchBy(process.execPath, [main, "--port", "0", ...withoutDrain(args)]));
}

/**
 * Starts the service where `folder` is a disk of so many bytes of its own, in a mount namespace: from outside it is
 * reached below `/proc/<pid>/root`.
 */
export async function startServiceOnDisk(folder: string, bytes: number, ...args: readonly string[]) {
  const mount = `mount -t tmpfs -o size=${bytes} none "$1" && shift && exec "$@"`;
  const service = [process.execPath, program, "--port", "0", ...args];
  const command = ["--map-root-user", "--mount", "--", "sh", "-c", mount, "sh", folder, ...service];
  const running = await whenListening(launchBy("unshare", command));
  return { ...running, disk: `/proc/${running.child.pid}/root${folder}` };
}

/** No balancer asks a service of a test, so that it need not wait for one when it stops. */
const withoutDrain = (args: readonly string[]) => (args.includes("--drain") ? args : ["--drain", "0", ...args]);

async function whenListening(child: Child): Promise<ServiceProcess> {
  const [lines, errors]: [string[], string[]] = [[], []];
  createInterface(child.stderr).on("line", (line) => errors.push(line));
  const reader = createInterface(child.stdout).on("line", (line) => lines.push(line));
  await Promise.race([
    once(reader, "line"),
    once(child, "close").then(() => Promise.reject(new Error(`The service ended: ${errors.join("\n")}`))),
  ]);
  return { child, url: lines[0]?.replace(/^Listening on /, "") ?? "", lines, errors };
}

/** Runs the service's program with `args` to its end. */
export async function runServiceProgram(...args: readonly string[]) {
  const child = launchBy(process.execPath, [program, ...args]);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { output, errors, code: code as number | null };
}

function launchBy(command: string, args: readonly string[]): Child {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** A folder that goes when the test ends. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "service-"));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 10 }));
  return folder;
}
