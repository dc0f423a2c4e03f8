export const id = 778;
export const ids = [778];
export const modules = {
  /***/
  3778: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        openWithNodes: () => (
          /* binding */
          openWithNodes
        )
      });
      var errors = __webpack_require__(3026);
      var core_outcome = __webpack_require__(973);
      var host_inputs = __webpack_require__(1307);
      var ask = __webpack_require__(3222);
      var find = __webpack_require__(3903);
      var node = __webpack_require__(1436);
      var digest = __webpack_require__(4161);
      ;
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
        return decide(undecided[0] ?? withPlaces(outcome, (0, core_outcome.X1)(nodes)?.records ?? []));
      }
      function toSourceAnswer({ url, outcome }) {
        const code = (0, core_outcome.Mz)(outcome)?.code;
        const block = Number((0, core_outcome.X1)(outcome)?.records[0]?.blockNumber ?? Number.NaN);
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
        const named = heightsOf((0, core_outcome.X1)(outcome)?.records, hash);
        const seen = heightsOf((0, core_outcome.X1)(nodes)?.records, hash);
        const isElsewhere = named.length > 0 && seen.length > 0 && !named.some((block) => seen.includes(block));
        return isElsewhere && finding ? `the service finds it in block ${named[0]}, ${finding.url} in block ${seen[0]}.` : void 0;
      }
      function heightsOf(records = [], hash) {
        const own = records.filter(({ matchedHash }) => (0, digest.VB)(matchedHash, hash));
        return own.map(({ blockNumber }) => Number(blockNumber ?? Number.NaN)).filter(Number.isSafeInteger);
      }
      function withPlaces(outcome, records) {
        const evidence = (0, core_outcome.X1)(outcome);
        if (evidence === void 0 || evidence.records.length > 0)
          return outcome;
        return { ...outcome, evidence: { ...evidence, records } };
      }
      ;
      async function openWithNodes(inputs, { log, signals }, openService) {
        const { abort, stop } = signals.cancellation;
        const closed = new AbortController();
        const signal = AbortSignal.any([abort, closed.signal]);
        const nodes = openNodes(inputs.nodes, { timeoutMs: inputs.requestTimeout, signal });
        const close = () => closed.abort();
        const url = (0, host_inputs.Ad)(inputs);
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
            const [outcome, heard] = await Promise.all([service.operate(target), nodes.ask(hash, mode)]);
            return reconcile({ url, outcome }, heard, hash);
          }
        };
      }
      function toHash(target) {
        return "root" in target ? target.root : target.digest;
      }
      function besideNodes(chain, nodes, url, stop) {
        return {
          ...chain,
          find: async (digest2, signal = stop) => {
            const asking = Promise.all([chain.find(digest2, signal), nodes.ask(digest2, "check")]);
            const answers = await beforeAbort(asking, signal);
            if (answers === void 0)
              return (0, core_outcome.w2)(new errors._Z("NOT_ATTEMPTED", "Nothing was sent for it: the waiting ended before."));
            const [outcome, heard] = answers;
            return reconcile({ url, outcome }, heard, digest2);
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
        const nodes = addresses.map((address) => (0, node.RM)(address, options));
        let demo;
        return {
          ask: async (hash, mode) => {
            const answer = await (0, ask.J)(nodes, hash, { signal: options.signal });
            if (answer.kind === "found" || answer.kind === "not-found") {
              demo ??= Promise.allSettled(nodes.map((node2) => node2.facts())).then((facts) => facts.some((one) => one.status === "fulfilled" && one.value.test));
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
          return { ...(0, core_outcome.w2)(answer.error), sources };
        const records = answer.kind === "found" ? answer.locations.map((one) => (0, find.uZ)(one, hash)) : [];
        const evidence = { requestId: "", records, segments: [], ...demo && { demo } };
        const heard = { sources, ...answer.restsOn !== void 0 && { restsOn: answer.restsOn } };
        if (answer.kind === "found")
          return { kind: mode === "check" ? "found" : "verified", evidence, ...heard };
        return { kind: mode === "check" ? "not-found" : "no-match", evidence, ...heard };
      }
      function toNodeSource({ name, said, block, confirmations, error }) {
        const isAnswered = error === void 0 || error.code === "NODE_ANSWER_INVALID";
        const failed = isAnswered ? "unknown" : (0, core_outcome.w2)(error).kind;
        return {
          kind: "node",
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
