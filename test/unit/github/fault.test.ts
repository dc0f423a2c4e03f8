import { expect, test } from "vitest";

import {
  type AssetData,
  type GitHubFault,
  type ReleaseData,
  toAsset,
  toFault,
  toGitHubError,
  toRelease,
} from "#github/answers.ts";
import { toUploadUrl } from "#github/releases.ts";
import { gitHubWaitMs } from "#github/caller.ts";

const release = {
  id: 1,
  tag_name: "kustomize/v5",
  name: null,
  draft: true,
  prerelease: false,
  html_url: "https://github.com/o/r/releases/tag/untagged-0a",
  upload_url: "https://uploads.github.com/repos/o/r/releases/1/assets{?name,label}",
};
const asset = {
  id: 2,
  name: "app.tgz",
  size: 3,
  state: "uploaded",
  browser_download_url: "https://github.com/o/r/releases/download/untagged-0a1b/app.tgz",
  created_at: "2026-01-01T00:00:00Z",
};
/** Converts an asset as an older server gives it, with `members`. */
const assetWith = (members: object, tag = "v1") => toAsset({ ...asset, ...members } as AssetData, tag);

test("what GitHub's API gives may lack what older servers do not have", () => {
  expect(toRelease(release as ReleaseData)).toMatchObject({ body: "", isImmutable: false });
  expect(assetWith({})).not.toHaveProperty("sha256");
  expect(assetWith({ digest: null })).not.toHaveProperty("sha256");
  expect(assetWith({ digest: "sha512:00" })).not.toHaveProperty("sha256");
  expect(assetWith({ digest: `sha256:${"AB".repeat(32)}` }).sha256).toBe("ab".repeat(32));
  expect(assetWith({ state: "starter" }).isUploaded).toBe(false);
});

test("what GitHub's API gives names a draft's assets by an address that dies, so that of the tag is used", () => {
  const published = "https://github.com/o/r/releases/download/v1/app.tgz";
  expect(assetWith({}, "kustomize/v5").url).toBe("https://github.com/o/r/releases/download/kustomize%2Fv5/app.tgz");
  expect(assetWith({ browser_download_url: published }, "kustomize/v5").url).toBe(published);
});

test.each([
  ["https://api.github.com", "https://uploads.github.com/repos/o/r/releases/1/assets{?name,label}"],
  ["https://ghes.example/api/v3", "https://ghes.example/api/uploads/repos/o/r/releases/1/assets{?name,label}"],
  ["https://api.octo.ghe.com", "https://uploads.octo.ghe.com/repos/o/r/releases/1/assets"],
  ["http://127.0.0.1:1", "http://127.0.0.1:2/assets{?name,label}"],
])("what GitHub's API gives is trusted with the token for uploads where it is GitHub's: %s", (api, uploadUrl) => {
  expect(toUploadUrl({ uploadUrl }, "a b&c.txt", api).search).toBe("?name=a+b%26c.txt");
});

test.each([
  ["https://api.github.com", "https://uploads.github.com.evil.example/x"],
  ["https://api.github.com", "http://uploads.github.com/x"],
  ["https://api.github.com", "https://uploads.github.com@evil.example/x"],
  ["https://api.github.com", "http://127.0.0.1/x"],
  ["https://ghes.example/api/v3", "https://uploads.github.com/x"],
])("what GitHub's API gives is not trusted with the token elsewhere: %s to %s", (api, uploadUrl) => {
  expect(() => toUploadUrl({ uploadUrl }, "a", api)).toThrow(expect.objectContaining({ code: "GITHUB_REFUSED" }));
});

const fault = (status: number | undefined, given: Partial<GitHubFault> = {}): GitHubFault => ({
  status,
  headers: {},
  message: "",
  errorCodes: [],
  cause: undefined,
  ...given,
});

const today = new Date("2026-11-21T00:00:00Z");
const date = "Sat, 21 Nov 2026 00:00:00 GMT";
const wait = (of: GitHubFault, attempt = 1, isRepeatable = true) =>
  gitHubWaitMs(of, { attempt, isRepeatable, today, random: 1 });

test.each([
  ["as long as it says", fault(429, { headers: { "retry-after": "7" } }), 7000],
  ["as long as a 403 says", fault(403, { headers: { "retry-after": "7" } }), 7000],
  [
    "until the limit is reset, by GitHub's own clock",
    fault(403, {
      headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(today.getTime() / 1000 + 30), date },
    }),
    31_000,
  ],
  ["a minute where it names no time", fault(403, { message: "You have exceeded a secondary rate limit." }), 60_000],
])("patience with GitHub waits %s", (_, of, expected) => {
  expect(wait(of)).toBe(expected);
  // What was refused was not done.
  expect(wait(of, 1, false)).toBe(expected);
});

test("patience with GitHub grows without a named time, and ends", () => {
  const limit = fault(429);
  expect([1, 2, 3, 4, 5].map((attempt) => wait(limit, attempt))).toEqual([
    60_000,
    120_000,
    240_000,
    480_000,
    undefined,
  ]);
  expect(wait(fault(429, { headers: { "retry-after": "3600" } }))).toBeUndefined();
  const reset = String(today.getTime() / 1000 + 3600);
  expect(
    wait(fault(429, { headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset, date } })),
  ).toBeUndefined();
});

test("patience with GitHub tries again after a broken answer only what may be done twice, three times more", () => {
  for (const broken of [fault(undefined), fault(500), fault(502), fault(503)]) {
    expect([1, 2, 3, 4].map((attempt) => wait(broken, attempt))).toEqual([1000, 2000, 4000, undefined]);
    expect(wait(broken, 1, false)).toBeUndefined();
  }
});

test("patience with GitHub does not ask again what was plainly refused", () => {
  for (const status of [400, 401, 403, 404, 409, 422]) expect(wait(fault(status))).toBeUndefined();
});

test.each([
  [fault(403, { message: "Resource not accessible by integration" }), "RELEASE_NOT_WRITABLE"],
  [fault(404), "RELEASE_NOT_WRITABLE"],
  [fault(401), "GITHUB_TOKEN_REJECTED"],
  [fault(429), "GITHUB_RATE_LIMITED"],
  [fault(403, { message: "secondary rate limit" }), "GITHUB_RATE_LIMITED"],
  [fault(422, { message: "Cannot upload assets to an immutable release." }), "RELEASE_IMMUTABLE"],
  [fault(422), "GITHUB_REFUSED"],
  [fault(502), "GITHUB_UNAVAILABLE"],
  [fault(undefined), "GITHUB_UNAVAILABLE"],
] as const)("a refusal of GitHub has a code of its own: %o is %s", (of, code) => {
  expect(toGitHubError(of, "Writing", "RELEASE_NOT_WRITABLE").code).toBe(code);
});

test("a refusal of GitHub names permission and forks, and repeats no more than 200 characters", () => {
  const error = toGitHubError(fault(403), "Writing to the release v1", "RELEASE_NOT_WRITABLE");
  expect(error.hint).toMatch(/contents: write.*forks/);
  const thrown = Object.assign(new Error("x"), {
    status: 422,
    response: { status: 422, headers: {}, data: { message: "m".repeat(1000) } },
  });
  expect(toFault(thrown).message).toHaveLength(200);
});

test("a refusal of GitHub is not made of a defect of ours", () => {
  expect(() => toFault(new TypeError("undefined is not a function"))).toThrow(TypeError);
});
