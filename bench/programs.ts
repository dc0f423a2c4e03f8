/** The programs that are measured: the built action, and this project's modules as plain JavaScript. */
import { execFileSync } from "node:child_process";
import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { buildSync } from "esbuild";

const root = join(import.meta.dirname, "..");

/** The action as it ships; built when it is not there. */
export function findAction(): string {
  const entry = join(root, "dist", "index.js");
  if (!existsSync(entry)) execFileSync(process.execPath, ["scripts/build.ts"], { cwd: root, stdio: "inherit" });
  return entry;
}

/**
 * Compiles the modules and the benchmarks' programs, because taking types away at run time would be measured too.
 *
 * @param place an empty folder
 * @returns the folder that `src` and `bench` are in
 */
export function compile(place: string): string {
  const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
  execFileSync(process.execPath, [compiler, "-p", join(root, "bench"), "--noCheck", "--outDir", place], {
    stdio: "inherit",
  });
  symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
  const imports = { "#service/*.ts": "./service/*.js", "#*.ts": "./src/*.js" };
  writeFileSync(join(place, "package.json"), JSON.stringify({ type: "module", imports }));
  bundleEngine(place);
  return place;
}

/** The hashing engine and its thread as they ship: each in one file. */
function bundleEngine(place: string): void {
  buildSync({
    entryPoints: {
      "drive-hashing": join(place, "bench", "drivers", "drive-hashing.js"),
      "hash-worker": join(place, "src", "hash", "hash-worker.js"),
    },
    outdir: join(place, "bench", "drivers"),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    allowOverwrite: true,
  });
}
