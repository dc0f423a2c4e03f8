/** What goes into the product, and how. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readShippedPackages } from "../../scripts/licenses.ts";

const lock = readFileSync("package-lock.json", "utf8");
/** The repository's own, and what one command installs for itself. */
const places = [".", "scripts/mutation"];

interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
}

test("every package that ships has a licence that lets us ship it", () => {
  const allowed = /^(?:MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|\(MIT AND Zlib\))$/;
  expect(readShippedPackages().length).toBeGreaterThan(10);
  expect(readShippedPackages().filter(({ license }) => !allowed.test(license))).toEqual([]);
});

test.each(places)("the lockfile in %s names no download address, and an integrity for every package", (place) => {
  const text = readFileSync(`${place}/package-lock.json`, "utf8");
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
  // A link leads to a folder of this repository, which has no integrity of its own.
  const links = Object.values(packages).flatMap(({ link, resolved = "" }) => (link ? [resolved] : []));
  expect(links.filter((folder) => !existsSync(`${folder}/package.json`))).toEqual([]);
  const own = new Set(["", ...links]);
  const others = Object.entries(packages).filter(([path, { link }]) => !own.has(path) && !link);
  expect(others.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(others.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});

test("the lockfile holds one copy of the HTTP library", () => {
  expect(lock.match(/node_modules\/undici"/g)).toHaveLength(1);
});

test.each(places)("every version in %s is exact, and no package runs a script of its own", (place) => {
  const text = readFileSync(`${place}/package.json`, "utf8");
  const manifest = JSON.parse(text) as Record<string, Record<string, string>>;
  const versions = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
    Object.values(manifest[kind] ?? {}),
  );
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(readFileSync(`${place}/.npmrc`, "utf8")).toContain("ignore-scripts=true");
});

test("no tracked file holds anything that looks like a secret", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
    .split("\0")
    .filter((name) => name !== "");
  const secrets = new RegExp(
    [
      "AKIA[0-9A-Z]{16}",
      "gh[pousr]_[A-Za-z0-9]{36}",
      "github_pat_[A-Za-z0-9_]{60}",
      "npm_[A-Za-z0-9]{36}",
      // The header alone stands in libraries that read keys.
      String.raw`-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\n|\s)*[A-Za-z0-9+/]{20}`,
    ].join("|"),
  );
  const own = "test/contract/supply-chain.test.ts";
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((name) => name !== own && existsSync(name) && secrets.test(readFileSync(name, "latin1"))),
  ).toEqual([]);
});
