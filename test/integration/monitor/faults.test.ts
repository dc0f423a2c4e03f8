/** Every fault that a look can meet, of GitHub and of the service: nothing is found that is not there. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import type { Baseline } from "#monitor/monitor-file.ts";
import { isAlarm } from "#monitor/finding.ts";
import { keepIssue } from "#monitor/issue.ts";
import type { IssueAccess } from "#monitor/repository.ts";
import type { Scan } from "#monitor/scan.ts";
import { toScanView } from "#monitor/view.ts";
import { startGitHub, type GitHubStandIn, type Reaction } from "../../support/github/stand-in.ts";
import { addStamped, putAsset, scanStandIn, toBaseline } from "../../support/monitor/stamped.ts";

// Tests change how GitHub answers, and nothing that it has.
let [github, baseline]: [GitHubStandIn, Baseline] = [undefined as never, undefined as never];
beforeAll(async () => void ([github, baseline] = await startRecorded()));
afterEach(() => void (github.react = () => undefined));
afterAll(async () => {
  await github.close();
  github.reset();
});

const files = { "app.tgz": "app", "app.zip": "zip", "old.bin": "old" };

/** Two releases, one of whose assets has no stated digest, as it was recorded; all is asked for in the second look. */
async function startRecorded(): Promise<[GitHubStandIn, Baseline]> {
  const standIn = await startGitHub();
  addStamped(standIn, "v1", files);
  const release = addStamped(standIn, "v2", files);
  const old = release.assets.find(({ name }) => name === "old.bin");
  if (old !== undefined) old.digest = null;
  return [standIn, toBaseline(standIn, await scanStandIn(standIn))];
}

/** Issues that nobody may touch, or even ask about. */
const untouchable = new Proxy({} as IssueAccess, {
  get: (_, name) => () => Promise.reject(new Error(`The issue was touched: ${String(name)}`)),
});

/** Nothing is found, not everything was seen, and no issue is touched. */
async function expectSilence(scan: Scan): Promise<void> {
  const view = toScanView(scan, undefined, "o/r", new Date());
  const { alarms, notices, advice, counts, hasManyRepositories } = view;
  expect([alarms, notices, counts.isWhole]).toEqual([[], [], false]);
  await keepIssue(untouchable, { alarms, notices, advice, counts, hasManyRepositories, watchedNames: [], runUrl: "" });
}

/** A look finds nothing, or ends with an error that is GitHub's. */
async function expectNothing(record: Baseline | undefined): Promise<void> {
  const scan = await scanStandIn(github, record).catch((thrown: unknown) => thrown as Error);
  if (scan instanceof Error) expect(scan).toMatchObject({ code: expect.stringMatching(/^(?:GITHUB|RELEASE)_/) });
  else await expectSilence(scan);
}

const answered = (status: number, given: object = {}): Reaction => ({
  answer: { status, json: { message: "No" }, ...given },
});
const reset = { headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "9999999999" } };

const faults: Readonly<Record<string, Reaction>> = {
  "500": answered(500),
  "502": answered(502, { json: undefined }),
  "503": answered(503, { headers: { "retry-after": "3600" } }),
  "504": answered(504),
  "408": answered(408),
  "429": answered(429, { headers: { "retry-after": "86400" } }),
  "403 of a limit": answered(403, reset),
  "403 of a secondary limit": answered(403, {
    json: { message: "You have exceeded a secondary rate limit" },
    headers: { "retry-after": "86400" },
  }),
  "401": answered(401),
  "403": answered(403),
  "404": answered(404),
  "a break": { drop: true },
  "nothing in a 200": answered(200, { json: undefined }),
  "a list of nothing": answered(200, { json: [] }),
  null: answered(200, { json: null }),
  "an object": answered(200, { json: {} }),
  "a list of null": answered(200, { json: [null] }),
  "half an item": answered(200, { json: [{ id: 1, tag_name: "v1" }] }),
};

const operations = ["repos/list-releases", "repos/list-tags", "repos/get-release-asset", "storage"] as const;
/** An empty list of releases says that they are gone, and the storage host answers without any JSON. */
const isNone = (operation: string, fault: string): boolean =>
  (operation === "repos/list-releases" && fault === "a list of nothing") ||
  (operation === "storage" && /list|null|object|item/.test(fault));

describe.each(operations)("of %s", (operation) => {
  const cases = Object.keys(faults).filter((fault) => !isNone(operation, fault));
  test.each(cases)("%s is no finding, with and without a baseline", async (fault) => {
    const isMeant = (request: { operation: string; host: string }): boolean =>
      operation === "storage" ? request.host === "storage" : request.operation === operation;
    github.react = (request) => (isMeant(request) ? faults[fault] : undefined);
    for (const record of [baseline, undefined]) {
      const before = github.requests.length;
      await expectNothing(record);
      expect(github.requests.slice(before).some(isMeant)).toBe(true);
    }
  });
});

test.each(Object.keys(faults).filter((fault) => !/^404$|list of nothing/.test(fault)))(
  "one release's answer of %s is no finding",
  async (fault) => {
    github.react = ({ operation }) => {
      if (operation === "repos/list-releases") {
        return {
          edit: (answer) => ({
            ...answer,
            json: (answer.json as object[]).slice(1).map((one) => ({ ...one, assets: [] })),
          }),
        };
      }
      const isOwn = operation === "repos/list-release-assets" || operation === "repos/get-release-by-tag";
      return isOwn ? faults[fault] : undefined;
    };
    await expectNothing(baseline);
  },
);

/** What `change` makes of each release in the list. */
const releasesWith = (change: (release: Listed, index: number) => object): Reaction => ({
  edit: (answer) => ({ ...answer, json: (answer.json as Listed[]).map((release, index) => change(release, index)) }),
});
type Listed = Readonly<Record<string, unknown>> & { readonly assets: readonly object[] };
const assetsWith = (facts: object): Reaction =>
  releasesWith((release) => ({ ...release, assets: release.assets.map((asset) => ({ ...asset, ...facts })) }));
const itemsOf = (from: number, to: number): Reaction => ({
  edit: (answer) => ({ ...answer, json: (answer.json as object[]).slice(from, to) }),
});

/** Lists releases without their assets, and answers 404 to these operations; the first list may be the only whole one. */
function answerAbsent(absent: readonly string[], isListedOnce = false): void {
  let lists = 0;
  github.react = ({ operation }) => {
    if (absent.includes(operation)) return faults["404"];
    if (operation !== "repos/list-releases") return undefined;
    lists += 1;
    return isListedOnce && lists > 1
      ? answered(200, { json: [] })
      : releasesWith((release) => ({ ...release, assets: [] }));
  };
}
const [ownAssets, byTag] = ["repos/list-release-assets", "repos/get-release-by-tag"];

test.each([[[ownAssets]], [[ownAssets, byTag]]])(
  "404 for %s of a release that is listed is no finding",
  async (absent) => {
    answerAbsent(absent);
    await expectSilence(await scanStandIn(github, baseline));
  },
);

test("a release that is gone once it was listed is removed", async () => {
  answerAbsent([ownAssets, byTag], true);
  const { findings } = await scanStandIn(github, baseline);
  expect(findings).toMatchObject(["v2", "v1"].map((release) => ({ kind: "removed", release })));
});

test.each([
  ["that ends at a named time", answered(403, reset), 3],
  ["that names no time", answered(429), 15],
])("once a job does not wait for a limit %s, GitHub is not asked on", async (_, limit, most) => {
  await using standIn = await startGitHub();
  for (let index = 1; index <= 30; index += 1) addStamped(standIn, `v${index}`, files);
  standIn.react = ({ operation }) => (operation === "repos/get-release-asset" ? limit : undefined);
  const scan = await scanStandIn(standIn, undefined, { limit: "all" });
  await expectSilence(scan);
  expect(scan.releases).toHaveLength(30);
  const asked = standIn.requests.filter(({ operation }) => operation === "repos/get-release-asset");
  expect(asked.length).toBeLessThanOrEqual(most);
});

test.each([{ body: {} }, { body: 7 }, { tag_name: "" }])(
  "a release with %j is no finding and no record",
  async (part) => {
    github.react = ({ operation }) =>
      operation === "repos/list-releases" ? releasesWith((release) => ({ ...release, ...part })) : undefined;
    const scan = await scanStandIn(github, baseline);
    await expectSilence(scan);
    expect(toBaseline(github, scan, baseline).repositories).toEqual(baseline.repositories);
  },
);

/** Answers that are well formed, and lack what others would have; of files that are then read, in ten releases a page. */
const poor: Readonly<Record<string, (page: number, nth: number) => Reaction | undefined>> = {
  "a first page that is cut": (page, nth) => (page === 1 && nth === 1 ? itemsOf(0, 50) : undefined),
  "a second page that is empty": (page) => (page === 2 ? itemsOf(0, 0) : undefined),
  "releases without their assets": () => releasesWith(inTen(() => [])),
  "no digests any more": () => releasesWith(inTen((asset) => [{ ...asset, digest: null }])),
  "digests of another kind": () => releasesWith(inTen((asset) => [{ ...asset, digest: `sha512:${"a".repeat(128)}` }])),
  "an uploader whose account is gone": () => assetsWith({ uploader: null }),
  "no dates of publication": () => releasesWith((release) => ({ ...release, published_at: null })),
};
const inTen = (change: (asset: object) => readonly object[]) => (release: Listed, index: number) =>
  index < 10 ? { ...release, assets: release.assets.flatMap(change) } : release;

describe("of two pages", () => {
  let [long, recorded]: [GitHubStandIn, Baseline] = [undefined as never, undefined as never];
  beforeAll(async () => {
    long = await startGitHub();
    addStamped(long, "v0", files);
    for (let index = 1; index <= 100; index += 1) long.addRelease(`v${index}`, { assets: { "app.tgz": "app" } });
    recorded = toBaseline(long, await scanStandIn(long, undefined, { limit: "all" }));
  });
  afterAll(() => long.close());

  test.each(Object.keys(poor))("%s is no finding, and all is seen", async (name) => {
    let lists = 0;
    long.react = ({ operation, target }) => {
      if (operation !== "repos/list-releases") return undefined;
      lists += 1;
      return poor[name]?.(/[?&]page=2/.test(target) ? 2 : 1, lists);
    };
    const scan = await scanStandIn(long, recorded, { limit: "all" });
    expect(lists).toBeGreaterThan(0);
    expect([scan.releases.flatMap(({ findings }) => findings), scan.releases.length]).toEqual([[], 101]);
    expect(scan.isWhole).toBe(true);
  });
});

test("digests that GitHub states no more, of files that cannot be downloaded, are not asked", async () => {
  github.react = ({ operation, host }) =>
    operation === "repos/list-releases" ? assetsWith({ digest: null }) : host === "storage" ? answered(503) : undefined;
  await expectSilence(await scanStandIn(github, baseline));
});

test("an asset served otherwise than GitHub states is an error that a person has to look at, and no finding", async () => {
  github.react = ({ host }) =>
    host === "storage" ? { answer: { status: 200, headers: { "content-length": "0" } } } : undefined;
  const scan = await scanStandIn(github, baseline, { isDownloading: true });
  await expectSilence(scan);
});

test("what is really there is found beside a fault elsewhere", async () => {
  const [standIn, recorded] = await startRecorded();
  await using _ = standIn;
  putAsset(standIn, standIn.releases.find(({ tag }) => tag === "v1") ?? expect.unreachable(), "app.tgz", "evil");
  for (const fault of ["500", "a break", "429"]) {
    standIn.react = ({ operation }) => (operation === "repos/list-tags" ? faults[fault] : undefined);
    const scan = await scanStandIn(standIn, recorded);
    const alarms = scan.releases.flatMap(({ findings }) => findings).filter(isAlarm);
    expect(alarms).toMatchObject([{ kind: "replaced", asset: "app.tgz" }]);
  }
});

test("a long release whose own list is out of reach is not asked, and its evidence still counts in the next look", async () => {
  await using standIn = await startGitHub();
  const release = addStamped(
    standIn,
    "v1",
    Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`f${index}`, "f"])),
  );
  putAsset(standIn, release, "f0", "evil");
  release.assets.unshift(...release.assets.splice(-1));
  const cut = releasesWith((listed) => ({ ...listed, assets: listed.assets.slice(0, 100) }));
  let own: Reaction | undefined = answered(503);
  standIn.react = ({ operation }) =>
    operation === "repos/list-releases" ? cut : operation === ownAssets ? own : undefined;
  const first = await scanStandIn(standIn);
  await expectSilence(first);
  own = undefined;
  const { findings } = await scanStandIn(standIn, toBaseline(standIn, first));
  expect(findings).toMatchObject([{ kind: "replaced", asset: "f0" }]);
});
