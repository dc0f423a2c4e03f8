import { verdicts } from "../core/outcome.ts";
import { toLine } from "../core/text.ts";
import { inputTable, type InputName, type InputRow } from "./input-table.ts";

/** Gives the trimmed text of one input, empty when it is not set. */
export type ReadInput = (name: InputName) => string;

/** Reads the texts of inputs, or their defaults, and collects what is wrong with them. */
export interface InputReader {
  readonly text: (name: InputName) => string;
  /** Notes that the input must be of its form, and shows its value. */
  readonly complain: (name: InputName, value: string, why?: string) => void;
  /** Notes a complaint whose wording shows no value. */
  readonly say: (problem: string) => void;
}

/** A reader of inputs that collects its complaints in `problems`. */
export function createReader(read: ReadInput, problems: string[]): InputReader {
  return {
    text: (name) => read(name) || (inputTable[name].default ?? ""),
    complain: (name, value, why) => {
      const state = value === "" ? "missing" : toLine(value);
      const reason = why === undefined ? "" : ` (${why})`;
      problems.push(`${name} is ${state}; it must be ${formOf(inputTable[name])}${reason}`);
    },
    say: (problem) => void problems.push(problem),
  };
}

/** What a value must be, as complaints and docs/reference.md say it. */
export function formOf(row: InputRow): string {
  if (row.kind === "choice") return `${row.choices.slice(0, -1).join(", ")} or ${row.choices.at(-1)}`;
  return "least" in row ? `a whole number from ${row.least} to ${row.most}` : forms[row.kind];
}

const forms = {
  text: "a text",
  key: "a text of printable ASCII characters",
  boolean: "true or false",
  auto: "auto, true or false",
  address: "the service's base address, like https://example.org",
  patterns: "a list of glob patterns, like dist/**",
  nodes: "a chain node's address, like https://node.example:9005",
  verdicts: `none alone, or a list of ${verdicts.join(", ")}`,
  replacements: "lines TAG/NAME sha3-256:hex, with 64 digits",
} as const satisfies Record<Exclude<InputRow["kind"], "choice" | "number" | "seconds" | "count">, string>;

/** The non-empty lines, trimmed; lists may end lines with CRLF. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}
