/** What all statements say of each digest: the strongest verdict, with the evidence of all of them. */
import type { Digest } from "../core/digest.ts";
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

/** All that is known of a digest. */
export interface RecordedAnchor extends Omit<Anchor, "proof"> {
  readonly proofs: readonly AnchorProof[];
  /** The stamps of it that were accepted or perhaps spent, the oldest first. */
  readonly stamps: readonly RecordedStamp[];
}

export interface RecordedStamp {
  /** When its statement was uploaded by GitHub's clock, else when the run ended that sent it; ISO 8601 in UTC. */
  readonly on: string;
  readonly verdict: "accepted" | "unclear" | "failed";
  /** The address of the service that was asked. */
  readonly service?: string | undefined;
}

/** Folds what statements, in their order, say of each digest. */
export function foldAnchors(ordered: readonly StatementFile[]): ReadonlyMap<Digest, RecordedAnchor> {
  const folded = new Map<Digest, RecordedAnchor>();
  for (const { statement, uploadedOn } of ordered) {
    const { predicate } = statement;
    for (const anchor of predicate.anchors) {
      folded.set(anchor.digest, withAnchor(folded.get(anchor.digest), anchor, predicate, uploadedOn));
    }
  }
  return new Map([...folded].toSorted(([, one], [, two]) => compareAnchors(one, two)));
}

/** Adds what a later statement says of a digest. What could not be asked weakens nothing. */
function withAnchor(
  known: RecordedAnchor | undefined,
  anchor: Anchor,
  { mode, finishedOn, service }: Predicate,
  uploadedOn = finishedOn,
): RecordedAnchor {
  const { proof } = anchor;
  const judged = known === undefined || outweighs(anchor, known, mode) ? anchor : known;
  const { verdict } = anchor;
  const stamp: RecordedStamp = {
    on: uploadedOn,
    verdict: verdict === "accepted" || verdict === "unclear" ? verdict : "failed",
    service: service?.url,
  };
  // What only clocks were asked for is on no chain, however late a block comes.
  const isStamp = mode === "stamp" && service !== undefined && worthOf(anchor) > 0;
  const stamps = [...(known?.stamps ?? []), ...(isStamp ? [stamp] : [])];
  const chain = uniteChains(known?.chain, anchor.chain);
  const proofs = uniqueOf([...(known?.proofs ?? []), ...(proof === undefined ? [] : [proof])]);
  return {
    covers: known?.covers === "list" ? "list" : anchor.covers,
    digest: anchor.digest,
    verdict: judged.verdict,
    ...(judged.mayBeSpent === true && { mayBeSpent: true }),
    ...(chain && { chain }),
    proofs,
    stamps,
  };
}

/**
 * Whether a later verdict on a digest replaces the earlier one. That the chain holds it is never replaced.
 * That the chain does not hold it is replaced by a later stamp.
 */
function outweighs(later: Anchor, known: RecordedAnchor, mode: Predicate["mode"]): boolean {
  const [now, before] = [answerOf(later.verdict), answerOf(known.verdict)];
  if (before === "settled" || now === "settled") return before !== "settled";
  // That the chain does not hold it says nothing against a signature.
  if (before === "signed" || now === "signed") return before !== "signed";
  if (now === "denied") return before !== "denied";
  return before === "denied" ? mode === "stamp" && worthOf(later) > 0 : worthOf(later) > worthOf(known);
}

/** `changed` is about a name, and no answer of the chain about the digest. */
function answerOf(verdict: AnchorVerdict): (typeof anchorVerdicts)[AnchorVerdict] {
  return verdict === "changed" ? "open" : anchorVerdicts[verdict];
}

/** Most records that are compared with each other: thousands, in evidence made to take long, would take hours. */
const maxCompared = 200;

/**
 * Unites two places on the chain: the oldest block first, whatever was known first. Of two records of one block, the
 * one that says more is kept.
 */
function uniteChains(one: Anchor["chain"], two: Anchor["chain"]): Anchor["chain"] {
  const chains = [one, two].filter((chain) => chain !== undefined);
  if (chains.length === 0) return undefined;
  const all = uniqueOf(chains.flatMap((chain) => chain.records));
  const isLess = (record: AnchorRecord): boolean => all.some((other) => saysMore(other, record));
  const records = all.length > maxCompared ? all : all.filter((record) => !isLess(record));
  const address = chains.find((chain) => chain.address !== undefined)?.address;
  // A service that puts many stamps into one transaction knows the state of each only with its block.
  const placed = records.length === 0 ? chains : chains.filter((chain) => chain.records.length > 0);
  const port = placed.find((chain) => chain.port !== undefined)?.port;
  return {
    ...(address !== undefined && { address }),
    ...(port !== undefined && { port }),
    records: records.toSorted(byHeight),
  };
}

function byHeight(one: AnchorRecord, two: AnchorRecord): number {
  return heightOf(one) - heightOf(two) || compareText(JSON.stringify(one), JSON.stringify(two));
}

function heightOf({ block }: AnchorRecord): number {
  return block === undefined ? Number.MAX_SAFE_INTEGER : Number(block);
}

/** Whether `other` has every member of `record`, and more. */
function saysMore(other: AnchorRecord, record: AnchorRecord): boolean {
  const members = Object.entries(record) as [keyof AnchorRecord, unknown][];
  return members.length < Object.keys(other).length && members.every(([name, value]) => other[name] === value);
}

/** The record of the lowest block: only it says since when the bytes exist. */
export function oldestRecord(records: readonly AnchorRecord[]): AnchorRecord | undefined {
  return records.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
}

/** Whether the chain was known to hold what was anchored. */
export function isSettled(anchor: Pick<Anchor, "verdict"> | undefined): boolean {
  return anchor !== undefined && anchorVerdicts[anchor.verdict] === "settled";
}

/** Whether the chain was asked last, and does not hold it. */
export function isDenied({ verdict }: Pick<Anchor, "verdict">): boolean {
  return answerOf(verdict) === "denied";
}

/** Whether a stamp was sent that may have been made. */
export function isSent(anchor: Anchor): boolean {
  return isSettled(anchor) || worthOf(anchor) > 0;
}

/**
 * How much a verdict says of a stamp: `timestamped` beats `accepted`, which beats `unclear`, which beats a refusal behind
 * which it may be.
 */
function worthOf({ verdict, mayBeSpent }: Pick<Anchor, "verdict" | "mayBeSpent">): number {
  if (verdict === "timestamped") return 4;
  if (verdict === "accepted") return 3;
  return verdict === "unclear" ? 2 : Number(mayBeSpent === true);
}

/** Compares two texts by their UTF-16 units: of ASCII the byte order, and fast. */
export function compareText(one: string, two: string): number {
  return one < two ? -1 : Number(one > two);
}

/** Keeps one of several equal items. */
export function uniqueOf<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
