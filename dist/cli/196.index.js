export const id = 196;
export const ids = [196, 113];
export const modules = {
  /***/
  6196: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        readTrusted: () => (
          /* binding */
          readTrusted
        )
        /* harmony export */
      });
      var node_tls__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _witness_certificate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3820);
      var _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9753);
      var _witness_read_witnesses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9113);
      var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5308);
      async function readTrusted(record, { values }) {
        const [file] = values.get("tsa-ca") ?? [];
        const [header] = values.get("bitcoin-header") ?? [];
        const pem = file === void 0 ? void 0 : await (0, _options_js__WEBPACK_IMPORTED_MODULE_5__.Mk)(file, `--tsa-ca, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.S5)(file)},`);
        const roots = pem === void 0 ? node_tls__WEBPACK_IMPORTED_MODULE_0__.rootCertificates.flatMap(parsePemIfSupported) : (0, _options_js__WEBPACK_IMPORTED_MODULE_5__.zq)(_witness_certificate_js__WEBPACK_IMPORTED_MODULE_2__.oW, pem, "--tsa-ca");
        const bitcoinHeader = header === void 0 ? void 0 : (0, _options_js__WEBPACK_IMPORTED_MODULE_5__.zq)(_witness_read_witness_js__WEBPACK_IMPORTED_MODULE_3__.XS, header, "--bitcoin-header");
        return (0, _witness_read_witnesses_js__WEBPACK_IMPORTED_MODULE_4__.readWitnesses)(record, { roots, ...bitcoinHeader && { bitcoinHeader } });
      }
      function parsePemIfSupported(pem) {
        try {
          return (0, _witness_certificate_js__WEBPACK_IMPORTED_MODULE_2__.oW)(pem);
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return [];
          throw thrown;
        }
      }
    })
  ),
  /***/
  9113: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        readWitnesses: () => (
          /* binding */
          readWitnesses
        )
        /* harmony export */
      });
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5679);
      var _read_witness_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9753);
      function toListedWitnesses(statements) {
        const found = /* @__PURE__ */ new Map();
        for (const [index, { statement }] of statements.entries()) {
          const { subject, predicate } = statement;
          const witnesses = (predicate.witnesses ?? []).filter(({ of }) => of === _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR);
          if (witnesses.length === 0)
            continue;
          const list = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_2__.SL)((0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_2__.so)({ name: _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR }, subject));
          const names = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
          const sha256 = /* @__PURE__ */ new Set([list.sha256, ...[...names.values()].flatMap((one) => one ?? [])]);
          for (const witness of witnesses) {
            const key = JSON.stringify([witness, list.sha256]);
            const run = found.get(key)?.run ?? index;
            found.set(key, { witness, list, sha256, names, on: predicate.finishedOn, run });
          }
        }
        return [...found.values()];
      }
      async function readWitnesses({ statements }, trust = {}) {
        const read = async (listed, trusted) => {
          return { ...listed, reading: await (0, _read_witness_js__WEBPACK_IMPORTED_MODULE_3__.oP)(listed.witness, listed.list, trusted) };
        };
        const readings = await Promise.all(toListedWitnesses(statements).map((one) => read(one, trust)));
        const isHeaderUsed = readings.some(({ reading }) => "block" in reading);
        const { bitcoinHeader: _, ...withoutHeader } = trust;
        const isInOtherBlock = ({ witness, reading }) => isHeaderUsed && witness.kind === "opentimestamps" && reading.claim === "not fitting";
        const all = await Promise.all(readings.map(async (one) => isInOtherBlock(one) ? read(one, withoutHeader) : one));
        const inBlock = new Set(all.flatMap(({ list, reading }) => "lookUp" in reading || "block" in reading ? list.sha256 : []));
        const hasSeveral = new Set(all.map(({ list }) => list.sha256)).size > 1;
        return all.flatMap((one) => {
          if (one.reading.claim === "pending" && inBlock.has(one.list.sha256))
            return [];
          const { reading, run, on, list, sha256, names } = one;
          const sentence = (0, _read_witness_js__WEBPACK_IMPORTED_MODULE_3__.KK)(reading, hasSeveral ? `${_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR} of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(on)}` : _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR);
          const calendars = "calendars" in reading ? reading.calendars : void 0;
          const words = { claim: reading.claim, sentence, advice: (0, _read_witness_js__WEBPACK_IMPORTED_MODULE_3__.YL)(reading), calendars };
          return { ...words, attested: (0, _read_witness_js__WEBPACK_IMPORTED_MODULE_3__.kV)(reading, run), list, sha256, names };
        });
      }
    })
  )
};
