import * as fc from "fast-check";
import { expect, test } from "vitest";

import { toLine, toLineName } from "#core/text.ts";
import { toMarkdownCode, toMarkdownText, toBreakableCode, renderLink, renderWithinBudget } from "#render/markdown.ts";
import { nodesOf, parseMarkdown, textOf, textOutsideCode } from "../../support/documents/markdown.ts";
import { hostileText } from "../../support/files/hostile-text.ts";

const ourTags = new Set(["<code>", "</code>", "<wbr>"]);
/** What breaks up mentions and addresses in prose; a reader does not see it. */
const withoutBreaks = (shown: string): string => shown.replaceAll("\u200b", "");

test.each<readonly [string, string]>([
  ...["dist/app_1.2.3-linux.tgz", "my_pkg-1.0-py3-none-any.whl", "a".repeat(64)].map((name) => [name, name] as const),
  ["a|b", "a&#124;b"],
  ["<b>&amp;\"'", "&#60;b&#62;&#38;amp;&#34;&#39;"],
  ["`x` *y* __z__ ~~s~~ $m$", "&#96;x&#96; &#42;y&#42; &#95;&#95;z&#95;&#95; &#126;&#126;s&#126;&#126; &#36;m&#36;"],
  ["[x](y) ![z][w]", "&#91;x&#93;&#40;y&#41; &#33;&#91;z&#93;&#91;w&#93;"],
  ["C:\\dir", "C:&#92;dir"],
  ["a@b.example", "a&#64;<wbr>b.example"],
  ["x\ny", "x&#92;ny"],
  // Addresses are broken up, and nothing else is.
  ["https://evil.example", "https&#58;<wbr>//evil.example"],
  ["a:b", "a:b"],
  ["www.evil.example", "www<wbr>.evil.example"],
  ["WWW.evil.example", "WWW<wbr>.evil.example"],
  ["www", "www"],
  ["a@b", "a&#64;<wbr>b"],
  ["@", "&#64;<wbr>"],
  ["GH-1 #1", "GH-1 #1"],
])("in code, what Markdown, HTML or GitHub would take for more is spelled out, and nothing else: %j", (name, shown) => {
  expect(toMarkdownCode(name)).toBe(`<code>${shown}</code>`);
});

test.each([
  [
    "POST /core answered 503: Try later, at 10:15 or 3 % more.",
    "POST /core answered 503: Try later, at 10:15 or 3 % more.",
  ],
  ["snake_case and a-b stay, _a_ and *b* do not", "snake_case and a-b stay, &#95;a&#95; and &#42;b&#42; do not"],
  ["@org/team, a@b.example, @ alone", "&#64;&#8203;org/team, a&#64;&#8203;b.example, @ alone"],
  ["#1, o/r#2, # alone, C#", "&#35;&#8203;1, o/r&#35;&#8203;2, # alone, C#"],
  [
    ":tada: https://evil.example/x, at the end:",
    "&#92;u&#123;3a&#125;tada: https&#58;&#8203;//evil.example/x, at the end:",
  ],
  ["www.evil.example WWW.EVIL.example www alone", "www&#8203;.evil.example WWW&#8203;.EVIL.example www alone"],
  ["GH-1 gh-2 GH- alone", "GH-&#8203;1 gh-&#8203;2 GH- alone"],
  ["- a", "&#45; a"],
  ["+ a", "&#43; a"],
  ["* a", "&#42; a"],
  ["1. a", "1&#46; a"],
  ["12) a", "12&#41; a"],
  ["1 a", "1 a"],
  ["# a", "&#35; a"],
  ["> a", "&#62; a"],
  ["===", "&#61;=="],
  [".a", "&#46;a"],
  ["a - b + c = 1.5", "a - b + c = 1.5"],
  ["  spaces at the ends  ", "spaces at the ends"],
])("prose that means something to Markdown, HTML or GitHub is spelled out, and nothing else is: %s", (line, shown) => {
  expect(toMarkdownText(line)).toBe(shown);
});

test("what is too long is cut, in code by the length of a name", () => {
  expect(toMarkdownCode("x".repeat(200))).toBe(`<code>${"x".repeat(200)}</code>`);
  expect(toMarkdownCode("x".repeat(201))).toContain("…");
  expect(toMarkdownCode("abcdef", 4)).toBe("<code>ab…ef</code>");
  expect(toMarkdownText("abcdef", 4)).toBe("ab…ef");
});

test("any name in code reads exactly as it is shown, and is nothing but text", () => {
  fc.assert(
    fc.property(hostileText(), (name) => {
      const tree = parseMarkdown(`before ${toMarkdownCode(name)} after`);
      expect(textOf(tree)).toBe(`before ${toLineName(name)} after`);
      expect(nodesOf(tree, "html").filter(({ value }) => !ourTags.has(value ?? ""))).toEqual([]);
      expect([...nodesOf(tree, "link"), ...nodesOf(tree, "image"), ...nodesOf(tree, "footnoteReference")]).toEqual([]);
    }),
  );
});

test("any prose reads as it is shown, and is one paragraph of nothing but text", () => {
  fc.assert(
    fc.property(hostileText(), (prose) => {
      const tree = parseMarkdown(`${toMarkdownText(prose)}.`);
      expect(tree.children?.map(({ type }) => type)).toEqual(["paragraph"]);
      expect(tree.children?.[0]?.children?.map(({ type }) => type)).toEqual(["text"]);
      expect(withoutBreaks(textOf(tree)).trim()).toBe(`${toLine(prose.trim())}.`.trim());
    }),
  );
});

test("no mention, reference, emoji or address is left for GitHub to find in prose", () => {
  fc.assert(
    fc.property(hostileText(), (prose) => {
      for (const found of textOutsideCode(parseMarkdown(toMarkdownText(prose)))) {
        expect(found).not.toMatch(/@[\w-]|#\d|GH-\d|:[\w+-]+:|:\/\/|www\./i);
      }
    }),
  );
});

test("prose is cut in its middle", () => {
  expect(toMarkdownText("x".repeat(600))).toHaveLength(501);
});

test.each([
  ['https://ok.example/a)b](c "t"|<d>\'`\\*$', "https://ok.example/a%29b%5D%28c%20%22t%22%7C%3Cd%3E%27%60/%2A%24"],
  ["https://ok.example/r?X-Amz-Signature=ab&copy=1#x", "https://ok.example/r?X-Amz-Signature=ab&copy=1#x"],
  ["http://127.0.0.1:8787/reports/1", "http://127.0.0.1:8787/reports/1"],
  ["http://localhost/x", "http://localhost/x"],
  ["http://[::1]:1/x", "http://%5B::1%5D:1/x"],
])("%s becomes a link to %s", (url, target) => {
  const tree = parseMarkdown(`| ${renderLink("PDF", url)} |\n| --- |`);
  expect(nodesOf(tree, "link").map((node) => node.url)).toEqual([target]);
  expect(nodesOf(tree, "tableCell")).toHaveLength(1);
});

test("a link is written with its label as prose and its address encoded", () => {
  expect(renderLink("*PDF* of a|b", "https://ok.example/a(b)?x=1&y='2'#z")).toMatchInlineSnapshot(
    `"[&#42;PDF&#42; of a&#124;b](https://ok.example/a%28b%29?x=1&amp;y=%272%27#z)"`,
  );
  expect(renderLink("PDF", "not an address")).toBe("<code>not an address</code>");
});

test.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "http://storage.example/r.pdf",
  "https://user:secret@storage.example/",
  "https://storage.example/\u202e",
  `https://storage.example/${"a".repeat(2048)}`,
  "//storage.example",
  "not an address",
  "",
])("%j is shown as code and not linked", (url) => {
  const tree = parseMarkdown(renderLink("PDF", url));
  expect(nodesOf(tree, "link")).toEqual([]);
  expect(textOf(tree)).toBe(toLineName(url));
});

test("whatever the address and the label, there is at most one renderLink, and it leads where the parser says", () => {
  const address = hostileText().map((end) => `https://storage.example/${end}`);
  fc.assert(
    fc.property(hostileText(), fc.oneof(hostileText(), address), (label, url) => {
      const tree = parseMarkdown(`| ${renderLink(`to ${label}`, url)} | end |\n| --- | --- |`);
      expect(nodesOf(tree, "tableCell")).toHaveLength(2);
      for (const node of nodesOf(tree, "link")) expect(unescaped(node.url ?? "")).toBe(unescaped(new URL(url).href));
    }),
  );
});

/** `url` with its percent signs resolved, each byte as one character. */
function unescaped(url: string): string {
  return url.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

test.each([
  ["dist/app-1.2.tgz", "dist/app-1.2.tgz"],
  ["3f0c2a4e-9b1d-4074-8a6f-5d2e7c914b08", "3f0c2a4e-9b1d-4074-8a6f-5d2e7c914b08"],
  ["widget_linux_x86.tar.gz", "widget_<wbr>linux_<wbr>x86.<wbr>tar.<wbr>gz"],
  [".".repeat(14), ".".repeat(14)],
  ["a".repeat(30), `${"a".repeat(12)}<wbr>${"a".repeat(12)}<wbr>${"a".repeat(6)}`],
])("a name is broken only where a narrow column needs it: %s", (name, shown) => {
  expect(toBreakableCode(name).replaceAll("&#95;", "_")).toBe(`<code>${shown}</code>`);
});

test("what is rendered within a budget may fill it to the last byte", () => {
  expect(renderWithinBudget(["ü", "b", "c"], 5, (item) => item)).toEqual({ rows: ["ü", "b"], omittedCount: 1 });
});
