/** What the runner and GitHub silently drop or cut, so that tests can assert that nothing of ours is. */
import { maskSecrets } from "./masking.ts";
import type { Run } from "./run-record.ts";

/** Figures of actions/runner and of GitHub's documentation. */
export const runnerLimits = {
  /** Bytes of one step's summary; a larger one is dropped whole. */
  summaryBytes: 1024 * 1024,
  /** Annotations shown per level and step. */
  annotationsPerLevel: 10,
  /** UTF-16 units of one annotation's message; the rest is cut off. */
  annotationLength: 4096,
  /** Bytes of all outputs of a job together, counted as UTF-16. */
  outputBytes: 1024 * 1024,
} as const;

/** The outputs that would survive as job outputs: empty ones and those that hold a masked value are dropped. */
export function toJobOutputs({ outputs, masks }: Pick<Run, "outputs" | "masks">): Record<string, string> {
  const kept = Object.entries(outputs).filter(([, value]) => value !== "" && maskSecrets(value, masks) === value);
  return Object.fromEntries(kept);
}

/** A sentence for each limit that a run went over; empty when nothing was lost. */
export function brokenLimits(run: Pick<Run, "summary" | "annotations" | "outputs" | "masks">): readonly string[] {
  const broken: string[] = [];
  const summary = Buffer.byteLength(run.summary);
  if (summary > runnerLimits.summaryBytes) broken.push(`The summary has ${summary} bytes and is dropped.`);
  for (const level of ["error", "warning", "notice"] as const) {
    const count = run.annotations.filter((annotation) => annotation.level === level).length;
    if (count > runnerLimits.annotationsPerLevel)
      broken.push(`Of ${count} annotations of level ${level} 10 are shown.`);
  }
  for (const { message } of run.annotations) {
    if (message.length > runnerLimits.annotationLength) broken.push(`Cut annotation: ${message.slice(0, 60)}…`);
  }
  const size = Object.values(run.outputs).reduce((sum, value) => sum + value.length * 2, 0);
  if (size > runnerLimits.outputBytes) broken.push(`The outputs have ${size} bytes together.`);
  const survivors = toJobOutputs(run);
  for (const [name, value] of Object.entries(run.outputs)) {
    if (value !== "" && !Object.hasOwn(survivors, name))
      broken.push(`Output ${name} holds a masked value, it is dropped.`);
  }
  return broken;
}
