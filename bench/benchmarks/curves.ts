/** How cost grows with the work: with the files, their size, the time the service takes, the statements that are there. */
import { rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { measureStep } from "./action.ts";
import type { Bench, Benchmark } from "../bench.ts";
import { naive, ours, toFigure, type Figure, type Point } from "../figures/figure.ts";
import { gibibyte, kibibyte, mebibyte } from "../files.ts";
import { statementFileName } from "#core/file-names.ts";
import { aStatement, aSubject, filesOf } from "../../test/support/evidence/statements.ts";
import { createReleaseWorld } from "../../test/support/github/release-world.ts";
import { withFiles } from "./hashing.ts";
import { cores, versionOf } from "../machine.ts";
import { alternate, measure, onCores, type Cost } from "../measure.ts";
import { measureLoad, readRate, type Load, type LoadCosts } from "./requests.ts";

/** What a series is called, beside `ours` and `naive`. */
const least = "the least possible";

/** Loads on which one run takes longer than some seconds are run once. */
const patience = 10_000;

/** A point of a curve, from the samples of one place on it. */
export function toPoint(point: Point, what: string, samples: readonly number[], unit: Figure["unit"] = "ms"): Figure {
  return toFigure({ id: `${point.curve} ${point.x} ${point.series}`, what, unit, reference: "", point }, samples);
}

interface Growth {
  readonly curve: "files" | "latency";
  readonly x: number;
  readonly load: Load;
  /** Whether the naive action is run on it too. */
  readonly compare: boolean;
}

/** Runs both actions on each load. */
async function grow(bench: Bench, growths: readonly Growth[]): Promise<readonly Figure[]> {
  const rate = await readRate();
  const figures: Figure[] = [];
  for (const growth of growths) {
    const { load, compare, curve, x } = growth;
    const rounds = Math.ceil(load.count / load.concurrency) * load.latency;
    const runs = rounds > patience ? 1 : Math.min(3, bench.pairs);
    const own = await measureLoad(bench, load, { runs, rate });
    figures.push(...toPoints(growth, ours, own), toPoint({ curve, x, series: least }, "wall time", [own.ideal]));
    if (!compare) continue;
    const entry = bench.program("drivers/naive");
    figures.push(...toPoints(growth, naive, await measureLoad(bench, load, { runs: 1, rate, entry })));
  }
  return figures;
}

function toPoints({ curve, x, load }: Growth, series: string, { runs }: LoadCosts): readonly Figure[] {
  const wall = toPoint(
    { curve, x, series },
    "wall time",
    runs.map((cost) => cost.wall),
  );
  if (curve !== "files") return [wall];
  const cpu = runs.map((cost) => (cost.cpu / load.count) * 1000);
  return [wall, toPoint({ curve: "cpu", x, series }, "CPU a file", cpu, "µs")];
}

/** Ten to a hundred thousand files. */
export const filesCurve: Benchmark = (bench) => {
  const common = { size: kibibyte, latency: 20, concurrency: 32 };
  return grow(
    bench,
    [10, 100, 1000, 10_000, 100_000].map((count) => ({
      curve: "files",
      x: count,
      load: { ...common, count },
      compare: count <= 10_000,
    })),
  );
};

/** A service that answers at once, to one that takes half a second. */
export const latencyCurve: Benchmark = (bench) => {
  const common = { count: 1000, size: kibibyte, concurrency: 16 };
  return grow(
    bench,
    [1, 5, 20, 50, 200, 500].map((latency) => ({
      curve: "latency",
      x: latency,
      load: { ...common, latency },
      compare: true,
    })),
  );
};

const sizes = [kibibyte, 32 * kibibyte, mebibyte, 32 * mebibyte, gibibyte, 8 * gibibyte] as const;

/** One file of 1 KiB to 8 GiB, sparse so that no disk is measured. */
export const bytesCurve: Benchmark = (bench) =>
  withFiles(bench, { count: 1, size: kibibyte }, async (_, workspace) => {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await measureSize(bench, workspace, size)));
    return figures;
  });

async function measureSize(bench: Bench, workspace: string, size: number): Promise<readonly Figure[]> {
  const path = join(workspace, "large");
  await writeFile(path, "");
  await truncate(path, size);
  bench.say(`hashing ${size} bytes`);
  const temp = join(bench.folder, "temp");
  const inputs = { mode: "stamp", "api-url": "https://service.example", "dry-run": "true", files: "large" };
  const runs = size > gibibyte ? 1 : Math.min(3, bench.pairs);
  const own: Cost[] = [];
  const openssl: Cost[] = [];
  const dgst = (): Promise<Cost> => measure({ args: ["openssl", "dgst", "-sha3-256", path] });
  // Whoever reads a file first makes its pages.
  await dgst();
  for (let run = 0; run < runs; run += 1) {
    own.push(await measureStep({ entry: bench.action, workspace, temp, inputs }));
    openssl.push(await dgst());
  }
  await rm(path);
  return toWalls({ curve: "bytes", x: size }, own, openssl);
}

/** Points of this action and of OpenSSL. */
function toWalls(place: Omit<Point, "series">, own: readonly Cost[], openssl: readonly Cost[]): readonly Figure[] {
  const toWall = (series: string, costs: readonly Cost[]): Figure =>
    toPoint(
      { ...place, series },
      "wall time",
      costs.map(({ wall }) => wall),
    );
  return [toWall(ours, own), toWall(versionOf("openssl", "version")?.replace(/ \d+ .*/, "") ?? "openssl", openssl)];
}

/** One core, two, four and so on up to all: hosted runners have two or four. */
export const coresCurve: Benchmark = async (bench) => {
  if (versionOf("taskset", "--version") === undefined) {
    bench.say("CORES is left out: there is no taskset");
    return [];
  }
  const powers = [1, 2, 4, 8, 16, 32, 64].filter((count) => count < cores);
  return await withFiles(bench, { count: 1000, size: mebibyte }, async (paths, workspace) => {
    const figures: Figure[] = [];
    for (const count of [...powers, cores]) figures.push(...(await measureCores(bench, count, { paths, workspace })));
    return figures;
  });
};

async function measureCores(
  bench: Bench,
  count: number,
  { paths, workspace }: { readonly paths: readonly string[]; readonly workspace: string },
): Promise<readonly Figure[]> {
  bench.say(`hashing on ${count} cores`);
  const temp = join(bench.folder, "temp");
  const inputs = { mode: "stamp", "api-url": "https://service.example", "dry-run": "true", files: "**" };
  const helping = String(Math.ceil(paths.length / (4 * count)));
  const xargs = onCores(count, ["xargs", "-P", String(count), "-n", helping, "openssl", "dgst", "-sha3-256"]);
  const pairs = await alternate(
    Math.min(3, bench.pairs),
    () => measureStep({ entry: bench.action, workspace, temp, inputs, cores: count }),
    () => measure({ args: xargs, input: paths.join("\n") }),
  );
  return toWalls(
    { curve: "cores", x: count },
    pairs.map(({ one }) => one),
    pairs.map(({ other }) => other),
  );
}

/** One to nine hundred statements on the release of one more stamp; a release holds at most a thousand assets. */
export const statementsCurve: Benchmark = async (bench) => {
  const figures: Figure[] = [];
  for (const x of [1, 10, 100, 900]) {
    bench.say(`attaching to ${x} statements`);
    const walls: number[] = [];
    for (let run = 0; run < Math.min(3, bench.pairs); run += 1) walls.push(await attachBeside(x));
    figures.push(toPoint({ curve: "statements", x, series: ours }, "wall time", walls));
  }
  return figures;
};

/** Milliseconds of a stamp of one file whose statement joins so many on a release; GitHub's stand-in answers at once. */
async function attachBeside(count: number): Promise<number> {
  await using world = await createReleaseWorld({ "dist/app.tgz": "app" });
  const others = Array.from({ length: count }, (_, index) => aStatement([aSubject(`other-${index}.tgz`)]));
  const assets = filesOf(...others).map(({ id, text }) => [statementFileName(id), text] as const);
  world.github.addRelease("v1", { body: "", assets: Object.fromEntries(assets) });
  const begun = performance.now();
  const { exitCode, stdout } = await world.run({ "release-attach": "assets" });
  if (exitCode !== 0)
    throw new Error(`A stamp beside ${count} statements ended with ${exitCode}:\n${stdout.slice(-2000)}`);
  return performance.now() - begun;
}
