export const id = 456;
export const ids = [456];
export const modules = {
  /***/
  7456: (
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
      var _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(810);
      var _src_core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      var _store_group_commit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4213);
      var _store_sql_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7556);
      var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1952);
      const knownMs = 5e3;
      const maxKnown = 1e4;
      function createStoreKeys(database) {
        const known = /* @__PURE__ */ new Map();
        const takers = /* @__PURE__ */ new Map();
        return {
          async find(sent) {
            const hash = (0, _keys_js__WEBPACK_IMPORTED_MODULE_1__.jG)(sent);
            const id2 = hash.toString("hex");
            const kept = known.get(id2);
            if (kept !== void 0 && kept.until > performance.now())
              return kept.entry;
            known.delete(id2);
            const select = "SELECT name, rate, count, expires FROM keys WHERE hash = ? AND (expires IS NULL OR expires > ?)";
            const row = await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_2__.JF)(database, select, id2, Date.now());
            if (row === void 0)
              return void 0;
            const { name, rate, count, expires } = row;
            const entry = { name, hash, limits: (0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ rate: rate ?? void 0, count: count ?? void 0 }) };
            if (known.size >= maxKnown)
              known.clear();
            const leftMs = Math.min(knownMs, (expires ?? Infinity) - Date.now());
            known.set(id2, { entry, until: performance.now() + leftMs });
            return entry;
          },
          async take(name, rate) {
            const id2 = `${name} ${rate}`;
            const take = takers.get(id2) ?? (0, _store_group_commit_js__WEBPACK_IMPORTED_MODULE_4__.t)(async (rates) => await takeRequests(database, name, rates));
            takers.set(id2, take);
            return await take(rate);
          },
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
          if ((0, _src_core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "code") !== "23505")
            throw cause;
          throw new _src_core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `The store has a key named ${name} already.`, { cause });
        }
        return key;
      }
      const spanMs = 1e3;
      async function takeRequests(database, name, rates) {
        return await database.write(async (session) => {
          const lock = `INSERT INTO rates (name, slots) VALUES (?, '[]') ON CONFLICT (name) DO UPDATE SET slots = rates.slots
      RETURNING slots, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
          const { slots, now } = await (0, _store_sql_js__WEBPACK_IMPORTED_MODULE_2__.zK)(session, lock, name);
          const counted = JSON.parse(slots);
          const recent = counted.filter(([time]) => Math.abs(now - time) < _keys_js__WEBPACK_IMPORTED_MODULE_1__.J2);
          const used = recent.reduce((sum, [, count]) => sum + count, 0);
          const granted = Math.max(0, Math.min(rates.length, (rates.at(-1) ?? 0) - used));
          const isInLast = ([time]) => Math.floor(time / spanMs) === Math.floor(now / spanMs);
          const [earlier, last] = [recent.filter((one) => !isInLast(one)), recent.find(isInLast)];
          if (granted > 0) {
            const added = JSON.stringify([...earlier, [now, (last?.[1] ?? 0) + granted]]);
            await session.run("UPDATE rates SET slots = ? WHERE name = ?", added, name);
          }
          const waitSeconds = Math.max(1, Math.ceil(((recent[0]?.[0] ?? now) + _keys_js__WEBPACK_IMPORTED_MODULE_1__.J2 - now) / 1e3));
          return rates.map((_, index) => ({ result: index < granted ? 0 : waitSeconds }));
        });
      }
    })
  )
};
