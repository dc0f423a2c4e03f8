/**
 * Parses a body as JSON. A byte order mark is tolerated, invalid UTF-8 is not.
 *
 * @param strike takes the key out of every text, where the service repeats it
 * @returns `undefined` when there is no body or it is not JSON, or JSON too deep to walk
 */
export function parseJson(body: Uint8Array | undefined, strike: (text: string) => string): unknown {
  if (body === undefined) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? strike(value) : value));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}
