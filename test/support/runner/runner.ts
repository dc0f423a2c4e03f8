/** Runs the action the way GitHub's runner does: as it was built, or from the sources in this process. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { startAction as startSources } from "#action/start.ts";
import { systemClock } from "#host/host.ts";
import { skipWaits } from "../clock.ts";
import { readInputDefaults } from "../documents/action-yml.ts";
import type { Workspace } from "../files/workspace.ts";
import { connectInProcess } from "../github/in-process.ts";
import { standIns } from "../github/stand-in.ts";
import { startProcess, type ActionProcess, type Exit } from "./action-process.ts";
import { readRun, type Run } from "./run-record.ts";
import { commandFiles, inputVariable, toEnvironment, toFullJob, type FullJob, type Job } from "./runner-environment.ts";

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
  /** After so many milliseconds the action is killed and the run rejects. Default 240,000. */
  readonly timeoutMs?: number;
  /** Whether the action gets fewer than six answers. */
  readonly hasFewAnswers?: boolean;
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

/**
 * Else a thread optimises undici's parser, for longer than the answers of a test take to parse. With an option of V8, Node
 * starts without its own compiled code, which takes longer than the thread has for few answers.
 */
const briefly = ["--liftoff-only"];

/** Runs the action to its end. */
export async function runAction(options: RunOptions): Promise<MeasuredRun> {
  await using action = await startAction(options);
  return await action.ended;
}

/** Starts the action, to be sent signals or watched while it runs. */
export async function startAction(options: RunOptions): Promise<RunningAction> {
  const { workspace, entry = fromRoot("dist/index.js"), measureMemory = false, timeoutMs = 240_000 } = options;
  const job = toFullJob(options);
  await writeCommandFiles(workspace, job);
  const env = await toActionEnvironment(options, job);
  // Beside RUNNER_TEMP, where the action does not meet it.
  const peakFile = `${workspace.temp}-peak`;
  const { kill, printed, ended } = startProcess({
    args: measureMemory
      ? ["--import", new URL("peak-memory.ts", import.meta.url).href, entry]
      : [...(options.hasFewAnswers ? [] : briefly), entry],
    cwd: workspace.path,
    // What Node has compiled is not measured.
    env: measureMemory ? { ...env, ANCHOR_TEST_PEAK_FILE: peakFile, NODE_COMPILE_CACHE: undefined } : env,
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

/**
 * Runs the action from the sources in this process: its environment, its current folder and what it prints are the
 * step's meanwhile, so that one runs at a time. A stand-in of GitHub is asked without a socket: a run on a release takes
 * a fourth less.
 */
export async function runActionHere(
  options: Omit<RunOptions, "entry" | "hasFewAnswers" | "measureMemory" | "timeoutMs">,
): Promise<Run> {
  const { workspace, secrets = [] } = options;
  const job = toFullJob(options);
  await writeCommandFiles(workspace, job);
  const env = await toActionEnvironment(options, job);
  const github = standIns.get(job.apiUrl);
  const start = () => startSources(github && (() => connectInProcess(github, systemClock)));
  const exit = await asProcess({ env, cwd: workspace.path }, start);
  return readRun(exit, workspace.temp, [...secrets, job.token]);
}

/** Runs the action from the sources in this process, where its waits pass at once. */
export const runSources: typeof runActionHere = async (options) => {
  using _ = skipWaits();
  return await runActionHere(options);
};

let isTaken = false;

/** Runs `main` with the environment and the current folder of a process of its own, and collects what it prints. */
async function asProcess(
  { env, cwd }: { readonly env: NodeJS.ProcessEnv; readonly cwd: string },
  main: () => Promise<void>,
): Promise<Exit> {
  if (isTaken) throw new Error("The action runs in this process already.");
  isTaken = true;
  const before = { env: process.env, cwd: process.cwd(), exitCode: process.exitCode };
  const started = performance.now();
  const [stdout, stderr] = [collectWrites(process.stdout), collectWrites(process.stderr)];
  process.env = { ...env };
  process.chdir(cwd);
  process.exitCode = undefined;
  try {
    await main();
    const exitCode = process.exitCode ?? 0;
    return {
      exitCode,
      signal: null,
      stdout: stdout.text(),
      stderr: stderr.text(),
      durationMs: performance.now() - started,
    };
  } finally {
    process.env = before.env;
    process.chdir(before.cwd);
    process.exitCode = before.exitCode;
    stdout.restore();
    stderr.restore();
    isTaken = false;
  }
}

function collectWrites(stream: NodeJS.WriteStream) {
  const chunks: string[] = [];
  const write = stream.write.bind(stream);
  const collect = (chunk: Uint8Array | string): boolean => {
    chunks.push(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
    return true;
  };
  const listeners = stream.rawListeners("error");
  const restore = (): void => {
    stream.write = write;
    // The eleventh that stayed would be a warning on stderr of whatever runs then.
    const added = stream.rawListeners("error").filter((listener) => !listeners.includes(listener));
    for (const listener of added) stream.off("error", listener as (error: Error) => void);
  };
  stream.write = collect;
  return { text: () => chunks.join(""), restore };
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
