export const id = 842;
export const ids = [842];
export const modules = {
  /***/
  2842: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        openPostgresStore: () => (
          /* binding */
          openPostgresStore
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8570);
      var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3460);
      var _migrations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9511);
      var _postgres_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8337);
      var _sql_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7556);
      var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9879);
      const leaseMs = 5e3;
      const beatMs = 1e3;
      const now = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
      const thisTransaction = "CAST(CAST(pg_current_xact_id() AS xid) AS TEXT)";
      const isSealed = "seal = CAST(xmin AS TEXT)";
      const holder = "CAST(? AS TEXT) || ' at ' || coalesce(host(inet_client_addr()), 'this machine')";
      async function isHeld(session) {
        return await (0, _sql_js__WEBPACK_IMPORTED_MODULE_7__.JF)(session, `SELECT term FROM worker WHERE until > ${now}`) !== void 0;
      }
      class Refused extends _src_core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z {
      }
      async function renew(session, { id: id2, seals }, milliseconds = leaseMs) {
        const update = `UPDATE worker SET seal = ${thisTransaction}, until = ${now} + ?
    WHERE term = ? AND ${isSealed} AND seal = ANY(string_to_array(?, ' ')) RETURNING seal`;
        const row = await (0, _sql_js__WEBPACK_IMPORTED_MODULE_7__.JF)(session, update, milliseconds, id2, seals.join(" "));
        if (row !== void 0)
          return row.seal;
        const held = await (0, _sql_js__WEBPACK_IMPORTED_MODULE_7__.JF)(session, "SELECT holder, term FROM worker");
        const why = held === void 0 || held.term === id2 ? "The store was restored" : `The worker is ${held.holder} now`;
        throw new Refused("SERVICE_UNAVAILABLE", `${why}: this process's term as the anchoring worker is over.`);
      }
      async function begin(session, id2) {
        const select = `SELECT term IS NULL OR (seal IS NOT NULL AND ${isSealed}) AS sealed FROM worker
    WHERE until NOT BETWEEN ${now} AND ${now} + ${leaseMs} FOR UPDATE SKIP LOCKED`;
        const free = await (0, _sql_js__WEBPACK_IMPORTED_MODULE_7__.JF)(session, select);
        if (free === void 0)
          return void 0;
        await (0, _store_js__WEBPACK_IMPORTED_MODULE_6__.Ku)((0, _store_js__WEBPACK_IMPORTED_MODULE_6__.fk)(session), free.sealed);
        const update = `UPDATE worker SET holder = ${holder}, term = ?, until = ${now} + ${leaseMs}, seal = ${thisTransaction} RETURNING seal`;
        const taken = await (0, _sql_js__WEBPACK_IMPORTED_MODULE_7__.JF)(session, update, `process ${process.pid}`, id2);
        return taken && { seal: taken.seal, sealed: free.sealed };
      }
      async function writeIn(database, term, change, milliseconds) {
        let seal;
        try {
          const result = await database.write(async (session) => {
            seal = await renew(session, term, milliseconds);
            return await change(session);
          });
          term.seals = seal === void 0 ? [] : [seal];
          return result;
        } catch (error) {
          if (seal !== void 0)
            term.seals = [...term.seals, seal];
          throw error;
        }
      }
      function standForElection(database, address, onElected) {
        let term;
        const inTurn = (0, _sql_js__WEBPACK_IMPORTED_MODULE_7__.z4)();
        const write = async (own, change, milliseconds) => await inTurn(async () => await writeIn(database, own, change, milliseconds)).catch((error) => {
          if (error instanceof Refused && term === own) {
            term = void 0;
            (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.Rm)("term-over", { term: own.id, reason: error.account });
          }
          throw error;
        });
        const stand = async () => {
          const id2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
          const begun = await inTurn(async () => await database.write(async (session) => await begin(session, id2)));
          if (begun === void 0)
            return;
          const fenced = { ...database, write: async (change) => await write(own, change) };
          const own = { id: id2, seals: [begun.seal], store: (0, _store_js__WEBPACK_IMPORTED_MODULE_6__.y$)(fenced, address) };
          term = own;
          if (!begun.sealed)
            (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.Rm)("restored", { message: `The store is a copy, or was restored: ${_store_js__WEBPACK_IMPORTED_MODULE_6__.OZ}` });
          onElected();
        };
        const renewTerm = async (own, milliseconds) => await write(own, async () => void 0, milliseconds);
        const closing = new AbortController();
        const ended = (async () => {
          while (!closing.signal.aborted) {
            await (term === void 0 ? stand() : renewTerm(term)).catch(() => void 0);
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(beatMs, void 0, { signal: closing.signal }).catch(() => void 0);
          }
          if (term !== void 0)
            await renewTerm(term, 0).catch(() => void 0);
          term = void 0;
        })();
        return {
          /** Returns the store of this process's term as the worker; `undefined` while it is not the worker. */
          asWorker: () => term?.store,
          async close() {
            closing.abort();
            await ended;
          }
        };
      }
      async function openPostgresStore(url, { address, works }) {
        const database = await (0, _postgres_js__WEBPACK_IMPORTED_MODULE_5__.o)(url);
        await (0, _migrations_js__WEBPACK_IMPORTED_MODULE_4__.hG)(database).catch(async (error) => {
          await database.close();
          throw error;
        });
        const listeners = [];
        const call = () => listeners.forEach((listener) => listener());
        const election = works ? standForElection(database, address, call) : void 0;
        const store = {
          ...(0, _store_js__WEBPACK_IMPORTED_MODULE_6__.y$)(database, address),
          hasWorker: async () => await isHeld(database),
          asWorker: () => election?.asWorker(),
          onElected: (listener) => void listeners.push(listener),
          async close() {
            await election?.close();
            await database.close();
          }
        };
        return { store, database };
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
