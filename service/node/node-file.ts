import type { DatabaseSync } from "node:sqlite";

import type { ChainHex } from "../../src/node/reply.ts";
import { copyDatabase, createWrites, openDatabase, readPragma, type DataFormat } from "../store/database.ts";
import { createAnchoringRows } from "./anchoring-rows.ts";
import { createIndexRows } from "./index-rows.ts";
import { createStampRows } from "./stamp-rows.ts";

/**
 * The file format of a queue for a chain node. `anchorings` are transactions of ours, each on one coin; `stamps` and
 * `requests` name the one that carries them. `blocks`, `places` and `spends` are what was seen on the chain, and are
 * dropped above a block that no longer exists.
 */
const queueFormat: DataFormat = {
  /** The four letters `ANCN`. */
  applicationId: 0x41_4e_43_4e,
  version: 1,
  refusals: { applicationId: "it was not made with --node", version: "it is of another version" },
  schema: `
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
`,
};

/**
 * Marks a copy of a queue, if the file is one: when it is restored, what waits in it may already be on the chain.
 * `restored` is the last stamp in the copy, `withheld` the last one on hold, `copied` the last block.
 */
export function markCopy(database: DatabaseSync): void {
  if (readPragma(database, "application_id") !== queueFormat.applicationId) return;
  database.exec(`INSERT OR REPLACE INTO facts
    SELECT 'copied', CAST(coalesce(max(number), 0) AS TEXT) FROM blocks UNION ALL
    SELECT column1, CAST(coalesce(max(number), 0) AS TEXT) FROM (VALUES ('restored'), ('withheld')) LEFT JOIN stamps
    GROUP BY column1`);
}

/** The queue's statements: accepted stamps and requests, transactions begun for them, and what the chain showed. */
export type Store = ReturnType<typeof openStore>;

/**
 * Opens or makes the file `data`; stamps and roots go to `address`.
 *
 * @throws Error when the file is not ours or is in use
 */
export function openStore(data: string, address: ChainHex) {
  const database = openDatabase(data, queueFormat);
  return {
    address,
    taken: createStampRows(database),
    anchorings: createAnchoringRows(database),
    index: createIndexRows(database),
    ...createWrites(database),
    backup: async (file: string) => await copyDatabase(database, file),
    close: () => database.close(),
  };
}
