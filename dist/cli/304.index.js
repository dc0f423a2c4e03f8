export const id = 304;
export const ids = [304];
export const modules = {
  /***/
  304: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        openNodesOperation: () => (
          /* binding */
          openNodesOperation
        )
        /* harmony export */
      });
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7439);
      var _node_ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3112);
      var _node_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1429);
      var _node_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(191);
      function openNodesOperation(inputs, { signals }) {
        const { requestTimeout: timeoutMs, mode } = inputs;
        const closed = new AbortController();
        const signal = AbortSignal.any([signals.cancellation.abort, closed.signal]);
        const nodes = inputs.nodes.map((address) => (0, _node_node_js__WEBPACK_IMPORTED_MODULE_3__.RM)(address, { timeoutMs, signal }));
        let demo;
        return {
          operate: async (target) => {
            const hash = "root" in target ? target.root : target.digest;
            const answer = await (0, _node_ask_js__WEBPACK_IMPORTED_MODULE_1__.Jp)(nodes, hash, { signal });
            if (answer.kind === "found" || answer.kind === "not-found") {
              demo ??= Promise.all(nodes.map(_node_ask_js__WEBPACK_IMPORTED_MODULE_1__.Xb)).then((tests) => tests.includes(true));
            }
            return toOutcome(answer, hash, { isCheck: mode === "check", demo: await demo === true });
          },
          // Without the abort, a request whose answer is no longer needed keeps the process alive until the node answers.
          [Symbol.asyncDispose]: async () => closed.abort()
        };
      }
      function toOutcome(answer, hash, { isCheck, demo }) {
        const sources = answer.sources.map(toSourceAnswer);
        if (answer.kind === "unknown")
          return { kind: "unknown", note: answer.note, sources };
        if ("error" in answer)
          return { ...(0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__.w2)(answer.error), sources };
        const records = answer.kind === "found" ? answer.locations.map((one) => (0, _node_find_js__WEBPACK_IMPORTED_MODULE_2__.uZ)(one, hash)) : [];
        const evidence = { requestId: "", records, segments: [], ...demo && { demo } };
        const sourced = { sources, ...answer.restsOn !== void 0 && { restsOn: answer.restsOn } };
        if (answer.kind === "found")
          return { kind: isCheck ? "found" : "verified", evidence, ...sourced };
        return { kind: isCheck ? "not-found" : "no-match", evidence, ...sourced };
      }
      function toSourceAnswer({ name, said, block, confirmations, error }) {
        const isAnswered = error === void 0 || error.code === "NODE_ANSWER_INVALID";
        const failed = isAnswered ? "unknown" : (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__.w2)(error).kind;
        return {
          url: name,
          said: said === "error" ? failed : said,
          ...block !== void 0 && { block },
          ...confirmations !== void 0 && { confirmations },
          ...error !== void 0 && { code: error.code }
        };
      }
    })
  )
};
