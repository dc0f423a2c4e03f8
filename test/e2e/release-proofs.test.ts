/** Proof files on a release: another runner, which has nothing of the first one, takes them up (interface §5.1). */
import { expect, test } from "vitest";

import { contentOf, createReleaseWorld, namesOf } from "../support/github/release-world.ts";

test.each(["both", "body"])(
  "with %s a proof that was not ready is fetched by its id from another runner, and nothing is sent twice",
  async (attach) => {
    await using world = await createReleaseWorld({ "dist/app.tgz": "app" }, { blockTimeMs: 3_600_000 });
    const release = world.github.addRelease("v1");
    const inputs = { "release-attach": attach, proof: "true", "wait-timeout": "0" };
    const posts = (): number => world.service.requests.filter(({ path }) => path === "/core/v1/timestamp/post").length;
    expect((await world.run({ ...inputs, "output-dir": "one" })).exitCode).toBe(0);
    expect(posts()).toBe(1);
    expect(namesOf(release)).not.toContain("app.tgz.proof.json");
    world.service.ledger.makeBlock();
    const check = await world.run({ mode: "check", "release-attach": attach, "output-dir": "two" }, { runId: "2" });
    expect(check.exitCode).toBe(0);
    const text = await world.workspace.read("two/app.tgz.proof.json");
    expect(JSON.parse(text)).toHaveLength(1);
    expect(contentOf(release, "app.tgz.proof.json")).toBe(attach === "both" ? text : "");
    expect(posts()).toBe(1);
    if (attach === "body") return;
    // The statement holds the proof itself, so that nobody has to be asked for it.
    const again = await world.run({ ...inputs, "output-dir": "three" }, { runId: "3" });
    expect(again.exitCode).toBe(0);
    expect(await world.workspace.read("three/app.tgz.proof.json")).toBe(text);
    expect(posts()).toBe(1);
  },
);
