import {
  isAnchored,
  verdictFacts,
  verdicts,
  type FailCondition,
  type Status,
  type Verdict,
} from "../words/verdicts.ts";
import type { ChainRecord } from "./answer.ts";
import { sameDigest, type Digest } from "./digest.ts";
import type { ErrorCode } from "./errors.ts";
import { refusalOf, type Judgement, type Row, type RowFacts } from "./row.ts";

const rowFactNames: Record<keyof RowFacts, true> = {
  subject: true,
  coveredBy: true,
  isList: true,
  recent: true,
  isStampedWithLf: true,
  recorded: true,
  former: true,
};

/** Replaces a row's judgement, and keeps its other facts. */
export function rejudge(row: Row, judgement: Judgement): void {
  for (const name of Object.keys(judgementOf(row))) {
    if (!Object.hasOwn(judgement, name)) Reflect.deleteProperty(row, name);
  }
  Object.assign(row, judgement);
}

/** Returns a row's judgement without the facts of its subject, so that another row may take it. */
export function judgementOf(row: Row): Judgement {
  const judged = Object.entries(row).filter(([name]) => !Object.hasOwn(rowFactNames, name));
  return Object.fromEntries(judged) as unknown as Judgement;
}

/** Counts `rows` by verdict. `anchored` counts those that the chain holds; `status` is the worst status of any row. */
export function tallyOf(rows: readonly Row[]) {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of rows) counts[verdict] += 1;
  const present = verdicts.filter((verdict) => counts[verdict] > 0);
  const statuses = new Set<Status>(present.map((verdict) => verdictFacts[verdict].status));
  const status = (["failed", "unknown", "pending"] as const).find((each) => statuses.has(each)) ?? "finalized";
  const held = present.filter((verdict) => isAnchored({ verdict }));
  return { status, counts, anchored: held.reduce((sum, verdict) => sum + counts[verdict], 0) };
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
export function failsRun(judged: Judgement, failOn: ReadonlySet<FailCondition>): boolean {
  return failOn.has(judged.verdict) || (failOn.size > 0 && alwaysFailing.has(refusalOf(judged)?.code));
}

/** These errors fail a run whatever its verdicts are, unless `fail-on` is empty. */
const alwaysFailing: ReadonlySet<ErrorCode | undefined> = new Set([
  "API_KEY_REJECTED",
  "PLAN_LIMIT_REACHED",
  "REPLY_MISMATCH",
]);

/** `first` is the oldest chain record of a digest; `count` says how many records of it the service named. */
export interface Anchoring {
  readonly first: ChainRecord;
  readonly count: number;
}

/** Finds the oldest record of any of `digests`. Only it tells since when they exist: anybody may anchor them again. */
export function findAnchoring(records: readonly ChainRecord[], digests: readonly Digest[]): Anchoring | undefined {
  const matching = records.filter(({ matchedHash }) => digests.some((digest) => sameDigest(matchedHash, digest)));
  const [first] = matching.toSorted((one, other) => heightOf(one) - heightOf(other));
  return first && { first, count: matching.length };
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
