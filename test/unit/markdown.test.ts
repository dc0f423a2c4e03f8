import * as fc from "fast-check";
import { expect, test } from "vitest";

import { code, link, text } from "../../src/action/markdown.ts";
import { show, showName } from "../../src/action/show.ts";
import { hostileText } from "../support/hostile-text.ts";
import { nodesOf, parseMarkdown, textOf, textOutsideCode } from "../support/markdown.ts";

const ourTags = new Set(["<code>", "</code>", "<wbr>"]);
/** What breaks up mentions and addresses in prose; a reader does not see it. */
const withoutBreaks = (shown: string): string => shown.replaceAll("\u200b", "");

test.each(["dist/app_1.2.3-linux.tar.gz", "my_pkg-1.0-py3-none-any.whl", "a".repeat(64)])(
  "the ordinary name %s is readable in the source as well",
  (name) => {
    expect(code(name)).toBe(`<code>${name}</code>`);
  },
);

test("names that mean something to Markdown, HTML or GitHub are spelled out", () => {
  const names = ["a|b", "<b>&amp;\"'", "`x` *y* __z__ ~~s~~ $m$", "[x](y) ![z][w]", "C:\\dir", "a@b.example", "x\ny"];
  expect(names.map((name) => code(name)).join("\n")).toMatchInlineSnapshot(`
    "<code>a&#124;b</code>
    <code>&#60;b&#62;&#38;amp;&#34;&#39;</code>
    <code>&#96;x&#96; &#42;y&#42; &#95;&#95;z&#95;&#95; &#126;&#126;s&#126;&#126; &#36;m&#36;</code>
    <code>&#91;x&#93;&#40;y&#41; &#33;&#91;z&#93;&#91;w&#93;</code>
    <code>C:&#92;dir</code>
    <code>a&#64;<wbr>b.example</code>
    <code>x&#92;ny</code>"
  `);
});

test("any name in code reads exactly as it is shown, and is nothing but text", () => {
  fc.assert(
    fc.property(hostileText(), (name) => {
      const tree = parseMarkdown(`before ${code(name)} after`);
      expect(textOf(tree)).toBe(`before ${showName(name)} after`);
      expect(nodesOf(tree, "html").filter(({ value }) => !ourTags.has(value ?? ""))).toEqual([]);
      expect([...nodesOf(tree, "link"), ...nodesOf(tree, "image"), ...nodesOf(tree, "footnoteReference")]).toEqual([]);
    }),
  );
});

test("any prose reads as it is shown, and is one paragraph of nothing but text", () => {
  fc.assert(
    fc.property(hostileText(), (prose) => {
      const tree = parseMarkdown(`${text(prose)}.`);
      expect(tree.children?.map(({ type }) => type)).toEqual(["paragraph"]);
      expect(tree.children?.[0]?.children?.map(({ type }) => type)).toEqual(["text"]);
      expect(withoutBreaks(textOf(tree)).trim()).toBe(`${show(prose.trim())}.`.trim());
    }),
  );
});

test("no mention, reference, emoji or address is left for GitHub to find in prose", () => {
  fc.assert(
    fc.property(hostileText(), (prose) => {
      for (const found of textOutsideCode(parseMarkdown(text(prose)))) {
        expect(found).not.toMatch(/@[\w-]|#\d|GH-\d|:[\w+-]+:|:\/\/|www\./i);
      }
    }),
  );
});

test("prose is cut in its middle", () => {
  expect(text("x".repeat(600))).toHaveLength(501);
});

test.each([
  ['https://ok.example/a)b](c "t"|<d>\'`\\*$', "https://ok.example/a%29b%5D%28c%20%22t%22%7C%3Cd%3E%27%60/%2A%24"],
  ["https://ok.example/r?X-Amz-Signature=ab&copy=1#x", "https://ok.example/r?X-Amz-Signature=ab&copy=1#x"],
  ["http://127.0.0.1:8787/reports/1", "http://127.0.0.1:8787/reports/1"],
  ["http://localhost/x", "http://localhost/x"],
  ["http://[::1]:1/x", "http://%5B::1%5D:1/x"],
])("%s becomes a link to %s", (url, target) => {
  const tree = parseMarkdown(`| ${link("PDF", url)} |\n| --- |`);
  expect(nodesOf(tree, "link").map((node) => node.url)).toEqual([target]);
  expect(nodesOf(tree, "tableCell")).toHaveLength(1);
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
  const tree = parseMarkdown(link("PDF", url));
  expect(nodesOf(tree, "link")).toEqual([]);
  expect(textOf(tree)).toBe(showName(url));
});

test("whatever the address and the label, there is at most one link, and it leads where the parser says", () => {
  const address = hostileText().map((end) => `https://storage.example/${end}`);
  fc.assert(
    fc.property(hostileText(), fc.oneof(hostileText(), address), (label, url) => {
      const tree = parseMarkdown(`| ${link(`to ${label}`, url)} | end |\n| --- | --- |`);
      expect(nodesOf(tree, "tableCell")).toHaveLength(2);
      for (const node of nodesOf(tree, "link")) expect(unescaped(node.url ?? "")).toBe(unescaped(new URL(url).href));
    }),
  );
});

/** `url` with its percent signs resolved, each byte as one character. */
function unescaped(url: string): string {
  return url.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
