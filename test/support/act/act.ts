/** Runs workflow files by `act`, which is somebody else's idea of GitHub's runner: on this host, without containers. */
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { refusingUrl } from "../fault-server.ts";
import { startProcess, type Exit } from "../action-process.ts";
import type { Result } from "../workflow-contexts.ts";
import type { Outlined } from "../workflow-outline.ts";
import type { WorkflowOptions } from "../workflow-runner.ts";
import { createWorkspace, type Workspace } from "../workspace.ts";

/** Where `act` is on the PATH, if it is. */
export function findAct(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, "act")).find((file) => existsSync(file));
}

/** What act says of a run. */
export interface ActRun extends Outlined {
  readonly exitCode: number | null;
  /** What the steps printed, masked by act. */
  readonly log: string;
  /** Names of uploaded files, by artifact. */
  readonly artifacts: Readonly<Record<string, readonly string[]>>;
}

const repository = "octo-org/octo-repo";

/** Runs `options.file` in a fresh repository that holds the built action and `options.files`. */
export async function runByAct(act: string, options: WorkflowOptions): Promise<ActRun> {
  await using workspace = await createWorkspace(options.files);
  await makeRepository(workspace, options);
  const artifacts = join(workspace.temp, "artifacts");
  await mkdir(artifacts);
  const { event = { name: "push", payload: {} }, vars = {}, secrets = {}, apiUrl = refusingUrl, token = "" } = options;
  await writeFile(join(workspace.temp, "event.json"), JSON.stringify(event.payload));
  const pairs = (flag: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  const exit = await run(workspace, act, [
    event.name,
    "--json",
    "--no-cache-server",
    `--workflows=.github/workflows/${basename(options.file)}`,
    "--platform=ubuntu-latest=-self-hosted",
    `--eventpath=${join(workspace.temp, "event.json")}`,
    ...pairs("--var", vars),
    ...pairs("--secret", { ...secrets, GITHUB_TOKEN: token }),
    ...pairs("--env", { ANCHOR_TEST_ARTIFACTS: artifacts, GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository }),
    ...pairs("--local-repository", await standIns(options.file)),
  ]);
  const lines = exit.stdout.split("\n").filter((line) => line.startsWith("{"));
  const entries = lines.map((line) => JSON.parse(line) as Entry);
  const log = entries.flatMap(({ raw_output: isPrinted, msg }) => (isPrinted === true ? msg : [])).join("");
  return { exitCode: exit.exitCode, log, jobs: toJobs(entries), artifacts: await listFolders(artifacts) };
}

/** What a checkout of this project would bring along, as far as a step needs it, under git, which act asks. */
async function makeRepository(workspace: Workspace, { file }: WorkflowOptions): Promise<void> {
  const root = new URL("../../../", import.meta.url);
  for (const name of ["action.yml", "dist"]) {
    await cp(fileURLToPath(new URL(name, root)), join(workspace.path, name), { recursive: true });
  }
  await workspace.write(`.github/workflows/${basename(file)}`, await readFile(file, "utf8"));
  await run(workspace, "git", ["init", "--quiet", "--initial-branch", "main"]);
  await run(workspace, "git", ["add", "."]);
  const author = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  await run(workspace, "git", [...author, "commit", "--quiet", "--message", "Everything"]);
}

async function run(workspace: Workspace, command: string, args: readonly string[]): Promise<Exit> {
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const env = { PATH: path, HOME: workspace.home, GIT_CONFIG_NOSYSTEM: "1" };
  const { ended } = startProcess({ command, args, cwd: workspace.path, env, timeoutMs: 60_000 });
  return ended;
}

/** The action of others that our workflows use and act does not bring along, in the version that they pin. */
async function standIns(file: string): Promise<Readonly<Record<string, string>>> {
  const used = /actions\/upload-artifact@[0-9a-f]{40}/.exec(await readFile(file, "utf8"));
  return used === null ? {} : { [used[0]]: fileURLToPath(new URL("upload-artifact", import.meta.url)) };
}

/** One entry of act's log, as far as it is read here. */
interface Entry {
  readonly msg: string;
  /** Whether a step printed the message. */
  readonly raw_output?: boolean;
  readonly job?: string;
  readonly jobID?: string;
  readonly jobResult?: Result;
  readonly matrix?: Readonly<Record<string, unknown>>;
  readonly stage?: string;
  readonly step?: string;
  readonly stepID?: readonly string[];
  readonly stepResult?: Result;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
}

function toJobs(entries: readonly Entry[]): Outlined["jobs"] {
  const legs = Map.groupBy(entries, ({ job }) => job ?? "");
  legs.delete("");
  return [...legs.values()].map((own) => {
    const { jobID = "", matrix = {} } = own[0] ?? {};
    const steps = toSteps(own);
    const said = own.findLast(({ jobResult }) => jobResult !== undefined)?.jobResult ?? "skipped";
    // act says of every leg of a matrix what became of all of them together.
    const result = said === "failure" && steps.every(({ outcome }) => outcome !== "failure") ? "success" : said;
    return { id: jobID, matrix, result, steps };
  });
}

/** The steps that ran: act says nothing of those that it skips. */
function toSteps(entries: readonly Entry[]): Outlined["jobs"][number]["steps"] {
  // A step of a composite action has an id of two parts.
  const main = entries.filter(({ stage, stepID }) => stage === "Main" && stepID?.length === 1);
  return main.flatMap(({ step = "", stepID, stepResult: outcome }) => {
    if (outcome === undefined) return [];
    const set = main.filter((entry) => entry.command === "set-output" && entry.stepID?.[0] === stepID?.[0]);
    return [{ name: step, outcome, outputs: Object.fromEntries(set.map(({ name, arg }) => [name, arg])) }];
  });
}

async function listFolders(folder: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const names = await readdir(folder);
  const entries = names.map(async (name) => [name, (await readdir(join(folder, name))).toSorted()] as const);
  return Object.fromEntries(await Promise.all(entries));
}
