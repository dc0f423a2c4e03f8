import { expect, test } from "vitest";

import { readSections } from "#evidence/parse-statement.ts";

const section = (content: string, key = "aaaaaaaaaaaa"): string =>
  `<!-- anchor-artifacts:begin ${key} -->\n${content}\n<!-- anchor-artifacts:end ${key} -->`;

test("the last comment of a section that holds an object is its data", () => {
  const notes = `Our release.\r\n\n${section('<!-- {"a":1} -->\n<!-- a word -->\n<!-- data {"b":2} -->')}\nThanks.`;
  expect(readSections(notes)).toEqual([{ key: "aaaaaaaaaaaa", text: '{"b":2}' }]);
});

test("comments that do not end hold nothing, and cost no search to the end of the notes for each", () => {
  expect(readSections(section("<!--".repeat(200_000)))).toEqual([]);
});
