/** Stores our transactions that anchor something, from the reserved coin to the block that holds the transaction. */
import type { ChainHex } from "../../src/node/reply.ts";
import { readOne, readRow, type Session } from "./sql.ts";

/**
 * What becomes of a transaction of ours, in order. `reserved`: its coin is taken by nothing else. `built`: its bytes
 * and ids are known, and nothing was sent. `posted`: the node has been handed the bytes. `seen`: it is in a block, which
 * may still go; then it is `posted` again. `confirmed`: enough blocks follow that one for answers to name it. `sealed`:
 * the chain cannot change that block any more. `abandoned`: something else spent its coin, so that it can never be on
 * the chain; what it carried waits again.
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
  readonly txpowId?: ChainHex;
  readonly transactionId?: ChainHex;
  readonly made?: ChainHex;
  /** The height of the chain when the transaction was built; `postedAt` likewise. */
  readonly builtAt?: number;
  readonly postedAt?: number;
  readonly block?: number;
}

export type NewAnchoring = Omit<Anchoring, "number" | "state"> & { readonly state?: AnchoringState };

/** A finished transaction that has not been sent. The same plan gives the same ids but for `txpowId`. */
export interface Built {
  readonly bytes: string;
  readonly txpowId: ChainHex;
  readonly transactionId: ChainHex;
  readonly coinIds: readonly ChainHex[];
}

/** Creates the SQL about our transactions. */
export function createAnchoringRows(session: Session) {
  return { ...oneByOne(session), ...settling(session), ...lists(session) };
}

function oneByOne(session: Session) {
  return {
    async add(begun: NewAnchoring): Promise<number> {
      const { kind, state = "reserved", coin, amount, own, address, ports, time } = begun;
      const { txpowId = null, made = null, block = null } = begun;
      const insert = `INSERT INTO anchorings (kind, state, coin, amount, own, address, ports, time, txpow, made, block)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`;
      const values = [kind, state, coin, amount, own, address, JSON.stringify([...ports]), time, txpowId, made, block];
      return (await readRow<{ number: number }>(session, insert, ...values)).number;
    },
    async setBuilt(number: number, { bytes, txpowId, transactionId, coinIds }: Built, tip: number): Promise<void> {
      const build = `UPDATE anchorings
        SET state = 'built', bytes = ?, txpow = ?, txn = ?, made = ?, built = ? WHERE number = ?`;
      await session.run(build, bytes, txpowId, transactionId, coinIds[0] ?? null, tip, number);
    },
    setPosted: async (number: number, tip: number) =>
      await session.run("UPDATE anchorings SET state = 'posted', posted = ? WHERE number = ?", tip, number),
    /** The work that carried a transaction into its block may be that of an earlier build. */
    async setSeen(number: number, block: number, txpow: ChainHex | null = null): Promise<void> {
      const update = "UPDATE anchorings SET state = 'seen', block = ?, txpow = coalesce(?, txpow) WHERE number = ?";
      await session.run(update, block, txpow, number);
    },
    abandon: async (number: number) =>
      await session.run("UPDATE anchorings SET state = 'abandoned' WHERE number = ?", number),
  };
}

function settling(session: Session) {
  const settle = async (to: string, from: string, block: number) =>
    await session.run("UPDATE anchorings SET state = ? WHERE state = ? AND block <= ?", to, from, block);
  return {
    /** Marks transactions whose block no longer exists as posted again. */
    async fallBack(fromBlock: number): Promise<void> {
      const update = `UPDATE anchorings SET state = 'posted', block = NULL
        WHERE block >= ? AND state IN ('seen', 'confirmed', 'sealed')`;
      await session.run(update, fromBlock);
    },
    confirm: async (toBlock: number) => await settle("confirmed", "seen", toBlock),
    /** Seals what is confirmed in a block that the chain cannot change any more: it is never posted again. */
    async seal(toBlock: number): Promise<void> {
      const update = "UPDATE anchorings SET state = 'sealed', bytes = NULL WHERE state = 'confirmed' AND block <= ?";
      await session.run(update, toBlock);
    },
  };
}

const columns = `number, kind, state, coin, amount, own, address, ports, time, txpow AS "txpowId",
  txn AS "transactionId", made, built AS "builtAt", posted AS "postedAt", block`;

type Row = Readonly<Record<string, unknown>>;

function lists(session: Session) {
  return {
    async open(): Promise<readonly Anchoring[]> {
      const where = "state IN ('reserved', 'built', 'posted') ORDER BY number";
      return (await session.all<Row>(`SELECT ${columns} FROM anchorings WHERE ${where}`)).map(toAnchoring);
    },
    async one(number: number): Promise<Anchoring | undefined> {
      const row = await readOne<Row>(session, `SELECT ${columns} FROM anchorings WHERE number = ?`, number);
      return row && toAnchoring(row);
    },
    /** Returns what is handed to the node, once it was built; apart from the rest, for it may have 20 kB. */
    bytes: async (number: number) =>
      (await readOne<{ bytes: string | null }>(session, "SELECT bytes FROM anchorings WHERE number = ?", number))
        ?.bytes,
    /**
     * Returns the coins that our transactions spend or have spent, as long as the chain could still give them back, each
     * with the transaction by which its digests are found.
     */
    async reservedCoins(): Promise<ReadonlyMap<ChainHex, ChainHex | null>> {
      const reserved = `SELECT coin, CASE kind WHEN 'digests' THEN txn END AS txn FROM anchorings
        WHERE state NOT IN ('abandoned', 'sealed')`;
      const rows = await session.all<{ coin: ChainHex; txn: ChainHex | null }>(reserved);
      return new Map(rows.map(({ coin, txn }) => [coin, txn]));
    },
    /** Counts those on their way; to count the sealed ones too would take longer every day. */
    counts: async () =>
      await session.all<{ kind: AnchoringKind; state: AnchoringState; readonly count: number }>(
        `SELECT kind, state, count(*) AS count FROM anchorings
          WHERE state IN ('reserved', 'built', 'posted', 'seen', 'confirmed') GROUP BY kind, state`,
      ),
  };
}

function toAnchoring(row: Row): Anchoring {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const ports = new Map(JSON.parse(String(row["ports"])) as readonly (readonly [number, ChainHex])[]);
  return { ...(known as unknown as Anchoring), ports };
}
