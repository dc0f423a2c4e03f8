/** JSON from strangers: bounded in size and depth, and without members that two readers would read differently. */

/** Largest text in UTF-16 units: a statement of a hundred thousand files has about half of it. */
export const maxJsonLength = 64 * 1024 * 1024;
const maxJsonDepth = 32;

/**
 * Parses `text` as JSON.
 *
 * @throws RangeError when it is none, is too long or nests too deep, or an object names a member twice
 */
export function parseJsonText(text: string): unknown {
  if (text.length > maxJsonLength) throw new RangeError("it is larger than 64 MiB");
  // Before it is parsed: of millions of levels JavaScript takes half a minute to make objects.
  checkDepth(text);
  const value = parseAsJson(text);
  checkNames(text);
  return value;
}

function parseAsJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RangeError("it is not JSON", { cause });
  }
}

function checkDepth(text: string): void {
  let depth = 0;
  eachSign(text, (sign) => {
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign !== '"') depth -= 1;
    if (depth > maxJsonDepth) throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
  });
}

/** Walks over the brackets and names of `text`, which is JSON. */
function checkNames(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  const colon = /\s*:/y;
  eachSign(text, (sign, at, end) => {
    colon.lastIndex = end;
    if (sign === '"' && colon.test(text)) addName(open.at(-1), text.slice(at, end));
    else if (sign === "{" || sign === "[") open.push(sign === "{" ? new Set() : undefined);
    else if (sign === "}" || sign === "]") open.pop();
  });
}

/**
 * Tells of each bracket and of each string in `text` where it starts and where it ends. No expression does that: one
 * that reads over a string needs more of the stack with each escape in it.
 */
function eachSign(text: string, tell: (sign: string, start: number, end: number) => void): void {
  const signs = /["[{}\]]/g;
  for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
    const [sign] = found;
    const end = sign === '"' ? endOfString(text, found.index) : found.index + 1;
    tell(sign, found.index, end);
    signs.lastIndex = end;
  }
}

/** Where the string that starts at `start` is over; the end of `text` for one that does not end. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - escapes - 1] === "\\") escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return text.length;
}

function addName(names: Set<string> | undefined, string: string): void {
  const name = String(JSON.parse(string));
  if (names?.has(name))
    throw new RangeError(`an object of it has two members named ${JSON.stringify(name.slice(0, 80))}`);
  names?.add(name);
}
