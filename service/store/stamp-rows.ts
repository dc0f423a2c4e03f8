import type { Digest } from "../../src/core/digest.ts";
import { toChainHex, type ChainHex } from "../../src/node/rpc.ts";
import type { Anchoring } from "./chain-rows.ts";
import { inGroups, insertAll, withoutNulls, type AnyRow, type Session } from "./sql.ts";

/** Who pays for a stamp: the name of a key, and the most stamps that it may have in all. */
export interface Payer {
  readonly name: string;
  readonly most?: number | undefined;
}

/** What a caller wants taken: a stamp, or with `uid` a request for a proof. */
export interface Addition {
  readonly digest: Digest;
  readonly uid?: string;
  readonly payer?: Payer | undefined;
}

export interface Waiting {
  readonly number: number;
  readonly digest: Digest;
  readonly time: number;
}

/** A digest that was taken, with its proof path if it goes by root, and what is known of its transaction. */
export interface Taken extends Waiting, Readonly<Partial<Pick<Anchoring, "state" | "built" | "made" | "txn">>> {
  readonly anchoring?: number;
  readonly proof?: string;
  readonly root?: ChainHex;
  /** 1 for a stamp on hold. */
  readonly held?: number;
}

const factNumber = (name: string) => `coalesce((SELECT CAST(value AS BIGINT) FROM facts WHERE name = '${name}'), 0)`;
const isUnseen = "NOT EXISTS (SELECT 1 FROM places WHERE state = '0x' || upper(digest))";
const waits = "anchoring IS NULL";
/** A stamp that the index has seen on the chain is never carried again. */
const waitsUnseen = `${waits} AND number > ${factNumber("withheld")} AND ${isUnseen}`;
const isOnHold = `${waits} AND number <= ${factNumber("withheld")} AND ${isUnseen}`;

export type StampRows = ReturnType<typeof createStampRows>;

/** Creates the SQL about stamps and requests for proofs that the service has accepted. */
export function createStampRows(session: Session) {
  const read = async (table: string, column: string, value: string, isHeld: string) => {
    const select = `SELECT taken.number, digest, taken.time, anchoring, proof, state, built, made, txn, held,
      CASE kind WHEN 'root' THEN ports END AS ports
      FROM (SELECT *, CASE WHEN ${isHeld} THEN 1 END AS held FROM ${table} WHERE ${column} = ?) AS taken
      LEFT JOIN anchorings ON anchorings.number = anchoring`;
    return toTaken(await session.one<AnyRow | undefined>(select, value));
  };
  return {
    ...createTakingRows(session),
    stamps: createQueue(session, "stamps", waitsUnseen),
    requests: createQueue(session, "requests", waits),
    onHold: createHold(session),
    stamp: async (digest: Digest) => await read("stamps", "digest", digest, isOnHold),
    request: async (uid: string) => await read("requests", "uid", uid, "1 = 0"),
    /** Counts what waits, in all and by who pays for it, with the time of the oldest. */
    async waiting() {
      const counts = `SELECT payer, count(*) AS count, min(time) AS oldest FROM (SELECT payer, time FROM stamps
        WHERE ${waitsUnseen} UNION ALL SELECT payer, time FROM requests WHERE ${waits}) AS waiting GROUP BY payer`;
      const rows = await session.all<{ payer: string | null; count: number; oldest: number }>(counts);
      return {
        byPayer: new Map(rows.map(({ payer, count }) => [payer ?? undefined, count])),
        count: rows.reduce((sum, { count }) => sum + count, 0),
        oldest: rows.reduce((first, { oldest }) => Math.min(first, oldest), Infinity),
      };
    },
    /** Returns those of `digests` that were taken, or that the index has seen. */
    async known(digests: readonly Digest[]): Promise<ReadonlySet<Digest>> {
      const rows = await inGroups<{ digest: Digest }>(
        digests.map((digest) => [digest]),
        async (list, values) => {
          const select = `SELECT digest FROM stamps WHERE digest IN (VALUES ${list})
            UNION ALL SELECT lower(substr(state, 3)) FROM places WHERE state IN (VALUES ${list})`;
          return await session.all(select, ...values, ...values.map((digest) => toChainHex(String(digest))));
        },
      );
      return new Set(rows.map(({ digest }) => digest));
    },
  };
}

/** Creates the SQL that takes what callers want, and that counts it. */
function createTakingRows(session: Session) {
  const toMap = (rows: readonly { readonly name: string; readonly used: number }[]): ReadonlyMap<string, number> =>
    new Map(rows.map(({ name, used }) => [name, used]));
  return {
    /** Adds `stamps`, and returns the new ones. They are sorted, so that no two processes wait for each other. */
    async addStamps(stamps: readonly Addition[], time: number): Promise<ReadonlySet<Digest>> {
      const rows = stamps.map(({ digest, payer }) => ({ digest, time, payer: payer?.name ?? null }));
      const sorted = rows.toSorted((one, other) => (one.digest < other.digest ? -1 : 1));
      const ending = "ON CONFLICT (digest) DO NOTHING RETURNING digest";
      const added = await insertAll<{ digest: Digest }>(session, "stamps", sorted, ending);
      return new Set(added.map(({ digest }) => digest));
    },
    async addRequests(requests: readonly Addition[], time: number): Promise<void> {
      const rows = requests.map(({ uid = "", digest, payer }) => ({ uid, digest, time, payer: payer?.name ?? null }));
      await insertAll(session, "requests", rows);
    },
    drop: async ({ uid, digest }: Addition) =>
      await (uid === undefined
        ? session.run("DELETE FROM stamps WHERE digest = ?", digest)
        : session.run("DELETE FROM requests WHERE uid = ?", uid)),
    /** Counts so many stamps for each name, and locks the names until the commit; returns what they have used then. */
    async count(stamps: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>> {
      // In one order, so that no two processes block each other.
      const names = [...stamps.keys()].toSorted();
      const rows = names.map((name) => ({ name, used: stamps.get(name) ?? 0 }));
      const ending = "ON CONFLICT (name) DO UPDATE SET used = counts.used + excluded.used RETURNING name, used";
      return toMap(await insertAll(session, "counts", rows, ending));
    },
    spent: async () => toMap(await session.all("SELECT name, used FROM counts ORDER BY name")),
  };
}

function toTaken(row: AnyRow | undefined): Taken | undefined {
  if (row === undefined) return undefined;
  const { ports, ...known } = withoutNulls(row) as unknown as Taken & { readonly ports?: string };
  const [[, root] = []] = ports === undefined ? [] : (JSON.parse(ports) as readonly (readonly [number, ChainHex])[]);
  return { ...known, ...(root !== undefined && { root }) };
}

/** Creates the SQL about stamps on hold, which the chain may hold already: they wait until the chain was asked. */
function createHold(session: Session) {
  const select = (what: string) => `SELECT ${what} FROM stamps WHERE ${isOnHold}`;
  return {
    /** Puts on hold all stamps up to the number `last` that wait now, or will wait again. */
    async upTo(last: number): Promise<void> {
      const put = `INSERT INTO facts (name, value) VALUES ('withheld', ?) ON CONFLICT (name)
        DO UPDATE SET value = excluded.value WHERE CAST(facts.value AS BIGINT) < CAST(excluded.value AS BIGINT)`;
      if (last > 0) await session.run(put, String(last));
    },
    oldest: async () => (await session.value<number | null>(select("min(time)"))) ?? undefined,
    last: async () =>
      await session.one<Waiting | undefined>(`${select("number, digest, time")} ORDER BY number DESC LIMIT 1`),
    count: async () => await session.value<number>(select("count(*)")),
  };
}

function createQueue(session: Session, table: "stamps" | "requests", isFree: string) {
  const select = `SELECT number, digest, time FROM ${table} WHERE ${isFree}`;
  return {
    waiting: async (limit: number) => await session.all<Waiting>(`${select} ORDER BY number LIMIT ?`, limit),
    isWaiting: async ({ number }: Waiting) => (await session.one(`${select} AND number = ?`, number)) !== undefined,
    /** Notes that `anchoring` carries these, each with its proof path where the transaction has a root. */
    async carry(
      anchoring: number,
      carried: readonly (readonly [number: number, proof: string | null])[],
    ): Promise<void> {
      await inGroups(carried, async (list, values) => {
        const update = `UPDATE ${table} SET anchoring = ?, proof = carried.column2 FROM (VALUES ${list}) AS carried
          WHERE number = CAST(carried.column1 AS BIGINT)`;
        return await session.all(update, anchoring, ...values);
      });
    },
    /** Returns the number of the last row, or of the last one that `anchoring` carries; 0 for none. */
    async lastNumber(anchoring?: number): Promise<number> {
      const last = `SELECT coalesce(max(number), 0) FROM ${table}`;
      return await (anchoring === undefined
        ? session.value<number>(last)
        : session.value<number>(`${last} WHERE anchoring = ?`, anchoring));
    },
    release: async (anchoring: number) =>
      await session.run(`UPDATE ${table} SET anchoring = NULL, proof = NULL WHERE anchoring = ?`, anchoring),
  };
}
