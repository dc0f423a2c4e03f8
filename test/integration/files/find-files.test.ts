import { linkSync, realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";

import { create, type GlobOptions } from "@actions/glob";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { compareNames } from "#core/checksums.ts";
import { isPosix } from "../../support/availability.ts";
import { find } from "../../support/files/find.ts";
import { createZoo, type Zoo } from "../../support/files/zoo.ts";
import { runs } from "../../support/runs.ts";

/** The absolute paths that GitHub's own globber finds; the line that it prints for each step a runner would hide. */
async function globByToolkit(patterns: string, options: GlobOptions): Promise<readonly string[]> {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk: Uint8Array | string): boolean => String(chunk).startsWith("::debug::") || write(chunk);
  try {
    return await (await create(patterns, options)).glob();
  } finally {
    stdout.write = write;
  }
}

const files = [
  ".config/x.json",
  ".hidden",
  "#hash.txt",
  "a/b.txt",
  "a/bb/c/d/e.txt",
  "a.txt",
  "back\\slash.txt",
  "brace{a,b}.txt",
  "br[1]/x.txt",
  "br1/x.txt",
  "dist/app.js",
  "dist/app.js.map",
  "dist/sub/deep/x.txt",
  "dist/sub/y.js",
  "distant.js",
  "node_modules/m/index.js",
  "node_modules/m/node_modules/n/index.js",
  "q?.txt",
  "sp ace/f g.txt",
  "star*name.txt",
  "UPPER/File.TXT",
  "x.txt/inner.js",
  "~/tilde.txt",
  "é/ü.txt",
].filter((name) => isPosix || !/[?*\\]/.test(name));

let zoo: Zoo;
const home = process.cwd();

beforeAll(() => {
  zoo = createZoo(files);
  process.chdir(zoo.path);
});

afterAll(async () => {
  process.chdir(home);
  await zoo[Symbol.asyncDispose]();
});

const unmatched = (pattern: string): string =>
  `No file in ${zoo.path} matches ${pattern}. Check the name: names start at the workspace.`;
const findHere = (patterns: readonly string[]) => find(zoo.path, patterns);

/** What the real globber finds, its exclusions moved to the end: with it they count only for what stands before. */
async function glob(patterns: readonly string[]): Promise<readonly string[]> {
  const isExclusion = (pattern: string): boolean => /^(?:!\s*!\s*)*!\s*[^!\s]/.test(pattern.trim());
  const ordered = [...patterns.filter((one) => !isExclusion(one)), ...patterns.filter(isExclusion)];
  const paths = await globByToolkit(ordered.join("\n"), { followSymbolicLinks: false, matchDirectories: false });
  return [...new Set(paths)].map((path) => relative(zoo.path, path).replaceAll(sep, "/")).sort(compareNames);
}

const patternSets: readonly (readonly string[])[] = [
  ["**"],
  ["*"],
  ["."],
  ["dist"],
  ["dist/"],
  ["dist/**"],
  ["dist/*"],
  ["dist/**/*.js"],
  ["di?t"],
  ["di[rs]t/app.js"],
  ["**/index.js"],
  ["**/sub/**"],
  ["a.txt/"],
  ["x.txt"],
  ["*.txt"],
  ["**/*.txt/**"],
  [".*"],
  [".hidden"],
  ["br[1]/x.txt"],
  ["br[[]1]/x.txt"],
  ["br\\[1]/x.txt"],
  ["brace{a,b}.txt"],
  ["{a,dist}/**"],
  ["star[*]name.txt"],
  ["back\\\\slash.txt"],
  ["[[]]"],
  ["[!a].txt"],
  ["[a-c].txt"],
  ["[[:alpha:]].txt"],
  ["upper/file.txt"],
  ["é/*"],
  ["  dist/app.js  "],
  ["#hash.txt"],
  ["\\#hash.txt"],
  ["missing/**", "a.txt"],
  ["dist", "dist/app.js", "**/app.js"],
  ["**", "!dist"],
  ["**", "!dist/**"],
  ["**", "!**/sub"],
  ["**", "!**/*.txt"],
  ["**", "!a.txt/"],
  ["**", "!."],
  ["**", "!/"],
  ["**", "! dist"],
  ["!dist"],
  ["!!!dist", "**"],
  ["dist/sub/deep/*.txt", "!dist"],
  ["**/*.js", "!**/m", "node_modules/m/node_modules/**"],
  ["!**/*.js", "dist"],
];

test.each(patternSets.map((patterns) => ({ patterns })))(
  "$patterns find what @actions/glob finds",
  async ({ patterns }) => {
    expect((await findHere(patterns)).names).toEqual(await glob(patterns));
  },
);

test("what is found is what @actions/glob finds for patterns put together at random", async () => {
  const segment = fc.oneof(
    fc.constantFrom("**", "*", "dist", "sub", "a", "bb", "node_modules", "m", "x.txt", "*.js", "*.txt", "?", ".*"),
    fc.string({
      unit: fc.constantFrom("a", "d", "*", "?", "[", "]", "!", "t", "\\", "-", "."),
      minLength: 1,
      maxLength: 5,
    }),
  );
  const pattern = fc
    .tuple(
      fc.constantFrom("", "", "!", "./"),
      fc.array(segment, { minLength: 1, maxLength: 4 }),
      fc.constantFrom("", "", "/"),
    )
    .map(([before, segments, after]) => `${before}${segments.join("/")}${after}`)
    // Not the whole machine, and no segment that stands for `.` or `..` in whatever spelling.
    .filter((text) => !(isPosix ? /^!*\// : /^!*[\\/]/).test(text))
    .filter((text) => !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text.replace(/^!*\.\//, "").replaceAll(/[[\]\\!]/g, "")))
    // Of a class that begins with its own bracket the globber finds more beside another pattern than alone.
    .filter((text) => !/\[!*\]/.test(text));
  await fc.assert(
    fc.asyncProperty(fc.array(pattern, { minLength: 1, maxLength: 3 }), async (patterns) => {
      const real = await glob(patterns).catch(() => "refused");
      const own = await findHere(patterns).then(
        ({ names }) => names,
        () => "refused",
      );
      expect(own).toEqual(real);
    }),
    { numRuns: runs(500) },
  );
});

test.runIf(isPosix)("several stars in one part of a name find what @actions/glob finds", async () => {
  const names = ["a", "b", "-", "ab", "a-b", "--", "ba-ab", "a-b-a-b", "-a-a-b-", "aabbab-b", "b]a", "*-a", ".a-b-a"];
  await using dense = createZoo(names);
  const part = fc.constantFrom("*", "*", "*", "a", "b", "-", "?", "[ab]", "[!a-]", "\\*", ".");
  const patterns = fc.array(part, { minLength: 3, maxLength: 8 }).map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(patterns, async (pattern) => {
      const options = { followSymbolicLinks: false, matchDirectories: false };
      const paths = await globByToolkit(`${dense.path}/${pattern}`, options);
      const found = await find(dense.path, [`${dense.path}/${pattern}`]);
      expect(found.files.map(({ path }) => path)).toEqual([...paths].sort(compareNames));
    }),
    { numRuns: runs(2000) },
  );
});

test.runIf(isPosix)("a name that somebody chose for that holds up no pattern", async () => {
  const names = ["-".repeat(250), `${"a".repeat(250)}.b`, `${"d/".repeat(400)}e`];
  await using chosen = createZoo(names);
  const started = performance.now();
  const patterns = [
    "*-*-*-*-*-*-*.whl",
    "*a*a*a*a*a*a*a*a.c",
    "!*-*-*-*-*-*-*x",
    "*[a-z]*?*[!b]*[[:alpha:]]*?*[a]*c",
    "**/d/**/d/**/d/**/d/**/f",
  ];
  const found = await find(
    chosen.path,
    patterns.map((pattern) => pattern.replace(/^!?/, `$&${chosen.path}/`)),
  );
  expect(found.files).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2000);
});

test("what is found is what @actions/glob finds by real path, once, where links stay in the workspace", async () => {
  await using linked = createZoo(["real/a.js", "real/deep/b.js", "c.js"]);
  linked.link("folder", "real");
  linked.link("real/deep/up", "../..");
  linked.link("also-c.js", "c.js");
  linked.link("gone", "nowhere");
  process.chdir(linked.path);
  try {
    for (const pattern of ["**", "folder/**", "folder", "**/*.js", "also-c.js", "folder/deep/*.js", "real/deep"]) {
      const paths = await globByToolkit(pattern, { matchDirectories: false });
      const expected = new Set(paths.map((path) => realpathSync(path)));
      const { files: found } = await find(linked.path, [pattern]);
      expect(new Set(found.map(({ path }) => path))).toEqual(expected);
      expect(found).toHaveLength(expected.size);
    }
  } finally {
    process.chdir(zoo.path);
  }
});

test.runIf(isPosix)("patterns may come as a list in one text, with any line ends", async () => {
  expect((await findHere(["a.txt\r\n# comment\r\n\r\ndist/app.js\rq[?].txt\n"])).names).toEqual([
    "a.txt",
    "dist/app.js",
    "q?.txt",
  ]);
});

test("patterns may be absolute, inside the workspace", async () => {
  expect((await findHere([join(zoo.path, "dist", "*.js")])).names).toEqual(["dist/app.js"]);
});

test("patterns that matched nothing are told of by name, each, and those whose every match is excluded", async () => {
  const { warnings } = await findHere(["a.txt", "missing/*.zip", "gone.bin", "dist", "!no", "# no", "dist/app.js"]);
  expect(warnings).toEqual(["missing/*.zip", "gone.bin"].map(unmatched));
  expect((await findHere(["a.txt", "dist", "!dist"])).warnings).toEqual(["dist"].map(unmatched));
});

test("patterns that cannot be used are refused together, with the reason of each", async () => {
  const failure = findHere(["a.txt", "../up", "dist/../..", "!"]);
  await expect(failure).rejects.toMatchObject({
    code: "INPUT_INVALID",
    message: expect.stringMatching(/\.\.\/up: .*'\.\.' is not allowed/),
  });
  await expect(failure).rejects.toThrow(/dist\/\.\.\/\.\..*\n- !: /s);
});

test.each(["/etc/passwd", "/etc/*.conf", "/**", "~/secret.txt", "~"])(
  "patterns that lead out of the workspace fail: %s",
  async (pattern) => {
    const { names, failures, warnings, failed } = await findHere(["a.txt", pattern]);
    expect({ names, failures, warnings }).toEqual({
      names: ["a.txt"],
      failures: { [pattern]: "FILE_OUTSIDE_WORKSPACE" },
      warnings: [],
    });
    expect(failed[0]?.subject).toEqual({ name: pattern });
  },
);

test.runIf(isPosix)("patterns name the workspace by a link to it as well", async () => {
  const link = join(zoo.outside, "by-link");
  zoo.link("../outside/by-link", zoo.path);
  const { names } = await find(link, [`${link}/dist/**`, "a.txt", "!dist/sub"]);
  expect(names).toEqual(["a.txt", "dist/app.js", "dist/app.js.map"]);
});

test("files come in the byte order of their names, with the path to open and the size", async () => {
  const { files: found, names } = await findHere(["**"]);
  expect(names).toEqual(names.toSorted((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right))));
  expect(found.find(({ name }) => name === "dist/app.js")).toEqual({
    name: "dist/app.js",
    path: join(zoo.path, "dist", "app.js"),
    size: "dist/app.js".length,
  });
});

test("nothing is read in .git, at any depth, not even when it is named", async () => {
  await using repository = createZoo([
    ".git/config",
    "sub/.git/config",
    "on/.GIT/config",
    ".github/x",
    "sub/.gitignore",
  ]);
  const { names, failures } = await find(repository.path, ["**", ".git/config", ".git"]);
  expect({ names, failures }).toEqual({ names: [".github/x", "sub/.gitignore"], failures: {} });
});

test("thousands of files named one by one are found", async () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `many/f${index}`);
  await using large = createZoo(names.slice(0, 10));
  // A link takes a tenth of the time of a file; Windows allows 1023 names of one.
  for (const [index, name] of names.slice(10).entries())
    linkSync(join(large.path, names[index % 10] ?? ""), join(large.path, name));
  const { names: found, warnings } = await find(large.path, names);
  expect({ found: found.length, warnings }).toEqual({ found: 2_000, warnings: [] });
});

test.runIf(isPosix).each([
  ["back\\slash.txt", ["back\\slash.txt"]],
  ["!x*\nback\\slash.txt", ["back\\slash.txt"]],
  ["!back*\nback\\slash.txt", []],
  ["back\\slash.txt\nback*", ["back\\slash.txt"]],
  ["br[1]/x.txt", ["br1/x.txt"]],
  ["[y].txt", []],
])("a pattern that matches nothing and is a file's name is that file: %j", async (lines, names) => {
  expect((await findHere(lines.split("\n"))).names).toEqual(names);
});

test.runIf(isPosix).each([
  ["dist/*.{zip,tgz}", "Braces name no alternatives here. Write a line for each."],
  ["a.zip,b.zip", "A comma separates no patterns here. Write a line for each."],
  ["a.zip b.zip", "A space separates no patterns here. Write a line for each."],
  ['"dist/*.zip"', "A quote is a part of the name here. Write the pattern without quotes."],
  ["$HOME/*.{a,b}", "A $ is no variable here. Write what it stands for, or ${{ env.NAME }}."],
  ["dist\\*.zip", "A backslash separates no folders here. Write / in its place."],
  ["dist/*.zip", "Check the name: names start at the workspace."],
])("a pattern that matches nothing is told with its cause: %s", async (pattern, cause) => {
  const { warnings } = await findHere([pattern]);
  expect(warnings.join()).toContain(` ${cause}`);
});

test.each([
  ["/github/workspace/dist/*", "This is a path in a container. Write it from the workspace: dist/*."],
  ["/__w/repo/repo/dist/*", "This is a path in a container. Write it from the workspace: dist/*."],
  ["/__w/repo/other", undefined],
])("a path of a container says so: %s", async (pattern, hint) => {
  const [failed] = (await findHere([pattern])).failed;
  expect(failed?.error.code).toBe("FILE_OUTSIDE_WORKSPACE");
  if (hint === undefined) expect(failed?.error.hint).not.toContain("container");
  else expect(failed?.error.hint).toBe(hint);
});
