/** What all statements together say of each digest: one verdict, and all places, proofs and stamps. */
import type { Digest } from "../core/digest.ts";
import { withoutUndefined } from "../core/members.ts";
import {
  finalityByVerdict,
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
  readonly stampedOn: string;
  readonly verdict: "accepted" | "unclear" | "failed";
  /** The service's address. */
  readonly service?: string | undefined;
  /** Present if GitHub's clock dated it, also in a folder's copy: its run read or wrote a release. */
  readonly isDatedByGitHub?: true | undefined;
}

/** What statements say of one digest, to be united only at the end: then many hostile statements cost little. */
interface AnchorParts {
  judgedAnchor: Anchor;
  covers: Anchor["covers"];
  readonly chains: NonNullable<Anchor["chain"]>[];
  readonly proofs: AnchorProof[];
  readonly stamps: RecordedStamp[];
}

/**
 * Unites what statements, sorted by `sortStatements`, say of each digest. An outage does not weaken an earlier answer.
 */
export function uniteAnchors(sortedFiles: readonly StatementFile[]): ReadonlyMap<Digest, RecordedAnchor> {
  const partsByDigest = new Map<Digest, AnchorParts>();
  for (const { statement, uploadedOn } of sortedFiles) {
    const { mode, finishedOn, service, release, anchors } = statement.predicate;
    for (const anchor of anchors) {
      const { covers, chain, proof, verdict } = anchor;
      const parts = partsByDigest.get(anchor.digest) ?? {
        judgedAnchor: anchor,
        covers,
        chains: [],
        proofs: [],
        stamps: [],
      };
      if (outweighs(anchor, parts.judgedAnchor, mode)) parts.judgedAnchor = anchor;
      if (covers === "list") parts.covers = covers;
      if (chain !== undefined) parts.chains.push(chain);
      if (proof !== undefined) parts.proofs.push(proof);
      // A stamp run without a service asked only witnesses, so no block of the chain will hold the digest.
      if (mode === "stamp" && service !== undefined && stampStrength(anchor) > 0) {
        const stampVerdict = verdict === "accepted" || verdict === "unclear" ? verdict : "failed";
        const [stampedOn, isDatedByGitHub] = [uploadedOn ?? finishedOn, release !== undefined || undefined];
        parts.stamps.push({ stampedOn, verdict: stampVerdict, service: service?.url, isDatedByGitHub });
      }
      partsByDigest.set(anchor.digest, parts);
    }
  }
  const unitedAnchors = [...partsByDigest.values()].map(({ judgedAnchor, covers, chains, proofs, stamps }) => {
    const { digest, verdict, mayBeSpent } = judgedAnchor;
    const knownFacts = withoutUndefined({ mayBeSpent: mayBeSpent || undefined, chain: uniteChains(chains) });
    return { covers, digest, verdict, ...knownFacts, proofs: withoutDuplicates(proofs), stamps };
  });
  return new Map(unitedAnchors.toSorted(compareAnchors).map((anchor) => [anchor.digest, anchor]));
}

/**
 * Whether a later verdict on a digest replaces the earlier one. “The chain holds it” is never replaced; “the chain does
 * not hold it” gives way to the former, to a witness's date, and to a later stamp.
 */
function outweighs(later: Anchor, earlier: Anchor, mode: Predicate["mode"]): boolean {
  const [laterFinality, earlierFinality] = [finalityOf(later.verdict), finalityOf(earlier.verdict)];
  if (earlierFinality === "settled" || laterFinality === "settled") return earlierFinality !== "settled";
  // A witness's date outweighs all but “the chain holds it”: it is valid whatever the chain says.
  if (earlierFinality === "signed" || laterFinality === "signed") return earlierFinality !== "signed";
  if (laterFinality === "denied") return earlierFinality !== "denied";
  return earlierFinality === "denied"
    ? mode === "stamp" && stampStrength(later) > 0
    : stampStrength(later) > stampStrength(earlier);
}

/** Returns the verdict's entry in `finalityByVerdict`, but `open` for `changed`, which says nothing about the chain. */
function finalityOf(verdict: AnchorVerdict): (typeof finalityByVerdict)[AnchorVerdict] {
  return verdict === "changed" ? "open" : finalityByVerdict[verdict];
}

/** Unites places on the chain, the oldest block first; leaves out a record when another one says the same and more. */
function uniteChains(chains: readonly NonNullable<Anchor["chain"]>[]): Anchor["chain"] {
  if (chains.length === 0) return undefined;
  const records = withoutSubsets(withoutDuplicates(chains.flatMap((chain) => chain.records)));
  const address = chains.find((chain) => chain.address !== undefined)?.address;
  // A port is a digest's place among those of one transaction. Only an answer with a block tells the right one.
  const chainsInBlocks = records.length === 0 ? chains : chains.filter((chain) => chain.records.length > 0);
  const port = chainsInBlocks.find((chain) => chain.port !== undefined)?.port;
  const compareHeights = (one: AnchorRecord, other: AnchorRecord): number =>
    heightOf(one) - heightOf(other) || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
  return { ...withoutUndefined({ address, port }), records: records.toSorted(compareHeights) };
}

/** Leaves out each record whose members are all in another record with more members. */
function withoutSubsets(records: readonly AnchorRecord[]): readonly AnchorRecord[] {
  const memberNamesOf = (record: AnchorRecord) => (Object.keys(record) as (keyof AnchorRecord)[]).toSorted();
  const nameLists = withoutDuplicates(records.map(memberNamesOf));
  if (nameLists.length < 2) return records;
  const partOf = (record: AnchorRecord, members: readonly (keyof AnchorRecord)[]): string =>
    JSON.stringify(members.map((name) => [name, record[name]]));
  const coveredParts = new Set<string>();
  for (const record of records) {
    const ownNames = new Set(memberNamesOf(record));
    const nameSubsets = nameLists.filter(
      (members) => members.length < ownNames.size && members.every((name) => ownNames.has(name)),
    );
    for (const members of nameSubsets) coveredParts.add(partOf(record, members));
  }
  return records.filter((record) => !coveredParts.has(partOf(record, memberNamesOf(record))));
}

function heightOf({ block }: AnchorRecord): number {
  return block === undefined ? Number.MAX_SAFE_INTEGER : Number(block);
}

/** Returns the record of the lowest block, whose date says by when the bytes existed. */
export function oldestRecord(records: readonly AnchorRecord[]): AnchorRecord | undefined {
  return records.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
}

/** Whether the chain holds the digest. */
export function isSettled(anchor: Pick<Anchor, "verdict"> | undefined): boolean {
  return anchor !== undefined && finalityByVerdict[anchor.verdict] === "settled";
}

/** Whether the united verdict is that the chain does not hold the digest. */
export function isDenied({ verdict }: Pick<Anchor, "verdict">): boolean {
  return finalityOf(verdict) === "denied";
}

/** Whether the chain holds the digest, or a stamp was sent that may have been made. */
export function isSent(anchor: Anchor): boolean {
  return isSettled(anchor) || stampStrength(anchor) > 0;
}

/** How strongly a verdict short of “the chain holds it” says that a stamp was made; 0 where it does not say so. */
function stampStrength({ verdict, mayBeSpent }: Pick<Anchor, "verdict" | "mayBeSpent">): number {
  if (verdict === "timestamped") return 4;
  if (verdict === "accepted") return 3;
  return verdict === "unclear" ? 2 : Number(mayBeSpent === true);
}

/** Keeps one of several items with equal JSON. */
export function withoutDuplicates<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
