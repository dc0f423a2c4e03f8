export const id = 414;
export const ids = [414];
export const modules = {
  /***/
  9414: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        loadMonitorTools: () => (
          /* binding */
          loadMonitorTools
        ),
        /* harmony export */
        toScanError: () => (
          /* binding */
          toScanError
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      var _host_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4258);
      async function loadMonitorTools({ log, signals, printPaths }, address, show) {
        const [{ createRepository }, { openIssues }, { renderScanTable }] = await Promise.all([
          Promise.all(
            /* import() */
            [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752), __webpack_require__.e(218), __webpack_require__.e(324), __webpack_require__.e(5)]
          ).then(__webpack_require__.bind(__webpack_require__, 5)),
          Promise.all(
            /* import() */
            [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752), __webpack_require__.e(218), __webpack_require__.e(324), __webpack_require__.e(209)]
          ).then(__webpack_require__.bind(__webpack_require__, 2209)),
          __webpack_require__.e(
            /* import() */
            452
          ).then(__webpack_require__.bind(__webpack_require__, 1452))
        ]);
        const toOptions = (web) => ({
          ...address,
          web,
          clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_1__.m,
          stop: signals.cancellation.stop,
          onDebug: log.debug
        });
        return {
          openRepository: (web) => createRepository(toOptions(web)),
          openIssues: (web) => openIssues(toOptions(web)),
          present: async (view, facts) => {
            show((paint, columns) => renderScanTable(view, paint, columns));
            printPaths(facts);
            return [];
          }
        };
      }
      const refusalHints = {
        GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
        RELEASE_NOT_READABLE: "Check --repository, and that the token in GH_TOKEN or GITHUB_TOKEN may read the contents of that repository."
      };
      function toScanError(thrown) {
        const error = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        const { code, account, said, requestId } = error;
        const hint = refusalHints[code];
        return hint === void 0 ? error : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, account, { cause: error, said, requestId, hint });
      }
    })
  )
};
