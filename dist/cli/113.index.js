export const id = 113;
export const ids = [113];
export const modules = {
  /***/
  9113: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        readWitnesses: () => (
          /* binding */
          readWitnesses
        )
        /* harmony export */
      });
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8060);
      var _read_witness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9753);
      async function readWitnesses({ lines }, trust = {}) {
        const found = /* @__PURE__ */ new Map();
        for (const { subject, predicate } of lines) {
          const of = "SHA256SUMS";
          const stated = predicate.lists.find(({ name }) => name === of);
          const own = (predicate.witnesses ?? []).filter((witness) => witness.of === of);
          if (stated === void 0 || own.length === 0)
            continue;
          const text = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_0__.so)(stated, subject);
          const list = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_0__.SL)(text);
          const sha256 = /* @__PURE__ */ new Set([list.sha256, ...text.match(/(?<=^\\?)[0-9a-f]{64}(?= )/gm) ?? []]);
          for (const witness of own) {
            found.set(JSON.stringify([witness, list.sha256]), { witness, list, sha256 });
          }
        }
        const read = async (one, whom) => {
          return { ...one, reading: await (0, _read_witness_js__WEBPACK_IMPORTED_MODULE_1__.oP)(one.witness, one.list, whom) };
        };
        const readings = await Promise.all([...found.values()].map((one) => read(one, trust)));
        const isHeaderUsed = readings.some(({ reading }) => "block" in reading);
        const { bitcoinHeader: _, ...others } = trust;
        const isOfAnother = ({ witness, reading }) => isHeaderUsed && witness.kind === "opentimestamps" && reading.claim === "not fitting";
        const all = await Promise.all(readings.map(async (one) => isOfAnother(one) ? read(one, others) : one));
        const inBlock = new Set(all.flatMap(({ list, reading }) => "lookUp" in reading || "block" in reading ? list.sha256 : []));
        return all.flatMap(({ reading, list, sha256 }) => {
          if (reading.claim === "pending" && inBlock.has(list.sha256))
            return [];
          const advice = (0, _read_witness_js__WEBPACK_IMPORTED_MODULE_1__.YL)(reading);
          return {
            claim: reading.claim,
            sentence: (0, _read_witness_js__WEBPACK_IMPORTED_MODULE_1__.KK)(reading),
            ...advice !== void 0 && { advice },
            sha256
          };
        });
      }
    })
  )
};
