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

whereAvailable("the evidence on a full disk", canFillDisk() ? undefined : "no mount namespaces", () => {
  test("a check on a full disk gives its verdicts, points at no file, and leaves none that is not its own", async () => {
    // Five files with room for the evidence, and then five others without.
    await using server = await startFaultServer(rightReply);
    const names = ["earlier", "dist"].flatMap((folder) => [1, 2, 3, 4, 5].map((number) => `${folder}/${number}.txt`));
    await using workspace = await createWorkspace(Object.fromEntries(names.map((name) => [name, name])));
    const at = (folder: string): string => join(workspace.temp, folder);
    const [disk, kept, rest] = [at("disk"), at("earlier"), at("left")];
    for (const folder of [disk, kept, rest]) await mkdir(folder);
    const env = { ANCHOR_TEST_FOLDER: disk, ANCHOR_TEST_EARLIER: kept, ANCHOR_TEST_LEFT: rest };
    const inputs = { files: "dist/**", "api-url": server.url, "api-key": "a-secret-key", mode: "check" };
    const first = await runActionHere({ workspace, inputs: { ...inputs, files: "earlier/**", "output-dir": kept } });
    const second = await runAction({ workspace, inputs: { ...inputs, "output-dir": disk }, env, entry });
    const [before, left] = [await readdir(kept), await readdir(rest)];
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
    expect([second.exitCode, server.requests.length]).toEqual([1, 10]);
  });
});
