/** Evidence that cannot all be written: the rest is, and the step says what is missing. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { ResultsFile } from "../../support/results-file.ts";
import { createCertificate } from "../../support/network/tls/certificate.ts";
import { rightReply } from "../../support/service/client.ts";
import { refusingUrl, startFaultServer } from "../../support/network/fault-server.ts";
import { statementName } from "../../support/github/release-world.ts";
import { runActionHere, type RunOptions } from "../../support/runner/runner.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

const evidenceOf = ({ temp }: Workspace) => join(temp, "anchor-artifacts", "anchor");

async function stamp(workspace: Workspace, options: Partial<RunOptions> = {}) {
  await using server = await startFaultServer(rightReply);
  const inputs = { mode: "stamp", files: "*.txt", "api-url": server.url, "api-key": "a-secret-key" };
  const run = await runActionHere({ workspace, ...options, inputs: { ...inputs, ...options.inputs } });
  return { run, requests: server.requests.length };
}

async function readResults(workspace: Workspace): Promise<ResultsFile> {
  return JSON.parse(await readFile(join(evidenceOf(workspace), "results.json"), "utf8")) as ResultsFile;
}

test.each([
  ["GITHUB_OUTPUT", "Missing file", {}],
  ["GITHUB_STEP_SUMMARY", "ENOENT", { count: "1", "accepted-count": "1", "all-anchored": "false" }],
])(
  "a file of the runner's that cannot be written fails the step, and keeps nothing else from being written: %s",
  async (variable, why, outputs) => {
    await using workspace = await createWorkspace({ "a.txt": "a" });
    const { run } = await stamp(workspace, { env: { [variable]: join(workspace.temp, "missing") } });
    expect(run.exitCode).toBe(1);
    const told = run.annotations.map(({ message }) => message).join("\n");
    expect(told).toMatch(new RegExp(`${variable}: ${why}.*Check that`));
    expect(run.stdout).not.toContain("INTERNAL");
    expect((await readResults(workspace)).results).toMatchObject([{ verdict: "accepted" }]);
    expect(run.outputs).toMatchObject(outputs);
    if (variable === "GITHUB_OUTPUT") expect(run.summary).toContain("a.txt");
    expect(run.stderr).toBe("");
  },
);

test("what an earlier run left is no result of one whose release cannot be found", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await stamp(workspace);
  const inputs = { "release-attach": "body", "release-tag": "v1" };
  const { run } = await stamp(workspace, { inputs, token: "t", apiUrl: refusingUrl });
  expect([run.exitCode, run.outputs["results-path"]]).toEqual([1, ""]);
  expect(await readdir(evidenceOf(workspace))).toEqual([expect.stringMatching(statementName), "journal.jsonl"]);
});

test("a workspace that is not there is told by its variable, before anything is sent", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const { run, requests } = await stamp(workspace, { env: { GITHUB_WORKSPACE: join(workspace.temp, "gone") } });
  expect(run.annotations).toMatchObject([
    {
      level: "error",
      properties: { title: "INPUT_INVALID" },
      message: expect.stringMatching(/GITHUB_WORKSPACE names, cannot be entered \(ENOENT\)/),
    },
  ]);
  expect(run.stdout).toContain("before this step");
  expect(run.outputs).toMatchObject({ status: "failed", "results-path": "" });
  expect([run.exitCode, requests]).toEqual([1, 0]);
});

test("a run removes what a killed run has half written into its folder", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const path = join(evidenceOf(workspace), ".results.json.0b0e9a52-7c0e-4f3a-9b8a-1f2e3d4c5b6a.tmp");
  await mkdir(evidenceOf(workspace), { recursive: true });
  await writeFile(path, "{");
  await utimes(path, 0, 0);
  await stamp(workspace);
  expect(existsSync(path)).toBe(false);
});

test("the journal is written by stamps alone, and is no result of a dry run", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const path = join(evidenceOf(workspace), "journal.jsonl");
  for (const inputs of [{ mode: "check" }, { mode: "verify" }, { "dry-run": "true" }])
    await stamp(workspace, { inputs });
  await expect(readFile(path)).rejects.toThrow("ENOENT");
  // What those runs found on the chain is looked for, and not stamped again.
  await workspace.write("b.txt", "b");
  await stamp(workspace, { inputs: { files: "b.txt" } });
  expect((await readFile(path, "utf8")).split("\n")).toHaveLength(3);
});

test("an environment in which anybody could answer is refused with the inputs, before anything is sent", async () => {
  await using server = await startFaultServer(rightReply, { tls: createCertificate() });
  await using workspace = await createWorkspace();
  await writeFile(join(workspace.path, "a.txt"), "a");
  const run = await runActionHere({
    workspace,
    inputs: { mode: "stamp", files: "*.txt", "api-url": server.url, "api-key": "a-secret-key", concurrency: "0" },
    env: { NODE_TLS_REJECT_UNAUTHORIZED: "0" },
  });
  expect(run.exitCode).toBe(1);
  const lines = run.annotations.map(({ message }) => message);
  expect(run.annotations.map(({ properties }) => properties["title"])).toEqual(["INPUT_INVALID", "INPUT_INVALID"]);
  for (const line of lines) expect(line).toMatch(/ Correct the input\. .* More: \S+#input_invalid$/);
  expect(lines.filter((line) => line.includes("NODE_TLS_REJECT_UNAUTHORIZED"))).toHaveLength(1);
  expect(server.connections).toHaveLength(0);
});
