/**
 * The inputs of the action and of the command line. Their types, parsing and options, action.yml and docs/reference.md
 * are made from this table; their descriptions are in scripts/sentences.ts, those of options in cli/help.ts.
 */

export const modes = ["stamp", "check", "verify", "monitor"] as const;

interface InputFacts {
  /** The value of an input that is left empty. */
  readonly default?: string;
  /** The default in action.yml alone, an expression that only the runner can evaluate. */
  readonly runnerDefault?: string;
  /** action.yml calls the input required. */
  readonly required?: true;
  /** The modes in which the input may be given; all where this is absent. */
  readonly modes?: readonly (typeof modes)[number][];
  /** The input is masked in logs, and is no option of the command line: other users of a machine see its options. */
  readonly secret?: true;
}

/** Of the kinds, `seconds` become milliseconds, a `count` may be `all`, and `auto` is `true`, `false` or `auto`. */
export type InputRow = InputFacts &
  (
    | { readonly kind: "text" | "key" | "boolean" | "auto" | "address" }
    | {
        readonly kind:
          | "patterns"
          | "nodes"
          | "verdicts"
          | "replacements"
          | "chain"
          | "witnesses"
          | "tags"
          | "repositories";
      }
    | { readonly kind: "choice"; readonly choices: readonly [string, ...string[]] }
    | { readonly kind: "number" | "seconds" | "count"; readonly least: number; readonly most: number }
  );

const runModes = ["stamp", "check", "verify"] as const;

/** The inputs of all modes but those of a monitor alone. */
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
