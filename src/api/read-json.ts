import { decodeUtf8 } from "../core/bytes.ts";

/** Most levels of nesting: an answer of the contract has six, and a much deeper one only costs memory (faults T10). */
const deepest = 32;

/**
 * Parses a body as JSON. A byte order mark is tolerated, invalid UTF-8 is not.
 *
 * @param strike takes the key out of every text, where the service repeats it
 * @returns `undefined` when there is no body or it is not JSON, or JSON of more than 32 levels, or with two members of
 * one name in an object: what such an object says is up to whoever reads it (RFC 8259 §4)
 */
export function parseJson(body: Uint8Array | undefined, redact: (text: string) => string): unknown {
  try {
    const text = decodeUtf8(body);
    const { depth, members } = measureJson(text);
    if (depth > deepest) return undefined;
    const value = parseStruck(text, redact);
    return countMembers(value) === members ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function parseStruck(text: string, redact: (text: string) => string): unknown {
  // Without escapes each of its strings stands in the text as it is: one look at the whole spares one at each.
  if (!text.includes("\\") && redact(text) === text) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? redact(value) : value));
}

/**
 * Counts brackets and colons outside of strings, sign by sign: an expression would take for ever on a string that does
 * not end. It ends where it is too deep.
 */
function measureJson(text: string): { readonly depth: number; readonly members: number } {
  let depth = 0;
  let members = 0;
  let inString = false;
  for (let at = 0; at < text.length && depth <= deepest; at += 1) {
    const sign = text[at];
    if (inString && sign === "\\") at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && sign === ":") members += 1;
    else if (!inString && (sign === "[" || sign === "{")) depth += 1;
    else if (!inString && (sign === "]" || sign === "}")) depth -= 1;
  }
  return { depth, members };
}

/** Members of all objects in `value`; of two with one name only the last is left. */
function countMembers(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Object.values(value);
  const within = own.reduce((sum: number, member: unknown) => sum + countMembers(member), 0);
  return within + (Array.isArray(value) ? 0 : own.length);
}
