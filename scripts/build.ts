/**
 * Builds dist/ from src/: tsc compiles the sources, ncc bundles each program into a folder of its own, and esbuild the
 * page. What is published beside the action is made from it below build/, which git ignores.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { transformSync } from "esbuild";

import { buildPage } from "./build-page.ts";
import { readShippedPackages, renderLicenses } from "./licenses.ts";
import { writeAssistantBundle, writeNpmPackage } from "./packages.ts";

/** Entries below {@link compiled}, and the folder of dist/ that each becomes. */
const programs = [
  ["src/action/main.js", "."],
  ["src/hash/hash-worker.js", "worker"],
  ["src/mcp/main.js", "mcp"],
  ["src/cli/main.js", "cli"],
  ["service/main.js", "service"],
] as const;

/** Where the sources lie as JavaScript; tsconfig.build.json names it too. */
const compiled = "build/js";

/** Where all is bundled before it replaces what is there: always the same folder, so that its path changes nothing. */
const bundled = "build/dist";

/**
 * Packages that do nothing when they are loaded, and do not say so. Without the mark everything that they import is
 * loaded with them: for an OIDC token that nobody asks for, the HTTP client, and with it 40 ms of every start.
 */
const inert = ["@actions/core", "@actions/glob"] as const;

/** Puts a copy with the mark where the compiled sources find it first. */
function markInert(packageName: string): void {
  const copy = join(compiled, "node_modules", packageName);
  cpSync(join("node_modules", packageName), copy, { recursive: true });
  const manifest = join(copy, "package.json");
  const facts = JSON.parse(readFileSync(manifest, "utf8")) as object;
  writeFileSync(manifest, JSON.stringify({ ...facts, sideEffects: false }));
}

const compiler = join("node_modules", "typescript", "bin", "tsc");
const bundler = fileURLToPath(import.meta.resolve("@vercel/ncc/dist/ncc/cli.js"));

/** Runs a script with this very Node, so that no PATH decides which one. */
async function run(script: string, ...args: readonly string[]): Promise<void> {
  const [code] = await once(
    spawn(process.execPath, [script, ...args], { stdio: ["ignore", "inherit", "inherit"] }),
    "exit",
  );
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}

/** Bundles one program. Bundles are not minified, for reviewers. */
function bundle(entry: string, folder: string): Promise<void> {
  const options = ["--out", join(bundled, folder), "--target", "es2022", "--no-cache", "--quiet"];
  return run(bundler, "build", join(compiled, entry), ...options);
}

/**
 * Takes the comments out, which a start would read for nothing while licences stand in a file, and writes all else than
 * ASCII as escapes: one other sign makes V8 keep a whole bundle in two bytes a character. It is done to the bundles,
 * since the comments in the sources tell the bundler what to leave alone.
 */
function compact(folder: string): void {
  for (const name of globSync(`${folder}/**/*.js`)) {
    const { code } = transformSync(readFileSync(name, "utf8"), { charset: "ascii", legalComments: "none" });
    writeFileSync(name, code);
  }
}

const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
rmSync("build", { recursive: true, force: true });
await run(compiler, "-p", "tsconfig.build.json");
inert.forEach(markInert);
await Promise.all(programs.map(([entry, folder]) => bundle(entry, folder)));
compact(bundled);
mkdirSync(join(bundled, "page"));
writeFileSync(join(bundled, "page/verify.html"), buildPage());
writeFileSync(join(bundled, "licenses.txt"), renderLicenses(readShippedPackages()));
// ncc leaves what an earlier build wrote, so the old folder goes, but only once the new one is whole.
rmSync(values.out, { recursive: true, force: true });
cpSync(bundled, values.out, { recursive: true });
writeAssistantBundle(values.out, "build");
writeNpmPackage(values.out, "build/npm");
