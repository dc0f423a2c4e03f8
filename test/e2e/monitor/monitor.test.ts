/** The action as a monitor, as it ships: what a clean look leaves, and what a long list of releases costs. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import type { Finding } from "#monitor/finding.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { startGitHub, type GitHubStandIn } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { addStamped } from "../../support/monitor/stamped.ts";
import { sha3Of } from "../../support/monitor/world.ts";
import { runAction, type RunOptions } from "../../support/runner/runner.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

type Inputs = Readonly<Record<string, string>>;
type MonitorRun = Awaited<ReturnType<World["lookBuilt"]>>;

interface World extends AsyncDisposable {
  readonly github: GitHubStandIn;
  readonly service: RunningService;
  readonly workspace: Workspace;
  /** A release whose files are on the service's chain. */
  readonly release: (tag: string, files?: Inputs) => Promise<ReleaseState>;
  /** A look by what ships. */
  readonly lookBuilt: (inputs?: Inputs, more?: Partial<RunOptions>) => ReturnType<typeof runAction>;
}

const files = { "app.tgz": "app", "app.zip": "zip" };
/** Blocks of the service have low numbers: whatever they are, they are not later. */
const block = 1_000_000;

async function createWorld(): Promise<World> {
  const [github, service, workspace] = await Promise.all([startGitHub(), startService(), createWorkspace({})]);
  const stamp = async (content: string): Promise<void> => {
    await fetch(`${service.url}/core/v2/timestamp/post`, {
      method: "POST",
      headers: { "x-api-key": service.apiKey, "content-type": "application/json", "x-request-id": sha3Of(content) },
      body: JSON.stringify({ hash: sha3Of(content) }),
    });
  };
  const toOptions = (inputs: Inputs): RunOptions => ({
    workspace,
    apiUrl: github.places.api,
    token: github.token,
    inputs: { mode: "monitor", "api-url": service.url, "api-key": service.apiKey, ...inputs },
  });
  return {
    github,
    service,
    workspace,
    release: async (tag, given = files) => {
      for (const content of Object.values(given)) await stamp(content);
      return addStamped(github, tag, given, { block });
    },
    lookBuilt: (inputs = {}, more = {}) => runAction({ ...toOptions(inputs), ...more }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([github.close(), service.close(), workspace.remove()]);
      if (github.problems.length > 0) throw new Error(github.problems.join("\n"));
    },
  };
}

const findingsOf = ({ outputs }: MonitorRun): readonly Finding[] =>
  JSON.parse(outputs["findings"] ?? "[]") as readonly Finding[];
const toTexts = (run: MonitorRun): string[] =>
  findingsOf(run).map(({ kind, release, asset }) => `${kind} ${release}${asset === undefined ? "" : `/${asset}`}`);
const badgeOf = async ({ outputs }: MonitorRun): Promise<unknown> =>
  JSON.parse(await readFile(join(dirname(outputs["results-path"] ?? ""), "badge.json"), "utf8"));
const keepBaseline = async ({ outputs }: MonitorRun, { path }: Workspace): Promise<string> => {
  const { copyFile } = await import("node:fs/promises");
  await copyFile(outputs["monitor-path"] ?? "", join(path, "monitor.json"));
  return "monitor.json";
};
const today = (): string => new Date().toISOString().slice(0, 10);

test("a look at releases that are as recorded passes, and leaves a baseline, a badge and a summary", async () => {
  await using world = await createWorld();
  for (const tag of ["v1", "v2", "v3"]) await world.release(tag, { ...files, "tag.txt": tag });
  const first = await world.lookBuilt();
  expect([first.exitCode, toTexts(first)]).toEqual([0, []]);
  expect(first.outputs).toMatchObject({
    "findings-count": "0",
    "issue-url": "",
    count: "9",
    "anchored-count": "9",
    "all-anchored": "true",
    status: "finalized",
  });
  expect(await badgeOf(first)).toMatchObject({
    message: `3 releases as recorded · ${today()}`,
    color: "brightgreen",
  });
  expect(first.summary).toContain("## ✅ 3 releases as recorded (demonstration only)");
  expect(first.summary).toContain("There was no baseline");
  const asked = world.service.requests.filter(({ path }) => path === "/core/v2/verify/file");
  expect(asked).toHaveLength(5);
  const baseline = await keepBaseline(first, world.workspace);
  const second = await world.lookBuilt({ baseline });
  expect([second.exitCode, toTexts(second)]).toEqual([0, []]);
  expect(second.summary).toContain("**Last 2 looks** 🟩🟩");
  expect(second.results).toMatchObject({ mode: "monitor" });
});

test("a thousand releases of three assets take few requests and less than 200 MiB", async () => {
  await using world = await createWorld();
  await world.release("v0", { "a.bin": "a", "b.bin": "b", "c.bin": "c" });
  for (let number = 1; number < 1000; number += 1) {
    const options = { assets: { "a.bin": `a${number}`, "b.bin": `b${number}`, "c.bin": `c${number}` } };
    world.github.addRelease(`v${number}`, options);
  }
  const run = await world.lookBuilt({ releases: "all" }, { measureMemory: true, timeoutMs: 300_000 });
  expect([run.exitCode, toTexts(run)]).toEqual([0, []]);
  const made = Map.groupBy(world.github.requests, ({ host, operation }) => `${host} ${operation}`);
  expect(Object.fromEntries([...made].map(([name, requests]) => [name, requests.length]))).toEqual({
    "api repos/get": 1,
    "api repos/list-releases": 11,
    "api repos/list-tags": 10,
    "api repos/get-release-asset": 1,
    "storage ": 1,
  });
  expect(run.peakBytes).toBeLessThan(200 * 1024 * 1024);
}, 600_000);
