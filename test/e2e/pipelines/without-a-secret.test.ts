/** Recipes without a secret, changed as docs/roll-out.md says, with the rules and tokens that it shows. */
import { readFile } from "node:fs/promises";

import { afterAll, describe, expect, test } from "vitest";

import { createWorkspace } from "../../support/files/workspace.ts";
import { runActionHere } from "../../support/runner/runner.ts";
import { startIssuer } from "../../support/service/issuer.ts";
import { startTokenService } from "../../support/service/token-service.ts";
import { runWorkflow } from "../../support/workflow/runner.ts";
import { prepareScenario, type ScenarioName } from "../../support/workflow/scenarios.ts";

const issuer = await startIssuer();
afterAll(() => issuer.close());

async function play(name: ScenarioName, claims: Readonly<Record<string, string>>) {
  const [, rules = ""] = /"rules": (\[[^]*?\n {2}\])/.exec(await readFile("docs/roll-out.md", "utf8")) ?? [];
  const url = await startTokenService(issuer.url, JSON.parse(rules) as object[]);
  issuer.runner.claims = { repository: "acme/rocket", ...claims };
  await using stage = await prepareScenario(name);
  const text = (await readFile(stage.options.file, "utf8"))
    .replaceAll(stage.service.url, url)
    .replaceAll("api-key: ${{ secrets.ANCHOR_KEY }}", "api-key-from: github");
  await using workspace = await createWorkspace();
  const file = await workspace.write("recipe.yml", text);
  const env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer.url}/runner?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: "bearer",
  };
  const withToken: typeof runActionHere = (options) => runActionHere({ ...options, env: { ...options.env, ...env } });
  const run = await runWorkflow({ ...stage.options, file, secrets: {}, runAction: withToken });
  const steps = run.jobs.flatMap((job) => job.steps);
  return { result: run.result, errors: steps.flatMap((step) => step.run?.annotations ?? []) };
}

const onTag = { ref: "refs/tags/v1.2.3", event_name: "push" };

describe.runIf(process.platform === "linux")("without a secret", { timeout: 60_000 }, () => {
  test.each<[ScenarioName, Readonly<Record<string, string>>]>([
    ["a build to be published", { ...onTag, environment: "release" }],
    ["a merge after release-please", { ref: "refs/heads/main", event_name: "push", environment: "release" }],
  ])("in the environment, a job publishes: %s", async (name, claims) => {
    expect(await play(name, claims)).toMatchObject({ result: "success", errors: [] });
  });

  test("outside the environment, a job stamps nothing and is told what its token claims", async () => {
    const { result, errors } = await play("a build to be published", onTag);
    expect(result).toBe("failure");
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining(`No rule fits the token's claims: {"repository":"acme/rocket","ref":"refs/tags/v1.2.3"`),
    ]);
  });
});
