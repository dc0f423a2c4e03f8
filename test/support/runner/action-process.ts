/** A child process whose output is collected and can be waited for. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";

import { isPosix } from "../availability.ts";

export interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly durationMs: number;
}

export interface ActionProcess {
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Resolves once stdout matches `pattern`; rejects when the process ends before. */
  readonly printed: (pattern: RegExp) => Promise<void>;
  /** Resolves when the process has ended and its streams are read; rejects when it had to be killed for taking too long. */
  readonly ended: Promise<Exit>;
}

interface SpawnFacts {
  /** Default: this very Node. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
}

/**
 * Where Node keeps what it has compiled (vitest.config.ts): programs that tests start compile the same modules again
 * and again otherwise.
 */
export const compiled = { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] };

/** Windows has no signals to another process: there the process raises what it is told to, as Ctrl-C would. */
const raising = 'process.on("message", (name) => process.emit(name, name)); process.channel.unref();';

/** Starts a process with stdin closed, in the environment `env` and with the modules that Node has `compiled`. */
export function startProcess(facts: SpawnFacts): ActionProcess {
  const { command = process.execPath, args, cwd, env, timeoutMs } = facts;
  const started = performance.now();
  const isTold = !isPosix && command === process.execPath;
  const child = spawn(command, isTold ? ["--import", `data:text/javascript,${raising}`, ...args] : args, {
    cwd,
    env: { ...compiled, ...env },
    stdio: ["ignore", "pipe", "pipe", ...(isTold ? (["ipc"] as const) : [])],
    windowsHide: true,
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const streams = { stdout: collect(child.stdout), stderr: collect(child.stderr) };
  const text = () => ({ stdout: streams.stdout.text(), stderr: streams.stderr.text() });
  const ended = new Promise<Exit>((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = child.kill("SIGKILL");
    }, timeoutMs);
    child.once("error", reject);
    child.once("close", (exitCode, signal) => {
      clearTimeout(timer);
      const { stdout, stderr } = text();
      if (late) reject(new Error(`Killed after ${timeoutMs} ms.\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`));
      else resolve({ exitCode, signal, stdout, stderr, durationMs: performance.now() - started });
    });
  });
  const printed = async (pattern: RegExp) => {
    const match = streams.stdout.matched(pattern);
    const seen = await Promise.race([match.then(() => true), ended.then(() => pattern.test(text().stdout))]);
    if (!seen) throw new Error(`The process ended without printing ${pattern.source}.`);
  };
  const kill = (signal: NodeJS.Signals) => {
    if (!isTold || signal === "SIGKILL") child.kill(signal);
    else if (child.connected) child.send(signal);
  };
  return { kill, printed, ended };
}

function collect(stream: NodeJS.ReadableStream) {
  const chunks: Buffer[] = [];
  const text = () => Buffer.concat(chunks).toString("utf8");
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const matched = (pattern: RegExp) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!pattern.test(text())) return;
        stream.off("data", check);
        resolve();
      };
      stream.on("data", check);
      check();
    });
  return { text, matched };
}
