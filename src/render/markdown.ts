/** Writes untrusted text into GitHub's Markdown so that nothing of it is read as Markdown, HTML, link or mention. */
import { textLimits, maxShownLength, toLine, toLineName } from "../core/text.ts";
import { safeLink } from "../core/url.ts";

/** Unlike entities, both stop a renderer that looks for links and mentions in the finished text. */
const breakInCode = "<wbr>";
const breakInText = "&#8203;";

/** An underscore inside a word never starts emphasis: wheels and `snake_case` stay readable in the source. */
const special = /[&<>"'`*[\]()\\|~$^{}!]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

/**
 * `name` in `<code>`: for names, digests and everything else that is not prose. GitHub leaves code alone when it looks
 * for mentions, references and emoji; what is left to defuse is Markdown, HTML and addresses. Copies as it was.
 */
export function toMarkdownCode(name: string, limit: number = maxShownLength): string {
  return `<code>${toCodeText(toLineName(name, limit))}</code>`;
}

function toCodeText(shown: string): string {
  return encode(shown)
    .replaceAll("@", `&#64;${breakInCode}`)
    .replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`)
    .replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
}

/** A part of a name that a browser would not break, longer than a narrow column takes. */
const unbroken = /([^/\s-]{13,})/u;

/** {@link toMarkdownCode} that fits a narrow column: a long part of it may be broken too. Copies as it was. */
export function breakable(name: string, limit: number = maxShownLength): string {
  const parts = toLineName(name, limit)
    .split(unbroken)
    .filter((part) => part !== "");
  const pieces = parts.flatMap((part) =>
    unbroken.test(part) ? (part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? []) : [part],
  );
  return `<code>${pieces.map(toCodeText).join(breakInCode)}</code>`;
}

/** `prose` as text: no mention, reference, emoji, address or list survives; spaces at the ends are dropped. */
export function toMarkdownText(prose: string, limit: number = textLimits.message): string {
  return encode(toLine(prose.trim(), limit))
    .replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`)
    .replaceAll(/@(?=\S)/g, `&#64;${breakInText}`)
    .replaceAll(/:(?=\S)/g, `&#58;${breakInText}`)
    .replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`)
    .replace(/^(\d*)([-+=.#])/, (_, digits: string, sign: string) => digits + entity(sign));
}

/** A link where `url` is a {@link safeLink}; anything else is shown as code. */
export function link(label: string, url: string): string {
  const href = safeLink(url);
  if (href === undefined) return toMarkdownCode(url);
  // The characters that the URL parser leaves alone and Markdown or HTML would not: all of them visible ASCII.
  const encoded = href
    .replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("&", "&amp;");
  return `[${toMarkdownText(label)}](${encoded})`;
}

function encode(shown: string): string {
  return shown.replaceAll(special, entity);
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** The beginning of a digest, where a list beside it has all of it. */
export function shortDigest(digest: string): string {
  return toMarkdownCode(`${digest.slice(0, 12)}…`);
}

/** `body` as what a reader unfolds below `head`. */
export function fold(head: string, body: string): string {
  return `<details><summary>${head}</summary>\n\n${body}\n\n</details>`;
}

/** Rows that fit a budget, and how many did not. */
export interface Fitting {
  readonly rows: readonly string[];
  readonly left: number;
}

/**
 * Renders `items` in order until the next row, with its newline, would pass `budget` bytes of UTF-8. Items behind it
 * are not rendered at all, so that a hundred thousand of them cost what is shown.
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

/** More rows or lines than these do not fit a screen. They are folded, so that a reader sees what stands below them. */
export const maxUnfolded = 20;
