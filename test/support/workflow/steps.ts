/** What a step does: a script, the built action, or one of the actions of others that our workflows use. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, delimiter, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { parse } from "yaml";

import { ghPort } from "../github/gh.ts";
import { startProcess } from "../runner/action-process.ts";
import { readRun, type Run } from "../runner/run-record.ts";
import { toEnvironment, type FullJob } from "../runner/runner-environment.ts";
import { writeCommandFiles, type RunOptions } from "../runner/runner.ts";
import type { Workspace } from "../files/workspace.ts";

/** Uploaded files by artifact and name. */
export type Artifacts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One step with everything resolved. */
export interface Task {
  readonly id: string;
  readonly uses: string | undefined;
  readonly inputs: Readonly<Record<string, string>>;
  readonly script: string;
  readonly shell: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly workspace: Workspace;
  readonly job: FullJob;
  /** What the runner masks so far. */
  readonly secrets: readonly string[];
  /** The repository. */
  readonly files: Readonly<Record<string, string>>;
  readonly artifacts: Record<string, Record<string, string>>;
  /** Files that are cached, by key, from run to run; the newest last. */
  readonly caches: Record<string, string>;
  /** Runs our action: as it was built, or its sources. */
  readonly runAction: (options: RunOptions) => Promise<Run>;
}

export interface Performance {
  readonly failed: boolean;
  readonly run?: Run;
}

/**
 * Performs a step.
 *
 * @throws RangeError for an action that is not known here, and for ours before a checkout
 */
export async function perform(task: Task): Promise<Performance> {
  if (task.uses === undefined) return byExitCode(await runScript(task));
  if (task.uses === "./" || task.uses.startsWith(`${published}@`)) return byExitCode(await runOurs(task));
  const [action = ""] = task.uses.split("@");
  const standIn = standInOf(action);
  if (standIn !== undefined) return runStandIn(task, standIn);
  const known = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (known === undefined) throw new RangeError(`The runner for tests has no ${action}`);
  return known(task);
}

function byExitCode(run: Run): Performance {
  return { failed: run.exitCode !== 0, run };
}

const checkedOut = ".git/HEAD";

/** The action as the documents name it. */
const published = "anchor-artifacts/anchor-artifacts";

/** The action that the checkout brought along, or the published one; both are the one of this very repository. */
async function runOurs({ id, uses, inputs, env, workspace, job, secrets, runAction }: Task): Promise<Run> {
  const isMissing = uses === "./" && !existsSync(join(workspace.path, checkedOut));
  if (isMissing) throw new RangeError("Is an actions/checkout missing?");
  return runAction({ ...job, action: id, workspace, inputs, env, secrets });
}

const shells: Readonly<Record<string, readonly string[]>> = {
  // What GitHub runs without a `shell`, and with one.
  "": ["-e"],
  bash: ["--noprofile", "--norc", "-eo", "pipefail"],
};

async function runScript({ id, script, shell = "", env, workspace, job, secrets, artifacts }: Task): Promise<Run> {
  const options = shells[shell];
  if (options === undefined) throw new RangeError(`The runner for tests has no shell ${shell}`);
  const file = join(workspace.temp, `${id}.sh`);
  const step = { ...job, action: id };
  await writeFile(file, script);
  await writeCommandFiles(workspace, step);
  await layOutArtifacts(artifacts, join(workspace.temp, "artifacts"));
  const { ended } = startProcess({
    command: "bash",
    args: [...options, file],
    cwd: workspace.path,
    env: { ...withGh(toEnvironment(step, workspace)), ANCHOR_TEST_GH: `${await ghPort()}`, ...env },
    timeoutMs: 240_000,
  });
  return readRun(await ended, workspace.temp, [...secrets]);
}

/** Where the stand-in of `gh` finds what was uploaded. */
async function layOutArtifacts(artifacts: Artifacts, folder: string): Promise<void> {
  for (const [artifact, files] of Object.entries(artifacts)) {
    for (const [name, content] of Object.entries(files)) {
      const path = join(folder, artifact, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
}

/** The folder of the stand-in of `gh`, to be first on the PATH. */
const ghFolder = fileURLToPath(new URL("../github", import.meta.url));

function withGh({ PATH = "", ...env }: Record<string, string>): Record<string, string> {
  return { ...env, PATH: [ghFolder, dirname(process.execPath), PATH].join(delimiter) };
}

/** Actions of others that are played by one script, by their names: the folder of each. */
const standInFolders: ReadonlyMap<string, URL> = new Map(
  Object.entries({
    "actions/attest": "attest",
    "goreleaser/goreleaser-action": "goreleaser",
    "googleapis/release-please-action": "release-please",
    "softprops/action-gh-release": "softprops",
  }).map(([action, name]) => [action, new URL(`actions/${name}`, import.meta.url)]),
);

interface StandIn {
  readonly inputs?: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: {
    readonly steps: readonly [{ readonly run: string; readonly env: Readonly<Record<string, string>> }];
  };
}

function standInOf(action: string): StandIn | undefined {
  const folder = standInFolders.get(action);
  return folder && (parse(readFileSync(`${fileURLToPath(folder)}/action.yml`, "utf8")) as StandIn);
}

/** Runs the script of a composite action of one step, and keeps what it left as artifacts. */
async function runStandIn(task: Task, { inputs = {}, runs: { steps } }: StandIn): Promise<Performance> {
  const defaults = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.default ?? ""]));
  const given: Readonly<Record<string, string>> = { ...defaults, ...task.inputs };
  const resolveText = (text: string) =>
    text
      .replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => given[name] ?? "")
      .replaceAll("${{ github.token }}", task.job.token);
  const own = Object.entries(steps[0].env).map(([name, text]) => [name, resolveText(text)] as const);
  const kept = join(task.workspace.temp, "kept");
  await mkdir(kept, { recursive: true });
  const env = { ...task.env, ...Object.fromEntries(own), ANCHOR_TEST_ARTIFACTS: kept };
  const run = await runScript({ ...task, script: steps[0].run, shell: "bash", env });
  for (const name of await readdir(kept)) {
    const files = (await listFiles(join(kept, name))).map(async ([file, path]) => [file, await readFile(path, "utf8")]);
    task.artifacts[name] = Object.fromEntries(await Promise.all(files)) as Record<string, string>;
  }
  return byExitCode(run);
}

const actions: Readonly<Record<string, (task: Task) => Promise<Performance>>> = {
  "actions/cache/restore": async ({ inputs, caches, workspace }) => {
    const { path = "", key = "", "restore-keys": prefix } = inputs;
    const like = Object.keys(caches).findLast((one) => prefix !== undefined && one.startsWith(prefix));
    const content = caches[key] ?? caches[like ?? ""];
    if (content !== undefined) await workspace.write(path, content);
    return { failed: false };
  },
  "actions/cache/save": async ({ inputs: { path = "", key = "" }, caches, workspace }) => {
    // What GitHub has under a key stays as it is.
    caches[key] ??= await readFile(resolve(workspace.path, path), "utf8");
    return { failed: false };
  },
  "actions/checkout": async ({ workspace, files, job }) => {
    for (const [name, content] of Object.entries(files)) await workspace.write(name, content);
    await workspace.write(checkedOut, `${job.sha}\n`);
    return { failed: false };
  },
  // The Node that runs the tests is the one that every script finds first.
  "actions/setup-node": async () => ({ failed: false }),
  "actions/upload-artifact": async ({ inputs, artifacts, workspace }) => {
    const paths = (inputs["path"] ?? "").split("\n").filter((path) => path !== "");
    const found = paths.map((path) => resolve(workspace.path, path)).filter((path) => existsSync(path));
    const files = (await Promise.all(found.map(listFiles))).flat();
    const pairs = files.map(async ([name, path]) => [name, await readFile(path, "utf8")] as const);
    const name = inputs["name"] ?? "artifact";
    // A run has one artifact of a name: the second upload is refused.
    if (Object.hasOwn(artifacts, name)) return { failed: true };
    if (files.length > 0) artifacts[name] = Object.fromEntries(await Promise.all(pairs));
    return { failed: files.length === 0 && inputs["if-no-files-found"] === "error" };
  },
};

/** The file at `path`, or all files below it, by their names in an artifact. */
async function listFiles(path: string): Promise<readonly (readonly [name: string, path: string])[]> {
  if (!(await stat(path)).isDirectory()) return [[basename(path), path]];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.toSorted().map((file) => [relative(path, file), file]);
}
