/** Evidence counts for the release that it names: copied to another one it vouches for nothing and accuses nobody. */
import { expect, test } from "vitest";

import { parseEvidence } from "#evidence/statement-file.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import {
  contentOf,
  createReleaseWorld,
  namesOf,
  statementName,
  statementsOf,
  type ReleaseWorld,
  verdictsOf,
} from "../../support/github/release-world.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { toldBy } from "../../support/release/attaching.ts";

type Inputs = Readonly<Record<string, string>>;
const filesOfOne = { "dist/app.tgz": "app 1", "dist/lib.zip": "lib", "dist/old.txt": "old" };
const filesOfTwo = { "dist/app.tgz": "app 2", "dist/lib.zip": "lib" };
const foreign = "Evidence of another release lies here (v1): it says nothing about v2, and was not used.";

/** Runs for a tag on a runner that has nothing but the files. */
async function runFor(world: ReleaseWorld, tag: string, inputs: Inputs, files: Inputs = filesOfTwo) {
  await using workspace = await createWorkspace(files);
  return await world.runHere({ report: "false", ...inputs }, { workspace, ref: `refs/tags/${tag}` });
}

/** A v1 with its evidence, and a v2 that serves all that v1 serves, and has its notes. */
async function releaseTwice(world: ReleaseWorld, attach: string) {
  const one = world.github.addRelease("v1");
  await runFor(world, "v1", { "release-attach": attach, wait: "300" }, filesOfOne);
  const two = world.github.addRelease("v2", { body: one.body });
  for (const { name, content } of one.assets) world.github.addAsset(two, name, content);
  return { one, two };
}

const askedAbout = (world: ReleaseWorld, from: number) =>
  new Set(world.service.requests.slice(from).map(({ body }) => (JSON.parse(body) as { hash: string }).hash));
const idsOf = (release: ReleaseState, tag: string) => {
  const ofTag = statementsOf(release).filter(({ statement }) => statement.predicate.release?.tag === tag);
  return ofTag.map(({ id }) => id).toSorted();
};

/** Holds that what is made of the record is of v2 alone; the statements of v1 stay, as nobody deletes one. */
function expectOnlyTwo(two: ReleaseState, one: ReleaseState): void {
  expect(idsOf(two, "v1")).toEqual(idsOf(one, "v1"));
  const told = toldBy(two);
  expect(Object.keys(told)).not.toHaveLength(0);
  // Among assets, files are called as assets are.
  for (const names of Object.values(told))
    expect(Array.from(names ?? [], (name) => name.replace("dist/", ""))).toEqual(["app.tgz", "lib.zip"]);
  const page = contentOf(two, "anchor-evidence.html");
  if (page !== "")
    expect(
      parseEvidence(page)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(idsOf(two, "v2"));
  const lists = ["anchor-SHA3-256SUMS", "anchor-SHA256SUMS"].map((name) => contentOf(two, name));
  const section = (two.body ?? "").replaceAll(/<!-- anchor-artifacts:statement .*-->/g, "");
  for (const text of [page, ...lists, section])
    for (const content of ["app 1", "old"]) expect(text).not.toContain(sha3Of(content));
}

test.each(["assets", "body", "both"])(
  "what v1 left, served under v2, neither accuses the files of v2 nor answers for them: %s",
  async (attach) => {
    await using world = await createReleaseWorld({});
    const { one, two } = await releaseTwice(world, attach);
    const start = world.service.requests.length;
    const run = await runFor(world, "v2", { "release-attach": attach, wait: "300" });
    // The service says that it has the second one already, and not the evidence of v1.
    expect([run.exitCode, verdictsOf(run)]).toEqual([0, ["anchored", "already-anchored"]]);
    expect(world.service.requests.slice(start, start + 2).map(({ path }) => path)).toEqual(
      Array(2).fill("/core/v2/timestamp/post"),
    );
    expect(askedAbout(world, start)).toEqual(new Set(["app 2", "lib"].map(sha3Of)));
    expect(run.stdout.split(foreign)).toHaveLength(2);
    expect(run.stdout).not.toContain("changed");
    expect(statementsOf(two).at(-1)?.statement.predicate.after ?? []).toEqual([]);
    expectOnlyTwo(two, one);
    const again = await runFor(world, "v2", { "release-attach": attach, mode: "check" });
    expect([again.exitCode, verdictsOf(again)]).toEqual([0, ["found", "found"]]);
    expectOnlyTwo(two, one);
  },
);

test.each(["check", "verify"])("a %s of v2 with nothing but v1's evidence asks about each file", async (mode) => {
  await using world = await createReleaseWorld({});
  const { one, two } = await releaseTwice(world, "both");
  const start = world.service.requests.length;
  const run = await runFor(world, "v2", { "release-attach": "both", mode });
  const [absent, there] = mode === "check" ? ["not-found", "found"] : ["no-match", "verified"];
  expect([run.exitCode, verdictsOf(run)]).toEqual([1, [absent, there]]);
  expect(askedAbout(world, start)).toEqual(new Set(["app 2", "lib"].map(sha3Of)));
  expect(run.stdout).toContain(foreign);
  expect(run.stdout).not.toContain("records another file");
  expectOnlyTwo(two, one);
});

test("a run that only reads v2 with nothing but v1's evidence changes nothing there, and takes no file for evidence", async () => {
  await using world = await createReleaseWorld({});
  const one = world.github.addRelease("v1", { assets: { "app.tgz": "app 1" } });
  await runFor(world, "v1", { "release-attach": "both", "from-release": "true", files: "", wait: "300" }, {});
  const two = world.github.addRelease("v2", { body: one.body });
  for (const { name, content } of one.assets) world.github.addAsset(two, name, name === "app.tgz" ? "app 2" : content);
  const before = [namesOf(two), two.body];
  const run = await runFor(world, "v2", { mode: "check", "from-release": "true", files: "" }, {});
  expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["not-found"]]);
  expect(run.stdout).toContain(foreign);
  expect([namesOf(two), two.body]).toEqual(before);
});

test.each(["assets", "body"])("evidence of a repository that was renamed still counts: %s", async (attach) => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": attach, wait: "300" };
  await runFor(world, "v1", inputs, filesOfOne);
  const [repository] = world.github.repositories;
  if (repository === undefined) throw new Error("There is no repository.");
  repository.formerNames.push(repository.name);
  repository.name = "octo-org/renamed";
  const start = world.service.requests.length;
  await using workspace = await createWorkspace({ ...filesOfOne, "dist/app.tgz": "evil" });
  const options = { workspace, ref: "refs/tags/v1", repository: repository.name };
  const run = await world.runHere({ report: "false", mode: "check", ...inputs }, options);
  expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["changed", "found", "found"]]);
  expect(run.stdout).toContain(`records another file under this name: SHA3-256 ${sha3Of("app 1")}`);
  expect(run.stdout).not.toContain("Evidence of another release");
  await using same = await createWorkspace(filesOfOne);
  const stamped = await world.runHere({ report: "false", ...inputs }, { ...options, workspace: same });
  expect([stamped.exitCode, verdictsOf(stamped)]).toEqual([0, Array(3).fill("already-anchored")]);
  expect(world.service.requests.slice(start).filter(({ path }) => path.endsWith("/timestamp/post"))).toEqual([]);
  const statements = statementsOf(release);
  expect(new Set(statements.map(({ statement }) => statement.predicate.release?.id))).toEqual(new Set([release.id]));
  expect(namesOf(release).filter((name) => statementName.test(name))).toHaveLength(
    attach === "body" ? 0 : statements.length,
  );
});
