/** B16 and RELEASES: what a look at many releases takes beside the waiting that it cannot do without. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { measureStep } from "./action.ts";
import { toPoint } from "./curves.ts";
import type { Bench, Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure, type Figure } from "../figures/figure.ts";
import { mebibyte } from "../files.ts";
import type { Cost } from "../measure.ts";
import { readPeak } from "./memory.ts";
import { startMock, type Mock } from "../mock.ts";

const latency = 20;
const concurrency = 16;
/** Releases whose evidence is read at the same time. */
const releasesAtOnce = 3;

interface Repository {
  readonly releases: number;
  /** Beside three files of evidence. */
  readonly files: number;
}

interface Stage {
  readonly github: Mock;
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

const kept = { baseline: "kept/monitor.json", "output-dir": "kept" } as const;

/** Starts service and GitHub, and gives what a step needs to look at the repository. */
async function withRepository<T>(bench: Bench, { releases, files }: Repository, work: (stage: Stage) => Promise<T>) {
  await using service = await startMock(bench.program("drivers/mock-service"), latency);
  await using github = await startMock(bench.program("drivers/mock-github"), latency, releases, files);
  const workspace = join(bench.folder, `releases-${releases}`);
  await mkdir(workspace);
  const inputs = {
    mode: "monitor",
    "api-url": service.url,
    "api-key": "key",
    "github-token": "token",
    releases: "all",
    concurrency: String(concurrency),
  };
  try {
    return await work({ github, workspace, inputs, env: { GITHUB_API_URL: github.url } });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/** Runs the action, and counts what it asked of GitHub. */
async function look(bench: Bench, { github, workspace, inputs, env }: Stage, more: Readonly<Record<string, string>>) {
  const before = await countRequests(github);
  const temp = join(bench.folder, "temp");
  const cost: Cost = await measureStep({
    entry: bench.action,
    workspace,
    temp,
    inputs: { ...inputs, ...more },
    env,
  });
  return { cost, requests: (await countRequests(github)) - before };
}

async function countRequests({ url }: Mock): Promise<number> {
  const counts = (await (await fetch(`${url}/counts`)).json()) as Readonly<Record<string, number>>;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The waiting that no order of requests avoids: pages one after the other, then evidence, then the service. */
function idealOf({ releases, files }: Repository, isFirst: boolean): number {
  // A list ends with a page that is not full.
  const pages = Math.floor(releases / 100) + 1 + Math.ceil(releases / 100);
  const evidence = isFirst ? Math.ceil(releases / releasesAtOnce) * 2 : 0;
  return (pages + evidence + Math.ceil((releases * files) / concurrency)) * latency;
}

const usual: Repository = { releases: 100, files: 17 };

/** B16: requests and wall time of looks at 100 releases of 20 assets, and memory for ten times as many releases. */
export const monitoring: Benchmark = async (bench) => [
  ...(await withRepository(bench, usual, (stage) => measureLooks(bench, stage))),
  ...(await withRepository(bench, { releases: 1000, files: 3 }, (stage) => measureMemory(bench, stage))),
];

async function measureLooks(bench: Bench, stage: Stage) {
  await look(bench, stage, kept);
  const starts: number[] = [];
  const firsts: Awaited<ReturnType<typeof look>>[] = [];
  const seconds: Awaited<ReturnType<typeof look>>[] = [];
  for (let run = 0; run < bench.pairs; run += 1) {
    starts.push((await look(bench, stage, { "dry-run": "true" })).cost.wall);
    firsts.push(await look(bench, stage, {}));
    seconds.push(await look(bench, stage, { baseline: kept.baseline }));
  }
  const start = Math.min(...starts);
  const toFigures = (id: string, what: string, looks: typeof firsts, isFirst: boolean) => {
    const ideal = idealOf(usual, isFirst);
    const walls = looks.map(({ cost }) => cost.wall);
    return toFigure(
      {
        id,
        what: `${what} at 100 releases of 20 assets, ${latency} ms each answer, ${concurrency} in flight: wall time less the start / ideal`,
        unit: "x",
        target: { limit: 1.25, side: "at most" },
        reference: `ideal = (pages + rounds of evidence + rounds of ${concurrency} requests) × latency`,
        notes: [
          `${looks.map(({ requests }) => requests).join(", ")} requests of GitHub, 1,700 of the service.`,
          `Whole process ${renderNumber(median(walls))} ms, of that the start ${renderNumber(start)} ms; ideal ${renderNumber(ideal)} ms; CPU ${renderNumber(median(looks.map(({ cost }) => cost.cpu)))} ms.`,
        ],
      },
      walls.map((wall) => (wall - start) / ideal),
    );
  };
  return [
    toFigures("B16 first", "a first look", firsts, true),
    toFigures("B16", "a look with a baseline", seconds, false),
  ];
}

async function measureMemory(bench: Bench, { workspace, inputs, env }: Stage) {
  const first = await readPeak(bench, workspace, { ...inputs, "output-dir": kept["output-dir"] }, env);
  const peaks: number[] = [];
  const runs = Math.min(3, bench.pairs);
  for (let run = 0; run < runs; run += 1) {
    peaks.push((await readPeak(bench, workspace, { ...inputs, baseline: kept.baseline }, env)) / mebibyte);
  }
  return [
    toFigure(
      {
        id: "B16 memory",
        what: "largest resident set of a look with a baseline at 1,000 releases of 3 files and their evidence",
        unit: "MiB",
        reference: "the built action",
        notes: [`The first look: ${renderNumber(first / mebibyte)} MiB.`],
      },
      peaks,
    ),
  ];
}

/** One to a thousand releases: a first look, and one with a baseline. */
export const releasesCurve: Benchmark = async (bench) => {
  const figures: Figure[] = [];
  for (const x of [1, 10, 100, 1000]) {
    bench.say(`looking at ${x} releases`);
    const [firsts, seconds]: [number[], number[]] = [[], []];
    await withRepository(bench, { releases: x, files: 3 }, async (stage) => {
      for (let run = 0; run < Math.min(3, bench.pairs); run += 1) {
        firsts.push((await look(bench, stage, { "output-dir": kept["output-dir"] })).cost.wall);
        seconds.push((await look(bench, stage, { baseline: kept.baseline })).cost.wall);
      }
    });
    figures.push(toPoint({ curve: "releases", x, series: "a first look" }, "wall time", firsts));
    figures.push(toPoint({ curve: "releases", x, series: "a look with a baseline" }, "wall time", seconds));
  }
  return figures;
};
