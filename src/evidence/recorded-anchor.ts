/** What all statements together say of each digest: the strongest verdict, and the evidence of all. */
import type { Digest } from "../core/digest.ts";
import { withoutUndefined } from "../core/members.ts";
import {
  anchorVerdicts,
  compareAnchors,
  type Anchor,
  type AnchorProof,
  type AnchorRecord,
  type AnchorVerdict,
  type Predicate,
} from "./statement.ts";
import type { StatementFile } from "./statement-file.ts";

export interface RecordedAnchor extends Omit<Anchor, "proof"> {
  readonly proofs: readonly AnchorProof[];
  /** The stamps that were accepted or may have been made, the oldest first. */
  readonly stamps: readonly RecordedStamp[];
}

export interface RecordedStamp {
  /** When its statement was uploaded, by GitHub's clock, or else when its run ended; ISO 8601 in UTC. */
  readonly on: string;
  readonly verdict: "accepted" | "unclear" | "failed";
  readonly service?: string | undefined;
}

/** Gathers what statements say of one digest, to be united once at the end: hostile evidence may repeat it often. */
interface AnchorParts {
  judged: Anchor;
  covers: Anchor["covers"];
  readonly chains: NonNullable<Anchor["chain"]>[];
  readonly proofs: AnchorProof[];
  readonly stamps: RecordedStamp[];
}

/** Unites what statements, sorted by `inOrder`, say of each digest. An outage does not weaken an earlier answer. */
export function foldAnchors(ordered: readonly StatementFile[]): ReadonlyMap<Digest, RecordedAnchor> {
  const folded = new Map<Digest, AnchorParts>();
  for (const { statement, uploadedOn } of ordered) {
    const { mode, finishedOn, service, anchors } = statement.predicate;
    for (const anchor of anchors) {
      const known = folded.get(anchor.digest);
      const { covers, chain, proof, verdict } = anchor;
      const parts = known ?? { judged: anchor, covers, chains: [], proofs: [], stamps: [] };
      if (outweighs(anchor, parts.judged, mode)) parts.judged = anchor;
      if (covers === "list") parts.covers = covers;
      if (chain !== undefined) parts.chains.push(chain);
      if (proof !== undefined) parts.proofs.push(proof);
      // A stamp run without a service asked only clocks, so no block of the chain will hold the stamp.
      if (mode === "stamp" && service !== undefined && stampStrength(anchor) > 0) {
        const open = verdict === "accepted" || verdict === "unclear" ? verdict : "failed";
        parts.stamps.push({ on: uploadedOn ?? finishedOn, verdict: open, service: service?.url });
      }
      folded.set(anchor.digest, parts);
    }
  }
  const united = [...folded.values()].map(unite).toSorted((one, two) => compareAnchors(one, two));
  return new Map(united.map((anchor) => [anchor.digest, anchor]));
}

function unite({ judged, covers, chains, proofs, stamps }: AnchorParts): RecordedAnchor {
  const { digest, verdict, mayBeSpent } = judged;
  const known = withoutUndefined({ mayBeSpent: mayBeSpent || undefined, chain: uniteChains(chains) });
  return { covers, digest, verdict, ...known, proofs: uniqueOf(proofs), stamps };
}

/**
 * Whether a later verdict on a digest replaces the earlier one. “The chain holds it” is never replaced; “the chain does
 * not hold it” gives way to the former, to a clock's signature, and to a later stamp.
 */
function outweighs(later: Anchor, known: Anchor, mode: Predicate["mode"]): boolean {
  const [now, before] = [chainAnswerOf(later.verdict), chainAnswerOf(known.verdict)];
  if (before === "settled" || now === "settled") return before !== "settled";
  // A clock's signature replaces “the chain does not hold it”, and is not replaced by it: it holds whatever the chain says.
  if (before === "signed" || now === "signed") return before !== "signed";
  if (now === "denied") return before !== "denied";
  return before === "denied"
    ? mode === "stamp" && stampStrength(later) > 0
    : stampStrength(later) > stampStrength(known);
}

/** `changed` says that a file's name has other recorded bytes, and not whether the chain holds the digest. */
function chainAnswerOf(verdict: AnchorVerdict): (typeof anchorVerdicts)[AnchorVerdict] {
  return verdict === "changed" ? "open" : anchorVerdicts[verdict];
}

/** Unites places on the chain, the oldest block first. Of two records of one block, the one that says more is kept. */
function uniteChains(chains: readonly NonNullable<Anchor["chain"]>[]): Anchor["chain"] {
  if (chains.length === 0) return undefined;
  const records = withoutSubsets(uniqueOf(chains.flatMap((chain) => chain.records)));
  const address = chains.find((chain) => chain.address !== undefined)?.address;
  // A service may put many stamps into one transaction: only with its block is it known which port holds a digest.
  const placed = records.length === 0 ? chains : chains.filter((chain) => chain.records.length > 0);
  const port = placed.find((chain) => chain.port !== undefined)?.port;
  return { ...withoutUndefined({ address, port }), records: records.toSorted(byHeight) };
}

/** Leaves out each record whose members are all in another record with more members. */
function withoutSubsets(records: readonly AnchorRecord[]): readonly AnchorRecord[] {
  const membersOf = (record: AnchorRecord) => (Object.keys(record) as (keyof AnchorRecord)[]).toSorted();
  const kinds = uniqueOf(records.map(membersOf));
  if (kinds.length < 2) return records;
  const partOf = (record: AnchorRecord, members: readonly (keyof AnchorRecord)[]): string =>
    JSON.stringify(members.map((name) => [name, record[name]]));
  const covered = new Set<string>();
  for (const record of records) {
    const own = new Set(membersOf(record));
    const less = kinds.filter((members) => members.length < own.size && members.every((name) => own.has(name)));
    for (const members of less) covered.add(partOf(record, members));
  }
  return records.filter((record) => !covered.has(partOf(record, membersOf(record))));
}

function byHeight(one: AnchorRecord, two: AnchorRecord): number {
  return heightOf(one) - heightOf(two) || (JSON.stringify(one) < JSON.stringify(two) ? -1 : 1);
}

function heightOf({ block }: AnchorRecord): number {
  return block === undefined ? Number.MAX_SAFE_INTEGER : Number(block);
}

/** Returns the record of the lowest block, which says since when the bytes exist. */
export function oldestRecord(records: readonly AnchorRecord[]): AnchorRecord | undefined {
  return records.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
}

/** Whether the chain holds the digest. */
export function isSettled(anchor: Pick<Anchor, "verdict"> | undefined): boolean {
  return anchor !== undefined && anchorVerdicts[anchor.verdict] === "settled";
}

/** Whether the last answer of the chain is that it does not hold the digest. */
export function isDenied({ verdict }: Pick<Anchor, "verdict">): boolean {
  return chainAnswerOf(verdict) === "denied";
}

/** Whether the chain holds the digest, or a stamp was sent that may have been made. */
export function isSent(anchor: Anchor): boolean {
  return isSettled(anchor) || stampStrength(anchor) > 0;
}

/** How strongly a verdict short of “the chain holds it” says that a stamp was made; 0: not at all. */
function stampStrength({ verdict, mayBeSpent }: Pick<Anchor, "verdict" | "mayBeSpent">): number {
  if (verdict === "timestamped") return 4;
  if (verdict === "accepted") return 3;
  return verdict === "unclear" ? 2 : Number(mayBeSpent === true);
}

/** Keeps one of several items with equal JSON. */
export function uniqueOf<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
