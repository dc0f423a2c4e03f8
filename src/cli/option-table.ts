/** The commands and the options that each of them takes; help is made of the same table. */
import { inputNames, inputTable, modes, type InputName, type InputRow } from "../host/input-table.ts";

/** The commands that read these options: one for each mode, and `hash`, which only hashes. */
export const commands = [...modes, "hash"] as const;

export type CommandName = (typeof commands)[number];

/**
 * Inputs that are no options: the command is the mode, a release is only read, and an event, a summary and inputs whose
 * value other users of the machine must not see belong to a workflow.
 */
const workflowInputs: ReadonlySet<InputName> = new Set([
  "mode",
  "release-attach",
  "release-section",
  "api-key-from",
  "show-summary",
  "allow-untrusted-event",
]);

/** Options in addition to the inputs. */
const ownOptions = {
  "api-key-file": { kind: "text", modes },
  evidence: { kind: "text", modes: ["verify"] },
  "tsa-ca": { kind: "text", modes: ["verify"] },
  "bitcoin-header": { kind: "text", modes: ["verify"] },
  node: { kind: "nodes", modes },
  repository: { kind: "text", modes },
  "repository-url": { kind: "text", modes: ["verify"] },
  json: { kind: "boolean", default: "false", modes },
  again: { kind: "boolean", default: "false", modes: ["stamp"] },
} as const satisfies Record<string, InputRow>;

export type OptionName = InputName | keyof typeof ownOptions;

/** What the command line does with an option that is not given, where that is not the input's default. */
const ownDefaults: Partial<Record<OptionName, string>> = {
  "output-dir": "anchor-artifacts",
  "api-url": "ANCHOR_API_URL",
  repository: "GITHUB_REPOSITORY",
  "repository-url": "GITHUB_SERVER_URL, else https://github.com",
  report: "false",
};

/** Commands of an option that others take as an input, and would ignore. */
const ownCommands: Partial<Record<OptionName, readonly CommandName[]>> = {
  report: ["verify"],
  "send-file-names": ["verify"],
};

export type OptionRow = InputRow & { readonly name: OptionName; readonly shownDefault?: string | undefined };

/** Returns the options that a command takes, by their names. */
export function optionsOf(command: CommandName): ReadonlyMap<string, OptionRow> {
  if (command === "hash") return new Map();
  const inputs = inputNames
    .filter((name) => !workflowInputs.has(name) && inputTable[name].secret !== true)
    .map((name) => [name, inputTable[name]] as const);
  const rows: readonly (readonly [string, InputRow])[] = [...inputs, ...Object.entries(ownOptions)];
  const taken = rows.filter(([name, { modes: among }]) => {
    const takers: readonly CommandName[] | undefined = ownCommands[name as OptionName] ?? among;
    return takers?.includes(command) !== false;
  });
  return new Map(taken.map(([name, row]) => [name, toOption(name as OptionName, row)]));
}

function toOption(name: OptionName, row: InputRow): OptionRow {
  return { ...row, name, shownDefault: ownDefaults[name] ?? row.default };
}
