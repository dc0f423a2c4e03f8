/** Reads Markdown as GitHub does, to see what a reader would see. */
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** A node of the tree, as far as the tests look. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly MarkdownNode[];
}

/** A test asks a few texts for many things, and to parse one takes longer than all else. */
const trees = new Map<string, MarkdownNode>();
const maxTrees = 4;

export function parseMarkdown(markdown: string): MarkdownNode {
  const tree =
    trees.get(markdown) ?? fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  trees.delete(markdown);
  trees.set(markdown, tree);
  for (const oldest of trees.keys()) if (trees.size > maxTrees) trees.delete(oldest);
  return tree;
}

/** All nodes of `type` below `node`, in document order. */
export function nodesOf(node: MarkdownNode, type: string): readonly MarkdownNode[] {
  const below = (node.children ?? []).flatMap((child) => nodesOf(child, type));
  return node.type === type ? [node, ...below] : below;
}

/** The text that a reader sees: text and code, without tags, in document order. */
export function textOf(node: MarkdownNode): string {
  const own = node.type === "text" || node.type === "inlineCode" ? (node.value ?? "") : "";
  return own + (node.children ?? []).map(textOf).join("");
}

/** The cells of the first table, row by row, the head first. */
export function tableOf(markdown: string): readonly (readonly string[])[] {
  const [table] = nodesOf(parseMarkdown(markdown), "table");
  return (table?.children ?? []).map((row) => (row.children ?? []).map(textOf));
}

/** The lines of each item of the first list, as a reader sees them; an item of more than one paragraph is none of ours. */
export function itemsOf(markdown: string): readonly (readonly string[])[] {
  const [list] = nodesOf(parseMarkdown(markdown), "list");
  return (list?.children ?? []).map(({ children = [] }) => {
    const [paragraph, ...others] = children;
    if (paragraph?.type !== "paragraph" || others.length > 0) throw new Error("An item is more than one paragraph.");
    const parts = (paragraph.children ?? []).map((part) => (part.value === "<br>" ? "\n" : textOf(part)));
    return parts.join("").split("\n");
  });
}

/**
 * What GitHub looks for in text once Markdown is done, and skips in `<code>`: mentions, references to issues,
 * emoji by name. `outsideCode` is the text it searches; a zero-width space is what keeps them apart.
 */
export function textOutsideCode(node: MarkdownNode): readonly string[] {
  const texts: string[] = [];
  const walk = (siblings: readonly MarkdownNode[]): void => {
    let depth = 0;
    for (const child of siblings) {
      if (child.type === "html") depth += child.value === "<code>" ? 1 : child.value === "</code>" ? -1 : 0;
      else if (child.type === "text" && depth === 0) texts.push(child.value ?? "");
      walk(child.children ?? []);
    }
  };
  walk([node]);
  return texts;
}
