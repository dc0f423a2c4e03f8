export const id = 116;
export const ids = [116];
export const modules = {

/***/ 6597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readApiKey)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(698);
/* harmony import */ var _job_text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);



async function readApiKey({ values }, env) {
    const [path] = values.get("api-key-file") ?? [];
    if (path === undefined)
        return (env["ANCHOR_API_KEY"] ?? "").trim();
    const text = await readSecretFile(path);
    if (text.trim() === "")
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`the file of --api-key-file, ${(0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(path)}, is empty`);
    return text.trim();
}
async function readSecretFile(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
    }
    catch (error) {
        const code = error.code ?? "unreadable";
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`the file of --api-key-file, ${(0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(path)}, cannot be read (${code})`);
    }
}


/***/ }),

/***/ 5447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askAbout: () => (/* binding */ askAbout)
});

// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
;// CONCATENATED MODULE: ./build/src/chain/rpc/command.js
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
function command_toChainHex(text) {
    const bare = text.replace(/^0x/i, "").toUpperCase();
    if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bare))
        throw new RangeError("This is no hex of whole bytes.");
    return `0x${bare}`;
}

// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
;// CONCATENATED MODULE: ./build/src/chain/rpc/node-error.js


class AnswerFault extends Error {
}
function httpRefused(status) {
    return new AnswerFault(status === 401 || status === 403 ? "refused" : `it answered ${status}`);
}
function answerTooLarge(maximumBytes) {
    return new AnswerFault(`its answer is larger than ${maximumBytes / 1_048_576} MiB`);
}
function unreachable(name, reason, cause) {
    return new errors/* AnchorError */._Z("NODE_UNREACHABLE", `The node ${name} cannot be asked: ${reason}.`, { cause });
}
function invalid(name, reason) {
    return new errors/* AnchorError */._Z("NODE_ANSWER_INVALID", `The node ${name} cannot be understood: ${reason}.`);
}
function toNodeError(name, thrown) {
    if (thrown instanceof errors/* AnchorError */._Z)
        return thrown;
    if (thrown instanceof AnswerFault)
        return thrown.message === "refused" ? refused(name) : invalid(name, thrown.message);
    const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : undefined;
    if (code === undefined)
        return (0,errors/* toAnchorError */.Xt)(thrown);
    if (code === "HPE_CR_EXPECTED")
        return refused(name);
    if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|EPROTO/.test(code)) {
        return new errors/* AnchorError */._Z("TLS_REJECTED", `The node ${name} cannot be asked: the TLS connection was refused (${code}).`, {
            cause: thrown,
            hint: "Give the node's certificate, or that of its authority. Verification cannot be switched off.",
        });
    }
    return unreachable(name, (0,domain_text/* plainText */.wh)(code), thrown);
}
function refused(name) {
    return new errors/* AnchorError */._Z("NODE_NOT_AUTHORISED", `The node ${name} refused the user or the password.`);
}

;// CONCATENATED MODULE: ./build/src/chain/rpc/reply.js


function readReplies(text, commands, node) {
    const value = parseJson(text, node);
    if (Array.isArray(value) && value.length === 0)
        throw unreachable(node, "it did not read the command");
    const items = Array.isArray(value) ? value : [value];
    if (items.length > commands.length)
        throw invalid(node, "it answered more commands than it was given");
    const replies = items.map((item, index) => readReply(item, commands[index] ?? "", node));
    if (replies.length < commands.length && replies.at(-1)?.ok !== false) {
        throw invalid(node, "it answered fewer commands than it was given");
    }
    return replies;
}
function parseJson(text, node) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw invalid(node, "its answer is not JSON");
    }
}
function readReply(item, command, node) {
    const fields = fieldsOf(item);
    if (fields === undefined || typeof fields["status"] !== "boolean")
        throw invalid(node, "its answer has no status");
    const failed = fields["error"] ?? fields["message"];
    if (fields["status"] && fields["pending"] !== true) {
        if (fields["command"] !== command.split(" ")[0])
            throw invalid(node, "it answered another command");
        return { ok: true, fields };
    }
    const error = fields["pending"] === true ? "the user may only read" : (0,domain_text/* plainText */.wh)(textOf(failed) ?? "it does not say why");
    return { ok: false, fields, error };
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}
function memberOf(value, name) {
    const fields = fieldsOf(value);
    return fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function textOf(value) {
    return typeof value === "string" ? value : undefined;
}
function numberOf(value) {
    const number = typeof value === "number" ? value : Number(/^[0-9]{1,15}$/.exec(textOf(value) ?? "")?.[0] ?? Number.NaN);
    return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
function hex32Of(value) {
    return typeof value === "string" && /^0x[0-9A-F]{64}$/.test(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./build/src/chain/coin.js


function readCoin(value) {
    const coinId = hex32Of(memberOf(value, "coinid"));
    const created = numberOf(memberOf(value, "created"));
    const [address, amount, tokenId] = ["address", "amount", "tokenid"].map((name) => textOf(memberOf(value, name)));
    if (coinId === undefined || created === undefined)
        return undefined;
    if (address === undefined || amount === undefined || tokenId === undefined)
        return undefined;
    return { coinId, address, amount, tokenId, created, state: readState(memberOf(value, "state")) };
}
function readState(value) {
    const listed = listOf(value).map((item) => [memberOf(item, "port"), memberOf(item, "data")]);
    const entries = Array.isArray(value) ? listed : Object.entries(fieldsOf(value) ?? {});
    return new Map(entries.flatMap(([port, data]) => {
        const [number, text] = [numberOf(port), textOf(data)];
        return number === undefined || text === undefined ? [] : [[number, text]];
    }));
}
function portOf(state, digest) {
    const wanted = command_toChainHex(digest);
    return [...state].find(([, data]) => data === wanted)?.[0];
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./build/src/chain/rpc/rpc.js






function createRpc(address, options = {}) {
    const { ca, timeoutMs: usual = 20_000, maximumBytes = 16 * 1024 * 1024, signal } = options;
    const { name, url, credentials } = address;
    const fixed = {
        method: "GET",
        agent: false,
        headers: {
            ...(credentials !== undefined && { Authorization: `Basic ${Buffer.from(credentials).toString("base64")}` }),
            Connection: "close",
        },
        ...(url.protocol === "https:" && tlsOptions(ca)),
    };
    return {
        name,
        async run(commands, timeoutMs = usual) {
            const deadline = AbortSignal.timeout(timeoutMs);
            const abort = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
            const target = new URL(`/${encodeURIComponent(commands.join(";"))}`, url);
            try {
                return readReplies(await get(target, { ...fixed, signal: abort }, maximumBytes), commands, name);
            }
            catch (error) {
                throw deadline.aborted
                    ? unreachable(name, `no whole answer within ${timeoutMs / 1000} s`, error)
                    : toNodeError(name, error);
            }
        },
    };
}
function tlsOptions(ca) {
    if (ca === undefined)
        return { rejectUnauthorized: true };
    const pinned = new external_node_crypto_.X509Certificate(ca);
    return {
        rejectUnauthorized: true,
        ca,
        checkServerIdentity: (host, peer) => peer.fingerprint256 === pinned.fingerprint256 ? undefined : (0,external_node_tls_.checkServerIdentity)(host, peer),
    };
}
async function get(url, options, maximumBytes) {
    const answer = await rpc_open(url, options);
    if (answer.statusCode !== 200) {
        answer.destroy();
        throw httpRefused(answer.statusCode ?? 0);
    }
    const chunks = [];
    let size = 0;
    for await (const chunk of answer) {
        size += chunk.length;
        if (size > maximumBytes)
            throw answerTooLarge(maximumBytes);
        chunks.push(chunk);
    }
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
            }
            catch (error) {
                past = undefined;
                throw error;
            }
        },
        async block(number) {
            const [reply] = await rpc.run([toCommand("txpow", { block: number })]);
            return reply?.ok === true ? readBlock(reply, name, number) : undefined;
        },
        async coinsWith(digest) {
            const search = { state: `0x${digest.toUpperCase()}`, simplestate: "true", megammr: "true" };
            const [block, found] = await runAll(rpc, [toCommand("block"), toCommand("coins", search)]);
            const tip = numberOf(memberOf(responseOf(block), "block"));
            const listed = responseOf(found);
            if (tip === undefined || !Array.isArray(listed))
                throw invalid(name, "its coins are no list");
            return { tip, coins: listed.flatMap((item) => readCoin(item) ?? []) };
        },
    };
}
async function runAll(rpc, commands, timeoutMs) {
    const replies = await rpc.run(commands, timeoutMs);
    const failed = replies.find(({ ok }) => !ok);
    if (failed !== undefined)
        throw invalid(rpc.name, `it refused a command: ${failed.error ?? ""}`);
    return replies;
}
function responseOf(reply) {
    return memberOf(reply?.fields, "response");
}
async function readFacts(rpc) {
    const [status] = await runAll(rpc, [toCommand("status")]);
    const facts = responseOf(status);
    const chain = memberOf(facts, "chain");
    const [tip, tipId] = [numberOf(memberOf(chain, "block")), hex32Of(memberOf(chain, "hash"))];
    const version = textOf(memberOf(facts, "version"));
    const peers = numberOf(memberOf(memberOf(facts, "network"), "connected"));
    if (tip === undefined || tipId === undefined || version === undefined || peers === undefined) {
        throw invalid(rpc.name, "it does not say how it stands");
    }
    const sealed = numberOf(memberOf(memberOf(chain, "cascade"), "start")) ?? 0;
    return { version, test: /test/i.test(version), tip, tipId, peers, sealed };
}
async function readPast(rpc) {
    const [status, mmr, first] = await rpc.run([
        toCommand("status"),
        toCommand("megammr"),
        toCommand("txpow", { block: 1 }),
    ]);
    if (status?.ok !== true)
        throw invalid(rpc.name, "it does not say how it stands");
    const mega = holdsAllCoins(responseOf(mmr), memberOf(responseOf(status), "minima"));
    return { mega, whole: mega || first?.ok === true };
}
function holdsAllCoins(mmr, supply) {
    if (memberOf(mmr, "enabled") !== true)
        return false;
    const sum = textOf(memberOf(memberOf(memberOf(mmr, "mmr"), "root"), "value"));
    return sum !== undefined && Number(sum) >= Number(textOf(supply) ?? Number.NaN);
}
function readBlock(reply, node, asked) {
    const response = responseOf(reply);
    const header = memberOf(response, "header");
    const [number, time] = [numberOf(memberOf(header, "block")), numberOf(memberOf(header, "timemilli"))];
    const id = hex32Of(memberOf(response, "txpowid"));
    if (number !== asked || time === undefined || id === undefined)
        throw invalid(node, "it names another block");
    return { number, time, id };
}

;// CONCATENATED MODULE: ./build/src/chain/coin-proof.js





async function proofVerdict(finder, judge, { digest, coinId }) {
    try {
        const [exported] = await finder.rpc.run([toCommand("coinexport", { coinid: coinId })]);
        const data = textOf(memberOf(responseOf(exported), "data"));
        if (exported?.ok !== true || data === undefined || !/^0x(?:[0-9A-F]{2}){1,65536}$/.test(data))
            return "missing";
        const [checked] = await judge.rpc.run([toCommand("coincheck", { data })]);
        const coin = readCoin(memberOf(responseOf(checked), "coin"));
        const valid = checked?.ok === true && memberOf(responseOf(checked), "valid") === true;
        const same = coin?.coinId === coinId && portOf(coin.state, digest) !== undefined;
        return valid && same ? "accepted" : "rejected";
    }
    catch (thrown) {
        if ((0,errors/* toAnchorError */.Xt)(thrown).code === "INTERNAL")
            throw thrown;
        return "missing";
    }
}

;// CONCATENATED MODULE: ./build/src/chain/find.js



const unspendableAddress = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";
const knownAddresses = [
    unspendableAddress,
    "0xFFEEDD",
    "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5",
];
const mostHeaders = 8;
async function findDigest(node, digest, options = {}) {
    const { tip, coins } = await node.coinsWith(digest);
    const recent = coins.flatMap((coin) => toSighting(coin, coin.created, digest, tip) ?? []);
    const { whole, mega } = await node.past();
    const isEnough = recent.length > 0 || mega;
    const old = isEnough ? [] : options.archive === false ? undefined : await searchArchive(node, digest, tip, options);
    const sightings = [...recent, ...(old ?? [])].toSorted((one, other) => one.block - other.block);
    return { sightings: await withHeaders(node, sightings), whole: whole && old !== undefined, tip };
}
function toChainRecord(sighting, digest) {
    const { block, time, blockId, coinId } = sighting;
    return {
        blockNumber: block,
        ...(time !== undefined && { blockDate: new Date(time).toISOString() }),
        ...(blockId !== undefined && { txpowId: blockId }),
        coinId,
        matchedHash: toChainHex(digest),
    };
}
function toSighting(coin, block, digest, tip) {
    const port = portOf(coin.state, digest);
    if (port === undefined || block > tip)
        return undefined;
    return { coinId: coin.coinId, address: coin.address, port, block, confirmations: tip - block };
}
async function searchArchive(node, digest, tip, options) {
    const { addresses = knownAddresses, archiveTimeoutMs = 120_000 } = options;
    const sightings = [];
    for (const address of addresses) {
        const search = { action: "addresscheck", address, statecheck: command_toChainHex(digest) };
        const [reply] = await node.rpc.run([toCommand("archive", search)], archiveTimeoutMs);
        if (reply?.ok !== true)
            return undefined;
        const created = listOf(memberOf(memberOf(reply.fields, "coins"), "created"));
        sightings.push(...created.flatMap((item) => toArchived(item, digest, tip) ?? []));
    }
    return sightings;
}
function toArchived(item, digest, tip) {
    const block = numberOf(memberOf(item, "block"));
    const coin = readCoin(memberOf(item, "coin"));
    return coin === undefined || block === undefined ? undefined : toSighting(coin, block, digest, tip);
}
async function withHeaders(node, sightings) {
    const numbers = [...new Set(sightings.map(({ block }) => block))].slice(0, mostHeaders);
    const heads = await Promise.all(numbers.map((number) => node.block(number)));
    return sightings.map((sighting) => {
        const head = heads[numbers.indexOf(sighting.block)];
        return head === undefined ? sighting : { ...sighting, blockId: head.id, time: head.time };
    });
}

;// CONCATENATED MODULE: ./build/src/chain/ask.js



const settledAfter = 3;
async function askChain(nodes, digest, options = {}) {
    const { confirmations = settledAfter } = options;
    const asked = await Promise.all(nodes.map((node) => askNode(node, digest, confirmations, options)));
    const witnesses = asked.filter((one) => "node" in one);
    const failed = asked.find((one) => "error" in one && one.error !== undefined);
    const sources = asked.map((one) => ("node" in one ? one.source : one));
    try {
        const note = await contradiction(witnesses);
        if (note !== undefined)
            return { kind: "unknown", note, sources };
    }
    catch (thrown) {
        return toFailure((0,errors/* toAnchorError */.Xt)(thrown), sources);
    }
    return failed === undefined ? await conclude(witnesses, digest, sources) : toFailure(failed.error, sources);
}
async function askNode(node, digest, confirmations, options) {
    try {
        const look = await findDigest(node, digest, options);
        return { ...look, node, source: toSource(node.name, look, confirmations) };
    }
    catch (thrown) {
        return { name: node.name, said: "error", error: (0,errors/* toAnchorError */.Xt)(thrown) };
    }
}
function toSource(name, { sightings, whole }, confirmations) {
    const [oldest] = sightings;
    if (oldest === undefined)
        return { name, said: whole ? "not-found" : "not-kept" };
    const said = oldest.confirmations >= confirmations ? "found" : "too-recent";
    return { name, said, block: oldest.block, confirmations: oldest.confirmations };
}
function toFailure(error, sources) {
    if (error.code === "NODE_ANSWER_INVALID")
        return { kind: "unknown", note: error.message, sources };
    return { kind: (0,errors/* errorFacts */.u2)(error.code).outage === true ? "unreachable" : "failed", error, sources };
}
async function contradiction(witnesses) {
    if (witnesses.length < 2)
        return undefined;
    const chains = await compareChains(witnesses);
    if (chains !== undefined)
        return chains;
    const finding = witnesses.filter(({ source }) => source.said === "found" || source.said === "too-recent");
    const missing = witnesses.find(({ source }) => source.said === "not-found");
    const [first, ...others] = finding;
    if (first === undefined)
        return undefined;
    if (missing !== undefined && finding.some(({ source }) => source.said === "found")) {
        return `${first.node.name} finds it in block ${first.source.block}, and ${missing.node.name} has the whole chain and does not find it.`;
    }
    const other = others.find((witness) => !sharesSighting(first, witness));
    return other && `${first.node.name} and ${other.node.name} find it in different places.`;
}
async function compareChains(witnesses) {
    const height = Math.max(1, Math.min(...witnesses.map(({ tip }) => tip)) - settledAfter);
    const heads = await Promise.all(witnesses.map(({ node }) => node.block(height)));
    const names = witnesses.map(({ node }) => node.name).join(" and ");
    if (heads.includes(undefined))
        return `${names} cannot be compared: they have no block in common.`;
    const ids = new Set(heads.map((head) => head.id));
    return ids.size > 1 ? `${names} are on different chains: block ${height} is not the same.` : undefined;
}
function sharesSighting(one, other) {
    return one.sightings.some(({ coinId, block, blockId }) => other.sightings.some((sighting) => sighting.coinId === coinId &&
        sighting.block === block &&
        (blockId === undefined || sighting.blockId === undefined || sighting.blockId === blockId)));
}
async function conclude(witnesses, digest, sources) {
    const saying = (said) => witnesses.filter(({ source }) => source.said === said);
    const [recent] = saying("too-recent");
    const [finder, ...others] = saying("found").toSorted((one, other) => Number(other.whole) - Number(one.whole));
    if (recent !== undefined) {
        const { block, confirmations } = recent.source;
        const note = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
        return { kind: "unknown", note, sources };
    }
    if (finder !== undefined)
        return await concludeFound(finder, others.length, { witnesses, digest, sources });
    const deciding = saying("not-found");
    if (deciding.length === 0) {
        const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
        return { kind: "unknown", note, sources };
    }
    const [only, ...more] = deciding;
    return { kind: "not-found", sources, ...(only !== undefined && more.length === 0 && { restsOn: only.node.name }) };
}
async function concludeFound(finder, others, hearing) {
    const { witnesses, digest, sources } = hearing;
    const [oldest] = finder.sightings;
    const forgetful = witnesses.filter(({ source }) => source.said === "not-kept");
    const judged = await Promise.all(forgetful.map(async ({ node }) => {
        return {
            name: node.name,
            verdict: oldest && (await proofVerdict(finder.node, node, { digest, coinId: oldest.coinId })),
        };
    }));
    const rejecting = judged.find(({ verdict }) => verdict === "rejected");
    if (rejecting !== undefined) {
        const note = `${finder.node.name} finds it, and ${rejecting.name} does not accept its proof.`;
        return { kind: "unknown", note, sources };
    }
    const proved = judged.filter(({ verdict }) => verdict === "accepted").map(({ name }) => name);
    const heard = sources.map((one) => (proved.includes(one.name) ? { ...one, said: "proved" } : one));
    if (proved.length < forgetful.length && others === 0 && !finder.whole) {
        const note = `Only ${finder.node.name} finds it, and it does not hold the whole chain.`;
        return { kind: "unknown", note, sources: heard };
    }
    const alone = others === 0 && proved.length === 0;
    return { kind: "found", sightings: finder.sightings, sources: heard, ...(alone && { restsOn: finder.node.name }) };
}

// EXTERNAL MODULE: ./build/src/domain/link.js
var domain_link = __webpack_require__(5652);
;// CONCATENATED MODULE: ./build/src/chain/node-address.js

function parseNodeAddress(text, password) {
    if (!/^[\x21-\x7e]+$/.test(text))
        throw new RangeError("this has a space or a character outside ASCII");
    if (!URL.canParse(text))
        throw new RangeError("this is no address");
    const url = new URL(text);
    if (url.protocol !== "https:" && !(url.protocol === "http:" && (0,domain_link/* isLoopback */.U)(url))) {
        throw new RangeError("this is neither https: nor on this machine");
    }
    if (/[?#]/.test(text))
        throw new RangeError("this has a query or a fragment");
    if (url.pathname !== "/")
        throw new RangeError("this has a path; a node answers at its root");
    const credentials = toCredentials(decode(url.username), decode(url.password) || password);
    url.username = "";
    url.password = "";
    return { url, name: url.origin, ...(credentials !== undefined && { credentials }) };
}
function toCredentials(user, password = "") {
    return user === "" && password === "" ? undefined : `${user || "minima"}:${password}`;
}
function decode(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        throw new RangeError("this has a user or password that is not percent-encoded");
    }
}

// EXTERNAL MODULE: ./build/src/client/base-url.js
var base_url = __webpack_require__(2980);
// EXTERNAL MODULE: ./build/src/client/client.js + 10 modules
var client_client = __webpack_require__(7695);
// EXTERNAL MODULE: ./build/src/domain/evidence/to-statement.js + 1 modules
var to_statement = __webpack_require__(3159);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/job/text/line.js
var line = __webpack_require__(6827);
// EXTERNAL MODULE: ./build/src/cli/options.js
var options = __webpack_require__(698);
// EXTERNAL MODULE: ./build/src/cli/secrets.js
var secrets = __webpack_require__(6597);
;// CONCATENATED MODULE: ./build/src/cli/verify/ask-about.js










const serviceTimeoutMs = 60_000;
async function askAbout(hashes, options, env) {
    const addresses = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []);
    const nodes = addresses.flatMap((text) => text.split(/\s+/).filter((word) => word !== "")).map(parseNode);
    const answers = [];
    if (nodes.length > 0)
        answers.push(...(await askNodes(nodes, hashes)));
    const [apiUrl] = options.values.get("api-url") ?? [];
    if (apiUrl !== undefined)
        answers.push(...(await askService(apiUrl, hashes, await (0,secrets/* readApiKey */.i)(options, env))));
    return answers;
}
function parseNode(text) {
    try {
        return createNode(parseNodeAddress(text));
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw (0,options/* usageError */.Wp)(`--node ${(0,line/* show */.WU)(text.replace(/\/\/[^/]*@/, "//***@"))} cannot be used: ${error.message}`);
    }
}
async function askNodes(nodes, hashes) {
    const onTestChain = await Promise.all(nodes.map(isOnTestChain));
    const demonstrations = new Set(nodes.filter((_, index) => onTestChain[index]).map(({ name }) => name));
    const answers = [];
    for (const hash of hashes) {
        const answer = await askChain(nodes, hash);
        answers.push(...answer.sources.flatMap((source) => {
            const said = saidByNodes(source, answer);
            const records = said === "yes" ? recordsOf(source, answer) : undefined;
            return said === undefined
                ? []
                : [
                    {
                        hash,
                        said,
                        according: source.name,
                        demonstration: demonstrations.has(source.name),
                        ...(records && { records }),
                    },
                ];
        }));
    }
    return answers;
}
async function isOnTestChain(node) {
    try {
        return (await node.facts()).test;
    }
    catch {
        return false;
    }
}
function saidByNodes({ said }, { kind }) {
    if (said === "not-kept" && (kind === "found" || kind === "not-found"))
        return undefined;
    if (said === "found" || said === "proved")
        return kind === "unknown" ? "could not be asked" : "yes";
    return said === "not-found" ? "no" : "could not be asked";
}
function recordsOf({ block }, answer) {
    const sightings = answer.kind === "found" ? answer.sightings : [];
    const dated = sightings.map(({ block: number, time, coinId, blockId }) => ({
        block: number,
        ...(time !== undefined && { date: new Date(time).toISOString() }),
        ...(blockId !== undefined && { txpow: blockId }),
        coin: coinId,
    }));
    return dated.length > 0 || block === undefined ? dated : [{ block }];
}
async function askService(url, hashes, apiKey) {
    if (apiKey === "")
        throw (0,options/* usageError */.Wp)("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
    const base = parseAddress(url);
    const client = (0,client_client.createClient)({ base, apiKey, timeoutMs: serviceTimeoutMs });
    try {
        const answers = [];
        for (const hash of hashes)
            answers.push(await askOnce(client, hash, base.href.replace(/\/$/, "")));
        return answers;
    }
    finally {
        await client.close();
    }
}
async function askOnce(client, hash, according) {
    const outcome = await client.verify(hash, { report: false });
    const said = { verified: "yes", "no-match": "no" };
    const word = outcome.kind === "verified" || outcome.kind === "no-match" ? said[outcome.kind] : "could not be asked";
    const evidence = (0,domain_outcome/* evidenceOf */.X1)(outcome);
    return {
        hash,
        said: word,
        according,
        ...(evidence?.demo === true && { demonstration: true }),
        ...(word === "yes" && { records: (evidence?.records ?? []).map(to_statement/* toAnchorRecord */.M) }),
    };
}
function parseAddress(url) {
    try {
        return (0,base_url/* parseBaseUrl */.Q)(url);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw (0,options/* usageError */.Wp)(`--api-url cannot be used: ${error.message}`);
    }
}


/***/ }),

/***/ 8251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6119);

const systemClock = {
    now: () => performance.now(),
    today: () => new Date(),
    wait: async (milliseconds, signal) => {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
        }
        catch (error) {
            if (signal?.aborted !== true)
                throw error;
        }
    },
    random: () => Math.random(),
};


/***/ }),

/***/ 3159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ toAnchorRecord),
  H: () => (/* binding */ toStatement)
});

// EXTERNAL MODULE: ./build/src/domain/name-order.js
var name_order = __webpack_require__(3730);
// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
// EXTERNAL MODULE: ./build/src/domain/evidence/lists.js
var evidence_lists = __webpack_require__(4127);
// EXTERNAL MODULE: ./build/src/domain/evidence/statement.js
var statement = __webpack_require__(4231);
;// CONCATENATED MODULE: ./build/src/domain/evidence/earlier.js



function laterChanged(subjects, earlier) {
    const seenOn = earlier?.predicate.finishedOn ?? "";
    const stood = (earlier?.subject ?? []).map(({ name, digest }) => ({ name, digest: digest.sha3_256, seenOn }));
    const current = new Map(subjects.map(({ name, digest }) => [name, digest.sha3_256]));
    const former = new Map();
    for (const { name, digest, seenOn: seen } of [...(earlier?.predicate.changed ?? []), ...stood]) {
        if (current.get(name) !== digest)
            former.set(JSON.stringify([name, digest]), { name, digest, seenOn: seen });
    }
    return [...former.values()].toSorted((left, right) => (0,name_order/* compareNames */.M)(left.name, right.name) ||
        (0,name_order/* compareNames */.M)(left.seenOn, right.seenOn) ||
        (0,name_order/* compareNames */.M)(left.digest, right.digest));
}
function laterAnchors(now, changed, earlier) {
    const anchors = new Map();
    for (const anchor of now)
        anchors.set(anchor.digest, laterAnchor(anchors.get(anchor.digest), anchor));
    const former = new Set(changed.map(({ digest }) => digest));
    for (const anchor of earlier?.predicate.anchors ?? []) {
        const own = anchors.get(anchor.digest);
        const isKept = former.has(anchor.digest) || (anchor.covers === "list" && former.size > 0);
        if (own !== undefined)
            anchors.set(anchor.digest, laterAnchor(anchor, own));
        else if (isKept)
            anchors.set(anchor.digest, anchor);
    }
    return [...anchors.values()].toSorted((left, right) => (0,name_order/* compareNames */.M)(left.covers, right.covers) || (0,name_order/* compareNames */.M)(left.digest, right.digest));
}
function worth(verdict) {
    if (statement/* anchorVerdicts */.kk[verdict] !== "open")
        return 3;
    return verdict === "accepted" ? 2 : Number(verdict === "unclear");
}
function laterAnchor(before, now) {
    if (before === undefined)
        return now;
    const isKept = worth(before.verdict) > worth(now.verdict);
    const verdict = isKept ? before.verdict : now.verdict;
    const records = now.chain?.records.length ?? 0;
    const chain = statement/* anchorVerdicts */.kk[verdict] === "denied" || records > 0 ? now.chain : (before.chain ?? now.chain);
    const proof = now.proof ?? before.proof;
    const pendingProof = proof === undefined ? (now.pendingProof ?? before.pendingProof) : undefined;
    return {
        covers: before.covers === "list" ? "list" : now.covers,
        digest: now.digest,
        verdict,
        ...(chain && { chain }),
        ...(proof && { proof }),
        ...(pendingProof && { pendingProof }),
    };
}
function keptLists(now, changed, earlier) {
    if (earlier === undefined || changed.length === 0)
        return [];
    const known = new Set(now.map(({ sha3_256 }) => sha3_256));
    const anchored = new Set(earlier.predicate.anchors.filter(({ covers }) => covers === "list").map(({ digest }) => digest));
    return earlier.predicate.lists
        .filter(({ sha3_256 }) => anchored.has(sha3_256) && !known.has(sha3_256))
        .map((list) => ({ ...list, text: (0,evidence_lists/* listText */.so)(list, earlier.subject) }));
}

;// CONCATENATED MODULE: ./build/src/domain/evidence/to-statement.js





function toStatement(input, earlier) {
    const subject = mergeSubjects(input.subjects);
    if (subject.length === 0)
        return undefined;
    const { tool, mode, finishedOn, run, service, givenList } = input;
    const changed = laterChanged(subject, earlier);
    const lists = (0,evidence_lists/* toLists */.p0)(subject, givenList);
    const predicate = {
        tool: { name: tool.name, version: tool.version },
        mode,
        finishedOn,
        ...(run && { run: pickInOrder(run, ["repository", "ref", "tag", "commit", "url", "attempt"]) }),
        ...(service && { service: pickInOrder(service, ["url", "demonstration"]) }),
        lists: [...lists, ...keptLists(lists, changed, earlier)],
        anchors: laterAnchors(input.anchors, changed, earlier).map(toOrdered),
        ...(changed.length > 0 && { changed }),
    };
    return { _type: statement/* statementType */.qB, subject, predicateType: statement/* predicateType */.W3, predicate };
}
function mergeSubjects(subjects) {
    const byName = new Map();
    for (const { name, digest } of subjects) {
        const known = byName.get(name)?.digest;
        if (known !== undefined && known.sha3_256 !== digest.sha3_256) {
            throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
        }
        byName.set(name, { name, digest: pickInOrder({ ...known, ...digest }, ["sha3_256", "sha256"]) });
    }
    return [...byName.values()].toSorted((left, right) => (0,name_order/* compareNames */.M)(left.name, right.name));
}
function toOrdered({ covers, digest, verdict, chain, proof, pendingProof }) {
    return {
        covers,
        digest,
        verdict,
        ...(chain && {
            chain: {
                ...pickInOrder(chain, ["address", "port"]),
                records: chain.records.map((record) => pickInOrder(record, recordMembers)),
            },
        }),
        ...(proof && {
            proof: {
                steps: proof.steps,
                root: proof.root,
                ...(proof.file && { file: pickInOrder(proof.file, ["address", "data", "proof", "root"]) }),
            },
        }),
        ...(pendingProof && { pendingProof: { uid: pendingProof.uid } }),
    };
}
const recordMembers = ["block", "date", "txpow", "transaction", "coin", "matched"];
function pickInOrder(object, names) {
    const present = names.filter((name) => object[name] !== undefined);
    return Object.fromEntries(present.map((name) => [name, object[name]]));
}
function toAnchorRecord(record) {
    const members = {
        block: record.blockNumber,
        date: record.blockDate,
        txpow: record.txpowId,
        transaction: record.transactionId,
        coin: record.coinId,
        matched: record.matchedHash,
    };
    const known = Object.entries(members).filter(([, value]) => value !== undefined);
    return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? (0,domain_text/* plainText */.wh)(value, domain_text/* textLimits */.I6.word) : value]));
}


/***/ }),

/***/ 7623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ isAwaited),
/* harmony export */   Ih: () => (/* binding */ toOpen),
/* harmony export */   YU: () => (/* binding */ afterLook)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);


const advice = "Check this digest in a few minutes; stamp again only if it is not found.";
function toOpen(open, facts = {}) {
    return noted(open, facts, "the chain was not asked yet");
}
function afterLook(stamped, seen) {
    const open = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .openOf */ .wf)(stamped);
    if (!isAwaited(stamped))
        return stamped;
    if (seen !== undefined && isMismatch(seen))
        return seen;
    if (seen?.kind === "found")
        return { kind: "anchored", evidence: seen.evidence };
    if (stamped.kind === "accepted")
        return stillAccepted(stamped.evidence, seen);
    return open === undefined || seen === undefined ? stamped : stillOpen(open, factsOf(stamped), seen);
}
function isAwaited(outcome) {
    return outcome.kind === "accepted" || (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .openOf */ .wf)(outcome) !== undefined;
}
function isMismatch(outcome) {
    return outcome.kind === "failed" && outcome.error.code === "REPLY_MISMATCH";
}
function factsOf(stamped) {
    const requestId = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .requestIdOf */ .Gb)(stamped);
    const evidence = "evidence" in stamped ? stamped.evidence : undefined;
    return { ...(requestId !== undefined && { requestId }), ...(evidence !== undefined && { evidence }) };
}
function stillAccepted(evidence, seen) {
    const error = seen === undefined ? undefined : (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .errorOf */ .Mz)(seen);
    const note = noteOf(seen);
    return { kind: "accepted", evidence, note, ...(error !== undefined && { unasked: rootOf(error).code }) };
}
function stillOpen(open, facts, seen) {
    if (seen.kind === "not-found")
        return noted(open, facts, "a check did not find it yet");
    if (seen.kind === "unknown")
        return { ...noted(open, facts, `a check brought no answer that proves anything: ${seen.note}`), kind: "unknown" };
    if (seen.kind !== "unreachable" && seen.kind !== "failed")
        return noted(open, facts, "a check told nothing of it");
    if (seen.error.code === "NOT_ATTEMPTED" && seen.kind === "failed")
        return noted(open, facts, "the run ended before the chain could be asked");
    if (open.kind === "unknown")
        return noted(open, facts, `the chain could not be asked: ${rootOf(seen.error).account}`);
    return unasked(open, facts, seen);
}
function unasked(open, { requestId }, seen) {
    const { code, account } = rootOf(seen.error);
    const told = `${open.account} The stamp may have been spent, and the chain could not be asked: ${account}`;
    if (seen.kind === "failed" && (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorFacts */ .u2)(code).stopsRun !== true) {
        return { kind: "unknown", note: `${told} ${advice}`, open, ...(requestId !== undefined && { requestId }) };
    }
    const { hint: known } = rootOf(seen.error);
    const isOfUse = seen.kind === "failed" || known !== (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorFacts */ .u2)(code).hint;
    const hint = isOfUse ? `${known} ${advice}` : advice;
    return { kind: seen.kind, error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z(code, told, { cause: seen.error, requestId, hint }), open };
}
function rootOf(error) {
    return error.code === "NOT_ATTEMPTED" && error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z ? rootOf(error.cause) : error;
}
function noted(open, facts, looked) {
    const { kind, account } = open;
    const end = /[.!?]$/.test(looked) ? "" : ".";
    return { kind, note: `${account} The stamp may have been spent, and ${looked}${end} ${advice}`, open, ...facts };
}
function noteOf(seen) {
    if (seen === undefined)
        return "The waiting ended before the chain was asked for it.";
    if (seen.kind === "not-found")
        return "The last look did not find it on the chain yet.";
    const ending = "The chain could not be asked for it when the waiting ended";
    if ("error" in seen)
        return `${ending}: ${rootOf(seen.error).code}.`;
    return seen.kind === "unknown" ? `${ending}: ${seen.note}` : `${ending}.`;
}


/***/ }),

/***/ 2778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ memberAt),
/* harmony export */   r: () => (/* binding */ withoutUndefined)
/* harmony export */ });
function memberAt(value, ...path) {
    return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name)
        ? current[name]
        : undefined, value);
}
function withoutUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ })

};
