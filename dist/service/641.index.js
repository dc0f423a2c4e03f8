export const id = 641;
export const ids = [641];
export const modules = {
  /***/
  6641: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        openNode: () => (
          /* binding */
          openNode
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var errors = __webpack_require__(3026);
      var core_url = __webpack_require__(5708);
      var node_node = __webpack_require__(1436);
      var external_node_crypto_ = __webpack_require__(7598);
      var promises_ = __webpack_require__(8500);
      ;
      function createGroupCommit(write) {
        let waiting = [];
        const commit = () => {
          const group = waiting;
          waiting = [];
          try {
            write(() => {
              for (const { add } of group)
                add();
            });
          } catch (error) {
            for (const { reject } of group)
              reject(error);
            return;
          }
          for (const { resolve } of group)
            resolve();
        };
        return {
          add(add) {
            const { promise, resolve, reject } = Promise.withResolvers();
            if (waiting.length === 0)
              setImmediate(commit);
            waiting.push({ add, resolve, reject });
            return promise;
          }
        };
      }
      var node_file = __webpack_require__(1981);
      var core_digest = __webpack_require__(4161);
      var node_find = __webpack_require__(3903);
      var node_reply = __webpack_require__(4950);
      ;
      const tokenAmount = `0.${"1".padStart(44, "0")}`;
      const [amountHex, ownToken, newToken] = ["2C0101", "0000000100", "00000001FF"];
      function withToken(exported, { coinIds, own, digest }) {
        const bytes = (0, node_reply.Je)((0, node_reply._F)((0, node_node.lR)(exported), "data")) ?? "";
        const [first, second] = coinIds.map((id2) => toLengthHex(32) + id2.slice(2));
        const head = `${first}${toLengthHex(32)}${own.slice(2)}${amountHex}${ownToken}`;
        const tail = `00${second}${toLengthHex(32)}`;
        const [before, rest2, ...more] = bytes.split(head);
        const [middle, after, ...others] = rest2?.split(tail) ?? [];
        if (before === void 0 || middle === void 0 || after === void 0)
          return void 0;
        if (more.length > 0 || others.length > 0 || !/^0x(?:[0-9A-F]{2}){1,65536}$/.test(bytes))
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
      ;
      const buildTimeoutMs = 18e4;
      function toAnchorPlan(coin, { address, own, state }) {
        const rest2 = formatAmount(parseAmount(coin.amount) - parseAmount(anchorAmount));
        const outputs = [
          { address, amount: anchorAmount, keepsState: true },
          // The state counts against the transaction's size once for every output that keeps it.
          { address: own, amount: rest2, keepsState: false }
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
          const replies = await (0, node_node.$D)(rpc, [...begun, ...finish], buildTimeoutMs);
          return readBuilt(replies.at(-1), replies.at(-3), { node: rpc.name, outputs: plan.outputs.length });
        } finally {
          await forget(rpc, id2);
        }
      }
      async function importToken(rpc, { outputs, token }, id2, draft) {
        const replies = await (0, node_node.$D)(rpc, [...draft, (0, node_reply.Ve)("txnexport", { id: id2 }), (0, node_reply.Ve)("txndelete", { id: id2 })]);
        const [outputReply, exported] = replies.slice(-3);
        const coinIds = readCoinIds(outputReply);
        const own = outputs[0]?.address ?? "";
        const data = token && withToken(exported, { coinIds, own, digest: token });
        if (data === void 0)
          throw (0, node_reply.Gq)(rpc.name, "it does not export what it was told to put together");
        return (0, node_reply.Ve)("txnimport", { id: id2, data });
      }
      async function postTransaction(rpc, bytes) {
        await (0, node_node.$D)(rpc, [(0, node_reply.Ve)("txnminepost", { data: bytes })]);
      }
      function readBuilt(mined, outputReply, { node, outputs }) {
        const transaction = (0, node_reply._F)((0, node_node.lR)(outputReply), "transaction");
        const transactionId = (0, node_reply.gg)((0, node_reply._F)(transaction, "transactionid"));
        const coinIds = readCoinIds(outputReply);
        const txpowId = (0, node_reply.gg)((0, node_reply._F)((0, node_node.lR)(mined), "txpowid"));
        const bytes = (0, node_reply.Je)((0, node_reply._F)((0, node_node.lR)(mined), "data"));
        if (transactionId === void 0 || txpowId === void 0 || coinIds.length !== outputs) {
          throw (0, node_reply.Gq)(node, "it does not name what it built");
        }
        if (bytes === void 0 || !/^0x(?:[0-9A-F]{2}){1,65536}$/.test(bytes))
          throw (0, node_reply.Gq)(node, "it built no bytes");
        return { bytes, txpowId, transactionId, coinIds };
      }
      function readCoinIds(outputReply) {
        const transaction = (0, node_reply._F)((0, node_node.lR)(outputReply), "transaction");
        return (0, node_reply.c3)((0, node_reply._F)(transaction, "outputs")).flatMap((item) => (0, node_node.Uj)(item)?.coinId ?? []);
      }
      async function forget(rpc, id2) {
        await rpc.run([(0, node_reply.Ve)("txndelete", { id: id2 })]).catch(() => void 0);
      }
      ;
      const coinAge = 3;
      async function readSpendableCoins(rpc) {
        const search = { relevant: "true", sendable: "true", checkmempool: "true", coinage: coinAge, tokenid: "0x00" };
        const [reply] = await (0, node_node.$D)(rpc, [(0, node_reply.Ve)("coins", search)]);
        const listed = (0, node_node.lR)(reply);
        if (!Array.isArray(listed))
          throw (0, node_reply.Gq)(rpc.name, "its coins are no list");
        return listed.flatMap((item) => (0, node_node.Uj)(item) ?? []);
      }
      async function hasCoin(rpc, coinId) {
        const [reply] = await (0, node_node.$D)(rpc, [(0, node_reply.Ve)("coins", { relevant: "true", coinid: coinId })]);
        const listed = (0, node_node.lR)(reply);
        return Array.isArray(listed) && listed.some((item) => (0, node_node.Uj)(item)?.coinId === coinId);
      }
      async function readOwnAddress(rpc) {
        const [reply] = await (0, node_node.$D)(rpc, [(0, node_reply.Ve)("getaddress")]);
        const address = (0, node_reply.gg)((0, node_reply._F)((0, node_node.lR)(reply), "address"));
        if (address === void 0)
          throw (0, node_reply.Gq)(rpc.name, "it names no address of its own");
        return address;
      }
      const scanTimeoutMs = 6e4;
      async function scanChain(rpc, depth) {
        const [reply] = await (0, node_node.$D)(rpc, [(0, node_reply.Ve)("scanchain", { depth: depth - 1 })], scanTimeoutMs);
        const blocks = (0, node_reply.c3)((0, node_reply._F)((0, node_node.lR)(reply), "blocks")).map((item) => readScanned(item, rpc.name));
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
        return { number, time, id: id2, transactions: (0, node_reply.c3)((0, node_reply._F)(item, "transactions")).flatMap(readTransaction) };
      }
      function readTransaction(item) {
        const transaction = (0, node_reply._F)(item, "transaction");
        const txpowId = (0, node_reply.gg)((0, node_reply._F)(item, "txpowid"));
        const transactionId = (0, node_reply.gg)((0, node_reply._F)(transaction, "transactionid"));
        if (txpowId === void 0 || transactionId === void 0)
          return [];
        const inputs = (0, node_reply.c3)((0, node_reply._F)(transaction, "inputs")).flatMap((coin) => (0, node_reply.gg)((0, node_reply._F)(coin, "coinid")) ?? []);
        const outputs = (0, node_reply.c3)((0, node_reply._F)(transaction, "outputs")).flatMap((coin) => {
          const [coinId, address] = [(0, node_reply.gg)((0, node_reply._F)(coin, "coinid")), (0, node_reply.Je)((0, node_reply._F)(coin, "address"))];
          const keepsState = (0, node_reply._F)(coin, "storestate") === true;
          return coinId === void 0 || address === void 0 ? [] : [{ coinId, address, keepsState }];
        });
        return [{ txpowId, transactionId, inputs, outputs, state: (0, node_node.un)((0, node_reply._F)(transaction, "state")) }];
      }
      ;
      const postAgainAfter = 3;
      const buildAgainAfter = 6;
      const giveUpAfter = 20;
      function noteSeen(store, { tip, sealed, confirmations }) {
        store.write(() => {
          for (const anchoring of store.anchorings.open())
            noteOne(store, anchoring);
          store.anchorings.confirm(tip - confirmations);
          store.anchorings.seal(Math.min(sealed, tip - confirmations));
        });
      }
      function noteOne(store, { number, coin, transactionId }) {
        const spend = store.index.spend(coin);
        if (spend === void 0)
          return;
        if (spend.txn === transactionId)
          store.anchorings.setSeen(number, spend.block);
        else if (spend.block <= (store.index.tip()?.number ?? 0) - giveUpAfter)
          abandon(store, number);
      }
      function abandon(store, number) {
        store.anchorings.abandon(number);
        store.taken.stamps.release(number);
        store.taken.requests.release(number);
      }
      async function advance(node, store, anchoring, position) {
        const { state, number, bytes, postedAt = 0, builtAt = 0 } = anchoring;
        const { tip } = position;
        if (state === "posted" && tip < postedAt + postAgainAfter)
          return false;
        if (state === "posted" && tip >= builtAt + buildAgainAfter) {
          if (!await rebuildAnchoring(node, store, anchoring, position))
            return false;
        } else if (bytes === void 0 && !await buildFirst(node, store, anchoring, position))
          return false;
        const ready = store.anchorings.one(number);
        if (ready?.bytes === void 0)
          return false;
        await postAnchoring(node.rpc, store, ready, tip);
        return true;
      }
      async function postAnchoring(rpc, store, { number, bytes }, tip) {
        store.write(() => store.anchorings.setPosted(number, tip));
        if (bytes !== void 0)
          await postTransaction(rpc, bytes);
      }
      async function build(rpc, store, anchoring, { tip, splitInto }) {
        const built = await buildTransaction(rpc, toPlan(anchoring, splitInto));
        store.write(() => store.anchorings.setBuilt(anchoring.number, built, tip));
      }
      async function buildFirst({ rpc }, store, anchoring, position) {
        try {
          await build(rpc, store, anchoring, position);
          return true;
        } catch (error) {
          if ((0, errors.Xt)(error).code !== "NODE_ANSWER_INVALID" || await hasCoin(rpc, anchoring.coin))
            throw error;
          store.write(() => abandon(store, anchoring.number));
          return false;
        }
      }
      function toPlan({ kind, coin, amount, own, address, ports }, splitInto) {
        const input = { coinId: coin, amount };
        if (kind === "split")
          return toSplitPlan(input, own, splitInto);
        return (kind === "token" ? toTokenPlan : toAnchorPlan)(input, { address, own, state: ports });
      }
      async function rebuildAnchoring(node, store, anchoring, position) {
        const { rpc } = node;
        if (!await hasCoin(rpc, anchoring.coin)) {
          if (position.tip >= (anchoring.builtAt ?? 0) + giveUpAfter)
            await giveUp(node, store, anchoring, position);
          return false;
        }
        try {
          await build(rpc, store, anchoring, position);
          return true;
        } catch (error) {
          if ((0, errors.Xt)(error).code !== "NODE_ANSWER_INVALID")
            throw error;
          return false;
        }
      }
      async function giveUp(node, store, anchoring, { tip }) {
        const { number, coin, made, own: ownAddress, ports, builtAt: since = 0 } = anchoring;
        if (store.index.spend(coin) !== void 0)
          return;
        const [digest] = [...ports.values()].flatMap((value) => (0, core_digest.s1)(value) ?? []);
        const look2 = digest && await (0, node_find.u$)(node, digest, { addresses: [store.address, ownAddress], since });
        const lacksBlock = look2?.whole === false && !store.index.isWhole(since);
        const own = look2?.locations.find(({ coinId }) => coinId === made);
        store.write(() => {
          if (own !== void 0)
            store.anchorings.setSeen(number, own.block);
          else if (lacksBlock)
            store.anchorings.setPosted(number, tip);
          else
            abandon(store, number);
        });
      }
      var merkle = __webpack_require__(6430);
      var merkle_tree = __webpack_require__(2197);
      var anchoring_rows = __webpack_require__(4447);
      ;
      const smallestUseful = parseAmount("0.000000000000001");
      const maxLeaves = 1e5;
      function freeCoins(store, coins) {
        const reserved = store.anchorings.reservedCoins();
        const useful = coins.filter(({ coinId, amount }) => !reserved.has(coinId) && parseAmount(amount) >= smallestUseful);
        return useful.toSorted((one, other) => parseAmount(one.amount) < parseAmount(other.amount) ? -1 : 1);
      }
      function carryNext(store, options) {
        const [coin] = options.coins;
        if (coin === void 0)
          return false;
        const requests = store.taken.requests.waiting(maxLeaves);
        if (isDue(requests, options))
          return carryRoot(store, { ...options, coin, waiting: requests, queue: "requests" });
        if (!options.byRoot)
          return carryDigests(store, coin, options);
        const stamps = plainStamps(store, maxLeaves, options);
        return isDue(stamps, options) && carryRoot(store, { ...options, coin, waiting: stamps, queue: "stamps" });
      }
      function isDue([oldest], { dueBefore }) {
        return oldest !== void 0 && oldest.time <= dueBefore;
      }
      function carryDigests(store, coin, options) {
        const { now } = options;
        const waiting = plainStamps(store, anchoring_rows.bG, options);
        if (waiting.length === 0)
          return false;
        const ports = (0, anchoring_rows.U9)(waiting.length);
        const state = waiting.map(({ digest }, index) => [ports[index] ?? 99, (0, node_reply.sg)(digest)]);
        store.write(() => {
          const anchoring = beginAnchoring(store, { coin, kind: "digests", ports: new Map(state), now });
          for (const { number } of waiting)
            store.taken.stamps.carry(number, anchoring);
        });
        return true;
      }
      function plainStamps(store, limit, { tokens }) {
        return store.taken.stamps.waiting(limit + tokens.size).filter(({ digest }) => !tokens.has(digest)).slice(0, limit);
      }
      function carryToken(store, { coins: [coin], tokens, now }) {
        if (coin === void 0 || tokens.size === 0)
          return false;
        const wanted = [...tokens].flatMap((digest) => store.taken.stamp(digest) ?? []).find(store.taken.stamps.isWaiting);
        if (wanted === void 0)
          return false;
        store.write(() => {
          const ports = /* @__PURE__ */ new Map([[99, (0, node_reply.sg)(wanted.digest)]]);
          store.taken.stamps.carry(wanted.number, beginAnchoring(store, { coin, kind: "token", ports, now }));
        });
        return true;
      }
      function carryRoot(store, { coin, waiting, queue, now }) {
        const { root, paths } = (0, merkle_tree.G)(waiting.map(({ digest }) => digest));
        store.write(() => {
          const anchoring = beginAnchoring(store, { coin, kind: "root", ports: /* @__PURE__ */ new Map([[99, (0, node_reply.sg)(root)]]), now });
          for (const [index, { number }] of waiting.entries()) {
            const path = paths[index];
            if (path !== void 0)
              store.taken[queue].carry(number, anchoring, (0, merkle.ln)(path));
          }
        });
        return true;
      }
      function carrySplit(store, coin, now) {
        store.write(() => void beginAnchoring(store, { coin, kind: "split", ports: /* @__PURE__ */ new Map(), now }));
      }
      function beginAnchoring(store, { coin, kind, ports, now }) {
        const { coinId, amount } = coin;
        const own = (0, node_reply.sg)(coin.address);
        return store.anchorings.add({ kind, coin: coinId, amount, own, address: store.address, ports, time: now });
      }
      ;
      const overlap = 8;
      const wholeTree = 4096;
      async function updateIndex(rpc, store, tip) {
        const known = store.index.tip();
        const depth = known === void 0 ? wholeTree : Math.max(overlap, tip - known.number + overlap);
        const blocks = await scanTo(tip, rpc, Math.min(depth, wholeTree));
        const first = connection(store, blocks);
        if (first !== void 0 || depth >= wholeTree)
          return apply(store, blocks, first);
        const all = await scanTo(tip, rpc, wholeTree);
        return apply(store, all, connection(store, all));
      }
      async function scanTo(tip, rpc, depth) {
        const blocks = await scanChain(rpc, depth);
        if ((blocks.at(-1)?.number ?? 0) < tip)
          throw (0, node_reply.HB)(rpc.name, `it fell below block ${tip} while it was asked`);
        return blocks;
      }
      function connection(store, blocks) {
        return blocks.findLast(({ number, id: id2 }) => store.index.block(number)?.id === id2)?.number;
      }
      function apply(store, blocks, connected) {
        const [lowest] = blocks;
        const from = connected === void 0 ? lowest?.number ?? 0 : connected + 1;
        const before = store.index.tip();
        const reorganised = before !== void 0 && before.number >= from;
        store.write(() => {
          store.index.dropFrom(from);
          store.anchorings.fallBack(from);
          const reserved = store.anchorings.reservedCoins();
          for (const block of blocks.filter(({ number }) => number >= from))
            addBlock(store, block, reserved);
        });
        return { tip: blocks.at(-1)?.number ?? 0, reorganised };
      }
      function addBlock(store, block, reserved) {
        store.index.addBlock(block);
        for (const transaction of block.transactions) {
          addPlaces(store, transaction, block.number);
          for (const coin of transaction.inputs.filter((input) => reserved.has(input))) {
            store.index.addSpend(coin, transaction.transactionId, block.number);
          }
        }
      }
      function addPlaces(store, { outputs, state, txpowId }, block) {
        const kept = outputs.filter(({ address, keepsState }) => keepsState && address === store.address);
        for (const { coinId, address } of kept) {
          for (const [port, data] of state) {
            if (/^0x[0-9A-F]{64}$/.test(data))
              store.index.addPlace(data, { coin: coinId, port, block, address, txpow: txpowId });
          }
        }
      }
      const patience = { alone: 9e4, withPeers: 6e5 };
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
          if (waited >= (peers > 0 ? patience.withPeers : patience.alone))
            return void 0;
          return `The node stands at block ${tip} and was at ${known}: it is waited for.`;
        };
      }
      ;
      const blocksWithheld = 6;
      const longestLook = 1e3;
      function createRelease({ node, store }) {
        let firstTip;
        let isTold = false;
        return async (tip) => {
          if (store.index.fact("withheld") === void 0)
            return;
          firstTip ??= tip;
          if (isTold || tip < firstTip + blocksWithheld)
            return;
          const since = Number(store.index.fact("copied"));
          const endAt = performance.now() + longestLook;
          while (!store.index.isWhole(since) && performance.now() < endAt) {
            const stamp = store.taken.withheld.last();
            if (stamp === void 0)
              break;
            isTold = !await lookFor(node, store, stamp, since);
            if (isTold)
              return sayWithheld(store, since);
          }
          if (store.index.isWhole(since) || store.taken.withheld.count() === 0) {
            store.write(() => store.index.dropFact("withheld"));
          }
        };
      }
      async function lookFor(node, store, { number, digest }, since) {
        const look2 = await (0, node_find.u$)(node, digest, { addresses: [store.address], since: since + 1 });
        const found = look2.locations.find(({ address }) => address === store.address);
        if (found === void 0 && !look2.whole)
          return false;
        store.write(() => {
          if (found === void 0) {
            store.index.setFact("withheld", String(number - 1));
            return;
          }
          const { block, blockId: id2, time, coinId: coin, port, address } = found;
          if (id2 !== void 0 && time !== void 0 && store.index.block(block) === void 0) {
            store.index.addBlock({ number: block, id: id2, time });
          }
          store.index.addPlace((0, node_reply.sg)(digest), { coin, port, block, address, txpow: "0x" });
        });
        return true;
      }
      function sayWithheld(store, since) {
        const count = store.taken.withheld.count();
        console.error(`Stamps of the restored copy that are withheld: ${count}. They may stand in blocks after ${since}, of which the node cannot tell any more. Start the service with a node that can (-archive or -megammr).`);
      }
      ;
      const usualPauses = { busy: 1e3, idle: 1e4 };
      const lowMark = 20;
      const maxBegun = 4;
      function startWorker(options) {
        const state = {
          standing: { coins: 0, reorganisations: 0 },
          stopping: false,
          bell: new AbortController()
        };
        const looked = Promise.withResolvers();
        const { busy: busyPause, idle: idlePause } = options.pauses ?? usualPauses;
        const run = createPass(options, (change) => {
          state.standing = { ...state.standing, ...change };
          looked.resolve();
        });
        const ended = (async () => {
          while (!state.stopping) {
            const busy = await run(() => state.stopping, state.standing);
            await rest(state, busy ? busyPause : idlePause);
          }
        })();
        const ring = () => state.bell.abort();
        return {
          looked: looked.promise,
          standing: () => state.standing,
          wake: ring,
          async stop() {
            state.stopping = true;
            ring();
            await ended;
          }
        };
      }
      async function rest(state, milliseconds) {
        const { signal } = state.bell;
        if (!state.stopping && !signal.aborted)
          await (0, promises_.setTimeout)(milliseconds, void 0, { signal }).catch(() => void 0);
        state.bell = new AbortController();
      }
      async function noCoins({ rpc, name }) {
        return `The node ${name} has no coins to anchor with: send some to ${await readOwnAddress(rpc)}.`;
      }
      function createPass(options, tell) {
        const round = { ...options, level: createLevel(), handed: /* @__PURE__ */ new Set(), release: createRelease(options), tell };
        const { store, node } = options;
        return async (isStopping, standing) => {
          try {
            const position = await look(round, standing);
            if (position === void 0)
              return true;
            const coins = await begin(round, position);
            await moveOn(round, position, isStopping);
            await round.release(position.tip);
            const problem = coins === 0 && store.anchorings.open().length === 0 ? await noCoins(node) : void 0;
            tell({ coins, problem });
            return store.anchorings.open().length > 0 || store.taken.waiting().count > 0;
          } catch (thrown) {
            const error = (0, errors.Xt)(thrown);
            if (error.code === "INTERNAL")
              console.error(thrown);
            if (error.code === "NODE_UNREACHABLE")
              round.handed.clear();
            tell({ problem: error.message });
            return true;
          }
        };
      }
      async function look(round, standing) {
        const { node, store, tell, confirmations } = round;
        const facts = await node.facts();
        const waitFor = round.level(facts, store.index.tip()?.number ?? 0);
        tell({ facts, ...waitFor !== void 0 && { problem: waitFor } });
        if (waitFor !== void 0)
          return void 0;
        const { tip, reorganised } = await updateIndex(node.rpc, store, facts.tip);
        if (reorganised)
          tell({ reorganisations: standing.reorganisations + 1 });
        const position = { tip, sealed: facts.sealed, confirmations, splitInto: facts.test ? 10 : 20 };
        noteSeen(store, position);
        if (store.index.fact("version") !== facts.version)
          store.write(() => store.index.setFact("version", facts.version));
        return position;
      }
      async function begin({ node, store, byRoot, tokens, batchIntervalMs }, { tip }) {
        const coins = [...freeCoins(store, await readSpendableCoins(node.rpc))];
        const count = coins.length;
        const open = store.anchorings.open();
        const largest = coins.at(-1);
        const isShort = count + open.length < lowMark && !open.some(({ kind }) => kind === "split");
        if (largest !== void 0 && isShort && tip > coinAge) {
          carrySplit(store, largest, Date.now());
          coins.pop();
        }
        for (let begun = 0; begun < maxBegun; begun += 1) {
          const now = Date.now();
          const options = { coins, byRoot, tokens, dueBefore: now - batchIntervalMs, now };
          const isToken = begun === 0 && coins.length > 1 && carryToken(store, options);
          if (!isToken && !carryNext(store, options))
            break;
          coins.shift();
        }
        return count;
      }
      async function moveOn({ node, store, handed }, position, isStopping) {
        let refused;
        for (const anchoring of store.anchorings.open()) {
          if (isStopping())
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
      var members = __webpack_require__(7066);
      ;
      function createSearch(options) {
        const { node, store, confirmations } = options;
        const own = createOwnSearch(options);
        async function find(where, state) {
          const isHere = (at) => where === store.address || at === where;
          const known = own.known(state).filter(({ address }) => isHere(address));
          if (known.length > 0)
            return known;
          const taken = store.taken.stamp(state);
          const isStillToCome = taken !== void 0 && isOnItsWay(store, taken);
          if (where === store.address && isStillToCome)
            return void 0;
          const addresses = [.../* @__PURE__ */ new Set([(0, node_reply.sg)(where), store.address, ...node_find.eU])];
          const looked = (taken && (0, core_digest.s1)(rootOver(store, taken))) ?? state;
          const { locations, whole } = await asked((0, node_find.u$)(node, looked, { addresses }));
          const there = locations.filter((one) => one.confirmations >= confirmations && isHere(one.address));
          if (there.length > 0)
            return there.map(sightedPlace);
          return whole || locations.length > 0 || isStillToCome ? void 0 : "unknown";
        }
        async function proofRequest(uid) {
          const taken = store.taken.request(uid);
          if (taken === void 0)
            return void 0;
          const known = own.toRequest(taken);
          const root = (0, core_digest.s1)(rootOver(store, taken));
          if (known.anchored !== void 0 || root === void 0 || isOnItsWay(store, taken))
            return known;
          const look2 = await (0, node_find.u$)(node, root, { addresses: [store.address] }).catch(() => void 0);
          const there = look2?.locations.filter(({ address }) => address === store.address) ?? [];
          return own.toRequest(taken, there.map(sightedPlace));
        }
        return {
          ...own,
          find,
          proofRequest,
          /** What others have anchored, as far as it can be told at once; a node that is away keeps nobody waiting. */
          async elsewhere(digest) {
            const look2 = await (0, node_find.u$)(node, digest, { archive: false }).catch(() => void 0);
            return (look2?.locations ?? []).filter((one) => one.confirmations >= confirmations).map(sightedPlace);
          }
        };
      }
      function createOwnSearch({ store, confirmations }) {
        let failures = 0;
        const settledTo = () => (store.index.tip()?.number ?? 0) - confirmations;
        const placesOf = (state) => store.index.places(state).filter(({ block }) => block <= settledTo()).map(toIndexedPlace);
        function throughRoot(taken, missed = []) {
          const { digest, proof } = taken;
          const root = rootOver(store, taken);
          if (proof === null || root === void 0)
            return [];
          const places = placesOf(root);
          if ((0, merkle.nk)(digest, (0, merkle.z9)(proof)) === (0, core_digest.s1)(root))
            return places.length > 0 ? places : missed;
          failures += 1;
          return [];
        }
        return {
          /** Proofs of ours that did not lead to their root. */
          proofFailures: () => failures,
          /** Where the index saw `digest`, or the root that it is under. */
          known(digest) {
            const taken = store.taken.stamp(digest);
            const places = placesOf((0, node_reply.sg)(digest));
            return places.length > 0 || taken === void 0 ? places : throughRoot(taken);
          },
          /** What became of a request, by the index, or by where the node has its root. */
          toRequest(taken, missed) {
            const { number, digest, time, proof } = taken;
            const root = (0, core_digest.s1)(rootOver(store, taken));
            const [place] = throughRoot(taken, missed);
            if (proof === null || root === void 0 || place?.time === void 0)
              return { number, digest, time };
            return { number, digest, time, anchored: { address: store.address, root, proof, time: place.time } };
          }
        };
      }
      function carrierOf(store, { anchoring }) {
        return anchoring === null ? void 0 : store.anchorings.one(anchoring);
      }
      function isOnItsWay(store, taken) {
        const { state, builtAt = 0 } = carrierOf(store, taken) ?? {};
        if (state === "posted" ? !store.index.isWhole(builtAt) : store.taken.withheld.has(taken))
          return false;
        return state !== "confirmed" && state !== "sealed";
      }
      function rootOver(store, taken) {
        const carrier = carrierOf(store, taken);
        return carrier?.kind === "root" ? carrier.ports.get(99) : void 0;
      }
      async function asked(answer) {
        try {
          return await answer;
        } catch (cause) {
          if (!(cause instanceof errors._Z))
            throw cause;
          throw new errors._Z("SERVICE_UNAVAILABLE", `The chain cannot be asked just now. ${cause.account}`, { cause });
        }
      }
      function toIndexedPlace({ block, time, blockId, txpow, coin, address }) {
        const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(core_digest.s1);
        return { height: block, time, address, ...(0, members.r$)({ blockHash, transactionId, coinId }) };
      }
      function sightedPlace({ block, time, blockId, coinId, address }) {
        return {
          height: block,
          address,
          ...(0, members.r$)({ time, blockHash: (0, core_digest.s1)(blockId), coinId: (0, core_digest.s1)(coinId) })
        };
      }
      ;
      const tracePause = 250;
      const longestTrace = 2e4;
      function openNodeLedger(options) {
        const { node, address, confirmations, mintTrace, queue } = options;
        const store = (0, node_file.C)(options.data, address);
        const tokens = /* @__PURE__ */ new Set();
        const worker = startWorker({ ...options, store, tokens });
        const search = createSearch({ node, store, confirmations });
        const take = createIntake(store, worker, queue);
        const stamp = async (digest) => {
          const own = search.known(digest);
          const there = own.length > 0 ? own : await search.elsewhere(digest);
          if (there.length === 0 && store.taken.stamp(digest) === void 0)
            await take(() => store.taken.addStamp(digest, Date.now()));
          return there;
        };
        return {
          address,
          looked: worker.looked,
          stamp,
          find: search.find,
          async requestProof(digest) {
            const uid = `0x${(0, external_node_crypto_.randomBytes)(10).toString("hex").toUpperCase()}`;
            await take(() => store.taken.addRequest(uid, digest, Date.now()));
            return uid;
          },
          proofRequest: (uid) => search.proofRequest(`0x${uid.slice(2).toUpperCase()}`),
          async trace(digest) {
            if (mintTrace)
              tokens.add(digest);
            const built = stamp(digest).then(() => awaitTrace(store, digest));
            return await built.finally(() => tokens.delete(digest));
          },
          ...operateNode({ store, worker, proofFailures: search.proofFailures, address }),
          async close() {
            await worker.stop();
            store.close();
          }
        };
      }
      function createIntake(store, worker, queue) {
        const commits = createGroupCommit((change) => store.write(change));
        let room = 0;
        return async (add) => {
          if (room <= 0)
            room = queue - store.taken.waiting().count;
          if (room <= 0)
            throw queueFull(queue, worker.standing().problem);
          room -= 1;
          await commits.add(add);
          worker.wake();
        };
      }
      function queueFull(queue, problem = "The chain takes them more slowly than they come.") {
        return new errors._Z("SERVICE_UNAVAILABLE", `The queue of ${queue} is full, nothing was taken. ${problem}`);
      }
      async function awaitTrace(store, digest) {
        for (let waited = 0; waited < longestTrace; waited += tracePause) {
          const number = store.taken.stamp(digest)?.anchoring ?? void 0;
          const { made, transactionId } = (number === void 0 ? void 0 : store.anchorings.one(number)) ?? {};
          if (made !== void 0 && transactionId !== void 0)
            return { coinId: made, transactionId };
          await (0, promises_.setTimeout)(tracePause);
        }
        return void 0;
      }
      function operateNode(parts) {
        const { store, worker, address } = parts;
        return {
          about() {
            const version = worker.standing().facts?.version ?? store.index.fact("version");
            const demo = version === void 0 || /test/i.test(version);
            const chain = version === void 0 ? "unknown" : demo ? "test" : "main";
            return { ledger: "node", chain, address, rootAddress: address, demo, ...version && { nodeVersion: version } };
          },
          health() {
            const { facts, problem = store.problem(), coins } = worker.standing();
            if (problem !== void 0)
              return { ok: false, reason: problem };
            if (facts === void 0)
              return { ok: false, reason: "The node has not answered yet." };
            const reason = "No coin can be spent just now, those that there are were used in the last blocks.";
            return coins === 0 ? { ok: false, reason } : { ok: true };
          },
          metrics: () => toMetrics(parts),
          backup: async (file) => await store.backup(file)
        };
      }
      function toMetrics({ store, worker, proofFailures }) {
        const { coins, reorganisations } = worker.standing();
        const { count, oldest } = store.taken.waiting();
        const carriers = store.anchorings.counts().filter(({ kind }) => kind !== "split");
        const inState = (...states) => carriers.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
        const gauge = (name, help, value) => ({ name, help, type: "gauge", value });
        const counter = (name, help, value) => ({ name, help, type: "counter", value });
        return [
          gauge("blocks", "Height of the last block that was read.", store.index.tip()?.number ?? 0),
          gauge("queue", "Stamps and proof requests that wait for a transaction.", count),
          gauge("oldest_waiting_seconds", "Age of the oldest of them.", oldest === null ? 0 : (Date.now() - oldest) / 1e3),
          gauge("withheld", "Stamps of a restored copy that the chain may hold already.", store.taken.withheld.count()),
          gauge("posted", "Transactions on their way into a block.", inState("reserved", "built", "posted")),
          gauge("seen", "Transactions in a block that is not settled yet.", inState("seen")),
          gauge("confirmed", "Transactions in a settled block.", inState("confirmed", "sealed")),
          gauge("coins", "Coins that can be spent now.", coins),
          counter("reorganisations_total", "Times that blocks were taken back.", reorganisations),
          counter("proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures())
        ];
      }
      ;
      function openNode(settings, data, environment) {
        const { url, passwordFile, caFile, ...options } = settings;
        const password = passwordFile === void 0 ? environment["ANCHOR_NODE_PASSWORD"] : readNamedFile("node-password-file", passwordFile).trimEnd();
        const ca = caFile === void 0 ? void 0 : readNamedFile("node-ca", caFile);
        return openNodeLedger({ ...options, data, node: (0, node_node.RM)((0, core_url.Ex)(url, password), { ca }) });
      }
      function readNamedFile(option, file) {
        try {
          return (0, external_node_fs_.readFileSync)(file, "utf8");
        } catch (cause) {
          throw new Error(`--${option} ${file} cannot be read: ${(0, errors.bD)(cause)}.`, { cause });
        }
      }
    })
  )
};
