/** Stores our transactions that anchor something, from the reserved coin to the block that holds the transaction. */
import type { ChainHex } from "../../src/node/reply.ts";
import { insertAll, withoutNulls, type AnyRow, type Session } from "./sql.ts";

/**
 * The states of a transaction of ours, in order. `reserved`: nothing else takes its coin. `built`: its bytes and ids
 * are known, and nothing was sent. `posted`: its bytes are handed to the node right after this is stored. `seen`: it is
 * in a block; if the chain takes that back, it is `posted` again. `confirmed`: enough blocks follow that one for
 * answers to name it. `sealed`: the chain cannot change that block any more. `abandoned`: something else spent its
 * coin, so that it can never be on the chain; what it carried waits again.
 */
type AnchoringState = "reserved" | "built" | "posted" | "seen" | "confirmed" | "sealed" | "abandoned";

/**
 * `digests`: each digest in a state of its own. `root`: one state for a batch. `token`: one digest, and a token named
 * after that digest. `split`: one coin split into more.
 */
export type AnchoringKind = "digests" | "root" | "token" | "split";

export interface Anchoring {
  readonly number: number;
  readonly kind: AnchoringKind;
  readonly state: AnchoringState;
  /** The coin it spends, which ensures that the transaction happens at most once. */
  readonly coin: ChainHex;
  readonly amount: string;
  /** The address that gets the rest of the coin. */
  readonly own: ChainHex;
  readonly address: ChainHex;
  /** The content of its state, by port; kept, so that building the transaction again gives the same ids. */
  readonly ports: ReadonlyMap<number, ChainHex>;
  readonly time: number;
  /** The ids of the transaction, and of the work that carries it, which changes with each build. */
  readonly txn?: ChainHex;
  readonly txpow?: ChainHex;
  readonly made?: ChainHex;
  /** The height of the chain when the transaction was built; `posted` likewise. */
  readonly built?: number;
  readonly posted?: number;
  readonly block?: number;
  /** The height of the block in which something else spent its coin. */
  readonly lost?: number;
}

export type NewAnchoring = Omit<Anchoring, "number" | "state"> & { readonly state?: AnchoringState };

/** A finished transaction, not sent yet; `made` is its first coin. Rebuilding it changes no id but `txpow`. */
export type Built = Readonly<{ bytes: string } & Record<"txpow" | "txn" | "made", ChainHex>>;

type Change = Partial<Omit<Anchoring, "number" | "ports"> & Built>;

type Spending = Pick<Anchoring, "number" | "kind" | "coin"> & { readonly txn: ChainHex | null };

/** Transactions that are in no block. */
const isOpen = "state IN ('reserved', 'built', 'posted')";
const columns =
  "number, kind, state, coin, amount, own, address, ports, time, txpow, txn, made, built, posted, block, lost";

/** Creates the SQL about our transactions. */
export function createAnchoringRows(session: Session) {
  return {
    ...createChanges(session),
    async open(): Promise<readonly Anchoring[]> {
      const select = `SELECT ${columns} FROM anchorings WHERE ${isOpen} ORDER BY number`;
      return (await session.all<AnyRow>(select)).map(toAnchoring);
    },
    /** Returns the bytes of a built transaction; `open` leaves them out, since they may have 20 kB. */
    bytes: async (number: number) =>
      await session.value<string | null>("SELECT bytes FROM anchorings WHERE number = ?", number),
    /** Returns our transactions by the coins that they spend, as long as the chain could still give these back. */
    async byCoin(): Promise<ReadonlyMap<ChainHex, Spending>> {
      const select = "SELECT coin, number, kind, txn FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')";
      return new Map((await session.all<Spending>(select)).map((spending) => [spending.coin, spending]));
    },
    /** Counts the transactions that are not sealed; to count the sealed ones too would take longer every day. */
    counts: async () =>
      await session.all<{ kind: AnchoringKind; state: AnchoringState; readonly count: number }>(
        `SELECT kind, state, count(*) AS count FROM anchorings
          WHERE state IN ('reserved', 'built', 'posted', 'seen', 'confirmed') GROUP BY kind, state`,
      ),
  };
}

function createChanges(session: Session) {
  return {
    async add(begun: NewAnchoring): Promise<number> {
      const rows = [{ state: "reserved", ...begun, ports: JSON.stringify([...begun.ports]) }];
      const [added] = await insertAll<{ number: number }>(session, "anchorings", rows, "RETURNING number");
      return added?.number ?? 0;
    },
    async set(number: number, change: Change): Promise<void> {
      const assigned = Object.keys(change).map((column) => `${column} = ?`);
      const update = `UPDATE anchorings SET ${assigned.join(", ")} WHERE number = ?`;
      await session.run(update, ...Object.values(change), number);
    },
    /** Marks transactions whose block no longer exists as posted again. */
    async fallBack(fromBlock: number): Promise<void> {
      const update = `UPDATE anchorings SET state = 'posted', block = NULL
        WHERE block >= ? AND state IN ('seen', 'confirmed', 'sealed')`;
      await session.run(update, fromBlock);
      await session.run(`UPDATE anchorings SET lost = NULL WHERE lost >= ? AND ${isOpen}`, fromBlock);
    },
    confirm: async (toBlock: number) =>
      await session.run("UPDATE anchorings SET state = 'confirmed' WHERE state = 'seen' AND block <= ?", toBlock),
    /** Seals what is confirmed in a block that the chain cannot change any more: it is never posted again. */
    async seal(toBlock: number): Promise<void> {
      const update = "UPDATE anchorings SET state = 'sealed', bytes = NULL WHERE state = 'confirmed' AND block <= ?";
      await session.run(update, toBlock);
    },
  };
}

function toAnchoring(row: AnyRow): Anchoring {
  const known = withoutNulls(row) as unknown as Anchoring & { readonly ports: string };
  return { ...known, ports: new Map(JSON.parse(known.ports) as readonly (readonly [number, ChainHex])[]) };
}
