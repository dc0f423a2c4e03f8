/** JSON from strangers: bounded in size and depth, and without members that two readers would read differently. */

/** Largest text in UTF-16 units: a statement of a hundred thousand files has about half of it. */
export const maximumJsonLength = 64 * 1024 * 1024;
const mostDepth = 32;

/**
 * Parses `text` as JSON.
 *
 * @throws RangeError when it is none, is too long or nests too deep, or an object names a member twice
 */
export function parseJsonText(text: string): unknown {
  if (text.length > maximumJsonLength) throw new RangeError("it is larger than 64 MiB");
  const value = parseAsJson(text);
  checkStructure(text);
  return value;
}

function parseAsJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RangeError("it is not JSON", { cause });
  }
}

/** A string with a colon behind it is a member's name; everything else that matters is a bracket. */
const token = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[[{}\]]/gs;

/** Walks over the brackets and names of `text`, which is JSON. */
function checkStructure(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  for (const [bracket, string, colon] of text.matchAll(token)) {
    if (colon !== undefined && string !== undefined) addName(open.at(-1), string);
    else if (bracket === "{" || bracket === "[") open.push(bracket === "{" ? new Set() : undefined);
    else if (bracket === "}" || bracket === "]") open.pop();
    if (open.length > mostDepth) throw new RangeError(`it nests deeper than ${mostDepth} levels`);
  }
}

function addName(names: Set<string> | undefined, string: string): void {
  const name = String(JSON.parse(string));
  if (names?.has(name))
    throw new RangeError(`an object of it has two members named ${JSON.stringify(name.slice(0, 80))}`);
  names?.add(name);
}
