/** The facts of a run, and whether it has passed. */
import { toServiceChain, type ChainName } from "../core/chain-name.ts";
import type { ListedSubject } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import type { Mode, RunOrigin } from "../core/origin.ts";
import type { Row } from "../core/row.ts";
import { failsRun } from "../core/rows.ts";
import { verdictFacts, type FailCondition } from "../words/verdicts.ts";
import type { StatementFile } from "./statement-file.ts";
import type { Witness } from "./statement.ts";

/**
 * The facts of a whole run, from which all that it shows and writes is made. Fields that are not read-only are set
 * during the run: by `askSubjects`, then by `leaveEvidence`, then by what attaches evidence to the release.
 */
export interface Run {
  readonly mode: Mode | "monitor";
  readonly origin: RunOrigin;
  readonly startedAt: Date;
  /** As given, without a trailing slash; empty where no service was asked. */
  readonly apiUrl: string;
  /** The addresses of the chain nodes that were asked, without user and password. */
  readonly nodeNames: readonly string[];
  readonly dryRun: boolean;
  /** The run sends nothing, as wanted: a dry run, or one without a key where `if-no-api-key` is `skip`. */
  readonly isSkipped: boolean;
  readonly failOn: ReadonlySet<FailCondition>;
  /** Becomes true when the first stamp is sent. */
  hasSent: boolean;
  /** In subject order. `release.compare` and `waitForStamps` judge some of them anew. */
  rows: readonly Row[];
  /** The lines of the run's checksum list: every digest that was computed or given, a line for each name. */
  checksums: readonly ListedSubject[];
  /** The service's reports (PDF), by the URL from which each was downloaded, with the name and path of its file. */
  reports: ReadonlyMap<string, { readonly name: string; readonly path: string }>;
  witnessed?: Witnessed | undefined;
  /** Whether the answers come from a demonstration service; without answers, whether the earlier evidence does. */
  isDemonstration: boolean;
  finishedAt: Date;
  /** Named by the input `chain`, or else by the service or node. */
  chain?: ChainName | undefined;
  /** A sentence of a dry run that says how many requests a real run would make. */
  plan?: string;
  /** Absolute paths of evidence; `statement` may be an earlier file that says as much; `monitor` the next baseline. */
  readonly files: { [Name in "results" | "checksums" | "statement" | "page" | "monitor"]?: string | undefined };
  /** Set with `files`; absent when no digest is known, and in a dry run. */
  statement?: StatementFile | undefined;
  /** Whether the release has this run's statement, or needs none; absent where the run is to attach nothing. */
  isRecorded?: boolean;
  /** The release's page, if the run attached anything to the release. */
  releaseUrl?: string | undefined;
  issueUrl?: string | undefined;
  /** Errors that fail the run whatever its verdicts are: missing evidence, or assets that were not judged. */
  readonly problems: AnchorError[];
}

export interface Witnessed {
  /** The SHA-256 of the checksum list that the witnesses signed. */
  readonly sha256: string;
  readonly witnesses: readonly Witness[];
  /** The witnesses' files, to be written beside the list. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** What the list's witnesses say; where it has none, what those of the last list with witnesses say. */
  readonly sentences: readonly WitnessSentence[];
  /** Why witnesses gave no usable answer, an error for each. */
  readonly warnings: readonly AnchorError[];
  /** The lines of the signed list, where that is a recorded list with more files than this run's. */
  readonly signedLines?: readonly ListedSubject[];
}

/** What a witness says, in a sentence without its full stop. */
export interface WitnessSentence {
  readonly sentence: string;
  /** Where a calendar will serve the proof that leads to a block. */
  readonly url?: string;
}

/** Returns the operation by which a run asks about a digest: a monitor's is `verify`. */
export function operationOf({ mode }: Pick<Run, "mode">): Mode {
  return mode === "monitor" ? "verify" : mode;
}

/**
 * Returns the chain under the name that the inputs give it, else under the first name in an answer. The explorer that a
 * service names shows the service's own chain, so it is never combined with a name from the inputs.
 */
export function chainOf(
  { chain: wanted }: { readonly chain?: ChainName | undefined },
  { rows }: Pick<Run, "rows">,
): ChainName | undefined {
  if (wanted?.name !== undefined) return wanted;
  const said = rows.map(({ answer }) => answer?.chainName).find((name) => name !== undefined);
  const chain = { ...(said !== undefined && toServiceChain(said)), ...wanted };
  return Object.keys(chain).length === 0 ? undefined : chain;
}

export function failingRows({ rows, failOn }: Pick<Run, "rows" | "failOn">): readonly Row[] {
  return rows.filter((row) => failsRun(row, failOn));
}

/**
 * Whether a stamping run has stamped nothing, and nothing was stamped before. This fails the run whatever `fail-on`
 * names, unless `fail-on` is `none` or the run was to send nothing.
 */
export function isNothingStamped({
  mode,
  rows,
  failOn,
  isSkipped,
}: Pick<Run, "mode" | "rows" | "failOn" | "isSkipped">): boolean {
  const isDone = rows.some(({ localVerdict, verdict }) => verdictFacts[localVerdict ?? verdict].isStamped);
  return mode === "stamp" && !isDone && !isSkipped && rows.length > 0 && failOn.size > 0;
}

export function hasPassed(run: Pick<Run, "mode" | "rows" | "failOn" | "isSkipped" | "problems">): boolean {
  return failingRows(run).length === 0 && run.problems.length === 0 && !isNothingStamped(run);
}
