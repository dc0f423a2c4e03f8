/** What every workflow of this repository, and every one that its documents show, has to keep to. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { validate } from "@actions/languageservice";
import { describe, expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

import {
  isMember,
  isWorkflow,
  jobsOf,
  membersOf,
  readSnippets,
  readWorkflowFiles,
  stepsOf,
  toSource,
  type WorkflowSource,
} from "../support/workflow/sources.ts";

const own = readWorkflowFiles(".github/workflows");
const snippets = readSnippets();
const all = [...own, ...snippets];

const { inputs } = parse(readFileSync("action.yml", "utf8")) as {
  readonly inputs: Readonly<Record<string, { readonly required: boolean }>>;
};

/** What a rule finds wrong with a workflow or a part of one. */
type Rule = (source: WorkflowSource) => readonly string[];

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const isSelf = (uses: unknown): boolean =>
  typeof uses === "string" && /^(?:\.\/|anchor-artifacts\/)(?!.*\/workflows\/)/.test(uses);
/** What a checkout brought along has the commit of the checkout. */
const isLocal = (uses: string): boolean => uses.startsWith("./");

/** Whether other workflows alone start it. */
const isCalled = ({ value }: WorkflowSource): boolean =>
  isMember(value) && isMember(value["on"]) && Object.keys(value["on"]).join() === "workflow_call";

/** What the job of each workflow to call uses with a secret key; with `api-key-from: github`, `id-token: write` too. */
const toGrant: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stamp: { actions: "read", contents: "read" },
  verify: { contents: "read" },
  monitor: { contents: "read", issues: "write" },
};

const rules: Readonly<Record<string, Rule>> = {
  "actions are pinned by commit, with the version as a comment": (source) => {
    const used = stepsOf(source).flatMap(({ uses }) => (typeof uses === "string" && !isLocal(uses) ? [uses] : []));
    const commented = new Set([...source.text.matchAll(/uses: (\S+) # v\d+\.\d+\.\d+$/gm)].map(([, uses]) => uses));
    return used.filter((uses) => !pinned.test(uses) || !commented.has(uses));
  },
  "nothing is permitted at the top, and every job says what it needs": (source) => {
    if (!isWorkflow(source) || isCalled(source)) return [];
    const top = isMember(source.value) && JSON.stringify(source.value["permissions"]) === "{}" ? [] : ["the workflow"];
    return [...top, ...jobsOf(source).flatMap(([id, job]) => (isMember(job["permissions"]) ? [] : [id]))];
  },
  // GitHub refuses a caller that grants less than is named here, also where the job would not use it.
  "a workflow to call names no permissions: its jobs have what the caller grants": (source) =>
    isCalled(source) ? membersOf(source.value).flatMap(({ permissions }) => (permissions ? ["permissions"] : [])) : [],
  "who calls a workflow grants what its job uses, and no more": (source) =>
    jobsOf(source).flatMap(([id, { uses, permissions, with: given }]) => {
      const [, name = ""] = /^anchor-artifacts\/.*\/workflows\/(\w+)\.yml@/.exec(String(uses)) ?? [];
      const isByToken = isMember(given) && given["api-key-from"] === "github";
      const needed = { ...toGrant[name], ...(isByToken && { "id-token": "write" }) };
      return name === "" || isDeepStrictEqual(permissions, needed) ? [] : [`${id}: ${JSON.stringify(needed)}`];
    }),
  "no event hands secrets to a fork's code": ({ value }) => {
    const events = isMember(value) ? value["on"] : undefined;
    const names = isMember(events) ? Object.keys(events) : [events].flat();
    return names.filter((name) => name === "pull_request_target").map(String);
  },
  "secrets are named, never inherited": ({ value }) =>
    membersOf(value).flatMap(({ secrets }) => (secrets === "inherit" ? ["secrets: inherit"] : [])),
  "values reach a script by the environment, never as a part of it": (source) =>
    stepsOf(source).flatMap((step) => {
      const scripts = [step["run"], isMember(step["with"]) ? step["with"]["script"] : undefined];
      return scripts.filter((script): script is string => typeof script === "string" && script.includes("${{"));
    }),
  "a checkout leaves no credentials behind": (source) =>
    stepsOf(source).flatMap(({ uses, with: given }) => {
      const isCheckout = typeof uses === "string" && uses.startsWith("actions/checkout@");
      return isCheckout && !(isMember(given) && given["persist-credentials"] === "false") ? [uses] : [];
    }),
  "the action is given inputs that it has, and those that it must have": (source) =>
    stepsOf(source).flatMap(({ uses, with: given }) => {
      if (!isSelf(uses)) return [];
      const names = isMember(given) ? Object.keys(given) : [];
      const missing = Object.entries(inputs).flatMap(([name, { required }]) =>
        required && !names.includes(name) ? [`without ${name}`] : [],
      );
      return [...names.filter((name) => !Object.hasOwn(inputs, name)), ...missing];
    }),
};

function toCaller(name: string, permissions: string, given = "{}"): string {
  const uses = `anchor-artifacts/anchor-artifacts/.github/workflows/${name}.yml@${"0".repeat(40)}`;
  return `jobs: { a: { permissions: ${permissions}, uses: "${uses}", with: ${given} } }`;
}

/** For each rule what it says, and what breaks it. */
const violations: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "actions are pinned by commit, with the version as a comment": [
    ["actions/checkout@v7", "steps: [{ uses: actions/checkout@v7 }]"],
    [`actions/checkout@${"a".repeat(40)}`, `- uses: actions/checkout@${"a".repeat(40)}\n`],
    [`actions/checkout@${"a".repeat(40)}`, `- uses: actions/checkout@${"a".repeat(40)} # v7\n`],
    [
      "octo-org/octo-repo/.github/workflows/a.yml@main",
      "jobs: { call: { uses: octo-org/octo-repo/.github/workflows/a.yml@main } }",
    ],
    ["docker://alpine:3", "- uses: docker://alpine:3 # v3.0.0\n"],
  ],
  "nothing is permitted at the top, and every job says what it needs": [
    ["the workflow", "jobs: { a: { permissions: {} } }"],
    ["the workflow", "permissions: read-all\njobs: { a: { permissions: {} } }"],
    ["the workflow", "permissions: { contents: read }\njobs: {}"],
    ["a", "permissions: {}\njobs: { a: {} }"],
    ["a", "permissions: {}\njobs: { a: { permissions: write-all } }"],
  ],
  "a workflow to call names no permissions: its jobs have what the caller grants": [
    ["permissions", "on: { workflow_call: {} }\npermissions: {}\njobs: { a: {} }"],
    ["permissions", "on: { workflow_call: {} }\njobs: { a: { permissions: { id-token: write } } }"],
  ],
  "who calls a workflow grants what its job uses, and no more": [
    ['a: {"contents":"read","issues":"write"}', toCaller("monitor", "{ contents: read }")],
    [
      'a: {"contents":"read","issues":"write"}',
      toCaller("monitor", "{ contents: read, issues: write, id-token: write }"),
    ],
    ['a: {"contents":"read","id-token":"write"}', toCaller("verify", "{ contents: read }", "{ api-key-from: github }")],
  ],
  "no event hands secrets to a fork's code": [
    ["pull_request_target", "on: pull_request_target"],
    ["pull_request_target", "on: [push, pull_request_target]"],
    ["pull_request_target", "on: { pull_request_target: { types: [opened] } }"],
  ],
  "secrets are named, never inherited": [["secrets: inherit", "jobs: { call: { secrets: inherit } }"]],
  "values reach a script by the environment, never as a part of it": [
    ["echo ${{ github.event.issue.title }}", "- run: echo ${{ github.event.issue.title }}\n"],
    ["echo ${{ inputs.name }}", "- { run: 'echo ${{ inputs.name }}' }"],
    ["echo ${{ steps.a.outputs.b }}", "- run: echo ${{ steps.a.outputs.b }}\n"],
    ["f(${{ github.ref }})", "- { uses: actions/github-script@v8, with: { script: 'f(${{ github.ref }})' } }"],
  ],
  "a checkout leaves no credentials behind": [
    ["actions/checkout@v7", "- uses: actions/checkout@v7\n"],
    ["actions/checkout@v7", "- { uses: actions/checkout@v7, with: { persist-credentials: true } }"],
  ],
  "the action is given inputs that it has, and those that it must have": [
    ["flies", "- { uses: ./, with: { mode: check, api-url: a, flies: b } }"],
    ["without mode", "- { uses: anchor-artifacts/anchor-artifacts@v1, with: { api-url: a } }"],
    ["without mode", "- uses: anchor-artifacts/anchor-artifacts@v1\n"],
  ],
};

describe.each(Object.entries(rules))("%s", (name, rule) => {
  test.each(all)("a workflow keeps the rule: $name", (source) => {
    expect(rule(source)).toEqual([]);
  });

  test.each(violations[name] ?? [])("a workflow that breaks the rule is told of %s", (finding, text) => {
    expect(rule(toSource("bad.yml", text))).toEqual([finding]);
  });

  test("a rule of workflows is known to find something", () => {
    expect(violations[name]?.length).toBeGreaterThan(0);
  });
});

test("the documents show workflows, and parts of some", () => {
  expect(snippets.filter(isWorkflow).length).toBeGreaterThan(0);
  expect(snippets.filter((source) => !isWorkflow(source)).length).toBeGreaterThan(0);
});

test("only these workflows may write, and only this", () => {
  const scopes = own.flatMap((source) =>
    jobsOf(source).flatMap(([id, { permissions }]) =>
      Object.entries(isMember(permissions) ? permissions : {})
        .filter(([, access]) => access !== "read")
        .map(([scope, access]) => `${source.name} ${id} ${scope}: ${String(access)}`),
    ),
  );
  expect(scopes).toEqual([
    ".github/workflows/codeql.yml analyze security-events: write",
    ".github/workflows/release.yml draft contents: write",
    ".github/workflows/release.yml attest id-token: write",
    ".github/workflows/release.yml attest attestations: write",
    ".github/workflows/release.yml publish contents: write",
    ".github/workflows/release.yml npm id-token: write",
  ]);
});

test("one action has one commit wherever it is used", () => {
  const commits = new Map<string, Set<string>>();
  for (const { uses } of all.flatMap(stepsOf)) {
    const [action = "", commit] = String(uses).split("@");
    if (commit !== undefined) commits.set(action, (commits.get(action) ?? new Set()).add(commit));
  }
  expect([...commits].filter(([, { size }]) => size > 1)).toEqual([]);
});

test("a release is made without a cache, which others could have filled", () => {
  const release = own.find(({ name }) => name.endsWith("/release.yml"));
  const steps = release === undefined ? [] : stepsOf(release);
  const setups = steps.filter(({ uses }) => String(uses).startsWith("actions/setup-node@"));
  const caches = setups.map(({ with: given }) => isMember(given) && given["package-manager-cache"]);
  expect(caches).toEqual(["false", "false"]);
  expect(steps.filter(({ uses }) => String(uses).startsWith("actions/cache"))).toEqual([]);
});

const ci = own.find(({ name }) => name.endsWith("/ci.yml")) ?? toSource("ci.yml", "");
const jobs = new Map(jobsOf(ci));

test("our CI has a last job that waits for every other one, whatever becomes of them", () => {
  const { needs, if: condition } = jobs.get("conclusion") ?? {};
  expect(needs).toEqual([...jobs.keys()].filter((id) => id !== "conclusion"));
  expect(condition).toBe("always()");
});

test("our CI uses the action of the pull request itself, to stamp, to verify, and to see a verification fail", () => {
  expect(isMember(ci.value) && ci.value["on"]).toHaveProperty("pull_request");
  const uses = membersOf(jobs.get("action-test")).filter(({ uses: action }) => action === "./");
  const told = uses.map(({ with: given, ...step }) => [isMember(given) && given["mode"], step["continue-on-error"]]);
  expect(told).toEqual([
    ["stamp", undefined],
    ["verify", undefined],
    ["verify", "true"],
  ]);
});

test("our CI runs on the Node of .node-version wherever it sets one up", () => {
  const setups = stepsOf(ci).filter(({ uses }) => String(uses).startsWith("actions/setup-node@"));
  expect(setups.length).toBeGreaterThan(0);
  expect(setups.filter(({ with: given }) => JSON.stringify(given) !== '{"node-version-file":".node-version"}')).toEqual(
    [],
  );
});

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
/** The scripts that `command` comes down to; those that only name others are followed. */
const leavesOf = (command: string): readonly string[] =>
  [...command.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name = ""]) => {
    const below = leavesOf(scripts[name] ?? "");
    return below.length > 0 ? below : [name];
  });
const checks = leavesOf("npm run check");

test("what CI checks before the tests is one list, that of `npm run check`", () => {
  expect(checks).toEqual(["lint", "format:check", "typecheck", "unused", "check:dist"]);
});

test("what CI checks before the tests is what .ci/run runs, by that name", () => {
  const run = readFileSync(".ci/run", "utf8");
  expect(run.match(/^npm run .*$/gm)).toEqual(["npm run check"]);
});

test("what CI checks before the tests is what the jobs of ci.yml run between them", () => {
  const commands = stepsOf(toSource("ci.yml", readFileSync(".github/workflows/ci.yml", "utf8")))
    .map(({ run }) => String(run))
    .filter((run) => run.startsWith("npm run check"));
  expect(commands.flatMap(leavesOf)).toEqual(checks);
});

const action = toSource("action.yml", readFileSync("action.yml", "utf8"));

test.each([action, ...own, ...snippets.filter(isWorkflow)])(
  "GitHub's language service accepts $name",
  async (source) => {
    expect(await diagnose(source)).toEqual([]);
  },
);

test("GitHub's language service finds what is wrong", async () => {
  const wrong = "on: push\njobs: { a: { runs-on: x, steps: [{ rnu: make }, { run: make, if: matrx.a }] } }\n";
  expect((await diagnose(toSource("wrong.yml", wrong))).length).toBeGreaterThan(1);
});

/** The findings, each with its line; the rules for a file depend on the file's place and name. */
async function diagnose({ name, text }: WorkflowSource): Promise<readonly unknown[]> {
  const path = name === "action.yml" ? name : `.github/workflows/${name.replaceAll(/\W/g, "-")}.yml`;
  const findings = await validate(TextDocument.create(`file:///${path}`, "yaml", 1, text));
  return findings.map(({ message, range }) => [range.start.line + 1, message]);
}
