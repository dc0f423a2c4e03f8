/** The action as a monitor, built or in this process: what it finds, what it leaves, and what an outage makes of it. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { describe, expect, test } from "vitest";

import type { Finding } from "#monitor/finding.ts";
import { skipWaits } from "../../support/clock.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { startGitHub, type GitHubStandIn } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { addStamped, attachEvidence } from "../../support/monitor/stamped.ts";
import { sha256Of, sha3Of } from "../../support/monitor/world.ts";
import { runAction, runActionHere, type RunOptions } from "../../support/runner/runner.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

type Inputs = Readonly<Record<string, string>>;
type MonitorRun = Awaited<ReturnType<World["look"]>>;

interface World extends AsyncDisposable {
  readonly github: GitHubStandIn;
  readonly service: RunningService;
  readonly workspace: Workspace;
  /** A release whose files are on the service's chain. */
  readonly release: (tag: string, files?: Inputs) => Promise<ReleaseState>;
  /** A look by the sources in this process, one at a time, no wait of which takes any time. */
  readonly look: (inputs?: Inputs) => ReturnType<typeof runActionHere>;
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
    look: async (inputs = {}) => {
      using _ = skipWaits();
      return await runActionHere(toOptions(inputs));
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

function replace(github: GitHubStandIn, release: ReleaseState, name: string, content: string): void {
  const index = release.assets.findIndex((asset) => asset.name === name);
  release.assets.splice(index, 1);
  Object.assign(github.addAsset(release, name, content), { uploader: "stranger" });
}

describe("a look", () => {
  test("at releases that are as recorded passes, and leaves a baseline, a badge and a summary", async () => {
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

  test("finds two assets of an old release that a stranger replaced, and nothing else", async () => {
    await using world = await createWorld();
    const old = await world.release("v2.6", { ...files, "appimage.bin": "image" });
    for (const tag of ["v2.7", "v2.8"]) await world.release(tag);
    const baseline = await keepBaseline(await world.look(), world.workspace);
    for (const name of ["app.tgz", "app.zip"]) replace(world.github, old, name, `evil ${name}`);
    const run = await world.look({ baseline, issue: "true" });
    expect(run.exitCode).toBe(1);
    expect(findingsOf(run)).toEqual(
      ["app.tgz", "app.zip"].map((asset) => ({
        kind: "replaced",
        repository: "octo-org/octo-repo",
        verdict: "changed",
        release: "v2.6",
        asset,
        recorded: expect.objectContaining({ sha256: sha256Of(files[asset as "app.tgz"]), uploader: "octocat" }),
        seen: expect.objectContaining({ sha256: sha256Of(`evil ${asset}`), uploader: "stranger" }),
        since: expect.stringMatching(/Z$/),
      })),
    );
    expect(run.outputs).toMatchObject({
      "findings-count": "2",
      "issue-url": "https://github.com/octo-org/octo-repo/issues/1",
    });
    expect(await badgeOf(run)).toMatchObject({ message: `1 release not as recorded · ${today()}`, color: "red" });
    expect(run.summary).toContain("## ❌ 3 releases: 1 not as recorded, 2 as recorded");
    expect(world.github.issues).toMatchObject([{ state: "open" }]);
    const again = await world.look({ baseline: await keepBaseline(run, world.workspace), issue: "true" });
    expect(toTexts(again)).toEqual(toTexts(run));
    expect(world.github.issues).toMatchObject([{ state: "open", comments: [] }]);
    for (const name of ["app.tgz", "app.zip"] as const) replace(world.github, old, name, files[name]);
    const healed = await world.look({ baseline, issue: "true" });
    expect([healed.exitCode, new Set(findingsOf(healed).map(({ kind }) => kind))]).toEqual([
      0,
      new Set(["reuploaded"]),
    ]);
    expect(world.github.issues).toMatchObject([{ state: "closed" }]);
  });

  test("passes the owner's prose, and tells of an asset added on purpose until it is recorded", async () => {
    await using world = await createWorld();
    const release = await world.release("v1");
    const baseline = await keepBaseline(await world.look(), world.workspace);
    Object.assign(release, { body: "New **prose**", name: "One" });
    expect(toTexts(await world.look({ baseline }))).toEqual([]);
    world.github.addAsset(release, "extra.bin", "zip");
    const told = await world.look({ baseline, issue: "true" });
    expect([told.exitCode, toTexts(told), world.github.issues]).toEqual([0, ["added v1/extra.bin"], []]);
    expect(await badgeOf(told)).toMatchObject({ color: "brightgreen" });
    attachEvidence(world.github, release, { ...files, "extra.bin": "zip" }, { block, at: new Date(Date.now() - 1000) });
    expect(toTexts(await world.look({ baseline: await keepBaseline(told, world.workspace) }))).toEqual([]);
  });
});

describe("an outage", () => {
  test("of the service is no finding, keeps the badge's date and leaves the issue alone", async () => {
    await using world = await createWorld();
    await world.release("v1");
    const baseline = await keepBaseline(await world.look(), world.workspace);
    const issue = world.github.addIssue({
      title: "x",
      body: "<!-- anchor-artifacts:monitor 0123456789ab -->",
      author: "github-actions[bot]",
    });
    const before = structuredClone(issue);
    const writes = world.github.requests.length;
    const run = await world.look({ baseline, issue: "true", "api-url": "http://127.0.0.1:9", "request-timeout": "1" });
    expect([run.exitCode, toTexts(run), issue]).toEqual([1, [], before]);
    expect(world.github.requests.slice(writes).filter(({ operation }) => operation.startsWith("issues/"))).toEqual([]);
    expect(run.results?.results.map(({ verdict }) => verdict)).toEqual(["unreachable", "unreachable"]);
    expect(await badgeOf(run)).toMatchObject({ message: `1 release as recorded · ${today()}`, color: "yellow" });
    expect(run.summary).toContain("## 📡 Only a part could be asked");
    const tolerant = await world.look({
      baseline,
      "api-url": "http://127.0.0.1:9",
      "request-timeout": "1",
      "fail-on": "changed,no-match",
    });
    expect(tolerant.exitCode).toBe(0);
    const after = await world.look({ baseline: await keepBaseline(run, world.workspace) });
    expect([after.exitCode, toTexts(after)]).toEqual([0, []]);
  });

  test("of GitHub is no finding and keeps the baseline", async () => {
    await using world = await createWorld();
    await world.release("v1");
    const baseline = await keepBaseline(await world.look(), world.workspace);
    const down = { answer: { status: 503, json: { message: "No server is available" } } };
    world.github.react = () => down;
    const run = await world.look({ baseline, issue: "true" });
    expect([run.exitCode, toTexts(run), run.outputs["findings-count"]]).toEqual([1, [], "0"]);
    expect(run.results?.results).toMatchObject([{ verdict: "unreachable" }]);
    expect(run.summary).toContain("## 📡 GitHub gave no usable answer, so nothing is known of the releases");
    world.github.react = () => undefined;
    const after = await world.look({ baseline: await keepBaseline(run, world.workspace) });
    expect([after.exitCode, toTexts(after)]).toEqual([0, []]);
  });

  test.each([
    [401, "GITHUB_TOKEN_REJECTED"],
    [403, "RELEASE_NOT_READABLE"],
    [404, "RELEASE_NOT_READABLE"],
  ])("is not what %i of GitHub is: that is for a person, and no finding", async (status, code) => {
    await using world = await createWorld();
    await world.release("v1");
    world.github.react = () => ({ answer: { status, json: { message: "No" } } });
    const run = await world.look({ issue: "true" });
    expect([run.exitCode, toTexts(run), run.outputs["findings-count"]]).toEqual([1, [], "0"]);
    expect(run.annotations.map(({ properties }) => properties["title"])).toContain(code);
    expect(world.github.issues).toEqual([]);
  });
});

describe("inputs", () => {
  test("a baseline that is not there is a notice, one that cannot be used an input error", async () => {
    await using world = await createWorld();
    await world.release("v1");
    const missing = await world.look({ baseline: "none.json" });
    expect(missing.exitCode).toBe(0);
    expect(missing.annotations).toMatchObject([
      { level: "notice", message: expect.stringContaining("no baseline yet") },
    ]);
    await world.workspace.write("broken.json", "{");
    const before = world.github.requests.length;
    const broken = await world.look({ baseline: "broken.json" });
    expect(broken.exitCode).toBe(1);
    expect(broken.stdout).toContain("baseline is not usable");
    expect(broken.outputs).toMatchObject({
      findings: "[]",
      "findings-count": "0",
      "monitor-path": "",
      "issue-url": "",
    });
    expect(world.github.requests).toHaveLength(before);
  });

  test("a line of accept that is none is an input error", async () => {
    await using world = await createWorld();
    const run = await world.look({ accept: "v1/app.tgz" });
    expect([run.exitCode, run.stdout.includes("accept is")]).toEqual([1, true]);
    expect(world.github.requests).toEqual([]);
  });
});

test("two monitors at once leave one open issue", async () => {
  await using world = await createWorld();
  const release = await world.release("v1");
  replace(world.github, release, "app.tgz", "evil");
  await using other = await createWorkspace({});
  const runs = await Promise.all([
    world.lookBuilt({ issue: "true" }),
    world.lookBuilt({ issue: "true" }, { workspace: other }),
  ]);
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([1, 1]);
  expect(world.github.issues.filter(({ state }) => state === "open")).toHaveLength(1);
  expect(new Set(runs.map(({ outputs }) => outputs["issue-url"])).size).toBe(1);
  await world.look({ issue: "true" });
  expect(world.github.issues.filter(({ state }) => state === "open")).toHaveLength(1);
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
