/** Removes the key from the service's texts: they get into files and release notes, where no runner masks the key. */
import { invisibleCharacters } from "../core/text.ts";

/** A shorter secret is redacted only as a separate word, since a digest may contain it by chance. */
const minLengthInsideWords = 8;

/**
 * Redacts `secret`, plain or in a usual encoding, in any letter case, even where invisible characters break it up.
 *
 * @param minLength a shorter secret is not redacted, since it may be part of any sentence
 */
export function createRedactor(secret: string, minLength = minLengthInsideWords): (text: string) => string {
  if (secret.length < minLength) return (text) => text;
  const spellings = [...new Set(spellingsOf(secret))];
  // Longest first: replacing a shorter spelling within a longer one would leave the rest visible.
  spellings.sort((one, other) => other.length - one.length);
  const patterns = spellings.map((spelling) => {
    const literal = spelling.replaceAll(/\W/g, String.raw`\$&`);
    return spelling.length < minLengthInsideWords ? `(?<![0-9a-z])${literal}(?![0-9a-z])` : literal;
  });
  const pattern = new RegExp(patterns.join("|"), "gi");
  const redact = (text: string): string => text.replaceAll(pattern, "***");
  return (text) => {
    const redacted = redact(text);
    // Invisible characters are removed later, when the text is shown: that would put a broken-up secret together again.
    const visible = redacted.replaceAll(invisibleCharacters, "");
    const redactedVisible = redact(visible);
    return redactedVisible === visible ? redacted : redactedVisible;
  };
}

/** A shorter secret is not redacted at all, since any sentence may contain it by chance. */
const minRedactedLength = 4;

/** Redacts each of `secrets`, except very short ones. */
export function createRedactorOfAll(secrets: readonly string[]): (text: string) => string {
  const redactors = secrets.map((secret) => createRedactor(secret, minRedactedLength));
  return (text) => redactors.reduce((partlyRedacted, redactOne) => redactOne(partlyRedacted), text);
}

function spellingsOf(secret: string): readonly string[] {
  const hex = Buffer.from(secret).toString("hex");
  const codePoints = Array.from(secret, (character) => (character.codePointAt(0) ?? 0).toString(16));
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    json,
    // The secret in JSON that is itself a string in JSON.
    JSON.stringify(json).slice(1, -1),
    // A secret may contain half of a surrogate pair, for which `encodeURIComponent` throws.
    encodeURIComponent(secret.toWellFormed()),
    hex,
    hex.replaceAll(/../g, "%$&"),
    codePoints.map((codePoint) => `\\u${codePoint.padStart(4, "0")}`).join(""),
    codePoints.map((codePoint) => `&#x${codePoint};`).join(""),
    codePoints.map((codePoint) => `&#${Number.parseInt(codePoint, 16)};`).join(""),
    secret.replaceAll(/[<>&"']/g, (character) => htmlEntities[character] ?? character),
    Array.from(secret).toReversed().join(""),
    ...base64Of(secret),
  ];
}

const htmlEntities: Readonly<Record<string, string>> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
  "'": "&apos;",
};

/**
 * Returns the secret in both alphabets of base64 (RFC 4648). Base64 encodes three bytes together, so the secret looks
 * different after 0, 1 or 2 other bytes; only the part that does not depend on its neighbours is returned.
 */
function base64Of(secret: string): readonly string[] {
  return [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    const ownPart = bytes.toString("base64").slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
    return [ownPart, ownPart.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
