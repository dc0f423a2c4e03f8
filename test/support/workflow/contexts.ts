/** The contexts and results that expressions see, as GitHub documents them; only what our workflows may ask for. */
import type { FullJob } from "../runner/runner-environment.ts";
import type { Status } from "./expressions.ts";

export type Result = "success" | "failure" | "cancelled" | "skipped";

/** The result of several legs, or of several jobs. */
export function combine(runs: readonly { readonly result: Result }[]): Result {
  const results = new Set(runs.map(({ result }) => result));
  return (["failure", "cancelled", "success"] as const).find((result) => results.has(result)) ?? "skipped";
}

/** What the status functions say after the jobs `runs`. */
export function statusOf(runs: readonly { readonly result: Result }[]): Status {
  const results = runs.map(({ result }) => result);
  return {
    success: results.every((result) => result === "success"),
    failure: results.includes("failure"),
    cancelled: results.includes("cancelled"),
  };
}

/** The context `github` of a job. */
export function toGithub(job: FullJob): Readonly<Record<string, unknown>> {
  return {
    event: job.event.payload,
    event_name: job.event.name,
    job: job.job,
    ref: job.ref,
    ref_name: job.ref.replace(/^refs\/(?:heads|tags|pull)\//, ""),
    ref_type: job.ref.startsWith("refs/tags/") ? "tag" : "branch",
    repository: job.repository,
    run_attempt: job.runAttempt,
    run_id: job.runId,
    sha: job.sha,
    token: job.token,
    workflow: job.workflow,
  };
}

/** The context `needs`: of a matrix the last leg's outputs count. */
export function toNeeds(
  names: readonly string[],
  runs: readonly { readonly id: string; readonly result: Result; readonly outputs: Readonly<Record<string, string>> }[],
): Readonly<Record<string, unknown>> {
  const entries = names.map((name) => {
    const legs = runs.filter(({ id }) => id === name);
    const outputs: unknown = Object.assign({}, ...legs.map((leg) => leg.outputs));
    return [name, { result: combine(legs), outputs }] as const;
  });
  return Object.fromEntries(entries);
}
