/** Runs one job, or one leg of its matrix: a fresh workspace, then step after step. */
import { toJobOutputs } from "../runner/limits.ts";
import { maskSecrets } from "../runner/masking.ts";
import type { Run } from "../runner/run-record.ts";
import type { FullJob } from "../runner/runner-environment.ts";
import type { Result } from "./contexts.ts";
import type { Contexts } from "./evaluate.ts";
import { holds, resolve, resolveTexts, toText } from "./expressions.ts";
import type { WorkflowFile, WorkflowJob, WorkflowStep } from "./file.ts";
import { perform, type Task } from "./steps.ts";
import { createWorkspace, type Workspace } from "../files/workspace.ts";

type Texts = Readonly<Record<string, string>>;
/** One leg of a matrix: the value of each axis. */
export type Leg = Readonly<Record<string, unknown>>;

export interface JobRun {
  readonly id: string;
  readonly matrix: Leg | null;
  readonly result: Result;
  readonly outputs: Texts;
  readonly steps: readonly StepRun[];
}

export interface StepRun {
  /** Its name, else the action, else the script. */
  readonly name: string;
  readonly outcome: Result;
  readonly conclusion: Result;
  readonly outputs: Texts;
  /** Both streams with all secrets masked. */
  readonly log: string;
  /** What the process left; absent for skipped steps and for what the runner does itself. */
  readonly run?: Run;
}

/** What a leg is run in. */
interface LegFacts extends Pick<Task, "files" | "artifacts" | "caches" | "runAction"> {
  readonly workflow: WorkflowFile;
  readonly facts: FullJob;
  readonly matrix: Leg | null;
  readonly vars: Texts;
  readonly secrets: Texts;
  /** Those that all legs of the job share. */
  readonly contexts: Contexts;
}

/** Runs the steps of `job`; nothing of them is left on disk. */
export async function runLeg(job: WorkflowJob, leg: LegFacts): Promise<JobRun> {
  const { workflow, matrix, facts, files, artifacts, caches, secrets, runAction } = leg;
  await using workspace = await createWorkspace();
  const base = { ...leg.contexts, matrix, runner: { os: "Linux", temp: workspace.temp } };
  const workflowEnv = resolveTexts(workflow.env, { contexts: base });
  const env = { ...workflowEnv, ...resolveTexts(job.env, { contexts: { ...base, env: workflowEnv } }) };
  const steps: StepRun[] = [];
  for (const step of job.steps) {
    const runs = steps.flatMap(({ run }) => run ?? []);
    const contexts = { ...base, env: merge([env, ...runs.map((run) => run.env)]), steps: toSteps(job, steps) };
    const masks = [...Object.values(secrets), facts.token, ...runs.flatMap((run) => run.masks)];
    const shared = { job: { ...facts, matrix }, workspace, files, artifacts, caches, secrets: masks, runAction };
    steps.push(await runStep(step, contexts, { shared, failed: hasFailed(steps) }));
  }
  const outputs = resolveTexts(job.outputs, { contexts: { ...base, env, steps: toSteps(job, steps) } });
  const masks = [...Object.values(secrets), facts.token, ...steps.flatMap(({ run }) => run?.masks ?? [])];
  const result = hasFailed(steps) ? "failure" : "success";
  return { id: job.id, matrix, result, outputs: toJobOutputs({ outputs, masks }), steps };
}

function merge(parts: readonly Texts[]): Texts {
  return Object.assign({}, ...parts) as Texts;
}

/** The context `steps`: those that the workflow gave an id. */
function toSteps(job: WorkflowJob, steps: readonly StepRun[]): Readonly<Record<string, unknown>> {
  const entries = steps.map(({ outcome, conclusion, outputs }, index) => {
    return [job.steps[index]?.id ?? "", { outcome, conclusion, outputs }] as const;
  });
  return Object.fromEntries(entries.filter(([id]) => !id.startsWith("__")));
}

function hasFailed(steps: readonly StepRun[]): boolean {
  return steps.some(({ conclusion }) => conclusion === "failure");
}

interface StepFacts {
  readonly shared: Pick<Task, "job" | "files" | "artifacts" | "caches" | "secrets" | "runAction"> & {
    readonly workspace: Workspace;
  };
  /** Whether a step before it failed. */
  readonly failed: boolean;
}

async function runStep(step: WorkflowStep, outer: Contexts, { shared, failed }: StepFacts): Promise<StepRun> {
  const env = { ...(outer["env"] as Texts), ...resolveTexts(step.env, { contexts: outer }) };
  const scope = { contexts: { ...outer, env } };
  const script = toText(resolve(step.run, scope));
  const name = toText(resolve(step.name, scope)) || (step.uses ?? script);
  if (!holds(step.condition, { ...scope, status: { success: !failed, failure: failed, cancelled: false } })) {
    return { name, outcome: "skipped", conclusion: "skipped", outputs: {}, log: "" };
  }
  const { id, uses, shell } = step;
  const done = await perform({ ...shared, id, uses, shell, script, env, inputs: resolveTexts(step.with, scope) });
  const outcome = done.failed ? "failure" : "success";
  const conclusion = done.failed && resolve(step.continueOnError, scope) === true ? "success" : outcome;
  if (done.run === undefined) return { name, outcome, conclusion, outputs: {}, log: "" };
  const log = maskSecrets(done.run.stdout + done.run.stderr, done.run.masks);
  return { name, outcome, conclusion, outputs: done.run.outputs, log, run: done.run };
}
