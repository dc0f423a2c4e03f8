export const id = 442;
export const ids = [442];
export const modules = {

/***/ 8230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ portOf),
/* harmony export */   Uj: () => (/* binding */ readCoin),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var _rpc_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8014);
/* harmony import */ var _rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1575);


function readCoin(value) {
  const coinId = (0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .hex32Of */ .gg)((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(value, "coinid"));
  const created = (0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(value, "created"));
  const [address, amount, tokenId] = ["address", "amount", "tokenid"].map((name) => (0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(value, name)));
  if (coinId === void 0 || created === void 0)
    return void 0;
  if (address === void 0 || amount === void 0 || tokenId === void 0)
    return void 0;
  return { coinId, address, amount, tokenId, created, state: readState((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(value, "state")) };
}
function readState(value) {
  const listed = (0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(value).map((item) => [(0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(item, "port"), (0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(item, "data")]);
  const entries = Array.isArray(value) ? listed : Object.entries((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(value) ?? {});
  return new Map(entries.flatMap(([port, data]) => {
    const [number, text] = [(0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(port), (0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(data)];
    return number === void 0 || text === void 0 ? [] : [[number, text]];
  }));
}
function portOf(state, digest) {
  const wanted = (0,_rpc_command_js__WEBPACK_IMPORTED_MODULE_1__/* .toChainHex */ .s)(digest);
  return [...state].find(([, data]) => data === wanted)?.[0];
}


/***/ }),

/***/ 8928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ unspendableAddress),
/* harmony export */   eU: () => (/* binding */ knownAddresses),
/* harmony export */   u$: () => (/* binding */ findDigest)
/* harmony export */ });
/* unused harmony export toSightingRecord */
/* harmony import */ var _coin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8230);
/* harmony import */ var _rpc_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8014);
/* harmony import */ var _rpc_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1575);



const unspendableAddress = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";
const knownAddresses = [
  unspendableAddress,
  "0xFFEEDD",
  "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5"
];
const mostHeaders = 8;
async function findDigest(node, digest, options = {}) {
  const { tip, coins } = await node.coinsWith(digest);
  const recent = coins.flatMap((coin) => toSighting(coin, coin.created, digest, tip) ?? []);
  const { whole, mega } = await node.past();
  const isEnough = recent.length > 0 || mega;
  const old = isEnough ? [] : options.archive === false ? void 0 : await searchArchive(node, digest, tip, options);
  const sightings = [...recent, ...old ?? []].toSorted((one, other) => one.block - other.block);
  return { sightings: await withHeaders(node, sightings), whole: whole && old !== void 0, tip };
}
function toSightingRecord(sighting, digest) {
  const { block, time, blockId, coinId } = sighting;
  return {
    blockNumber: block,
    ...time !== void 0 && { blockDate: new Date(time).toISOString() },
    ...blockId !== void 0 && { txpowId: blockId },
    coinId,
    matchedHash: toChainHex(digest)
  };
}
function toSighting(coin, block, digest, tip) {
  const port = (0,_coin_js__WEBPACK_IMPORTED_MODULE_0__/* .portOf */ .HM)(coin.state, digest);
  if (port === void 0 || block > tip)
    return void 0;
  return { coinId: coin.coinId, address: coin.address, port, block, confirmations: tip - block };
}
async function searchArchive(node, digest, tip, options) {
  const { addresses = knownAddresses, archiveTimeoutMs = 12e4 } = options;
  const sightings = [];
  for (const address of addresses) {
    const search = { action: "addresscheck", address, statecheck: (0,_rpc_command_js__WEBPACK_IMPORTED_MODULE_2__/* .toChainHex */ .s)(digest) };
    const [reply] = await node.rpc.run([(0,_rpc_command_js__WEBPACK_IMPORTED_MODULE_2__/* .toCommand */ .V)("archive", search)], archiveTimeoutMs);
    if (reply?.ok !== true)
      return void 0;
    const created = (0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(reply.fields, "coins"), "created"));
    sightings.push(...created.flatMap((item) => toArchived(item, digest, tip) ?? []));
  }
  return sightings;
}
function toArchived(item, digest, tip) {
  const block = (0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOf */ .rl)((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(item, "block"));
  const coin = (0,_coin_js__WEBPACK_IMPORTED_MODULE_0__/* .readCoin */ .Uj)((0,_rpc_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(item, "coin"));
  return coin === void 0 || block === void 0 ? void 0 : toSighting(coin, block, digest, tip);
}
async function withHeaders(node, sightings) {
  const numbers = [...new Set(sightings.map(({ block }) => block))].slice(0, mostHeaders);
  const heads = await Promise.all(numbers.map((number) => node.block(number)));
  return sightings.map((sighting) => {
    const head = heads[numbers.indexOf(sighting.block)];
    return head === void 0 ? sighting : { ...sighting, blockId: head.id, time: head.time };
  });
}


/***/ }),

/***/ 6818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseNodeAddress)
/* harmony export */ });
/* harmony import */ var _domain_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5652);

function parseNodeAddress(text, password) {
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new RangeError("this has a space or a character outside ASCII");
  if (!URL.canParse(text))
    throw new RangeError("this is no address");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && (0,_domain_link_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(url))) {
    throw new RangeError("this is neither https: nor on this machine");
  }
  if (/[?#]/.test(text))
    throw new RangeError("this has a query or a fragment");
  if (url.pathname !== "/")
    throw new RangeError("this has a path; a node answers at its root");
  const credentials = toCredentials(decode(url.username), decode(url.password) || password);
  url.username = "";
  url.password = "";
  return { url, name: url.origin, ...credentials !== void 0 && { credentials } };
}
function toCredentials(user, password = "") {
  return user === "" && password === "" ? void 0 : `${user || "minima"}:${password}`;
}
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new RangeError("this has a user or password that is not percent-encoded");
  }
}


/***/ }),

/***/ 4885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RM: () => (/* binding */ createNode),
  lR: () => (/* binding */ responseOf),
  $D: () => (/* binding */ runAll)
});

// EXTERNAL MODULE: ./build/src/chain/rpc/command.js
var command = __webpack_require__(8014);
// EXTERNAL MODULE: ./build/src/chain/coin.js
var coin = __webpack_require__(8230);
// EXTERNAL MODULE: ./build/src/chain/rpc/node-error.js
var node_error = __webpack_require__(3484);
// EXTERNAL MODULE: ./build/src/chain/rpc/reply.js
var rpc_reply = __webpack_require__(1575);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./build/src/domain/bytes/at-most.js
async function* takeAtMost(bytes, most, tooMany) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most)
      throw tooMany();
    yield chunk;
  }
}

;// CONCATENATED MODULE: ./build/src/chain/rpc/rpc.js







function createRpc(address, options = {}) {
  const { ca, timeoutMs: usual = 2e4, maximumBytes = 16 * 1024 * 1024, signal } = options;
  const { name, url, credentials } = address;
  const fixed = {
    method: "GET",
    // The node closes every connection after one answer without saying so: a kept one only breaks.
    agent: false,
    headers: {
      // The node looks for exactly this spelling.
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
        return (0,rpc_reply/* readReplies */.Bd)(await get(target, { ...fixed, signal: abort }, maximumBytes), commands, name);
      } catch (error) {
        throw deadline.aborted ? (0,node_error/* unreachable */.HB)(name, `no whole answer within ${timeoutMs / 1e3} s`, deadline.reason) : (0,node_error/* toNodeError */.wc)(name, error);
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
    checkServerIdentity: (host, peer) => peer.fingerprint256 === pinned.fingerprint256 ? void 0 : (0,external_node_tls_.checkServerIdentity)(host, peer)
  };
}
async function get(url, options, maximumBytes) {
  const answer = await rpc_open(url, options);
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw (0,node_error/* httpRefused */.VN)(answer.statusCode ?? 0);
  }
  const chunks = [];
  const tooLarge = () => (0,node_error/* answerTooLarge */.AU)(maximumBytes);
  for await (const chunk of takeAtMost(answer, maximumBytes, tooLarge))
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

;// CONCATENATED MODULE: ./build/src/chain/node.js





function createNode(address, options = {}) {
  const rpc = createRpc(address, options);
  const { name } = rpc;
  let past;
  return {
    name,
    rpc,
    facts: async () => await readFacts(rpc),
    async past() {
      past ??= readPast(rpc);
      try {
        return await past;
      } catch (error) {
        past = void 0;
        throw error;
      }
    },
    async block(number) {
      const [reply] = await rpc.run([(0,command/* toCommand */.V)("txpow", { block: number })]);
      return reply?.ok === true ? readBlock(reply, name, number) : void 0;
    },
    async coinsWith(digest) {
      const search = { state: `0x${digest.toUpperCase()}`, simplestate: "true", megammr: "true" };
      const [block, found] = await runAll(rpc, [(0,command/* toCommand */.V)("block"), (0,command/* toCommand */.V)("coins", search)]);
      const tip = (0,rpc_reply/* numberOf */.rl)((0,rpc_reply/* fieldOf */._F)(responseOf(block), "block"));
      const listed = responseOf(found);
      if (tip === void 0 || !Array.isArray(listed))
        throw (0,node_error/* invalid */.Gq)(name, "its coins are no list");
      return { tip, coins: listed.flatMap((item) => (0,coin/* readCoin */.Uj)(item) ?? []) };
    }
  };
}
async function runAll(rpc, commands, timeoutMs) {
  const replies = await rpc.run(commands, timeoutMs);
  const failed = replies.find(({ ok }) => !ok);
  if (/^no blocks yet/i.test(failed?.error ?? ""))
    throw withoutBlocks(rpc.name);
  if (failed !== void 0)
    throw (0,node_error/* invalid */.Gq)(rpc.name, `it refused a command: ${failed.error ?? ""}`);
  return replies;
}
function withoutBlocks(name) {
  return (0,node_error/* unreachable */.HB)(name, "it has no blocks yet, for it has not met another node of its chain");
}
function responseOf(reply) {
  return (0,rpc_reply/* fieldOf */._F)(reply?.fields, "response");
}
async function readFacts(rpc) {
  const [status] = await runAll(rpc, [(0,command/* toCommand */.V)("status")]);
  const facts = responseOf(status);
  const chain = (0,rpc_reply/* fieldOf */._F)(facts, "chain");
  if ((0,rpc_reply/* stringOf */.Je)((0,rpc_reply/* fieldOf */._F)(chain, "hash")) === "0x00")
    throw withoutBlocks(rpc.name);
  const [tip, tipId] = [(0,rpc_reply/* numberOf */.rl)((0,rpc_reply/* fieldOf */._F)(chain, "block")), (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)(chain, "hash"))];
  const version = (0,rpc_reply/* stringOf */.Je)((0,rpc_reply/* fieldOf */._F)(facts, "version"));
  const peers = (0,rpc_reply/* numberOf */.rl)((0,rpc_reply/* fieldOf */._F)((0,rpc_reply/* fieldOf */._F)(facts, "network"), "connected"));
  if (tip === void 0 || tipId === void 0 || version === void 0 || peers === void 0) {
    throw (0,node_error/* invalid */.Gq)(rpc.name, "it does not say how it stands");
  }
  const sealed = (0,rpc_reply/* numberOf */.rl)((0,rpc_reply/* fieldOf */._F)((0,rpc_reply/* fieldOf */._F)(chain, "cascade"), "start")) ?? 0;
  return { version, test: /test/i.test(version), tip, tipId, peers, sealed };
}
async function readPast(rpc) {
  const [status, mmr, first] = await rpc.run([
    (0,command/* toCommand */.V)("status"),
    (0,command/* toCommand */.V)("megammr"),
    (0,command/* toCommand */.V)("txpow", { block: 1 })
  ]);
  if (status?.ok !== true)
    throw (0,node_error/* invalid */.Gq)(rpc.name, "it does not say how it stands");
  const mega = holdsAllCoins(responseOf(mmr), (0,rpc_reply/* fieldOf */._F)(responseOf(status), "minima"));
  return { mega, whole: mega || first?.ok === true };
}
function holdsAllCoins(mmr, supply) {
  if ((0,rpc_reply/* fieldOf */._F)(mmr, "enabled") !== true)
    return false;
  const sum = (0,rpc_reply/* stringOf */.Je)((0,rpc_reply/* fieldOf */._F)((0,rpc_reply/* fieldOf */._F)((0,rpc_reply/* fieldOf */._F)(mmr, "mmr"), "root"), "value"));
  return sum !== void 0 && Number(sum) >= Number((0,rpc_reply/* stringOf */.Je)(supply) ?? Number.NaN);
}
function readBlock(reply, node, asked) {
  const response = responseOf(reply);
  const header = (0,rpc_reply/* fieldOf */._F)(response, "header");
  const [number, time] = [(0,rpc_reply/* numberOf */.rl)((0,rpc_reply/* fieldOf */._F)(header, "block")), (0,rpc_reply/* numberOf */.rl)((0,rpc_reply/* fieldOf */._F)(header, "timemilli"))];
  const id = (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)(response, "txpowid"));
  if (number !== asked || time === void 0 || id === void 0)
    throw (0,node_error/* invalid */.Gq)(node, "it names another block");
  return { number, time, id };
}


/***/ }),

/***/ 8014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ toCommand),
/* harmony export */   s: () => (/* binding */ toChainHex)
/* harmony export */ });
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


/***/ }),

/***/ 3484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ answerTooLarge),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   HB: () => (/* binding */ unreachable),
/* harmony export */   VN: () => (/* binding */ httpRefused),
/* harmony export */   wc: () => (/* binding */ toNodeError)
/* harmony export */ });
/* unused harmony export isConnectionLost */
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1987);


class AnswerFault extends Error {
}
function httpRefused(status) {
  return new AnswerFault(status === 401 || status === 403 ? "refused" : `it answered ${status}`);
}
function answerTooLarge(maximumBytes) {
  return new AnswerFault(`its answer is larger than ${maximumBytes / 1048576} MiB`);
}
function unreachable(name, reason, cause) {
  return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("NODE_UNREACHABLE", `The node ${name} cannot be asked: ${reason}.`, { cause });
}
function isConnectionLost({ code, cause }) {
  if (code !== "NODE_UNREACHABLE")
    return false;
  return cause === void 0 || cause instanceof Error && "code" in cause && /^E[A-Z]+$/.test(String(cause.code));
}
function invalid(name, reason) {
  return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("NODE_ANSWER_INVALID", `The node ${name} cannot be understood: ${reason}.`);
}
function toNodeError(name, thrown) {
  if (thrown instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z)
    return thrown;
  if (thrown instanceof AnswerFault)
    return thrown.message === "refused" ? refused(name) : invalid(name, thrown.message);
  const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : void 0;
  if (code === void 0)
    return (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAnchorError */ .Xt)(thrown);
  if (code === "HPE_CR_EXPECTED")
    return refused(name);
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|EPROTO/.test(code)) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("TLS_REJECTED", `The node ${name} cannot be asked: the TLS connection was refused (${code}).`, {
      cause: thrown,
      hint: "Give the node's certificate, or that of its authority. Verification cannot be switched off."
    });
  }
  return unreachable(name, (0,_domain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(code), thrown);
}
function refused(name) {
  return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("NODE_NOT_AUTHORISED", `The node ${name} refused the user or the password.`);
}


/***/ }),

/***/ 1575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ readReplies),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   gg: () => (/* binding */ hex32Of),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1987);
/* harmony import */ var _node_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3484);


function readReplies(text, commands, node) {
  const value = parseReplyJson(text, node);
  if (Array.isArray(value) && value.length === 0)
    throw (0,_node_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .HB)(node, "it did not read the command");
  const items = Array.isArray(value) ? value : [value];
  if (items.length > commands.length)
    throw (0,_node_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(node, "it answered more commands than it was given");
  const replies = items.map((item, index) => readCommandReply(item, commands[index] ?? "", node));
  if (replies.length < commands.length && replies.at(-1)?.ok !== false) {
    throw (0,_node_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(node, "it answered fewer commands than it was given");
  }
  return replies;
}
function parseReplyJson(text, node) {
  try {
    return JSON.parse(text);
  } catch {
    throw (0,_node_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(node, "its answer is not JSON");
  }
}
function readCommandReply(item, command, node) {
  const fields = fieldsOf(item);
  if (fields === void 0 || typeof fields["status"] !== "boolean")
    throw (0,_node_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(node, "its answer has no status");
  const failed = fields["error"] ?? fields["message"];
  if (fields["status"] && fields["pending"] !== true) {
    if (fields["command"] !== command.split(" ")[0])
      throw (0,_node_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .Gq)(node, "it answered another command");
    return { ok: true, fields };
  }
  const error = fields["pending"] === true ? "the user may only read" : (0,_domain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(stringOf(failed) ?? "it does not say why");
  return { ok: false, fields, error };
}
function fieldsOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
}
function fieldOf(value, name) {
  const fields = fieldsOf(value);
  return fields !== void 0 && Object.hasOwn(fields, name) ? fields[name] : void 0;
}
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
function hex32Of(value) {
  return typeof value === "string" && /^0x[0-9A-F]{64}$/.test(value) ? value : void 0;
}


/***/ }),

/***/ 5442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseNodeSettings: () => (/* binding */ parseNodeSettings)
});

// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/chain/rpc/command.js
var command = __webpack_require__(8014);
// EXTERNAL MODULE: ./build/src/chain/find.js
var find = __webpack_require__(8928);
// EXTERNAL MODULE: ./build/src/chain/node-address.js
var node_address = __webpack_require__(6818);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/src/chain/coin.js
var coin = __webpack_require__(8230);
// EXTERNAL MODULE: ./build/src/chain/node.js + 2 modules
var node = __webpack_require__(4885);
// EXTERNAL MODULE: ./build/src/chain/rpc/reply.js
var reply = __webpack_require__(1575);
;// CONCATENATED MODULE: ./build/src/chain/coin-proof.js





async function coin_proof_proofVerdict(finder, judge, { digest, coinId }) {
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

// EXTERNAL MODULE: ./build/src/chain/rpc/node-error.js
var node_error = __webpack_require__(3484);
;// CONCATENATED MODULE: ./build/src/chain/nodes/ask.js






const settledAfter = 3;
const lostPauses = (/* unused pure expression or super */ null && ([500, 1500]));
async function askChain(nodes, digest, options = {}) {
  const asked = await Promise.all(nodes.map((node) => askNode(node, digest, options)));
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
async function askNode(node, digest, options) {
  const { confirmations = settledAfter } = options;
  try {
    const look = await lookAgain(node, digest, options);
    return { ...look, node, source: toSource(node.name, look, confirmations) };
  } catch (thrown) {
    return { name: node.name, said: "error", error: toAnchorError(thrown) };
  }
}
async function lookAgain(node, digest, options) {
  for (const pause of options.pauses ?? lostPauses) {
    try {
      return await findDigest(node, digest, options);
    } catch (thrown) {
      if (!isConnectionLost(toAnchorError(thrown)) || options.signal?.aborted === true)
        throw thrown;
      await pauseFor(pause, options.signal);
    }
  }
  return await findDigest(node, digest, options);
}
async function pauseFor(milliseconds, signal) {
  try {
    await sleep(milliseconds, void 0, signal === void 0 ? {} : { signal });
  } catch (error) {
    if (signal?.aborted !== true)
      throw error;
  }
}
function toSource(name, { sightings, whole }, confirmations) {
  const [oldest] = sightings;
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
  return await Promise.all(witnesses.map(({ node }) => node.block(height)));
}
async function judgeProofs(witnesses, digest) {
  const [finder] = toFinders(witnesses);
  const [oldest] = finder?.sightings ?? [];
  if (finder === void 0 || oldest === void 0)
    return [];
  const forgetful = witnesses.filter(({ source }) => source.said === "not-kept");
  return await Promise.all(forgetful.map(async ({ node }) => {
    return { name: node.name, verdict: await proofVerdict(finder.node, node, { digest, coinId: oldest.coinId }) };
  }));
}

// EXTERNAL MODULE: ./build/src/service/options.js
var options = __webpack_require__(9299);
;// CONCATENATED MODULE: ./build/src/service/node/node-settings.js






function parseNodeSettings(url, values) {
  const { "node-password-file": passwordFile, "node-ca": caFile, anchor = "digest" } = values;
  checkUrl(url);
  if (anchor !== "digest" && anchor !== "root")
    throw (0,options/* optionError */.mp)(`--anchor ${anchor} is neither digest nor root`);
  if (passwordFile === "" || caFile === "")
    throw (0,options/* optionError */.mp)("--node-password-file and --node-ca name one file each");
  if (values["block-time"] !== void 0)
    throw (0,options/* optionError */.mp)("--block-time is for the ledger without --node");
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
    (0,node_address/* parseNodeAddress */.E)(url);
  } catch (error) {
    throw (0,options/* optionError */.mp)(`--node cannot be used: ${(0,errors/* messageOf */.bD)(error)}`, error);
  }
  if (new URL(url).password !== "")
    throw (0,options/* optionError */.mp)("--node holds a password: give it by --node-password-file");
}
function toNumber(values, name, { usual, most }) {
  const text = values[name] ?? String(usual);
  if (!/^[0-9]{1,9}$/.test(text) || Number(text) > most)
    throw (0,options/* optionError */.mp)(`--${name} ${text} is not from 0 to ${most}`);
  return Number(text);
}
function toAddress(text) {
  if (text === void 0)
    return find/* unspendableAddress */.WP;
  if (!/^0x[0-9a-f]{64}$/i.test(text))
    throw (0,options/* optionError */.mp)(`--address ${text} is not 0x and 64 hexadecimal digits`);
  return (0,command/* toChainHex */.s)(text);
}


/***/ })

};
