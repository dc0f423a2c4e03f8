export const id = 430;
export const ids = [430];
export const modules = {
  /***/
  1430: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        openChain: () => (
          /* binding */
          openChain
        ),
        toLocationRecord: () => (
          /* binding */
          toLocationRecord
        )
      });
      var promises_ = __webpack_require__(8500);
      var core_digest = __webpack_require__(2427);
      var errors = __webpack_require__(6608);
      var members = __webpack_require__(2508);
      var external_node_crypto_ = __webpack_require__(7598);
      var external_node_http_ = __webpack_require__(7067);
      var external_node_https_ = __webpack_require__(4708);
      var external_node_tls_ = __webpack_require__(1692);
      var json = __webpack_require__(5961);
      var core_text = __webpack_require__(2872);
      var result_words = __webpack_require__(2464);
      ;
      function createRpc(address, options = {}) {
        const { ca, timeoutMs: defaultTimeoutMs = 2e4, maxBytes = 16 * 1024 * 1024, signal } = options;
        const { name, url, credentials } = address;
        const fixedOptions = {
          method: "GET",
          // The node closes every connection after one answer without saying so: a connection that is kept would only break.
          agent: false,
          headers: {
            // The node reads this header only in this spelling.
            ...credentials !== void 0 && { Authorization: `Basic ${Buffer.from(credentials).toString("base64")}` },
            Connection: "close"
          },
          ...url.protocol === "https:" && tlsOptions(ca)
        };
        return {
          name,
          async run(commands, timeoutMs = defaultTimeoutMs) {
            const target = new URL(`/${encodeURIComponent(commands.join(";"))}`, url);
            let isLate = false;
            const { request, answered } = sendRequest(target, { ...fixedOptions, signal });
            const deadline = setTimeout(() => {
              isLate = true;
              request.destroy();
            }, timeoutMs);
            try {
              const answer = await answered;
              const sentAt = Date.parse(answer.headers.date ?? "");
              const replies = readReplies(await readText(answer, maxBytes, name), commands, name);
              return Number.isNaN(sentAt) ? replies : replies.map((reply) => ({ ...reply, sentAt }));
            } catch (error) {
              if (!isLate)
                throw toNodeError(name, error);
              const cause = new DOMException("Time is up.", "TimeoutError");
              throw unreachableError(name, `no whole answer within ${timeoutMs / 1e3} s`, cause);
            } finally {
              clearTimeout(deadline);
            }
          }
        };
      }
      function tlsOptions(ca) {
        if (ca === void 0)
          return { rejectUnauthorized: true };
        const pinnedCertificate = new external_node_crypto_.X509Certificate(ca);
        return {
          rejectUnauthorized: true,
          ca,
          // A certificate that a node signed itself names only localhost, so if the node shows the certificate in `ca`, the
          // host's name is not checked.
          checkServerIdentity: (host, peer) => peer.fingerprint256 === pinnedCertificate.fingerprint256 ? void 0 : (0, external_node_tls_.checkServerIdentity)(host, peer)
        };
      }
      async function readText(answer, maxBytes, node) {
        const { statusCode = 0 } = answer;
        if (statusCode !== 200) {
          answer.destroy();
          const isUnauthorised = statusCode === 401 || statusCode === 403;
          throw isUnauthorised ? unauthorisedError(node) : answerError(node, `it answered ${statusCode}`);
        }
        const toTooLargeError = () => answerError(node, `its answer is larger than ${maxBytes / 1048576} MiB`);
        return new TextDecoder().decode(await (0, json.rU)(answer, maxBytes, toTooLargeError));
      }
      function sendRequest(url, options) {
        const { promise: answered, resolve, reject } = Promise.withResolvers();
        const request = (url.protocol === "https:" ? external_node_https_.request : external_node_http_.request)(url, options, resolve);
        request.on("error", reject);
        request.end();
        return { request, answered };
      }
      function readReplies(text, commands, node) {
        const value = parseReplyJson(text, node);
        if (Array.isArray(value) && value.length === 0)
          throw unreachableError(node, "it did not read the command");
        const items = Array.isArray(value) ? value : [value];
        if (items.length > commands.length)
          throw answerError(node, "it answered more commands than it was given");
        const replies = items.map((item, index) => readCommandReply(item, commands[index] ?? "", node));
        if (replies.length < commands.length && replies.at(-1)?.ok !== false) {
          throw answerError(node, "it answered fewer commands than it was given");
        }
        return replies;
      }
      function parseReplyJson(text, node) {
        try {
          return JSON.parse(text);
        } catch {
          throw answerError(node, "its answer is not JSON");
        }
      }
      function readCommandReply(item, command, node) {
        if (!(0, members.Gv)(item) || typeof item["status"] !== "boolean")
          throw answerError(node, "its answer has no status");
        if (item["pending"] === true)
          return { ok: false, fields: item, error: "the user may only read" };
        if (!item["status"]) {
          const error = stringOf(item["error"] ?? item["message"]) ?? "it does not say why";
          return { ok: false, fields: item, error: (0, core_text.wh)(error) };
        }
        if (item["command"] !== command.split(" ")[0])
          throw answerError(node, "it answered another command");
        return { ok: true, fields: item };
      }
      function itemsIn(value) {
        return Array.isArray(value) ? value : [];
      }
      function stringOf(value) {
        return typeof value === "string" ? value : void 0;
      }
      function numberOf(value) {
        const number = typeof value === "number" ? value : Number(/^[0-9]{1,15}$/.exec(stringOf(value) ?? "")?.[0] ?? Number.NaN);
        return Number.isSafeInteger(number) && number >= 0 ? number : void 0;
      }
      const maxTimeMs = 864e13;
      function momentOf(value) {
        const number = numberOf(value);
        return number === void 0 || number > maxTimeMs ? void 0 : number;
      }
      function hex32Of(value) {
        return typeof value === "string" && /^0x[0-9A-F]{64}$/.test(value) ? value : void 0;
      }
      function hexBytesOf(value) {
        return typeof value === "string" && /^0x(?:[0-9A-F]{2}){1,65536}$/.test(value) ? value : void 0;
      }
      const safeValuePattern = /^(?:0x[0-9A-F]{1,131072}|[0-9]{1,30}(?:\.[0-9]{1,44})?|[a-z][a-z0-9]{0,63})$/;
      const safeNamePattern = /^[a-z]{1,32}$/;
      function toCommand(name, parameters = {}) {
        const parts = Object.entries(parameters).map(([key, value]) => {
          if (!safeNamePattern.test(key) || !safeValuePattern.test(String(value))) {
            throw new RangeError(`The parameter ${key} of a node's command is neither hex, nor a number, nor a word.`);
          }
          return `${key}:${value}`;
        });
        if (!safeNamePattern.test(name))
          throw new RangeError("A node's command is one word.");
        return [name, ...parts].join(" ");
      }
      function unreachableError(name, reason, cause) {
        return new errors._Z("NODE_UNREACHABLE", `The node ${name} did not answer: ${reason}.`, { cause });
      }
      function isConnectionLost({ code, cause }) {
        if (code !== "NODE_UNREACHABLE")
          return false;
        return cause === void 0 || cause instanceof Error && "code" in cause && /^E[A-Z]+$/.test(String(cause.code));
      }
      function answerError(name, reason) {
        return new errors._Z("NODE_ANSWER_INVALID", `The answer of the node ${name} cannot be used: ${reason}.`);
      }
      function toNodeError(name, thrown) {
        if (thrown instanceof errors._Z)
          return thrown;
        const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : void 0;
        if (code === void 0)
          return (0, errors.Xt)(thrown);
        if (code === "HPE_CR_EXPECTED")
          return unauthorisedError(name);
        if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|EPROTO/.test(code)) {
          const message = `The node ${name} was not asked: the TLS connection failed (${code}).`;
          const hint = "Put the node's certificate, or that of its CA, in NODE_EXTRA_CA_CERTS. The check cannot be switched off.";
          return new errors._Z("TLS_REJECTED", message, { cause: thrown, hint });
        }
        return unreachableError(name, result_words.iN[code] ?? (0, core_text.wh)(code), thrown);
      }
      function unauthorisedError(name) {
        return new errors._Z("NODE_NOT_AUTHORISED", `The node ${name} refused the user or the password.`);
      }
      ;
      function createNode(address, options = {}) {
        const rpc = createRpc(address, options);
        const { name } = rpc;
        let lastHistory;
        return {
          name,
          rpc,
          readFacts: () => readFacts(rpc),
          /** Returns how far back the node knows its chain. It is asked once for each new last block, not for each call. */
          async readHistory(tip) {
            if (lastHistory?.tip !== tip)
              lastHistory = { tip, history: readNodeHistory(rpc) };
            const { history } = lastHistory;
            return await history.catch((error) => {
              if (lastHistory?.history === history)
                lastHistory = void 0;
              throw error;
            });
          },
          /** Returns the block at a height; `undefined` where the node does not have it, or no longer has it. */
          async readBlock(number) {
            const [reply] = await rpc.run([toCommand("txpow", { block: number })]);
            if (reply?.ok !== true)
              return void 0;
            const block = responseMemberOf(reply);
            const time = momentOf((0, members.mz)(block, "header", "timemilli"));
            const [height, id2] = [numberOf((0, members.mz)(block, "header", "block")), hex32Of((0, members.mz)(block, "txpowid"))];
            if (height !== number || time === void 0 || id2 === void 0)
              throw answerError(name, "it names another block");
            return { number, time, id: id2 };
          },
          /** Returns the last block, and the unspent coins whose state may hold `digest`. */
          async findCoins(digest) {
            const search = { state: (0, core_digest.sg)(digest), simplestate: "true", megammr: "true" };
            const [block, coinsReply] = await runAll(rpc, [toCommand("block"), toCommand("coins", search)]);
            const tip = numberOf((0, members.mz)(responseMemberOf(block), "block"));
            const coinItems = responseMemberOf(coinsReply);
            if (tip === void 0 || !Array.isArray(coinItems))
              throw answerError(name, "its coins are no list");
            const coins = coinItems.map(readCoin);
            if (!coins.every((coin) => coin !== void 0))
              throw answerError(name, "it shows a coin that cannot be read");
            const tipTime = momentOf((0, members.mz)(responseMemberOf(block), "timemilli"));
            return { tip, tipTime, sentAt: block?.sentAt, coins };
          }
        };
      }
      async function runAll(rpc, commands, timeoutMs) {
        const replies = await rpc.run(commands, timeoutMs);
        const failedReply = replies.find(({ ok }) => !ok);
        if (/^no blocks yet/i.test(failedReply?.error ?? ""))
          throw noBlocksError(rpc.name);
        if (failedReply !== void 0)
          throw answerError(rpc.name, `it refused a command: ${failedReply.error ?? ""}`);
        return replies;
      }
      function noBlocksError(name) {
        return unreachableError(name, "it has no blocks yet, for it has not met another node of its chain");
      }
      function responseMemberOf(reply) {
        return (0, members.mz)(reply?.fields, "response");
      }
      async function readFacts(rpc) {
        const [status] = await runAll(rpc, [toCommand("status")]);
        const facts = responseMemberOf(status);
        const chain = (0, members.mz)(facts, "chain");
        if (stringOf((0, members.mz)(chain, "hash")) === "0x00")
          throw noBlocksError(rpc.name);
        const [tip, tipId] = [numberOf((0, members.mz)(chain, "block")), hex32Of((0, members.mz)(chain, "hash"))];
        const version = stringOf((0, members.mz)(facts, "version"));
        const peers = numberOf((0, members.mz)(facts, "network", "connected"));
        if (tip === void 0 || tipId === void 0 || version === void 0 || peers === void 0) {
          throw answerError(rpc.name, "it does not say how it stands");
        }
        return {
          version,
          /** The node runs with `-test`: the chain is private or for tests. */
          test: /test/i.test(version),
          tip,
          peers,
          /** The highest block that can no longer change; 0 while there is none (`start` is -1 then). */
          sealed: numberOf((0, members.mz)(chain, "cascade", "start")) ?? 0
        };
      }
      async function readNodeHistory(rpc) {
        const [statusReply, mmrReply, firstBlockReply] = await rpc.run([
          toCommand("status"),
          toCommand("megammr"),
          toCommand("txpow", { block: 1 })
        ]);
        if (statusReply?.ok !== true)
          throw answerError(rpc.name, "it does not say how it stands");
        const coinSum = toUnits((0, members.mz)(responseMemberOf(mmrReply), "mmr", "root", "value"));
        const supply = toUnits((0, members.mz)(responseMemberOf(statusReply), "minima"));
        const isTreeWhole = coinSum !== void 0 && supply !== void 0 && coinSum >= supply;
        const keepsAllCoins = isTreeWhole && (0, members.mz)(responseMemberOf(mmrReply), "enabled") === true;
        return { keepsAllCoins, isComplete: keepsAllCoins || firstBlockReply?.ok === true };
      }
      function toUnits(amount) {
        const [, whole, fraction = ""] = /^([0-9]{1,30})(?:\.([0-9]{1,44}))?$/.exec(stringOf(amount) ?? "") ?? [];
        return whole === void 0 ? void 0 : BigInt(whole + fraction.padEnd(44, "0"));
      }
      function readCoin(value) {
        const coinId = hex32Of((0, members.mz)(value, "coinid"));
        const created = numberOf((0, members.mz)(value, "created"));
        const [address, amount, tokenId] = ["address", "amount", "tokenid"].map((name) => stringOf((0, members.mz)(value, name)));
        if (coinId === void 0 || created === void 0)
          return void 0;
        if (address === void 0 || amount === void 0 || tokenId === void 0)
          return void 0;
        return { coinId, address, amount, tokenId, created, state: readState((0, members.mz)(value, "state")) };
      }
      function readState(value) {
        const listEntries = itemsIn(value).map((item) => [(0, members.mz)(item, "port"), (0, members.mz)(item, "data")]);
        const entries = (0, members.Gv)(value) ? Object.entries(value) : listEntries;
        return new Map(entries.flatMap(([port, data]) => {
          const [number, text] = [numberOf(port), stringOf(data)];
          return number === void 0 || text === void 0 ? [] : [[number, text]];
        }));
      }
      function findPort(state, digest) {
        const chainHex = (0, core_digest.sg)(digest);
        return [...state].find(([, data]) => data === chainHex)?.[0];
      }
      ;
      const unspendableAddress = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";
      const digestAddresses = [
        unspendableAddress,
        "0xFFEEDD",
        "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5"
      ];
      const archiveTimeoutMs = 12e4;
      const maxHeaders = 8;
      async function findDigest(node, digest, options = {}) {
        const { since } = options;
        const { coins, ...tipFacts } = await node.findCoins(digest);
        const { tip } = tipFacts;
        const recentLocations = coins.flatMap((coin) => toLocation(coin, coin.created, digest, tip));
        const { isComplete, keepsAllCoins } = await node.readHistory(tip);
        const oldLocations = recentLocations.length > 0 || keepsAllCoins ? [] : await searchArchive(node, digest, tip, options);
        const hasAllBlocks = isComplete || since !== void 0 && await node.readBlock(since) !== void 0;
        const locations = [...recentLocations, ...oldLocations ?? []].toSorted((one, other) => one.block - other.block);
        return {
          locations: await withHeaders(node, locations),
          isComplete: hasAllBlocks && oldLocations !== void 0,
          ...tipFacts
        };
      }
      const staleAfterMs = 18e5;
      function latestTime(tips) {
        return Math.max(Date.now(), ...tips.flatMap(({ tipTime = 0, sentAt = 0 }) => [tipTime, sentAt]));
      }
      function toStaleError(name, { locations, isComplete, tipTime = Infinity }, now) {
        if (locations.length > 0 || !isComplete || now - tipTime <= staleAfterMs)
          return void 0;
        return new errors._Z("NODE_UNREACHABLE", `The node ${name} is behind: its last block is of ${new Date(tipTime).toISOString()}, and later ones may hold the digest.`, { hint: "Wait until the node has caught up, or ask another one." });
      }
      function toLocation(coin, block, digest, tip) {
        if (block > tip)
          return [];
        const port = findPort(coin.state, digest);
        if (port === void 0)
          return [];
        return [{ coinId: coin.coinId, address: coin.address, port, block, confirmations: tip - block }];
      }
      async function searchArchive(node, digest, tip, options) {
        const { addresses = digestAddresses } = options;
        if (addresses.length === 0)
          return void 0;
        const locations = [];
        for (const address of addresses) {
          const search = { action: "addresscheck", address, statecheck: (0, core_digest.sg)(digest) };
          const [reply] = await node.rpc.run([toCommand("archive", search)], archiveTimeoutMs);
          if (reply?.ok !== true)
            return void 0;
          const items = (0, members.mz)(reply.fields, "coins", "created");
          if (!Array.isArray(items))
            throw answerError(node.name, "its archived coins are no list");
          for (const item of items) {
            const [coin, createdIn] = [readCoin((0, members.mz)(item, "coin")), numberOf((0, members.mz)(item, "block"))];
            if (coin === void 0 || createdIn === void 0)
              throw answerError(node.name, "it shows a coin that cannot be read");
            locations.push(...toLocation(coin, createdIn, digest, tip));
          }
        }
        return locations;
      }
      async function withHeaders(node, locations) {
        const blockNumbers = [...new Set(locations.map(({ block }) => block))].slice(0, maxHeaders);
        const heads = await Promise.all(blockNumbers.map((number) => node.readBlock(number)));
        return locations.map((location) => {
          const block = heads[blockNumbers.indexOf(location.block)];
          return block === void 0 ? location : { ...location, blockId: block.id, time: block.time };
        });
      }
      ;
      const settledAfterBlocks = 3;
      function openChain(addresses, options) {
        const nodes = addresses.map((address) => createNode(address, options));
        let isTestPromise;
        return {
          ask: (digest) => askChain(nodes, digest, options),
          /** Whether one of the nodes is on a test chain. */
          isTest: () => isTestPromise ??= Promise.all(nodes.map((node) => isOnTestChain(node, options))).then((answers) => answers.includes(true))
        };
      }
      async function askChain(nodes, digest, options = {}) {
        const searches = await Promise.all(nodes.map((node) => askNode(node, digest, options)));
        const now = latestTime(searches.filter((search) => search.node !== void 0));
        const answers = searches.map((search) => {
          const staleError = search.node && toStaleError(search.source.name, search, now);
          return staleError === void 0 ? search : toFailedSearch(search.source.name, staleError);
        });
        const findings = answers.filter((search) => search.node !== void 0);
        const sources = answers.map(({ source }) => source);
        try {
          const height = Math.max(1, Math.min(...findings.map(({ tip }) => tip)) - settledAfterBlocks);
          const heads = findings.length < 2 ? [] : await Promise.all(findings.map(({ node }) => node.readBlock(height)));
          const note = describeContradiction(findings, heads);
          if (note !== void 0)
            return { kind: "unknown", note, sources };
        } catch (thrown) {
          return toNodesFailure((0, errors.Xt)(thrown), sources);
        }
        const failedSource = sources.find(({ error }) => error !== void 0);
        if (failedSource?.error !== void 0)
          return toNodesFailure(failedSource.error, sources);
        return conclude(findings, sources);
      }
      async function isOnTestChain(node, options) {
        try {
          return (await retryWhenLost(() => node.readFacts(), options)).test;
        } catch {
          return false;
        }
      }
      function toLocationRecord(location, digest) {
        const { block, time, blockId, coinId } = location;
        return {
          blockNumber: block,
          ...time !== void 0 && { blockDate: new Date(time).toISOString() },
          ...blockId !== void 0 && { txpowId: blockId },
          coinId,
          matchedHash: (0, core_digest.sg)(digest)
        };
      }
      async function askNode(node, digest, options) {
        try {
          const search = await retryWhenLost(() => findDigest(node, digest), options);
          return { ...search, node, source: toSource(node.name, search) };
        } catch (thrown) {
          return toFailedSearch(node.name, thrown);
        }
      }
      function toFailedSearch(name, thrown) {
        return { source: { name, verdict: "error", error: (0, errors.Xt)(thrown) } };
      }
      async function retryWhenLost(ask, { pausesMs = [500, 1500], signal }) {
        for (const pauseMs of pausesMs) {
          try {
            return await ask();
          } catch (thrown) {
            if (!isConnectionLost((0, errors.Xt)(thrown)) || signal?.aborted === true)
              throw thrown;
            await (0, promises_.setTimeout)(pauseMs, void 0, signal && { signal }).catch(() => void 0);
          }
        }
        return await ask();
      }
      function toSource(name, { locations, isComplete }) {
        const [oldest] = locations;
        if (oldest === void 0)
          return { name, verdict: isComplete ? "not-found" : "not-kept" };
        const { block, confirmations } = oldest;
        return { name, verdict: confirmations >= settledAfterBlocks ? "found" : "too-recent", block, confirmations };
      }
      function toNodesFailure(error, sources) {
        if (error.code === "NODE_ANSWER_INVALID")
          return { kind: "unknown", note: error.message, sources };
        return { kind: (0, errors.u2)(error.code).outage === true ? "unreachable" : "failed", error, sources };
      }
      function describeContradiction(findings, heads) {
        const names = findings.map(({ source }) => source.name).join(" and ");
        if (heads.includes(void 0))
          return `${names} cannot be compared: they have no block in common.`;
        const [firstHead, ...otherHeads] = heads;
        if (otherHeads.some((one) => one?.id !== firstHead?.id))
          return `${names} are on different chains: block ${firstHead?.number} is not the same.`;
        const [firstFinder, ...otherFinders] = findings.filter(({ source }) => source.verdict === "found" || source.verdict === "too-recent");
        if (firstFinder === void 0)
          return void 0;
        const nonFinderName = withVerdict(findings, "not-found")[0]?.source.name;
        if (nonFinderName !== void 0 && withVerdict(findings, "found").length > 0) {
          return `${firstFinder.source.name} finds it in block ${firstFinder.source.block}, and ${nonFinderName} has the whole chain and does not find it.`;
        }
        const contradictor = otherFinders.find((one) => !sharesLocation(firstFinder, one));
        return contradictor && `${firstFinder.source.name} and ${contradictor.source.name} find it in different places.`;
      }
      function withVerdict(findings, verdict) {
        return findings.filter(({ source }) => source.verdict === verdict);
      }
      function sharesLocation(one, other) {
        return one.locations.some(({ coinId, block, blockId }) => other.locations.some((location) => location.coinId === coinId && location.block === block && (blockId === void 0 || location.blockId === void 0 || location.blockId === blockId)));
      }
      function conclude(findings, sources) {
        const [recentFinding] = withVerdict(findings, "too-recent");
        if (recentFinding !== void 0) {
          const { block, confirmations } = recentFinding.source;
          const note2 = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
          return { kind: "unknown", note: note2, sources };
        }
        const finders = withVerdict(findings, "found");
        const finder = finders.find(({ isComplete }) => isComplete) ?? finders[0];
        if (finder !== void 0)
          return { kind: "found", locations: finder.locations, sources, ...restsOn(finders) };
        const nonFinders = withVerdict(findings, "not-found");
        if (nonFinders.length > 0)
          return { kind: "not-found", sources, ...restsOn(nonFinders) };
        const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
        return { kind: "unknown", note, sources };
      }
      function restsOn([only, ...others]) {
        return only === void 0 || others.length > 0 ? {} : { restsOn: only.source.name };
      }
    })
  )
};
