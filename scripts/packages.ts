/** What is published beside the action, made from dist/: an assistant's bundle (`.mcpb`) and the npm package. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { zipSync, type Zippable } from "fflate";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

/** Earlier than every file: a bundle's bytes say nothing about when or where it was made. */
const madeAt = "1980-01-01T00:00:00";

function readManifest(): Manifest {
  return JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
}

/**
 * Writes `anchor-artifacts.mcpb` into `out`: the tool server, its manifest and the licences. Equal inputs give equal
 * bytes, so that anybody can compare the bundle of a release with one of their own.
 *
 * @param dist what {@link file://./build.ts} made
 * @returns where it lies
 */
export function writeAssistantBundle(dist: string, out: string): string {
  const { name, version } = readManifest();
  const manifest = JSON.parse(readFileSync("packaging/manifest.json", "utf8")) as object;
  const files: Zippable = {
    "manifest.json": Buffer.from(`${JSON.stringify({ ...manifest, version }, null, 2)}\n`),
    LICENSE: readFileSync("LICENSE"),
    "licenses.txt": readFileSync(join(dist, "licenses.txt")),
  };
  for (const file of globSync(join(dist, "mcp/**/*")).toSorted()) {
    if (statSync(file).isFile()) {
      files[`server/${relative(join(dist, "mcp"), file).replaceAll("\\", "/")}`] = readFileSync(file);
    }
  }
  const path = join(out, `${name}.mcpb`);
  mkdirSync(out, { recursive: true });
  writeFileSync(path, zipSync(files, { level: 9, mtime: madeAt }));
  return path;
}

/** Members of package.json that the published package keeps: all it needs is in its bundles. */
const published = [
  "name",
  "version",
  "mcpName",
  "description",
  "keywords",
  "license",
  "homepage",
  "bugs",
  "repository",
];

/**
 * Writes the npm package into `out`, to be packed or published from there. It has no dependencies: what the command
 * line and the tool server need is in their bundles, so that `npx` fetches one small file. Of `dist` it has what
 * `files` of package.json names: the action is not run from a package.
 */
export function writeNpmPackage(dist: string, out: string): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const manifest: Manifest & Record<string, unknown> = { ...readManifest() };
  const kept = Object.fromEntries(published.map((name) => [name, manifest[name]]));
  const own = { ...kept, type: "module", bin: manifest.bin, engines: { node: ">=22.19" } };
  writeFileSync(join(out, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
  for (const file of [...manifest.files, "LICENSE", "README.md"]) {
    const from = file.startsWith("dist/") ? join(dist, file.slice("dist/".length)) : file;
    cpSync(from, join(out, file), { recursive: true });
  }
}
