/** A run: what is true of it and not of one row. All that it shows and leaves is made of this. */
import type { ChainName } from "../core/chain-name.ts";
import type { ListedSubject } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import type { Mode, RunOrigin } from "../core/origin.ts";
import type { Row } from "../core/row.ts";
import { failsRun } from "../core/rows.ts";
import { verdictFacts, type FailCondition } from "../words/verdicts.ts";
import type { StatementFile } from "./statement-file.ts";
import type { Witness } from "./statement.ts";

/** It is made before anything is looked for, and filled until it is shown. */
export interface Run {
  readonly mode: Mode | "monitor";
  readonly origin: RunOrigin;
  readonly startedAt: Date;
  finishedAt: Date;
  /** As given, without a trailing slash; empty where no service was asked. */
  readonly apiUrl: string;
  /** Addresses of the chain nodes that were asked, without user and password. */
  readonly nodeNames: readonly string[];
  readonly dryRun: boolean;
  /** The run was to send nothing: a dry run, or one without a key that was to be skipped. */
  readonly isSkipped: boolean;
  readonly failOn: ReadonlySet<FailCondition>;
  /** In subject order. */
  rows: readonly Row[];
  /** Every digest that was computed or given, once a name. */
  listed: readonly ListedSubject[];
  hasSent: boolean;
  /** What the chain is called, by the input or by who was asked; absent where nobody says. */
  chain?: ChainName | undefined;
  /** How many requests a real run would make, in a sentence, where `dry-run` asked for that. */
  plan?: string;
  /** Whether its evidence is a demonstration's: where nobody answered, what was recorded before decides that. */
  isDemonstration: boolean;
  witnessed?: Witnessed | undefined;
  /** The run's own statement; absent when no digest is known, and in a dry run. */
  statement?: StatementFile | undefined;
  /** Absolute paths of the files that were written; `monitor` is the next baseline of a monitor. */
  readonly files: { [Name in "results" | "checksums" | "statement" | "page" | "monitor"]?: string | undefined };
  /** The service's reports on disk, by the address that the service gave them. */
  reports: ReadonlyMap<string, { readonly name: string; readonly path: string }>;
  /** Address of the issue about what a monitor found. */
  issueUrl?: string | undefined;
  /** Address of the release's page, when a file of this run is there now. */
  releaseUrl?: string | undefined;
  /** Whether the release has this run's statement, where there is something to tell. */
  isRecorded?: boolean;
  /** The errors of evidence that could not be written: they fail the run whatever the verdicts are. */
  readonly problems: AnchorError[];
}

export interface Witnessed {
  /** SHA-256 of the list. */
  readonly sha256: string;
  readonly witnesses: readonly Witness[];
  /** Their files, to lie beside the list. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** What the witnesses say: those of the list, else those of the list that was witnessed last. */
  readonly sentences: readonly WitnessSentence[];
  /** Why some gave no usable answer. */
  readonly warnings: readonly AnchorError[];
  /** The files of the list, where it is a recorded one of more files than the run has. */
  readonly listed?: readonly ListedSubject[];
}

/** What a witness says, in a sentence without its full stop. */
export interface WitnessSentence {
  readonly sentence: string;
  /** Where a calendar keeps what leads from its promise to the block. */
  readonly url?: string;
}

/** The mode in which a run asks: a monitor asks as `verify` does. */
export function operationOf({ mode }: Pick<Run, "mode">): Mode {
  return mode === "monitor" ? "verify" : mode;
}

/** The rows that fail the run, in subject order. */
export function failingRows({ rows, failOn }: Pick<Run, "rows" | "failOn">): readonly Row[] {
  return rows.filter((row) => failsRun(row, failOn));
}

/**
 * Whether a stamping run has stamped nothing: nothing was accepted, and nothing is on the chain. It then fails
 * whatever `fail-on` names, unless that is `none` or the run was to send nothing.
 */
export function isNothingStamped({
  mode,
  rows,
  failOn,
  isSkipped,
}: Pick<Run, "mode" | "rows" | "failOn" | "isSkipped">): boolean {
  const isDone = rows.some(({ ofDigest, verdict }) => verdictFacts[ofDigest ?? verdict].stamped);
  return mode === "stamp" && !isDone && !isSkipped && rows.length > 0 && failOn.size > 0;
}

/** Whether a run passes: no verdict fails it, it stamped what it was to stamp, and all of its evidence is written. */
export function hasPassed(run: Pick<Run, "mode" | "rows" | "failOn" | "isSkipped" | "problems">): boolean {
  return failingRows(run).length === 0 && run.problems.length === 0 && !isNothingStamped(run);
}
