/** A release that the action stamps, publishes its evidence on, and watches: nothing is made by hand. */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Finding } from "#monitor/finding.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { startGitHub, type GitHubStandIn } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { runSources } from "../../support/runner/runner.ts";
import { startService } from "../../support/service/service.ts";

type Inputs = Readonly<Record<string, string>>;
type StepRun = Awaited<ReturnType<typeof runSources>>;

async function createStage() {
  const [github, service, workspace] = await Promise.all([startGitHub(), startService(), createWorkspace()]);
  const step = (inputs: Inputs, more: { readonly ref?: string } = {}) =>
    runSources({
      workspace,
      apiUrl: github.places.api,
      token: github.token,
      ...more,
      inputs: { "api-url": service.url, "api-key": service.apiKey, ...inputs },
    });
  return {
    github,
    /** Stamps the assets of a release that is there, as the release's own workflow would. */
    publish: async (tag: string, inputs: Inputs): Promise<void> => {
      // The commit that the runner tells every step of.
      github.tags.set(tag, "0123456789abcdef0123456789abcdef01234567");
      const given = { mode: "stamp", "from-release": "true", wait: "300", ...inputs };
      const run = await step(given, { ref: `refs/tags/${tag}` });
      expect([run.exitCode, run.outputs["all-anchored"]]).toEqual([0, "true"]);
    },
    monitor: (inputs: Inputs = {}) => step({ mode: "monitor", ...inputs }),
    /** The baseline that a look left, where the next one reads it. */
    keep: async ({ outputs }: StepRun): Promise<Inputs> => {
      await copyFile(outputs["monitor-path"] ?? "", join(workspace.path, "monitor.json"));
      return { baseline: "monitor.json" };
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([github.close(), service.close(), workspace.remove()]);
      expect(github.problems).toEqual([]);
    },
  };
}

const findingsOf = ({ outputs }: StepRun): readonly Finding[] =>
  JSON.parse(outputs["findings"] ?? "") as readonly Finding[];

/** Other bytes under the same name, as whoever holds a stolen token puts them there. */
function replaceAsset(github: GitHubStandIn, release: ReleaseState | undefined, name: string): void {
  if (release === undefined) throw new RangeError("There is no such release.");
  release.assets.splice(
    release.assets.findIndex((asset) => asset.name === name),
    1,
  );
  Object.assign(github.addAsset(release, name, `evil ${name}`), { uploader: "stranger" });
}

const files = { "app.tgz": "app", "app.zip": "zip", "read me.txt": "words" };

test("a release is as recorded however it was stamped, and one replaced asset is one finding", async () => {
  await using stage = await createStage();
  const ways: Inputs[] = [
    { "release-attach": "assets", anchor: "each" },
    { "release-attach": "both", anchor: "manifest" },
    { "release-attach": "body", anchor: "each" },
    { "release-attach": "body", anchor: "manifest" },
  ];
  for (const [index, inputs] of ways.entries()) {
    stage.github.addRelease(`v${index}`, { assets: files });
    await stage.publish(`v${index}`, inputs);
  }
  const clean = await stage.monitor();
  expect([clean.exitCode, findingsOf(clean), clean.outputs["all-anchored"]]).toEqual([0, [], "true"]);
  const baseline = await stage.keep(clean);
  expect(findingsOf(await stage.monitor(baseline))).toEqual([]);
  for (const release of stage.github.releases) replaceAsset(stage.github, release, "app.zip");
  for (const given of [{}, baseline]) {
    const run = await stage.monitor({ ...given, issue: "true" });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      "findings-count": "4",
      "issue-url": "https://github.com/octo-org/octo-repo/issues/1",
    });
    expect(
      findingsOf(run)
        .map(({ kind, release, asset }) => `${release}: ${kind} ${asset}`)
        .toSorted(),
    ).toEqual(ways.map((_, index) => `v${index}: replaced app.zip`));
  }
});
