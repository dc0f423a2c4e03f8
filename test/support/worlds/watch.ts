/** GitHub, the service, and a monitor: one run looks at many worlds, ten times. */
import { copyFile, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { vi } from "vitest";

import { createWorkspace } from "../files/workspace.ts";
import { startGitHub, type OtherRepository } from "../github/stand-in.ts";
import { answers, changed } from "../network/answers.ts";
import { json } from "../network/behaviours.ts";
import { startFaultServer } from "../network/fault-server.ts";
import { runAction, runSources, type MeasuredRun } from "../runner/runner.ts";
import { byRoute, type Rule } from "../runner/rules.ts";
import { doPlanned, isAlarm, judge, type Case, type Finding, type Look, type Silent } from "./oracle.ts";
import { blockAt, createRandom, createWorld, dateOf, day, publish, second, workHonestly } from "./world.ts";
import type { Chain, Random, World } from "./world.ts";

type OutOfGitHub = ReadonlyMap<OtherRepository, string>;

/** GitHub, which answers 502 where it is out, and the service over the chain, both as they are now. */
async function openStage(chain: Chain) {
  const now = { at: 0, isServiceOut: false, outOfGitHub: new Map() as OutOfGitHub };
  const github = await startGitHub();
  github.react = ({ target, operation, host }) => {
    for (const [{ name, formerNames, number, findAsset }, what] of now.outOfGitHub) {
      const places = [`/repositories/${number}`, ...[name, ...formerNames].map((one) => `/repos/${one}`)];
      const isIts = places.some((place) => target.startsWith(place));
      const isAsset = host === "storage" && findAsset(Number(/\d+/.exec(target))) !== undefined;
      if ((isIts && operation === what) || (isAsset && what === "bytes")) return { answer: { status: 502, json: {} } };
    }
    return undefined;
  };
  const verify: Rule = ({ hash, id }) => {
    if (now.isServiceOut) return json(answers.error(503, "Down", id), { status: 503 });
    const held = (chain.get(hash) ?? []).filter((block) => block <= blockAt(now.at)).toSorted((a, b) => b - a);
    if (held.length === 0) return json(answers.noMatch(hash, id));
    const records = held.map((block) => ({ blockNumber: block, blockDate: dateOf(block), matchedHash: hash }));
    return json(changed(answers.verified(hash, id), { "data.data.blockchainData": records }));
  };
  const service = await startFaultServer(byRoute({ verify }, { kind: "reset" }));
  const close = async (): Promise<void> => void (await Promise.all([github.close(), service.close()]));
  return { now, github, service, [Symbol.asyncDispose]: close };
}

type Stage = Awaited<ReturnType<typeof openStage>>;

/** Makes outages, in some looks: of the service, or of GitHub about some repositories. */
function fallSilent({ now }: Stage, worlds: readonly World[], { chance, pick }: Random): Map<World, Silent> {
  now.isServiceOut = worlds.length > 0 && chance(0.1);
  const share = chance(0.3) ? 0.15 : 0;
  const out = worlds.filter(() => chance(share));
  const operations = ["repos/get", "repos/list-releases", "repos/list-tags", "bytes"];
  now.outOfGitHub = new Map(out.map(({ repository }) => [repository, pick(operations)]));
  return new Map(
    worlds.map((world) => [world, out.includes(world) ? "github" : now.isServiceOut ? "service" : undefined]),
  );
}

/** The days between two looks. */
function passTime(one: Case, nth: number, look: Look, silent: Silent): void {
  const { world } = one;
  // What the look before could not see is in no baseline.
  if (silent === undefined) doPlanned(one, nth, look.before + 3600 * second, look);
  const days = (look.at - look.before) / day;
  const works = Math.min(days, world.random.below(4));
  for (let work = 0; work < works; work += 1)
    workHonestly(world, look.before + ((work + 0.5) / works) * (look.at - look.before));
  if (!world.isFrozen && world.random.chance(0.1))
    publish(world, look.at - 60 * second, undefined, { verdict: "accepted" });
}

export interface Watch {
  readonly seed: number;
  readonly count: number;
  /** One dishonest deed in each world, beginning with this one; else none. */
  readonly firstDeed?: number;
  /** Whether it is taken back, or set right, two looks later. */
  readonly isUndone?: boolean;
  readonly looks?: number;
  /** Whether what ships looks, a process each time; else the sources do, in this one. */
  readonly isBuilt?: boolean;
  readonly inputs?: Readonly<Record<string, string>>;
  /** With a latency, the memory of what ships is measured too. */
  readonly latencyMs?: number;
  readonly traits?: Partial<World["traits"]>;
}

/**
 * Makes worlds, and has the monitor look at them, with honest work and planned deeds in between.
 *
 * @returns what the monitor and the oracle do not agree about, and the runs with what each asked for
 */
export async function watch(given: Watch) {
  const { seed, count, firstDeed, isUndone = false, looks = 10, isBuilt = false } = given;
  const { inputs = {}, latencyMs, traits } = given;
  const [random, chain]: [Random, Chain] = [createRandom(seed), new Map()];
  await using stage = await openStage(chain);
  await using workspace = await createWorkspace();
  const { github, service, now } = stage;
  let [at, before] = [Date.UTC(2026, 8, 1, 4, 23), 0];
  const cases = Array.from({ length: count }, (_, index): Case => {
    const repository = github.addRepository(`owner-${seed}-${index}/tool`);
    const world = createWorld([repository, chain, seed * 1000 + index], at - day, traits);
    const from = 1 + random.below(looks - 2);
    return { world, ...(firstDeed !== undefined && { plan: { deed: firstDeed + index, from, isUndone } }) };
  });
  const worlds = cases.map(({ world }) => world);
  const watched = { releases: "all", tags: "!nightly*\n!canary/*", ...inputs };
  const asked = { "api-url": service.url, "api-key": "key", baseline: "monitor.json" };
  // A look of what ships takes long by its clock, which is faster.
  const fixed = { mode: "monitor", "block-time": "3600", ...asked, ...watched };
  github.latencyMs = latencyMs ?? 0;
  const listed = worlds.map(({ repository }) => repository.name);
  const most = fixed.releases === "all" ? Number.MAX_SAFE_INTEGER : Number(fixed.releases);
  const seen = { most, isDownloading: inputs["bytes"] === "download", repositories: github.repositories };
  const [problems, found, runs]: [string[], Finding[], (MeasuredRun & { readonly requests: object })[]] = [[], [], []];
  const place = { workspace, repository: "octo-org/watch", apiUrl: github.places.api, token: github.token };
  let silent = new Map<World, Silent>();
  for (let nth = 0; nth < looks; nth += 1) {
    if (nth > 0) [at, before] = [at + random.pick([1, 7, 7, 7, 12]) * day, at];
    if (nth > 0) for (const one of cases) passTime(one, nth, { at, before, ...seen }, silent.get(one.world));
    now.at = at;
    // Some day somebody corrects the name of what was renamed.
    for (const [index, { repository, random: own }] of worlds.entries())
      if (github.repositories.includes(repository) && own.chance(0.2)) listed[index] = repository.name;
    silent = fallSilent(stage, nth > 0 && nth < looks - 1 ? worlds : [], random);
    // The stand-ins go through all that they keep.
    for (const kept of [github.requests, service.requests] as unknown[][]) kept.length = 0;
    const step = { ...place, inputs: { ...fixed, repositories: listed.join("\n") } };
    const env = { NODE_OPTIONS: `--import=${new URL("clock.ts", import.meta.url).href}`, ANCHOR_TEST_NOW: `${at}` };
    vi.setSystemTime(at);
    const run = await (
      isBuilt
        ? runAction({ ...step, env, timeoutMs: 600_000, measureMemory: latencyMs !== undefined })
        : runSources(step)
    ).finally(() => vi.useRealTimers());
    runs.push({ ...run, requests: { github: github.requests.length, service: service.requests.length } });
    const findings = JSON.parse(run.outputs["findings"] || "[]") as readonly Finding[];
    found.push(...findings);
    const isIts = ({ repository: { name, formerNames } }: World, named = ""): boolean =>
      [name, ...formerNames].includes(named);
    const byWorld = Map.groupBy(findings, (finding) => worlds.find((world) => isIts(world, finding.repository)));
    const wrong = cases.flatMap((one) => {
      const said = judge(one, nth, seen, byWorld.get(one.world) ?? [], silent.get(one.world));
      return said.map((problem) => `${one.world.repository.name}: ${problem}\n    ${tellHistory(one)}`);
    });
    const ofNobody = (byWorld.get(undefined) ?? []).map((finding) => `of nobody: ${JSON.stringify(finding)}`);
    const said = [...wrong, ...ofNobody, ...(await judgeRun(run, findings, [...silent.values()].some(Boolean)))];
    problems.push(...said.map((problem) => `seed ${seed}, look ${nth + 1}: ${problem}`));
    if (run.outputs["monitor-path"]) await copyFile(run.outputs["monitor-path"], join(workspace.path, "monitor.json"));
  }
  const deeds = cases.flatMap(({ done }) => done?.name ?? []);
  return { problems: [...problems, ...github.problems], runs, found, deeds };
}

const tellHistory = ({ world, done }: Case): string =>
  [done?.name ?? "honest", JSON.stringify(world.traits), ...world.history.slice(-12)].join("\n    ");

interface Said {
  readonly color?: string;
  readonly looks?: readonly { readonly whole: boolean }[];
}

/** What a run says as a whole: its exit, its count, its badge, and whether it saw all. */
async function judgeRun({ exitCode, outputs }: MeasuredRun, findings: readonly Finding[], isSilent: boolean) {
  const read = async (path: string): Promise<Said> =>
    JSON.parse(await readFile(path, "utf8").catch(() => "{}")) as Said;
  const { color } = await read(join(dirname(outputs["results-path"] ?? ""), "badge.json"));
  const { looks = [] } = await read(outputs["monitor-path"] ?? "");
  const hasAlarms = findings.some(isAlarm);
  const isCounted = outputs["findings-count"] === `${findings.length}`;
  return [
    ...(isCounted ? [] : [`findings-count is ${outputs["findings-count"]}`]),
    ...(isSilent || exitCode === (hasAlarms ? 1 : 0) ? [] : [`exit code ${exitCode}`]),
    ...((color === "red") === hasAlarms ? [] : [`the badge is ${color}`]),
    ...(isSilent || looks.at(-1)?.whole === true ? [] : ["the look is not whole"]),
  ];
}
