import { type Digest, toChainHex, type ChainHex } from "../../src/core/digest.ts";
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

/** The text by which an addition is told from all others. */
export const keyOfStamp = ({ digest, uid = "" }: Addition): string => digest + uid;

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
const requestWaits = "anchoring IS NULL AND uid <> ''";
/** A stamp that the index has seen on the chain is never carried again. */
const waitsUnseen = `anchoring IS NULL AND uid = '' AND ${isUnseen}`;
const stampWaits = `${waitsUnseen} AND number > ${factNumber("withheld")}`;
const isOnHold = `${waitsUnseen} AND number <= ${factNumber("withheld")}`;

export type StampRows = ReturnType<typeof createStampRows>;

/** Creates the SQL about stamps and requests for proofs that the service has accepted. */
export function createStampRows(session: Session) {
  const read = async (isWanted: string, value: string) => {
    const select = `SELECT taken.number, digest, taken.time, anchoring, proof, state, built, made, txn, held,
      CASE kind WHEN 'root' THEN ports END AS ports
      FROM (SELECT *, CASE WHEN ${isOnHold} THEN 1 END AS held FROM stamps WHERE ${isWanted}) AS taken
      LEFT JOIN anchorings ON anchorings.number = anchoring`;
    return toTaken(await session.one<AnyRow | undefined>(select, value));
  };
  return {
    ...createTakingRows(session),
    ...createCarryingRows(session),
    onHold: createHold(session),
    stamp: async (digest: Digest) => await read("digest = ? AND uid = ''", digest),
    request: async (uid: string) => await read("uid = ? AND uid <> ''", uid),
    /** Counts what waits or is on hold, in all and by who pays for it, with the time of the oldest. */
    async waiting() {
      const counts = `SELECT payer, count(*) AS count, min(time) AS oldest FROM (SELECT payer, time FROM stamps
        WHERE ${waitsUnseen} UNION ALL SELECT payer, time FROM stamps WHERE ${requestWaits}) AS waiting GROUP BY payer`;
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
          const select = `SELECT digest FROM stamps WHERE uid = '' AND digest IN (VALUES ${list})
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
    /** Adds `additions`, and returns the new ones. They are sorted, so that no two processes wait for each other. */
    async add(additions: readonly Addition[], time: number): Promise<readonly Addition[]> {
      const rows = additions
        .map(({ digest, uid = "", payer }) => ({ digest, uid, time, payer: payer?.name ?? null }))
        .toSorted((one, other) => (one.digest < other.digest ? -1 : 1));
      const ending = "ON CONFLICT (digest, uid) DO NOTHING RETURNING digest, uid";
      const added = new Set((await insertAll<Addition>(session, "stamps", rows, ending)).map(keyOfStamp));
      return additions.filter((addition) => added.has(keyOfStamp(addition)));
    },
    drop: async ({ digest, uid = "" }: Addition) =>
      await session.run("DELETE FROM stamps WHERE digest = ? AND uid = ?", digest, uid),
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

function createCarryingRows(session: Session) {
  const toSelect = (waits: string) => `SELECT number, digest, time FROM stamps WHERE ${waits}`;
  const toQueue = (waits: string) => async (limit: number) =>
    await session.all<Waiting>(`${toSelect(waits)} ORDER BY number LIMIT ?`, limit);
  return {
    waitingStamps: toQueue(stampWaits),
    waitingRequests: toQueue(requestWaits),
    waitingStamp: async (digest: Digest) =>
      await session.one<Waiting | undefined>(`${toSelect(stampWaits)} AND digest = ?`, digest),
    /** Notes that `anchoring` carries these, each with its proof path where the transaction has a root. */
    async carry(
      anchoring: number,
      carried: readonly (readonly [number: number, proof: string | null])[],
    ): Promise<void> {
      await inGroups(carried, async (list, values) => {
        const update = `UPDATE stamps SET anchoring = ?, proof = carried.column2 FROM (VALUES ${list}) AS carried
          WHERE number = CAST(carried.column1 AS BIGINT)`;
        return await session.all(update, anchoring, ...values);
      });
    },
    /** Returns the number of the last stamp, or of the last one that `anchoring` carries; 0 for none. */
    async lastStamp(anchoring?: number): Promise<number> {
      const last = "SELECT coalesce(max(number), 0) FROM stamps WHERE uid = ''";
      return await (anchoring === undefined
        ? session.value<number>(last)
        : session.value<number>(`${last} AND anchoring = ?`, anchoring));
    },
    release: async (anchoring: number) =>
      await session.run("UPDATE stamps SET anchoring = NULL, proof = NULL WHERE anchoring = ?", anchoring),
  };
}
