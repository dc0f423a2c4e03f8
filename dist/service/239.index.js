export const id = 239;
export const ids = [239];
export const modules = {
  /***/
  5973: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        H: () => (
          /* binding */
          markCopy
        ),
        /* harmony export */
        _: () => (
          /* binding */
          openNodeFile
        )
        /* harmony export */
      });
      var node_sqlite__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99);
      var _ledger_pragma_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6635);
      const applicationId = 1095648078;
      const nodeFileVersion = 1;
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
      function markCopy(database) {
        if ((0, _ledger_pragma_js__WEBPACK_IMPORTED_MODULE_1__.b)(database, "application_id") !== applicationId)
          return;
        database.exec(`INSERT OR REPLACE INTO facts
    SELECT 'copied', CAST(coalesce(max(number), 0) AS TEXT) FROM blocks UNION ALL
    SELECT column1, CAST(coalesce(max(number), 0) AS TEXT) FROM (VALUES ('restored'), ('withheld')) LEFT JOIN stamps
    GROUP BY column1`);
      }
      function openNodeFile(file) {
        let database;
        try {
          database = new node_sqlite__WEBPACK_IMPORTED_MODULE_0__.DatabaseSync(file, { timeout: 500 });
          const isNew = (0, _ledger_pragma_js__WEBPACK_IMPORTED_MODULE_1__.b)(database, "page_count") === 0;
          if (!isNew && (0, _ledger_pragma_js__WEBPACK_IMPORTED_MODULE_1__.b)(database, "application_id") !== applicationId)
            throw new Error("it was not made with --node");
          if (!isNew && (0, _ledger_pragma_js__WEBPACK_IMPORTED_MODULE_1__.b)(database, "user_version") !== nodeFileVersion)
            throw new Error("it is of another version");
          database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
          if (isNew)
            database.exec(schema);
          database.exec("COMMIT");
          if ((0, _ledger_pragma_js__WEBPACK_IMPORTED_MODULE_1__.b)(database, "integrity_check") !== "ok")
            throw new Error("the database is damaged");
          return database;
        } catch (cause) {
          database?.close();
          throw new Error(`The data file ${file} cannot be used: ${(0, _ledger_pragma_js__WEBPACK_IMPORTED_MODULE_1__.w)(cause)}.`, { cause });
        }
      }
    })
  ),
  /***/
  3239: (
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
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var node_events__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8474);
      var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7067);
      var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
      var node_sqlite__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99);
      var node_stream_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6466);
      var node_stream_consumers__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8321);
      var _node_store_node_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5973);
      var _backup_socket_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2073);
      var _copy_database_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3132);
      async function backUp(data, file) {
        if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(data))
          throw new Error(`There is no ledger ${data}.`);
        if ((0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(data) === (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(file))
          throw new Error("A backup needs a file of its own.");
        const part = `${file}.part`;
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true });
        try {
          await copy(data, part);
          finishCopy(part);
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(part, file);
        } finally {
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(part, { force: true });
        }
      }
      async function copy(data, part) {
        const incoming = await requestBackup((0, _backup_socket_js__WEBPACK_IMPORTED_MODULE_9__.s)(data));
        if (incoming === void 0)
          return await copyUnused(data, part);
        if (incoming.statusCode !== 200)
          throw new Error(`The service could not make the copy: ${await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_7__.text)(incoming)}.`);
        await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_6__.pipeline)(incoming, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(part, { mode: 384 }));
      }
      async function requestBackup(socketPath) {
        try {
          const outgoing = (0, node_http__WEBPACK_IMPORTED_MODULE_3__.request)({ socketPath }).end();
          const [incoming] = await (0, node_events__WEBPACK_IMPORTED_MODULE_2__.once)(outgoing, "response");
          return incoming;
        } catch (error) {
          const { code = "" } = error;
          if (["ENOENT", "ECONNREFUSED"].includes(code))
            return void 0;
          throw error;
        }
      }
      async function copyUnused(data, part) {
        const database = new node_sqlite__WEBPACK_IMPORTED_MODULE_5__.DatabaseSync(data, { timeout: 500 });
        try {
          await (0, _copy_database_js__WEBPACK_IMPORTED_MODULE_10__.b)(database, part);
        } finally {
          database.close();
        }
      }
      function finishCopy(part) {
        const database = new node_sqlite__WEBPACK_IMPORTED_MODULE_5__.DatabaseSync(part);
        try {
          const [row] = database.prepare("PRAGMA integrity_check").all();
          if (row?.["integrity_check"] !== "ok")
            throw new Error(`The copy is damaged: ${String(row?.["integrity_check"])}.`);
          (0, _node_store_node_file_js__WEBPACK_IMPORTED_MODULE_8__.H)(database);
        } finally {
          database.close();
        }
      }
    })
  )
};
