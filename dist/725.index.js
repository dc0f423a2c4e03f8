export const id = 725;
export const ids = [725];
export const modules = {
  /***/
  5725: (
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
      var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8744);
      const noble = {
        name: "noble",
        hash: (bytes) => (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__.C2)(bytes)),
        create: () => {
          const state = _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__.C2.create();
          return { update: (bytes) => void state.update(bytes), digest: () => (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.SS)(state.digest()) };
        }
      };
    })
  )
};
