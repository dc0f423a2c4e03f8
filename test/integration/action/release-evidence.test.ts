/** What a release's evidence keeps when bytes change, other jobs write, and runs are repeated (interface §6). */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { parseEvidence, parseStatement } from "#evidence/log.ts";
import { openRecord } from "#evidence/record.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import {
  contentOf,
  createReleaseWorld,
  errorsOf,
  linesOf,
  logName,
  namesOf,
  recordOf,
} from "../../support/github/release-world.ts";
import type { GitHubRequest } from "../../support/github/stand-in.ts";
import type { AssetState, ReleaseState } from "../../support/github/state.ts";
import { answers } from "../../support/network/answers.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { byRoute } from "../../support/runner/rules.ts";
import type { Run } from "../../support/runner/run-record.ts";

const sha3 = (text: string): string => createHash("sha3-256").update(text).digest("hex");
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
/** The digest that is recorded under each name, and the others that stood there. */
const recordedIn = (release: ReleaseState) =>
  Object.fromEntries(
    [...recordOf(release).names.values()].map(({ name, digest, former }) => [
      name,
      [digest, ...former.map((one) => one.digest)].map(({ sha3_256 }) => sha3_256),
    ]),
  );
const verdictsIn = (release: ReleaseState) => [...recordOf(release).anchors.values()].map(({ verdict }) => verdict);
const allLogs = (release: ReleaseState) => namesOf(release).filter((name) => logName.test(name));

/** Another upload under the asset's name, as GitHub states it. */
function exchange(release: ReleaseState, name: string, content: string): void {
  const asset = release.assets.find((each) => each.name === name);
  if (asset === undefined) throw new RangeError(`There is no asset ${name}.`);
  const bytes = Buffer.from(content);
  Object.assign(asset satisfies AssetState, { content: bytes, digest: `sha256:${sha256(content)}` });
}

const fromRelease = {
  "from-release": "true",
  files: "",
  "release-attach": "both",
  wait: "300",
  report: "false",
};
const verdictsOf = ({ results }: { results?: { results: readonly { verdict: string }[] } | undefined }) =>
  results?.results.map(({ verdict }) => verdict);

test.each([
  ["by the job that stamped it", ""],
  ["by another job", "weekly"],
])(
  "an asset that was exchanged after its stamp is changed for every later check %s, and no record vanishes",
  async (_, section) => {
    await using world = await createReleaseWorld({});
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
    await world.runHere(fromRelease);
    const before = Object.fromEntries(["SHA3-256SUMS", "SHA256SUMS"].map((name) => [name, contentOf(release, name)]));
    exchange(release, "lib.zip", "evil");
    const own = section === "" ? {} : { "release-section": section };
    const inputs = { ...fromRelease, mode: "check", wait: "0", ...own };
    for (const runId of section === "" ? ["2", "3"] : ["2"]) {
      const run = await world.runHere(inputs, { runId });
      expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["found", "changed"]]);
      expect(run.stdout).toContain(`records another file under this name: SHA3-256 ${sha3("lib")}`);
      expect(allLogs(release)).toHaveLength(section === "" ? 1 : 2);
      expect(recordedIn(release)).toEqual({ "app.tgz": [sha3("app")], "lib.zip": [sha3("lib"), sha3("evil")] });
      for (const digest of [sha3("evil"), sha3("lib")]) expect(release.body).toContain(`<code>${digest}</code>`);
      expect(Object.fromEntries(Object.keys(before).map((name) => [name, contentOf(release, name)]))).toEqual(before);
    }
    exchange(release, "lib.zip", "lib");
    const restored = await world.runHere(inputs);
    expect([restored.exitCode, verdictsOf(restored)]).toEqual([0, ["found", "found"]]);
    expect(recordedIn(release)["lib.zip"]).toEqual([sha3("lib"), sha3("evil")]);
    expect(release.body).toContain(sha3("evil"));
  },
);

test("an asset that was exchanged after it was stamped is changed by what the notes alone record", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
  const inputs = { ...fromRelease, "release-attach": "body" };
  await world.runHere(inputs);
  exchange(release, "app.tgz", "evil");
  for (const runId of ["2", "3"]) {
    const run = await world.runHere({ ...inputs, mode: "verify" }, { runId });
    expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["changed"]]);
    expect(release.body).toMatch(new RegExp(`changed[^]*${sha3("evil")}[^]*earlier bytes.*${sha3("app")}`));
  }
});

test("an asset that was exchanged after it was stamped is stamped with a warning, and both digests stay", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
  await world.runHere(fromRelease);
  exchange(release, "app.tgz", "app, built again");
  const run = await world.runHere(fromRelease);
  expect([run.exitCode, verdictsOf(run)]).toEqual([0, ["anchored"]]);
  const warnings = run.annotations.filter(({ level }) => level === "warning").map(({ message }) => message);
  expect(warnings).toEqual([
    expect.stringContaining(`records another file under the name app.tgz: SHA3-256 ${sha3("app")}`),
  ]);
  expect(recordedIn(release)).toEqual({ "app.tgz": [sha3("app, built again"), sha3("app")] });
  expect(contentOf(release, "SHA256SUMS")).toBe(`${sha256("app, built again")}  app.tgz\n`);
  for (const text of ["app", "app, built again"]) expect(release.body).toContain(sha3(text));
});

test("an exchanged asset is changed though another job stamped it, for a check by every job", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
  await world.runHere(fromRelease);
  exchange(release, "app.tgz", "evil");
  const stamped = await world.runHere({ ...fromRelease, "release-section": "attacker" });
  expect([stamped.exitCode, verdictsOf(stamped)]).toEqual([0, ["anchored"]]);
  expect(stamped.stdout).toContain(`records another file under the name app.tgz: SHA3-256 ${sha3("app")}`);
  const [body, assets] = [release.body, [...release.assets]];
  for (const section of ["", "weekly", "attacker"]) {
    release.body = body;
    release.assets.splice(0, Infinity, ...assets);
    const own = section === "" ? {} : { "release-section": section };
    for (const mode of section === "attacker" ? ["check", "verify"] : ["check"]) {
      const run = await world.runHere({ ...fromRelease, mode, wait: "0", ...own });
      expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["changed"]]);
      expect(run.stdout).toContain(`records another file under this name: SHA3-256 ${sha3("app")}`);
      const page = join(run.outputs["statement-path"] ?? "", "..", "anchor-evidence.html");
      const { former = [] } = openRecord(parseEvidence(await readFile(page))).names.get("app.tgz") ?? {};
      expect(former.map(({ digest }) => digest.sha3_256)).toEqual([sha3("app")]);
      for (const text of ["app", "evil"]) expect(release.body).toContain(sha3(text));
    }
  }
});

test("an asset that a run did not select stays what was recorded, also when it is gone", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
  await world.runHere(fromRelease);
  const before = [recordedIn(release), contentOf(release, "SHA3-256SUMS")];
  const run = await world.runHere({ ...fromRelease, mode: "check", files: "app.tgz", wait: "0" });
  expect([run.exitCode, verdictsOf(run)]).toEqual([0, ["found"]]);
  expect([recordedIn(release), contentOf(release, "SHA3-256SUMS")]).toEqual(before);
  expect(before[0]).toEqual({ "app.tgz": [sha3("app")], "lib.zip": [sha3("lib")] });
  expect(verdictsIn(release)).toEqual(["anchored", "anchored"]);
  const index = release.assets.findIndex(({ name }) => name === "lib.zip");
  release.assets.splice(index, 1);
  await world.runHere({ ...fromRelease, mode: "check", wait: "0" });
  expect([recordedIn(release), contentOf(release, "SHA3-256SUMS")]).toEqual(before);
});

test("a file that a check was not given stays what was recorded in the notes", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": "body", wait: "300" };
  await world.runHere(inputs);
  const stamped = recordedIn(release);
  expect(stamped).toEqual({ "dist/app.tgz": [sha3("app")], "dist/lib.zip": [sha3("lib")] });
  await world.runHere({ ...inputs, mode: "check", files: "dist/app.tgz" });
  expect(recordedIn(release)).toEqual(stamped);
});

test("a file beside an asset of its name with other bytes is changed, and its own digest is vouched for", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1", {
    assets: { "app.tgz": "app", "lib.zip": "evil", "old.zip": "lib" },
  });
  const inputs = { "release-attach": "both", wait: "300" };
  const stamped = await world.runHere(inputs);
  expect([stamped.exitCode, verdictsOf(stamped)]).toEqual([1, ["anchored", "changed"]]);
  expect(stamped.stdout).toContain(`SHA-256 ${sha256("evil")}. This file has ${sha256("lib")}`);
  expect(release.body).toContain("⚠️ <code>lib.zip</code> has other bytes");
  expect(verdictsIn(release)).toEqual(["anchored", "anchored"]);
  const checked = await world.runHere({ ...inputs, mode: "check" });
  expect([checked.exitCode, verdictsOf(checked)]).toEqual([1, ["found", "changed"]]);
  expect(recordedIn(release)).toEqual({ "app.tgz": [sha3("app")], "lib.zip": [sha3("lib")] });
});

test("an asset that another job attached while this run asked is compared, and linked", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
  world.github.react = ({ operation }, nth) => {
    if (operation !== "repos/list-release-assets" || nth > 1) return undefined;
    return { after: () => void world.github.addAsset(release, "lib.zip", "evil") };
  };
  const run = await world.runHere({ "release-attach": "body", wait: "300" });
  expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["anchored", "changed"]]);
  expect(release.body).toContain("⚠️ <code>lib.zip</code> has other bytes");
  expect(world.github.requests.filter(({ operation }) => operation === "repos/list-release-assets")).toHaveLength(2);
});

test.each(["assets", "body"])("what another run of the same job recorded meanwhile stays in its %s", async (attach) => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": attach, wait: "300" };
  await world.runHere({ ...inputs, files: "dist/app.tgz" });
  const digest = sha3(await readFile(join(world.workspace.path, "dist/app.tgz"), "utf8"));
  const { body } = release;
  const assets = release.assets.splice(0);
  release.body = "";
  let isBack = false;
  world.github.react = ({ operation }) => {
    if (operation !== "repos/list-release-assets" || isBack) return undefined;
    isBack = true;
    return { after: () => void (Object.assign(release, { body }), release.assets.push(...assets)) };
  };
  await world.runHere({ ...inputs, files: "dist/lib.zip" }, { runId: "2" });
  expect(recordOf(release).anchors.get(digest as Digest)?.verdict).toBe("anchored");
});

const toBoth = { "release-attach": "both", wait: "300" };

/** Runs a job on `lib.zip` while another run of it, on `app.tgz`, attaches between a request of it and the next. */
async function race(
  isMoment: (request: GitHubRequest, nth: number) => boolean,
  { before = "", rounds = 1 } = {},
): Promise<{ release: ReleaseState; run: Run; digests: readonly string[] }> {
  await using world = await createReleaseWorld({
    "dist/app.tgz": "app",
    "dist/lib.zip": "lib",
    "dist/old.txt": "old",
  });
  const release = world.github.addRelease("v1");
  if (before !== "") await world.runHere({ ...toBoth, files: before });
  const stood = { assets: [...release.assets], body: release.body };
  await world.runHere({ ...toBoth, files: "dist/app.tgz" }, { runId: "2" });
  const theirs = { assets: [...release.assets], body: release.body };
  release.assets.splice(0, Infinity, ...stood.assets);
  release.body = stood.body;
  const start = world.github.requests.length;
  const counts = new Map<string, number>();
  let left = rounds;
  world.github.react = (request) => {
    const nth = (counts.get(request.operation) ?? 0) + 1;
    counts.set(request.operation, nth);
    if (world.github.requests.length <= start || left === 0 || !isMoment(request, nth)) return undefined;
    left -= 1;
    const after = () => {
      const own = release.assets.filter(({ name }) => name.endsWith(".tmp"));
      const fresh = theirs.assets.map((asset) => ({ ...asset, id: asset.id + 1000 * (rounds - left) }));
      release.assets.splice(0, Infinity, ...fresh, ...own);
    };
    return { after };
  };
  const run = await world.runHere({ ...toBoth, files: "dist/lib.zip" }, { runId: "3" });
  return { release, run, digests: ["app", "lib"].map(sha3) };
}

const isCompared = ({ operation }: GitHubRequest, nth: number) =>
  operation === "repos/list-release-assets" && nth === 2;
const isUploading = ({ operation, target }: GitHubRequest) =>
  operation === "repos/upload-release-asset" && /jsonl/.test(target);

test.each([
  ["after this one has compared", isCompared, ""],
  ["after this one has compared, over older evidence", isCompared, "dist/old.txt"],
  ["while this one uploads, over older evidence", isUploading, "dist/old.txt"],
])(
  "two runs of one job that attach in the same seconds both stay when the other is done %s",
  async (_, isMoment, before) => {
    const { release, run, digests } = await race(isMoment, { before });
    expect([run.exitCode, errorsOf(run)]).toEqual([0, []]);
    for (const digest of digests) {
      expect(contentOf(release, logName)).toContain(digest);
      expect(contentOf(release, "anchor-evidence.html")).toContain(digest);
      expect(release.body).toContain(digest);
    }
    const { lists = [] } = linesOf(release).at(-1)?.predicate ?? {};
    expect(lists.map(({ name, sha256: stated }) => [name, stated])).toEqual(
      ["SHA3-256SUMS", "SHA256SUMS"].map((name) => [name, sha256(contentOf(release, name))]),
    );
    expect(namesOf(release)).toHaveLength(4);
  },
);

test("two runs of one job that attach in the same seconds a run that others outrun again and again ends with the lines of all", async () => {
  const { release, run, digests } = await race(isUploading, { before: "dist/old.txt", rounds: 99 });
  expect([run.exitCode, errorsOf(run)]).toEqual([0, []]);
  for (const digest of digests) expect(contentOf(release, logName)).toContain(digest);
});

test("the lists and the page have one writer: another job attaches its own log and leaves them, with a warning", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1");
  await world.runHere({ "release-attach": "assets" });
  const common = ["anchor-evidence.html", "SHA3-256SUMS", "SHA256SUMS"];
  const before = common.map((name) => contentOf(release, name));
  const second = { "release-attach": "assets", "release-section": "another", files: "dist/app.tgz", mode: "verify" };
  const run = await world.runHere(second);
  expect(run.exitCode).toBe(0);
  expect(run.annotations.map(({ message }) => message).join()).toMatch(/written by another job.*were not changed/);
  expect(common.map((name) => contentOf(release, name))).toEqual(before);
  expect(allLogs(release)).toHaveLength(2);
  expect(namesOf(release)).toContain("app.tgz.verification.pdf");
  expect(namesOf(release)).toHaveLength(6);
});

test("the lists and the page are replaced by their writer when they have to say something else, and never are none", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1");
  await world.runHere({ "release-attach": "assets", files: "dist/app.tgz" });
  const common = ["anchor-evidence.html", "SHA3-256SUMS", "SHA256SUMS", ...allLogs(release)];
  const before = common.map((name) => contentOf(release, name));
  const gone: string[] = [];
  world.github.react = () => {
    for (const name of common) if (!namesOf(release).some((each) => each.startsWith(name))) gone.push(name);
    return undefined;
  };
  const run = await world.runHere({ "release-attach": "assets" });
  expect([run.exitCode, gone, run.annotations.map(({ message }) => message)]).toEqual([0, [], expect.anything()]);
  expect(run.annotations.filter(({ level }) => level === "warning")).toEqual([]);
  for (const [index, name] of common.entries()) expect(contentOf(release, name)).not.toBe(before[index]);
  expect(namesOf(release)).toHaveLength(4);
});

test("the lists and the page leave a list that somebody else ships under the same name, which stays a subject", async () => {
  await using world = await createReleaseWorld({});
  const theirs = `${sha256("app")} *app.tgz\n`;
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", SHA256SUMS: theirs } });
  for (const mode of ["stamp", "check"]) {
    const run = await world.runHere({ "from-release": "true", files: "", "release-attach": "assets", mode });
    expect(run.exitCode).toBe(0);
    expect(run.results?.results.map(({ subject }) => subject.name)).toEqual(["SHA256SUMS", "app.tgz"]);
    expect(run.annotations.map(({ message }) => message).join()).toMatch(
      /SHA256SUMS in the release was not written by this action, so it was not changed/,
    );
    expect(contentOf(release, "SHA256SUMS")).toBe(theirs);
  }
  expect(namesOf(release)).toHaveLength(5);
});

test.each([true, false])(
  "a list that the project ships stays a subject when it is exchanged beside ours, where digests are stated: %s",
  async (isStated) => {
    await using world = await createReleaseWorld({ "dist/SHA256SUMS": "theirs\n" });
    const release = world.github.addRelease("v1", { assets: { SHA256SUMS: "theirs\n" } });
    const unstate = () => release.assets.forEach((asset) => Object.assign(asset, isStated ? {} : { digest: null }));
    unstate();
    await world.runHere({ "release-attach": "assets", files: "dist/*" });
    for (const name of isStated ? ["SHA256SUMS", "SHA3-256SUMS"] : ["SHA256SUMS"]) exchange(release, name, "evil\n");
    unstate();
    const run = await world.runHere({ "from-release": "true", files: "", mode: "check" });
    expect([run.exitCode, verdictsOf(run)]).toEqual([1, ["changed"]]);
    expect(run.results?.results[0]?.subject.name).toBe("SHA256SUMS");
  },
);

test.each(["each", "manifest"])(
  "the lists and the row of the stamped file stay when a stamp of other bytes is refused: %s",
  async (anchor) => {
    await using world = await createReleaseWorld();
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
    const inputs = { ...toBoth, anchor };
    await world.runHere(inputs);
    const before = ["SHA3-256SUMS", "SHA256SUMS"].map((name) => contentOf(release, name));
    await world.workspace.write("dist/app.tgz", "app, built again");
    expect((await world.runHere({ ...inputs, "api-key": "wrong" }, { runId: "2" })).exitCode).toBe(1);
    expect(["SHA3-256SUMS", "SHA256SUMS"].map((name) => contentOf(release, name))).toEqual(before);
    expect(release.body).toMatch(/app\.tgz.*not re-checked/);
    expect(release.body).not.toContain("earlier bytes");
  },
);

test("evidence of ours is no subject: neither of this job nor of another", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
  const inputs = { "from-release": "true", files: "", "release-attach": "assets" };
  await world.runHere(inputs);
  await world.runHere({ ...inputs, mode: "verify", "release-section": "another" });
  expect(namesOf(release)).toHaveLength(7);
  const run = await world.runHere({ ...inputs, mode: "check" });
  expect(run.results?.results.map(({ subject }) => subject.name)).toEqual(["app.tgz"]);
});

test.each([
  ["by the job itself, in the notes", "body", {}],
  ["by another job, in the notes", "body", { "release-section": "another" }],
  ["by another job, among the assets", "assets", { "release-section": "another" }],
])("a stamp that the release's evidence calls accepted, %s, is not sent again", async (_, attach, other) => {
  await using world = await createReleaseWorld({ "dist/app.tgz": "app" }, { blockTimeMs: 600_000 });
  world.github.addRelease("v1");
  const inputs = { "release-attach": attach };
  expect(verdictsOf(await world.runHere(inputs))).toEqual(["accepted"]);
  await using elsewhere = await createWorkspace({ "dist/app.tgz": "app" });
  const again = await world.runHere({ ...inputs, ...other }, { workspace: elsewhere, runId: "2" });
  expect([again.exitCode, verdictsOf(again)]).toEqual([0, ["accepted"]]);
  expect(world.service.requests.filter(({ path }) => path.endsWith("/timestamp/post"))).toHaveLength(1);
});

/** A service that is no demonstration: it takes every stamp, and no block holds one yet. */
const startPublicService = () =>
  startFaultServer(
    byRoute(
      {
        stamp: ({ hash, id }) => json(answers.stamp(hash, id)),
        check: ({ hash, id }) => json(answers.notFound(hash, id)),
      },
      ({ id }) => json(answers.error(503, "Later", id), { status: 503 }),
    ),
  );

test.each(["body", "both"])(
  "a demonstration vouches for nothing with another service, which gets its own stamp: %s",
  async (attach) => {
    await using world = await createReleaseWorld({ "dist/app.tgz": "app" });
    await using service = await startPublicService();
    const release = world.github.addRelease("v1");
    const tried = await world.runHere({ "release-attach": attach, wait: "300" });
    expect(verdictsOf(tried)).toEqual(["anchored"]);
    const run = await world.runHere({ "release-attach": attach, "api-url": service.url }, { runId: "2" });
    expect(verdictsOf(run)).toEqual(["accepted"]);
    expect(service.requests.map(({ route }) => route)).toEqual(["stamp"]);
    expect(release.body).not.toMatch(/⚓|A demonstration/);
    const { predicate } = parseStatement(await readFile(run.outputs["statement-path"] ?? ""));
    expect(predicate.service).toEqual({ url: service.url, demonstration: false });
    expect(predicate.anchors.map(({ verdict, chain }) => [verdict, chain?.records])).toEqual([["accepted", []]]);
  },
);

test("the evidence of a demonstration is still called one by a run that its service gives no answer", async () => {
  await using world = await createReleaseWorld({ "dist/app.tgz": "app" });
  const release = world.github.addRelease("v1");
  await world.runHere({ "release-attach": "both", wait: "300" });
  const run = await world.runHere({ "release-attach": "both", mode: "check", "api-key": "wrong" }, { runId: "2" });
  expect(verdictsOf(run)).toEqual(["failed"]);
  expect(release.body).toMatch(/A demonstration on a private test chain[^]*⚓.*not re-checked/);
  expect([recordOf(release).isDemonstration, verdictsIn(release)]).toEqual([true, ["anchored"]]);
});

test.each(["body", "assets"])("a stamp that one service accepted is sent to another one too: %s", async (attach) => {
  await using world = await createReleaseWorld({ "dist/app.tgz": "app" });
  world.github.addRelease("v1");
  await using first = await startPublicService();
  await using second = await startPublicService();
  for (const service of [first, second]) {
    const run = await world.runHere({ "release-attach": attach, "api-url": service.url });
    expect(verdictsOf(run)).toEqual(["accepted"]);
    expect(service.requests.map(({ route }) => route)).toEqual(["stamp"]);
  }
});
