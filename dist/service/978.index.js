export const id = 978;
export const ids = [978];
export const modules = {
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
  )
};
