/** GitHub by its real names, github.com and an Enterprise Server: who is asked, and with what. Nothing leaves the machine. */
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { createGitHub } from "#github/releases.ts";
import type { Forge } from "#release/forge.ts";
import { createFakeClock } from "../../support/clock.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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

/** The action's client on the global fetch, the one that is intercepted here. */
function connect(apiUrl: string): Forge {
  const refuse = () => Promise.reject(new Error("Only the API is asked here."));
  return createGitHub({
    token: "the-token",
    repository: "octo-org/octo-repo",
    apiUrl,
    web: { fetch: globalThis.fetch as never, get: refuse, post: refuse, close: async () => {} },
    clock: createFakeClock(),
    stop: new AbortController().signal,
    onDebug: () => {},
  });
}

test.each(["https://api.github.com", "https://git.example.org/api/v3"])("the token goes to %s", async (apiUrl) => {
  const seen: Request[] = [];
  server.use(
    http.get(`${apiUrl}/repos/octo-org/octo-repo/releases/tags/:tag`, ({ request, params }) => {
      seen.push(request);
      return HttpResponse.json(release(String(params["tag"])));
    }),
  );
  expect(await connect(apiUrl).readReleaseByTag("v1")).toMatchObject({ id: 1, tag: "v1" });
  expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual(["token the-token"]);
  expect(seen[0]?.headers.get("user-agent")).toContain("anchor-artifacts");
});
