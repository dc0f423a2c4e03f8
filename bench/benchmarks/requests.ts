/** B5, B6 and B10: what a whole run takes beside the time that the service and the processor need at least. */
import { join } from "node:path";

import { measureStep } from "./action.ts";
import type { Bench, Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { kibibyte, mebibyte } from "../files.ts";
import { withFiles } from "./hashing.ts";
import { cores } from "../machine.ts";
import { measure, type Cost } from "../measure.ts";
import { startMock } from "../mock.ts";

/** A run: so many files of so many bytes, a service so slow, so many requests in flight. */
export interface Load {
  readonly count: number;
  readonly size: number;
  /** Milliseconds. */
  readonly latency: number;
  readonly concurrency: number;
}

/** What runs of one load cost, in milliseconds; the start is what a run on one file costs that asks nobody. */
export interface LoadCosts {
  readonly ideal: number;
  /** Wall time of a client that has the digests at hand and only asks, where it was measured. */
  readonly bare?: number;
  readonly start: Cost;
  readonly runs: readonly Cost[];
}

export interface LoadOptions {
  readonly runs: number;
  /** The program, by default the built action. */
  readonly entry?: string;
  /** Bytes a second of OpenSSL on one core. */
  readonly rate: number;
  /** Whether a client that only asks is measured too. */
  readonly bare?: boolean;
}

/** Runs the action, or another program, on a load. */
export async function measureLoad(
  bench: Bench,
  load: Load,
  { runs, rate, bare = false, entry = bench.action }: LoadOptions,
): Promise<LoadCosts> {
  const { count, size, latency, concurrency } = load;
  await using mock = await startMock(bench.program("drivers/mock-service"), latency);
  return await withFiles(bench, { count, size }, async (_, workspace) => {
    const temp = join(bench.folder, "temp");
    const inputs = { mode: "stamp", "api-key": "key", "api-url": mock.url, "max-files": "1000000" };
    const act = (more: Readonly<Record<string, string>>): Promise<Cost> =>
      measureStep({ entry, workspace, temp, inputs: { ...inputs, concurrency: String(concurrency), ...more } });
    const start = await least(3, () => act({ files: "part-0/file-0.bin", "dry-run": "true" }));
    const costs: Cost[] = [];
    for (let run = 0; run < runs; run += 1) costs.push(await act({ files: "**" }));
    const client = bare ? { bare: await measureBare(bench, mock.url, load) } : {};
    return { ideal: idealOf(load, rate), ...client, start, runs: costs };
  });
}

async function measureBare(bench: Bench, url: string, { count, concurrency }: Load): Promise<number> {
  const args = [
    process.execPath,
    bench.program("drivers/drive-requests"),
    url,
    String(count),
    String(concurrency),
  ] as const;
  return Number((await measure({ args })).stdout);
}

/** The time that no order of work can beat: rounds of requests, or the hashing on all cores. */
function idealOf({ count, size, latency, concurrency }: Load, rate: number): number {
  return Math.max(Math.ceil(count / concurrency) * latency, ((count * size) / (cores * rate)) * 1000);
}

/** The cheapest of some runs, by CPU. */
async function least(runs: number, run: () => Promise<Cost>): Promise<Cost> {
  let best = await run();
  for (let index = 1; index < runs; index += 1) {
    const next = await run();
    if (next.cpu < best.cpu) best = next;
  }
  return best;
}

/** Bytes a second of OpenSSL on one core. */
export async function readRate(): Promise<number> {
  const args = [
    "openssl",
    "speed",
    "-mr",
    "-seconds",
    "1",
    "-bytes",
    String(256 * kibibyte),
    "-evp",
    "sha3-256",
  ] as const;
  const { stdout } = await measure({ args });
  const rate = Number(/^\+F:\d+:[^:]+:([\d.]+)\s*$/m.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`openssl speed printed no rate: ${stdout}`);
  return rate;
}

const describe = ({ count, size, latency, concurrency }: Load): string =>
  `${count.toLocaleString("en-US")} files of ${size / kibibyte} KiB, ${latency} ms service, ${concurrency} in flight`;

/** Wall time less the start, as a multiple of the ideal. */
function beyondStart({ runs, start, ideal }: LoadCosts): readonly number[] {
  return runs.map(({ wall }) => (wall - start.wall) / ideal);
}

function tell({ runs, start, ideal, bare }: LoadCosts, count: number): readonly string[] {
  const wall = median(runs.map((cost) => cost.wall));
  const cpu = median(runs.map((cost) => cost.cpu));
  return [
    `Whole process ${renderNumber(wall)} ms (${renderNumber(wall / ideal)}×), of that the start ${renderNumber(start.wall)} ms; ideal ${renderNumber(ideal)} ms.`,
    `CPU ${renderNumber(cpu)} ms, ${renderNumber(((cpu - start.cpu) / count) * 1000)} µs a file beyond the start.`,
    ...(bare === undefined
      ? []
      : [`A client that only asks, with the digests at hand and without its start: ${renderNumber(bare / ideal)}×.`]),
  ];
}

/** A benchmark of one load, with the naive action beside it. */
function ofLoad(id: string, load: Load, limit: number): Benchmark {
  return async (bench) => {
    const rate = await readRate();
    const costs = await measureLoad(bench, load, { runs: bench.pairs, rate, bare: true });
    const naive = await measureLoad(bench, load, { runs: 1, rate, entry: bench.program("drivers/naive") });
    return [
      toFigure(
        {
          id,
          what: `${describe(load)}: wall time of the built action, less its start / ideal`,
          unit: "x",
          target: { limit, side: "at most" },
          reference: "ideal = max(rounds × latency, bytes / (cores × OpenSSL))",
          notes: [...tell(costs, load.count), ...naiveNote(naive, load.count)],
        },
        beyondStart(costs),
      ),
    ];
  };
}

function naiveNote(costs: LoadCosts, count: number): readonly string[] {
  return tell(costs, count).map((line) => `Naive action: ${line}`);
}

/** B5: requests are what takes the time. */
export const slowService = ofLoad("B5", { count: 1000, size: kibibyte, latency: 50, concurrency: 16 }, 1.06);

/** B6: hashing and waiting take about as long. */
export const largeAndSlow = ofLoad("B6", { count: 24, size: 64 * mebibyte, latency: 2000, concurrency: 16 }, 1.25);

/** The loads of B10: fewer runs where one takes a minute. */
const numbers = [
  { count: 100, latency: 50, concurrency: 16 },
  { count: 1000, latency: 50, concurrency: 16 },
  { count: 10_000, latency: 20, concurrency: 32 },
  { count: 100_000, latency: 20, concurrency: 32 },
] as const;
const largest = 100_000;

/** B10: the same from a hundred to a hundred thousand files. */
export const anyNumber: Benchmark = async (bench) => {
  const rate = await readRate();
  const figures = [];
  for (const numbersOfLoad of numbers) {
    const load: Load = { ...numbersOfLoad, size: kibibyte };
    const isLargest = load.count === largest;
    const runs = isLargest ? Math.min(2, bench.pairs) : bench.pairs;
    const costs = await measureLoad(bench, load, { runs, rate, bare: !isLargest });
    const common = { reference: "ideal = rounds × latency", notes: tell(costs, load.count) };
    figures.push(
      toFigure(
        {
          id: `B10 ${load.count.toLocaleString("en-US")}`,
          what: `${describe(load)}: wall time of the built action, less its start / ideal`,
          unit: "x",
          target: { limit: 1.1, side: "at most" },
          ...common,
        },
        beyondStart(costs),
      ),
    );
    if (!isLargest) continue;
    figures.push(
      toFigure(
        {
          id: "B10 CPU",
          what: `${describe(load)}: CPU of the built action a file, start included`,
          unit: "µs",
          target: { limit: 200, side: "at most" },
          ...common,
        },
        costs.runs.map(({ cpu }) => (cpu / load.count) * 1000),
      ),
    );
  }
  return figures;
};
