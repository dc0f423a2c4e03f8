/** Reads bytes and JSON from untrusted sources: limited in size and depth, and without ambiguity. */
import { concatBytes } from "@noble/hashes/utils.js";

/** In UTF-16 units: twice the length of a statement of a hundred thousand files. */
export const maxJsonLength = 64 * 1024 * 1024;
const maxJsonDepth = 32;

/**
 * Parses `text` as JSON. An object that names a member twice is refused, since parsers differ in which of the two they
 * take (RFC 8259 §4).
 *
 * @param revive the reviver of `JSON.parse`
 * @param maxLength in UTF-16 units
 * @throws RangeError when `text` is not JSON, is too long or nests too deep, or an object names a member twice
 */
export function parseJsonText(
  text: string,
  revive?: (name: string, value: unknown) => unknown,
  maxLength = maxJsonLength,
): unknown {
  if (text.length > maxLength) throw new RangeError(`it is larger than ${maxLength / 2 ** 20} MiB`);
  // This comes first, since it refuses deep nesting: `JSON.parse` would need half a minute for millions of levels.
  const repeatedName = findRepeatedName(text);
  const value = parseAsJson(text, revive);
  if (repeatedName === undefined) return value;
  throw new RangeError(`an object of it has two members named ${JSON.stringify(repeatedName.slice(0, 80))}`);
}

function parseAsJson(text: string, revive: Parameters<typeof parseJsonText>[1]): unknown {
  try {
    return JSON.parse(text, revive);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new RangeError("it is not JSON", { cause });
  }
}

/**
 * Finds the first name that an object has twice, in a text that need not be JSON. It is a loop, since a regular
 * expression that matches a string needs more stack with each escape in the string.
 *
 * @throws RangeError when `text` nests too deep
 */
function findRepeatedName(text: string): string | undefined {
  /** The names so far of each open object, outermost first; `undefined` for an open list. */
  const namesOfOpenObjects: (Set<string> | undefined)[] = [];
  const colon = /\s*:/y;
  let repeatedName: string | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') {
      const stringEnd = findStringEnd(text, index);
      colon.lastIndex = stringEnd;
      const names = colon.test(text) ? namesOfOpenObjects.at(-1) : undefined;
      if (names !== undefined) {
        const quotedName = text.slice(index, stringEnd);
        const name = quotedName.includes("\\") ? String(parseAsJson(quotedName, undefined)) : quotedName.slice(1, -1);
        if (names.has(name)) repeatedName ??= name;
        names.add(name);
      }
      index = stringEnd - 1;
    } else if (character === "}" || character === "]") namesOfOpenObjects.pop();
    else if (
      (character === "{" || character === "[") &&
      namesOfOpenObjects.push(character === "{" ? new Set() : undefined) > maxJsonDepth
    ) {
      throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
    }
  }
  return repeatedName;
}

/** Returns the index after the string that starts at `start`. */
function findStringEnd(text: string, start: number): number {
  for (let index = text.indexOf('"', start + 1); index !== -1; index = text.indexOf('"', index + 1)) {
    let backslashCount = 0;
    while (text[index - backslashCount - 1] === "\\") backslashCount += 1;
    if (backslashCount % 2 === 0) return index + 1;
  }
  return text.length;
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** Decodes UTF-8 and drops a leading byte-order mark. @throws TypeError when `bytes` are not UTF-8 */
export function decodeUtf8(bytes: Uint8Array | undefined): string {
  return strictUtf8.decode(bytes);
}

/** The length of a piece of the text in UTF-16 units, and of the buffer in bytes. */
const sliceLength = 65_536;

/** Encodes as UTF-8. All pieces share one buffer, to spare memory: use up each piece before you ask for the next. */
export function* toUtf8(texts: Iterable<string>): Generator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(sliceLength);
  for (const text of texts) {
    for (let start = 0; start < text.length;) {
      // A slice may split a surrogate pair. Its first half is not read: the buffer never has the three bytes left.
      const { read, written } = encoder.encodeInto(text.slice(start, start + sliceLength), buffer);
      yield buffer.subarray(0, written);
      start += read;
    }
  }
}

/** Decodes UTF-8, or UTF-16 with a byte-order mark, as from Windows PowerShell. @throws TypeError for other bytes */
export function decodeText(bytes: Uint8Array): string {
  const utf16Encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff && "utf-16be";
  return utf16Encoding ? new TextDecoder(utf16Encoding, { fatal: true }).decode(bytes) : decodeUtf8(bytes);
}

/** Passes a stream on, but throws `createError()` after `maxBytes`: an endless stream would fill memory or disk. */
export async function* takeAtMost<Chunk extends Uint8Array>(
  bytes: AsyncIterable<Chunk>,
  maxBytes: number,
  createError: () => Error,
): AsyncGenerator<Chunk> {
  let bytesSoFar = 0;
  for await (const chunk of bytes) {
    bytesSoFar += chunk.length;
    if (bytesSoFar > maxBytes) throw createError();
    yield chunk;
  }
}

/** Reads a whole stream; takes and throws what {@link takeAtMost} does. */
export async function readAtMost(
  ...stream: Parameters<typeof takeAtMost<Uint8Array>>
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of takeAtMost(...stream)) chunks.push(chunk);
  return concatBytes(...chunks);
}
