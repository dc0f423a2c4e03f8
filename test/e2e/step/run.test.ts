/** The action as a step, in this process: inputs, exits, evidence on every path, and the key. */
import { readdir } from "node:fs/promises";

import { afterAll, expect, test } from "vitest";

import { runSources } from "../../support/runner/runner.ts";
import { startService } from "../../support/service/service.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const service = await startService();
afterAll(() => service.close());

const withService = (inputs: Readonly<Record<string, string>>) => ({
  "api-url": service.url,
  "api-key": service.apiKey,
  ...inputs,
});
const errors = (run: { readonly annotations: readonly { readonly level: string; readonly message: string }[] }) =>
  run.annotations.filter(({ level }) => level === "error").map(({ message }) => message);

test("wrong inputs are told all at once, before any work, and the outputs are set all the same", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const before = service.requests.length;
  const run = await runSources({
    workspace,
    inputs: withService({ mode: "stmap", files: "a.txt", concurrency: "many", "dry-run": "maybe" }),
  });
  expect(run.exitCode).toBe(1);
  expect(errors(run)).toMatchInlineSnapshot(`
    [
      "mode is "stmap"; it must be stamp, check, verify or monitor. Correct the input. docs/reference.md says what each input takes. More: https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#input_invalid",
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
  expect(service.requests).toHaveLength(before);
});

test("wrong inputs are told with the patterns that are none, before the release is asked for", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const run = await runSources({
    workspace,
    inputs: withService({
      mode: "verify",
      files: "a.txt\r\n../x",
      proofs: "!",
      concurrency: "many",
      "release-attach": "body",
      "output-dir": "evidence",
    }),
  });
  expect(run.exitCode).toBe(1);
  expect(errors(run)).toMatchInlineSnapshot(`
    [
      "files is "../x"; it must be a list of glob patterns, like dist/** (Invalid pattern '../x'. Relative pathing '.' and '..' is not allowed.) Correct the input. docs/reference.md says what each input takes. More: https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#input_invalid",
      "proofs is "!"; it must be a list of glob patterns, like dist/** (pattern cannot be empty). Correct the input. docs/reference.md says what each input takes. More: https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#input_invalid",
      "concurrency is "many"; it must be a whole number from 1 to 64. Correct the input. docs/reference.md says what each input takes. More: https://github.com/anchor-artifacts/anchor-artifacts/blob/v0.2.0/docs/errors.md#input_invalid",
    ]
  `);
  expect(await readdir(workspace.path)).toEqual(["a.txt"]);
});

const logOf = async (count: number): Promise<readonly string[]> => {
  const names = Array.from({ length: count }, (_, index) => `${index}.txt`);
  await using workspace = await createWorkspace(Object.fromEntries(names.map((name) => [name, name])));
  const { stdout } = await runSources({ workspace, inputs: withService({ mode: "check", files: "*.txt" }) });
  return stdout.split("\n").filter((line) => !line.startsWith("::debug::"));
};

test("the log of many subjects is folded, and what came of them stands below", async () => {
  const lines = await logOf(21);
  const start = lines.indexOf("::group::21 subjects, a line each");
  expect(lines.slice(start + 1, start + 22)).toEqual(Array(21).fill(expect.stringContaining("not found")));
  expect(lines.slice(start + 22, start + 24)).toEqual([
    "::endgroup::",
    "❌ 21 of 21 files not found (demonstration only)",
  ]);
});

test("the log of a few subjects is not folded", async () => {
  const lines = await logOf(2);
  expect(lines.filter((line) => line.startsWith("::group::"))).toEqual([expect.stringContaining("Problem report")]);
  expect(lines).toContain("❌ 2 of 2 files not found (demonstration only)");
});
