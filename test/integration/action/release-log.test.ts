/** The log of a release by whole runs (docs/evidence.md): what it spares a fresh runner, and what a damaged one ends. */
import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { formatLog } from "#evidence/log.ts";
import { parseNotes } from "#release/notes-data.ts";
import { aLog, anAnchor, aStatement, aSubject } from "../../support/evidence/statements.ts";
import {
  contentOf,
  createReleaseWorld,
  errorsOf,
  linesOf,
  recordOf,
  type ReleaseWorld,
} from "../../support/github/release-world.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { answers } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import type { ReceivedRequest } from "../../support/network/received-request.ts";
import { byRoute, type Rule } from "../../support/runner/rules.ts";

const sha3 = (text: string): Digest => createHash("sha3-256").update(text).digest("hex") as Digest;
const verdictsOf = ({ results }: { results?: { results: readonly { verdict: string }[] } | undefined }) =>
  results?.results.map(({ verdict }) => verdict);
const anchorsOf = (release: ReleaseState) =>
  [...recordOf(release).anchors.values()].map(({ verdict, mayBeSpent }) => [verdict, mayBeSpent === true]);

/** A public service that answers stamps and looks by these rules. */
const startPublic = (stamp: Rule, check: Rule) =>
  startFaultServer(byRoute({ stamp, check }, ({ id }) => json(answers.error(503, "Later", id), { status: 503 })));
const accept = ({ hash, id }: ReceivedRequest): Behaviour => json(answers.stamp(hash, id));
const notFound = ({ hash, id }: ReceivedRequest): Behaviour => json(answers.notFound(hash, id));
const found = ({ hash, id }: ReceivedRequest): Behaviour => json(answers.found(hash, id));
const outage: Behaviour = json({}, { status: 503 });

const app = { "dist/app.tgz": "app" };
/** Runs as a runner that has nothing of the runs before. */
let runs = 0;
const onFreshRunner = (world: ReleaseWorld, inputs: Readonly<Record<string, string>>) =>
  world.runHere({ "output-dir": `out-${(runs += 1)}`, ...inputs }, { runId: `${runs}` });

test.each(["body", "assets"])(
  "a comment in the notes that is damaged ends a stamp before its first request, and is never written over: %s",
  async (attach) => {
    await using world = await createReleaseWorld(app);
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
    await onFreshRunner(world, { "release-attach": "body" });
    const notes = (release.body ?? "").replace(/(data v2 [0-9a-f]{12} )./, (_, head: string) => `${head}g`);
    expect(notes).not.toBe(release.body);
    release.body = notes;
    const spent = world.service.requests.length;
    const stamp = await onFreshRunner(world, { "release-attach": attach });
    expect([stamp.exitCode, errorsOf(stamp)]).toEqual([1, ["EVIDENCE_INVALID"]]);
    expect(stamp.stdout).toMatch(
      /hidden comment in the release notes \(section [0-9a-f]{12}\) cannot be read\. Nothing was sent\. .* delete the comment/,
    );
    expect(world.service.requests).toHaveLength(spent);
    for (const mode of ["check", "verify"]) {
      for (const source of [{}, { "from-release": "true", files: "" }]) {
        const run = await onFreshRunner(world, { "release-attach": attach, mode, report: "false", ...source });
        expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["unknown"]]);
        expect(run.stdout).toMatch(/The hidden comment in the release notes .* cannot be read, so the recorded bytes/);
      }
    }
    expect(release.body).toBe(notes);
  },
);

test("files are recorded whole in notes that take no more, and a run on a new runner sends none of their stamps again", async () => {
  // Names of digits, as nothing shortens them much.
  const names = Array.from({ length: 250 }, (_, index) => sha3(`${index}`).slice(0, 40)).toSorted();
  await using world = await createReleaseWorld(Object.fromEntries(names.map((name) => [`dist/${name}`, name])));
  await using service = await startPublic(accept, notFound);
  const release = world.github.addRelease("v1", { body: "x".repeat(95_000) });
  const inputs = { "release-attach": "body", "api-url": service.url };
  expect((await onFreshRunner(world, inputs)).exitCode).toBe(0);
  expect(service.requests).toHaveLength(250);
  expect(parseNotes(release.body ?? "")).toHaveLength(1);
  const { names: recorded, anchors } = recordOf(release);
  expect([...recorded.values()].map(({ name, digest }) => [name, digest.sha3_256])).toEqual(
    names.map((name) => [`dist/${name}`, sha3(name)]),
  );
  expect(new Set([...anchors.values()].map(({ verdict }) => verdict))).toEqual(new Set(["accepted"]));
  // Some fifteen of them.
  const again = await onFreshRunner(world, { ...inputs, files: "dist/0*" });
  expect(new Set(verdictsOf(again))).toEqual(new Set(["accepted"]));
  const stamps = () => service.requests.filter(({ route }) => route === "stamp").map(({ hash }) => hash);
  expect(stamps()).toHaveLength(250);
  // Of other bytes none is stamped, since the notes have no room for as many more.
  for (const name of names) await world.workspace.write(`dist/${name}`, `${name}, built again`);
  const rebuilt = await onFreshRunner(world, inputs);
  expect([rebuilt.exitCode, errorsOf(rebuilt)]).toEqual([1, ["RELEASE_BODY_FULL", "nothing stamped"]]);
  expect(stamps()).toHaveLength(250);
  const kept = recordOf(release).anchors;
  expect(stamps().filter((hash) => !kept.has(hash as Digest))).toEqual([]);
});

test("notes without room for all that is recorded are refused before a stamp, though they have room for a line", async () => {
  await using world = await createReleaseWorld();
  const notes = "x".repeat(124_600);
  const release = world.github.addRelease("v1", { body: notes });
  const run = await onFreshRunner(world, { "release-attach": "body" });
  expect([run.exitCode, errorsOf(run)]).toEqual([1, ["RELEASE_BODY_FULL"]]);
  expect([world.service.requests, release.body]).toEqual([[], notes]);
  expect((await onFreshRunner(world, { "release-attach": "both" })).exitCode).toBe(0);
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

test("a stamp that the release's log calls perhaps spent is looked for by a fresh runner within block-time, and not sent", async () => {
  await using world = await createReleaseWorld(app);
  await using service = await startPublic(accept, notFound);
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": "assets", "api-url": service.url, "fail-on": "none" };
  const subject = aSubject("app.tgz", "app");
  const statement = aStatement([subject], {
    finishedOn: new Date().toISOString(),
    service: { url: service.url, demonstration: false },
    anchors: [anAnchor(subject, { verdict: "failed", mayBeSpent: true })],
  });
  const log = formatLog(aLog(statement));
  world.github.addAsset(release, "anchor-0123456789ab.jsonl", log);
  await onFreshRunner(world, inputs);
  expect(service.requests.map(({ route }) => route)).toEqual(["check"]);
  expect(contentOf(release, "anchor-0123456789ab.jsonl")).toBe(log);
  expect(verdictsOf(await onFreshRunner(world, { ...inputs, "block-time": "0" }))).toEqual(["accepted"]);
});

test("what a log had that somebody deleted comes back from the page, and its stamps are not sent again", async () => {
  await using world = await createReleaseWorld({ ...app, "dist/lib.zip": "lib" });
  await using service = await startPublic(accept, notFound);
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": "both", "api-url": service.url };
  await onFreshRunner(world, inputs);
  const stamped = [...recordOf(release).names.keys()];
  release.assets.splice(
    release.assets.findIndex(({ name }) => name.endsWith(".jsonl")),
    1,
  );
  await onFreshRunner(world, { ...inputs, files: "dist/app.tgz" });
  expect(service.requests.filter(({ route }) => route === "stamp")).toHaveLength(2);
  expect([...recordOf(release).names.keys()]).toEqual(stamped);
  expect([contentOf(release, "anchor-evidence.html"), release.body]).toEqual(
    Array(2).fill(expect.stringContaining(sha3("lib"))),
  );
});

test("a digest that the release's log has in a block is looked for, and is there already", async () => {
  await using world = await createReleaseWorld(app);
  await using service = await startPublic(accept, found);
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": "assets", "api-url": service.url };
  expect(verdictsOf(await onFreshRunner(world, { ...inputs, mode: "check" }))).toEqual(["found"]);
  const again = await onFreshRunner(world, { ...inputs, "block-time": "0" });
  expect(verdictsOf(again)).toEqual(["already-anchored"]);
  expect(service.requests.filter(({ route }) => route === "stamp")).toEqual([]);
  expect(recordOf(release).anchors.get(sha3("app"))?.verdict).toBe("found");
});

test.each(["stamp", "check"])(
  "a key that a later %s has rejected is red, and weakens nothing that is recorded",
  async (mode) => {
    await using world = await createReleaseWorld(app);
    const release = world.github.addRelease("v1");
    const inputs = { "release-attach": "both" };
    await onFreshRunner(world, { ...inputs, wait: "300" });
    const [before] = recordOf(release).anchors.values();
    expect(before).toMatchObject({ verdict: "anchored", chain: { records: [{ block: 1 }] } });
    const run = await onFreshRunner(world, { ...inputs, mode, "api-key": "wrong", "fail-on": "none" });
    expect([verdictsOf(run), run.results?.results[0]?.error?.code]).toEqual([["failed"], "API_KEY_REJECTED"]);
    const red = await onFreshRunner(world, { ...inputs, mode, "api-key": "wrong" });
    expect(red.exitCode).toBe(1);
    expect([...recordOf(release).anchors.values()]).toEqual([before]);
    expect(linesOf(release)).toHaveLength(1);
  },
);

test("a weekly check of a release adds no line to its log, and leaves every asset as it is", async () => {
  await using world = await createReleaseWorld(app);
  const release = world.github.addRelease("v1");
  await onFreshRunner(world, { "release-attach": "both", wait: "300" });
  await onFreshRunner(world, { "release-attach": "both", mode: "check" });
  const [assets, lines] = [release.assets.map(({ id, name }) => [id, name]), linesOf(release)];
  for (let week = 1; week <= 2; week += 1) {
    const before = world.github.requests.length;
    expect((await onFreshRunner(world, { "release-attach": "both", mode: "check" })).exitCode).toBe(0);
    expect([release.assets.map(({ id, name }) => [id, name]), linesOf(release)]).toEqual([assets, lines]);
    // The log and the page, each once.
    const reads = world.github.requests
      .slice(before)
      .filter(({ operation }) => operation === "repos/get-release-asset");
    expect(reads).toHaveLength(2);
  }
});

test("a project's own SHA256SUMS in the release stays, is told once, and is in no lists", async () => {
  await using world = await createReleaseWorld(app);
  const release = world.github.addRelease("v1", { assets: { SHA256SUMS: "theirs\n" } });
  for (const mode of ["stamp", "check"]) {
    const run = await onFreshRunner(world, { "release-attach": "assets", mode });
    expect(run.stdout.match(/SHA256SUMS in the release was not written/g)).toHaveLength(1);
    const asset = release.assets.find(({ name }) => name === "SHA256SUMS");
    expect(Buffer.from(asset?.content as Uint8Array).toString()).toBe("theirs\n");
  }
  const names = linesOf(release).flatMap(({ predicate }) => predicate.lists.map(({ name }) => name));
  expect(new Set(names)).toEqual(new Set(["SHA3-256SUMS"]));
});
