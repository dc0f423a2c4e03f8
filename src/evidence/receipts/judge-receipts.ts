/** How the receipts of a statement lead from what was anchored to the id of a block, by their bytes alone. */
import { hexToBytes } from "@noble/hashes/utils.js";

import { digestFromWire, sameDigest, type Digest } from "../../core/digest.ts";
import type { Anchor, AnchorRecord, Predicate, StatementReceipt } from "../statement.ts";
import { parseTxPow, type TxPow } from "./txpow.ts";

/** A transaction that holds what was anchored, and the block that names it, or that it is itself. */
export interface Receipt {
  /** What the transaction holds: the digest, or the root that it leads to. */
  readonly hash: Digest;
  /** Both ids as `0x` and hex. */
  readonly transaction: string;
  readonly block: string;
  readonly number: number;
  /** Of the block's header, ISO 8601 in UTC. */
  readonly time: string;
}

/** What receipts say of the anchors; a text says why they are none. */
export interface JudgedReceipts {
  readonly byAnchor: ReadonlyMap<Digest, Receipt | string>;
  /** Why the evidence contradicts itself, whatever the anchor. */
  readonly problem?: string;
}

/** Most transactions that hold one hash, and blocks that name one transaction: nothing leads to more, which only take time. */
const maxOfOne = 16;

/** Most links of all anchors: a statement that a run writes has one an anchor, and others take a reader half a minute. */
const maxLinks = 400_000;

/** One way from `hash`, in the state `port`, to a block. */
export interface Link {
  readonly hash: Digest;
  readonly port: number;
  readonly transaction: TxPow;
  readonly block?: TxPow;
}

/** Judges the receipts of a statement: each has to be what its id says, and to lead from an anchor. */
export function judgeReceipts({ anchors, receipts = [] }: Pick<Predicate, "anchors" | "receipts">): JudgedReceipts {
  const byAnchor = new Map<Digest, Receipt | string>();
  try {
    const units = receipts.map(readUnit);
    const findLinks = createLinks(units);
    const idle = new Set(units);
    for (const anchor of units.length === 0 ? [] : anchors) {
      const links = findLinks(anchor);
      if (links.length === 0) continue;
      const isRecorded = createRecorded(anchor);
      const recorded = links.filter((link) => isAtPort(link, anchor) && isRecorded(link));
      byAnchor.set(anchor.digest, toReceipt(links, recorded));
      for (const { transaction, block } of recorded.length > 0 ? recorded : links) {
        idle.delete(transaction);
        if (block) idle.delete(block);
      }
    }
    const [first] = idle;
    return first === undefined
      ? { byAnchor }
      : { byAnchor, problem: `Nothing in the evidence leads to 0x${first.id}, which it has a receipt of.` };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return { byAnchor, problem: `A receipt in the evidence is broken: ${cause.message}.` };
  }
}

export function readUnit({ txpow, data }: StatementReceipt): TxPow {
  const unit = parseTxPow(hexToBytes(data.slice(2)));
  if (!sameDigest(txpow, unit.id)) throw new RangeError("its bytes do not have its id");
  return unit;
}

/** Finds the transactions that hold a hash of an anchor, each with every block that names it; behind {@link maxLinks} none. */
export function createLinks(units: readonly TxPow[]): (anchor: Anchor) => readonly Link[] {
  const entries = units.flatMap((transaction) => transaction.state.map((entry) => ({ ...entry, transaction })));
  const holding = Map.groupBy(entries, ({ hex }) => hex);
  const namings = units
    .filter(({ isBlock }) => isBlock)
    .flatMap((block) => [...block.names].map((id) => ({ id, block })));
  const naming = Map.groupBy(namings, ({ id }) => id);
  const linksOf = (hash: Digest, { port, transaction }: (typeof entries)[number]): readonly Link[] => {
    // What another block names lost to that one, if it is a block at all.
    const blocks = (naming.get(transaction.id) ?? []).slice(0, maxOfOne).map(({ block }) => block);
    if (transaction.isBlock) blocks.push(transaction);
    const start = { hash, port, transaction };
    return blocks.length === 0 ? [start] : blocks.map((block) => ({ ...start, block }));
  };
  let left = maxLinks;
  return ({ digest, proof }) => {
    const hashes = left > 0 ? [digest, ...(proof ? [proof.root] : [])] : [];
    const links = hashes.flatMap((hash) =>
      (holding.get(hash) ?? []).slice(0, maxOfOne).flatMap((entry) => linksOf(hash, entry)),
    );
    left -= links.length;
    return links;
  };
}

/** Whether the anchor names the state, or none. */
export function isAtPort({ port }: Link, { chain }: Anchor): boolean {
  return port === (chain?.port ?? port);
}

/**
 * Tells whether a chain record of the same hash names block and transaction, as far as it names any, or there is none.
 * Records are looked at once, since a statement may have thousands of them, and hundreds of links of an anchor.
 */
export function createRecorded({ chain }: Anchor): (link: Link) => boolean {
  const known = new Map<Digest, ReadonlySet<string>>();
  const keysOf = (hash: Digest): ReadonlySet<string> => {
    const own = (chain?.records ?? []).filter(({ matched }) => matched === undefined || sameDigest(matched, hash));
    return new Set(own.map(toRecordKey));
  };
  return ({ hash, transaction, block }) => {
    if (block === undefined) return false;
    const keys = known.get(hash) ?? keysOf(hash);
    known.set(hash, keys);
    if (keys.size === 0) return true;
    const named = [`${block.block}`, ""].flatMap((number) => [block.id, ""].map((id) => `${number} ${id}`));
    return named.some((place) => [transaction.id, ""].some((id) => keys.has(`${place} ${id}`)));
  };
}

/** What a record names, empty where it names nothing; what cannot be read is no number and no id. */
function toRecordKey({ block, txpow, transaction }: AnchorRecord): string {
  const ids = [txpow, transaction].map((id) => (id === undefined ? "" : String(digestFromWire(id))));
  return `${block === undefined ? "" : Number(block)} ${ids.join(" ")}`;
}

function toReceipt(links: readonly Link[], recorded: readonly Link[]): Receipt | string {
  const [link] = recorded;
  if (link?.block !== undefined) {
    const { hash, transaction, block } = link;
    const time = new Date(block.time).toISOString();
    return { hash, transaction: toChainText(transaction.id), block: toChainText(block.id), number: block.block, time };
  }
  return links.every(({ block }) => block === undefined)
    ? "the evidence has its transaction, but no block that names it"
    : "the evidence has it in another state, block or transaction than it says";
}

function toChainText(id: Digest): string {
  return `0x${id.toUpperCase()}`;
}
