/** The Node that `runtime` names runs what contributors start, whatever Node and npm their machine has. */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

/** A package with one program, as an npm before version 11 leaves that of `runtime`: not linked in `.bin`. */
function writePackage(folder: string, name: string, bin: string, program: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), JSON.stringify({ name, version: "1.0.0", bin: { [bin]: "program" } }));
  writeFileSync(join(place, "program"), program);
  chmodSync(join(place, "program"), 0o755);
}

function aCloneWithoutLinks(): string {
  const folder = mkdtempSync(join(tmpdir(), "runtime-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ["package.json", ".npmrc", "runtime/package.json"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  writePackage(folder, `node-${process.platform}-${process.arch}`, "node", '#!/bin/sh\necho "ours runs $*"\n');
  writePackage(folder, "vitest", "vitest", "#!/usr/bin/env node\n");
  return folder;
}

// A shell script cannot stand for a program there.
const isWindows = process.platform === "win32";

test.skipIf(isWindows)("npm test uses the Node of the clone where the install left no link to it", () => {
  const folder = aCloneWithoutLinks();
  // Of this clone, whose Node must not stand in for the other one's, only npm's own settings stay.
  const path = (process.env["PATH"] ?? "").split(":").filter((entry) => !entry.includes("node_modules"));
  const env = { ...process.env, PATH: [...path, dirname(process.execPath)].join(":") };
  expect(execFileSync("npm", ["run", "--silent", "test"], { cwd: folder, env, encoding: "utf8" })).toMatch(
    /^ours runs \S+vitest run$/m,
  );
});

test.each([
  ["build", "node scripts/build.ts"],
  ["service", "node service/main.ts"],
  ["demo", "node scripts/demo.ts"],
])("npm run %s starts %s as the tests are started", (name, program) => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(scripts[name]).toBe(scripts["test"]?.replace("vitest run", program));
});

test("version managers and CI are told of the Node that the install brings", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("runtime/package.json", "utf8")) as {
    optionalDependencies: Record<string, string>;
  };
  const versions = new Set(Object.values(optionalDependencies));
  expect([...versions]).toEqual([readFileSync(".node-version", "utf8").trim()]);
});
