export const id = 659;
export const ids = [659];
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

/***/ 4659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openNode: () => (/* binding */ openNode)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/chain/node.js + 2 modules
var chain_node = __webpack_require__(4885);
// EXTERNAL MODULE: ./build/src/chain/node-address.js
var node_address = __webpack_require__(6818);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
;// CONCATENATED MODULE: ./build/src/service/node/operated-node.js
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
      const { facts, problem, coins } = worker.standing();
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
    gauge("posted", "Transactions on their way into a block.", inState("reserved", "built", "posted")),
    gauge("seen", "Transactions in a block that is not settled yet.", inState("seen")),
    gauge("confirmed", "Transactions in a settled block.", inState("confirmed", "sealed")),
    gauge("coins", "Coins that can be spent now.", coins),
    counter("reorganisations_total", "Times that blocks were taken back.", reorganisations),
    counter("proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures())
  ];
}

// EXTERNAL MODULE: ./build/src/chain/rpc/command.js
var command = __webpack_require__(8014);
// EXTERNAL MODULE: ./build/src/chain/find.js
var chain_find = __webpack_require__(8928);
// EXTERNAL MODULE: ./build/src/domain/digest.js
var domain_digest = __webpack_require__(8744);
;// CONCATENATED MODULE: ./build/src/domain/member.js
function memberAt(value, ...path) {
  return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
}
function withoutUndefined(members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
}

// EXTERNAL MODULE: ./build/src/domain/proof/merkle.js + 2 modules
var merkle = __webpack_require__(771);
;// CONCATENATED MODULE: ./build/src/service/node/search.js






function createSearch(options) {
  const { node, store, confirmations } = options;
  const own = createOwnSearch(options);
  async function find(where, state) {
    const isHere = (at) => where === store.address || at === where;
    const known = own.known(state).filter(({ address }) => isHere(address));
    if (known.length > 0)
      return known;
    if (where === store.address && store.taken.stamp(state) !== void 0)
      return void 0;
    const addresses = [.../* @__PURE__ */ new Set([(0,command/* toChainHex */.s)(where), store.address, ...chain_find/* knownAddresses */.eU])];
    const { sightings, whole } = await asked((0,chain_find/* findDigest */.u$)(node, state, { addresses }));
    const there = sightings.filter((one) => one.confirmations >= confirmations && isHere(one.address));
    if (there.length > 0)
      return there.map(sightedPlace);
    return whole || sightings.length > 0 || store.taken.stamp(state) !== void 0 ? void 0 : "unknown";
  }
  return {
    ...own,
    find,
    /** What others have anchored, as far as it can be told at once; a node that is away keeps nobody waiting. */
    async elsewhere(digest) {
      const look = await (0,chain_find/* findDigest */.u$)(node, digest, { archive: false }).catch(() => void 0);
      return (look?.sightings ?? []).filter((one) => one.confirmations >= confirmations).map(sightedPlace);
    }
  };
}
function createOwnSearch({ store, confirmations }) {
  let failures = 0;
  const settledTo = () => (store.index.tip()?.number ?? 0) - confirmations;
  const placesOf = (state) => store.index.places(state).filter(({ block }) => block <= settledTo()).map(toIndexedPlace);
  function rootOf(anchoring) {
    const carrier = anchoring === null ? void 0 : store.anchorings.one(anchoring);
    return carrier?.kind === "root" ? carrier.ports.get(99) : void 0;
  }
  function throughRoot({ digest, anchoring, proof }) {
    const root = rootOf(anchoring);
    if (proof === null || root === void 0)
      return [];
    if ((0,merkle/* merkleRoot */.nk)(digest, (0,merkle/* parseMerklePath */.z9)(proof)) === (0,domain_digest/* digestFromWire */.s1)(root))
      return placesOf(root);
    failures += 1;
    return [];
  }
  return {
    /** Proofs of ours that did not lead to their root. */
    proofFailures: () => failures,
    /** Where the index saw `digest`, or the root that it is under. */
    known(digest) {
      const taken = store.taken.stamp(digest);
      const places = placesOf((0,command/* toChainHex */.s)(digest));
      return places.length > 0 || taken === void 0 ? places : throughRoot(taken);
    },
    proofRequest(uid) {
      const taken = store.taken.request(uid);
      if (taken === void 0)
        return void 0;
      const { number, digest, time, proof } = taken;
      const root = (0,domain_digest/* digestFromWire */.s1)(rootOf(taken.anchoring));
      const [place] = throughRoot(taken);
      if (proof === null || root === void 0 || place?.time === void 0)
        return { number, digest, time };
      return { number, digest, time, anchored: { address: store.address, root, proof, time: place.time } };
    }
  };
}
async function asked(answer) {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof errors/* AnchorError */._Z))
      throw cause;
    throw new errors/* AnchorError */._Z("SERVICE_UNAVAILABLE", `The chain cannot be asked just now. ${cause.account}`, { cause });
  }
}
function toIndexedPlace({ block, time, blockId, txpow, coin, address }) {
  const [blockHash, transactionId, coinId] = [blockId, txpow, coin].map(domain_digest/* digestFromWire */.s1);
  return { height: block, time, address, ...withoutUndefined({ blockHash, transactionId, coinId }) };
}
function sightedPlace({ block, time, blockId, coinId, address }) {
  return {
    height: block,
    address,
    ...withoutUndefined({ time, blockHash: (0,domain_digest/* digestFromWire */.s1)(blockId), coinId: (0,domain_digest/* digestFromWire */.s1)(coinId) })
  };
}

;// CONCATENATED MODULE: ./build/src/service/node/store/group-commit.js
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

;// CONCATENATED MODULE: ./build/src/service/node/store/anchoring-rows.js
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
    /** What stood in a block that is there no more is on its way again. */
    fallBack: (fromBlock) => void fallBack.run(fromBlock),
    confirm: (toBlock) => void confirm.run(toBlock),
    seal: (toBlock) => void seal.run(toBlock)
  };
}
function readings(database) {
  const open = database.prepare("SELECT * FROM anchorings WHERE state IN ('reserved', 'built', 'posted') ORDER BY number");
  const reserved = database.prepare("SELECT coin FROM anchorings WHERE state NOT IN ('abandoned', 'sealed')");
  const one = database.prepare("SELECT * FROM anchorings WHERE number = ?");
  const counts = database.prepare("SELECT kind, state, count(*) AS count FROM anchorings GROUP BY kind, state");
  return {
    /** Those that are not in a block, the oldest first. */
    open: () => open.all().map(toAnchoring),
    one(number) {
      const row = one.get(number);
      return row && toAnchoring(row);
    },
    /** Coins that a transaction of ours spends or has spent, as long as the chain could still give them back. */
    reservedCoins: () => new Set(reserved.all().map(({ coin }) => coin)),
    counts: () => counts.all()
  };
}
function toAnchoring(row) {
  const { number, kind, state, coin, amount, own, address, time } = row;
  const optional = {
    bytes: row.bytes,
    txpowId: row.txpow,
    transactionId: row.txn,
    made: row.made,
    builtAt: row.built,
    postedAt: row.posted,
    block: row.block
  };
  const known = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null));
  const ports = new Map(JSON.parse(row.ports));
  return { number, kind, state, coin, amount, own, address, ports, time, ...known };
}

;// CONCATENATED MODULE: ./build/src/service/node/store/index-rows.js
function createIndexRows(database) {
  const addBlock = database.prepare("INSERT INTO blocks (number, id, time) VALUES (?, ?, ?)");
  const addPlace = database.prepare("INSERT OR IGNORE INTO places (state, coin, port, block, address, txpow) VALUES (?, ?, ?, ?, ?, ?)");
  const addSpend = database.prepare("INSERT OR REPLACE INTO spends (coin, txn, block) VALUES (?, ?, ?)");
  const block = database.prepare("SELECT number, id, time FROM blocks WHERE number = ?");
  const tip = database.prepare("SELECT number, id, time FROM blocks ORDER BY number DESC LIMIT 1");
  const places = database.prepare(`SELECT coin, port, block, blocks.id AS blockId, blocks.time, address, txpow
    FROM places JOIN blocks ON blocks.number = places.block WHERE state = ? ORDER BY block`);
  const spend = database.prepare("SELECT txn, block FROM spends WHERE coin = ?");
  const drops = ["places", "spends"].map((table) => database.prepare(`DELETE FROM ${table} WHERE block >= ?`));
  const dropBlocks = database.prepare("DELETE FROM blocks WHERE number >= ?");
  const setFact = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)");
  const fact = database.prepare("SELECT value FROM facts WHERE name = ?");
  return {
    addBlock: ({ number, id, time }) => void addBlock.run(number, id, time),
    addPlace(state, place) {
      addPlace.run(state, place.coin, place.port, place.block, place.address, place.txpow);
    },
    /** `coin` was spent in `block` by the transaction `txn`. */
    addSpend: (coin, txn, at) => void addSpend.run(coin, txn, at),
    block: (number) => block.get(number),
    tip: () => tip.get(),
    /** Where `state`, hex as the chain writes it, stands, the oldest place first. */
    places: (state) => places.all(state),
    spend: (coin) => spend.get(coin),
    /** Forgets all from the block `number` on. */
    dropFrom(number) {
      for (const drop of [...drops, dropBlocks])
        drop.run(number);
    },
    setFact: (name, value) => void setFact.run(name, value),
    fact: (name) => fact.get(name)?.value
  };
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
// EXTERNAL MODULE: ./build/src/service/ledger/pragma.js
var pragma = __webpack_require__(6635);
;// CONCATENATED MODULE: ./build/src/service/node/store/node-file.js



const applicationId = 1095648078;
const nodeFileVersion = 1;
const schema = `
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
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${nodeFileVersion};
`;
function openNodeFile(file) {
  let database;
  try {
    database = new external_node_sqlite_.DatabaseSync(file, { timeout: 500 });
    const isNew = (0,pragma/* readPragma */.b)(database, "page_count") === 0;
    if (!isNew && (0,pragma/* readPragma */.b)(database, "application_id") !== applicationId)
      throw new Error("it was not made with --node");
    if (!isNew && (0,pragma/* readPragma */.b)(database, "user_version") !== nodeFileVersion)
      throw new Error("it is of another version");
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
    if (isNew)
      database.exec(schema);
    database.exec("COMMIT");
    if ((0,pragma/* readPragma */.b)(database, "integrity_check") !== "ok")
      throw new Error("the database is damaged");
    return database;
  } catch (cause) {
    database?.close();
    const reason = (0,errors/* messageOf */.bD)(cause);
    throw new Error(`The data file ${file} cannot be used: ${reason}.`, { cause });
  }
}

;// CONCATENATED MODULE: ./build/src/service/node/store/stamp-rows.js
function createStampRows(database) {
  const insertStamp = database.prepare("INSERT INTO stamps (digest, time) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING");
  const insertRequest = database.prepare("INSERT INTO requests (uid, digest, time) VALUES (?, ?, ?)");
  const stamp = database.prepare("SELECT number, digest, time, anchoring, proof FROM stamps WHERE digest = ?");
  const request = database.prepare("SELECT number, digest, time, anchoring, proof FROM requests WHERE uid = ?");
  const counts = database.prepare(`SELECT count(*) AS count, min(time) AS oldest FROM (
    SELECT time FROM stamps WHERE anchoring IS NULL UNION ALL SELECT time FROM requests WHERE anchoring IS NULL)`);
  return {
    addStamp: (digest, time) => void insertStamp.run(digest, time),
    addRequest: (uid, digest, time) => void insertRequest.run(uid, digest, time),
    stamp: (digest) => stamp.get(digest),
    request: (uid) => request.get(uid),
    /** How many wait for a transaction, and since when the oldest does. */
    waiting: () => counts.get(),
    stamps: createQueue(database, "stamps"),
    requests: createQueue(database, "requests")
  };
}
function createQueue(database, table) {
  const waiting = database.prepare(`SELECT number, digest, time FROM ${table} WHERE anchoring IS NULL ORDER BY number LIMIT ?`);
  const carry = database.prepare(`UPDATE ${table} SET anchoring = ?, proof = ? WHERE number = ?`);
  const release = database.prepare(`UPDATE ${table} SET anchoring = NULL, proof = NULL WHERE anchoring = ?`);
  return {
    /** The `limit` oldest that wait. */
    waiting: (limit) => waiting.all(limit),
    carry: (number, anchoring, proof) => void carry.run(anchoring, proof ?? null, number),
    /** What `anchoring` carried waits again. */
    release: (anchoring) => void release.run(anchoring)
  };
}

// EXTERNAL MODULE: ./build/src/service/operating/copy-database.js
var copy_database = __webpack_require__(3132);
;// CONCATENATED MODULE: ./build/src/service/node/store/store.js





function openStore(data, address) {
  const database = openNodeFile(data);
  return {
    address,
    taken: createStampRows(database),
    anchorings: createAnchoringRows(database),
    index: createIndexRows(database),
    write(change) {
      database.exec("BEGIN IMMEDIATE");
      try {
        change();
        database.exec("COMMIT");
      } catch (error) {
        if (database.isTransaction)
          database.exec("ROLLBACK");
        throw error;
      }
    },
    backup: async (file) => await (0,copy_database/* copyDatabase */.b)(database, file),
    close: () => database.close()
  };
}

// EXTERNAL MODULE: ./build/src/chain/coin.js
var coin = __webpack_require__(8230);
// EXTERNAL MODULE: ./build/src/chain/rpc/node-error.js
var node_error = __webpack_require__(3484);
// EXTERNAL MODULE: ./build/src/chain/rpc/reply.js
var rpc_reply = __webpack_require__(1575);
;// CONCATENATED MODULE: ./build/src/chain/wallet.js





const coinAge = 3;
async function readSpendableCoins(rpc) {
  const search = { relevant: "true", sendable: "true", checkmempool: "true", coinage: coinAge, tokenid: "0x00" };
  const [reply] = await (0,chain_node/* runAll */.$D)(rpc, [(0,command/* toCommand */.V)("coins", search)]);
  const listed = (0,chain_node/* responseOf */.lR)(reply);
  if (!Array.isArray(listed))
    throw (0,node_error/* invalid */.Gq)(rpc.name, "its coins are no list");
  return listed.flatMap((item) => (0,coin/* readCoin */.Uj)(item) ?? []);
}
async function hasCoin(rpc, coinId) {
  const [reply] = await (0,chain_node/* runAll */.$D)(rpc, [(0,command/* toCommand */.V)("coins", { relevant: "true", coinid: coinId })]);
  const listed = (0,chain_node/* responseOf */.lR)(reply);
  return Array.isArray(listed) && listed.some((item) => (0,coin/* readCoin */.Uj)(item)?.coinId === coinId);
}
async function readOwnAddress(rpc) {
  const [reply] = await (0,chain_node/* runAll */.$D)(rpc, [(0,command/* toCommand */.V)("getaddress")]);
  const address = (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)((0,chain_node/* responseOf */.lR)(reply), "address"));
  if (address === void 0)
    throw (0,node_error/* invalid */.Gq)(rpc.name, "it names no address of its own");
  return address;
}

;// CONCATENATED MODULE: ./build/src/chain/amount.js
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

;// CONCATENATED MODULE: ./build/src/chain/token.js


const tokenAmount = `0.${"1".padStart(44, "0")}`;
const [amountHex, ownToken, newToken] = ["2C0101", "0000000100", "00000001FF"];
function withToken(exported, { coinIds, own, digest }) {
  const bytes = (0,rpc_reply/* stringOf */.Je)((0,rpc_reply/* fieldOf */._F)((0,chain_node/* responseOf */.lR)(exported), "data")) ?? "";
  const [first, second] = coinIds.map((id) => toLengthHex(32) + id.slice(2));
  const head = `${first}${toLengthHex(32)}${own.slice(2)}${amountHex}${ownToken}`;
  const tail = `00${second}${toLengthHex(32)}`;
  const [before, rest, ...more] = bytes.split(head);
  const [middle, after, ...others] = rest?.split(tail) ?? [];
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

;// CONCATENATED MODULE: ./build/src/chain/transaction.js








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
  const id = `t${(0,external_node_crypto_.randomBytes)(12).toString("hex")}`;
  const state = [...plan.state].map(([port, value]) => (0,command/* toCommand */.V)("txnstate", { id, port, value }));
  const outputs = plan.outputs.map(({ address, amount, keepsState }) => (0,command/* toCommand */.V)("txnoutput", { id, amount, address, storestate: String(keepsState) }));
  const input = (0,command/* toCommand */.V)("txninput", { id, coinid: plan.coin.coinId, scriptmmr: "true" });
  const draft = [(0,command/* toCommand */.V)("txncreate", { id }), input, ...state, ...outputs];
  const finish = [(0,command/* toCommand */.V)("txnsign", { id, publickey: "auto" }), (0,command/* toCommand */.V)("txnmine", { id })];
  try {
    const begun = plan.token === void 0 ? draft : [await importToken(rpc, plan, id, draft)];
    const replies = await (0,chain_node/* runAll */.$D)(rpc, [...begun, ...finish], buildTimeoutMs);
    return readBuilt(replies.at(-1), replies.at(-3), { node: rpc.name, outputs: plan.outputs.length });
  } finally {
    await forget(rpc, id);
  }
}
async function importToken(rpc, { outputs, token }, id, draft) {
  const replies = await (0,chain_node/* runAll */.$D)(rpc, [...draft, (0,command/* toCommand */.V)("txnexport", { id }), (0,command/* toCommand */.V)("txndelete", { id })]);
  const [outputReply, exported] = replies.slice(-3);
  const coinIds = readCoinIds(outputReply);
  const own = outputs[0]?.address ?? "";
  const data = token && withToken(exported, { coinIds, own, digest: token });
  if (data === void 0)
    throw (0,node_error/* invalid */.Gq)(rpc.name, "it does not export what it was told to put together");
  return (0,command/* toCommand */.V)("txnimport", { id, data });
}
async function postTransaction(rpc, bytes) {
  await (0,chain_node/* runAll */.$D)(rpc, [(0,command/* toCommand */.V)("txnminepost", { data: bytes })]);
}
function readBuilt(mined, outputReply, { node, outputs }) {
  const transaction = (0,rpc_reply/* fieldOf */._F)((0,chain_node/* responseOf */.lR)(outputReply), "transaction");
  const transactionId = (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)(transaction, "transactionid"));
  const coinIds = readCoinIds(outputReply);
  const txpowId = (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)((0,chain_node/* responseOf */.lR)(mined), "txpowid"));
  const bytes = (0,rpc_reply/* stringOf */.Je)((0,rpc_reply/* fieldOf */._F)((0,chain_node/* responseOf */.lR)(mined), "data"));
  if (transactionId === void 0 || txpowId === void 0 || coinIds.length !== outputs) {
    throw (0,node_error/* invalid */.Gq)(node, "it does not name what it built");
  }
  if (bytes === void 0 || !/^0x(?:[0-9A-F]{2}){1,65536}$/.test(bytes))
    throw (0,node_error/* invalid */.Gq)(node, "it built no bytes");
  return { bytes, txpowId, transactionId, coinIds };
}
function readCoinIds(outputReply) {
  const transaction = (0,rpc_reply/* fieldOf */._F)((0,chain_node/* responseOf */.lR)(outputReply), "transaction");
  return (0,rpc_reply/* listOf */.c3)((0,rpc_reply/* fieldOf */._F)(transaction, "outputs")).flatMap((item) => (0,coin/* readCoin */.Uj)(item)?.coinId ?? []);
}
async function forget(rpc, id) {
  await rpc.run([(0,command/* toCommand */.V)("txndelete", { id })]).catch(() => void 0);
}

;// CONCATENATED MODULE: ./build/src/service/node/advance.js





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
  const { rpc } = node;
  const { state, number, bytes, postedAt = 0, builtAt = 0 } = anchoring;
  const { tip } = position;
  if (state === "posted" && tip < postedAt + postAgainAfter)
    return false;
  if (state === "posted" && tip >= builtAt + buildAgainAfter) {
    if (!await rebuildAnchoring(node, store, anchoring, position))
      return false;
  } else if (bytes === void 0)
    await build(rpc, store, anchoring, position);
  const ready = store.anchorings.one(number);
  if (ready?.bytes === void 0)
    return false;
  await postAnchoring(rpc, store, ready, tip);
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
      await giveUp(node, store, anchoring);
    return false;
  }
  try {
    await build(rpc, store, anchoring, position);
    return true;
  } catch (error) {
    if ((0,errors/* toAnchorError */.Xt)(error).code !== "NODE_ANSWER_INVALID")
      throw error;
    return false;
  }
}
async function giveUp(node, store, anchoring) {
  const { number, coin, made, own: ownAddress, ports } = anchoring;
  if (store.index.spend(coin) !== void 0)
    return;
  const [digest] = [...ports.values()].flatMap((value) => (0,domain_digest/* digestFromWire */.s1)(value) ?? []);
  const look = digest && await (0,chain_find/* findDigest */.u$)(node, digest, { addresses: [store.address, ownAddress] });
  const own = look?.sightings.find(({ coinId }) => coinId === made);
  store.write(() => {
    if (own === void 0)
      abandon(store, number);
    else
      store.anchorings.setSeen(number, own.block);
  });
}

// EXTERNAL MODULE: ./build/src/service/ledger/merkle-tree.js
var merkle_tree = __webpack_require__(7778);
;// CONCATENATED MODULE: ./build/src/service/node/store/node-anchoring.js
const mostStates = 255;
function toPorts(count) {
  return Array.from({ length: count }, (_, index) => (99 + index) % 256);
}

;// CONCATENATED MODULE: ./build/src/service/node/carry.js





const smallestUseful = parseAmount("0.000000000000001");
const mostLeaves = 1e5;
function freeCoins(store, coins) {
  const reserved = store.anchorings.reservedCoins();
  const useful = coins.filter(({ coinId, amount }) => !reserved.has(coinId) && parseAmount(amount) >= smallestUseful);
  return useful.toSorted((one, other) => parseAmount(one.amount) < parseAmount(other.amount) ? -1 : 1);
}
function carryNext(store, options) {
  const [coin] = options.coins;
  if (coin === void 0)
    return false;
  const requests = store.taken.requests.waiting(mostLeaves);
  if (isDue(requests, options))
    return carryRoot(store, { ...options, coin, waiting: requests, queue: "requests" });
  if (!options.byRoot)
    return carryDigests(store, coin, options);
  const stamps = plainStamps(store, mostLeaves, options);
  return isDue(stamps, options) && carryRoot(store, { ...options, coin, waiting: stamps, queue: "stamps" });
}
function isDue([oldest], { dueBefore }) {
  return oldest !== void 0 && oldest.time <= dueBefore;
}
function carryDigests(store, coin, options) {
  const { now } = options;
  const waiting = plainStamps(store, mostStates, options);
  if (waiting.length === 0)
    return false;
  const ports = toPorts(waiting.length);
  const state = waiting.map(({ digest }, index) => [ports[index] ?? 99, (0,command/* toChainHex */.s)(digest)]);
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
  const wanted = [...tokens].flatMap((digest) => store.taken.stamp(digest) ?? []).find((one) => one.anchoring === null);
  if (wanted === void 0)
    return false;
  store.write(() => {
    const ports = /* @__PURE__ */ new Map([[99, (0,command/* toChainHex */.s)(wanted.digest)]]);
    store.taken.stamps.carry(wanted.number, beginAnchoring(store, { coin, kind: "token", ports, now }));
  });
  return true;
}
function carryRoot(store, { coin, waiting, queue, now }) {
  const { root, paths } = (0,merkle_tree/* toMerkleTree */.G)(waiting.map(({ digest }) => digest));
  store.write(() => {
    const anchoring = beginAnchoring(store, { coin, kind: "root", ports: /* @__PURE__ */ new Map([[99, (0,command/* toChainHex */.s)(root)]]), now });
    for (const [index, { number }] of waiting.entries()) {
      const path = paths[index];
      if (path !== void 0)
        store.taken[queue].carry(number, anchoring, (0,merkle/* formatMerklePath */.ln)(path));
    }
  });
  return true;
}
function carrySplit(store, coin, now) {
  store.write(() => void beginAnchoring(store, { coin, kind: "split", ports: /* @__PURE__ */ new Map(), now }));
}
function beginAnchoring(store, { coin, kind, ports, now }) {
  const { coinId, amount } = coin;
  const own = (0,command/* toChainHex */.s)(coin.address);
  return store.anchorings.add({ kind, coin: coinId, amount, own, address: store.address, ports, time: now });
}

;// CONCATENATED MODULE: ./build/src/chain/scan.js





const scanTimeoutMs = 6e4;
async function scanChain(rpc, depth) {
  const [reply] = await (0,chain_node/* runAll */.$D)(rpc, [(0,command/* toCommand */.V)("scanchain", { depth: depth - 1 })], scanTimeoutMs);
  const blocks = (0,rpc_reply/* listOf */.c3)((0,rpc_reply/* fieldOf */._F)((0,chain_node/* responseOf */.lR)(reply), "blocks")).map((item) => readScanned(item, rpc.name));
  const ascending = blocks.toReversed();
  const isRow = ascending.every(({ number }, index) => number === (ascending[0]?.number ?? 0) + index);
  if (blocks.length === 0 || !isRow)
    throw (0,node_error/* invalid */.Gq)(rpc.name, "its blocks do not follow one another");
  return ascending;
}
function readScanned(item, node) {
  const [number, time] = [(0,rpc_reply/* numberOf */.rl)((0,rpc_reply/* fieldOf */._F)(item, "block")), (0,rpc_reply/* numberOf */.rl)((0,rpc_reply/* fieldOf */._F)(item, "timemilli"))];
  const id = (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)(item, "txpowid"));
  if (number === void 0 || time === void 0 || id === void 0)
    throw (0,node_error/* invalid */.Gq)(node, "one of its blocks is none");
  return { number, time, id, transactions: (0,rpc_reply/* listOf */.c3)((0,rpc_reply/* fieldOf */._F)(item, "transactions")).flatMap(readTransaction) };
}
function readTransaction(item) {
  const transaction = (0,rpc_reply/* fieldOf */._F)(item, "transaction");
  const txpowId = (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)(item, "txpowid"));
  const transactionId = (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)(transaction, "transactionid"));
  if (txpowId === void 0 || transactionId === void 0)
    return [];
  const inputs = (0,rpc_reply/* listOf */.c3)((0,rpc_reply/* fieldOf */._F)(transaction, "inputs")).flatMap((coin) => (0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)(coin, "coinid")) ?? []);
  const outputs = (0,rpc_reply/* listOf */.c3)((0,rpc_reply/* fieldOf */._F)(transaction, "outputs")).flatMap((coin) => {
    const [coinId, address] = [(0,rpc_reply/* hex32Of */.gg)((0,rpc_reply/* fieldOf */._F)(coin, "coinid")), (0,rpc_reply/* stringOf */.Je)((0,rpc_reply/* fieldOf */._F)(coin, "address"))];
    const keepsState = (0,rpc_reply/* fieldOf */._F)(coin, "storestate") === true;
    return coinId === void 0 || address === void 0 ? [] : [{ coinId, address, keepsState }];
  });
  return [{ txpowId, transactionId, inputs, outputs, state: (0,coin/* readState */.un)((0,rpc_reply/* fieldOf */._F)(transaction, "state")) }];
}

;// CONCATENATED MODULE: ./build/src/service/node/indexer.js


const overlap = 8;
const wholeTree = 4096;
async function updateIndex(rpc, store, tip) {
  const known = store.index.tip();
  const depth = known === void 0 ? wholeTree : Math.max(overlap, tip - known.number + overlap);
  const blocks = await scanChain(rpc, Math.min(depth, wholeTree));
  if ((blocks.at(-1)?.number ?? 0) < tip)
    throw (0,node_error/* unreachable */.HB)(rpc.name, `it fell below block ${tip} while it was asked`);
  const first = connection(store, blocks);
  if (first === void 0 && depth < wholeTree)
    return await rebuild(rpc, store);
  return apply(store, blocks, first);
}
async function rebuild(rpc, store) {
  const blocks = await scanChain(rpc, wholeTree);
  return apply(store, blocks, connection(store, blocks));
}
function connection(store, blocks) {
  return blocks.findLast(({ number, id }) => store.index.block(number)?.id === id)?.number;
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
  const gap = connected === void 0 && before !== void 0;
  return { tip: blocks.at(-1)?.number ?? 0, reorganised, gap };
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

;// CONCATENATED MODULE: ./build/src/service/node/level.js
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

;// CONCATENATED MODULE: ./build/src/service/node/anchoring-worker.js







const usualPauses = { busy: 1e3, idle: 1e4 };
const lowMark = 20;
const mostBegun = 4;
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
    await (0,promises_.setTimeout)(milliseconds, void 0, { signal }).catch(() => void 0);
  state.bell = new AbortController();
}
async function noCoins({ rpc, name }) {
  return `The node ${name} has no coins to anchor with: send some to ${await readOwnAddress(rpc)}.`;
}
function createPass(options, tell) {
  const round = { ...options, level: createLevel(), handed: /* @__PURE__ */ new Set(), tell };
  const { store, node } = options;
  return async (isStopping, standing) => {
    try {
      const position = await look(round, standing);
      if (position === void 0)
        return true;
      const coins = await begin(round, position);
      await moveOn(round, position, isStopping);
      const problem = coins === 0 && store.anchorings.open().length === 0 ? await noCoins(node) : void 0;
      tell({ coins, problem });
      return store.anchorings.open().length > 0 || store.taken.waiting().count > 0;
    } catch (thrown) {
      const error = (0,errors/* toAnchorError */.Xt)(thrown);
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
  for (let begun = 0; begun < mostBegun; begun += 1) {
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
  for (const anchoring of store.anchorings.open()) {
    if (isStopping())
      return;
    const again = anchoring.state === "posted" && !handed.has(anchoring.number);
    const current = again ? { ...anchoring, postedAt: 0 } : anchoring;
    if (await advance(node, store, current, position))
      handed.add(anchoring.number);
  }
}

;// CONCATENATED MODULE: ./build/src/service/node/node-ledger.js








const tracePause = 250;
const longestTrace = 2e4;
function openNodeLedger(options) {
  const { node, address, confirmations, mintTrace, queue } = options;
  const store = openStore(options.data, address);
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
      const uid = `0x${(0,external_node_crypto_.randomBytes)(10).toString("hex").toUpperCase()}`;
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
  return new errors/* AnchorError */._Z("SERVICE_UNAVAILABLE", `The queue of ${queue} is full, nothing was taken. ${problem}`);
}
async function awaitTrace(store, digest) {
  for (let waited = 0; waited < longestTrace; waited += tracePause) {
    const number = store.taken.stamp(digest)?.anchoring ?? void 0;
    const { made, transactionId } = (number === void 0 ? void 0 : store.anchorings.one(number)) ?? {};
    if (made !== void 0 && transactionId !== void 0)
      return { coinId: made, transactionId };
    await (0,promises_.setTimeout)(tracePause);
  }
  return void 0;
}

;// CONCATENATED MODULE: ./build/src/service/node/open-node.js




function openNode(settings, data, environment) {
  const { url, passwordFile, caFile, ...options } = settings;
  const password = passwordFile === void 0 ? environment["ANCHOR_NODE_PASSWORD"] : (0,external_node_fs_.readFileSync)(passwordFile, "utf8").trimEnd();
  const ca = caFile === void 0 ? void 0 : (0,external_node_fs_.readFileSync)(caFile, "utf8");
  return openNodeLedger({ ...options, data, node: (0,chain_node/* createNode */.RM)((0,node_address/* parseNodeAddress */.E)(url, password), { ca }) });
}


/***/ })

};
