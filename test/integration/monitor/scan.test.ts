import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { parseStatement } from "#evidence/parse-statement.ts";
import type { Finding } from "#monitor/finding.ts";
import { isWhole, type RepositoryScan } from "#monitor/scan.ts";
import { toScanView } from "#monitor/view.ts";
import { renderFitting, toSectionStatement } from "#release/section-statement.ts";
import { startGitHub, type GitHubStandIn } from "../../support/github/stand-in.ts";
import { addStamped, attachEvidence, aVerification, scanStandIn, toBaseline } from "../../support/monitor/stamped.ts";
import { sha3Of } from "../../support/monitor/world.ts";
import { anEvidence } from "../../support/results.ts";

let github: GitHubStandIn;
beforeAll(async () => void (github = await startGitHub()));
afterEach(() => github.reset());
afterAll(() => github.close());

const files = { "app.tgz": "app", "app.zip": "zip" };
const findingsOf = ({ releases }: RepositoryScan): readonly Finding[] => releases.flatMap(({ findings }) => findings);
const toTexts = (scan: RepositoryScan): string[] =>
  findingsOf(scan).map(({ kind, release, asset }) => `${kind} ${release}${asset === undefined ? "" : `/${asset}`}`);
/** Its findings, and whether it was whole. */
const shown = (scan: RepositoryScan) => [toTexts(scan), isWhole(scan)];
const busy = { answer: { status: 429, headers: { "retry-after": "86400" } } };
/** GitHub does not serve statements for the moment. */
const withholdStatements = () =>
  void (github.react = ({ operation }) => (operation === "repos/get-release-asset" ? busy : undefined));
const assetOf = (release: { assets: { name: string }[] }, name: string) =>
  release.assets.findIndex((asset) => asset.name === name);

function replace(release: ReturnType<typeof addStamped>, name: string, content: string): void {
  release.assets.splice(assetOf(release, name), 1);
  Object.assign(github.addAsset(release, name, content), { uploader: "stranger" });
}

test("releases as they were stamped have no finding, and every digest is asked about once", async () => {
  for (const tag of ["v1", "v2", "v3"]) addStamped(github, tag, files);
  const { verify, asked } = aVerification();
  const scan = await scanStandIn(github, undefined, { verify });
  expect(findingsOf(scan)).toEqual([]);
  const { counts, releases } = toScanView(scan, undefined, "o/r", new Date());
  expect(counts).toMatchObject({ isWhole: true, asRecorded: 3 });
  expect(releases.map(({ standing }) => standing)).toEqual(["as recorded", "as recorded", "as recorded"]);
  expect(asked.toSorted()).toEqual([sha3Of("app"), sha3Of("zip")].toSorted());
});

const key = "ab12cd34ef56";
const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, `content ${index}`]));

/** A release with such a section; the data names some of the files. */
function addCut(isAttached: boolean, edit = (data: string): string => data) {
  const release = addStamped(github, "v1", many, { anchor: "manifest", key });
  const attached = release.assets.find(({ name }) => name === `anchor-${key}.intoto.json`)?.content;
  const full = toSectionStatement(parseStatement(attached as Uint8Array), undefined, false);
  const data = renderFitting(full, 3000);
  const { subject, predicate } = parseStatement(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1));
  expect([subject.length > 5, subject.length < 30, predicate.lists.length]).toEqual([true, true, 0]);
  release.body = `<!-- anchor-artifacts:begin ${key} -->\n${edit(data)}\n<!-- anchor-artifacts:end ${key} -->`;
  if (!isAttached) release.assets.splice(30);
  return { release, list: predicate.anchors[0]?.digest };
}

test.each([true, false])(
  "a manifest's section without room for all subjects is no finding (statement attached: %s)",
  async (isAttached) => {
    const { list } = addCut(isAttached);
    const { verify, asked } = aVerification();
    const scan = await scanStandIn(github, undefined, { verify });
    expect(findingsOf(scan).filter(({ kind }) => kind !== "added")).toEqual([]);
    expect(asked).toEqual([list]);
  },
);

test("a manifest's section that has no room for all subjects still tells of a replaced file", async () => {
  const { release } = addCut(false);
  replace(release, "f0", "evil");
  expect(toTexts(await scanStandIn(github))).toContain("replaced v1/f0");
});

test("a manifest's section that has no room for all subjects is broken where it has a list, and not the one that was anchored", async () => {
  const other = { name: "SHA3-256SUMS", sha3_256: sha3Of("another list") };
  addCut(true, (data) => data.replace('"lists":[]', `"lists":${JSON.stringify([other])}`));
  expect(toTexts(await scanStandIn(github))).toEqual([`evidence-changed v1/section ${key}`]);
});

test("a manifest's section that has no room for all subjects is no excuse for an attached statement without its list", async () => {
  const release = addStamped(github, "v1", many, { anchor: "manifest", key });
  const asset = release.assets.find(({ name }) => name === `anchor-${key}.intoto.json`);
  const { lists } = parseStatement(asset?.content as Uint8Array).predicate;
  const text = Buffer.from(asset?.content as Uint8Array)
    .toString()
    .replace(/"lists": \[[^\]]*\]/, '"lists": []');
  expect([lists.length, text]).toEqual([2, expect.stringContaining('"lists": []')]);
  replace(release, `anchor-${key}.intoto.json`, text);
  expect(toTexts(await scanStandIn(github)).join()).toContain("evidence-changed v1");
});

test("with a baseline and nothing changed, nothing is downloaded and few requests are made", async () => {
  for (let number = 0; number < 100; number += 1) {
    addStamped(
      github,
      `v${number}`,
      Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`f${index}`, `${number} ${index}`])),
    );
  }
  const first = await scanStandIn(github, undefined, { most: 100 });
  expect(toTexts(first)).toEqual([]);
  const baseline = toBaseline(github, first);
  const before = github.requests.length;
  const second = await scanStandIn(github, baseline, { most: 100 });
  expect(toTexts(second)).toEqual([]);
  const made = github.requests.slice(before).map(({ host, operation }) => `${host} ${operation}`);
  // Pages only: 100 releases with their 2,000 assets, then whether there are others, and 100 tags.
  expect(made).toEqual(["api repos/list-releases", "api repos/list-releases", "api repos/list-tags"]);
}, 120_000);

test("what the list of releases leaves out is looked for in the release's own list", async () => {
  addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  github.react = ({ operation }) =>
    operation === "repos/list-releases"
      ? { edit: (answer) => ({ ...answer, json: (answer.json as object[]).map((one) => ({ ...one, assets: [] })) }) }
      : undefined;
  const scan = await scanStandIn(github, baseline);
  expect(shown(scan)).toEqual([[], true]);
});

test("a release that is gone is one finding, and one beyond the number looked at is none", async () => {
  const now = Date.now();
  for (const [age, tag] of ["v3", "v2", "v1"].entries()) {
    addStamped(github, tag, files, { at: new Date(now - (10 - age) * 86_400_000) });
  }
  const baseline = toBaseline(github, await scanStandIn(github));
  expect(toTexts(await scanStandIn(github, baseline, { most: 2 }))).toEqual([]);
  github.releases.splice(1, 1);
  expect(toTexts(await scanStandIn(github, baseline, { most: 2 }))).toEqual(["removed v2"]);
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(["removed v2"]);
});

test("a release that was missing from one page and is there again is no finding", async () => {
  addStamped(github, "v1", files);
  addStamped(github, "v2", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  github.react = ({ operation }, nth) => {
    if (operation === "repos/list-releases" && nth === 2)
      return { edit: (answer) => ({ ...answer, json: (answer.json as object[]).slice(1) }) };
    return operation === "repos/get-release-by-tag"
      ? { answer: { status: 404, json: { message: "Not Found" } } }
      : undefined;
  };
  const scan = await scanStandIn(github, baseline);
  expect(shown(scan)).toEqual([[], true]);
});

test("drafts are never looked at", async () => {
  github.addRelease("v9", { draft: true, assets: { a: "a" } });
  addStamped(github, "v1", files);
  expect((await scanStandIn(github)).releases.map(({ tag }) => tag)).toEqual(["v1"]);
});

test("assets without a stated digest are downloaded and compared", async () => {
  const release = addStamped(github, "v1", files);
  for (const asset of release.assets) asset.digest = null;
  const baseline = toBaseline(github, await scanStandIn(github));
  expect(github.requests.filter(({ host }) => host === "storage")).not.toEqual([]);
  expect(toTexts(await scanStandIn(github, baseline))).toEqual([]);
  replace(release, "app.tgz", "evil");
  Object.assign(release.assets.at(-1) ?? {}, { digest: null });
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(["replaced v1/app.tgz"]);
});

test("with bytes: download every asset is downloaded", async () => {
  addStamped(github, "v1", files);
  const scan = await scanStandIn(github, undefined, { isDownloading: true });
  expect(toTexts(scan)).toEqual([]);
  const [release] = scan.releases;
  expect(release?.next.assets.map(({ sha3_256 }) => sha3_256)).toEqual([sha3Of("app"), sha3Of("zip")]);
  expect(github.requests.filter(({ host }) => host === "storage")).toHaveLength(3);
});

test.each([false, true])(
  "a statement that the first scan could not read is read by the next (replaced: %s)",
  async (isReplaced) => {
    const release = addStamped(github, "v1", files);
    if (isReplaced) replace(release, "app.tgz", "evil");
    withholdStatements();
    const first = await scanStandIn(github);
    expect(shown(first)).toEqual([[], false]);
    github.react = () => undefined;
    const { verify, asked } = aVerification();
    const second = await scanStandIn(github, toBaseline(github, first), { verify });
    expect(shown(second)).toEqual([isReplaced ? ["replaced v1/app.tgz"] : [], true]);
    expect(asked.toSorted()).toEqual([sha3Of("app"), sha3Of("zip")].toSorted());
    const third = await scanStandIn(github, toBaseline(github, second));
    expect(toTexts(third)).toEqual(toTexts(second));
  },
);

test("a new statement that cannot be read is read by the next look, and what it names is no addition then", async () => {
  const release = addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  github.addAsset(release, "more.bin", "more").createdAt = new Date(Date.now() + 60_000);
  attachEvidence(github, release, { "more.bin": "more" }, { at: new Date(), key: "5ec0d5ec0d00" });
  withholdStatements();
  const partial = await scanStandIn(github, baseline);
  expect(shown(partial)).toEqual([[], false]);
  github.react = () => undefined;
  const { verify, asked } = aVerification();
  const whole = await scanStandIn(github, toBaseline(github, partial), { verify });
  expect(shown(whole)).toEqual([[], true]);
  expect(asked).toContain(sha3Of("more"));
});

test("a list that was altered while a new statement could not be read is found by the next look", async () => {
  const release = addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  attachEvidence(github, release, files, { at: new Date() });
  release.assets.splice(assetOf(release, "SHA3-256SUMS"), 1);
  github.addAsset(release, "SHA3-256SUMS", "altered");
  withholdStatements();
  for (const record of [baseline, undefined]) {
    const partial = await scanStandIn(github, record);
    expect(shown(partial)).toEqual([[], false]);
    const { react } = github;
    github.react = () => undefined;
    const whole = await scanStandIn(github, toBaseline(github, partial));
    expect(shown(whole)).toEqual([["evidence-changed v1/SHA3-256SUMS"], true]);
    github.react = react;
  }
});

test("evidence that was forged, dropped or replaced by a web page is a finding", async () => {
  const forge = (text: string) => {
    const release = github.releases[0];
    const asset = release?.assets.find(({ name }) => name.startsWith("anchor-"));
    if (release === undefined || asset === undefined) throw new RangeError("no statement");
    release.assets.splice(release.assets.indexOf(asset), 1);
    github.addAsset(release, asset.name, text);
  };
  const name = "evidence-changed v1/anchor-ab12cd34ef56.intoto.json";
  addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  forge("<!doctype html>");
  expect(toTexts(await scanStandIn(github, baseline))).toEqual([name]);
  expect(toTexts(await scanStandIn(github))).toEqual([name]);
  const [release] = github.releases;
  if (release === undefined) throw new RangeError("no release");
  attachEvidence(github, release, { ...files, "app.tgz": "evil" }, { at: new Date(), block: 900 });
  replace(release, "app.tgz", "evil");
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(["replaced v1/app.tgz", name]);
});

test("a list anchored for many files is one digest, and forged subjects do not make it", async () => {
  addStamped(github, "v1", files, { anchor: "manifest" });
  const { verify, asked } = aVerification();
  expect(toTexts(await scanStandIn(github, undefined, { verify }))).toEqual([]);
  expect(asked).toHaveLength(1);
  const [release] = github.releases;
  const asset = release?.assets.find(({ name }) => name.startsWith("anchor-"));
  if (release === undefined || asset === undefined) throw new RangeError("no statement");
  const text = Buffer.from(asset.content as Uint8Array)
    .toString()
    .replaceAll(sha3Of("app"), sha3Of("evil"));
  release.assets.splice(release.assets.indexOf(asset), 1);
  github.addAsset(release, asset.name, text);
  expect(toTexts(await scanStandIn(github))).toEqual(["evidence-changed v1/anchor-ab12cd34ef56.intoto.json"]);
});

test("what the chain does not hold, or only since later, is found; an accepted stamp claims no block", async () => {
  addStamped(github, "v1", files);
  const late = {
    kind: "verified",
    evidence: anEvidence({ records: [{ blockNumber: 101, matchedHash: sha3Of("zip") }] }),
  } as const;
  const { verify } = aVerification({
    [sha3Of("app")]: { kind: "no-match", evidence: anEvidence() },
    [sha3Of("zip")]: late,
  });
  expect(toTexts(await scanStandIn(github, undefined, { verify }))).toEqual([
    "anchored-late v1/app.zip",
    "not-anchored v1/app.tgz",
  ]);
  github.releases.splice(0);
  addStamped(github, "v2", files, { verdict: "accepted" });
  expect(toTexts(await scanStandIn(github, undefined, { verify }))).toEqual(["not-anchored v2/app.tgz"]);
  github.releases.splice(0);
  addStamped(github, "v3", files, { verdict: "accepted", at: new Date() });
  expect(toTexts(await scanStandIn(github, undefined, { verify }))).toEqual([]);
});

test("an upload under way is nothing, and one that broke off long ago is a removal", async () => {
  const release = addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  replace(release, "app.tgz", "");
  const last = release.assets.at(-1);
  Object.assign(last ?? {}, { state: "starter", digest: null });
  const scan = await scanStandIn(github, baseline);
  expect(shown(scan)).toEqual([[], false]);
  Object.assign(last ?? {}, { createdAt: new Date(Date.now() - 7_200_000) });
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(["removed v1/app.tgz"]);
});
