export const id = 196;
export const ids = [196];
export const modules = {
  /***/
  6196: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        readCheckedWitnesses: () => (
          /* binding */
          readCheckedWitnesses
        )
        /* harmony export */
      });
      var node_tls__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _witness_certificate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3820);
      var _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9753);
      var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5308);
      async function readCheckedWitnesses(record, { values }) {
        const [caPath] = values.get("tsa-ca") ?? [];
        const [headerHex] = values.get("bitcoin-header") ?? [];
        const pem = caPath === void 0 ? void 0 : await (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.O1)(caPath, `--tsa-ca, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.S5)(caPath)},`);
        const roots = pem === void 0 ? node_tls__WEBPACK_IMPORTED_MODULE_0__.rootCertificates.flatMap(parsePemIfSupported) : (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.WC)(_witness_certificate_js__WEBPACK_IMPORTED_MODULE_2__.oW, pem, "--tsa-ca");
        const bitcoinHeader = headerHex === void 0 ? void 0 : (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.WC)(_witness_read_witness_js__WEBPACK_IMPORTED_MODULE_3__.XS, headerHex, "--bitcoin-header");
        return (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_3__.Cc)(record, { roots, ...bitcoinHeader && { bitcoinHeader } });
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
  )
};
