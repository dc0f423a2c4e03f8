/** What a job downloads before it starts: enough to run every mode without code from text, and little else. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { unpackArchive, type Archive } from "../support/files/archive.ts";
import { createWorkspace, type Workspace } from "../support/files/workspace.ts";
import { startGitHub, type GitHubStandIn } from "../support/github/stand-in.ts";
import { sha3Of } from "../support/monitor/world.ts";
import { runAction } from "../support/runner/runner.ts";
import { startService, type RunningService } from "../support/service/service.ts";

let service: RunningService;
let github: GitHubStandIn;
let workspace: Workspace;
let place: string;
let archive: Archive;
beforeAll(async () => {
  [service, github, workspace] = await Promise.all([startService(), startGitHub(), createWorkspace()]);
  place = join(workspace.home, "archive");
  archive = unpackArchive(place, join(workspace.home, "git"));
});
afterAll(async () => {
  await Promise.all([service.close(), github.close(), workspace.remove()]);
});

test("what a job downloads is at most 1.25 MB in 300 entries", () => {
  expect(archive.bytes).toBeLessThan(1_250_000);
  expect(archive.entries).toBeLessThan(300);
});

test.each(["LICENSE", "README.md", "dist/licenses.txt", "src/action/main.ts", ".github/workflows/stamp.yml"])(
  "reviewers and callers find %s in what a job downloads",
  (path) => expect(existsSync(join(place, path))).toBe(true),
);

/** The step from the archive, where no file of the repository is near, and code from text is forbidden. */
const step = (inputs: Readonly<Record<string, string>>) =>
  runAction({
    workspace,
    entry: join(place, "dist/index.js"),
    manifest: join(place, "action.yml"),
    apiUrl: github.places.api,
    token: github.token,
    ref: "refs/tags/v1",
    env: { NODE_OPTIONS: "--disallow-code-generation-from-strings" },
    inputs: { "api-url": service.url, "api-key": service.apiKey, ...inputs },
  });

test("a stamp from what a job downloads hashes in threads, and leaves its evidence with the page", async () => {
  for (const name of ["one.bin", "two.bin"])
    await workspace.write(name, new Uint8Array(17 * 1024 * 1024).fill(name.length));
  const run = await step({ mode: "stamp", files: "*.bin" });
  expect([run.exitCode, run.results?.results.length]).toEqual([0, 2]);
  const page = join(dirname(run.outputs["statement-path"] ?? ""), "anchor-evidence.html");
  expect(readFileSync(page, "utf8")).toContain("one.bin");
});

// A check loads nothing that a verification does not, and a stamp nothing of a release that this does not.
test("from what a job downloads, a release is verified, gets its evidence, and is watched", async () => {
  github.addRelease("v1", { body: "", assets: { "app.tgz": "app" } });
  github.tags.set("v1", "0123456789abcdef0123456789abcdef01234567");
  await service.ledger.stamp(sha3Of("app"));
  const verified = await step({ mode: "verify", "from-release": "true", "release-attach": "both" });
  expect([verified.exitCode, verified.results?.results]).toMatchObject([0, [{ verdict: "verified" }]]);
  const watched = await step({ mode: "monitor" });
  expect([watched.exitCode, watched.outputs["findings"]]).toEqual([0, "[]"]);
  expect(github.problems).toEqual([]);
});
