/** The same files as a GitHub step, a GitLab job, a Jenkins stage and in a bare shell. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { sha3Of } from "../../support/digests.ts";
import { runCommandHere } from "../../support/cli.ts";
import { fillComponent, gitlabVariables, readComponent } from "../../support/pipelines/gitlab.ts";
import { runPipelineShell } from "../../support/pipelines/shell.ts";
import { runAction, runActionHere } from "../../support/runner/runner.ts";
import { startService } from "../../support/service/service.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

const files = { "dist/app.tgz": "app", "dist/a folder/caf\u00E9.txt": "text", "dist/empty": "", "dist/z.map": "map" };
const patterns = "dist/**\n!dist/*.map";

const service = await startService();
afterAll(() => service.close());

interface Ran {
  readonly exitCode: number | null;
  readonly results: string;
}

type Inputs = Readonly<Record<string, string>>;
type Play = (workspace: Workspace, mode: string, more: Inputs) => Promise<Ran>;

async function runStep(workspace: Workspace, mode: string, more: Inputs, run: typeof runActionHere): Promise<Ran> {
  const inputs = { mode, files: patterns, "api-url": service.url, "api-key": service.apiKey, ...more };
  const { exitCode, outputs } = await run({ workspace, inputs });
  return { exitCode, results: await readFile(outputs["results-path"] ?? "", "utf8") };
}

/** Where a job can run. Each gets the mode, and the inputs that differ from their defaults. */
const places = {
  "a GitHub step": (workspace, mode, more) => runStep(workspace, mode, more, runAction),
  "a GitLab job": async (workspace, mode, more) => {
    const given = { mode, files: patterns, "api-url": service.url, version: "0.2.0", ...more };
    const component = readComponent();
    const { script, variables } = fillComponent(component, given);
    // What the component has no input for is said to the command line itself.
    const others = Object.entries(more).filter(([name]) => component.inputs[name] === undefined);
    const env = { ...gitlabVariables(workspace.path), ...variables, ANCHOR_API_KEY: service.apiKey };
    return left(workspace, await runPipelineShell(workspace, `${script} ${toOptions(others)}`, env));
  },
  "a bare shell": async (workspace, mode, more) => {
    const script = `anchor-artifacts ${mode} 'dist/**' '!dist/*.map' ${toOptions(Object.entries(more))}`;
    const env = { ANCHOR_API_KEY: service.apiKey, ANCHOR_API_URL: service.url };
    return left(workspace, await runPipelineShell(workspace, script, env));
  },
} as const satisfies Readonly<Record<string, Play>>;

/** The sources of two of them, in this process: a place's shell makes no difference to them. */
const sources = {
  "a GitHub step": (workspace, mode, more) => runStep(workspace, mode, more, runActionHere),
  "a bare shell": async (workspace, mode, more) => {
    const args = [mode, "dist/**", "!dist/*.map", ...Object.entries(more).map(([name, value]) => `--${name}=${value}`)];
    const env = { ANCHOR_API_KEY: service.apiKey, ANCHOR_API_URL: service.url };
    return left(workspace, await runCommandHere(args, { cwd: workspace.path, env }));
  },
} as const satisfies Readonly<Record<string, Play>>;

function toOptions(inputs: readonly (readonly [name: string, value: string])[]): string {
  return inputs.map(([name, value]) => `'--${name}=${value}'`).join(" ");
}

async function left(workspace: Workspace, { exitCode }: { readonly exitCode: number | null }): Promise<Ran> {
  return { exitCode, results: await readFile(join(workspace.path, "anchor-artifacts", "results.json"), "utf8") };
}

/** `results.json` without what may differ: ids, times, and where the run was. */
function withoutTheRun(results: string): string {
  return results
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "(time)")
    .replaceAll(/"uid":"0x[0-9A-F]{20}"/g, '"uid":"(id)"')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(id)")
    .replaceAll(/^( {2}"(?:repository|ref|tag|run_id|run_attempt|run_url|commit)": )".*"/gm, '$1"(place)"');
}

async function runIn(play: Play, mode: string, more: Inputs, content = files): Promise<Ran> {
  await using workspace = await createWorkspace(content);
  return await play(workspace, mode, more);
}

/** In each place what was built, else the sources, which run one after the other. */
async function runEverywhere(how: string, mode: string, more: Inputs): Promise<readonly Ran[]> {
  if (how === "built") return await Promise.all(Object.values(places).map((play) => runIn(play, mode, more)));
  const runs: Ran[] = [];
  for (const play of Object.values(sources)) runs.push(await runIn(play, mode, more));
  return runs;
}

describe.runIf(process.platform === "linux")("the same files in every place", () => {
  beforeAll(async () => {
    for (const text of Object.values(files)) await service.ledger.stamp(sha3Of(text));
  });

  test.each([
    ["check", "sources", {}],
    ["verify", "sources", {}],
    ["stamp", "sources", {}],
    ["stamp", "built", { anchor: "manifest" }],
  ])(
    "the same files give the same results.json in every place, byte for byte, in mode %s, %s, with %j",
    async (mode, how, more) => {
      // So that none of the places is the one whose stamp makes the list known.
      if ("anchor" in more) await runIn(sources["a bare shell"], mode, more);
      const [onGitHub, ...elsewhere] = await runEverywhere(how, mode, more);
      const expected = withoutTheRun(onGitHub?.results ?? "");
      expect(expected).toContain(`"name":"dist/a folder/caf\u00E9.txt"`);
      // So that other files would give other results.
      expect(expected).toContain(sha3Of("app"));
      expect(expected.match(/\(place\)/g)).toHaveLength(7);
      expect(elsewhere.map(({ results }) => withoutTheRun(results))).toEqual(elsewhere.map(() => expected));
      expect([onGitHub, ...elsewhere].map((run) => run?.exitCode)).toEqual([0, ...elsewhere.map(() => 0)]);
    },
  );
});

const withAddress = (script: string): string => script.replace("https://service.example", service.url);

test.runIf(process.platform === "linux")(
  "the Jenkins stage of docs/roll-out.md stamps what its patterns name",
  async () => {
    const page = await readFile("docs/roll-out.md", "utf8");
    const [, script = ""] = /```groovy\n[^]*?sh '([^']+)'/.exec(page) ?? [];
    await using workspace = await createWorkspace({
      "dist/from-jenkins.txt": "from Jenkins",
      "other.txt": "not named",
    });
    const { exitCode, stderr } = await runPipelineShell(workspace, withAddress(script), {
      ANCHOR_API_KEY: service.apiKey,
      BUILD_URL: "https://jenkins.example/job/app/7/",
      JENKINS_URL: "https://jenkins.example/",
      WORKSPACE: workspace.path,
    });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.any(String) });
    expect(await workspace.read("anchor-artifacts/anchor-SHA3-256SUMS")).toMatch(
      /^SHA3-256 \(dist\/from-jenkins\.txt\) = \w{64}\n$/,
    );
  },
);

test.runIf(process.platform === "linux")(
  "the lines of docs/command-line.md for a shell stamp, verify, and check offline",
  async () => {
    const page = await readFile("docs/command-line.md", "utf8");
    const [, script = ""] = /^## In a shell\n[^]*?```sh\n([^]*?)```/m.exec(page) ?? [];
    await using workspace = await createWorkspace({
      Makefile: "dist:\n\tmkdir dist && echo of a shell > dist/app.txt\n",
    });
    const env = { ANCHOR_API_KEY: service.apiKey };
    const { exitCode, stdout, stderr } = await runPipelineShell(workspace, withAddress(script), env);
    // A demonstration's evidence is incomplete, which ends with 3: everything before it went well.
    expect({ exitCode, stderr }).toEqual({ exitCode: 3, stderr: expect.not.stringContaining("rror") });
    expect(stdout).toMatch(/1 of 1 file verified[^]*\bbytes\b[^]*\byes\b/);
  },
);
