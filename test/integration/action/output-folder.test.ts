/** Where a step writes its evidence: a link that a checkout brought does not lead it elsewhere. */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { rightReply } from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { runActionHere, type RunOptions } from "../../support/runner/runner.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

async function stamp(workspace: Workspace, inputs: RunOptions["inputs"], options: Partial<RunOptions> = {}) {
  await using server = await startFaultServer(rightReply);
  const given = { mode: "stamp", files: "*.txt", "api-url": server.url, "api-key": "a-secret-key" };
  const run = await runActionHere({ workspace, ...options, inputs: { ...given, ...inputs } });
  return { run, requests: server.requests.length };
}

/** A folder that is not the workflow's, with files of the names that a run removes. */
function addOutside({ path }: Workspace): string {
  const outside = join(path, "..", "outside");
  mkdirSync(outside);
  for (const name of ["results.json", "badge.json"]) writeFileSync(join(outside, name), "another's");
  return outside;
}

const links: readonly (readonly [string, string, string])[] = [
  ["the folder itself", "out", "out"],
  ["a folder above it", "out", "out/deeper/folder"],
  ["a folder above it that the path leaves and enters", "out", "./a/../out/x"],
];

test.skipIf(process.platform === "win32").each(links)(
  "a link of the checkout leads no evidence out of the workspace: %s",
  async (_, link, outputDir) => {
    await using workspace = await createWorkspace({ "a.txt": "a" });
    const outside = addOutside(workspace);
    symlinkSync(outside, join(workspace.path, link));
    const { run, requests } = await stamp(workspace, { "output-dir": outputDir });
    expect([run.exitCode, requests]).toEqual([1, 0]);
    expect(run.annotations.map(({ message }) => message).join("\n")).toMatch(
      /output-dir is ".*out.*"; it must be .* RUNNER_TEMP, .*outside.* Nothing was removed or written/,
    );
    expect(await readdir(outside)).toEqual(["badge.json", "results.json"]);
  },
);

test.skipIf(process.platform === "win32")("a link to nothing, or to itself, is refused as well", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const outside = addOutside(workspace);
  symlinkSync(join(outside, "new"), join(workspace.path, "dangling"));
  symlinkSync("loop", join(workspace.path, "loop"));
  for (const folder of ["dangling", "dangling/x", "loop"]) {
    const { run, requests } = await stamp(workspace, { "output-dir": folder });
    expect([run.exitCode, requests, existsSync(join(outside, "new"))]).toEqual([1, 0, false]);
    expect(run.stdout).toContain("Nothing was removed or written");
  }
});

test.skipIf(process.platform === "win32")(
  "a link that stays in the workspace or leads to the runner's folder is followed, and a path outside is the author's",
  async () => {
    await using workspace = await createWorkspace({ "a.txt": "a" });
    mkdirSync(join(workspace.path, "real"));
    symlinkSync("real", join(workspace.path, "inside"));
    symlinkSync(workspace.temp, join(workspace.path, "temp"));
    for (const folder of ["inside", "temp/evidence", "new/folder", join(workspace.path, "..", "chosen")]) {
      const { run } = await stamp(workspace, { "output-dir": folder });
      expect([folder, run.exitCode]).toEqual([folder, 0]);
    }
  },
);

test.each<[string, Partial<RunOptions>]>([
  ["whose inputs are wrong", { inputs: { concurrency: "many" } }],
  ["whose event is not trusted", { event: { name: "pull_request_target", payload: {} } }],
])("nothing that an earlier run left is removed by one %s", async (_, options) => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const kept = { "output-dir": "kept" };
  await stamp(workspace, kept);
  const left = (): Promise<readonly string[]> => readdir(join(workspace.path, "kept"));
  const before = await left();
  const { run, requests } = await stamp(workspace, { ...kept, ...options.inputs }, options);
  expect([run.exitCode, requests, run.outputs["results-path"]]).toEqual([1, 0, ""]);
  expect(before).toContain("results.json");
  expect(await left()).toEqual(before);
});
