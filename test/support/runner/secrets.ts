/** Looking for a planted secret, plain or in disguise, in everything a run left behind. */
import { randomBytes } from "node:crypto";

/**
 * A fresh secret that no text holds by chance. Its punctuation makes every encoding differ from the plain spelling;
 * it is printable ASCII without white space, so it may stand in a header.
 */
export function createCanary(): string {
  return `k3y-${randomBytes(9).toString("hex")}"'<&>%\\+/=$\`{}~>>>>>`;
}

/** Where `secret` is found in `haystacks`, as `<haystack>: <encoding>`; empty when it is nowhere. */
export function findSecret(
  secret: string,
  haystacks: Readonly<Record<string, string | Uint8Array>>,
): readonly string[] {
  const forms = Object.entries(encodingsOf(secret)).map(([name, form]) => [name, Buffer.from(form)] as const);
  // Of a secret without punctuation many forms are one: it is reported once, by the first name.
  const needles = forms.filter(([, form], at) => forms.findIndex(([, other]) => other.equals(form)) === at);
  return Object.entries(haystacks).flatMap(([name, content]) => {
    const bytes = Buffer.from(content);
    return needles.filter(([, needle]) => bytes.includes(needle)).map(([encoding]) => `${name}: ${encoding}`);
  });
}

/** Every form of `secret` that is looked for, by name. */
export function encodingsOf(secret: string): Readonly<Record<string, string | Uint8Array>> {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString("hex");
  const pairs = hex.match(/../g) ?? [];
  const points = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  return {
    plain: secret,
    hex,
    HEX: hex.toUpperCase(),
    ...base64Forms(bytes),
    uri: encodeURIComponent(secret),
    "percent (all)": pairs.map((pair) => `%${pair}`).join(""),
    "PERCENT (all)": pairs.map((pair) => `%${pair.toUpperCase()}`).join(""),
    json: JSON.stringify(secret).slice(1, -1),
    "json (all escaped)": points.map((point) => `\\u${point.toString(16).padStart(4, "0")}`).join(""),
    xml: secret.replaceAll(/[<>&"']/g, (sign) => namedEntities[sign] ?? sign),
    "entities (decimal)": points.map((point) => `&#${point};`).join(""),
    "entities (hex)": points.map((point) => `&#x${point.toString(16)};`).join(""),
    reversed: Array.from(secret).toReversed().join(""),
    "utf-16le": Buffer.from(secret, "utf16le"),
    "utf-16be": Buffer.from(secret, "utf16le").swap16(),
    "shell quoted": secret.replaceAll("'", `'\\''`),
    "powershell quoted": secret.replaceAll("'", "''"),
    "powershell escaped": secret.replaceAll(/["`$]/g, (sign) => `\`${sign}`),
    "workflow command": secret.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C"),
  };
}

const namedEntities: Readonly<Record<string, string>> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Of each of the three alignments the characters that do not depend on what stands before or after the secret. */
function base64Forms(bytes: Buffer): Record<string, string> {
  const forms: Record<string, string> = {};
  for (const shift of [0, 1, 2]) {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    const core = shifted.toString("base64").slice(Math.ceil((shift * 8) / 6), Math.floor((shifted.length * 8) / 6));
    forms[`base64 +${shift}`] = core;
    forms[`base64url +${shift}`] = core.replaceAll("+", "-").replaceAll("/", "_");
  }
  return forms;
}
