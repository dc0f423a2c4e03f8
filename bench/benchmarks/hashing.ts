/** B1 to B4: what hashing costs beside OpenSSL's own command. */
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { measureStep } from "./action.ts";
import type { Bench, Benchmark } from "../bench.ts";
import type { HashingReport } from "../drivers/drive-hashing.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { gibibyte, kibibyte, makeFiles, mebibyte } from "../files.ts";
import { cores, versionOf } from "../machine.ts";
import { alternate, measure, type Cost, type Pair } from "../measure.ts";

/** Makes files for as long as `work` takes. */
export async function withFiles<T>(
  { folder, say }: Bench,
  { count, size }: { readonly count: number; readonly size: number },
  work: (paths: readonly string[], workspace: string) => Promise<T>,
): Promise<T> {
  say(`making ${count} × ${size} bytes`);
  const workspace = join(folder, `files-${count}-${size}`);
  try {
    return await work(makeFiles(workspace, count, size), workspace);
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

function openssl(): string {
  return versionOf("openssl", "version") ?? "openssl";
}

/** Runs this project's engine over the files, in a process of its own. */
export async function hash(
  bench: Bench,
  paths: readonly string[],
  size: number,
  ...more: readonly string[]
): Promise<Cost & HashingReport> {
  const args = [process.execPath, bench.program("drivers/drive-hashing"), String(size), ...more] as const;
  const cost = await measure({ args, input: paths.join("\n") });
  return { ...cost, ...(JSON.parse(cost.stdout) as HashingReport), wall: cost.wall, cpu: cost.cpu };
}

/** The CPU of hashing alone, without the start of the process, of one such run. */
function innerCpu({ stdout }: Cost): number {
  return (JSON.parse(stdout) as HashingReport).cpu;
}

function reference(paths: readonly string[], ...xargs: readonly string[]): Promise<Cost> {
  const [only] = paths;
  return paths.length === 1 && only !== undefined
    ? measure({ args: ["openssl", "dgst", "-sha3-256", only] })
    : measure({ args: ["xargs", ...xargs, "openssl", "dgst", "-sha3-256"], input: paths.join("\n") });
}

const ratios = (pairs: readonly Pair[], of: "cpu" | "wall"): readonly number[] =>
  pairs.map(({ one, other }) => one[of] / other[of]);

/** What other tools cost in the same measure, where they are installed; one run each. */
async function others(paths: readonly string[], base: number): Promise<readonly string[]> {
  const version = versionOf("rhash", "--version");
  if (version === undefined) return ["rhash is not installed."];
  await measure({ args: ["xargs", "rhash", "--sha3-256"], input: paths.join("\n") });
  const { cpu } = await measure({ args: ["xargs", "rhash", "--sha3-256"], input: paths.join("\n") });
  return [`${version}: ${renderNumber(cpu / base)}× of OpenSSL's CPU.`];
}

/** B1: one large file, through the whole action; what the action costs without it is taken off. */
export const largeFile: Benchmark = (bench) =>
  withFiles(bench, { count: 1, size: gibibyte }, async (paths, workspace) => {
    const temp = join(bench.folder, "temp");
    const inputs = { mode: "stamp", "api-url": "https://service.example", "dry-run": "true" };
    const act = (files: string): Promise<Cost> =>
      measureStep({ entry: bench.action, workspace, temp, inputs: { ...inputs, files } });
    makeFiles(join(workspace, "small"), 1, kibibyte);
    const idle: number[] = [];
    const hashed = async (): Promise<Cost> => {
      const rest = await act("small/**");
      idle.push(rest.cpu);
      const whole = await act("part-0/*");
      return { ...whole, cpu: whole.cpu - rest.cpu };
    };
    const pairs = await alternate(bench.pairs, hashed, () => reference(paths));
    const base = median(pairs.map(({ other }) => other.cpu));
    return [
      toFigure(
        {
          id: "B1",
          what: "one file of 1 GiB: CPU of the built action, less that of a run on 1 KiB / openssl dgst",
          unit: "x",
          target: { limit: 1.08, side: "at most" },
          reference: openssl(),
          notes: [
            `CPU: ${renderNumber(median(pairs.map(({ one }) => one.cpu)))} ms beside ${renderNumber(base)} ms; the action without it ${renderNumber(median(idle))} ms.`,
            ...(await others(paths, base)),
          ],
        },
        ratios(pairs, "cpu"),
      ),
    ];
  });

/** B2: files that keep all cores busy. */
export const manyFiles: Benchmark = (bench) =>
  withFiles(bench, { count: 1000, size: mebibyte }, async (paths) => {
    // Four helpings a core, so that no core is left alone at the end.
    const helping = String(Math.ceil(paths.length / (4 * cores)));
    const pairs = await alternate(
      bench.pairs,
      () => hash(bench, paths, mebibyte),
      () => reference(paths, "-P", String(cores), "-n", helping),
    );
    return [
      toFigure(
        {
          id: "B2",
          what: `1,000 files of 1 MiB: wall time of a process that hashes them / xargs -P${cores} -n${helping} openssl dgst`,
          unit: "x",
          target: { limit: 1.05, side: "at most" },
          reference: openssl(),
          notes: [`CPU: ${renderNumber(median(ratios(pairs, "cpu")))}×.`],
        },
        ratios(pairs, "wall"),
      ),
    ];
  });

/** B3: so many small files that opening them costs as much as hashing. */
export const smallFiles: Benchmark = (bench) =>
  withFiles(bench, { count: 20_000, size: 4 * kibibyte }, async (paths) => {
    const pairs = await alternate(
      bench.pairs,
      () => hash(bench, paths, 4 * kibibyte),
      () => reference(paths),
    );
    const base = median(pairs.map(({ other }) => other.cpu));
    const inner = pairs.map(({ one, other }) => innerCpu(one) / other.cpu);
    return [
      toFigure(
        {
          id: "B3",
          what: "20,000 files of 4 KiB: CPU of a process that hashes them / xargs openssl dgst",
          unit: "x",
          target: { limit: 1, side: "at most" },
          reference: openssl(),
          notes: [
            `Without the start of Node: ${renderNumber(median(inner))}×. OpenSSL: ${renderNumber((base / 20_000) * 1000)} µs a file.`,
            ...(await others(paths, base)),
          ],
        },
        ratios(pairs, "cpu"),
      ),
    ];
  });

/** B4: the rate of all cores together, beside OpenSSL's on bytes that lie in memory. */
export const throughput: Benchmark = (bench) =>
  withFiles(bench, { count: 8, size: 256 * mebibyte }, async (paths) => {
    const rates = await alternate(bench.pairs, () => hash(bench, paths, 256 * mebibyte), readSpeed);
    const bytes = 8 * 256 * mebibyte;
    const samples = rates.map(({ one, other }) => bytes / (one.wall / 1000) / Number(other.stdout));
    return [
      toFigure(
        {
          id: "B4",
          what: `8 files of 256 MiB: bytes a second of a process that hashes them / openssl speed -multi ${cores}`,
          unit: "x",
          target: { limit: 0.85, side: "at least" },
          reference: openssl(),
          notes: [
            `${renderNumber(median(rates.map(({ other }) => Number(other.stdout))) / 1e6)} MB/s is OpenSSL's rate.`,
          ],
        },
        samples,
      ),
    ];
  });

/** Bytes a second of OpenSSL on all cores, as the text that the cost comes with. */
async function readSpeed(): Promise<Cost> {
  const args = ["openssl", "speed", "-mr", "-seconds", "2", "-bytes", String(256 * kibibyte)] as const;
  const cost = await measure({ args: [...args, "-multi", String(cores), "-evp", "sha3-256"] });
  return { ...cost, stdout: parseSpeed(cost.stdout) };
}

/** The rate is the last field of the line of totals, in bytes a second. */
function parseSpeed(text: string): string {
  const rate = /^\+F:\d+:[^:]+:([\d.]+)\s*$/m.exec(text)?.[1];
  if (rate === undefined) throw new Error(`openssl speed printed no rate: ${text}`);
  return rate;
}
