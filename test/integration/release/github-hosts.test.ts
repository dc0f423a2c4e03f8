/** GitHub by its real names, github.com and an Enterprise Server: who is asked, and with what. Nothing leaves the machine. */
import { expect, test } from "vitest";

import { createGitHub } from "#github/releases.ts";
import { createFakeClock } from "../../support/clock.ts";

test.each(["https://api.github.com", "https://git.example.org/api/v3"])("the token goes to %s", async (apiUrl) => {
  const seen: Request[] = [];
  const fetch = async (address: string, init?: RequestInit) => {
    seen.push(new Request(address, init));
    const html_url = "https://github.com/octo-org/octo-repo/releases/tag/v1";
    const upload_url = "https://uploads.github.com/repos/octo-org/octo-repo/releases/1/assets{?name,label}";
    return Response.json({ id: 1, tag_name: "v1", html_url, upload_url, draft: false, prerelease: false });
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
  expect(seen.map(({ url }) => url)).toEqual([`${apiUrl}/repos/octo-org/octo-repo/releases/tags/v1`]);
  expect(seen[0]?.headers.get("authorization")).toBe("token the-token");
  expect(seen[0]?.headers.get("user-agent")).toContain("anchor-artifacts");
});
