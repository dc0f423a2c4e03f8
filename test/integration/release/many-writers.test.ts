/** Jobs that write the evidence of one release at the same time, are killed, or are told old lists of its assets. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import type { WebClient } from "#api/downloads.ts";
import type { Clock } from "#host/host.ts";
import { toAssetJson } from "../../support/github/answers.ts";
import { connectInProcess, createVirtualClock } from "../../support/github/in-process.ts";
import { startGitHub, type GitHubRequest, type GitHubStandIn } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import {
  attachAs,
  Killed,
  leftoversOf,
  statementsOf,
  toldBy,
  watchStatements,
} from "../../support/release/attaching.ts";
import { drawn, isLong } from "../../support/runs.ts";

let standIn: GitHubStandIn;
beforeAll(async () => {
  standIn = await startGitHub();
});
afterAll(() => standIn.close());
afterEach(() => standIn.reset());

/** The time of all jobs of a test, and their way to the stand-in. */
function place(skewMs = 0): { readonly clock: Clock; readonly web: WebClient } {
  const clock = createVirtualClock(skewMs);
  return { clock, web: connectInProcess(standIn, clock) };
}

/** What they cost grows faster than their number. */
const writers = isLong ? 20 : 4;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const fileOf = (index: number): string => `app-${String(index).padStart(2, "0")}.tgz`;
const files = (count: number): readonly string[] => numbers(count).map(fileOf);
const namesIn = (release: ReleaseState): readonly string[] =>
  statementsOf(release)
    .flatMap(({ statement }) => statement.subject.map(({ name }) => name))
    .toSorted();
const isUpload = ({ operation }: GitHubRequest): boolean => operation === "repos/upload-release-asset";

/** Tells the assets as they were so long ago. */
function tellOldLists(release: ReleaseState, lagMs: number, { clock }: { readonly clock: Clock }): void {
  const told = () => release.assets.map((asset) => structuredClone(toAssetJson(asset, release, standIn.places)));
  const history = [{ at: Number.NEGATIVE_INFINITY, assets: told() }];
  const { react } = standIn;
  standIn.react = (request, nth): ReturnType<typeof react> => {
    const now = clock.now();
    history.push({ at: now, assets: told() });
    if (request.operation !== "repos/list-release-assets") return react(request, nth);
    return { edit: (answer) => ({ ...answer, json: history.findLast(({ at }) => at <= now - lagMs)?.assets ?? [] }) };
  };
}

/** Answers every third upload of another name 502, although it is stored. */
function loseAnswers(): GitHubStandIn["react"] {
  const seen = new Set<string>();
  return (request) => {
    if (!isUpload(request) || seen.has(request.target)) return undefined;
    seen.add(request.target);
    return seen.size % 3 === 0 ? { doneBut: { status: 502 } } : undefined;
  };
}

const whereOf = { assets: ["page", "sha3", "sha256"], both: ["page", "sha3", "sha256", "section"], body: ["section"] };

test.each(["assets", "both", "body"] as const)(
  "many jobs that attach at once, told old lists and lost answers, lose nothing: %s",
  async (attach) => {
    const release = standIn.addRelease("v1", { body: "Hello\r\nworld" });
    standIn.latencyMs = 100;
    const here = place();
    standIn.react = loseAnswers();
    tellOldLists(release, 3000, here);
    const lost = watchStatements(standIn, release);
    const jobs = await Promise.all(
      numbers(writers).map(async (index) => {
        await here.clock.wait(index * 250);
        return attachAs(standIn, { file: fileOf(index), attach }, here);
      }),
    );
    expect(jobs.flatMap(({ errors }) => errors)).toEqual([]);
    expect(namesIn(release)).toEqual(files(writers));
    const whole = Object.fromEntries(whereOf[attach].map((where) => [where, files(writers)]));
    expect(toldBy(release)).toEqual(whole);
    expect({ lost: lost(), leftovers: leftoversOf(release) }).toEqual({ lost: [], leftovers: [] });
    expect(release.body?.startsWith("Hello\r\nworld")).toBe(true);
  },
);

test.each(["assets", "both", "body"] as const)(
  "a job that is killed after any of its writes takes nothing from the others: %s",
  async (attach) => {
    const count = isLong ? 5 : 3;
    for (const killAfter of drawn(numbers(8), 2)) {
      standIn.reset();
      const release = standIn.addRelease("v1", { body: "Hello", assets: { "anchor-tmp-00000000": "x" } });
      standIn.latencyMs = 100;
      const here = place();
      standIn.clock.now = () => new Date(Date.parse("2026-11-22T04:00:00Z") + here.clock.now());
      const lost = watchStatements(standIn, release);
      const run = async (index: number) => {
        const job = { file: fileOf(index), attach, ...(index % 2 === 0 && { killAfter }) };
        return await attachAs(standIn, job, here).catch((thrown: unknown) => {
          if (thrown instanceof Killed) return undefined;
          throw thrown;
        });
      };
      const jobs = await Promise.all(numbers(count).map(run));
      const green = numbers(count).filter((index) => jobs[index]?.errors.length === 0);
      expect(green).toEqual(expect.arrayContaining(numbers(count).filter((index) => index % 2 === 1)));
      expect(namesIn(release)).toEqual(expect.arrayContaining(green.map(fileOf)));
      const last = await attachAs(standIn, { file: fileOf(count), attach }, here);
      expect(last.errors).toEqual([]);
      const there = namesIn(release);
      expect(there).toEqual(expect.arrayContaining([...green.map(fileOf), fileOf(count)]));
      expect(toldBy(release)).toEqual(Object.fromEntries(whereOf[attach].map((where) => [where, there])));
      expect(lost()).toEqual([]);
    }
  },
);

test("a statement that is gone right after its upload fails the job, and nothing is made of it", async () => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request) => (isUpload(request) ? { after: () => void release.assets.splice(0) } : undefined);
  const { errors } = await attachAs(standIn, { file: fileOf(0) }, place());
  expect(errors).toEqual([expect.stringMatching(/^anchor-[0-9a-f]{16}\.intoto\.json was not attached .* not listed/)]);
  expect({ names: release.assets, body: release.body }).toEqual({ names: [], body: "Hello" });
});

test("temporary uploads older than an hour are removed by GitHub's clock, however wrong the runner's is", async () => {
  for (const hours of [-1, 0, 1]) {
    standIn.reset();
    const here = place(hours * 3_600_000 * 1.1);
    const now = here.clock.today().getTime() - hours * 3_600_000 * 1.1;
    const release = standIn.addRelease("v1", {
      assets: { "anchor-tmp-00000000": "old", "anchor-tmp-11111111": "young", "app.tmp": "old" },
    });
    for (const [index, ageMs] of [3_700_000, 600_000, 3_700_000].entries())
      Object.assign(release.assets[index] ?? {}, { createdAt: new Date(now - ageMs) });
    expect((await attachAs(standIn, { file: fileOf(0), attach: "assets" }, here)).errors).toEqual([]);
    expect(leftoversOf(release)).toEqual(["anchor-tmp-11111111"]);
    expect(release.assets.map(({ name }) => name)).toContain("app.tmp");
  }
});

test("a job that writes the notes alone shows what another has attached since the release was found", async () => {
  const here = place();
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = async ({ operation }, nth) => {
    if (operation === "repos/update-release" && nth === 1) await attachAs(standIn, { file: fileOf(1) }, here);
    return undefined;
  };
  expect((await attachAs(standIn, { file: fileOf(0), attach: "body" }, here)).errors).toEqual([]);
  expect(toldBy(release)["section"]).toEqual(files(2));
});

test("the notes link the page of their own job, although the list does not show it yet", async () => {
  const here = place();
  const release = standIn.addRelease("v1", { body: "Hello" });
  tellOldLists(release, 3000, here);
  expect((await attachAs(standIn, { file: fileOf(0) }, here)).errors).toEqual([]);
  expect(release.body).toContain("save [anchor-evidence.html](https://");
  expect(release.body).toContain("· [anchor-SHA256SUMS](https://");
});

test("a job that nobody disturbs makes few writes, and a replacement takes three", async () => {
  const here = place();
  const release = standIn.addRelease("v1", { body: "Hello" });
  const first = await attachAs(standIn, { file: fileOf(0) }, here);
  const second = await attachAs(standIn, { file: fileOf(1) }, here);
  const uploads = Array.from({ length: 4 }, () => "uploadAsset");
  expect(first.writes).toEqual(["ensureWritable", ...uploads, "updateNotes"]);
  const replaced = Array.from({ length: 3 }, () => ["uploadAsset", "deleteAsset", "renameAsset"]).flat();
  expect(second.writes).toEqual(["ensureWritable", "uploadAsset", ...replaced, "updateNotes"]);
  expect(release.assets).toHaveLength(5);
});

test.each(["assets", "both", "body"] as const)(
  "a run that is cancelled once stamps were sent leaves its statement, once: %s",
  async (attach) => {
    const here = place();
    const release = standIn.addRelease("v1", { body: "Hello" });
    const { errors, writes, statement } = await attachAs(standIn, { file: fileOf(0), attach, cancelAt: "sent" }, here);
    expect(errors).toEqual([]);
    expect(statementsOf(release).map(({ id }) => id)).toEqual([statement.id]);
    expect(writes).toEqual(["ensureWritable", attach === "body" ? "updateNotes" : "uploadAsset"]);
    expect(here.clock.now()).toBeLessThan(4000);
  },
);

test.each([
  ["both", "uploadAsset", "uploadAsset"],
  ["body", "updateNotes", "updateNotes"],
] as const)(
  "a run that is cancelled while it writes (%s: %s) writes its statement all the same",
  async (attach, cancelAt, way) => {
    const here = place();
    const release = standIn.addRelease("v1", { body: "Hello" });
    const { writes, statement } = await attachAs(standIn, { file: fileOf(0), attach, cancelAt }, here);
    expect(statementsOf(release).map(({ id }) => id)).toEqual([statement.id]);
    expect(writes).toEqual(["ensureWritable", way, way]);
    expect(here.clock.now()).toBeLessThan(4000);
  },
);

test("a run that is cancelled while it replaces a file leaves it under its own name", async () => {
  const here = place();
  const release = standIn.addRelease("v1", { body: "Hello" });
  await attachAs(standIn, { file: fileOf(0) }, here);
  const names = release.assets.map(({ name }) => name);
  const { statement } = await attachAs(standIn, { file: fileOf(1), cancelAt: "renameAsset" }, here);
  const ofStatement = `anchor-${statement.id}.intoto.json`;
  expect(release.assets.map(({ name }) => name).toSorted()).toEqual([...names, ofStatement].toSorted());
});
