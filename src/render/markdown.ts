/** Writes untrusted text into GitHub's Markdown so that nothing of it is read as Markdown, HTML, link or mention. */
import { textLimits, maxShownLength, toLine, toLineName } from "../core/text.ts";

/** Both break up links and mentions for a renderer that searches the finished text; entities would not stop it. */
export const breakInCode = "<wbr>";
const breakInText = "&#8203;";

/** Special characters. An underscore inside a word never starts emphasis: `snake_case` stays readable in the source. */
const special = /[&<>"'`*[\]()\\|~$^{}!]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

/**
 * Renders `name` in `<code>`: for names, digests and all other text that is not prose. In code, GitHub ignores
 * mentions, references and emoji; this escapes Markdown, HTML and addresses. A copy from the page equals `name`.
 */
export function toMarkdownCode(name: string, limit: number = maxShownLength): string {
  return `<code>${toCodeText(toLineName(name, limit))}</code>`;
}

/** Renders text for the inside of `<code>`. */
export function toCodeText(shown: string): string {
  return encode(shown)
    .replaceAll("@", `&#64;${breakInCode}`)
    .replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`)
    .replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
}

/** Renders `prose` as plain text, without mention, reference, emoji, address or list; trims the spaces at the ends. */
export function toMarkdownText(prose: string, limit: number = textLimits.message): string {
  return encode(toLine(prose.trim(), limit))
    .replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`)
    .replaceAll(/@(?=\S)/g, `&#64;${breakInText}`)
    .replaceAll(/:(?=\S)/g, `&#58;${breakInText}`)
    .replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`)
    .replace(/^(\d*)([-+=.#])/, (_, digits: string, sign: string) => digits + entity(sign));
}

function encode(shown: string): string {
  return shown.replaceAll(special, entity);
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
