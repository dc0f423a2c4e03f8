/** The command line as it ships; what its commands do is tested in test/integration/cli/command-line.test.ts. */
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test, vi } from "vitest";

import { cliEntry, runCommand } from "../../support/cli.ts";
import { sha3Of } from "../../support/digests.ts";
import { startProcess } from "../../support/runner/action-process.ts";
import { startService } from "../../support/service/service.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

test.runIf(process.platform !== "win32")(
  "an interrupted wait of the command line that ships ends with 130 and keeps its results",
  async () => {
    await using slow = await startService({ blockTimeMs: 600_000 });
    await using workspace = await createWorkspace({ "a.txt": "a" });
    const running = startProcess({
      args: [cliEntry, "stamp", "a.txt", "--wait=300", "--api-url", slow.url],
      cwd: workspace.path,
      env: { PATH: process.env["PATH"] ?? "", ANCHOR_API_KEY: slow.apiKey },
      timeoutMs: 120_000,
    });
    try {
      await vi.waitFor(() => expect(slow.requests.map(({ path }) => path)).toContain("/core/v2/file/check"), 60_000);
      running.kill("SIGINT");
      expect(await running.ended).toMatchObject({ exitCode: 130 });
      expect(await workspace.read("anchor-artifacts/results.json")).toContain(sha3Of("a"));
    } finally {
      running.kill("SIGKILL");
    }
  },
);

test.each(["--prt", "extra"])("the service ends with 4 and one line where it is given %s", async (word) => {
  await using workspace = await createWorkspace();
  const { exitCode, stdout, stderr } = await runCommand(["service", word], { cwd: workspace.path });
  expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: "" });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(word);
});

/** What ships and is loaded by a command, by its path below `dist`, with its text. */
async function loadedBy(workspace: Workspace, args: readonly string[], printed: RegExp) {
  const list = join(workspace.temp, "modules");
  const hook = new URL("../../support/process/loaded-modules.ts", import.meta.url).href;
  const env = { NODE_OPTIONS: `--import=${hook}`, ANCHOR_TEST_MODULES_FILE: list };
  expect(await runCommand(args, { cwd: workspace.path, env })).toMatchObject({
    exitCode: 0,
    stderr: "",
    stdout: expect.stringMatching(printed),
  });
  const urls = new Set((await readFile(list, "utf8")).split("\n").filter((url) => url.startsWith("file:")));
  const paths = [...urls].map((url) => fileURLToPath(url)).filter((path) => path !== fileURLToPath(hook));
  const dist = dirname(dirname(cliEntry));
  return new Map<string, string>(
    await Promise.all(paths.map(async (path) => [relative(dist, path), await readFile(path, "utf8")] as const)),
  );
}

test("a command that reads no release loads no GitHub client", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const loaded = await loadedBy(
    workspace,
    ["check", "a.txt", "--dry-run", "--api-url=https://service.example"],
    /skipped/,
  );
  const clients = [...loaded].filter(([, text]) => text.includes("octokit-endpoint.js"));
  expect(clients.map(([path]) => path)).toEqual([]);
});

test("the service is started by the bundle that ships, also in a clone, which has its sources", async () => {
  await using workspace = await createWorkspace();
  const loaded = await loadedBy(workspace, ["service", "--help"], /--block-time/);
  expect([...loaded.keys()].filter((path) => path.startsWith(".."))).toEqual([]);
  expect([...loaded.keys()]).toContain(join("service", "index.js"));
});
