/** A workflow file as GitHub's own parser reads it, with what that leaves in the tokens: `with`, `shell`. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import type { Step as ParsedStep, WorkflowJob as ParsedJob } from "@actions/workflow-parser/model/workflow-template";
import type { MappingToken } from "@actions/workflow-parser/templates/tokens/mapping-token";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import { parse } from "yaml";

export interface WorkflowFile {
  readonly name: string;
  /** The events it waits for. */
  readonly events: readonly string[];
  readonly env: TemplateToken | undefined;
  readonly jobs: readonly WorkflowJob[];
}

export interface WorkflowJob {
  readonly id: string;
  readonly needs: readonly string[];
  /** An expression with a status function in it. */
  readonly condition: string;
  readonly strategy: TemplateToken | undefined;
  readonly env: TemplateToken | undefined;
  readonly outputs: TemplateToken | undefined;
  readonly steps: readonly WorkflowStep[];
}

export interface WorkflowStep {
  /** As written, or made by the parser; those begin with `__`. */
  readonly id: string;
  readonly name: TemplateToken | undefined;
  /** An expression with a status function in it. */
  readonly condition: string;
  readonly env: TemplateToken | undefined;
  readonly with: TemplateToken | undefined;
  readonly uses: string | undefined;
  readonly run: TemplateToken | undefined;
  readonly shell: string | undefined;
  readonly continueOnError: TemplateToken | undefined;
}

/**
 * Reads the workflow at `path`.
 *
 * @throws Error when GitHub would refuse it, RangeError when it says something that the runner for tests does not do
 */
export async function readWorkflow(path: string): Promise<WorkflowFile> {
  // As JSON, which is YAML too: the parser keeps the indentation of a block that has an expression in it.
  const content = JSON.stringify(parse(await readFile(path, "utf8")));
  const { context, value } = parseWorkflow({ name: path, content }, new NoOperationTraceWriter());
  context.errors.check();
  if (value === undefined) throw new RangeError(`${path} is empty`);
  const { events, jobs, env } = await convertWorkflowTemplate(context, value);
  context.errors.check();
  const root = value.assertMapping("workflow");
  expectOnly(root, ["name", "on", "permissions", "env", "jobs", "concurrency"]);
  const written = tokenAt(root, "jobs")?.assertMapping("jobs");
  return {
    name: textAt(root, "name") ?? `.github/workflows/${basename(path)}`,
    events: Object.keys(events),
    env,
    jobs: jobs.map((job) => toJob(job, tokenAt(written, job.id.value)?.assertMapping("job"))),
  };
}

const jobKeys = ["name", "needs", "if", "permissions", "runs-on", "strategy", "env", "outputs", "steps"];

function toJob(job: ParsedJob, written: MappingToken | undefined): WorkflowJob {
  if (job.type !== "job") throw new RangeError("The runner for tests calls no workflows");
  expectOnly(written, [...jobKeys, "timeout-minutes", "environment"]);
  const steps = [...(tokenAt(written, "steps")?.assertSequence("steps") ?? [])];
  return {
    id: job.id.value,
    needs: (job.needs ?? []).map(({ value }) => value),
    condition: job.if.expression,
    strategy: job.strategy,
    env: job.env,
    outputs: job.outputs,
    steps: job.steps.map((step, index) => toStep(step, steps[index]?.assertMapping("step"))),
  };
}

function toStep(step: ParsedStep, written: MappingToken | undefined): WorkflowStep {
  expectOnly(written, ["id", "name", "if", "env", "with", "uses", "run", "shell", "continue-on-error"]);
  return {
    id: step.id,
    name: step.name,
    condition: step.if?.expression ?? "success()",
    env: tokenAt(written, "env"),
    with: tokenAt(written, "with"),
    uses: textAt(written, "uses"),
    run: tokenAt(written, "run"),
    shell: textAt(written, "shell"),
    continueOnError: tokenAt(written, "continue-on-error"),
  };
}

/** The value of `key`; the library's own look-up says that there always is one. */
function tokenAt(mapping: MappingToken | undefined, key: string): TemplateToken | undefined {
  return mapping?.find(key);
}

function textAt(mapping: MappingToken | undefined, key: string): string | undefined {
  return tokenAt(mapping, key)?.assertString(key).value;
}

function expectOnly(mapping: MappingToken | undefined, known: readonly string[]): void {
  const keys = [...(mapping ?? [])].map(({ key }) => key.toString());
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new RangeError(`The runner for tests does not know ${unknown.join(", ")}`);
}
