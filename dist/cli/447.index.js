export const id = 447;
export const ids = [447];
export const modules = {

/***/ 5447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askAbout: () => (/* binding */ askAbout)
});

// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
;// CONCATENATED MODULE: ./build/src/chain/rpc/command.js
/**
 * What may stand in a command: hex, a decimal number, a plain word. No space, no `;` and no quote, which would begin
 * another parameter or another command (node-facts §3).
 */
const safeValue = /^(?:0x[0-9A-F]{1,131072}|[0-9]{1,30}(?:\.[0-9]{1,44})?|[a-z][a-z0-9]{0,63})$/;
const safeName = /^[a-z]{1,32}$/;
/**
 * The command `name` with its parameters.
 *
 * @throws RangeError when a value is none of hex, number or word
 */
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
/** A digest, address or id as the chain writes it; the node's search knows no other spelling (node-facts §4). */
function command_toChainHex(text) {
    const bare = text.replace(/^0x/i, "").toUpperCase();
    if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bare))
        throw new RangeError("This is no hex of whole bytes.");
    return `0x${bare}`;
}

// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
;// CONCATENATED MODULE: ./build/src/chain/rpc/node-error.js


/** What is wrong with an answer, before it is known whose answer it is. */
class AnswerFault extends Error {
}
/** The error for an answer with a status other than 200. */
function httpRefused(status) {
    return new AnswerFault(status === 401 || status === 403 ? "refused" : `it answered ${status}`);
}
function answerTooLarge(maximumBytes) {
    return new AnswerFault(`its answer is larger than ${maximumBytes / 1_048_576} MiB`);
}
/** The node `name` could not be asked, or its answer was lost: what it was told to do may have happened. */
function unreachable(name, reason, cause) {
    return new errors/* AnchorError */._Z("NODE_UNREACHABLE", `The node ${name} cannot be asked: ${reason}.`, { cause });
}
/** The node `name` said something that nobody can rely on. */
function invalid(name, reason) {
    return new errors/* AnchorError */._Z("NODE_ANSWER_INVALID", `The node ${name} cannot be understood: ${reason}.`);
}
/** What came of a request to the node `name`, as an error with a code; nothing in it holds the password. */
function toNodeError(name, thrown) {
    if (thrown instanceof errors/* AnchorError */._Z)
        return thrown;
    if (thrown instanceof AnswerFault)
        return thrown.message === "refused" ? refused(name) : invalid(name, thrown.message);
    const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : undefined;
    if (code === undefined)
        return (0,errors/* toAnchorError */.Xt)(thrown);
    // The node ends the status line of a refusal in a bare LF, which no HTTP parser takes (node-facts §3).
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


/**
 * Reads the answer to `commands`: one object for one reply, else an array.
 *
 * @throws AnchorError `NODE_UNREACHABLE` for `[]`, which the node says when it did not read the command
 * (node-facts §3); `NODE_ANSWER_INVALID` for anything but replies to these commands in this order
 */
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
/** `value` as an object that is no array, or `undefined`. */
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}
/** The own member `name` of an object, or `undefined`. */
function memberOf(value, name) {
    const fields = fieldsOf(value);
    return fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
/** `value` as a list; anything else as an empty one. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function textOf(value) {
    return typeof value === "string" ? value : undefined;
}
/** A count or a height, which the node writes as a number here and as text there; `undefined` when it is neither. */
function numberOf(value) {
    const number = typeof value === "number" ? value : Number(/^[0-9]{1,15}$/.exec(textOf(value) ?? "")?.[0] ?? Number.NaN);
    return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
/** 32 bytes in hex as the chain writes them, or `undefined`. */
function hex32Of(value) {
    return typeof value === "string" && /^0x[0-9A-F]{64}$/.test(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./build/src/chain/coin.js


/** Reads a coin in either spelling of its state, the list and the map; `undefined` when it is none. */
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
/** The ports of a state and what stands there; what is neither is left out. */
function readState(value) {
    const listed = listOf(value).map((item) => [memberOf(item, "port"), memberOf(item, "data")]);
    const entries = Array.isArray(value) ? listed : Object.entries(fieldsOf(value) ?? {});
    return new Map(entries.flatMap(([port, data]) => {
        const [number, text] = [numberOf(port), textOf(data)];
        return number === undefined || text === undefined ? [] : [[number, text]];
    }));
}
/** The first port of `state` that holds exactly `digest`; the node's own search takes parts of it too. */
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






/** The RPC at `address`. */
function createRpc(address, options = {}) {
    const { ca, timeoutMs: usual = 20_000, maximumBytes = 16 * 1024 * 1024, signal } = options;
    const { name, url, credentials } = address;
    const fixed = {
        method: "GET",
        // The node closes every connection after one answer without saying so: a kept one only breaks.
        agent: false,
        headers: {
            // The node looks for exactly this spelling.
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
            // POST works only with one client and one spelling of one header (node-facts §3); GET takes 200 kB.
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
/** Verification is asked for by name, since NODE_TLS_REJECT_UNAUTHORIZED changes only the default. */
function tlsOptions(ca) {
    if (ca === undefined)
        return { rejectUnauthorized: true };
    const pinned = new external_node_crypto_.X509Certificate(ca);
    return {
        rejectUnauthorized: true,
        ca,
        // A node's own certificate names localhost only; the very certificate that was handed over needs no name.
        checkServerIdentity: (host, peer) => peer.fingerprint256 === pinned.fingerprint256 ? undefined : (0,external_node_tls_.checkServerIdentity)(host, peer),
    };
}
/** The text that `url` answers with status 200. */
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





/** The node at `address`. */
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
/** Runs `commands`, all of which must succeed. */
async function runAll(rpc, commands, timeoutMs) {
    const replies = await rpc.run(commands, timeoutMs);
    const failed = replies.find(({ ok }) => !ok);
    if (failed !== undefined)
        throw invalid(rpc.name, `it refused a command: ${failed.error ?? ""}`);
    return replies;
}
/** The member `response` of a reply, where nearly every command puts what it has to say. */
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
    // It is -1 until there is a cascade.
    const sealed = numberOf(memberOf(memberOf(chain, "cascade"), "start")) ?? 0;
    return { version, test: /test/i.test(version), tip, tipId, peers, sealed };
}
async function readPast(rpc) {
    // The first block comes last: a node that has it no more fails there, and would run nothing after it.
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
/** A tree of all coins that was begun late adds up to less than what there is on the chain, which only shrinks. */
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





/**
 * Has `finder` prove the coin `coinId`, and `judge` check the proof against its own blocks: a proof of the coin, of its
 * state and of its place in the tree of coins (node-facts §11).
 */
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



/** The address of the script `RETURN FALSE`: everybody can compute it, nobody can spend what lies there. */
const unspendableAddress = "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49";
/** Where digests are known to be put: our own address, and those of the public service (service-facts §4, §9). */
const knownAddresses = [
    unspendableAddress,
    "0xFFEEDD",
    "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5",
];
/** Block headers are read for this many places; somebody may have anchored the same digest a thousand times. */
const mostHeaders = 8;
/**
 * Looks for `digest` on one node: in the tree of recent blocks and in the tree of all unspent coins, then, when it is in
 * neither, in the archive (node-facts §7).
 *
 * @throws AnchorError as the node's RPC does
 */
async function findDigest(node, digest, options = {}) {
    // In this order: a block that leaves the tree meanwhile is in the archive when that is asked.
    const { tip, coins } = await node.coinsWith(digest);
    const recent = coins.flatMap((coin) => toSighting(coin, coin.created, digest, tip) ?? []);
    const { whole, mega } = await node.past();
    const isEnough = recent.length > 0 || mega;
    const old = isEnough ? [] : options.archive === false ? undefined : await searchArchive(node, digest, tip, options);
    const sightings = [...recent, ...(old ?? [])].toSorted((one, other) => one.block - other.block);
    return { sightings: await withHeaders(node, sightings), whole: whole && old !== undefined, tip };
}
/** What a node said, in the words of a service's evidence. */
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
/** What the archive holds of `digest`, or `undefined` where it may not be asked. */
async function searchArchive(node, digest, tip, options) {
    const { addresses = knownAddresses, archiveTimeoutMs = 120_000 } = options;
    const sightings = [];
    // One by one: every search reads the whole archive.
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
/** The coin itself says 0 for its block here; the entry around it names the right one (node-facts §7). */
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



/** From this many blocks on top of it a block counts as settled; the node itself says 3 (node-facts §10). */
const settledAfter = 3;
/**
 * Asks each of `nodes` whether the chain holds `digest`, and puts their words together (interface §10). What a node
 * that has forgotten the past does not find proves nothing; beside one that holds it, that one decides. Nodes of
 * different chains, and nodes that contradict each other, are `unknown`. Never throws for what a node does.
 */
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
/** In what the nodes contradict each other, or `undefined`. */
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
/** Two nodes of one chain have the same block a little below the lower of their tips. */
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
/** The answer of nodes that could all be asked and do not contradict each other. */
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
/** Nodes that have forgotten the block can still check a proof of the coin that the finder makes (node-facts §11). */
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

/**
 * Reads the address of a node's RPC (interface §10): `https:`, or `http:` on loopback, where no network can read the
 * password. User and password are taken out of it; `password` stands in for one that the address does not hold, with
 * the node's own user name where none is given.
 *
 * @throws RangeError saying what is wrong, without repeating the address, which may hold a password
 */
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
/** The node's own full user is `minima` (node-facts §3). */
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
// EXTERNAL MODULE: ./build/src/client/client.js + 12 modules
var client_client = __webpack_require__(9109);
// EXTERNAL MODULE: ./build/src/domain/evidence/to-statement.js + 1 modules
var to_statement = __webpack_require__(3159);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/job/text/line.js + 1 modules
var line = __webpack_require__(5861);
// EXTERNAL MODULE: ./build/src/cli/options.js
var options = __webpack_require__(698);
// EXTERNAL MODULE: ./build/src/cli/secrets.js
var secrets = __webpack_require__(6597);
;// CONCATENATED MODULE: ./build/src/cli/verify/ask-about.js
/** Asks chain nodes and the service about hashes of evidence, for the third claim (docs/evidence.md). */










/** How long one attempt of one request may take, in milliseconds. */
const timeoutMs = 60_000;
/**
 * What each node and the service say of each hash. A verification of the service without a report leaves no trace and
 * costs nothing.
 *
 * @throws AnchorError `INPUT_INVALID` when an address or the key cannot be used
 */
async function askAbout(hashes, options, env) {
    const addresses = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []);
    const nodes = addresses.flatMap((text) => text.split(/\s+/).filter((word) => word !== "")).map(openNode);
    const answers = [];
    if (nodes.length > 0)
        answers.push(...(await askNodes(nodes, hashes)));
    const [apiUrl] = options.values.get("api-url") ?? [];
    if (apiUrl !== undefined)
        answers.push(...(await askService(apiUrl, hashes, await (0,secrets/* readApiKey */.i)(options, env))));
    return answers;
}
function openNode(text) {
    try {
        return createNode(parseNodeAddress(text));
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw (0,options/* usage */.CI)(`--node ${(0,line/* show */.WU)(text.replace(/\/\/[^/]*@/, "//***@"))} cannot be used: ${error.message}`);
    }
}
async function askNodes(nodes, hashes) {
    const onTestChain = await Promise.all(nodes.map(isOnTestChain));
    const demonstrations = new Set(nodes.filter((_, index) => onTestChain[index]).map(({ name }) => name));
    const answers = [];
    for (const hash of hashes) {
        const answer = await askChain(nodes, hash);
        answers.push(...answer.sources.flatMap((source) => {
            const said = saidBy(source, answer);
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
/** A node that does not say what it is counts as one of a public chain: only its answers about hashes decide. */
async function isOnTestChain(node) {
    try {
        return (await node.facts()).test;
    }
    catch {
        // askChain says of the same node that it could not be asked, and why.
        return false;
    }
}
/** Nodes that contradict each other prove nothing; one that has forgotten the past is left out beside one that has not. */
function saidBy({ said }, { kind }) {
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
        throw (0,options/* usage */.CI)("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
    const base = parseAddress(url);
    const client = (0,client_client/* createClient */.U)({ base, apiKey, timeoutMs });
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
        throw (0,options/* usage */.CI)(`--api-url cannot be used: ${error.message}`);
    }
}


/***/ })

};
