/** Runs workflow files by `act`, which is somebody else's idea of GitHub's runner: on this host, without containers. */
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { refusingUrl } from "../network/fault-server.ts";
import { startProcess, type Exit } from "../runner/action-process.ts";
import type { Result } from "../workflow/contexts.ts";
import type { RecipeRun } from "../workflow/recipe-run.ts";
import type { WorkflowOptions } from "../workflow/runner.ts";
import { ghFolder, listFiles, standInFolders } from "../workflow/steps.ts";
import { createWorkspace, type Workspace } from "../files/workspace.ts";

/** Where `act` is on the PATH, if it is. */
export function findAct(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, "act")).find((file) => existsSync(file));
}

/** What act says of a run: of the steps only those that ran. */
export interface ActRun {
  readonly exitCode: number | null;
  readonly jobs: RecipeRun["jobs"];
  readonly artifacts: RecipeRun["artifacts"];
}

const repository = "octo-org/octo-repo";

/** Where a `node` lies that lets act read to the end what a failing step printed. */
const patientFolder = fileURLToPath(new URL("patient", import.meta.url));

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
    ...["ubuntu", "windows", "macos"].map((system) => `--platform=${system}-latest=-self-hosted`),
    `--eventpath=${join(workspace.temp, "event.json")}`,
    ...pairs("--var", vars),
    ...pairs("--secret", { ...secrets, GITHUB_TOKEN: token }),
    ...pairs("--env", {
      ANCHOR_TEST_ARTIFACTS: artifacts,
      ANCHOR_TEST_NODE: process.execPath,
      GITHUB_API_URL: apiUrl,
      GITHUB_REPOSITORY: repository,
    }),
    ...pairs("--local-repository", await standIns(options.file, published(workspace))),
  ]);
  const lines = exit.stdout.split("\n").filter((line) => line.startsWith("{"));
  const entries = lines.map((line) => JSON.parse(line) as Entry);
  return { exitCode: exit.exitCode, jobs: toJobs(entries), artifacts: await readArtifacts(artifacts) };
}

/** The built action, in the checkout for workflows that use it as `./`, else where it is published. */
async function copyAction(folder: string): Promise<void> {
  const root = new URL("../../../", import.meta.url);
  for (const name of ["action.yml", "dist"]) {
    await cp(fileURLToPath(new URL(name, root)), join(folder, name), { recursive: true });
  }
}

const published = ({ temp }: Workspace): string => join(temp, "published");

/** What a checkout would bring along, as far as a step needs it, under git, which act asks. */
async function makeRepository(workspace: Workspace, { file }: WorkflowOptions): Promise<void> {
  const text = await readFile(file, "utf8");
  await copyAction(text.includes("uses: ./") ? workspace.path : published(workspace));
  await workspace.write(`.github/workflows/${basename(file)}`, text);
  await run(workspace, "git", ["init", "--quiet", "--initial-branch", "main"]);
  await run(workspace, "git", ["add", "."]);
  const author = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  await run(workspace, "git", [...author, "commit", "--quiet", "--message", "Everything"]);
}

async function run(workspace: Workspace, command: string, args: readonly string[]): Promise<Exit> {
  const path = [patientFolder, ghFolder, dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const env = { PATH: path, HOME: workspace.home, GIT_CONFIG_NOSYSTEM: "1" };
  const { ended } = startProcess({ command, args, cwd: workspace.path, env, timeoutMs: 60_000 });
  return ended;
}

/** The actions that the workflow uses and act does not bring along, in the versions that it pins, and where they are. */
async function standIns(file: string, ours: string): Promise<Readonly<Record<string, string>>> {
  const places: Readonly<Record<string, string>> = {
    ...Object.fromEntries([...standInFolders].map(([action, folder]) => [action, fileURLToPath(folder)])),
    "actions/upload-artifact": fileURLToPath(new URL("upload-artifact", import.meta.url)),
    "anchor-artifacts/anchor-artifacts": ours,
  };
  const used = (await readFile(file, "utf8")).match(/[\w-]+\/[\w-]+@[0-9a-f]{40}/g) ?? [];
  return Object.fromEntries(
    used.flatMap((name) => {
      const place = places[name.split("@")[0] ?? ""];
      return place === undefined ? [] : [[name, place]];
    }),
  );
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
  /** Properties of a workflow command. */
  readonly kvPairs?: Readonly<Record<string, string>>;
}

function toJobs(entries: readonly Entry[]): ActRun["jobs"] {
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
function toSteps(entries: readonly Entry[]): ActRun["jobs"][number]["steps"] {
  // A step of a composite action has an id of two parts.
  const main = entries.filter(({ stage, stepID }) => stage === "Main" && stepID?.length === 1);
  return main.flatMap(({ step = "", stepID, stepResult: outcome }) => {
    if (outcome === undefined) return [];
    const own = main.filter((entry) => entry.stepID?.[0] === stepID?.[0]);
    const set = own.filter(({ command }) => command === "set-output");
    const errors = own.filter(({ command }) => command === "error");
    return [
      {
        name: step,
        outcome,
        outputs: Object.fromEntries(set.map(({ name, arg }) => [name, arg])),
        log: own.flatMap(({ raw_output: isPrinted, msg }) => (isPrinted === true ? msg : [])).join(""),
        errors: errors.map(({ kvPairs }) => kvPairs?.["file"]),
      },
    ];
  });
}

async function readArtifacts(folder: string): Promise<RecipeRun["artifacts"]> {
  const artifacts: Record<string, Record<string, string>> = {};
  for (const name of await readdir(folder)) {
    const files = (await listFiles(join(folder, name))).map(async ([file, path]) => [
      file,
      await readFile(path, "utf8"),
    ]);
    artifacts[name] = Object.fromEntries(await Promise.all(files)) as Record<string, string>;
  }
  return artifacts;
}
