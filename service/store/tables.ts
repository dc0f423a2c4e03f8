/**
 * Writes the tables of a queue, in a file and in PostgreSQL, which differ in how a column counts by itself: `counter`.
 * `anchorings` are transactions of ours, each on one coin; `stamps` and `requests` name the one that carries them.
 * `blocks`, `places` and `spends` are what was seen on the chain, and are dropped above a block that no longer exists. A
 * change of these tables is another version of the file, and another migration of the store in PostgreSQL.
 */
export const createQueueTables = (counter: string) => `
  CREATE TABLE anchorings (
    number ${counter}, kind TEXT NOT NULL, state TEXT NOT NULL, coin TEXT NOT NULL, amount TEXT NOT NULL,
    own TEXT NOT NULL, address TEXT NOT NULL, ports TEXT NOT NULL, time BIGINT NOT NULL,
    bytes TEXT, txpow TEXT, txn TEXT, made TEXT, built BIGINT, posted BIGINT, block BIGINT
  );
  CREATE INDEX anchorings_by_state ON anchorings (state);
  CREATE UNIQUE INDEX one_anchoring_a_coin ON anchorings (coin) WHERE state <> 'abandoned';
  CREATE TABLE stamps (
    number ${counter}, digest TEXT NOT NULL UNIQUE, time BIGINT NOT NULL,
    anchoring BIGINT REFERENCES anchorings, proof TEXT
  );
  CREATE INDEX stamps_by_anchoring ON stamps (anchoring);
  CREATE TABLE requests (
    number ${counter}, uid TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, time BIGINT NOT NULL,
    anchoring BIGINT REFERENCES anchorings, proof TEXT
  );
  CREATE INDEX requests_by_anchoring ON requests (anchoring);
  CREATE TABLE blocks (number ${counter}, id TEXT NOT NULL, time BIGINT NOT NULL);
  CREATE TABLE places (
    state TEXT NOT NULL, coin TEXT NOT NULL, port BIGINT NOT NULL, block BIGINT NOT NULL,
    address TEXT NOT NULL, txpow TEXT NOT NULL, PRIMARY KEY (state, coin, port)
  );
  CREATE INDEX places_by_block ON places (block);
  CREATE TABLE spends (coin TEXT PRIMARY KEY, txn TEXT NOT NULL, block BIGINT NOT NULL);
  CREATE INDEX spends_by_block ON spends (block);
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

/** The transactions by which their digests are found; what they carry is in no other table. */
export const tellsPlaces = "kind = 'digests' AND block IS NOT NULL";

export const countsSchema = "CREATE TABLE IF NOT EXISTS counts (name TEXT PRIMARY KEY, used BIGINT NOT NULL);";

/** Transactions of ours that are in no block. */
export const isOpen = "state IN ('reserved', 'built', 'posted')";

/** Since version 2 of the file, and 5 of the store in PostgreSQL: who pays for what waits. */
export const addPayers = "ALTER TABLE stamps ADD COLUMN payer TEXT; ALTER TABLE requests ADD COLUMN payer TEXT;";

/**
 * Since version 3 of the file, and 7 of the store in PostgreSQL: where a digest of ours stands is told by the transaction
 * that carries it, and `places` has only the rest: roots, tokens, and what another process or a lost time has put there.
 */
export const placeByTransaction = `
  ALTER TABLE anchorings ADD COLUMN lost BIGINT;
  UPDATE anchorings SET state = 'seen', block = (SELECT spends.block FROM spends
    WHERE spends.coin = anchorings.coin) WHERE ${isOpen} AND EXISTS (SELECT 1 FROM spends
    WHERE spends.coin = anchorings.coin AND spends.txn = anchorings.txn);
  UPDATE anchorings SET lost = (SELECT spends.block FROM spends WHERE spends.coin = anchorings.coin) WHERE ${isOpen};
  DROP TABLE spends;
  UPDATE anchorings SET txpow = coalesce((SELECT min(places.txpow) FROM places
    WHERE places.block = anchorings.block AND places.coin = anchorings.made), txpow) WHERE ${tellsPlaces};
  DELETE FROM places WHERE coin IN (SELECT made FROM anchorings WHERE ${tellsPlaces});
  DROP INDEX anchorings_by_state;
  CREATE INDEX anchorings_by_state ON anchorings (state, block);
  DROP INDEX one_anchoring_a_coin;
  CREATE UNIQUE INDEX one_anchoring_a_coin ON anchorings (coin) WHERE state NOT IN ('abandoned', 'sealed');
`;

export const queueVersions: readonly string[] = [
  createQueueTables("INTEGER PRIMARY KEY"),
  addPayers,
  `${placeByTransaction} ${countsSchema}`,
];
