import type { DatabaseSync } from "node:sqlite";

import type { Digest } from "../../src/core/digest.ts";

/** A digest that waits for a transaction. */
export interface Waiting {
  readonly number: number;
  readonly digest: Digest;
  /** When the digest was taken, in milliseconds since 1970. */
  readonly time: number;
}

/** A digest that was taken: the transaction that carries it, and its proof path where that transaction has a root. */
export interface Taken extends Waiting {
  readonly anchoring: number | null;
  readonly proof: string | null;
}

const factNumber = (name: string) => `coalesce((SELECT CAST(value AS INTEGER) FROM facts WHERE name = '${name}'), 0)`;
const isUnseen = "NOT EXISTS (SELECT 1 FROM places WHERE state = '0x' || upper(digest))";
const waits = "anchoring IS NULL";
/** For a restored copy, only what is not on the chain; what came later needs no search of the index. */
const waitsUnseen = `${waits} AND number > ${factNumber("withheld")}
  AND (number > ${factNumber("restored")} OR ${isUnseen})`;
const isOnHold = `${waits} AND number <= ${factNumber("withheld")} AND ${isUnseen}`;

/** Creates the statements about stamps and requests for proofs that the service has accepted. */
export function createStampRows(database: DatabaseSync) {
  const insertStamp = database.prepare(
    "INSERT INTO stamps (digest, time) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING",
  );
  const insertRequest = database.prepare("INSERT INTO requests (uid, digest, time) VALUES (?, ?, ?)");
  const stamp = database.prepare("SELECT number, digest, time, anchoring, proof FROM stamps WHERE digest = ?");
  const request = database.prepare("SELECT number, digest, time, anchoring, proof FROM requests WHERE uid = ?");
  const counts = database.prepare(`SELECT count(*) AS count, min(time) AS oldest FROM (
    SELECT time FROM stamps WHERE ${waitsUnseen} UNION ALL SELECT time FROM requests WHERE ${waits})`);
  return {
    addStamp: (digest: Digest, time: number) => void insertStamp.run(digest, time),
    addRequest: (uid: string, digest: Digest, time: number) => void insertRequest.run(uid, digest, time),
    stamp: (digest: Digest) => stamp.get(digest) as unknown as Taken | undefined,
    request: (uid: string) => request.get(uid) as unknown as Taken | undefined,
    /** Returns how many wait for a transaction, and the time of the oldest. */
    waiting: () => counts.get() as unknown as { readonly count: number; readonly oldest: number | null },
    stamps: createQueue(database, "stamps", waitsUnseen),
    requests: createQueue(database, "requests", waits),
    onHold: onHoldRows(database),
  };
}

/** Creates the statements about stamps of a restored copy, which must wait until the chain was asked for them. */
function onHoldRows(database: DatabaseSync) {
  const last = database.prepare(
    `SELECT number, digest, time FROM stamps WHERE ${isOnHold} ORDER BY number DESC LIMIT 1`,
  );
  const one = database.prepare(`SELECT 1 FROM stamps WHERE number = ? AND ${isOnHold}`);
  const count = database.prepare(`SELECT count(*) AS count FROM stamps WHERE ${isOnHold}`);
  return {
    last: () => last.get() as unknown as Waiting | undefined,
    has: ({ number }: Waiting) => one.get(number) !== undefined,
    count: () => (count.get() as unknown as { count: number }).count,
  };
}

function createQueue(database: DatabaseSync, table: "stamps" | "requests", isFree: string) {
  const waiting = database.prepare(`SELECT number, digest, time FROM ${table} WHERE ${isFree} ORDER BY number LIMIT ?`);
  const one = database.prepare(`SELECT 1 FROM ${table} WHERE number = ? AND ${isFree}`);
  const carry = database.prepare(`UPDATE ${table} SET anchoring = ?, proof = ? WHERE number = ?`);
  const release = database.prepare(`UPDATE ${table} SET anchoring = NULL, proof = NULL WHERE anchoring = ?`);
  return {
    /** Returns the `limit` oldest that wait. */
    waiting: (limit: number) => waiting.all(limit) as unknown as readonly Waiting[],
    isWaiting: ({ number }: Waiting) => one.get(number) !== undefined,
    carry: (number: number, anchoring: number, proof?: string) => void carry.run(anchoring, proof ?? null, number),
    /** Makes what `anchoring` carried wait again. */
    release: (anchoring: number) => void release.run(anchoring),
  };
}
