/** Runners whose clocks differ from GitHub's, one after the other on one release: no clock of theirs tells anything. */
import { expect, test } from "vitest";

import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { createReleaseWorld, recordOf, type ReleaseWorld } from "../../support/github/release-world.ts";

const [second, minute, hour] = [1000, 60_000, 3_600_000];
const cases = [second, 3 * minute, -3 * minute, hour, -hour].flatMap((first) =>
  (["assets", "body"] as const).map((attach) => ({ attach, first, later: -first })),
);

/** Runs the action on a fresh runner, whose clock is so many milliseconds off. */
async function runOff(world: ReleaseWorld, off: number, content: string, inputs: Readonly<Record<string, string>>) {
  await using workspace = await createWorkspace({ "dist/app.tgz": content });
  const code = `const Real=Date;globalThis.Date=class extends Real{constructor(...given){super(...(given.length>0?given:[Date.now()]))}static now(){return Real.now()+${off}}}`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
  return await world.run(inputs, { workspace, env });
}

test.each(cases)(
  "clocks that are off by $first and $later ms neither pay a stamp twice nor call what was stamped last changed: $attach",
  { timeout: 120_000 },
  async ({ attach, first, later }) => {
    await using world = await createReleaseWorld({}, { blockTimeMs: 24 * hour });
    const { github, service } = world;
    const stamps = () => service.requests.filter(({ path }) => path.endsWith("/timestamp/post")).length;
    const release = github.addRelease("v1", { assets: { "app.tgz": "app" } });
    const inputs = { "release-attach": attach };
    for (const off of [first, later, first]) {
      const { results } = await runOff(world, off, "app", inputs);
      expect(results?.results.map(({ verdict }) => verdict)).toEqual(["accepted"]);
    }
    expect(stamps()).toBe(1);
    // Built again, by a runner whose clock is off the other way.
    release.assets.splice(0, 1);
    github.addAsset(release, "app.tgz", "built again");
    await runOff(world, later, "built again", inputs);
    expect(stamps()).toBe(2);
    for (const off of [first, later]) {
      const { results } = await runOff(world, off, "built again", { ...inputs, mode: "check" });
      expect(results?.results).toMatchObject([{ verdict: "not-found", former: [sha3Of("app")] }]);
    }
    expect(recordOf(release).names.get(attach === "body" ? "dist/app.tgz" : "app.tgz")).toMatchObject({
      digest: { sha3_256: sha3Of("built again") },
      former: [{ digest: { sha3_256: sha3Of("app") } }],
    });
  },
);
