/** A recipe, played once: by act where that is on the PATH, else by the runner for tests. */
import { findAct, runByAct } from "../act/act.ts";
import type { StepRun } from "./leg.ts";
import type { Outlined } from "./outline.ts";
import { runWorkflow, type WorkflowOptions } from "./runner.ts";
import type { Artifacts } from "./steps.ts";

/** What both runners can tell of a run. */
export interface RecipeRun {
  readonly jobs: readonly (Outlined["jobs"][number] & {
    readonly steps: readonly (Pick<StepRun, "name" | "outcome" | "outputs" | "log"> & {
      /** The files of the error annotations; one without a file is `undefined`. */
      readonly errors: readonly (string | undefined)[];
    })[];
  })[];
  readonly artifacts: Artifacts;
}

/** Plays the recipe that `options` are of, to its end. */
export async function runRecipe(options: WorkflowOptions): Promise<RecipeRun> {
  const act = findAct();
  return act === undefined ? await runByOwn(options) : await runByAct(act, options);
}

/** Plays it by the runner for tests, also where act is there. */
export async function runByOwn(options: WorkflowOptions): Promise<RecipeRun> {
  const { jobs, artifacts } = await runWorkflow(options);
  return { jobs: jobs.map((job) => ({ ...job, steps: job.steps.map(toStep) })), artifacts };
}

function toStep({ run, ...step }: StepRun): RecipeRun["jobs"][number]["steps"][number] {
  const errors = (run?.annotations ?? []).filter(({ level }) => level === "error");
  return { ...step, errors: errors.map(({ properties }) => properties["file"]) };
}
