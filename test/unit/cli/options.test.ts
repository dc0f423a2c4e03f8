import { expect, test } from "vitest";

import { renderHelp } from "#cli/help.ts";
import { type CommandName, commands, optionsOf, parseOptions } from "#cli/options.ts";

const parse = (...args: readonly string[]) => {
  const { values, positionals } = parseOptions("stamp", args);
  return { values: Object.fromEntries(values), positionals };
};

test.each([
  [["a.tgz", "b.tgz"], { values: {}, positionals: ["a.tgz", "b.tgz"] }],
  [["--files", "a", "--files=b"], { values: { files: ["a", "b"] }, positionals: [] }],
  [["--dry-run", "a"], { values: { "dry-run": ["true"] }, positionals: ["a"] }],
  [["--dry-run=false"], { values: { "dry-run": ["false"] }, positionals: [] }],
  [["--json=TRUE"], { values: { json: ["true"] }, positionals: [] }],
  [["--fail-on=changed", "--fail-on", "failed"], { values: { "fail-on": ["changed", "failed"] }, positionals: [] }],
  [["--", "--dry-run"], { values: {}, positionals: ["--dry-run"] }],
  [["--witness", "rfc3161 a", "--witness=b"], { values: { witness: ["rfc3161 a", "b"] }, positionals: [] }],
])("words are taken apart: %j", (args, expected) => {
  expect(parse(...args)).toEqual(expected);
});

test.each([
  [["--api-key", "k"], /--api-key is not an option\. Others could read it .*ANCHOR_API_KEY/],
  [["--api-key=k"], /--api-key is not an option/],
  [["--github-token", "t"], /GH_TOKEN/],
  [["--mode", "check"], /--mode is not an option/],
  [["--fail"], /--fail is not an option of stamp\. Do you mean --fail-on\?/],
  [["--wiat=3"], /Do you mean --wait\?/],
  [["--zzzzzz"], /--zzzzzz is not an option of stamp\.$/],
  [["--toString"], /--toString is not an option/],
  [["--api-url"], /--api-url needs a value/],
  [["--api-url", "--json"], /--api-url needs a value; if --json is meant, write --api-url=--json/],
  [["--evidence", "e.json"], /--evidence is not an option of stamp, but of verify/],
  [["--wait", "--json"], /--wait needs a value/],
  [["--json=maybe"], /it must be true or false/],
  [["--release-attach=body"], /--release-attach is not an option\. The command line reads releases/],
  [["--api-url", "a", "--api-url", "b"], /given 2 times/],
  [["--dry-run=perhaps"], /must be true or false/],
  [["-x"], /-x is not an option/],
])("words that cannot be meant are refused in one line: %j", (args, problem) => {
  expect(() => parse(...args)).toThrow(problem);
  expect(() => parse(...args)).toThrow(expect.objectContaining({ code: "INPUT_INVALID" }));
});

test("a boolean needs no value, and takes none from the next word", () => {
  const { values, positionals } = parseOptions("verify", ["--report", "--json", "a.tgz", "--send-file-names=false"]);
  expect(positionals).toEqual(["a.tgz"]);
  expect([...values]).toEqual([
    ["report", ["true"]],
    ["json", ["true"]],
    ["send-file-names", ["false"]],
  ]);
});

test("words that cannot be meant are refused in one line: a key among the words is not read aloud", () => {
  expect(() => parse("--api-key=my-secret-key")).not.toThrow(/my-secret-key/);
});

/** Inputs that these modes ignore, so that one workflow can serve all modes. */
const ignored: Partial<Record<CommandName, readonly string[]>> = {
  check: ["wait=9", "witness=rfc3161 https://tsa.example"],
  verify: ["wait=9"],
  monitor: ["wait=9", "max-files=9", "if-no-files-found=warn"],
};

test.each(commands)("%s takes no option that it would ignore, and its help has none", (command) => {
  for (const option of ignored[command] ?? []) {
    const name = option.replace(/=.*/, "");
    expect(() => parseOptions(command, [`--${option}`])).toThrow(`--${name} is not an option of ${command}`);
    expect(renderHelp(command)).not.toMatch(new RegExp(`^  --${name}\\b`, "m"));
  }
});

test.each(commands)(
  "the help of %s describes each of its options, at 80 columns, with examples and exit codes",
  (command) => {
    const help = renderHelp(command);
    for (const { name, row, default: standing = "" } of optionsOf(command).values()) {
      const [, text = ""] = new RegExp(`^  --${name}(?: .+)?\\n((?: {6}.+\\n)+)`, "m").exec(help) ?? [];
      const said = text.replaceAll(/\s+/g, " ");
      expect(said).toMatch(/^ \S.{15,}\. $/);
      expect(said).toContain(row.kind === "boolean" ? "Default: off." : standing);
    }
    expect(help.match(/^ {2}anchor-artifacts .+$/gm)?.length).toBeGreaterThanOrEqual(3);
    expect(help).toMatch(/\nExit codes\n {2}0 {4}/);
    expect(help.split("\n").filter((line) => line.length >= 80)).toEqual([]);
    expect(help).not.toMatch(
      /\b(?:steps?|inputs?|job|npm run|runner)\b|github\.(?!com)|--api-key |--github-token|--mode\b/,
    );
  },
);

test("the clocks that need no account are among what most people need to stamp", () => {
  const [, first = ""] = /^What most people need\n((?: {2}.+\n)+)/m.exec(renderHelp("stamp")) ?? [];
  expect(first).toContain("  --witness KIND URL\n");
});
