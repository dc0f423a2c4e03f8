/** A release that the action stamps, publishes its evidence on, and watches: nothing is made by hand. */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Finding } from "#monitor/finding.ts";
import { createReleaseWorld } from "../../support/github/release-world.ts";
import { putAsset } from "../../support/monitor/stamped.ts";
import type { Run } from "../../support/runner/run-record.ts";

type Inputs = Readonly<Record<string, string>>;

const findingsOf = ({ outputs }: Run): readonly Finding[] =>
  JSON.parse(outputs["findings"] ?? "") as readonly Finding[];

const files = { "app.tgz": "app", "app.zip": "zip", "read me.txt": "words" };

test("a release is as recorded however it was stamped, and one replaced asset is one finding", async () => {
  await using world = await createReleaseWorld({});
  const { github, workspace } = world;
  const ways: Inputs[] = [
    { "release-attach": "assets", anchor: "each" },
    { "release-attach": "both", anchor: "manifest" },
    { "release-attach": "body", anchor: "each" },
    { "release-attach": "body", anchor: "manifest" },
  ];
  for (const [index, inputs] of ways.entries()) {
    const tag = `v${index}`;
    github.addRelease(tag, { assets: files });
    // The commit that the runner tells every step of.
    github.tags.set(tag, "0123456789abcdef0123456789abcdef01234567");
    const given = { "from-release": "true", files: "", wait: "300", ...inputs };
    const run = await world.runHere(given, { ref: `refs/tags/${tag}` });
    expect([run.exitCode, run.outputs["all-anchored"]]).toEqual([0, "true"]);
  }
  const monitor = (inputs: Inputs = {}) => world.runHere({ mode: "monitor", files: "", ...inputs });
  const clean = await monitor();
  expect([clean.exitCode, findingsOf(clean), clean.outputs["all-anchored"]]).toEqual([0, [], "true"]);
  await copyFile(clean.outputs["monitor-path"] ?? "", join(workspace.path, "monitor.json"));
  const baseline = { baseline: "monitor.json" };
  expect(findingsOf(await monitor(baseline))).toEqual([]);
  // Whoever holds a stolen token puts other bytes under the same name.
  for (const release of github.releases) putAsset(github, release, "app.zip", "evil");
  for (const given of [{}, baseline]) {
    const run = await monitor({ ...given, issue: "true" });
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
