/** GitHub by its real names, github.com and an Enterprise Server: who is asked, and with what. Nothing leaves the machine. */
import { expect, test } from "vitest";

import { createGitHub } from "#github/releases.ts";
import { createFakeClock } from "../../support/clock.ts";

const release = (tag: string) => ({
  id: 1,
  tag_name: tag,
  html_url: `https://github.com/octo-org/octo-repo/releases/tag/${tag}`,
  upload_url: "https://uploads.github.com/repos/octo-org/octo-repo/releases/1/assets{?name,label}",
  draft: false,
  prerelease: false,
  immutable: false,
  body: "",
  assets: [],
});

test.each(["https://api.github.com", "https://git.example.org/api/v3"])("the token goes to %s", async (apiUrl) => {
  const seen: Request[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    seen.push(new Request(url, init));
    return Response.json(release("v1"));
  };
  const refuse = () => Promise.reject(new Error("Only the API is asked here."));
  const github = createGitHub({
    token: "the-token",
    repository: "octo-org/octo-repo",
    apiUrl,
    web: { fetch: fetch as never, get: refuse, post: refuse, close: async () => {} },
    clock: createFakeClock(),
    stop: new AbortController().signal,
    onDebug: () => {},
  });
  expect(await github.readReleaseByTag("v1")).toMatchObject({ id: 1, tag: "v1" });
  expect(seen.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
    [`${apiUrl}/repos/octo-org/octo-repo/releases/tags/v1`, "token the-token"],
  ]);
  expect(seen[0]?.headers.get("user-agent")).toContain("anchor-artifacts");
});
