/**
 * Measures how the code is laid out, and who reaches what.
 *
 * `node scripts/measure-structure.ts [FOLDER]` measures the checkout in FOLDER, this one by default. It reads the tree
 * itself: the product is `src`, and the service where it stands, in `src/service` or in `service`.
 *
 * - `--run`: also stamps one file by the checkout's sources, which takes some seconds, and counts what runs
 * - `--walk`: the same, and lists the files with the functions that ran
 * - `--list-small`: lists the small functions with one caller in their file, as `file:line name`
 */
import { globSync, realpathSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parseArgs } from "node:util";

import { countBorderLines } from "./measure/border-rules.ts";
import { findLostCitations } from "./measure/citations.ts";
import { countCallers, type Callers } from "./measure/callers.ts";
import { fileCycles, folderCycles } from "./measure/cycles.ts";
import { isTest, loadedByTests, loadedInBrowser } from "./measure/loaded.ts";
import { importedFiles, readSources, type Sources } from "./measure/sources.ts";
import type { Walk } from "./measure/walk.ts";

type Rows = readonly (readonly [what: string, value: string])[];

/** Most files that a folder should have. */
const maxInFolder = 12;

/** Median, ninetieth percentile and most. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${at(0.5)} / ${at(0.9)} / ${sorted.at(-1) ?? 0}`;
}

/** Values that stand under a key more than once. */
function repeated(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map(
    [...groups]
      .map(([key, group]) => [key, [...new Set(group.map(([, value]) => value))]] as const)
      .filter(([, values]) => values.length > 1),
  );
}

/** Files of the service, a program of its own that is counted apart. */
function isService(name: string): boolean {
  return /^(?:src\/)?service\//.test(name);
}

function pick(sources: Sources, wanted: (name: string) => boolean): Sources {
  return new Map([...sources].filter(([name]) => wanted(name)));
}

function linesOf(sources: Sources): number {
  return [...sources.values()].reduce((sum, { lines }) => sum + lines, 0);
}

function foldersOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(sources.keys(), (name) => dirname(name));
}

/** How large the product is, the service apart. */
function sizeRows(product: Sources, test: Sources): Rows {
  const service = pick(product, isService);
  const src = pick(product, (name) => !isService(name));
  return [
    ["lines of src without the service / of the service", `${linesOf(src)} / ${linesOf(service)}`],
    ["files / folders of src without the service", `${src.size} / ${foldersOf(src).size}`],
    ["files, lines of both", `${product.size}, ${linesOf(product)}`],
    ["lines of tests and support", String(linesOf(test))],
  ];
}

function shapeRows(root: string, product: Sources): Rows {
  const files = [...product.values()];
  const functions = files.flatMap((file) => file.functions);
  const countOwn = (name: string): number => importedFiles(name, product).length;
  const everywhere = globSync("{src,service,test,bench,scripts}/**/*.ts", { cwd: root });
  const full = [...Map.groupBy(everywhere, (name) => dirname(name))].filter(([, each]) => each.length > maxInFolder);
  return [
    ["files a folder (median / p90 / most)", spread([...foldersOf(product).values()].map((each) => each.length))],
    [
      `folders of more than ${maxInFolder}, tests among them`,
      full.map(([name, each]) => `${name} ${each.length}`).join(", ") || "none",
    ],
    ["lines a file (median / p90 / most)", spread(files.map((file) => file.lines))],
    ["lines a function (median / p90 / most)", spread(functions.map((each) => each.lines))],
    ["parameters (median / p90 / most)", spread(functions.map((each) => each.parameters))],
    ["a file's own imports (median / p90 / most)", spread([...product.keys()].map(countOwn))],
    ["the same, with packages and Node's modules", spread(files.map((file) => file.declarations))],
  ];
}

function nameRows(product: Sources, twice: ReadonlyMap<string, readonly string[]>): Rows {
  const names = new Set([...product.values()].flatMap((each) => each.names));
  const sameFile = repeated([...product.keys()].map((name) => [basename(name), name] as const));
  return [
    ["names declared in more than one file", `${twice.size} of ${names.size}`],
    ["file names that stand twice", `${sameFile.size}: ${[...sameFile.keys()].join(", ")}`],
  ];
}

function callerRows({ declared, once, small, smallAnywhere }: Callers): Rows {
  return [
    ["functions with one caller and at most 3 lines", `${small.length} (of ${once} with one caller, of ${declared})`],
    ["the same, the caller in any file", String(smallAnywhere.length)],
  ];
}

function borderRows(root: string, product: Sources): Rows {
  const loop = fileCycles(product);
  const folders = folderCycles(product);
  const together = folders.map((each) => each.join(" + ")).join("; ");
  return [
    ["files in cycles", loop.length === 0 ? "none" : `${loop.length}: ${loop.join(", ")}`],
    [
      "folders in cycles, but parent and child",
      folders.length === 0 ? "none" : `${folders.flat().length}: ${together}`,
    ],
    ["lines of border rules for the linter", String(countBorderLines(root))],
    ["comments that cite what is not there", String(findLostCitations(root).length)],
  ];
}

function testRows(product: Sources, test: Sources): Rows {
  const loadable = pick(product, (name) => !product.get(name)?.isTypes && !name.endsWith(".d.ts"));
  const [tested, inBrowser] = [loadedByTests(product, test), loadedInBrowser(product, test)];
  const share = (wanted: (name: string) => boolean): string =>
    `${((100 * linesOf(pick(loadable, wanted))) / linesOf(loadable)).toFixed(1)} %`;
  const inEither = (name: string): boolean => tested.has(name) || inBrowser.has(name);
  const importing = (isDeep: boolean): number => {
    const files = [...pick(test, isTest).values()];
    const isWanted = ({ specifier, file = "" }: (typeof files)[number]["imports"][number]): boolean =>
      product.has(file) && specifier.startsWith(".") === isDeep;
    return files.filter(({ imports }) => imports.some(isWanted)).length;
  };
  return [
    ["test files that import src by a deep path / alias", `${importing(true)} / ${importing(false)}`],
    ["lines that tests load in their own process", share((name) => tested.has(name))],
    ["the same, or in a browser that they start", share(inEither)],
    ["not loaded by tests", [...loadable.keys()].filter((name) => !inEither(name)).join(", ") || "none"],
  ];
}

function walkRows(walk: Walk): Rows {
  return [
    ["files with a function that runs, stamp of one file", String(walk.size)],
    ["functions that run there", String([...walk.values()].flat().length)],
  ];
}

/** Loaded only now: it runs by what tests have, which a tree that is being changed may not. */
async function walkStamp(root: string): Promise<Walk> {
  const walk = await import("./measure/walk.ts");
  return await walk.walkStamp(root);
}

function printList(lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${lines.join("\n")}`);
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { run: { type: "boolean" }, walk: { type: "boolean" }, "list-small": { type: "boolean" } },
});
const root = realpathSync(positionals[0] ?? ".");
const isOfTests = (name: string): boolean => /^(?:service\/)?test\//.test(name);
const all = readSources(root, "src", "service", "test");
const product = pick(all, (name) => !isOfTests(name));
const test = pick(all, isOfTests);
const callers = countCallers(root, product.keys());
const twice = repeated([...product].flatMap(([file, { names }]) => names.map((name) => [name, file] as const)));
const walk = flags.run || flags.walk ? await walkStamp(root) : undefined;
const rows: Rows = [
  ...sizeRows(product, test),
  ...shapeRows(root, product),
  ...nameRows(product, twice),
  ...callerRows(callers),
  ...borderRows(root, product),
  ...testRows(product, test),
  ...(walk === undefined ? [] : walkRows(walk)),
];
for (const [what, value] of rows) console.log(`${what.padEnd(52)} ${value}`);
printList([...twice].map(([name, where]) => `${name}: ${where.join(", ")}`));
if (flags["list-small"]) printList(callers.small.map(({ file, line, name }) => `${file}:${line} ${name}`));
if (flags.walk) printList([...(walk ?? [])].map(([file, names]) => `${file}: ${names.join(", ")}`));
