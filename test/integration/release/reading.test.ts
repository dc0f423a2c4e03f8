/** Finding a release and reading its assets, against a stand-in of GitHub. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { isEvidenceName } from "#core/file-names.ts";
import { findRelease, listAllAssets, selectAssets, toCandidate } from "#release/find-assets.ts";
import type { Asset } from "#release/forge.ts";
import { createFakeClock, type FakeClock } from "../../support/clock.ts";
import { sha256Of, sha3Of } from "../../support/digests.ts";
import { connectTo } from "../../support/github/connect.ts";
import { type GitHubStandIn, type Reaction, startGitHub } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";

const never = new AbortController().signal;
const context = (given: { readonly event?: unknown; readonly ref?: string; readonly clock?: FakeClock } = {}) => ({
  event: undefined,
  ref: "refs/heads/main",
  repository: "octo-org/octo-repo",
  clock: createFakeClock(),
  stop: never,
  ...given,
});
const errorOf = (code: string): unknown => expect.objectContaining({ code });

let standIn: GitHubStandIn;
beforeAll(async () => {
  standIn = await startGitHub();
});
afterAll(() => standIn.close());
afterEach(() => standIn.reset());

test("a GitHub Enterprise Server is asked by its own addresses, for uploads too", async () => {
  await using enterprise = await startGitHub({ isEnterprise: true });
  await using connected = connectTo(enterprise);
  const { github } = connected;
  const state = enterprise.addRelease("v1", { assets: { "app.tgz": "shipped" } });
  const release = await findRelease(github, "v1", context());
  const [asset] = await github.readAssets(release);
  expect(asset && (await toCandidate(github, asset).hash(() => {}, never))).toMatchObject({ subject: { size: 7 } });
  const uploaded = await github.uploadAsset(release, "anchor-SHA3-256SUMS", Buffer.from("x"), "");
  expect(uploaded).toMatchObject({ name: "anchor-SHA3-256SUMS", size: 1 });
  expect(state.assets.map(({ name }) => name)).toEqual(["app.tgz", "anchor-SHA3-256SUMS"]);
  expect(enterprise.problems).toEqual([]);
});

/** The release that a run finds, by a connection of its own. */
const find = async (named: string, given: Parameters<typeof context>[0] = {}, token = standIn.token) => {
  await using connected = connectTo(standIn, { token });
  return await findRelease(connected.github, named, context(given));
};

test("the release of a run is the event's, as it is now and not as it was then", async () => {
  const release = standIn.addRelease("v1", { draft: true, body: "edited since" });
  const event = { release: { id: release.id, tag_name: "v1", body: "frozen" } };
  expect(await find("", { event })).toMatchObject({ id: release.id, body: "edited since", isDraft: true });
  expect(standIn.requests.map(({ operation }) => operation)).toEqual(["repos/get-release"]);
});

type Chosen = readonly [release: ReleaseState, named: readonly string[], event?: object];
test.each<readonly [string, () => Chosen]>([
  ["that of the event's tag where it was made anew", () => [standIn.addRelease("v1"), [""], { id: 1, tag_name: "v1" }]],
  [
    "the named one, whatever the event is about",
    () => {
      const { id } = standIn.addRelease("v2");
      return [standIn.addRelease("release/v1"), ["release/v1", "refs/tags/release/v1"], { id, tag_name: "v2" }];
    },
  ],
  [
    "the latest that is neither draft nor prerelease",
    () => {
      const release = standIn.addRelease("v1");
      standIn.addRelease("v2", { draft: true });
      standIn.addRelease("v3", { prerelease: true });
      return [release, ["latest"]];
    },
  ],
  [
    "the published one also where only the list knows of it, beside a draft",
    () => {
      const release = standIn.addRelease("v1");
      standIn.addRelease("v1", { draft: true });
      const missing = { answer: { status: 404, json: { message: "Not Found" } } };
      standIn.react = ({ operation }) => (operation === "repos/get-release-by-tag" ? missing : undefined);
      return [release, ["v1"]];
    },
  ],
])("the release of a run is %s", async (_, arrange) => {
  const [{ id }, named, release] = arrange();
  for (const name of named) expect((await find(name, { event: release && { release } })).id).toBe(id);
});

test("the release of a run is that of a tag called latest, where there is one", async () => {
  const rolling = standIn.addRelease("latest", { prerelease: true });
  standIn.addRelease("v1");
  for (const draft of [false, true]) {
    rolling.draft = draft;
    for (const named of ["refs/tags/latest", "latest"]) expect((await find(named)).id).toBe(rolling.id);
  }
});

test("the release of a run of the tag latest is never that of another tag, though no list shows it yet", async () => {
  standIn.addRelease("v1");
  await expect(find("latest", { ref: "refs/tags/latest" })).rejects.toEqual(errorOf("RELEASE_NOT_FOUND"));
});

test("the release of a run is that of the tag in the ref, and a draft is found on any page", async () => {
  const draft = standIn.addRelease("v0", { draft: true });
  for (let number = 1; number <= 250; number += 1) standIn.addRelease(`v${number}`);
  const ref = "refs/tags/v0";
  expect((await find("", { ref })).id).toBe(draft.id);
  expect(standIn.requests.filter(({ operation }) => operation === "repos/list-releases")).toHaveLength(3);
  const published = standIn.addRelease("v0");
  expect((await find("", { ref })).id).toBe(published.id);
});

test("a page of a list that is short, and says that another one follows, is not its end", async () => {
  const draft = standIn.addRelease("v0", { draft: true });
  for (let number = 1; number <= 120; number += 1) standIn.addRelease(`v${number}`);
  standIn.react = ({ operation, target }) => {
    if (operation !== "repos/list-releases" || target.includes("&page=2")) return undefined;
    const link = '<https://elsewhere.example/?page=2>; rel="next", <https://elsewhere.example/?page=2>; rel="last"';
    return { edit: ({ json, ...answer }) => ({ ...answer, json: (json as object[]).slice(1), headers: { link } }) };
  };
  expect((await find("v0")).id).toBe(draft.id);
});

const statement = "anchor-0123456789abcdef.intoto.json";

test("a list of files that lacks a statement is read again, and told where the release goes on to name it", async () => {
  await using connected = connectTo(standIn);
  const state = standIn.addRelease("v1", { assets: { [statement]: "{}", "app.tgz": "shipped" } });
  const release = await findRelease(connected.github, "v1", context());
  let lagging = 3;
  standIn.react = ({ operation }, nth) =>
    operation === "repos/list-release-assets" && nth <= lagging ? { answer: { status: 200, json: [] } } : undefined;
  const clock = createFakeClock();
  const listed = await listAllAssets(connected.github, release, { clock, stop: never });
  expect([listed.map(({ name }) => name), clock.waits]).toEqual([
    [statement, "app.tgz"],
    [2000, 3000, 5000],
  ]);
  lagging = 99;
  const listing = listAllAssets(connected.github, release, { clock, stop: never });
  await expect(listing).rejects.toMatchObject({
    code: "GITHUB_UNAVAILABLE",
    message: expect.stringContaining(statement),
  });
  // The release does not name it either any more.
  state.assets.length = 0;
  expect(await listAllAssets(connected.github, release, { clock, stop: never })).toEqual([]);
});

test("GitHub's time is known from its answers, and from nothing else", async () => {
  await using connected = connectTo(standIn, { clock: createFakeClock() });
  expect(connected.github.githubTime()).toBeUndefined();
  standIn.addRelease("v1");
  await findRelease(connected.github, "v1", context());
  expect(connected.github.githubTime()).toBeInstanceOf(Date);
});

test("the release of a run that no list shows yet is looked for again, for ten seconds", async () => {
  const draft = standIn.addRelease("v1", { draft: true });
  standIn.react = ({ operation }, nth) =>
    operation === "repos/list-releases" && nth <= 3 ? { answer: { status: 200, json: [] } } : undefined;
  const clock = createFakeClock();
  expect((await find("v1", { clock })).id).toBe(draft.id);
  expect(clock.waits).toEqual([2000, 3000, 5000]);
  await expect(find("v2", { clock })).rejects.toEqual(errorOf("RELEASE_NOT_FOUND"));
  expect(clock.waits).toHaveLength(6);
});

test("the release of a run is not picked at random among drafts of one tag: their dates, pages and the command that removes one are said", async () => {
  const ids = [standIn.addRelease("v1", { draft: true }).id, standIn.addRelease("v1", { draft: true }).id];
  const told = ids.map((id) => `number ${id}, 1 Nov 2026 00:00 UTC, https://\\S+/releases/tag/untagged-\\S+`);
  await expect(find("v1")).rejects.toMatchObject({
    code: "RELEASE_AMBIGUOUS",
    message: expect.stringMatching(new RegExp(`^2 drafts have the tag v1: ${told[1]}; ${told[0]}\\.$`)),
    hint: expect.stringMatching(/gh api --method DELETE repos\/\S+\/releases\/NUMBER\. /),
  });
});

test("the release of a run is a draft that is listed on two pages, since another one came meanwhile", async () => {
  const draft = standIn.addRelease("v0", { draft: true });
  for (let number = 1; number < 100; number += 1) standIn.addRelease(`v${number}`);
  standIn.react = ({ operation }, nth) =>
    operation === "repos/list-releases" && nth === 1 ? { after: () => void standIn.addRelease("v100") } : undefined;
  expect((await find("v0")).id).toBe(draft.id);
  expect(standIn.requests.filter(({ operation }) => operation === "repos/list-releases")).toHaveLength(2);
});

test("the release of a run is said to be missing with the tag, the permission and forks", async () => {
  await expect(find("v9")).rejects.toMatchObject({
    code: "RELEASE_NOT_FOUND",
    message: expect.stringContaining("tag v9"),
    hint: expect.stringMatching(/contents: write.*fork's token/),
  });
  await expect(find("latest")).rejects.toEqual(errorOf("RELEASE_NOT_FOUND"));
  await expect(find("")).rejects.toThrow(/refs\/heads\/main is not a tag/);
});

test("the release of a run that is a draft is invisible to a token that may only read", async () => {
  standIn.addRelease("v1", { draft: true });
  await expect(find("v1", {}, standIn.readOnlyToken)).rejects.toEqual(errorOf("RELEASE_NOT_FOUND"));
});

test("a request to GitHub is in the debug log with its status and milliseconds", async () => {
  await using connected = connectTo(standIn);
  await expect(findRelease(connected.github, "v9", context())).rejects.toEqual(errorOf("RELEASE_NOT_FOUND"));
  expect(connected.debug.some((line) => / 404 \d+ ms: /.test(line))).toBe(true);
  expect(connected.debug.some((line) => / 200 \d+ ms, request /.test(line))).toBe(true);
});

test.each([
  ["a NUL", "a\0b", "names no file"],
  ["no character", "", "names no file"],
  ["too many characters", "a".repeat(4097), "is longer than 4096 characters"],
  ["half a character", "a\ud800", "is not Unicode text"],
])("an asset whose name has %s fails before anything is read or sent", async (_, name, why) => {
  const asset = { name, size: 1, isUploaded: true } as Asset;
  const hash = () => Promise.reject(new Error("it was downloaded"));
  await expect(toCandidate({ hash }, asset).hash(() => {}, AbortSignal.abort())).rejects.toMatchObject({
    code: "FILE_NAME_INVALID",
    message: `The asset's name ${why}.`,
  });
});

const named = (...names: readonly string[]) => names.map((name) => ({ name, size: 1, isUploaded: true }) as Asset);
const sample = named("app.tgz", "app.tgz.sig", "b.zip", "anchor-SHA3-256SUMS", statement, "anchor-tmp-0123abcd");
/** The names of those that the patterns select, and all that is told. */
const select = async (files: readonly string[], among = sample) => {
  const told: string[] = [];
  const tell = (level: string) => (text: string) => void told.push(`${level}: ${text}`);
  const log = { info: tell("info"), notice: tell("notice"), warning: tell("warning") };
  const isEvidence = ({ name }: Pick<Asset, "name">) => isEvidenceName(name);
  const options = { workspace: process.cwd(), log, isEvidence };
  const selected = await selectAssets(among, { files, ifNoFilesFound: "warn" }, options);
  return { names: selected.map(({ name }) => name), told: told.join() };
};

test.each([
  [
    ["*", "!*.sig"],
    ["app.tgz", "b.zip"],
  ],
  [["!*.sig", "app*"], ["app.tgz"]],
  [["dist/*"], []],
  // Our evidence is a subject where its name is given, but not by a wildcard, or for the folder of all assets.
  [
    ["*.tgz", "anchor-SHA3-256SUMS"],
    ["anchor-SHA3-256SUMS", "app.tgz"],
  ],
  [
    ["*", statement, "!app*"],
    [statement, "b.zip"],
  ],
  [
    ["anchor-*", "anchor-SHA3-256SUM?", "."],
    ["app.tgz", "app.tgz.sig", "b.zip"],
  ],
  [
    ["*", statement, "!anchor-*"],
    ["app.tgz", "app.tgz.sig", "b.zip"],
  ],
  [["anchor-tmp-0123abcd"], []],
])("assets as subjects are selected by the patterns %j", async (patterns, expected) => {
  expect((await select(patterns)).names).toEqual(expected);
});

test.each([
  ["*.{zip,tgz}", "Braces name no alternatives here. Write a line for each."],
  ["app-$VERSION.tgz", "A $ is no variable here. Write what it stands for, or ${{ env.NAME }}."],
  ["dist/*", "Names there have no folders."],
])("a pattern that selects no asset is told with its cause: %s", async (pattern, cause) => {
  expect((await select([pattern], [])).told).toBe(`warning: No file of the release matches ${pattern}. ${cause}`);
});

test("assets as subjects are all but our own evidence where no pattern is given, and that is said", async () => {
  expect(await select([])).toEqual({
    names: ["app.tgz", "app.tgz.sig", "b.zip"],
    told: expect.stringMatching(/^notice: .*anchor-0123456789abcdef\.intoto\.json.*anchor-SHA3-256SUMS/),
  });
});

test("assets as subjects are never what a broken upload left, and a pattern without any is warned of", async () => {
  const [broken] = named("app.tgz").map((asset) => ({ ...asset, isUploaded: false })) as [Asset];
  const told = expect.stringMatching(/^warning: .*under way: .*app\.tgz.*\*\.tgz/s);
  expect(await select(["*.tgz"], [broken])).toEqual({ names: [], told });
});

test("assets as subjects are read from all pages of a thousand", async () => {
  await using connected = connectTo(standIn);
  const names = Array.from({ length: 1000 }, (_, index) => `a${index}`);
  standIn.addRelease("v1", { assets: Object.fromEntries(names.map((name) => [name, name])) });
  const found = await findRelease(connected.github, "v1", context());
  expect(await connected.github.readAssets(found)).toHaveLength(1000);
});

const asked = () => standIn.requests.filter(({ operation }) => operation === "repos/get-release-asset");
/** A release with one asset. */
const ship = () => standIn.addRelease("v1", { assets: { "app.tgz": "shipped" } });
/** Hashes the asset of the release, which is made where there is none. */
const hash = async (options: Parameters<typeof connectTo>[1] = {}, onBytes: (bytes: number) => void = () => {}) => {
  if (standIn.releases.length === 0) ship();
  await using connected = connectTo(standIn, options);
  const release = await findRelease(connected.github, "v1", context());
  const [asset] = await connected.github.readAssets(release);
  if (asset === undefined) throw new Error("There is no asset.");
  return await toCandidate(connected.github, asset).hash(onBytes, never);
};

test("an asset's bytes are hashed twice in one pass; the storage host is never shown the token", async () => {
  expect(await hash()).toEqual({
    kind: "digest",
    subject: {
      name: "app.tgz",
      size: 7,
      digest: sha3Of("shipped"),
      sha256: sha256Of("shipped"),
    },
  });
  const stored = standIn.requests.find(({ host }) => host === "storage");
  expect(stored?.headers).not.toHaveProperty("authorization");
  expect(JSON.stringify(stored?.headers)).not.toContain(standIn.token);
});

test("an asset's bytes that are not what GitHub states fail, and their true digest is known", async () => {
  const release = ship();
  Object.assign(release.assets[0] ?? {}, { digest: `sha256:${"0".repeat(64)}` });
  expect(await hash()).toMatchObject({
    kind: "failed",
    subject: { digest: sha3Of("shipped") },
    error: { code: "ASSET_DIGEST_MISMATCH" },
  });
});

test.each([
  ["once", 1, "shipped"],
  ["always", 9, "twisted"],
])(
  "bytes other than the recorded ones are downloaded once more where GitHub states no digest: %s",
  async (_, times, text) => {
    const state = ship();
    Object.assign(state.assets[0] ?? {}, { digest: null });
    standIn.react = ({ host }, nth) =>
      host === "storage" && nth <= times ? { answer: { status: 200, json: "twisted" } } : undefined;
    await using connected = connectTo(standIn);
    const release = await findRelease(connected.github, "v1", context());
    const [asset = expect.unreachable()] = await connected.github.readAssets(release);
    const expected = { ...asset, expectedSha256: sha256Of("shipped") };
    const hashed = await connected.github.hash(expected, () => {}, never);
    expect(hashed).toMatchObject({ hashes: { sha256: sha256Of(text) }, error: undefined });
    expect(asked()).toHaveLength(2);
  },
);

test("an asset's bytes are taken as they are where GitHub states no digest", async () => {
  const release = ship();
  Object.assign(release.assets[0] ?? {}, { digest: null });
  expect(await hash()).toMatchObject({ kind: "digest" });
});

test("an asset's bytes are downloaded again after a break, and every byte is counted once", async () => {
  standIn.react = ({ host }, nth) => {
    const failures: readonly Reaction[] = [{ drop: true }, { answer: { status: 503 } }, { short: 3 }];
    return host === "storage" ? failures[nth - 1] : undefined;
  };
  let counted = 0;
  expect(await hash({}, (bytes) => (counted += bytes))).toMatchObject({ subject: { size: 7 } });
  expect(counted).toBe(7);
});

const page = (json: string, status = 200): Reaction => ({
  answer: { status, json, headers: { "content-type": "text/html; charset=utf-8" } },
});

test.each([
  ["a page that is longer", page("<html>Blocked by the firewall")],
  ["a page of its length", page("<html/>")],
  ["a page that is shorter", page("<html>")],
  ["a refusal", page("<html>No", 403)],
  ["a page that is not said to be one", { answer: { status: 200, json: "\n<!DOCTYPE html>Blocked" } }],
])("an asset in whose place a storage host sends %s is unreadable, and the host is named", async (_, answer) => {
  standIn.react = ({ host }) => (host === "storage" ? answer : undefined);
  const { host } = new URL(standIn.places.storage);
  const message = expect.stringContaining(`${host} `) as string;
  await expect(hash()).rejects.toMatchObject({ code: "ASSET_UNREADABLE", message });
});

test.each([
  ["longer", "Blocked by the firewall", { code: "ASSET_UNREADABLE", message: expect.stringContaining("localhost:") }],
  ["shorter", "Go", { code: "ASSET_UNREADABLE", message: expect.stringContaining("localhost:") }],
  ["of its length", "twisted", { code: "ASSET_DIGEST_MISMATCH" }],
])(
  "a text that is %s, from a host that is not GitHub's, is no asset: another length names the host",
  async (_, text, error) => {
    const location = `${standIn.places.storage.replace("127.0.0.1", "localhost")}/blocked`;
    standIn.react = ({ operation, host }) => {
      if (host === "storage") return { answer: { status: 200, json: text } };
      return operation === "repos/get-release-asset" ? { answer: { status: 302, headers: { location } } } : undefined;
    };
    const failure = await hash().catch((thrown: unknown) => ({ error: thrown }));
    expect(failure).toMatchObject({ error });
  },
);

test.each([
  page("<html>Blocked"),
  page("<html/>"),
  page("<html>No", 404),
  { answer: { status: 200, json: "twisted" } },
])("bytes that differ once are of the way, and not of the asset: %j", async (answer) => {
  standIn.react = ({ host }, nth) => (host === "storage" && nth === 1 ? answer : undefined);
  expect(await hash()).toMatchObject({ kind: "digest", subject: { size: 7 } });
});

test.each([404, 410])(
  "an asset that is gone is not judged, which is neither wrong nor an outage, and is asked for once: %i",
  async (status) => {
    standIn.react = ({ operation }) => (operation === "repos/get-release-asset" ? { answer: { status } } : undefined);
    await expect(hash()).rejects.toEqual(errorOf("ASSET_NOT_JUDGED"));
    expect(asked()).toHaveLength(1);
  },
);

test("an asset's bytes are asked for as late as GitHub asks", async () => {
  const clock = createFakeClock();
  const refusals = [
    { status: 429, headers: { "retry-after": "17" } },
    { status: 403, json: { message: "You have exceeded a secondary rate limit" } },
    { status: 403, headers: { "x-ratelimit-remaining": "0", "retry-after": "40" } },
  ];
  standIn.react = ({ operation, host }, nth) => {
    if (host === "storage") return nth === 1 ? { answer: { status: 429, headers: { "retry-after": "5" } } } : undefined;
    const answer = operation === "repos/get-release-asset" ? refusals[nth - 1] : undefined;
    return answer && { answer };
  };
  expect(await hash({ clock })).toMatchObject({ subject: { size: 7 } });
  expect(clock.waits).toEqual([17_000, 120_000, 40_000, 5000]);
});

test.each([
  ["refuses for its limit", { answer: { status: 429, headers: { "retry-after": "300" } } }, 20],
  ["answers 503", { answer: { status: 503 } }, 1000],
] as const)(
  "a storage host that always %s does not hold a run for as long as it has files",
  async (_, answer, most) => {
    const assets = Object.fromEntries(Array.from({ length: 400 }, (__, index) => [`${index}.bin`, "x"]));
    standIn.addRelease("v1", { assets });
    const clock = createFakeClock();
    await using connected = connectTo(standIn, { clock });
    const { github } = connected;
    const listed = await github.readAssets(await findRelease(github, "v1", context()));
    standIn.react = ({ host }) => (host === "storage" ? answer : undefined);
    for (const asset of listed) await expect(github.hash(asset, () => {}, never)).rejects.toThrow(/GitHub|answered/);
    expect(clock.now()).toBeLessThan(1_500_000);
    expect(asked().length).toBeLessThan(most);
  },
);

test("an asset's bytes are not fetched from where a redirect must not lead", async () => {
  const locations = ["http://storage.example/x", "file:///etc/passwd", "http://169.254.169.254/"];
  for (const location of locations) {
    standIn.react = ({ operation }) => {
      return operation === "repos/get-release-asset" ? { answer: { status: 302, headers: { location } } } : undefined;
    };
    await expect(hash()).rejects.toEqual(errorOf("ASSET_UNREADABLE"));
  }
  // Time does not mend it, so nothing was tried twice.
  expect(asked()).toHaveLength(locations.length);
});
