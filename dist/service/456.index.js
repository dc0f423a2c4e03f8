export const id = 456;
export const ids = [456];
export const modules = {
  /***/
  7456: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B: () => (
          /* binding */
          openStoreBook
        ),
        /* harmony export */
        createStoreKeys: () => (
          /* binding */
          createStoreKeys
        )
        /* harmony export */
      });
      var _store_chain_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9331);
      var _store_group_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4213);
      var _store_sql_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7556);
      var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1952);
      var _rates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5817);
      const knownMs = 5e3;
      const maxKnown = 1e4;
      const toCaller = (row) => (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_2__.Le)(row);
      function createStoreKeys(database) {
        const known = /* @__PURE__ */ new Map();
        const takers = /* @__PURE__ */ new Map();
        let secret;
        return {
          async find(sent) {
            const id2 = (0, _keys_js__WEBPACK_IMPORTED_MODULE_1__.jG)(sent).toString("hex");
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
            const take = takers.get(name) ?? (0, _store_group_commit_js__WEBPACK_IMPORTED_MODULE_3__.t)(async (rates) => await takeRequests(database, name, rates));
            takers.set(name, take);
            return await take(rate);
          },
          secret: async () => secret ??= await (0, _store_chain_rows_js__WEBPACK_IMPORTED_MODULE_0__.E)(database).secret()
        };
      }
      async function takeRequests(database, name, rates) {
        return await database.write(async (session) => {
          const lock = `INSERT INTO rates (name, due) VALUES (?, 0) ON CONFLICT (name) DO UPDATE SET due = rates.due
      RETURNING due, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
          const taken = await session.one(lock, name);
          const outcomes = rates.map((rate) => {
            const { due, wait } = (0, _rates_js__WEBPACK_IMPORTED_MODULE_4__.J)(taken.due, taken.now, rate);
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
  )
};
