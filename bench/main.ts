/** `npm run bench -- [names] [--json FILE] [--peer BUNDLE] [--pairs N]`: measures, compares with the targets, exits by them. */
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import type { Bench, Benchmark } from "./bench.ts";
import { isMet, renderFigure, type Figure } from "./figure.ts";
import { finding } from "./finding.ts";
import { largeFile, manyFiles, smallFiles, throughput } from "./hashing.ts";
import { readMachine } from "./machine.ts";
import { largeFileMemory, manyFilesMemory } from "./memory.ts";
import { cleanUpOnSignals, createPlace } from "./place.ts";
import { compile, findAction } from "./programs.ts";
import { anyNumber, largeAndSlow, slowService } from "./requests.ts";
import { responsiveness } from "./responsiveness.ts";
import { coldStart } from "./start.ts";

const benchmarks: Readonly<Record<string, Benchmark>> = {
  B1: largeFile,
  B2: manyFiles,
  B3: smallFiles,
  B4: throughput,
  B5: slowService,
  B6: largeAndSlow,
  B7: coldStart,
  B8: largeFileMemory,
  B9: manyFilesMemory,
  B10: anyNumber,
  B11: responsiveness,
  B12: finding,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, peer: { type: "string" }, pairs: { type: "string", default: "5" } },
});
const names = positionals.length === 0 ? Object.keys(benchmarks) : positionals.map((name) => name.toUpperCase());
const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) throw new RangeError(`There is no benchmark ${unknown.join(", ")}.`);

cleanUpOnSignals();
await using place = await createPlace();
const compiled = compile(join(place.path, "programs"));
const bench: Bench = {
  folder: place.path,
  pairs: Number(values.pairs),
  action: findAction(),
  program: (name) => join(compiled, "bench", `${name}.js`),
  peer: values.peer === undefined ? undefined : resolve(values.peer),
  say: (text) => console.error(`… ${text}`),
};
const machine = readMachine();
console.log(
  `${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB; ${machine.system}; Node ${machine.node}`,
);
const figures: Figure[] = [];
for (const name of names) {
  for (const figure of (await benchmarks[name]?.(bench)) ?? []) {
    figures.push(figure);
    console.log(renderFigure(figure));
  }
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify({ machine, figures }, undefined, 2)}\n`);
process.exitCode = figures.every(isMet) ? 0 : 1;
