import { expect, onTestFinished, test } from "vitest";

import { readLeftovers } from "../../support/process/leftovers.ts";
import { runAction, runActionHere, type RunOptions } from "../../support/runner/runner.ts";
import { findSecret } from "../../support/runner/secrets.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const manifest = `
inputs:
  mode:
    required: true
  request-timeout:
    default: 300
  report:
    default: false
  two words:
    default: spaced
  place:
    default: \${{ github.workflow }} \${{ github.job }} \${{ toJSON(matrix) }}
  github-token:
    default: \${{ github.token }}
runs:
  using: node24
  main: dist/index.js
`;

/** A workspace whose action is `code`, written against the real toolkit where it names that. */
async function setUp(code: string, more: Omit<RunOptions, "workspace"> = {}): Promise<RunOptions> {
  const workspace = await createWorkspace();
  onTestFinished(() => workspace.remove());
  const core = `import * as core from ${JSON.stringify(import.meta.resolve("@actions/core"))};\n`;
  const entry = await workspace.write("action/index.mjs", (code.includes("core.") ? core : "") + code);
  return { workspace, entry, manifest: await workspace.write("action/action.yml", manifest), ...more };
}

test("an action has its inputs, the job's facts, the event, and nothing of the test's own process but what Node has compiled", async () => {
  const code = `import { readFileSync, writeFileSync } from "node:fs";
      const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, "utf8"));
      const said = JSON.stringify({ env: process.env, cwd: process.cwd(), event });
      writeFileSync(process.env.GITHUB_OUTPUT, "said<<END\\n" + said + "\\nEND\\n");`;
  const options = await setUp(code, {
    inputs: { mode: "check\nand more" },
    matrix: { os: "linux" },
    event: { name: "release", payload: { action: "published" } },
    ref: "refs/tags/v1.2",
    runAttempt: "3",
    env: { EXTRA: "1", CI: undefined },
  });
  const { outputs } = await runAction(options);
  const { env, cwd, event } = JSON.parse(outputs["said"] ?? "") as { env: object; cwd: string; event: object };
  expect([cwd, event]).toEqual([options.workspace.path, { action: "published" }]);
  expect(env).toMatchObject({
    INPUT_MODE: "check\nand more",
    "INPUT_REQUEST-TIMEOUT": "300",
    INPUT_REPORT: "false",
    INPUT_TWO_WORDS: "spaced",
    INPUT_PLACE: 'Release build {\n  "os": "linux"\n}',
    "INPUT_GITHUB-TOKEN": "github-token-for-tests",
    GITHUB_ACTIONS: "true",
    GITHUB_REF_NAME: "v1.2",
    GITHUB_REF_TYPE: "tag",
    GITHUB_RUN_ATTEMPT: "3",
    GITHUB_WORKSPACE: options.workspace.path,
    HOME: options.workspace.home,
    RUNNER_TEMP: options.workspace.temp,
    EXTRA: "1",
  });
  expect(Object.keys(env).filter((name) => /^(?:npm_|VITEST|NODE_(?!COMPILE_CACHE$))|^CI$/.test(name))).toEqual([]);
});

test("the runner refuses an input that action.yml does not name, and an expression it cannot resolve", async () => {
  const options = await setUp("", { inputs: { filse: "x" } });
  await expect(runAction(options)).rejects.toThrow("no input filse");
  const unknown = await options.workspace.write("action.yml", "inputs: {a: {default: '${{ hashFiles(1) }}'}}");
  await expect(runAction({ ...options, inputs: {}, manifest: unknown })).rejects.toThrow("hashFiles");
});

test("what an action leaves is searched for a secret, which may stand in its own add-mask only", async () => {
  const secret = "s3cret-canary";
  const options = await setUp(
    `
      import { writeFileSync } from "node:fs";
      core.setSecret("${secret}");
      writeFileSync("kept.txt", Buffer.from("..${secret}..").toString("base64"));
      console.error("error: ${secret}");
      core.setOutput("oops", "${secret}");
    `,
    { secrets: [secret] },
  );
  const run = await runAction(options);
  const found = findSecret(secret, await readLeftovers(run, options.workspace));
  const places = found.map((place) => place.replace(/^.*[/\\]/, ""));
  expect(places.filter((place) => !place.startsWith("index.mjs"))).toEqual([
    "stderr: plain",
    "kept.txt: base64 +2",
    "set_output_1: plain",
  ]);
});

test("the largest resident set of an action is measured where that is wanted, whatever memory has what starts it", async () => {
  const mebibyte = 1024 * 1024;
  const options = await setUp("globalThis.kept = Buffer.alloc(100 * 1024 * 1024, 1);", { measureMemory: true });
  const own = Buffer.alloc(300 * mebibyte, 1);
  const { peakBytes = 0 } = await runAction(options);
  expect(peakBytes).toBeGreaterThan(100 * mebibyte);
  expect(peakBytes).toBeLessThan(own.length);
});

test("a run in this process leaves no listener on its streams", async () => {
  await using workspace = await createWorkspace();
  const listeners = process.stdout.listenerCount("error");
  const run = await runActionHere({ workspace, inputs: { mode: "none" } });
  expect(run.exitCode).toBe(1);
  expect(process.stdout.listenerCount("error")).toBe(listeners);
});
