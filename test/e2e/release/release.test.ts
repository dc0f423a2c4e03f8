/** The action against a stand-in of GitHub: what a release holds after a run, and what it takes to get there. */
import { createHash } from "node:crypto";
import { lstat, readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";

import { expect, test } from "vitest";

import { sha256Of } from "../../support/digests.ts";
import { contentOf, createReleaseWorld, namesOf, statementName } from "../../support/github/release-world.ts";
import type { ReleaseState } from "../../support/github/state.ts";

const stateOf = ({ body, assets }: ReleaseState) => ({ body, assets: assets.map(({ id, name }) => ({ id, name })) });

test.concurrent("evidence stays beside the notes and among the assets of a release, and two runs equal one", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1", {
    body: "## What's new\r\n\r\n* $& and <!-- this -->\r\n",
    assets: { "app.tgz": "app" },
  });
  await world.runHere({});
  const first = await world.run({ mode: "check", "release-attach": "both" });
  expect(first.exitCode).toBe(0);
  expect(first.outputs["release-url"]).toBe("https://github.com/octo-org/octo-repo/releases/tag/v1");
  expect(first.summary).toContain("releases/tag/v1");
  const once = stateOf(release);
  expect(once.body?.startsWith("## What's new\r\n\r\n* $& and <!-- this -->\r\n\r\n<!-- anchor-artifacts:begin ")).toBe(
    true,
  );
  expect(once.body?.replaceAll("\r\n", "")).not.toContain("\n");
  expect(once.body).toContain("nothing was anchored on a public chain");
  expect(first.annotations.map(({ message }) => message).join()).toContain("not in the release: lib.zip");
  expect(namesOf(release)).toEqual([
    "app.tgz",
    expect.stringMatching(statementName),
    "anchor-evidence.html",
    "anchor-SHA3-256SUMS",
    "anchor-SHA256SUMS",
  ]);
  const folder = join(first.outputs["results-path"] ?? "", "..");
  for (const name of ["anchor-SHA3-256SUMS", "anchor-SHA256SUMS"]) {
    expect(contentOf(release, name)).toBe(await readFile(join(folder, name), "utf8"));
  }
  const own = first.outputs["statement-path"] ?? "";
  expect(contentOf(release, basename(own))).toBe(await readFile(own, "utf8"));
  for (const { name } of release.assets.slice(2)) expect(once.body).toContain(`/releases/download/v1/${name})`);
  expect(first.results?.results[0]?.subject.sha256).toBe(sha256Of("app"));

  const second = await world.run({ mode: "check", "release-attach": "both" }, { runId: "2" });
  expect(second.exitCode).toBe(0);
  expect(second.outputs["release-url"]).toBe(first.outputs["release-url"]);
  expect(stateOf(release)).toEqual(once);
  // Each run tries whether it may write; the first writes the notes.
  expect(world.github.requests.filter(({ method }) => method === "PATCH")).toHaveLength(3);
});

test.concurrent("assets of 105 MB take less than 185 MB of memory and no file as subjects", async () => {
  await using world = await createReleaseWorld({});
  const assets = Object.fromEntries(
    [90, 4, 3, 2, 1].map((mebibytes) => [`a${mebibytes}.bin`, largeContent(mebibytes)]),
  );
  world.github.addRelease("v1", { assets });
  const folders = [world.workspace.path, world.workspace.temp, world.workspace.home];
  const disk = watchSize(folders);
  const run = await world.run({ "from-release": "true", files: "" }, { measureMemory: true, timeoutMs: 240_000 });
  expect(run.exitCode).toBe(0);
  expect(run.outputs["accepted-count"]).toBe("5");
  expect(run.peakBytes).toBeLessThan(185_000_000);
  expect(JSON.stringify(world.service.requests)).not.toContain(world.github.token);
  // The page that verifies the evidence is as large as its scripts, however small the evidence is.
  const page = await stat(join(run.outputs["results-path"] ?? "", "..", "anchor-evidence.html"));
  expect((await disk.largest()) - page.size).toBeLessThan(100_000);
});

/** Bytes that are made as they are sent, so that this process holds none of them. */
function largeContent(mebibytes: number) {
  const piece = createHash("sha512").update(String(mebibytes)).digest();
  const chunk = Buffer.alloc(1024 * 1024, piece);
  const hash = createHash("sha256");
  for (let count = 0; count < mebibytes; count += 1) hash.update(chunk);
  const chunks = function* (): Generator<Uint8Array> {
    for (let count = 0; count < mebibytes; count += 1) yield chunk;
  };
  return { size: mebibytes * chunk.length, sha256: hash.digest("hex"), chunks };
}

/** Looks again and again at how much there is in the folders. */
function watchSize(folders: readonly string[]) {
  let most = 0;
  const over = new AbortController();
  const look = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const sizes = (await Promise.all(folders.map(sizesIn))).flat();
      most = Math.max(
        most,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const looking = look();
  return {
    largest: async (): Promise<number> => {
      over.abort();
      await looking;
      return most;
    },
  };
}

/** The sizes of the files below a folder; temporary ones are renamed while somebody looks. */
async function sizesIn(folder: string): Promise<readonly number[]> {
  const whenGone =
    <Value>(otherwise: Value) =>
    (error: NodeJS.ErrnoException): Value => {
      if (error.code === "ENOENT") return otherwise;
      throw error;
    };
  const names = await readdir(folder, { recursive: true }).catch(whenGone<string[]>([]));
  const found = await Promise.all(names.map((name) => lstat(join(folder, name)).catch(whenGone(undefined))));
  return found.map((one) => (one?.isFile() === true ? one.size : 0));
}
