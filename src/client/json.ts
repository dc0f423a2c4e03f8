const shortestSecret = 8;

/** `text` without `secret`, unless that is so short that it would strike out half of every sentence. */
export function strikeSecret(text: string, secret: string): string {
  return secret.length < shortestSecret ? text : text.replaceAll(secret, "***");
}

/**
 * Parses a body as JSON. A byte order mark is tolerated, invalid UTF-8 is not. Where the service repeats the key in
 * any text, it is struck out: replies end up in files and release notes, which no runner masks.
 *
 * @returns `undefined` when there is no body or it is not JSON, or JSON too deep to walk
 */
export function parseJson(body: Uint8Array | undefined, secret: string): unknown {
  if (body === undefined) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? strikeSecret(value, secret) : value));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}
