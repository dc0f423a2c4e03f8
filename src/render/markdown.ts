/** Encodes untrusted text for GitHub's Markdown: nothing of it is read as Markdown, HTML, link or mention. */
import { textLimits, maxShownNameLength, toLine, toLineName } from "../core/text.ts";
import type { Run } from "../evidence/run.ts";
import { toSafeLink } from "../core/addresses.ts";

// Each is put into an address or a mention, so that GitHub does not see one. Escaping the `@` is not enough: GitHub
// decodes entities such as `&#64;` first, and looks for addresses and mentions afterwards.
const breakInCode = "<wbr>";
const breakInText = "&#8203;";

/** Characters to escape. An underscore inside a word never starts emphasis, so `snake_case` stays readable. */
const charactersToEscape = /[&<>"'`*[\]()\\|~$^{}!]|_(?:(?<![A-Za-z0-9]_)|(?![A-Za-z0-9]))/g;

/**
 * Renders names, digests and all other text that is not prose as `<code>`, where GitHub ignores mentions, references
 * and emoji; Markdown, HTML and addresses are escaped. A copy from the page equals `name`.
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

/** Matches a part of a name that a browser would not break, and that is longer than a narrow column. */
const longPart = /([^/\s-]{13,})/u;

/** Renders as {@link toMarkdownCode} does, but a narrow column may break a long part. A copy equals `name`. */
export function toBreakableCode(name: string): string {
  const shownName = toLineName(name, maxShownNameLength);
  // A quick way for most names, which have no part to break.
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

/** The beginning of a digest, for places next to a list that has all of it. */
export function renderShortDigest(digest: string): string {
  return toMarkdownCode(`${digest.slice(0, 12)}…`);
}

/** Renders a line for each witness; empty where there are none. */
export function renderWitnesses({ witnessed }: Pick<Run, "witnessed">): string {
  const renderCalendarLink = (url: string): string => ` (${renderLink("what its calendar keeps", url)})`;
  const lines = (witnessed?.sentences ?? []).map(
    ({ sentence, url }) => toMarkdownText(sentence) + (url === undefined ? "" : renderCalendarLink(url)),
  );
  return lines.map((line) => `🕰️ ${line}.`).join("<br>");
}

/** Renders `body` so that a reader unfolds it below `head`. */
export function renderFolded(head: string, body: string): string {
  return `<details><summary>${head}</summary>\n\n${body}\n\n</details>`;
}

/**
 * Renders items in order until the next row, with its newline, would pass `budget` bytes of UTF-8. The others are not
 * rendered, so that a hundred thousand of them cost no more than the shown rows.
 * @returns the rows that fit, and the number of rows that did not
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

/** More rows or lines than this do not fit a screen, so they are folded. */
export const maxUnfoldedRows = 20;
