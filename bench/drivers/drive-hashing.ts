/**
 * A program: hashes the files that its standard input names, a path a line, each of as many bytes as its first argument
 * says, with this project's engine, and prints what it cost as JSON, times in milliseconds. With `delay` as the second
 * argument it also watches how long its event loop is kept busy.
 */
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

import { hashFiles } from "../../src/hash/hash-files.ts";

/** What the program prints. */
export interface HashingReport {
  readonly wall: number;
  readonly cpu: number;
  /** 99th percentile of the event loop's delay. */
  readonly delay?: number;
}

const [size, watch] = process.argv.slice(2);
const watched = watch === "delay";
const paths = readFileSync(0, "utf8")
  .split("\n")
  .filter((path) => path !== "");
const files = paths.map((path) => ({ name: path, path, size: Number(size) }));
const monitor = watched ? monitorEventLoopDelay({ resolution: 1 }) : undefined;
monitor?.enable();
const usage = process.cpuUsage();
const started = performance.now();
const digests: string[] = [];
for await (const batch of hashFiles(files.entries())) {
  for (const hashed of batch) {
    if ("error" in hashed) throw hashed.error;
    digests[hashed.index] = hashed.subject.digest;
  }
}
const { user, system } = process.cpuUsage(usage);
const wall = performance.now() - started;
monitor?.disable();
if (digests.filter(Boolean).length !== files.length) throw new Error("A file has no digest.");
const report: HashingReport = {
  wall,
  cpu: (user + system) / 1000,
  ...(monitor && { delay: monitor.percentile(99) / 1e6 }),
};
console.log(JSON.stringify(report));
