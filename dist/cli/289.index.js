export const id = 289;
export const ids = [289,950];
export const modules = {

/***/ 9950:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ openFiles),
/* harmony export */   hash: () => (/* binding */ hash),
/* harmony export */   s: () => (/* binding */ toReadError)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5706);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
/* harmony import */ var _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4210);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5557);
/* harmony import */ var _job_text_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5861);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(698);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__]);
_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];








/** Prints `SHA3-256 (FILE) = hex` for each file, in the order they were given; 4 when one cannot be read. */
async function hash({ words, values }) {
    const [surplus] = values.keys();
    if (surplus !== undefined)
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .usage */ .CI)(`--${surplus} is no option of hash`);
    if (words.length === 0)
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .usage */ .CI)("hash needs a file");
    const { sources, errors } = await openFiles(words);
    const failed = [...errors];
    const lines = new Map();
    for await (const hashed of (0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__/* .hashFiles */ .yQ)(sources)) {
        if ("error" in hashed)
            failed.push(toReadError(hashed));
        else
            lines.set(hashed.index, (0,_domain_checksums_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChecksums */ .ss)([hashed.subject]));
    }
    process.stdout.write([...lines.keys()]
        .sort((one, other) => one - other)
        .map((index) => lines.get(index))
        .join(""));
    for (const { message } of failed)
        process.stderr.write(`${(0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(message)}\n`);
    return failed.length === 0 ? 0 : 4;
}
/** Files that can be opened, by the names they were given, and what is wrong with the others. */
async function openFiles(words) {
    const opened = await Promise.all(words.map(openFile));
    return {
        sources: opened.filter((one) => !(one instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z)),
        errors: opened.filter((one) => one instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z),
    };
}
/** A link that a person names is followed: what it leads to is meant. */
async function openFile(word) {
    try {
        const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word));
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!facts.isFile())
            return named(word, (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)("FILE_NOT_REGULAR"));
        return { name: toName(word), path, size: facts.size };
    }
    catch (thrown) {
        return named(word, (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .toFileError */ .GI)(thrown));
    }
}
/** As it was given with `/`, and without a leading `./`. */
function toName(word) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word));
    return (inside.startsWith("..") || inside === "" ? word : inside).replaceAll("\\", "/");
}
/** Why a file could not be hashed, with its name. */
function toReadError(hashed) {
    return named(hashed.subject.name, (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .toAnchorError */ .Xt)(hashed.error));
}
function named(name, { code, account }) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z(code, `${name}: ${account}`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 2289:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verifyByEvidence: () => (/* binding */ verifyByEvidence)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _domain_claims_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9137);
/* harmony import */ var _domain_claims_render_claims_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6924);
/* harmony import */ var _domain_claims_verify_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8465);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3047);
/* harmony import */ var _domain_evidence_json_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9392);
/* harmony import */ var _domain_evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1354);
/* harmony import */ var _job_text_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5861);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5557);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9950);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(698);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_7__, _hash_js__WEBPACK_IMPORTED_MODULE_8__]);
([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_7__, _hash_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
/** `verify FILE… --evidence FILE`: files laid beside a statement, without network unless somebody to ask is named. */











/** Options that mean something here. */
const meant = new Set([
    "evidence",
    "node",
    "node-url",
    "api-url",
    "api-key-file",
    "files",
    "json",
]);
/** A proof file is read whole when it is not larger than this, in bytes (interface §5.2). */
const largestProof = 1024 * 1024;
/**
 * Prints the claims about each file, as text or with `--json` as JSON.
 *
 * @returns the exit code: 0 valid, 1 mismatch, 4 what cannot be read, 2 somebody who could not be asked, 3 incomplete
 */
async function verifyByEvidence(options, env) {
    const { evidence, words } = checkOptions(options);
    const statement = await readStatement(evidence);
    const { sources, errors } = await (0,_hash_js__WEBPACK_IMPORTED_MODULE_8__/* .openFiles */ .K)(words);
    const { files, failed } = await hashAll(sources);
    const unreadable = [...errors, ...failed];
    const chain = await askIfNamed(options, (0,_domain_claims_verify_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .hashesToAsk */ .h)({ statement, files }), env);
    const verification = (0,_domain_claims_verify_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .verifyEvidence */ .J)({ statement, files, chain });
    for (const { message } of unreadable)
        process.stderr.write(`${(0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(message)}\n`);
    if (files.length > 0)
        print(verification, options);
    return (0,_domain_claims_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(files.length > 0 ? verification.verdict : undefined, unreadable.length > 0);
}
function checkOptions({ command, values, words }) {
    if (command !== "verify")
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .usage */ .CI)("--evidence belongs to verify");
    const surplus = [...values.keys()].find((name) => !meant.has(name));
    if (surplus !== undefined)
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .usage */ .CI)(`--${surplus} does not go together with --evidence`);
    const files = [...(values.get("files") ?? []), ...words];
    if (files.length === 0)
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .usage */ .CI)("verify --evidence needs a file to lay beside the evidence");
    const [evidence = ""] = values.get("evidence") ?? [];
    return { evidence, words: files };
}
async function readStatement(path) {
    return (0,_domain_evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_5__/* .parseStatement */ .B)(await readEvidence(path));
}
async function readEvidence(path) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > _domain_evidence_json_text_js__WEBPACK_IMPORTED_MODULE_10__/* .maximumJsonLength */ .t)
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AnchorError */ ._Z("EVIDENCE_INVALID", "The evidence is larger than 64 MiB.");
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (thrown) {
        if (thrown instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AnchorError */ ._Z)
            throw thrown;
        const code = thrown.code ?? "unreadable";
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .usage */ .CI)(`the evidence, ${(0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(path)}, cannot be read (${code})`);
    }
}
async function hashAll(sources) {
    const files = [];
    const failed = [];
    for await (const hashed of (0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_7__/* .hashFiles */ .yQ)(sources, { sha256: true })) {
        if ("error" in hashed) {
            failed.push((0,_hash_js__WEBPACK_IMPORTED_MODULE_8__/* .toReadError */ .s)(hashed));
            continue;
        }
        const { name, digest, sha256 = "" } = hashed.subject;
        const bytes = await readIfProof(sources[hashed.index]);
        files.push({ index: hashed.index, name, sha3_256: digest, sha256, ...(bytes && { bytes }) });
    }
    return { files: files.sort((one, other) => one.index - other.index), failed };
}
async function readIfProof(source) {
    const isSmall = source !== undefined && source.size <= largestProof && source.name.endsWith(".json");
    return isSmall ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(source.path) : undefined;
}
/** The network's code is loaded only when a node or the service is named. */
async function askIfNamed(options, hashes, env) {
    const isNamed = ["node", "node-url", "api-url"].some((name) => options.values.has(name));
    if (!isNamed)
        return [];
    const { askAbout } = await Promise.all(/* import() */[__webpack_require__.e(137), __webpack_require__.e(395), __webpack_require__.e(109), __webpack_require__.e(419)]).then(__webpack_require__.bind(__webpack_require__, 5447));
    return askAbout(hashes, options, env);
}
function print(verification, { values }) {
    const isJson = values.get("json")?.at(-1) === "true";
    process.stdout.write(isJson ? `${JSON.stringify(verification, null, 2)}\n` : (0,_domain_claims_render_claims_js__WEBPACK_IMPORTED_MODULE_2__/* .renderClaims */ .K)(verification));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   GY: () => (/* binding */ sourceNote),
/* harmony export */   zP: () => (/* binding */ worstVerdict)
/* harmony export */ });
const severity = ["mismatch", "unreachable", "incomplete"];
/** The verdict on all of `verdicts`; on nothing it is `incomplete`. */
function worstVerdict(verdicts) {
    const held = new Set(verdicts);
    return severity.find((verdict) => held.has(verdict)) ?? (held.size === 0 ? "incomplete" : "valid");
}
const exitCodes = { valid: 0, mismatch: 1, unreachable: 2, incomplete: 3 };
/**
 * The exit code of a verification: 1 before 4 before 2 before 3 (docs/evidence.md).
 *
 * @param verdict on the files that could be read; `undefined` when the evidence itself could not
 * @param hasUnreadable whether a file could not be read
 */
function exitCodeOf(verdict, hasUnreadable = false) {
    if (verdict === undefined || (hasUnreadable && verdict !== "mismatch"))
        return 4;
    return exitCodes[verdict];
}
/** What every front says below claims of which the chain was not asked. */
const sourceNote = "Bytes and path are only as good as where the evidence came from: who could change the files there could change it too. Look the digest up on the chain, or take the evidence from a second place.";


/***/ }),

/***/ 6924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderClaims)
/* harmony export */ });
/* unused harmony export headlineOf */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1987);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9137);


/** Longest name that is shown whole. */
const longestName = 300;
const headlines = {
    valid: "Valid",
    mismatch: "Does not match",
    incomplete: "Incomplete",
    unreachable: "The chain could not be asked",
};
/** The verdict in words, as a heading has it. */
function headlineOf({ verdict, files }) {
    const isAsked = files.some(({ chain }) => chain !== "not asked");
    return verdict === "valid" && !isAsked ? "Valid, the chain not asked" : headlines[verdict];
}
/**
 * A verification as plain text: the three claims of each file, what to look up, and what else is to be known. Every
 * front shows or copies exactly this. Lines end in LF; nothing untrusted breaks a line or hides in one.
 */
function renderClaims(verification) {
    const { tool, finishedOn, run } = verification.evidence;
    const place = [run?.repository, run?.tag ?? run?.ref, run?.url].filter((part) => part !== undefined);
    const isAsked = verification.files.every(({ chain }) => chain === "yes");
    const lines = [
        `${headlineOf(verification)}.`,
        `Evidence of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(`${tool.name} ${tool.version}`)}, written ${finishedOn}.`,
        ...place.map((part) => `  ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(part)}`),
        ...verification.files.flatMap(renderFile),
        ...verification.usedAsEvidence.map((name) => `\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(name, longestName)}: read as evidence.`),
        ...(isAsked ? [] : [`\n${_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceNote */ .GY.replaceAll(/(?<=[:.]) /g, "\n")}`]),
    ];
    return `${lines.join("\n")}\n`;
}
function renderFile({ file, digest, bytes, path, chain, according, lookUp, notes }) {
    const who = according.length > 0 ? `, according to ${according.map((source) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(source)).join(", ")}` : "";
    return [
        `\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(file, longestName)}`,
        row("SHA3-256", digest),
        row("bytes", bytes),
        row("path", path),
        row("chain", `${chain}${who}`),
        ...notes.map((note) => row("note", note)),
        ...(lookUp === undefined ? [] : renderLookUp(lookUp)),
    ];
}
function row(name, value) {
    return `  ${name.padEnd(12)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(value, longestName)}`;
}
/** Records that are shown: a digest that everybody has may have thousands. */
const mostRecords = 5;
const hashNames = { digest: "the digest", list: "the digest of the checksum list", root: "the root" };
function renderLookUp({ hash, is, address, port, records }) {
    const members = records.slice(0, mostRecords).flatMap(({ block, date, transaction, txpow }) => [
        ["block", date === undefined ? block : `${block ?? "?"}, ${date}`],
        ["transaction", transaction],
        ["txpow", txpow],
    ]);
    const rows = [
        ["look up", hash],
        ["", `(${hashNames[is]})`],
        ["address", address],
        ["state", port],
        ...members,
    ];
    return rows.flatMap(([name, value]) => (value === undefined ? [] : [row(name, String(value))]));
}


/***/ }),

/***/ 8465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ hashesToAsk),
  J: () => (/* binding */ verifyEvidence)
});

// EXTERNAL MODULE: ./build/src/domain/digest.js
var domain_digest = __webpack_require__(8744);
// EXTERNAL MODULE: ./build/src/domain/claims/claims.js
var claims_claims = __webpack_require__(9137);
;// CONCATENATED MODULE: ./build/src/domain/claims/chain-claim.js
/** Of one who was asked about several hashes, any of which will do. */
function saidBy(answers, route) {
    const yes = answers.filter(({ said }) => said === "yes");
    if (yes.some((answer) => isSameBlock(answer, route)))
        return "yes";
    if (yes.length > 0)
        return "no";
    return answers.some(({ said }) => said === "could not be asked") ? "could not be asked" : "no";
}
/** Whether an answer names a block that the evidence names too, where both name any. */
function isSameBlock({ records = [] }, { anchor }) {
    const [stated, seen] = [blocksOf(anchor?.chain?.records ?? []), blocksOf(records)];
    return stated.size === 0 || seen.size === 0 || [...stated].some((block) => seen.has(block));
}
function blocksOf(records) {
    return new Set(records.flatMap(({ block }) => (block === undefined ? [] : [String(block)])));
}
/**
 * The claim on `route`: `no` as soon as one says so, or says that another block holds it; `yes` when all say so who
 * were asked.
 */
function askedChain(route, answers) {
    const own = answers.filter(({ hash }) => route.hashes.includes(hash));
    const bySource = Map.groupBy(own, ({ according }) => according);
    const said = new Map([...bySource].map(([source, theirs]) => [source, saidBy(theirs, route)]));
    const claims = new Set(said.values());
    const order = ["no", "could not be asked", "yes"];
    const claim = order.find((word) => claims.has(word)) ?? "not asked";
    return {
        claim,
        according: [...said.keys()],
        isPublic: claim === "yes" && own.every(({ demonstration }) => demonstration !== true),
        notes: claims.size > 1
            ? [[...said].map(([source, word]) => `${source}: ${word}`).join("; ") + "."]
            : elsewhere(own, claim),
    };
}
function elsewhere(answers, claim) {
    const blocks = [...new Set(answers.flatMap(({ records = [] }) => [...blocksOf(records)]))];
    return claim === "no" && answers.some(({ said }) => said === "yes")
        ? [`The chain holds it in block ${blocks.join(", ")}, which is not the block of the evidence.`]
        : [];
}

// EXTERNAL MODULE: ./build/src/domain/checksums.js
var checksums = __webpack_require__(5706);
// EXTERNAL MODULE: ./build/src/domain/evidence/lists.js
var lists = __webpack_require__(4127);
// EXTERNAL MODULE: ./build/src/domain/evidence/proof-steps.js
var proof_steps = __webpack_require__(9066);
// EXTERNAL MODULE: ./build/src/domain/evidence/statement.js
var statement = __webpack_require__(4231);
// EXTERNAL MODULE: ./build/src/domain/proof/merkle.js
var merkle = __webpack_require__(7377);
;// CONCATENATED MODULE: ./build/src/domain/claims/routes.js
/** How a digest leads to what the chain holds, by the evidence alone. */






/**
 * Follows every path that `statement` offers.
 *
 * @param proofs proof files at hand, which may complete the evidence
 */
function createRoutes(statement, proofs) {
    const { anchors, lists } = statement.predicate;
    const unsound = lists.find((list) => !isSound(list, statement));
    const byDigest = new Map(anchors.map((anchor) => [anchor.digest, anchor]));
    const covered = unsound === undefined ? coveredDigests(statement, byDigest) : new Map();
    return (digest) => {
        if (unsound !== undefined) {
            return broken(`The checksum list ${unsound.name} in the evidence is not the one of its files.`);
        }
        const [own, list] = [byDigest.get(digest), covered.get(digest)];
        const routes = [
            ...(own === undefined ? [] : [routeOf(own, "digest", proofs)]),
            ...(list === undefined || list === own ? [] : [viaList(routeOf(list, "list", proofs))]),
        ];
        return bestOf(routes) ?? broken("Nothing in the evidence leads from this digest to the chain.");
    };
}
function broken(problem, anchor) {
    return { claim: "broken", hashes: [], is: "digest", problem, ...(anchor && { anchor }) };
}
/** A broken one, since evidence that contradicts itself is none; else one that was seen on the chain; else the first. */
function bestOf(routes) {
    return routes.find(({ claim }) => claim === "broken") ?? routes.find(isSettled) ?? routes[0];
}
/** Whether the run that wrote the evidence knew that the chain holds what the route leads to. */
function isSettled({ anchor }) {
    return anchor !== undefined && statement/* anchorVerdicts */.kk[anchor.verdict] === "settled";
}
/** A digest that stands in a list has a path, whatever comes after the list. */
function viaList(route) {
    return route.claim === "none needed" ? { ...route, claim: "yes" } : route;
}
/** Whether a list has the digests that the statement gives it. */
function isSound(list, { subject }) {
    const { sha3_256, sha256 } = (0,lists/* listDigests */.SL)((0,lists/* listText */.so)(list, subject));
    return list.sha3_256 === sha3_256 && (list.sha256 === undefined || list.sha256 === sha256);
}
/** The anchor of a list by each digest that stands in the list. */
function coveredDigests(statement, byDigest) {
    const covered = new Map();
    for (const list of statement.predicate.lists) {
        const anchor = byDigest.get(list.sha3_256);
        if (anchor === undefined)
            continue;
        for (const digest of digestsIn(list, statement))
            covered.set(digest, anchor);
    }
    return covered;
}
function digestsIn(list, { subject }) {
    if (list.text !== undefined)
        return parsedDigests(list.name, list.text);
    return list.name === lists/* sha256ListName */.TR ? [] : subject.map(({ digest }) => digest.sha3_256);
}
/** A list in a form of its own was read by the run that stamped it; one that cannot be read covers nothing. */
function parsedDigests(name, text) {
    try {
        return (0,checksums/* parseChecksums */.yk)(name, text).map(({ digest }) => digest);
    }
    catch {
        return [];
    }
}
/** The route of an anchored digest: by its proofs where there are any, else none is needed. */
function routeOf(anchor, is, atHand) {
    const own = atHand.filter(({ data }) => (0,domain_digest/* digestFromWire */.s1)(data) === anchor.digest);
    const roots = [];
    try {
        if (anchor.proof !== undefined)
            roots.push(checkedRoot(anchor.digest, anchor.proof));
        for (const item of own)
            roots.push(checkedRoot(anchor.digest, (0,proof_steps/* toAnchorProof */.Lr)(item)));
        checkRecords(anchor, [anchor.digest, ...roots]);
    }
    catch (cause) {
        if (!(cause instanceof RangeError))
            throw cause;
        return broken(`The path from this digest is broken: ${cause.message}.`, anchor);
    }
    return roots.length === 0
        ? { claim: "none needed", anchor, hashes: [anchor.digest], is }
        : { claim: "yes", anchor, hashes: [...new Set([...roots, anchor.digest])], is: "root" };
}
function checkedRoot(digest, { steps, root, file }) {
    if ((0,proof_steps/* rootOfSteps */.Bb)(digest, steps) !== root)
        throw new RangeError("its steps do not lead to its root");
    if (file === undefined)
        return root;
    if ((0,domain_digest/* digestFromWire */.s1)(file.data) !== digest)
        throw new RangeError("its proof file is about another digest");
    if ((0,domain_digest/* digestFromWire */.s1)(file.root) !== root)
        throw new RangeError("its proof file has another root");
    const stated = JSON.stringify((0,proof_steps/* toProofSteps */.xg)((0,merkle/* parseMerklePath */.z9)(file.proof)));
    if (stated !== JSON.stringify(steps))
        throw new RangeError("its steps are not those of its proof file");
    return root;
}
function checkRecords({ chain }, hashes) {
    for (const { matched } of chain?.records ?? []) {
        if (matched === undefined)
            continue;
        const digest = (0,domain_digest/* digestFromWire */.s1)(matched);
        if (digest === undefined || !hashes.includes(digest))
            throw new RangeError("a chain record is about another hash");
    }
}

;// CONCATENATED MODULE: ./build/src/domain/claims/judge.js


/** Judges any digest by its route and by what was answered about the chain. */
function createJudge(statement, findRoute, answers) {
    return (digest) => toJudged(statement, findRoute(digest), answers);
}
function toJudged(statement, route, answers) {
    const { claim: chain, according, isPublic, notes } = askedChain(route, answers);
    const isDemonstration = statement.predicate.service?.demonstration === true;
    const doubts = isPublic ? [] : doubtsOf(route, isDemonstration, chain === "yes");
    const lookUp = toLookUp(route);
    return {
        path: route.claim,
        chain,
        according,
        verdict: verdictOf(route, chain, doubts.length > 0),
        ...(lookUp && { lookUp }),
        notes: [...(route.problem === undefined ? [] : [route.problem]), ...notes, ...doubts],
    };
}
function verdictOf({ claim }, chain, isDoubtful) {
    if (claim === "broken" || chain === "no")
        return "mismatch";
    if (chain === "could not be asked")
        return "unreachable";
    return isDoubtful ? "incomplete" : "valid";
}
/** Why what the evidence says is not enough, unless a public chain was asked and holds it. */
function doubtsOf(route, isDemonstration, isOnOtherChain) {
    if (route.claim === "broken")
        return [];
    const verdict = route.anchor?.verdict ?? "unknown";
    return [
        ...(isSettled(route) ? [] : [`When the evidence was written, no block was known to hold this (${verdict}).`]),
        ...(isDemonstration || isOnOtherChain ? ["A demonstration: nothing was anchored on a public chain."] : []),
    ];
}
function toLookUp({ anchor, hashes, is }) {
    const [hash] = hashes;
    if (hash === undefined)
        return undefined;
    const { address, port, records = [] } = anchor?.chain ?? {};
    return { hash, is, ...(address !== undefined && { address }), ...(port !== undefined && { port }), records };
}

;// CONCATENATED MODULE: ./build/src/domain/claims/match-file.js
/**
 * A file belongs to the subject of its name, else of its base name where that is unique; a name that is not known is
 * looked for by its digest. A known name with other bytes stays what it is, wherever its digest may stand.
 */
function createMatcher({ subject, predicate }) {
    const byName = new Map(subject.map((one) => [one.name, one]));
    const byForm = uniqueBy(subject, ({ name }) => name.normalize("NFC"));
    const byBase = uniqueBy(subject, ({ name }) => baseName(name).normalize("NFC"));
    const byDigest = new Map(subject.map((one) => [one.digest.sha3_256, one]).toReversed());
    const former = new Map((predicate.changed ?? []).map((one) => [keyOf(one.name, one.digest), one.seenOn]));
    const named = (name) => byName.get(name) ?? byForm.get(name.normalize("NFC")) ?? byBase.get(baseName(name).normalize("NFC"));
    return (file) => {
        const own = named(file.name);
        const match = own === undefined ? matchByDigest(file, byDigest) : matchByName(file, own);
        const seenOn = former.get(keyOf(own?.name ?? file.name, file.sha3_256)) ?? former.get(keyOf(baseName(file.name), file.sha3_256));
        if (match.bytes === "yes" || seenOn === undefined)
            return match;
        return { ...match, notes: [...match.notes, `An earlier run recorded these bytes under this name (${seenOn}).`] };
    };
}
function keyOf(name, digest) {
    return JSON.stringify([name, digest]);
}
function baseName(name) {
    return name.slice(name.lastIndexOf("/") + 1);
}
/** The items of which `key` is nobody else's. */
function uniqueBy(items, key) {
    const found = new Map();
    for (const item of items)
        found.set(key(item), found.has(key(item)) ? undefined : item);
    return new Map([...found].flatMap(([name, item]) => (item === undefined ? [] : [[name, item]])));
}
function matchByName(file, subject) {
    const { isSame, notes } = compareDigests(file, subject.digest);
    return { bytes: isSame ? "yes" : "other bytes", subject, notes };
}
function matchByDigest(file, byDigest) {
    const subject = byDigest.get(file.sha3_256);
    if (subject === undefined)
        return { bytes: "not named", notes: [] };
    const { isSame, notes } = compareDigests(file, subject.digest);
    const note = `These are the bytes of ${subject.name}, under another name.`;
    return { bytes: isSame ? "yes" : "other bytes", subject, notes: isSame ? [note] : notes };
}
/** Whether a file has the digests of `named`: both, where both are known. */
function compareDigests({ sha3_256, sha256 }, named) {
    const isSame3 = named.sha3_256 === sha3_256;
    const isSame2 = named.sha256 === undefined ? isSame3 : named.sha256 === sha256;
    if (isSame3 === isSame2)
        return { isSame: isSame3, notes: [] };
    const [right, wrong] = isSame3 ? ["SHA3-256", "SHA-256"] : ["SHA-256", "SHA3-256"];
    return {
        isSame: false,
        notes: [`The ${right} is that of the evidence, the ${wrong} is not: the evidence was changed.`],
    };
}

;// CONCATENATED MODULE: ./build/src/domain/claims/list-claims.js


/** The list of the evidence that `file` is by its name: of several, the one with its bytes. */
function listOf(file, { predicate }) {
    const base = file.name.slice(file.name.lastIndexOf("/") + 1);
    const own = predicate.lists.filter(({ name }) => name === file.name || name === base);
    return own.find(({ sha3_256 }) => sha3_256 === file.sha3_256) ?? own[0];
}
/** A list that was anchored is judged like a file; any other is as good as the files that it names. */
function listClaims(file, list, statement, judge) {
    const { isSame, notes } = compareDigests(file, list);
    const isAnchored = statement.predicate.anchors.some(({ digest }) => digest === list.sha3_256);
    const judged = isAnchored ? judge(list.sha3_256) : judgeAll(statement, judge);
    return {
        file: file.name,
        subject: list.name,
        digest: file.sha3_256,
        bytes: isSame ? "yes" : "other bytes",
        ...judged,
        verdict: isSame ? judged.verdict : "mismatch",
        notes: [...notes, ...judged.notes],
    };
}
const order = ["no", "could not be asked", "not asked"];
function judgeAll({ subject }, judge) {
    const each = subject.map(({ digest }) => judge(digest.sha3_256));
    const chains = new Set(each.map(({ chain }) => chain));
    return {
        path: each.some(({ path }) => path === "broken") ? "broken" : "yes",
        chain: order.find((word) => chains.has(word)) ?? "yes",
        according: [...new Set(each.flatMap(({ according }) => according))],
        verdict: (0,claims_claims/* worstVerdict */.zP)(each.map(({ verdict }) => verdict)),
        notes: [...new Set(each.flatMap(({ notes }) => notes))].slice(0, 3),
    };
}

// EXTERNAL MODULE: ./build/src/domain/proof/proof.js
var proof = __webpack_require__(8973);
;// CONCATENATED MODULE: ./build/src/domain/claims/sort-files.js


/** Tells what is to be verified from what helps to: proofs of named digests, and the evidence itself. */
function sortFiles({ statement, files, evidenceDigest }, match) {
    const known = new Set(statement.predicate.anchors.map(({ digest }) => digest));
    const others = [];
    const proofs = [];
    const used = [];
    for (const file of files) {
        const isNamed = match(file).bytes !== "not named";
        const proof = isNamed ? undefined : proofIn(file, known);
        const isEvidence = proof !== undefined || (!isNamed && file.sha3_256 === evidenceDigest);
        if (isEvidence)
            used.push(file.name);
        else
            others.push(file);
        if (proof !== undefined)
            proofs.push(proof);
    }
    return { files: others, proofs, used };
}
/** The proof in a file, when it is about a digest that was anchored. */
function proofIn({ name, bytes }, known) {
    if (bytes === undefined || !name.endsWith(".json"))
        return undefined;
    try {
        const item = (0,proof/* parseProofItem */.Tz)(bytes);
        return known.has((0,domain_digest/* digestFromWire */.s1)(item.data) ?? "") ? item : undefined;
    }
    catch (cause) {
        if (cause instanceof RangeError)
            return undefined;
        throw cause;
    }
}

;// CONCATENATED MODULE: ./build/src/domain/claims/verify-evidence.js







/**
 * Lays `files` beside the evidence: bytes, path and chain of each (docs/evidence.md). Nothing is asked here, and
 * nothing is read but what is handed in.
 */
function verifyEvidence(evidence) {
    const { statement, chain = [] } = evidence;
    const match = createMatcher(statement);
    const { files, proofs, used } = sortFiles(evidence, match);
    const judge = createJudge(statement, createRoutes(statement, proofs), chain);
    const claims = files.map((file) => {
        const list = match(file).subject === undefined ? listOf(file, statement) : undefined;
        return list === undefined ? toFileClaims(file, match(file), judge) : listClaims(file, list, statement, judge);
    });
    const { tool, mode, finishedOn, run, service } = statement.predicate;
    return {
        verdict: (0,claims_claims/* worstVerdict */.zP)(claims.map(({ verdict }) => verdict)),
        files: claims,
        usedAsEvidence: used,
        missing: missingOf(statement, claims),
        evidence: { tool, mode, finishedOn, ...(run && { run }), ...(service && { service }) },
    };
}
/** The hashes that the chain is to be asked about for `files`: any of a file's hashes will do. */
function hashesToAsk(evidence) {
    const match = createMatcher(evidence.statement);
    const { files, proofs } = sortFiles(evidence, match);
    const findRoute = createRoutes(evidence.statement, proofs);
    const digests = files.map((file) => match(file).subject?.digest.sha3_256 ?? file.sha3_256);
    return [...new Set(digests.flatMap((digest) => findRoute(digest).hashes))];
}
function toFileClaims(file, { bytes, subject, notes }, judge) {
    const { name, sha3_256 } = file;
    if (subject === undefined) {
        const unknown = { path: "none needed", chain: "not asked", according: [], verdict: "mismatch" };
        return { file: name, digest: sha3_256, bytes, ...unknown, notes };
    }
    const judged = judge(subject.digest.sha3_256);
    const empty = sha3_256 === domain_digest/* emptyDigest */.IK ? ["The file is empty: everybody has its digest, so it proves nothing."] : [];
    return {
        file: name,
        subject: subject.name,
        digest: sha3_256,
        bytes,
        ...judged,
        verdict: bytes === "yes" ? judged.verdict : "mismatch",
        notes: [...notes, ...judged.notes, ...empty],
    };
}
function missingOf({ subject }, claims) {
    const present = new Set(claims.map((claim) => claim.subject));
    return subject.map(({ name }) => name).filter((name) => !present.has(name));
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ parseJsonText),
/* harmony export */   t: () => (/* binding */ maximumJsonLength)
/* harmony export */ });
/** JSON from strangers: bounded in size and depth, and without members that two readers would read differently. */
/** Largest text in UTF-16 units: a statement of a hundred thousand files has about half of it. */
const maximumJsonLength = 64 * 1024 * 1024;
const mostDepth = 32;
/**
 * Parses `text` as JSON.
 *
 * @throws RangeError when it is none, is too long or nests too deep, or an object names a member twice
 */
function parseJsonText(text) {
    if (text.length > maximumJsonLength)
        throw new RangeError("it is larger than 64 MiB");
    const value = parseAsJson(text);
    checkStructure(text);
    return value;
}
function parseAsJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new RangeError("it is not JSON", { cause });
    }
}
/** A string with a colon behind it is a member's name; everything else that matters is a bracket. */
const token = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[[{}\]]/gs;
/** Walks over the brackets and names of `text`, which is JSON. */
function checkStructure(text) {
    const open = [];
    for (const [bracket, string, colon] of text.matchAll(token)) {
        if (colon !== undefined && string !== undefined)
            addName(open.at(-1), string);
        else if (bracket === "{" || bracket === "[")
            open.push(bracket === "{" ? new Set() : undefined);
        else if (bracket === "}" || bracket === "]")
            open.pop();
        if (open.length > mostDepth)
            throw new RangeError(`it nests deeper than ${mostDepth} levels`);
    }
}
function addName(names, string) {
    const name = String(JSON.parse(string));
    if (names?.has(name))
        throw new RangeError(`an object of it has two members named ${JSON.stringify(name.slice(0, 80))}`);
    names?.add(name);
}


/***/ }),

/***/ 4127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SL: () => (/* binding */ listDigests),
/* harmony export */   TR: () => (/* binding */ sha256ListName),
/* harmony export */   p0: () => (/* binding */ toLists),
/* harmony export */   so: () => (/* binding */ listText)
/* harmony export */ });
/* unused harmony exports sha3ListName, sha3ListText, sha256ListText */
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9017);
/* harmony import */ var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8041);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2565);
/* harmony import */ var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5706);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
/** The checksum lists of a statement: canonical ones are rebuilt from its subjects. */





const sha3ListName = "SHA3-256SUMS";
const sha256ListName = "SHA256SUMS";
/** The text of `SHA3-256SUMS` over `subjects`. */
function sha3ListText(subjects) {
    return (0,_checksums_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChecksums */ .ss)(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })));
}
/** The text of `SHA256SUMS` over those of `subjects` whose SHA-256 is known. */
function sha256ListText(subjects) {
    return [...(0,_checksums_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSha256Sums */ .iX)(subjects.map(({ name, digest: { sha256: known } }) => ({ name, sha256: known })))].join("");
}
/** The text of `list`: its own, else the canonical one of its name. */
function listText({ name, text }, subjects) {
    return text ?? (name === sha256ListName ? sha256ListText(subjects) : sha3ListText(subjects));
}
/** Both digests of a list's text in UTF-8. */
function listDigests(text) {
    const bytes = (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8ToBytes */ .AI)(text);
    return { sha3_256: (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestFromBytes */ .SS)((0,_noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__/* .sha3_256 */ .C2)(bytes)), sha256: (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesToHex */ .My)((0,_noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .sc)(bytes)) };
}
/**
 * The lists of a run: the canonical ones of its subjects, and `given`, the list that was stamped, unless it is one of
 * them, in its own words.
 */
function toLists(subjects, given) {
    const canonical = { name: sha3ListName, ...listDigests(sha3ListText(subjects)) };
    const pair = sha256ListText(subjects);
    const lists = pair === "" ? [canonical] : [canonical, { name: sha256ListName, ...listDigests(pair) }];
    const own = given && listDigests(given.text);
    if (given === undefined || own === undefined || own.sha3_256 === canonical.sha3_256)
        return lists;
    return [...lists, { name: given.name, ...own, text: given.text }];
}


/***/ }),

/***/ 1354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ parseStatement)
});

// EXTERNAL MODULE: ./build/src/domain/digest.js
var digest = __webpack_require__(8744);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/domain/evidence/json-text.js
var json_text = __webpack_require__(9392);
;// CONCATENATED MODULE: ./build/src/domain/evidence/members.js
/** Readers of a parsed JSON value's members: each returns what it promises or says where the value lacks it. */
/** The member `name` of an object; its value is `undefined` when it is not a member of its own. */
function memberOf({ value, where }, name) {
    const members = asObject({ value, where });
    return { value: Object.hasOwn(members, name) ? members[name] : undefined, where: `${where}.${name}` };
}
function asObject({ value, where }) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        throw new RangeError(`${where} is not an object`);
    return value;
}
/** The items of a list of at most `most` items. */
function itemsOf({ value, where }, most) {
    if (!Array.isArray(value))
        throw new RangeError(`${where} is not a list`);
    if (value.length > most)
        throw new RangeError(`${where} has more than ${most} items`);
    return value.map((item, index) => ({ value: item, where: `${where}[${index}]` }));
}
/** A text of at most `most` UTF-16 units that UTF-8 can hold. */
function textOf({ value, where }, most = 256) {
    if (typeof value !== "string")
        throw new RangeError(`${where} is not text`);
    if (value.length > most)
        throw new RangeError(`${where} is longer than ${most} characters`);
    if (!value.isWellFormed())
        throw new RangeError(`${where} is not Unicode text`);
    return value;
}
/** A text of the form `pattern`, which `form` describes. */
function matchOf(place, pattern, form) {
    const text = textOf(place, 1_048_576);
    if (!pattern.test(text))
        throw new RangeError(`${place.where} is not ${form}`);
    return text;
}
/** One of `words`. */
function wordOf({ value, where }, words) {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined)
        throw new RangeError(`${where} is none of ${words.join(", ")}`);
    return word;
}
/** What `read` makes of each member that is there; those that are absent stay absent. */
function optionalMembers(place, readers) {
    const names = Object.keys(readers);
    const present = names
        .map((name) => [name, memberOf(place, name)])
        .filter(([, { value }]) => value !== undefined);
    return Object.fromEntries(present.map(([name, member]) => [name, readers[name](member)]));
}

// EXTERNAL MODULE: ./build/src/domain/evidence/statement.js
var statement = __webpack_require__(4231);
;// CONCATENATED MODULE: ./build/src/domain/evidence/parse-statement.js





/** Most items of a list of a statement. */
const most = { subjects: 1_000_000, lists: 1000, records: 10_000, steps: 771 };
const longestName = 4096;
/**
 * Reads `anchor.intoto.json`, which may come from anybody. Members that this version does not know are left out.
 *
 * @param evidence the file's bytes, or its text
 * @throws AnchorError `EVIDENCE_INVALID`, saying what is wrong: not a statement of ours, two subjects of one name, two
 *   anchors of one digest, a member of another form
 */
function parseStatement(evidence) {
    try {
        const text = typeof evidence === "string" ? evidence : decode(evidence);
        return statementOf({ value: (0,json_text/* parseJsonText */.l)(text), where: "the statement" });
    }
    catch (cause) {
        if (!(cause instanceof RangeError))
            throw cause;
        throw new errors/* AnchorError */._Z("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
    }
}
function decode(bytes) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new RangeError("it is not UTF-8", { cause });
    }
}
function statementOf(place) {
    const _type = wordOf(memberOf(place, "_type"), [statement/* statementType */.qB]);
    const type = wordOf(memberOf(place, "predicateType"), [statement/* predicateType */.W3]);
    const subject = itemsOf(memberOf(place, "subject"), most.subjects).map(toSubject);
    if (subject.length === 0)
        throw new RangeError("it names no file");
    refuseTwice(subject.map(({ name }) => name), "subjects named");
    return { _type, subject, predicateType: type, predicate: toPredicate(memberOf(place, "predicate")) };
}
function refuseTwice(keys, what) {
    const known = new Set();
    for (const key of keys) {
        if (known.has(key))
            throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
        known.add(key);
    }
}
function toSubject(place) {
    return { name: toName(memberOf(place, "name")), digest: toDigests(memberOf(place, "digest")) };
}
function toName(place) {
    const name = textOf(place, longestName);
    if (name === "" || name.includes("\0"))
        throw new RangeError(`${place.where} names no file`);
    return name;
}
function toDigests(place) {
    return {
        sha3_256: toDigest(memberOf(place, "sha3_256")),
        ...optionalMembers(place, { sha256: toDigest }),
    };
}
function toDigest(place) {
    const text = textOf(place);
    if (!(0,digest/* isDigest */.Bc)(text))
        throw new RangeError(`${place.where} is not 64 lower case hexadecimal digits`);
    return text;
}
function toPredicate(place) {
    const anchors = itemsOf(memberOf(place, "anchors"), most.subjects).map(toAnchor);
    refuseTwice(anchors.map(({ digest }) => digest), "anchors of the digest");
    const tool = memberOf(place, "tool");
    return {
        tool: { name: textOf(memberOf(tool, "name")), version: textOf(memberOf(tool, "version")) },
        mode: wordOf(memberOf(place, "mode"), statement/* evidenceModes */.Ur),
        finishedOn: toTime(memberOf(place, "finishedOn")),
        ...optionalMembers(place, { run: toRun, service: toService }),
        lists: itemsOf(memberOf(place, "lists"), most.lists).map(toList),
        anchors,
        ...optionalMembers(place, {
            changed: (member) => itemsOf(member, most.subjects).map(toChanged),
        }),
    };
}
function toTime(place) {
    return matchOf(place, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
}
function toRun(place) {
    const line = (member) => textOf(member, 2048);
    const readers = { repository: line, ref: line, tag: line, commit: line, url: line, attempt: line };
    return optionalMembers(place, readers);
}
function toService(place) {
    const { value, where } = memberOf(place, "demonstration");
    if (typeof value !== "boolean")
        throw new RangeError(`${where} is neither true nor false`);
    return { url: textOf(memberOf(place, "url"), 2048), demonstration: value };
}
function toList(place) {
    return {
        name: toName(memberOf(place, "name")),
        ...toDigests(place),
        ...optionalMembers(place, {
            text: (member) => textOf(member, Number.POSITIVE_INFINITY),
        }),
    };
}
function toChanged(place) {
    return {
        name: toName(memberOf(place, "name")),
        digest: toDigest(memberOf(place, "digest")),
        seenOn: toTime(memberOf(place, "seenOn")),
    };
}
function toAnchor(place) {
    return {
        covers: wordOf(memberOf(place, "covers"), ["subject", "list"]),
        digest: toDigest(memberOf(place, "digest")),
        verdict: wordOf(memberOf(place, "verdict"), Object.keys(statement/* anchorVerdicts */.kk)),
        ...optionalMembers(place, {
            chain: toChain,
            proof: toProof,
            pendingProof: (member) => ({ uid: textOf(memberOf(member, "uid")) }),
        }),
    };
}
function toChain(place) {
    return {
        ...optionalMembers(place, { address: textOf, port: toCount }),
        records: itemsOf(memberOf(place, "records"), most.records).map(toRecord),
    };
}
function toCount({ value, where }) {
    if (!Number.isSafeInteger(value) || Number(value) < 0)
        throw new RangeError(`${where} is not a whole number`);
    return Number(value);
}
function toRecord(place) {
    const line = (member) => textOf(member);
    const block = (member) => typeof member.value === "string" ? matchOf(member, /^\d{1,20}$/, "a block number") : toCount(member);
    return optionalMembers(place, {
        block,
        date: line,
        txpow: line,
        transaction: line,
        coin: line,
        matched: line,
    });
}
function toProof(place) {
    return {
        steps: itemsOf(memberOf(place, "steps"), most.steps).map(toStep),
        root: toDigest(memberOf(place, "root")),
        ...optionalMembers(place, { file: toItem }),
    };
}
function toItem(place) {
    const member = (name) => matchOf(memberOf(place, name), /^0x[0-9a-f]+$/i, "0x and hex");
    return { address: member("address"), data: member("data"), proof: member("proof"), root: member("root") };
}
function toStep(place) {
    const { l, r, op } = { l: memberOf(place, "l"), r: memberOf(place, "r"), op: memberOf(place, "op") };
    if ([l, r, op].filter(({ value }) => value !== undefined).length !== 1) {
        throw new RangeError(`${place.where} is not one of l, r and op`);
    }
    if (op.value !== undefined)
        return { op: wordOf(op, ["sha3-256"]) };
    return l.value === undefined ? { r: toHex(r) } : { l: toHex(l) };
}
function toHex(place) {
    return matchOf(place, /^(?:[0-9a-f]{2})+$/, "lower case hex");
}


/***/ }),

/***/ 9066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ rootOfSteps),
/* harmony export */   Lr: () => (/* binding */ toAnchorProof),
/* harmony export */   xg: () => (/* binding */ toProofSteps)
/* harmony export */ });
/* unused harmony exports pathOfSteps, toProofItem */
/* harmony import */ var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8041);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2565);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
/* harmony import */ var _proof_merkle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7377);
/** A Merkle path in explicit steps, so that it can be followed without knowing the chain's encodings. */




/** The chain's encodings in hex (service-facts §4): the numbers 0 and 1, and the length before 32 bytes. */
const zero = "000100";
const one = "000101";
const length = "00000020";
const hash = { op: "sha3-256" };
/** Most steps of a path: three a hash, for the leaf and 256 levels above it. */
const mostSteps = 3 * 257;
/** Most bytes at hand between two steps: a path of ours never has more than 78. */
const mostBytes = 4096;
/** `path` as steps from the 32 bytes of the digest: first the leaf's own hash, then one a sibling. */
function toProofSteps({ steps }) {
    const leaf = [{ l: `${zero}${length}` }, { r: zero }, hash];
    return [...leaf, ...steps.flatMap(toNodeSteps)];
}
function toNodeSteps({ left, hash: sibling }) {
    return left
        ? [{ l: `${one}${length}${sibling}${length}` }, { r: zero }, hash]
        : [{ l: `${one}${length}` }, { r: `${length}${sibling}${zero}` }, hash];
}
/**
 * The root that `steps` lead to from `digest`, whatever they are: any tree can be written so.
 *
 * @throws RangeError when there are too many of them, or they do not end in a hash
 */
function rootOfSteps(digest, steps) {
    if (steps.length > mostSteps)
        throw new RangeError(`it has more than ${mostSteps} steps`);
    const end = (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesToHex */ .My)(steps.reduce(followStep, (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .hexToBytes */ .aT)(digest)));
    if (!(0,_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc)(end))
        throw new RangeError("its steps do not end in a hash");
    return end;
}
function followStep(bytes, step) {
    if ("op" in step)
        return (0,_noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__/* .sha3_256 */ .C2)(bytes);
    const next = "l" in step ? (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .concatBytes */ .Id)((0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .hexToBytes */ .aT)(step.l), bytes) : (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .concatBytes */ .Id)(bytes, (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .hexToBytes */ .aT)(step.r));
    if (next.length > mostBytes)
        throw new RangeError(`its steps gather more than ${mostBytes} bytes`);
    return next;
}
const nodeLeft = new RegExp(`^${one}${length}([0-9a-f]{64})${length}$`);
const nodeRight = new RegExp(`^${length}([0-9a-f]{64})${zero}$`);
/**
 * The path that `steps` were made from, the inverse of {@link toProofSteps}; its block time is 0, since no hash
 * depends on it.
 *
 * @throws RangeError when the steps are of another kind of tree
 */
function pathOfSteps(steps) {
    const siblings = [];
    for (let start = 3; start < steps.length; start += 3)
        siblings.push(toMerkleStep(steps.slice(start, start + 3)));
    const path = { blockTime: 0n, steps: siblings };
    if (JSON.stringify(toProofSteps(path)) !== JSON.stringify(steps))
        throw new RangeError("its steps are of another tree");
    return path;
}
function toMerkleStep([first, second]) {
    const left = first && "l" in first ? digestFromWire(nodeLeft.exec(first.l)?.[1]) : undefined;
    const right = second && "r" in second ? digestFromWire(nodeRight.exec(second.r)?.[1]) : undefined;
    const sibling = left ?? right;
    if (sibling === undefined)
        throw new RangeError("its steps are of another tree");
    return { left: left !== undefined, hash: sibling };
}
/**
 * A proof file's item as a statement holds it. The item was checked before (`parseProof`).
 *
 * @throws RangeError when its members are not of the form of a proof file
 */
function toAnchorProof(item) {
    const root = (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestFromWire */ .s1)(item.root);
    if (root === undefined)
        throw new RangeError("its root is not a 32-byte hash");
    return { steps: toProofSteps((0,_proof_merkle_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMerklePath */ .z9)(item.proof)), root, file: item };
}
/**
 * The item of a proof file for `digest`: the one that the proof was taken from, else one written from its steps.
 *
 * @param address where on the chain the root stands, as `0x` and hex
 * @throws RangeError when the steps are of another kind of tree
 */
function toProofItem(digest, { steps, root, file }, address) {
    const upper = (hex) => `0x${hex.toUpperCase()}`;
    return file ?? { address, data: upper(digest), proof: formatMerklePath(pathOfSteps(steps)), root: upper(root) };
}


/***/ }),

/***/ 4231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ur: () => (/* binding */ evidenceModes),
/* harmony export */   W3: () => (/* binding */ predicateType),
/* harmony export */   kk: () => (/* binding */ anchorVerdicts),
/* harmony export */   qB: () => (/* binding */ statementType)
/* harmony export */ });
const statementType = "https://in-toto.io/Statement/v1";
const predicateType = "https://anchor-artifacts.github.io/anchor/v1";
/** What a run did, as the predicate names it. */
const evidenceModes = ["stamp", "check", "verify", "monitor"];
/** What a run found out about one digest (interface §1.5), and what that is worth to who reads it later. */
const anchorVerdicts = {
    anchored: "settled",
    "already-anchored": "settled",
    found: "settled",
    verified: "settled",
    "not-found": "denied",
    "no-match": "denied",
    changed: "denied",
    accepted: "open",
    unclear: "open",
    unknown: "open",
    unreachable: "open",
    failed: "open",
    skipped: "open",
};


/***/ }),

/***/ 7377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nk: () => (/* binding */ merkleRoot),
/* harmony export */   z9: () => (/* binding */ parseMerklePath)
/* harmony export */ });
/* unused harmony exports nodeHash, formatMerklePath */
/* harmony import */ var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8041);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8744);



const zero = Uint8Array.of(0, 1, 0);
const one = Uint8Array.of(0, 1, 1);
const hashLength = Uint8Array.of(0, 0, 0, 32);
const maximumSteps = 256;
/** The hash of a leaf: SHA3-256(0 | data | 0) in the chain's number and blob encodings (service-facts §4). */
function leafHash(data) {
    return hashOf(zero, blob(data), zero);
}
/** The hash of an inner node: SHA3-256(1 | left | right | sum of values, here 0) (service-facts §4). */
function nodeHash(left, right) {
    return hashOf(one, blob(left), blob(right), zero);
}
/** The root that `path` leads to from `data`. */
function merkleRoot(data, path) {
    return path.steps.reduce((current, { left, hash }) => (left ? nodeHash(hash, current) : nodeHash(current, hash)), leafHash(data));
}
/**
 * Reads the `proof` member of a proof file: `0x` and hex of block time, count, then per step one side byte, the
 * sibling's hash and its value, which must be 0 (service-facts §4).
 *
 * @throws RangeError when the text is not exactly such a path
 */
function parseMerklePath(text) {
    if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
        throw new RangeError("proof is not 0x-prefixed hex");
    const reader = readerOf((0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .hexToBytes */ .aT)(text.slice(2)));
    const blockTime = reader.number();
    const count = reader.number();
    if (count > BigInt(maximumSteps))
        throw new RangeError(`proof has more than ${maximumSteps} steps`);
    const steps = Array.from({ length: Number(count) }, () => reader.step());
    reader.end();
    return { blockTime, steps };
}
/** Writes `path` as the `proof` member of a proof file; the inverse of {@link parseMerklePath}. */
function formatMerklePath({ blockTime, steps }) {
    const parts = steps.flatMap(({ left, hash }) => [Uint8Array.of(left ? 1 : 0), blob(hash), zero]);
    const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
    return `0x${bytesToHex(bytes).toUpperCase()}`;
}
function hashOf(...parts) {
    return (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestFromBytes */ .SS)((0,_noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_2__/* .sha3_256 */ .C2)((0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .concatBytes */ .Id)(...parts)));
}
/** A blob: 4-byte big-endian length, then the bytes. */
function blob(digest) {
    return (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .concatBytes */ .Id)(hashLength, (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .hexToBytes */ .aT)(digest));
}
/** A number: scale 0, one byte of length, then the two's-complement big-endian value. */
function numberBytes(value) {
    const hex = value.toString(16);
    const even = hex.length % 2 === 0 ? hex : `0${hex}`;
    const signed = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
    return concatBytes(Uint8Array.of(0, signed.length / 2), hexToBytes(signed));
}
/** Reads `bytes` from the front; every call consumes what it returns. */
function readerOf(bytes) {
    let offset = 0;
    const take = (length) => {
        const taken = bytes.subarray(offset, offset + length);
        if (taken.length !== length)
            throw new RangeError("proof ends too early");
        offset += length;
        return taken;
    };
    const number = () => {
        const [scale = 1, length = 0] = take(2);
        if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
        const value = take(length);
        if ((value[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
        return BigInt(`0x${(0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesToHex */ .My)(value)}`);
    };
    const step = () => {
        const [side = 2] = take(1);
        if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
        if ((0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesToHex */ .My)(take(4)) !== "00000020")
            throw new RangeError("proof holds a hash that is not 32 bytes");
        const hash = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestFromBytes */ .SS)(take(32));
        if (number() !== 0n)
            throw new RangeError("proof holds a value other than 0");
        return { left: side === 1, hash };
    };
    const end = () => {
        if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
    };
    return { number, step, end };
}


/***/ }),

/***/ 8973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ maximumProofSize),
/* harmony export */   Tz: () => (/* binding */ parseProofItem),
/* harmony export */   k_: () => (/* binding */ parseProof)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _merkle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7377);



/** Largest proof file in bytes (interface §5). */
const maximumProofSize = 1_048_576;
/**
 * Reads and checks a proof file: one object of `address`, `data`, `proof`, `root`, alone or as the only item of an
 * array, whose Merkle path leads from `data` to `root` (interface §5).
 *
 * @throws AnchorError `PROOF_INVALID`, saying what is wrong
 */
function parseProof(name, bytes) {
    try {
        return { name, bytes, ...checkedRoot(onlyItem(parseJson(bytes))) };
    }
    catch (cause) {
        if (!(cause instanceof RangeError))
            throw cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
    }
}
/**
 * The members of a proof file as they stand in it, not checked against each other.
 *
 * @throws RangeError when there is not exactly one object with the four members in hex
 */
function parseProofItem(bytes) {
    const members = onlyItem(parseJson(bytes));
    const hex = (name) => {
        const value = Object.hasOwn(members, name) ? members[name] : undefined;
        if (typeof value !== "string" || !/^0x[0-9a-f]+$/i.test(value))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
        return value;
    };
    return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
}
function parseJson(bytes) {
    if (bytes.length > maximumProofSize)
        throw new RangeError("it is larger than 1 MiB");
    try {
        return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    }
    catch (cause) {
        throw new RangeError("it is not JSON", { cause });
    }
}
function onlyItem(json) {
    const item = Array.isArray(json) ? json[0] : json;
    if (Array.isArray(json) && json.length !== 1) {
        throw new RangeError(`it holds ${json.length} proofs, and the service answers about one`);
    }
    if (typeof item !== "object" || item === null)
        throw new RangeError("it holds no proof object");
    return item;
}
function checkedRoot(item) {
    const { address, data, proof, root } = item;
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestFromWire */ .s1)(data);
    const stated = (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestFromWire */ .s1)(root);
    if (typeof address !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(address))
        throw new RangeError("address is not 0x-prefixed hex");
    if (digest === undefined)
        throw new RangeError("data is not a SHA3-256 digest");
    if (stated === undefined)
        throw new RangeError("root is not a 32-byte hash");
    if (typeof proof !== "string")
        throw new RangeError("proof is not text");
    if ((0,_merkle_js__WEBPACK_IMPORTED_MODULE_1__/* .merkleRoot */ .nk)(digest, (0,_merkle_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMerklePath */ .z9)(proof)) !== stated)
        throw new RangeError("its path does not lead from data to root");
    return { digest, root: stated };
}


/***/ })

};
