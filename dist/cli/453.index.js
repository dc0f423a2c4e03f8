export const id = 453;
export const ids = [453];
export const modules = {
  /***/
  7453: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let saidByNodes = function({ said }, { kind }) {
            if (said === "not-kept" && (kind === "found" || kind === "not-found"))
              return void 0;
            if (said === "found" || said === "proved")
              return kind === "unknown" ? "could not be asked" : "yes";
            return said === "not-found" ? "no" : "could not be asked";
          }, recordsOf = function({ block }, answer) {
            const locations = answer.kind === "found" ? answer.locations : [];
            const dated = locations.map(({ block: number, time, coinId, blockId }) => ({
              block: number,
              ...time !== void 0 && { date: new Date(time).toISOString() },
              ...blockId !== void 0 && { txpow: blockId },
              coin: coinId
            }));
            return dated.length > 0 || block === void 0 ? dated : [{ block }];
          }, saidByService = function(outcome) {
            const evidence = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome);
            const demonstration = evidence?.demo === true && { demonstration: true };
            if (outcome.kind === "no-match")
              return { said: "no", ...demonstration };
            if (outcome.kind !== "verified")
              return { said: "could not be asked", ...demonstration };
            return { said: "yes", ...demonstration, records: (evidence?.records ?? []).map(_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_3__.Mf) };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            askAbout: () => (
              /* binding */
              askAbout
            )
            /* harmony export */
          });
          var _api_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8800);
          var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
          var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
          var _core_url_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5708);
          var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7942);
          var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5378);
          var _node_ask_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3222);
          var _node_node_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1436);
          var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(698);
          var _run_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8777);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_command_js__WEBPACK_IMPORTED_MODULE_8__]);
          _run_command_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const serviceTimeoutMs = 6e4;
          async function askAbout(hashes, options, env) {
            const addresses = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []);
            const nodes = addresses.flatMap((text) => text.split(/\s+/).filter((word) => word !== "")).map((text) => (0, _node_node_js__WEBPACK_IMPORTED_MODULE_6__.RM)((0, _options_js__WEBPACK_IMPORTED_MODULE_7__.zq)(_core_url_js__WEBPACK_IMPORTED_MODULE_9__.Ex, text, `--node ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)((0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_4__.Mi)(text))}`)));
            const answers = [];
            if (nodes.length > 0)
              answers.push(...await askNodes(nodes, hashes));
            const [apiUrl] = options.values.get("api-url") ?? [];
            if (apiUrl !== void 0)
              answers.push(...await askService(apiUrl, hashes, await (0, _run_command_js__WEBPACK_IMPORTED_MODULE_8__.i)(options, env)));
            return answers;
          }
          async function askNodes(nodes, hashes) {
            const onTestChain = /* @__PURE__ */ new Set();
            await Promise.all(nodes.map(async (node) => await isOnTestChain(node) && onTestChain.add(node.name)));
            const answers = [];
            for (const hash of hashes) {
              const answer = await (0, _node_ask_js__WEBPACK_IMPORTED_MODULE_5__.J)(nodes, hash);
              for (const source of answer.sources) {
                const said = saidByNodes(source, answer);
                if (said === void 0)
                  continue;
                const demonstration = onTestChain.has(source.name);
                const records = said === "yes" && { records: recordsOf(source, answer) };
                answers.push({ hash, said, according: source.name, demonstration, ...records });
              }
            }
            return answers;
          }
          async function isOnTestChain(node) {
            try {
              return (await node.facts()).test;
            } catch {
              return false;
            }
          }
          async function askService(url, hashes, apiKey) {
            if (apiKey === "")
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_7__.Wp)("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
            const base = (0, _options_js__WEBPACK_IMPORTED_MODULE_7__.zq)(_core_url_js__WEBPACK_IMPORTED_MODULE_9__.Q2, url, "--api-url");
            const client = (0, _api_client_js__WEBPACK_IMPORTED_MODULE_0__.createClient)({ base, apiKey, timeoutMs: serviceTimeoutMs });
            try {
              const answers = [];
              for (const hash of hashes) {
                const outcome = await client.verify(hash, { report: false });
                answers.push({ hash, according: base.href.replace(/\/$/, ""), ...saidByService(outcome) });
              }
              return answers;
            } finally {
              await client.close();
            }
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  )
};
