/** What the stand-in of GitHub does beside the operations: conditional requests. */
import { expect, test } from "vitest";

import { startGitHub } from "../../support/github/stand-in.ts";

test("what was not changed since is answered without a body, to the same token only", async () => {
  await using github = await startGitHub();
  github.addRelease("v1", { assets: { "app.tgz": "app" } });
  const ask = (known: string, token = github.token) =>
    fetch(`${github.places.api}/repos/${github.places.repository}/releases?per_page=100&page=1`, {
      headers: { authorization: `token ${token}`, "if-none-match": known },
    });
  const first = await ask("");
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[0-9a-f]{64}"$/)]);
  const again = await ask(etag);
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  expect((await ask(etag, github.readOnlyToken)).status).toBe(200);
  for (const asset of github.releases[0]?.assets ?? []) asset.downloads += 1;
  expect((await ask(etag)).status).toBe(200);
  expect(github.problems).toEqual([]);
});
