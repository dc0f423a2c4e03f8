export const id = 846;
export const ids = [846];
export const modules = {
  /***/
  6846: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        openWithNodes: () => (
          /* binding */
          openWithNodes
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
      var _node_ask_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3222);
      var _node_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3903);
      var _node_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1436);
      async function openWithNodes(inputs, { log, signals }, openService) {
        const { abort, stop } = signals.cancellation;
        const closed = new AbortController();
        const signal = AbortSignal.any([abort, closed.signal]);
        const nodes = openNodes(inputs.nodes, { timeoutMs: inputs.requestTimeout, signal });
        const close = () => closed.abort();
        const url = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ad)(inputs);
        const mode = inputs.mode === "verify" ? "verify" : "check";
        if (url === "") {
          if (inputs.apiUrl !== void 0)
            log.notice("There is no api-key: the service is not asked, the chain nodes are.");
          return {
            operate: (target) => nodes.ask(toHash(target), mode),
            [Symbol.asyncDispose]: async () => close()
          };
        }
        const service = await openService();
        const shared = {
          ...service,
          [Symbol.asyncDispose]: async () => {
            close();
            await service[Symbol.asyncDispose]();
          }
        };
        if (service.chain !== void 0)
          return { ...shared, chain: besideNodes(service.chain, nodes, url, stop) };
        return {
          ...shared,
          operate: async (target) => {
            const hash = toHash(target);
            const [outcome, nodeAnswer] = await Promise.all([service.operate(target), nodes.ask(hash, mode)]);
            return reconcile({ url, outcome }, nodeAnswer, hash);
          }
        };
      }
      function toHash(target) {
        return "root" in target ? target.root : target.digest;
      }
      function besideNodes(chain, nodes, url, stop) {
        return {
          ...chain,
          find: async (digest, signal = stop) => {
            const asking = Promise.all([chain.find(digest, signal), nodes.ask(digest, "check")]);
            const answers = await beforeAbort(asking, signal);
            if (answers === void 0)
              return (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.w2)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", "Nothing was sent for it: the waiting ended before."));
            const [outcome, nodeAnswer] = answers;
            return reconcile({ url, outcome }, nodeAnswer, digest);
          }
        };
      }
      async function beforeAbort(work, signal) {
        const { promise: aborted, resolve } = Promise.withResolvers();
        const end = () => resolve(void 0);
        if (signal.aborted)
          end();
        signal.addEventListener("abort", end);
        try {
          return await Promise.race([work, aborted]);
        } finally {
          signal.removeEventListener("abort", end);
        }
      }
      function openNodes(addresses, options) {
        const nodes = addresses.map((address) => (0, _node_node_js__WEBPACK_IMPORTED_MODULE_5__.RM)(address, options));
        let demo;
        return {
          ask: async (hash, mode) => {
            const answer = await (0, _node_ask_js__WEBPACK_IMPORTED_MODULE_3__.J)(nodes, hash, { signal: options.signal });
            if (answer.kind === "found" || answer.kind === "not-found") {
              demo ??= Promise.allSettled(nodes.map((node) => node.facts())).then((facts) => facts.some((one) => one.status === "fulfilled" && one.value.test));
            }
            return toNodesOutcome(answer, hash, { mode, demo: await demo === true });
          }
        };
      }
      function toNodesOutcome(answer, hash, { mode, demo }) {
        const sources = answer.sources.map(toNodeSource);
        if (answer.kind === "unknown")
          return { kind: "unknown", note: answer.note, sources };
        if ("error" in answer)
          return { ...(0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.w2)(answer.error), sources };
        const records = answer.kind === "found" ? answer.locations.map((one) => (0, _node_find_js__WEBPACK_IMPORTED_MODULE_4__.uZ)(one, hash)) : [];
        const evidence = { requestId: "", records, segments: [], ...demo && { demo } };
        const sourced = { sources, ...answer.restsOn !== void 0 && { restsOn: answer.restsOn } };
        if (answer.kind === "found")
          return { kind: mode === "check" ? "found" : "verified", evidence, ...sourced };
        return { kind: mode === "check" ? "not-found" : "no-match", evidence, ...sourced };
      }
      function toNodeSource({ name, said, block, confirmations, error }) {
        const isAnswered = error === void 0 || error.code === "NODE_ANSWER_INVALID";
        const failed = isAnswered ? "unknown" : (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.w2)(error).kind;
        return {
          kind: "node",
          url: name,
          said: said === "error" ? failed : said,
          ...block !== void 0 && { block },
          ...confirmations !== void 0 && { confirmations },
          ...error !== void 0 && { code: error.code }
        };
      }
      function reconcile(service, nodes, hash) {
        const { url, outcome } = service;
        const sources = [toSourceAnswer(service), ...nodes.sources ?? []];
        const decide = (decisive) => ({ ...decisive, sources });
        if (outcome.kind === "failed")
          return decide(outcome);
        const note = disagreement(service, nodes, hash);
        if (note !== void 0)
          return { kind: "unknown", note: `${url} and the chain nodes contradict each other: ${note}`, sources };
        const undecided = ["failed", "unreachable", "unknown"].flatMap((kind) => [nodes, outcome].filter((one) => one.kind === kind));
        if (undecided[0] !== void 0)
          return decide(undecided[0]);
        const evidence = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome);
        if (evidence === void 0 || evidence.records.length > 0)
          return decide(outcome);
        return decide({ ...outcome, evidence: { ...evidence, records: (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(nodes)?.records ?? [] } });
      }
      function toSourceAnswer({ url, outcome }) {
        const code = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(outcome)?.code;
        const block = Number((0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome)?.records[0]?.blockNumber ?? Number.NaN);
        return {
          kind: "service",
          url,
          said: outcome.kind,
          ...Number.isSafeInteger(block) && { block },
          ...code !== void 0 && { code }
        };
      }
      function disagreement({ outcome }, nodes, hash) {
        const finding = nodes.sources?.find(({ said }) => said === "found" || said === "proved");
        const missing = nodes.sources?.find(({ said }) => said === "not-found");
        if (outcome.kind === "not-found" || outcome.kind === "no-match") {
          return finding && `the service does not find it, ${finding.url} finds it${finding.block === void 0 ? "" : ` in block ${finding.block}`}.`;
        }
        if (outcome.kind !== "found" && outcome.kind !== "verified")
          return void 0;
        if (missing !== void 0)
          return `the service finds it, ${missing.url} has the whole chain and does not.`;
        const named = heightsOf((0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome)?.records, hash);
        const seen = heightsOf((0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(nodes)?.records, hash);
        const isElsewhere = named.length > 0 && seen.length > 0 && !named.some((block) => seen.includes(block));
        return isElsewhere && finding ? `the service finds it in block ${named[0]}, ${finding.url} in block ${seen[0]}.` : void 0;
      }
      function heightsOf(records = [], hash) {
        const own = records.filter(({ matchedHash }) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_6__.VB)(matchedHash, hash));
        return own.map(({ blockNumber }) => Number(blockNumber ?? Number.NaN)).filter(Number.isSafeInteger);
      }
    })
  )
};
