import { expect, test } from "vitest";

import { inputOptions, parseOptions, renderHelp } from "#cli/options.ts";

const parse = (...args: readonly string[]) => {
  const { values, words } = parseOptions("stamp", args);
  return { values: Object.fromEntries(values), words };
};

test.each([
  [["a.tgz", "b.tgz"], { values: {}, words: ["a.tgz", "b.tgz"] }],
  [["--files", "a", "--files=b"], { values: { files: ["a", "b"] }, words: [] }],
  [["--dry-run", "a"], { values: { "dry-run": ["true"] }, words: ["a"] }],
  [["--dry-run=false"], { values: { "dry-run": ["false"] }, words: [] }],
  [["--json=TRUE"], { values: { json: ["true"] }, words: [] }],
  [["--fail-on=changed", "--fail-on", "failed"], { values: { "fail-on": ["changed", "failed"] }, words: [] }],
  [["--", "--dry-run"], { values: {}, words: ["--dry-run"] }],
  [["--node", "http://a", "--node", "http://b"], { values: { node: ["http://a", "http://b"] }, words: [] }],
])("words are taken apart: %j", (args, expected) => {
  expect(parse(...args)).toEqual(expected);
});

test.each([
  [["--api-key", "k"], /--api-key is not taken.*ANCHOR_API_KEY/],
  [["--api-key=k"], /--api-key is not taken/],
  [["--github-token", "t"], /GITHUB_TOKEN/],
  [["--mode", "check"], /--mode is no option/],
  [["--fail"], /--fail is no option/],
  [["--toString"], /--toString is no option/],
  [["--api-url"], /--api-url needs a value/],
  [["--api-url", "a", "--api-url", "b"], /given 2 times/],
  [["--dry-run=perhaps"], /must be true or false/],
  [["-x"], /-x is no option/],
])("words that cannot be meant are refused in one line: %j", (args, problem) => {
  expect(() => parse(...args)).toThrow(problem);
  expect(() => parse(...args)).toThrow(expect.objectContaining({ code: "INPUT_INVALID" }));
});

test("words that cannot be meant are refused in one line: a key among the words is not read aloud", () => {
  expect(() => parse("--api-key=my-secret-key")).not.toThrow(/my-secret-key/);
});

test("help names every input but the mode and the secrets", () => {
  const help = renderHelp();
  expect(inputOptions.filter((name) => !help.includes(`--${name}`))).toEqual([]);
  expect(help).not.toMatch(/--api-key |--github-token|--mode/);
});
