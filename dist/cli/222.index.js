export const id = 222;
export const ids = [222];
export const modules = {
  /***/
  3222: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        J: () => (
          /* binding */
          askChain
        )
      });
      var promises_ = __webpack_require__(8500);
      var errors = __webpack_require__(3943);
      ;
      function contradiction(findings, heads) {
        const names = findings.map(({ source }) => source.name).join(" and ");
        if (heads.includes(void 0))
          return `${names} cannot be compared: they have no block in common.`;
        const [head, ...rest] = heads;
        if (rest.some((one) => one?.id !== head?.id))
          return `${names} are on different chains: block ${head?.number} is not the same.`;
        const [first, ...others] = findings.filter(({ source }) => source.said === "found" || source.said === "too-recent");
        if (first === void 0)
          return void 0;
        const missing = saying(findings, "not-found")[0]?.source.name;
        if (missing !== void 0 && saying(findings, "found").length > 0) {
          return `${first.source.name} finds it in block ${first.source.block}, and ${missing} has the whole chain and does not find it.`;
        }
        const other = others.find((one) => !sharesLocation(first, one));
        return other && `${first.source.name} and ${other.source.name} find it in different places.`;
      }
      function saying(findings, said) {
        return findings.filter(({ source }) => source.said === said);
      }
      function sharesLocation(one, other) {
        return one.locations.some(({ coinId, block, blockId }) => other.locations.some((location) => location.coinId === coinId && location.block === block && (blockId === void 0 || location.blockId === void 0 || location.blockId === blockId)));
      }
      function toFinders(findings) {
        if (saying(findings, "too-recent").length > 0)
          return [];
        return saying(findings, "found").toSorted((one, other) => Number(other.whole) - Number(one.whole));
      }
      function conclude(findings, proofs, sources) {
        const [recent] = saying(findings, "too-recent");
        if (recent !== void 0) {
          const { block, confirmations } = recent.source;
          const note = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
          return { kind: "unknown", note, sources };
        }
        const [finder, ...others] = toFinders(findings);
        if (finder !== void 0)
          return concludeFound(finder, others.length, { proofs, sources });
        const [only, ...more] = saying(findings, "not-found");
        if (only === void 0) {
          const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
          return { kind: "unknown", note, sources };
        }
        return { kind: "not-found", sources, ...more.length === 0 && { restsOn: only.source.name } };
      }
      function concludeFound({ source: { name }, locations, whole }, others, asked) {
        const { proofs } = asked;
        const rejecting = proofs.find(({ verdict }) => verdict === "rejected");
        if (rejecting !== void 0) {
          const note = `${name} finds it, and ${rejecting.name} does not accept its proof.`;
          return { kind: "unknown", note, sources: asked.sources };
        }
        const proved = proofs.filter(({ verdict }) => verdict === "accepted").map((one) => one.name);
        const sources = asked.sources.map((one) => proved.includes(one.name) ? { ...one, said: "proved" } : one);
        if (proved.length < proofs.length && others === 0 && !whole) {
          return { kind: "unknown", note: `Only ${name} finds it, and it does not hold the whole chain.`, sources };
        }
        return { kind: "found", locations, sources, ...others + proved.length === 0 && { restsOn: name } };
      }
      var find = __webpack_require__(3903);
      var node = __webpack_require__(1436);
      var reply = __webpack_require__(4950);
      ;
      const settledAfter = 3;
      async function askChain(nodes, digest, options = {}) {
        const asked = await Promise.all(nodes.map((node2) => askNode(node2, digest, options)));
        const findings = asked.filter((one) => "node" in one);
        const sources = asked.map(({ source }) => source);
        try {
          const note = contradiction(findings, await readHeads(findings));
          if (note !== void 0)
            return { kind: "unknown", note, sources };
        } catch (thrown) {
          return toNodesFailure((0, errors.Xt)(thrown), sources);
        }
        const failed = sources.find(({ error }) => error !== void 0);
        if (failed?.error !== void 0)
          return toNodesFailure(failed.error, sources);
        return conclude(findings, await judgeProofs(findings, digest), sources);
      }
      async function askNode(node2, digest, options) {
        try {
          const search = await searchAgain(node2, digest, options);
          return { ...search, node: node2, source: toSource(node2.name, search) };
        } catch (thrown) {
          return { source: { name: node2.name, said: "error", error: (0, errors.Xt)(thrown) } };
        }
      }
      async function searchAgain(node2, digest, { pauses = [500, 1500], signal }) {
        for (const pause of pauses) {
          try {
            return await (0, find.u$)(node2, digest);
          } catch (thrown) {
            if (!(0, reply.pb)((0, errors.Xt)(thrown)) || signal?.aborted === true)
              throw thrown;
            await (0, promises_.setTimeout)(pause, void 0, signal && { signal }).catch(() => void 0);
          }
        }
        return await (0, find.u$)(node2, digest);
      }
      function toSource(name, { locations, whole }) {
        const [oldest] = locations;
        if (oldest === void 0)
          return { name, said: whole ? "not-found" : "not-kept" };
        const { block, confirmations } = oldest;
        return { name, said: confirmations >= settledAfter ? "found" : "too-recent", block, confirmations };
      }
      function toNodesFailure(error, sources) {
        if (error.code === "NODE_ANSWER_INVALID")
          return { kind: "unknown", note: error.message, sources };
        return { kind: (0, errors.u2)(error.code).outage === true ? "unreachable" : "failed", error, sources };
      }
      async function readHeads(findings) {
        if (findings.length < 2)
          return [];
        const height = Math.max(1, Math.min(...findings.map(({ tip }) => tip)) - settledAfter);
        return await Promise.all(findings.map(({ node: node2 }) => node2.block(height)));
      }
      async function judgeProofs(findings, digest) {
        const [finder] = toFinders(findings);
        const [oldest] = finder?.locations ?? [];
        if (finder === void 0 || oldest === void 0)
          return [];
        const judged = saying(findings, "not-kept").map(async ({ node: node2 }) => {
          return { name: node2.name, verdict: await judgeProof(finder.node, node2, digest, oldest) };
        });
        return await Promise.all(judged);
      }
      async function judgeProof(finder, judge, digest, { coinId }) {
        try {
          const [exported] = await finder.rpc.run([(0, reply.Ve)("coinexport", { coinid: coinId })]);
          const data = (0, reply.oH)((0, reply._F)((0, node.lR)(exported), "data"));
          if (exported?.ok !== true || data === void 0)
            return "missing";
          const [checked] = await judge.rpc.run([(0, reply.Ve)("coincheck", { data })]);
          const coin = (0, node.Uj)((0, reply._F)((0, node.lR)(checked), "coin"));
          const valid = checked?.ok === true && (0, reply._F)((0, node.lR)(checked), "valid") === true;
          const same = coin?.coinId === coinId && (0, node.HM)(coin.state, digest) !== void 0;
          return valid && same ? "accepted" : "rejected";
        } catch (thrown) {
          if ((0, errors.Xt)(thrown).code === "INTERNAL")
            throw thrown;
          return "missing";
        }
      }
    })
  ),
  /***/
  3903: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        u$: () => (
          /* binding */
          findDigest
        ),
        /* harmony export */
        uZ: () => (
          /* binding */
          toLocationRecord
        )
        /* harmony export */
      });
      var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1436);
      var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4950);
      const unspendableAddress = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";
      const knownAddresses = [
        unspendableAddress,
        "0xFFEEDD",
        "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5"
      ];
      const archiveTimeoutMs = 12e4;
      const maxHeaders = 8;
      async function findDigest(node, digest, options = {}) {
        const { since } = options;
        const { tip, coins } = await node.coinsWith(digest);
        const recent = coins.flatMap((coin) => toLocation(coin, coin.created, digest, tip));
        const { whole, mega } = await node.past();
        const old = recent.length > 0 || mega ? [] : await searchArchive(node, digest, tip, options);
        const reachesBack = whole || since !== void 0 && await node.block(since) !== void 0;
        const locations = [...recent, ...old ?? []].toSorted((one, other) => one.block - other.block);
        return { locations: await withHeaders(node, locations), whole: reachesBack && old !== void 0, tip };
      }
      function toLocationRecord(location, digest) {
        const { block, time, blockId, coinId } = location;
        return {
          blockNumber: block,
          ...time !== void 0 && { blockDate: new Date(time).toISOString() },
          ...blockId !== void 0 && { txpowId: blockId },
          coinId,
          matchedHash: (0, _reply_js__WEBPACK_IMPORTED_MODULE_1__.sg)(digest)
        };
      }
      function toLocation(coin, block, digest, tip) {
        if (coin === void 0 || block === void 0 || block > tip)
          return [];
        const port = (0, _node_js__WEBPACK_IMPORTED_MODULE_0__.HM)(coin.state, digest);
        if (port === void 0)
          return [];
        return [{ coinId: coin.coinId, address: coin.address, port, block, confirmations: tip - block }];
      }
      async function searchArchive(node, digest, tip, options) {
        const { addresses = knownAddresses, archive = true } = options;
        if (!archive)
          return void 0;
        const locations = [];
        for (const address of addresses) {
          const search = { action: "addresscheck", address, statecheck: (0, _reply_js__WEBPACK_IMPORTED_MODULE_1__.sg)(digest) };
          const [reply] = await node.rpc.run([(0, _reply_js__WEBPACK_IMPORTED_MODULE_1__.Ve)("archive", search)], archiveTimeoutMs);
          if (reply?.ok !== true)
            return void 0;
          for (const item of (0, _reply_js__WEBPACK_IMPORTED_MODULE_1__.c3)((0, _reply_js__WEBPACK_IMPORTED_MODULE_1__._F)(reply.fields, "coins", "created"))) {
            const created = (0, _reply_js__WEBPACK_IMPORTED_MODULE_1__.rl)((0, _reply_js__WEBPACK_IMPORTED_MODULE_1__._F)(item, "block"));
            locations.push(...toLocation((0, _node_js__WEBPACK_IMPORTED_MODULE_0__.Uj)((0, _reply_js__WEBPACK_IMPORTED_MODULE_1__._F)(item, "coin")), created, digest, tip));
          }
        }
        return locations;
      }
      async function withHeaders(node, locations) {
        const numbers = [...new Set(locations.map(({ block }) => block))].slice(0, maxHeaders);
        const heads = await Promise.all(numbers.map((number) => node.block(number)));
        return locations.map((location) => {
          const head = heads[numbers.indexOf(location.block)];
          return head === void 0 ? location : { ...location, blockId: head.id, time: head.time };
        });
      }
    })
  ),
  /***/
  1436: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        RM: () => (
          /* binding */
          createNode
        ),
        HM: () => (
          /* binding */
          portOf
        ),
        Uj: () => (
          /* binding */
          readCoin
        ),
        lR: () => (
          /* binding */
          responseOf
        )
      });
      var node_reply = __webpack_require__(4950);
      var external_node_http_ = __webpack_require__(7067);
      var external_node_https_ = __webpack_require__(4708);
      var external_node_crypto_ = __webpack_require__(7598);
      var external_node_tls_ = __webpack_require__(1692);
      var json = __webpack_require__(9759);
      ;
      function createRpc(address, options = {}) {
        const { ca, timeoutMs: usual = 2e4, maxBytes = 16 * 1024 * 1024, signal } = options;
        const { name, url, credentials } = address;
        const fixed = {
          method: "GET",
          // The node closes every connection after one answer without saying so: a kept one only breaks.
          agent: false,
          headers: {
            // The node reads only this spelling.
            ...credentials !== void 0 && { Authorization: `Basic ${Buffer.from(credentials).toString("base64")}` },
            Connection: "close"
          },
          ...url.protocol === "https:" && tlsOptions(ca)
        };
        return {
          name,
          async run(commands, timeoutMs = usual) {
            const deadline = AbortSignal.timeout(timeoutMs);
            const abort = signal === void 0 ? deadline : AbortSignal.any([deadline, signal]);
            const target = new URL(`/${encodeURIComponent(commands.join(";"))}`, url);
            try {
              const answer = await rpc_open(target, { ...fixed, signal: abort });
              return (0, node_reply.Bd)(await readText(answer, maxBytes, name), commands, name);
            } catch (error) {
              throw deadline.aborted ? (0, node_reply.HB)(name, `no whole answer within ${timeoutMs / 1e3} s`, deadline.reason) : (0, node_reply.wc)(name, error);
            }
          }
        };
      }
      function tlsOptions(ca) {
        if (ca === void 0)
          return { rejectUnauthorized: true };
        const pinned = new external_node_crypto_.X509Certificate(ca);
        return {
          rejectUnauthorized: true,
          ca,
          // A node's own certificate names localhost only; the very certificate that was handed over needs no name.
          checkServerIdentity: (host, peer) => peer.fingerprint256 === pinned.fingerprint256 ? void 0 : (0, external_node_tls_.checkServerIdentity)(host, peer)
        };
      }
      async function readText(answer, maxBytes, node) {
        const { statusCode = 0 } = answer;
        if (statusCode !== 200) {
          answer.destroy();
          throw statusCode === 401 || statusCode === 403 ? (0, node_reply.J5)(node) : (0, node_reply.Gq)(node, `it answered ${statusCode}`);
        }
        const tooLarge = () => (0, node_reply.Gq)(node, `its answer is larger than ${maxBytes / 1048576} MiB`);
        const chunks = [];
        for await (const chunk of (0, json.OC)(answer, maxBytes, tooLarge))
          chunks.push(chunk);
        return Buffer.concat(chunks).toString("utf8");
      }
      function rpc_open(url, options) {
        const { promise, resolve, reject } = Promise.withResolvers();
        const request = (url.protocol === "https:" ? external_node_https_.request : external_node_http_.request)(url, options, resolve);
        request.on("error", reject);
        request.end();
        return promise;
      }
      ;
      function createNode(address, options = {}) {
        const rpc = createRpc(address, options);
        const { name } = rpc;
        let past;
        return {
          name,
          rpc,
          facts: async () => await readFacts(rpc),
          async past() {
            past ??= readPast(rpc).catch((error) => {
              past = void 0;
              throw error;
            });
            return await past;
          },
          async block(number) {
            const [reply] = await rpc.run([(0, node_reply.Ve)("txpow", { block: number })]);
            if (reply?.ok !== true)
              return void 0;
            const block = responseOf(reply);
            const time = (0, node_reply.Et)((0, node_reply._F)(block, "header", "timemilli"));
            const [height, id2] = [(0, node_reply.rl)((0, node_reply._F)(block, "header", "block")), (0, node_reply.gg)((0, node_reply._F)(block, "txpowid"))];
            if (height !== number || time === void 0 || id2 === void 0)
              throw (0, node_reply.Gq)(name, "it names another block");
            return { number, time, id: id2 };
          },
          async coinsWith(digest) {
            const search = { state: (0, node_reply.sg)(digest), simplestate: "true", megammr: "true" };
            const [block, found] = await runAll(rpc, [(0, node_reply.Ve)("block"), (0, node_reply.Ve)("coins", search)]);
            const tip = (0, node_reply.rl)((0, node_reply._F)(responseOf(block), "block"));
            const listed = responseOf(found);
            if (tip === void 0 || !Array.isArray(listed))
              throw (0, node_reply.Gq)(name, "its coins are no list");
            return { tip, coins: listed.flatMap((item) => readCoin(item) ?? []) };
          }
        };
      }
      async function runAll(rpc, commands, timeoutMs) {
        const replies = await rpc.run(commands, timeoutMs);
        const failed = replies.find(({ ok }) => !ok);
        if (/^no blocks yet/i.test(failed?.error ?? ""))
          throw withoutBlocks(rpc.name);
        if (failed !== void 0)
          throw (0, node_reply.Gq)(rpc.name, `it refused a command: ${failed.error ?? ""}`);
        return replies;
      }
      function withoutBlocks(name) {
        return (0, node_reply.HB)(name, "it has no blocks yet, for it has not met another node of its chain");
      }
      function responseOf(reply) {
        return (0, node_reply._F)(reply?.fields, "response");
      }
      async function readFacts(rpc) {
        const [status] = await runAll(rpc, [(0, node_reply.Ve)("status")]);
        const facts = responseOf(status);
        const chain = (0, node_reply._F)(facts, "chain");
        if ((0, node_reply.Je)((0, node_reply._F)(chain, "hash")) === "0x00")
          throw withoutBlocks(rpc.name);
        const [tip, tipId] = [(0, node_reply.rl)((0, node_reply._F)(chain, "block")), (0, node_reply.gg)((0, node_reply._F)(chain, "hash"))];
        const version = (0, node_reply.Je)((0, node_reply._F)(facts, "version"));
        const peers = (0, node_reply.rl)((0, node_reply._F)(facts, "network", "connected"));
        if (tip === void 0 || tipId === void 0 || version === void 0 || peers === void 0) {
          throw (0, node_reply.Gq)(rpc.name, "it does not say how it stands");
        }
        const sealed = (0, node_reply.rl)((0, node_reply._F)(chain, "cascade", "start")) ?? 0;
        return { version, test: /test/i.test(version), tip, tipId, peers, sealed };
      }
      async function readPast(rpc) {
        const [status, mmr, first] = await rpc.run([
          (0, node_reply.Ve)("status"),
          (0, node_reply.Ve)("megammr"),
          (0, node_reply.Ve)("txpow", { block: 1 })
        ]);
        if (status?.ok !== true)
          throw (0, node_reply.Gq)(rpc.name, "it does not say how it stands");
        const sum = (0, node_reply.Je)((0, node_reply._F)(responseOf(mmr), "mmr", "root", "value"));
        const supply = (0, node_reply.Je)((0, node_reply._F)(responseOf(status), "minima"));
        const isWhole = sum !== void 0 && supply !== void 0 && Number(sum) >= Number(supply);
        const mega = isWhole && (0, node_reply._F)(responseOf(mmr), "enabled") === true;
        return { mega, whole: mega || first?.ok === true };
      }
      function readCoin(value) {
        const coinId = (0, node_reply.gg)((0, node_reply._F)(value, "coinid"));
        const created = (0, node_reply.rl)((0, node_reply._F)(value, "created"));
        const [address, amount, tokenId] = ["address", "amount", "tokenid"].map((name) => (0, node_reply.Je)((0, node_reply._F)(value, name)));
        if (coinId === void 0 || created === void 0)
          return void 0;
        if (address === void 0 || amount === void 0 || tokenId === void 0)
          return void 0;
        return { coinId, address, amount, tokenId, created, state: readState((0, node_reply._F)(value, "state")) };
      }
      function readState(value) {
        const listed = (0, node_reply.c3)(value).map((item) => [(0, node_reply._F)(item, "port"), (0, node_reply._F)(item, "data")]);
        const entries = Array.isArray(value) ? listed : Object.entries((0, node_reply.Pf)(value) ?? {});
        return new Map(entries.flatMap(([port, data]) => {
          const [number, text] = [(0, node_reply.rl)(port), (0, node_reply.Je)(data)];
          return number === void 0 || text === void 0 ? [] : [[number, text]];
        }));
      }
      function portOf(state, digest) {
        const wanted = (0, node_reply.sg)(digest);
        return [...state].find(([, data]) => data === wanted)?.[0];
      }
    })
  ),
  /***/
  4950: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bd: () => (
          /* binding */
          readReplies
        ),
        /* harmony export */
        Et: () => (
          /* binding */
          momentOf
        ),
        /* harmony export */
        Gq: () => (
          /* binding */
          invalid
        ),
        /* harmony export */
        HB: () => (
          /* binding */
          unreachable
        ),
        /* harmony export */
        J5: () => (
          /* binding */
          refused
        ),
        /* harmony export */
        Je: () => (
          /* binding */
          stringOf
        ),
        /* harmony export */
        Pf: () => (
          /* binding */
          fieldsOf
        ),
        /* harmony export */
        Ve: () => (
          /* binding */
          toCommand
        ),
        /* harmony export */
        _F: () => (
          /* binding */
          fieldOf
        ),
        /* harmony export */
        c3: () => (
          /* binding */
          listOf
        ),
        /* harmony export */
        gg: () => (
          /* binding */
          hex32Of
        ),
        /* harmony export */
        oH: () => (
          /* binding */
          hexBytesOf
        ),
        /* harmony export */
        pb: () => (
          /* binding */
          isConnectionLost
        ),
        /* harmony export */
        rl: () => (
          /* binding */
          numberOf
        ),
        /* harmony export */
        sg: () => (
          /* binding */
          toChainHex
        ),
        /* harmony export */
        wc: () => (
          /* binding */
          toNodeError
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7066);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7422);
      function readReplies(text, commands, node) {
        const value = parseReplyJson(text, node);
        if (Array.isArray(value) && value.length === 0)
          throw unreachable(node, "it did not read the command");
        const items = Array.isArray(value) ? value : [value];
        if (items.length > commands.length)
          throw invalid(node, "it answered more commands than it was given");
        const replies = items.map((item, index) => readCommandReply(item, commands[index] ?? "", node));
        if (replies.length < commands.length && replies.at(-1)?.ok !== false) {
          throw invalid(node, "it answered fewer commands than it was given");
        }
        return replies;
      }
      function parseReplyJson(text, node) {
        try {
          return JSON.parse(text);
        } catch {
          throw invalid(node, "its answer is not JSON");
        }
      }
      function readCommandReply(item, command, node) {
        const fields = fieldsOf(item);
        if (fields === void 0 || typeof fields["status"] !== "boolean")
          throw invalid(node, "its answer has no status");
        if (fields["pending"] === true)
          return { ok: false, fields, error: "the user may only read" };
        if (!fields["status"]) {
          const error = stringOf(fields["error"] ?? fields["message"]) ?? "it does not say why";
          return { ok: false, fields, error: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(error) };
        }
        if (fields["command"] !== command.split(" ")[0])
          throw invalid(node, "it answered another command");
        return { ok: true, fields };
      }
      function fieldsOf(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
      }
      const fieldOf = _core_members_js__WEBPACK_IMPORTED_MODULE_2__.mz;
      function listOf(value) {
        return Array.isArray(value) ? value : [];
      }
      function stringOf(value) {
        return typeof value === "string" ? value : void 0;
      }
      function numberOf(value) {
        const number = typeof value === "number" ? value : Number(/^[0-9]{1,15}$/.exec(stringOf(value) ?? "")?.[0] ?? Number.NaN);
        return Number.isSafeInteger(number) && number >= 0 ? number : void 0;
      }
      const lastMoment = 864e13;
      function momentOf(value) {
        const number = numberOf(value);
        return number === void 0 || number > lastMoment ? void 0 : number;
      }
      function hex32Of(value) {
        return typeof value === "string" && /^0x[0-9A-F]{64}$/.test(value) ? value : void 0;
      }
      function hexBytesOf(value) {
        return typeof value === "string" && /^0x(?:[0-9A-F]{2}){1,65536}$/.test(value) ? value : void 0;
      }
      const safeValue = /^(?:0x[0-9A-F]{1,131072}|[0-9]{1,30}(?:\.[0-9]{1,44})?|[a-z][a-z0-9]{0,63})$/;
      const safeName = /^[a-z]{1,32}$/;
      function toCommand(name, parameters = {}) {
        const parts = Object.entries(parameters).map(([key, value]) => {
          if (!safeName.test(key) || !safeValue.test(String(value))) {
            throw new RangeError(`The parameter ${key} of a node's command is neither hex, nor a number, nor a word.`);
          }
          return `${key}:${value}`;
        });
        if (!safeName.test(name))
          throw new RangeError("A node's command is one word.");
        return [name, ...parts].join(" ");
      }
      function toChainHex(text) {
        const bare = text.replace(/^0x/i, "").toUpperCase();
        if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bare))
          throw new RangeError("This is no hex of whole bytes.");
        return `0x${bare}`;
      }
      function unreachable(name, reason, cause) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NODE_UNREACHABLE", `The node ${name} cannot be asked: ${reason}.`, { cause });
      }
      function isConnectionLost({ code, cause }) {
        if (code !== "NODE_UNREACHABLE")
          return false;
        return cause === void 0 || cause instanceof Error && "code" in cause && /^E[A-Z]+$/.test(String(cause.code));
      }
      function invalid(name, reason) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NODE_ANSWER_INVALID", `The node ${name} cannot be understood: ${reason}.`);
      }
      function toNodeError(name, thrown) {
        if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
          return thrown;
        const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : void 0;
        if (code === void 0)
          return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        if (code === "HPE_CR_EXPECTED")
          return refused(name);
        if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|EPROTO/.test(code)) {
          const message = `The node ${name} cannot be asked: the TLS connection was refused (${code}).`;
          const hint = "Give the node's certificate, or that of its authority. Verification cannot be switched off.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("TLS_REJECTED", message, { cause: thrown, hint });
        }
        return unreachable(name, (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(code), thrown);
      }
      function refused(name) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NODE_NOT_AUTHORISED", `The node ${name} refused the user or the password.`);
      }
    })
  )
};
