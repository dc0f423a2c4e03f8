/** Jobs that write the evidence of one release at the same time, are killed, or are told old lists of its assets. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import type { Web } from "#api/downloads.ts";
import { isTemporaryName } from "#core/file-names.ts";
import type { Clock } from "#host/clock.ts";
import { parseNotes } from "#release/notes-data.ts";
import { readRecorded } from "#release/read-recorded.ts";
import { toAssetJson } from "../../support/github/answers.ts";
import { connectTo } from "../../support/github/connect.ts";
import { connectInProcess, createVirtualClock } from "../../support/github/in-process.ts";
import { startGitHub, type GitHubStandIn, type Reaction } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import {
  attachAs,
  contentsOf,
  copiesOf,
  filesInLog,
  filesOnPage,
  Killed,
  watchLines,
} from "../../support/release/attaching.ts";
import { isLong } from "../../support/runs.ts";

let standIn: GitHubStandIn;
/** The time of all jobs of a test, and their way to the stand-in. */
let here: { readonly clock: Clock; readonly web: Web };
beforeAll(async () => {
  standIn = await startGitHub();
});
beforeEach(() => {
  const clock = createVirtualClock();
  here = { clock, web: connectInProcess(standIn, clock) };
});
afterAll(() => standIn.close());
afterEach(() => standIn.reset());

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const fileOf = (index: number): string => `app-${String(index).padStart(2, "0")}.tgz`;
/** What they write grows by their square. */
const writers = isLong ? 20 : 6;
const leftoversOf = ({ assets }: ReleaseState): readonly string[] =>
  assets.map(({ name }) => name).filter((name) => isTemporaryName(name, name.slice(0, -".00000000.tmp".length)));

/** Reads the record again and again, as the runs of another job do, until `over`; each must have what was there before. */
async function readMeanwhile(state: ReleaseState, over: AbortSignal): Promise<{ reads: number; short: number }> {
  await using connected = connectTo(standIn, here);
  const { github, clock } = connected;
  const counts = { reads: 0, short: 0 };
  while (!over.aborted) {
    const before = contentsOf(state).size;
    const release = await github.readRelease(state.id);
    if (release === undefined) throw new Error("The release is gone.");
    const assets = await github.readAssets(release);
    const stop = new AbortController().signal;
    const recorded = await readRecorded({ forge: github, release, assets, key: "", clock, stop, warn: () => {} });
    counts.reads += 1;
    if (recorded.record.lines.length < before || recorded.damaged.length > 0) counts.short += 1;
  }
  return counts;
}

test.each([
  ["jobs", (index: number) => `job ${index}`],
  ["runs of one job", () => "job"],
])("%s that attach to one release at the same time lose no line", async (_, sectionOf) => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.latencyMs = 50;
  const watch = watchLines(standIn, release);
  const over = new AbortController();
  const reading = readMeanwhile(release, over.signal);
  reading.catch(() => {});
  const jobs = await Promise.all(
    numbers(writers).map((index) => attachAs(standIn, { section: sectionOf(index), file: fileOf(index) }, here)),
  );
  over.abort();
  const { reads, short } = await reading;
  expect(jobs.flatMap(({ errors }) => errors)).toEqual([]);
  const keys = [...new Set(jobs.map(({ key }) => key))];
  expect(keys.flatMap((key) => filesInLog(release, key)).toSorted()).toEqual(numbers(writers).map(fileOf));
  expect(copiesOf(release)).toHaveLength(keys.length);
  expect({ lost: watch.lost(), short, leftovers: leftoversOf(release) }).toEqual({ lost: 0, short: 0, leftovers: [] });
  expect(reads).toBeGreaterThan(1);
  // Of twenty four or five each on a quiet machine; where each took the lines of all others for itself, it was 57.
  expect(jobs.flatMap(({ writes }) => writes).length).toBeLessThan(2 * writers ** 2);
  for (const key of keys) expect(release.body).toContain(`<!-- anchor-artifacts:begin ${key} -->`);
  // The page has one writer, a job whose lines it ends with.
  const isOnPage = (key: string): boolean =>
    filesInLog(release, key).every((file) => filesOnPage(release).includes(file));
  expect(keys.some(isOnPage)).toBe(true);
});

test("a job that nobody disturbs makes few writes, and a replacement takes three", async () => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  const replaced = ["uploadAsset", "deleteAsset", "renameAsset"];
  const [first, second] = [
    await attachAs(standIn, { section: "job", file: fileOf(0) }, here),
    await attachAs(standIn, { section: "job", file: fileOf(1) }, here),
  ];
  const uploads = Array.from({ length: 3 }, () => "uploadAsset");
  expect(first.writes).toEqual(["ensureWritable", "uploadAsset", "renameAsset", ...uploads, "updateNotes"]);
  expect(second.writes).toEqual(["ensureWritable", ...Array.from({ length: 4 }, () => replaced).flat(), "updateNotes"]);
  expect(release.assets).toHaveLength(4);
});

test("a job that is killed after any of its writes loses no line, and the next run leaves nothing of it", async () => {
  const all = await attachTwice();
  for (const killAfter of numbers(all.writes.length + 1)) {
    const { release, before, key } = await attachTwice(killAfter);
    const kept = contentsOf(release);
    expect(kept.size).toBeGreaterThanOrEqual(before);
    await attachAs(standIn, { section: "job", file: fileOf(2) }, here);
    const files = filesInLog(release, key);
    expect(files).toHaveLength(kept.size + 1);
    expect([...contentsOf(release)]).toEqual(expect.arrayContaining([...kept]));
    expect(copiesOf(release)).toHaveLength(1);
    expect(filesOnPage(release)).toEqual(files);
    // A page or list that is being uploaded may be another run's, until it is an hour old.
    for (const asset of release.assets) asset.createdAt = new Date(0);
    await attachAs(standIn, { section: "job", file: fileOf(3) }, here);
    expect(leftoversOf(release)).toEqual([]);
  }
});

async function attachTwice(killAfter?: number) {
  standIn.reset();
  const release = standIn.addRelease("v1", { body: "Hello" });
  const { key } = await attachAs(standIn, { section: "job", file: fileOf(0) }, here);
  const before = contentsOf(release).size;
  const job = { section: "job", file: fileOf(1), ...(killAfter !== undefined && { killAfter }) };
  const killed = await attachAs(standIn, job, here).catch((thrown: unknown) => {
    if (thrown instanceof Killed) return { writes: [] };
    throw thrown;
  });
  return { release, key, before, writes: killed.writes };
}

test.each([
  ["ten jobs", (index: number) => `job ${index}`],
  ["ten runs of one job", () => "job"],
])("%s that write into the same notes lose no line", async (_, sectionOf) => {
  const release = standIn.addRelease("v1", { body: "Hello\r\nworld" });
  standIn.latencyMs = 200;
  const jobs = await Promise.all(
    numbers(10).map((index) =>
      attachAs(standIn, { section: sectionOf(index), file: fileOf(index), attach: "body" }, here),
    ),
  );
  expect(jobs.flatMap(({ errors }) => errors)).toEqual([]);
  const lines = parseNotes(release.body ?? "").flatMap((data) => data.lines ?? []);
  expect(lines.flatMap(({ subject }) => subject.map(({ name }) => name)).toSorted()).toEqual(numbers(10).map(fileOf));
  expect(release.body?.startsWith("Hello\r\nworld\r\n\r\n<!--")).toBe(true);
});

/** Tells the assets as they were so long ago. */
function tellOldLists(release: ReleaseState, lagMs: number): void {
  const told = () => release.assets.map((asset) => structuredClone(toAssetJson(asset, release, standIn.places)));
  const history = [{ at: Number.NEGATIVE_INFINITY, assets: told() }];
  standIn.react = ({ operation }): Reaction | undefined => {
    const now = here.clock.now();
    history.push({ at: now, assets: told() });
    if (operation !== "repos/list-release-assets") return undefined;
    return { edit: (answer) => ({ ...answer, json: history.findLast(({ at }) => at <= now - lagMs)?.assets ?? [] }) };
  };
}

test("lists of assets that are out of date lose no line, with one writer and with many", async () => {
  const release = standIn.addRelease("v1");
  standIn.latencyMs = 50;
  tellOldLists(release, 1500);
  const watch = watchLines(standIn, release);
  const attach = (index: number) => attachAs(standIn, { section: "job", file: fileOf(index), attach: "assets" }, here);
  const [first, second] = [await attach(0), await attach(1)];
  expect([...first.errors, ...second.errors]).toEqual([]);
  const jobs = await Promise.all(numbers(writers).map((index) => attach(index + 2)));
  expect(jobs.flatMap(({ errors }) => errors)).toEqual([]);
  expect(filesInLog(release, first.key)).toEqual(numbers(writers + 2).map(fileOf));
  expect({ lost: watch.lost(), leftovers: leftoversOf(release) }).toEqual({ lost: 0, leftovers: [] });
  expect(filesOnPage(release)).toEqual(numbers(writers + 2).map(fileOf));
});
