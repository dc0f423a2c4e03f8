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
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5417);
      var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3460);
      var _migrations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9511);
      var _postgres_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8337);
      var _sql_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7556);
      var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9473);
      const leaseMs = 5e3;
      const beatMs = 1e3;
      const now = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
      const thisTransaction = "CAST(CAST(pg_current_xact_id() AS xid) AS TEXT)";
      const isSealed = "seal = CAST(xmin AS TEXT)";
      const holder = "CAST(? AS TEXT) || ' at ' || coalesce(host(inet_client_addr()), 'this machine')";
      class Refused extends _src_core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z {
      }
      async function renew(session, { id: id2, seals }, milliseconds = leaseMs) {
        const update = `UPDATE worker SET seal = ${thisTransaction}, until = ${now} + ?
    WHERE term = ? AND ${isSealed} AND seal = ANY(string_to_array(?, ' ')) RETURNING seal`;
        const seal = await session.value(update, milliseconds, id2, seals.join(" "));
        if (seal !== void 0)
          return seal;
        const held = await session.one("SELECT holder, term FROM worker");
        const why = held === void 0 || held.term === id2 ? "The store was restored" : `The worker is ${held.holder} now`;
        throw new Refused("SERVICE_UNAVAILABLE", `${why}: this process's term as the anchoring worker is over.`);
      }
      async function beginTerm(session, id2) {
        const select = `SELECT term, term IS NULL OR (seal IS NOT NULL AND ${isSealed}) AS sealed FROM worker
    WHERE until NOT BETWEEN ${now} AND ${now} + ${leaseMs} FOR UPDATE SKIP LOCKED`;
        const free = await session.one(select);
        if (free === void 0)
          return void 0;
        await (0, _store_js__WEBPACK_IMPORTED_MODULE_6__.Ku)((0, _store_js__WEBPACK_IMPORTED_MODULE_6__.fk)(session), free.term !== null);
        const update = `UPDATE worker SET holder = ${holder}, term = ?, until = ${now} + ${leaseMs}, seal = ${thisTransaction} RETURNING seal`;
        return { seal: await session.value(update, `process ${process.pid}`, id2), sealed: free.sealed };
      }
      async function writeIn(database, term, change, milliseconds) {
        const result = await database.write(async (session) => {
          term.seals = [...term.seals, await renew(session, term, milliseconds)];
          return await change(session);
        });
        term.seals = term.seals.slice(-1);
        return result;
      }
      function standForElection(database, address, onElected) {
        let term;
        const inTurn = (0, _sql_js__WEBPACK_IMPORTED_MODULE_7__.z4)();
        const write = async (own, change, milliseconds) => await inTurn(async () => await writeIn(database, own, change, milliseconds)).catch((error) => {
          if (error instanceof Refused && term === own) {
            term = void 0;
            (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.Rm)("term-over", { term: own.id, reason: error.ownMessage });
          }
          throw error;
        });
        const stand = async () => {
          const id2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
          const begun = await database.write(async (session) => await beginTerm(session, id2));
          if (begun === void 0)
            return;
          const fenced = { ...database, write: async (change) => await write(own, change) };
          const own = { id: id2, seals: [begun.seal], store: (0, _store_js__WEBPACK_IMPORTED_MODULE_6__.y$)(fenced, address) };
          term = own;
          (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.Rm)("elected", { term: id2 });
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
        const held = `SELECT count(*) FROM worker WHERE until > ${now}`;
        const store = {
          ...(0, _store_js__WEBPACK_IMPORTED_MODULE_6__.y$)(database, address),
          hasWorker: async () => await database.value(held) > 0,
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
