export const id = 523;
export const ids = [523];
export const modules = {
  /***/
  4523: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        openNode: () => (
          /* binding */
          openNode
        ),
        parseNodeSettings: () => (
          /* binding */
          parseNodeSettings
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var errors = __webpack_require__(8570);
      var json = __webpack_require__(5961);
      var members = __webpack_require__(2508);
      var core_url = __webpack_require__(1806);
      var promises_ = __webpack_require__(8500);
      var node_reply = __webpack_require__(6108);
      var external_node_http_ = __webpack_require__(7067);
      var external_node_https_ = __webpack_require__(4708);
      var external_node_crypto_ = __webpack_require__(7598);
      var external_node_tls_ = __webpack_require__(1692);
      ;
      function createRpc(address, options2 = {}) {
        const { ca, timeoutMs: usual = 2e4, maxBytes = 16 * 1024 * 1024, signal } = options2;
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
              const sentAt = Date.parse(answer.headers.date ?? "");
              const replies = (0, node_reply.Bd)(await readText(answer, maxBytes, name), commands, name);
              return Number.isNaN(sentAt) ? replies : replies.map((reply) => ({ ...reply, sentAt }));
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
          throw statusCode === 401 || statusCode === 403 ? (0, node_reply.Cy)(node) : (0, node_reply.Gq)(node, `it answered ${statusCode}`);
        }
        const tooLarge = () => (0, node_reply.Gq)(node, `its answer is larger than ${maxBytes / 1048576} MiB`);
        return new TextDecoder().decode(await (0, json.rU)(answer, maxBytes, tooLarge));
      }
      function rpc_open(url, options2) {
        const { promise, resolve, reject } = Promise.withResolvers();
        const request = (url.protocol === "https:" ? external_node_https_.request : external_node_http_.request)(url, options2, resolve);
        request.on("error", reject);
        request.end();
        return promise;
      }
      ;
      function createNode(address, options2 = {}) {
        const rpc = createRpc(address, options2);
        const { name } = rpc;
        let past;
        return {
          name,
          rpc,
          facts: () => readFacts(rpc),
          /** Returns how far back the node, whose last block is `tip`, knows its chain; asked once a block, not a digest. */
          async past(tip) {
            if (past?.tip !== tip)
              past = { tip, history: readPast(rpc) };
            const { history } = past;
            return await history.catch((error) => {
              if (past?.history === history)
                past = void 0;
              throw error;
            });
          },
          /** Returns the block at a height, or `undefined` where the node does not have it, or no longer. */
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
          /** Returns the last block's height and time, and the unspent coins whose state may hold `digest`. */
          async coinsWith(digest) {
            const search = { state: (0, node_reply.sg)(digest), simplestate: "true", megammr: "true" };
            const [block, found] = await runAll(rpc, [(0, node_reply.Ve)("block"), (0, node_reply.Ve)("coins", search)]);
            const tip = (0, node_reply.rl)((0, node_reply._F)(responseOf(block), "block"));
            const listed = responseOf(found);
            if (tip === void 0 || !Array.isArray(listed))
              throw (0, node_reply.Gq)(name, "its coins are no list");
            const tipTime = (0, node_reply.Et)((0, node_reply._F)(responseOf(block), "timemilli"));
            return { tip, tipTime, sentAt: block?.sentAt, coins: listed.flatMap((item) => readCoin(item) ?? []) };
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
        return {
          version,
          /** The chain is private or for tests: the node runs with `-test`. */
          test: /test/i.test(version),
          tip,
          /** Number of peers that the node is connected to. */
          peers,
          /** The highest block that can no longer change; 0 while there is none: `start` is then -1. */
          sealed: (0, node_reply.rl)((0, node_reply._F)(chain, "cascade", "start")) ?? 0
        };
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
        const listed = (0, node_reply.Un)(value).map((item) => [(0, node_reply._F)(item, "port"), (0, node_reply._F)(item, "data")]);
        const entries = (0, members.Gv)(value) ? Object.entries(value) : listed;
        return new Map(entries.flatMap(([port, data]) => {
          const [number, text] = [(0, node_reply.rl)(port), (0, node_reply.Je)(data)];
          return number === void 0 || text === void 0 ? [] : [[number, text]];
        }));
      }
      function portOf(state, digest) {
        const wanted = (0, node_reply.sg)(digest);
        return [...state].find(([, data]) => data === wanted)?.[0];
      }
      ;
      const unspendableAddress = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";
      const knownAddresses = [
        unspendableAddress,
        "0xFFEEDD",
        "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5"
      ];
      const archiveTimeoutMs = 12e4;
      const maxHeaders = 8;
      async function find_findDigest(node, digest, options2 = {}) {
        const { since } = options2;
        const { coins, ...last } = await node.coinsWith(digest);
        const { tip } = last;
        const recent = coins.flatMap((coin) => toLocation(coin, coin.created, digest, tip));
        const { whole, mega } = await node.past(tip);
        const old = recent.length > 0 || mega ? [] : await searchArchive(node, digest, tip, options2);
        const reachesBack = whole || since !== void 0 && await node.block(since) !== void 0;
        const locations = [...recent, ...old ?? []].toSorted((one, other) => one.block - other.block);
        return { locations: await withHeaders(node, locations), whole: reachesBack && old !== void 0, ...last };
      }
      const staleAfterMs = 18e5;
      function find_latestTime(tips) {
        return Math.max(Date.now(), ...tips.flatMap(({ tipTime = 0, sentAt = 0 }) => [tipTime, sentAt]));
      }
      function find_errorOfStale(name, { locations, whole, tipTime = Infinity }, now) {
        if (locations.length > 0 || !whole || now - tipTime <= staleAfterMs)
          return void 0;
        return new errors._Z("NODE_UNREACHABLE", `The node ${name} is behind: its last block is of ${new Date(tipTime).toISOString()}, and later ones may hold the digest.`, { hint: "Wait until the node has caught up, or ask another one." });
      }
      function toLocationRecord(location, digest) {
        const { block, time, blockId, coinId } = location;
        return {
          blockNumber: block,
          ...time !== void 0 && { blockDate: new Date(time).toISOString() },
          ...blockId !== void 0 && { txpowId: blockId },
          coinId,
          matchedHash: toChainHex(digest)
        };
      }
      function toLocation(coin, block, digest, tip) {
        if (coin === void 0 || block === void 0 || block > tip)
          return [];
        const port = portOf(coin.state, digest);
        if (port === void 0)
          return [];
        return [{ coinId: coin.coinId, address: coin.address, port, block, confirmations: tip - block }];
      }
      async function searchArchive(node, digest, tip, options2) {
        const { addresses = knownAddresses, archive = true } = options2;
        if (!archive)
          return void 0;
        const locations = [];
        for (const address of addresses) {
          const search = { action: "addresscheck", address, statecheck: (0, node_reply.sg)(digest) };
          const [reply] = await node.rpc.run([(0, node_reply.Ve)("archive", search)], archiveTimeoutMs);
          if (reply?.ok !== true)
            return void 0;
          for (const item of (0, node_reply.Un)((0, node_reply._F)(reply.fields, "coins", "created"))) {
            const created = (0, node_reply.rl)((0, node_reply._F)(item, "block"));
            locations.push(...toLocation(readCoin((0, node_reply._F)(item, "coin")), created, digest, tip));
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
      ;
      const settledAfter = 3;
      async function askChain(nodes, digest, options2 = {}) {
        const searched = await Promise.all(nodes.map((node) => askNode(node, digest, options2)));
        const now = latestTime(searched.filter((one) => one.node !== void 0));
        const asked = searched.map((one) => {
          const stale = one.node && errorOfStale(one.source.name, one, now);
          return stale === void 0 ? one : toUnanswered(one.source.name, stale);
        });
        const findings = asked.filter((one) => one.node !== void 0);
        const sources = asked.map(({ source }) => source);
        try {
          const height = Math.max(1, Math.min(...findings.map(({ tip }) => tip)) - settledAfter);
          const heads = findings.length < 2 ? [] : await Promise.all(findings.map(({ node }) => node.block(height)));
          const note = contradiction(findings, heads);
          if (note !== void 0)
            return { kind: "unknown", note, sources };
        } catch (thrown) {
          return toNodesFailure(toAnchorError(thrown), sources);
        }
        const failed = sources.find(({ error }) => error !== void 0);
        if (failed?.error !== void 0)
          return toNodesFailure(failed.error, sources);
        return conclude(findings, sources);
      }
      async function isOnTestChain(node) {
        try {
          return (await node.facts()).test;
        } catch {
          return false;
        }
      }
      async function askNode(node, digest, options2) {
        try {
          const search = await searchAgain(node, digest, options2);
          return { ...search, node, source: toSource(node.name, search) };
        } catch (thrown) {
          return toUnanswered(node.name, thrown);
        }
      }
      function toUnanswered(name, thrown) {
        return { source: { name, said: "error", error: toAnchorError(thrown) } };
      }
      async function searchAgain(node, digest, { pauses = [500, 1500], signal }) {
        for (const pause of pauses) {
          try {
            return await findDigest(node, digest);
          } catch (thrown) {
            if (!isConnectionLost(toAnchorError(thrown)) || signal?.aborted === true)
              throw thrown;
            await sleep(pause, void 0, signal && { signal }).catch(() => void 0);
          }
        }
        return await findDigest(node, digest);
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
        return { kind: errorFacts(error.code).outage === true ? "unreachable" : "failed", error, sources };
      }
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
      function conclude(findings, sources) {
        const [recent] = saying(findings, "too-recent");
        if (recent !== void 0) {
          const { block, confirmations } = recent.source;
          const note2 = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
          return { kind: "unknown", note: note2, sources };
        }
        const finders = saying(findings, "found");
        const finder = finders.find(({ whole }) => whole) ?? finders[0];
        if (finder !== void 0)
          return { kind: "found", locations: finder.locations, sources, ...restsOn(finders) };
        const missing = saying(findings, "not-found");
        if (missing.length > 0)
          return { kind: "not-found", sources, ...restsOn(missing) };
        const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
        return { kind: "unknown", note, sources };
      }
      function restsOn([only, ...others]) {
        return only === void 0 || others.length > 0 ? {} : { restsOn: only.source.name };
      }
      var reports = __webpack_require__(2696);
      var backend = __webpack_require__(7586);
      var log = __webpack_require__(3460);
      var core_digest = __webpack_require__(2427);
      var evidence_proof = __webpack_require__(1478);
      var merkle_tree = __webpack_require__(8583);
      ;
      const buildTimeoutMs = 18e4;
      const decimalPlaces = 44;
      const pattern = /^([0-9]{1,30})(?:\.([0-9]{1,44}))?$/;
      function parseAmount(text) {
        const [, whole, fraction = ""] = pattern.exec(text) ?? [];
        if (whole === void 0)
          throw new RangeError("This is no amount of the chain.");
        return BigInt(whole + fraction.padEnd(decimalPlaces, "0"));
      }
      function formatAmount(units) {
        const digits = units.toString().padStart(decimalPlaces + 1, "0");
        const fraction = digits.slice(-decimalPlaces).replace(/0+$/, "");
        return digits.slice(0, -decimalPlaces) + (fraction === "" ? "" : `.${fraction}`);
      }
      function toAnchorPlan(coin, { address, own, state }) {
        const rest = formatAmount(parseAmount(coin.amount) - parseAmount(anchorAmount));
        const outputs = [
          { address, amount: anchorAmount, keepsState: true },
          // The state counts against the transaction's size once for every output that keeps it.
          { address: own, amount: rest, keepsState: false }
        ];
        return { coin, outputs, state };
      }
      function toTokenPlan(...[coin, anchor]) {
        const { own, state } = anchor;
        const [token] = state.values();
        const amount = formatAmount(parseAmount(coin.amount) - parseAmount(tokenAmount));
        const plan = toAnchorPlan({ ...coin, amount }, anchor);
        const outputs = [{ address: own, amount: tokenAmount, keepsState: true }, ...plan.outputs];
        return { coin, outputs, state, ...token !== void 0 && { token } };
      }
      const anchorAmount = "0.0000000000000000000001";
      function toSplitPlan(coin, own, parts) {
        const total = parseAmount(coin.amount);
        const unit = parseAmount("0.000000000000000001");
        const part = total / BigInt(parts) / unit * unit;
        const last = total - part * BigInt(parts - 1);
        const amounts = [...Array.from({ length: parts - 1 }, () => part), last];
        const outputs = amounts.map((amount) => ({ address: own, amount: formatAmount(amount), keepsState: false }));
        return { coin, outputs, state: /* @__PURE__ */ new Map() };
      }
      async function buildTransaction(rpc, plan) {
        const id2 = `t${(0, external_node_crypto_.randomBytes)(12).toString("hex")}`;
        const state = [...plan.state].map(([port, value]) => (0, node_reply.Ve)("txnstate", { id: id2, port, value }));
        const outputs = plan.outputs.map(({ address, amount, keepsState }) => (0, node_reply.Ve)("txnoutput", { id: id2, amount, address, storestate: String(keepsState) }));
        const input = (0, node_reply.Ve)("txninput", { id: id2, coinid: plan.coin.coinId, scriptmmr: "true" });
        const draft = [(0, node_reply.Ve)("txncreate", { id: id2 }), input, ...state, ...outputs];
        const finish = [(0, node_reply.Ve)("txnsign", { id: id2, publickey: "auto" }), (0, node_reply.Ve)("txnmine", { id: id2 })];
        try {
          const begun = plan.token === void 0 ? draft : [await importToken(rpc, plan, id2, draft)];
          const replies = await runAll(rpc, [...begun, ...finish], buildTimeoutMs);
          return readBuilt(rpc.name, plan, replies.slice(-3));
        } finally {
          await rpc.run([(0, node_reply.Ve)("txndelete", { id: id2 })]).catch(() => void 0);
        }
      }
      async function importToken(rpc, { outputs, token }, id2, draft) {
        const replies = await runAll(rpc, [...draft, (0, node_reply.Ve)("txnexport", { id: id2 }), (0, node_reply.Ve)("txndelete", { id: id2 })]);
        const [outputReply, exported] = replies.slice(-3);
        const { coinIds } = readTransaction(outputReply);
        const own = outputs[0]?.address ?? "";
        const data = token && withToken(exported, { coinIds, own, digest: token });
        if (data === void 0)
          throw (0, node_reply.Gq)(rpc.name, "it does not export what it was told to put together");
        return (0, node_reply.Ve)("txnimport", { id: id2, data });
      }
      async function postTransaction(rpc, bytes) {
        await runAll(rpc, [(0, node_reply.Ve)("txnminepost", { data: bytes })]);
      }
      function readBuilt(node, { outputs }, [output, , mined]) {
        const { transactionId, coinIds } = readTransaction(output);
        const txpowId = (0, node_reply.gg)((0, node_reply._F)(responseOf(mined), "txpowid"));
        const bytes = (0, node_reply.oH)((0, node_reply._F)(responseOf(mined), "data"));
        if (transactionId === void 0 || txpowId === void 0 || coinIds.length !== outputs.length) {
          throw (0, node_reply.Gq)(node, "it does not name what it built");
        }
        if (bytes === void 0)
          throw (0, node_reply.Gq)(node, "it built no bytes");
        return { bytes, txpowId, transactionId, coinIds };
      }
      function readTransaction(reply) {
        const transaction = (0, node_reply._F)(responseOf(reply), "transaction");
        const coinIds = (0, node_reply.Un)((0, node_reply._F)(transaction, "outputs")).flatMap((item) => readCoin(item)?.coinId ?? []);
        return { transactionId: (0, node_reply.gg)((0, node_reply._F)(transaction, "transactionid")), coinIds };
      }
      const tokenAmount = `0.${"1".padStart(44, "0")}`;
      const [amountHex, ownToken, newToken] = ["2C0101", "0000000100", "00000001FF"];
      function withToken(exported, { coinIds, own, digest }) {
        const bytes = (0, node_reply.oH)((0, node_reply._F)(responseOf(exported), "data"));
        const [first, second] = coinIds.map((id2) => toLengthHex(32) + id2.slice(2));
        const head = `${first}${toLengthHex(32)}${own.slice(2)}${amountHex}${ownToken}`;
        const tail = `00${second}${toLengthHex(32)}`;
        const [before, rest, ...more] = bytes?.split(head) ?? [];
        const [middle, after, ...others] = rest?.split(tail) ?? [];
        if (before === void 0 || middle === void 0 || after === void 0)
          return void 0;
        if (more.length > 0 || others.length > 0)
          return void 0;
        return `${before}${head.slice(0, -ownToken.length)}${newToken}${middle}01${renderToken(digest)}${tail.slice(2)}${after}`;
      }
      function renderToken(digest) {
        const name = JSON.stringify({ name: "verification report", hash: digest });
        return `0000000100${toTextHex("RETURN TRUE")}00012C${amountHex}${toTextHex(name)}000100`;
      }
      function toTextHex(text) {
        return toLengthHex(Buffer.byteLength(text)) + Buffer.from(text).toString("hex").toUpperCase();
      }
      function toLengthHex(length) {
        return length.toString(16).toUpperCase().padStart(8, "0");
      }
      ;
      const minUsefulAmount = parseAmount("0.000000000000001");
      const maxLeaves = 1e5;
      const maxStates = 255;
      const firstPort = 99;
      const coinAge = 3;
      async function readFreeCoins(rpc, store) {
        const search = { relevant: "true", sendable: "true", checkmempool: "true", coinage: coinAge, tokenid: "0x00" };
        const [reply] = await runAll(rpc, [(0, node_reply.Ve)("coins", search)]);
        const listed = responseOf(reply);
        if (!Array.isArray(listed))
          throw (0, node_reply.Gq)(rpc.name, "its coins are no list");
        const coins = listed.flatMap((item) => readCoin(item) ?? []);
        const reserved = await store.anchorings.reservedCoins();
        const useful = coins.filter(({ coinId, amount }) => !reserved.has(coinId) && parseAmount(amount) >= minUsefulAmount);
        return useful.toSorted((one, other) => parseAmount(one.amount) < parseAmount(other.amount) ? -1 : 1);
      }
      async function hasCoin(rpc, coinId) {
        const [reply] = await runAll(rpc, [(0, node_reply.Ve)("coins", { relevant: "true", coinid: coinId })]);
        return (0, node_reply.Un)(responseOf(reply)).some((item) => readCoin(item)?.coinId === coinId);
      }
      async function readOwnAddress(rpc) {
        const [reply] = await runAll(rpc, [(0, node_reply.Ve)("getaddress")]);
        const address = (0, node_reply.gg)((0, node_reply._F)(responseOf(reply), "address"));
        if (address === void 0)
          throw (0, node_reply.Gq)(rpc.name, "it names no address of its own");
        return address;
      }
      async function carryNext(store, coin, { byRoot, tokens, dueBefore, time }) {
        const isDue = ([oldest]) => oldest !== void 0 && Math.abs(time - oldest.time) >= time - dueBefore;
        const requests = await store.taken.requests.waiting(maxLeaves);
        if (isDue(requests))
          return await carryRoot(store, coin, { waiting: requests, queue: "requests", time });
        const limit = byRoot ? maxLeaves : maxStates;
        const waiting = (await store.taken.stamps.waiting(limit + tokens.size)).filter(({ digest }) => !tokens.has(digest)).slice(0, limit);
        if (byRoot)
          return isDue(waiting) && await carryRoot(store, coin, { waiting, queue: "stamps", time });
        if (waiting.length === 0)
          return false;
        const ports = new Map(waiting.map(({ digest }, index) => [(firstPort + index) % 256, (0, node_reply.sg)(digest)]));
        const carried = waiting.map(({ number }) => [number, null]);
        return await begin(store, coin, { kind: "digests", ports, time }, "stamps", carried);
      }
      async function carryToken(store, coin, tokens, time) {
        for (const digest of tokens) {
          const wanted = await store.taken.stamp(digest);
          if (wanted === void 0 || !await store.taken.stamps.isWaiting(wanted))
            continue;
          const ports = /* @__PURE__ */ new Map([[firstPort, (0, node_reply.sg)(digest)]]);
          return await begin(store, coin, { kind: "token", ports, time }, "stamps", [[wanted.number, null]]);
        }
        return false;
      }
      async function carryRoot(store, coin, { waiting, queue, time }) {
        const { root, paths } = (0, merkle_tree.G)(waiting.map(({ digest }) => digest));
        const carried = waiting.flatMap(({ number }, index) => {
          const path = paths[index];
          return path === void 0 ? [] : [[number, (0, evidence_proof.ln)(path)]];
        });
        const ports = /* @__PURE__ */ new Map([[firstPort, (0, node_reply.sg)(root)]]);
        return await begin(store, coin, { kind: "root", ports, time }, queue, carried);
      }
      function carriedRoot({ kind, ports }) {
        return kind === "root" ? ports.get(firstPort) : void 0;
      }
      async function carrySplit(store, coin, time) {
        await begin(store, coin, { kind: "split", ports: /* @__PURE__ */ new Map(), time });
      }
      async function begin({ address, write }, coin, begun, queue = "stamps", carried = []) {
        const own = (0, node_reply.sg)(coin.address);
        await write(async ({ anchorings, taken }) => {
          const number = await anchorings.add({ ...begun, coin: coin.coinId, amount: coin.amount, own, address });
          await taken[queue].carry(number, carried);
        });
        return true;
      }
      ;
      const postAgainAfter = 3;
      const buildAgainAfter = 6;
      const giveUpAfter = 20;
      async function noteSeen(store, { tip, sealed, confirmations }) {
        await store.write(async (rows) => {
          for (const anchoring of await rows.anchorings.open())
            await noteOne(rows, anchoring);
          await rows.anchorings.confirm(tip - confirmations);
          await rows.anchorings.seal(Math.min(sealed, tip - confirmations));
        });
      }
      async function noteOne(rows, { number, coin, transactionId }) {
        const spend = await rows.index.spend(coin);
        if (spend === void 0)
          return;
        if (spend.txn === transactionId)
          await rows.anchorings.setSeen(number, spend.block);
        else if (spend.block <= ((await rows.index.tip())?.number ?? 0) - giveUpAfter)
          await abandon(rows, number);
      }
      async function abandon(rows, number) {
        await rows.taken.onHold.upTo(await rows.taken.stamps.lastNumber(number));
        (0, log.Rm)("abandoned", { transaction: number });
        await rows.anchorings.abandon(number);
        await rows.taken.stamps.release(number);
        await rows.taken.requests.release(number);
      }
      async function advance(node, store, anchoring, position) {
        const { state, number, postedAt = 0, builtAt = 0 } = anchoring;
        const { tip } = position;
        if (state === "posted" && tip < postedAt + postAgainAfter)
          return false;
        if (state === "posted" && tip >= builtAt + buildAgainAfter) {
          if (!await buildAgain(node, store, anchoring, position))
            return false;
        } else if (state === "reserved" && !await buildFirst(node.rpc, store, anchoring, position))
          return false;
        const bytes = await store.anchorings.bytes(number);
        if (!bytes)
          return false;
        await store.write(async (rows) => await rows.anchorings.setPosted(number, tip));
        await postTransaction(node.rpc, bytes);
        return true;
      }
      async function build(rpc, store, anchoring, { tip, splitInto }) {
        const { number, kind, coin: coinId, amount, own, address, ports: state } = anchoring;
        const coin = { coinId, amount };
        const toPlan = kind === "token" ? toTokenPlan : toAnchorPlan;
        const plan = kind === "split" ? toSplitPlan(coin, own, splitInto) : toPlan(coin, { address, own, state });
        const built = await buildTransaction(rpc, plan).catch((thrown) => {
          const error = (0, errors.Xt)(thrown);
          if (error.code !== "NODE_ANSWER_INVALID")
            throw thrown;
          return error;
        });
        if (built instanceof errors._Z)
          return built;
        await store.write(async (rows) => await rows.anchorings.setBuilt(number, built, tip));
        return void 0;
      }
      async function buildFirst(rpc, store, anchoring, position) {
        const refusal = await build(rpc, store, anchoring, position);
        if (refusal === void 0)
          return true;
        if (await hasCoin(rpc, anchoring.coin))
          throw refusal;
        await store.write(async (rows) => await abandon(rows, anchoring.number));
        return false;
      }
      async function buildAgain(node, store, anchoring, position) {
        if (await hasCoin(node.rpc, anchoring.coin))
          return await build(node.rpc, store, anchoring, position) === void 0;
        if (position.tip >= (anchoring.builtAt ?? 0) + giveUpAfter)
          await giveUp(node, store, anchoring, position);
        return false;
      }
      async function giveUp(node, store, anchoring, { tip }) {
        const { number, coin, made, own, ports, builtAt: since = 0 } = anchoring;
        if (await store.index.spend(coin) !== void 0)
          return;
        const [digest] = [...ports.values()].flatMap((value) => (0, core_digest.s1)(value) ?? []);
        const found = digest && await find_findDigest(node, digest, { addresses: [store.address, own], since });
        const lacksBlock = found?.whole === false && !await store.index.isWhole(since);
        const ours = found?.locations.find(({ coinId }) => coinId === made);
        await store.write(async (rows) => {
          if (ours !== void 0)
            await rows.anchorings.setSeen(number, ours.block);
          else if (lacksBlock)
            await rows.anchorings.setPosted(number, tip);
          else
            await abandon(rows, number);
        });
      }
      ;
      const overlap = 8;
      const wholeTree = 4096;
      async function updateIndex(rpc, store, tip) {
        const known = await store.index.tip();
        const depth = known === void 0 ? wholeTree : Math.max(overlap, tip - known.number + overlap);
        const blocks = await scanTo(tip, rpc, Math.min(depth, wholeTree));
        const first = await connection(store, blocks);
        if (first !== void 0 || depth >= wholeTree)
          return await apply(store, blocks, first);
        const all = await scanTo(tip, rpc, wholeTree);
        return await apply(store, all, await connection(store, all));
      }
      async function scanTo(tip, rpc, depth) {
        const blocks = await scanChain(rpc, depth).catch(async (thrown) => {
          if (depth <= overlap || (0, errors.Xt)(thrown).code !== "NODE_ANSWER_INVALID")
            throw thrown;
          return await scanTo(tip, rpc, Math.ceil(depth / 2));
        });
        if ((blocks.at(-1)?.number ?? 0) < tip)
          throw (0, node_reply.HB)(rpc.name, `it fell below block ${tip} while it was asked`);
        return blocks;
      }
      async function connection(store, blocks) {
        for (const { number, id: id2 } of blocks.toReversed())
          if ((await store.index.block(number))?.id === id2)
            return number;
        return void 0;
      }
      async function apply(store, blocks, connected) {
        const [lowest] = blocks;
        const from = connected === void 0 ? lowest?.number ?? 0 : connected + 1;
        const before = await store.index.tip();
        const reorganised = before !== void 0 && before.number >= from;
        await store.write(async (rows) => {
          await rows.index.dropFrom(from);
          await rows.anchorings.fallBack(from);
          const reserved = await rows.anchorings.reservedCoins();
          const added = blocks.filter(({ number }) => number >= from);
          await rows.index.addBlocks(added);
          await rows.index.addLocations(added.flatMap((block) => statesIn(block, store.address)));
          for (const { number, transactions } of added) {
            for (const { inputs, transactionId } of transactions) {
              for (const coin of inputs)
                if (reserved.has(coin))
                  await rows.index.addSpend(coin, transactionId, number);
            }
          }
        });
        return { tip: blocks.at(-1)?.number ?? 0, reorganised };
      }
      function statesIn({ number: block, transactions }, own) {
        return transactions.flatMap(({ outputs, state: states, txpowId: txpow }) => {
          const kept = outputs.filter(({ keepsState, address }) => keepsState && address === own);
          const digests = [...states].filter(([, state]) => (0, node_reply.gg)(state) !== void 0);
          return kept.flatMap(({ coinId: coin, address }) => digests.map(([port, state]) => ({ state, coin, port, block, address, txpow })));
        });
      }
      const scanTimeoutMs = 6e4;
      async function scanChain(rpc, depth) {
        const [reply] = await runAll(rpc, [(0, node_reply.Ve)("scanchain", { depth: depth - 1 })], scanTimeoutMs);
        const blocks = (0, node_reply.Un)((0, node_reply._F)(responseOf(reply), "blocks")).map((item) => readScanned(item, rpc.name));
        const ascending = blocks.toReversed();
        const isRow = ascending.every(({ number }, index) => number === (ascending[0]?.number ?? 0) + index);
        if (blocks.length === 0 || !isRow)
          throw (0, node_reply.Gq)(rpc.name, "its blocks do not follow one another");
        return ascending;
      }
      function readScanned(item, node) {
        const [number, time] = [(0, node_reply.rl)((0, node_reply._F)(item, "block")), (0, node_reply.Et)((0, node_reply._F)(item, "timemilli"))];
        const id2 = (0, node_reply.gg)((0, node_reply._F)(item, "txpowid"));
        if (number === void 0 || time === void 0 || id2 === void 0)
          throw (0, node_reply.Gq)(node, "one of its blocks is none");
        return { number, time, id: id2, transactions: (0, node_reply.Un)((0, node_reply._F)(item, "transactions")).flatMap(readSeen) };
      }
      function readSeen(item) {
        const transaction = (0, node_reply._F)(item, "transaction");
        const txpowId = (0, node_reply.gg)((0, node_reply._F)(item, "txpowid"));
        const transactionId = (0, node_reply.gg)((0, node_reply._F)(transaction, "transactionid"));
        if (txpowId === void 0 || transactionId === void 0)
          return [];
        const inputs = (0, node_reply.Un)((0, node_reply._F)(transaction, "inputs")).flatMap((coin) => (0, node_reply.gg)((0, node_reply._F)(coin, "coinid")) ?? []);
        const outputs = (0, node_reply.Un)((0, node_reply._F)(transaction, "outputs")).flatMap((coin) => {
          const [coinId, address] = [(0, node_reply.gg)((0, node_reply._F)(coin, "coinid")), (0, node_reply.Je)((0, node_reply._F)(coin, "address"))];
          const keepsState = (0, node_reply._F)(coin, "storestate") === true;
          return coinId === void 0 || address === void 0 ? [] : [{ coinId, address, keepsState }];
        });
        return [{ txpowId, transactionId, inputs, outputs, state: readState((0, node_reply._F)(transaction, "state")) }];
      }
      const maxBehindMs = { alone: 9e4, withPeers: 6e5 };
      function createLevel(clock = () => performance.now()) {
        let behindSince;
        return ({ tip, peers, test }, known) => {
          if (!test && peers === 0)
            return "The node has no peers: it is not on the chain.";
          if (tip >= known) {
            behindSince = void 0;
            return void 0;
          }
          behindSince ??= clock();
          const waited = clock() - behindSince;
          if (waited >= (peers > 0 ? maxBehindMs.withPeers : maxBehindMs.alone))
            return void 0;
          return `The node stands at block ${tip} and was at ${known}: it is waited for.`;
        };
      }
      var node_store = __webpack_require__(8503);
      ;
      const blocksOnHold = 6;
      const maxSearchMs = 1e3;
      const maxClockMs = 36e5;
      function createRelease(node, store) {
        let firstTip;
        let isLogged = false;
        return async (tip) => {
          firstTip ??= tip;
          const isPaused = await store.index.fact("paused") !== void 0;
          if (tip < firstTip + blocksOnHold)
            return isPaused;
          if (isPaused)
            await store.write(async ({ index }) => await index.dropFact("paused"));
          if (isLogged || await store.index.fact("withheld") === void 0)
            return false;
          const endAt = performance.now() + maxSearchMs;
          const oldest = await store.taken.onHold.oldest();
          const since = oldest === void 0 ? tip : await store.index.lastBefore(oldest - maxClockMs);
          while (!await store.index.isWhole(since) && performance.now() < endAt) {
            const stamp = await store.taken.onHold.last();
            if (stamp === void 0)
              break;
            isLogged = !await searchFor(node, store, stamp, since);
            if (!isLogged)
              continue;
            const count = await store.taken.onHold.count();
            const message = `They may stand in blocks after ${since}, of which the node cannot tell any more. Start the service with a node that can (-archive or -megammr).`;
            (0, log.Rm)("on-hold", { stamps: count, message });
            return false;
          }
          if (await store.index.isWhole(since) || await store.taken.onHold.count() === 0) {
            await store.write(async ({ index }) => await index.dropFact("withheld"));
          }
          return false;
        };
      }
      async function searchFor(node, store, { number, digest }, since) {
        const { locations, whole } = await find_findDigest(node, digest, { addresses: [store.address], since: since + 1 });
        const found = locations.find(({ address }) => address === store.address);
        if (found === void 0 && !whole)
          return false;
        await store.write(async ({ index }) => {
          if (found === void 0) {
            await index.setFact("withheld", String(number - 1));
            return;
          }
          const { block, blockId: id2, time, coinId: coin, port, address } = found;
          if (id2 !== void 0 && time !== void 0 && await index.block(block) === void 0) {
            await index.addBlocks([{ number: block, id: id2, time }]);
          }
          await index.addLocations([{ state: (0, node_reply.sg)(digest), coin, port, block, address, txpow: "0x" }]);
        });
        return true;
      }
      ;
      function startWorker(options2) {
        const { pauses = { busy: 1e3, idle: 1e4 } } = options2;
        const asked = Promise.withResolvers();
        let standing = { reorganisations: 0 };
        const failures = (0, log.fp)();
        const runRound = createRound(options2, (change) => {
          if (change.problem !== void 0)
            failures.failed(change.problem);
          else if ("problem" in change)
            failures.worked();
          standing = { ...standing, ...change };
          asked.resolve();
        });
        const stopping = new AbortController();
        let waking = new AbortController();
        const wake = () => waking.abort();
        options2.store.onElected(wake);
        const pause = async (isBusy) => {
          const signal = isBusy ? stopping.signal : AbortSignal.any([stopping.signal, waking.signal]);
          if (!signal.aborted)
            await (0, promises_.setTimeout)(isBusy ? pauses.busy : pauses.idle, void 0, { signal }).catch(() => void 0);
          if (!isBusy)
            waking = new AbortController();
        };
        const ended = (async () => {
          while (!stopping.signal.aborted)
            await pause(await runRound(stopping.signal));
        })();
        return {
          /** Resolves when the state of the node is known, or why it is not. */
          asked: asked.promise,
          standing: () => standing,
          /** Wakes the worker, because something waits; another process looks for itself. */
          wake() {
            if (options2.store.asWorker() !== void 0)
              wake();
          },
          /** Stops after the current step; resolves when nothing runs any more. */
          async stop() {
            stopping.abort();
            await ended;
          }
        };
      }
      function createRound(options2, tell) {
        const { node, store } = options2;
        const level = createLevel();
        const handed = /* @__PURE__ */ new Set();
        const work = createWork(options2, handed, tell);
        return async (stopping) => {
          try {
            const facts = await node.facts();
            const waitFor = level(facts, (await store.index.tip())?.number ?? 0);
            tell({ facts, ...waitFor !== void 0 && { problem: waitFor } });
            if (waitFor !== void 0)
              return true;
            const term = store.asWorker();
            if (term !== void 0)
              return await work(term, facts, stopping);
            tell({ coins: void 0, problem: void 0 });
            return false;
          } catch (thrown) {
            const error = (0, errors.Xt)(thrown);
            if (error.code === "INTERNAL")
              (0, log.nk)(thrown);
            if (error.code === "NODE_UNREACHABLE")
              handed.clear();
            tell({ problem: error.message });
            return true;
          }
        };
      }
      function createWork(options2, handed, tell) {
        const { node, confirmations } = options2;
        let term;
        let reorganisations = 0;
        const begun = async (store, tip) => {
          if (term?.store === store)
            return term;
          handed.clear();
          (0, log.Rm)("elected");
          const known = await store.index.tip();
          if (known !== void 0 && known.number < tip)
            await store.write(node_store.xU);
          return term = { store, release: createRelease(node, store) };
        };
        return async (store, facts, stopping) => {
          const { release } = await begun(store, facts.tip);
          const { sealed, test, version } = facts;
          const { tip, reorganised } = await updateIndex(node.rpc, store, facts.tip);
          const position = { tip, sealed, confirmations, splitInto: test ? 10 : 20 };
          await noteSeen(store, position);
          if (await store.index.fact("version") !== version)
            await store.write(async ({ index }) => await index.setFact("version", version));
          if (reorganised) {
            (0, log.Rm)("reorganised", { tip });
            tell({ reorganisations: reorganisations += 1 });
          }
          const isPaused = await release(tip);
          const coins = await beginWaiting({ ...options2, store }, position, isPaused);
          await moveOn({ ...options2, store }, position, handed, stopping);
          const isOpen = (await store.anchorings.open()).length > 0;
          tell({ coins, problem: coins === 0 && !isOpen ? await describeNoCoins(node) : void 0 });
          return isOpen || (await store.taken.waiting()).count > 0;
        };
      }
      async function describeNoCoins({ rpc, name }) {
        return `The node ${name} has no coins to anchor with: send some to ${await readOwnAddress(rpc)}.`;
      }
      const minCoins = 20;
      const maxBegun = 4;
      async function beginWaiting(options2, { tip }, isPaused) {
        const { node, store, byRoot, tokens, batchIntervalMs } = options2;
        const coins = await readFreeCoins(node.rpc, store);
        const count = coins.length;
        const open = await store.anchorings.open();
        const largest = coins.at(-1);
        const isShort = count + open.length < minCoins && !open.some(({ kind }) => kind === "split");
        if (largest !== void 0 && isShort && tip > coinAge) {
          await carrySplit(store, largest, Date.now());
          coins.pop();
        }
        for (const [begun, coin] of coins.slice(0, isPaused ? 0 : maxBegun).entries()) {
          const time = Date.now();
          const isToken = begun === 0 && coins.length > 1 && await carryToken(store, coin, tokens, time);
          const rules = { byRoot, tokens, dueBefore: time - batchIntervalMs, time };
          if (!isToken && !await carryNext(store, coin, rules))
            break;
        }
        return count;
      }
      async function moveOn({ node, store }, position, handed, stopping) {
        let refused;
        for (const anchoring of await store.anchorings.open()) {
          if (stopping.aborted)
            return;
          const again = anchoring.state === "posted" && !handed.has(anchoring.number);
          const current = again ? { ...anchoring, postedAt: 0 } : anchoring;
          try {
            if (await advance(node, store, current, position))
              handed.add(anchoring.number);
          } catch (thrown) {
            const error = (0, errors.Xt)(thrown);
            if (error.code !== "NODE_ANSWER_INVALID")
              throw thrown;
            refused ??= error;
          }
        }
        if (refused !== void 0)
          throw refused;
      }
      var group_commit = __webpack_require__(4213);
      var taking = __webpack_require__(2282);
      ;
      const maxUncounted = 1e3;
      function createIntake(node, store, worker, queue) {
        const admission = createAdmission(store, queue);
        const admit = async (additions) => {
          const admitted = await admission(additions);
          const take = async () => await store.write(async (rows) => await (0, taking.h0)(rows.taken, admitted, Date.now()));
          const taken = admitted.length === 0 ? [] : await take();
          if (taken.length > 0)
            worker.wake();
          const outcomes = new Map(taken.map((outcome, index) => [admitted[index], outcome]));
          const { problem = "The chain takes them more slowly than they come." } = worker.standing();
          const refuse = ({ payer }) => {
            const whose = payer === void 0 ? "" : " for this key";
            const message = `The queue of ${queue} is full${whose}, nothing was taken. ${problem}`;
            return { refusal: new errors._Z("SERVICE_UNAVAILABLE", message) };
          };
          return additions.map((addition) => outcomes.get(addition) ?? refuse(addition));
        };
        const stamps = (0, group_commit.t)(async (additions) => {
          const known = await findKnown(node, store, additions);
          const isNew = ({ digest, isSearched }) => isSearched === true || !known.has(digest);
          const admitted = additions.filter(isNew);
          const outcomes = new Map((await admit(admitted)).map((outcome, index) => [admitted[index], outcome]));
          return additions.map((addition) => outcomes.get(addition) ?? { result: false });
        });
        const requests = (0, group_commit.t)(admit);
        return async (addition) => await (addition.uid === void 0 ? stamps(addition) : requests(addition));
      }
      function createAdmission(store, queue) {
        let uncounted = 0;
        let free = 0;
        let waiting = /* @__PURE__ */ new Map();
        return async (additions) => {
          if (uncounted < additions.length) {
            waiting = new Map(await store.taken.waitingByPayer());
            free = queue - [...waiting.values()].reduce((sum, count) => sum + count, 0);
            uncounted = maxUncounted;
          }
          return additions.filter(({ payer }) => {
            const own = waiting.get(payer?.name) ?? 0;
            if (free <= 0 || payer !== void 0 && own >= free)
              return false;
            [uncounted, free] = [uncounted - 1, free - 1];
            waiting.set(payer?.name, own + 1);
            return true;
          });
        };
      }
      const maxAsked = 500;
      async function findKnown(node, store, additions) {
        const digests = additions.flatMap(({ digest, isSearched }) => isSearched === true ? [] : digest);
        const known = new Set(await store.taken.known(digests));
        const left = digests.filter((digest) => !known.has(digest));
        for (let start = 0; start < left.length; start += maxAsked) {
          for (const digest of await findOnNode(node, left.slice(start, start + maxAsked)))
            known.add(digest);
        }
        return known;
      }
      async function findOnNode(node, digests) {
        const [first, ...more] = digests.map((digest) => (0, node_reply.Ve)("coins", { state: (0, node_reply.sg)(digest), simplestate: "true", megammr: "true" }));
        if (first === void 0)
          return [];
        const replies = await runAll(node.rpc, [first, ...more]).catch(() => []);
        return digests.filter((_, index) => (0, node_reply.Un)(responseOf(replies[index])).length > 0);
      }
      ;
      function createSearch(node, store, confirmations) {
        const index = createIndexSearch(store, confirmations);
        const isSettled = (location) => location.confirmations >= confirmations;
        const tryNode = async (digest, options2) => (await find_findDigest(node, digest, options2).catch(() => void 0))?.locations ?? [];
        return {
          ...index,
          async find(where, state) {
            if (where.length % 2 === 1)
              return [];
            const isHere = (at) => where === store.address || at === where;
            const taken = await store.taken.stamp(state);
            const known = (await index.known(state, taken)).filter(({ address }) => isHere(address));
            if (known.length > 0)
              return known;
            const isStillToCome = taken !== void 0 && await isOnItsWay(store, taken);
            if (where === store.address && isStillToCome)
              return [];
            const addresses = [.../* @__PURE__ */ new Set([(0, node_reply.sg)(where), store.address, ...knownAddresses])];
            const wanted = (taken && (0, core_digest.s1)(await rootOver(store, taken))) ?? state;
            const { locations, whole } = await findOrFail(node, wanted, addresses);
            const there = locations.filter((one) => isSettled(one) && isHere(one.address));
            if (there.length > 0)
              return there.map(fromNode);
            return whole || locations.length > 0 || isStillToCome ? [] : "unknown";
          },
          /** Returns the state of a request. The node is asked for a root whose block the index has missed. */
          async proofRequest(uid) {
            const taken = await store.taken.request(uid);
            if (taken === void 0)
              return void 0;
            const known = await index.toRequest(taken);
            const root = (0, core_digest.s1)(await rootOver(store, taken));
            if (known.anchored !== void 0 || root === void 0 || await isOnItsWay(store, taken))
              return known;
            const locations = await tryNode(root, { addresses: [store.address] });
            return await index.toRequest(taken, locations.filter(({ address }) => address === store.address).map(fromNode));
          },
          /**
           * Finds a digest that is to be stamped, also where others have anchored it, as far as that is known without the
           * archive; `undefined` when it was taken and its block is still to come.
           */
          async taken(digest) {
            const own = await index.known(digest, await store.taken.stamp(digest));
            if (own.length > 0)
              return own;
            const elsewhere = (await tryNode(digest, { archive: false })).filter(isSettled).map(fromNode);
            const waits = elsewhere.length === 0 && await store.taken.stamp(digest) !== void 0;
            return waits ? void 0 : elsewhere;
          }
        };
      }
      function createIndexSearch(store, confirmations) {
        let failures = 0;
        const settled = async (state) => {
          const locations = await store.index.locations(state);
          if (locations.length === 0)
            return [];
          const settledTo = ((await store.index.tip())?.number ?? 0) - confirmations;
          return locations.flatMap(({ block, time, blockId, txpow, coin, address }) => {
            const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(core_digest.s1);
            const ids2 = (0, members.r$)({ blockHash, transactionId, coinId });
            return block <= settledTo ? [{ height: block, time, address, ...ids2 }] : [];
          });
        };
        async function throughRoot(taken, missed = []) {
          const { digest, proof } = taken;
          const root = await rootOver(store, taken);
          if (proof === null || root === void 0)
            return [];
          const locations = await settled(root);
          if ((0, evidence_proof.nk)(digest, (0, evidence_proof.z9)(proof)) === (0, core_digest.s1)(root))
            return locations.length > 0 ? locations : missed;
          failures += 1;
          return [];
        }
        return {
          /** Returns how many of our proofs did not lead to their root. */
          proofFailures: () => failures,
          /** Returns where the index saw `digest`, or the root above it, where it was `taken`. */
          async known(digest, taken) {
            const locations = await settled((0, node_reply.sg)(digest));
            return locations.length > 0 || taken === void 0 ? locations : await throughRoot(taken);
          },
          /** Returns the state of a request, by the index, or by where the node has its root. */
          async toRequest(taken, missed) {
            const { number, digest, time, proof } = taken;
            const root = (0, core_digest.s1)(await rootOver(store, taken));
            const [location] = await throughRoot(taken, missed);
            if (proof === null || root === void 0 || location?.time === void 0)
              return { number, digest, time };
            return { number, digest, time, anchored: { address: store.address, root, proof, time: location.time } };
          }
        };
      }
      async function carrierOf(store, { anchoring }) {
        return anchoring === null ? void 0 : await store.anchorings.one(anchoring);
      }
      async function isOnItsWay(store, taken) {
        const { state, builtAt = 0 } = await carrierOf(store, taken) ?? {};
        if (state === "posted" ? !await store.index.isWhole(builtAt) : await store.taken.onHold.has(taken))
          return false;
        return state !== "confirmed" && state !== "sealed";
      }
      async function rootOver(store, taken) {
        const carrier = await carrierOf(store, taken);
        return carrier && carriedRoot(carrier);
      }
      async function findOrFail(node, digest, addresses) {
        try {
          const search = await find_findDigest(node, digest, { addresses });
          const stale = find_errorOfStale(node.name, search, find_latestTime([search]));
          if (stale !== void 0)
            throw stale;
          return search;
        } catch (cause) {
          if (!(cause instanceof errors._Z))
            throw cause;
          throw new errors._Z("SERVICE_UNAVAILABLE", `The chain cannot be asked just now. ${cause.account}`, { cause });
        }
      }
      function fromNode({ block, time, blockId, coinId, address }) {
        const ids2 = { time, blockHash: (0, core_digest.s1)(blockId), coinId: (0, core_digest.s1)(coinId) };
        return { height: block, address, ...(0, members.r$)(ids2) };
      }
      ;
      function openNodeLedger(options2) {
        const { store, node, confirmations, mintTrace, queue } = options2;
        const { address } = store;
        const tokens = /* @__PURE__ */ new Set();
        const worker = startWorker({ ...options2, tokens });
        const search = createSearch(node, store, confirmations);
        const version = createVersion(store, worker);
        const about = () => toAbout(address, version());
        const take = createIntake(node, store, worker, queue);
        const stamp = async (digest, payer) => {
          if (await take({ digest, payer }))
            return [];
          const there = await search.taken(digest);
          if (there?.length === 0)
            await take({ digest, payer, isSearched: true });
          return there ?? [];
        };
        return {
          address,
          stamp,
          find: async (where, state) => await search.find(where, state),
          async requestProof(digest, payer) {
            const uid = (0, backend.X)();
            await take({ digest, uid, payer });
            return uid;
          },
          proofRequest: (uid) => search.proofRequest((0, backend.x)(uid)),
          async trace(digest, payer) {
            if (mintTrace)
              tokens.add(digest);
            return await stamp(digest, payer).then(async () => await awaitTrace(store, digest), ignoreLimit).finally(() => tokens.delete(digest));
          },
          about,
          describe: async () => await describeChain(worker, node.name, about),
          ...readings(store, worker, queue, search.proofFailures),
          spent: store.taken.spent,
          backup: store.backup,
          close: async () => await worker.stop().then(store.close)
        };
      }
      function ignoreLimit(error) {
        if (!(error instanceof errors._Z) || error.code !== "PLAN_LIMIT_REACHED")
          throw error;
      }
      const tracePauseMs = 250;
      const maxTraceMs = 2e4;
      async function awaitTrace(store, digest) {
        for (let waited = 0; waited < maxTraceMs; waited += tracePauseMs) {
          const number = (await store.taken.stamp(digest))?.anchoring ?? void 0;
          const { made, transactionId } = (number === void 0 ? void 0 : await store.anchorings.one(number)) ?? {};
          if (made !== void 0 && transactionId !== void 0)
            return { coinId: made, transactionId };
          await (0, promises_.setTimeout)(tracePauseMs);
        }
        return void 0;
      }
      function createVersion({ index }, worker) {
        let kept;
        const read = async () => void (kept = await index.fact("version"));
        read().catch(() => void 0);
        return () => worker.standing().facts?.version ?? kept;
      }
      function toAbout(address, version) {
        const demo = version === void 0 || /test/i.test(version);
        const chain = version === void 0 ? "unknown" : demo ? "test" : "main";
        return { ledger: "node", chain, address, rootAddress: address, demo, ...version && { nodeVersion: version } };
      }
      async function describeChain({ asked }, node, about) {
        await Promise.race([asked, (0, promises_.setTimeout)(2e3, void 0, { ref: false })]);
        const { address, chain, demo, nodeVersion } = about();
        const stamps = `stamps go to ${address}`;
        if (nodeVersion === void 0)
          return `not known yet, the node ${node} has not answered; ${stamps}`;
        return `${chain}, by the node ${node} of version ${nodeVersion}; ${stamps}${demo ? "; nothing reaches a public chain" : ""}`;
      }
      function readings(store, worker, queue, proofFailures) {
        return {
          unready: async () => await findUnready(store, queue),
          unwell: async () => await findUnwell(store, worker),
          metrics: async () => await readMetricsOfQueue(store, worker, proofFailures())
        };
      }
      async function findUnready(store, queue) {
        await store.write(async ({ taken }) => await taken.probe());
        return (await store.taken.waiting()).count < queue ? [] : [`The queue of ${queue} is full.`];
      }
      async function findUnwell(store, worker) {
        const { facts, problem, coins } = worker.standing();
        const noCoins = "No coin can be spent just now, those that there are were used in the last blocks.";
        return [
          ...await store.hasWorker() ? [] : ["No process is the anchoring worker."],
          ...problem !== void 0 ? [problem] : facts === void 0 ? ["The node has not answered yet."] : [],
          ...problem === void 0 && coins === 0 ? [noCoins] : []
        ];
      }
      async function readMetricsOfQueue(store, worker, proofFailures) {
        const { index, taken, anchorings, connections } = store;
        const { coins, reorganisations } = worker.standing();
        const { count, oldest } = await taken.waiting();
        const carriers = (await anchorings.counts()).filter(({ kind }) => kind !== "split");
        const inState = (...states) => carriers.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
        const { open, idle, awaited } = connections?.() ?? {};
        return [
          ...open === void 0 ? [] : [["store_connections", "Connections to the store.", open]],
          ...idle === void 0 ? [] : [["store_connections_idle", "Those that nobody uses.", idle]],
          ...awaited === void 0 ? [] : [["store_connections_awaited", "Who waits for one.", awaited]],
          ["blocks", "Height of the last block that was read.", (await index.tip())?.number ?? 0],
          ["queue", "Stamps and proof requests that wait for a transaction.", count],
          ["oldest_waiting_seconds", "Age of the oldest of them.", oldest === null ? 0 : (Date.now() - oldest) / 1e3],
          ["withheld", "Stamps of a restored copy that the chain may hold already.", await taken.onHold.count()],
          ["posted", "Transactions on their way into a block.", inState("reserved", "built", "posted")],
          ["seen", "Transactions in a block that is not settled yet.", inState("seen")],
          ["confirmed", "Transactions in a settled block that the chain could still change.", inState("confirmed")],
          ...coins === void 0 ? [] : [["coins", "Coins that can be spent now.", coins]],
          ["worker", "1 while this process is the anchoring worker.", store.asWorker() === void 0 ? 0 : 1],
          ["reorganisations_total", "Times that blocks were taken back.", reorganisations],
          ["proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures]
        ];
      }
      var options = __webpack_require__(96);
      ;
      function parseNodeSettings(url, values) {
        const { "node-password-file": passwordFile, "node-ca": caFile, anchor = "digest", address = unspendableAddress } = values;
        try {
          (0, core_url.Ex)(url);
        } catch (error) {
          throw (0, options.mp)(`--node cannot be used: ${(0, errors.bD)(error)}`, error);
        }
        if (new URL(url).password !== "")
          throw (0, options.mp)("--node holds a password: give it by --node-password-file");
        if (anchor !== "digest" && anchor !== "root")
          throw (0, options.mp)(`--anchor ${anchor} is neither digest nor root`);
        if (passwordFile === "" || caFile === "")
          throw (0, options.mp)("--node-password-file and --node-ca name one file each");
        if (!/^0x[0-9a-f]{64}$/i.test(address))
          throw (0, options.mp)(`--address ${address} is not 0x and 64 hexadecimal digits`);
        if (values["block-time"] !== void 0)
          throw (0, options.mp)("--block-time is for the ledger without --node");
        return {
          url,
          byRoot: anchor === "root",
          mintTrace: values["mint-trace"] !== void 0,
          batchIntervalMs: ((0, options.$J)(values, "batch-interval", [0, 86400]) ?? 60) * 1e3,
          confirmations: (0, options.$J)(values, "confirmations", [0, 1e3]) ?? settledAfter,
          queue: (0, options.$J)(values, "queue", [0, 1e7]) ?? 1e5,
          address: (0, node_reply.sg)(address),
          ...(0, members.r$)({ passwordFile, caFile })
        };
      }
      async function openNode(settings, { data, store: storeUrl, works }) {
        const { url, passwordFile, caFile, address, ...options2 } = settings;
        const password = passwordFile === void 0 ? process.env["ANCHOR_NODE_PASSWORD"] : readNamedFile("node-password-file", passwordFile).trimEnd();
        const ca = caFile === void 0 ? void 0 : readNamedFile("node-ca", caFile);
        const node = createNode((0, core_url.Ex)(url, password), { ca });
        if (storeUrl === void 0)
          return { ledger: openNodeLedger({ ...options2, node, store: await (0, node_store.wB)(data, address) }) };
        const { openPostgresStore } = await __webpack_require__.e(
          /* import() */
          92
        ).then(__webpack_require__.bind(__webpack_require__, 9092));
        const { createStoreKeys } = await __webpack_require__.e(
          /* import() */
          456
        ).then(__webpack_require__.bind(__webpack_require__, 7456));
        const { store, database } = await openPostgresStore(storeUrl, { address, works: works ?? true });
        const ledger = openNodeLedger({ ...options2, node, store });
        return { ledger, keys: createStoreKeys(database), shelf: (0, reports.ix)(database) };
      }
      function readNamedFile(option, file) {
        try {
          return (0, json.g7)((0, external_node_fs_.readFileSync)(file));
        } catch (cause) {
          throw new Error(`--${option} ${file} cannot be read: ${(0, errors.bD)(cause)}.`, { cause });
        }
      }
    })
  )
};
