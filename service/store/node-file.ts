import { DatabaseSync } from "node:sqlite";

import type { ChainHex } from "../../src/node/reply.ts";
import { copyDatabase } from "../ledger/copy-database.ts";
import { createLedgerWrites } from "../ledger/ledger-file.ts";
import { readPragma, sayOpenFailure } from "../ledger/rows.ts";
import { createAnchoringRows, type AnchoringRows } from "./anchoring-rows.ts";
import { createIndexRows, type IndexRows } from "./index-rows.ts";
import { createStampRows, type StampRows } from "./stamp-rows.ts";

/** Marks a database file as a queue before a chain node (the four letters are `ANCN`), and the version of its tables. */
const applicationId = 0x41_4e_43_4e;
const nodeFileVersion = 1;

/**
 * `anchorings` are transactions of ours, each on one coin; `stamps` and `requests` name the one that carries them.
 * `blocks`, `places` and `spends` are what was seen on the chain, and are dropped above a block that is not there any
 * more.
 */
const schema = `
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
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${nodeFileVersion};
`;

/**
 * Marks a copy of a queue, if it is one: by the time that it is restored, what waits in it may stand on the chain.
 * `restored` is the last stamp in it, `withheld` the last one that may not be carried, `copied` the last block.
 */
export function markCopy(database: DatabaseSync): void {
  if (readPragma(database, "application_id") !== applicationId) return;
  database.exec(`INSERT OR REPLACE INTO facts
    SELECT 'copied', CAST(coalesce(max(number), 0) AS TEXT) FROM blocks UNION ALL
    SELECT column1, CAST(coalesce(max(number), 0) AS TEXT) FROM (VALUES ('restored'), ('withheld')) LEFT JOIN stamps
    GROUP BY column1`);
}

/**
 * Opens the queue in `file` (or `:memory:`) for this process alone, making it when there is none. A commit to it is on
 * the disk when it returns.
 *
 * @throws Error naming the file, when it is none of ours, is in use or is damaged; it is left as it was
 */
function openNodeFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 500 });
    const isNew = readPragma(database, "page_count") === 0;
    if (!isNew && readPragma(database, "application_id") !== applicationId)
      throw new Error("it was not made with --node");
    if (!isNew && readPragma(database, "user_version") !== nodeFileVersion) throw new Error("it is of another version");
    // EXTRA also syncs the folder, so that a finished commit survives the loss of power, not only of the process.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
    if (isNew) database.exec(schema);
    database.exec("COMMIT");
    if (readPragma(database, "integrity_check") !== "ok") throw new Error("the database is damaged");
    return database;
  } catch (cause) {
    database?.close();
    throw new Error(`The data file ${file} cannot be used: ${sayOpenFailure(cause)}.`, { cause });
  }
}

/** All that is kept: what was promised, what was begun for it, and what was seen on the chain. */
export interface Store {
  /** Where stamps and roots go. */
  readonly address: ChainHex;
  readonly taken: StampRows;
  readonly anchorings: AnchoringRows;
  readonly index: IndexRows;
  /**
   * Runs `change` as one transaction of the database: all of it is on the disk, or none of it happened.
   *
   * @throws AnchorError `SERVICE_UNAVAILABLE` when the disk is at fault
   */
  write(change: () => void): void;
  /** Why the last write failed, until one succeeds. */
  problem(): string | undefined;
  backup(file: string): Promise<void>;
  close(): void;
}

/**
 * Opens or makes the file `data`.
 *
 * @throws Error when it is none of ours or in use
 */
export function openStore(data: string, address: ChainHex): Store {
  const database = openNodeFile(data);
  return {
    address,
    taken: createStampRows(database),
    anchorings: createAnchoringRows(database),
    index: createIndexRows(database),
    ...createLedgerWrites(database),
    backup: async (file) => await copyDatabase(database, file),
    close: () => database.close(),
  };
}
