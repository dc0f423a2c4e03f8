export const id = 425;
export const ids = [425];
export const modules = {
  /***/
  1425: (
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
      var errors = __webpack_require__(3026);
      var members = __webpack_require__(7066);
      var core_url = __webpack_require__(5708);
      var promises_ = __webpack_require__(8500);
      var core_text = __webpack_require__(7422);
      ;
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
          return { ok: false, fields, error: (0, core_text.wh)(error) };
        }
        if (fields["command"] !== command.split(" ")[0])
          throw invalid(node, "it answered another command");
        return { ok: true, fields };
      }
      function fieldsOf(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
      }
      const reply_fieldOf = members.mz;
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
      function reply_hexBytesOf(value) {
        return typeof value === "string" && /^0x(?:[0-9A-F]{2}){1,65536}$/.test(value) ? value : void 0;
      }
      const safeValue = /^(?:0x[0-9A-F]{1,131072}|[0-9]{1,30}(?:\.[0-9]{1,44})?|[a-z][a-z0-9]{0,63})$/;
      const safeName = /^[a-z]{1,32}$/;
      function reply_toCommand(name, parameters = {}) {
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
      function reply_toChainHex(text) {
        const bare = text.replace(/^0x/i, "").toUpperCase();
        if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bare))
          throw new RangeError("This is no hex of whole bytes.");
        return `0x${bare}`;
      }
      function unreachable(name, reason, cause) {
        return new errors._Z("NODE_UNREACHABLE", `The node ${name} cannot be asked: ${reason}.`, { cause });
      }
      function reply_isConnectionLost({ code, cause }) {
        if (code !== "NODE_UNREACHABLE")
          return false;
        return cause === void 0 || cause instanceof Error && "code" in cause && /^E[A-Z]+$/.test(String(cause.code));
      }
      function invalid(name, reason) {
        return new errors._Z("NODE_ANSWER_INVALID", `The node ${name} cannot be understood: ${reason}.`);
      }
      function toNodeError(name, thrown) {
        if (thrown instanceof errors._Z)
          return thrown;
        const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : void 0;
        if (code === void 0)
          return (0, errors.Xt)(thrown);
        if (code === "HPE_CR_EXPECTED")
          return refused(name);
        if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|EPROTO/.test(code)) {
          const message = `The node ${name} cannot be asked: the TLS connection was refused (${code}).`;
          const hint = "Give the node's certificate, or that of its authority. Verification cannot be switched off.";
          return new errors._Z("TLS_REJECTED", message, { cause: thrown, hint });
        }
        return unreachable(name, (0, core_text.wh)(code), thrown);
      }
      function refused(name) {
        return new errors._Z("NODE_NOT_AUTHORISED", `The node ${name} refused the user or the password.`);
      }
      var external_node_http_ = __webpack_require__(7067);
      var external_node_https_ = __webpack_require__(4708);
      var external_node_crypto_ = __webpack_require__(7598);
      var external_node_tls_ = __webpack_require__(1692);
      var json = __webpack_require__(9759);
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
              return readReplies(await readText(answer, maxBytes, name), commands, name);
            } catch (error) {
              throw deadline.aborted ? unreachable(name, `no whole answer within ${timeoutMs / 1e3} s`, deadline.reason) : toNodeError(name, error);
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
          throw statusCode === 401 || statusCode === 403 ? refused(node) : invalid(node, `it answered ${statusCode}`);
        }
        const tooLarge = () => invalid(node, `its answer is larger than ${maxBytes / 1048576} MiB`);
        const chunks = [];
        for await (const chunk of (0, json.OC)(answer, maxBytes, tooLarge))
          chunks.push(chunk);
        return Buffer.concat(chunks).toString("utf8");
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
          facts: async () => await readFacts(rpc),
          async past() {
            past ??= readPast(rpc).catch((error) => {
              past = void 0;
              throw error;
            });
            return await past;
          },
          async block(number) {
            const [reply] = await rpc.run([reply_toCommand("txpow", { block: number })]);
            if (reply?.ok !== true)
              return void 0;
            const block = node_responseOf(reply);
            const time = momentOf(reply_fieldOf(block, "header", "timemilli"));
            const [height, id2] = [numberOf(reply_fieldOf(block, "header", "block")), hex32Of(reply_fieldOf(block, "txpowid"))];
            if (height !== number || time === void 0 || id2 === void 0)
              throw invalid(name, "it names another block");
            return { number, time, id: id2 };
          },
          async coinsWith(digest) {
            const search = { state: reply_toChainHex(digest), simplestate: "true", megammr: "true" };
            const [block, found] = await runAll(rpc, [reply_toCommand("block"), reply_toCommand("coins", search)]);
            const tip = numberOf(reply_fieldOf(node_responseOf(block), "block"));
            const listed = node_responseOf(found);
            if (tip === void 0 || !Array.isArray(listed))
              throw invalid(name, "its coins are no list");
            return { tip, coins: listed.flatMap((item) => node_readCoin(item) ?? []) };
          }
        };
      }
      async function runAll(rpc, commands, timeoutMs) {
        const replies = await rpc.run(commands, timeoutMs);
        const failed = replies.find(({ ok }) => !ok);
        if (/^no blocks yet/i.test(failed?.error ?? ""))
          throw withoutBlocks(rpc.name);
        if (failed !== void 0)
          throw invalid(rpc.name, `it refused a command: ${failed.error ?? ""}`);
        return replies;
      }
      function withoutBlocks(name) {
        return unreachable(name, "it has no blocks yet, for it has not met another node of its chain");
      }
      function node_responseOf(reply) {
        return reply_fieldOf(reply?.fields, "response");
      }
      async function readFacts(rpc) {
        const [status] = await runAll(rpc, [reply_toCommand("status")]);
        const facts = node_responseOf(status);
        const chain = reply_fieldOf(facts, "chain");
        if (stringOf(reply_fieldOf(chain, "hash")) === "0x00")
          throw withoutBlocks(rpc.name);
        const [tip, tipId] = [numberOf(reply_fieldOf(chain, "block")), hex32Of(reply_fieldOf(chain, "hash"))];
        const version = stringOf(reply_fieldOf(facts, "version"));
        const peers = numberOf(reply_fieldOf(facts, "network", "connected"));
        if (tip === void 0 || tipId === void 0 || version === void 0 || peers === void 0) {
          throw invalid(rpc.name, "it does not say how it stands");
        }
        const sealed = numberOf(reply_fieldOf(chain, "cascade", "start")) ?? 0;
        return { version, test: /test/i.test(version), tip, tipId, peers, sealed };
      }
      async function readPast(rpc) {
        const [status, mmr, first] = await rpc.run([
          reply_toCommand("status"),
          reply_toCommand("megammr"),
          reply_toCommand("txpow", { block: 1 })
        ]);
        if (status?.ok !== true)
          throw invalid(rpc.name, "it does not say how it stands");
        const sum = stringOf(reply_fieldOf(node_responseOf(mmr), "mmr", "root", "value"));
        const supply = stringOf(reply_fieldOf(node_responseOf(status), "minima"));
        const isWhole = sum !== void 0 && supply !== void 0 && Number(sum) >= Number(supply);
        const mega = isWhole && reply_fieldOf(node_responseOf(mmr), "enabled") === true;
        return { mega, whole: mega || first?.ok === true };
      }
      function node_readCoin(value) {
        const coinId = hex32Of(reply_fieldOf(value, "coinid"));
        const created = numberOf(reply_fieldOf(value, "created"));
        const [address, amount, tokenId] = ["address", "amount", "tokenid"].map((name) => stringOf(reply_fieldOf(value, name)));
        if (coinId === void 0 || created === void 0)
          return void 0;
        if (address === void 0 || amount === void 0 || tokenId === void 0)
          return void 0;
        return { coinId, address, amount, tokenId, created, state: readState(reply_fieldOf(value, "state")) };
      }
      function readState(value) {
        const listed = listOf(value).map((item) => [reply_fieldOf(item, "port"), reply_fieldOf(item, "data")]);
        const entries = Array.isArray(value) ? listed : Object.entries(fieldsOf(value) ?? {});
        return new Map(entries.flatMap(([port, data]) => {
          const [number, text] = [numberOf(port), stringOf(data)];
          return number === void 0 || text === void 0 ? [] : [[number, text]];
        }));
      }
      function node_portOf(state, digest) {
        const wanted = reply_toChainHex(digest);
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
        const { tip, coins } = await node.coinsWith(digest);
        const recent = coins.flatMap((coin) => toLocation(coin, coin.created, digest, tip));
        const { whole, mega } = await node.past();
        const old = recent.length > 0 || mega ? [] : await searchArchive(node, digest, tip, options2);
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
          matchedHash: toChainHex(digest)
        };
      }
      function toLocation(coin, block, digest, tip) {
        if (coin === void 0 || block === void 0 || block > tip)
          return [];
        const port = node_portOf(coin.state, digest);
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
          const search = { action: "addresscheck", address, statecheck: reply_toChainHex(digest) };
          const [reply] = await node.rpc.run([reply_toCommand("archive", search)], archiveTimeoutMs);
          if (reply?.ok !== true)
            return void 0;
          for (const item of listOf(reply_fieldOf(reply.fields, "coins", "created"))) {
            const created = numberOf(reply_fieldOf(item, "block"));
            locations.push(...toLocation(node_readCoin(reply_fieldOf(item, "coin")), created, digest, tip));
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
        const asked = await Promise.all(nodes.map((node) => askNode(node, digest, options2)));
        const findings = asked.filter((one) => "node" in one);
        const sources = asked.map(({ source }) => source);
        try {
          const note = contradiction(findings, await readHeads(findings));
          if (note !== void 0)
            return { kind: "unknown", note, sources };
        } catch (thrown) {
          return toNodesFailure(toAnchorError(thrown), sources);
        }
        const failed = sources.find(({ error }) => error !== void 0);
        if (failed?.error !== void 0)
          return toNodesFailure(failed.error, sources);
        return conclude(findings, await judgeProofs(findings, digest), sources);
      }
      async function askNode(node, digest, options2) {
        try {
          const search = await searchAgain(node, digest, options2);
          return { ...search, node, source: toSource(node.name, search) };
        } catch (thrown) {
          return { source: { name: node.name, said: "error", error: toAnchorError(thrown) } };
        }
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
      async function readHeads(findings) {
        if (findings.length < 2)
          return [];
        const height = Math.max(1, Math.min(...findings.map(({ tip }) => tip)) - settledAfter);
        return await Promise.all(findings.map(({ node }) => node.block(height)));
      }
      async function judgeProofs(findings, digest) {
        const [finder] = toFinders(findings);
        const [oldest] = finder?.locations ?? [];
        if (finder === void 0 || oldest === void 0)
          return [];
        const judged = saying(findings, "not-kept").map(async ({ node }) => {
          return { name: node.name, verdict: await judgeProof(finder.node, node, digest, oldest) };
        });
        return await Promise.all(judged);
      }
      async function judgeProof(finder, judge, digest, { coinId }) {
        try {
          const [exported] = await finder.rpc.run([toCommand("coinexport", { coinid: coinId })]);
          const data = hexBytesOf(fieldOf(responseOf(exported), "data"));
          if (exported?.ok !== true || data === void 0)
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
      var backend = __webpack_require__(8988);
      var group_commit = __webpack_require__(8519);
      var core_digest = __webpack_require__(4161);
      ;
      const tokenAmount = `0.${"1".padStart(44, "0")}`;
      const [amountHex, ownToken, newToken] = ["2C0101", "0000000100", "00000001FF"];
      function withToken(exported, { coinIds, own, digest }) {
        const bytes = reply_hexBytesOf(reply_fieldOf(node_responseOf(exported), "data"));
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
        const state = [...plan.state].map(([port, value]) => reply_toCommand("txnstate", { id: id2, port, value }));
        const outputs = plan.outputs.map(({ address, amount, keepsState }) => reply_toCommand("txnoutput", { id: id2, amount, address, storestate: String(keepsState) }));
        const input = reply_toCommand("txninput", { id: id2, coinid: plan.coin.coinId, scriptmmr: "true" });
        const draft = [reply_toCommand("txncreate", { id: id2 }), input, ...state, ...outputs];
        const finish = [reply_toCommand("txnsign", { id: id2, publickey: "auto" }), reply_toCommand("txnmine", { id: id2 })];
        try {
          const begun = plan.token === void 0 ? draft : [await importToken(rpc, plan, id2, draft)];
          const replies = await runAll(rpc, [...begun, ...finish], buildTimeoutMs);
          return readBuilt(rpc.name, plan, replies.slice(-3));
        } finally {
          await rpc.run([reply_toCommand("txndelete", { id: id2 })]).catch(() => void 0);
        }
      }
      async function importToken(rpc, { outputs, token }, id2, draft) {
        const replies = await runAll(rpc, [...draft, reply_toCommand("txnexport", { id: id2 }), reply_toCommand("txndelete", { id: id2 })]);
        const [outputReply, exported] = replies.slice(-3);
        const { coinIds } = readTransaction(outputReply);
        const own = outputs[0]?.address ?? "";
        const data = token && withToken(exported, { coinIds, own, digest: token });
        if (data === void 0)
          throw invalid(rpc.name, "it does not export what it was told to put together");
        return reply_toCommand("txnimport", { id: id2, data });
      }
      async function postTransaction(rpc, bytes) {
        await runAll(rpc, [reply_toCommand("txnminepost", { data: bytes })]);
      }
      function readBuilt(node, { outputs }, [output, , mined]) {
        const { transactionId, coinIds } = readTransaction(output);
        const txpowId = hex32Of(reply_fieldOf(node_responseOf(mined), "txpowid"));
        const bytes = reply_hexBytesOf(reply_fieldOf(node_responseOf(mined), "data"));
        if (transactionId === void 0 || txpowId === void 0 || coinIds.length !== outputs.length) {
          throw invalid(node, "it does not name what it built");
        }
        if (bytes === void 0)
          throw invalid(node, "it built no bytes");
        return { bytes, txpowId, transactionId, coinIds };
      }
      function readTransaction(reply) {
        const transaction = reply_fieldOf(node_responseOf(reply), "transaction");
        const coinIds = listOf(reply_fieldOf(transaction, "outputs")).flatMap((item) => node_readCoin(item)?.coinId ?? []);
        return { transactionId: hex32Of(reply_fieldOf(transaction, "transactionid")), coinIds };
      }
      ;
      const coinAge = 3;
      async function readSpendableCoins(rpc) {
        const search = { relevant: "true", sendable: "true", checkmempool: "true", coinage: coinAge, tokenid: "0x00" };
        const [reply] = await runAll(rpc, [reply_toCommand("coins", search)]);
        const listed = node_responseOf(reply);
        if (!Array.isArray(listed))
          throw invalid(rpc.name, "its coins are no list");
        return listed.flatMap((item) => node_readCoin(item) ?? []);
      }
      async function hasCoin(rpc, coinId) {
        const [reply] = await runAll(rpc, [reply_toCommand("coins", { relevant: "true", coinid: coinId })]);
        return listOf(node_responseOf(reply)).some((item) => node_readCoin(item)?.coinId === coinId);
      }
      async function readOwnAddress(rpc) {
        const [reply] = await runAll(rpc, [reply_toCommand("getaddress")]);
        const address = hex32Of(reply_fieldOf(node_responseOf(reply), "address"));
        if (address === void 0)
          throw invalid(rpc.name, "it names no address of its own");
        return address;
      }
      const scanTimeoutMs = 6e4;
      async function scanChain(rpc, depth) {
        const [reply] = await runAll(rpc, [reply_toCommand("scanchain", { depth: depth - 1 })], scanTimeoutMs);
        const blocks = listOf(reply_fieldOf(node_responseOf(reply), "blocks")).map((item) => readScanned(item, rpc.name));
        const ascending = blocks.toReversed();
        const isRow = ascending.every(({ number }, index) => number === (ascending[0]?.number ?? 0) + index);
        if (blocks.length === 0 || !isRow)
          throw invalid(rpc.name, "its blocks do not follow one another");
        return ascending;
      }
      function readScanned(item, node) {
        const [number, time] = [numberOf(reply_fieldOf(item, "block")), momentOf(reply_fieldOf(item, "timemilli"))];
        const id2 = hex32Of(reply_fieldOf(item, "txpowid"));
        if (number === void 0 || time === void 0 || id2 === void 0)
          throw invalid(node, "one of its blocks is none");
        return { number, time, id: id2, transactions: listOf(reply_fieldOf(item, "transactions")).flatMap(wallet_readTransaction) };
      }
      function wallet_readTransaction(item) {
        const transaction = reply_fieldOf(item, "transaction");
        const txpowId = hex32Of(reply_fieldOf(item, "txpowid"));
        const transactionId = hex32Of(reply_fieldOf(transaction, "transactionid"));
        if (txpowId === void 0 || transactionId === void 0)
          return [];
        const inputs = listOf(reply_fieldOf(transaction, "inputs")).flatMap((coin) => hex32Of(reply_fieldOf(coin, "coinid")) ?? []);
        const outputs = listOf(reply_fieldOf(transaction, "outputs")).flatMap((coin) => {
          const [coinId, address] = [hex32Of(reply_fieldOf(coin, "coinid")), stringOf(reply_fieldOf(coin, "address"))];
          const keepsState = reply_fieldOf(coin, "storestate") === true;
          return coinId === void 0 || address === void 0 ? [] : [{ coinId, address, keepsState }];
        });
        return [{ txpowId, transactionId, inputs, outputs, state: readState(reply_fieldOf(transaction, "state")) }];
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
          if (!await buildAgain(node, store, anchoring, position))
            return false;
        } else if (bytes === void 0 && !await buildFirst(node.rpc, store, anchoring, position))
          return false;
        const ready = store.anchorings.one(number);
        if (ready?.bytes === void 0)
          return false;
        store.write(() => store.anchorings.setPosted(number, tip));
        await postTransaction(node.rpc, ready.bytes);
        return true;
      }
      async function build(rpc, store, anchoring, { tip, splitInto }) {
        const { number, kind, coin: coinId, amount, own, address, ports: state } = anchoring;
        const coin = { coinId, amount };
        const toPlan = kind === "token" ? toTokenPlan : toAnchorPlan;
        const plan = kind === "split" ? toSplitPlan(coin, own, splitInto) : toPlan(coin, { address, own, state });
        const built = await buildTransaction(rpc, plan);
        store.write(() => store.anchorings.setBuilt(number, built, tip));
      }
      async function buildFirst(rpc, store, anchoring, position) {
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
      async function buildAgain(node, store, anchoring, position) {
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
        const { number, coin, made, own, ports, builtAt: since = 0 } = anchoring;
        if (store.index.spend(coin) !== void 0)
          return;
        const [digest] = [...ports.values()].flatMap((value) => (0, core_digest.s1)(value) ?? []);
        const found = digest && await find_findDigest(node, digest, { addresses: [store.address, own], since });
        const lacksBlock = found?.whole === false && !store.index.isWhole(since);
        const ours = found?.locations.find(({ coinId }) => coinId === made);
        store.write(() => {
          if (ours !== void 0)
            store.anchorings.setSeen(number, ours.block);
          else if (lacksBlock)
            store.anchorings.setPosted(number, tip);
          else
            abandon(store, number);
        });
      }
      var merkle = __webpack_require__(6430);
      var merkle_tree = __webpack_require__(2197);
      ;
      const minUsefulAmount = parseAmount("0.000000000000001");
      const maxLeaves = 1e5;
      const maxStates = 255;
      const firstPort = 99;
      function freeCoins(store, coins) {
        const reserved = store.anchorings.reservedCoins();
        const useful = coins.filter(({ coinId, amount }) => !reserved.has(coinId) && parseAmount(amount) >= minUsefulAmount);
        return useful.toSorted((one, other) => parseAmount(one.amount) < parseAmount(other.amount) ? -1 : 1);
      }
      function carryNext(store, coin, { byRoot, tokens, dueBefore, time }) {
        const isDue = ([oldest]) => oldest !== void 0 && oldest.time <= dueBefore;
        const requests = store.taken.requests.waiting(maxLeaves);
        if (isDue(requests))
          return carryRoot(store, coin, { waiting: requests, queue: "requests", time });
        const limit = byRoot ? maxLeaves : maxStates;
        const waiting = store.taken.stamps.waiting(limit + tokens.size).filter(({ digest }) => !tokens.has(digest)).slice(0, limit);
        if (byRoot)
          return isDue(waiting) && carryRoot(store, coin, { waiting, queue: "stamps", time });
        if (waiting.length === 0)
          return false;
        const ports = new Map(waiting.map(({ digest }, index) => [(firstPort + index) % 256, reply_toChainHex(digest)]));
        store.write(() => {
          const anchoring = beginAnchoring(store, coin, { kind: "digests", ports, time });
          for (const { number } of waiting)
            store.taken.stamps.carry(number, anchoring);
        });
        return true;
      }
      function carryToken(store, coin, tokens, time) {
        const wanted = [...tokens].flatMap((digest) => store.taken.stamp(digest) ?? []).find(store.taken.stamps.isWaiting);
        if (wanted === void 0)
          return false;
        store.write(() => {
          const ports = /* @__PURE__ */ new Map([[firstPort, reply_toChainHex(wanted.digest)]]);
          store.taken.stamps.carry(wanted.number, beginAnchoring(store, coin, { kind: "token", ports, time }));
        });
        return true;
      }
      function carryRoot(store, coin, { waiting, queue, time }) {
        const { root, paths } = (0, merkle_tree.G)(waiting.map(({ digest }) => digest));
        store.write(() => {
          const ports = /* @__PURE__ */ new Map([[firstPort, reply_toChainHex(root)]]);
          const anchoring = beginAnchoring(store, coin, { kind: "root", ports, time });
          for (const [index, { number }] of waiting.entries()) {
            const path = paths[index];
            if (path !== void 0)
              store.taken[queue].carry(number, anchoring, (0, merkle.ln)(path));
          }
        });
        return true;
      }
      function rootOf({ kind, ports }) {
        return kind === "root" ? ports.get(firstPort) : void 0;
      }
      function carrySplit(store, coin, time) {
        store.write(() => void beginAnchoring(store, coin, { kind: "split", ports: /* @__PURE__ */ new Map(), time }));
      }
      function beginAnchoring(store, coin, begun) {
        const own = reply_toChainHex(coin.address);
        return store.anchorings.add({ ...begun, coin: coin.coinId, amount: coin.amount, own, address: store.address });
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
          throw unreachable(rpc.name, `it fell below block ${tip} while it was asked`);
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
        for (const { inputs, outputs, state, txpowId: txpow, transactionId } of block.transactions) {
          for (const coin of inputs)
            if (reserved.has(coin))
              store.index.addSpend(coin, transactionId, block.number);
          for (const { coinId: coin, address } of outputs.filter((output) => output.keepsState)) {
            const digests = address === store.address ? [...state].filter(([, data]) => hex32Of(data) !== void 0) : [];
            for (const [port, data] of digests) {
              store.index.addLocation(data, { coin, port, block: block.number, address, txpow });
            }
          }
        }
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
      ;
      const blocksOnHold = 6;
      const maxSearchMs = 1e3;
      function createRelease({ node, store }) {
        let firstTip;
        let isLogged = false;
        return async (tip) => {
          if (store.index.fact("withheld") === void 0)
            return;
          firstTip ??= tip;
          if (isLogged || tip < firstTip + blocksOnHold)
            return;
          const since = Number(store.index.fact("copied"));
          const endAt = performance.now() + maxSearchMs;
          while (!store.index.isWhole(since) && performance.now() < endAt) {
            const stamp = store.taken.onHold.last();
            if (stamp === void 0)
              break;
            isLogged = !await searchFor(node, store, stamp, since);
            if (isLogged)
              return logOnHold(store.taken.onHold.count(), since);
          }
          if (store.index.isWhole(since) || store.taken.onHold.count() === 0) {
            store.write(() => store.index.dropFact("withheld"));
          }
        };
      }
      async function searchFor(node, store, { number, digest }, since) {
        const { locations, whole } = await find_findDigest(node, digest, { addresses: [store.address], since: since + 1 });
        const found = locations.find(({ address }) => address === store.address);
        if (found === void 0 && !whole)
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
          store.index.addLocation(reply_toChainHex(digest), { coin, port, block, address, txpow: "0x" });
        });
        return true;
      }
      function logOnHold(count, since) {
        console.error(`Stamps of the restored copy that are withheld: ${count}. They may stand in blocks after ${since}, of which the node cannot tell any more. Start the service with a node that can (-archive or -megammr).`);
      }
      ;
      function startWorker(options2) {
        const { pauses = { busy: 1e3, idle: 1e4 } } = options2;
        const asked = Promise.withResolvers();
        let standing = { coins: 0, reorganisations: 0 };
        const runRound = createRound(options2, (change) => {
          standing = { ...standing, ...change };
          asked.resolve();
        });
        const stopping = new AbortController();
        let waking = new AbortController();
        const wake = () => waking.abort();
        const pause = async (milliseconds) => {
          const { signal } = waking;
          if (!stopping.signal.aborted && !signal.aborted)
            await (0, promises_.setTimeout)(milliseconds, void 0, { signal }).catch(() => void 0);
          waking = new AbortController();
        };
        const ended = (async () => {
          while (!stopping.signal.aborted)
            await pause(await runRound(stopping.signal) ? pauses.busy : pauses.idle);
        })();
        return {
          /** Resolves when the state of the node is known, or why it is not. */
          asked: asked.promise,
          standing: () => standing,
          /** Wakes the worker, because something waits. */
          wake,
          /** Stops after the current step; resolves when nothing runs any more. */
          async stop() {
            stopping.abort();
            wake();
            await ended;
          }
        };
      }
      function createRound(options2, report) {
        const { store, node } = options2;
        const level = createLevel();
        const release = createRelease({ node, store });
        const handed = /* @__PURE__ */ new Set();
        let reorganisations = 0;
        return async (stopping) => {
          try {
            const facts = await node.facts();
            const waitFor = level(facts, store.index.tip()?.number ?? 0);
            report({ facts, ...waitFor !== void 0 && { problem: waitFor } });
            if (waitFor !== void 0)
              return true;
            const { position, reorganised } = await readChain(options2, facts);
            if (reorganised)
              report({ reorganisations: reorganisations += 1 });
            const coins = await begin(options2, position);
            await moveOn(options2, position, handed, stopping);
            await release(position.tip);
            const problem = coins === 0 && store.anchorings.open().length === 0 ? await describeNoCoins(node) : void 0;
            report({ coins, problem });
            return store.anchorings.open().length > 0 || store.taken.waiting().count > 0;
          } catch (thrown) {
            const error = (0, errors.Xt)(thrown);
            if (error.code === "INTERNAL")
              console.error(thrown);
            if (error.code === "NODE_UNREACHABLE")
              handed.clear();
            report({ problem: error.message });
            return true;
          }
        };
      }
      async function describeNoCoins({ rpc, name }) {
        return `The node ${name} has no coins to anchor with: send some to ${await readOwnAddress(rpc)}.`;
      }
      async function readChain({ node, store, confirmations }, { tip: above, sealed, test, version }) {
        const { tip, reorganised } = await updateIndex(node.rpc, store, above);
        const position = { tip, sealed, confirmations, splitInto: test ? 10 : 20 };
        noteSeen(store, position);
        if (store.index.fact("version") !== version)
          store.write(() => store.index.setFact("version", version));
        return { position, reorganised };
      }
      const minCoins = 20;
      const maxBegun = 4;
      async function begin(options2, { tip }) {
        const { node, store, byRoot, tokens, batchIntervalMs } = options2;
        const coins = freeCoins(store, await readSpendableCoins(node.rpc));
        const count = coins.length;
        const open = store.anchorings.open();
        const largest = coins.at(-1);
        const isShort = count + open.length < minCoins && !open.some(({ kind }) => kind === "split");
        if (largest !== void 0 && isShort && tip > coinAge) {
          carrySplit(store, largest, Date.now());
          coins.pop();
        }
        for (const [begun, coin] of coins.slice(0, maxBegun).entries()) {
          const time = Date.now();
          const isToken = begun === 0 && coins.length > 1 && carryToken(store, coin, tokens, time);
          if (!isToken && !carryNext(store, coin, { byRoot, tokens, dueBefore: time - batchIntervalMs, time }))
            break;
        }
        return count;
      }
      async function moveOn({ node, store }, position, handed, stopping) {
        let refused2;
        for (const anchoring of store.anchorings.open()) {
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
            refused2 ??= error;
          }
        }
        if (refused2 !== void 0)
          throw refused2;
      }
      var node_file = __webpack_require__(18);
      ;
      function createSearch(node, store, confirmations) {
        const index = createIndexSearch(store, confirmations);
        const isSettled = (location) => location.confirmations >= confirmations;
        const tryNode = async (digest, options2) => (await find_findDigest(node, digest, options2).catch(() => void 0))?.locations ?? [];
        return {
          ...index,
          async find(where, state) {
            const isHere = (at) => where === store.address || at === where;
            const known = index.known(state).filter(({ address }) => isHere(address));
            if (known.length > 0)
              return known;
            const taken = store.taken.stamp(state);
            const isStillToCome = taken !== void 0 && isOnItsWay(store, taken);
            if (where === store.address && isStillToCome)
              return [];
            const addresses = [.../* @__PURE__ */ new Set([reply_toChainHex(where), store.address, ...knownAddresses])];
            const wanted = (taken && (0, core_digest.s1)(rootOver(store, taken))) ?? state;
            const { locations, whole } = await findOrFail(node, wanted, addresses);
            const there = locations.filter((one) => isSettled(one) && isHere(one.address));
            if (there.length > 0)
              return there.map(fromNode);
            return whole || locations.length > 0 || isStillToCome ? [] : "unknown";
          },
          /** Returns the state of a request. The node is asked for a root whose block the index has missed. */
          async proofRequest(uid) {
            const taken = store.taken.request(uid);
            if (taken === void 0)
              return void 0;
            const known = index.toRequest(taken);
            const root = (0, core_digest.s1)(rootOver(store, taken));
            if (known.anchored !== void 0 || root === void 0 || isOnItsWay(store, taken))
              return known;
            const locations = await tryNode(root, { addresses: [store.address] });
            return index.toRequest(taken, locations.filter(({ address }) => address === store.address).map(fromNode));
          },
          /** Finds what others have anchored, as far as that is known without the archive. */
          async elsewhere(digest) {
            return (await tryNode(digest, { archive: false })).filter(isSettled).map(fromNode);
          }
        };
      }
      function createIndexSearch(store, confirmations) {
        let failures = 0;
        const settled = (state) => {
          const settledTo = (store.index.tip()?.number ?? 0) - confirmations;
          return store.index.locations(state).flatMap(({ block, time, blockId, txpow, coin, address }) => {
            const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(core_digest.s1);
            const ids2 = (0, members.r$)({ blockHash, transactionId, coinId });
            return block <= settledTo ? [{ height: block, time, address, ...ids2 }] : [];
          });
        };
        function throughRoot(taken, missed = []) {
          const { digest, proof } = taken;
          const root = rootOver(store, taken);
          if (proof === null || root === void 0)
            return [];
          const locations = settled(root);
          if ((0, merkle.nk)(digest, (0, merkle.z9)(proof)) === (0, core_digest.s1)(root))
            return locations.length > 0 ? locations : missed;
          failures += 1;
          return [];
        }
        return {
          /** Returns how many of our proofs did not lead to their root. */
          proofFailures: () => failures,
          /** Returns where the index saw `digest`, or the root above it. */
          known(digest) {
            const taken = store.taken.stamp(digest);
            const locations = settled(reply_toChainHex(digest));
            return locations.length > 0 || taken === void 0 ? locations : throughRoot(taken);
          },
          /** Returns the state of a request, by the index, or by where the node has its root. */
          toRequest(taken, missed) {
            const { number, digest, time, proof } = taken;
            const root = (0, core_digest.s1)(rootOver(store, taken));
            const [location] = throughRoot(taken, missed);
            if (proof === null || root === void 0 || location?.time === void 0)
              return { number, digest, time };
            return { number, digest, time, anchored: { address: store.address, root, proof, time: location.time } };
          }
        };
      }
      function carrierOf(store, { anchoring }) {
        return anchoring === null ? void 0 : store.anchorings.one(anchoring);
      }
      function isOnItsWay(store, taken) {
        const { state, builtAt = 0 } = carrierOf(store, taken) ?? {};
        if (state === "posted" ? !store.index.isWhole(builtAt) : store.taken.onHold.has(taken))
          return false;
        return state !== "confirmed" && state !== "sealed";
      }
      function rootOver(store, taken) {
        const carrier = carrierOf(store, taken);
        return carrier && rootOf(carrier);
      }
      async function findOrFail(node, digest, addresses) {
        try {
          return await find_findDigest(node, digest, { addresses });
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
        const { node, address, confirmations, mintTrace, queue } = options2;
        const store = (0, node_file.C)(options2.data, address);
        const tokens = /* @__PURE__ */ new Set();
        const worker = startWorker({ ...options2, store, tokens });
        const search = createSearch(node, store, confirmations);
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
          asked: worker.asked,
          stamp,
          find: async (where, state) => await search.find(where, state),
          async requestProof(digest) {
            const uid = (0, backend.Xn)();
            await take(() => store.taken.addRequest(uid, digest, Date.now()));
            return uid;
          },
          proofRequest: (uid) => search.proofRequest((0, backend.xo)(uid)),
          async trace(digest) {
            if (mintTrace)
              tokens.add(digest);
            const built = stamp(digest).then(() => awaitTrace(store, digest));
            return await built.finally(() => tokens.delete(digest));
          },
          about: () => toAbout(store, worker),
          health: () => toHealth(store, worker),
          metrics: () => toMetrics(store, worker, search.proofFailures()),
          backup: store.backup,
          async close() {
            await worker.stop();
            store.close();
          }
        };
      }
      function createIntake(store, worker, queue) {
        const commit = (0, group_commit.t)(store.write);
        let room = 0;
        return async (add) => {
          if (room <= 0)
            room = queue - store.taken.waiting().count;
          if (room <= 0) {
            const { problem = "The chain takes them more slowly than they come." } = worker.standing();
            throw new errors._Z("SERVICE_UNAVAILABLE", `The queue of ${queue} is full, nothing was taken. ${problem}`);
          }
          room -= 1;
          await commit(add);
          worker.wake();
        };
      }
      const tracePauseMs = 250;
      const maxTraceMs = 2e4;
      async function awaitTrace(store, digest) {
        for (let waited = 0; waited < maxTraceMs; waited += tracePauseMs) {
          const number = store.taken.stamp(digest)?.anchoring ?? void 0;
          const { made, transactionId } = (number === void 0 ? void 0 : store.anchorings.one(number)) ?? {};
          if (made !== void 0 && transactionId !== void 0)
            return { coinId: made, transactionId };
          await (0, promises_.setTimeout)(tracePauseMs);
        }
        return void 0;
      }
      function toAbout({ address, index }, worker) {
        const version = worker.standing().facts?.version ?? index.fact("version");
        const demo = version === void 0 || /test/i.test(version);
        const chain = version === void 0 ? "unknown" : demo ? "test" : "main";
        return { ledger: "node", chain, address, rootAddress: address, demo, ...version && { nodeVersion: version } };
      }
      function toHealth(store, worker) {
        const { facts, problem = store.problem(), coins } = worker.standing();
        if (problem !== void 0)
          return { ok: false, reason: problem };
        if (facts === void 0)
          return { ok: false, reason: "The node has not answered yet." };
        const reason = "No coin can be spent just now, those that there are were used in the last blocks.";
        return coins === 0 ? { ok: false, reason } : { ok: true };
      }
      function toMetrics({ index, taken, anchorings }, worker, proofFailures) {
        const { coins, reorganisations } = worker.standing();
        const { count, oldest } = taken.waiting();
        const carriers = anchorings.counts().filter(({ kind }) => kind !== "split");
        const inState = (...states) => carriers.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
        return [
          (0, backend.Ud)("blocks", "Height of the last block that was read.", index.tip()?.number ?? 0),
          (0, backend.Ud)("queue", "Stamps and proof requests that wait for a transaction.", count),
          (0, backend.Ud)("oldest_waiting_seconds", "Age of the oldest of them.", oldest === null ? 0 : (Date.now() - oldest) / 1e3),
          (0, backend.Ud)("withheld", "Stamps of a restored copy that the chain may hold already.", taken.onHold.count()),
          (0, backend.Ud)("posted", "Transactions on their way into a block.", inState("reserved", "built", "posted")),
          (0, backend.Ud)("seen", "Transactions in a block that is not settled yet.", inState("seen")),
          (0, backend.Ud)("confirmed", "Transactions in a settled block.", inState("confirmed", "sealed")),
          (0, backend.Ud)("coins", "Coins that can be spent now.", coins),
          (0, backend.Ud)("reorganisations_total", "Times that blocks were taken back.", reorganisations),
          (0, backend.Ud)("proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures)
        ];
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
          batchIntervalMs: parseNumber(values, "batch-interval", { usual: 60, max: 86400 }) * 1e3,
          confirmations: parseNumber(values, "confirmations", { usual: settledAfter, max: 1e3 }),
          queue: parseNumber(values, "queue", { usual: 1e5, max: 1e7 }),
          address: parseAddress(values.address),
          ...(0, members.r$)({ passwordFile, caFile })
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
      function parseNumber(values, name, { usual, max }) {
        const text = values[name] ?? String(usual);
        if (!/^[0-9]{1,9}$/.test(text) || Number(text) > max)
          throw (0, options.mp)(`--${name} ${text} is not from 0 to ${max}`);
        return Number(text);
      }
      function parseAddress(text) {
        if (text === void 0)
          return unspendableAddress;
        if (!/^0x[0-9a-f]{64}$/i.test(text))
          throw (0, options.mp)(`--address ${text} is not 0x and 64 hexadecimal digits`);
        return reply_toChainHex(text);
      }
      function openNode(settings, data, environment) {
        const { url, passwordFile, caFile, ...options2 } = settings;
        const password = passwordFile === void 0 ? environment["ANCHOR_NODE_PASSWORD"] : readNamedFile("node-password-file", passwordFile).trimEnd();
        const ca = caFile === void 0 ? void 0 : readNamedFile("node-ca", caFile);
        return openNodeLedger({ ...options2, data, node: createNode((0, core_url.Ex)(url, password), { ca }) });
      }
      function readNamedFile(option, file) {
        try {
          return (0, external_node_fs_.readFileSync)(file, "utf8");
        } catch (cause) {
          throw new Error(`--${option} ${file} cannot be read: ${(0, errors.bD)(cause)}.`, { cause });
        }
      }
    })
  ),
  /***/
  18: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        H: () => (
          /* binding */
          markCopy
        ),
        C: () => (
          /* binding */
          openStore
        )
      });
      var store_database = __webpack_require__(8181);
      ;
      function createAnchoringRows(database) {
        return { ...oneByOne(database), ...byHeight(database), ...readings(database) };
      }
      function oneByOne(database) {
        const insert = database.prepare(`INSERT INTO anchorings (kind, state, coin, amount, own, address, ports, time)
    VALUES (?, 'reserved', ?, ?, ?, ?, ?, ?)`);
        const build = database.prepare(`UPDATE anchorings
    SET state = 'built', bytes = ?, txpow = ?, txn = ?, made = ?, built = ? WHERE number = ?`);
        const post = database.prepare("UPDATE anchorings SET state = 'posted', posted = ? WHERE number = ?");
        const see = database.prepare("UPDATE anchorings SET state = 'seen', block = ? WHERE number = ?");
        const abandon = database.prepare("UPDATE anchorings SET state = 'abandoned' WHERE number = ?");
        return {
          /** Begins a transaction: from now on its coin is reserved for it. */
          add({ kind, coin, amount, own, address, ports, time }) {
            const text = JSON.stringify([...ports]);
            return Number(insert.run(kind, coin, amount, own, address, text, time).lastInsertRowid);
          },
          setBuilt(number, { bytes, txpowId, transactionId, coinIds }, tip) {
            build.run(bytes, txpowId, transactionId, coinIds[0] ?? null, tip, number);
          },
          setPosted: (number, tip) => void post.run(tip, number),
          setSeen: (number, block) => void see.run(block, number),
          abandon: (number) => void abandon.run(number)
        };
      }
      function byHeight(database) {
        const fallBack = database.prepare(`UPDATE anchorings SET state = 'posted', block = NULL
    WHERE block >= ? AND state IN ('seen', 'confirmed', 'sealed')`);
        const confirm = database.prepare("UPDATE anchorings SET state = 'confirmed' WHERE state = 'seen' AND block <= ?");
        const seal = database.prepare("UPDATE anchorings SET state = 'sealed' WHERE state = 'confirmed' AND block <= ?");
        return {
          /** Marks transactions whose block no longer exists as posted again. */
          fallBack: (fromBlock) => void fallBack.run(fromBlock),
          confirm: (toBlock) => void confirm.run(toBlock),
          seal: (toBlock) => void seal.run(toBlock)
        };
      }
      const columns = `number, kind, state, coin, amount, own, address, ports, time, bytes, txpow AS txpowId,
  txn AS transactionId, made, built AS builtAt, posted AS postedAt, block`;
      function readings(database) {
        const open = database.prepare(`SELECT ${columns} FROM anchorings WHERE state IN ('reserved', 'built', 'posted') ORDER BY number`);
        const reserved = database.prepare("SELECT coin FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')");
        const one = database.prepare(`SELECT ${columns} FROM anchorings WHERE number = ?`);
        const counts = database.prepare("SELECT kind, state, count(*) AS count FROM anchorings GROUP BY kind, state");
        return {
          /** Returns the transactions that are in no block yet, the oldest first. */
          open: () => open.all().map(toAnchoring),
          one(number) {
            const row = one.get(number);
            return row && toAnchoring(row);
          },
          /** Returns the coins that our transactions spend or have spent, as long as the chain could still give them back. */
          reservedCoins: () => new Set(reserved.all().map(({ coin }) => coin)),
          counts: () => counts.all()
        };
      }
      function toAnchoring(row) {
        const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
        const ports = new Map(JSON.parse(String(row["ports"])));
        return { ...known, ports };
      }
      ;
      function createIndexRows(database) {
        const addBlock = database.prepare("INSERT INTO blocks (number, id, time) VALUES (?, ?, ?)");
        const addLocation = database.prepare("INSERT OR IGNORE INTO places (state, coin, port, block, address, txpow) VALUES (?, ?, ?, ?, ?, ?)");
        const addSpend = database.prepare("INSERT OR REPLACE INTO spends (coin, txn, block) VALUES (?, ?, ?)");
        const block = database.prepare("SELECT number, id, time FROM blocks WHERE number = ?");
        const tip = database.prepare("SELECT number, id, time FROM blocks ORDER BY number DESC LIMIT 1");
        const locations = database.prepare(`SELECT coin, port, block, blocks.id AS blockId, blocks.time, address, txpow
    FROM places JOIN blocks ON blocks.number = places.block WHERE state = ? ORDER BY block`);
        const spend = database.prepare("SELECT txn, block FROM spends WHERE coin = ?");
        const drops = ["places WHERE block", "spends WHERE block", "blocks WHERE number"].map((rows) => database.prepare(`DELETE FROM ${rows} >= ?`));
        const missing = database.prepare("SELECT coalesce(max(number) - ? - count(*), 0) AS missing FROM blocks WHERE number > ?");
        const dropFact = database.prepare("DELETE FROM facts WHERE name = ?");
        const setFact = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)");
        const fact = database.prepare("SELECT value FROM facts WHERE name = ?");
        return {
          addBlock: ({ number, id: id2, time }) => void addBlock.run(number, id2, time),
          addLocation(state, location) {
            addLocation.run(state, location.coin, location.port, location.block, location.address, location.txpow);
          },
          /** Notes that the transaction `txn` spent `coin` in the block `at`. */
          addSpend: (coin, txn, at) => void addSpend.run(coin, txn, at),
          block: (number) => block.get(number),
          tip: () => tip.get(),
          /** Returns where `state`, hex as the chain writes it, is on the chain, the oldest location first. */
          locations: (state) => locations.all(state),
          spend: (coin) => spend.get(coin),
          /** Forgets all blocks from `number` on. */
          dropFrom(number) {
            for (const drop of drops)
              drop.run(number);
          },
          /** Whether the index has seen every block after the height `since`. */
          isWhole: (since) => missing.get(since, since).missing === 0,
          dropFact: (name) => void dropFact.run(name),
          setFact: (name, value) => void setFact.run(name, value),
          fact: (name) => fact.get(name)?.value
        };
      }
      ;
      const factNumber = (name) => `coalesce((SELECT CAST(value AS INTEGER) FROM facts WHERE name = '${name}'), 0)`;
      const isUnseen = "NOT EXISTS (SELECT 1 FROM places WHERE state = '0x' || upper(digest))";
      const waits = "anchoring IS NULL";
      const waitsUnseen = `${waits} AND number > ${factNumber("withheld")}
  AND (number > ${factNumber("restored")} OR ${isUnseen})`;
      const isOnHold = `${waits} AND number <= ${factNumber("withheld")} AND ${isUnseen}`;
      function createStampRows(database) {
        const insertStamp = database.prepare("INSERT INTO stamps (digest, time) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING");
        const insertRequest = database.prepare("INSERT INTO requests (uid, digest, time) VALUES (?, ?, ?)");
        const stamp = database.prepare("SELECT number, digest, time, anchoring, proof FROM stamps WHERE digest = ?");
        const request = database.prepare("SELECT number, digest, time, anchoring, proof FROM requests WHERE uid = ?");
        const counts = database.prepare(`SELECT count(*) AS count, min(time) AS oldest FROM (
    SELECT time FROM stamps WHERE ${waitsUnseen} UNION ALL SELECT time FROM requests WHERE ${waits})`);
        return {
          addStamp: (digest, time) => void insertStamp.run(digest, time),
          addRequest: (uid, digest, time) => void insertRequest.run(uid, digest, time),
          stamp: (digest) => stamp.get(digest),
          request: (uid) => request.get(uid),
          /** Returns how many wait for a transaction, and the time of the oldest. */
          waiting: () => counts.get(),
          stamps: createQueue(database, "stamps", waitsUnseen),
          requests: createQueue(database, "requests", waits),
          onHold: onHoldRows(database)
        };
      }
      function onHoldRows(database) {
        const last = database.prepare(`SELECT number, digest, time FROM stamps WHERE ${isOnHold} ORDER BY number DESC LIMIT 1`);
        const one = database.prepare(`SELECT 1 FROM stamps WHERE number = ? AND ${isOnHold}`);
        const count = database.prepare(`SELECT count(*) AS count FROM stamps WHERE ${isOnHold}`);
        return {
          last: () => last.get(),
          has: ({ number }) => one.get(number) !== void 0,
          count: () => count.get().count
        };
      }
      function createQueue(database, table, isFree) {
        const waiting = database.prepare(`SELECT number, digest, time FROM ${table} WHERE ${isFree} ORDER BY number LIMIT ?`);
        const one = database.prepare(`SELECT 1 FROM ${table} WHERE number = ? AND ${isFree}`);
        const carry = database.prepare(`UPDATE ${table} SET anchoring = ?, proof = ? WHERE number = ?`);
        const release = database.prepare(`UPDATE ${table} SET anchoring = NULL, proof = NULL WHERE anchoring = ?`);
        return {
          /** Returns the `limit` oldest that wait. */
          waiting: (limit) => waiting.all(limit),
          isWaiting: ({ number }) => one.get(number) !== void 0,
          carry: (number, anchoring, proof) => void carry.run(anchoring, proof ?? null, number),
          /** Makes what `anchoring` carried wait again. */
          release: (anchoring) => void release.run(anchoring)
        };
      }
      ;
      const queueFormat = {
        /** The four letters `ANCN`. */
        applicationId: 1095648078,
        version: 1,
        refusals: { applicationId: "it was not made with --node", version: "it is of another version" },
        schema: `
  CREATE TABLE anchorings (
    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, state TEXT NOT NULL, coin TEXT NOT NULL, amount TEXT NOT NULL,
    own TEXT NOT NULL, address TEXT NOT NULL, ports TEXT NOT NULL, time INTEGER NOT NULL,
    bytes TEXT, txpow TEXT, txn TEXT, made TEXT, built INTEGER, posted INTEGER, block INTEGER
  ) STRICT;
  CREATE INDEX anchorings_by_state ON anchorings (state);
  CREATE UNIQUE INDEX one_anchoring_a_coin ON anchorings (coin) WHERE state <> 'abandoned';
  CREATE TABLE stamps (
    number INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, time INTEGER NOT NULL,
    anchoring INTEGER REFERENCES anchorings, proof TEXT
  ) STRICT;
  CREATE INDEX stamps_by_anchoring ON stamps (anchoring);
  CREATE TABLE requests (
    number INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, time INTEGER NOT NULL,
    anchoring INTEGER REFERENCES anchorings, proof TEXT
  ) STRICT;
  CREATE INDEX requests_by_anchoring ON requests (anchoring);
  CREATE TABLE blocks (number INTEGER PRIMARY KEY, id TEXT NOT NULL, time INTEGER NOT NULL) STRICT;
  CREATE TABLE places (
    state TEXT NOT NULL, coin TEXT NOT NULL, port INTEGER NOT NULL, block INTEGER NOT NULL,
    address TEXT NOT NULL, txpow TEXT NOT NULL, PRIMARY KEY (state, coin, port)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX places_by_block ON places (block);
  CREATE TABLE spends (coin TEXT PRIMARY KEY, txn TEXT NOT NULL, block INTEGER NOT NULL) STRICT;
  CREATE INDEX spends_by_block ON spends (block);
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`
      };
      function markCopy(database) {
        if ((0, store_database.b1)(database, "application_id") !== queueFormat.applicationId)
          return;
        database.exec(`INSERT OR REPLACE INTO facts
    SELECT 'copied', CAST(coalesce(max(number), 0) AS TEXT) FROM blocks UNION ALL
    SELECT column1, CAST(coalesce(max(number), 0) AS TEXT) FROM (VALUES ('restored'), ('withheld')) LEFT JOIN stamps
    GROUP BY column1`);
      }
      function openStore(data, address) {
        const database = (0, store_database.qI)(data, queueFormat);
        return {
          address,
          taken: createStampRows(database),
          anchorings: createAnchoringRows(database),
          index: createIndexRows(database),
          ...(0, store_database.nt)(database),
          backup: async (file) => await (0, store_database.bp)(database, file),
          close: () => database.close()
        };
      }
    })
  )
};
