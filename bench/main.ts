/** `npm run bench`: measures, compares with the targets, exits by them. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import type { Bench, Benchmark } from "./bench.ts";
import { alternatives } from "./benchmarks/alternatives.ts";
import { pageInBrowser } from "./benchmarks/browser.ts";
import { bytesCurve, coresCurve, filesCurve, latencyCurve, statementsCurve } from "./benchmarks/curves.ts";
import { isMet, renderFigure } from "./figures/figure.ts";
import { finding } from "./benchmarks/finding.ts";
import { largeFile, manyFiles, smallFiles, throughput } from "./benchmarks/hashing.ts";
import { readMachine, type Machine } from "./machine.ts";
import { largeFileMemory, manyFilesMemory } from "./benchmarks/memory.ts";
import { monitoring, releasesCurve } from "./benchmarks/monitoring.ts";
import { offlineVerification } from "./benchmarks/offline.ts";
import { writePage, type Measurement } from "./page.ts";
import { cleanUpOnSignals, createPlace } from "./place.ts";
import { compile, findAction } from "./programs.ts";
import { anyNumber, largeAndSlow, slowService } from "./benchmarks/requests.ts";
import { responsiveness } from "./benchmarks/responsiveness.ts";
import { serving } from "./benchmarks/serving.ts";
import { sharing } from "./benchmarks/sharing.ts";
import { coldStart, download, smallRun } from "./benchmarks/start.ts";
import { witnessing } from "./benchmarks/witnessing.ts";

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
  B13: smallRun,
  B14: offlineVerification,
  B15: pageInBrowser,
  B16: monitoring,
  B17: serving,
  B18: sharing,
  B19: download,
  B20: witnessing,
  B21: alternatives,
  FILES: filesCurve,
  BYTES: bytesCurve,
  CORES: coresCurve,
  LATENCY: latencyCurve,
  STATEMENTS: statementsCurve,
  RELEASES: releasesCurve,
};

const usage = `npm run bench -- [NAMES] [OPTIONS]

NAMES            Some of ${Object.keys(benchmarks).join(" ")}; all of them by default, which takes 20 minutes.
--pairs N        Alternated pairs of each measurement, 3 by default.
--peer BUNDLE    The published bundle of a peer to start beside this one.
--peer-name NAME What that peer is called, with its version.
--page FILE      Saves the figures in FILE, where those stay that are not measured now, and puts all of FILE into README.md
                 beside it, as table and plots, and into docs/performance.md.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: "string", default: "3" },
    peer: { type: "string" },
    "peer-name": { type: "string", default: "a peer" },
    page: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

/** Measures `names` one after the other; each figure is printed as it comes, and all of a benchmark are saved at once. */
async function measureAll(names: readonly string[], bench: Bench, machine: Machine): Promise<boolean> {
  let allMet = true;
  for (const name of names) {
    const figures = (await benchmarks[name]?.(bench)) ?? [];
    for (const figure of figures) console.log(renderFigure(figure));
    allMet &&= figures.every(isMet);
    if (values.page !== undefined) await save(values.page, { machine, figures });
  }
  return allMet;
}

/** Adds to the figures that a file has; a figure that was measured again is replaced in its place. */
async function save(path: string, { machine, figures }: Measurement): Promise<void> {
  const old = existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as Measurement).figures : [];
  const all = new Map([...old, ...figures].map((figure) => [figure.id, figure]));
  await writeFile(path, `${JSON.stringify({ machine, figures: [...all.values()] }, undefined, 2)}\n`);
}

async function main(): Promise<void> {
  const names = positionals.length === 0 ? Object.keys(benchmarks) : positionals.map((name) => name.toUpperCase());
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0) throw new RangeError(`There is no benchmark ${unknown.join(", ")}.`);
  cleanUpOnSignals();
  await using place = await createPlace();
  const compiled = compile(join(place.path, "programs"));
  const machine = readMachine();
  console.log(
    `${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB; ${machine.system}; Node ${machine.node}`,
  );
  const bench: Bench = {
    folder: place.path,
    pairs: Number(values.pairs),
    action: findAction(),
    program: (name) => join(compiled, "bench", `${name}.js`),
    peer: values.peer === undefined ? undefined : { entry: resolve(values.peer), name: values["peer-name"] },
    say: (text) => console.error(`… ${text}`),
  };
  process.exitCode = (await measureAll(names, bench, machine)) ? 0 : 1;
  if (values.page !== undefined) await writePage(values.page);
}

if (values.help) console.log(usage);
else await main();
