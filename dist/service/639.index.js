export const id = 639;
export const ids = [639];
export const modules = {
  /***/
  20: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        openNode: () => (
          /* binding */
          openNode
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var core_digest = __webpack_require__(2427);
      var json = __webpack_require__(5961);
      var addresses = __webpack_require__(2703);
      var errors = __webpack_require__(5417);
      var members = __webpack_require__(2508);
      var external_node_crypto_ = __webpack_require__(7598);
      var external_node_http_ = __webpack_require__(7067);
      var external_node_https_ = __webpack_require__(4708);
      var external_node_tls_ = __webpack_require__(1692);
      var core_text = __webpack_require__(2872);
      ;
      const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";
      const signedMeaning = "A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. You must trust the signer of a time stamp; a block does not depend on one signer.";
      const shortfallWords = {
        changed: ["changed", "changed"],
        "no-match": ["does not match", "do not match"],
        "not-found": ["not found", "not found"],
        failed: ["failed", "failed"],
        unreachable: ["not judged (outage)", "not judged (outage)"],
        unknown: ["unknown", "unknown"],
        unclear: ["unclear", "unclear"],
        accepted: ["accepted, no block known yet", "accepted, no block known yet"],
        skipped: ["skipped", "skipped"]
      };
      const verdictSentences = {
        accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
        anchored: "Anchored: the hash is on the chain.",
        "already-anchored": "Already anchored",
        found: "Hash found.",
        "not-found": "Hash not found.",
        verified: "Full match: exactly this hash is anchored.",
        timestamped: "Time-stamped",
        "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
        changed: "Changed",
        unclear: "Unclear",
        unknown: "Unknown",
        unreachable: "Unreachable",
        failed: "Failed",
        skipped: "Skipped"
      };
      const changedAdvice = "Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.";
      const replacedAdvice = "Was the file built twice? Then the evidence keeps both. Otherwise do not publish it: find out who replaced it.";
      const waitForBlockAdvice = ({ input, again }) => `Wait a few minutes (${input("block-time")}). Then ${again}, or a check of the same files: what the chain holds by then is not paid again.`;
      const checkFirstAdvice = ({ input, setting }) => `Wait a few minutes (${input("block-time")}), then run a check of the same files (${setting("mode", "check")}). Stamp again only what it does not find.`;
      const acceptedMessage = "The service accepted the stamp, but no block is known to hold it yet.";
      const unrecordedWords = {
        message: "The evidence at hand does not name this file.",
        advice: "If it is of another release, take that release's evidence. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish."
      };
      const goodVerdictWords = { stamp: "anchored", check: "found", verify: "verified" };
      const goodVerdictMeanings = {
        stamp: "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
        check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
        verify: "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean."
      };
      const releaseWrites = {
        none: false,
        body: "write a section into the release's notes",
        assets: "attach files to the release",
        both: "attach files to the release and write a section into its notes"
      };
      const networkErrorWords = {
        ECONNREFUSED: "the connection was refused (ECONNREFUSED)",
        ECONNRESET: "the connection broke (ECONNRESET)",
        ENOTFOUND: "the host name is not known (ENOTFOUND)",
        ETIMEDOUT: "no connection came in time (ETIMEDOUT)"
      };
      const unknownHostAdvice = ({ input }) => `This name was not found. Check the spelling of ${input("api-url")}, then DNS.`;
      const connectionHints = {
        ECONNREFUSED: ({ input }) => `Nothing listens at this address. Is the service running? If it is, check the spelling and the port of ${input("api-url")}, then the proxy.`,
        ENOTFOUND: unknownHostAdvice,
        EAI_AGAIN: unknownHostAdvice
      };
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
        const parts2 = Object.entries(parameters).map(([key, value]) => {
          if (!safeNamePattern.test(key) || !safeValuePattern.test(String(value))) {
            throw new RangeError(`The parameter ${key} of a node's command is neither hex, nor a number, nor a word.`);
          }
          return `${key}:${value}`;
        });
        if (!safeNamePattern.test(name))
          throw new RangeError("A node's command is one word.");
        return [name, ...parts2].join(" ");
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
        return unreachableError(name, networkErrorWords[code] ?? (0, core_text.wh)(code), thrown);
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
        const { addresses: addresses2 = digestAddresses } = options;
        if (addresses2.length === 0)
          return void 0;
        const locations = [];
        for (const address of addresses2) {
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
      var reports = __webpack_require__(2696);
      var ledger = __webpack_require__(3700);
      var log = __webpack_require__(3460);
      var ledger_carry = __webpack_require__(9673);
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
      const parts = 10;
      const anchorAmount = "0.0000000000000000000001";
      function toOutputs({ kind, amount, own, address }) {
        const total = parseAmount(amount);
        const toOwn = (units, keepsState = false) => ({ address: own, amount: formatAmount(units), keepsState });
        if (kind === "split") {
          const unit = parseAmount("0.000000000000000001");
          const part = total / BigInt(parts) / unit * unit;
          return [...Array.from({ length: parts - 1 }, () => toOwn(part)), toOwn(total - part * BigInt(parts - 1))];
        }
        const token = kind === "token" ? [toOwn(1n, true)] : [];
        const rest = total - parseAmount(anchorAmount) - BigInt(token.length);
        return [...token, { address, amount: anchorAmount, keepsState: true }, toOwn(rest)];
      }
      async function buildTransaction(rpc, anchoring) {
        const id2 = `t${(0, external_node_crypto_.randomBytes)(12).toString("hex")}`;
        const outputs = toOutputs(anchoring);
        const draft = [
          toCommand("txncreate", { id: id2 }),
          toCommand("txninput", { id: id2, coinid: anchoring.coin, scriptmmr: "true" }),
          ...[...anchoring.ports].map(([port, value]) => toCommand("txnstate", { id: id2, port, value })),
          ...outputs.map(({ address, amount, keepsState }) => toCommand("txnoutput", { id: id2, amount, address, storestate: String(keepsState) }))
        ];
        const finish = [toCommand("txnsign", { id: id2, publickey: "auto" }), toCommand("txnmine", { id: id2 })];
        try {
          const begun = anchoring.kind === "token" ? [await importToken(rpc, anchoring, id2, draft)] : draft;
          const replies = await runAll(rpc, [...begun, ...finish], buildTimeoutMs);
          return readBuilt(rpc.name, outputs.length, replies.slice(-3));
        } finally {
          await rpc.run([toCommand("txndelete", { id: id2 })]).catch(() => void 0);
        }
      }
      async function importToken(rpc, { own, ports }, id2, draft) {
        const replies = await runAll(rpc, [...draft, toCommand("txnexport", { id: id2 }), toCommand("txndelete", { id: id2 })]);
        const [outputReply, exported] = replies.slice(-3);
        const [digest] = ports.values();
        const data = digest && withToken(exported, { coinIds: readTransaction(outputReply).coinIds, own, digest });
        if (data === void 0)
          throw answerError(rpc.name, "it does not export what it was told to put together");
        return toCommand("txnimport", { id: id2, data });
      }
      function readBuilt(node, outputs, [output, , mined]) {
        const { transactionId: txn, coinIds } = readTransaction(output);
        const txpow = hex32Of((0, members.mz)(responseMemberOf(mined), "txpowid"));
        const bytes = hexBytesOf((0, members.mz)(responseMemberOf(mined), "data"));
        const [made] = coinIds;
        if (txn === void 0 || txpow === void 0 || made === void 0 || coinIds.length !== outputs)
          throw answerError(node, "it does not name what it built");
        if (bytes === void 0)
          throw answerError(node, "it built no bytes");
        return { bytes, txpow, txn, made };
      }
      function readTransaction(reply) {
        const transaction = (0, members.mz)(responseMemberOf(reply), "transaction");
        const coinIds = itemsIn((0, members.mz)(transaction, "outputs")).flatMap((item) => readCoin(item)?.coinId ?? []);
        return { transactionId: hex32Of((0, members.mz)(transaction, "transactionid")), coinIds };
      }
      const [amountHex, ownToken, newToken] = ["2C0101", "0000000100", "00000001FF"];
      function withToken(exported, { coinIds, own, digest }) {
        const bytes = hexBytesOf((0, members.mz)(responseMemberOf(exported), "data"));
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
      const coinAge = 3;
      async function readFreeCoins(rpc, store) {
        const search = { relevant: "true", sendable: "true", checkmempool: "true", coinage: coinAge, tokenid: "0x00" };
        const [reply] = await runAll(rpc, [toCommand("coins", search)]);
        const listed = responseMemberOf(reply);
        if (!Array.isArray(listed))
          throw answerError(rpc.name, "its coins are no list");
        const coins = listed.flatMap((item) => readCoin(item) ?? []);
        const reserved = await store.anchorings.byCoin();
        const useful = coins.filter(({ coinId, amount }) => !reserved.has(coinId) && parseAmount(amount) >= minUsefulAmount);
        return useful.toSorted((one, other) => parseAmount(one.amount) < parseAmount(other.amount) ? -1 : 1);
      }
      async function hasCoin(rpc, coinId) {
        const [reply] = await runAll(rpc, [toCommand("coins", { relevant: "true", coinid: coinId })]);
        return itemsIn(responseMemberOf(reply)).some((item) => readCoin(item)?.coinId === coinId);
      }
      async function readOwnAddress(rpc) {
        const [reply] = await runAll(rpc, [toCommand("getaddress")]);
        const address = hex32Of((0, members.mz)(responseMemberOf(reply), "address"));
        if (address === void 0)
          throw answerError(rpc.name, "it names no address of its own");
        return address;
      }
      async function carryNext({ address, taken, write }, coin, { byRoot, batchIntervalMs }, tokens = /* @__PURE__ */ new Set(), mayMint = false) {
        const time = Date.now();
        const carry = async (kind, waiting) => {
          if (waiting.length === 0)
            return false;
          const cargo = await (0, ledger_carry.uM)(kind, waiting);
          await write(async (rows) => await (0, ledger_carry.qN)(rows, { ...spending(coin), address, time, kind }, cargo));
          return true;
        };
        const isDue = ([oldest]) => Math.abs(time - (oldest?.time ?? time)) >= batchIntervalMs;
        for (const digest of mayMint ? tokens : []) {
          const wanted = await taken.waitingStamp(digest);
          if (wanted !== void 0)
            return await carry("token", [wanted]);
        }
        const requests = await taken.waitingRequests(maxLeaves);
        if (isDue(requests) && await carry("root", requests))
          return true;
        const limit = byRoot ? maxLeaves : maxStates;
        const stamps = (await taken.waitingStamps(limit + tokens.size)).filter(({ digest }) => !tokens.has(digest));
        if (byRoot && !isDue(stamps))
          return false;
        return await carry(byRoot ? "root" : "digests", stamps.slice(0, limit));
      }
      async function carrySplit({ address, write }, coin) {
        const split = { ...spending(coin), address, time: Date.now(), kind: "split" };
        await write(async (rows) => await (0, ledger_carry.qN)(rows, split, { waiting: [], ports: /* @__PURE__ */ new Map() }));
      }
      const spending = ({ coinId, amount, address }) => ({ coin: coinId, amount, own: (0, core_digest.sg)(address) });
      const postAgainAfter = 3;
      const buildAgainAfter = 6;
      const giveUpAfter = 20;
      async function noteStates(store, tip, sealed, confirmations) {
        await store.write(async (rows) => {
          for (const { number, lost } of await rows.anchorings.open()) {
            if (lost !== void 0 && lost <= tip - giveUpAfter)
              await abandon(rows, number);
          }
          await rows.anchorings.settle(tip - confirmations, Math.min(sealed, tip - confirmations));
        });
      }
      async function abandon(rows, number) {
        await rows.taken.onHold.upTo(await rows.taken.lastStamp(number));
        (0, log.Rm)("abandoned", { transaction: number });
        await rows.anchorings.set(number, { state: "abandoned" });
        await rows.taken.release(number);
      }
      async function moveOn(node, store, tip, stopping) {
        let refused;
        for (const anchoring of await store.anchorings.open()) {
          if (stopping.aborted)
            return;
          try {
            await advance(node, store, anchoring, tip);
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
      async function advance(node, store, anchoring, tip) {
        const { state, number, posted = 0, built = 0 } = anchoring;
        if (state === "posted" && posted <= tip && tip < posted + postAgainAfter)
          return;
        const isBuilt = state === "built" || state === "posted" && tip < built + buildAgainAfter;
        if (!isBuilt && !await build(node, store, anchoring, tip))
          return;
        const bytes = await store.anchorings.bytes(number);
        if (!bytes)
          return;
        await store.write(async (rows) => await rows.anchorings.set(number, { state: "posted", posted: tip }));
        await runAll(node.rpc, [toCommand("txnminepost", { data: bytes })]);
      }
      async function build(node, store, anchoring, tip) {
        const { number, state, coin, built: since = 0 } = anchoring;
        const isFirst = state === "reserved";
        if (!await hasCoin(node.rpc, coin)) {
          if (isFirst)
            await store.write(async (rows) => await abandon(rows, number));
          else if (tip >= since + giveUpAfter)
            await giveUp(node, store, anchoring, tip);
          return false;
        }
        try {
          const built = await buildTransaction(node.rpc, anchoring);
          await store.write(async (rows) => await rows.anchorings.set(number, { state: "built", ...built, built: tip }));
          return true;
        } catch (thrown) {
          if (!isFirst && (0, errors.Xt)(thrown).code === "NODE_ANSWER_INVALID")
            return false;
          throw thrown;
        }
      }
      async function giveUp(node, store, anchoring, tip) {
        const { number, lost, made, own, ports, built: since = 0 } = anchoring;
        if (lost !== void 0)
          return;
        const [digest] = [...ports.values()].flatMap((value) => (0, core_digest.s1)(value) ?? []);
        const found = digest && await findDigest(node, digest, { addresses: [store.address, own], since });
        const lacksBlock = found?.isComplete === false && !await store.index.isWhole(since);
        const ours = found?.locations.find(({ coinId }) => coinId === made);
        await store.write(async (rows) => {
          if (ours !== void 0)
            await rows.anchorings.set(number, { state: "seen", block: ours.block });
          else if (lacksBlock)
            await rows.anchorings.set(number, { state: "posted", posted: tip });
          else
            await abandon(rows, number);
        });
      }
      ;
      const overlap = 8;
      const wholeTree = 4096;
      async function updateIndex(node, store, tip) {
        const { rpc } = node;
        const known = await store.index.tip();
        const depth = known === void 0 ? wholeTree : Math.min(wholeTree, Math.max(0, tip - known.number) + overlap);
        let blocks = await scanTo(tip, rpc, store, depth);
        let connected = await connection(store, blocks);
        if (connected === void 0 && depth < wholeTree) {
          blocks = await scanTo(tip, rpc, store, wholeTree);
          connected = await connection(store, blocks);
        }
        connected ??= await connectionBelow(node, store, Math.min(known?.number ?? 0, (blocks[0]?.number ?? 0) - 1));
        return connected === "other" ? void 0 : await apply(store, blocks, connected);
      }
      const maxFork = 64;
      async function connectionBelow(node, store, from) {
        for (let number = from; number > from - maxFork; number -= 1) {
          const kept = await store.index.block(number);
          if (kept === void 0)
            return number === from ? void 0 : "other";
          const there = await node.readBlock(number);
          if (there === void 0 || there.id === kept.id)
            return number;
        }
        return "other";
      }
      async function scanTo(tip, rpc, store, depth) {
        const blocks = await scanChain(rpc, store.address, depth).catch(async (thrown) => {
          if (depth <= overlap || (0, errors.Xt)(thrown).code !== "NODE_ANSWER_INVALID")
            throw thrown;
          return await scanTo(tip, rpc, store, Math.ceil(depth / 2));
        });
        if ((blocks.at(-1)?.number ?? 0) < tip)
          throw unreachableError(rpc.name, `it fell below block ${tip} while it was asked`);
        return blocks;
      }
      async function connection(store, blocks) {
        for (const { number, id: id2 } of blocks.toReversed())
          if ((await store.index.block(number))?.id === id2)
            return number;
        return void 0;
      }
      async function apply(store, blocks, connected) {
        const from = connected === void 0 ? blocks[0]?.number ?? 0 : connected + 1;
        const before = await store.index.tip();
        await store.write(async ({ index, anchorings }) => {
          await anchorings.takeBack(from);
          const spending2 = await anchorings.byCoin();
          const added = blocks.filter(({ number }) => number >= from);
          await index.addBlocks(added);
          for (const { number: block, transactions } of added) {
            for (const { inputs, txn, txpow, states } of transactions) {
              const spent = inputs.flatMap((coin) => spending2.get(coin) ?? []);
              const ours = spent.find((one) => one.txn === txn);
              for (const one of spent)
                await anchorings.set(one.number, one === ours ? { state: "seen", block, txpow } : { lost: block });
              if (ours?.kind !== "digests")
                await index.addLocations(states.map((state) => ({ ...state, block })));
            }
          }
        });
        return { tip: blocks.at(-1)?.number ?? 0, reorganised: before !== void 0 && before.number >= from };
      }
      const scanTimeoutMs = 6e4;
      async function scanChain(rpc, own, depth) {
        const [reply] = await runAll(rpc, [toCommand("scanchain", { depth: depth - 1 })], scanTimeoutMs);
        const blocks = itemsIn((0, members.mz)(responseMemberOf(reply), "blocks")).map((item) => {
          const [number, time] = [numberOf((0, members.mz)(item, "block")), momentOf((0, members.mz)(item, "timemilli"))];
          const id2 = hex32Of((0, members.mz)(item, "txpowid"));
          if (number === void 0 || time === void 0 || id2 === void 0)
            throw answerError(rpc.name, "one of its blocks is none");
          const transactions = itemsIn((0, members.mz)(item, "transactions")).flatMap((one) => readSeen(one, own));
          return { number, time, id: id2, transactions };
        });
        const ascending = blocks.toReversed();
        const isRow = ascending.every(({ number }, index) => number === (ascending[0]?.number ?? 0) + index);
        if (blocks.length === 0 || !isRow)
          throw answerError(rpc.name, "its blocks do not follow one another");
        return ascending;
      }
      function readSeen(item, address) {
        const transaction = (0, members.mz)(item, "transaction");
        const [txpow, txn] = [hex32Of((0, members.mz)(item, "txpowid")), hex32Of((0, members.mz)(transaction, "transactionid"))];
        if (txpow === void 0 || txn === void 0)
          return [];
        const idOf = (coin) => hex32Of((0, members.mz)(coin, "coinid")) ?? [];
        const kept = itemsIn((0, members.mz)(transaction, "outputs")).filter((coin) => (0, members.mz)(coin, "storestate") === true && (0, members.mz)(coin, "address") === address);
        const digests = [...readState((0, members.mz)(transaction, "state"))].filter(([, state]) => hex32Of(state) !== void 0);
        const states = kept.flatMap(idOf).flatMap((coin) => digests.map(([port, state]) => ({ state, coin, port, address, txpow })));
        return [{ txpow, txn, inputs: itemsIn((0, members.mz)(transaction, "inputs")).flatMap(idOf), states }];
      }
      const maxBehindMs = { alone: 9e4, withPeers: 6e5 };
      function createLagTeller(clock = () => performance.now()) {
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
          return "The node is behind what was seen of the chain: it is waited for.";
        };
      }
      ;
      const blocksOnHold = 6;
      const maxSearchMs = 1e3;
      const maxClockMs = 36e5;
      function createRelease(node, store) {
        let firstTip;
        let stuckAt;
        return async (tip) => {
          const isPaused = await store.index.fact("paused") !== void 0;
          if (isPaused && firstTip === void 0)
            (0, log.Rm)("paused", { block: tip, until: tip + blocksOnHold });
          firstTip = Math.min(firstTip ?? tip, tip);
          if (tip < firstTip + blocksOnHold)
            return isPaused;
          if (isPaused) {
            await store.write(async ({ index }) => await index.dropFact("paused"));
            (0, log.Rm)("sending", { block: tip });
          }
          const withheld = await store.index.fact("withheld");
          if (withheld === void 0 || withheld === stuckAt)
            return false;
          const endAt = performance.now() + maxSearchMs;
          const oldest = await store.taken.onHold.oldest();
          const since = oldest === void 0 ? tip : await store.index.lastBefore(oldest - maxClockMs);
          let stamp;
          while (!await store.index.isWhole(since) && (stamp = await store.taken.onHold.last()) !== void 0) {
            if (performance.now() >= endAt)
              return false;
            if (await searchFor(node, store, stamp, since))
              continue;
            stuckAt = await store.index.fact("withheld");
            const message = `They may stand in blocks after ${since}, of which the node cannot tell any more. Start the service with a node that can (-archive or -megammr).`;
            (0, log.Rm)("on-hold", { stamps: await store.taken.onHold.count(), message });
            return false;
          }
          await store.write(async ({ index }) => await index.dropFact("withheld"));
          return false;
        };
      }
      async function searchFor(node, store, { number, digest }, since) {
        const { locations, isComplete } = await findDigest(node, digest, { addresses: [store.address], since: since + 1 });
        const found = locations.find(({ address }) => address === store.address);
        if (found === void 0 && !isComplete)
          return false;
        await store.write(async ({ index }) => {
          if (found === void 0) {
            await index.setFact("withheld", String(number - 1));
            return;
          }
          const { block, blockId: id2, time, coinId: coin, port, address } = found;
          const isPassed = block < ((await index.tip())?.number ?? 0) && await index.block(block) === void 0;
          if (id2 !== void 0 && time !== void 0 && isPassed) {
            await index.addBlocks([{ number: block, id: id2, time }]);
          }
          await index.addLocations([{ state: (0, core_digest.sg)(digest), coin, port, block, address, txpow: "0x" }]);
        });
        return true;
      }
      ;
      function openNodeLedger(options) {
        const { store, queue } = options;
        return (0, ledger.a)({ store, queue, chain: createNodeChain(options), now: () => /* @__PURE__ */ new Date() });
      }
      function createNodeChain(options) {
        const { node, store, mintTrace, confirmations, staleAfterMs: staleAfterMs2, pauses = { busy: 1e3, idle: 1e4 } } = options;
        const tokens = /* @__PURE__ */ new Set();
        let version;
        void store.index.fact("version").then((kept) => void (version ??= kept), () => void 0);
        return {
          name: node.name,
          confirmations,
          pauses,
          staleAfterMs: staleAfterMs2,
          about: () => toAbout(store.address, version),
          round: createRound(options, tokens, (learnt) => void (version = learnt)),
          holding: createNodeSearch(node),
          find: async (digest, addresses2) => await findOnChain(node, digest, addresses2),
          wantTrace(digest) {
            if (mintTrace)
              tokens.add(digest);
            return () => void tokens.delete(digest);
          }
        };
      }
      function createRound(options, tokens, learn) {
        const { node, store } = options;
        const tellLag = createLagTeller();
        let term;
        return async (stopping, onAnswer) => {
          const own = store.asWorker();
          const known = await store.index.tip();
          const kept = await store.index.fact("version");
          const facts = await node.readFacts();
          if (kept !== void 0 && isOfTest(kept) !== isOfTest(facts.version))
            return foreign;
          learn(facts.version);
          onAnswer();
          const problem = tellLag(facts, known?.number ?? 0);
          if (problem !== void 0)
            return { isBusy: true, problem };
          if (own === void 0)
            return { isBusy: false, isForeign: false, coins: void 0 };
          if (term?.store !== own)
            term = { store: own, work: createWork({ ...options, store: own, tokens }) };
          return await term.work(facts, stopping);
        };
      }
      const isOfTest = (version) => /test/i.test(version);
      const foreign = {
        isBusy: false,
        isForeign: true,
        problem: "The queue is of another chain than the node's: begin a new queue, or give the node its chain back."
      };
      function toAbout(address, version) {
        const demo = version === void 0 || isOfTest(version);
        const chain = version === void 0 ? "unknown" : demo ? "test" : "main";
        return { ledger: "node", chain, address, demo, ...version && { nodeVersion: version } };
      }
      async function findOnChain(node, digest, addresses2) {
        const where = addresses2 && [.../* @__PURE__ */ new Set([...addresses2.map(core_digest.sg), ...digestAddresses])];
        const search = await findDigest(node, digest, { addresses: where ?? [] });
        const stale = toStaleError(node.name, search, latestTime([search]));
        if (stale !== void 0)
          throw stale;
        return search;
      }
      const maxAsked = 500;
      const [maxAskMs, restMs] = [2e3, 1e4];
      function createNodeSearch(node) {
        let restUntil = 0;
        const ask = async (digests) => {
          const [first, ...more] = digests.slice(0, maxAsked).map((digest) => toCommand("coins", { state: (0, core_digest.sg)(digest), simplestate: "true", megammr: "true" }));
          if (first === void 0 || performance.now() < restUntil)
            return [];
          const replies = await runAll(node.rpc, [first, ...more], maxAskMs).catch(() => {
            restUntil = performance.now() + restMs;
            return [];
          });
          const held = digests.filter((_, index) => itemsIn(responseMemberOf(replies[index])).length > 0);
          return [...held, ...await ask(digests.slice(maxAsked))];
        };
        return ask;
      }
      function createWork(options) {
        const { node, store, confirmations } = options;
        const release = createRelease(node, store);
        let own;
        return async ({ version, sealed, ...facts }, stopping) => {
          const read = await updateIndex(node, store, facts.tip);
          if (read === void 0)
            return foreign;
          const { tip, reorganised } = read;
          await noteStates(store, tip, sealed, confirmations);
          if (await store.index.fact("version") !== version)
            await store.write(async ({ index }) => await index.setFact("version", version));
          if (reorganised)
            (0, log.Rm)("reorganised", { tip });
          const isPaused = await release(tip);
          const coins = await beginWaiting(options, tip, isPaused);
          await moveOn(node, store, tip, stopping);
          const isOpen = (await store.anchorings.open()).length > 0;
          const isBusy = isOpen || (await store.taken.waiting()).count > await store.taken.onHold.count();
          const done = { isBusy, isForeign: false, coins, reorganised };
          if (coins > 0 || isOpen)
            return done;
          own ??= await readOwnAddress(node.rpc);
          const problem = `The node ${node.name} has no coin that can be spent. New ones can be after four blocks; where there are none, send some to ${own}.`;
          return { ...done, problem };
        };
      }
      const minCoins = 20;
      const maxBegun = 4;
      async function beginWaiting(options, tip, isPaused) {
        const { node, store, tokens } = options;
        const coins = await readFreeCoins(node.rpc, store);
        const open = await store.anchorings.open();
        const isShort = !isPaused && coins.length + open.length < minCoins && !open.some(({ kind }) => kind === "split");
        const largest = isShort && tip > coinAge ? coins.at(-1) : void 0;
        if (largest !== void 0)
          await carrySplit(store, largest);
        const free = coins.filter((coin) => coin !== largest);
        for (const [begun, coin] of free.slice(0, isPaused ? 0 : maxBegun).entries()) {
          const mayMint = begun === 0 && free.length > 1;
          if (!await carryNext(store, coin, options, tokens, mayMint))
            break;
        }
        return coins.length;
      }
      var service_options = __webpack_require__(96);
      var store_store = __webpack_require__(9473);
      ;
      async function openNode(url, settings) {
        const { nodePasswordFile, nodeCa, anchor, mintTrace = false, confirmations, queue } = settings;
        const { batchIntervalMs, staleAfterMs: staleAfterMs2 } = settings;
        const address = (0, core_digest.sg)(settings.address ?? unspendableAddress);
        const read = (option, file) => file === void 0 ? void 0 : (0, service_options.wh)(`--${option} ${file}`, () => (0, json.g7)((0, external_node_fs_.readFileSync)(file)));
        const password = read("node-password-file", nodePasswordFile)?.trimEnd() ?? process.env["ANCHOR_NODE_PASSWORD"];
        const node = createNode((0, addresses.Ex)(url, password), { ca: read("node-ca", nodeCa) });
        const byRoot = anchor === "root";
        const options = { node, byRoot, mintTrace, confirmations, queue, batchIntervalMs, staleAfterMs: staleAfterMs2 };
        if (settings.store === void 0)
          return { ledger: openNodeLedger({ ...options, store: await (0, store_store.wB)(settings.data, address) }) };
        const { openPostgresStore } = await __webpack_require__.e(
          /* import() */
          842
        ).then(__webpack_require__.bind(__webpack_require__, 2842));
        const { createStoreKeys } = await __webpack_require__.e(
          /* import() */
          49
        ).then(__webpack_require__.bind(__webpack_require__, 2049));
        const works = settings.noWorker !== true;
        const { store, database } = await openPostgresStore(settings.store, { address, works });
        return {
          ledger: openNodeLedger({ ...options, store }),
          keys: createStoreKeys(database),
          shelf: (0, reports.ix)(database)
        };
      }
    })
  )
};
