/** What runs in a stamp of one file: the action from its sources, as a step, against the service in another process. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import { createWorkspace } from "../../test/support/files/workspace.ts";
import { runAction } from "../../test/support/runner/runner.ts";

/** By the file's name below the checkout: the names of the functions that ran, methods and inner ones among them. */
export type Walk = ReadonlyMap<string, readonly string[]>;

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
    }[];
  }[];
}

const apiKey = "key-for-the-measurement";

/**
 * Stamps one small file by the sources of the checkout `root`, and reads which of its functions V8 saw running.
 *
 * @throws Error when the step fails, since another way through the code would be measured
 */
export async function walkStamp(root: string): Promise<Walk> {
  await using workspace = await createWorkspace({ "app.tgz": randomBytes(1000) });
  const coverage = `${workspace.temp}-coverage`;
  await using service = await startService(join(root, serviceEntry(root)));
  const { exitCode, stdout } = await runAction({
    workspace,
    // A pattern, as most steps have one: for a name without a star less runs.
    inputs: { mode: "stamp", files: "*.tgz", "api-url": service.url, "api-key": apiKey },
    // What was compiled before is covered less exactly.
    env: { NODE_V8_COVERAGE: coverage, NODE_COMPILE_CACHE: undefined },
    entry: join(root, "src/action/main.ts"),
    manifest: join(root, "action.yml"),
  });
  if (exitCode !== 0) throw new Error(`The stamp failed:\n${stdout}`);
  return readCoverage(root, coverage);
}

/** Wherever the service stands: its own package beside src, or a folder of src. */
function serviceEntry(root: string): string {
  const entries = globSync(["service/main.ts", "service/src/main.ts", "src/service/main.ts"], { cwd: root });
  if (entries[0] === undefined) throw new Error("The service has no main.ts.");
  return entries[0];
}

/** Starts the service on a free port; disposing of it ends it. */
async function startService(entry: string) {
  const child = spawn(process.execPath, [entry, "--port", "0", "--api-key", apiKey], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const log = text(child.stderr);
  const failed = ended.then(async () => `The service ended before it was listening:\n${await log}`);
  const listening = once(createInterface(child.stdout), "line").then(([line]) => String(line));
  const line = await Promise.race([listening, failed]);
  if (!line.startsWith("Listening on ")) {
    child.kill();
    throw new Error(line);
  }
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { url: line.replace("Listening on ", ""), [Symbol.asyncDispose]: stop };
}

/**
 * The functions of the action's own sources that have a name and ran at least once, in any of its threads. The code at
 * the top of a module has no name for V8 and does not count, nor do callbacks without one.
 */
function readCoverage(root: string, folder: string): Walk {
  const walk = new Map<string, Map<number, string>>();
  for (const name of globSync("*.json", { cwd: folder })) {
    const { result } = JSON.parse(readFileSync(join(folder, name), "utf8")) as Coverage;
    for (const { url, functions } of result) {
      const file = url.startsWith("file:") ? relative(root, fileURLToPath(url)).replaceAll("\\", "/") : "";
      if (!file.startsWith("src/") || !file.endsWith(".ts")) continue;
      const ran = walk.get(file) ?? new Map<number, string>();
      for (const { functionName, ranges } of functions) {
        const [{ startOffset, count } = { startOffset: 0, count: 0 }] = ranges;
        if (functionName !== "" && count > 0) ran.set(startOffset, functionName);
      }
      if (ran.size > 0) walk.set(file, ran);
    }
  }
  const files = [...walk.keys()].toSorted();
  return new Map(files.map((file) => [file, [...(walk.get(file)?.values() ?? [])]]));
}
