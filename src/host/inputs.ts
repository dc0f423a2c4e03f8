import { AnchorError } from "../core/errors.ts";
import type { Verdict } from "../core/outcome.ts";
import type { Mode } from "../core/report.ts";
import type { NodeAddress } from "../core/url.ts";
import {
  acceptForm,
  refuseOtherModes,
  baseAddress,
  boolean,
  choice,
  createReader,
  lines,
  secretKey,
  verdictSet,
  wholeNumber,
  type InputReader,
  type ReadInput,
} from "./input-values.ts";
import { nodeAddresses } from "./node-addresses.ts";

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
  /** Absent where chain nodes are asked instead. */
  readonly apiUrl: URL | undefined;
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
  /** The longest time from an accepted stamp until a check can find it. */
  readonly blockTime: number;
  readonly proof: boolean;
  readonly names: "auto" | "path" | "base";
  readonly nodes: readonly NodeAddress[];
  readonly followSymbolicLinks: boolean;
  readonly sendFileNames: boolean;
  readonly allowUntrustedEvent: boolean;
  readonly dryRun: boolean;
  readonly showSummary: boolean;
  readonly outputDir: string;
  readonly githubToken: string;
}

/** The inputs of `mode: monitor` (monitor.md). */
export interface MonitorInputs extends Omit<Inputs, "mode"> {
  readonly mode: "monitor";
  /** How many releases, newest first. */
  readonly releases: number | "all";
  readonly bytes: "stated" | "download";
  readonly baseline: string;
  /** Lines of `acceptForm`: replacements that the owner meant. */
  readonly accept: readonly string[];
  readonly issue: boolean;
}

/**
 * Parses all inputs and reports every mistake at once, before any other work.
 *
 * @param found what is wrong beside the inputs, a line each, to be told with them
 * @throws AnchorError `INPUT_INVALID`, one line a mistake, each with the input, its value and the allowed form
 */
export function parseInputs(read: ReadInput, found: readonly string[] = []): Inputs | MonitorInputs {
  const problems = [...found];
  const inputs = readAll(createReader(read, problems));
  problems.push(...contradictions(inputs));
  if (problems.length === 0) return inputs;
  const count = problems.length === 1 ? "An input is" : `${problems.length} inputs are`;
  throw new AnchorError("INPUT_INVALID", `${count} not usable.\n${problems.join("\n")}`);
}

function readAll(reader: InputReader): Inputs | MonitorInputs {
  const mode = choice(reader, "mode", ["stamp", "check", "verify", "monitor"]);
  refuseOtherModes(reader, mode);
  const nodes = nodeAddresses(reader, "node-url");
  const isServiceNeeded = mode === "stamp" || nodes.length === 0;
  const apiUrl = isServiceNeeded || reader.text("api-url") !== "" ? baseAddress(reader, "api-url") : undefined;
  const inputs = { ...readShared(reader), apiUrl, nodes };
  return mode === "monitor" ? { ...inputs, mode, ...readMonitor(reader) } : { ...inputs, mode };
}

function readMonitor(reader: InputReader): Pick<MonitorInputs, "releases" | "bytes" | "baseline" | "accept" | "issue"> {
  return {
    releases: reader.text("releases") === "all" ? "all" : wholeNumber(reader, "releases", 1, 1_000_000),
    bytes: choice(reader, "bytes", ["stated", "download"]),
    baseline: reader.text("baseline"),
    accept: acceptLines(reader),
    issue: boolean(reader, "issue"),
  };
}

/** The lines are parsed by the code that uses them: a start should not load the parser of digests. */
function acceptLines(reader: InputReader): readonly string[] {
  const given = lines(reader, "accept");
  for (const line of given.filter((text) => !acceptForm.test(text))) {
    reader.complain("accept", line, "lines TAG/NAME sha3-256:hex, with 64 digits");
  }
  return given;
}

function readShared(reader: InputReader): Omit<Inputs, "mode" | "apiUrl" | "nodes"> {
  const releaseAttach = choice(reader, "release-attach", ["none", "body", "assets", "both"]);
  const report = choice(reader, "report", ["auto", "true", "True", "TRUE", "false", "False", "FALSE"]);
  return {
    files: lines(reader, "files"),
    subjectChecksums: reader.text("subject-checksums"),
    proofs: lines(reader, "proofs"),
    fromRelease: boolean(reader, "from-release"),
    releaseTag: reader.text("release-tag"),
    releaseAttach,
    releaseSection: reader.text("release-section"),
    apiKey: secretKey(reader, "api-key"),
    ifNoApiKey: choice(reader, "if-no-api-key", ["error", "skip"]),
    report: report === "auto" ? releaseAttach !== "none" : report.toLowerCase() === "true",
    waitForFinality: boolean(reader, "wait-for-finality"),
    waitTimeout: wholeNumber(reader, "wait-timeout", 0, 86_400) * 1000,
    anchor: choice(reader, "anchor", ["each", "manifest"]),
    concurrency: wholeNumber(reader, "concurrency", 1, 64),
    requestRate: wholeNumber(reader, "request-rate", 0, 1_000_000),
    requestTimeout: wholeNumber(reader, "request-timeout", 1, 600) * 1000,
    maxFiles: wholeNumber(reader, "max-files", 1, 10_000_000),
    ifNoFilesFound: choice(reader, "if-no-files-found", ["error", "warn", "ignore"]),
    failOn: verdictSet(reader, "fail-on"),
    blockTime: wholeNumber(reader, "block-time", 0, 3600) * 1000,
    proof: boolean(reader, "proof"),
    names: choice(reader, "names", ["auto", "path", "base"]),
    followSymbolicLinks: boolean(reader, "follow-symbolic-links"),
    sendFileNames: boolean(reader, "send-file-names"),
    allowUntrustedEvent: boolean(reader, "allow-untrusted-event"),
    dryRun: boolean(reader, "dry-run"),
    showSummary: boolean(reader, "show-summary"),
    outputDir: reader.text("output-dir"),
    githubToken: reader.text("github-token"),
  };
}

/** Complains of inputs that do not go together. */
function contradictions(inputs: Inputs | MonitorInputs): readonly string[] {
  const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
  const { releaseAttach, githubToken, nodes, waitForFinality } = inputs;
  const named = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
  const rules: readonly (readonly [boolean, string])[] = [
    [!named && mode !== "monitor", "files is missing; give files, subject-checksums, proofs or from-release: true"],
    [proofs.length > 0 && mode !== "verify", "proofs is for mode: verify only"],
    [proofs.length > 0 && anchor === "manifest", "proofs and anchor: manifest exclude each other"],
    [
      apiKey === "" && ifNoApiKey === "error" && !dryRun && !isNodesEnough(inputs),
      "api-key is missing; it must be the service's secret key (a command line takes it from ANCHOR_API_KEY or --api-key-file), or set if-no-api-key: skip",
    ],
    [
      nodes.length > 0 && mode === "stamp" && !waitForFinality,
      "node-url has no effect on mode: stamp without wait-for-finality: true, which asks the nodes too; set it, or leave node-url out",
    ],
    [
      githubToken === "" && (mode === "monitor" || fromRelease || releaseAttach !== "none") && !dryRun,
      "github-token is missing; from-release, release-attach and mode: monitor need it (a command line takes it from GH_TOKEN or GITHUB_TOKEN)",
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}

type Asked = Pick<Inputs | MonitorInputs, "mode" | "apiUrl" | "apiKey" | "nodes">;

/** Whether chain nodes can answer in the service's place; only the service can stamp. */
function isNodesEnough({ mode, nodes }: Pick<Asked, "mode" | "nodes">): boolean {
  return nodes.length > 0 && mode !== "stamp";
}

/** The service's address without a trailing slash; empty where the service is not asked (interface §10). */
export function serviceAddress({ apiUrl, apiKey, ...inputs }: Asked): string {
  const isLeftOut = apiKey === "" && isNodesEnough(inputs);
  return apiUrl === undefined || isLeftOut ? "" : apiUrl.href.replace(/\/$/, "");
}

/** Why a run asks nobody, or `undefined` when it does (interface §1.1 `dry-run`, `if-no-api-key`). */
export function reasonToSkip({
  dryRun,
  apiKey,
  ...inputs
}: Omit<Asked, "apiUrl"> & Pick<Inputs, "dryRun">): string | undefined {
  if (dryRun) return "This was a dry run: nothing was sent.";
  if (apiKey !== "" || isNodesEnough(inputs)) return undefined;
  return "There is no api-key, and if-no-api-key is skip: nothing was sent.";
}
