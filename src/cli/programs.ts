/** The programs that the command line starts in its own process: the service and the tool server. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Program } from "./options.ts";

/**
 * Starts `program`, which then reads `args` as its own. Each ships as a bundle beside this one, so that none of them
 * makes the others' start slower.
 *
 * @returns 4 where the program has failed, else nothing: the program sets the exit code when it ends
 */
export async function startProgram(program: Program, args: readonly string[]): Promise<4 | undefined> {
  process.argv.splice(2, process.argv.length, ...args);
  // The bundler must leave this import alone: it would look for the program within this bundle.
  await import(/* webpackIgnore: true */ pathToFileURL(fileOf(program)).href);
  // 1 and 2 say something about bytes and outages here, which a program of its own does not know (interface §11).
  return process.exitCode === 1 || process.exitCode === 2 ? 4 : undefined;
}

/** From the sources a folder above this one; of what ships a bundle in a folder beside this one. */
function fileOf(program: Program): string {
  const sources = { mcp: "../mcp/main.ts", service: "../../service/main.ts" } as const satisfies Record<
    Program,
    string
  >;
  const source = join(import.meta.dirname, sources[program]);
  return existsSync(source) ? source : join(import.meta.dirname, "..", program, "index.js");
}
