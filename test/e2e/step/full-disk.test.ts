/** A disk for evidence that is full: what the step says is of this run alone, never of the one that filled the disk. */
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { whereAvailable } from "../../support/availability.ts";
import { rightReply } from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { runAction, runActionHere } from "../../support/runner/runner.ts";
import { canFillDisk } from "../../support/process/small-disk.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const entry = fileURLToPath(new URL("../../support/process/small-disk.ts", import.meta.url));
const read = ["results.json", "anchor-SHA3-256SUMS", "badge.json", "anchor-evidence.html"];

/** Checks five files with room for the evidence, and then five others without. */
async function runTwice() {
  await using server = await startFaultServer(rightReply);
  await using workspace = await createWorkspace(
    Object.fromEntries(
      ["earlier", "dist"].flatMap((folder) =>
        [1, 2, 3, 4, 5].map((number) => [`${folder}/${number}.txt`, `file ${number} in ${folder}`]),
      ),
    ),
  );
  const folders = { FOLDER: "disk", EARLIER: "earlier", LEFT: "left" };
  const paths = Object.entries(folders).map(([name, folder]) => [name, join(workspace.temp, folder)] as const);
  await Promise.all(paths.map(([, path]) => mkdir(path)));
  const env = Object.fromEntries(paths.map(([name, path]) => [`ANCHOR_TEST_${name}`, path]));
  const inputs = { files: "dist/**", "api-url": server.url, "api-key": "a-secret-key", mode: "check" };
  const earlier = { ...inputs, files: "earlier/**", "output-dir": join(workspace.temp, "earlier") };
  const first = await runActionHere({ workspace, inputs: earlier });
  const sent = server.requests.length;
  const second = await runAction({
    workspace,
    inputs: { ...inputs, "output-dir": join(workspace.temp, "disk") },
    env,
    entry,
  });
  return {
    first,
    second,
    requests: server.requests.length - sent,
    before: await readdir(join(workspace.temp, "earlier")),
    left: await readdir(join(workspace.temp, "left")),
  };
}

whereAvailable("the evidence on a full disk", canFillDisk() ? undefined : "no mount namespaces", () => {
  test("a check on a full disk gives its verdicts, points at no file, and leaves none that is not its own", async () => {
    const { first, second, before, left, requests } = await runTwice();
    expect(first.outputs).toMatchObject({ count: "5", "all-anchored": "true" });
    expect(before).toEqual(expect.arrayContaining(read));
    expect(left.filter((name) => read.includes(name) || name.endsWith(".tmp"))).toEqual([]);
    const statements = before.filter((name) => name.endsWith(".intoto.json"));
    expect(statements).toHaveLength(1);
    expect(left, "no run removes a statement").toEqual(expect.arrayContaining(statements));
    expect(second.outputs).toMatchObject({
      count: "5",
      "results-path": "",
      "checksums-path": "",
      "statement-path": "",
    });
    const titles = second.annotations.map(({ properties }) => properties["title"]);
    expect(new Set(titles)).toEqual(new Set(["OUTPUT_UNWRITABLE", "CHAIN_UNNAMED"]));
    const full = second.annotations.find(({ properties }) => properties["title"] === "OUTPUT_UNWRITABLE");
    expect(full?.message).toMatch(/ENOSPC.*free space/);
    expect([second.exitCode, requests]).toEqual([1, 5]);
  });
});
