import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  invisibleCharacters,
  plainText,
  renderBytes,
  renderDuration,
  renderFew,
  sentence,
  shorten,
  textLimits,
  toReadableDay,
  toReadableMinute,
  toServiceDate,
  wrapLine,
  toLine,
  toLineName,
} from "#core/text.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { parseCommands } from "../../support/runner/commands.ts";

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

test("a text that is too long is cut, and says so, after the limit that is promised and without half a character", () => {
  expect(plainText("abcde", 5)).toBe("abcde");
  expect(plainText("abcdef", 5)).toBe("abcde…");
  expect(plainText("abcd🎉", 5)).toBe("abcd…");
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
  ["2026-01-21 16:32 UTC", "21 Jan 2026 16:32 UTC"],
  ["2026-01-21T16:32:48+0530", "21 Jan 2026 11:02 UTC"],
  ["2026-01-21T16:32:48-12:00", "22 Jan 2026 04:32 UTC"],
  [new Date("2026-12-31T23:59:59.999Z"), "31 Dec 2026 23:59 UTC"],
  ["2026-01-21 16:32:48", "21 Jan 2026 16:32"],
  ["2026-01-21", "21 Jan 2026"],
  ["2026-13-21 16:32:48", "2026-13-21 16:32:48"],
  ["Wed Jan 21 16:32:48", "Wed Jan 21 16:32:48"],
  ["", ""],
])("the date %s is read as %s", (date, read) => {
  expect(toReadableMinute(date)).toBe(read);
});

test.each([
  ["2026-11-21", "21 Nov 2026"],
  ["2026-01-01T23:59:00-02:00", "2 Jan 2026"],
  ["21 Nov 2026 and more", "21 Nov 2026"],
  ["on 21 Nov 2026", undefined],
  ["21 Nov 20267", undefined],
  ["soon", undefined],
])("the date %s is of the day %s", (date, day) => {
  expect(toReadableDay(date)).toBe(day);
});

test("a service's date without a time zone is marked as what the service writes", () => {
  expect(toServiceDate("2026-01-21T16:32:48Z")).toBe("21 Jan 2026 16:32 UTC");
  expect(toServiceDate("2026-01-21 16:32:48")).toBe("21 Jan 2026 16:32, as the service writes it");
  expect(toServiceDate(`x${"y".repeat(200)}`)).toBe(`x${"y".repeat(127)}…, as the service writes it`);
});

test.each([
  ["a", "a."],
  ["a.", "a."],
  ["a!", "a!"],
  ["a?", "a?"],
  ["a…", "a…"],
  ["a:", "a:"],
  ["(a.)", "(a.)"],
  ["“a.”", "“a.”"],
  ["(a)", "(a)."],
  ["a.x", "a.x."],
  ["a.\nb", "a.\nb."],
])("the sentence %j ends as %j", (text, ended) => {
  expect(sentence(text)).toBe(ended);
});

test("ten are listed, and of more it is said how many they are", () => {
  const render = (item: number): string => `<${item}>`;
  const ten = Array.from({ length: 10 }, (_, index) => index);
  expect(renderFew(ten, render)).toBe("<0>, <1>, <2>, <3>, <4>, <5>, <6>, <7>, <8>, <9>");
  expect(renderFew([...ten, 10, 11], render)).toBe("<0>, <1>, <2>, <3>, <4>, <5>, <6>, <7>, <8>, <9> and 2 more");
  expect(renderFew([7], render)).toBe("<7>");
});

test.each([
  ["abcdef", 6, "abcdef"],
  ["abcdefg", 6, "abc…efg"],
  ["abcdefg", 5, "abc…fg"],
  ["🎉🎉🎉", 3, "🎉🎉🎉"],
  ["🎉🎉🎉🎉🎉", 3, "🎉🎉…🎉"],
])("%s in %i characters is %s", (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
});

test.each([
  [0, "0 B"],
  [1, "1 B"],
  [1023, "1023 B"],
  [1024, "1.0 KiB"],
  [1_258_291, "1.2 MiB"],
  [3 * 1024 ** 3, "3.0 GiB"],
  [2 ** 62, "4194304.0 TiB"],
])("%i bytes are read as %s", (bytes, expected) => {
  expect(renderBytes(bytes)).toBe(expected);
});

test.each([
  [1, "1 second"],
  [1000, "1 second"],
  [1001, "2 seconds"],
  [119_999, "120 seconds"],
  [120_000, "2 minutes"],
  [149_999, "2 minutes"],
  [150_000, "3 minutes"],
])("%i ms are read as %s", (ms, expected) => {
  expect(renderDuration(ms)).toBe(expected);
});

test("a line is broken between words, one column before the edge, and a word that is too wide has its own line", () => {
  expect(wrapLine("one two", 8)).toBe("one two");
  expect(wrapLine("one two", 7)).toBe("one\ntwo");
  expect(wrapLine("one two three", 9, 2)).toBe("one two\n  three");
  expect(wrapLine("one incomprehensible two", 8, 2)).toBe("one\nincomprehensible\n  two");
  expect(wrapLine("one abcdef", 8, 4)).toBe("one\n abcdef");
  expect(wrapLine("incomprehensible", 8)).toBe("incomprehensible");
});

test("a colour takes no column", () => {
  expect(wrapLine("\u001b[31mone\u001b[0m two", 8)).toBe("\u001b[31mone\u001b[0m two");
});

test.each([
  "dist/app_1.2.3-linux+x64.tar.gz",
  "Ünïcödé/文件/файл/ملف.zip",
  "a [draft] (1), 100% 'quoted' \"twice\" `ticks` \\ | <tag> & more: ok",
  "C#/notes.md",
  "Ünï C#/notes.md",
  "emoji 🎉 and ❤\ufe0f.txt",
  "e\u0301 written in two characters",
  "std::string at the end ::",
])("the name %s is shown as it is", (text) => {
  expect(toLine(text)).toBe(text);
  expect(toLineName(text)).toBe(text);
});

test.each([
  ["a\nb\r\tc", "a\\nb\\r\\tc"],
  ["gpj.\u202egnp", "gpj.\\u{202e}gnp"],
  ["zero\u200bwidth\u2060\ufeff", "zero\\u{200b}width\\u{2060}\\u{feff}"],
  ["\u0000\u001b[31m\u007f\u0085\u009b", "\\u{0}\\u{1b}[31m\\u{7f}\\u{85}\\u{9b}"],
  ["line\u2028paragraph\u2029", "line\\u{2028}paragraph\\u{2029}"],
  ["half \ud83d of a pair", "half \\u{d83d} of a pair"],
  ["tag \u{e0041} filler \u3164 style a\ufe0f", "tag \\u{e0041} filler \\u{3164} style a\\u{fe0f}"],
  ["::error::x", "\\u{3a}:error::x"],
  [" \u3000::error::x", " \u3000\\u{3a}:error::x"],
  [":\u0591:error::x", "\\u{3a}\u0591:error::x"],
  ["x ##[add-mask]pass", "x \\u{23}\\u{23}[add-mask]pass"],
  ["#\u0591#[add-mask]pass", "\\u{23}\u0591\\u{23}[add-mask]pass"],
  ["app[1].tgz: https://a.example/errors.md#changed", "app[1].tgz: https://a.example/errors.md#changed"],
])("the name %j is shown as %j", (text, shown) => {
  expect(toLine(text)).toBe(shown);
});

test("spaces that would be overlooked or fake a column are visible in a name", () => {
  expect(toLineName(" a   b ")).toBe("\\u{20}a\\u{20}\\u{20} b\\u{20}");
});

test("what is too long loses its middle, counted in characters, of which none is cut in half", () => {
  expect(toLine("🎉".repeat(4), 4)).toBe("🎉".repeat(4));
  expect(toLine("🎉".repeat(10), 4)).toBe("🎉🎉…🎉🎉");
  expect(toLine("x".repeat(4000))).toBe("x".repeat(4000));
  expect(Array.from(toLine("x".repeat(4001)))).toHaveLength(4001);
  expect(toLine("x".repeat(4001))).toContain("…");
  expect(toLineName("n".repeat(200))).toBe("n".repeat(200));
  expect(Array.from(toLineName("n".repeat(5000)))).toHaveLength(201);
  expect(toLineName("n".repeat(201))).toContain("…");
});

test("shown text is one line without commands and unseen characters, and showing twice is showing once", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const shown = toLine(text);
      expect(parseCommands(shown)).toEqual([]);
      expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u);
      expect(toLine(shown)).toBe(shown);
      expect(toLine(toLineName(text))).toBe(toLineName(text));
    }),
  );
});

test("shown texts stay harmless between other text", () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), (one, other) => {
      expect(parseCommands(`✅ found  ${toLineName(one)}  sha3-256:00  (${toLine(other)})`)).toEqual([]);
    }),
  );
});
