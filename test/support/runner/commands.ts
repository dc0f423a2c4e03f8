/**
 * The runner's command grammar for one stream (actions/runner, ActionCommand.cs), on the strict side: any name counts
 * as a command, and characters that a culture's comparison may skip are skipped here too.
 */
export interface Command {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

const skipped = "[\\p{Cf}\\p{M}\\p{Default_Ignorable_Code_Point}\\u0000-\\u0008\\u000e-\\u001f\\u007f]*";
const atStart = new RegExp(`^[\\s\\u0085]*${skipped}:${skipped}:`, "u");
const anywhere = new RegExp(`#${skipped}#${skipped}\\[`, "u");

/** Every command in `output`, in order. A line ends at LF, CR LF or CR alone, as .NET reads lines. */
export function parseCommands(output: string): readonly Command[] {
  const lines = output.split(/\r\n|\r|\n/);
  return lines.flatMap((line) => parseColons(line) ?? parseBrackets(line) ?? []);
}

/** `::command name=value,name=value::message` behind any white space. */
function parseColons(line: string): Command | undefined {
  const start = atStart.exec(line);
  if (start === null) return undefined;
  const rest = line.slice(start[0].length);
  const end = rest.indexOf("::");
  if (end < 0) return undefined;
  const { command, properties } = splitInfo(rest.slice(0, end), ",");
  if (command === "") return undefined;
  return { command, properties: mapValues(properties, unescapeProperty), message: unescapeData(rest.slice(end + 2)) };
}

/** `##[command name=value;name=value]message` anywhere in a line. */
function parseBrackets(line: string): Command | undefined {
  const start = anywhere.exec(line);
  if (start === null) return undefined;
  const rest = line.slice(start.index + start[0].length);
  const end = rest.indexOf("]");
  if (end < 0) return undefined;
  const { command, properties } = splitInfo(rest.slice(0, end), ";");
  if (command === "") return undefined;
  return { command, properties: mapValues(properties, unescapeOld), message: unescapeOld(rest.slice(end + 1)) };
}

function splitInfo(info: string, separator: string): { command: string; properties: Record<string, string> } {
  const space = info.indexOf(" ");
  if (space < 0) return { command: info, properties: {} };
  const pairs = info
    .slice(space + 1)
    .trim()
    .split(separator)
    .map((pair) => [pair.slice(0, Math.max(0, pair.indexOf("="))), pair.slice(pair.indexOf("=") + 1)])
    .filter(([name, value]) => name !== "" && value !== "");
  return { command: info.slice(0, space), properties: Object.fromEntries(pairs) as Record<string, string> };
}

function mapValues(values: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function unescapeData(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll("%3A", ":").replaceAll("%2C", ","));
}

function unescapeOld(text: string): string {
  return unescapeData(text.replaceAll("%3B", ";").replaceAll("%5D", "]"));
}
