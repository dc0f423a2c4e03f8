/** What the repository offers beside the code: issue forms, habits, the example repository, other pipelines. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";

import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";

import { parseOptions } from "#cli/options.ts";
import { isPosix } from "../support/availability.ts";
import { readExamples } from "../../scripts/examples.ts";
import { findLostCitations, lostCitations } from "../../scripts/measure/citations.ts";
import { fillComponent, readComponent } from "../support/pipelines/gitlab.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "anchor-repository-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The part of GitHub's schema for issue forms that ours use. */
const formSchema = {
  type: "object",
  required: ["name", "description", "body"],
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 3 },
    description: { type: "string", minLength: 3, maxLength: 200 },
    labels: { type: "array", items: { type: "string" } },
    body: {
      type: "array",
      minItems: 1,
      contains: { properties: { type: { not: { const: "markdown" } } } },
      items: {
        type: "object",
        required: ["type", "attributes"],
        additionalProperties: false,
        properties: {
          type: { enum: ["markdown", "textarea", "input", "dropdown", "checkboxes"] },
          id: { type: "string", pattern: "^[A-Za-z0-9_-]+$" },
          attributes: {
            type: "object",
            additionalProperties: false,
            properties: {
              label: { type: "string" },
              description: { type: "string" },
              placeholder: { type: "string" },
              value: { type: "string" },
              render: { type: "string" },
              options: { type: "array", minItems: 1, uniqueItems: true, items: { type: "string" } },
            },
          },
          validations: { type: "object", properties: { required: { type: "boolean" } }, additionalProperties: false },
        },
        anyOf: [
          { properties: { type: { const: "markdown" }, attributes: { required: ["value"] } } },
          {
            required: ["id"],
            properties: { type: { not: { const: "markdown" } }, attributes: { required: ["label"] } },
          },
        ],
      },
    },
  },
} as const;

const validate = new Ajv({ allowUnionTypes: true, strict: false }).compile(formSchema);
const forms = globSync(".github/ISSUE_TEMPLATE/*.yml").filter((path) => basename(path) !== "config.yml");

test.each(forms)("the issue form %s has the form that GitHub shows, no id twice", (path) => {
  const form = parse(readFileSync(path, "utf8")) as { body: { id?: string }[] };
  expect([validate(form), validate.errors]).toEqual([true, null]);
  const ids = form.body.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test("there are three issue forms, and a vulnerability has a private way", () => {
  expect(forms).toHaveLength(3);
  const config = parse(readFileSync(".github/ISSUE_TEMPLATE/config.yml", "utf8")) as {
    blank_issues_enabled: boolean;
    contact_links: { url: string }[];
  };
  expect(config.blank_issues_enabled).toBe(false);
  expect(config.contact_links.map(({ url }) => url)).toEqual([expect.stringMatching(/\/security\/advisories\/new$/)]);
});

test("an issue form without a question would not pass", () => {
  expect(
    validate({ name: "Name", description: "What", body: [{ type: "markdown", attributes: { value: "x" } }] }),
  ).toBe(false);
});

const readLines = (path: string): readonly string[] => readFileSync(path, "utf8").split("\n");

test("what ships as it stands, and what decides about it, has owners; no line of CODEOWNERS is about a place that is gone", () => {
  const owned = readLines(".github/CODEOWNERS").filter((line) => line !== "" && !line.startsWith("#"));
  const places = owned.map((line) => line.split(" "));
  expect(places.map(([path]) => path)).toEqual(["/dist/", "/action.yml", "/.github/"]);
  expect(new Set(places.map(([, ...owners]) => owners.join(" ")))).toEqual(new Set(["@anchor-artifacts/maintainers"]));
  expect(places.filter(([path]) => !existsSync(`.${path}`))).toEqual([]);
});

test("an editor breaks lines where the formatter does", () => {
  const { printWidth } = JSON.parse(readFileSync(".oxfmtrc.json", "utf8")) as { printWidth: number };
  expect(readLines(".editorconfig")).toContain(`max_line_length = ${printWidth}`);
});

test("each section of the changelog has the heading by which release.yml finds where notes begin and end", () => {
  const headings = readLines("CHANGELOG.md").filter((line) => line.startsWith("## "));
  expect(headings.length).toBeGreaterThan(0);
  expect(headings.filter((line) => !/^## \[(?:Unreleased|\d+\.\d+\.\d+)\](?: - \d{4}-\d\d-\d\d)?$/.test(line))).toEqual(
    [],
  );
});

test("comments cite a standard, a page and heading that are there, or nothing", () => {
  expect(findLostCitations(process.cwd())).toEqual([]);
});

test.each([
  ["// As the paper says (spec \u00A72.5).", 1],
  [" * Kept (service-facts \u00A74; RFC 9110 \u00A715.2).", 1],
  ["const one = 1; // \u00A73", 1],
  ["/** Read witness.md first. */", 1],
  ["/** Merkle paths (docs/service-api.md#merkle). */", 1],
  ["/** Merkle paths (docs/service-api.md#the-merkle-path), dates (RFC 9110 \u00A75.6.7). */", 0],
])("of the line %j so many citations lead nowhere: %i", (line, count) => {
  expect(lostCitations(process.cwd(), line)).toHaveLength(count);
});

const examples = readExamples();

test("the example repository has the recipes' workflows, as scripts/examples.ts writes them", () => {
  const written = globSync("examples/.github/workflows/*").map((path) => path.replaceAll("\\", "/"));
  expect(written.toSorted()).toEqual([...examples.keys()].toSorted());
  expect(written.length).toBeGreaterThan(3);
  for (const [path, text] of examples) expect(readFileSync(path, "utf8")).toBe(text);
});

test.runIf(isPosix)("the example repository builds what its workflows stamp", () => {
  execFileSync("make", ["-s", "-f", join(process.cwd(), "examples/Makefile"), "dist"], { cwd: folder });
  expect(globSync("dist/*", { cwd: folder }).toSorted()).toEqual(["dist/app.txt", "dist/notes.txt"]);
});

/** Stands in for `npx`: prints the words it was given. */
const echo = `#!/usr/bin/env bash\nprintf '%s\\0' "$@"\n`;

function runShell(script: string, environment: Readonly<Record<string, string>>) {
  writeFileSync(join(folder, "npx"), echo, { mode: 0o755 });
  const PATH = [folder, process.env["PATH"]].join(delimiter);
  const { stdout, status } = spawnSync("sh", ["-e", "-c", script], {
    cwd: folder,
    env: { ...environment, PATH },
    encoding: "utf8",
  });
  return { status, words: stdout.split("\0").slice(0, -1) };
}

const component = readComponent();
const { inputs, jobs } = component;
const [job] = Object.values(jobs);
const text = JSON.stringify(jobs);

test("the GitLab component has inputs with a description each, of the kinds that GitLab knows, and uses each", () => {
  for (const [input, { description, type = "string", options, default: value }] of Object.entries(inputs)) {
    expect(description).toMatch(/\.$/);
    expect(["string", "number", "boolean", "array"]).toContain(type);
    if (options !== undefined) expect(options).toContain(value);
    expect(text).toContain(`$[[ inputs.${input} ]]`);
  }
  const used = [...text.matchAll(/\$\[\[ inputs\.([\w-]+) \]\]/g)].map(([, input]) => input);
  expect(used.filter((input) => input === undefined || !Object.hasOwn(inputs, input))).toEqual([]);
});

test("the GitLab component is one job with members that GitLab knows, and keeps the evidence also when it fails", () => {
  expect(Object.keys(jobs)).toEqual(["$[[ inputs.job ]]"]);
  expect(Object.keys(job ?? {})).toEqual(["stage", "image", "variables", "script", "artifacts"]);
  expect(job?.artifacts).toEqual({ when: "always", paths: ["anchor-artifacts/"], expire_in: "never" });
});

test.runIf(isPosix).each([
  ["dist/**\n!dist/*.map", "https://service.example"],
  ["a b", "$(touch broken-out)"],
  ['"; touch broken-out; "', "`touch broken-out`"],
])("the GitLab component runs one command in which no input is more than a value: %j", (files, url) => {
  const { script, variables } = fillComponent(component, { files, "api-url": url, version: "0.1.0" });
  const { status, words } = runShell(script, variables);
  expect(status).toBe(0);
  expect(words).toEqual([
    "--yes",
    "anchor-artifacts@0.1.0",
    "stamp",
    `--files=${files}`,
    `--api-url=${url}`,
    "--anchor=each",
    "--wait=0",
    "--fail-on=not-found,no-match,changed,unknown,unreachable,failed",
  ]);
  expect(globSync("broken-out", { cwd: folder })).toEqual([]);
});

test.runIf(isPosix).each(["stamp", "check", "verify"] as const)(
  "the GitLab component gives %s only options that it has",
  (mode) => {
    const given = { mode, files: "dist/**", "api-url": "https://service.example", version: "0.2.0" };
    const { script, variables } = fillComponent(component, { ...given, wait: "300" });
    const [, , command, ...options] = runShell(script, variables).words;
    expect(command).toBe(mode);
    const { values } = parseOptions(mode, options);
    expect(values.has("wait")).toBe(mode === "stamp");
  },
);

test.runIf(isPosix)("the Jenkins pipeline hands its patterns to the command line, not to the shell", () => {
  const page = readFileSync("docs/roll-out.md", "utf8");
  const [, script = ""] = /```groovy\n[^]*?sh '([^']+)'/.exec(page) ?? [];
  const { words } = runShell(script, {});
  expect(words).toEqual([
    "--yes",
    "anchor-artifacts@0.2.0",
    "stamp",
    "--files=dist/**",
    "--api-url=https://service.example",
  ]);
});

test.runIf(isPosix).each([
  ["", 0, ""],
  ["dist/a.js", 1, "NOT OURS: dist/a.js\n"],
  ["dist/b.js", 1, "NOT OURS: dist/b.js\n"],
])("the commands for reviewers end with an error where a file of dist/ is not attested: %j", (bad, status, told) => {
  const page = readFileSync("docs/security.md", "utf8");
  const [, script = ""] = /```sh\n[^]*?^(\( for [^]*?)```/m.exec(page) ?? [];
  const programs = {
    git: '[ "$1" = ls-files ] && printf "dist/a.js\\ndist/b.js\\n" || echo c0ffee',
    gh: '[ "$3" != "$BAD" ] && case "$*" in *"--source-digest c0ffee"*"release.yml"*) ;; *) false ;; esac',
  };
  for (const [name, body] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  const PATH = [folder, process.env["PATH"]].join(delimiter);
  const run = spawnSync("sh", ["-c", script], { cwd: folder, env: { PATH, BAD: bad }, encoding: "utf8" });
  expect([run.status, run.stdout]).toEqual([status, told || "All of dist/ is ours.\n"]);
});
