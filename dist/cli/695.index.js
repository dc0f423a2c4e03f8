export const id = 695;
export const ids = [695];
export const modules = {
  /***/
  3695: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        askAbout: () => (
          /* binding */
          askAbout
        )
        /* harmony export */
      });
      var _api_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4051);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4334);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7439);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1806);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8060);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(516);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9821);
      var _node_ask_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3112);
      var _node_node_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(191);
      var _hints_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3520);
      var _options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5308);
      var _run_command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9470);
      const serviceTimeoutMs = 6e4;
      async function askAbout(hashes, options, env) {
        const addresses = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []);
        const nodes = addresses.flatMap(_host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.Dx).map((text) => (0, _node_node_js__WEBPACK_IMPORTED_MODULE_8__.RM)((0, _options_js__WEBPACK_IMPORTED_MODULE_10__.zq)(_core_url_js__WEBPACK_IMPORTED_MODULE_12__.Ex, text, `--node ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)((0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.Mi)(text))}`)));
        if (nodes.length > 0)
          return await askNodes(nodes, hashes);
        const [apiUrl] = options.values.get("api-url") ?? [];
        return apiUrl === void 0 ? [] : await askService(apiUrl, hashes, await (0, _run_command_js__WEBPACK_IMPORTED_MODULE_11__.i)(options, env));
      }
      async function askNodes(nodes, hashes) {
        const demonstration = (await Promise.all(nodes.map(_node_ask_js__WEBPACK_IMPORTED_MODULE_7__.Xb))).includes(true);
        const answers = [];
        const breaker = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.kL)(new AbortController().signal);
        for (const hash of hashes) {
          const reason = breaker.reason();
          const answer = reason instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z ? unasked(nodes, reason) : await (0, _node_ask_js__WEBPACK_IMPORTED_MODULE_7__.Jp)(nodes, hash);
          breaker.watch("error" in answer ? answer.error : void 0);
          answers.push({ hash, demonstration, ...saidByNodes(answer) });
        }
        return answers;
      }
      function unasked(nodes, error) {
        return { kind: "unreachable", error, sources: nodes.map(({ name }) => ({ name, said: "error", error })) };
      }
      function saidByNodes(answer) {
        const saying = (...words) => answer.sources.filter(({ said }) => words.includes(said)).map(({ name }) => name);
        if (answer.kind === "found") {
          const records = answer.locations.map(({ block }) => ({ block }));
          return { said: "yes", according: saying("found"), records };
        }
        if (answer.kind === "not-found")
          return { said: "no", according: saying("not-found") };
        if (answer.kind !== "unknown") {
          return { said: "could not be asked", according: saying("error"), ...tellWhy(answer.error) };
        }
        return { said: "unknown", according: answer.sources.map(({ name }) => name), why: answer.note };
      }
      async function askService(url, hashes, apiKey) {
        if (apiKey === "")
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.Wp)("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
        const base = (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.zq)(_core_url_js__WEBPACK_IMPORTED_MODULE_12__.Q2, url, "--api-url");
        const client = (0, _api_client_js__WEBPACK_IMPORTED_MODULE_0__.createClient)({ base, apiKey, timeoutMs: serviceTimeoutMs });
        try {
          const answers = [];
          const breaker = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.kL)(new AbortController().signal);
          for (const hash of hashes) {
            const reason = breaker.reason();
            const outcome = reason instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z ? (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.w2)(reason) : await client.verify(hash, { report: false });
            breaker.watch((0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Of)(outcome));
            answers.push({ hash, according: [base.href.replace(/\/$/, "")], ...saidByService(outcome) });
          }
          return answers;
        } finally {
          await client.close();
        }
      }
      function saidByService(outcome) {
        const evidence = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.X1)(outcome);
        const demonstration = evidence?.demo === true && { demonstration: true };
        if (outcome.kind === "no-match")
          return { said: "no", ...demonstration };
        if (outcome.kind === "unknown")
          return { said: "unknown", ...demonstration, why: outcome.note };
        if (outcome.kind !== "verified") {
          const error = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(outcome);
          return { said: "could not be asked", ...demonstration, ...error !== void 0 && tellWhy(error) };
        }
        return { said: "yes", ...demonstration, records: (evidence?.records ?? []).map(_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_4__.Mf) };
      }
      function tellWhy(error) {
        return { why: error.message, ...!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.uD)(error) && { advice: (0, _hints_js__WEBPACK_IMPORTED_MODULE_9__.withCommandHint)(error).hint } };
      }
    })
  )
};
