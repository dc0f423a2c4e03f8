/** The npm package as a registry would serve it, run by `npx` with nothing installed before. */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { writeNpmPackage } from "../../../scripts/packages.ts";
import { leaveOut } from "../../support/availability.ts";
import { freePort } from "../../support/network/free-port.ts";
import { startProcess } from "../../support/runner/action-process.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

let folder: string;
let tarball: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "anchor-npm-"));
  writeNpmPackage("dist", join(folder, "package"));
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join(folder, "package"),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename } = { filename: "" }] = JSON.parse(packed) as { filename: string }[];
  tarball = join(folder, filename);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isLinux = process.platform === "linux";
/** The oldest Node that the package says it runs on; `.ci/workflow-tools` puts it on the PATH under this name. */
const oldest = "22.19.0";
const folders = (process.env["PATH"] ?? "").split(delimiter);
const found = folders
  .map((path) => join(path, `node-${oldest}`))
  .find((path) => spawnSync(path, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${oldest}`);
if (found === undefined) leaveOut(`Node ${oldest}`, "not on the PATH; the package is tried on this Node only");
const nodes = [["this very Node", process.execPath], ...(found === undefined ? [] : [[`Node ${oldest}`, found]])];

/** A shell's folder for programs in which `node` is that one. */
async function preparePath({ home }: Workspace, node: string): Promise<string> {
  const bin = join(home, "bin");
  await mkdir(bin);
  await symlink(node, join(bin, "node"));
  return [bin, ...folders].join(delimiter);
}

describe.runIf(isLinux).each(nodes)(
  "the packed package run by npx on %s, with no registry in reach",
  (_, node = "") => {
    test("the packed package serves, stamps a file, and checks it by the evidence of the stamp", async () => {
      await using workspace = await createWorkspace({ "app.tgz": `for ${node}` });
      const env = {
        HOME: workspace.home,
        PATH: await preparePath(workspace, node),
        ANCHOR_API_KEY: "k-of-the-test",
      };
      const port = String(await freePort());
      // Not by npx, which ends without what it started.
      const program = [
        join(folder, "package/dist/cli/index.js"),
        "service",
        "--port",
        port,
        "--api-key",
        "k-of-the-test",
      ];
      const service = startProcess({ command: node, args: program, cwd: workspace.path, env, timeoutMs: 170_000 });
      await service.printed(/^Listening on /);
      const run = (command: string, ...args: readonly string[]) => {
        const own = { ...env, ANCHOR_API_URL: `http://127.0.0.1:${port}` };
        return startProcess({ command, args, cwd: workspace.path, env: own, timeoutMs: 120_000 }).ended;
      };
      const fetched = ["--yes", "--offline", `--package=${tarball}`, "anchor-artifacts"];
      const hashed = await run("npx", ...fetched, "hash", "app.tgz");
      expect(hashed).toMatchObject({
        exitCode: 0,
        stdout: expect.stringMatching(/^SHA3-256 \(app\.tgz\) = \w{64}\n$/),
      });
      // What npx has installed, and would start again.
      const [installed = ""] = globSync(join(workspace.home, ".npm/_npx/*/node_modules/.bin/anchor-artifacts"));
      expect(await run(installed, "stamp", "app.tgz", "--wait-for-finality")).toMatchObject({ exitCode: 0 });
      expect(await workspace.read("anchor-artifacts/SHA3-256SUMS")).toBe(hashed.stdout);
      // 3, not 0: the evidence of a demonstration is incomplete.
      const evidence = "anchor-artifacts/anchor.jsonl";
      expect(await run(installed, "verify", "app.tgz", "--evidence", evidence)).toMatchObject({ exitCode: 3 });
      service.kill("SIGTERM");
      expect(await service.ended).toMatchObject({ exitCode: 0 });
    });
  },
);
