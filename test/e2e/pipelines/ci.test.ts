/** Our own workflows as far as they use the action: CI, the prober, and those that others call, as their jobs would be. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { createWorkspace } from "../../support/files/workspace.ts";
import { runActionHere, runSources } from "../../support/runner/runner.ts";
import { outlineOf } from "../../support/workflow/outline.ts";
import { runWorkflow, type WorkflowRun } from "../../support/workflow/runner.ts";
import { prepareScenario } from "../../support/workflow/scenarios.ts";

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

/** Plays ci.yml with a stand-in for each job but `conclusion` and those of `real`. */
async function play(real: Workflow["jobs"], ends: Readonly<Record<string, keyof typeof standIns>>) {
  const ci = await readCi();
  const jobs = Object.entries(ci.jobs).map(([id, job]) => {
    return [id, id === "conclusion" ? job : (real[id] ?? standIns[ends[id] ?? "success"])] as const;
  });
  await using workspace = await createWorkspace();
  const file = await workspace.write("ci.yml", JSON.stringify({ ...ci, jobs: Object.fromEntries(jobs) }));
  return await runWorkflow({ file, event: { name: "pull_request", payload: {} }, runAction: runActionHere });
}

async function readCi(): Promise<Workflow> {
  return parse(await readFile(".github/workflows/ci.yml", "utf8")) as Workflow;
}

/** The steps as they stand, but for npm: the checkout of a test has no packages. `service` is run for the service. */
function withoutNpm(steps: Steps, service: string): Steps {
  return steps.map(({ run, ...step }) =>
    run === undefined
      ? step
      : { ...step, run: run.replace("npm run service --", () => service).replace(/^npm ci$/, "true") },
  );
}

/** A command that starts the service, which a runner would end with the job, and this with the test. */
async function prepareService(): Promise<AsyncDisposable & { readonly command: string }> {
  const workspace = await createWorkspace();
  const pid = await workspace.write("pid", "0");
  const start = `echo "$$" > "${pid}"\nexec node "${join(process.cwd(), "service/main.ts")}" "$@"\n`;
  const script = await workspace.write("service.sh", start);
  const stop = async () => {
    const id = Number(await readFile(pid, "utf8"));
    // It never started; and 0 would be this very process with all that it has started.
    if (id > 0) process.kill(id);
    await workspace.remove();
  };
  return { command: `sh "${script}"`, [Symbol.asyncDispose]: stop };
}

/** The lines of the job's steps, without those of other people's actions. */
function linesOf(run: WorkflowRun, job: string): readonly string[] {
  const lines = outlineOf({ jobs: run.jobs.filter(({ id }) => id === job) });
  return lines.filter((line) => !line.startsWith("  actions/"));
}

// They ask for a Linux runner.
describe.runIf(process.platform === "linux")("CI", () => {
  test("CI uses the action: it stamps a file, verifies it, and sees one changed byte fail", async () => {
    await using service = await prepareService();
    const { "action-test": job } = (await readCi()).jobs;
    const steps = withoutNpm(job?.steps ?? [], service.command);
    const run = await play({ "action-test": { ...job, steps } }, {});
    expect(linesOf(run, "action-test")).toEqual([
      "action-test: success",
      "  true: success",
      "  Start the local service, and wait until it answers: success",
      "  Make a file that no other run has: success",
      "  Stamp it, and wait until the chain holds it: success, 1 of 1, finalized",
      "  The outputs say that the chain holds it: success",
      "  Verify it: success, 1 of 1, finalized",
      "  The outputs say that it is verified: success",
      "  Change one byte: success",
      "  Verify what was changed, which has to fail: failure, 0 of 1, finalized",
      "  It failed, and for that byte: success",
      "  What the service was asked: skipped",
    ]);
    expect(linesOf(run, "conclusion")[0]).toBe("conclusion: success");
  });

  test.each(["failure", "skipped"] as const)(
    "CI does not pass when one job ends with %s, and says which",
    async (end) => {
      const run = await play({}, { test: end });
      const conclusion = run.jobs.find(({ id }) => id === "conclusion");
      expect(conclusion?.result).toBe("failure");
      expect(conclusion?.steps[0]?.log).toContain(`\ntest: ${end}\n`);
    },
  );
});

describe.runIf(process.platform === "linux")("our own prober", () => {
  const prober = { file: ".github/workflows/prober.yml", event: { name: "schedule", payload: {} } };

  test("our own prober says that there is nothing to probe, and passes, without the key of a service", async () => {
    const run = await runWorkflow(prober);
    expect(outlineOf(run)).toEqual(["look: success", "  Look: success", "probe: skipped"]);
    const annotations = run.jobs[0]?.steps[0]?.run?.annotations ?? [];
    expect(annotations.filter(({ level }) => level === "notice")).toHaveLength(1);
  });

  test("our own prober stamps, checks and verifies a dated file, and holds a service to not knowing everything", async () => {
    await using stage = await prepareScenario("a release with a service");
    const { vars = {}, secrets = {} } = stage.options;
    const run = await runWorkflow({ ...prober, vars, secrets, files: {}, runAction: runSources });
    expect(outlineOf(run)).toEqual([
      "look: success",
      "  Look: success",
      "probe: success",
      "  Write a dated file, and one that nobody ever stamps: success",
      "  Stamp the dated file: success, 1 of 1, finalized",
      "  Check it: success, 1 of 1, finalized",
      "  Verify it: success, 1 of 1, finalized",
      "  The other file must not be found: success, 0 of 1, finalized",
      "  Keep the evidence: success",
    ]);
    const kept = Object.keys(run.artifacts["evidence"] ?? {}).filter((name) => name.endsWith("/results.json"));
    expect(kept).toEqual(["check", "stamp", "unknown", "verify"].map((name) => `${name}/results.json`));
  });
});

interface Called {
  readonly on: {
    readonly workflow_call: { readonly inputs: Readonly<Record<string, { readonly default?: string | boolean }>> };
  };
}

/** The called workflow as one that runs by itself: `uses: ./…` is the action. */
async function writeCalled(
  name: string,
  given: Readonly<Record<string, string>>,
  event: string,
): Promise<AsyncDisposable & { file: string }> {
  const text = await readFile(`.github/workflows/${name}.yml`, "utf8");
  const { inputs } = (parse(text) as Called).on.workflow_call;
  const filled = text
    .replace(/^on:\n[^]*?(?=^jobs:)/m, `on: ${event}\n\n`)
    .replaceAll(
      /\$\{\{ inputs\.([\w-]+) \}\}/g,
      (_, input: string) => given[input] ?? String(inputs[input]?.default ?? ""),
    )
    .replaceAll(/\$\{\{ job\.workflow_\w+ \}\}/g, "main")
    .replaceAll("secrets.api-key", "secrets.ANCHOR_KEY")
    .replace(/gh run download .*/, "mkdir -p dist && printf app > dist/app.tgz && printf notes > dist/notes.txt")
    .replaceAll("uses: ./.anchor-artifacts", "uses: ./");
  const workspace = await createWorkspace();
  return { ...workspace, file: await workspace.write(`${name}.yml`, filled) };
}

describe.runIf(process.platform === "linux")("a workflow that others call", () => {
  test("the workflow to call stamps the caller's artifact and keeps the evidence", async () => {
    await using stage = await prepareScenario("a tag");
    const given = { artifact: "dist", "api-url": stage.service.url };
    await using called = await writeCalled("stamp", given, "push");
    const run = await runWorkflow({ ...stage.options, file: called.file, runAction: runSources });
    expect(outlineOf(run)).toEqual([
      expect.stringMatching(/^stamp: success/),
      expect.stringMatching(/Fetch the action, at the commit of this workflow: success/),
      expect.stringMatching(/Fetch the files: success/),
      expect.stringMatching(/Stamp: success, .*2/),
      expect.stringMatching(/Keep the evidence: success/),
    ]);
    const evidence = run.artifacts["anchor-evidence-dist"] ?? {};
    expect(Object.keys(evidence)).toEqual(expect.arrayContaining(["anchor-SHA3-256SUMS", "results.json"]));
    expect(evidence["anchor-SHA3-256SUMS"]).toMatch(
      /^SHA3-256 \(dist\/app\.tgz\) = .*\nSHA3-256 \(dist\/notes\.txt\) = /,
    );
  });

  test("the workflow to call verifies what a release serves, and fails for what is not anchored", async () => {
    await using stage = await prepareScenario("a release, to be checked every week");
    await using called = await writeCalled("verify", { "api-url": stage.service.url }, "release");
    const run = await runWorkflow({ ...stage.options, file: called.file, runAction: runSources });
    expect(run.result).toBe("failure");
    const { results } = JSON.parse(run.artifacts["anchor-evidence-verify"]?.["results.json"] ?? "{}") as {
      results: { verdict: string }[];
    };
    expect(results.map(({ verdict }) => verdict)).toEqual(["no-match"]);
  });
});
