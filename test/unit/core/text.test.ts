import * as fc from "fast-check";
import { expect, test } from "vitest";

import { plainText, textLimits, toReadableMinute, invisibleCharacters } from "#core/text.ts";
import { hostileText } from "../../support/files/hostile-text.ts";

test.each(["Hash found.", "Ünïcödé 文件 🎉", "a  b", "e\u0301 in two characters", "x"])(
  "the text %j stays as it is",
  (text) => {
    expect(plainText(text)).toBe(text);
  },
);

test.each(["\n", "\r", "\r\n", "\t", "\n\n\t\n", "\u2028", "\u2029"])("a text of one line has no %j", (breaks) => {
  expect(plainText(`one${breaks}two`)).toBe("one two");
});

test("a text becomes one line without space around it", () => {
  expect(plainText(" \n one \t")).toBe("one");
});

test.each([
  ["a control character", "\u0000"],
  ["an escape", "\u001b"],
  ["delete", "\u007f"],
  ["a C1 control character", "\u009b"],
  ["a change of direction", "\u202e"],
  ["a zero-width space", "\u200b"],
  ["a byte order mark", "\ufeff"],
  ["half of a surrogate pair", "\ud83d"],
  ["a tag character", "\u{e0041}"],
  ["a filler that fonts leave out", "\u3164"],
  ["a variation selector", "\ufe0f"],
])("%s is taken out", (_, unseen) => {
  expect(plainText(`one${unseen}two`)).toBe("onetwo");
});

test("a text that is too long is cut, and says so after the limit, and not at it", () => {
  expect(plainText("abcde", 5)).toBe("abcde");
  expect(plainText("abcdef", 5)).toBe("abcde…");
});

test("a text that is too long is cut, and says so without half a character at its end", () => {
  expect(plainText("abcd🎉", 5)).toBe("abcd…");
});

test("a text that is too long is cut, and says so by the limits that are promised", () => {
  expect(textLimits).toEqual({ message: 500, word: 128 });
  expect(plainText("x".repeat(500))).toHaveLength(500);
  expect(plainText("x".repeat(501))).toBe(`${"x".repeat(500)}…`);
});

test("whatever the text, it is one short line of what can be seen", () => {
  fc.assert(
    fc.property(hostileText(), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const plain = plainText(text, limit);
      expect(plain).not.toMatch(new RegExp(invisibleCharacters.source, "u"));
      expect(plain.length).toBeLessThanOrEqual(limit + 1);
      expect(plain).toBe(plain.trim());
    }),
  );
});

test.each([
  ["2026-01-21T16:32:48.726Z", "21 Jan 2026 16:32 UTC"],
  ["2026-01-01 00:00 UTC", "1 Jan 2026 00:00 UTC"],
  ["2026-01-21T01:30:00+02:00", "20 Jan 2026 23:30 UTC"],
  ["2026-01-21 16:32:48 -0130", "21 Jan 2026 18:02 UTC"],
  [new Date("2026-12-31T23:59:59.999Z"), "31 Dec 2026 23:59 UTC"],
  ["2026-01-21 16:32:48", "21 Jan 2026 16:32"],
  ["2026-01-21", "21 Jan 2026"],
  ["2026-13-21 16:32:48", "2026-13-21 16:32:48"],
  ["Wed Jan 21 16:32:48", "Wed Jan 21 16:32:48"],
  ["", ""],
])("the date %s is read as %s", (date, read) => {
  expect(toReadableMinute(date)).toBe(read);
});
