/** What a service on a chain node keeps: accepted stamps, transactions for them, what the chain showed. */
import { DatabaseSync } from "node:sqlite";

import type { ChainHex } from "../../src/node/reply.ts";
import { openDatabase, readPragma, type DataFormat } from "../store/database.ts";
import type { Database, Session } from "../store/sql.ts";
import { createAnchoringRows } from "./anchoring-rows.ts";
import { createIndexRows } from "./index-rows.ts";
import { createStampRows } from "./stamp-rows.ts";

/**
 * The tables of a queue, in a file and in PostgreSQL. `anchorings` are transactions of ours, each on one coin; `stamps`
 * and `requests` name the one that carries them. `blocks`, `places` and `spends` are what was seen on the chain, and are
 * dropped above a block that no longer exists. A change of these tables is another version of the file, and another
 * migration of the store in PostgreSQL.
 */
export const queueSchema = `
  CREATE TABLE anchorings (
    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, state TEXT NOT NULL, coin TEXT NOT NULL, amount TEXT NOT NULL,
    own TEXT NOT NULL, address TEXT NOT NULL, ports TEXT NOT NULL, time INTEGER NOT NULL,
    bytes TEXT, txpow TEXT, txn TEXT, made TEXT, built INTEGER, posted INTEGER, block INTEGER
  ) STRICT;
  CREATE INDEX anchorings_by_state ON anchorings (state);
  CREATE UNIQUE INDEX one_anchoring_a_coin ON anchorings (coin) WHERE state <> 'abandoned';
  CREATE TABLE stamps (
    number INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, time INTEGER NOT NULL,
    anchoring INTEGER REFERENCES anchorings, proof TEXT
  ) STRICT;
  CREATE INDEX stamps_by_anchoring ON stamps (anchoring);
  CREATE TABLE requests (
    number INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, time INTEGER NOT NULL,
    anchoring INTEGER REFERENCES anchorings, proof TEXT
  ) STRICT;
  CREATE INDEX requests_by_anchoring ON requests (anchoring);
  CREATE TABLE blocks (number INTEGER PRIMARY KEY, id TEXT NOT NULL, time INTEGER NOT NULL) STRICT;
  CREATE TABLE places (
    state TEXT NOT NULL, coin TEXT NOT NULL, port INTEGER NOT NULL, block INTEGER NOT NULL,
    address TEXT NOT NULL, txpow TEXT NOT NULL, PRIMARY KEY (state, coin, port)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX places_by_block ON places (block);
  CREATE TABLE spends (coin TEXT PRIMARY KEY, txn TEXT NOT NULL, block INTEGER NOT NULL) STRICT;
  CREATE INDEX spends_by_block ON spends (block);
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/**
 * Marks what was restored from an earlier time: what waits in it may already be on the chain. `restored` is the last
 * stamp in it, `withheld` the last one on hold, `copied` the last block.
 */
export const markRestored = `INSERT INTO facts (name, value)
  SELECT 'copied', CAST(coalesce(max(number), 0) AS TEXT) FROM blocks UNION ALL
  SELECT names.name, CAST(coalesce(max(number), 0) AS TEXT)
  FROM (SELECT 'restored' AS name UNION ALL SELECT 'withheld') AS names LEFT JOIN stamps ON true WHERE true GROUP BY names.name
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

const queueFormat: DataFormat = {
  /** The four letters `ANCN`. */
  applicationId: 0x41_4e_43_4e,
  version: 1,
  refusal: "it was not made with --node",
  schema: queueSchema,
};

/** Opens or makes the file `data`. @throws Error when it is no queue, or is in use */
export function openQueue(data: string): Database {
  return openDatabase(data, queueFormat);
}

/** Marks the copy `file`, when it is one of a queue. @throws Error when the copy is damaged */
export function markCopy(file: string): void {
  using database = new DatabaseSync(file);
  const found = String(readPragma(database, "integrity_check"));
  if (found !== "ok") throw new Error(`The copy is damaged: ${found}.`);
  if (readPragma(database, "application_id") === queueFormat.applicationId) database.exec(markRestored);
}

export type Rows = ReturnType<typeof createStoreRows>;

/** Creates the statements of a store, which run in `session`. */
export function createStoreRows(session: Session) {
  return {
    taken: createStampRows(session),
    anchorings: createAnchoringRows(session),
    index: createIndexRows(session),
  };
}

export interface Store extends Rows, Pick<Database, "problem" | "backup" | "close"> {
  /** The address of stamps and roots. */
  readonly address: ChainHex;
  /** Runs `change` as one transaction; it uses the rows that it is handed, and no others. */
  readonly write: <Result>(change: (rows: Rows) => Promise<Result>) => Promise<Result>;
  /**
   * Returns the store as only the anchoring worker may write to it, or `undefined` while another process is the worker.
   * A worker that was replaced can write nothing more. Each term of office has a store of its own.
   */
  asWorker(): Store | undefined;
  /** Calls `listener` when this process has become the worker. */
  onElected(listener: () => void): void;
}

/** Creates the store of stamps and roots at `address` over `database`, of which this process is the only user. */
export function createStore(database: Database, address: ChainHex): Store {
  const store: Store = {
    ...database,
    ...createStoreRows(database),
    address,
    write: async (change) => await database.write(async (session) => await change(createStoreRows(session))),
    asWorker: () => store,
    onElected: () => undefined,
  };
  return store;
}
