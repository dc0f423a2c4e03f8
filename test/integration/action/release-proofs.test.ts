/** Proof files on a release: another runner, which has nothing of the first one, takes them up (interface §5.1). */
import { expect, test } from "vitest";

import { routes } from "#api/wire.ts";
import { parseEvidence } from "#evidence/log.ts";
import { openRecord } from "#evidence/record.ts";
import { contentOf, createReleaseWorld, namesOf, recordOf } from "../../support/github/release-world.ts";

test.each(["both", "body"])(
  "a proof that was not ready is fetched by its id from another runner, and sent once: %s",
  async (attach) => {
    await using world = await createReleaseWorld({ "dist/app.tgz": "app" }, { blockTimeMs: 3_600_000 });
    const release = world.github.addRelease("v1");
    const inputs = { "release-attach": attach, proof: "true", "wait-timeout": "0" };
    const posts = (): number => world.service.requests.filter(({ path }) => path === "/core/v1/timestamp/post").length;
    expect((await world.runHere({ ...inputs, "output-dir": "one" })).exitCode).toBe(0);
    expect(posts()).toBe(1);
    expect(namesOf(release)).not.toContain("app.tgz.proof.json");
    await world.service.ledger.makeBlock();
    const check = await world.runHere({ mode: "check", "release-attach": attach, "output-dir": "two" }, { runId: "2" });
    expect(check.exitCode).toBe(0);
    const text = await world.workspace.read("two/app.tgz.proof.json");
    expect(JSON.parse(text)).toHaveLength(1);
    expect(contentOf(release, "app.tgz.proof.json")).toBe(attach === "both" ? text : "");
    const address = "https://github.com/octo-org/octo-repo/releases/download/v1/app.tgz.proof.json";
    expect(release.body?.includes(`](${address})`)).toBe(attach === "both");
    expect(release.body).toContain("<sub>proof file ");
    expect(posts()).toBe(1);
    // The attached statement holds the proof itself; the data in the notes holds its id, by which it is had again.
    const again = await world.runHere({ ...inputs, "output-dir": "three" }, { runId: "3" });
    expect(again.exitCode).toBe(0);
    expect(await world.workspace.read("three/app.tgz.proof.json")).toBe(text);
    expect(posts()).toBe(1);
  },
);

test("with body a proof that was written at once is had again by its id where it is wanted, and is not asked for elsewhere", async () => {
  await using world = await createReleaseWorld({ "dist/app.tgz": "app" });
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": "body", proof: "true" };
  const count = (route: string): number =>
    world.service.requests.filter(({ path }) => path === `/core/v1/timestamp/${route}`).length;
  expect((await world.runHere({ ...inputs, "output-dir": "one" })).exitCode).toBe(0);
  const text = await world.workspace.read("one/app.tgz.proof.json");
  const asked = count("status");
  const check = { mode: "check", "release-attach": "body", "output-dir": "two" };
  expect((await world.runHere(check, { runId: "2" })).exitCode).toBe(0);
  expect(count("status")).toBe(asked);
  const again = await world.runHere({ ...inputs, "output-dir": "three" }, { runId: "3" });
  expect(again.exitCode).toBe(0);
  expect(await world.workspace.read("three/app.tgz.proof.json")).toBe(text);
  expect({ posts: count("post"), status: count("status") }).toEqual({ posts: 1, status: asked + 1 });
  const [anchor] = recordOf(release).anchors.values();
  expect(anchor?.writtenProof?.uid).toMatch(/^0x[0-9A-F]{20}$/);
});

test.each(["both", "body"])(
  "a check of files writes the proof of a release's list, which stays as evidence: %s",
  async (attach) => {
    await using world = await createReleaseWorld(undefined, { blockTimeMs: 3_600_000 });
    const release = world.github.addRelease("v1");
    const inputs = { "release-attach": attach, names: "base" };
    const stamping = { ...inputs, anchor: "manifest", proof: "true", "wait-timeout": "0" };
    await world.runHere({ ...stamping, "output-dir": "one" });
    await world.service.ledger.makeBlock();
    const asked = (route: keyof typeof routes) => world.service.requests.filter(({ path }) => path === routes[route]);
    for (const folder of ["two", "three"]) {
      await world.runHere({ ...inputs, mode: "check", "output-dir": folder });
      expect(asked("proofStatus")).toHaveLength(2);
    }
    const text = await world.workspace.read("two/SHA3-256SUMS.proof.json");
    expect(contentOf(release, "SHA3-256SUMS.proof.json")).toBe(attach === "both" ? text : "");
    const { anchors } = openRecord(parseEvidence(await world.workspace.read("three/anchor-evidence.html")));
    const anchor = [...anchors.values()].find(({ covers }) => covers === "list");
    if (attach === "both") expect(anchor?.proofs[0]?.file).toEqual((JSON.parse(text) as object[])[0]);
    else expect(anchor?.writtenProof?.uid).toMatch(/^0x[0-9A-F]{20}$/);
    await world.runHere({ ...stamping, "block-time": "0", "output-dir": "four" });
    expect(await world.workspace.read("four/SHA3-256SUMS.proof.json")).toBe(text);
    expect(asked("requestProof")).toHaveLength(1);
  },
);
