export const id = 802;
export const ids = [802];
export const modules = {
  /***/
  1802: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        noble: () => (
          /* binding */
          noble
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8041);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4161);
      const noble = {
        name: "noble",
        hash: (bytes) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_0__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__.C2)(bytes)),
        create: () => {
          const state = _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__.C2.create();
          return { update: (bytes) => void state.update(bytes), digest: () => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_0__.SS)(state.digest()) };
        }
      };
    })
  )
};
