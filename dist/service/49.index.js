export const id = 49;
export const ids = [49];
export const modules = {
  /***/
  2049: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        createStoreKeys: () => (
          /* binding */
          createStoreKeys
        ),
        /* harmony export */
        runOnStore: () => (
          /* binding */
          runOnStore
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5417);
      var _store_chain_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9331);
      var _store_database_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8951);
      var _store_group_commit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4213);
      var _store_migrations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9511);
      var _store_postgres_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8337);
      var _store_sql_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7556);
      var _keys_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1952);
      async function runOnStore(command) {
        const { name, store = "", data = "" } = command;
        const database = await (0, _store_postgres_js__WEBPACK_IMPORTED_MODULE_6__.o)(store, { isLong: true });
        try {
          if (name === "migrate")
            return await (0, _store_migrations_js__WEBPACK_IMPORTED_MODULE_5__._r)(database, { isPlan: command.plan === true });
          await (0, _store_migrations_js__WEBPACK_IMPORTED_MODULE_5__.hG)(database);
          if (name === "move")
            return await moveQueue(data, database);
          return await (0, _keys_js__WEBPACK_IMPORTED_MODULE_7__.ME)(command, openStoreBook(database));
        } finally {
          await database.close();
        }
      }
      const tables = ["anchorings", "stamps", "blocks", "places", "facts", "counts"];
      async function moveQueue(data, store) {
        if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(data))
          throw new Error(`There is no queue ${data}.`);
        const file = (0, _store_database_js__WEBPACK_IMPORTED_MODULE_3__.q)(data, "queue");
        try {
          const counts = await store.write(async (to) => await copyAll(file, to));
          return `${data} is copied into the store: ${counts.join(", ")}. Start no service on the file again.`;
        } finally {
          await file.close();
        }
      }
      async function copyAll(from, to) {
        await to.run(`LOCK TABLE ${tables.join(", ")} IN EXCLUSIVE MODE`);
        const counts = [];
        for (const table of tables) {
          const count = `SELECT count(*) FROM ${table}`;
          if (await to.value(count) > 0)
            throw refused("The store is not empty, nothing was copied into it.");
          for await (const rows of readPages(from, table))
            await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_8__.Pe)(to, table, rows);
          const [source, copy] = [await from.value(count), await to.value(count)];
          if (source !== copy)
            throw refused(`The copy has ${copy} ${table}, and the file ${source}; nothing was kept.`);
          counts.push(`${copy} ${table}`);
        }
        for (const table of ["anchorings", "stamps"]) {
          await to.run(`SELECT setval(pg_get_serial_sequence('${table}', 'number'), (SELECT max(number) FROM ${table}))`);
        }
        return counts;
      }
      const refused = (message) => new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", message);
      async function* readPages(from, table) {
        const page = `SELECT rowid AS place, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT 5000`;
        for (let last = 0; last !== void 0; ) {
          const rows = await from.all(page, last);
          yield rows.map(({ place: _place, ...row }) => row);
          last = rows.at(-1)?.["place"];
        }
      }
      const knownMs = 5e3;
      const maxKnown = 1e4;
      const toCaller = (row) => (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_8__.Le)(row);
      function createStoreKeys(database) {
        const known = /* @__PURE__ */ new Map();
        const takers = /* @__PURE__ */ new Map();
        let secret;
        return {
          async find(sent) {
            const id2 = (0, _keys_js__WEBPACK_IMPORTED_MODULE_7__.jG)(sent).toString("hex");
            const kept = known.get(id2);
            if (kept !== void 0 && kept.until > performance.now())
              return kept.caller;
            known.delete(id2);
            const row = await database.one("SELECT name, rate, count FROM keys WHERE hash = ?", id2);
            if (row === void 0)
              return void 0;
            const caller = toCaller(row);
            if (known.size >= maxKnown)
              known.clear();
            known.set(id2, { caller, until: performance.now() + knownMs });
            return caller;
          },
          async take(name, rate) {
            const take = takers.get(name) ?? (0, _store_group_commit_js__WEBPACK_IMPORTED_MODULE_4__.t)(async (rates) => await takeRequests(database, name, rates));
            takers.set(name, take);
            return await take(rate);
          },
          secret: async () => secret ??= await (0, _store_chain_rows_js__WEBPACK_IMPORTED_MODULE_2__.E)(database).secret()
        };
      }
      async function takeRequests(database, name, rates) {
        return await database.write(async (session) => {
          const lock = `INSERT INTO rates (name, due) VALUES (?, 0) ON CONFLICT (name) DO UPDATE SET due = rates.due
      RETURNING due, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
          const taken = await session.one(lock, name);
          const outcomes = rates.map((rate) => {
            const { due, wait } = (0, _keys_js__WEBPACK_IMPORTED_MODULE_7__.Jh)(taken.due, taken.now, rate);
            taken.due = due;
            return wait;
          });
          await session.run("UPDATE rates SET due = ? WHERE name = ?", taken.due, name);
          return outcomes;
        });
      }
      function openStoreBook(database) {
        const isDone = async (...change) => (await database.all(...change)).length > 0;
        return {
          words: { subject: "The store", end: `everywhere within ${knownMs / 1e3} seconds` },
          list: async () => (await database.all("SELECT name, rate, count FROM keys ORDER BY name")).map(toCaller),
          async add({ name, hash, rate = null, count = null }) {
            const insert = `INSERT INTO keys (hash, name, rate, count) VALUES (?, ?, ?, ?)
        ON CONFLICT (name) DO NOTHING RETURNING name`;
            return await isDone(insert, hash.toString("hex"), name, rate, count);
          },
          remove: async (name) => await isDone("DELETE FROM keys WHERE name = ? RETURNING name", name)
        };
      }
    })
  ),
  /***/
  8337: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        o: () => (
          /* binding */
          openPostgres
        )
        /* harmony export */
      });
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5417);
      var _src_core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2508);
      var _sql_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7556);
      const maxConnections = 10;
      const maxStatementMs = 1e4;
      const maxIdleMs = 5e3;
      const oldestVersion = 14e4;
      async function openPostgres(url, { isLong = false } = {}) {
        const { default: pg } = await __webpack_require__.e(
          /* import() */
          849
        ).then(__webpack_require__.bind(__webpack_require__, 3849));
        const types = new pg.TypeOverrides();
        types.setTypeParser(pg.types.builtins.INT8, Number);
        const config = {
          connectionString: withSettings(url),
          types,
          max: maxConnections,
          keepAlive: true,
          connectionTimeoutMillis: maxIdleMs,
          ...!isLong && {
            statement_timeout: maxStatementMs,
            query_timeout: maxStatementMs + 2e3,
            idle_in_transaction_session_timeout: maxIdleMs
          },
          fallback_application_name: `anchor-artifacts ${process.pid}`
        };
        const pool = new pg.Pool(config);
        pool.on("error", () => void 0);
        const database = toDatabase(pool);
        const version = await database.value("SELECT current_setting('server_version_num')");
        if (Number(version) >= oldestVersion)
          return database;
        await database.close();
        throw new Error("The store cannot be used: it needs PostgreSQL 14 or newer.");
      }
      function withSettings(url) {
        const address = new URL(url);
        const options = `${address.searchParams.get("options") ?? ""} -c search_path=anchor`;
        address.searchParams.set("options", options.trim());
        address.searchParams.set("uselibpqcompat", "true");
        return address.href;
      }
      function toDatabase(pool) {
        const refuse = (error) => {
          throw toStoreError(error);
        };
        const session = createSession(pool);
        return {
          ...(0, _sql_js__WEBPACK_IMPORTED_MODULE_1__.M$)(async (...query) => await session.all(...query).catch(refuse)),
          write: async (change) => await transact(pool, change).catch(refuse),
          connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
          backup: async () => await Promise.reject(new Error("The store is backed up by its database's own means.")),
          close: async () => await pool.end()
        };
      }
      async function transact(pool, change) {
        const client = await pool.connect();
        let isDone = false;
        const ignore = () => void 0;
        client.on("error", ignore);
        try {
          await client.query("BEGIN");
          const result = await change(createSession(client));
          await client.query("COMMIT");
          isDone = true;
          return result;
        } finally {
          client.off("error", ignore);
          client.release(!isDone);
        }
      }
      function createSession(runner) {
        return (0, _sql_js__WEBPACK_IMPORTED_MODULE_1__.M$)(async (sql, ...values) => (await runner.query({ ...toPreparedQuery(sql), values: [...values] })).rows);
      }
      const preparedQueries = /* @__PURE__ */ new Map();
      function toPreparedQuery(sql) {
        const known = preparedQueries.get(sql);
        if (known !== void 0)
          return known;
        let count = 0;
        const text = sql.replaceAll("?", () => `$${count += 1}`);
        if (sql.includes("), ("))
          return { text };
        const query = { text, name: `s${preparedQueries.size}` };
        preparedQueries.set(sql, query);
        return query;
      }
      function toStoreError(error) {
        if (error instanceof _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z || !(error instanceof Error))
          return error;
        const code = (0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_2__.mz)(error, "code");
        if (typeof code === "string" && /^(?:22|23|42)/.test(code))
          return error;
        const message = `The store cannot be used just now: ${error.message || String(code)}.`;
        return new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("SERVICE_UNAVAILABLE", message, { cause: error });
      }
    })
  )
};
