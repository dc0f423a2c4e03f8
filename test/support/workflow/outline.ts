/** A workflow's run in a few lines, the same whoever ran it. */
import type { JobRun, StepRun } from "./leg.ts";

/** A line a job or leg, a line a step; steps of ours with how many subjects are anchored or accepted, and the status. */
export function outlineOf({ jobs }: { readonly jobs: readonly JobRun[] }): readonly string[] {
  const blocks = jobs.map(({ id, matrix, result, steps }) => [
    [id, ...namesOf(matrix)].join(" ") + `: ${result}`,
    ...steps.filter(({ name }) => !name.startsWith("actions/checkout@")).map(lineOf),
  ]);
  // Legs run in any order, and so may jobs.
  return blocks.toSorted(([one = ""], [other = ""]) => one.localeCompare(other)).flat();
}

function namesOf(matrix: JobRun["matrix"]): readonly string[] {
  return Object.entries(matrix ?? {})
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([axis, value]) => `${axis}=${String(value)}`);
}

function lineOf({ name, outcome, outputs }: StepRun): string {
  const { count, status, "anchored-count": anchored, "accepted-count": accepted } = outputs;
  if (count === undefined) return `  ${name}: ${outcome}`;
  const counted = [`${anchored} of ${count}`, ...(accepted === "0" ? [] : [`${accepted} accepted`])];
  return `  ${name}: ${outcome}, ${[...counted, status].join(", ")}`;
}
