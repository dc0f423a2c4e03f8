import { expect, test } from "vitest";

import { parsePatterns } from "#files/patterns.ts";

const workspace = { givenPath: process.cwd(), realPath: process.cwd() };

test.each([
  ["dist/app.js", { isExclusion: false, isLiteral: true, leadingNames: ["dist", "app.js"] }],
  ["dist/", { isExclusion: false, isLiteral: true, leadingNames: ["dist"] }],
  [".", { isExclusion: false, isLiteral: true, leadingNames: [] }],
  ["[d]ist", { isExclusion: false, isLiteral: true, leadingNames: ["dist"] }],
  ["dist/*.js", { isExclusion: false, isLiteral: false, leadingNames: ["dist"] }],
  ["**", { isExclusion: false, isLiteral: false, leadingNames: [] }],
  ["!dist", { isExclusion: true, isLiteral: true, leadingNames: ["dist"] }],
  ["!!dist", { isExclusion: false, isLiteral: true, leadingNames: ["dist"] }],
  ["/etc/passwd", { isExclusion: false, isLiteral: true, leadingNames: undefined }],
  ["~/x", { isExclusion: false, isLiteral: true, leadingNames: undefined }],
])("%s is understood", async (line, expected) => {
  expect(await parsePatterns([line], workspace)).toMatchObject([{ line, ...expected }]);
});

test("a pattern tells files, folders and what may lie below apart", async () => {
  const [folder, below] = await parsePatterns(["dist/", "dist/**/*.js"], workspace);
  const asked = ["", "dist", "dist/sub", "dist/sub/x.js", "other"];
  const answers = (pattern: typeof folder) =>
    asked.map((name) => [pattern?.matchesFile(name), pattern?.matchesFolder(name), pattern?.mayMatchBelow(name)]);
  expect(answers(folder)).toEqual([
    [false, false, true],
    [false, true, true],
    [false, false, false],
    [false, false, false],
    [false, false, false],
  ]);
  expect(answers(below)).toEqual([
    [false, false, true],
    [false, false, true],
    [false, false, true],
    [true, true, true],
    [false, false, false],
  ]);
});
