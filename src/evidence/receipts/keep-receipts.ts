/** Which receipts a statement keeps, and which it could still have. */
import { compareNames } from "../../core/checksums.ts";
import { digestFromWire, type Digest } from "../../core/digest.ts";
import { anchorVerdicts, type Anchor, type Statement, type StatementReceipt } from "../statement.ts";
import { createLinks, createRecorded, isAtPort, judgeReceipts, readUnit, type Link } from "./judge-receipts.ts";
import type { TxPow } from "./txpow.ts";

/** Most bytes of all receipts of a statement. */
const maxReceiptBytes = 2 * 1024 * 1024;

/** A hash, and a block that is said to hold it. */
export interface HashInBlock {
  readonly hash: Digest;
  readonly block: number;
}

/** Obtains receipts for hashes, as many as it can; never rejects. */
export type ObtainReceipts = (places: readonly HashInBlock[]) => Promise<readonly StatementReceipt[]>;

/**
 * `statement` with the receipts, of its own and of `more`, by which each anchor leads to one block that it names. What
 * leads nowhere, contradicts the statement, or would be more than {@link maxReceiptBytes} in all, is left out. An anchor
 * names the port where its receipt has the hash: what else says so takes it to be the usual one.
 */
export function withReceipts(statement: Statement, more: readonly StatementReceipt[]): Statement {
  const { receipts: own = [], ...predicate } = statement.predicate;
  const known = new Map([...own, ...more].flatMap(readSound));
  const findLink = createLinkFinder([...known.keys()]);
  const kept = new Map<string, StatementReceipt>();
  let room = maxReceiptBytes;
  const anchors = predicate.anchors.map((anchor) => {
    const link = findLink(anchor);
    const units = link === undefined ? [] : [link.transaction, link.block ?? link.transaction];
    const added = new Map(units.flatMap((unit) => (kept.has(unit.id) ? [] : [[unit.id, known.get(unit)] as const])));
    const size = [...added.values()].reduce((sum, receipt) => sum + (receipt?.data.length ?? 0) / 2, 0);
    if (link === undefined || size > room) return anchor;
    room -= size;
    for (const [id, receipt] of added) if (receipt !== undefined) kept.set(id, receipt);
    return atPortOf(link, anchor);
  });
  const receipts = [...kept].toSorted(([one], [other]) => compareNames(one, other)).map(([, receipt]) => receipt);
  const judged = judgeReceipts({ anchors, receipts });
  const isSound = judged.problem === undefined && ![...judged.byAnchor.values()].some((is) => typeof is === "string");
  if (!isSound || receipts.length === 0) return { ...statement, predicate };
  return { ...statement, predicate: { ...predicate, anchors, receipts } };
}

/** Where the anchors that the chain is said to hold, and that have no receipt, can be had one of. */
export function placesWithoutReceipt({ predicate: { anchors, receipts = [] } }: Statement): readonly HashInBlock[] {
  const findLinks = createLinks(receipts.flatMap((receipt) => readSound(receipt).map(([unit]) => unit)));
  return anchors.flatMap((anchor) => {
    const isWanted = anchorVerdicts[anchor.verdict] === "settled" && findLinks(anchor).length === 0;
    const record = isWanted
      ? anchor.chain?.records.find(({ block }) => /^[0-9]{1,15}$/.test(String(block)))
      : undefined;
    const hash = digestFromWire(record?.matched) ?? anchor.digest;
    return record === undefined ? [] : [{ hash, block: Number(record.block) }];
  });
}

/** A receipt with what its bytes say; nothing for one whose bytes are not what its id says. */
function readSound(receipt: StatementReceipt): readonly (readonly [TxPow, StatementReceipt])[] {
  try {
    return [[readUnit(receipt), receipt]];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Finds the first way from an anchor to a block that it names, be it in another state than it says. */
function createLinkFinder(units: readonly TxPow[]): (anchor: Anchor) => Link | undefined {
  const findLinks = createLinks(units);
  return (anchor) => {
    const links = findLinks(anchor);
    const recorded = links.filter(createRecorded(anchor));
    return recorded.find((link) => isAtPort(link, anchor)) ?? recorded[0];
  };
}

function atPortOf({ port }: Link, anchor: Anchor): Anchor {
  return anchor.chain?.port === undefined ? anchor : { ...anchor, chain: { ...anchor.chain, port } };
}
