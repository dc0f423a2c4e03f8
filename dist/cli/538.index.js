export const id = 538;
export const ids = [538];
export const modules = {
  /***/
  3538: (
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
      var host_inputs = __webpack_require__(2465);
      var ask = __webpack_require__(3222);
      var find = __webpack_require__(3903);
      var node_node = __webpack_require__(1436);
      var reply = __webpack_require__(4950);
      var external_node_crypto_ = __webpack_require__(7598);
      ;
      class LayoutError extends Error {
      }
      const maxItemCount = 1024;
      function toHeaderParts(header) {
        const magic = (0, reply._F)(header, "magic");
        const limits = ["maxtxpowsize", "maxkissvmops", "maxtxn"];
        return [
          decimal(header, "nonce"),
          bytes(header, "chainid"),
          whole(header, "timemilli"),
          whole(header, "block"),
          bytes(header, "blkdiff"),
          ...itemsAt(header, "superparents").flatMap((item) => [txpow_layout_byte(item, "count"), bytes(item, "parent")]),
          bytes(header, "mmr"),
          decimal(header, "total"),
          // The chain divides what is current; what is desired was typed in.
          ...limits.map((name) => decimal(magic, `current${name}`)),
          bytes(magic, "currentmintxpowwork"),
          ...limits.map((name) => renderDecimal(decimal(magic, `desired${name}`))),
          bytes(magic, "desiredmintxpowwork"),
          bytes(header, "customhash"),
          bytes(header, "txbodyhash")
        ];
      }
      function toTransactionParts(transaction) {
        return [
          ...eachOf(transaction, "inputs", coin),
          ...eachOf(transaction, "outputs", coin),
          ...eachOf(transaction, "state", stateVariable),
          bytes(transaction, "linkhash")
        ];
      }
      function toBodyParts(body) {
        return [
          bytes(body, "prng"),
          bytes(body, "txndiff"),
          ...toTransactionParts((0, reply._F)(body, "txn")),
          ...witness((0, reply._F)(body, "witness")),
          ...toTransactionParts((0, reply._F)(body, "burntxn")),
          ...witness((0, reply._F)(body, "burnwitness")),
          ...eachOf(body, "txnlist", (id2) => [toBytesHex(id2)])
        ];
      }
      function renderDecimal({ unscaled, scale }, places = scale) {
        const digits = places < scale ? unscaled / 10n ** BigInt(scale - places) : unscaled * 10n ** BigInt(places - scale);
        const width = Math.floor(digits.toString(2).length / 8) + 1;
        return toByteHex(places & 255) + toByteHex(width) + digits.toString(16).toUpperCase().padStart(width * 2, "0");
      }
      function witness(value) {
        const signature = (item) => [bytes(item, "publickey"), bytes(item, "signature"), ...treePath(item)];
        return [
          ...eachOf(value, "signatures", (item) => eachOf(item, "signatures", signature)),
          ...eachOf(value, "mmrproofs", (item) => [...coin((0, reply._F)(item, "coin")), ...treePath(item)]),
          ...eachOf(value, "scripts", (item) => [textBytes((0, reply._F)(item, "script")), ...treePath(item)])
        ];
      }
      function treePath(value) {
        const path = (0, reply._F)(value, "proof");
        const step = (item) => {
          const sibling = (0, reply._F)(item, "data");
          const hash = bytes(sibling, "data");
          return [flag(item, "left"), hash, decimal(sibling, "value", hash)];
        };
        return [whole(path, "blocktime"), ...eachOf(path, "proof", step)];
      }
      function coin(value) {
        const id2 = bytes(value, "coinid");
        const token = (0, reply._F)(value, "token");
        const entry = whole(value, "mmrentry").slice(2);
        return [
          id2,
          bytes(value, "address"),
          decimal(value, "amount", id2 + bytes(value, "address")),
          bytes(value, "tokenid"),
          flag(value, "storestate"),
          `000100000000${entry}`,
          flag(value, "spent"),
          whole(value, "created"),
          ...eachOf(value, "state", stateVariable),
          ...token === null ? ["00"] : ["01", ...tokenParts(token)]
        ];
      }
      function tokenParts(token) {
        const name = (0, reply._F)(token, "name");
        const label = (0, reply.Pf)(name) === void 0 ? name : JSON.stringify(name).replaceAll("/", String.raw`\/`);
        return [
          bytes(token, "coinid"),
          textBytes((0, reply._F)(token, "script")),
          whole(token, "scale"),
          decimal(token, "totalamount", `token ${bytes(token, "tokenid")}`),
          textBytes(label),
          whole(token, "created")
        ];
      }
      function stateVariable(value) {
        const head = txpow_layout_byte(value, "port") + txpow_layout_byte(value, "type");
        const data = (0, reply._F)(value, "data");
        if (head.endsWith("01"))
          return [head, toBytesHex(data)];
        if (head.endsWith("02"))
          return [head, renderDecimal(decimal(value, "data"))];
        if (head.endsWith("04"))
          return [head, textBytes(data)];
        if (head.endsWith("08") && (data === "TRUE" || data === "FALSE"))
          return [head, data === "TRUE" ? "01" : "00"];
        throw new LayoutError("A state has no type that is known.");
      }
      function itemsAt(value, name) {
        const list = (0, reply._F)(value, name);
        if (!Array.isArray(list) || list.length > maxItemCount)
          throw wrong(name);
        return list;
      }
      function eachOf(value, name, toParts) {
        const list = itemsAt(value, name);
        return [renderDecimal({ unscaled: BigInt(list.length), scale: 0 }), ...list.flatMap(toParts)];
      }
      function decimal(value, name, key = name) {
        const digits = /^([0-9]{1,30})(?:\.([0-9]{1,64}))?$/.exec((0, reply.Je)((0, reply._F)(value, name)) ?? "");
        const [, before, after = ""] = digits ?? [];
        if (before === void 0)
          throw wrong(name);
        return { key, unscaled: BigInt(before + after), scale: after.length };
      }
      function whole(value, name) {
        const number = decimal(value, name);
        if (number.scale > 0)
          throw wrong(name);
        return renderDecimal(number);
      }
      function bytes(value, name) {
        return toBytesHex((0, reply._F)(value, name));
      }
      function flag(value, name) {
        const is = (0, reply._F)(value, name);
        if (typeof is !== "boolean")
          throw wrong(name);
        return is ? "01" : "00";
      }
      function txpow_layout_byte(value, name) {
        const number = Number(/^[0-9]{1,3}$/.exec(String((0, reply._F)(value, name)))?.[0]);
        if (!(number <= 255))
          throw wrong(name);
        return toByteHex(number);
      }
      function toBytesHex(value) {
        const [, digits] = /^0x((?:[0-9A-F]{2}){0,65536})$/.exec((0, reply.Je)(value) ?? "") ?? [];
        if (digits === void 0)
          throw wrong("a field of bytes");
        return (digits.length / 2).toString(16).toUpperCase().padStart(8, "0") + digits;
      }
      function textBytes(value) {
        if (typeof value !== "string")
          throw wrong("a text");
        return toBytesHex(`0x${Buffer.from(value).toString("hex").toUpperCase()}`);
      }
      function toByteHex(value) {
        return value.toString(16).toUpperCase().padStart(2, "0");
      }
      function wrong(name) {
        return new LayoutError(`${name} of a TxPoW has not its form.`);
      }
      ;
      const most = { ways: 1e5, bytes: 32 * 1024 * 1024, looks: 1e7 };
      const usualPlaces = 44;
      const allPlaces = Array.from({ length: 64 }, (_, index) => index - 19);
      const maxNumbers = 2e3;
      const maxGrowing = 24;
      const maxCombined = 8;
      function searchPlaces(parts, wanted, known) {
        const numbers = parts.filter((part) => typeof part !== "string" && !known.has(part.key));
        const free = [...new Map(numbers.map((number) => [number.key, number])).values()];
        if (free.length > maxNumbers)
          return void 0;
        const render = createRenderer(parts, known);
        const written = parts.map((part) => typeof part === "string" ? part : renderDecimal(part, known.get(part.key)));
        const missing = wanted.length === void 0 ? void 0 : wanted.length - written.join("").length / 2;
        const left = { ...most };
        for (const chosen of choices(parts, free.filter(({ unscaled }) => unscaled > 0n).map(toSearched), missing, left)) {
          if (--left.ways < 0)
            return void 0;
          const hex = render(chosen, wanted.length);
          if (hex === void 0)
            continue;
          left.bytes -= hex.length / 2;
          if (left.bytes < 0)
            return void 0;
          if (hashHex(hex) !== wanted.hash)
            continue;
          const found = free.map(({ key, scale }) => [key, chosen.get(key) ?? scale]);
          return { hex, places: new Map([...known, ...found]) };
        }
        return void 0;
      }
      function hashHex(hex) {
        return `0x${(0, external_node_crypto_.hash)("sha3-256", Buffer.from(hex, "hex"), "hex").toUpperCase()}`;
      }
      function createRenderer(parts, known) {
        const fixed = parts.map((part) => {
          const places = typeof part === "string" ? void 0 : known.get(part.key);
          return typeof part === "string" || places === void 0 ? part : renderDecimal(part, places);
        });
        const write = createWriter();
        const usual = fixed.reduce((sum, part) => sum + (typeof part === "string" ? part : write(part)).length, 0);
        const open = Map.groupBy(fixed, (part) => typeof part === "string" ? void 0 : part.key);
        const growthOf = (key, places) => (open.get(key) ?? []).reduce((sum, part) => {
          return typeof part === "string" ? sum : sum + write(part, places).length - write(part).length;
        }, 0);
        return (chosen, bytes2) => {
          const length = [...chosen].reduce((sum, [key, places]) => sum + growthOf(key, places), usual);
          if (bytes2 !== void 0 && length !== bytes2 * 2)
            return void 0;
          return fixed.map((part) => typeof part === "string" ? part : write(part, chosen.get(part.key))).join("");
        };
      }
      function createWriter() {
        const written = /* @__PURE__ */ new Map();
        return (number, places = number.scale) => {
          const ways = written.get(number) ?? /* @__PURE__ */ new Map();
          const hex = ways.get(places) ?? renderDecimal(number, places);
          written.set(number, ways.set(places, hex));
          return hex;
        };
      }
      function toSearched(number) {
        const [zeros = ""] = /0*$/.exec(String(number.unscaled)) ?? [];
        return { ...number, fewest: number.scale - zeros.length };
      }
      function* choices(parts, numbers, missing, left) {
        yield /* @__PURE__ */ new Map();
        for (const number of numbers)
          yield* togetherAt([number], /* @__PURE__ */ new Map(), left);
        yield* togetherAt(numbers, /* @__PURE__ */ new Map(), left);
        for (const number of left.looks > 0 ? numbers : []) {
          const others = numbers.filter((other) => other !== number);
          for (const lost of fewLost)
            yield* togetherAt(others, /* @__PURE__ */ new Map([[number.key, number.scale + lost]]), left);
        }
        if (missing !== void 0 && numbers.length <= maxGrowing)
          yield* growingBy(missing, toGrowing(parts, numbers), left);
      }
      const fewLost = [1, 2, 3];
      function* togetherAt(numbers, beside, left) {
        for (const places of /* @__PURE__ */ new Set([...numbers.map(({ scale }) => scale), ...allPlaces])) {
          left.looks -= numbers.length;
          if (left.looks < 0)
            return;
          const able = numbers.filter((number) => canHave(number, places)).slice(0, maxCombined);
          for (let chosen = 1; chosen < 2 ** able.length; chosen += 1) {
            const some = able.filter((_, index) => chosen >> index & 1);
            yield new Map([...beside, ...some.map(({ key }) => [key, places])]);
          }
        }
      }
      function toGrowing(parts, numbers) {
        const rows = [];
        for (const number of numbers.toReversed()) {
          const times = parts.filter((part) => typeof part !== "string" && part.key === number.key).length;
          const widths = Array.from({ length: Math.max(1, usualPlaces - number.scale + 1) }, (_, more) => {
            return times * (renderDecimal(number, number.scale + more).length - renderDecimal(number).length) / 2;
          });
          const next = rows.at(-1);
          rows.push({ number, added: widths, behind: next === void 0 ? 0 : next.behind + (next.added.at(-1) ?? 0) });
        }
        return rows.toReversed();
      }
      function* growingBy(missing, [first, ...others], left) {
        if (first === void 0)
          yield /* @__PURE__ */ new Map();
        for (const [more, added] of first?.added.entries() ?? []) {
          const still = missing - added;
          if (first === void 0 || still < 0 || --left.looks < 0)
            return;
          if (still > first.behind)
            continue;
          const places = first.number.scale + more;
          for (const rest of growingBy(still, others, left))
            yield new Map([[first.number.key, places], ...rest]);
        }
      }
      function canHave({ scale, fewest }, places) {
        return places !== scale && places >= fewest;
      }
      ;
      const maxTxPowBytes = 256 * 1024;
      function rebuildTxpow(shown) {
        try {
          return rebuild(shown);
        } catch (error) {
          if (error instanceof LayoutError || error instanceof RangeError)
            return void 0;
          throw error;
        }
      }
      function rebuild(shown) {
        const [header, body] = [(0, reply._F)(shown, "header"), (0, reply._F)(shown, "body")];
        const [txpow, size] = [(0, reply.gg)((0, reply._F)(shown, "txpowid")), (0, reply.rl)((0, reply._F)(shown, "size"))];
        if (txpow === void 0 || size === void 0 || size > maxTxPowBytes)
          return void 0;
        const top = searchPlaces(toHeaderParts(header), { hash: txpow }, /* @__PURE__ */ new Map());
        const known = [(0, reply._F)(body, "txn"), (0, reply._F)(body, "burntxn")].reduce((places, txn) => places && searchPlaces(toTransactionParts(txn), { hash: (0, reply._F)(txn, "transactionid") }, places)?.places, top && /* @__PURE__ */ new Map());
        if (top === void 0 || known === void 0)
          return void 0;
        const wanted = { hash: (0, reply._F)(header, "txbodyhash"), length: size - 1 - top.hex.length / 2 };
        const rest = searchPlaces(toBodyParts(body), wanted, known);
        return rest && { txpow, data: `0x${top.hex}01${rest.hex}` };
      }
      ;
      const maxInRequest = 16;
      async function obtainReceipts(nodes, places, budget) {
        const receipts = [];
        const willing = new Set(nodes);
        const blocks = [...Map.groupBy(places, (place) => place.block)];
        for (const [index, [block, here]] of blocks.entries()) {
          const missing = new Set(here.map(({ hash }) => hash));
          for (const node of willing) {
            try {
              if (missing.size > 0)
                receipts.push(...await obtainFromBlock(node, block, missing, budget));
            } catch (thrown) {
              const error = (0, errors.Xt)(thrown);
              if (error.code === "INTERNAL")
                throw error;
              willing.delete(node);
              budget.note(`No receipts: ${error.message}`);
            }
          }
          for (const hash of missing)
            budget.note(`No receipt of ${hash}: no node shows it in block ${block}.`);
          const isOver = budget.requests === 0 || performance.now() > budget.end;
          if (isOver && index < blocks.length - 1)
            noteEnd(budget);
          if (isOver || willing.size === 0)
            break;
        }
        return receipts;
      }
      async function obtainFromBlock(node, height, missing, budget) {
        const takeHeld = (shown) => {
          const state = (0, node_node.un)((0, reply._F)((0, reply._F)((0, reply._F)(shown, "body"), "txn"), "state"));
          const held = [...missing].filter((hash) => (0, node_node.HM)(state, hash) !== void 0);
          for (const hash of held)
            missing.delete(hash);
          return held.length > 0;
        };
        const [block] = await show(node, [(0, reply.Ve)("txpow", { block: height })], budget);
        const isHolding = takeHeld(block);
        const holding = [];
        const named = (0, reply.c3)((0, reply._F)((0, reply._F)(block, "body"), "txnlist")).flatMap((id2) => (0, reply.gg)(id2) ?? []);
        const commands = named.map((txpowid) => (0, reply.Ve)("txpow", { txpowid }));
        for (let asked = 0; missing.size > 0 && asked < commands.length; asked += maxInRequest) {
          const shown = await show(node, commands.slice(asked, asked + maxInRequest), budget);
          holding.push(...shown.filter(takeHeld));
        }
        const wanted = isHolding || holding.length > 0 ? [block, ...holding] : [];
        return wanted.flatMap((shown) => {
          if (performance.now() > budget.end)
            return noteEnd(budget);
          const bytes2 = rebuildTxpow(shown);
          if (bytes2 === void 0)
            budget.note(`No receipt of a TxPoW in block ${height}: its hashes do not come out.`);
          return bytes2 ?? [];
        });
      }
      function noteEnd({ note }) {
        note("No more receipts: this run has asked for as many as it may.");
        return [];
      }
      async function show(node, commands, budget) {
        const [first, ...others] = commands;
        if (first === void 0)
          return [];
        const timeLeft = Math.floor(budget.end - performance.now());
        if (budget.requests === 0 || timeLeft <= 0) {
          return noteEnd(budget);
        }
        budget.requests -= 1;
        const replies = await node.rpc.run([first, ...others], timeLeft);
        const shown = replies.filter(({ ok }) => ok).map(node_node.lR);
        return [...shown, ...await show(node, commands.slice(replies.length), budget)];
      }
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
          return finding && `the service does not find it, ${finding.url} finds it${inBlock(finding.block)}.`;
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
      function inBlock(block) {
        return block === void 0 ? "" : ` in block ${block}`;
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
        const nodes = openNodes(inputs.nodes, { timeoutMs: inputs.requestTimeout, signal, note: log.debug });
        const close = () => closed.abort();
        const receipts = async (places) => stop.aborted ? [] : await beforeAbort(nodes.receipts(places), stop) ?? [];
        const url = (0, host_inputs.Ad)(inputs);
        const mode = inputs.mode === "verify" ? "verify" : "check";
        if (url === "") {
          if (inputs.apiUrl !== void 0)
            log.notice("There is no api-key: the service is not asked, the chain nodes are.");
          return {
            operate: (target) => nodes.ask(toHash(target), mode),
            receipts,
            [Symbol.asyncDispose]: async () => close()
          };
        }
        const service = await openService();
        const shared = {
          ...service,
          receipts,
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
              return cutShort();
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
      function cutShort() {
        return (0, core_outcome.w2)(new errors._Z("NOT_ATTEMPTED", "Nothing was sent for it: the waiting ended before."));
      }
      const receiptLimits = { requests: 256, milliseconds: 1e4 };
      function openNodes(addresses, options) {
        const nodes = addresses.map((address) => (0, node_node.RM)(address, options));
        let demo;
        return {
          ask: async (hash, mode) => {
            const answer = await (0, ask.J)(nodes, hash, { signal: options.signal });
            if (answer.kind === "found" || answer.kind === "not-found")
              demo ??= areForTests(nodes);
            return toNodesOutcome(answer, hash, { mode, demo: await demo === true });
          },
          receipts: async (places) => {
            const { requests, milliseconds } = receiptLimits;
            return await obtainReceipts(nodes, places, {
              requests,
              end: performance.now() + milliseconds,
              note: options.note
            });
          }
        };
      }
      async function areForTests(nodes) {
        const facts = await Promise.allSettled(nodes.map((node) => node.facts()));
        return facts.some((one) => one.status === "fulfilled" && one.value.test);
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
        return {
          kind: "node",
          url: name,
          said: said === "error" ? toNodeWord(error) : said,
          ...block !== void 0 && { block },
          ...confirmations !== void 0 && { confirmations },
          ...error !== void 0 && { code: error.code }
        };
      }
      function toNodeWord(error) {
        return error === void 0 || error.code === "NODE_ANSWER_INVALID" ? "unknown" : (0, core_outcome.w2)(error).kind;
      }
    })
  )
};
