/** The licences of everything that may be in a bundle: the production packages of the lockfile. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** A package that ships with the product, with its SPDX expression and the texts it asks to be handed on. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly texts: readonly string[];
}

/**
 * Every production package of the lockfile, by name. ncc's own list leaves out what moves into a chunk, and a list by
 * the lockfile can only name too many.
 */
export function readShippedPackages(): readonly ShippedPackage[] {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
  return Object.entries(lock.packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== "" && !dev && !optional && !devOptional)
    .map(([path, { version = "", license = "UNKNOWN" }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      license,
      texts: readTexts(path),
    }))
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

function readTexts(path: string): readonly string[] {
  const files = readdirSync(path).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name));
  return files.toSorted().map((name) => readFileSync(join(path, name), "utf8").replaceAll("\r\n", "\n").trim());
}

/** The text of `dist/licenses.txt`. */
export function renderLicenses(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, version, license, texts }) =>
    [`${name} ${version}`, license, ...texts].join("\n\n"),
  );
  return `${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
