import { AnchorError } from "../core/errors.ts";
import type { Mode } from "../core/origin.ts";
import { type Front, stepFront } from "../words/front.ts";
import { nonEmpty, toLine } from "../core/text.ts";
import type { NodeAddress } from "../core/url.ts";
import { createInputReader, type InputReader, type ReadInput, readRows, type ValuesOf } from "./input-reader.ts";
import { commonInputs, inputNames, inputTable, modes, monitorInputs } from "./input-table.ts";

/** Durations are milliseconds. */
export interface Inputs extends Omit<ValuesOf<typeof commonInputs>, "mode" | "report" | "nodeUrl"> {
  readonly mode: Mode;
  readonly report: boolean;
  readonly nodes: readonly NodeAddress[];
  /** Stamps that an earlier run may have paid for are sent again; only the command line's `--again` sets this. */
  readonly again?: true;
  /** Why the service gave no key; only `api-key-from` sets this. */
  readonly keyFault?: AnchorError;
}

export interface MonitorInputs extends Omit<Inputs, "mode">, ValuesOf<typeof monitorInputs> {
  readonly mode: "monitor";
}

/**
 * Parses all inputs.
 *
 * @param otherProblems mistakes outside the inputs, a line each, that are reported together with theirs
 * @throws AnchorError `INPUT_INVALID` with all mistakes, a line each: the input, its value and the allowed form
 */
export function parseInputs(
  read: ReadInput,
  otherProblems: readonly string[] = [],
  front = stepFront,
): Inputs | MonitorInputs {
  const problems = [...otherProblems];
  const reader = createInputReader(read, problems, front);
  refuseOtherModes(reader);
  const { mode, report, nodeUrl: nodes, ...rest } = readRows(reader, commonInputs);
  const isReported = report === "auto" ? rest.releaseAttach !== "none" : report;
  const common = { ...rest, nodes, report: isReported, anchor: anchorOf({ mode, nodes, ...rest }) };
  const inputs = mode === "monitor" ? { ...common, mode, ...readRows(reader, monitorInputs) } : { ...common, mode };
  problems.push(...contradictions(inputs, front));
  if (problems.length === 0) return inputs;
  throw new AnchorError("INPUT_INVALID", [...nonEmpty([front.unusableInputs(problems.length)]), ...problems]);
}

/** Reports inputs that the mode would ignore: whoever names files for a monitor expects only these to be checked. */
function refuseOtherModes({ text, say }: InputReader): void {
  const mode = modes.find((known) => known === text("mode"));
  if (mode === undefined) return;
  for (const name of inputNames) {
    const { default: fixed = "", modes: takers = modes } = inputTable[name];
    const isGiven = ![fixed, "false"].includes(text(name).toLowerCase());
    if (!isGiven || takers.includes(mode)) continue;
    const only = `is for mode: ${takers.join(", ")} only`;
    const why = mode === "monitor" ? "has no effect on mode: monitor, which looks at releases" : only;
    say(name, `${why}; leave it out`);
  }
}

/** Returns a message for each set of inputs that exclude or need each other. */
function contradictions(inputs: Inputs | MonitorInputs, { input, set, missing }: Front): readonly string[] {
  const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
  const { releaseAttach, githubToken, apiKeyFrom, apiUrl } = inputs;
  const ofService = nonEmpty([apiUrl && "api-url", apiKey && "api-key", apiKeyFrom && "api-key-from"]);
  const named = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
  const rules: readonly (readonly [boolean, string])[] = [
    [
      !named && mode !== "monitor",
      `files is missing; give files, subject-checksums${mode === "verify" ? ", proofs" : ""} or from-release: true`,
    ],
    [
      proofs.length > 0 && anchor === "manifest",
      `${input("proofs")} and ${set("anchor", "manifest")} exclude each other`,
    ],
    [!["", "github"].includes(apiKeyFrom), `api-key-from is "${toLine(apiKeyFrom)}"; it must be github, or left out`],
    [
      proofs.length > 0 && sourceOf(inputs) === "clocks",
      `${input("proofs")} are verified by a service or by chain nodes; give ${input("api-url")} or ${input("node-url")}`,
    ],
    [
      apiKey === "" && apiKeyFrom === "" && ifNoApiKey === "error" && !dryRun && sourceOf(inputs) === "service",
      missing("api-key", mode),
    ],
    [
      apiUrl?.hostname === "service.example" && !dryRun && (apiKey !== "" || apiKeyFrom !== ""),
      `${input("api-url")} is still https://service.example, the example of the documents. Put the address of your service there`,
    ],
    [
      areNodesAsked(inputs) && ofService.length > 0,
      `node-url and ${ofService.join(", ")} exclude each other: nodes are asked instead of the service`,
    ],
    [
      githubToken === "" && (mode === "monitor" || fromRelease || releaseAttach !== "none") && !dryRun,
      "github-token is missing; from-release, release-attach and mode: monitor need it (on a command line: GH_TOKEN or GITHUB_TOKEN)",
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}

type AskedInputs = Pick<Inputs | MonitorInputs, "mode" | "dryRun" | "apiKey" | "apiUrl" | "nodes"> &
  Partial<Pick<Inputs, "ifNoApiKey">>;

/** Whom a run asks, exactly one of these. Clocks are time-stamp authorities and calendars. */
export type SourceKind = "service" | "nodes" | "clocks";

/**
 * Returns whom a run asks. Without service or node, a stamp asks clocks to sign the list of its files, and other modes
 * read in the evidence what clocks signed (docs/evidence.md).
 */
export function sourceOf({ mode, nodes, apiUrl }: Pick<AskedInputs, "mode" | "nodes" | "apiUrl">): SourceKind {
  if (areNodesAsked({ mode, nodes })) return "nodes";
  return apiUrl === undefined ? "clocks" : "service";
}

/** Whatever `anchor` says, clocks sign one list of all files, and what they signed is looked up file by file. */
function anchorOf(inputs: Pick<AskedInputs, "mode" | "nodes" | "apiUrl"> & Pick<Inputs, "anchor">): Inputs["anchor"] {
  if (sourceOf(inputs) !== "clocks") return inputs.anchor;
  return inputs.mode === "stamp" ? "manifest" : "each";
}

/** Whether chain nodes are asked instead of the service; only the service can stamp. */
function areNodesAsked({ mode, nodes }: Pick<AskedInputs, "mode" | "nodes">): boolean {
  return nodes.length > 0 && mode !== "stamp";
}

/** Without a trailing slash; empty where there is no service. */
export function serviceAddress({ apiUrl }: Pick<Inputs, "apiUrl">): string {
  return apiUrl === undefined ? "" : apiUrl.href.replace(/\/$/, "");
}

/** Returns why a run asks nobody; `undefined` when it asks somebody. */
export function reasonToSkip({ dryRun, apiKey, ifNoApiKey, ...asked }: AskedInputs): string | undefined {
  const { mode } = asked;
  if (dryRun) return "This was a dry run, so nothing was sent.";
  const source = sourceOf(asked);
  // With `if-no-api-key: skip`, a monitor without service and key reports what GitHub and the baseline say.
  const isLeftOut = mode === "monitor" && source === "clocks" && ifNoApiKey === "skip";
  if (apiKey !== "" || (source !== "service" && !isLeftOut)) return undefined;
  return mode === "monitor"
    ? "There is no api-key, and if-no-api-key is skip, so the chain was not asked."
    : "There is no api-key, and if-no-api-key is skip, so nothing was sent.";
}
