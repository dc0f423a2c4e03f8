import * as fc from "fast-check";
import { expect, test } from "vitest";

import { toLine, toLineName } from "#core/text.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { parseCommands } from "../../support/runner/commands.ts";

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

test("what is too long loses its middle, and no character is cut in half", () => {
  expect(toLine("abcdefghij", 6)).toBe("abc…hij");
  expect(toLine("abcdefg", 5)).toBe("abc…fg");
  expect(toLine("🎉".repeat(10), 4)).toBe("🎉🎉…🎉🎉");
  expect(Array.from(toLineName("n".repeat(5000)))).toHaveLength(201);
});

test("what is just short enough stays whole, counted in characters", () => {
  expect(toLine("abcdef", 6)).toBe("abcdef");
  expect(toLine("🎉".repeat(4), 4)).toBe("🎉".repeat(4));
  expect(toLine("🎉".repeat(5), 4)).toBe("🎉🎉…🎉🎉");
  expect(toLine("x".repeat(4000))).toBe("x".repeat(4000));
  expect(Array.from(toLine("x".repeat(4001)))).toHaveLength(4001);
  expect(toLine("x".repeat(4001))).toContain("…");
  expect(toLineName("n".repeat(200))).toBe("n".repeat(200));
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
