import { expect, test } from "vitest";

import { parseCommands } from "../../support/runner/commands.ts";

test.each([
  ["::warning::text", "warning", "text"],
  [" \t\u00a0\u3000::warning::text", "warning", "text"],
  ["a\r::warning::text", "warning", "text"],
  ["a\r\n::warning::text", "warning", "text"],
  ["a\n::warning::text", "warning", "text"],
  ["in the middle ##[warning]text", "warning", "text"],
  [":\u0591:warning::text", "warning", "text"],
  ["#\u200b#\u0591[warning]text", "warning", "text"],
  ["##[a]x ::b::y", "a", "x ::b::y"],
])("the line %j is a command", (line, command, message) => {
  expect(parseCommands(line)).toEqual([{ command, properties: {}, message }]);
});

test.each(["a ::warning::text", "::warning:text", "::::text", "# #[warning]text", "##[warning text", "##[]text"])(
  "the line %j is no command",
  (line) => {
    expect(parseCommands(line)).toEqual([]);
  },
);

test("properties and messages are unescaped by the rules of their form", () => {
  const output = "::error title=a%3Ab%2Cc%0Ad,file=x=y,empty=::50%25\n##[error a=1%3B2;b=%5D]c%0D";
  expect(parseCommands(output)).toEqual([
    { command: "error", properties: { title: "a:b,c\nd", file: "x=y" }, message: "50%" },
    { command: "error", properties: { a: "1;2", b: "]" }, message: "c\r" },
  ]);
});
