/** `nightly` and its like: what a newer stamp of the same job accepts, and what stays a finding. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import type { Baseline } from "#monitor/monitor-file.ts";
import { isWhole, type Scan } from "#monitor/scan.ts";
import { createTagFilter } from "#monitor/tag-globs.ts";
import { type GitHubStandIn, startGitHub } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import {
  addStamped,
  attachEvidence,
  putAsset,
  scanStandIn,
  type StampedOptions,
  toBaseline,
} from "../../support/monitor/stamped.ts";

let github: GitHubStandIn;
let release: ReleaseState;
let baseline: Baseline;
beforeAll(async () => void (github = await startGitHub()));
afterEach(() => github.reset());
afterAll(() => github.close());

const first = { "app.tgz": "night 1", "app-1.zip": "zip 1", README: "always the same" };
const second = { "app.tgz": "night 2", "app-2.zip": "zip 2", README: "always the same" };

const toTexts = ({ releases }: Scan): string[] =>
  releases
    .flatMap(({ findings }) => findings)
    .map(({ kind, release: tag, asset }) => `${kind} ${tag}${asset === undefined ? "" : `/${asset}`}`);
const look = (before: Baseline | undefined, rolling = ["nightly"]) =>
  scanStandIn(github, before, { isRolling: rolling.length === 0 ? () => false : createTagFilter(rolling) });
const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000);

/** Uploads files in the place of those of their names, takes away what is not among them, and moves the tag. */
function publish(files: Readonly<Record<string, string>>, removed: readonly string[] = []): void {
  for (const [name, content] of Object.entries(files)) putAsset(github, release, name, content, hours(-3));
  for (const name of removed)
    release.assets.splice(
      release.assets.findIndex((asset) => asset.name === name),
      1,
    );
}

const stamp = (files: Readonly<Record<string, string>>, more: Partial<StampedOptions> = {}): void =>
  attachEvidence(github, release, files, { at: hours(-2), ...more });

beforeEach(async () => {
  release = addStamped(github, "nightly", first);
  baseline = toBaseline(github, await look(undefined));
});

test("a night that its job stamped is no finding: other bytes, other names, a tag moved, the same bytes again", async () => {
  github.tags.set("nightly", "d".repeat(40));
  publish(second, ["app-1.zip"]);
  stamp(second);
  const scan = await look(baseline);
  expect([toTexts(scan), isWhole(scan)]).toEqual([[], true]);
  const next = toBaseline(github, scan, baseline);
  const [recorded] = next.repositories[0]?.releases ?? [];
  expect(recorded?.commit).toBe("d".repeat(40));
  expect(recorded?.assets.map(({ name }) => name).toSorted()).toEqual(["README", "app-2.zip", "app.tgz"]);
  expect(toTexts(await look(next))).toEqual([]);
  // Without the input it is as anywhere.
  expect(toTexts(await look(baseline, []))).toEqual([
    "replaced nightly/app.tgz",
    "removed nightly/app-1.zip",
    "tag-moved nightly",
    "reuploaded nightly/README",
  ]);
});

test("a file of an earlier night may stay, may go later, and is watched while it is there", async () => {
  publish(second);
  stamp(second);
  const next = toBaseline(github, await look(baseline), baseline);
  publish({ "app-1.zip": "evil" });
  expect(toTexts(await look(next))).toEqual(["replaced nightly/app-1.zip"]);
  publish({}, ["app-1.zip"]);
  expect(toTexts(await look(next))).toEqual([]);
});

test("nights that no look saw leave nothing behind", async () => {
  publish(second, ["app-1.zip"]);
  stamp(second, { at: hours(-2.5) });
  const third = { "app.tgz": "night 3", "app-3.zip": "zip 3", README: "always the same" };
  publish(third, ["app-2.zip"]);
  stamp(third);
  for (const record of [baseline, undefined]) expect(toTexts(await look(record))).toEqual([]);
});

test("the job of a section of the notes is the job of its attached log", async () => {
  const [known] = baseline.repositories[0]?.releases ?? [];
  const assets = (known?.assets ?? []).map((asset) => ({ ...asset, evidence: ["section ab12cd34ef56"] }));
  const repositories = baseline.repositories.map((one) => ({ ...one, releases: known ? [{ ...known, assets }] : [] }));
  publish(second, ["app-1.zip"]);
  stamp(second);
  expect(toTexts(await look({ ...baseline, repositories }))).toEqual([]);
});

test.each<[string, readonly string[], () => void]>([
  ["no stamp", ["replaced nightly/app.tgz"], () => publish({ "app.tgz": "evil" })],
  ["a check", ["replaced nightly/app.tgz"], () => act({ "app.tgz": "evil" }, { mode: "check" })],
  ["a stamp that was refused", ["replaced nightly/app.tgz"], () => act({ "app.tgz": "evil" }, { verdict: "failed" })],
  ["another job's stamp", ["replaced nightly/app.tgz"], () => act({ "app.tgz": "evil" }, { key: "5ec0d5ec0d00" })],
  [
    "another job's second stamp, whose first was of the right bytes",
    ["replaced nightly/app.tgz"],
    () => {
      stamp(first, { key: "5ec0d5ec0d00", at: hours(-2.5) });
      act({ "app.tgz": "evil" }, { key: "5ec0d5ec0d00" });
    },
  ],
  [
    "a stamp of other bytes",
    ["replaced nightly/app.tgz"],
    () => {
      publish({ ...first, "app.tgz": "evil" });
      stamp({ ...first, "app.tgz": "night 2" });
    },
  ],
  [
    "a tag that moved elsewhere",
    ["tag-moved nightly"],
    () => {
      publish(second, ["app-1.zip"]);
      stamp(second);
      github.tags.set("nightly", "e".repeat(40));
    },
  ],
  ["a file that went without a stamp", ["removed nightly/app-1.zip"], () => publish({}, ["app-1.zip"])],
  [
    "a log that was begun anew",
    ["evidence-changed nightly/anchor-ab12cd34ef56.jsonl"],
    () => {
      publish(second, ["app-1.zip", "anchor-ab12cd34ef56.jsonl"]);
      stamp(second);
    },
  ],
])("with %s it is a finding as anywhere", async (_, expected, deed) => {
  deed();
  expect(toTexts(await look(baseline))).toEqual(expect.arrayContaining([...expected]));
});

/** Replaces files, and has somebody write a line about them. */
function act(files: Readonly<Record<string, string>>, options: Partial<StampedOptions>): void {
  publish(files);
  stamp({ ...first, ...files }, options);
}

test("a job that stamped the right bytes first, while a look saw it, accepts nothing later", async () => {
  const other = { key: "5ec0d5ec0d00" };
  stamp(first, { ...other, at: hours(-2.5) });
  const seen = await look(baseline);
  act({ "app.tgz": "evil" }, other);
  github.tags.set("nightly", "d".repeat(40));
  stamp({ ...first, "app.tgz": "evil" }, { ...other, at: hours(-1) });
  const found = ["replaced nightly/app.tgz", "tag-moved nightly"];
  expect([toTexts(seen), toTexts(await look(toBaseline(github, seen, baseline)))]).toEqual([[], found]);
});

test("while its log cannot be read nothing is said of a rolling release, and the next look says it", async () => {
  publish({ "app.tgz": "evil" }, ["app-1.zip"]);
  github.tags.set("nightly", "e".repeat(40));
  const busy = { answer: { status: 429, headers: { "retry-after": "86400" } } };
  github.react = ({ operation }) => (operation === "repos/get-release-asset" ? busy : undefined);
  const partial = await look(baseline);
  expect([toTexts(partial), isWhole(partial)]).toEqual([[], false]);
  github.react = () => undefined;
  expect(toTexts(await look(toBaseline(github, partial, baseline)))).toEqual([
    "replaced nightly/app.tgz",
    "removed nightly/app-1.zip",
    "tag-moved nightly",
  ]);
});

test("a log that lost its newest line is one finding: what the line before it said does not come back", async () => {
  github.tags.set("nightly", "d".repeat(40));
  publish(second, ["app-1.zip"]);
  stamp(second);
  const next = toBaseline(github, await look(baseline), baseline);
  const log = release.assets.find(({ name }) => name.endsWith(".jsonl"));
  const [line = ""] = Buffer.from(log?.content as Uint8Array)
    .toString()
    .split("\n");
  putAsset(github, release, log?.name ?? "", `${line}\n`, hours(-1));
  expect(toTexts(await look(next))).toEqual([`evidence-changed nightly/${log?.name}`]);
});
