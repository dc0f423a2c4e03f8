import { unseenCharacters } from "../../domain/text.ts";
import { renderFew } from "./budget.ts";

/** Longest shown name and longest shown line, in code points. */
export const longestShown = 200;
const longestShownLine = 4000;

const namedEscapes = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);
const emojiStyle = /(?<=\p{Extended_Pictographic})\uFE0F/u;
/** Texts that come back unchanged, as nearly every line does: one test decides. */
const ordinary = /^[!-9;-Z\\-~\p{Extended_Pictographic}][ -Z\\-~\p{Extended_Pictographic}]*$/u;
const unseenOrStyle = new RegExp(`${emojiStyle.source}|(${unseenCharacters.source})`, "gu");

/**
 * `text` as it may stand in a log line: one line, no unseen characters, no workflow command. Ordinary text comes back
 * unchanged; the rest becomes visible escapes such as `\n` and `\u{202e}`. Showing twice is showing once.
 *
 * The runner finds `::` behind leading white space and `##[` anywhere in a line, and compares as a language would:
 * combining marks between the characters may not count (actions/runner, ActionCommand.cs). So a leading colon is
 * escaped, and every `#` of a text that has a `[`.
 *
 * @param limit code points kept; what is longer loses its middle to `…`
 */
export function toLine(text: string, limit: number = longestShownLine): string {
  if (text.length <= limit && ordinary.test(text)) return text;
  const visible = shorten(text, limit).replaceAll(unseenOrStyle, (match, unseen?: string) =>
    unseen === undefined ? match : (namedEscapes.get(match) ?? escapeOf(match)),
  );
  const calm = visible.includes("[") ? visible.replaceAll("#", escapeOf) : visible;
  return calm.replace(/^([\s\p{M}]*)(:)/u, (_, before: string, colon: string) => before + escapeOf(colon));
}

/** A name in a line with columns: {@link toLine}, and spaces that would be overlooked or fake a column are visible. */
export function toLineName(name: string, limit: number = longestShown): string {
  return toLine(name, limit).replaceAll(/^ | $| (?= )/g, escapeOf);
}

/** The first of `names`, each by {@link toLineName}, and how many more there are. */
export function toLineNames(names: readonly string[]): string {
  return renderFew(names, (name) => toLineName(name));
}

function escapeOf(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** `text` with its middle left out, when it has more than `limit` code points. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const points = Array.from(text);
  if (points.length <= limit) return text;
  const head = points.slice(0, Math.ceil(limit / 2)).join("");
  return `${head}…${points.slice(-Math.floor(limit / 2)).join("")}`;
}
