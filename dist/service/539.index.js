export const id = 539;
export const ids = [539, 163, 978];
export const modules = {
  /***/
  7539: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        makeStoreKey: () => (
          /* binding */
          makeStoreKey
        ),
        /* harmony export */
        migrateStore: () => (
          /* binding */
          migrateStore
        ),
        /* harmony export */
        moveQueue: () => (
          /* binding */
          moveQueue
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var _node_node_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2292);
      var _node_postgres_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5163);
      var _store_postgres_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6427);
      var _store_sql_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2578);
      var _store_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4978);
      async function migrateStore(url) {
        return await withStore(url, async (_, { added, version }) => added === 0 ? `The store is at version ${version} already.` : `The store was brought to version ${version}.`);
      }
      async function makeStoreKey(url, name, limits) {
        return await withStore(url, async (database) => await (0, _store_keys_js__WEBPACK_IMPORTED_MODULE_4__.d)(database, { name, limits, expires: null }));
      }
      async function withStore(url, use) {
        const database = await (0, _store_postgres_js__WEBPACK_IMPORTED_MODULE_3__.o)(url);
        try {
          return await use(database, await (0, _node_postgres_store_js__WEBPACK_IMPORTED_MODULE_2__._)(database));
        } finally {
          await database.close();
        }
      }
      const tables = ["anchorings", "stamps", "requests", "blocks", "places", "spends", "facts", "counts"];
      async function moveQueue({ data, store: url }) {
        if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(data))
          throw new Error(`There is no queue ${data}.`);
        const file = (0, _node_node_file_js__WEBPACK_IMPORTED_MODULE_1__.WI)(data);
        try {
          const counts = await withStore(url, async (database) => await database.write(async (to) => await copyAll(file, to)));
          return `${data} is copied into the store: ${counts.join(", ")}. Start no service on the file again.`;
        } finally {
          await file.close();
        }
      }
      async function copyAll(from, to) {
        await to.run(`LOCK TABLE ${tables.join(", ")} IN EXCLUSIVE MODE`);
        const counts = [];
        for (const table of tables) {
          if (await countOf(to, table) > 0)
            throw new Error("The store is not empty, nothing was copied into it.");
          const rows = await from.all(`SELECT * FROM ${table}`);
          const columns = Object.keys(rows[0] ?? {});
          const values = rows.map((row) => columns.map((column) => row[column] ?? null));
          await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_5__.A)(values, async (list, group) => {
            await to.run(`INSERT INTO ${table} (${columns.join(", ")}) VALUES ${list}`, ...group);
          });
          const [source, copy] = [await countOf(from, table), await countOf(to, table)];
          if (source !== copy)
            throw new Error(`The copy has ${copy} ${table}, and the file ${source}; nothing was kept.`);
          counts.push(`${copy} ${table}`);
        }
        for (const table of ["anchorings", "stamps", "requests"]) {
          await to.all(`SELECT setval(pg_get_serial_sequence('${table}', 'number'), (SELECT max(number) FROM ${table}))`);
        }
        return counts;
      }
      async function countOf(session, table) {
        const [row] = await session.all(`SELECT count(*) AS count FROM ${table}`);
        return row?.count ?? 0;
      }
    })
  ),
  /***/
  4978: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        createStoreKeys: () => (
          /* binding */
          createStoreKeys
        ),
        /* harmony export */
        d: () => (
          /* binding */
          insertKey
        )
        /* harmony export */
      });
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _src_core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7066);
      var _store_sql_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2578);
      var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9662);
      var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9446);
      const knownMs = 5e3;
      const maxKnown = 1e4;
      function createStoreKeys(database) {
        const known = /* @__PURE__ */ new Map();
        const take = (0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.G)(async (name, rate, wanted) => await reserve(database, { name, rate, wanted }));
        return {
          async find(sent) {
            const hash = (0, _keys_js__WEBPACK_IMPORTED_MODULE_1__.jG)(sent);
            const id2 = hash.toString("hex");
            const kept = known.get(id2);
            if (kept !== void 0 && kept.until > performance.now())
              return kept.entry;
            known.delete(id2);
            const select = "SELECT name, rate, count FROM keys WHERE hash = ? AND (expires IS NULL OR expires > ?)";
            const row = await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_3__.J)(database, select, id2, Date.now());
            if (row === void 0)
              return void 0;
            const { name, rate, count } = row;
            const entry = { name, hash, limits: (0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ rate: rate ?? void 0, count: count ?? void 0 }) };
            if (known.size >= maxKnown)
              known.clear();
            known.set(id2, { entry, until: performance.now() + knownMs });
            return entry;
          },
          take,
          issue: async (name, limits, expires) => await insertKey(database, { name, limits, expires })
        };
      }
      async function insertKey(database, { name, limits, expires }) {
        const key = (0, _keys_js__WEBPACK_IMPORTED_MODULE_1__.cF)();
        const values = [(0, _keys_js__WEBPACK_IMPORTED_MODULE_1__.jG)(key).toString("hex"), name, limits.rate ?? null, limits.count ?? null, expires];
        try {
          await database.write(async (session) => {
            await session.run("DELETE FROM keys WHERE expires <= ?", Date.now());
            await session.run("INSERT INTO keys (hash, name, rate, count, expires) VALUES (?, ?, ?, ?, ?)", ...values);
          });
        } catch (cause) {
          if ((0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_4__.mz)(cause, "code") !== "23505")
            throw cause;
          throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `The store has a key named ${name} already.`, { cause });
        }
        return key;
      }
      const minuteMs = 6e4;
      const slotMs = 1e3;
      async function reserve(database, { name, rate, wanted }) {
        return await database.write(async (session) => {
          const lock = `INSERT INTO rates (name, slots) VALUES (?, '[]') ON CONFLICT (name) DO UPDATE SET slots = rates.slots
      RETURNING slots, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
          const { slots, now } = await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_3__.J)(session, lock, name) ?? {
            slots: "[]",
            now: 0
          };
          const counted = JSON.parse(slots);
          const recent = counted.filter(([start]) => start > now - minuteMs);
          const free = rate - recent.reduce((sum, [, count]) => sum + count, 0);
          const granted = Math.max(0, Math.min(wanted, free));
          if (granted === 0) {
            const [oldest = now] = recent[0] ?? [];
            return { granted, waitSeconds: Math.max(1, Math.ceil((oldest + minuteMs - now) / 1e3)) };
          }
          const last = recent.at(-1);
          const isSame = last !== void 0 && now - last[0] < slotMs;
          const added = isSame ? [...recent.slice(0, -1), [last[0], last[1] + granted]] : [...recent, [now, granted]];
          await session.run("UPDATE rates SET slots = ? WHERE name = ?", JSON.stringify(added), name);
          return { granted, waitSeconds: 0 };
        });
      }
    })
  ),
  /***/
  5163: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        _: () => (
          /* binding */
          migrate
        ),
        openPostgresStore: () => (
          /* binding */
          openPostgresStore
        )
      });
      var errors = __webpack_require__(3943);
      var counts = __webpack_require__(9388);
      var promises_ = __webpack_require__(8500);
      ;
      const workerLock = 1095648087;
      const beatMs = 1e3;
      function standForElection(connect, begin, onElected) {
        let client;
        let term;
        const drop = async () => {
          const dropped = client;
          client = term = void 0;
          await dropped?.end().catch(() => void 0);
        };
        const beat = async () => {
          if (client === void 0) {
            const made = client = await connect();
            made.on("error", () => void 0);
          }
          const ask = term === void 0 ? `pg_try_advisory_lock(${workerLock})` : "true";
          const { rows } = await client.query(`SELECT ${ask} AS held`);
          if (term !== void 0 || rows[0]?.held !== true)
            return;
          term = await begin(client);
          onElected();
        };
        const closing = new AbortController();
        const ended = (async () => {
          while (!closing.signal.aborted) {
            await beat().catch(drop);
            await (0, promises_.setTimeout)(beatMs, void 0, { signal: closing.signal }).catch(() => void 0);
          }
          await drop();
        })();
        return {
          term: () => term,
          async close() {
            closing.abort();
            await ended;
          }
        };
      }
      var postgres = __webpack_require__(6427);
      var sql = __webpack_require__(2578);
      var queue_schema = __webpack_require__(4912);
      var node_store = __webpack_require__(1415);
      ;
      const toPostgres = (schema) => schema.replaceAll("number INTEGER PRIMARY KEY", "number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY").replaceAll("INTEGER", "BIGINT").replaceAll(/ STRICT(?:, WITHOUT ROWID)?/g, "");
      const migrations = [
        `${toPostgres(queue_schema.X)} ${toPostgres(counts.G)}
  CREATE INDEX stamps_waiting ON stamps (number) WHERE anchoring IS NULL;
  CREATE INDEX requests_waiting ON requests (number) WHERE anchoring IS NULL;
  CREATE TABLE worker (number BIGINT NOT NULL, origin TEXT);
  INSERT INTO worker (number) VALUES (0);
  CREATE TABLE keys (
    hash TEXT PRIMARY KEY, name TEXT NOT NULL, rate BIGINT, count BIGINT, expires BIGINT
  );
  CREATE UNIQUE INDEX one_key_a_name ON keys (name) WHERE expires IS NULL;
  CREATE TABLE rates (name TEXT PRIMARY KEY, slots TEXT NOT NULL);`
      ];
      const migrationLock = 1095648077;
      async function migrate(database) {
        return await database.write(async (session) => {
          await session.all(`SELECT pg_advisory_xact_lock(${migrationLock})`);
          await session.run("CREATE SCHEMA IF NOT EXISTS anchor");
          await session.run("CREATE TABLE IF NOT EXISTS versions (version BIGINT PRIMARY KEY)");
          const found = await (0, sql.J)(session, "SELECT count(*) AS version FROM versions");
          const known = found?.version ?? 0;
          if (known > migrations.length)
            throw new Error("The store cannot be used: a newer version of this program made it.");
          for (const [index, migration] of migrations.entries()) {
            if (index < known)
              continue;
            for (const statement of migration.split(";").filter((text) => text.trim() !== ""))
              await session.run(statement);
            await session.run("INSERT INTO versions (version) VALUES (?)", index + 1);
          }
          return { added: migrations.length - known, version: migrations.length };
        });
      }
      async function openPostgresStore(url, { address, works }) {
        const database = await (0, postgres.o)(url);
        await migrate(database);
        const listeners = [];
        const call = () => listeners.forEach((listener) => listener());
        const election = works ? standForElection(database.connect, beginTerm, call) : void 0;
        const parts = (0, node_store.g)(database, address);
        const close = async () => {
          await election?.close();
          await database.close();
        };
        const store = {
          ...parts,
          asWorker: createTerms(database, election, () => store),
          onElected: (listener) => void listeners.push(listener),
          backup: async () => await Promise.reject(new Error("The store is backed up by its database's own means.")),
          close
        };
        return { store, database };
      }
      function createTerms(database, election, open) {
        let last;
        return () => {
          const term = election?.term();
          if (term === void 0)
            return void 0;
          if (last?.term !== term)
            last = { term, store: { ...open(), write: fencedWrite(database, term) } };
          return last.store;
        };
      }
      function fencedWrite(database, term) {
        return async (change) => await database.write(async (session) => {
          const mine = await session.run("UPDATE worker SET number = number WHERE number = ?", term);
          if (mine === 0)
            throw new errors._Z("SERVICE_UNAVAILABLE", "Another process is the anchoring worker now.");
          return await change((0, node_store.f)(session));
        });
      }
      const origin = `SELECT system.system_identifier || '/' || checkpoint.timeline_id || '/' || pg_database.oid AS origin
  FROM pg_control_system() AS system, pg_control_checkpoint() AS checkpoint, pg_database
  WHERE datname = current_database()`;
      async function beginTerm(client) {
        const session = (0, postgres.M)(client);
        await client.query("BEGIN");
        const before = await (0, sql.J)(session, "SELECT origin FROM worker FOR UPDATE");
        const now = await (0, sql.J)(session, origin);
        if (before?.origin !== null && before?.origin !== now?.origin)
          await session.run(queue_schema.U);
        const next = "UPDATE worker SET number = number + 1, origin = ? RETURNING number";
        const term = await (0, sql.J)(session, next, now?.origin ?? null);
        await client.query("COMMIT");
        if (term === void 0)
          throw new Error("The store has no row for its worker.");
        return term.number;
      }
    })
  ),
  /***/
  6427: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        M: () => (
          /* binding */
          toSession
        ),
        /* harmony export */
        o: () => (
          /* binding */
          openPostgres
        )
        /* harmony export */
      });
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _src_core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7066);
      const maxConnections = 10;
      const maxStatementMs = 1e4;
      const maxIdleMs = 5e3;
      const oldestVersion = 14e4;
      async function openPostgres(url) {
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
          statement_timeout: maxStatementMs,
          query_timeout: maxStatementMs + 2e3,
          idle_in_transaction_session_timeout: maxIdleMs,
          fallback_application_name: `anchor-artifacts ${process.pid}`
        };
        const pool = new pg.Pool({ ...config, max: maxConnections });
        pool.on("error", () => void 0);
        const database = toDatabase(pool, async () => {
          const connectionString = withSettings(url, `idle_session_timeout=${maxIdleMs}`);
          const client = new pg.Client({ ...config, connectionString, query_timeout: maxIdleMs });
          await client.connect();
          return client;
        });
        const [row] = await database.all("SELECT current_setting('server_version_num') AS version");
        if (Number(row?.version) >= oldestVersion)
          return database;
        await database.close();
        throw new Error("The store cannot be used: it needs PostgreSQL 14 or newer.");
      }
      function withSettings(url, ...settings) {
        const address = new URL(url);
        const all = [
          address.searchParams.get("options") ?? "",
          ...["search_path=anchor", ...settings].map((one) => `-c ${one}`)
        ];
        address.searchParams.set("options", all.join(" ").trim());
        address.searchParams.set("uselibpqcompat", "true");
        return address.href;
      }
      function toDatabase(pool, connect) {
        let lastProblem;
        const attempt = async (access) => {
          try {
            const result = await access();
            lastProblem = void 0;
            return result;
          } catch (error) {
            const told = toStoreError(error);
            lastProblem = (0, _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(told);
            throw told;
          }
        };
        const shared = toSession(pool);
        return {
          run: async (sql, ...values) => await attempt(async () => await shared.run(sql, ...values)),
          all: async (sql, ...values) => await attempt(async () => await shared.all(sql, ...values)),
          write: async (change) => await attempt(async () => await transact(pool, change)),
          problem: () => lastProblem,
          connect,
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
        const query = async (sql, values) => await runner.query({ ...toQuery(sql), values: [...values] });
        return {
          run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
          all: async (sql, ...values) => (await query(sql, values)).rows
        };
      }
      const queries = /* @__PURE__ */ new Map();
      function toQuery(sql) {
        const known = queries.get(sql);
        if (known !== void 0)
          return known;
        let count = 0;
        const text = sql.replaceAll("?", () => `$${count += 1}`);
        if (sql.includes("), ("))
          return { text };
        const query = { text, name: `s${queries.size}` };
        queries.set(sql, query);
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
