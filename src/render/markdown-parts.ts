/** Larger parts of Markdown: links, names that may break, folds, and rows within a budget. A start without results loads none. */
import type { RunFacts } from "../core/report.ts";
import { maxShownLength, toLineName } from "../core/text.ts";
import { safeLink } from "../core/url.ts";
import { breakInCode, toCodeText, toMarkdownCode, toMarkdownText } from "./markdown.ts";

/** Matches a part of a name that a browser would not break and that is longer than a narrow column. */
const unbroken = /([^/\s-]{13,})/u;

/** Renders as {@link toMarkdownCode} does, but a long part may be broken to fit a narrow column. Copies unchanged. */
export function breakable(name: string, limit: number = maxShownLength): string {
  const parts = toLineName(name, limit)
    .split(unbroken)
    .filter((part) => part !== "");
  const pieces = parts.flatMap((part) =>
    unbroken.test(part) ? (part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? []) : [part],
  );
  return `<code>${pieces.map(toCodeText).join(breakInCode)}</code>`;
}

/** Renders a link where `url` is a {@link safeLink}; any other address is shown as code. */
export function link(label: string, url: string): string {
  const href = safeLink(url);
  if (href === undefined) return toMarkdownCode(url);
  // Escapes the characters that the URL parser keeps and that mean something in Markdown or HTML: all visible ASCII.
  const encoded = href
    .replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("&", "&amp;");
  return `[${toMarkdownText(label)}](${encoded})`;
}

/** Returns the beginning of a digest, for places next to a list that has the whole digest. */
export function shortDigest(digest: string): string {
  return toMarkdownCode(`${digest.slice(0, 12)}…`);
}

/** Renders what the witnesses of a run's list say, a line each; an empty text where there are none. */
export function renderWitnesses({ witnessed = [] }: Pick<RunFacts, "witnessed">): string {
  const kept = (url: string): string => ` (${link("what its calendar keeps", url)})`;
  const lines = witnessed.map(({ sentence, url }) => toMarkdownText(sentence) + (url === undefined ? "" : kept(url)));
  return lines.map((line) => `🕰️ ${line}.`).join("<br>");
}

/** Renders `body` as text that a reader unfolds below `head`. */
export function fold(head: string, body: string): string {
  return `<details><summary>${head}</summary>\n\n${body}\n\n</details>`;
}

/** Rows that fit a budget, and the number of rows that did not. */
export interface Fitting {
  readonly rows: readonly string[];
  readonly left: number;
}

/**
 * Renders `items` in order until the next row, with its newline, would pass `budget` bytes of UTF-8. The other items
 * are not rendered at all, so that a hundred thousand of them cost no more than the shown rows.
 */
export function renderWithinBudget<Item>(
  items: readonly Item[],
  budget: number,
  render: (item: Item) => string,
): Fitting {
  const rows: string[] = [];
  let spent = 0;
  for (const item of items) {
    const row = render(item);
    spent += Buffer.byteLength(row) + 1;
    if (spent > budget) break;
    rows.push(row);
  }
  return { rows, left: items.length - rows.length };
}

/** More rows or lines than these do not fit a screen. They are folded, so that a reader sees the text below them. */
export const maxUnfolded = 20;
