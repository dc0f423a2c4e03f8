/** The same workflow files and scenarios by act: two independent runners have to agree. */
import { describe, expect, test } from "vitest";

import { findAct, runByAct } from "../support/act/act.ts";
import { outlineOf } from "../support/workflow/outline.ts";
import { runWorkflow } from "../support/workflow/runner.ts";
import { prepareScenario, scenarios, type ScenarioName, type Stage } from "../support/workflow/scenarios.ts";

const act = findAct() ?? "";

/** The files that the releases name, and their assets in any order; digests depend on when an archive was made. */
const attached = ({ github }: Stage) =>
  github.releases.map(({ body, assets }) => [
    body?.match(/<code>out\/[^<]*<\/code>/g),
    assets.map(({ name }) => name.replaceAll(/[0-9a-f]{12}/g, "…")).toSorted(),
  ]);

describe.runIf(act !== "" && process.platform === "linux").concurrent("by act, since it is on the PATH", () => {
  test.each(Object.keys(scenarios) as ScenarioName[])("%s ends as it does by the runner for tests", async (name) => {
    await using one = await prepareScenario(name);
    await using other = await prepareScenario(name);
    const [byAct, expected] = await Promise.all([runByAct(act, one.options), runWorkflow(other.options)]);
    expect(outlineOf(byAct)).toEqual(outlineOf(expected).filter((line) => !line.endsWith(": skipped")));
    expect(attached(one)).toEqual(attached(other));
    expect(byAct.exitCode).toBe(expected.result === "success" ? 0 : 1);
    expect(byAct.log).not.toContain(one.service.apiKey);
    expect(byAct.artifacts).toEqual(
      Object.fromEntries(
        Object.entries(expected.artifacts).map(([artifact, files]) => [artifact, Object.keys(files).toSorted()]),
      ),
    );
  });
});
