/** Many stamps by the built action over a front that loses answers, with kills and re-runs, held against the ledger. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { routes } from "#api/wire.ts";
import { openRecord } from "#evidence/record.ts";
import { readStatements } from "../evidence/folder.ts";
import type { ResultsFile } from "../results-file.ts";
import { createWorkspace, type Workspace } from "../files/workspace.ts";
import { startGateway, type GatewayName } from "../network/gateways.ts";
import { startAction } from "../runner/runner.ts";
import { losses, startFlakyFront, type Fate } from "./front.ts";

export interface SoakOptions {
  readonly stamps: number;
  readonly blockTimeMs: number;
  /** The input `block-time`, in seconds. */
  readonly blockTime: number;
  readonly wait: number;
  /** Which part of the answers to stamps is lost, 0 to 1. */
  readonly lossRate: number;
  /** Runs that are killed, each after so many milliseconds, before the one that may end. */
  readonly kills: readonly number[];
  /** How many runs more there may be for stamps that are not in a block after it; none by default. */
  readonly moreRuns?: number;
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
  /** Accepted, and in no statement of the folder. */
  readonly unrecorded: readonly string[];
  readonly exitCode: number | null;
  readonly seconds: number;
}

export async function soak(options: SoakOptions): Promise<SoakResult> {
  const started = performance.now();
  const { stamps, blockTimeMs, lossRate, kills, moreRuns = 0 } = options;
  const subjects = Array.from({ length: stamps }, (_, index) => [`dist/f${index}`, `${started} ${index}`]);
  await using workspace = await createWorkspace(Object.fromEntries(subjects) as Record<string, string>);
  const random = createRandom(options.seed);
  await using front = await startFlakyFront(blockTimeMs, (path) => chooseFate(path, lossRate, random));
  await using gateway =
    options.gateway === undefined ? undefined : await startGateway(options.gateway, Number(new URL(front.url).port));
  const { url } = gateway ?? front;
  for (const after of kills) await runStamp(workspace, url, options, after);
  let { exitCode, results } = await runStamp(workspace, url, options);
  // A stamp that is lost twice before the service hears of it is `unclear` in the end, and another run sends it.
  const isOpen = () => results?.results.some(({ verdict }) => !verdict.endsWith("anchored"));
  for (let run = 0; run < moreRuns && isOpen(); run += 1)
    ({ exitCode, results } = await runStamp(workspace, url, options));
  if (results === undefined) throw new Error("The last run left no results.");
  const recorded: ReadonlySet<string> = new Set(
    openRecord(await readStatements(join(workspace.path, "evidence"))).anchors.keys(),
  );
  return {
    ...compare(results.results, front.accepted),
    unrecorded: [...front.accepted.keys()].filter((digest) => !recorded.has(digest)),
    fates: Object.fromEntries(front.counts),
    exitCode,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

/** Looks are lost too, but less often: an outage of the whole is another matter. */
function chooseFate(path: string, lossRate: number, random: () => number): Fate {
  const rate = path === routes.stamp ? lossRate : lossRate / 10;
  if (random() >= rate) return "answered";
  return losses[Math.floor(random() * losses.length)] ?? "answered";
}

/** A small generator with a seed, so that a run can be told again (MINSTD). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Stamps everything; `results` is absent when it was killed. */
async function runStamp(workspace: Workspace, url: string, options: SoakOptions, killAfter?: number) {
  const inputs = {
    mode: "stamp",
    files: "dist/*",
    "api-url": url,
    "api-key": "soak-key-0000",
    concurrency: "64",
    "max-files": String(options.stamps),
    "request-timeout": "3",
    wait: String(options.wait),
    "block-time": String(options.blockTime),
    "output-dir": join(workspace.path, "evidence"),
  };
  await using action = await startAction({ workspace, inputs, timeoutMs: 3_600_000 });
  const ended = action.ended.catch((thrown: unknown) => {
    // Killed while it wrote its outputs.
    if (killAfter === undefined) throw thrown;
    return { exitCode: null, results: undefined };
  });
  if (killAfter !== undefined) await Promise.race([ended, sleep(killAfter).then(() => action.kill("SIGKILL"))]);
  return await ended;
}

const good = new Set(["accepted", "anchored", "already-anchored"]);

function compare(results: ResultsFile["results"], accepted: ReadonlyMap<string, number>) {
  const rows = results.map(({ verdict, subject }) => ({ verdict, digest: subject.digest ?? "" }));
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
