/**
 * The inputs of the action and of the command line. Their types, parsing and options, action.yml and docs/reference.md
 * are made from this table; their descriptions are in scripts/sentences.ts, those of options in cli/help.ts.
 */

export const modes = ["stamp", "check", "verify", "monitor"] as const;

interface InputFacts {
  /** The text that an input has when it is not given. */
  readonly default?: string;
  /** A default for action.yml alone: an expression that only GitHub's runner can evaluate. */
  readonly runnerDefault?: string;
  /** action.yml declares the input as required. */
  readonly required?: true;
  /** The modes in which the input may be given; all where this is absent. */
  readonly modes?: readonly (typeof modes)[number][];
  /** The input is masked in logs, and is not an option: other users of a machine can see a command's options. */
  readonly secret?: true;
}

type ListKind = "patterns" | "nodes" | "verdicts" | "replacements" | "witnesses" | "tags" | "repositories";

/** The kind `seconds` is parsed to milliseconds; a `count` may be `all`; `auto` is `true`, `false` or `auto`. */
export type InputRow = InputFacts &
  (
    | { readonly kind: "text" | "key" | "boolean" | "auto" | "address" | "chain" | ListKind }
    | { readonly kind: "choice"; readonly choices: readonly [string, ...string[]] }
    | { readonly kind: "number" | "seconds" | "count"; readonly least: number; readonly most: number }
  );

const runModes = ["stamp", "check", "verify"] as const;

/** All inputs except those that only a monitor has. */
export const commonInputs = {
  mode: { kind: "choice", choices: modes, required: true },
  files: { kind: "patterns", modes: runModes },
  "subject-checksums": { kind: "text", modes: runModes },
  proofs: { kind: "patterns", modes: ["verify"] },
  "from-release": { kind: "boolean", default: "false", modes: runModes },
  "release-tag": { kind: "text", modes: runModes },
  "release-attach": { kind: "choice", choices: ["none", "body", "assets", "both"], default: "none", modes: runModes },
  "api-url": { kind: "address" },
  "api-key": { kind: "key", secret: true },
  "api-key-from": { kind: "text" },
  "if-no-api-key": { kind: "choice", choices: ["error", "skip"], default: "error" },
  report: { kind: "auto", default: "auto", modes: runModes },
  wait: { kind: "seconds", least: 0, most: 86_400, default: "0", modes: runModes },
  anchor: { kind: "choice", choices: ["each", "manifest"], default: "each", modes: runModes },
  concurrency: { kind: "number", least: 1, most: 64, default: "8" },
  "request-timeout": { kind: "seconds", least: 1, most: 600, default: "60" },
  "max-files": { kind: "number", least: 1, most: 10_000_000, default: "1000" },
  "if-no-files-found": { kind: "choice", choices: ["error", "warn", "ignore"], default: "error" },
  "fail-on": { kind: "verdicts", default: "not-found,no-match,changed,unknown,unreachable,failed" },
  "block-time": { kind: "seconds", least: 0, most: 3600, default: "180" },
  chain: { kind: "chain" },
  "node-url": { kind: "nodes", modes: ["check", "verify", "monitor"] },
  witness: { kind: "witnesses", modes: runModes },
  "send-file-names": { kind: "boolean", default: "false", modes: runModes },
  "allow-untrusted-event": { kind: "boolean", default: "false" },
  "dry-run": { kind: "boolean", default: "false" },
  "show-summary": { kind: "boolean", default: "true" },
  "output-dir": { kind: "text" },
  "github-token": { kind: "text", runnerDefault: "${{ github.token }}", secret: true },
} as const satisfies Record<string, InputRow>;

export const monitorInputs = {
  repositories: { kind: "repositories", modes: ["monitor"] },
  releases: { kind: "count", least: 1, most: 1_000_000, default: "20", modes: ["monitor"] },
  tags: { kind: "tags", modes: ["monitor"] },
  bytes: { kind: "choice", choices: ["stated", "download"], default: "stated", modes: ["monitor"] },
  baseline: { kind: "text", modes: ["monitor"] },
  accept: { kind: "replacements", modes: ["monitor"] },
  issue: { kind: "boolean", default: "false", modes: ["monitor"] },
} as const satisfies Record<string, InputRow>;

export type InputName = keyof typeof commonInputs | keyof typeof monitorInputs;

export const inputTable: Readonly<Record<InputName, InputRow>> = { ...commonInputs, ...monitorInputs };

export const inputNames = Object.keys(inputTable) as readonly InputName[];
