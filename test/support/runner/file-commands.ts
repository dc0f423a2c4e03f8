/** The files a step writes for the runner (GITHUB_OUTPUT, ENV, STATE, PATH), read by the runner's own rules. */

const newlines = process.platform === "win32" ? /\r?\n/g : /\n/g;

/**
 * Reads `NAME=VALUE` and `NAME<<DELIMITER` entries; of two with one name the later counts. Only LF ends a line
 * (on Windows CRLF too), and what follows a delimiter's line is the next entry.
 *
 * @throws RangeError where the runner would fail the step: no `=` or `<<`, an empty name, a delimiter never met
 */
export function parseKeyValueFile(text: string): Record<string, string> {
  const lines = text.split(newlines);
  const endings = [...text.matchAll(newlines)].map(([ending]) => ending);
  const entries: [string, string][] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line === "") continue;
    const entry = parseEntry(line);
    if (entry.delimiter === undefined) {
      entries.push([entry.name, entry.value]);
      continue;
    }
    const end = lines.indexOf(entry.delimiter, index + 1);
    if (end < 0) throw new RangeError(`Matching delimiter not found: ${entry.delimiter}`);
    const value = lines.slice(index + 1, end).map((part, at) => (at === 0 ? part : endings[index + at] + part));
    entries.push([entry.name, value.join("")]);
    index = end;
  }
  return Object.fromEntries(entries);
}

type Entry =
  | { readonly name: string; readonly value: string; readonly delimiter?: undefined }
  | { readonly name: string; readonly delimiter: string };

function parseEntry(line: string): Entry {
  const equals = line.indexOf("=");
  const heredoc = line.indexOf("<<");
  if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
    return { name: line.slice(0, equals), value: line.slice(equals + 1) };
  }
  const name = line.slice(0, heredoc);
  const delimiter = line.slice(heredoc + 2);
  if (heredoc <= 0 || delimiter === "") throw new RangeError(`Invalid format: ${line}`);
  return { name, delimiter };
}

/** Reads GITHUB_PATH: one folder a line, empty lines skipped, any line ending. */
export function parsePathFile(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line !== "");
}
