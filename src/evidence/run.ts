/** The facts of a run, what its rows say together, and whether it has passed. */
import { toServiceChain, type ChainName } from "../core/addresses.ts";
import { type Digest, type ListedSubject, isSameDigest } from "../core/digest.ts";
import type { AnchorError, ErrorCode } from "../core/errors.ts";
import { type ChainRecord, type Judgement, lastErrorOf, type Row, type RowFacts } from "../core/row.ts";
import {
  isAnchored,
  verdictFacts,
  verdicts,
  type FailCondition,
  type Status,
  type Verdict,
} from "../words/verdicts.ts";
import type { StatementFile } from "./statement-file.ts";
import type { Witness } from "./statement.ts";

export type Mode = "stamp" | "check" | "verify";

/** Where a run took place, as its host reports it; unknown texts are empty. */
export interface RunOrigin {
  /** `owner/name`. */
  readonly repository: string;
  /** In full, such as `refs/tags/v1`. */
  readonly ref: string;
  /** The tag's name, where `ref` is a tag. */
  readonly tag: string;
  readonly commit: string;
  readonly runId: string;
  readonly runAttempt: string;
  readonly runUrl: string;
}

/** For a run outside CI and repositories, such as in a bare shell. */
export const unknownOrigin: RunOrigin = {
  repository: "",
  ref: "",
  tag: "",
  commit: "",
  runId: "",
  runAttempt: "",
  runUrl: "",
};

/**
 * The facts of a whole run, from which all that it shows and writes is made. Fields that are not read-only are set
 * during the run: `hasSent` by `createAsk`, `rows` and `checksums` by `askSubjects`, `reports` by `runJob`,
 * `isRecorded` and `releaseUrl` by `attachEvidence`, the others by `leaveEvidence`. A monitor sets `rows`,
 * `finishedAt`, `chain` and `issueUrl` itself.
 */
export interface Run {
  readonly mode: Mode | "monitor";
  readonly origin: RunOrigin;
  readonly startedAt: Date;
  /** The service's address as given, without a trailing slash; empty where no service was asked. */
  readonly apiUrl: string;
  /** The addresses of the chain nodes that were asked, without user and password. */
  readonly nodeNames: readonly string[];
  readonly dryRun: boolean;
  /** Whether the run is to send nothing: a dry run, or one without a key where `if-no-api-key` is `skip`. */
  readonly isSkipped: boolean;
  readonly failOn: ReadonlySet<FailCondition>;
  /** Whether a stamp was sent, or a request that sends one is open. */
  hasSent: boolean;
  /** In the order of the subjects. `release.compare` and `waitForStamps` judge some rows anew. */
  rows: readonly Row[];
  /** The lines of the run's checksum list: every digest that was computed or given, a line for each name. */
  checksums: readonly ListedSubject[];
  /** The service's reports (PDF), by the URL from which each was downloaded, with the name and path of its file. */
  reports: ReadonlyMap<string, { readonly name: string; readonly path: string }>;
  witnessed?: Witnessed | undefined;
  /** Whether the answers come from a demonstration service; without answers, whether the earlier evidence does. */
  isDemonstration: boolean;
  finishedAt: Date;
  /** The chain's name and explorer, from the input `chain`, or else from the service or node. */
  chain?: ChainName | undefined;
  /** A sentence of a dry run that says how many requests a real run would make. */
  plan?: string;
  /** Absolute paths of evidence. `statement` may be an earlier file that says as much; `monitor` the next baseline. */
  readonly files: { [Name in "results" | "checksums" | "statement" | "page" | "monitor"]?: string | undefined };
  /** This run's statement, set when the files are written; absent when no digest is known, and in a dry run. */
  statement?: StatementFile | undefined;
  /** Whether the release has this run's statement, or needs none; absent where the run is to attach nothing. */
  isRecorded?: boolean;
  /** The release's page, if the run attached anything to the release, or all was there already. */
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
  /** What the list's witnesses say; if it has none, what the witnesses of the last list with witnesses say. */
  readonly sentences: readonly WitnessSentence[];
  /** Why witnesses gave no usable answer, an error for each. */
  readonly warnings: readonly AnchorError[];
  /** The lines of the list that witnesses signed, where it is not this run's, but a recorded one with more files. */
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
  { chain: inputChain }: { readonly chain?: ChainName | undefined },
  { rows }: Pick<Run, "rows">,
): ChainName | undefined {
  if (inputChain?.name !== undefined) return inputChain;
  const answeredName = rows.map(({ answer }) => answer?.chainName).find((name) => name !== undefined);
  const chain = { ...(answeredName !== undefined && toServiceChain(answeredName)), ...inputChain };
  return Object.keys(chain).length === 0 ? undefined : chain;
}

/** Replaces a row's judgement, and keeps its other facts. */
export function rejudge(row: Row, judgement: Judgement): void {
  for (const name of Object.keys(judgementOf(row))) {
    if (!Object.hasOwn(judgement, name)) Reflect.deleteProperty(row, name);
  }
  Object.assign(row, judgement);
}

/** Returns a row's judgement without the facts of its subject, so that another row may take it. */
export function judgementOf(row: Row): Judgement & { readonly [Fact in keyof RowFacts]?: never } {
  const { subject, coveredBy, isList, recentStamp, isStampedWithLf, recorded, formerDigests, ...judgement } = row;
  return judgement;
}

/** Counts `rows` by verdict. `anchored` counts those that the chain holds; `status` is the worst status of any row. */
export function tallyOf(rows: readonly Row[]) {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of rows) counts[verdict] += 1;
  const presentVerdicts = verdicts.filter((verdict) => counts[verdict] > 0);
  const statuses = new Set<Status>(presentVerdicts.map((verdict) => verdictFacts[verdict].status));
  const status = (["failed", "unknown", "pending"] as const).find((each) => statuses.has(each)) ?? "finalized";
  const anchoredVerdicts = presentVerdicts.filter((verdict) => isAnchored({ verdict }));
  return { status, counts, anchored: anchoredVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0) };
}

/** Whether any answer came from the local service or another test chain. */
export function areFromTestChain(rows: readonly Row[]): boolean {
  return rows.some(({ answer }) => answer?.demo === true);
}

/** Leaves out the row of the checksum list that was asked about in place of the files. */
export function filesAmong<Item extends Pick<Row, "isList">>(items: readonly Item[]): readonly Item[] {
  return items.some(({ isList }) => isList === true) ? items.filter(({ isList }) => isList !== true) : items;
}

/** Whether a judgement fails the run by its verdict or by an error of a request. */
export function failsRun(judgement: Judgement, failOn: ReadonlySet<FailCondition>): boolean {
  return failOn.has(judgement.verdict) || (failOn.size > 0 && alwaysFailingCodes.has(lastErrorOf(judgement)?.code));
}

/** These errors fail a run whatever its verdicts are, unless `fail-on` is empty. */
const alwaysFailingCodes: ReadonlySet<ErrorCode | undefined> = new Set([
  "API_KEY_REJECTED",
  "PLAN_LIMIT_REACHED",
  "REPLY_MISMATCH",
]);

export function failingRows({ rows, failOn }: Pick<Run, "rows" | "failOn">): readonly Row[] {
  return rows.filter((row) => failsRun(row, failOn));
}

/**
 * Whether a stamping run has stamped nothing, and nothing was stamped before. This fails the run whatever `fail-on`
 * names, unless `fail-on` is `none` or the run was to send nothing.
 */
export function isNothingStamped(run: Pick<Run, "mode" | "rows" | "failOn" | "isSkipped">): boolean {
  const { mode, rows, failOn, isSkipped } = run;
  const isAnythingStamped = rows.some(({ localVerdict, verdict }) => verdictFacts[localVerdict ?? verdict].isStamped);
  return mode === "stamp" && !isAnythingStamped && !isSkipped && rows.length > 0 && failOn.size > 0;
}

export function hasPassed(run: Pick<Run, "mode" | "rows" | "failOn" | "isSkipped" | "problems">): boolean {
  return failingRows(run).length === 0 && run.problems.length === 0 && !isNothingStamped(run);
}

/** `firstRecord` is the oldest chain record of a digest; `count` says how many records of it the service named. */
export interface Anchoring {
  readonly firstRecord: ChainRecord;
  readonly count: number;
}

/** Finds the oldest record of any of `digests`. A later one says nothing: anybody may anchor a digest again. */
export function findAnchoring(records: readonly ChainRecord[], digests: readonly Digest[]): Anchoring | undefined {
  const matches = records.filter(({ matchedHash }) => digests.some((digest) => isSameDigest(matchedHash, digest)));
  const [firstRecord] = matches.toSorted((one, other) => heightOf(one) - heightOf(other));
  return firstRecord && { firstRecord, count: matches.length };
}

/** Finds the anchoring of a row's digest, proof root or list, if the verdict says that the chain holds it. */
export function anchoringOf({ subject, coveredBy, verdict, answer }: Row): Anchoring | undefined {
  if (!isAnchored({ verdict }) || answer === undefined) return undefined;
  const digests = [subject.digest ?? [], "root" in subject ? subject.root : []].flat();
  return findAnchoring(answer.records, coveredBy === undefined ? digests : [coveredBy]);
}

function heightOf({ blockNumber }: ChainRecord): number {
  return blockNumber === undefined ? Number.POSITIVE_INFINITY : Number(blockNumber);
}
