import { join } from "node:path";

import { expect, test } from "vitest";

import { createQuote, programOf } from "#cli/ending.ts";
import { isPosix } from "../../support/availability.ts";

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
