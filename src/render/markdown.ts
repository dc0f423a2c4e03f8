/** Encodes untrusted text for GitHub's Markdown, so that no part of it is read as Markdown, HTML, link or mention. */
import { textLimits, maxShownNameLength, toLine, toLineName } from "../core/text.ts";
import type { Run } from "../evidence/run.ts";
import { toSafeLink } from "../core/addresses.ts";

// These two are put inside addresses and mentions, so that GitHub does not recognize them. Escaping the `@` is not
// enough: GitHub decodes entities such as `&#64;` first, and looks for addresses and mentions afterwards.
const breakInCode = "<wbr>";
const breakInText = "&#8203;";

/** Characters to escape. An underscore inside a word never starts emphasis, so it is not escaped in `snake_case`. */
const charactersToEscape = /[&<>"'`*[\]()\\|~$^{}!]|_(?:(?<![A-Za-z0-9]_)|(?![A-Za-z0-9]))/g;

/**
 * Renders a name, a digest or other text that is not prose as `<code>`, in which GitHub ignores mentions, references
 * and emoji. Markdown, HTML and addresses are escaped. A text that is copied from the page equals `name`.
 */
export function toMarkdownCode(name: string, limit: number = maxShownNameLength): string {
  return `<code>${toCodeText(toLineName(name, limit))}</code>`;
}

function toCodeText(shown: string): string {
  return encode(shown)
    .replaceAll("@", `&#64;${breakInCode}`)
    .replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`)
    .replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
}

/** Renders prose in which GitHub sees no mention, reference, emoji, address or list; trims the spaces at the ends. */
export function toMarkdownText(prose: string, limit: number = textLimits.message): string {
  return encode(toLine(prose.trim(), limit))
    .replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`)
    .replaceAll(/@(?=\S)/g, `&#64;${breakInText}`)
    .replaceAll(/:(?=\/\/|[\w+-]+:)/g, `&#58;${breakInText}`)
    .replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`)
    .replace(/^(\d*)([-+=.#])/, (_, digits: string, sign: string) => digits + toEntity(sign));
}

function encode(shown: string): string {
  return shown.replaceAll(charactersToEscape, toEntity);
}

function toEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** Matches a part of a name that a browser would not break, although it is longer than a narrow column. */
const longPart = /([^/\s-]{13,})/u;

/** Renders as {@link toMarkdownCode} does, but a narrow column may break the name. A copied name equals `name`. */
export function toBreakableCode(name: string): string {
  const shownName = toLineName(name, maxShownNameLength);
  // Most names have no part to break, so this saves time.
  if (!longPart.test(shownName)) return `<code>${toCodeText(shownName)}</code>`;
  const parts = shownName.split(longPart).filter((part) => part !== "");
  const pieces = parts.flatMap((part) =>
    longPart.test(part) ? (part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? []) : [part],
  );
  return `<code>${pieces.map(toCodeText).join(breakInCode)}</code>`;
}

/** Renders a link where `url` passes {@link toSafeLink}; any other address is shown as code. */
export function renderLink(label: string, url: string): string {
  const href = toSafeLink(url);
  if (href === undefined) return toMarkdownCode(url);
  // Encodes visible ASCII that the URL parser keeps and that means something in Markdown or HTML.
  const encodedUrl = href
    .replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("&", "&amp;");
  return `[${toMarkdownText(label)}](${encodedUrl})`;
}

/** Renders the beginning of a digest, for places near a list that has the whole digest. */
export function renderShortDigest(digest: string): string {
  return toMarkdownCode(`${digest.slice(0, 12)}…`);
}

/** Renders a line for each witness; empty if there is no witness. */
export function renderWitnesses({ witnessed }: Pick<Run, "witnessed">): string {
  const renderCalendarLink = (url: string): string => ` (${renderLink("what its calendar keeps", url)})`;
  const lines = (witnessed?.sentences ?? []).map(
    ({ sentence, url }) => toMarkdownText(sentence) + (url === undefined ? "" : renderCalendarLink(url)),
  );
  return lines.map((line) => `🕰️ ${line}.`).join("<br>");
}

/** Renders `body` folded: a reader sees only `head`, and can unfold the body below it. */
export function renderFolded(head: string, body: string): string {
  return `<details><summary>${head}</summary>\n\n${body}\n\n</details>`;
}

/**
 * Renders items in order until the next row, with its newline, would pass `budget` bytes of UTF-8. Later items are not
 * rendered: a hundred thousand of them take no time.
 * @returns the rows that fit, and the number of items that were left out
 */
export function renderWithinBudget<Item>(items: readonly Item[], budget: number, render: (item: Item) => string) {
  const rows: string[] = [];
  let spentBytes = 0;
  for (const item of items) {
    const row = render(item);
    spentBytes += Buffer.byteLength(row) + 1;
    if (spentBytes > budget) break;
    rows.push(row);
  }
  return { rows, omittedCount: items.length - rows.length };
}

/** A table with more rows than this does not fit a screen, so it is folded. */
export const maxUnfoldedRows = 20;
