/** What a release's evidence keeps when bytes change, other jobs write, and runs are repeated. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import { parseEvidence } from "#evidence/statement-file.ts";
import { sha256Of, sha3Of } from "../../support/digests.ts";
import {
  contentOf,
  createReleaseWorld,
  errorsOf,
  namesOf,
  recordOf,
  statementName,
  statementsOf,
  exchange,
  verdictsOf,
} from "../../support/github/release-world.ts";
import type { GitHubStandIn } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import type { Run } from "../../support/runner/run-record.ts";

/** The digest that is recorded under each name, and the others that stood there. */
const recordedIn = (release: ReleaseState) =>
  Object.fromEntries(
    [...recordOf(release).names.values()].map(({ name, digest, former }) => [
      name,
      [digest, ...former.map((one) => one.digest)].map(({ sha3_256 }) => sha3_256),
    ]),
  );
const verdictsIn = (release: ReleaseState) => [...recordOf(release).anchors.values()].map(({ verdict }) => verdict);
const listNames = ["anchor-SHA3-256SUMS", "anchor-SHA256SUMS"];
const viewNames = ["anchor-evidence.html", ...listNames];
const idsIn = (release: ReleaseState) => statementsOf(release).map(({ id }) => id);
/** What a page says of the bytes that are recorded under a name, and of those that were. */
const onPage = (page: string, name: string): readonly string[] => {
  const { digest, former = [] } = openRecord(parseEvidence(page)).names.get(name) ?? {};
  return [digest, ...former.map((one) => one.digest)].map((one) => one?.sha3_256 ?? "");
};
const pageBy = ({ outputs }: Run) =>
  readFile(join(outputs["results-path"] ?? "", "..", "anchor-evidence.html"), "utf8");

const fromRelease = {
  "from-release": "true",
  files: "",
  "release-attach": "both",
  wait: "300",
  report: "false",
};

test.each(["check", "verify"])(
  "an asset that was exchanged after its stamp is changed for every later %s, and no record vanishes",
  async (mode) => {
    await using world = await createReleaseWorld({});
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
    await world.runHere(fromRelease);
    const stamped = recordedIn(release);
    expect(stamped).toEqual({ "app.tgz": [sha3Of("app")], "lib.zip": [sha3Of("lib")] });
    const before = listNames.map((name) => contentOf(release, name));
    exchange(release, "lib.zip", "evil");
    const inputs = { ...fromRelease, mode, wait: "0" };
    const good = mode === "check" ? "found" : "verified";
    for (const runId of ["2", "3"]) {
      const run = await world.runHere(inputs, { runId });
      expect([run.exitCode, verdictsOf(run)]).toEqual([1, [good, "changed"]]);
      expect(run.stdout).toContain(
        `records another file under this name: SHA3-256 ${sha3Of("lib")}. This file has ${sha3Of("evil")}`,
      );
      expect(run.results?.results[1]).toMatchObject({ subject: { digest: sha3Of("evil") }, former: [sha3Of("lib")] });
      expect(recordedIn(release)).toEqual(stamped);
      expect(listNames.map((name) => contentOf(release, name))).toEqual(before);
      expect(release.body).toContain("### ❌ <code>lib.zip</code> is not the file that was anchored");
      expect(release.body).toContain(`<code>${sha3Of("lib")}</code>`);
      expect(onPage(contentOf(release, "anchor-evidence.html"), "lib.zip")).toEqual([sha3Of("lib")]);
    }
    exchange(release, "lib.zip", "lib");
    const restored = await world.runHere(inputs);
    expect([restored.exitCode, verdictsOf(restored)]).toEqual([0, [good, good]]);
    expect(release.body).not.toContain("❌");
    expect(recordedIn(release)).toEqual(stamped);
  },
);

test.each(["stamp", "check", "verify"])(
  "an asset that is exchanged while a run works is changed for this %s",
  async (mode) => {
    await using world = await createReleaseWorld({});
    const { github } = world;
    const release = github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
    if (mode !== "stamp") await world.runHere(fromRelease);
    let isRead = false;
    github.react = ({ host, target, operation }) => {
      isRead ||= host === "storage" && target.includes(`${release.assets[0]?.id}`);
      if (isRead && operation === "repos/list-release-assets") exchange(release, "app.tgz", "evil");
      return undefined;
    };
    const run = await world.runHere({ ...fromRelease, mode, "release-attach": "none" });
    expect(run.exitCode).toBe(1);
    expect(run.results?.results).toMatchObject([{ verdict: "changed", subject: { digest: sha3Of("app") } }, {}]);
  },
);

test("an asset without a stated SHA-256 that is exchanged while a run works fails it and is named, and one that came late is none", async () => {
  await using world = await createReleaseWorld({});
  const { github } = world;
  const release = github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
  const forgetDigests = (): void => release.assets.forEach((asset) => Object.assign(asset, { digest: null }));
  forgetDigests();
  const firstId = release.assets[0]?.id;
  let isRead = false;
  github.react = ({ host, target, operation }) => {
    isRead ||= host === "storage" && target.includes(`${firstId}`);
    if (isRead && operation === "repos/list-release-assets" && release.assets[0]?.id === firstId) {
      release.assets.shift();
      for (const name of ["app.tgz", "late.zip"]) github.addAsset(release, name, "evil");
      forgetDigests();
    }
    return undefined;
  };
  const run = await world.runHere({ ...fromRelease, "release-attach": "none", wait: "0" });
  expect([run.exitCode, verdictsOf(run), errorsOf(run)]).toEqual([
    1,
    ["accepted", "accepted", "accepted"],
    ["ASSET_NOT_JUDGED"],
  ]);
  expect(run.stdout).toContain("1 file of the release was not judged by this run: app.tgz.");
});

test.each([
  ["the release's own", {}, { "from-release": "true", files: "", "release-attach": "both" }],
  ["files beside it", { "dist/app.tgz": "app" }, { files: "dist/*", "release-attach": "body" }],
] as const)(
  "an asset that is exchanged while evidence is attached fails the run and is named, of %s",
  async (_, files, inputs) => {
    await using world = await createReleaseWorld(files);
    const { github } = world;
    const release = github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
    github.react = ({ operation }) => {
      const isAttaching = (release.body ?? "") !== "" || operation === "repos/upload-release-asset";
      if (isAttaching) exchange(release, "app.tgz", "evil");
      return undefined;
    };
    const run = await world.runHere({ ...inputs, wait: "300" });
    expect([run.exitCode, errorsOf(run)]).toEqual([1, ["ASSET_NOT_JUDGED"]]);
    expect(run.stdout).toContain("1 file of the release was not judged by this run: app.tgz.");
  },
);

test.each(["both", "body"])(
  "an asset that was exchanged after it was stamped is stamped with a warning, and all digests stay: %s",
  async (attach) => {
    await using world = await createReleaseWorld({});
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
    const inputs = { ...fromRelease, "release-attach": attach };
    await world.runHere(inputs);
    exchange(release, "app.tgz", "app, built again");
    const run = await world.runHere(inputs);
    expect([run.exitCode, verdictsOf(run)]).toEqual([0, ["anchored"]]);
    const warnings = run.annotations.filter(({ level }) => level === "warning").map(({ message }) => message);
    expect(warnings).toEqual([
      expect.stringMatching(
        new RegExp(`records another file under the name app.tgz: SHA3-256 ${sha3Of("app")}.*built twice`),
      ),
    ]);
    const all = [sha3Of("app, built again"), sha3Of("app")];
    expect(recordedIn(release)).toEqual({ "app.tgz": all });
    expect(release.body).toMatch(new RegExp(`${all[0]}[^]*earlier bytes: .*${all[1]}`));
    expect(run.results?.results[0]?.former).toEqual([sha3Of("app")]);
    expect(run.summary).toMatch(new RegExp(`${sha3Of("app")}</code>, recorded .* UTC by <code>https&#58;`));
    expect(onPage(await pageBy(run), "app.tgz")).toEqual(all);
    if (attach === "both") {
      expect(contentOf(release, "anchor-SHA256SUMS")).toBe(`${sha256Of("app, built again")}  app.tgz\n`);
      expect(onPage(contentOf(release, "anchor-evidence.html"), "app.tgz")).toEqual(all);
    }
    const { body } = release;
    const check = await world.runHere({ ...inputs, mode: "check", wait: "0" });
    expect([check.exitCode, check.results?.results[0]?.former]).toEqual([0, [sha3Of("app")]]);
    expect([recordedIn(release), release.body]).toEqual([{ "app.tgz": all }, body]);
  },
);

test("an asset that a run did not select stays what was recorded, also when it is gone", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
  await world.runHere(fromRelease);
  const before = [recordedIn(release), contentOf(release, "anchor-SHA3-256SUMS")];
  const run = await world.runHere({ ...fromRelease, mode: "check", files: "app.tgz", wait: "0" });
  expect([run.exitCode, verdictsOf(run)]).toEqual([0, ["found"]]);
  expect([recordedIn(release), contentOf(release, "anchor-SHA3-256SUMS")]).toEqual(before);
  expect(before[0]).toEqual({ "app.tgz": [sha3Of("app")], "lib.zip": [sha3Of("lib")] });
  expect(verdictsIn(release)).toEqual(["anchored", "anchored"]);
  const index = release.assets.findIndex(({ name }) => name === "lib.zip");
  release.assets.splice(index, 1);
  const later = await world.runHere({ ...fromRelease, mode: "check", wait: "0" });
  expect([recordedIn(release), contentOf(release, "anchor-SHA3-256SUMS")]).toEqual(before);
  const told = later.annotations.filter(({ level }) => level === "warning");
  expect(told).toMatchObject([
    { properties: { title: "missing file" }, message: expect.stringContaining("names is not in it: lib.zip.") },
  ]);
});

test("a file beside an asset of its name with other bytes is changed, and its own digest is vouched for", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1", {
    assets: { "app.tgz": "app", "lib.zip": "evil", "old.zip": "lib" },
  });
  const inputs = { "release-attach": "both", wait: "300" };
  const stamped = await world.runHere(inputs);
  expect([stamped.exitCode, verdictsOf(stamped)]).toEqual([1, ["anchored", "changed"]]);
  expect(stamped.stdout).toContain(`SHA-256 ${sha256Of("evil")}. This file has ${sha256Of("lib")}`);
  expect(release.body).toContain("### ❌ <code>lib.zip</code> is not the file that was anchored");
  expect(verdictsIn(release)).toEqual(["anchored", "anchored"]);
  const checked = await world.runHere({ ...inputs, mode: "check" });
  expect([checked.exitCode, verdictsOf(checked)]).toEqual([1, ["found", "changed"]]);
  expect(recordedIn(release)).toEqual({ "app.tgz": [sha3Of("app")], "lib.zip": [sha3Of("lib")] });
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
  expect(release.body).toContain("### ❌ <code>dist/lib.zip</code> is not the file that was anchored");
  expect(world.github.requests.filter(({ operation }) => operation === "repos/list-release-assets")).toHaveLength(4);
});

test.each([
  [{}, 2, 0, [["accepted", "accepted"], []]],
  [{ anchor: "manifest" }, 2, 0, [["accepted", "accepted", "accepted"], []]],
  // The list was stamped without it.
  [{ anchor: "manifest" }, 3, 1, [["accepted", "accepted"], ["ASSET_NOT_JUDGED"]]],
  [{ "max-files": "1" }, 2, 1, [["accepted"], ["ASSET_NOT_JUDGED"]]],
  // After this run's own look for late files.
  [{}, 3, 1, [["accepted"], ["ASSET_NOT_JUDGED"]]],
  [{ files: "*.tgz" }, 2, 0, [["accepted"], []]],
] as const)(
  "an asset that comes while the run works is taken, or named: %j, list %i",
  async (given, nth, exitCode, told) => {
    await using world = await createReleaseWorld({});
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
    world.github.react = ({ operation }, list) => {
      if (operation === "repos/list-release-assets" && list === nth) world.github.addAsset(release, "late.zip", "late");
      return undefined;
    };
    const run = await world.runHere({ ...fromRelease, wait: "0", ...given });
    expect(run.exitCode).toBe(exitCode);
    expect([verdictsOf(run), errorsOf(run)]).toEqual(told);
    expect(run.annotations.map(({ message }) => message).join("\n")).toContain(": late.zip");
  },
);

test("assets that come late in such a number that the notes cannot hold the statement are not stamped, but named", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
  world.github.react = ({ operation }, list) => {
    if (operation !== "repos/list-release-assets" || list !== 2) return undefined;
    for (let number = 1; number <= 800; number += 1) world.github.addAsset(release, `late-${number}.zip`, "late");
    return undefined;
  };
  const run = await world.runHere({ ...fromRelease, wait: "0", "release-attach": "body" });
  expect([run.exitCode, verdictsOf(run), errorsOf(run)]).toEqual([1, ["accepted"], ["ASSET_NOT_JUDGED"]]);
  expect(recordedIn(release)).toEqual({ "app.tgz": [sha3Of("app")] });
});

test.each([
  ["began just now and ends", 0, true, 0, ["accepted", "accepted"]],
  ["began just now and does not end", 0, false, 1, ["accepted", "failed"]],
  ["broke off long ago", 2 * 3_600_000, false, 0, ["accepted"]],
] as const)(
  "an upload that %s while the run works is judged as what it becomes",
  async (_, ageMs, ends, exitCode, told) => {
    await using world = await createReleaseWorld({});
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
    const late = world.github.addAsset(release, "late.zip", "late");
    Object.assign(late, { state: "starter", createdAt: new Date(Date.now() - ageMs) });
    world.github.react = ({ host }) => {
      if (host === "storage" && ends) late.state = "uploaded";
      return undefined;
    };
    const run = await world.runHere({ ...fromRelease, wait: "0" });
    expect([run.exitCode, verdictsOf(run)]).toEqual([exitCode, told]);
  },
);

/** GitHub is down for uploads of names with this end. */
const withoutUploadsOf =
  (end: string): GitHubStandIn["react"] =>
  ({ operation, target }) => {
    const isIt = operation === "repos/upload-release-asset" && target.endsWith(end);
    return isIt ? { answer: { status: 503, json: {} } } : undefined;
  };

test("a statement that cannot be uploaded fails the run, and nothing is made of it", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1");
  world.github.react = withoutUploadsOf(".intoto.json");
  const run = await world.runHere({ "release-attach": "both" });
  expect([run.exitCode, errorsOf(run)]).toEqual([1, ["GITHUB_UNAVAILABLE"]]);
  expect([namesOf(release), release.body, run.outputs["release-url"]]).toEqual([[], null, ""]);
});

test.each(viewNames)(
  "an upload of %s that cannot be made fails the run, and all other evidence is there",
  async (name) => {
    await using world = await createReleaseWorld();
    const release = world.github.addRelease("v1");
    world.github.react = withoutUploadsOf(`name=${name}`);
    const run = await world.runHere({ "release-attach": "both", wait: "300" });
    expect([run.exitCode, errorsOf(run)]).toEqual([1, ["GITHUB_UNAVAILABLE"]]);
    expect(verdictsOf(run)).toEqual(["anchored", "anchored"]);
    expect(run.stdout).toContain(`Uploading ${name} failed`);
    expect(run.stdout).toMatch(/The verdicts stand, and the evidence is in output-dir\. Run the job again later/);
    expect(
      namesOf(release)
        .filter((each) => !statementName.test(each))
        .toSorted(),
    ).toEqual(viewNames.filter((each) => each !== name).toSorted());
    expect(idsIn(release)).toHaveLength(1);
    expect(release.body).toContain(sha3Of("lib"));
    expect(run.outputs["release-url"]).toBe("https://github.com/octo-org/octo-repo/releases/tag/v1");
  },
);

/** A project's own files, some with names that look like evidence. */
const projects = ["SHA256SUMS", "SHA3-256SUMS", "app.proof.json", "app.tgz", "app.verification.pdf"];
/** Names of ours. */
const ours = ["anchor-SHA256SUMS", "anchor-SHA3-256SUMS", "anchor-app.tgz.verification.pdf", "anchor-evidence.html"];
const subjectsOf = ({ results }: Run) => results?.results.map(({ subject }) => subject.name);

test("names of ours are the project's files on a release without a statement of ours, but for an upload under way", async () => {
  await using world = await createReleaseWorld({});
  const assets = [...projects, ...ours, "anchor-tmp-0123abcd"];
  world.github.addRelease("v1", { assets: Object.fromEntries(assets.map((name) => [name, name])) });
  const run = await world.runHere({ "from-release": "true", files: "", mode: "check", "fail-on": "none" });
  expect(subjectsOf(run)).toEqual([...projects, ...ours].toSorted());
});

test.each(["assets", "body"])(
  "names of ours are evidence on a release with a statement of ours, and the project's own stay subjects: %s",
  async (attach) => {
    await using world = await createReleaseWorld({});
    const release = world.github.addRelease("v1", {
      assets: Object.fromEntries(projects.map((name) => [name, name])),
    });
    const inputs = { "from-release": "true", files: "", "release-attach": attach, wait: "300" };
    expect(subjectsOf(await world.runHere(inputs))).toEqual(projects);
    for (const name of [...ours, "anchor-tmp-0123abcd"])
      if (!namesOf(release).includes(name)) world.github.addAsset(release, name, name);
    const start = world.service.requests.length;
    for (const mode of ["check", "verify", "stamp"]) {
      const run = await world.runHere({ ...inputs, mode, report: "false", "release-attach": "none" });
      expect([run.exitCode, subjectsOf(run)]).toEqual([0, projects]);
      expect(run.stdout).toMatch(/left out, because they are evidence of earlier runs: .*anchor-SHA256SUMS/);
    }
    expect(world.service.requests.slice(start).filter(({ path }) => path.endsWith("/timestamp/post"))).toEqual([]);
    for (const name of projects) expect(contentOf(release, name)).toBe(name);
  },
);

test("a release's own files of our names are never replaced: the run ends before a stamp, and names them; where statements lie in the notes alone they are subjects", async () => {
  await using world = await createReleaseWorld({});
  const own = { "anchor-SHA256SUMS": "theirs", "anchor-SHA256SUMS.tsr": "theirs too" };
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", ...own } });
  const expectRefusal = async (runId: string): Promise<void> => {
    const spent = world.service.requests.length;
    const both = await world.runHere(fromRelease, { runId });
    expect([both.exitCode, errorsOf(both)]).toEqual([1, ["RELEASE_NOT_WRITABLE"]]);
    expect(both.stdout).toContain("anchor-SHA256SUMS, anchor-SHA256SUMS.tsr. Nothing was sent.");
    expect(world.service.requests).toHaveLength(spent);
  };
  await expectRefusal("1");
  const inputs = { ...fromRelease, "release-attach": "body" };
  expect((await world.runHere(inputs)).exitCode).toBe(0);
  const again = await world.runHere({ ...inputs, mode: "check" }, { runId: "2" });
  expect([again.exitCode, verdictsOf(again)]).toEqual([0, ["found", "found", "found"]]);
  await expectRefusal("3");
  expect(namesOf(release)).toEqual(["app.tgz", ...Object.keys(own)]);
  for (const [name, content] of Object.entries(own)) expect(contentOf(release, name)).toBe(content);
});

test("files made of statements in the notes alone lie beside these statements, and later runs know them as ours", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
  expect((await world.runHere({ ...fromRelease, "release-attach": "body" })).exitCode).toBe(0);
  expect(namesOf(release)).toEqual(["app.tgz"]);
  for (const runId of ["2", "3"]) {
    const check = await world.runHere({ ...fromRelease, mode: "check", "release-attach": "both" }, { runId });
    expect([check.exitCode, verdictsOf(check), errorsOf(check)]).toEqual([0, ["found"], []]);
    expect(namesOf(release).filter((name) => name.endsWith(".intoto.json"))).toHaveLength(1);
    expect(namesOf(release)).toContain("anchor-SHA256SUMS");
  }
});

test("a run with the notes alone links no page that does not know all statements, and one that does", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
  const link = "save [anchor-evidence.html]";
  await world.runHere({ ...fromRelease, files: "app.tgz" });
  expect(release.body).toContain(link);
  const known = await world.runHere({ ...fromRelease, files: "app.tgz", mode: "check", "release-attach": "body" });
  expect([known.exitCode, release.body]).toEqual([0, expect.stringContaining(link)]);
  await world.runHere({ ...fromRelease, files: "lib.zip", "release-attach": "body" });
  expect(onPage(contentOf(release, "anchor-evidence.html"), "lib.zip")).toEqual([""]);
  expect(release.body).not.toContain("anchor-evidence.html");
  expect(release.body).toContain("`openssl dgst -sha3-256 FILE` must print");
  await world.runHere({ ...fromRelease, files: "lib.zip", mode: "check" });
  expect(onPage(contentOf(release, "anchor-evidence.html"), "lib.zip")).toEqual([sha3Of("lib")]);
  expect(release.body).toContain(link);
});

test.each([
  ["its end", "<!-- anchor-artifacts:end -->", (marker: string) => `${marker} and more`],
  ["its beginning", "<!-- anchor-artifacts:begin -->", (marker: string) => `More: ${marker}`],
])(
  "a comment in the words of others is no statement, and one whose section lost %s is not passed over",
  async (_, marker, edit) => {
    await using world = await createReleaseWorld({});
    const title = "* fix: never write `<!-- anchor-artifacts:statement` by @somebody";
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" }, body: title });
    expect((await world.runHere({ ...fromRelease, "release-attach": "body" })).exitCode).toBe(0);
    expect(release.body).toContain(title);
    expect(recordedIn(release)).toEqual({ "app.tgz": [sha3Of("app")] });
    release.body = (release.body ?? "").replace(marker, edit);
    const cut = release.body;
    const run = await world.runHere({ ...fromRelease, "release-attach": "body" }, { runId: "2" });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain("is not a line of its own");
    expect(release.body).toBe(cut);
  },
);
