import { expect, test } from "vitest";

import { parsePatterns } from "#files/patterns.ts";

const workspace = { given: process.cwd(), real: process.cwd() };

test.each([
  ["dist/app.js", { negate: false, literal: true, stem: ["dist", "app.js"] }],
  ["dist/", { negate: false, literal: true, stem: ["dist"] }],
  [".", { negate: false, literal: true, stem: [] }],
  ["[d]ist", { negate: false, literal: true, stem: ["dist"] }],
  ["dist/*.js", { negate: false, literal: false, stem: ["dist"] }],
  ["**", { negate: false, literal: false, stem: [] }],
  ["!dist", { negate: true, literal: true, stem: ["dist"] }],
  ["!!dist", { negate: false, literal: true, stem: ["dist"] }],
  ["/etc/passwd", { negate: false, literal: true, stem: undefined }],
  ["~/x", { negate: false, literal: true, stem: undefined }],
])("%s is understood", async (text, expected) => {
  expect(await parsePatterns([text], workspace)).toMatchObject([{ text, ...expected }]);
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
