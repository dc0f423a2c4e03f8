/** Removes the key from all output: replies end up in files and release notes, where no runner masks it. */
import { unseenCharacters } from "../core/text.ts";

/** A shorter secret is redacted only on request, and only as a separate word: a digest may contain it by chance. */
const shortestAnywhere = 8;

/**
 * Makes a function that replaces `secret` in a text, plain or in the encodings that programs give to a text, in any
 * case, and also where unseen characters break it up. A secret so short that it is in every sentence is left
 * alone.
 *
 * @param shortest fewest characters of a secret that is redacted
 */
export function createRedactor(secret: string, shortest = shortestAnywhere): (text: string) => string {
  if (secret.length < shortest) return (text) => text;
  const spellings = [...new Set(spellingsOf(secret))];
  // The longest first: replacing a shorter spelling within a longer one would leave the rest visible.
  spellings.sort((one, other) => other.length - one.length);
  const patterns = spellings.map((spelling) => {
    const literal = spelling.replaceAll(/\W/g, String.raw`\$&`);
    return spelling.length < shortestAnywhere ? `(?<![0-9a-z])${literal}(?![0-9a-z])` : literal;
  });
  const pattern = new RegExp(patterns.join("|"), "gi");
  const redact = (text: string): string => text.replaceAll(pattern, "***");
  return (text) => {
    const redacted = redact(text);
    // Renderers remove unseen characters later, which would put a broken-up secret together again.
    const visible = redacted.replaceAll(unseenCharacters, "");
    const redactedVisible = redact(visible);
    return redactedVisible === visible ? redacted : redactedVisible;
  };
}

function spellingsOf(secret: string): readonly string[] {
  const hex = Buffer.from(secret).toString("hex");
  const points = Array.from(secret, (sign) => (sign.codePointAt(0) ?? 0).toString(16));
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    json,
    // JSON within JSON.
    JSON.stringify(json).slice(1, -1),
    // An argument may hold half of a surrogate pair, which would make this throw.
    encodeURIComponent(secret.toWellFormed()),
    hex,
    hex.replaceAll(/../g, "%$&"),
    points.map((point) => `\\u${point.padStart(4, "0")}`).join(""),
    points.map((point) => `&#x${point};`).join(""),
    points.map((point) => `&#${Number.parseInt(point, 16)};`).join(""),
    secret.replaceAll(/[<>&"']/g, (sign) => entities[sign] ?? sign),
    Array.from(secret).toReversed().join(""),
    ...base64Of(secret),
  ];
}

const entities: Readonly<Record<string, string>> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
  "'": "&apos;",
};

/**
 * The secret in base64 (RFC 4648), in both alphabets. Base64 encodes three bytes together, so the secret looks
 * different after 0, 1 or 2 other bytes. Returns of each form the part that does not depend on the bytes around it.
 */
function base64Of(secret: string): readonly string[] {
  return [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    const core = bytes.toString("base64").slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
