import * as fc from "fast-check";
import { expect, test } from "vitest";

import { replaceSection } from "#release/section.ts";
import { readText } from "../../support/release/section.ts";

const begin = `<!-- anchor-artifacts:begin -->`;
const end = `<!-- anchor-artifacts:end -->`;
const put = (body: string, text: string): string => replaceSection(body, () => [text]);

test.each([
  ["notes that are empty", "", `${begin}\nours\n${end}`],
  ["notes without a final newline", "Hello", `Hello\n\n${begin}\nours\n${end}`],
  ["notes with one", "Hello\n", `Hello\n\n${begin}\nours\n${end}`],
  ["notes with an empty line", "Hello\n\n", `Hello\n\n${begin}\nours\n${end}`],
  ["notes with CRLF", "Hello\r\nworld\r\n", `Hello\r\nworld\r\n\r\n${begin}\r\nours\r\n${end}`],
])("a section of the release notes is added to %s", (_, body, expected) => {
  expect(put(body, "ours")).toBe(expected);
});

test("a section of the release notes is replaced in place, and what editors wrote around it stays byte for byte", () => {
  const edited = `Intro  \r\n${begin}\r\nold\r\n\r\nlines\r\n${end}\r\n\r\nAfterword $& $1 \`$\`\t`;
  expect(put(edited, "new\nlines")).toBe(
    `Intro  \r\n${begin}\r\nnew\r\nlines\r\n${end}\r\n\r\nAfterword $& $1 \`$\`\t`,
  );
});

test("a section of the release notes takes replacement patterns as the text they are", () => {
  const text = "$& $1 $$ $` $' $<name>";
  expect(readText(put(put("Hello", "old"), text))).toBe(text);
});

test.each([
  ["a sentence that names the markers", `See \`${begin}\` and \`${end}\`.`],
  ["a begin without an end", `${begin}\nstale`],
  ["an end without a begin", `${end}\nstale`],
  ["an end before a begin", `${end}\n${begin}\nstale`],
  [
    "markers with more in them",
    `<!-- anchor-artifacts:begin ffffffffffff -->\nx\n<!-- anchor-artifacts:end ffffffffffff -->`,
  ],
  ["markers in a longer line", `${begin} and more\nx\n${end} and more`],
  ["markers that are quoted", `> ${begin}\n> x\n> ${end}`],
])("a section of the release notes is not mistaken for %s, which stays", (_, body) => {
  const once = put(body, "ours");
  expect(once).toBe(`${body}\n\n${begin}\nours\n${end}`);
  expect(put(once, "ours")).toBe(once);
  expect(put(once, "theirs")).toBe(`${body}\n\n${begin}\ntheirs\n${end}`);
});

test.each([
  ["the last of two", `${put("", "copy")}\n`, ""],
  ["the one before a lonely end marker, and leaves what is between", "", `\nprecious\n${end}`],
])("a section of the release notes is %s", (_, before, after) => {
  expect(put(before + put("", "ours") + after, "new")).toBe(before + put("", "new") + after);
});

test("a section of the release notes is where it was, whatever stands around it", () => {
  const line = fc.oneof(fc.constantFrom(begin, end, "", "\r\n", "\n", "$&", `x ${begin}`), fc.string());
  const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, fc.constantFrom("a", "a\nb", "$&"), (body, ours) => {
      const once = put(body, ours);
      expect(put(once, ours)).toBe(once);
      expect(readText(once)).toBe(ours);
      expect(put(once, "other")).toHaveLength(
        once.length + put("", "other").length - put("", ours).length + crlfs(once, "other", ours),
      );
    }),
  );
});

test("a section of the release notes is offered the room that the notes leave below 120,000 bytes, and never takes it from them", () => {
  const notes = "ä".repeat(50_000);
  let offered = 0;
  const body = replaceSection(notes, (room) => {
    offered = room;
    return ["x".repeat(room)];
  });
  expect(offered).toBeGreaterThan(19_000);
  expect(Buffer.byteLength(body)).toBe(120_000);
  expect(body.startsWith(notes)).toBe(true);
});

test("a section of the release notes that does not fit at all is refused, and GitHub is not asked", () => {
  expect(() => replaceSection("x".repeat(124_990), () => ["shortest"])).toThrow(
    expect.objectContaining({ code: "RELEASE_BODY_FULL" }),
  );
  expect(replaceSection("x".repeat(124_000), () => ["shortest"])).toContain("shortest");
});

/** With CRLF, a section's every line break counts twice. */
function crlfs(body: string, one: string, other: string): number {
  const breaks = (text: string): number => text.split("\n").length;
  return body.includes("\r\n") ? breaks(one) - breaks(other) : 0;
}
