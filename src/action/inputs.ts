import { parseBaseUrl } from "../client/base-url.ts";
import { AnchorError } from "../domain/errors.ts";
import { verdicts, type Verdict } from "../domain/outcome.ts";
import type { Mode } from "../domain/report.ts";
import { show } from "./show.ts";

/** The action's inputs, typed (interface §1.1). Durations are milliseconds. */
export interface Inputs {
  readonly mode: Mode;
  readonly files: readonly string[];
  readonly subjectChecksums: string;
  readonly proofs: readonly string[];
  readonly fromRelease: boolean;
  readonly releaseTag: string;
  readonly releaseAttach: "none" | "body" | "assets" | "both";
  readonly releaseSection: string;
  readonly apiUrl: URL;
  readonly apiKey: string;
  readonly ifNoApiKey: "error" | "skip";
  readonly report: boolean;
  readonly waitForFinality: boolean;
  readonly waitTimeout: number;
  readonly anchor: "each" | "manifest";
  readonly concurrency: number;
  readonly requestRate: number;
  readonly requestTimeout: number;
  readonly maxFiles: number;
  readonly ifNoFilesFound: "error" | "warn" | "ignore";
  readonly failOn: ReadonlySet<Verdict>;
  readonly followSymbolicLinks: boolean;
  readonly sendFileNames: boolean;
  readonly allowUntrustedEvent: boolean;
  readonly dryRun: boolean;
  readonly showSummary: boolean;
  readonly outputDir: string;
  readonly githubToken: string;
}

/** Every input's name and its default, as action.yml has them; a test compares the two. */
export const inputDefaults = {
  mode: "",
  files: "",
  "subject-checksums": "",
  proofs: "",
  "from-release": "false",
  "release-tag": "",
  "release-attach": "none",
  "release-section": "",
  "api-url": "",
  "api-key": "",
  "if-no-api-key": "error",
  report: "auto",
  "wait-for-finality": "false",
  "wait-timeout": "300",
  anchor: "each",
  concurrency: "8",
  "request-rate": "0",
  "request-timeout": "60",
  "max-files": "1000",
  "if-no-files-found": "error",
  "fail-on": "not-found,no-match,unknown,failed",
  "follow-symbolic-links": "false",
  "send-file-names": "false",
  "allow-untrusted-event": "false",
  "dry-run": "false",
  "show-summary": "true",
  "output-dir": "",
  "github-token": "",
} as const;

export type InputName = keyof typeof inputDefaults;

/** Gives the trimmed text of one input, empty when it is not set. */
export type ReadInput = (name: InputName) => string;

/**
 * Parses all inputs and reports every mistake at once, before any other work.
 *
 * @throws AnchorError `INPUT_INVALID`, one line a mistake, each with the input, its value and the allowed form
 */
export function parseInputs(read: ReadInput): Inputs {
  const problems: string[] = [];
  const inputs = readAll(createReader(read, problems));
  problems.push(...contradictions(inputs));
  if (problems.length === 0) return inputs;
  const count = problems.length === 1 ? "An input is" : `${problems.length} inputs are`;
  throw new AnchorError("INPUT_INVALID", `${count} not usable.\n${problems.join("\n")}`);
}

type Reader = ReturnType<typeof createReader>;

function readAll(input: Reader): Inputs {
  const releaseAttach = input.choice("release-attach", ["none", "body", "assets", "both"]);
  const report = input.choice("report", ["auto", "true", "True", "TRUE", "false", "False", "FALSE"]);
  return {
    mode: input.choice("mode", ["stamp", "check", "verify"]),
    files: input.lines("files"),
    subjectChecksums: input.text("subject-checksums"),
    proofs: input.lines("proofs"),
    fromRelease: input.boolean("from-release"),
    releaseTag: input.text("release-tag"),
    releaseAttach,
    releaseSection: input.text("release-section"),
    apiUrl: input.parsed("api-url", parseBaseUrl, new URL("https://invalid")),
    apiKey: input.apiKey(),
    ifNoApiKey: input.choice("if-no-api-key", ["error", "skip"]),
    report: report === "auto" ? releaseAttach !== "none" : report.toLowerCase() === "true",
    waitForFinality: input.boolean("wait-for-finality"),
    waitTimeout: input.number("wait-timeout", 0, 86_400) * 1000,
    anchor: input.choice("anchor", ["each", "manifest"]),
    concurrency: input.number("concurrency", 1, 64),
    requestRate: input.number("request-rate", 0, 1_000_000),
    requestTimeout: input.number("request-timeout", 1, 600) * 1000,
    maxFiles: input.number("max-files", 1, 10_000_000),
    ifNoFilesFound: input.choice("if-no-files-found", ["error", "warn", "ignore"]),
    failOn: input.verdicts("fail-on"),
    followSymbolicLinks: input.boolean("follow-symbolic-links"),
    sendFileNames: input.boolean("send-file-names"),
    allowUntrustedEvent: input.boolean("allow-untrusted-event"),
    dryRun: input.boolean("dry-run"),
    showSummary: input.boolean("show-summary"),
    outputDir: input.text("output-dir"),
    githubToken: input.text("github-token"),
  };
}

/** Parsers of single inputs; each adds what is wrong to `problems` and returns something of its type. */
function createReader(read: ReadInput, problems: string[]) {
  const text = (name: InputName): string => read(name) || inputDefaults[name];
  const complain = (name: InputName, value: string, form: string): void => {
    problems.push(
      value === "" ? `${name} is missing; it must be ${form}` : `${name} is ${show(value)}; it must be ${form}`,
    );
  };
  return {
    text,
    lines: (name: InputName): readonly string[] => linesOf(text(name)),
    choice: <Choice extends string>(name: InputName, choices: readonly [Choice, ...Choice[]]): Choice => {
      const value = text(name);
      const found = choices.find((choice) => choice === value);
      if (found === undefined) complain(name, value, oneOf(choices));
      return found ?? choices[0];
    },
    boolean: (name: InputName): boolean => {
      const value = text(name);
      if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(value)) complain(name, value, "true or false");
      return value.toLowerCase() === "true";
    },
    number: (name: InputName, least: number, most: number): number => {
      const value = text(name);
      const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= least && number <= most)) complain(name, value, `a whole number from ${least} to ${most}`);
      return number;
    },
    verdicts: (name: InputName): ReadonlySet<Verdict> => {
      const words = text(name)
        .split(/[\s,]+/)
        .filter((word) => word !== "");
      const wrong = words.filter((word) => !verdicts.some((verdict) => verdict === word) && word !== "none");
      const mixed = words.includes("none") && words.length > 1;
      if (wrong.length > 0 || mixed) complain(name, text(name), `none alone, or a list of ${verdicts.join(", ")}`);
      return new Set(verdicts.filter((verdict) => words.includes(verdict)));
    },
    parsed: <Value>(name: InputName, parse: (text: string) => Value, otherwise: Value): Value => {
      const value = text(name);
      try {
        return parse(value);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const why = value === "" ? "" : ` (${error.message})`;
        // An address with a password in it is wrong, and must not be read aloud.
        complain(
          name,
          value.replace(/\/\/[^/]*@/, "//***@"),
          `the service's base address, like https://example.org${why}`,
        );
        return otherwise;
      }
    },
    /** The key is never shown, whatever is wrong with it. */
    apiKey: (): string => {
      const value = text("api-key");
      if (!/^[\x21-\x7e]*$/.test(value))
        problems.push("api-key holds a space, a line break or a character outside ASCII");
      return value;
    },
  };
}

function oneOf(choices: readonly string[]): string {
  const words = [...new Set(choices.map((choice) => choice.toLowerCase()))];
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** The non-empty lines, trimmed; lists may end lines with CRLF. */
function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Mistakes that lie in how inputs go together. */
function contradictions(inputs: Inputs): readonly string[] {
  const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
  const { releaseAttach, githubToken } = inputs;
  const named = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
  const rules: readonly (readonly [boolean, string])[] = [
    [!named, "files is missing; give files, subject-checksums, proofs or from-release: true"],
    [proofs.length > 0 && mode !== "verify", "proofs is for mode: verify only"],
    [proofs.length > 0 && anchor === "manifest", "proofs and anchor: manifest exclude each other"],
    [
      apiKey === "" && ifNoApiKey === "error" && !dryRun,
      "api-key is missing; it must be the service's secret key, or set if-no-api-key: skip",
    ],
    [
      githubToken === "" && (fromRelease || releaseAttach !== "none") && !dryRun,
      "github-token is missing; from-release and release-attach need it",
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}
