export const id = 884;
export const ids = [884];
export const modules = {
  /***/
  1544: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          addPayers
        ),
        /* harmony export */
        j: () => (
          /* binding */
          createQueueTables
        )
        /* harmony export */
      });
      const createQueueTables = (counter) => `
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
      const addPayers = "ALTER TABLE stamps ADD COLUMN payer TEXT; ALTER TABLE requests ADD COLUMN payer TEXT;";
    })
  ),
  /***/
  8503: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        y$: () => (
          /* binding */
          createStore
        ),
        fk: () => (
          /* binding */
          createStoreRows
        ),
        OZ: () => (
          /* binding */
          heldNotice
        ),
        Ku: () => (
          /* binding */
          holdWhatWaits
        ),
        wB: () => (
          /* binding */
          openFileStore
        ),
        openQueue: () => (
          /* binding */
          openQueue
        ),
        xU: () => (
          /* binding */
          pauseNew
        )
      });
      var external_node_crypto_ = __webpack_require__(7598);
      var external_node_fs_ = __webpack_require__(3024);
      var log = __webpack_require__(3460);
      var database = __webpack_require__(8951);
      var sql = __webpack_require__(7556);
      ;
      function createAnchoringRows(queries) {
        return { ...oneByOne(queries), ...settling(queries), ...lists(queries) };
      }
      function oneByOne(queries) {
        return {
          /** Begins a transaction: from now on its coin is reserved for it. */
          async add({ kind, coin, amount, own, address, ports, time }) {
            const insert = `INSERT INTO anchorings (kind, state, coin, amount, own, address, ports, time)
        VALUES (?, 'reserved', ?, ?, ?, ?, ?, ?) RETURNING number`;
            const values = [kind, coin, amount, own, address, JSON.stringify([...ports]), time];
            return (await (0, sql.zK)(queries, insert, ...values)).number;
          },
          async setBuilt(number, { bytes, txpowId, transactionId, coinIds }, tip) {
            const build = `UPDATE anchorings
        SET state = 'built', bytes = ?, txpow = ?, txn = ?, made = ?, built = ? WHERE number = ?`;
            await queries.run(build, bytes, txpowId, transactionId, coinIds[0] ?? null, tip, number);
          },
          setPosted: async (number, tip) => await queries.run("UPDATE anchorings SET state = 'posted', posted = ? WHERE number = ?", tip, number),
          setSeen: async (number, block) => await queries.run("UPDATE anchorings SET state = 'seen', block = ? WHERE number = ?", block, number),
          abandon: async (number) => await queries.run("UPDATE anchorings SET state = 'abandoned' WHERE number = ?", number)
        };
      }
      function settling(queries) {
        const settle = async (to, from, block) => await queries.run("UPDATE anchorings SET state = ? WHERE state = ? AND block <= ?", to, from, block);
        return {
          /** Marks transactions whose block no longer exists as posted again. */
          async fallBack(fromBlock) {
            const update = `UPDATE anchorings SET state = 'posted', block = NULL
        WHERE block >= ? AND state IN ('seen', 'confirmed', 'sealed')`;
            await queries.run(update, fromBlock);
          },
          confirm: async (toBlock) => await settle("confirmed", "seen", toBlock),
          /** What the chain cannot change any more is posted never again. */
          async seal(toBlock) {
            const update = "UPDATE anchorings SET state = 'sealed', bytes = NULL WHERE state = 'confirmed' AND block <= ?";
            await queries.run(update, toBlock);
          }
        };
      }
      const columns = `number, kind, state, coin, amount, own, address, ports, time, txpow AS "txpowId",
  txn AS "transactionId", made, built AS "builtAt", posted AS "postedAt", block`;
      function lists(queries) {
        return {
          /** Returns the transactions that are in no block yet, the oldest first. */
          async open() {
            const where = "state IN ('reserved', 'built', 'posted') ORDER BY number";
            return (await queries.all(`SELECT ${columns} FROM anchorings WHERE ${where}`)).map(toAnchoring);
          },
          async one(number) {
            const row = await (0, sql.JF)(queries, `SELECT ${columns} FROM anchorings WHERE number = ?`, number);
            return row && toAnchoring(row);
          },
          /** Returns what is handed to the node, once it was built; apart from the rest, for it may have 20 kB. */
          bytes: async (number) => (await (0, sql.JF)(queries, "SELECT bytes FROM anchorings WHERE number = ?", number))?.bytes,
          /** Returns the coins that our transactions spend or have spent, as long as the chain could still give them back. */
          async reservedCoins() {
            const reserved = "SELECT coin FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')";
            return new Set((await queries.all(reserved)).map(({ coin }) => coin));
          },
          /** Counts those that are on their way; what is settled for ever would be more every day. */
          counts: async () => await queries.all(`SELECT kind, state, count(*) AS count FROM anchorings
          WHERE state IN ('reserved', 'built', 'posted', 'seen', 'confirmed') GROUP BY kind, state`)
        };
      }
      function toAnchoring(row) {
        const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
        const ports = new Map(JSON.parse(String(row["ports"])));
        return { ...known, ports };
      }
      ;
      function createIndexRows(queries) {
        return { ...additions(queries), ...blockRows(queries), ...factRows(queries) };
      }
      function additions({ run }) {
        return {
          addBlocks: async (blocks) => await (0, sql.Am)(blocks.map(({ number, id: id2, time }) => [number, id2, time]), async (list, values) => await run(`INSERT INTO blocks (number, id, time) VALUES ${list}`, ...values)),
          addLocations: async (seen) => await (0, sql.Am)(seen.map(({ state, coin, port, block, address, txpow }) => [state, coin, port, block, address, txpow]), async (list, values) => {
            const insert = `INSERT INTO places (state, coin, port, block, address, txpow) VALUES ${list}
            ON CONFLICT (state, coin, port) DO NOTHING`;
            await run(insert, ...values);
          }),
          /** Notes that the transaction `txn` spent `coin` in the block `at`. */
          async addSpend(coin, txn, at) {
            const insert = `INSERT INTO spends (coin, txn, block) VALUES (?, ?, ?)
        ON CONFLICT (coin) DO UPDATE SET txn = excluded.txn, block = excluded.block`;
            await run(insert, coin, txn, at);
          },
          /** Forgets all blocks from `number` on. */
          async dropFrom(number) {
            for (const rows of ["places WHERE block", "spends WHERE block", "blocks WHERE number"]) {
              await run(`DELETE FROM ${rows} >= ?`, number);
            }
          }
        };
      }
      function blockRows(queries) {
        return {
          block: async (number) => await (0, sql.JF)(queries, "SELECT number, id, time FROM blocks WHERE number = ?", number),
          tip: async () => await (0, sql.JF)(queries, "SELECT number, id, time FROM blocks ORDER BY number DESC LIMIT 1"),
          /** Returns where `state`, hex as the chain writes it, is on the chain, the oldest location first. */
          async locations(state) {
            const select = `SELECT coin, port, block, blocks.id AS "blockId", blocks.time, address, txpow
        FROM places JOIN blocks ON blocks.number = places.block WHERE state = ? ORDER BY block`;
            return await queries.all(select, state);
          },
          spend: async (coin) => await (0, sql.JF)(queries, "SELECT txn, block FROM spends WHERE coin = ?", coin),
          /** Returns the height of the last block that was made before `time`, in milliseconds since 1970; 0 for none. */
          async lastBefore(time) {
            const select = "SELECT number FROM blocks WHERE time < ? ORDER BY number DESC LIMIT 1";
            return (await (0, sql.JF)(queries, select, time))?.number ?? 0;
          },
          /** Whether the index has seen every block after the height `since`. */
          async isWhole(since) {
            const select = `SELECT coalesce(max(number) - CAST(? AS BIGINT) - count(*), 0) AS missing
        FROM blocks WHERE number > ?`;
            return (await (0, sql.zK)(queries, select, since, since)).missing === 0;
          }
        };
      }
      function factRows(queries) {
        const put = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        return {
          dropFact: async (name) => await queries.run("DELETE FROM facts WHERE name = ?", name),
          setFact: async (name, value) => await queries.run(put, name, value),
          fact: async (name) => (await (0, sql.JF)(queries, "SELECT value FROM facts WHERE name = ?", name))?.value
        };
      }
      var queue_tables = __webpack_require__(1544);
      var reply = __webpack_require__(6108);
      var taking = __webpack_require__(2282);
      ;
      const factNumber = (name) => `coalesce((SELECT CAST(value AS BIGINT) FROM facts WHERE name = '${name}'), 0)`;
      const isUnseen = "NOT EXISTS (SELECT 1 FROM places WHERE state = '0x' || upper(digest))";
      const waits = "anchoring IS NULL";
      const waitsUnseen = `${waits} AND number > ${factNumber("withheld")} AND ${isUnseen}`;
      const isOnHold = `${waits} AND number <= ${factNumber("withheld")} AND ${isUnseen}`;
      const takenColumns = "number, digest, time, anchoring, proof";
      function createStampRows(queries) {
        return {
          ...(0, taking.Gw)(queries, "requests"),
          /**
           * Adds `digests` for those who pay, in an order that two processes share, so that neither waits for the other;
           * returns the new ones.
           */
          async addStamps(digests, time, payers) {
            const added = /* @__PURE__ */ new Set();
            const rows = digests.toSorted().map((digest) => [digest, time, payers?.get(digest) ?? null]);
            await (0, sql.Am)(rows, async (list, values) => {
              const insert = `INSERT INTO stamps (digest, time, payer) VALUES ${list}
          ON CONFLICT (digest) DO NOTHING RETURNING digest`;
              for (const { digest } of await queries.all(insert, ...values))
                added.add(digest);
            });
            return added;
          },
          async addRequests(added, time) {
            const rows = added.map(({ uid, digest, payer }) => [uid, digest, time, payer?.name ?? null]);
            await (0, sql.Am)(rows, async (list, values) => {
              await queries.run(`INSERT INTO requests (uid, digest, time, payer) VALUES ${list}`, ...values);
            });
          },
          dropStamp: async (digest) => await queries.run("DELETE FROM stamps WHERE digest = ?", digest),
          stamps: createQueue(queries, "stamps", waitsUnseen),
          requests: createQueue(queries, "requests", waits),
          onHold: onHoldRows(queries),
          ...takenRows(queries)
        };
      }
      function takenRows(queries) {
        return {
          stamp: async (digest) => await (0, sql.JF)(queries, `SELECT ${takenColumns} FROM stamps WHERE digest = ?`, digest),
          request: async (uid) => await (0, sql.JF)(queries, `SELECT ${takenColumns} FROM requests WHERE uid = ?`, uid),
          /** Returns how many wait for a transaction, and the time of the oldest. */
          async waiting() {
            const counts = `SELECT count(*) AS count, min(time) AS oldest FROM (
        SELECT time FROM stamps WHERE ${waitsUnseen} UNION ALL SELECT time FROM requests WHERE ${waits}) AS waiting`;
            return await (0, sql.zK)(queries, counts);
          },
          /** Returns how many wait for a transaction, by the name of who pays for them. */
          async waitingByPayer() {
            const counts = `SELECT payer, count(*) AS count FROM (
        SELECT payer FROM stamps WHERE ${waitsUnseen} UNION ALL SELECT payer FROM requests WHERE ${waits}) AS waiting
        GROUP BY payer`;
            const rows = await queries.all(counts);
            return rows.map(({ payer, count }) => [payer ?? void 0, count]);
          },
          /** Returns those of `digests` that were taken, or that the index has seen. */
          async known(digests) {
            const known = /* @__PURE__ */ new Set();
            await (0, sql.Am)(digests.map((digest) => [digest]), async (list, values) => {
              const select = `SELECT digest FROM stamps WHERE digest IN (VALUES ${list})
          UNION SELECT lower(substr(state, 3)) FROM places WHERE state IN (VALUES ${list})`;
              const states = values.map((digest) => (0, reply.sg)(digest));
              for (const { digest } of await queries.all(select, ...values, ...states))
                known.add(digest);
            });
            return known;
          }
        };
      }
      function onHoldRows(queries) {
        const select = (what) => `SELECT ${what} FROM stamps WHERE ${isOnHold}`;
        return {
          /** Puts on hold all that wait, or will wait, up to the number `last`. */
          async upTo(last) {
            const held = (await (0, sql.zK)(queries, `SELECT ${factNumber("withheld")} AS held`)).held;
            const put = `INSERT INTO facts (name, value) VALUES ('withheld', ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
            if (last > held)
              await queries.run(put, String(last));
          },
          /** Returns when the first of them was taken; `undefined` when there is none. */
          oldest: async () => (await (0, sql.zK)(queries, select("min(time) AS time"))).time ?? void 0,
          last: async () => await (0, sql.JF)(queries, `${select("number, digest, time")} ORDER BY number DESC LIMIT 1`),
          has: async ({ number }) => await (0, sql.JF)(queries, `${select("number")} AND number = ?`, number) !== void 0,
          count: async () => (await (0, sql.zK)(queries, select("count(*) AS count"))).count
        };
      }
      function createQueue(queries, table, isFree) {
        const select = (what) => `SELECT ${what} FROM ${table} WHERE ${isFree}`;
        return {
          /** Returns the `limit` oldest that wait. */
          waiting: async (limit) => await queries.all(`${select("number, digest, time")} ORDER BY number LIMIT ?`, limit),
          isWaiting: async ({ number }) => await (0, sql.JF)(queries, `${select("number")} AND number = ?`, number) !== void 0,
          /** Notes that `anchoring` carries these, each with its proof path where the transaction has a root. */
          async carry(anchoring, carried) {
            await (0, sql.Am)(carried, async (list, values) => {
              const update = `UPDATE ${table} SET anchoring = ?, proof = carried.column2 FROM (VALUES ${list}) AS carried
          WHERE number = CAST(carried.column1 AS BIGINT)`;
              await queries.run(update, anchoring, ...values);
            });
          },
          /** Returns the number of the last that there is, or the last that `anchoring` carries; 0 for none. */
          async lastNumber(anchoring) {
            const where = anchoring === void 0 ? "" : "WHERE anchoring = ?";
            const last = `SELECT coalesce(max(number), 0) AS last FROM ${table} ${where}`;
            return (await (0, sql.zK)(queries, last, ...anchoring === void 0 ? [] : [anchoring])).last;
          },
          /** Makes what `anchoring` carried wait again. */
          release: async (anchoring) => await queries.run(`UPDATE ${table} SET anchoring = NULL, proof = NULL WHERE anchoring = ?`, anchoring)
        };
      }
      ;
      const queueFormat = {
        /** The four letters `ANCN`. */
        applicationId: 1095648078,
        refusal: "it was not made with --node",
        versions: [(0, queue_tables.j)("INTEGER PRIMARY KEY"), queue_tables.e]
      };
      function openQueue(data, options) {
        return (0, database.qI)(data, queueFormat, options);
      }
      function createStoreRows(queries) {
        return {
          taken: createStampRows(queries),
          anchorings: createAnchoringRows(queries),
          index: createIndexRows(queries)
        };
      }
      function createStore(database2, address) {
        const store = {
          ...database2,
          ...createStoreRows(database2),
          address,
          write: async (change) => await database2.write(async (queries) => await change(createStoreRows(queries))),
          hasWorker: async () => true,
          asWorker: () => store,
          onElected: () => void 0
        };
        return store;
      }
      async function openFileStore(data, address) {
        const store = createStore(openQueue(data), address);
        if (data === ":memory:")
          return store;
        const mark = `${data}.term`;
        const isMarked = async () => {
          const seal = await store.index.fact("seal");
          if (seal === void 0)
            return true;
          return (0, external_node_fs_.existsSync)(mark) && (0, external_node_fs_.readFileSync)(mark, "utf8") === seal && seal.endsWith(` ${inodeOf(data)}`);
        };
        const sealAnew = async (change) => {
          const seal = `${(0, external_node_crypto_.randomUUID)()} ${inodeOf(data)}`;
          await store.write(async (rows) => {
            await change(rows);
            await rows.index.setFact("seal", seal);
          });
          (0, external_node_fs_.writeFileSync)(mark, seal, { mode: 384 });
        };
        const isSealed = await isMarked();
        await sealAnew(async (rows) => await holdWhatWaits(rows, isSealed));
        if (!isSealed)
          (0, log.Rm)("restored", { message: `The file ${data} is a copy, or was restored: ${heldNotice}` });
        const close = async () => {
          await sealAnew(async () => void 0).catch(log.nk);
          await store.close();
        };
        return { ...store, close };
      }
      const inodeOf = (file) => String((0, external_node_fs_.statSync)(file, { bigint: true }).ino);
      const heldNotice = "what waits in it is on hold until the chain was asked for it.";
      async function holdWhatWaits(rows, isSealed) {
        await rows.taken.onHold.upTo(await rows.taken.stamps.lastNumber());
        if (!isSealed)
          await pauseNew(rows);
      }
      async function pauseNew({ index }) {
        await index.setFact("paused", "1");
      }
    })
  ),
  /***/
  6108: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bd: () => (
          /* binding */
          readReplies
        ),
        /* harmony export */
        Cy: () => (
          /* binding */
          unauthorised
        ),
        /* harmony export */
        Et: () => (
          /* binding */
          momentOf
        ),
        /* harmony export */
        Gq: () => (
          /* binding */
          invalid
        ),
        /* harmony export */
        HB: () => (
          /* binding */
          unreachable
        ),
        /* harmony export */
        Je: () => (
          /* binding */
          stringOf
        ),
        /* harmony export */
        Un: () => (
          /* binding */
          itemsIn
        ),
        /* harmony export */
        Ve: () => (
          /* binding */
          toCommand
        ),
        /* harmony export */
        _F: () => (
          /* binding */
          fieldOf
        ),
        /* harmony export */
        gg: () => (
          /* binding */
          hex32Of
        ),
        /* harmony export */
        oH: () => (
          /* binding */
          hexBytesOf
        ),
        /* harmony export */
        rl: () => (
          /* binding */
          numberOf
        ),
        /* harmony export */
        sg: () => (
          /* binding */
          toChainHex
        ),
        /* harmony export */
        wc: () => (
          /* binding */
          toNodeError
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8570);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2508);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      function readReplies(text, commands, node) {
        const value = parseReplyJson(text, node);
        if (Array.isArray(value) && value.length === 0)
          throw unreachable(node, "it did not read the command");
        const items = Array.isArray(value) ? value : [value];
        if (items.length > commands.length)
          throw invalid(node, "it answered more commands than it was given");
        const replies = items.map((item, index) => readCommandReply(item, commands[index] ?? "", node));
        if (replies.length < commands.length && replies.at(-1)?.ok !== false) {
          throw invalid(node, "it answered fewer commands than it was given");
        }
        return replies;
      }
      function parseReplyJson(text, node) {
        try {
          return JSON.parse(text);
        } catch {
          throw invalid(node, "its answer is not JSON");
        }
      }
      function readCommandReply(item, command, node) {
        if (!(0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(item) || typeof item["status"] !== "boolean")
          throw invalid(node, "its answer has no status");
        if (item["pending"] === true)
          return { ok: false, fields: item, error: "the user may only read" };
        if (!item["status"]) {
          const error = stringOf(item["error"] ?? item["message"]) ?? "it does not say why";
          return { ok: false, fields: item, error: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(error) };
        }
        if (item["command"] !== command.split(" ")[0])
          throw invalid(node, "it answered another command");
        return { ok: true, fields: item };
      }
      const fieldOf = _core_members_js__WEBPACK_IMPORTED_MODULE_2__.mz;
      function itemsIn(value) {
        return Array.isArray(value) ? value : [];
      }
      function stringOf(value) {
        return typeof value === "string" ? value : void 0;
      }
      function numberOf(value) {
        const number = typeof value === "number" ? value : Number(/^[0-9]{1,15}$/.exec(stringOf(value) ?? "")?.[0] ?? Number.NaN);
        return Number.isSafeInteger(number) && number >= 0 ? number : void 0;
      }
      const lastMoment = 864e13;
      function momentOf(value) {
        const number = numberOf(value);
        return number === void 0 || number > lastMoment ? void 0 : number;
      }
      function hex32Of(value) {
        return typeof value === "string" && /^0x[0-9A-F]{64}$/.test(value) ? value : void 0;
      }
      function hexBytesOf(value) {
        return typeof value === "string" && /^0x(?:[0-9A-F]{2}){1,65536}$/.test(value) ? value : void 0;
      }
      const safeValue = /^(?:0x[0-9A-F]{1,131072}|[0-9]{1,30}(?:\.[0-9]{1,44})?|[a-z][a-z0-9]{0,63})$/;
      const safeName = /^[a-z]{1,32}$/;
      function toCommand(name, parameters = {}) {
        const parts = Object.entries(parameters).map(([key, value]) => {
          if (!safeName.test(key) || !safeValue.test(String(value))) {
            throw new RangeError(`The parameter ${key} of a node's command is neither hex, nor a number, nor a word.`);
          }
          return `${key}:${value}`;
        });
        if (!safeName.test(name))
          throw new RangeError("A node's command is one word.");
        return [name, ...parts].join(" ");
      }
      function toChainHex(text) {
        const bare = text.replace(/^0x/i, "").toUpperCase();
        if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bare))
          throw new RangeError("This is no hex of whole bytes.");
        return `0x${bare}`;
      }
      function unreachable(name, reason, cause) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NODE_UNREACHABLE", `The node ${name} did not answer: ${reason}.`, { cause });
      }
      function isConnectionLost({ code, cause }) {
        if (code !== "NODE_UNREACHABLE")
          return false;
        return cause === void 0 || cause instanceof Error && "code" in cause && /^E[A-Z]+$/.test(String(cause.code));
      }
      function invalid(name, reason) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NODE_ANSWER_INVALID", `The answer of the node ${name} cannot be used: ${reason}.`);
      }
      const networkWords = {
        ECONNREFUSED: "the connection was refused (ECONNREFUSED)",
        ECONNRESET: "the connection broke (ECONNRESET)",
        ENOTFOUND: "the host name is not known (ENOTFOUND)",
        ETIMEDOUT: "no connection came in time (ETIMEDOUT)"
      };
      function toNodeError(name, thrown) {
        if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
          return thrown;
        const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : void 0;
        if (code === void 0)
          return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        if (code === "HPE_CR_EXPECTED")
          return unauthorised(name);
        if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|EPROTO/.test(code)) {
          const message = `The node ${name} was not asked: the TLS connection failed (${code}).`;
          const hint = "Put the node's certificate, or that of its CA, in NODE_EXTRA_CA_CERTS. The check cannot be switched off.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("TLS_REJECTED", message, { cause: thrown, hint });
        }
        return unreachable(name, networkWords[code] ?? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(code), thrown);
      }
      function unauthorised(name) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NODE_NOT_AUTHORISED", `The node ${name} refused the user or the password.`);
      }
    })
  )
};
