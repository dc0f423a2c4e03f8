import { spawn } from "node:child_process";
import { createInterface } from "node:readline/promises";

import { remember } from "./place.ts";

/** A service in a process of its own, so that its work is not the action's. */
export interface Mock extends AsyncDisposable {
  readonly url: string;
}

/**
 * Starts the mock service, or GitHub's.
 *
 * @param latency milliseconds from a request to its answer
 * @param sizes what else the program wants to be told
 */
export async function startMock(program: string, latency: number, ...sizes: readonly number[]): Promise<Mock> {
  const child = spawn(process.execPath, [program, ...[latency, ...sizes].map(String)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const { forget } = remember(() => child.kill("SIGKILL"));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const lines = createInterface({ input: child.stdout });
  const first = await lines[Symbol.asyncIterator]().next();
  if (first.done === true) throw new Error("The mock service ended before it listened.");
  const close = async (): Promise<void> => {
    child.stdin.end();
    await ended;
    forget();
  };
  return { url: `http://127.0.0.1:${first.value}`, [Symbol.asyncDispose]: close };
}
