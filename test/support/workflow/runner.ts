/**
 * Runs a workflow file as GitHub would, job by job on this machine: GitHub's own parser and expression engine decide
 * what happens, bash and the action do it. Legs of a matrix run one after the other.
 */
import { toFullJob, type FullJob, type Job } from "../runner/runner-environment.ts";
import { combine, statusOf, toGithub, toNeeds, type Result } from "./contexts.ts";
import { holds, resolve } from "./expressions.ts";
import { readWorkflow, type WorkflowJob } from "./file.ts";
import { runLeg, type JobRun, type Leg } from "./leg.ts";
import { runAction as runBuilt } from "../runner/runner.ts";
import type { Artifacts, Task } from "./steps.ts";

export interface WorkflowOptions extends Pick<Job, "event" | "ref" | "apiUrl" | "token" | "runAttempt"> {
  /** The workflow's path. */
  readonly file: string;
  /** What a checkout finds in the repository, by path. */
  readonly files?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Of a workflow that is called, what its caller gives it. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Files that earlier runs cached, by key; what this one caches is added. */
  readonly caches?: Record<string, string>;
  /** Default: as it was built. */
  readonly runAction?: Task["runAction"];
}

export interface WorkflowRun {
  readonly result: Result;
  /** One entry a job, or a leg of its matrix. */
  readonly jobs: readonly JobRun[];
  /** What was uploaded, by artifact and file. */
  readonly artifacts: Artifacts;
}

/**
 * Runs a workflow to its end. What a job leaves on disk is removed with the job.
 *
 * @throws RangeError when the event does not set it off, or it asks for more than is built here
 */
export async function runWorkflow(options: WorkflowOptions): Promise<WorkflowRun> {
  const { file, files = {}, vars = {}, secrets = {}, inputs = {}, caches = {}, runAction = runBuilt } = options;
  const workflow = await readWorkflow(file);
  const facts = toFullJob({ ...options, workflow: workflow.name });
  if (!workflow.events.includes(facts.event.name)) throw new RangeError(`${file} ignores ${facts.event.name}`);
  const artifacts = {};
  const done: JobRun[] = [];
  for (const job of inOrder(workflow.jobs)) {
    const own = { ...facts, job: job.id };
    const around = { workflow, facts: own, files, vars, secrets, inputs, artifacts, caches, runAction };
    done.push(...(await runJob(job, around, done)));
  }
  return { result: combine(done), jobs: done, artifacts };
}

function inOrder(jobs: readonly WorkflowJob[], done: readonly WorkflowJob[] = []): readonly WorkflowJob[] {
  const isDone = (id: string) => done.some((job) => job.id === id);
  const ready = jobs.filter(({ id, needs }) => !isDone(id) && needs.every(isDone));
  return ready.length === 0 ? done : inOrder(jobs, [...done, ...ready]);
}

type Surroundings = Omit<Parameters<typeof runLeg>[1], "matrix" | "contexts"> & {
  readonly facts: FullJob;
  readonly inputs: object;
};

type Matrix = Readonly<Record<string, readonly unknown[]>>;

interface Strategy {
  readonly matrix?: Matrix;
  readonly "fail-fast"?: boolean;
}

/** Every leg that `matrix` asks for, in GitHub's order; no workflow here includes or excludes any. */
function expandMatrix(matrix: Matrix): readonly Leg[] {
  return Object.entries(matrix).reduce<readonly Leg[]>(
    (legs, [name, values]) => legs.flatMap((leg) => values.map((value) => ({ ...leg, [name]: value }))),
    [{}],
  );
}

async function runJob(job: WorkflowJob, around: Surroundings, done: readonly JobRun[]): Promise<readonly JobRun[]> {
  const { facts, vars, secrets, inputs, workflow } = around;
  const given = { vars, secrets, inputs, matrix: null };
  const contexts = { github: toGithub(facts), needs: toNeeds(job.needs, done), ...given };
  const idle = { id: job.id, matrix: null, outputs: {}, steps: [] } as const;
  const ancestors = done.filter(({ id }) => ancestorsOf(job, workflow.jobs).has(id));
  if (!holds(job.condition, { contexts, status: statusOf(ancestors) })) return [{ ...idle, result: "skipped" }];
  const strategy = (resolve(job.strategy, { contexts }) ?? {}) as Strategy;
  const legs: JobRun[] = [];
  for (const matrix of strategy.matrix === undefined ? [null] : expandMatrix(strategy.matrix)) {
    const stopped = combine(legs) === "failure" && strategy["fail-fast"] !== false;
    const leg = stopped ? undefined : await runLeg(job, { ...around, matrix, contexts });
    legs.push(leg ?? { ...idle, matrix, result: "cancelled" });
  }
  return legs;
}

function ancestorsOf({ needs }: WorkflowJob, jobs: readonly WorkflowJob[]): ReadonlySet<string> {
  const parents = jobs.filter(({ id }) => needs.includes(id));
  return new Set([...needs, ...parents.flatMap((parent) => [...ancestorsOf(parent, jobs)])]);
}
