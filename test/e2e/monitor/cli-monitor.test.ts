/** `anchor-artifacts monitor` from the sources; as it ships, the demonstration and archive.test.ts look. */
import { describe, expect, test } from "vitest";

import { runCommandHere } from "../../support/cli.ts";
import { startGitHub } from "../../support/github/stand-in.ts";
import { addStamped } from "../../support/monitor/stamped.ts";
import { sha3Of } from "../../support/monitor/world.ts";
import { startService } from "../../support/service/service.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const files = { "app.tgz": "app", "app.zip": "zip" };

async function createShell() {
  const [github, service, workspace] = await Promise.all([startGitHub(), startService(), createWorkspace()]);
  for (const content of Object.values(files)) await service.ledger.stamp(sha3Of(content));
  const release = addStamped(github, "v1", files, { block: 1_000_000 });
  const env = {
    ANCHOR_API_KEY: service.apiKey,
    ANCHOR_API_URL: service.url,
    GH_TOKEN: github.token,
    GITHUB_API_URL: github.places.api,
  };
  return {
    github,
    workspace,
    replace: (): void => {
      release.assets.splice(0, 1);
      github.addAsset(release, "app.tgz", "evil");
    },
    monitor: (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
      runCommandHere(["monitor", ...args], { cwd: workspace.path, env: { ...env, ...more } }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([github.close(), service.close(), workspace.remove()]);
      expect(github.problems).toEqual([]);
    },
  };
}

const there = ["--repository", "octo-org/octo-repo"];

describe("monitor", () => {
  test("passes what is as recorded, leaves the next baseline, and finds what was replaced since", async () => {
    await using shell = await createShell();
    const clean = await shell.monitor(there);
    expect(clean).toMatchObject({ exitCode: 0, stderr: "" });
    expect(clean.stdout).toContain("There is no baseline yet: what this look sees becomes it.");
    expect(clean.stdout).toContain("✅ 1 release as recorded");
    expect(clean.stdout.trimEnd().split("\n").at(-1)).toMatch(/^next baseline: .*anchor-artifacts.monitor\.json$/);
    shell.replace();
    const found = await shell.monitor(there);
    expect(found.exitCode).toBe(1);
    expect(found.stdout).toMatch(/^Comparing with the baseline .*anchor-artifacts.monitor\.json of \d{4}-/m);
    expect(found.stdout).toContain("❌ 1 release not as recorded");
    expect(JSON.parse(await shell.workspace.read("anchor-artifacts/monitor.json"))).toMatchObject({
      version: 1,
      repositories: [{ repository: "octo-org/octo-repo" }],
      findings: [{ kind: "replaced", repository: "octo-org/octo-repo", release: "v1", asset: "app.tgz" }],
    });
    expect(JSON.parse(await shell.workspace.read("anchor-artifacts/badge.json"))).toMatchObject({ color: "red" });
    expect(shell.github.issues).toEqual([]);
  });

  test("prints results.json alone with --json, and takes the repository from the environment", async () => {
    await using shell = await createShell();
    const run = await shell.monitor(["--json"], { GITHUB_REPOSITORY: "octo-org/octo-repo" });
    expect(run.exitCode).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({
      mode: "monitor",
      repository: "octo-org/octo-repo",
      results: [{ subject: { name: "v1/app.tgz" }, verdict: "verified" }, { verdict: "verified" }],
    });
  });

  test.each([
    [[], {}, /--repository OWNER\/NAME/],
    [["--repository", "octo-repo"], {}, /must be OWNER\/NAME/],
    [there, { GH_TOKEN: "" }, /GH_TOKEN or GITHUB_TOKEN/],
    [there, { GITHUB_API_URL: "http://api.example" }, /GITHUB_API_URL/],
    [[...there, "--github-token", "t"], {}, /list of processes/],
    [[...there, "app.tgz"], {}, /monitor takes no files/],
    [[...there, "--releases", "some"], {}, /releases is/],
  ])("%j with %j ends with 4 before anybody is asked", async (args, env, problem) => {
    await using shell = await createShell();
    const { exitCode, stdout, stderr } = await shell.monitor(args, env);
    expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: "" });
    expect(stderr).toMatch(problem);
    expect(shell.github.requests).toEqual([]);
  });
});
