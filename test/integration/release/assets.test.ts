/** Putting evidence among a release's assets, against a stand-in of GitHub. */
import { createHash } from "node:crypto";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { toStatementFile } from "#evidence/statement-file.ts";
import { statementFileName } from "#core/file-names.ts";
import { putAsset, putStatement, type EvidenceFile } from "#release/put-asset.ts";
import type { Answer } from "../../support/github/answers.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";
import { connectTo } from "../../support/github/connect.ts";
import { connectInProcess, createVirtualClock } from "../../support/github/in-process.ts";
import { startGitHub, type GitHubRequest, type GitHubStandIn } from "../../support/github/stand-in.ts";
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
  const asset = await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  expect(asset).toMatchObject({ name, sha256: createHash("sha256").update("new").digest("hex") });
  expect(standIn.requests.filter(({ host }) => host === "uploads")).toHaveLength(1);
});

test.each([true, false])("equal content is left untouched, with a digest of GitHub's: %s", async (isStated) => {
  const release = aRelease({ [name]: "new" });
  if (!isStated) Object.assign(release.assets[0] ?? {}, { digest: null });
  const [before] = release.assets;
  expect((await put(release)).id).toBe(before?.id);
  expect(standIn.requests.every(({ method }) => method === "GET")).toBe(true);
});

test.each([true, false])("other content of one size is replaced (digest stated: %s)", async (isStated) => {
  const release = aRelease({ [name]: "old" });
  if (!isStated) Object.assign(release.assets[0] ?? {}, { digest: null });
  await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
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

test.each([
  ["other", "theirs"],
  ["the same", "new"],
])("somebody who takes the name with %s content during a replacement does not end it", async (_, content) => {
  const release = aRelease({ [name]: "older" });
  standIn.react = ({ operation }, nth) => {
    const isFirstDelete = operation === "repos/delete-release-asset" && nth === 1;
    return isFirstDelete ? { after: () => void standIn.addAsset(release, name, content) } : undefined;
  };
  await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
});

test.each([
  ["an upload", isUpload, (json: object) => ({ ...json, name: undefined })],
  ["an upload", isUpload, () => ({})],
  ["a renaming", isRenaming, () => ({})],
  ["a renaming", isRenaming, (json: object) => ({ ...json, name: "anchor-tmp-00000000" })],
])("%s of which GitHub's answer says something else is settled by the list", async (_, isMeant, toJson) => {
  const release = aRelease({ [name]: "older" });
  standIn.react = (request, nth) =>
    isMeant(request) && nth === 1
      ? { edit: (answer) => ({ ...answer, json: toJson(answer.json as object) }) }
      : undefined;
  await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
});

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

test("what a broken upload left is removed, whether in this run or before", async () => {
  const release = aRelease({ [name]: "" });
  Object.assign(release.assets[0] ?? {}, { state: "starter", digest: null });
  standIn.react = (request, nth) => (isUpload(request) && nth === 1 ? { starter: { status: 502 } } : undefined);
  await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  expect(standIn.requests.filter(isUpload)).toHaveLength(2);
});

test("an upload that was done although it was answered 502 is not done again", async () => {
  const release = aRelease();
  standIn.react = (request) => (isUpload(request) ? { doneBut: { status: 502 } } : undefined);
  await put(release);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  expect(standIn.requests.filter(isUpload)).toHaveLength(1);
});

test("an upload of which GitHub states other bytes is taken back and made again, a few times", async () => {
  const release = aRelease();
  const torn = ({ json, ...answer }: Answer): Answer => ({
    ...answer,
    json: { ...(json as object), digest: `sha256:${"0".repeat(64)}` },
  });
  standIn.react = (request, nth) => (isUpload(request) && nth === 1 ? { edit: torn } : undefined);
  await put(release);
  expect(standIn.requests.filter(isUpload)).toHaveLength(2);
  expect(contentsOf(release)).toEqual([[name, "new"]]);
  standIn.react = (request) => (isUpload(request) ? { edit: torn } : undefined);
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
  standIn.react = (request, nth) => (isUpload(request) && nth === 1 ? reaction : undefined);
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
