/** Runners whose clocks differ from GitHub's: no clock of theirs says which stamp was last, or how old one is. */
import { afterEach, expect, test, vi } from "vitest";

import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { createReleaseWorld, recordOf, statementsOf } from "../../support/github/release-world.ts";
import { drawn } from "../../support/runs.ts";

// How long a run takes on a slow machine is nothing beside the minutes that pass here.
const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** The input `block-time` by default. */
const blockTime = 3 * minute;

afterEach(() => void vi.useRealTimers());

/** GitHub and the service with one clock, and fresh runners with others. */
async function createTimedWorld(attach: string) {
  let at = Date.parse("2026-11-22T04:00:00Z");
  const now = (): Date => new Date(at);
  // No block comes within the day.
  const world = await createReleaseWorld({}, { blockTimeMs: 24 * hour, now });
  world.github.clock.now = now;
  const release = world.github.addRelease("v1");
  const stampsOf = () => world.service.requests.filter(({ path }) => path.endsWith("/timestamp/post"));
  const run = async (off: number, content: string, inputs: Readonly<Record<string, string>> = {}) => {
    await using workspace = await createWorkspace({ "app.tgz": content });
    vi.useFakeTimers({ toFake: ["Date"], now: at + off });
    const before = stampsOf().length;
    const fixed = { "release-attach": attach, files: "app.tgz", "fail-on": "none" };
    const { results, stdout } = await world.runHere({ ...fixed, ...inputs }, { workspace });
    vi.useRealTimers();
    const [result] = results?.results ?? [];
    return { verdict: result?.verdict, sent: stampsOf().length - before, stdout };
  };
  return { world, release, run, pass: (milliseconds: number) => void (at += milliseconds) };
}

/** The second runner's clock is off as far the other way. */
const skews = [second, 3 * minute, -hour];
const casesOf = (offs: readonly number[]) =>
  ["assets", "body"].flatMap((attach) => drawn(offs, 1).map((off) => ({ off, attach })));
const cases = casesOf(skews);
const bothOrders = casesOf(skews.flatMap((off) => [off, -off]));

test.each(cases)(
  "a stamp by a clock that is off by $off ms is sent again only once it is old, and once; the file that was stamped last is changed for no runner, the one before is: $attach",
  async ({ off, attach }) => {
    const { world, release, run, pass } = await createTimedWorld(attach);
    await using _ = world;
    expect(await run(off, "app")).toMatchObject({ verdict: "accepted", sent: 1 });
    for (const other of [off, -off, 0]) {
      pass(50 * second);
      expect(await run(other, "app")).toMatchObject({ verdict: "accepted", sent: 0 });
    }
    pass(minute);
    expect(await run(-off, "app")).toMatchObject({ verdict: "accepted", sent: 1 });
    pass(blockTime - minute);
    expect(await run(off, "app")).toMatchObject({ verdict: "accepted", sent: 0 });
    await run(-off, "built again");
    expect(recordOf(release).names.get("app.tgz")).toMatchObject({
      digest: { sha3_256: sha3Of("built again") },
      former: [{ digest: { sha3_256: sha3Of("app") } }],
    });
    for (const other of [off, -off]) {
      expect(await run(other, "app", { mode: "check" })).toMatchObject({ verdict: "changed" });
      expect(await run(other, "built again", { mode: "check" })).toMatchObject({ verdict: "not-found" });
    }
    expect(release.body ?? "").not.toContain("Do not use");
  },
);

test.each(bothOrders)(
  "of two runs that did not know each other, by clocks that are off by $off ms, the later by GitHub's clock counts: $attach",
  async ({ off, attach }) => {
    const { world, release, run, pass } = await createTimedWorld(attach);
    await using _ = world;
    await run(off, "app");
    const [body, assets] = [release.body, release.assets.splice(0)];
    release.body = "";
    world.github.react = ({ operation }) => {
      if (operation !== "repos/list-release-assets" || release.body !== "" || release.assets.length > 0)
        return undefined;
      return { after: () => void (Object.assign(release, { body }), release.assets.push(...assets)) };
    };
    pass(minute);
    await run(-off, "built again");
    expect(statementsOf(release).map(({ statement }) => statement.predicate.after ?? [])).toEqual([[], []]);
    for (const other of [off, -off]) {
      expect(await run(other, "built again", { mode: "check" })).toMatchObject({ verdict: "not-found" });
      expect(await run(other, "app", { mode: "check" })).toMatchObject({ verdict: "changed" });
    }
  },
);
