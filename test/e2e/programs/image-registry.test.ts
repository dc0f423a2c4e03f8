/** What the recipe for images stamps, by a real registry and its client: a manifest, whose SHA-256 is the image's digest. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { whereAvailable } from "../../support/availability.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { startService } from "../../support/service/service.ts";

const workspace = await createWorkspace({ "app/main": "app 1.0" });
afterAll(() => workspace.remove());

// From Go's own store alone: a test reaches no network.
const store = spawnSync("go", ["env", "GOMODCACHE"], { encoding: "utf8" }).stdout?.trim() ?? "";
const own = { GOBIN: workspace.temp, GOFLAGS: "-mod=mod", GOPROXY: `file://${store}/cache/download`, GOSUMDB: "off" };
const source = "github.com/google/go-containerregistry/cmd/crane@v0.20.3";
const isMade = spawnSync("go", ["install", source], { env: { ...process.env, ...own } }).status === 0;
const crane = join(workspace.temp, "crane");

whereAvailable("a registry of images", isMade ? undefined : "crane is not in Go's store", () => {
  test("the file that the recipe for images stamps is listed under the image's digest", async () => {
    const registry = spawn(crane, ["registry", "serve", "--address", "127.0.0.1:0"]);
    try {
      const [line] = (await once(registry.stderr, "data")) as [Buffer];
      const image = `127.0.0.1:${/\d+\s*$/.exec(line.toString())?.[0].trim()}/acme/app:v1.2.3`;
      const run = (...args: readonly string[]) => spawnSync(crane, args, { cwd: workspace.path }).stdout;
      spawnSync("tar", ["-cf", "layer.tar", "app"], { cwd: workspace.path });
      run("append", "--insecure", "--oci-empty-base", "-f", "layer.tar", "-t", image);
      await workspace.write("app.image.json", run("manifest", image));
      await using service = await startService();
      const files = join(workspace.path, "app.image.json");
      // Where a clock is named the list of SHA-256 is written too.
      const inputs = { mode: "stamp", files, "api-url": service.url, "api-key": "test-key", "release-attach": "none" };
      const { ending } = await runPlainJob(workspace, { ...inputs, witness: "rfc3161 http://127.0.0.1:2" });
      const [row] = ending.rows;
      expect([row?.verdict, `sha256:${row?.subject.sha256}`]).toEqual([
        "accepted",
        run("digest", image).toString().trim(),
      ]);
    } finally {
      registry.kill();
    }
  });
});
