export const id = 57;
export const ids = [57];
export const modules = {
  /***/
  2057: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        parseNodeSettings: () => (
          /* binding */
          parseNodeSettings
        )
      });
      var errors = __webpack_require__(3026);
      var core_url = __webpack_require__(5708);
      var promises_ = __webpack_require__(8500);
      var node = __webpack_require__(1436);
      var reply = __webpack_require__(4950);
      ;
      function conclude_contradiction(witnesses, heads) {
        const names = witnesses.map(({ source }) => source.name).join(" and ");
        if (heads.includes(void 0))
          return `${names} cannot be compared: they have no block in common.`;
        const [head, ...rest] = heads;
        if (rest.some((one) => one?.id !== head?.id))
          return `${names} are on different chains: block ${head?.number} is not the same.`;
        const [first, ...others] = witnesses.filter(({ source }) => source.said === "found" || source.said === "too-recent");
        if (first === void 0)
          return void 0;
        const missing = saying(witnesses, "not-found")[0]?.source.name;
        if (missing !== void 0 && saying(witnesses, "found").length > 0) {
          return `${first.source.name} finds it in block ${first.source.block}, and ${missing} has the whole chain and does not find it.`;
        }
        const other = others.find((witness) => !sharesLocation(first, witness));
        return other && `${first.source.name} and ${other.source.name} find it in different places.`;
      }
      function saying(witnesses, said) {
        return witnesses.filter(({ source }) => source.said === said);
      }
      function sharesLocation(one, other) {
        return one.locations.some(({ coinId, block, blockId }) => other.locations.some((location) => location.coinId === coinId && location.block === block && (blockId === void 0 || location.blockId === void 0 || location.blockId === blockId)));
      }
      function conclude_toFinders(witnesses) {
        if (saying(witnesses, "too-recent").length > 0)
          return [];
        return saying(witnesses, "found").toSorted((one, other) => Number(other.whole) - Number(one.whole));
      }
      function conclude_conclude(witnesses, proofs, sources) {
        const [recent] = saying(witnesses, "too-recent");
        if (recent !== void 0) {
          const { block, confirmations } = recent.source;
          const note = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
          return { kind: "unknown", note, sources };
        }
        const [finder, ...others] = conclude_toFinders(witnesses);
        if (finder !== void 0)
          return concludeFound(finder, others.length, { proofs, sources });
        const [only, ...more] = saying(witnesses, "not-found");
        if (only === void 0) {
          const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
          return { kind: "unknown", note, sources };
        }
        return { kind: "not-found", sources, ...more.length === 0 && { restsOn: only.source.name } };
      }
      function concludeFound({ source: { name }, locations, whole }, others, { proofs, sources }) {
        const rejecting = proofs.find(({ verdict }) => verdict === "rejected");
        if (rejecting !== void 0) {
          return { kind: "unknown", note: `${name} finds it, and ${rejecting.name} does not accept its proof.`, sources };
        }
        const proved = proofs.filter(({ verdict }) => verdict === "accepted").map((one) => one.name);
        const heard = sources.map((one) => proved.includes(one.name) ? { ...one, said: "proved" } : one);
        if (proved.length < proofs.length && others === 0 && !whole) {
          return { kind: "unknown", note: `Only ${name} finds it, and it does not hold the whole chain.`, sources: heard };
        }
        return { kind: "found", locations, sources: heard, ...others + proved.length === 0 && { restsOn: name } };
      }
      async function conclude_proofVerdict(finder, judge, { digest, coinId }) {
        try {
          const [exported] = await finder.rpc.run([toCommand("coinexport", { coinid: coinId })]);
          const data = stringOf(fieldOf(responseOf(exported), "data"));
          if (exported?.ok !== true || data === void 0 || !/^0x(?:[0-9A-F]{2}){1,65536}$/.test(data))
            return "missing";
          const [checked] = await judge.rpc.run([toCommand("coincheck", { data })]);
          const coin = readCoin(fieldOf(responseOf(checked), "coin"));
          const valid = checked?.ok === true && fieldOf(responseOf(checked), "valid") === true;
          const same = coin?.coinId === coinId && portOf(coin.state, digest) !== void 0;
          return valid && same ? "accepted" : "rejected";
        } catch (thrown) {
          if (toAnchorError(thrown).code === "INTERNAL")
            throw thrown;
          return "missing";
        }
      }
      var find = __webpack_require__(3903);
      ;
      const settledAfter = 3;
      const lostPauses = (
        /* unused pure expression or super */
        null
      );
      async function askChain(nodes, digest, options2 = {}) {
        const asked = await Promise.all(nodes.map((node2) => askNode(node2, digest, options2)));
        const witnesses = asked.filter((one) => "node" in one);
        const failed = asked.find((one) => "error" in one && one.error !== void 0);
        const sources = asked.map((one) => "node" in one ? one.source : one);
        try {
          const note = contradiction(witnesses, await readHeads(witnesses));
          if (note !== void 0)
            return { kind: "unknown", note, sources };
        } catch (thrown) {
          return toNodesFailure(toAnchorError(thrown), sources);
        }
        if (failed !== void 0)
          return toNodesFailure(failed.error, sources);
        return conclude(witnesses, await judgeProofs(witnesses, digest), sources);
      }
      async function askNode(node2, digest, options2) {
        const { confirmations = settledAfter } = options2;
        try {
          const look = await lookAgain(node2, digest, options2);
          return { ...look, node: node2, source: toSource(node2.name, look, confirmations) };
        } catch (thrown) {
          return { name: node2.name, said: "error", error: toAnchorError(thrown) };
        }
      }
      async function lookAgain(node2, digest, options2) {
        for (const pause of options2.pauses ?? lostPauses) {
          try {
            return await findDigest(node2, digest, options2);
          } catch (thrown) {
            if (!isConnectionLost(toAnchorError(thrown)) || options2.signal?.aborted === true)
              throw thrown;
            await pauseFor(pause, options2.signal);
          }
        }
        return await findDigest(node2, digest, options2);
      }
      async function pauseFor(milliseconds, signal) {
        try {
          await sleep(milliseconds, void 0, signal === void 0 ? {} : { signal });
        } catch (error) {
          if (signal?.aborted !== true)
            throw error;
        }
      }
      function toSource(name, { locations, whole }, confirmations) {
        const [oldest] = locations;
        if (oldest === void 0)
          return { name, said: whole ? "not-found" : "not-kept" };
        const said = oldest.confirmations >= confirmations ? "found" : "too-recent";
        return { name, said, block: oldest.block, confirmations: oldest.confirmations };
      }
      function toNodesFailure(error, sources) {
        if (error.code === "NODE_ANSWER_INVALID")
          return { kind: "unknown", note: error.message, sources };
        return { kind: errorFacts(error.code).outage === true ? "unreachable" : "failed", error, sources };
      }
      async function readHeads(witnesses) {
        if (witnesses.length < 2)
          return [];
        const height = Math.max(1, Math.min(...witnesses.map(({ tip }) => tip)) - settledAfter);
        return await Promise.all(witnesses.map(({ node: node2 }) => node2.block(height)));
      }
      async function judgeProofs(witnesses, digest) {
        const [finder] = toFinders(witnesses);
        const [oldest] = finder?.locations ?? [];
        if (finder === void 0 || oldest === void 0)
          return [];
        const forgetful = witnesses.filter(({ source }) => source.said === "not-kept");
        return await Promise.all(forgetful.map(async ({ node: node2 }) => {
          return { name: node2.name, verdict: await proofVerdict(finder.node, node2, { digest, coinId: oldest.coinId }) };
        }));
      }
      var options = __webpack_require__(2394);
      ;
      function parseNodeSettings(url, values) {
        const { "node-password-file": passwordFile, "node-ca": caFile, anchor = "digest" } = values;
        checkUrl(url);
        if (anchor !== "digest" && anchor !== "root")
          throw (0, options.mp)(`--anchor ${anchor} is neither digest nor root`);
        if (passwordFile === "" || caFile === "")
          throw (0, options.mp)("--node-password-file and --node-ca name one file each");
        if (values["block-time"] !== void 0)
          throw (0, options.mp)("--block-time is for the ledger without --node");
        return {
          url,
          byRoot: anchor === "root",
          mintTrace: values["mint-trace"] !== void 0,
          batchIntervalMs: toNumber(values, "batch-interval", { usual: 60, most: 86400 }) * 1e3,
          confirmations: toNumber(values, "confirmations", { usual: settledAfter, most: 1e3 }),
          queue: toNumber(values, "queue", { usual: 1e5, most: 1e7 }),
          address: toAddress(values.address),
          ...passwordFile !== void 0 && { passwordFile },
          ...caFile !== void 0 && { caFile }
        };
      }
      function checkUrl(url) {
        try {
          (0, core_url.Ex)(url);
        } catch (error) {
          throw (0, options.mp)(`--node cannot be used: ${(0, errors.bD)(error)}`, error);
        }
        if (new URL(url).password !== "")
          throw (0, options.mp)("--node holds a password: give it by --node-password-file");
      }
      function toNumber(values, name, { usual, most }) {
        const text = values[name] ?? String(usual);
        if (!/^[0-9]{1,9}$/.test(text) || Number(text) > most)
          throw (0, options.mp)(`--${name} ${text} is not from 0 to ${most}`);
        return Number(text);
      }
      function toAddress(text) {
        if (text === void 0)
          return find.WP;
        if (!/^0x[0-9a-f]{64}$/i.test(text))
          throw (0, options.mp)(`--address ${text} is not 0x and 64 hexadecimal digits`);
        return (0, reply.sg)(text);
      }
    })
  )
};
