/**
 * Builds dist/ from src/: tsc to build/, then ncc bundles each entry into a folder of its own, and esbuild
 * the page. What is published beside the action is made from it below build/, which git ignores.
 */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { transformSync } from "esbuild";

import { buildPage } from "./build-page.ts";
import { readShippedPackages, renderLicenses } from "./licenses.ts";
import { writeAssistantBundle, writeNpmPackage } from "./packages.ts";

const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
const require = createRequire(import.meta.url);

/** Entries below build/, and the folder of dist/ that each becomes. */
const entries = [
  ["src/action/main.js", "."],
  ["src/hash/hash-worker.js", "worker"],
  ["src/mcp/main.js", "mcp"],
  ["src/cli/main.js", "cli"],
  ["service/main.js", "service"],
] as const;

/**
 * Packages that do nothing when they are loaded, and do not say so. Without the mark everything that they import is
 * loaded with them: for an OIDC token that nobody asks for, the HTTP client, and with it 40 ms of every start.
 */
const inert = ["@actions/core", "@actions/glob"] as const;

/** Puts a copy with the mark where the compiled sources find it first. */
function markInert(packageName: string): void {
  const copy = join("build/node_modules", packageName);
  cpSync(join("node_modules", packageName), copy, { recursive: true });
  const manifest = join(copy, "package.json");
  const facts = JSON.parse(readFileSync(manifest, "utf8")) as object;
  writeFileSync(manifest, JSON.stringify({ ...facts, sideEffects: false }));
}

/** Runs a package's command with this very Node, so that no PATH decides which one. */
function run(packageName: string, command: string, ...args: readonly string[]): void {
  const path = join(dirname(require.resolve(`${packageName}/package.json`)), command);
  execFileSync(process.execPath, [path, ...args], { stdio: ["ignore", "inherit", "inherit"] });
}

/**
 * Takes the comments out, which a start would read for nothing, and writes all else than ASCII as escapes: one other
 * sign makes V8 keep a whole bundle in two bytes a character. It is done to the bundles, since the comments in the
 * sources tell the bundler what to leave alone.
 */
function compact(folder: string): void {
  for (const name of globSync(`${folder}/**/*.js`)) {
    const { code } = transformSync(readFileSync(name, "utf8"), { charset: "ascii", legalComments: "inline" });
    writeFileSync(name, code);
  }
}

// Always the same folder: its path goes into the bundles' module numbers.
rmSync("build", { recursive: true, force: true });
run("typescript", "bin/tsc", "-p", "tsconfig.build.json");
inert.forEach(markInert);
for (const [entry, folder] of entries) {
  const options = ["-o", join("build/dist", folder), "--no-cache", "--quiet"];
  run("@vercel/ncc", "dist/ncc/cli.js", "build", join("build", entry), ...options);
}
compact("build/dist");
mkdirSync("build/dist/page");
writeFileSync("build/dist/page/verify.html", buildPage());
// ncc leaves what an earlier build wrote, so the old folder goes, but only once the new one is whole.
rmSync(values.out, { recursive: true, force: true });
cpSync("build/dist", values.out, { recursive: true });
writeFileSync(join(values.out, "licenses.txt"), renderLicenses(readShippedPackages()));
writeAssistantBundle(values.out, "build");
writeNpmPackage(values.out, "build/npm");
