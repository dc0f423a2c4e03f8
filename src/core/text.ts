/**
 * Characters that are invisible or that reorder visible text: controls (C0, C1, DEL), format characters (bidi,
 * zero-width), line and paragraph separators, lone surrogates and everything a font leaves out.
 */
export const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The most UTF-16 units of a service's text that are passed on; `word` is for an id or a date. */
export const textLimits = { message: 500, word: 128 } as const;

/** Text that {@link plainText} returns at once, since {@link invisibleCharacters} takes long to compile. */
const plainAscii = /^[!-~]+(?: [!-~]+)*$/;

/** Returns `text` on one line, without {@link invisibleCharacters}, cut with `…` after `limit` UTF-16 units. */
export function plainText(text: string, limit: number = textLimits.message): string {
  if (text.length <= limit && plainAscii.test(text)) return text;
  const isCut = text.length > limit;
  const oneLine = text.slice(0, limit).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ");
  return oneLine.replaceAll(invisibleCharacters, "").trim() + (isCut ? "…" : "");
}

/** Adds a full stop unless `text` ends with a punctuation mark. */
export function sentence(text: string): string {
  return /[.!?…:][)”"']?$/u.test(text) ? text : `${text}.`;
}

/** In code points. */
export const maxShownNameLength = 200;
/** In code points. */
const maxLineLength = 4000;

const namedEscapes = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);
/** U+FE0F, which asks for the coloured form of the emoji before it. */
const emojiStyle = /(?<=\p{Extended_Pictographic})\uFE0F/u;
/** Most lines match this, and need no escape. It has the emoji of verdicts: a class of all takes 7 ms to compile. */
const safeLine = /^(?:[⚓⏳✅❌❔⛔]|📡|⏭\uFE0F|[!-9;-Z\\-~])[ -Z\\-~]*$/;
const invisibleOrStyle = new RegExp(`${emojiStyle.source}|(${invisibleCharacters.source})`, "gu");

/**
 * Makes `text` safe for a log line: one line, no invisible characters, no workflow command. What is not safe becomes a
 * visible escape such as `\n` or `\u{202e}`. A second call changes nothing more.
 *
 * The runner finds commands by `::` after leading white space and by `##[` anywhere, even with combining marks between
 * the characters (actions/runner, ActionCommand.cs). So a leading colon is escaped. In a text with a `[`, every `#` is
 * escaped too, except before a lower-case letter, as in a link.
 *
 * @param limit in code points; a longer text loses its middle to `…`
 */
export function toLine(text: string, limit: number = maxLineLength): string {
  if (text.length <= limit && safeLine.test(text)) return text;
  const visibleText = shorten(text, limit).replaceAll(invisibleOrStyle, (match, invisible?: string) =>
    invisible === undefined ? match : (namedEscapes.get(match) ?? escapeOf(match)),
  );
  const withoutCommands = visibleText.includes("[") ? visibleText.replaceAll(/#(?![a-z])/g, escapeOf) : visibleText;
  return withoutCommands.replace(/^([\s\p{M}]*)(:)/u, (_, before: string, colon: string) => before + escapeOf(colon));
}

/** {@link toLine} for a name in columns: leading, trailing and doubled spaces become visible escapes too. */
export function toLineName(name: string, limit: number = maxShownNameLength): string {
  return toLine(name, limit).replaceAll(/^ | $| (?= )/g, escapeOf);
}

/** Such as `42 seconds` or `5 minutes`. */
export function renderDuration(ms: number): string {
  return ms < 120_000 ? counted(Math.ceil(ms / 1000), "second") : counted(Math.round(ms / 60_000), "minute");
}

/** Such as `1 release` or `2 repositories`. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return count === 1 ? `1 ${noun}` : `${count} ${nouns}`;
}

/** Lists the first ten of `names`, each by {@link toLineName}, and says how many more there are. */
export function toLineNames(names: readonly string[]): string {
  return renderFew(names, (name) => toLineName(name));
}

/**
 * Breaks a line between words to fit a terminal. Colour codes take no column, and the last column stays free, since an
 * emoji takes two. A word wider than the terminal gets a line of its own.
 *
 * @param indent of the lines after the first
 */
export function wrapLine(line: string, columns: number, indent = 0): string {
  if (line.length < columns) return line;
  const widthOf = (text: string): number => text.replaceAll(/\p{Cc}\[\d+m/gu, "").length;
  const lines: string[] = [];
  let lastLine = "";
  for (const [part, word = ""] of line.matchAll(/\s*(\S+)/g)) {
    if (lastLine === "" || widthOf(lastLine + part) < columns) lastLine += part;
    else {
      lines.push(lastLine);
      lastLine = " ".repeat(Math.max(0, Math.min(indent, columns - 1 - widthOf(word)))) + word;
    }
  }
  return [...lines, lastLine].join("\n");
}

function escapeOf(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Leaves out the middle of a text of more than `limit` code points. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const codePoints = Array.from(text);
  if (codePoints.length <= limit) return text;
  const head = codePoints.slice(0, Math.ceil(limit / 2)).join("");
  return `${head}…${codePoints.slice(-Math.floor(limit / 2)).join("")}`;
}

const sizeUnits = ["B", "KiB", "MiB", "GiB", "TiB"] as const;

/** Such as `980 B` or `1.2 MiB`. */
export function renderBytes(bytes: number): string {
  const power = Math.min(sizeUnits.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${sizeUnits[power]}`;
}

/** Leaves out what is empty, false or undefined. */
export function nonEmpty(parts: readonly (string | false | undefined)[]): readonly string[] {
  return parts.filter((part): part is string => typeof part === "string" && part !== "");
}

/** Lists the first ten of `items` with commas between them, and says how many more there are. */
export function renderFew<Item>(items: readonly Item[], render: (item: Item) => string): string {
  const shownText = items.slice(0, maxItems).map(render).join(", ");
  return shownText + (items.length > maxItems ? ` and ${items.length - maxItems} more` : "");
}

const maxItems = 10;

const isoDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::[\d.]+)? ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/;

/** Such as `21 Jan 2026 16:32 UTC`; no `UTC` if `date` names no time zone. Text that is no date stays unchanged. */
export function toReadableMinute(date: string | Date): string {
  const text = typeof date === "string" ? date : date.toISOString();
  const [, day = "", time, zone] = isoDate.exec(text) ?? [];
  const offset = zone?.replace("UTC", "Z").replace(/(\d\d):?(\d\d)$/, "$1:$2") ?? "Z";
  const moment = new Date(`${day}T${time ?? "00:00"}${offset}`);
  const [, readableDay, minute] = /, 0?(\d+ \w+ \d+) (\d\d:\d\d)/.exec(moment.toUTCString()) ?? [];
  return readableDay === undefined ? text : nonEmpty([readableDay, time && minute, zone && "UTC"]).join(" ");
}

/** Such as `21 Nov 2026`; `undefined` where `date` is no date. */
export function toReadableDay(date: string): string | undefined {
  return /^\d{1,2} [A-Z][a-z]{2} \d{4}(?= |$)/.exec(toReadableMinute(date))?.[0];
}

/** Renders a service's date for a sentence; without a time zone, it is marked as what the service writes. */
export function toServiceDate(date: string): string {
  const readable = plainText(toReadableMinute(date), textLimits.word);
  return readable.endsWith(" UTC") ? readable : `${readable}, as the service writes it`;
}

/** Returns what is wrong with a key that must fit into an HTTP header, without repeating it; accepts an empty text. */
export function findKeyMistake(key: string): string | undefined {
  if (/^(?:\$\{.*\}|\{\{.*\}\}|<.*>|".*"|'.*')$/s.test(key))
    return "is a placeholder, or is in quotes, and not the key itself";
  return /^[!-~]*$/.test(key) ? undefined : "contains a space, a line break or a character outside ASCII";
}
