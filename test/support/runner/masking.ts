/** The runner's secret masker: each registered value and the spellings it derives from it become `***`. */

/** The derived spellings of one masked value (actions/runner, ValueEncoders.cs). */
function spellingsOf(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  return [
    value,
    ...[0, 1, 2].map((shift) => bytes.subarray(bytes.length > shift ? shift : 0).toString("base64")),
    value.replaceAll('"', '\\"'),
    value.replaceAll("'", "''"),
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    escapeXml(value),
    /^".{7,}"$/s.test(value) ? value.slice(1, -1) : "",
    ...powerShellParts(value),
  ].filter((spelling) => spelling !== "");
}

function escapeXml(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** PowerShell colours a command's error around `&`, so the part on either side stands alone in the log. */
function powerShellParts(value: string): readonly string[] {
  const sign = value.includes("&+") ? "&+" : "&";
  const at = sign === "&+" ? value.indexOf(sign) : value.lastIndexOf(sign);
  if (at < 0) return [];
  const after = at + sign.length;
  return [value.slice(0, after), value.slice(sign === "&+" ? after + 1 : after)].filter((part) => part.length >= 6);
}

/** `text` as the runner would show it when `masks` are registered. */
export function maskSecrets(text: string, masks: readonly string[]): string {
  const spellings = masks.filter((mask) => mask.trim() !== "").flatMap(spellingsOf);
  const longestFirst = [...new Set(spellings)].toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((shown, spelling) => shown.replaceAll(spelling, "***"), text);
}
