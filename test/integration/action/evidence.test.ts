/** A step's evidence: where it is written, what is when not all of it can be, and what a step refuses before it. */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { ResultsFile } from "../../support/results-file.ts";
import { createCertificate } from "../../support/network/tls/certificate.ts";
import { rightReply } from "../../support/service/client.ts";
import { answers } from "../../support/network/answers.ts";
import { json } from "../../support/network/behaviours.ts";
import { refusingUrl, startFaultServer, type FaultServerOptions } from "../../support/network/fault-server.ts";
import { errorsOf, statementName } from "../../support/github/release-world.ts";
import { inOrder, type Rule } from "../../support/runner/rules.ts";
import { runSources, type RunOptions } from "../../support/runner/runner.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

const evidenceOf = ({ temp }: Workspace) => join(temp, "anchor-artifacts", "anchor");

async function stamp(
  workspace: Workspace,
  options: Partial<RunOptions> = {},
  rule: Rule = rightReply,
  serverOptions: FaultServerOptions = {},
) {
  await using server = await startFaultServer(rule, serverOptions);
  const inputs = { mode: "stamp", files: "*.txt", "api-url": server.url, "api-key": "a-secret-key" };
  const run = await runSources({ workspace, ...options, inputs: { ...inputs, ...options.inputs } });
  return { run, requests: server.requests.length, connections: server.connections.length };
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
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const options = { inputs: { concurrency: "0" }, env: { NODE_TLS_REJECT_UNAUTHORIZED: "0" } };
  const { run, connections } = await stamp(workspace, options, rightReply, { tls: createCertificate() });
  expect(run.exitCode).toBe(1);
  const lines = run.annotations.map(({ message }) => message);
  expect(run.annotations.map(({ properties }) => properties["title"])).toEqual(["INPUT_INVALID", "INPUT_INVALID"]);
  for (const line of lines) expect(line).toMatch(/ Correct the input\. .* More: \S+#input_invalid$/);
  expect(lines.filter((line) => line.includes("NODE_TLS_REJECT_UNAUTHORIZED"))).toHaveLength(1);
  expect(connections).toBe(0);
});

test("wrong inputs are told all at once, with the patterns that are none, before any work and before the release is asked for, and the outputs are set all the same", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const { run, requests } = await stamp(workspace, {
    inputs: {
      mode: "verify",
      files: "a.txt\r\n../x",
      proofs: "!",
      concurrency: "many",
      "release-attach": "body",
      "dry-run": "maybe",
      "output-dir": "evidence",
    },
  });
  expect(run.exitCode).toBe(1);
  expect(run.annotations.filter(({ level }) => level === "error").map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "files is "../x"; it must be a list of glob patterns, like dist/** (Invalid pattern '../x'. Relative pathing '.' and '..' is not allowed.) Correct the input. docs/reference.md says what each input takes. More: https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#input_invalid",
      "proofs is "!"; it must be a list of glob patterns, like dist/** (pattern cannot be empty). Correct the input. docs/reference.md says what each input takes. More: https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#input_invalid",
      "concurrency is "many"; it must be a whole number from 1 to 64. Correct the input. docs/reference.md says what each input takes. More: https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#input_invalid",
      "dry-run is "maybe"; it must be true or false. Correct the input. docs/reference.md says what each input takes. More: https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#input_invalid",
    ]
  `);
  expect(run.outputs).toEqual({
    results: "[]",
    "results-path": "",
    "checksums-path": "",
    "statement-path": "",
    status: "failed",
    count: "0",
    "accepted-count": "0",
    "timestamped-count": "0",
    "anchored-count": "0",
    "all-anchored": "false",
    "report-urls": "[]",
    "release-url": "",
    findings: "[]",
    "findings-count": "0",
    "monitor-path": "",
    "issue-url": "",
  });
  expect(run.summary).toContain("INPUT");
  expect([requests, await readdir(workspace.path)]).toEqual([0, ["a.txt"]]);
});

test("of pauses that the service asks for, one is annotated", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const limited = json(answers.error(429, "No", "theirs"), { status: 429, headers: { "retry-after": "1" } });
  const { run } = await stamp(workspace, { inputs: { mode: "check" } }, inOrder(limited, limited, rightReply));
  expect(run.results?.results).toMatchObject([{ verdict: "found" }]);
  expect(run.stdout.match(/^::notice title=waiting/gm)).toHaveLength(1);
  expect(run.stdout.match(/The run waits 1 s, then goes on/g)).toHaveLength(2);
});

/** A folder that is not the workflow's, with files of the names that a run removes. */
function addOutside({ path }: Workspace): string {
  const outside = join(path, "..", "outside");
  mkdirSync(outside);
  for (const name of ["results.json", "badge.json"]) writeFileSync(join(outside, name), "another's");
  return outside;
}

const isWindows = process.platform === "win32";

test.skipIf(isWindows).each([
  ["the folder itself", "out", "out"],
  ["a folder above it", "out", "out/deeper/folder"],
  ["a folder above it that the path leaves and enters", "out", "./a/../out/x"],
])("a link of the checkout leads no evidence out of the workspace: %s", async (_, link, outputDir) => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const outside = addOutside(workspace);
  symlinkSync(outside, join(workspace.path, link));
  const { run, requests } = await stamp(workspace, { inputs: { "output-dir": outputDir } });
  expect([run.exitCode, requests]).toEqual([1, 0]);
  expect(run.annotations.map(({ message }) => message).join("\n")).toMatch(
    /output-dir is ".*out.*"; it must be .* RUNNER_TEMP, .*outside.* Nothing was removed or written/,
  );
  expect(await readdir(outside)).toEqual(["badge.json", "results.json"]);
});

test.skipIf(isWindows)("a link to nothing, or to itself, is refused as well", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const outside = addOutside(workspace);
  symlinkSync(join(outside, "new"), join(workspace.path, "dangling"));
  symlinkSync("loop", join(workspace.path, "loop"));
  for (const folder of ["dangling", "dangling/x", "loop"]) {
    const { run, requests } = await stamp(workspace, { inputs: { "output-dir": folder } });
    expect([run.exitCode, requests, existsSync(join(outside, "new"))]).toEqual([1, 0, false]);
    expect(run.stdout).toContain("Nothing was removed or written");
  }
});

test.skipIf(isWindows)(
  "a link that stays in the workspace or leads to the runner's folder is followed, and a path outside is the author's",
  async () => {
    await using workspace = await createWorkspace({ "a.txt": "a" });
    mkdirSync(join(workspace.path, "real"));
    symlinkSync("real", join(workspace.path, "inside"));
    symlinkSync(workspace.temp, join(workspace.path, "temp"));
    for (const folder of ["inside", "temp/evidence", "new/folder", join(workspace.path, "..", "chosen")]) {
      const { run } = await stamp(workspace, { inputs: { "output-dir": folder } });
      expect([folder, run.exitCode]).toEqual([folder, 0]);
    }
  },
);

test.each<[string, Partial<RunOptions>, string]>([
  ["whose inputs are wrong", { inputs: { concurrency: "many" } }, "INPUT_INVALID"],
  ["whose event is not trusted", { event: { name: "pull_request_target", payload: {} } }, "UNTRUSTED_EVENT"],
])("nothing that an earlier run left is removed by one %s", async (_, options, code) => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await stamp(workspace);
  const before = await readdir(evidenceOf(workspace));
  const { run, requests } = await stamp(workspace, options);
  expect([run.exitCode, requests, run.outputs["results-path"], errorsOf(run)]).toEqual([1, 0, "", [code]]);
  expect(before).toContain("results.json");
  expect(await readdir(evidenceOf(workspace))).toEqual(before);
});
