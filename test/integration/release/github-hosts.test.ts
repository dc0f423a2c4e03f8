/** GitHub by its real names, github.com and an Enterprise Server: who is asked, and with what. Nothing leaves the machine. */
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { createGitHub, type GitHub } from "#github/downloads.ts";
import { findRelease } from "#release/find-release.ts";
import { createFakeClock, type FakeClock } from "../../support/clock.ts";

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
function connect(apiUrl: string, clock: FakeClock = createFakeClock()): GitHub {
  const refuse = () => Promise.reject(new Error("Only the API is asked here."));
  return createGitHub({
    token: "the-token",
    repository: "octo-org/octo-repo",
    apiUrl,
    web: { fetch: globalThis.fetch as never, get: refuse, close: async () => {} },
    clock,
    stop: new AbortController().signal,
    onDebug: () => {},
  });
}

const nowhere = { event: undefined, ref: "refs/heads/main", repository: "octo-org/octo-repo" };

test.each(["https://api.github.com", "https://git.example.org/api/v3"])(
  "%s is asked with the token",
  async (apiUrl) => {
    const seen: Request[] = [];
    server.use(
      http.get(`${apiUrl}/repos/octo-org/octo-repo/releases/tags/:tag`, ({ request, params }) => {
        seen.push(request);
        return HttpResponse.json(release(String(params["tag"])));
      }),
    );
    expect(await findRelease(connect(apiUrl), "v1", nowhere)).toMatchObject({ id: 1, tag: "v1" });
    expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual(["token the-token"]);
    expect(seen[0]?.headers.get("user-agent")).toContain("anchor-artifacts");
  },
);

test("latest is asked for by its own address", async () => {
  server.use(
    http.get("https://api.github.com/repos/octo-org/octo-repo/releases/latest", () => HttpResponse.json(release("v9"))),
  );
  expect(await findRelease(connect("https://api.github.com"), "latest", nowhere)).toMatchObject({ tag: "v9" });
});

test("a secondary limit is waited out exactly as long as it says", async () => {
  const clock = createFakeClock();
  let asked = 0;
  server.use(
    http.get("https://api.github.com/repos/octo-org/octo-repo/releases/tags/v1", () => {
      asked += 1;
      const message = "You have exceeded a secondary rate limit.";
      return asked === 1
        ? HttpResponse.json({ message }, { status: 403, headers: { "retry-after": "42" } })
        : HttpResponse.json(release("v1"));
    }),
  );
  expect(await findRelease(connect("https://api.github.com", clock), "v1", nowhere)).toMatchObject({ tag: "v1" });
  expect(clock.waits).toEqual([42_000]);
});

test("a tag that no release has is named in the error", async () => {
  server.use(
    http.get("https://api.github.com/repos/octo-org/octo-repo/releases/tags/v2", () =>
      HttpResponse.json({ message: "Not Found" }, { status: 404 }),
    ),
    http.get("https://api.github.com/repos/octo-org/octo-repo/releases", () => HttpResponse.json([release("v1")])),
  );
  const found = findRelease(connect("https://api.github.com"), "v2", nowhere);
  await expect(found).rejects.toMatchObject({ code: "RELEASE_NOT_FOUND", message: expect.stringContaining("v2") });
});
