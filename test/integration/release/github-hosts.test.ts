/** Simple calls of GitHub by its real names: who is asked, with what, and what a refusal means. Nothing leaves the machine. */
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { createGitHubForge } from "#github/releases.ts";
import { findRelease } from "#release/find-assets.ts";
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

const github = "https://api.github.com";
const byTag = "/repos/octo-org/octo-repo/releases/tags/:tag";

/** The action's client on the global fetch, the one that is intercepted here. */
function connect(apiUrl = github, given: Partial<Parameters<typeof createGitHubForge>[0]> = {}): Forge {
  const refuse = () => Promise.reject(new Error("Only the API is asked here."));
  return createGitHubForge({
    token: "the-token",
    repository: "octo-org/octo-repo",
    apiUrl,
    web: { fetch: globalThis.fetch as never, get: refuse, post: refuse, close: async () => {} },
    clock: createFakeClock(),
    stop: new AbortController().signal,
    onDebug: () => {},
    ...given,
  });
}

test.each([github, "https://git.example.org/api/v3"])("the token goes to %s", async (apiUrl) => {
  const seen: Request[] = [];
  server.use(
    http.get(`${apiUrl}${byTag}`, ({ request, params }) => {
      seen.push(request);
      return HttpResponse.json(release(String(params["tag"])));
    }),
  );
  expect(await connect(apiUrl).readReleaseByTag("v1")).toMatchObject({ id: 1, tag: "v1" });
  expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual(["token the-token"]);
  expect(seen[0]?.headers.get("user-agent")).toContain("anchor-artifacts");
});

test("a token that is refused after it has worked is said to have expired", async () => {
  answer(
    () => HttpResponse.json(release("v1")),
    () => HttpResponse.json({ message: "Bad credentials" }, { status: 401 }),
  );
  const forge = connect();
  await find(forge);
  await expect(find(forge)).rejects.toMatchObject({
    code: "GITHUB_TOKEN_REJECTED",
    hint: expect.stringContaining("has expired"),
  });
});

/** Answers the requests for a release one after the other, the last answer for all that follow. */
function answer(...answers: readonly (() => Response)[]): void {
  let asked = 0;
  server.use(http.get(`${github}${byTag}`, () => (answers[asked++] ?? answers.at(-1))?.()));
}

const find = (forge: Forge) =>
  findRelease(forge, "v1", {
    event: undefined,
    ref: "refs/heads/main",
    repository: "octo-org/octo-repo",
    clock: createFakeClock(),
    stop: new AbortController().signal,
  });

const page = (status: number) => HttpResponse.html("<html>Blocked by the firewall</html>", { status });
const words = (status: number) => HttpResponse.text("Blocked by policy 17", { status });
const json = (status: number) => HttpResponse.json({ error: "blocked" }, { status });
test.each<readonly [string, number, (status: number) => Response]>([
  ...[200, 401, 403, 404, 451].map((status) => ["a page", status, page] as const),
  // With no request id of GitHub's.
  ...[401, 403, 404].map((status) => ["plain words", status, words] as const),
  ...[401, 403, 404].map((status) => ["JSON without a message", status, json] as const),
])("%s in place of GitHub's answer is an outage that names the host: %i", async (_, status, refusal) => {
  answer(() => refusal(status));
  await expect(find(connect())).rejects.toMatchObject({
    code: "GITHUB_UNAVAILABLE",
    message: expect.stringContaining("api.github.com sent a page"),
  });
});

const aRelease = { ...release("v1"), tag: "v1", uploadUrl: release("v1").upload_url } as never;
const anAsset = { id: 2, name: "a" } as never;

test.each<readonly [string, (forge: Forge) => Promise<unknown>]>([
  ["a list", (forge) => forge.readAssets(aRelease)],
  ["the first write", (forge) => forge.ensureWritable(aRelease)],
  ["a new name", (forge) => forge.renameAsset(aRelease, anAsset, "b")],
  ["a removal", (forge) => forge.deleteAsset(anAsset, "b")],
  // What may have been done is looked for, until that was in vain three times.
  ["an upload", (forge) => repeat(() => forge.uploadAsset(aRelease, "a", Buffer.from(""), "a"))],
  ["the notes", (forge) => repeat(() => forge.updateNotes(aRelease, "", 1))],
])("a page in place of an answer is an outage that names the host: %s", async (_, ask) => {
  server.use(http.all("https://*.github.com/*", () => HttpResponse.html("<html>Sign in</html>", { status: 403 })));
  await expect(ask(connect())).rejects.toMatchObject({
    code: "GITHUB_UNAVAILABLE",
    message: expect.stringMatching(/(?:api|uploads)\.github\.com sent a page/),
  });
});

async function repeat(send: () => Promise<unknown>): Promise<void> {
  for (let write = 1; write <= 4; write += 1) await send();
}

test("a release is not waited for once the run is cancelled", async () => {
  const stopping = new AbortController();
  answer(() => {
    stopping.abort();
    return HttpResponse.json({}, { status: 429, headers: { "retry-after": "500" } });
  });
  const found = find(connect(github, { stop: stopping.signal }));
  await expect(found).rejects.toMatchObject({ code: "NOT_ATTEMPTED" });
});

test("that a request will be gone goes to the debug log alone", async () => {
  const headers = { deprecation: "true", sunset: "##[error]Sat, 1 Jan 2028" };
  answer(() => HttpResponse.json(release("v1"), { headers }));
  const printed = vi.spyOn(console, "warn").mockImplementation(() => {});
  const debug: string[] = [];
  await find(connect(github, { onDebug: (line) => debug.push(line) }));
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
  expect(debug.join()).toContain("is deprecated");
});
