import { AnchorError } from "../core/errors.ts";
import type { Mode } from "../evidence/run.ts";
import { type Front, stepFront } from "../words/front.ts";
import { nonEmpty, toLine } from "../core/text.ts";
import type { NodeAddress } from "../core/addresses.ts";
import { createInputReader, type InputReader, type ReadInput, readRows, type ValuesOf } from "./input-reader.ts";
import { commonInputs, inputNames, inputTable, modes, monitorInputs } from "./input-table.ts";

/** The parsed inputs of a run. Durations are in milliseconds. */
export interface Inputs extends Omit<ValuesOf<typeof commonInputs>, "mode" | "report" | "nodeUrl"> {
  readonly mode: Mode;
  readonly report: boolean;
  readonly nodes: readonly NodeAddress[];
  /** Stamps are sent even if an earlier run may have paid for them; only the command line's `--again` sets this. */
  readonly again?: true;
  /** Why the service gave no API key, where `api-key-from` says to ask it for a key. */
  readonly keyError?: AnchorError;
}

export interface MonitorInputs extends Omit<Inputs, "mode">, ValuesOf<typeof monitorInputs> {
  readonly mode: "monitor";
}

/**
 * Parses all inputs.
 *
 * @param otherProblems further mistakes, a message each, that the error reports too
 * @throws AnchorError `INPUT_INVALID` with a line for each mistake, most with the input, its value and the allowed form
 */
export function parseInputs(
  read: ReadInput,
  otherProblems: readonly string[] = [],
  front = stepFront,
): Inputs | MonitorInputs {
  const problems = [...otherProblems];
  const reader = createInputReader(read, problems, front);
  refuseForeignInputs(reader);
  const { mode, report, nodeUrl: nodes, ...values } = readRows(reader, commonInputs);
  const makesReport = report === "auto" ? values.releaseAttach !== "none" : report;
  const common = { ...values, nodes, report: makesReport, anchor: anchorOf({ mode, nodes, ...values }) };
  const inputs = mode === "monitor" ? { ...common, mode, ...readRows(reader, monitorInputs) } : { ...common, mode };
  problems.push(...findContradictions(inputs, front));
  if (problems.length === 0) return inputs;
  throw new AnchorError("INPUT_INVALID", [...nonEmpty([front.unusableInputs(problems.length)]), ...problems]);
}

/** Refuses inputs that the mode would ignore: whoever names files for a monitor, for example, expects them checked. */
function refuseForeignInputs({ text, addProblem }: InputReader): void {
  const mode = modes.find((known) => known === text("mode"));
  if (mode === undefined) return;
  for (const name of inputNames) {
    const { default: defaultText = "", modes: allowedModes = modes } = inputTable[name];
    const isGiven = ![defaultText, "false"].includes(text(name).toLowerCase());
    if (!isGiven || allowedModes.includes(mode)) continue;
    const rule = `is for mode: ${allowedModes.join(", ")} only`;
    const problem = mode === "monitor" ? "has no effect on mode: monitor, which looks at releases" : rule;
    addProblem(name, `${problem}; leave it out`);
  }
}

/** Returns a message for each missing input, and for inputs that contradict each other. */
function findContradictions(inputs: Inputs | MonitorInputs, front: Front): readonly string[] {
  const { input, setting, missing } = front;
  const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
  const { releaseAttach, githubToken, apiKeyFrom, apiUrl } = inputs;
  const serviceInputs = nonEmpty([apiUrl && "api-url", apiKey && "api-key", apiKeyFrom && "api-key-from"]);
  const areFilesNamed = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
  const source = sourceOf(inputs);
  const rules: readonly (readonly [isBroken: boolean, problem: string])[] = [
    [
      !areFilesNamed && mode !== "monitor",
      `files is missing; give files, subject-checksums${mode === "verify" ? ", proofs" : ""} or from-release: true`,
    ],
    [
      proofs.length > 0 && anchor === "manifest",
      `${input("proofs")} and ${setting("anchor", "manifest")} exclude each other`,
    ],
    [!["", "github"].includes(apiKeyFrom), `api-key-from is "${toLine(apiKeyFrom)}"; it must be github, or left out`],
    [
      proofs.length > 0 && source === "clocks",
      `${input("proofs")} are verified by a service or by chain nodes; give ${input("api-url")} or ${input("node-url")}`,
    ],
    [
      apiKey === "" && apiKeyFrom === "" && ifNoApiKey === "error" && !dryRun && source === "service",
      missing("api-key", mode),
    ],
    [
      apiUrl?.hostname === "service.example" && !dryRun && (apiKey !== "" || apiKeyFrom !== ""),
      `${input("api-url")} is still https://service.example, the example of the documents. Put the address of your service there`,
    ],
    [
      source === "nodes" && serviceInputs.length > 0,
      `node-url and ${serviceInputs.join(", ")} exclude each other: nodes are asked instead of the service`,
    ],
    [
      githubToken === "" && (mode === "monitor" || fromRelease || releaseAttach !== "none") && !dryRun,
      "github-token is missing; from-release, release-attach and mode: monitor need it (on a command line: GH_TOKEN or GITHUB_TOKEN)",
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}

type SourceInputs = Pick<Inputs | MonitorInputs, "mode" | "dryRun" | "apiKey" | "apiUrl" | "nodes"> &
  Partial<Pick<Inputs, "ifNoApiKey">>;

/**
 * Returns whom a run asks: exactly one. Nodes cannot stamp. Clocks are time-stamp authorities and calendars: a stamp
 * asks them to sign the list of its files, other modes read what they have signed in the evidence (docs/evidence.md).
 */
export function sourceOf({ mode, nodes, apiUrl }: Pick<SourceInputs, "mode" | "nodes" | "apiUrl">) {
  if (nodes.length > 0 && mode !== "stamp") return "nodes";
  return apiUrl === undefined ? "clocks" : "service";
}

/** Returns the input `anchor`; but where clocks are asked, `manifest` for a stamp, and `each` for any other mode. */
function anchorOf(inputs: Pick<SourceInputs, "mode" | "nodes" | "apiUrl"> & Pick<Inputs, "anchor">): Inputs["anchor"] {
  if (sourceOf(inputs) !== "clocks") return inputs.anchor;
  return inputs.mode === "stamp" ? "manifest" : "each";
}

/** Returns the service's address without a slash at its end; empty where there is no service. */
export function serviceAddressOf({ apiUrl }: Pick<Inputs, "apiUrl">): string {
  return (apiUrl?.href ?? "").replace(/\/$/, "");
}

/** Returns why a run asks nobody; `undefined` when it asks somebody. */
export function reasonToSkip({ dryRun, apiKey, ifNoApiKey, ...inputs }: SourceInputs): string | undefined {
  const { mode } = inputs;
  if (dryRun) return "This was a dry run, so nothing was sent.";
  const source = sourceOf(inputs);
  // With `if-no-api-key: skip`, a monitor without service and key reports what GitHub and the baseline say.
  const isServiceLeftOut = mode === "monitor" && source === "clocks" && ifNoApiKey === "skip";
  if (apiKey !== "" || (source !== "service" && !isServiceLeftOut)) return undefined;
  const result = mode === "monitor" ? "the chain was not asked" : "nothing was sent";
  return `There is no api-key, and if-no-api-key is skip, so ${result}.`;
}
