/** The licences of everything that may be in a bundle: the production packages of the lockfile. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package that ships with the product, with its SPDX expression and the texts it asks to be handed on. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly texts: readonly string[];
}

/**
 * Every package that `src` imports, and all that those need, by name. A list by the lockfile can only name too many.
 */
export function readShippedPackages(): readonly ShippedPackage[] {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
  const paths = new Set<string>();
  const add = (name: string, from: string): void => {
    const path = placeOf(name, from, lock.packages);
    if (path === undefined || paths.has(path)) return;
    paths.add(path);
    for (const needed of Object.keys(lock.packages[path]?.dependencies ?? {})) add(needed, path);
  };
  for (const name of importedPackages()) add(name, "");
  return [...paths]
    .map((path) => ({ path, ...lock.packages[path] }))
    .map(({ path, version = "", license = "UNKNOWN" }) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      license,
      texts: readTexts(path),
    }))
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** The packages that the sources name in their imports; a test that ships in no bundle does not count. */
function importedPackages(): ReadonlySet<string> {
  const files = globSync("src/**/*.ts");
  const names = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"]*)?"/g),
  ]);
  return new Set(names.map(([, name = ""]) => name).filter((name) => !isBuiltin(name)));
}

/** Where Node finds the package `name` when one at `from` asks for it: the nearest folder that has it. */
function placeOf(name: string, from: string, packages: Readonly<Record<string, LockedPackage>>): string | undefined {
  const parents = from
    .split("/node_modules/")
    .map((_, depth, parts) => parts.slice(0, parts.length - depth).join("/node_modules/"));
  const places = [...(from === "" ? [] : parents), ""].map(
    (parent) => `${parent}${parent === "" ? "" : "/"}node_modules/${name}`,
  );
  return places.find((place) => Object.hasOwn(packages, place));
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
