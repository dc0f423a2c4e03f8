/**
 * Decides which process is the anchoring worker of a store in PostgreSQL: the holder of its lease, which is one row.
 * Each write of a term renews the row; the term is over when another process has taken it, or something else wrote it.
 *
 * The row's `seal` is the number of the transaction that wrote the row. The server keeps that number with each row
 * itself (`xmin`); a restored dump is written by another transaction, so its seal is broken.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { ChainHex } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { log } from "../log.ts";
import { prepareStore } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import { createTurns, type Database, type Session } from "./sql.ts";
import { createStore, createStoreRows, heldNotice, holdWhatWaits, type Store } from "./store.ts";

/** How long a lease holds without being renewed; and how often its holder renews it, and others try to get it. */
const leaseMs = 5000;
const beatMs = 1000;

/** The time by the clock of the server, which all processes share, in milliseconds since 1970. */
const now = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
const thisTransaction = "CAST(CAST(pg_current_xact_id() AS xid) AS TEXT)";
const isSealed = "seal = CAST(xmin AS TEXT)";

/** Names the worker for a person: its process, and its address as the server sees it. */
const holder = "CAST(? AS TEXT) || ' at ' || coalesce(host(inet_client_addr()), 'this machine')";

/** A term as the worker. The row can have one of `seals`: the last known one, or that of an unanswered commit. */
interface Term {
  readonly id: string;
  readonly store: Store;
  seals: readonly string[];
}

class Refused extends AnchorError {}

/** Renews the row for `milliseconds`, and locks it until the commit, so that no other term begins during this write. */
async function renew(session: Session, { id, seals }: Pick<Term, "id" | "seals">, milliseconds = leaseMs) {
  const update = `UPDATE worker SET seal = ${thisTransaction}, until = ${now} + ?
    WHERE term = ? AND ${isSealed} AND seal = ANY(string_to_array(?, ' ')) RETURNING seal`;
  const seal = await session.value<string | undefined>(update, milliseconds, id, seals.join(" "));
  if (seal !== undefined) return seal;
  const held = await session.one<{ holder: string; term: string } | undefined>("SELECT holder, term FROM worker");
  const why = held === undefined || held.term === id ? "The store was restored" : `The worker is ${held.holder} now`;
  throw new Refused("SERVICE_UNAVAILABLE", `${why}: this process's term as the anchoring worker is over.`);
}

/**
 * Begins a term when nobody holds the lease, and puts on hold what waits.
 *
 * @returns the term's seal, and whether the store is as the last term left it; `undefined` if another has the lease
 */
async function beginTerm(session: Session, id: string) {
  // A locked row is in use by its worker. A lease that ends too late was set by another clock, and does not count.
  const select = `SELECT term, term IS NULL OR (seal IS NOT NULL AND ${isSealed}) AS sealed FROM worker
    WHERE until NOT BETWEEN ${now} AND ${now} + ${leaseMs} FOR UPDATE SKIP LOCKED`;
  const free = await session.one<{ term: string | null; sealed: boolean } | undefined>(select);
  if (free === undefined) return undefined;
  await holdWhatWaits(createStoreRows(session), free.term !== null);
  const update = `UPDATE worker SET holder = ${holder}, term = ?, until = ${now} + ${leaseMs}, seal = ${thisTransaction} RETURNING seal`;
  return { seal: await session.value<string>(update, `process ${process.pid}`, id), sealed: free.sealed };
}

type TermChange<Result> = (session: Session) => Promise<Result>;

/** Writes `change` in `term`, and renews its lease for `milliseconds`. @throws Refused when the term is over */
async function writeIn<Result>(database: Database, term: Term, change: TermChange<Result>, milliseconds?: number) {
  const result = await database.write(async (session) => {
    // Where the answer to the commit is lost, the row may have the old seal or the new one.
    term.seals = [...term.seals, await renew(session, term, milliseconds)];
    return await change(session);
  });
  term.seals = term.seals.slice(-1);
  return result;
}

/**
 * Stands for election as the worker of the store in `database`. A process that is frozen or cut off keeps the lease no
 * longer than a dead one. One that finds its own lease untouched when it is back goes on with its term.
 */
function standForElection(database: Database, address: ChainHex, onElected: () => void) {
  let term: Term | undefined;
  // Writes run one after the other, since each has to know the seal that the last one has left.
  const inTurn = createTurns();
  const write = async <Result>(own: Term, change: TermChange<Result>, milliseconds?: number) =>
    await inTurn(async () => await writeIn(database, own, change, milliseconds)).catch((error: unknown) => {
      if (error instanceof Refused && term === own) {
        term = undefined;
        log("term-over", { term: own.id, reason: error.ownMessage });
      }
      throw error;
    });
  const stand = async () => {
    const id = randomUUID();
    const begun = await database.write(async (session) => await beginTerm(session, id));
    if (begun === undefined) return;
    const fenced: Database = { ...database, write: async (change) => await write(own, change) };
    const own: Term = { id, seals: [begun.seal], store: createStore(fenced, address) };
    term = own;
    log("elected", { term: id });
    if (!begun.sealed) log("restored", { message: `The store is a copy, or was restored: ${heldNotice}` });
    onElected();
  };
  const renewTerm = async (own: Term, milliseconds?: number) => await write(own, async () => undefined, milliseconds);
  const closing = new AbortController();
  const ended = (async () => {
    while (!closing.signal.aborted) {
      // Errors are ignored: the health of the service tells what is wrong with the server.
      await (term === undefined ? stand() : renewTerm(term)).catch(() => undefined);
      await sleep(beatMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    // The next worker need not wait until the lease is over.
    if (term !== undefined) await renewTerm(term, 0).catch(() => undefined);
    term = undefined;
  })();
  return {
    asWorker: () => term?.store,
    async close(): Promise<void> {
      closing.abort();
      await ended;
    },
  };
}

/**
 * Opens the store at `url`, and makes its tables where there are none. With `works` this process stands for election
 * as the anchoring worker.
 *
 * @throws AnchorError `SERVICE_UNAVAILABLE` when the server is away; Error when its tables are of another version
 */
export async function openPostgresStore(
  url: string,
  { address, works }: { readonly address: ChainHex; readonly works: boolean },
): Promise<{ readonly store: Store; readonly database: Database }> {
  const database = await openPostgres(url);
  await prepareStore(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const listeners: (() => void)[] = [];
  const call = () => listeners.forEach((listener) => listener());
  const election = works ? standForElection(database, address, call) : undefined;
  const held = `SELECT count(*) FROM worker WHERE until > ${now}`;
  const store: Store = {
    ...createStore(database, address),
    hasWorker: async () => (await database.value<number>(held)) > 0,
    asWorker: () => election?.asWorker(),
    onElected: (listener) => void listeners.push(listener),
    async close() {
      await election?.close();
      await database.close();
    },
  };
  return { store, database };
}
