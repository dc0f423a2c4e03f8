/** The monitor's recipe, and the workflow that other repositories call, run as they stand but for the address. */
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { describe, expect, test } from "vitest";

import type { MonitorFile } from "#monitor/monitor-file.ts";
import { createReleaseWorld } from "../../support/github/release-world.ts";
import { addStamped } from "../../support/monitor/stamped.ts";
import { sha3Of } from "../../support/monitor/world.ts";
import { runSources } from "../../support/runner/runner.ts";
import { outlineOf } from "../../support/workflow/outline.ts";
import { runWorkflow, type WorkflowOptions } from "../../support/workflow/runner.ts";
import { isWorkflow, readSnippets } from "../../support/workflow/sources.ts";

const schedule = { event: { name: "schedule", payload: {} } } as const;

type ToOptions = (apiUrl: string, key: string, folder: string) => Promise<WorkflowOptions>;

/** Writes the workflow that a document shows under this heading, with another address of the service. */
async function writeShown(heading: string, apiUrl: string, folder: string, edit = (text: string) => text) {
  const shown = readSnippets().find((source) => source.heading === heading && isWorkflow(source));
  const file = join(folder, "recipe.yml");
  await writeFile(file, edit((shown?.text ?? "").replaceAll("https://service.example", apiUrl)));
  return file;
}

const toWeekly: ToOptions = async (apiUrl, key, folder) => {
  const file = await writeShown("Every week, with an issue, the baseline in the cache", apiUrl, folder);
  return { file, ...schedule, secrets: { ANCHOR_KEY: key } };
};

const toCalled: ToOptions = async (apiUrl, key, folder) => {
  // What only GitHub knows of a called workflow: where it stands, and so the action at its commit.
  const text = (await readFile(".github/workflows/monitor.yml", "utf8"))
    .replaceAll(/\$\{\{ job\.workflow_\w+ \}\}/g, "main")
    .replaceAll("uses: ./.anchor-artifacts", "uses: ./");
  const file = join(folder, "monitor.yml");
  await writeFile(file, text);
  const shown = { repositories: "", tags: "", accept: "", releases: "20", bytes: "stated" };
  const inputs = { ...shown, "fail-on": "not-found,no-match,changed,failed", "api-url": apiUrl };
  return { file, event: { name: "workflow_call", payload: {} }, inputs, secrets: { "api-key": key } };
};

const watched = "# What we depend on.\nocto-org/octo-repo\n";

// They ask for a Linux runner.
describe.runIf(process.platform === "linux")("week after week", () => {
  test("the recipe that keeps the baseline in a branch commits each change of it", async () => {
    await using stage = await createStage(toKeeping);
    const { github, look, folder } = stage;
    const lookOnce = async (): Promise<string> =>
      await look({ files: { ...readBranch(folder), ".github/watched.txt": watched } });
    const keptAssets = (): number => {
      const text = readBranch(folder)[".github/monitor.json"] ?? "{}";
      return (JSON.parse(text) as MonitorFile).repositories[0]?.releases.flatMap(({ assets }) => assets).length ?? 0;
    };
    expect(await lookOnce()).toContain("success, 2 of 2, finalized");
    expect([countCommits(folder), keptAssets()]).toEqual([2, 2]);
    const [release] = github.releases;
    const kept = release?.assets.splice(0, 1) ?? [];
    expect(await lookOnce()).toContain("failure, 1 of 2, finalized");
    expect([countCommits(folder), keptAssets()]).toEqual([3, 2]);
    release?.assets.push(...kept);
    expect(await lookOnce()).toContain("success, 2 of 2, finalized");
    expect(countCommits(folder)).toBe(4);
    expect(github.issues).toMatchObject([{ state: "closed" }]);
  });

  test.each([
    ["the weekly recipe", toWeekly],
    ["the workflow for many repositories", toCalled],
  ])("%s passes, opens one issue about a change, and closes it", async (_, toOptions) => {
    await using stage = await createStage(toOptions);
    const { github, look } = stage;
    expect(await look()).toContain("success, 2 of 2, finalized");
    expect(stage.looksKept()).toBe(1);
    const [release] = github.releases;
    const kept = release?.assets.splice(0, 1) ?? [];
    expect(await look()).toContain("failure, 1 of 2, finalized");
    expect(await look()).toContain("failure, 1 of 2, finalized");
    expect(github.issues).toMatchObject([{ state: "open", comments: [] }]);
    release?.assets.push(...kept);
    expect(await look()).toContain("success, 2 of 2, finalized");
    expect(github.issues).toMatchObject([{ state: "closed" }]);
    expect(stage.looksKept()).toBe(4);
  });
});

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-C", folder, "-c", "user.name=test", "-c", "user.email=test@localhost", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
/** A branch of its own for the record. */
const branch = "monitor";
const remoteIn = (folder: string): string => join(folder, "remote.git");

/** The recipe that keeps the baseline in the repository, with a bare repository on this machine for GitHub's. */
const toKeeping: ToOptions = async (apiUrl, key, folder) => {
  const remote = remoteIn(folder);
  git(folder, "init", "--quiet", "--bare", remote);
  const tree = git(remote, "hash-object", "-t", "tree", "-w", "--stdin").trim();
  git(remote, "update-ref", `refs/heads/${branch}`, git(remote, "commit-tree", tree, "-m", "First").trim());
  const file = await writeShown("What you depend on, the baseline in the repository", apiUrl, folder, (text) =>
    text.replace("https://x-access-token:$GH_TOKEN@github.com/$REPOSITORY", pathToFileURL(remote).href),
  );
  return { file, ...schedule, ref: `refs/heads/${branch}`, secrets: { ANCHOR_KEY: key } };
};

/** What a checkout of the branch brings. */
function readBranch(folder: string): Readonly<Record<string, string>> {
  const names = git(remoteIn(folder), "ls-tree", "-r", "--name-only", branch).split("\n").filter(Boolean);
  return Object.fromEntries(names.map((name) => [name, git(remoteIn(folder), "show", `${branch}:${name}`)]));
}

function countCommits(folder: string): number {
  return Number(git(remoteIn(folder), "rev-list", "--count", branch));
}

async function createStage(toOptions: ToOptions) {
  const world = await createReleaseWorld({});
  const { github, service, workspace } = world;
  const folder = workspace.path;
  const files = { "app.tgz": "app", "app.zip": "zip" };
  for (const content of Object.values(files)) await service.ledger.stamp(sha3Of(content));
  addStamped(github, "v1.2.3", files, { block: 1_000_000 });
  const caches: Record<string, string> = {};
  let attempts = 0;
  const options = await toOptions(service.url, service.apiKey, folder);
  return {
    github,
    folder,
    /** How many looks the newest cached baseline knows of. */
    looksKept: (): number => {
      const newest = Object.values(caches).at(-1) ?? "{}";
      return (JSON.parse(newest) as { looks?: object[] }).looks?.length ?? 0;
    },
    /** @returns the line of the step that looks */
    look: async (more: Partial<WorkflowOptions> = {}): Promise<string> => {
      // A job that is run again has the number of its run.
      const runAttempt = String((attempts += 1));
      const place = { caches, runAttempt, apiUrl: github.places.api, token: github.token, runAction: runSources };
      const run = await runWorkflow({ ...options, ...more, ...place });
      return outlineOf(run).find((line) => / of \d/.test(line)) ?? outlineOf(run).join("\n");
    },
    [Symbol.asyncDispose]: world[Symbol.asyncDispose],
  };
}
