/** What our own CI holds a pull request to: its last word. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { runWorkflow } from "../../support/workflow/runner.ts";

type Steps = readonly { readonly run?: string }[];

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: Steps }>>;
}

/** Stands for a job of CI: does what CI would take minutes for, in no time and with the wanted end. */
const standIns = {
  success: { "runs-on": "ubuntu-latest", steps: [{ run: "true" }] },
  failure: { "runs-on": "ubuntu-latest", steps: [{ run: "false" }] },
  skipped: { "runs-on": "ubuntu-latest", if: false, steps: [{ run: "true" }] },
};

/** Plays ci.yml with a stand-in for each job but `conclusion`. */
async function play(ends: Readonly<Record<string, keyof typeof standIns>>) {
  const ci = await readCi();
  const jobs = Object.entries(ci.jobs).map(([id, job]) => {
    return [id, id === "conclusion" ? job : standIns[ends[id] ?? "success"]] as const;
  });
  await using folder = await makeFolder();
  const file = join(folder.path, "ci.yml");
  await writeFile(file, JSON.stringify({ ...ci, jobs: Object.fromEntries(jobs) }));
  return await runWorkflow({ file, event: { name: "pull_request", payload: {} } });
}

async function readCi(): Promise<Workflow> {
  return parse(await readFile(".github/workflows/ci.yml", "utf8")) as Workflow;
}

async function makeFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), "anchor-ci-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

// They ask for a Linux runner.
describe.runIf(process.platform === "linux")("CI", () => {
  test.each(["failure", "skipped"] as const)("does not pass when one job ends with %s, and says which", async (end) => {
    const run = await play({ test: end });
    const conclusion = run.jobs.find(({ id }) => id === "conclusion");
    expect(conclusion?.result).toBe("failure");
    expect(conclusion?.steps[0]?.log).toContain(`\ntest: ${end}\n`);
  });
});
