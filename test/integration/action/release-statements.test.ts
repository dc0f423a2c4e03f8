/** The statements of a release by whole runs (docs/evidence.md): what they spare a fresh runner, and what a damaged one ends. */
import { readdir } from "node:fs/promises";
import { dirname } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { isReportFile } from "#core/file-names.ts";
import { parseComments } from "#release/statements.ts";
import { sha256Of, sha3Of } from "../../support/digests.ts";
import {
  contentOf,
  createReleaseWorld,
  errorsOf,
  namesOf,
  recordOf,
  statementName,
  type ReleaseWorld,
  verdictsOf,
} from "../../support/github/release-world.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { answers } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import type { ReceivedRequest } from "../../support/network/received-request.ts";
import { byRoute, type Rule } from "../../support/runner/rules.ts";

const anchorsOf = (release: ReleaseState) =>
  [...recordOf(release).anchors.values()].map(({ verdict, mayBeSpent }) => [verdict, mayBeSpent === true]);

/** A public service that answers stamps and looks by these rules. */
const startPublic = (stamp: Rule, check: Rule) =>
  startFaultServer(byRoute({ stamp, check }, ({ id }) => json(answers.error(503, "Later", id), { status: 503 })));
const accept = ({ hash, id }: ReceivedRequest): Behaviour => json(answers.stamp(hash, id));
const notFound = ({ hash, id }: ReceivedRequest): Behaviour => json(answers.notFound(hash, id));
const outage: Behaviour = json({}, { status: 503 });

const app = { "dist/app.tgz": "app" };
/** Runs as a runner that has nothing of the runs before. */
let runs = 0;
const onFreshRunner = (world: ReleaseWorld, inputs: Readonly<Record<string, string>>) =>
  world.runHere({ "output-dir": `out-${(runs += 1)}`, ...inputs }, { runId: `${runs}` });

const stateOf = ({ body, assets }: ReleaseState) => ({
  body,
  assets: assets.map(({ id, name, content }) => [id, name, Buffer.from(content as Uint8Array).toString()]),
});

/** Cuts off the end of a statement among the assets, as GitHub would state it. */
function damage(release: ReleaseState): string {
  const asset = release.assets.find(({ name }) => statementName.test(name));
  const content = Buffer.from(contentOf(release, statementName).slice(0, -20));
  Object.assign(asset ?? {}, { content, digest: `sha256:${sha256Of(content)}` });
  return asset?.name ?? "";
}

/** Changes a character of a statement in the notes. */
function damageComment(release: ReleaseState): string {
  const notes = (release.body ?? "").replace(
    /(statement (anchor-[0-9a-f]{16}) .{40})./,
    (_, head: string) => `${head}0`,
  );
  expect(notes).not.toBe(release.body);
  release.body = notes;
  return /statement (anchor-[0-9a-f]{16}) /.exec(notes)?.[1] ?? "";
}

const damages = [
  ["a statement that is cut off", "assets", damage, "in the release \\(it was changed: .*\\)"],
  ["a comment in the notes that is changed", "body", damageComment, "The hidden comment NAME"],
] as const;

describe.each(damages)("of two statements one is damaged, %s:", (_, place, spoil, told) => {
  // Nothing that a run does below changes it.
  let [world, release, sentence]: [ReleaseWorld, ReleaseState, string] = [undefined as never, undefined as never, ""];
  beforeAll(async () => {
    world = await createReleaseWorld({ "dist/app.tgz": "app", "dist/lib.zip": "lib" });
    release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
    await onFreshRunner(world, { "release-attach": place, files: "dist/app.tgz" });
    await onFreshRunner(world, { "release-attach": place, files: "dist/lib.zip" });
    const name = spoil(release);
    sentence = told.startsWith("The") ? told.replace("NAME", name) : `${name} ${told}`;
  });
  afterAll(() => world[Symbol.asyncDispose]());

  test.each(["assets", "body", "both"])("a stamp ends before its first request, and leaves all: %s", async (attach) => {
    const [before, spent] = [stateOf(release), world.service.requests.length];
    const stamp = await onFreshRunner(world, { "release-attach": attach });
    expect([stamp.exitCode, errorsOf(stamp)]).toEqual([1, ["EVIDENCE_INVALID"]]);
    expect(stamp.stdout).toMatch(
      new RegExp(`${sentence}.* cannot be used\\. Nothing was sent\\. (?!.*Nothing was sent).*Put it back from a copy`),
    );
    expect([stateOf(release), world.service.requests.length]).toEqual([before, spent]);
  });

  test.each([
    ["check", {}, "both"],
    ["verify", {}, "both"],
    ["check", { "from-release": "true", files: "" }, "both"],
    ["verify", { "from-release": "true", files: "" }, "assets"],
    ["verify", { "from-release": "true", files: "" }, "none"],
  ])("a %s knows nothing, says so, and makes nothing of the other: %j, %s", async (mode, source, attach) => {
    const before = stateOf(release);
    const run = await onFreshRunner(world, { "release-attach": attach, mode, report: "false", ...source });
    expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["unknown", "unknown"]]);
    expect(run.stdout).toMatch(new RegExp(`${sentence}.* cannot be read, so the recorded bytes are not known`));
    expect(errorsOf(run).filter((title) => title === "EVIDENCE_INVALID")).toHaveLength(attach === "none" ? 0 : 1);
    expect(stateOf(release)).toEqual(before);
  });

  test("a verify attaches no report of a file that it could not judge, and keeps it in its folder", async () => {
    const run = await onFreshRunner(world, { "release-attach": "assets", mode: "verify" });
    expect(verdictsOf(run)).toEqual(["unknown", "unknown"]);
    expect(namesOf(release).filter(isReportFile)).toEqual([]);
    const saved = await readdir(dirname(run.outputs["results-path"] ?? ""));
    expect(saved.filter(isReportFile)).toHaveLength(2);
  });
});

test.each(["assets", "both"])(
  "a statement that cannot be read and comes while a run stamps fails it once its own is there, and is left: %s",
  async (attach) => {
    await using world = await createReleaseWorld(app);
    const release = world.github.addRelease("v1", { body: "mine" });
    const name = "anchor-0123456789abcdef.intoto.json";
    world.github.react = ({ operation }, nth) =>
      operation === "repos/list-release-assets" && nth === 1
        ? { after: () => void world.github.addAsset(release, name, "{}") }
        : undefined;
    const run = await onFreshRunner(world, { "release-attach": attach });
    expect([run.exitCode, errorsOf(run), verdictsOf(run)]).toEqual([1, ["EVIDENCE_INVALID"], ["accepted"]]);
    expect(run.stdout).toMatch(new RegExp(`${name} in the release .* cannot be used, so page, lists and section were`));
    expect(contentOf(release, name)).toBe("{}");
    expect(namesOf(release).filter((each) => !statementName.test(each))).toEqual([]);
    expect(namesOf(release)).toHaveLength(2);
    expect(run.stdout).not.toContain("a run before then may pay for them again");
    expect(release.body).toBe("mine");
  },
);

test("files are recorded whole in notes that take no more, and a run on a new runner sends none of their stamps again", async () => {
  // Names of digits, as nothing shortens them much.
  const names = Array.from({ length: 200 }, (_, index) => sha3Of(`${index}`).slice(0, 40)).toSorted();
  await using world = await createReleaseWorld(Object.fromEntries(names.map((name) => [`dist/${name}`, name])));
  await using service = await startPublic(accept, notFound);
  const release = world.github.addRelease("v1", { body: "x".repeat(30_000) });
  const inputs = { "release-attach": "body", "api-url": service.url };
  expect((await onFreshRunner(world, inputs)).exitCode).toBe(0);
  expect(service.requests).toHaveLength(200);
  expect(parseComments(release.body ?? "")).toHaveLength(1);
  const { names: recorded, anchors } = recordOf(release);
  expect([...recorded.values()].map(({ name, digest }) => [name, digest.sha3_256])).toEqual(
    names.map((name) => [`dist/${name}`, sha3Of(name)]),
  );
  expect(new Set([...anchors.values()].map(({ verdict }) => verdict))).toEqual(new Set(["accepted"]));
  // Some fifteen of them.
  const again = await onFreshRunner(world, { ...inputs, files: "dist/0*" });
  expect(new Set(verdictsOf(again))).toEqual(new Set(["accepted"]));
  const stamps = () => service.requests.filter(({ route }) => route === "stamp").map(({ hash }) => hash);
  expect(stamps()).toHaveLength(200);
  // Of other bytes none is stamped, since the notes have no room for as many more.
  for (const name of names) await world.workspace.write(`dist/${name}`, `${name}, built again`);
  const rebuilt = await onFreshRunner(world, inputs);
  expect([rebuilt.exitCode, errorsOf(rebuilt)]).toEqual([1, ["RELEASE_BODY_FULL"]]);
  expect(stamps()).toHaveLength(200);
  const kept = recordOf(release).anchors;
  expect(stamps().filter((hash) => !kept.has(hash as Digest))).toEqual([]);
});

test.each<[string, Rule, string]>([
  ["that was accepted", accept, "accepted"],
  ["whose answer was lost", outage, "unclear"],
])("a stamp %s is looked for by a fresh runner within block-time, and not sent", async (_, rule, verdict) => {
  await using world = await createReleaseWorld(app);
  await using service = await startPublic(rule, notFound);
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": "assets", "api-url": service.url, "fail-on": "none" };
  expect(verdictsOf(await onFreshRunner(world, inputs))).toEqual([verdict]);
  expect(anchorsOf(release)).toEqual([[verdict, false]]);
  const before = service.requests.length;
  const again = await onFreshRunner(world, inputs);
  expect(verdictsOf(again)).toEqual([verdict]);
  expect(service.requests.slice(before).map(({ route }) => route)).toEqual(["check"]);
  expect(anchorsOf(release)).toEqual([[verdict, false]]);
  // Once it is old, and a look does not find it, it is sent once more.
  await onFreshRunner(world, { ...inputs, "block-time": "0" });
  expect(service.requests.filter(({ route }) => route === "stamp").length).toBeGreaterThan(1);
});
