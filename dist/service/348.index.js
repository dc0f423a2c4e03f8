export const id = 348;
export const ids = [348];
export const modules = {
  /***/
  348: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        backUp: () => (
          /* binding */
          backUp
        )
        /* harmony export */
      });
      var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7067);
      var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
      var node_sqlite__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99);
      var node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8321);
      var node_stream_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6466);
      var _node_node_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18);
      var _store_database_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8181);
      var _backup_socket_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1996);
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      async function backUp(data, file) {
        if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(data))
          throw new Error(`There is no ledger ${data}.`);
        if ((0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(data) === (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(file))
          throw new Error("A backup needs a file of its own.");
        const part = `${file}.part`;
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(part, { force: true });
        try {
          await copy(data, part);
          finishCopy(part);
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(part, file);
        } finally {
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(part, { force: true });
        }
      }
      async function copy(data, part) {
        const incoming = await requestBackup((0, _backup_socket_js__WEBPACK_IMPORTED_MODULE_10__.s)(data));
        if (incoming === void 0) {
          const env_1 = { stack: [], error: void 0, hasError: false };
          try {
            const database = __addDisposableResource(env_1, new node_sqlite__WEBPACK_IMPORTED_MODULE_5__.DatabaseSync(data, { timeout: 500 }), false);
            return await (0, _store_database_js__WEBPACK_IMPORTED_MODULE_9__.bp)(database, part);
          } catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
          } finally {
            __disposeResources(env_1);
          }
        }
        if (incoming.statusCode !== 200)
          throw new Error(`The service could not make the copy: ${await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__.text)(incoming)}.`);
        await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_7__.pipeline)(incoming, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(part, { mode: 384 }));
      }
      async function requestBackup(socketPath) {
        try {
          const outgoing = (0, node_http__WEBPACK_IMPORTED_MODULE_3__.request)({ socketPath }).end();
          const [incoming] = await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(outgoing, "response");
          return incoming;
        } catch (error) {
          const { code = "" } = error;
          if (["ENOENT", "ECONNREFUSED"].includes(code))
            return void 0;
          throw error;
        }
      }
      function finishCopy(part) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
          const database = __addDisposableResource(env_2, new node_sqlite__WEBPACK_IMPORTED_MODULE_5__.DatabaseSync(part), false);
          const found = String((0, _store_database_js__WEBPACK_IMPORTED_MODULE_9__.b1)(database, "integrity_check"));
          if (found !== "ok")
            throw new Error(`The copy is damaged: ${found}.`);
          (0, _node_node_file_js__WEBPACK_IMPORTED_MODULE_8__.H)(database);
        } catch (e_2) {
          env_2.error = e_2;
          env_2.hasError = true;
        } finally {
          __disposeResources(env_2);
        }
      }
    })
  ),
  /***/
  18: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        H: () => (
          /* binding */
          markCopy
        ),
        C: () => (
          /* binding */
          openStore
        )
      });
      var store_database = __webpack_require__(8181);
      ;
      function createAnchoringRows(database) {
        return { ...oneByOne(database), ...byHeight(database), ...readings(database) };
      }
      function oneByOne(database) {
        const insert = database.prepare(`INSERT INTO anchorings (kind, state, coin, amount, own, address, ports, time)
    VALUES (?, 'reserved', ?, ?, ?, ?, ?, ?)`);
        const build = database.prepare(`UPDATE anchorings
    SET state = 'built', bytes = ?, txpow = ?, txn = ?, made = ?, built = ? WHERE number = ?`);
        const post = database.prepare("UPDATE anchorings SET state = 'posted', posted = ? WHERE number = ?");
        const see = database.prepare("UPDATE anchorings SET state = 'seen', block = ? WHERE number = ?");
        const abandon = database.prepare("UPDATE anchorings SET state = 'abandoned' WHERE number = ?");
        return {
          /** Begins a transaction: from now on its coin is reserved for it. */
          add({ kind, coin, amount, own, address, ports, time }) {
            const text = JSON.stringify([...ports]);
            return Number(insert.run(kind, coin, amount, own, address, text, time).lastInsertRowid);
          },
          setBuilt(number, { bytes, txpowId, transactionId, coinIds }, tip) {
            build.run(bytes, txpowId, transactionId, coinIds[0] ?? null, tip, number);
          },
          setPosted: (number, tip) => void post.run(tip, number),
          setSeen: (number, block) => void see.run(block, number),
          abandon: (number) => void abandon.run(number)
        };
      }
      function byHeight(database) {
        const fallBack = database.prepare(`UPDATE anchorings SET state = 'posted', block = NULL
    WHERE block >= ? AND state IN ('seen', 'confirmed', 'sealed')`);
        const confirm = database.prepare("UPDATE anchorings SET state = 'confirmed' WHERE state = 'seen' AND block <= ?");
        const seal = database.prepare("UPDATE anchorings SET state = 'sealed' WHERE state = 'confirmed' AND block <= ?");
        return {
          /** Marks transactions whose block no longer exists as posted again. */
          fallBack: (fromBlock) => void fallBack.run(fromBlock),
          confirm: (toBlock) => void confirm.run(toBlock),
          seal: (toBlock) => void seal.run(toBlock)
        };
      }
      const columns = `number, kind, state, coin, amount, own, address, ports, time, bytes, txpow AS txpowId,
  txn AS transactionId, made, built AS builtAt, posted AS postedAt, block`;
      function readings(database) {
        const open = database.prepare(`SELECT ${columns} FROM anchorings WHERE state IN ('reserved', 'built', 'posted') ORDER BY number`);
        const reserved = database.prepare("SELECT coin FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')");
        const one = database.prepare(`SELECT ${columns} FROM anchorings WHERE number = ?`);
        const counts = database.prepare("SELECT kind, state, count(*) AS count FROM anchorings GROUP BY kind, state");
        return {
          /** Returns the transactions that are in no block yet, the oldest first. */
          open: () => open.all().map(toAnchoring),
          one(number) {
            const row = one.get(number);
            return row && toAnchoring(row);
          },
          /** Returns the coins that our transactions spend or have spent, as long as the chain could still give them back. */
          reservedCoins: () => new Set(reserved.all().map(({ coin }) => coin)),
          counts: () => counts.all()
        };
      }
      function toAnchoring(row) {
        const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
        const ports = new Map(JSON.parse(String(row["ports"])));
        return { ...known, ports };
      }
      ;
      function createIndexRows(database) {
        const addBlock = database.prepare("INSERT INTO blocks (number, id, time) VALUES (?, ?, ?)");
        const addLocation = database.prepare("INSERT OR IGNORE INTO places (state, coin, port, block, address, txpow) VALUES (?, ?, ?, ?, ?, ?)");
        const addSpend = database.prepare("INSERT OR REPLACE INTO spends (coin, txn, block) VALUES (?, ?, ?)");
        const block = database.prepare("SELECT number, id, time FROM blocks WHERE number = ?");
        const tip = database.prepare("SELECT number, id, time FROM blocks ORDER BY number DESC LIMIT 1");
        const locations = database.prepare(`SELECT coin, port, block, blocks.id AS blockId, blocks.time, address, txpow
    FROM places JOIN blocks ON blocks.number = places.block WHERE state = ? ORDER BY block`);
        const spend = database.prepare("SELECT txn, block FROM spends WHERE coin = ?");
        const drops = ["places WHERE block", "spends WHERE block", "blocks WHERE number"].map((rows) => database.prepare(`DELETE FROM ${rows} >= ?`));
        const missing = database.prepare("SELECT coalesce(max(number) - ? - count(*), 0) AS missing FROM blocks WHERE number > ?");
        const dropFact = database.prepare("DELETE FROM facts WHERE name = ?");
        const setFact = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)");
        const fact = database.prepare("SELECT value FROM facts WHERE name = ?");
        return {
          addBlock: ({ number, id: id2, time }) => void addBlock.run(number, id2, time),
          addLocation(state, location) {
            addLocation.run(state, location.coin, location.port, location.block, location.address, location.txpow);
          },
          /** Notes that the transaction `txn` spent `coin` in the block `at`. */
          addSpend: (coin, txn, at) => void addSpend.run(coin, txn, at),
          block: (number) => block.get(number),
          tip: () => tip.get(),
          /** Returns where `state`, hex as the chain writes it, is on the chain, the oldest location first. */
          locations: (state) => locations.all(state),
          spend: (coin) => spend.get(coin),
          /** Forgets all blocks from `number` on. */
          dropFrom(number) {
            for (const drop of drops)
              drop.run(number);
          },
          /** Whether the index has seen every block after the height `since`. */
          isWhole: (since) => missing.get(since, since).missing === 0,
          dropFact: (name) => void dropFact.run(name),
          setFact: (name, value) => void setFact.run(name, value),
          fact: (name) => fact.get(name)?.value
        };
      }
      ;
      const factNumber = (name) => `coalesce((SELECT CAST(value AS INTEGER) FROM facts WHERE name = '${name}'), 0)`;
      const isUnseen = "NOT EXISTS (SELECT 1 FROM places WHERE state = '0x' || upper(digest))";
      const waits = "anchoring IS NULL";
      const waitsUnseen = `${waits} AND number > ${factNumber("withheld")}
  AND (number > ${factNumber("restored")} OR ${isUnseen})`;
      const isOnHold = `${waits} AND number <= ${factNumber("withheld")} AND ${isUnseen}`;
      function createStampRows(database) {
        const insertStamp = database.prepare("INSERT INTO stamps (digest, time) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING");
        const insertRequest = database.prepare("INSERT INTO requests (uid, digest, time) VALUES (?, ?, ?)");
        const stamp = database.prepare("SELECT number, digest, time, anchoring, proof FROM stamps WHERE digest = ?");
        const request = database.prepare("SELECT number, digest, time, anchoring, proof FROM requests WHERE uid = ?");
        const counts = database.prepare(`SELECT count(*) AS count, min(time) AS oldest FROM (
    SELECT time FROM stamps WHERE ${waitsUnseen} UNION ALL SELECT time FROM requests WHERE ${waits})`);
        return {
          addStamp: (digest, time) => void insertStamp.run(digest, time),
          addRequest: (uid, digest, time) => void insertRequest.run(uid, digest, time),
          stamp: (digest) => stamp.get(digest),
          request: (uid) => request.get(uid),
          /** Returns how many wait for a transaction, and the time of the oldest. */
          waiting: () => counts.get(),
          stamps: createQueue(database, "stamps", waitsUnseen),
          requests: createQueue(database, "requests", waits),
          onHold: onHoldRows(database)
        };
      }
      function onHoldRows(database) {
        const last = database.prepare(`SELECT number, digest, time FROM stamps WHERE ${isOnHold} ORDER BY number DESC LIMIT 1`);
        const one = database.prepare(`SELECT 1 FROM stamps WHERE number = ? AND ${isOnHold}`);
        const count = database.prepare(`SELECT count(*) AS count FROM stamps WHERE ${isOnHold}`);
        return {
          last: () => last.get(),
          has: ({ number }) => one.get(number) !== void 0,
          count: () => count.get().count
        };
      }
      function createQueue(database, table, isFree) {
        const waiting = database.prepare(`SELECT number, digest, time FROM ${table} WHERE ${isFree} ORDER BY number LIMIT ?`);
        const one = database.prepare(`SELECT 1 FROM ${table} WHERE number = ? AND ${isFree}`);
        const carry = database.prepare(`UPDATE ${table} SET anchoring = ?, proof = ? WHERE number = ?`);
        const release = database.prepare(`UPDATE ${table} SET anchoring = NULL, proof = NULL WHERE anchoring = ?`);
        return {
          /** Returns the `limit` oldest that wait. */
          waiting: (limit) => waiting.all(limit),
          isWaiting: ({ number }) => one.get(number) !== void 0,
          carry: (number, anchoring, proof) => void carry.run(anchoring, proof ?? null, number),
          /** Makes what `anchoring` carried wait again. */
          release: (anchoring) => void release.run(anchoring)
        };
      }
      ;
      const queueFormat = {
        /** The four letters `ANCN`. */
        applicationId: 1095648078,
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
`
      };
      function markCopy(database) {
        if ((0, store_database.b1)(database, "application_id") !== queueFormat.applicationId)
          return;
        database.exec(`INSERT OR REPLACE INTO facts
    SELECT 'copied', CAST(coalesce(max(number), 0) AS TEXT) FROM blocks UNION ALL
    SELECT column1, CAST(coalesce(max(number), 0) AS TEXT) FROM (VALUES ('restored'), ('withheld')) LEFT JOIN stamps
    GROUP BY column1`);
      }
      function openStore(data, address) {
        const database = (0, store_database.qI)(data, queueFormat);
        return {
          address,
          taken: createStampRows(database),
          anchorings: createAnchoringRows(database),
          index: createIndexRows(database),
          ...(0, store_database.nt)(database),
          backup: async (file) => await (0, store_database.bp)(database, file),
          close: () => database.close()
        };
      }
    })
  )
};
