/** B17: stamps a second that the service takes over loopback, each on the disk before it is answered. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import type { Bench, Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { measure } from "../measure.ts";
import { remember } from "../place.ts";

const stamps = 10_000;
const inFlight = 16;

export const serving: Benchmark = async (bench) => {
  const rates: number[] = [];
  const syncs: number[] = [];
  for (let run = 0; run < bench.pairs; run += 1) {
    syncs.push(await measureSync(bench.folder));
    rates.push(await measureStamps(bench, join(bench.folder, `${run}.ledger`)));
  }
  return [
    toFigure(
      {
        id: "B17",
        what: "stamps a second by the embedded ledger over loopback, 16 in flight, durable",
        unit: "/s",
        target: { limit: 2000, side: "at least" },
        reference: `Node ${process.version}`,
        notes: [`One write of 4 KiB and its fsync took ${renderNumber(median(syncs))} ms at the same time.`],
      },
      rates,
    ),
  ];
};

/** Starts the service on a new ledger, and asks it by a program that does nothing else. */
async function measureStamps(bench: Bench, data: string): Promise<number> {
  const rate = await withProgram(bench, "../service/main", ["--port", "0", "--data", data], async (url) => {
    return (stamps / (await drive(bench, url, stamps))) * 1000;
  });
  await rm(data);
  return rate;
}

/** Runs a program that prints its address as the end of its first line, as long as `use` takes. */
export async function withProgram<Result>(
  bench: Bench,
  program: string,
  args: readonly string[],
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const service = spawn(process.execPath, [bench.program(program), ...args], { stdio: ["ignore", "pipe", "ignore"] });
  const { forget } = remember(() => service.kill("SIGKILL"));
  const ended = once(service, "close");
  const [line] = (await once(createInterface({ input: service.stdout }), "line")) as [string];
  try {
    return await use(line.replace("Listening on ", ""));
  } finally {
    service.kill("SIGTERM");
    await ended;
    forget();
  }
}

/** Sends requests, 16 in flight, to the services at `urls`, which commas part; returns what the driver measured. */
export async function drive(bench: Bench, urls: string, count: number, ...more: readonly string[]): Promise<number> {
  const driver = bench.program("drivers/drive-requests");
  const { stdout } = await measure({
    args: [process.execPath, driver, urls, String(count), String(inFlight), ...more],
  });
  return Number(stdout);
}

/** Milliseconds of one small durable write, the median of a hundred: what no commit can be faster than. */
async function measureSync(folder: string): Promise<number> {
  const path = join(folder, "sync");
  const file = await open(path, "w");
  const times: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const started = performance.now();
    await file.write(Buffer.alloc(4096));
    await file.datasync();
    times.push(performance.now() - started);
  }
  await file.close();
  await rm(path);
  return median(times);
}
