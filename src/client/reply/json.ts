/** Levels within each other; an answer of the contract has six, and what is much deeper only costs memory (faults T10). */
const deepest = 32;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses a body as JSON. A byte order mark is tolerated, invalid UTF-8 is not.
 *
 * @param strike takes the key out of every text, where the service repeats it
 * @returns `undefined` when there is no body or it is not JSON, or JSON of more than 32 levels
 */
export function parseJson(body: Uint8Array | undefined, strike: (text: string) => string): unknown {
  try {
    const text = utf8.decode(body);
    if (isDeep(text)) return undefined;
    // Without escapes each of its strings stands in the text as it is: one look at the whole spares one at each.
    if (!text.includes("\\") && strike(text) === text) return JSON.parse(text);
    return JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? strike(value) : value));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Counts brackets outside of strings, sign by sign: an expression would take for ever on a string that does not end. */
function isDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length && depth <= deepest; at += 1) {
    const sign = text[at];
    if (inString && sign === "\\") at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && (sign === "[" || sign === "{")) depth += 1;
    else if (!inString && (sign === "]" || sign === "}")) depth -= 1;
  }
  return depth > deepest;
}
