/** The table of who may import whom is whole, and the linter's rules that are made of it refuse what it does not name. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { isPosix } from "../support/availability.ts";
import { borders } from "../../scripts/borders.ts";
import { createWorkspace } from "../support/files/workspace.ts";

const folders = [...new Set(globSync("src/*/*.ts").map((path) => path.split(/[\\/]/)[1] ?? ""))];

test("every folder of the sources has its row, and every row its folder", () => {
  expect(Object.keys(borders).toSorted()).toEqual([...folders, "service"].toSorted());
});

test("no row names a folder that stands below it in the table, but for the forge's two interfaces", () => {
  const order = Object.keys(borders);
  const upwards = Object.entries(borders).flatMap(([name, { imports }], row) =>
    imports.filter((other) => order.indexOf(other.split("/")[0] ?? "") > row).map((other) => `${name} → ${other}`),
  );
  expect(upwards).toEqual([]);
});

test.runIf(isPosix)("the linter refuses each import of a folder or package that a row does not name", async () => {
  await using workspace = await createWorkspace();
  for (const name of ["oxlint.config.ts", "package.json", "service/package.json", "scripts/borders.ts"]) {
    cpSync(name, join(workspace.path, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(workspace.path, "node_modules"));
  const planted = Object.entries(borders).map(([name, { imports, packages }]) => {
    const path = name === "service" ? "service/planted.ts" : `src/${name}/planted.ts`;
    const up = name === "service" ? "../src" : "..";
    const foreign = folders.filter((other) => other !== name && !imports.some((own) => own.split("/")[0] === other));
    const refused = packages.includes("undici") ? "fflate" : "undici";
    const lines = [...foreign.map((other) => `${up}/${other}/planted.ts`), refused].map(
      (from) => `import "${from}";\n`,
    );
    mkdirSync(dirname(join(workspace.path, path)), { recursive: true });
    writeFileSync(join(workspace.path, path), lines.join(""));
    return { path, lines: lines.length };
  });
  const linter = join(dirname(createRequire(import.meta.url).resolve("oxlint/package.json")), "bin/oxlint");
  const args = [linter, "-f", "unix", "src", "service"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: workspace.path }).catch(
    (failed: { readonly stdout: string }) => failed,
  );
  const refusals = stdout.split("\n").filter((line) => line.includes("no-restricted-imports"));
  const counted = planted.map(({ path }) => ({ path, lines: refusals.filter((line) => line.startsWith(path)).length }));
  expect(counted).toEqual(planted);
});

test("ARCHITECTURE.md names files that are there", () => {
  const text = readFileSync("ARCHITECTURE.md", "utf8");
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|yml|md))`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path) && !existsSync(join("src", path)))).toEqual([]);
});
