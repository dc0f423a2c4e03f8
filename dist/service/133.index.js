export const id = 133;
export const ids = [133, 456];
export const modules = {
  /***/
  4133: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        runOnStore: () => (
          /* binding */
          runOnStore
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8570);
      var _store_migrations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9511);
      var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9879);
      var _store_postgres_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8337);
      var _store_sql_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7556);
      var _store_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7456);
      async function runOnStore(command, print) {
        const database = await (0, _store_postgres_js__WEBPACK_IMPORTED_MODULE_4__.o)(command.store, { isLong: true });
        try {
          if (command.name === "migrate")
            return await runMigration(command.isPlan, database, print);
          await (0, _store_migrations_js__WEBPACK_IMPORTED_MODULE_2__.hG)(database);
          return command.name === "move" ? await moveQueue(command.data, database) : await (0, _store_keys_js__WEBPACK_IMPORTED_MODULE_5__._)(command, database);
        } finally {
          await database.close();
        }
      }
      async function runMigration(isPlan, database, print) {
        if (isPlan)
          return (await (0, _store_migrations_js__WEBPACK_IMPORTED_MODULE_2__.Eu)(database)).join("\n");
        await (0, _store_migrations_js__WEBPACK_IMPORTED_MODULE_2__._r)(database, async (lines) => await print(lines.join("\n")));
        return "Done.";
      }
      const tables = ["anchorings", "stamps", "requests", "blocks", "places", "facts", "counts"];
      async function moveQueue(data, store) {
        if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(data))
          throw new Error(`There is no queue ${data}.`);
        const file = (0, _store_store_js__WEBPACK_IMPORTED_MODULE_3__.openQueue)(data);
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
          if (await countRows(to, table) > 0)
            throw refused("The store is not empty, nothing was copied into it.");
          for await (const rows of readPages(from, table))
            await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_6__.Pe)(to, table, rows);
          const [source, copy] = [await countRows(from, table), await countRows(to, table)];
          if (source !== copy)
            throw refused(`The copy has ${copy} ${table}, and the file ${source}; nothing was kept.`);
          counts.push(`${copy} ${table}`);
        }
        for (const table of ["anchorings", "stamps", "requests"]) {
          await to.all(`SELECT setval(pg_get_serial_sequence('${table}', 'number'), (SELECT max(number) FROM ${table}))`);
        }
        return counts;
      }
      const refused = (account) => new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", account);
      const pageRows = 5e3;
      async function* readPages(from, table) {
        const page = `SELECT rowid AS place, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${pageRows}`;
        let rows = await from.all(page, 0);
        while (rows.length > 0) {
          yield rows.map(({ place: _place, ...row }) => row);
          rows = await from.all(page, rows.at(-1)?.["place"] ?? 0);
        }
      }
      async function countRows(session, table) {
        return (await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_6__.zK)(session, `SELECT count(*) AS count FROM ${table}`)).count;
      }
    })
  ),
  /***/
  7456: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        _: () => (
          /* binding */
          runOnStoredKeys
        ),
        /* harmony export */
        createStoreKeys: () => (
          /* binding */
          createStoreKeys
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8570);
      var _src_core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      var _store_group_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4213);
      var _store_sql_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7556);
      var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1952);
      var _rates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5817);
      const knownMs = 5e3;
      const maxKnown = 1e4;
      function toCaller({ name, rate, count }) {
        return { name, limits: (0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ rate: rate ?? void 0, count: count ?? void 0 }) };
      }
      function createStoreKeys(database) {
        const known = /* @__PURE__ */ new Map();
        const takers = /* @__PURE__ */ new Map();
        let secret;
        return {
          async find(sent) {
            const id2 = (0, _keys_js__WEBPACK_IMPORTED_MODULE_2__.jG)(sent).toString("hex");
            const kept = known.get(id2);
            if (kept !== void 0 && kept.until > performance.now())
              return kept.caller;
            known.delete(id2);
            const row = await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_4__.JF)(database, "SELECT name, rate, count FROM keys WHERE hash = ?", id2);
            if (row === void 0)
              return void 0;
            const caller = toCaller(row);
            if (known.size >= maxKnown)
              known.clear();
            known.set(id2, { caller, until: performance.now() + knownMs });
            return caller;
          },
          async take(name, rate) {
            const take = takers.get(name) ?? (0, _store_group_commit_js__WEBPACK_IMPORTED_MODULE_5__.t)(async (rates) => await takeRequests(database, name, rates));
            takers.set(name, take);
            return await take(rate);
          },
          secret: async () => secret ??= await readSecret(database)
        };
      }
      async function readSecret(database) {
        const insert = `INSERT INTO facts (name, value) VALUES ('token secret', ?)
    ON CONFLICT (name) DO UPDATE SET value = facts.value RETURNING value`;
        return Buffer.from((await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_4__.zK)(database, insert, (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("hex"))).value, "hex");
      }
      async function insertKey(database, name, limits) {
        const key = (0, _keys_js__WEBPACK_IMPORTED_MODULE_2__.cF)();
        const values = [(0, _keys_js__WEBPACK_IMPORTED_MODULE_2__.jG)(key).toString("hex"), name, limits.rate ?? null, limits.count ?? null];
        try {
          await database.run("INSERT INTO keys (hash, name, rate, count) VALUES (?, ?, ?, ?)", ...values);
        } catch (cause) {
          if ((0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "code") !== "23505")
            throw cause;
          throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", `The store has a key named ${name} already.`, { cause });
        }
        return key;
      }
      async function takeRequests(database, name, rates) {
        return await database.write(async (session) => {
          const lock = `INSERT INTO rates (name, due) VALUES (?, 0) ON CONFLICT (name) DO UPDATE SET due = rates.due
      RETURNING due, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
          const taken = await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_4__.zK)(session, lock, name);
          const outcomes = rates.map((rate) => {
            const { due, wait } = (0, _rates_js__WEBPACK_IMPORTED_MODULE_6__.J)(taken.due, taken.now, rate);
            taken.due = due;
            return { result: wait };
          });
          await session.run("UPDATE rates SET due = ? WHERE name = ?", taken.due, name);
          return outcomes;
        });
      }
      async function runOnStoredKeys(command, database) {
        if (command.name === "add-key")
          return await insertKey(database, command.key, command.limits);
        if (command.name === "list-keys") {
          const rows = await database.all("SELECT name, rate, count FROM keys ORDER BY name");
          return (0, _keys_js__WEBPACK_IMPORTED_MODULE_2__.O$)(rows.map(toCaller));
        }
        if (await database.run("DELETE FROM keys WHERE name = ?", command.key) === 0)
          throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", `The store has no key named ${command.key}.`);
        return `The key ${command.key} is removed, and ends everywhere within ${knownMs / 1e3} seconds.`;
      }
    })
  ),
  /***/
  9511: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Eu: () => (
          /* binding */
          planMigration
        ),
        /* harmony export */
        _r: () => (
          /* binding */
          migrate
        ),
        /* harmony export */
        hG: () => (
          /* binding */
          prepareStore
        )
        /* harmony export */
      });
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8570);
      var _sql_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7556);
      var _tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8443);
      const migrations = [
        {
          adds: "the queue, the index of the chain, keys and rates",
          sql: `${(0, _tables_js__WEBPACK_IMPORTED_MODULE_1__.jb)("BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY")} ${_tables_js__WEBPACK_IMPORTED_MODULE_1__.GB}
  CREATE INDEX stamps_waiting ON stamps (number) WHERE anchoring IS NULL;
  CREATE INDEX requests_waiting ON requests (number) WHERE anchoring IS NULL;
  CREATE TABLE worker (number BIGINT NOT NULL, origin TEXT);
  INSERT INTO worker (number) VALUES (0);
  CREATE TABLE keys (
    hash TEXT PRIMARY KEY, name TEXT NOT NULL, rate BIGINT, count BIGINT, expires BIGINT
  );
  CREATE UNIQUE INDEX one_key_a_name ON keys (name) WHERE expires IS NULL;
  CREATE TABLE rates (name TEXT PRIMARY KEY, slots TEXT NOT NULL);`
        },
        {
          adds: "the reports of the last hours",
          // `id` is the hash of the secret in a report's link, `pdf` in base64.
          sql: `CREATE TABLE reports (id TEXT PRIMARY KEY, name TEXT NOT NULL, pdf TEXT NOT NULL, expires BIGINT NOT NULL);
  CREATE INDEX reports_by_end ON reports (expires);`
        },
        {
          adds: "the worker's lease, in place of a lock",
          sql: `DROP TABLE worker;
  CREATE TABLE worker (one BIGINT PRIMARY KEY, holder TEXT, until BIGINT NOT NULL, term TEXT, seal TEXT);
  INSERT INTO worker (one, until) VALUES (1, 0);
  DELETE FROM facts WHERE name IN ('restored', 'copied');`
        },
        {
          adds: "room: what the chain cannot change any more keeps no transaction",
          sql: "UPDATE anchorings SET bytes = NULL WHERE state = 'sealed';"
        },
        { adds: "who pays for what waits, so that no key fills the queue for all", sql: _tables_js__WEBPACK_IMPORTED_MODULE_1__.eV },
        {
          adds: "rates as times, in place of lists, and keys without an end",
          sql: `DELETE FROM keys WHERE expires IS NOT NULL;
  ALTER TABLE keys DROP COLUMN expires;
  CREATE UNIQUE INDEX key_names ON keys (name);
  DROP TABLE rates;
  CREATE TABLE rates (name TEXT PRIMARY KEY, due DOUBLE PRECISION NOT NULL);`
        },
        { adds: "no row for each digest in a block, where its transaction tells the same", sql: _tables_js__WEBPACK_IMPORTED_MODULE_1__.X2 }
      ];
      const needed = migrations.length;
      const sealAnew = `UPDATE worker SET seal = CAST(CAST(pg_current_xact_id() AS xid) AS TEXT) WHERE seal = CAST(xmin AS TEXT)`;
      const migrationLock = 1095648077;
      const maxLockMs = 1e4;
      async function prepareStore(database) {
        const version = await readVersion(database);
        if (version === 0)
          await migrate(database, () => void 0);
        else if (version < needed) {
          const command = "stop all processes, then run: anchor-artifacts service migrate --store URL";
          throw new Error(`The store is of version ${version}, and this program needs ${needed}: ${command}`);
        }
      }
      async function readVersion(session) {
        const tables = "SELECT count(*) AS made FROM pg_tables WHERE schemaname = 'anchor' AND tablename = 'versions'";
        if ((await (0, _sql_js__WEBPACK_IMPORTED_MODULE_2__.zK)(session, tables)).made === 0)
          return 0;
        const { known } = await (0, _sql_js__WEBPACK_IMPORTED_MODULE_2__.zK)(session, "SELECT count(*) AS known FROM versions");
        if (known > needed)
          throw new Error("The store cannot be used: a newer version of this program made it.");
        return known;
      }
      async function planMigration(database) {
        return toPlan(await readVersion(database));
      }
      function toPlan(version) {
        if (version === needed)
          return [`The store is at version ${version} already.`];
        const lines = migrations.slice(version).map(({ adds }, index) => `  version ${version + index + 1} adds ${adds}`);
        return [`The store is at version ${version}, and is brought to version ${needed}:`, ...lines];
      }
      async function migrate(database, tell, lockMs = maxLockMs) {
        await database.write(async (session) => {
          await session.run("SET LOCAL statement_timeout = 0");
          await session.run(`SET LOCAL lock_timeout = ${lockMs}`);
          await session.all(`SELECT pg_advisory_xact_lock(${migrationLock})`);
          const version = await readVersion(session);
          await tell(toPlan(version));
          if (version > 0 && version < needed)
            await refuseInUse(session);
          if (version === 0)
            await session.run("CREATE SCHEMA IF NOT EXISTS anchor");
          if (version === 0)
            await session.run("CREATE TABLE versions (version BIGINT PRIMARY KEY)");
          if (version > 2)
            await session.run(sealAnew);
          for (const [index, { sql }] of migrations.entries()) {
            if (index < version)
              continue;
            for (const statement of sql.split(";").filter((text) => text.trim() !== ""))
              await session.run(statement);
            await session.run("INSERT INTO versions (version) VALUES (?)", index + 1);
          }
        });
      }
      async function refuseInUse(session) {
        const others = await session.all(`SELECT DISTINCT application_name || ' at ' || coalesce(host(client_addr), 'this machine') AS name FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'anchor-artifacts %' AND pid <> pg_backend_pid()`);
        if (others.length === 0)
          return;
        const names = others.map(({ name }) => name).join(", ");
        throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `The store is in use, nothing was changed. Stop these first: ${names}.`);
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
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8570);
      var _src_core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2508);
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
          keepAlive: true,
          connectionTimeoutMillis: maxIdleMs,
          ...!isLong && {
            statement_timeout: maxStatementMs,
            query_timeout: maxStatementMs + 2e3,
            idle_in_transaction_session_timeout: maxIdleMs
          },
          fallback_application_name: `anchor-artifacts ${process.pid}`
        };
        const pool = new pg.Pool({ ...config, max: maxConnections });
        pool.on("error", () => void 0);
        const database = toDatabase(pool);
        const [row] = await database.all("SELECT current_setting('server_version_num') AS version");
        if (Number(row?.version) >= oldestVersion)
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
        const attempt = async (access) => {
          try {
            return await access();
          } catch (error) {
            throw toStoreError(error);
          }
        };
        const shared = toSession(pool);
        return {
          run: async (sql, ...values) => await attempt(async () => await shared.run(sql, ...values)),
          all: async (sql, ...values) => await attempt(async () => await shared.all(sql, ...values)),
          write: async (change) => await attempt(async () => await transact(pool, change)),
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
          const result = await change(toSession(client));
          await client.query("COMMIT");
          isDone = true;
          return result;
        } finally {
          client.off("error", ignore);
          client.release(!isDone);
        }
      }
      function toSession(runner) {
        const query = async (sql, values) => await runner.query({ ...toPreparedQuery(sql), values: [...values] });
        return {
          run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
          all: async (sql, ...values) => (await query(sql, values)).rows
        };
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
        const code = (0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(error, "code");
        if (typeof code === "string" && /^(?:22|23|42)/.test(code))
          return error;
        const account = `The store cannot be used just now: ${error.message || String(code)}.`;
        return new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("SERVICE_UNAVAILABLE", account, { cause: error });
      }
    })
  )
};
