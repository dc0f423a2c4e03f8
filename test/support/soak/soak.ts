/** Many stamps by the built action over a front that loses answers, with kills and re-runs, held against the ledger. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { routes } from "#api/wire.ts";
import { openLedger } from "#service/ledger/ledger.ts";
import { createService } from "#service/service.ts";
import type { ResultsFile } from "../results-file.ts";
import { startGateway, type GatewayName } from "../network/gateways.ts";
import { losses, startFlakyFront, type Fate } from "./front.ts";

export interface SoakOptions {
  readonly stamps: number;
  readonly blockTimeMs: number;
  /** The input `block-time`, in seconds. */
  readonly blockTime: number;
  readonly waitTimeout: number;
  /** Which part of the answers to stamps is lost, 0 to 1. */
  readonly lossRate: number;
  /** Runs that are killed, each after so many milliseconds, before the one that may end. */
  readonly kills: readonly number[];
  readonly seed: number;
  /** A real gateway between the action and the front that loses answers. */
  readonly gateway?: GatewayName;
}

export interface SoakResult {
  readonly verdicts: Readonly<Record<string, number>>;
  readonly fates: Readonly<Record<string, number>>;
  readonly acceptedTwice: readonly string[];
  /** Said to be on the chain or accepted, and never accepted. */
  readonly lost: readonly string[];
  readonly failedButAccepted: readonly string[];
  readonly exitCode: number | null;
  readonly seconds: number;
}

export async function soak(options: SoakOptions): Promise<SoakResult> {
  const started = performance.now();
  const { stamps, blockTimeMs, lossRate, kills } = options;
  const folder = await mkdtemp(join(tmpdir(), "anchor-soak-"));
  const ledger = openLedger({ data: ":memory:", blockTimeMs });
  const handle = createService({ ledger, baseUrl: () => "http://127.0.0.1" });
  const random = createRandom(options.seed);
  await using front = await startFlakyFront(handle, (path) => chooseFate(path, lossRate, random));
  await using gateway =
    options.gateway === undefined ? undefined : await startGateway(options.gateway, Number(new URL(front.url).port));
  const { url } = gateway ?? front;
  try {
    await writeSubjects(folder, stamps);
    for (const after of kills) await runStamp(folder, url, options, after);
    const exitCode = await runStamp(folder, url, options);
    const file = JSON.parse(await readFile(join(folder, "evidence", "results.json"), "utf8")) as ResultsFile;
    return {
      ...compare(file, front.accepted),
      fates: Object.fromEntries(front.counts),
      exitCode,
      seconds: secondsSince(started),
    };
  } finally {
    ledger.close();
    await rm(folder, { recursive: true });
  }
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 1000);
}

/** Looks are lost too, but less often: an outage of the whole is another matter. */
function chooseFate(path: string, lossRate: number, random: () => number): Fate {
  const rate = path === routes.stamp ? lossRate : lossRate / 10;
  if (random() >= rate) return "answered";
  return losses[Math.floor(random() * losses.length)] ?? "answered";
}

/** A small generator with a seed, so that a run can be told again (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function writeSubjects(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, "dist"));
  await Promise.all(
    Array.from({ length: count }, (_, index) => writeFile(join(folder, "dist", `f${index}`), `${folder} ${index}`)),
  );
}

/** @returns its exit status; `null` when it was killed */
async function runStamp(folder: string, url: string, options: SoakOptions, killAfter?: number): Promise<number | null> {
  const inputs = {
    mode: "stamp",
    files: "dist/*",
    "api-url": url,
    "api-key": "soak-key-0000",
    concurrency: "64",
    "max-files": String(options.stamps),
    "request-timeout": "3",
    "wait-for-finality": "true",
    "wait-timeout": String(options.waitTimeout),
    "block-time": String(options.blockTime),
    "output-dir": join(folder, "evidence"),
  };
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const child = spawn(process.execPath, [resolve("dist/index.js")], {
    cwd: folder,
    env: { ...Object.fromEntries(given), GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder, PATH: process.env["PATH"] },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  if (killAfter !== undefined) await Promise.race([ended, sleep(killAfter).then(() => child.kill("SIGKILL"))]);
  const [code] = (await ended) as [number | null];
  return code;
}

const good = new Set(["accepted", "anchored", "already-anchored"]);

function compare(file: ResultsFile, accepted: ReadonlyMap<string, number>) {
  const rows = file.results.map(({ verdict, subject }) => ({ verdict, digest: subject.digest ?? "" }));
  const times = (digest: string): number => accepted.get(digest) ?? 0;
  const verdicts = Object.groupBy(rows, ({ verdict }) => verdict);
  return {
    verdicts: Object.fromEntries(Object.entries(verdicts).map(([verdict, all = []]) => [verdict, all.length])),
    acceptedTwice: [...accepted].flatMap(([digest, count]) => (count > 1 ? [digest] : [])),
    lost: rows.filter(({ verdict, digest }) => good.has(verdict) && times(digest) === 0).map(({ digest }) => digest),
    failedButAccepted: rows
      .filter(({ verdict, digest }) => verdict === "failed" && times(digest) > 0)
      .map(({ digest }) => digest),
  };
}
