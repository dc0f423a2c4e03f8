/**
 * Characters that nobody sees or that reorder what is seen: controls (C0, C1, DEL), format characters (bidi,
 * zero-width), line and paragraph separators, lone surrogates and everything a font leaves out.
 */
export const unseenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Longest text of the service that is passed on, in UTF-16 units: a message, and an id or a date (faults T10). */
export const textLimits = { message: 500, word: 128 } as const;

/** `text` on one line, without {@link unseenCharacters}, cut with `…` after `limit` UTF-16 units. */
export function plainText(text: string, limit: number = textLimits.message): string {
  const cut = text.length > limit;
  const oneLine = text.slice(0, limit).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ");
  return oneLine.replaceAll(unseenCharacters, "").trim() + (cut ? "…" : "");
}

/** `text` as a sentence that another one may follow: with a full stop, unless it ends one already. */
export function sentence(text: string): string {
  return /[.!?…][)”"']?$/u.test(text) ? text : `${text}.`;
}
