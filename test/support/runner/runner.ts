/** Runs the built action the way GitHub's runner does. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { startProcess, type ActionProcess, type Exit } from "./action-process.ts";
import { readInputDefaults } from "../action-yml.ts";
import { readRun, type Run } from "./run-record.ts";
import { commandFiles, inputVariable, toEnvironment, toFullJob, type FullJob, type Job } from "./runner-environment.ts";
import type { Workspace } from "../workspace.ts";

export interface RunOptions extends Job {
  readonly workspace: Workspace;
  /** The step's `with:`; the other inputs get their defaults from action.yml. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Further variables, or `undefined` for those to be taken away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Values the runner masks from the start, as it does with secrets. */
  readonly secrets?: readonly string[];
  /** Default `dist/index.js`. */
  readonly entry?: string;
  /** Default `action.yml`. */
  readonly manifest?: string;
  /** After so many milliseconds the action is killed and the run rejects. Default 60,000. */
  readonly timeoutMs?: number;
  /** Measures the largest resident set, by a module loaded before the action. */
  readonly measureMemory?: boolean;
}

/** A run, with the largest resident set where it was measured and no signal ended the action. */
export interface MeasuredRun extends Run {
  readonly peakBytes?: number;
}

/** An action that runs. Disposing of it kills it. */
export interface RunningAction extends AsyncDisposable {
  readonly kill: ActionProcess["kill"];
  readonly printed: ActionProcess["printed"];
  readonly ended: Promise<MeasuredRun>;
}

/** Runs the action to its end. */
export async function runAction(options: RunOptions): Promise<MeasuredRun> {
  await using action = await startAction(options);
  return await action.ended;
}

/** Starts the action, to be sent signals or watched while it runs. */
export async function startAction(options: RunOptions): Promise<RunningAction> {
  const { workspace, entry = fromRoot("dist/index.js"), measureMemory = false, timeoutMs = 60_000 } = options;
  const job = toFullJob(options);
  await writeCommandFiles(workspace, job);
  const env = await toActionEnvironment(options, job);
  // Beside RUNNER_TEMP, where the action does not meet it.
  const peakFile = `${workspace.temp}-peak`;
  const { kill, printed, ended } = startProcess({
    args: measureMemory ? ["--import", new URL("peak-memory.ts", import.meta.url).href, entry] : [entry],
    cwd: workspace.path,
    env: measureMemory ? { ...env, ANCHOR_TEST_PEAK_FILE: peakFile } : env,
    timeoutMs,
  });
  const read = async (exit: Exit): Promise<MeasuredRun> => {
    const run = await readRun(exit, workspace.temp, [...(options.secrets ?? []), job.token]);
    const measured = measureMemory && exit.signal === null;
    return measured ? { ...run, peakBytes: Number(await readFile(peakFile, "utf8")) } : run;
  };
  const run = ended.then(read);
  const dispose = async () => {
    kill("SIGKILL");
    await Promise.allSettled([run]);
  };
  return { kill, printed, ended: run, [Symbol.asyncDispose]: dispose };
}

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** Makes the files that a step writes for the runner, empty, and the event's payload. */
export async function writeCommandFiles({ temp }: Workspace, job: FullJob): Promise<void> {
  const { folder, event, ...files } = commandFiles(temp);
  await mkdir(folder, { recursive: true });
  await writeFile(event, JSON.stringify(job.event.payload));
  await Promise.all(Object.values(files).map((file) => writeFile(file, "")));
}

async function toActionEnvironment(options: RunOptions, job: FullJob): Promise<NodeJS.ProcessEnv> {
  const { workspace, inputs = {}, env = {}, manifest = fromRoot("action.yml") } = options;
  const { token, workflow, repository, sha, ref } = job;
  const contexts = { github: { token, workflow, job: job.job, repository, sha, ref }, matrix: job.matrix };
  const defaults = await readInputDefaults(manifest, contexts);
  const unexpected = Object.keys(inputs).filter((name) => !Object.hasOwn(defaults, name));
  if (unexpected.length > 0) throw new RangeError(`The action has no input ${unexpected.join(", ")}`);
  const pairs = Object.entries({ ...defaults, ...inputs });
  const variables = Object.fromEntries(pairs.map(([name, value]) => [inputVariable(name), value]));
  return { ...toEnvironment(job, workspace), ...variables, ...env };
}
