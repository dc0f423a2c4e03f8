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
      var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6608);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1806);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5679);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(516);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9821);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2348);
      var _run_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6252);
      var _command_host_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4555);
      var _options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5308);
      var _run_command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4824);
      var _words_shell_front_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8097);
      var _terminal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1556);
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      async function askAbout(hashes, options, { stderr, env }) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const addresses = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []).flatMap(_host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.Dx);
          const nodes = addresses.map((text) => (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.zq)(_core_url_js__WEBPACK_IMPORTED_MODULE_14__.Ex, text, `--node ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)((0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.e9)(text))}`));
          const [given] = nodes.length > 0 ? [] : options.values.get("api-url") ?? [];
          const apiUrl = given === void 0 ? void 0 : (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.zq)(_core_url_js__WEBPACK_IMPORTED_MODULE_14__.Q2, given, "--api-url");
          const apiKey = apiUrl === void 0 ? "" : await (0, _run_command_js__WEBPACK_IMPORTED_MODULE_11__.i)(options, env);
          if (apiUrl !== void 0 && apiKey === "")
            throw (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.Wp)("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
          if (apiUrl === void 0 && nodes.length === 0)
            throw (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.Wp)("--node names no address");
          const log = (0, _command_host_js__WEBPACK_IMPORTED_MODULE_9__.PM)((line) => (0, _terminal_js__WEBPACK_IMPORTED_MODULE_13__.w)(stderr, line));
          const signals = (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_7__.R)(new node_events__WEBPACK_IMPORTED_MODULE_0__.EventEmitter(), { onSignal: () => {
          }, onDefect: () => {
          } });
          const source = __addDisposableResource(env_1, await (0, _run_source_js__WEBPACK_IMPORTED_MODULE_8__.oD)({ ...fixedInputs, nodes, apiUrl, apiKey }, { log, signals }), true);
          const allAsked = apiUrl === void 0 ? nodes.map(({ name }) => name) : [apiUrl.href.replace(/\/$/, "")];
          const answers = [];
          const breaker = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.kL)(signals.cancellation.stop);
          for (const hash of hashes) {
            const reason = breaker.reason();
            const judgement = reason instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z ? (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.w2)(reason) : await source.verify({ name: hash, digest: hash });
            breaker.watch((0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.Of)(judgement));
            answers.push({ hash, ...toAnswer(judgement, allAsked) });
          }
          return answers;
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      const fixedInputs = {
        mode: "verify",
        requestTimeout: 6e4,
        dryRun: false,
        fromRelease: false,
        report: false,
        sendFileNames: false
      };
      function toAnswer(judgement, allAsked) {
        const { answer } = judgement;
        const demonstration = answer?.demo === true && { demonstration: true };
        const urlsOf = (isMeant) => judgement.sources?.filter(isMeant).map(({ url }) => url) ?? allAsked;
        if (judgement.verdict === "no-match")
          return { claim: "no", according: urlsOf(({ said }) => said === "not-found"), ...demonstration };
        if (judgement.verdict === "unknown")
          return { claim: "unknown", according: allAsked, ...demonstration, why: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.NS)(judgement) ?? "" };
        if (judgement.verdict !== "verified") {
          const { error } = judgement;
          const according = urlsOf(({ code }) => code !== void 0);
          const advice = error && !(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.uD)(error) && { advice: error.hintFor(_words_shell_front_js__WEBPACK_IMPORTED_MODULE_12__.O) };
          return {
            claim: "could not be asked",
            according,
            ...demonstration,
            ...error && { why: error.message, ...advice }
          };
        }
        const records = (answer?.records ?? []).map(_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_4__.Mf);
        return { claim: "yes", according: urlsOf(({ said }) => said === "found"), ...demonstration, records };
      }
    })
  )
};
