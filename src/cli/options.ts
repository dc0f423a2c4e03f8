/** The commands and the options that each of them takes: one row an option, in the order in which help shows them. */
import { type InputName, type InputRow, inputTable, modes } from "../host/input-table.ts";

/** The commands that read these options: one for each mode, and `hash`, which only hashes. */
export const commands = [...modes, "hash"] as const;

export type CommandName = (typeof commands)[number];

/** Inputs that are no options, and what somebody who gives one as an option should do. */
export const refusedInputs = {
  mode: "The command is the mode: anchor-artifacts check",
  "release-attach": "The command line reads releases, and never writes them: the action does that",
  "api-key": "Others could read it in the list of processes. Use ANCHOR_API_KEY or --api-key-file",
  "api-key-from": "It is for a workflow. Use ANCHOR_API_KEY or --api-key-file",
  "github-token": "Others could read it in the list of processes. Use GH_TOKEN",
  "allow-untrusted-event": "It is for a workflow",
  "show-summary": "It is for a workflow",
} as const satisfies Partial<Record<InputName, string>>;

const [first, which, whom, ending, limits] = [
  "What most people need",
  "Files and releases",
  "Who is asked, and how",
  "What is written, and how it ends",
  "Limits",
] as const;

interface OptionFacts {
  readonly group: typeof first | typeof which | typeof whom | typeof ending | typeof limits;
  /** The placeholder of its value; a boolean has none, a choice lists its values. */
  readonly value?: string;
  /** What is done where it is not given, if that is not the input's default. */
  readonly default?: string;
  /** The commands that take it, if these are not the modes that take the input. */
  readonly commands?: readonly CommandName[];
  /** Of what kind it is, if no input has its name, or one of another kind. */
  readonly kind?: "text" | "nodes" | "boolean";
  /** It may be given several times: each adds a line. */
  readonly isRepeatable?: true;
}

const isRepeatable = true;
const [ofFiles, ofChain] = [["stamp", "check", "verify"] as const, ["check", "verify", "monitor"] as const];

const table = {
  evidence: { group: first, kind: "text", commands: ["verify"], value: "FILE|FOLDER", isRepeatable },
  "api-url": { group: first, value: "URL", default: "the value of ANCHOR_API_URL" },
  "api-key-file": { group: first, kind: "text", commands: modes, value: "FILE", default: "the key in ANCHOR_API_KEY" },
  witness: { group: first, value: "KIND URL", commands: ["stamp", "verify"], isRepeatable },
  wait: { group: first, value: "SECONDS", commands: ["stamp"] },
  node: { group: first, kind: "nodes", commands: ofChain, value: "URL", isRepeatable },
  json: { group: first, kind: "boolean", commands: modes },
  files: { group: which, value: "PATTERN", isRepeatable },
  "subject-checksums": { group: which, value: "FILE" },
  proofs: { group: which, value: "PATTERN", isRepeatable },
  "from-release": { group: which },
  "release-tag": { group: which, value: "TAG" },
  repository: {
    group: which,
    kind: "text",
    commands: modes,
    value: "OWNER/NAME",
    default: "the value of GITHUB_REPOSITORY",
  },
  "repository-url": { group: which, kind: "text", commands: ["verify"], value: "URL", default: "https://github.com" },
  repositories: { group: which, value: "OWNER/NAME", isRepeatable },
  releases: { group: which, value: "NUMBER|all" },
  tags: { group: which, value: "GLOB", isRepeatable },
  bytes: { group: which },
  baseline: { group: which, value: "FILE" },
  accept: { group: which, value: "LINE", isRepeatable },
  "if-no-files-found": { group: which, commands: ofFiles },
  anchor: { group: whom },
  "tsa-ca": { group: whom, kind: "text", commands: ["verify"], value: "FILE" },
  "bitcoin-header": { group: whom, kind: "text", commands: ["verify"], value: "HEX" },
  "node-url": { group: whom, value: "URL", isRepeatable },
  chain: { group: whom, value: '"NAME URL"' },
  report: { group: whom, kind: "boolean", commands: ["verify"] },
  "send-file-names": { group: whom, commands: ["verify"] },
  "if-no-api-key": { group: whom },
  "output-dir": { group: ending, value: "FOLDER", default: "anchor-artifacts" },
  "fail-on": { group: ending, value: "LIST", isRepeatable },
  "dry-run": { group: ending },
  again: { group: ending, kind: "boolean", commands: ["stamp"] },
  issue: { group: ending },
  "block-time": { group: limits, value: "SECONDS" },
  "max-files": { group: limits, value: "NUMBER", commands: ofFiles },
  concurrency: { group: limits, value: "NUMBER" },
  "request-timeout": { group: limits, value: "SECONDS" },
} as const satisfies Readonly<
  Record<Exclude<InputName, keyof typeof refusedInputs>, OptionFacts> & Record<string, OptionFacts>
>;

export type OptionName = keyof typeof table;

export interface OptionRow extends OptionFacts {
  readonly name: OptionName;
  readonly row: InputRow;
}

/** Returns the options that a command takes, by their names, in the order of help. */
export function optionsOf(command: CommandName): ReadonlyMap<string, OptionRow> {
  const rows = Object.entries(table).map(([given, facts]: readonly [string, OptionFacts]): OptionRow => {
    const name = given as OptionName;
    const input = (inputTable as Partial<Record<OptionName, InputRow>>)[name];
    const row: InputRow | undefined = facts.kind === undefined ? input : { kind: facts.kind };
    if (row === undefined) throw new RangeError(`The option ${name} is of no kind.`);
    const takers = facts.commands ?? row.modes ?? modes;
    return { ...(row.default !== undefined && { default: row.default }), ...facts, commands: takers, name, row };
  });
  return new Map(rows.filter((row) => row.commands?.includes(command)).map((row) => [row.name, row]));
}
