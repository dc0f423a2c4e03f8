/** Several repositories in one look: others' releases by baseline, names that change, and repositories that go. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { createTagFilter } from "#core/match.ts";
import { renderAdvice, toFinding } from "#monitor/finding.ts";
import type { Baseline } from "#monitor/monitor-file.ts";
import type { Scan } from "#monitor/scan.ts";
import { toScanView } from "#monitor/view.ts";
import { type GitHubStandIn, type OtherRepository, startGitHub } from "../../support/github/stand-in.ts";
import type { GitHubState } from "../../support/github/state.ts";
import { addStamped, aVerification, putAsset, scanStandIn, toBaseline } from "../../support/monitor/stamped.ts";

let github: GitHubStandIn;
beforeAll(async () => void (github = await startGitHub()));
afterEach(() => github.reset());
afterAll(() => github.close());

const own = "octo-org/octo-repo";
const files = { "app.tgz": "app", "app.zip": "zip" };
const toTexts = (scan: Scan): string[] =>
  scan.findings.map(({ kind, repository, release, asset }) => [kind, repository, release, asset].join(" ").trim());
const shown = (scan: Scan) => [toTexts(scan), scan.isWhole];
const look = (watched: readonly string[], baseline?: Baseline) => scanStandIn(github, baseline, { watched });
const viewOf = (scan: Scan, baseline?: Baseline) => toScanView(scan, baseline, own, new Date());

function addOther(name = "other/lib", tags: readonly string[] = ["v1", "v2"]): OtherRepository {
  const repository = github.addRepository(name);
  for (const tag of tags) repository.addRelease(tag, { assets: files, createdAt: new Date(Date.now() - 86_400_000) });
  return repository;
}

function replace(state: GitHubState, tag: string): void {
  putAsset(state, state.releases.find((one) => one.tag === tag) ?? expect.unreachable(), "app.tgz", "evil");
}

test("others' releases are compared with the baseline, own ones with their evidence too, and each is named", async () => {
  addStamped(github, "v1", files);
  const other = addOther();
  const watched = [own, "other/lib"];
  const first = await look(watched);
  expect(shown(first)).toEqual([[], true]);
  const before = viewOf(first);
  expect(before.headline).toBe("✅ 3 releases of 2 repositories: 1 as recorded, 2 unrecorded");
  expect(before.repositories.map(({ name, counts }) => [name, counts])).toEqual([
    ["other/lib", "2 releases unrecorded; the record begins now"],
    [own, "1 release as recorded; the record begins now"],
  ]);
  replace(other, "v1");
  const baseline = toBaseline(github, first);
  const second = await look(watched, baseline);
  expect(shown(second)).toEqual([["replaced other/lib v1 app.tgz"], true]);
  const { headline, repositories, rows, advice } = viewOf(second, baseline);
  expect(headline).toBe("❌ 3 releases of 2 repositories: 1 not as recorded, 2 as recorded");
  expect(repositories.map(({ name, state, counts }) => [name, state, counts])).toEqual([
    ["other/lib", "changed", "2 releases: 1 not as recorded, 1 as recorded"],
    [own, "as recorded", "1 release as recorded"],
  ]);
  expect(rows.map(({ subject }) => subject.name)).toContain("other/lib@v1/app.tgz");
  expect(advice[0]).toMatch(/^Do not use these files until their project/);
  expect(advice[1]).toMatch(/^Once you know that the change is right, accept it\. /);
  const both = [own, "other/lib"].map((repository) => toFinding("removed", { repository }));
  expect(renderAdvice(both, (name) => name === own)).toEqual([
    expect.stringMatching(/^Your own releases: If you did not/),
    expect.stringMatching(/^Other projects' releases: Do not use/),
    expect.stringMatching(/^If you meant this change, accept it\. .*Then stamp your files again/),
  ]);
  expect(toTexts(await look(watched, toBaseline(github, second, baseline)))).toEqual(toTexts(second));
});

test("a digest that two repositories have recorded is asked about once", async () => {
  addStamped(github, "v1", files);
  const other = addOther("other/lib", []);
  addStamped(other, "v1", files);
  const { verify, asked } = aVerification();
  await scanStandIn(github, undefined, { watched: [own, "other/lib"], verify });
  expect(asked).toHaveLength(2);
});

const renamed = "other/lib is called new/name now. Write that name into repositories: what is recorded stays.";
test.each([
  ["other/lib", [renamed]],
  ["new/name", []],
  ["NEW/Name", []],
])("a repository that was renamed is compared by what was recorded when it is watched as %s", async (name, remarks) => {
  const other = addOther();
  let baseline = toBaseline(github, await look(["other/lib"]));
  other.formerNames.push(other.name);
  other.name = "new/name";
  for (let round = 0; round < 2; round += 1) {
    const scan = await look([name], baseline);
    expect([shown(scan), viewOf(scan, baseline).remarks]).toEqual([[[], true], remarks]);
    baseline = toBaseline(github, scan, baseline);
    expect(baseline.repositories.map(({ repository }) => repository)).toEqual([name]);
  }
  replace(other, "v2");
  expect(toTexts(await look([name], baseline))).toEqual([`replaced ${name} v2 app.tgz`]);
});

test("another repository of a recorded name is compared with what was recorded, look after look", async () => {
  const other = addOther();
  let baseline = toBaseline(github, await look(["other/lib"]));
  other.name = "new/name";
  addOther("other/lib", ["v1"]);
  const found = ["removed other/lib v2", "reuploaded other/lib v1 app.tgz", "reuploaded other/lib v1 app.zip"];
  for (let round = 0; round < 2; round += 1) {
    const scan = await look(["other/lib"], baseline);
    expect([toTexts(scan).toSorted(), scan.isWhole]).toEqual([found, true]);
    baseline = toBaseline(github, scan, baseline);
  }
  // What was recorded is of the other one.
  expect(toTexts(await look(["new/name"], baseline))).toEqual([]);
});

test("a repository that is gone is one finding in each look", async () => {
  addStamped(github, "v1", files);
  const other = addOther();
  const watched = [own, "other/lib"];
  let baseline = toBaseline(github, await look(watched));
  github.repositories.splice(github.repositories.indexOf(other), 1);
  for (let round = 0; round < 2; round += 1) {
    const scan = await look(watched, baseline);
    expect(shown(scan)).toEqual([["removed other/lib"], true]);
    const { headline, rows, repositories } = viewOf(scan, baseline);
    expect(headline).toBe("❌ 3 releases of 2 repositories: 2 not as recorded, 1 as recorded");
    expect(repositories[0]).toMatchObject({ name: "other/lib", counts: "gone, with 2 releases" });
    expect(rows[0]).toMatchObject({ subject: { name: "other/lib" }, verdict: "changed" });
    baseline = toBaseline(github, scan, baseline);
  }
});

const busy = { answer: { status: 429, headers: { "retry-after": "86400" }, json: { message: "Later" } } };
const refused = { answer: { status: 403, json: { message: "No" } } };

test.each([
  ["repos/get", busy, "unreachable"],
  ["repos/get", refused, "failed"],
  ["repos/list-releases", busy, "unreachable"],
  ["repos/list-releases", refused, "failed"],
  ["repos/list-tags", refused, "failed"],
])("what one repository does not answer to %s leaves the others as they are", async (operation, answer, expected) => {
  addStamped(github, "v1", files);
  addOther();
  const watched = ["other/lib", own];
  const baseline = toBaseline(github, await look(watched));
  replace(github, "v1");
  github.react = (request) =>
    request.operation === operation && request.target.includes("/other/lib") ? answer : undefined;
  const scan = await look(watched, baseline);
  expect(shown(scan)).toEqual([["replaced octo-org/octo-repo v1 app.tgz"], false]);
  const { rows, faults } = viewOf(scan, baseline);
  expect(rows.map(({ verdict }) => verdict)).toContain(expected);
  expect(faults.flatMap(({ names }) => names).join()).toMatch(/^other\/lib/);
  github.react = () => undefined;
  // Nothing that was recorded of the silent one is lost.
  expect(toTexts(await look(watched, toBaseline(github, scan, baseline)))).toEqual(toTexts(scan));
});

test("a 404 is asked again, is no finding of a repository or a list alone, and of one that nobody knows an error", async () => {
  addOther();
  const missing = { answer: { status: 404, json: { message: "Not Found" } } };
  const baseline = toBaseline(github, await look(["other/lib"]));
  let left = 2;
  github.react = () => (left-- > 0 ? missing : undefined);
  expect(shown(await look(["other/lib"], baseline))).toEqual([[], true]);
  const unreadable = { code: "RELEASE_NOT_READABLE" };
  github.react = ({ operation }) => (operation === "repos/list-releases" ? missing : undefined);
  await expect(look(["other/lib"], baseline)).rejects.toMatchObject(unreadable);
  // A repository without a number is found by its list.
  github.react = ({ operation }) => (operation === "repos/get" ? missing : undefined);
  expect(shown(await look(["other/lib"], baseline))).toEqual([[], true]);
  await expect(look(["other/never"], baseline)).rejects.toMatchObject(unreadable);
});

test.each([[{ id: "7" }], [{ full_name: "other" }], [{ id: null }], [{ full_name: "../x/y" }]])(
  "an answer about a repository with %j is no answer",
  async (part) => {
    addOther();
    github.react = ({ operation }) =>
      operation === "repos/get"
        ? { edit: (answer) => ({ ...answer, json: { ...(answer.json as object), ...part } }) }
        : undefined;
    const scan = await look(["other/lib"]);
    expect([shown(scan), scan.faults.map(({ error }) => error.code)]).toEqual([[[], false], ["GITHUB_UNAVAILABLE"]]);
  },
);

test("two names of one repository are looked at once", async () => {
  const other = addOther();
  other.formerNames.push("earlier/lib");
  const { repositories, releases } = await look(["earlier/lib", "other/lib"]);
  expect([repositories.length, releases.length]).toEqual([1, 2]);
});

test("what is no longer watched stays in the baseline, and is compared when it is watched again", async () => {
  addStamped(github, "v1", files);
  const other = addOther();
  const both = toBaseline(github, await look([own, "other/lib"]));
  const alone = toBaseline(github, await look([own], both), both);
  replace(other, "v1");
  expect(toTexts(await look([own], alone))).toEqual([]);
  expect(toTexts(await look([own, "other/lib"], alone))).toEqual(["replaced other/lib v1 app.tgz"]);
});

test("releases count within the tags, and a release whose tag no longer counts is not missed", async () => {
  const other = addOther("other/lib", ["v1", "cli-v1", "cli-v2", "nightly-1", "cli-v3", "nightly-2"]);
  const scanOf = (lines: readonly string[], limit: number | "all", baseline?: Baseline) =>
    scanStandIn(github, baseline, { watched: ["other/lib"], limit, includesTag: createTagFilter(lines) });
  const tagsOf = (scan: Scan): string[] => scan.releases.map(({ tag }) => tag);
  expect(tagsOf(await scanOf(["cli-v*"], 2))).toEqual(["cli-v3", "cli-v2"]);
  expect(tagsOf(await scanOf(["!nightly-*"], "all"))).toEqual(["cli-v3", "cli-v2", "cli-v1", "v1"]);
  const baseline = toBaseline(github, await scanOf(["**"], "all"));
  other.releases.splice(
    other.releases.findIndex(({ tag }) => tag === "nightly-1"),
    1,
  );
  const counted = await scanOf(["!nightly-*"], 3, baseline);
  expect(toTexts(counted)).toEqual([]);
  const next = toBaseline(github, counted, baseline);
  expect(toTexts(await scanOf(["**"], "all", next))).toEqual(["removed other/lib nightly-1"]);
});
