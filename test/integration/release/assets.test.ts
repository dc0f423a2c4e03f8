/** Putting evidence among a release's assets, against a stand-in of GitHub. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { toStatementFile } from "#evidence/statement-file.ts";
import { statementFileName } from "#core/file-names.ts";
import { putAsset, putStatement, type EvidenceFile } from "#release/put-asset.ts";
import { sha256Of } from "../../support/digests.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";
import { connectTo } from "../../support/github/connect.ts";
import { connectInProcess, createVirtualClock } from "../../support/github/in-process.ts";
import { startGitHub, type GitHubRequest, type GitHubStandIn, type Reaction } from "../../support/github/stand-in.ts";
import type { AssetState, ReleaseOptions, ReleaseState } from "../../support/github/state.ts";

const name = "anchor-SHA3-256SUMS";
const isUpload = ({ operation }: GitHubRequest): boolean => operation === "repos/upload-release-asset";
const isRenaming = ({ operation }: GitHubRequest): boolean => operation === "repos/update-release-asset";
const contentsOf = (release: ReleaseState) =>
  release.assets.map((asset) => [asset.name, Buffer.from(asset.content as Uint8Array).toString()]);

let standIn: GitHubStandIn;
beforeAll(async () => {
  standIn = await startGitHub();
});
afterAll(() => standIn.close());
afterEach(() => standIn.reset());

const takeLastSeconds = () => {
  throw new Error("The run is not cancelled.");
};

/** Puts `new` as anchor-SHA3-256SUMS; `meanwhile` happens after the list of assets was read. */
async function put(
  state: ReleaseState,
  more: Partial<EvidenceFile> = {},
  meanwhile: () => unknown = () => {},
  token = standIn.token,
) {
  await using connected = connectTo(standIn, { token });
  const { github, clock } = connected;
  const release = await github.readRelease(state.id);
  if (release === undefined) throw new Error("The release is gone.");
  const known = await github.readAssets(release);
  meanwhile();
  const target = { forge: github, release, clock, stop: new AbortController().signal, takeLastSeconds };
  return await putAsset(target, { name, bytes: Buffer.from("new"), ...more }, known);
}

const aRelease = (assets: Record<string, string> = {}, more: ReleaseOptions = {}): ReleaseState =>
  standIn.addRelease("v1", { assets, ...more });

test("a file is uploaded to the release's own upload host", async () => {
  const release = aRelease();
  expect(await put(release)).toMatchObject({ name, sha256: sha256Of("new") });
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  expect(standIn.requests.filter(({ host }) => host === "uploads")).toHaveLength(1);
});

test.each([{}, { digest: null }])("equal content is left untouched, with a digest stated or not: %j", async (facts) => {
  const release = aRelease({ [name]: "new" });
  const [before] = release.assets;
  Object.assign(before ?? {}, facts);
  expect((await put(release)).id).toBe(before?.id);
  expect(standIn.requests.every(({ method }) => method === "GET")).toBe(true);
});

test("other content is replaced, and at every moment the old or the new is there", async () => {
  const release = aRelease({ [name]: "older", "app.tgz": "app" });
  const [before] = release.assets;
  const moments: boolean[] = [];
  standIn.react = () => {
    const whole = release.assets.filter(
      (asset) => asset.state === "uploaded" && (asset.name === name || asset.name.startsWith("anchor-tmp-")),
    );
    moments.push(whole.length > 0);
    return undefined;
  };
  const asset = await put(release);
  expect(contentsOf(release)).toEqual([
    ["app.tgz", "app"],
    [name, "new"],
  ]);
  expect(asset.id).not.toBe(before?.id);
  expect(moments).not.toContain(false);
});

test.each([
  ["uploading it", isUpload],
  ["giving it its name", isRenaming],
])("a replacement that GitHub refuses while %s is an error with the name that people know", async (_, isRefused) => {
  const release = aRelease({ [name]: "older" });
  standIn.react = (request) => (isRefused(request) ? { answer: { status: 403, json: { message: "No." } } } : undefined);
  const refusal = await put(release).catch((thrown: unknown) => thrown as Error);
  expect(refusal).toMatchObject({ code: "RELEASE_NOT_WRITABLE", message: expect.stringContaining(name) });
  expect((refusal as Error).message).not.toMatch(/anchor-tmp/);
});

test.each(["new", "theirs"])("whoever was faster is replaced, unless with the same content: %s", async (content) => {
  const release = aRelease();
  let theirs: AssetState | undefined;
  const { id } = await put(release, {}, () => (theirs = standIn.addAsset(release, name, content)));
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  expect(id === theirs?.id).toBe(content === "new");
});

const firstOf =
  (isMeant: typeof isUpload, reaction: Reaction): GitHubStandIn["react"] =>
  (request, nth) =>
    isMeant(request) && nth === 1 ? reaction : undefined;
const isRemoval = ({ operation }: GitHubRequest): boolean => operation === "repos/delete-release-asset";
const taken = (content: string): Reaction => ({
  after: () => void standIn.addAsset(standIn.releases[0] ?? expect.unreachable(), name, content),
});
const saying = (members: object): Reaction => ({
  edit: ({ json, ...answer }) => ({ ...answer, json: { ...(json as object), ...members } }),
});
const empty: Reaction = { edit: (answer) => ({ ...answer, json: {} }) };

test.each([
  ["was removed before it got its name", 1, 1],
  ["got its name by an answer that was lost, and was then replaced", 2, 2],
])("an upload that %s is made again, and nothing else is removed before", async (_, removedAt, deletions) => {
  const release = aRelease({ [name]: "older" });
  const isOurs = (asset: AssetState): boolean => asset.name === name || asset.name.startsWith("anchor-tmp-");
  let isMissing = false;
  standIn.react = (request, nth) => {
    isMissing ||= !release.assets.some(isOurs);
    if (!isRenaming(request) || nth > removedAt) return undefined;
    if (nth < removedAt) return { doneBut: { status: 502 } };
    release.assets.splice(release.assets.findIndex(isOurs), 1);
    if (removedAt === 2) standIn.addAsset(release, name, "theirs");
    return undefined;
  };
  await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  expect(isMissing).toBe(removedAt === 1);
  expect(standIn.requests.filter(isUpload)).toHaveLength(2);
  expect(standIn.requests.filter(({ method }) => method === "DELETE")).toHaveLength(deletions);
});

test.each<[string, Partial<AssetState> | undefined, GitHubStandIn["react"], uploads?: number]>([
  ["in the place of content of its size", {}, () => undefined, 1],
  ["in the place of content of its size without a stated digest", { digest: null }, () => undefined, 1],
  ["though somebody takes the name with other content during a replacement", {}, firstOf(isRemoval, taken("theirs"))],
  ["though somebody takes the name with the same content meanwhile", {}, firstOf(isRemoval, taken("new"))],
  ["though the answer to its upload has no name", {}, firstOf(isUpload, saying({ name: undefined }))],
  ["though the answer to its upload says nothing", {}, firstOf(isUpload, empty)],
  ["though the answer to its renaming says nothing", {}, firstOf(isRenaming, empty)],
  ["though the answer to its renaming has another name", {}, firstOf(isRenaming, saying({ name: "anchor-tmp-0" }))],
  ["in the place of what a broken upload left", { state: "starter", digest: null }, () => undefined, 1],
  ["though an upload breaks off", undefined, firstOf(isUpload, { starter: { status: 502 } }), 2],
  ["by one upload that was done and answered 502", undefined, firstOf(isUpload, { doneBut: { status: 502 } }), 1],
])("a file is there once with its new content %s", async (_, before, react, uploads) => {
  const release = aRelease(before && { [name]: "old" });
  Object.assign(release.assets[0] ?? {}, before);
  standIn.react = react;
  await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  if (uploads !== undefined) expect(standIn.requests.filter(isUpload)).toHaveLength(uploads);
});

test("an upload of which GitHub states other bytes is taken back and made again, a few times", async () => {
  const release = aRelease();
  const torn = saying({ digest: `sha256:${"0".repeat(64)}` });
  standIn.react = firstOf(isUpload, torn);
  await put(release);
  expect(standIn.requests.filter(isUpload)).toHaveLength(2);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  standIn.react = (request) => (isUpload(request) ? torn : undefined);
  await expect(put(release, { bytes: Buffer.from("newer") })).rejects.toMatchObject({ code: "ASSET_NOT_UPLOADED" });
  expect(contentsOf(release)).toEqual([[name, "new"]]);
});

test.each([
  ["leaves its beginning", { starter: { status: 502 } }],
  ["leaves nothing", { answer: { status: 503 } }],
  ["breaks the connection", { drop: true }],
] as const)("an outage that %s at every upload is told as one", async (_, reaction) => {
  const release = aRelease({ [name]: "new" });
  standIn.react = (request) => (isUpload(request) ? reaction : undefined);
  await expect(put(release, { bytes: Buffer.from("newer") })).rejects.toMatchObject({
    code: "GITHUB_UNAVAILABLE",
    message: expect.stringContaining(`Uploading ${name} failed`),
  });
  expect(standIn.requests.filter(isUpload)).toHaveLength(3);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
});

test.each([
  ["a token that may only read", {}, () => standIn.readOnlyToken, "RELEASE_NOT_WRITABLE"],
  ["an immutable release", { immutable: true }, () => standIn.token, "RELEASE_IMMUTABLE"],
] as const)("%s is known from one answer", async (_, options, token, code) => {
  const release = aRelease({}, options);
  await expect(put(release, {}, () => {}, token())).rejects.toMatchObject({ code });
  expect(standIn.requests.filter(isUpload)).toHaveLength(1);
});

test("a draft of an immutable kind takes assets", async () => {
  const release = aRelease({}, { immutable: true, draft: true });
  await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
});

test("a thousand assets are said to be the limit", async () => {
  const release = aRelease(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`a${index}`, ""])));
  await expect(put(release)).rejects.toMatchObject({ code: "ASSET_LIMIT_REACHED" });
});

const statement = toStatementFile(aStatement([aSubject("app.tgz")]));
const statementName = statementFileName(statement.id);

/** Puts the statement, in a time of its own where lists lag. */
async function putIt(state: ReleaseState, lagMs = 0) {
  const clock = createVirtualClock();
  await using connected = connectTo(standIn, { clock, web: connectInProcess(standIn, clock) });
  const { github } = connected;
  const release = await github.readRelease(state.id);
  if (release === undefined) throw new Error("The release is gone.");
  const { react } = standIn;
  if (lagMs > 0)
    standIn.react = (request, nth) =>
      request.operation === "repos/list-release-assets" && clock.now() < lagMs
        ? { answer: { status: 200, json: [] } }
        : react(request, nth);
  const { signal: stop } = new AbortController();
  return await putStatement({ forge: github, release, clock, stop, takeLastSeconds }, statement);
}

test("a statement is called by its bytes, and uploaded once", async () => {
  const release = aRelease();
  expect(await putIt(release)).toMatchObject({ name: statementName });
  expect(contentsOf(release)).toEqual([[statementName, statement.text]]);
  expect(statementName).toMatch(/^anchor-[0-9a-f]{16}\.intoto\.json$/);
  expect(standIn.requests.filter(isUpload)).toHaveLength(1);
});

test.each([
  ["is stored, and listed at once", { doneBut: { status: 502 } }, 0, 1],
  ["is stored, and listed seconds later", { doneBut: { status: 502 } }, 3000, undefined],
  ["is stored, and listed nine seconds later", { doneBut: { status: 502 } }, 9000, undefined],
  ["is not stored", { answer: { status: 502 } }, 0, 2],
  ["left its beginning", { starter: { status: 502 } }, 0, 2],
] as const)("a statement whose upload is answered 502 and %s is there once", async (_, reaction, lagMs, uploads) => {
  const release = aRelease();
  standIn.react = firstOf(isUpload, reaction);
  await putIt(release, lagMs);
  expect(contentsOf(release)).toEqual([[statementName, statement.text]]);
  if (uploads !== undefined) expect(standIn.requests.filter(isUpload)).toHaveLength(uploads);
});

test("a statement that is there already is not uploaded again, and one that broke off is", async () => {
  const release = aRelease({ [statementName]: statement.text });
  const [before] = release.assets;
  expect((await putIt(release)).id).toBe(before?.id);
  Object.assign(before ?? {}, { state: "starter", content: Buffer.from(""), digest: null });
  await putIt(release);
  expect(contentsOf(release)).toEqual([[statementName, statement.text]]);
});

test("a file of a statement's name with other bytes is never replaced", async () => {
  const release = aRelease({ [statementName]: "other bytes" });
  await expect(putIt(release)).rejects.toMatchObject({ code: "ASSET_NOT_UPLOADED" });
  expect(contentsOf(release)).toEqual([[statementName, "other bytes"]]);
});
