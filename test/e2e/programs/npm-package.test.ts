/** The npm package as a registry would serve it, run by `npx` with nothing installed before. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { Client, type ClientOptions } from "@modelcontextprotocol/client";
import { type StdioServerParameters, StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { writeNpmPackage } from "../../../scripts/packages.ts";
import { leaveOut } from "../../support/availability.ts";
import { freePort } from "../../support/network/free-port.ts";
import { startProcess } from "../../support/runner/action-process.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const manifest = readJson("package.json");

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let folder: string;
let packed: Packed;
let npx: readonly string[];
/** The package as `npm publish` would send it. */
let out: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "anchor-npm-"));
  out = join(folder, "package");
  writeNpmPackage("dist", join(folder, "written"));
  const told = execFileSync("npm", ["pack", "--json", "./written"], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  [packed = { filename: "", files: [] }] = JSON.parse(told) as Packed[];
  execFileSync("tar", ["-xzf", packed.filename], { cwd: folder });
  npx = ["--yes", "--offline", `--package=${join(folder, packed.filename)}`, "anchor-artifacts"];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the npm package brings its programs and needs no other", () => {
  const told = readJson(join(out, "package.json"));
  expect(told).toMatchObject({ name: "anchor-artifacts", type: "module", mcpName: manifest["mcpName"] });
  expect(Object.keys(told).filter((name) => /dependencies$/i.test(name) || name === "scripts")).toEqual([]);
  expect(told["private"]).toBeUndefined();
  for (const file of Object.values(told["bin"] as Record<string, string>)) {
    expect(existsSync(join(out, file))).toBe(true);
    expect(readFileSync(join(out, file), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  }
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["dist/mcp/index.js", "LICENSE", "README.md", "dist/licenses.txt"]));
  const shipped = [...(manifest["files"] as string[]), "LICENSE", "README.md", "package.json"];
  expect(paths.filter((path) => !shipped.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([]);
});

/** Asks the tool server that is started so for everything, and returns the revision that was agreed upon. */
async function useAllTools(server: StdioServerParameters, options: ClientOptions): Promise<string | undefined> {
  const client = new Client({ name: "test-host", version: "1.0.0" }, options);
  await using stack = new AsyncDisposableStack();
  stack.defer(() => client.close());
  await client.connect(new StdioClientTransport({ ...server, stderr: "ignore" }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["stamp_hash", "check_hash", "verify_hash"]);
  for (const { name } of tools) {
    const { structuredContent } = await client.callTool({ name, arguments: { file_hash: "ab".repeat(32) } });
    expect(structuredContent).toMatchObject({ status: name === "stamp_hash" ? "pending" : "finalized" });
  }
  return client.getNegotiatedProtocolVersion();
}

const isWindows = process.platform === "win32";
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

describe.skipIf(isWindows).each(nodes)(
  "the packed package run by npx on %s, with no registry in reach",
  (_, node = "") => {
    test("the packed package serves, stamps a file, and checks it by the evidence of the stamp", async () => {
      await using workspace = await createWorkspace({ "app.tgz": `for ${node}` });
      const key = "k-of-the-test";
      const env = { HOME: workspace.home, PATH: await preparePath(workspace, node), ANCHOR_API_KEY: key };
      const port = String(await freePort());
      // Not by npx, which ends without what it started.
      const serve = [join(out, "dist/cli/index.js"), "service", "--port", port, "--block-time", "0", "--api-key", key];
      const service = startProcess({ command: node, args: serve, cwd: workspace.path, env, timeoutMs: 170_000 });
      await using stack = new AsyncDisposableStack();
      stack.defer(async () => {
        service.kill("SIGKILL");
        await service.ended;
      });
      await service.printed(/^Listening on /);
      const own = { ...env, ANCHOR_API_URL: `http://127.0.0.1:${port}` };
      const mcp = { command: "npx", args: [...npx, "mcp"], cwd: workspace.path, env: own };
      const pinned: ClientOptions = { versionNegotiation: { mode: { pin: "2026-07-28" } } };
      expect(await useAllTools(mcp, pinned)).toBe("2026-07-28");
      // What npx has installed, and would start again.
      const [installed = ""] = globSync(join(workspace.home, ".npm/_npx/*/node_modules/.bin/anchor-artifacts"));
      const run = (...args: readonly string[]) =>
        startProcess({ command: installed, args, cwd: workspace.path, env: own, timeoutMs: 120_000 }).ended;
      const hashed = await run("hash", "app.tgz");
      expect(hashed).toMatchObject({
        exitCode: 0,
        stdout: expect.stringMatching(/^SHA3-256 \(app\.tgz\) = \w{64}\n$/),
      });
      expect(await run("stamp", "app.tgz", "--wait=300")).toMatchObject({ exitCode: 0 });
      expect(await workspace.read("anchor-artifacts/anchor-SHA3-256SUMS")).toBe(hashed.stdout);
      // 3, not 0: the evidence of a demonstration is incomplete.
      const evidence = "anchor-artifacts";
      expect(await run("verify", "app.tgz", "--evidence", evidence)).toMatchObject({ exitCode: 3 });
      service.kill("SIGTERM");
      expect(await service.ended).toMatchObject({ exitCode: 0 });
    });
  },
);
