import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { systemClock, type Clock } from "#host/host.ts";
import type { Judgement } from "#core/row.ts";
import type { Finding } from "#monitor/finding.ts";
import type { Baseline } from "#monitor/monitor-file.ts";
import type { Scan } from "#monitor/scan.ts";
import { toScanView } from "#monitor/view.ts";
import { renderComment } from "#release/statements.ts";
import { startGitHub, type GitHubStandIn } from "../../support/github/stand-in.ts";
import {
  addStamped,
  aStatementOf,
  attachEvidence,
  aVerification,
  putAsset,
  scanStandIn,
  toBaseline,
} from "../../support/monitor/stamped.ts";
import { sha256Of, sha3Of } from "../../support/monitor/world.ts";
import { inSection } from "../../support/release/section.ts";
import { anEvidence } from "../../support/results.ts";

let github: GitHubStandIn;
beforeAll(async () => void (github = await startGitHub()));
afterEach(() => github.reset());
afterAll(() => github.close());

const files = { "app.tgz": "app", "app.zip": "zip" };
const findingsOf = ({ releases }: Scan): readonly Finding[] => releases.flatMap(({ findings }) => findings);
const toTexts = (scan: Scan): string[] =>
  findingsOf(scan).map(({ kind, release, asset }) => `${kind} ${release}${asset === undefined ? "" : `/${asset}`}`);
/** Its findings, and whether it was whole. */
const shown = (scan: Scan) => [toTexts(scan), scan.isWhole];
const busy = { answer: { status: 429, headers: { "retry-after": "86400" } } };
/** GitHub does not serve statements for the moment. */
const withholdStatements = () =>
  void (github.react = ({ operation }) => (operation === "repos/get-release-asset" ? busy : undefined));

test("releases as they were stamped have no finding, every digest is asked about once, and drafts are not looked at", async () => {
  github.addRelease("v9", { draft: true, assets: { a: "a" } });
  for (const tag of ["v1", "v2", "v3"]) addStamped(github, tag, files);
  const { verify, asked } = aVerification();
  const scan = await scanStandIn(github, undefined, { verify });
  expect(findingsOf(scan)).toEqual([]);
  const { counts, releases } = toScanView(scan, undefined, "o/r", new Date());
  expect(counts).toMatchObject({ isWhole: true, asRecorded: 3 });
  expect(releases.map(({ state }) => state)).toEqual(["as recorded", "as recorded", "as recorded"]);
  expect(asked.toSorted()).toEqual([sha3Of("app"), sha3Of("zip")].toSorted());
});

test.each([
  ["accepted", true],
  ["changed", false],
  ["unknown", false],
] as const)("a release of which clocks say %s is as recorded, and the look whole: %s", async (verdict, isWhole) => {
  addStamped(github, "v1", files);
  const judgement = { verdict, note: "", answer: anEvidence() } as Judgement;
  const scan = await scanStandIn(github, undefined, { openJudge: async () => () => judgement });
  const { counts } = toScanView(scan, undefined, "o/r", new Date());
  expect(counts).toMatchObject({ isWhole, asRecorded: isWhole ? 1 : 0 });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const notAnchored = { [sha3Of("app")]: { verdict: "no-match", answer: anEvidence() } } as const;

test.each([
  ["made now", 0],
  ["a second ahead of GitHub's whole seconds", 1000],
])("an accepted stamp %s is too young for the first look, and asked about by the next", async (_, aheadMs) => {
  addStamped(github, "v1", files, { verdict: "accepted", at: new Date(Date.now() + aheadMs) });
  const [young, old] = [aVerification(notAnchored), aVerification(notAnchored)];
  const first = await scanStandIn(github, undefined, { verify: young.verify });
  expect([...shown(first), young.asked]).toEqual([[], true, []]);
  expect(first.releases[0]?.chainStates.get("app.tgz")).toBe("young");
  expect(toScanView(first, undefined, "o/r", new Date()).releases[0]?.counts).toBe(
    "0 of 2 files confirmed, 2 stamped just now",
  );
  const now = new Date(Date.now() + 200_000);
  const second = await scanStandIn(github, toBaseline(github, first), { verify: old.verify, now });
  expect([toTexts(second), old.asked.length]).toEqual([["not-anchored v1/app.tgz"], 2]);
});

test("a file that the chain does not hold is told so, although it cannot be read just now", async () => {
  addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  github.react = ({ host }) => (host === "storage" ? busy : undefined);
  const { verify } = aVerification(notAnchored);
  const { rows } = await scanStandIn(github, baseline, { verify, isDownloading: true });
  expect(rows.slice(0, 2).map(({ subject, verdict }) => `${subject.name} ${verdict}`)).toEqual([
    "v1/app.tgz no-match",
    "v1/app.zip unreachable",
  ]);
});

test("an accepted stamp whose statement is uploaded again before each look does not stay too young", async () => {
  const release = addStamped(github, "v1", files, { verdict: "accepted", at: new Date() });
  const baseline = toBaseline(github, await scanStandIn(github));
  const now = new Date(Date.now() + 200_000);
  const last = release.assets.at(-1);
  putAsset(github, release, last?.name ?? "", Buffer.from(last?.content as Uint8Array).toString(), { createdAt: now });
  attachEvidence(github, release, files, { at: now, verdict: "accepted" });
  const { verify, asked } = aVerification(notAnchored);
  expect(toTexts(await scanStandIn(github, baseline, { verify, now }))).toEqual(["not-anchored v1/app.tgz"]);
  expect(asked).toHaveLength(2);
});

test.each<[string, () => unknown]>([
  [
    "GitHub has had for a day, though it says that it was made a year ahead",
    () => addStamped(github, "v1", files, { verdict: "accepted", finishedOn: inDays(365).toISOString() }),
  ],
  [
    "GitHub has had for a day, though it says that it was made now",
    () => addStamped(github, "v1", files, { verdict: "accepted", finishedOn: inDays(0).toISOString() }),
  ],
  [
    "stands in notes, and says that it is of the future",
    () => {
      const release = github.addRelease("v1", { assets: files, createdAt: inDays(-1) });
      for (const asset of release.assets) asset.createdAt = inDays(-1);
      const statement = aStatementOf(github, release, files, { at: inDays(1), verdict: "accepted" });
      release.body = inSection(renderComment(statement));
    },
  ],
])("a stamp that %s is asked about", async (_, arrange) => {
  arrange();
  const { verify, asked } = aVerification(notAnchored);
  expect(toTexts(await scanStandIn(github, undefined, { verify }))).toEqual(["not-anchored v1/app.tgz"]);
  expect(asked).toHaveLength(2);
});

/** A runner whose calendar is so many milliseconds off. */
const onRunner = (off: number): { readonly clock: Clock } => {
  return { clock: { ...systemClock, today: () => new Date(Date.now() + off) } };
};

test.each([-3_600_000, 3_600_000])("a clock of the runner that is %i ms off changes nothing", async (off) => {
  const release = addStamped(github, "v1", files, { verdict: "accepted", at: new Date(Date.now() - 60_000) });
  addStamped(github, "v2", { "old.bin": "old" }, { verdict: "accepted", at: new Date(Date.now() - 240_000) });
  github.addAsset(release, "more.bin", "more").createdAt = new Date(Date.now() - 600_000);
  const { verify, asked } = aVerification();
  const first = await scanStandIn(github, undefined, { ...onRunner(off), behind: 5000, verify });
  expect([toTexts(first), asked]).toEqual([[], [sha3Of("old")]]);
  const standings = ["app.tgz", "app.zip"].map((name) =>
    first.releases.find(({ tag }) => tag === "v1")?.chainStates.get(name),
  );
  expect(standings).toEqual(["young", "young"]);
  const baseline = toBaseline(github, first);
  for (const { recordedAt, assets } of baseline.repositories[0]?.releases ?? []) {
    expect(Math.abs(Date.now() - Date.parse(recordedAt))).toBeLessThan(30_000);
    for (const { lastConfirmed } of assets) expect(lastConfirmed).toBe(recordedAt);
  }
  github.addAsset(release, "extra.bin", "extra").createdAt = new Date();
  putAsset(github, release, "app.zip", "evil");
  const second = await scanStandIn(github, baseline, onRunner(off));
  expect(toTexts(second)).toEqual(["replaced v1/app.zip", "added v1/extra.bin"]);
  expect(findingsOf(second)[0]?.since).toBe(baseline.repositories[0]?.releases[0]?.recordedAt);
});

test("each look asks about every recorded digest, however long the chain has held it", async () => {
  addStamped(github, "v1", files);
  let baseline: Baseline | undefined;
  for (const days of [0, 31, 32, 400]) {
    const { verify, asked } = aVerification();
    const scan = await scanStandIn(github, baseline, { verify, now: inDays(days) });
    baseline = toBaseline(github, scan, baseline);
    expect(asked).toHaveLength(2);
  }
});

test("with a baseline and nothing changed, nothing is downloaded and few requests are made", async () => {
  for (let number = 0; number < 100; number += 1) {
    addStamped(
      github,
      `v${number}`,
      Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`f${index}`, `${number} ${index}`])),
    );
  }
  const first = await scanStandIn(github, undefined, { limit: 100 });
  expect(toTexts(first)).toEqual([]);
  const baseline = toBaseline(github, first);
  const before = github.requests.length;
  const second = await scanStandIn(github, baseline, { limit: 100 });
  expect(toTexts(second)).toEqual([]);
  const made = github.requests.slice(before).map(({ host, operation }) => `${host} ${operation}`);
  // The repository's number, then pages: 100 releases with their 800 assets, whether there are others, and 100 tags.
  const pages = ["api repos/list-releases", "api repos/list-releases", "api repos/list-tags"];
  expect(made).toEqual(["api repos/get", ...pages]);
});

test("a release that is gone is one finding, and one beyond the number looked at is none", async () => {
  for (const [age, tag] of ["v3", "v2", "v1"].entries()) addStamped(github, tag, files, { at: inDays(age - 10) });
  const baseline = toBaseline(github, await scanStandIn(github));
  expect(toTexts(await scanStandIn(github, baseline, { limit: 2 }))).toEqual([]);
  github.releases.splice(1, 1);
  expect(toTexts(await scanStandIn(github, baseline, { limit: 2 }))).toEqual(["removed v2"]);
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

test("assets without a stated digest are downloaded and compared", async () => {
  const release = addStamped(github, "v1", files);
  for (const asset of release.assets) asset.digest = null;
  const baseline = toBaseline(github, await scanStandIn(github));
  expect(github.requests.filter(({ host }) => host === "storage")).not.toEqual([]);
  expect(toTexts(await scanStandIn(github, baseline))).toEqual([]);
  putAsset(github, release, "app.tgz", "evil");
  Object.assign(release.assets.at(-1) ?? {}, { digest: null });
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(["replaced v1/app.tgz"]);
});

test("with bytes: download every asset is downloaded", async () => {
  addStamped(github, "v1", files);
  for (const record of [undefined, toBaseline(github, await scanStandIn(github))]) {
    const before = github.requests.length;
    const scan = await scanStandIn(github, record, { isDownloading: true });
    expect(toTexts(scan)).toEqual([]);
    const [release] = scan.releases;
    expect(release?.next.assets.map(({ sha3_256 }) => sha3_256)).toEqual([sha3Of("app"), sha3Of("zip")]);
    // The statement too; its lists are made from it.
    expect(github.requests.slice(before).filter(({ host }) => host === "storage")).toHaveLength(3);
  }
});

test.each(["bad", "evil, and longer than it was"])(
  "with bytes: download other bytes are replaced though GitHub states the recorded ones: %s",
  async (content) => {
    const release = addStamped(github, "v1", files);
    const baseline = toBaseline(github, await scanStandIn(github));
    const asset = release.assets.find(({ name }) => name === "app.tgz");
    // What GitHub states stays as it was.
    Object.assign(asset ?? expect.unreachable(), { content: Buffer.from(content), size: "app".length });
    for (const record of [undefined, baseline]) {
      const scan = await scanStandIn(github, record, { isDownloading: true });
      expect(shown(scan)).toEqual([["replaced v1/app.tgz"], true]);
      const seen = findingsOf(scan)[0]?.seen;
      const hashed = content.length > "app".length ? undefined : sha256Of(content);
      expect([seen?.sha256, seen?.stated]).toEqual([hashed, sha256Of("app")]);
    }
    const { releases } = await scanStandIn(github, baseline, { isDownloading: true });
    expect(releases[0]?.next.assets.find(({ name }) => name === "app.tgz")).toMatchObject({ sha256: sha256Of("app") });
  },
);

test.each([false, true])(
  "a statement that the first scan could not read is read by the next (file replaced and tag moved: %s)",
  async (isChanged) => {
    const release = addStamped(github, "v1", files);
    if (isChanged) putAsset(github, release, "app.tgz", "evil");
    if (isChanged) github.tags.set("v1", "d".repeat(40));
    withholdStatements();
    const first = await scanStandIn(github);
    expect(shown(first)).toEqual([[], false]);
    github.react = () => undefined;
    const { verify, asked } = aVerification();
    const second = await scanStandIn(github, toBaseline(github, first), { verify });
    expect(shown(second)).toEqual([isChanged ? ["replaced v1/app.tgz", "tag-moved v1"] : [], true]);
    expect(asked.toSorted()).toEqual([sha3Of("app"), sha3Of("zip")].toSorted());
    const third = await scanStandIn(github, toBaseline(github, second));
    expect(toTexts(third)).toEqual(toTexts(second));
  },
);

test("a new statement that cannot be read is read by the next look, and what it names is no addition then", async () => {
  const release = addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  github.addAsset(release, "more.bin", "more").createdAt = new Date(Date.now() + 60_000);
  attachEvidence(github, release, { "more.bin": "more" }, { at: new Date() });
  withholdStatements();
  const partial = await scanStandIn(github, baseline);
  expect(shown(partial)).toEqual([[], false]);
  github.react = () => undefined;
  const { verify, asked } = aVerification();
  const whole = await scanStandIn(github, toBaseline(github, partial), { verify });
  expect(shown(whole)).toEqual([[], true]);
  expect(asked).toContain(sha3Of("more"));
});

test("an upload under way is nothing, and one that broke off long ago is a removal", async () => {
  const release = addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  putAsset(github, release, "app.tgz", "");
  const last = release.assets.at(-1);
  Object.assign(last ?? {}, { state: "starter", digest: null });
  const scan = await scanStandIn(github, baseline);
  expect(shown(scan)).toEqual([[], false]);
  Object.assign(last ?? {}, { createdAt: new Date(Date.now() - 7_200_000) });
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(["removed v1/app.tgz"]);
});

test("a release of whose record nothing could be read is not as recorded once its evidence is gone", async () => {
  const release = addStamped(github, "v1", files);
  withholdStatements();
  const first = await scanStandIn(github);
  github.react = () => undefined;
  release.assets.splice(Object.keys(files).length);
  const second = await scanStandIn(github, toBaseline(github, first));
  expect(toScanView(second, undefined, "o/r", new Date()).counts).toMatchObject({ asRecorded: 0, unrecorded: 1 });
});

test("an outage of the list of tags does not make a release as recorded whose tag was moved", async () => {
  addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  github.tags.set("v1", "d".repeat(40));
  const moved = await scanStandIn(github, baseline);
  github.react = ({ operation }) => (operation === "repos/list-tags" ? busy : undefined);
  const partial = await scanStandIn(github, toBaseline(github, moved));
  expect(toScanView(partial, undefined, "o/r", new Date()).counts).toMatchObject({ asRecorded: 0, notAsked: 1 });
  expect([shown(partial), partial.releases[0]?.next.isChanged]).toEqual([[[], false], true]);
});

test.each(["evil", "longer than it was"])(
  "with bytes: download an addition served otherwise than GitHub states is an error, and not recorded: %s",
  async (content) => {
    const release = addStamped(github, "v1", files);
    const baseline = toBaseline(github, await scanStandIn(github));
    const asset = github.addAsset(release, "new.bin", "good");
    asset.createdAt = new Date(Date.now() + 60_000);
    asset.content = Buffer.from(content);
    const scan = await scanStandIn(github, baseline, { isDownloading: true });
    expect(shown(scan)).toEqual([["added v1/new.bin"], false]);
    expect(scan.rows.at(-1)).toMatchObject({ verdict: "failed", error: { code: "ASSET_DIGEST_MISMATCH" } });
    expect(scan.releases[0]?.next.assets.map(({ name }) => name)).toEqual(["app.tgz", "app.zip"]);
  },
);

test("a baseline of another repository is none that a look compares with", async () => {
  addStamped(github, "v1", files);
  const { repositories, ...own } = toBaseline(github, await scanStandIn(github));
  const other = { ...own, repositories: repositories.map((one) => ({ ...one, repository: "x/y", number: 999 })) };
  const hasBaseline = async (baseline: Baseline): Promise<boolean> =>
    toScanView(await scanStandIn(github, baseline), baseline, "o/r", new Date()).hasBaseline;
  expect([await hasBaseline(other), await hasBaseline({ ...own, repositories })]).toEqual([false, true]);
});
