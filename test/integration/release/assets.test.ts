/** Putting evidence among a release's assets, against a stand-in of GitHub. */
import { createHash } from "node:crypto";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { putAsset, type EvidenceFile } from "#release/put-asset.ts";
import type { Answer } from "../../support/github/answers.ts";
import { connectTo } from "../../support/github/connect.ts";
import { startGitHub, type GitHubRequest, type GitHubStandIn } from "../../support/github/stand-in.ts";
import type { AssetState, ReleaseOptions, ReleaseState } from "../../support/github/state.ts";

const name = "SHA3-256SUMS";
const isUpload = ({ operation }: GitHubRequest): boolean => operation === "repos/upload-release-asset";
const contentsOf = (release: ReleaseState) =>
  release.assets.map((asset) => [asset.name, Buffer.from(asset.content as Uint8Array).toString()]);

let standIn: GitHubStandIn;
beforeAll(async () => {
  standIn = await startGitHub();
});
afterAll(() => standIn.close());
afterEach(() => standIn.reset());

/** Puts `new` as SHA3-256SUMS; `meanwhile` happens after the list of assets was read. */
async function put(
  state: ReleaseState,
  more: Partial<EvidenceFile> = {},
  meanwhile: () => unknown = () => {},
  token = standIn.token,
) {
  await using connected = connectTo(standIn, { token });
  const { github } = connected;
  const release = await github.readRelease(state.id);
  if (release === undefined) throw new Error("The release is gone.");
  const known = await github.readAssets(release);
  meanwhile();
  return await putAsset(github, release, { name, bytes: Buffer.from("new"), ...more }, known);
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

test("other content that may stay is left", async () => {
  const release = aRelease({ [name]: "old" });
  await put(release, { mayStay: async () => true });
  expect(contentsOf(release)).toEqual([[name, "old"]]);
});

test("other content is replaced, and at every moment the old or the new is there", async () => {
  const release = aRelease({ [name]: "older", "app.tgz": "app" });
  const [before] = release.assets;
  const moments: boolean[] = [];
  standIn.react = () => {
    const whole = release.assets.filter((asset) => asset.state === "uploaded" && asset.name.startsWith(name));
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
  ["giving it its name", ({ operation }: GitHubRequest) => operation === "repos/update-release-asset"],
])("a replacement that GitHub refuses while %s is an error with the name that people know", async (_, isRefused) => {
  const release = aRelease({ [name]: "older" });
  standIn.react = (request) => (isRefused(request) ? { answer: { status: 403, json: { message: "No." } } } : undefined);
  const refusal = await put(release).catch((thrown: unknown) => thrown as Error);
  expect(refusal).toMatchObject({ code: "RELEASE_NOT_WRITABLE", message: expect.stringContaining(name) });
  expect((refusal as Error).message).not.toMatch(/\.tmp|~|SHA3-256SUMS[-.\w]*[0-9a-f]{8}|[0-9a-f]{8}[-.\w]*SHA3/);
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

test("what a broken upload left is removed, whether in this run or before", async () => {
  const release = aRelease({ [name]: "" });
  Object.assign(release.assets[0] ?? {}, { state: "starter", digest: null });
  standIn.react = (request, nth) => (isUpload(request) && nth === 1 ? { starter: { status: 502 } } : undefined);
  await put(release, { mayStay: () => Promise.reject(new Error("There is nothing to be read.")) });
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

test("temporary uploads that nobody will rename are swept out, others' fresh ones are not", async () => {
  const release = aRelease({ [`${name}.00000000.tmp`]: "x", [`${name}.11111111.tmp`]: "y", "app.00000000.tmp": "z" });
  for (const index of [0, 2])
    Object.assign(release.assets[index] ?? {}, { createdAt: new Date(Date.now() - 7_200_000) });
  await put(release);
  expect(contentsOf(release).map(([each]) => each)).toEqual([`${name}.11111111.tmp`, "app.00000000.tmp", name]);
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
