import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import type { Finding } from "#monitor/finding.ts";
import type { Baseline } from "#monitor/monitor-file.ts";
import { isWhole, type Scan } from "#monitor/scan.ts";
import { toScanView } from "#monitor/view.ts";
import { renderNotesData, toBrief } from "#release/notes-data.ts";
import { startGitHub, type GitHubStandIn } from "../../support/github/stand-in.ts";
import {
  addStamped,
  aStatementOf,
  attachEvidence,
  aVerification,
  putAsset,
  scanStandIn,
  type StampedOptions,
  toBaseline,
} from "../../support/monitor/stamped.ts";
import { sha256Of, sha3Of } from "../../support/monitor/world.ts";
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
const shown = (scan: Scan) => [toTexts(scan), isWhole(scan)];
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
const log = `anchor-${key}.jsonl`;

/** A release whose notes alone have the evidence. */
function addNoted(stamps: readonly Readonly<Record<string, string>>[], options: Partial<StampedOptions> = {}) {
  const { at = new Date(Date.now() - 86_400_000) } = options;
  const release = github.addRelease("v1", { assets: files, createdAt: new Date(Date.now() - 86_400_000) });
  const lines = stamps.map((stamped, index) => {
    const subjects = Object.entries(stamped).map(([name, content]) => ({
      name,
      digest: { sha3_256: sha3Of(content) },
    }));
    return aStatementOf(github, "v1", subjects, { ...options, at: new Date(at.getTime() + index) });
  });
  const data = renderNotesData(key, lines.map(toBrief));
  release.body = `<!-- anchor-artifacts:begin ${key} -->\n${data}\n<!-- anchor-artifacts:end ${key} -->`;
  return release;
}

test("notes without any asset of evidence are the record", async () => {
  const release = addNoted([files]);
  const { verify, asked } = aVerification();
  const first = await scanStandIn(github, undefined, { verify });
  expect([findingsOf(first), asked.toSorted()]).toEqual([[], [sha3Of("app"), sha3Of("zip")].toSorted()]);
  // GitHub states no SHA3-256, and the notes no SHA-256: the bytes are compared all the same.
  replace(release, "app.tgz", "evil");
  for (const record of [undefined, toBaseline(github, first)]) {
    expect(toTexts(await scanStandIn(github, record))).toEqual(["replaced v1/app.tgz"]);
  }
});

test("notes whose data is damaged, or lost a digest, are a finding, and notes of other words are none", async () => {
  const release = addNoted([files]);
  const baseline = toBaseline(github, await scanStandIn(github));
  const body = release.body ?? "";
  release.body = `Other words.\r\n\r\n${body.replaceAll("\n", "\r\n")}\r\nMore.`;
  expect(toTexts(await scanStandIn(github, baseline))).toEqual([]);
  release.body = body.replace(/.{4} -->\n<!-- anchor-artifacts:end/, "AAAA -->\n<!-- anchor-artifacts:end");
  const damaged = [`evidence-changed v1/section ${key}`];
  for (const record of [undefined, baseline]) expect(toTexts(await scanStandIn(github, record))).toEqual(damaged);
  release.body = addNoted([{ "app.tgz": "app" }]).body;
  github.releases.splice(github.releases.indexOf(release) === 0 ? 1 : 0, 1);
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(damaged);
});

test("a log that grew is read, and one that lost a line is a finding, whatever its new lines say", async () => {
  const release = addStamped(github, "v1", files);
  const at = new Date(Date.now() - 3_600_000);
  const short = release.assets[assetOf(release, log)]?.content as Uint8Array;
  attachEvidence(github, release, { ...files, "more.bin": "more" }, { at });
  putAsset(github, release, "more.bin", "more", at);
  const { verify, asked } = aVerification();
  const first = await scanStandIn(github, undefined, { verify });
  expect([toTexts(first), asked.length]).toEqual([[], 3]);
  attachEvidence(github, release, files, { at: new Date(), mode: "check" });
  attachEvidence(github, release, { ...files, "more.bin": "more" }, { at: new Date() });
  expect(toTexts(await scanStandIn(github, toBaseline(github, first)))).toEqual([]);
  putAsset(github, release, log, Buffer.from(short).toString(), new Date());
  expect(toTexts(await scanStandIn(github, toBaseline(github, first)))).toEqual([`evidence-changed v1/${log}`]);
});

test("an accepted stamp that was too young for the first look is asked about by the next", async () => {
  addStamped(github, "v1", files, { verdict: "accepted", at: new Date() });
  const [young, old] = [
    aVerification(),
    aVerification({ [sha3Of("app")]: { kind: "no-match", evidence: anEvidence() } }),
  ];
  const first = await scanStandIn(github, undefined, { verify: young.verify });
  expect([toTexts(first), young.asked, first.releases[0]?.onChain.get("app.tgz")]).toEqual([[], [], "young"]);
  expect(toScanView(first, undefined, "o/r", new Date()).releases[0]?.counts).toBe(
    "0 of 2 files confirmed, 2 stamped just now",
  );
  const now = new Date(Date.now() + 200_000);
  const second = await scanStandIn(github, toBaseline(github, first), { verify: old.verify, now });
  expect([toTexts(second), old.asked.length]).toEqual([["not-anchored v1/app.tgz"], 2]);
});

test("an accepted stamp whose log is uploaded again before each look does not stay too young", async () => {
  const release = addStamped(github, "v1", files, { verdict: "accepted", at: new Date() });
  const baseline = toBaseline(github, await scanStandIn(github));
  const now = new Date(Date.now() + 200_000);
  attachEvidence(github, release, files, { at: now, mode: "check", verdict: "unreachable" });
  const { verify, asked } = aVerification({ [sha3Of("app")]: { kind: "no-match", evidence: anEvidence() } });
  expect(toTexts(await scanStandIn(github, baseline, { verify, now }))).toEqual(["not-anchored v1/app.tgz"]);
  expect(asked).toHaveLength(2);
});

test("evidence that is dated in the future is a finding, and asked about like old evidence", async () => {
  const release = addStamped(github, "v1", files, { verdict: "accepted", at: new Date(Date.now() + 86_400_000) });
  for (const asset of release.assets) asset.createdAt = new Date(Date.now() - 86_400_000);
  const { verify, asked } = aVerification({ [sha3Of("app")]: { kind: "no-match", evidence: anEvidence() } });
  const future = ["not-anchored v1/app.tgz", `evidence-changed v1/${log}`];
  expect(toTexts(await scanStandIn(github, undefined, { verify }))).toEqual(future);
  expect(asked).toHaveLength(2);
});

test("notes that are dated in the future are a finding, and asked about like old ones", async () => {
  addNoted([files], { verdict: "accepted", at: new Date(Date.now() + 86_400_000) });
  const { verify, asked } = aVerification({ [sha3Of("app")]: { kind: "no-match", evidence: anEvidence() } });
  const found = ["not-anchored v1/app.tgz", `evidence-changed v1/section ${key}`];
  expect(toTexts(await scanStandIn(github, undefined, { verify }))).toEqual(found);
  expect(asked).toHaveLength(2);
});

test("each look asks about every recorded digest, however long the chain has held it", async () => {
  addStamped(github, "v1", files);
  let baseline: Baseline | undefined;
  for (const days of [0, 31, 32, 400]) {
    const { verify, asked } = aVerification();
    const scan = await scanStandIn(github, baseline, { verify, now: new Date(Date.now() + days * 86_400_000) });
    baseline = toBaseline(github, scan, baseline);
    expect(asked).toHaveLength(2);
  }
});

test("what is on the chain later than its record says is found in every look, however long ago the first was", async () => {
  addStamped(github, "v1", { "app.tgz": "app" }, { block: 50 });
  addStamped(github, "v2", { "app.zip": "zip" }, { block: 50, anchor: "manifest" });
  let baseline: Baseline | undefined;
  for (const days of [0, 31, 32]) {
    const scan = await scanStandIn(github, baseline, { now: new Date(Date.now() + days * 86_400_000) });
    expect(toTexts(scan)).toEqual(["anchored-late v2/SHA3-256SUMS", "anchored-late v1/app.tgz"]);
    baseline = toBaseline(github, scan, baseline);
  }
});

test("what was never claimed to be on the chain is asked about, and is never anchored instead of a finding", async () => {
  addStamped(github, "v1", files, { verdict: "failed" });
  const { verify, asked } = aVerification({ [sha3Of("app")]: { kind: "no-match", evidence: anEvidence() } });
  const scan = await scanStandIn(github, undefined, { verify });
  expect([toTexts(scan), asked.length]).toEqual([[], 2]);
  const { report, releases } = toScanView(scan, undefined, "o/r", new Date());
  expect(releases[0]?.counts).toBe("1 of 2 files confirmed, 1 never anchored");
  expect(report.results.map(({ outcome }) => outcome)).toMatchObject([
    { kind: "skipped", note: "It was never anchored." },
    { kind: "verified" },
  ]);
});

test("a changed anchored list is found, also where GitHub states no digest, and has a row that fails the step", async () => {
  const release = addStamped(github, "v1", files, { anchor: "manifest" });
  const baseline = toBaseline(github, await scanStandIn(github));
  const list = putAsset(github, release, "SHA3-256SUMS", "altered", new Date());
  for (const record of [undefined, baseline]) {
    for (const digest of [list.digest, null]) {
      list.digest = digest;
      const scan = await scanStandIn(github, record);
      expect(toTexts(scan)).toEqual(["evidence-changed v1/SHA3-256SUMS"]);
      const { report } = toScanView(scan, record, "o/r", new Date());
      const told = report.results.filter(({ outcome }) => outcome.kind === "changed");
      expect(told.map(({ subject }) => subject.name)).toEqual(["v1/SHA3-256SUMS"]);
    }
  }
});

test("a list of a manifest that is on the chain too late has a row of its own", async () => {
  addStamped(github, "v1", files, { anchor: "manifest", block: 99 });
  const { report } = toScanView(await scanStandIn(github), undefined, "o/r", new Date());
  expect(report.results.map(({ subject, outcome }) => [subject.name, outcome.kind])).toEqual([
    ["v1/app.tgz", "verified"],
    ["v1/app.zip", "verified"],
    ["v1/SHA3-256SUMS", "changed"],
  ]);
});

test("a SHA256SUMS of the project's own raises no alarm, and is recorded like any asset", async () => {
  const release = addNoted([files]);
  putAsset(github, release, "SHA256SUMS", "of the project", new Date(Date.now() - 172_800_000));
  const first = await scanStandIn(github);
  expect(toTexts(first)).toEqual([]);
  replace(release, "SHA256SUMS", "evil");
  expect(toTexts(await scanStandIn(github, toBaseline(github, first)))).toEqual(["replaced v1/SHA256SUMS"]);
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
  // The repository's number, then pages: 100 releases with their 2,000 assets, whether there are others, and 100 tags.
  const pages = ["api repos/list-releases", "api repos/list-releases", "api repos/list-tags"];
  expect(made).toEqual(["api repos/get", ...pages]);
});

test("an asset that was added after a look whose clock was a year ahead is told", async () => {
  const release = addStamped(github, "v1", files);
  const ahead = new Date(Date.now() + 365 * 86_400_000);
  const baseline = toBaseline(github, await scanStandIn(github, undefined, { now: ahead }));
  putAsset(github, release, "extra.bin", "extra", new Date());
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(["added v1/extra.bin"]);
});

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
  for (const record of [undefined, toBaseline(github, await scanStandIn(github))]) {
    const before = github.requests.length;
    const scan = await scanStandIn(github, record, { isDownloading: true });
    expect(toTexts(scan)).toEqual([]);
    const [release] = scan.releases;
    expect(release?.next.assets.map(({ sha3_256 }) => sha3_256)).toEqual([sha3Of("app"), sha3Of("zip")]);
    // The log and the two lists too.
    expect(github.requests.slice(before).filter(({ host }) => host === "storage")).toHaveLength(5);
  }
});

test.each(["bad", "evil, and longer than it was"])(
  "with bytes: download other bytes are replaced though GitHub states the recorded ones: %s",
  async (content) => {
    const release = addStamped(github, "v1", files);
    const baseline = toBaseline(github, await scanStandIn(github));
    const asset = release.assets[assetOf(release, "app.tgz")];
    if (asset === undefined) throw new RangeError("no asset");
    // What GitHub states stays as it was.
    Object.assign(asset, { content: Buffer.from(content), size: "app".length });
    for (const record of [undefined, baseline]) {
      const scan = await scanStandIn(github, record, { isDownloading: true });
      expect(shown(scan)).toEqual([["replaced v1/app.tgz"], true]);
      expect(findingsOf(scan)[0]?.seen).toMatchObject({ sha256: sha256Of(content), stated: sha256Of("app") });
    }
    const { releases } = await scanStandIn(github, baseline, { isDownloading: true });
    expect(releases[0]?.next.assets.find(({ name }) => name === "app.tgz")).toMatchObject({ sha256: sha256Of("app") });
  },
);

test.each([false, true])(
  "a statement that the first scan could not read is read by the next (file replaced and tag moved: %s)",
  async (isChanged) => {
    const release = addStamped(github, "v1", files);
    if (isChanged) replace(release, "app.tgz", "evil");
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

test("what a log says is no finding while another log, which may say something newer, cannot be read", async () => {
  const release = addStamped(github, "v1", { "app.tgz": "draft" }, { key: "ab12cd34ef55" });
  replace(release, "app.tgz", "app");
  attachEvidence(github, release, { "app.tgz": "app" }, { at: new Date() });
  const { id } = release.assets[assetOf(release, log)] ?? {};
  github.react = ({ target }) => (target.endsWith(`/assets/${id}`) ? busy : undefined);
  const partial = await scanStandIn(github);
  expect(shown(partial)).toEqual([[], false]);
  github.react = () => undefined;
  expect(shown(await scanStandIn(github, toBaseline(github, partial)))).toEqual([[], true]);
});

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

test("a log that was forged, dropped or replaced by a web page is a finding", async () => {
  const release = addStamped(github, "v1", files);
  const baseline = toBaseline(github, await scanStandIn(github));
  const name = `evidence-changed v1/${log}`;
  putAsset(github, release, log, "<!doctype html>", new Date());
  for (const record of [undefined, baseline]) expect(toTexts(await scanStandIn(github, record))).toEqual([name]);
  release.assets.splice(assetOf(release, log), 1);
  attachEvidence(github, release, { ...files, "app.tgz": "evil" }, { at: new Date(), block: 900 });
  replace(release, "app.tgz", "evil");
  expect(toTexts(await scanStandIn(github, baseline))).toEqual(["replaced v1/app.tgz", name]);
});

test("a list anchored for many files is one digest, and forged subjects do not make it", async () => {
  const release = addStamped(github, "v1", files, { anchor: "manifest" });
  const { verify, asked } = aVerification();
  expect(toTexts(await scanStandIn(github, undefined, { verify }))).toEqual([]);
  expect(asked).toHaveLength(1);
  const text = Buffer.from(release.assets[assetOf(release, log)]?.content as Uint8Array).toString();
  putAsset(github, release, log, text.replaceAll(sha3Of("app"), sha3Of("evil")), new Date());
  expect(toTexts(await scanStandIn(github))).toContain(`evidence-changed v1/${log}`);
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
