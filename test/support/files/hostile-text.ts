/** Text as an attacker would choose it: command and markup fragments between arbitrary characters. */
import * as fc from "fast-check";

/** Signs that mean something to a runner or in Markdown. */
const signs = Array.from("#[]\\|`*_$ ");
/** Characters that end a line, that are not seen, or that are half of one. */
const unseen = [...Array.from("\n\r\u0085\u2028\u00a0\u3000\u0591\u200b\u202e"), "\ud800", "\udc00"];
const fragments = [
  "::",
  "::error file=a::b",
  "##[",
  "##[add-mask]x",
  "%0A",
  "\r\n",
  "```",
  "~~",
  "@org/team",
  "a@b.example",
  "https://evil.example/x",
  "www.evil.example",
  "mailto:a@b.example",
  "xmpp:a@b.example/r",
  "GH-1",
  "#1",
  ":tada:",
  "<!--",
  "-->",
  "</code>",
  "<img src=x>",
  "![a](https://evil.example)",
  "[a](https://evil.example)",
  "[^1]",
  "&amp;",
  "&#96;",
  "- a",
  "1. a",
  "# a",
  "> a",
  "===",
  "  ",
  "name.tgz",
] as const;

/**
 * Any code point but surrogates, which is fast-check's `binary` unit without its map back from a million characters:
 * to make that takes a second and a hundred megabytes in every worker.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - 0x800 }).map(
  (index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800),
  (character) => {
    const code = typeof character === "string" ? (character.codePointAt(0) ?? 0) : Number.NaN;
    if (typeof character !== "string" || character !== String.fromCodePoint(code) || !character.isWellFormed())
      throw new TypeError("No character of this arbitrary");
    return code < 0xd800 ? code : code - 0x800;
  },
);

/** Arbitrary Unicode, lone surrogates included, mixed with fragments that mean something to runner or Markdown. */
export function hostileText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(...signs, ...unseen, ...fragments),
    fc.string({ unit: anyCharacter, maxLength: 6 }),
  );
  return fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
}
