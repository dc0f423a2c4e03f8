import { join } from "node:path";

import { expect, test } from "vitest";

import { exitCodeOf, createQuote, programOf } from "#cli/ending.ts";
import { AnchorError } from "#core/errors.ts";
import type { Verdict } from "#words/verdicts.ts";
import { isPosix } from "../../support/availability.ts";
import { aDigest, aResult, aRun, outcomes } from "../../support/results.ts";

const exitOf = (failing: readonly Verdict[], unwritten = 0): number => {
  const results = failing.map((kind) => aResult(outcomes(aDigest(1))[kind]));
  const errors = Array.from({ length: unwritten }, () => new AnchorError("OUTPUT_UNWRITABLE", "The disk is full."));
  return exitCodeOf(aRun("check", results, { failOn: new Set(failing), problems: errors }));
};

test.each<[readonly Verdict[], number]>([
  [[], 0],
  [["not-found"], 1],
  [["no-match"], 1],
  [["changed"], 1],
  [["failed"], 4],
  [["unreachable"], 2],
  [["unknown"], 2],
  [["accepted"], 3],
  [["unclear"], 3],
  [["unclear", "unreachable"], 2],
  [["unclear", "unreachable", "failed"], 4],
  [["unclear", "unreachable", "failed", "not-found"], 1],
])("verdicts %j end with %d", (failing, code) => {
  expect(exitOf(failing)).toBe(code);
});

test("evidence that could not be written ends with 4, unless a file is not what it should be", () => {
  expect(exitOf([], 1)).toBe(4);
  expect(exitOf(["unreachable"], 1)).toBe(4);
  expect(exitOf(["no-match"], 1)).toBe(1);
});

test("a stamp that brought nothing ends by what became of it, whatever fail-on lets pass", () => {
  const results = [aResult(outcomes(aDigest(1)).unreachable)];
  expect(exitCodeOf(aRun("stamp", results, { failOn: new Set<Verdict>(["failed"]) }))).toBe(2);
});

const sh = ["/", {}] as const;
const gitBash = ["\\", { SHELL: "/usr/bin/bash", PROMPT: "$P$G" }] as const;
const cmd = ["\\", { PROMPT: "$P$G" }] as const;
const powerShell = ["\\", {}] as const;

test.each([
  [sh, "dist/app-1.0_x.tgz", "dist/app-1.0_x.tgz"],
  [sh, "it's $HOME", "'it'\\''s $HOME'"],
  [gitBash, "dist\\my app", "'dist\\my app'"],
  [cmd, "dist/app.tgz", "dist/app.tgz"],
  [cmd, "it's here", '"it\'s here"'],
  [cmd, "my dir\\", '"my dir\\\\"'],
  [powerShell, "it's $HOME", "'it''s $HOME'"],
  [powerShell, "@all,more", "'@all,more'"],
] as const)("for the shell of %j the word %s is written %s", ([separator, env], word, expected) => {
  expect(createQuote(env, separator)(word)).toBe(expected);
});

test.each([
  [{ npm_command: "exec" }, "/home/me/clone/node_modules/.bin/anchor-artifacts", "npx anchor-artifacts"],
  [{}, join(process.cwd(), "dist/cli/index.js"), isPosix ? "node dist/cli/index.js" : "node 'dist\\cli\\index.js'"],
  [{}, "/usr/local/bin/anchor-artifacts", "anchor-artifacts"],
  [{}, "C:\\npm\\node_modules\\anchor-artifacts\\dist\\cli\\index.js", "anchor-artifacts"],
])("a printed command starts with what the user has typed: %j, %s", (env, script, program) => {
  expect(programOf(env, script)).toBe(program);
});
